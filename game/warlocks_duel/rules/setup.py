"""Setting the table (WD-1)."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.decision import Option, Text
from game.engine.game import OptionValue, SetupError
from game.warlocks_duel.box.cards import MAGES, basic_cards
from game.warlocks_duel.box.elements import BLANK
from game.warlocks_duel.box.scrolls import SCROLLS
from game.warlocks_duel.rules.duel import Duel
from game.warlocks_duel.rules.tidying import begin_round, deal_market
from game.warlocks_duel.state import HAND_SIZE, RESERVE, Duelist, DuelState

MAGE_QUESTION = Text("Which mage do you play?")
RANDOM_MAGE = Option("mage:random", Text("A random mage"), clause="WD-1.1", tooltip=Text("Draw one of the free mages."))
RANDOM_STARTER = "random"


def new_state(seats: int, options: Mapping[str, OptionValue], modules: tuple[str, ...]) -> DuelState:
    """Power, hand and reserve of every player; mages are still to be chosen (WD-1.4 to WD-1.7)."""
    duelists = [Duelist(hand=(BLANK,) * HAND_SIZE, reserve=RESERVE[seats]) for _ in range(seats)]
    chosen = str(options["starting_player"])
    first = -1 if chosen == RANDOM_STARTER else int(chosen) - 1
    if first >= seats:
        raise SetupError(f"option 'starting_player' cannot be {chosen!r}: there are only {seats} seats")
    switched_on = tuple(module for module in modules if options[module])
    return DuelState(duelists, switched_on, first_starter=first)


def free_mages(state: DuelState) -> tuple[str, ...]:
    """The mages nobody has chosen yet (WD-1.1)."""
    taken = {duelist.mage for duelist in state.duelists}
    return tuple(mage for mage in MAGES if mage not in taken)


async def choose_mage(duel: Duel) -> None:
    """The next player in seat order chooses a free mage or draws one (WD-1.1 to WD-1.3)."""
    seat = duel.state.turn
    free = free_mages(duel.state)
    options = tuple(mage_option(mage) for mage in free)
    key = await duel.ask(seat, "mage", MAGE_QUESTION, (*options, RANDOM_MAGE), "WD-1.1")
    mage = free[duel.dice.below(len(free))] if key == RANDOM_MAGE.key else key.removeprefix("mage:")
    duel.state.duelists[seat].mage = mage
    duel.state.duelists[seat].cards = basic_cards(mage)
    duel.state.turn = seat + 1
    await duel.tell("mage_chosen", "WD-1.1", "{who} plays {mage}.", who=seat, mage=mage)
    if duel.state.turn == len(duel.state.duelists):
        await open_play(duel)


def mage_option(mage: str) -> Option:
    """The option to play a mage."""
    return Option(f"mage:{mage}", MAGES[mage].name, f"mage:{mage}", "WD-1.1", tooltip=MAGES[mage].leaning)


async def open_play(duel: Duel) -> None:
    """Shuffle the scrolls, deal the market, find the starting player, begin round 1 (WD-1.9, WD-1.10)."""
    duel.state.deck.cards = tuple(SCROLLS)
    duel.state.deck.shuffle(duel.dice)
    await deal_market(duel)
    first, seats = duel.state.first_starter, len(duel.state.duelists)
    duel.state.starter = first if first >= 0 else duel.dice.below(seats)
    await begin_round(duel)
