"""Phase 4: tidying up (WD-5)."""

from __future__ import annotations

from game.warlocks_duel.box.cards import is_scroll
from game.warlocks_duel.box.elements import BLANK
from game.warlocks_duel.rules.duel import Duel
from game.warlocks_duel.rules.ending import end_of_round
from game.warlocks_duel.state import (
    GATHERING,
    HAND_SIZE,
    MARKET_EXTRA,
    TIDYING,
    Duelist,
    DuelState,
    dice_owned,
    in_turn_order,
    living,
    next_living,
)


async def tidy_up(duel: Duel) -> None:
    """The steps of Phase 4 in their order, and the beginning of the next round."""
    await duel.tell("phase_began", "WD-5.1", "Phase 4: tidying up.", phase=TIDYING)
    await gain_for_reserve(duel)
    await end_of_round(duel)
    for seat in range(len(duel.state.duelists)):
        take_back(duel.state, seat)
    discard_market(duel.state)
    await deal_market(duel)
    choose_starter(duel.state)
    await begin_round(duel)


async def gain_for_reserve(duel: Duel) -> None:
    """Each die left in the reserve gives 1 power, unless the player returned by sacrifice (WD-5.1, WD-11.4)."""
    for seat in in_turn_order(duel.state, duel.state.starter):
        if duel.state.duelists[seat].reserve and not duel.state.duelists[seat].protected:
            await duel.heal(seat, duel.state.duelists[seat].reserve, "WD-5.1", "reserve")


def take_back(state: DuelState, seat: int) -> None:
    """All dice and cards return to the player; those of the eliminated leave the game (WD-5.4, 5.5, 5.8)."""
    duelist = state.duelists[seat]
    owned = dice_owned(len(state.duelists))
    scrolls = () if duelist.alive else tuple(card for card in duelist.cards if is_scroll(card))
    state.deck.put_away(*scrolls)
    if not duelist.alive:
        duelist.cards = ()
        duelist.removed = owned
    in_play = owned - duelist.removed
    duelist.hand = (BLANK,) * min(HAND_SIZE, in_play)
    duelist.reserve = max(0, in_play - HAND_SIZE)
    duelist.pool = duelist.shield = duelist.aside = ()
    clear_marks(duelist)


def clear_marks(duelist: Duelist) -> None:
    """Wards, silence, protection and everything that counts once per round are cleared (WD-5.10)."""
    duelist.paid = {}
    duelist.active = duelist.used = duelist.lost = duelist.turned = ()
    duelist.wards = ()
    duelist.passed = duelist.learned = duelist.silenced = duelist.protected = duelist.may_chain = False
    duelist.chain = 0


def discard_market(state: DuelState) -> None:
    """Scrolls nobody learned go to the discard pile (WD-5.6)."""
    state.deck.put_away(*state.market)
    state.market = ()


async def deal_market(duel: Duel) -> None:
    """Deal one scroll more than there are living players; an empty deck is made anew of the discards (WD-5.7, 5.8)."""
    for _ in range(len(living(duel.state)) + MARKET_EXTRA):
        if duel.state.deck.is_spent:
            duel.state.deck.shuffle_discards(duel.dice)
            await duel.tell("deck_shuffled", "WD-5.8", "The discard pile is shuffled into a new deck.")
        turn_up(duel.state)
    duel.reveal()
    if duel.state.market:
        market = duel.state.market
        await duel.tell("market_dealt", "WD-5.7", "New scrolls are dealt: {spells}.", spells=market, scrolls=market)


def turn_up(state: DuelState) -> None:
    """Turn the top scroll of the deck into the market, if there is one."""
    scroll = state.deck.draw()
    if scroll is not None:
        state.market = (*state.market, scroll)


def choose_starter(state: DuelState) -> None:
    """The weakest starts; a tie goes to the first going left from the old starter's left neighbour (WD-5.9)."""
    order = in_turn_order(state, next_living(state, state.starter))
    state.starter = min(order, key=lambda seat: state.duelists[seat].power)


async def begin_round(duel: Duel) -> None:
    """Begin a round with Phase 1 (WD-5.10)."""
    duel.state.round += 1
    duel.state.gather_turn = 0
    duel.state.holds = ()
    duel.state.turn = duel.state.starter
    duel.state.stage = GATHERING
    await duel.tell(
        "round_began", "WD-0.3", "Round {round}: {who} is the starting player.",
        round=duel.state.round, who=duel.state.starter,
    )  # fmt: skip
    await duel.tell("phase_began", "WD-2.1", "Phase 1: gathering mana.", phase=GATHERING)
