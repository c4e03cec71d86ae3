"""What somebody has achieved."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

from game.chronicle.archive import FORGOTTEN
from game.chronicle.kept import KeptMatch
from game.chronicle.records import Count, course_of_wins, people, records_of
from game.engine.seating import Seat

START = datetime(2026, 1, 1, tzinfo=UTC)


def match(
    day: int,
    winner: int | None,
    *seats: Seat,
    length: int = 10,
    game: str = "demons",
    figures: tuple[str, ...] = (),
    scores: tuple[int, ...] = (),
) -> KeptMatch:
    """A match on a day; without a winner it was not finished."""
    return KeptMatch(
        path=Path(f"{day}.json"),
        when=START + timedelta(day),
        size=1,
        game=game,
        seats=seats,
        played=60,
        length=length,
        winners=() if winner is None else (winner,),
        places=() if winner is None else tuple(1 if seat == winner else 2 for seat in range(len(seats))),
        figures=figures,
        scores=scores,
    )


ANN, BOB, MASTER, GREEDY = Seat("Ann"), Seat("Bob"), Seat("Zoltar", "master:40"), Seat("Mira", "greedy")


def test_wins_are_counted_by_the_level_of_the_others() -> None:
    (record,) = records_of([match(1, 0, ANN, MASTER), match(2, 1, ANN, MASTER), match(3, 0, ANN, GREEDY, MASTER)])
    assert (record.total.matches, record.total.wins) == (3, 2)
    assert (record.against["master"].matches, record.against["master"].wins) == (3, 2)
    assert (record.against["greedy"].matches, record.against["greedy"].wins) == (1, 1)
    assert record.seconds == 180


def test_streaks_follow_time_and_not_the_order_of_files() -> None:
    days = [(5, True), (1, True), (3, False), (2, True), (4, True), (6, True)]
    (record,) = records_of([match(day, 0 if won else 1, ANN, MASTER) for day, won in days])
    assert (record.streak, record.longest_streak) == (3, 3)
    assert record.results == [True, True, False, True, True, True]


def test_matches_that_did_not_end_or_cannot_be_read_do_not_count() -> None:
    damaged = KeptMatch(path=Path("x.json"), when=START, size=1, problem="damaged")
    assert records_of([match(1, None, ANN, MASTER), damaged]) == []


def test_each_person_has_a_record_of_each_game_and_computers_have_none() -> None:
    found = records_of([match(1, 0, ANN, BOB), match(2, 1, ANN, MASTER, game="talisman")])
    assert [(record.name, record.game) for record in found] == [
        ("Ann", "demons"),
        ("Ann", "talisman"),
        ("Bob", "demons"),
    ]
    assert found[2].against["person"].matches == 1
    assert people(found) == ["Ann", "Bob"]


def test_the_longest_and_the_shortest_match_are_known() -> None:
    (record,) = records_of([match(day, 0, ANN, MASTER, length=length) for day, length in enumerate((20, 5, 40))])
    assert record.longest is not None
    assert record.shortest is not None
    assert (record.longest.length, record.shortest.length) == (40, 5)


def test_favourites_and_best_scores_go_by_what_was_played() -> None:
    (record,) = records_of(
        [
            match(1, 0, ANN, MASTER, figures=("Tin", "Gold"), scores=(300, -5)),
            match(2, 1, ANN, MASTER, figures=("Gold", "Tin"), scores=(-900, 10)),
            match(3, 1, ANN, MASTER, figures=("Tin", "Gold"), scores=(120, 10)),
        ]
    )
    assert record.favourite() == "Tin"
    assert record.best_scores == {"Tin": 300, "Gold": -900}
    assert (record.figures["Tin"].matches, record.figures["Tin"].wins) == (2, 1)


def test_whoever_was_forgotten_has_no_record() -> None:
    found = records_of([match(1, 0, Seat(FORGOTTEN), ANN)])
    assert people(found) == ["Ann"]


def test_few_wins_tell_little_about_the_long_run() -> None:
    few, many = Count(4, 3), Count(400, 300)
    assert few.share == many.share == 0.75
    assert few.interval[0] < many.interval[0] < 0.75 < many.interval[1] < few.interval[1]
    assert Count().share == 0
    assert Count().interval == (0, 1)


def test_the_course_of_wins_is_the_share_after_each_match() -> None:
    assert course_of_wins([True, False, False, True]) == [1, 1 / 2, 1 / 3, 2 / 4]
    assert course_of_wins([]) == []
