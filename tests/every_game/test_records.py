"""Some matches are played again, and all that is said and judged in them is what was written down."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.catalogue import GAMES
from game.devils_circle import DevilsCircle
from game.engine.decision import Refusal, Text
from game.warlocks_duel import WarlocksDuel
from tests.every_game import games, records
from tests.saves.collect import MANNERS, Course

pytestmark = pytest.mark.one_seed("the matches are written down")

EVERY_MATCH = [
    pytest.param(game, name, id=f"{game.id}-{name.replace(' ', '-')}")
    for game in games.GAMES
    for name in records.matches_of(game)
]


@pytest.mark.parametrize(("game", "name"), EVERY_MATCH)
def test_everything_said_and_judged_in_a_match_is_as_it_was_written_down(game: games.PlayedGame, name: str) -> None:
    written = records.read(game.id)
    if written.rules_version != GAMES[game.id].rules_version:
        pytest.skip(
            f"the rules of {game.id} are being changed; before a release: python3 build/dev.py records {game.id}"
        )
    observer = records.matches_of(game)[name]()
    assert not (words := records.difference(observer, written.matches[name])), words


def test_every_game_of_the_box_is_recorded_and_nothing_else() -> None:
    assert {path.stem for path in records.FOLDER.glob("*")} == {game.id for game in games.GAMES}
    for game in games.GAMES:
        assert list(records.read(game.id).matches) == list(records.matches_of(game))


def test_the_same_match_is_recorded_twice_alike_and_another_one_is_not() -> None:
    first, again, other = (records.played(games.WARLOCKS_DUEL, mix, "sensible") for mix in (1, 1, 2))
    assert records.difference(again, first.record()) == ""
    assert records.difference(other, first.record()) != ""


def test_another_judgement_is_noticed_and_said_to_be_one(monkeypatch: pytest.MonkeyPatch) -> None:
    before = records.disarranged(games.WARLOCKS_DUEL, 2).record()
    monkeypatch.setattr(WarlocksDuel, "value", lambda game, state, seat: 0.25)
    words = records.difference(records.disarranged(games.WARLOCKS_DUEL, 2), before)
    assert "first at look 0" in words
    assert "what changed: hoped" in words
    assert "dev.py records warlocks_duel" in words


def test_another_word_of_a_refusal_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    before = records.disarranged(games.DEVILS_CIRCLE, 0).record()
    monkeypatch.setattr(DevilsCircle, "refusal", lambda game, state, decision, place: Refusal(Text("No."), "DK-1.1"))
    assert "what changed: refused" in records.difference(records.disarranged(games.DEVILS_CIRCLE, 0), before)


def test_every_kind_of_question_that_the_matches_ask_is_looked_at() -> None:
    observer = records.played(games.TALISMAN, 0, "curious")
    asked = {decision.kind for _match, decision in Course(games.TALISMAN, 0, "curious").decisions()}
    assert {*observer.kinds} == asked


def test_the_command_writes_what_the_test_reads(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "FOLDER", tmp_path / "records")
    monkeypatch.setattr(records, "MIXES", {"warlocks_duel": 1})
    monkeypatch.setattr(records, "ODD_MATCHES", 0)
    monkeypatch.setattr("sys.argv", ["records", "warlocks_duel"])
    assert records.main() == 0
    written = records.read("warlocks_duel")
    assert set(written.matches) == {f"{manner} 0" for manner in MANNERS}
    assert written.rules_version == GAMES["warlocks_duel"].rules_version
    assert records.read("demons") == records.Written(0, {})


def test_a_game_that_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.argv", ["records", "chess"])
    with pytest.raises(SystemExit):
        records.main()
    assert "there is no game 'chess'" in capsys.readouterr().err
