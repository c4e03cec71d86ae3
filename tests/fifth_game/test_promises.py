"""What the engine promises of every game holds for one from outside: audits, copies, undo, sensible players."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from game.catalogue import load_match
from game.engine.boards.plain_view import PlainView
from game.engine.decision import Event
from game.engine.game import Game
from game.engine.match import Match
from game.players import Glimpse, make_player
from game.rulebook import load
from game.simulation.matches import Plan, play
from nine_mens_morris.board import POINTS, MorrisState
from tests.every_game.test_paused_rules import paused_frames
from tests.house.test_clauses import marks
from tests.random_play import RandomChooser, asked, asked_to_the_end, happening

SEEDS = range(6)
HERE = Path(__file__).resolve().parent
PACKAGE = HERE / "outside" / "nine_mens_morris"
CLAUSES = load("nine_mens_morris", folder=PACKAGE / "rulebook").clauses


def begun(morris: Game, seed: int) -> Match:
    """A match of two."""
    return morris.new_match(["Ada", "Bo"], {"flying": seed % 2 == 0}, seed)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_match_at_random_is_sound_at_every_question_and_comes_to_its_end(morris: Game, seed: int) -> None:
    match = begun(morris, seed)
    for decision in asked_to_the_end(match, RandomChooser(seed), 3000):
        assert match.problems() == []
        assert len(set(decision.keys())) == len(decision.keys())
        assert decision.clause in CLAUSES
        for place in (*POINTS, "seat:0", "man:3", "box:1", "taken:0"):
            assert decision.refusals(place).clause in CLAUSES
        assert len(morris.preferences(match.state, decision)) == len(decision.options)
        assert 0 < morris.value(match.state, 0) < 1
    assert match.result is not None
    assert match.result.clause in CLAUSES
    assert match.verify()


def test_the_audit_finds_what_cannot_be(morris: Game) -> None:
    state = begun(morris, 1).state
    state.men["a7"] = 3
    assert morris.problems(state) != []
    state.placed[0] = 1
    assert morris.problems(state) == []
    state.men["x9"] = 3
    assert any("two points" in problem for problem in morris.problems(state))
    assert any("x9" in problem for problem in morris.problems(state))


@pytest.mark.parametrize("seed", SEEDS)
def test_a_fork_and_a_loaded_save_play_on_like_the_original(morris: Game, seed: int) -> None:
    match = begun(morris, seed)
    for number, _ in enumerate(asked(match, RandomChooser(seed), 300)):
        if number % 17:
            continue
        copies = [match.fork(), load_match(match.save())]
        for copy in copies:
            assert copy.fingerprint() == match.fingerprint()
            for decision in asked(copy, RandomChooser(number), 6):
                assert decision.options
        assert copies[0].fingerprint() == copies[1].fingerprint()


def test_choices_are_taken_back_as_long_as_nothing_was_left_to_chance(morris: Game) -> None:
    match = begun(morris, 3)
    before = [match.fingerprint() for _ in asked(match, RandomChooser(3), 30)]
    for seen in reversed(before):
        last = match.record[-1].seat
        assert match.undo(last)
        assert match.fingerprint() == seen


def test_rules_that_wait_hold_no_part_of_the_state(morris: Game) -> None:
    match = begun(morris, 5)
    for _ in happening(match, RandomChooser(5)):
        held = [value for frame in paused_frames(match) for value in frame.f_locals.values()]
        assert not any(isinstance(value, (MorrisState, list, dict)) for value in held)


def test_every_event_cites_the_rulebook_and_the_view_shows_what_was_told(morris: Game) -> None:
    match = begun(morris, 2)
    for item in happening(match, RandomChooser(2)):
        view = match.view(None)
        assert isinstance(view, PlainView)
        assert len({piece.id for piece in view.pieces}) == 18
        if isinstance(item, Event):
            assert item.clause in CLAUSES
        if isinstance(item, Event) and item.kind in ("placed", "moved"):
            there = [piece for piece in view.pieces if piece.at == item.fact("point")]
            assert [piece.seat for piece in there] == [item.fact("who")]


def test_the_greedy_player_beats_chance_and_closes_the_mill_he_can(morris: Game) -> None:
    played = [play(Plan(morris.id, ("greedy", "random"), 1), seed) for seed in range(12)]
    assert all(one.fault is None for one in played)
    assert sum(one.winners == (0,) for one in played) >= 8
    match = begun(morris, 1)
    for key in ("a7", "a1", "d7", "g1"):
        match.next_decision()
        match.choose(key)
    decision = match.next_decision()
    assert decision is not None
    assert make_player("greedy", 1).answer(decision, Glimpse(match, 0)) == "g7"
    option = decision.option("g7")
    assert option is not None
    assert str(morris.reason(match.state, decision, option)) == "It closes a mill."


def test_every_clause_is_cited_by_a_test_and_no_other(morris: Game) -> None:
    files = [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(HERE.glob("test_*.py"))]
    assert {clause for tree in files for clause, _line in marks(tree)} == set(CLAUSES)


def test_the_package_is_small_and_draws_nothing() -> None:
    files = sorted(PACKAGE.glob("*.py"))
    words = "\n".join(path.read_text(encoding="utf-8") for path in files)
    assert "pygame" not in words
    assert "game.ui" not in words
