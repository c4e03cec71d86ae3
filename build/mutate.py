"""Small random changes of the program, and whether the tests notice them: `python3 build/dev.py mutate 300 1117`.

The project is never touched: the files that git tracks are copied once for each job, and one place is changed at a
time. First all tests run once without a change while it is noted which lines each of them reaches (kept with --map;
a test file that changed runs again, and all of them when the program did). Then only the tests of the stratum that
reach the changed place run, nearest and quickest first, until one fails; a place that runs when its module is read, or
that no test was seen to reach, gets all tests of its stratum. A test run that takes far more of the processor's time
than without a change counts as killed, and is called endless.

A mutant that cannot be noticed by anybody stands in equivalent_mutants.jsonl with the reason, and is not counted. Exit
status 0: of the others at least so many percent are killed (--at-least, 100 unless told); 1: fewer; 2: tests fail
without any change.

A tool of our own. Tried: mutmut 3.8. It copes with the engine and its pausing rules (803 mutants in four minutes,
tests/engine alone), but leaves out what has a decorator, and so every card and every spell here, and whatever stands
in no function, and so every table and row (3,370 of 19,407 places); and it has no drawing by lot from chosen parts.
"""

from __future__ import annotations

import argparse
import json
import os
import queue
import random
import resource
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from pathlib import Path
from typing import Any

from mutation_runs import Reach, copy_of, reach_of, run_tests, write
from mutation_sites import Mutation, changed, sites_of

# A stratum: the code, the tests that should kill a mutation of it, and its share of the mutations.
STRATA: dict[str, tuple[tuple[str, ...], int]] = {
    "game/engine": (
        ("tests/engine", "tests/keeping", "tests/demons", "tests/warlocks_duel", "tests/devils_circle"), 10,
    ),
    "game/talisman": (("tests/talisman", "tests/every_game"), 14),
    "game/demons": (("tests/demons", "tests/every_game"), 12),
    "game/devils_circle": (("tests/devils_circle", "tests/every_game"), 10),
    "game/warlocks_duel": (("tests/warlocks_duel", "tests/every_game"), 8),
    "game/saves.py": (("tests/keeping/test_saves.py",), 2),
    "game/players": (("tests/players",), 4),
}  # fmt: skip
BUILD = Path(__file__).resolve().parent
ROOT = BUILD.parent
KNOWN = BUILD / "equivalent_mutants.jsonl"
WORDS = {"passed": "SURVIVED", "failed": "killed", "timeout": "endless"}
PLACE = ("file", "function", "kind", "old", "new", "start")
MEMORY = 8 << 30
def draw(root: Path, number: int, seed: int, only: str) -> list[tuple[str, Mutation]]:
    """The mutations, by stratum: kinds are drawn first, so that numbers do not crowd out the rest."""
    chance = random.Random(seed)
    strata = {name: share for name, (_, share) in STRATA.items() if not only or name == only}
    whole, drawn = sum(strata.values()), []
    counts = {name: round(number * share / whole) for name, share in strata.items()}
    while sum(counts.values()) != number:
        counts[max(counts, key=counts.__getitem__)] += 1 if sum(counts.values()) < number else -1
    for name, count in counts.items():
        by_kind: dict[str, list[Mutation]] = {}
        for one in sites_of(root, name):
            by_kind.setdefault(one.kind, []).append(one)
        taken: list[Mutation] = []
        while len(taken) < count and by_kind:
            one = chance.choice(by_kind[chance.choice(sorted(by_kind))])
            if one not in taken and changed(root, one) is not None:
                taken.append(one)
        drawn += [(name, one) for one in taken]
    return drawn


def limit() -> None:
    """For this process and its children: niced, and never more memory than is there."""
    os.nice(10)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def try_one(python: str, root: Path, stratum: str, one: Mutation, reach: Reach) -> dict[str, Any]:
    """Run the tests that reach a change; what came of it, as a line for the report."""
    path, wanted = root / one.file, root / "wanted_tests.json"
    source = path.read_text(encoding="utf-8")
    files, tests = reach.of(one, root, STRATA[stratum][0])
    wanted.write_text(json.dumps(tests), encoding="utf-8")
    patience = 60 + 5 * sum(reach.seconds[test] for test in tests)
    write(path, changed(root, one) or source)
    try:
        outcome, seconds, first = run_tests(python, root, files, patience, MUTATE_TESTS=wanted)
    finally:
        write(path, source)
    return {**asdict(one), "stratum": stratum, "outcome": outcome, "seconds": round(seconds, 1), "first": first}


def known_equivalents() -> list[dict[str, str]]:
    """The mutants that no test can kill, and why."""
    lines = KNOWN.read_text(encoding="utf-8").splitlines() if KNOWN.exists() else []
    return [json.loads(line) for line in lines if line.strip()]


