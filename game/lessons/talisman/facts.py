"""What the sentences of the lesson say in numbers and names, worked out from the match as it stands."""

from __future__ import annotations

from game.engine.decision import Fact
from game.engine.match import Match
from game.lessons.lesson import FactOf
from game.lessons.talisman.table import RIVAL, YOU
from game.talisman.box.board import SPACES
from game.talisman.box.register import CARD_OF
from game.talisman.rules.belongings.exchange import points_of
from game.talisman.rules.fights.crown import COMMAND_TABLE
from game.talisman.rules.fights.pending import armed, with_cards, with_space_enemy
from game.talisman.rules.fights.scores import defending_side, fighting_side
from game.talisman.rules.table.sheet import allowance, craft, strength
from game.talisman.state import STRENGTH_FOR_A_POINT, Fight, TalismanState


def rival(match: Match) -> Fact:
    """The name of the other player."""
    return match.seats[RIVAL].name


def cards_drawn_at(space: str) -> FactOf:
    """How many cards a space asks for."""
    return lambda match: SPACES[space].draw


def lives_of(seat: int) -> FactOf:
    """How many Lives a seat has."""
    return lambda match: _state(match).heroes[seat].lives


def strength_on_the_sheet(match: Match) -> Fact:
    """The learner's Strength as his sheet shows it: with Followers, without weapons."""
    return strength(_state(match), YOU)


def craft_on_the_sheet(match: Match) -> Fact:
    """The learner's Craft as his sheet shows it."""
    return craft(_state(match), YOU)


def spells_allowed(match: Match) -> Fact:
    """How many Spells the learner's Craft allows."""
    return allowance(_state(match), YOU)


# -- fights ----------------------------------------------------------------------------------------------


def own_points(enemy: str) -> FactOf:
    """What the learner adds to his die against an Enemy: a card, or the Enemy of a space."""
    return lambda match: fighting_side(_state(match), _fight(_state(match), enemy)).value


def points_of_foe(enemy: str) -> FactOf:
    """What that Enemy adds to its die."""
    return lambda match: defending_side(_state(match), _fight(_state(match), enemy)).value


def own_dice(enemy: str) -> FactOf:
    """How many dice the learner throws against that Enemy."""
    return lambda match: fighting_side(_state(match), _fight(_state(match), enemy)).dice


def _fight(state: TalismanState, enemy: str) -> Fight:
    """The fight as it would begin now: what the sentence says of it holds before the dice and after them."""
    if enemy in CARD_OF:
        return armed(state, with_cards(state, YOU, (enemy,)))
    return armed(state, with_space_enemy(state, YOU, enemy))


# -- trophies --------------------------------------------------------------------------------------------


def trophy_points(*cards: str) -> FactOf:
    """What some trophies are worth together."""
    return lambda match: points_of(cards)


def points_for_strength(match: Match) -> Fact:
    """How many points give one Strength."""
    return STRENGTH_FOR_A_POINT


# -- the Crown -------------------------------------------------------------------------------------------


def lowest_command(match: Match) -> Fact:
    """The lowest throw with which the Command Spell works."""
    return min(face for row in COMMAND_TABLE.rows if row.effect is not None for face in row.faces)


def _state(match: Match) -> TalismanState:
    state: TalismanState = match.state
    return state
