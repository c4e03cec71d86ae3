"""Which matches of the archive are listed, and in which order."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

from game.chronicle.archive import FORGOTTEN
from game.chronicle.kept import KeptMatch
from game.chronicle.sifting import GAME, LENGTH, PLAYED, PLAYERS, RESULT, WHEN, Sieve, games_of, persons_of, sifted
from game.engine.seating import Seat

START = datetime(2026, 1, 1, tzinfo=UTC)
ANN, ZANETA, ROBOT = Seat("Ann"), Seat("Żaneta"), Seat("Mira", "greedy")


def match(
    name: str, day: int, game: str, seats: tuple[Seat, ...], winner: int | None = 0, length: int = 10, played: int = 60
) -> KeptMatch:
    return KeptMatch(
        path=Path(f"{name}.json"),
        when=START + timedelta(day),
        size=1000,
        game=game,
        seats=seats,
        played=played,
        length=length,
        winners=() if winner is None else (winner,),
        places=() if winner is None else tuple(range(1, len(seats) + 1)),
        figures=("Troll",) if game == "talisman" else (),
        summary="Turn 4",
    )


DUEL = match("duel", 1, "warlocks_duel", (ANN, ROBOT), winner=1, length=30, played=10)
QUEST = match("quest", 2, "talisman", (ZANETA, ANN), length=200, played=5000)
LEFT = match("left", 3, "demons", (ANN,), winner=None, length=4, played=400)
TORN = KeptMatch(path=Path("torn.json"), when=START + timedelta(9), size=1, problem="The file is damaged.")
EVERY = [DUEL, QUEST, LEFT, TORN]


def names(sieve: Sieve) -> list[str]:
    return [found.match_id for found in sifted(EVERY, sieve)]


def test_the_newest_match_comes_first_and_what_cannot_be_opened_last() -> None:
    assert names(Sieve()) == ["left", "quest", "duel", "torn"]


def test_each_column_orders_both_ways() -> None:
    orders = {
        WHEN: ["duel", "quest", "left"],
        GAME: ["left", "quest", "duel"],
        PLAYERS: ["left", "duel", "quest"],
        RESULT: ["duel", "quest", "left"],
        LENGTH: ["left", "duel", "quest"],
        PLAYED: ["duel", "left", "quest"],
    }
    for column, order in orders.items():
        assert names(Sieve(column=column, backwards=False)) == [*order, "torn"]
        assert names(Sieve(column=column, backwards=True)) == [*reversed(order), "torn"]


def test_the_same_column_again_turns_the_order_round_and_numbers_begin_with_the_largest() -> None:
    sieve = Sieve().by(LENGTH)
    assert (sieve.column, sieve.backwards) == (LENGTH, True)
    assert not sieve.by(LENGTH).backwards
    assert not sieve.by(GAME).backwards


def test_a_game_and_a_person_can_be_picked() -> None:
    assert names(Sieve(game="talisman")) == ["quest"]
    assert names(Sieve(person="Żaneta")) == ["quest"]
    assert names(Sieve(person="Ann", game="demons")) == ["left"]
    assert names(Sieve(person="Mira")) == [], "a computer player is no person"


def test_every_word_searched_for_must_be_somewhere_in_the_match_whatever_its_accents() -> None:
    assert names(Sieve(words="zaneta")) == ["quest"]
    assert names(Sieve(words="TROLL ann")) == ["quest"]
    assert names(Sieve(words="mira wins")) == ["duel"]
    assert names(Sieve(words="warlock 2026-01")) == ["duel"]
    assert names(Sieve(words="damaged")) == ["torn"]
    assert names(Sieve(words="dragon")) == []
    assert names(Sieve(words="   ")) == names(Sieve())


def test_who_and_what_can_be_picked_is_what_was_played_and_nobody_forgotten() -> None:
    forgotten = match("old", 0, "talisman", (Seat(FORGOTTEN), ANN))
    assert persons_of([*EVERY, forgotten]) == ["Ann", "Żaneta"]
    assert games_of(EVERY) == ["demons", "talisman", "warlocks_duel"]
