"""What becomes of finished matches."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from game.catalogue import GAMES, load_match
from game.chronicle import archive
from game.chronicle.kept import KeptMatch, described
from game.engine.seating import Seat
from game.keeping.disk import SaveError
from game.saves import read_match
from tests.chronicle.matches import played
from tests.every_game.games import GAMES as PLAYED_GAMES

DAY = datetime(2026, 5, 1, 20, 0, tzinfo=UTC)


@pytest.mark.parametrize("game", [game.id for game in PLAYED_GAMES])
def test_a_finished_match_is_kept_whole_with_its_end(game: str) -> None:
    match = played(game)
    match.played = 754
    path = archive.keep(match, "evening", DAY)
    (row,) = archive.kept_matches(GAMES)
    assert (row.path, row.game, row.when, row.problem) == (path, game, DAY, None)
    assert row.finished
    assert match.result is not None
    assert (row.winners, row.places) == (match.result.winners, match.result.places)
    assert (row.length, row.played) == (match.game.length(match.state), 754)
    assert [seat.name for seat in row.seats] == [seat.name for seat in match.seats]
    again = load_match(read_match(path))
    assert again.fingerprint() == match.fingerprint()
    assert again.result == match.result
    assert again.played == 754


def test_what_everybody_played_and_gathered_is_kept() -> None:
    for game in ("talisman", "demons", "devils_circle", "warlocks_duel"):
        archive.keep(played(game), game)
    rows = {row.game: row for row in archive.kept_matches()}
    assert all(rows["talisman"].figures)
    assert set(rows["devils_circle"].figures) == {"the mages", "the demons"}
    assert len(rows["demons"].scores) == len(rows["warlocks_duel"].scores) == 2
    assert rows["talisman"].scores == ()


def test_a_match_that_was_left_is_kept_as_not_finished() -> None:
    archive.keep(played("talisman", most=40), "left")
    (row,) = archive.kept_matches()
    assert not row.finished
    assert row.winners == ()
    assert load_match(read_match(row.path)).next_decision() is not None


def test_the_last_match_is_listed_first() -> None:
    match = played("warlocks_duel")
    for days, name in ((1, "second"), (0, "first"), (2, "third")):
        archive.keep(match, name, DAY + timedelta(days))
    assert [row.match_id for row in archive.kept_matches()] == ["third", "second", "first"]


def test_damaged_and_newer_files_and_those_of_missing_games_are_listed_with_their_reason() -> None:
    match = played("warlocks_duel")
    good = archive.keep(match, "good").read_bytes()
    (archive.folder() / "damaged.json").write_bytes(good[:2000])
    (archive.folder() / "newer.json").write_bytes(
        good.replace(b'"four_grimoires_save": 1', b'"four_grimoires_save": 9')
    )
    (archive.folder() / "notes.txt").write_text("no match", encoding="utf-8")
    problems = {row.match_id: row.problem for row in archive.kept_matches({"talisman"})}
    assert set(problems) == {"good", "damaged", "newer"}
    assert "not installed" in str(problems["good"])
    assert "damaged" in str(problems["damaged"])
    assert "newer version" in str(problems["newer"])


def test_a_file_that_was_changed_is_read_again(monkeypatch: pytest.MonkeyPatch) -> None:
    path = archive.keep(played("warlocks_duel", seed=1), "same")
    archive.kept_matches()
    reads = list[Path]()

    def seen(path: Path) -> KeptMatch:
        reads.append(path)
        return described(path)

    monkeypatch.setattr(archive, "described", seen)
    before = archive.kept_matches()
    assert reads == [], "what is known is not read again"
    archive.keep(played("warlocks_duel", seed=2), "same")
    assert archive.kept_matches() != before
    assert reads == [path]


def test_a_damaged_register_is_made_anew() -> None:
    archive.keep(played("warlocks_duel"), "one")
    before = archive.kept_matches()
    (archive.folder() / "register").write_bytes(b"\xff nonsense")
    assert archive.kept_matches() == before


def test_a_removed_match_comes_back_until_it_is_forgotten() -> None:
    path = archive.keep(played("warlocks_duel"), "one")
    archive.remove(path)
    assert archive.kept_matches() == []
    archive.bring_back(path)
    assert [row.match_id for row in archive.kept_matches()] == ["one"]
    archive.remove(path)
    archive.forget_removed()
    with pytest.raises(SaveError, match="There is no file"):
        archive.bring_back(path)


def test_nothing_outside_the_chronicle_is_removed(tmp_path: Path) -> None:
    precious = tmp_path / "precious.json"
    precious.write_text("{}", encoding="utf-8")
    with pytest.raises(SaveError, match="not in the chronicle"):
        archive.remove(precious)
    assert precious.exists()


def test_above_the_limits_the_oldest_matches_go() -> None:
    match = played("warlocks_duel")
    sizes = [archive.keep(match, f"day {days}", DAY + timedelta(days)).stat().st_size for days in range(5)]
    assert archive.shrink(0, 0) == []
    assert [row.match_id for row in archive.shrink(3, 0)] == ["day 1", "day 0"]
    assert [row.match_id for row in archive.shrink(3, 2 * sizes[-1] + 100)] == ["day 2"]
    assert [row.match_id for row in archive.kept_matches()] == ["day 4", "day 3"]


def test_a_person_who_wants_to_be_forgotten_is_somebody_in_every_match() -> None:
    seats = [Seat("Ann", colour="red"), Seat("Bob"), Seat("Ann", "greedy")]
    archive.keep(played("talisman", seats=seats), "one")
    archive.keep(played("warlocks_duel", seats=[Seat("Cid"), Seat("Bob")]), "two")
    assert archive.forget_person("Ann") == 1
    rows = {row.match_id: row for row in archive.kept_matches(GAMES)}
    assert [seat.name for seat in rows["one"].seats] == ["Somebody", "Bob", "Ann"]
    assert rows["one"].seats[0].colour == "red"
    assert [seat.name for seat in rows["two"].seats] == ["Cid", "Bob"]
    assert b'"Ann",' not in rows["one"].path.read_bytes().partition(b'"choices"')[0].replace(b'"name": "Ann"', b"", 1)
    assert load_match(read_match(rows["one"].path)).result is not None
    assert archive.forget_person("Ann") == 0


def test_whoever_is_forgotten_does_not_come_back_with_a_removed_match() -> None:
    path = archive.keep(played("warlocks_duel"), "one")
    archive.remove(path)
    assert archive.forget_person("Ann") == 1
    archive.bring_back(path)
    (row,) = archive.kept_matches()
    assert row.seats[0].name == archive.FORGOTTEN


def test_a_folder_that_cannot_be_read_says_why(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("FOUR_GRIMOIRES_HOME", str(tmp_path))
    (tmp_path / "chronicle").write_text("a file", encoding="utf-8")
    assert archive.kept_matches() == []
    with pytest.raises(SaveError):
        archive.keep(played("warlocks_duel"), "one")
