"""Checkpoints: as many are kept as an undo can return to, and no more."""

from __future__ import annotations

from game.engine.keeping.record import KEPT_CHECKPOINTS
from game.engine.match import Match
from tests.toy_game import GoldRush


def play(match: Match, key: str, times: int) -> None:
    """The same answer again and again."""
    for _ in range(times):
        assert match.next_decision() is not None
        match.choose(key)
    match.next_decision()


def new_match() -> Match:
    """A match that lasts a while."""
    return GoldRush().new_match(["Ann", "Bob"], {"purse": 20, "long": True}, seed=3)


def test_all_checkpoints_are_kept_while_every_choice_can_be_taken_back() -> None:
    match = new_match()
    play(match, "take", 40)
    assert [point.after for point in match.checkpoints] == list(range(0, 41, GoldRush.checkpoint_every))
    for left in range(39, -1, -1):
        assert match.undo(1 if left % 2 else 0)
        assert len(match.record) == left
    assert match.undo_refusal() is not None


def test_checkpoints_before_a_throw_are_let_go_of_since_nothing_goes_back_past_it() -> None:
    match = new_match()
    play(match, "take", 30)
    play(match, "roll", 1)
    assert str(match.undo_refusal()).startswith("Dice have been rolled")
    play(match, "take", 24)
    assert match.checkpoints[0].after in range(30, 30 + GoldRush.checkpoint_every * KEPT_CHECKPOINTS)
    assert len(match.checkpoints) >= KEPT_CHECKPOINTS
    fingerprint = match.fork().fingerprint()
    for left in range(54, 30, -1):
        assert match.undo(1 if left % 2 else 0)
        assert len(match.record) == left
    assert not match.undo(0), "the throw"
    play(match, "take", 24)
    assert match.fingerprint() == fingerprint


def test_a_long_match_of_throws_keeps_few_checkpoints() -> None:
    match = new_match()
    for _ in range(30):
        if match.next_decision() is None:
            break
        match.choose("roll")
        assert len(match.checkpoints) <= KEPT_CHECKPOINTS
    assert len(match.checkpoints) == KEPT_CHECKPOINTS, "an update of the rules finds as many to go on from"
    assert match.verify()


def test_a_loaded_match_goes_back_no_further_than_the_save_reaches() -> None:
    match = new_match()
    play(match, "take", 40)
    loaded = new_match()
    loaded.resume(match.checkpoints[-KEPT_CHECKPOINTS:], list(match.record))
    went_back = 0
    while loaded.undo(loaded.record[-1].seat):
        went_back += 1
    assert len(loaded.record) == loaded.checkpoints[0].after == 40 - went_back
    assert str(loaded.undo_refusal()) == "There is no choice of yours to take back."
    play(loaded, "take", went_back)
    assert loaded.fingerprint() == match.fingerprint()
