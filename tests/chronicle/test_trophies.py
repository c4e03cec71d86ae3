"""What somebody has won in a game, as trophies."""

from __future__ import annotations

import pytest

from game.catalogue import GAMES
from game.chronicle.kept import KeptMatch
from game.chronicle.records import MOST_LAST, Record, records_of
from game.chronicle.records.trophies import Trophy, trophies_of
from game.engine.seating import Seat
from tests.art.test_pictures import PICTURES
from tests.chronicle.test_records_of_people import ANN, BOB, GREEDY, MASTER, match


def won(*matches: KeptMatch) -> dict[str, Trophy]:
    """Ann's trophies that were won, by their names."""
    record = next(record for record in records_of(matches) if record.name == "Ann")
    return {trophy.id: trophy for trophy in trophies_of(record) if trophy.won is not None}


def told(trophy: Trophy) -> tuple[str, str]:
    """How it was won, and in which match."""
    assert trophy.won is not None
    return str(trophy.told), trophy.won.path.stem


def test_each_trophy_names_the_match_it_comes_from() -> None:
    trophies = won(
        match(1, 0, ANN, MASTER, length=20, scores=(300, 200)),
        match(2, 0, ANN, GREEDY, length=9, scores=(300, 290)),
        match(3, 1, ANN, GREEDY, length=2, scores=(0, 5)),
        match(4, 0, ANN, BOB, length=12, scores=(300, 0)),
    )
    assert {name: told(trophy) for name, trophy in trophies.items()} == {
        "treasure": ("3 so far", "4"),
        "fastest": ("9 turns", "2"),
        "closest": ("by 10", "2"),
        "master": ("20 turns", "1"),
        "greedy": ("9 turns", "2"),
    }


def test_a_streak_of_three_counts_and_grows_with_the_longest() -> None:
    wins = [match(day, 0, ANN, MASTER) for day in range(1, 5)]
    assert "streak" not in won(*wins[:2])
    assert told(won(*wins[:3])["streak"]) == ("3 in a row", "3")
    assert told(won(*wins, match(9, 1, ANN, MASTER))["streak"]) == ("4 in a row", "4")


def test_many_faces_and_a_full_table_are_won_where_many_can_be_had() -> None:
    faces = [match(day, 0, ANN, BOB, game="talisman", figures=(name, "Elf")) for day, name in enumerate("abc")]
    assert told(won(*faces)["faces"]) == ("with 3 figures", "2")
    assert "faces" not in won(*faces[:2])
    assert "table" in won(match(1, 0, ANN, BOB, MASTER, GREEDY, game="talisman"))
    assert "table" not in won(match(1, 0, ANN, MASTER, GREEDY, game="talisman"))


def test_each_side_of_the_circle_has_its_own_prize() -> None:
    for prize, figures in (("cradle", ("the mages", "the demons")), ("soul", ("the demons", "the mages"))):
        assert {"cradle", "soul"} & set(won(match(1, 0, ANN, BOB, game="devils_circle", figures=figures))) == {prize}


def test_whoever_only_lost_or_plays_alone_has_no_closest_escape() -> None:
    assert not won(match(1, 1, ANN, MASTER, scores=(3, 4)))
    assert "closest" not in won(match(1, 0, ANN, scores=(300,)))


@pytest.mark.parametrize("game", [*GAMES, "unheard_of"])
def test_every_trophy_has_its_medal_and_nothing_is_won_before_the_first_match(game: str) -> None:
    trophies = trophies_of(Record("Ann", game))
    assert not [trophy.id for trophy in trophies if trophy.won is not None]
    assert len({trophy.id for trophy in trophies}) == len(trophies) >= 8
    assert not [trophy.id for trophy in trophies if not (PICTURES / "records" / f"{trophy.id}.png").is_file()]


def test_rivals_are_counted_by_name_whoever_plays_for_them() -> None:
    (record, *_others) = records_of([match(1, 0, ANN, MASTER), match(2, 1, ANN, Seat("Zoltar", "greedy"))])
    assert {name: (count.matches, count.wins) for name, count in record.rivals.items()} == {"Zoltar": (2, 1)}


def test_of_a_long_career_only_the_last_matches_and_those_that_count_are_kept() -> None:
    (record,) = records_of([match(day, 0, ANN, MASTER, length=day) for day in range(1, MOST_LAST + 9)])
    assert [evening.match.length for evening in record.last] == list(range(9, MOST_LAST + 9))
    assert record.laurels.fastest is not None
    assert record.laurels.fastest.length == 1
