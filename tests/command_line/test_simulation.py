"""Many matches in several processes, what an interruption leaves, and the page with plots."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Generator, Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest
from joblib import register_parallel_backend
from joblib.parallel import ThreadingBackend

from game.cli import main, simulate
from game.cli.interruption import interruptible
from game.simulation import backends as simulation_backends
from game.simulation.backends import MissingBackend, shared_out
from game.simulation.matches import Leads, Plan, Played, play, play_several
from game.simulation.report import page
from game.simulation.tally import Tally

DUEL = ("simulate", "warlocks_duel", "--players", "greedy,random")
PATIENCE = 120.0
TELLS_WHAT_IS_FINISHED = """
import sys
from contextlib import closing
from game.cli import main, simulate
real = simulate._results
def told(*arguments):
    with closing(real(*arguments)) as results:
        for batch in results:
            yield batch
            print("finished", file=sys.stderr, flush=True)
simulate._results = told
sys.exit(main(sys.argv[1:]))
"""
"""The command line, saying so whenever some matches have been counted."""


@pytest.mark.one_seed("other processes know nothing of the shift")
@pytest.mark.parametrize("backend", ["loky", "processes", "threading"])
def test_every_backend_plays_the_same_matches(backend: str) -> None:
    plan = Plan("warlocks_duel", ("random", "random"), 6, seed=4)
    alone = play_several(plan, range(4, 10))
    shared = [
        played for batch in shared_out(play_several, plan, [[4, 5], [6, 7], [8, 9]], 2, backend) for played in batch
    ]
    assert {one.seed: one.winners for one in shared} == {one.seed: one.winners for one in alone}
    assert {one.seed: one.decisions for one in shared} == {one.seed: one.decisions for one in alone}


def test_a_backend_that_does_not_exist_is_refused_with_the_list(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*DUEL, "--matches", "2", "--backend", "abacus"]) == 2
    assert "loky, processes, threading, dask, ray" in capsys.readouterr().err


@pytest.mark.parametrize(("backend", "package"), [("dask", "distributed"), ("ray", "ray")])
def test_a_cluster_whose_package_is_missing_says_what_to_install(
    backend: str, package: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(MissingBackend, match=f"pip install {package}"):
        simulation_backends.prepared(backend, "")


def test_a_backend_that_returns_results_only_together_gets_its_tasks_in_waves(monkeypatch: pytest.MonkeyPatch) -> None:
    without = {"supports_return_generator": False}
    register_parallel_backend("ray", type("Together", (ThreadingBackend,), without))
    monkeypatch.setattr(simulation_backends, "prepared", lambda name, address: {})
    plan = Plan("warlocks_duel", ("random", "random"), 20, seed=4)
    asked_for: list[int] = []

    def tasks() -> Iterator[list[int]]:
        for seed in range(4, 24):
            asked_for.append(seed)
            yield [seed]

    results = shared_out(play_several, plan, tasks(), 2, "ray")
    first = next(results)
    assert len(asked_for) == 8, "four for each job at once, so that an interruption keeps what was finished"
    assert {one.seed for batch in (first, *results) for one in batch} == set(range(4, 24))


def test_an_answer_can_be_fixed_whoever_plays(capsys: pytest.CaptureFixture[str]) -> None:
    alone = ["simulate", "demons", "--players", "greedy", "--matches", "3", "--option", "turn_limit=30"]
    assert main([*alone, "--always", "shield:copper"]) == 0
    assert "never offered" not in capsys.readouterr().err
    plan = Plan("demons", ("greedy",), 1, options={"turn_limit": 30}, always=("shield:copper", "shield:wood"))
    assert play(plan, 0).given == ("shield:copper",)
    assert play(plan, 0) != play(replace(plan, always=()), 0)


def test_players_who_keep_their_seats_play_one_side_throughout(capsys: pytest.CaptureFixture[str]) -> None:
    call = ["simulate", "devils_circle", "--players", "greedy,random", "--matches", "3", "--option", "length=quick"]
    assert main([*call, "--keep-seats"]) == 0
    told = capsys.readouterr().out
    assert told.count("of 3") == 2, "each player has one side, and nothing is said of the other"
    changing = Plan("devils_circle", ("greedy", "random"), 3, options={"length": "quick"})
    assert [changing.sitting(seed) for seed in (0, 1, 2)] == [[0, 1], [1, 0], [0, 1]]
    kept = replace(changing, keep_seats=True)
    assert [kept.sitting(seed) for seed in (0, 1, 2)] == [[0, 1]] * 3
    assert Tally(kept, [play(kept, 1)]).by_seat()[1] == [(0.0, 0), (0.0, 1)], "random leads the demons, and loses"


def test_matches_that_nobody_wins_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    plan = Plan("demons", ("random", "random"), 3)
    drawn, won = Played(0, (), 9, 9, 1.0), Played(1, (0,), 9, 9, 1.0)
    simulate.report(tally := Tally(plan, [drawn, won, won]), tally.summary(1.0), sys.stdout)
    assert re.search(r"nobody +1 won +33\.3%", capsys.readouterr().out)
    simulate.report(tally := Tally(plan, [won, won]), tally.summary(1.0), sys.stdout)
    assert "nobody" not in capsys.readouterr().out


@pytest.fixture(autouse=True)
def _interruptions_are_heard() -> Iterator[None]:
    """Whoever starts the tests in the background of a shell has interruptions ignored, here and in what is started."""
    before = signal.getsignal(signal.SIGINT)
    if before is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def test_a_fixed_answer_that_is_never_offered_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*DUEL, "--matches", "1", "--always", "shield:wood"]) == 0
    assert "The answer 'shield:wood' was never offered." in capsys.readouterr().err


def test_a_packaged_program_uses_processes_it_can_start(monkeypatch: pytest.MonkeyPatch) -> None:
    assert simulation_backends.default_backend() == "loky"
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert simulation_backends.default_backend() == "processes"


@pytest.mark.skipif(os.name == "nt", reason="interrupts reach processes in another way there")
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_an_interruption_keeps_what_was_finished_and_prints_no_traceback(how: signal.Signals, tmp_path: Path) -> None:
    results = tmp_path / "results.json"
    command = [sys.executable, "-c", TELLS_WHAT_IS_FINISHED, "simulate", "warlocks_duel", "--players", "random,random"]
    command += ["--matches", "100000", "--jobs", "2", "--json", str(results)]
    running = subprocess.Popen(
        command, stderr=subprocess.PIPE, stdout=subprocess.PIPE, text=True, start_new_session=True
    )
    assert running.stderr is not None
    while (line := running.stderr.readline()) != "finished\n":
        assert line, "it ended by itself"
    (os.killpg if how == signal.SIGINT else os.kill)(running.pid, how)
    out, err = running.communicate(timeout=PATIENCE)
    assert running.returncode == 130, err
    assert "Traceback" not in out + err
    assert 0 < json.loads(results.read_text(encoding="utf-8"))["matches"] < 100_000


def test_an_interruption_that_a_destructor_swallows_is_heard_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def swallowing(plan: Plan, jobs: int, backend: str) -> Generator[list[Played], None, None]:
        yield play_several(plan, [1])
        with suppress(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)
        yield play_several(plan, [2])
        pytest.fail("it went on")

    monkeypatch.setattr(simulate, "_results", swallowing)
    results = tmp_path / "results.json"
    assert main([*DUEL, "--matches", "3", "--json", str(results)]) == 130
    assert json.loads(results.read_text(encoding="utf-8"))["matches"] == 2
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_what_was_ignored_stays_ignored() -> None:
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        with interruptible() as interruption:
            signal.raise_signal(signal.SIGINT)
        assert not interruption.asked
    finally:
        signal.signal(signal.SIGINT, before)


def test_the_report_is_one_page_that_loads_nothing_from_elsewhere(tmp_path: Path) -> None:
    path = tmp_path / "report.html"
    assert main([*DUEL, "--matches", "6", "--report", str(path)]) == 0
    written = path.read_text(encoding="utf-8")
    assert written.count("<svg") == 3
    assert "greedy" in written
    assert not re.search(r"<(script|link|img|iframe)|url\(http", written)


def test_a_report_into_a_folder_that_is_not_there_is_refused_before_anything_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*DUEL, "--matches", "1000000", "--report", str(tmp_path / "no" / "report.html")]) == 2
    assert "there is no folder" in capsys.readouterr().err


def test_a_report_without_finished_matches_has_no_empty_plots() -> None:
    tally = Tally(Plan("warlocks_duel", ("greedy", "random"), 0))
    assert page(tally.summary(0.0)).count("<svg") == 1


def test_the_lead_over_time_is_told_for_the_players_wherever_they_sat() -> None:
    plan = Plan("warlocks_duel", ("greedy", "random"), 1, timeline=True)
    for seed in (0, 1):
        played = play(plan, seed)
        assert len(played.timeline) == 21
        assert all(sum(point) == pytest.approx(1.0) for point in played.timeline)
        winner = played.winners[0]
        assert played.timeline[-1][winner] == max(played.timeline[-1])


def test_a_match_without_turns_has_no_timeline() -> None:
    assert Leads([0, 1]).timeline() == ()
