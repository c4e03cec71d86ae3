"""What a newcomer is told the first time: every question has its note, and every note can be read at a glance."""

from __future__ import annotations

from collections import Counter

import pytest

from game.catalogue import GAMES
from game.engine.advising.first_times import MOST_WORDS, FirstTime, Moment, note_for
from game.engine.decision import Decision, Event, Option, Text
from game.engine.match import Match
from game.players import PLAYERS
from game.ui.kit.rich_text import CLAUSE
from tests.every_game.games import PlayedGame, every_mix
from tests.every_game.test_questions import ADVISERS

every_game = pytest.mark.parametrize("game", sorted(ADVISERS))
TITLE_LETTERS = 40


def notes_of(game: str) -> tuple[FirstTime, ...]:
    return tuple(GAMES[game].first_times)


@every_game
def test_every_kind_of_question_has_exactly_one_note_and_no_note_tells_of_others(game: str) -> None:
    explained = Counter(kind for note in notes_of(game) for kind in note.kinds)
    assert set(explained) == set(ADVISERS[game])
    assert [kind for kind, count in explained.items() if count > 1] == []


@every_game
def test_every_note_is_for_some_moment(game: str) -> None:
    assert [note.id for note in notes_of(game) if not note.kinds and note.when is None] == []


@every_game
def test_notes_are_short_and_cite_no_clause(game: str) -> None:
    for note in notes_of(game):
        words = str(note.text)
        assert len(words.split()) <= MOST_WORDS, note.id
        assert words.endswith("."), note.id
        assert not CLAUSE.search(words), note.id
        assert len(str(note.title)) <= TITLE_LETTERS, note.id


@every_game
def test_no_two_notes_share_a_name(game: str) -> None:
    notes = notes_of(game)
    assert len({note.id for note in notes}) == len({str(note.title) for note in notes}) == len(notes)


@every_mix
def test_whatever_happens_in_a_match_every_question_can_be_explained(game: PlayedGame, mix: int) -> None:
    match, notes, events = game.new_match(mix), GAMES[game.id].first_times, list[Event]()
    looked = 0
    for item in game.happening(match, seed=3, most=game.most // 2):
        if isinstance(item, Event):
            events.append(item)
            continue
        looked += 1
        moment = Moment(item, match.view(item.seat), tuple(events[-40:]))
        assert note_for(notes, moment, frozenset()) is not None, item.kind
        assert all(isinstance(note.fits(moment), bool) for note in notes)
    assert looked, "nobody was asked anything"


def asked(kind: str) -> Moment:
    return Moment(Decision(0, kind, Text("What now?"), (Option("this", Text("This")),), "WD-1.1"), None)


RARE = FirstTime("rare", Text("Rare"), Text("It happens."), when=lambda moment: moment.told("storm"))
USUAL = FirstTime("usual", Text("Usual"), Text("It is asked."), ("turn",))


def test_a_rare_moment_is_explained_before_the_question_and_each_of_them_once() -> None:
    storm = Moment(asked("turn").decision, None, (Event("storm", "WD-1.1", Text("A storm")),))
    notes = (RARE, USUAL)
    assert note_for(notes, storm, frozenset()) is RARE
    assert note_for(notes, storm, frozenset({"rare"})) is USUAL
    assert note_for(notes, storm, frozenset({"rare", "usual"})) is None
    assert note_for(notes, asked("turn"), frozenset()) is USUAL
    assert note_for(notes, asked("other"), frozenset()) is None


def test_what_befell_others_is_nobody_elses_first_time() -> None:
    of_other = Event("died", "TAL-6.4.3a", Text("Dead"), (("who", 1),))
    of_own = Event("died", "TAL-6.4.3a", Text("Dead"), (("who", 0),))
    assert not Moment(asked("turn").decision, None, (of_other,)).befell("died")
    assert Moment(asked("turn").decision, None, (of_other, of_own)).befell("died")


def first_match(game: str) -> Match:
    rules = GAMES[game]
    first = rules.first_match
    assert first is not None
    return rules.new_match([f"Player {seat}" for seat in range(first.seats)], first.options, seed=5)


@every_game
def test_what_is_good_for_a_first_match_is_allowed_and_offered(game: str) -> None:
    first, match = GAMES[game].first_match, first_match(game)
    assert first is not None
    assert first.player in PLAYERS
    wanted = dict(first.answers)
    while wanted:
        decision = match.next_decision()
        assert decision is not None
        key = wanted.pop(decision.kind)
        assert decision.option(key) is not None
        match.choose(key)
