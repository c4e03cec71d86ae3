"""WD-0.15, WD-2.5, WD-13.3: what a seat may not know: the deck, dice to come, and secret steps."""

from collections import Counter

import pytest

from game.engine.decision import Event
from tests.random_play import RandomChooser
from tests.warlocks_duel.random_play import decisions, new_match


@pytest.mark.clause("WD-13.3", "WD-0.15")
def test_imagining_draws_deck_dice_and_secret_steps_anew_and_keeps_what_is_known() -> None:
    match = new_match(2, 3, seed=4)
    for decision in decisions(match, seed=8):
        if decision.kind == "gather" and sum(bool(duelist.committed) for duelist in match.state.duelists) == 2:
            break
    seat = decision.seat
    others = [number for number in range(3) if number != seat]
    tops, steps = Counter[str](), Counter[str]()
    rolls = set()
    for seed in range(300):
        thinking = match.imagine(seat, seed)
        assert sorted(thinking.state.deck.cards) == sorted(match.state.deck.cards)
        assert thinking.state.duelists[seat] == match.state.duelists[seat]
        tops[thinking.state.deck.cards[0]] += 1
        steps[thinking.state.duelists[others[0]].committed] += 1
        rolls.add(thinking.dice.copy().roll_many(10))
    assert len(tops) == len(match.state.deck.cards)
    assert max(tops.values()) < 40, "the real order is not favoured"
    assert len(steps) > 5
    assert len(rolls) == 300


@pytest.mark.clause("WD-2.5")
def test_nothing_is_told_between_the_first_and_the_last_secret_step() -> None:
    match = new_match(2, 3, seed=14)
    chooser = RandomChooser(14)
    committed = 0
    for _ in range(3000):
        item = match.step()
        if item is None:
            break
        waiting = [duelist for duelist in match.state.duelists if duelist.committed]
        if isinstance(item, Event):
            told_while_waiting = len(waiting) and item.kind in {"dice_rolled", "power_lost", "last_roll"}
            assert not told_while_waiting, item
        else:
            committed += item.kind == "gather" and len(waiting) > 0
            assert item.secret is (item.kind == "gather")
            match.choose(chooser.choose(item))
    assert committed > 20


@pytest.mark.clause("WD-0.15")
def test_every_event_is_for_everybody_since_the_table_is_open() -> None:
    match = new_match(63, 4, seed=15)
    chooser = RandomChooser(15)
    while (item := match.step()) is not None:
        if isinstance(item, Event):
            assert all(item.visible_to(seat) for seat in (0, 1, 2, 3, None))
        else:
            match.choose(chooser.choose(item))
