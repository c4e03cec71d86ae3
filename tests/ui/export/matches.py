"""Short matches for tests of the export."""

from __future__ import annotations

from functools import cache

from game.catalogue import load_match
from game.chronicle.recording import Recording, whole_recording
from game.chronicle.showing import Showing
from game.chronicle.viewpoint import Viewpoint
from game.engine.match import Match
from game.engine.seating import Seat
from tests.chronicle.matches import played

PEOPLE = [Seat("Ann"), Seat("Bob"), Seat("Cid")]
SEATS = {"talisman": 3, "demons": 2, "devils_circle": 2, "warlocks_duel": 2}


@cache
def running_save(game: str, most: int = 60) -> bytes:
    return played(game, most=most, seats=PEOPLE[: SEATS[game]]).save()


@cache
def over_save() -> bytes:
    return played("warlocks_duel", seed=3, seats=[Seat("Ann"), Seat("Zoltar", "greedy")]).save()


def running(game: str, most: int = 60) -> Match:
    """A match of people that goes on."""
    return load_match(running_save(game, most))


def over() -> Match:
    """A duel that has come to its end."""
    return load_match(over_save())


@cache
def recorded(game: str, most: int = 60) -> Recording:
    return whole_recording(running(game, most))


def showing(game: str, viewpoint: Viewpoint | None = None, most: int = 60) -> Showing:
    return Showing(recorded(game, most), viewpoint or Viewpoint(0))
