"""How long the master needs to review a match: a duel, and a long match of Talisman."""

from __future__ import annotations

import time
from contextlib import closing

from game.catalogue import load_match
from game.chronicle.recording import whole_recording
from game.chronicle.review.kept_review import begin_or_go_on
from game.chronicle.review.reviewing import STAGES, steps
from game.engine.match import Match
from game.engine.seating import Seat
from tests.benchmarks.measurement import Measurement
from tests.chronicle.matches import played

JOBS = 2
TURNS = 250
"""Of the match of Talisman: of some matches the one whose length is nearest."""
TRIED = 12


def measure() -> list[Measurement]:
    """Seconds until the first coarse look at every choice is there, and until all is weighed, by two processes."""
    duel = played("warlocks_duel", 4, seats=[Seat("Ann"), Seat("Bot 1", "greedy")])
    matches = (played("talisman", seed, seats=[Seat("Ann"), Seat("Bot 1", "greedy")]) for seed in range(TRIED))
    talisman = min(matches, key=lambda match: abs(match.game.length(match.state) - TURNS))
    return [*reviewed("warlocks_duel", duel, 60.0), *reviewed("talisman", talisman, 600.0)]


def reviewed(name: str, match: Match, goal: float) -> list[Measurement]:
    """One review of the first seat from its beginning to its end."""
    recording = whole_recording(load_match(match.save()))
    review = begin_or_go_on(recording, 0, None)
    began, coarse = time.perf_counter(), 0.0
    with closing(steps(recording, review, JOBS)) as work:
        for share in work:
            if not coarse and share >= 1 / len(STAGES):
                coarse = time.perf_counter() - began
    return [
        Measurement(f"{name}: turns of the match that is reviewed", match.game.length(match.state), "turns"),
        Measurement(f"{name}: choices weighed", len(review.weighed), "choices"),
        Measurement(f"{name}: every choice looked at once", coarse, "s"),
        Measurement(f"{name}: the whole review, {JOBS} processes", time.perf_counter() - began, "s", goal),
    ]
