"""Where a sensible Character steps in the Inner Region: on to the Crown, to a Talisman that lies there, or out."""

from __future__ import annotations

from fractions import Fraction

from game.talisman.adviser.ways.moving import ring_distance, talismans_lying
from game.talisman.adviser.worth import has_talisman
from game.talisman.box.board import CROWN, CRYPT, MINES, PLAIN_OF_PERIL, PORTAL, SPACES
from game.talisman.referee.throws import tunnel_shares
from game.talisman.rules.table.sheet import craft, strength
from game.talisman.state import TalismanState

WORTH_THE_TUNNELS = Fraction(1, 20)
"""The chance that Mines or Crypt set one down on the Plain, below which no Talisman lying there is waited for."""
TUNNELS_TO_THE_PLAIN = (MINES, CRYPT)


def talisman_near(state: TalismanState) -> str:
    """The space of the Inner Region where a Talisman lies, which for who is inside is nearer than any other; or "".

    That of the Plain of Peril comes last: only whom Mines or Crypt set down there may take it.
    """
    lying = talismans_lying(state)
    return next((space for space in lying if space != PLAIN_OF_PERIL), lying[0] if lying else "")


def set_down_by(state: TalismanState, seat: int) -> tuple[Fraction, str]:
    """How likely the better of Mines and Crypt sets a Character down on the Plain of Peril, and which of them that is.

    It takes what lies there then; who comes through the Portal or retreats takes nothing (TAL-6.11.24b, TAL-6.11.5a-R).
    """
    return max((tunnel_shares(state, seat, SPACES[space].terrain)[PLAIN_OF_PERIL], space)
               for space in TUNNELS_TO_THE_PLAIN)  # fmt: skip


def fetched_from(state: TalismanState, seat: int) -> str:
    """The space of the Inner Region from which a Character there without a Talisman fetches one; nothing for none."""
    lies = talisman_near(state)
    if lies != PLAIN_OF_PERIL:
        return lies
    return lies if set_down_by(state, seat)[0] >= WORTH_THE_TUNNELS else ""


def step_worth(state: TalismanState, seat: int, way: str, space: str) -> float:
    """What a step in the Inner Region is worth."""
    hero, bearer = state.heroes[seat], has_talisman(state, seat)
    inwards = bearer and (hero.lives >= 2 or state.crown_reached)
    if space == CROWN:
        return 30.0
    if not bearer and (lies := fetched_from(state, seat)):
        return 10.0 if is_nearer(state, seat, space, lies) else 0.0
    if way == "retreat":
        return 1.0 if not inwards else 0.0
    if space == PORTAL:
        return 5.0 if not inwards else 0.0
    if not inwards:
        return 0.0
    if hero.space == PLAIN_OF_PERIL:
        return 5.0 + (strength(state, seat) if SPACES[space].terrain == "crypt" else craft(state, seat))
    return 10.0


def is_nearer(state: TalismanState, seat: int, space: str, lies: str) -> bool:
    """Whether a step to a space brings a Character nearer to a Talisman that lies inside."""
    here = state.heroes[seat].space
    if here == lies == PLAIN_OF_PERIL:
        return space == set_down_by(state, seat)[1]
    return space != PORTAL and ring_distance(space, lies) < ring_distance(here, lies)
