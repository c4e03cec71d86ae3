"""Everything that is impossible about a duel, in words."""

from __future__ import annotations

from collections import Counter

from game.warlocks_duel.box.cards import CARDS, SPELLS, basic_cards, is_scroll
from game.warlocks_duel.box.elements import BLANK, FACES
from game.warlocks_duel.box.scrolls import SCROLLS
from game.warlocks_duel.state import CHOOSING, MOST_POWER, SHIELD_SYMBOLS, Duelist, DuelState, dice_owned


def problems(state: DuelState) -> list[str]:
    """What no duel may be in; empty for every state the rules can reach."""
    found = scroll_problems(state)
    for seat, duelist in enumerate(state.duelists):
        for problem in duelist_problems(state, duelist):
            found.append(f"seat {seat}: {problem}")
    if state.ending and not state.winners:
        found.append("the match is over, but nobody has won")
    return found


def scroll_problems(state: DuelState) -> list[str]:
    """Each scroll is in exactly one place."""
    if state.stage == CHOOSING:
        return []
    places = Counter(state.deck.cards + state.market + state.deck.discard)
    for duelist in state.duelists:
        places.update(card for card in duelist.cards if is_scroll(card))
    return [f"scroll {scroll} is in {places[scroll]} places" for scroll in SCROLLS if places[scroll] != 1]


def duelist_problems(state: DuelState, duelist: Duelist) -> list[str]:
    """What is impossible about one player's side of the table."""
    found = []
    if not 0 <= duelist.power <= MOST_POWER:
        found.append(f"power {duelist.power}")
    dice = dice_in_zones(duelist)
    if dice != dice_owned(len(state.duelists)):
        found.append(f"{dice} dice instead of {dice_owned(len(state.duelists))}")
    if duelist.reserve < 0:
        found.append(f"reserve {duelist.reserve}")
    if len(set(duelist.shield)) > SHIELD_SYMBOLS or not set(duelist.shield) <= set(FACES[:5]):
        found.append(f"antimagic shield {duelist.shield}")
    if not set(duelist.pool) <= set(FACES):
        found.append(f"a die in the pool that shows nothing: {duelist.pool}")
    return found + card_problems(duelist)


def dice_in_zones(duelist: Duelist) -> int:
    """A player's element dice over all zones, removed ones included (WD-0.10)."""
    on_cards = sum(len(dice) for dice in duelist.paid.values())
    zones = (duelist.hand, duelist.pool, duelist.shield, duelist.aside)
    return sum(map(len, zones)) + duelist.reserve + on_cards + duelist.removed


def card_problems(duelist: Duelist) -> list[str]:
    """What is impossible about a player's cards and spells."""
    found = []
    marked = duelist.active + duelist.used + duelist.lost
    if len(set(marked)) != len(marked):
        found.append(f"a spell is marked twice: {marked}")
    if not set(duelist.paid) <= set(duelist.active + duelist.used):
        found.append(f"dice lie on spells that are not paid for: {sorted(duelist.paid)}")
    if any(spell not in duelist.paid for spell in duelist.active):
        found.append("an active spell without dice")
    owned = {spell for card in duelist.cards for spell in CARDS[card]}
    if duelist.alive and not set(duelist.active) <= owned:
        found.append(f"active spells of cards not owned: {duelist.active}")
    if duelist.mage and duelist.alive:
        strangers = [card for card in duelist.cards if not is_scroll(card) and card not in basic_cards(duelist.mage)]
        found += [f"a basic card of another mage: {card}" for card in strangers]
    if any(face == BLANK for dice in duelist.paid.values() for face in dice):
        found.append("a die on a card that shows nothing")
    return found + [f"unknown spell {spell}" for spell in marked if spell not in SPELLS]
