"""Taking what lies on the space where the active Character met somebody or something (TAL-6.12, TAL-6.15.9)."""

from __future__ import annotations

from functools import cache

from game.engine.decision import Named, Option, Text, text
from game.engine.ids import parted
from game.talisman.box.board import CROWN, SPACES
from game.talisman.box.register import CARD_OF, ENEMY
from game.talisman.rules import actions
from game.talisman.rules.belongings.possessions import can_take, fee_of, leave, leave_options, take, take_gold
from game.talisman.rules.fights import groups
from game.talisman.rules.happenings.alignment import changes
from game.talisman.rules.magic import evading
from game.talisman.rules.table.land import DONE, Land
from game.talisman.rules.table.sheet import forbids
from game.talisman.state import TalismanState

TAKE_QUESTION = Text("What do you take, or leave?")


def takeable(state: TalismanState, seat: int) -> tuple[str, ...]:
    """The cards on the space that the Character may take now (TAL-6.12.1, TAL-6.15.9)."""
    return tuple([card for card in within_reach(state, seat) if can_take(state, seat, card)])


def within_reach(state: TalismanState, seat: int) -> tuple[str, ...]:
    """The cards of number 5 that nothing but the Character itself keeps from being taken."""
    space = state.heroes[seat].space
    cards = state.cards.get(space, ())
    if not cards or is_barred(state, seat):
        return ()
    if state.met and SPACES[space].draw:
        cards = tuple([card for card in cards if card in state.dropped])
    return tuple([card for card in cards if CARD_OF[card].number == 5])


def changes_here(state: TalismanState, seat: int) -> tuple[Option, ...]:
    """The Druid may change before taking, where something lies that his Alignment forbids (TAL-FLOW-2)."""
    found = changes(state, seat)
    alignment = state.heroes[seat].alignment
    forbidden = found and any(alignment not in CARD_OF[card].alignments for card in within_reach(state, seat))
    return found if forbidden else ()


def is_barred(state: TalismanState, seat: int) -> bool:
    """Whether an Enemy lying there keeps the Character from taking anything (TAL-6.12.1c, TAL-6.18.1d)."""
    return any(not evading.may_evade(state, seat, f"card:{card}") for card in barring(state, seat))


def barring(state: TalismanState, seat: int) -> tuple[str, ...]:
    """The Enemies lying there that were not met: in place of the space a Character was, or it is the Crown."""
    space = state.heroes[seat].space
    cards = state.cards.get(space, ()) if state.met or space == CROWN else ()
    return tuple([
        card for card in cards if CARD_OF[card].kind == ENEMY and not groups.lets_pass(state, seat, card)
    ])  # fmt: skip


def gold_here(state: TalismanState, seat: int) -> bool:
    """Whether Gold lies there for the taking."""
    hero = state.heroes[seat]
    if not state.gold or hero.toad or is_barred(state, seat) or (state.met and SPACES[hero.space].draw):
        return False
    return hero.space in state.gold


LEFT = Option(DONE.key, Text("Leave it"))
"""The only thing here is not taken."""
TAKE_GOLD = Option("take:gold", Text("Take the Gold"), clause="TAL-6.12.1b")


@cache
def take_option(card: str) -> Option:
    """The option to take a card."""
    named, fee = Named(CARD_OF[card].name, f"card:{card}"), fee_of(card)
    words = text("Take {card} for {n} Gold", card=named, n=fee) if fee else text("Take {card}", card=named)
    return Option(f"take:{card}", words, f"card:{card}", "TAL-6.12.1b", tooltip=CARD_OF[card].face)


def taking_options(state: TalismanState, seat: int) -> tuple[Option, ...]:
    """What may be taken, or left to make room for it; nothing if there is nothing to take."""
    if not (state.cards or state.gold):
        return ()
    cards = takeable(state, seat)
    gold = (TAKE_GOLD,) if gold_here(state, seat) else ()
    alignments = changes_here(state, seat)
    sales = actions.sales(state, seat)
    if not cards and not gold and not alignments and not (sales and waits_for_its_fee(state, seat)):
        return ()
    done = LEFT if len(cards) + len(gold) == 1 and not alignments and not sales else DONE
    return (*[take_option(card) for card in cards], *gold, *alignments, *sales, *leave_options(state, seat), done)


def waits_for_its_fee(state: TalismanState, seat: int) -> bool:
    """Whether somebody lies there whom the Character could take with more Gold (Mercenary)."""
    hero = state.heroes[seat]
    return not hero.toad and any(
        fee_of(card) > hero.gold and not forbids(state, seat, card) for card in within_reach(state, seat)
    )


async def take_things(land: Land, seat: int, options: tuple[Option, ...]) -> None:
    """Taking and leaving in any order until the player is done (TAL-6.12.1g-R)."""
    stage = land.state.stage
    while options:
        key = await land.ask(seat, "take", TAKE_QUESTION, options, "TAL-6.12.1b")
        verb, what = parted(key)
        if key == DONE.key:
            return
        for card in barring(land.state, seat) if verb == "take" else ():
            await evading.evade(land, seat, f"card:{card}")
        if key == TAKE_GOLD.key:
            await take_gold(land, seat)
        elif verb == "take":
            await take(land, seat, what)
        elif verb in ("become", "use"):
            await actions.act(land, seat, key)
        else:
            await leave(land, seat, what, "TAL-6.5.4")
        if not land.state.heroes[seat].space or land.state.stage != stage:
            return
        options = taking_options(land.state, seat)