def reason_of(one: Mutation, known: list[dict[str, str]]) -> str:
    """Why no test can kill it, as written down; lines may have moved. Empty: nobody says that."""
    for told in known:
        if all(getattr(one, name) == value for name, value in told.items() if name != "reason"):
            return told["reason"]
    return ""


def done_before(path: Path) -> dict[tuple[str, ...], dict[str, Any]]:
    """The lines that an earlier run wrote down."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return {tuple([str(line[name]) for name in PLACE]): line for line in map(json.loads, lines)}


def place_of(one: Mutation) -> tuple[str, ...]:
    """What a mutant is known by while the program stays the same."""
    return tuple([str(getattr(one, name)) for name in PLACE])


def arguments(words: list[str] | None = None) -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("number", type=int, help="how many mutants")
    parser.add_argument("seed", type=int, help="which ones: the same for the same seed and program")
    parser.add_argument("--only", default="", choices=["", *STRATA], help="one folder alone")
    parser.add_argument("--list", action="store_true", help="name the mutants, run nothing")
    parser.add_argument("--resume", action="store_true", help="take the outcomes already in --out as they are")
    parser.add_argument("--again", action="store_true", help="the same, but survivors and endless ones are tried again")
    parser.add_argument("--out", type=Path, default=Path("mutants.jsonl"), help="a line of JSON for each")
    parser.add_argument("--map", type=Path, help="keep here which test reaches which line")
    parser.add_argument("--at-least", type=float, default=100, help="how many percent must be killed")
    parser.add_argument("--jobs", type=int, default=2, help="how many at once")
    return parser.parse_args(words)


def summary(outcomes: list[dict[str, Any]], least: float, known: list[dict[str, str]]) -> tuple[str, int]:
    """The last line of a run, and its exit status."""
    survivors = [one for one in outcomes if one["outcome"] == "passed"]
    excused = sum(bool(reason_of(mutation_in(one), known)) for one in survivors)
    killed, counted = len(outcomes) - len(survivors), len(outcomes) - excused
    percent = 100 * killed / counted if counted else 100.0
    endless = sum(one["outcome"] == "timeout" for one in outcomes)
    by_time = f" ({endless} of them endless)" if endless else ""
    words = f"{killed} of {len(outcomes)} killed{by_time}, {len(survivors) - excused} survived"
    share = f"{percent:.1f} % of those that are not equivalent"
    return f"{words}, {excused} known equivalent: {share}", int(percent < least)


def mutation_in(line: dict[str, Any]) -> Mutation:
    """The mutation that a line of the report is about."""
    return Mutation(**{name: line[name] for name in Mutation.__dataclass_fields__ if name in line})


def run_all(rooms: list[Path], drawn: list[tuple[str, Mutation]], out: Path, reach: Reach) -> list[dict[str, Any]]:
    """Try every mutant, so many at once as there are copies; each outcome is told and written down."""
    free: queue.Queue[Path] = queue.Queue()
    for room in rooms:
        free.put(room)
    known, outcomes = known_equivalents(), []

    def work(item: tuple[str, Mutation]) -> dict[str, Any]:
        room = free.get()
        try:
            return try_one(sys.executable, room, *item, reach)
        finally:
            free.put(room)

    with ThreadPoolExecutor(len(rooms)) as pool:
        for (_, one), line in zip(drawn, pool.map(work, drawn), strict=True):
            reason = reason_of(one, known) if line["outcome"] == "passed" else ""
            word = f"known: {reason}" if reason else WORDS[line["outcome"]]
            print(f"{word:8} {line['seconds']:>6} s  {one.text()}  {line['first']}", flush=True)
            with out.open("a", encoding="utf-8") as file:
                file.write(json.dumps(line) + "\n")
            outcomes.append(line)
    return outcomes


def main() -> int:
    """Draw the mutants, and list or try them."""
    asked = arguments()
    drawn = draw(ROOT, asked.number, asked.seed, asked.only)
    if asked.list:
        print(*(one.text() for _, one in drawn), sep="\n")
        return 0
    done = done_before(asked.out) if asked.resume or asked.again else {}
    if asked.again:
        done = {place: line for place, line in done.items() if line["outcome"] == "failed"}
    outcomes = [done[place_of(one)] for _, one in drawn if place_of(one) in done]
    drawn = [(name, one) for name, one in drawn if place_of(one) not in done]
    limit()
    with tempfile.TemporaryDirectory(prefix="mutate-") as folder:
        rooms = [copy_of(ROOT, Path(folder) / str(job)) for job in range(max(1, asked.jobs))]
        strata = [asked.only] if asked.only else STRATA
        tests = sorted({test for name in strata for test in STRATA[name][0]})
        reach = reach_of(rooms, tests, asked.map)
        if reach.failed:
            print("these tests fail without any change:", *reach.failed, sep="\n")
            return 2
        outcomes += run_all(rooms, drawn, asked.out.resolve(), reach)
    words, status = summary(outcomes, asked.at_least, known_equivalents())
    print(f"\n{words}")
    return status


if __name__ == "__main__":
    sys.exit(main())
