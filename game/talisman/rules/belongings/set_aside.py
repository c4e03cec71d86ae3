"""What can be done wherever the active player is asked, but is no reason to ask him (TAL-FLOW-2)."""

from __future__ import annotations

from game.engine.decision import Option
from game.engine.ids import parted
from game.talisman.box.ability import Ability
from game.talisman.box.register import CARD_OF
from game.talisman.rules.belongings.exchange import EXCHANGE, exchange, points_of
from game.talisman.rules.belongings.possessions import leave, leave_option, leave_options
from game.talisman.rules.table.land import Land
from game.talisman.rules.table.sheet import strength
from game.talisman.state import STRENGTH_FOR_A_POINT, TalismanState

VERBS = frozenset({"leave", "exchange"})


def idle_options(state: TalismanState, seat: int) -> tuple[Option, ...]:
    """Leaving things and exchanging kept Enemies."""
    return leave_options(state, seat) + exchange_options(state, seat)


def exchange_options(state: TalismanState, seat: int) -> tuple[Option, ...]:
    """Exchanging kept Enemies, if they make a point of Strength."""
    return (EXCHANGE,) if points_of(state.heroes[seat].trophies) >= STRENGTH_FOR_A_POINT else ()


def timely_options(state: TalismanState, seat: int, met: tuple[str, ...]) -> tuple[Option, ...]:
    """What is done just in time before cards about to be met: laying down what they would take (Raiders, Hag).

    For the Strength that one of them asks for Enemies are exchanged, if it has just been drawn (Marsh, TAL-6.1.5-R).
    """
    found = tuple([leave_option(card) for card in robbed(state, seat, met)])
    return (*found, EXCHANGE) if exchange_helps(state, seat, met) else found


def robbed(state: TalismanState, seat: int, met: tuple[str, ...]) -> tuple[str, ...]:
    """What the cards would take of what the Character may lay down first (TAL-6.5.4, TAL-6.6.4)."""
    return tuple([card for robber in abilities_of(met) for card in robber.robs(state, seat)])


def threatened(state: TalismanState, seat: int, card: str) -> tuple[Option, ...]:
    """Laying down what a row of the card's table would take, as answers beside the throw (TAL-6.5.4, TAL-6.6.4)."""
    ability = CARD_OF[card].ability
    return tuple([leave_option(other) for other in ability.threatens(state, seat)]) if ability is not None else ()


def exchange_helps(state: TalismanState, seat: int, met: tuple[str, ...]) -> bool:
    """Whether kept Enemies make up for the Strength that a card just drawn asks for; a Toad's are better kept."""
    hero = state.heroes[seat]
    if hero.toad or not hero.trophies:
        return False
    drawn = tuple([card for card in met if card in state.drawn])
    asked_for = max([ability.strength_needed for ability in abilities_of(drawn)], default=0)
    return 0 < asked_for - strength(state, seat) <= points_of(hero.trophies) // STRENGTH_FOR_A_POINT


def abilities_of(cards: tuple[str, ...]) -> list[Ability]:
    """The Abilities of those cards that have one."""
    return [ability for card in cards if (ability := CARD_OF[card].ability) is not None]


async def act(land: Land, seat: int, key: str) -> None:
    """Carry one of them out."""
    verb, what = parted(key)
    if verb == "leave":
        await leave(land, seat, what, leave_option(what).clause or "TAL-6.5.4")
    else:
        await exchange(land, seat)
