"""`four-grimoires simulate`: many matches between computer players."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Generator
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.catalogue import GAMES
from game.cli.arguments import (
    Mistake,
    add_game,
    add_setup,
    at_least,
    chosen_game,
    chosen_options,
    chosen_players,
    names,
)
from game.cli.interruption import interruptible
from game.simulation.backends import MissingBackend, shared_out
from game.simulation.matches import CAP, Plan, Played, batches, play_several
from game.simulation.tally import Tally, wilson

if TYPE_CHECKING:
    from game.cli.arguments import Commands


def add_to(commands: Commands) -> None:
    """Add the command."""
    command = commands.add_parser(
        "simulate",
        help="let computer players play many matches, and report",
        description="Plays matches between computer players, who change seats from match to match, and "
        "reports wins with 95%% intervals, lengths and speed. Every state is audited; the exit status is 1 "
        "if there was a fault. Ctrl-C, or a request to end, reports what was finished.",
    )
    add_game(command)
    command.add_argument(
        "--players",
        type=names,
        default=["greedy", "random"],
        metavar="A,B,...",
        help="default: greedy,random",
    )
    command.add_argument("--matches", type=at_least(1), default=100, metavar="N", help="default: 100")
    command.add_argument("--jobs", type=at_least(1), default=1, metavar="J", help="processes (default: 1)")
    command.add_argument(
        "--backend",
        default="",
        metavar="NAME",
        help="where the processes run: loky (default), processes, threading; dask or ray for a cluster, "
        "NAME=ADDRESS if it is not on this machine",
    )
    command.add_argument("--json", type=Path, metavar="FILE", help="write the results to FILE; - prints them")
    command.add_argument("--report", type=Path, metavar="FILE.html", help="write a page with plots to FILE.html")
    command.add_argument("--mix-options", action="store_true", help="draw each match's options by chance")
    command.add_argument("--verify", action="store_true", help="replay, save and load each match and compare")
    command.add_argument(
        "--witness", action="store_true", help="hold everything that is told against what really happens"
    )
    command.add_argument(
        "--cap", type=at_least(1), default=CAP, metavar="D", help=f"give a match up after D decisions ({CAP})"
    )
    command.add_argument(
        "--audit-every", type=at_least(0), default=1, metavar="D", help="audit every D-th state; 0: none (1)"
    )
    command.add_argument(
        "--always",
        action="append",
        default=[],
        metavar="ANSWER",
        help="give this answer whenever it is offered, such as shield:gold; may be given several times",
    )
    command.add_argument(
        "--keep-seats",
        action="store_true",
        help="the players keep their seats: where those differ, the first plays the first side throughout",
    )
    add_setup(command)
    command.set_defaults(run=run)


def run(asked: argparse.Namespace) -> int:
    """Play, report, and return 1 if there was a fault."""
    plan = Plan(
        game=chosen_game(asked).id,
        players=chosen_players(asked, people=False),
        matches=asked.matches,
        seed=asked.seed,
        options=chosen_options(asked),
        mix_options=asked.mix_options,
        verify=asked.verify,
        cap=asked.cap,
        audit_every=asked.audit_every,
        timeline=asked.report is not None,
        always=tuple(asked.always),
        keep_seats=asked.keep_seats,
        witness=asked.witness,
    )
    for path in (asked.json, asked.report):
        if path and str(path) != "-" and not path.absolute().parent.is_dir():
            raise Mistake(f"there is no folder {path.absolute().parent} to write the results into")
    tally = Tally(plan)
    began = time.perf_counter()
    try:
        interrupted = _play(plan, asked.jobs, asked.backend, tally)
    except MissingBackend as error:
        raise Mistake(str(error)) from error
    summary = tally.summary(time.perf_counter() - began)
    report(tally, summary, file=sys.stderr if str(asked.json) == "-" else sys.stdout)
    if asked.json:
        _write(asked.json, summary)
    if asked.report:
        _write_report(asked.report, summary)
    for never in set(plan.always).difference(*(played.given for played in tally.played)):
        print(f"The answer {never!r} was never offered.", file=sys.stderr)
    if interrupted:
        print("Interrupted: these are the matches that were finished.", file=sys.stderr)
    if tally.faults():
        return 1
    return 130 if interrupted else 0


def _play(plan: Plan, jobs: int, backend: str, tally: Tally) -> bool:
    """Play the whole plan into the tally; True if it was interrupted."""
    from tqdm import tqdm

    bar = tqdm(total=plan.matches, unit=" matches", file=sys.stderr, disable=None if sys.stderr else True)
    with bar, interruptible() as interruption:
        try:
            with closing(_results(plan, jobs, backend)) as results:
                for played in results:
                    tally.played += played
                    bar.update(len(played))
                    if interruption.asked:
                        break
        except KeyboardInterrupt:
            return True
    return interruption.asked


def _results(plan: Plan, jobs: int, backend: str) -> Generator[list[Played], None, None]:
    """The played batches as they are finished, in this process or in several."""
    if jobs == 1 and not backend:
        for seed in range(plan.seed, plan.seed + plan.matches):
            yield play_several(plan, [seed])
        return
    yield from shared_out(play_several, plan, batches(plan, jobs), jobs, backend)


def report(tally: Tally, summary: dict[str, Any], file: Any) -> None:
    """Print the results for a person."""
    matches = summary["matches"]
    print(f"{tally.plan.game}: {matches} matches, seed {tally.plan.seed}", file=file)
    for name, wins, (low, high) in zip(tally.plan.players, tally.wins(), tally.intervals(), strict=True):
        share = wins / max(1, len(tally.finished()))
        print(f"  {name:<12} {wins:9.1f} wins  {share:6.1%}  (95%: {low:.1%} to {high:.1%})", file=file)
    _report_nobody(tally, file)
    _report_roles(tally, file)
    length = summary["length"]
    if length:
        print(
            f"  length       {length['mean']:.2f} on average, median {length['median']:g}, "
            f"{length['shortest']} to {length['longest']}",
            file=file,
        )
    print(f"  speed        {summary['decisions_per_second']:,.0f} decisions per second", file=file)
    print(f"  capped       {len(summary['capped'])} matches {summary['capped'][:10] or ''}", file=file)
    print(f"  faults       {len(tally.faults())}", file=file)
    for fault in tally.faults()[:10]:
        print(f"    seed {fault.seed}: {fault.what}", file=file)


def _report_nobody(tally: Tally, file: Any) -> None:
    """Matches that came to an end without a winner, if there are any: else draws would look like faults."""
    nobody = sum(not match.winners for match in tally.finished())
    if nobody:
        print(f"  nobody       {nobody:9} won   {nobody / len(tally.finished()):6.1%}", file=file)


def _report_roles(tally: Tally, file: Any) -> None:
    """Where seats play different sides: how each player did on each of them."""
    plan = tally.plan
    game, count = GAMES[plan.game], len(plan.players)
    options = {option.id: plan.options.get(option.id, option.default) for option in game.options}
    if plan.mix_options or any(game.role(seat, count, options) is None for seat in range(count)):
        return
    for name, seats in zip(plan.players, tally.by_seat(), strict=True):
        for seat, (wins, matches) in enumerate(seats):
            if matches == 0:
                continue
            low, high = wilson(wins, matches)
            role = game.role(seat, count, options)
            share = f"{wins / max(1, matches):6.1%}  (95%: {low:.1%} to {high:.1%})"
            print(f"    {name:<10} {wins:g} of {matches} {share}, who {role}", file=file)


def _write_report(path: Path, summary: dict[str, Any]) -> None:
    # Only a report waits for the library that plots.
    from game.simulation.report import MissingPlots, page

    try:
        path.write_text(page(summary), encoding="utf-8")
    except MissingPlots as error:
        raise Mistake(str(error)) from error
    except OSError as error:
        raise Mistake(f"{path} could not be written ({error.strerror})") from error


def _write(path: Path, summary: dict[str, Any]) -> None:
    text = json.dumps(summary, indent=2, ensure_ascii=False) + "\n"
    if str(path) == "-":
        print(text, end="")
        return
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        print(text, end="")  # hours of work shall not be lost with a wrong file name
        raise Mistake(f"{path} could not be written ({error.strerror}): the results are above") from error
