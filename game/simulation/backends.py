"""Sharing work out among processes, or the machines of a cluster, through joblib."""

from __future__ import annotations

import functools
import multiprocessing
import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from itertools import islice
from typing import Any, TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")
PROCESSES = "processes"
LOCAL = ("loky", PROCESSES, "threading")
CLUSTERS = ("dask", "ray")

MOST_PROCESSES = 60 if sys.platform == "win32" else 1024
"""Windows waits for 63 handles at once, and a pool needs some for itself."""
ALL_AT_ONCE, ROUNDS_AT_ONCE = ("ray",), 4
"""Backends that return results only when all are there: they get so many tasks for each job at once."""


class MissingBackend(Exception):
    """The backend asked for cannot be used; the message says what to install or which there are."""


def shared_out(
    work: Callable[[Any, Task], Result], plan: Any, tasks: Iterable[Task], jobs: int, backend: str = ""
) -> Iterator[Result]:
    """``work(plan, task)`` for every task, as they are finished.

    ``backend`` is "loky", "threading", "dask" or "ray" of joblib, or "processes" without it; a cluster's address
    stands behind "=". Raises MissingBackend. A KeyboardInterrupt ends the workers.
    """
    name, _sign, address = (backend or default_backend()).partition("=")
    if name == PROCESSES:
        yield from _in_processes(functools.partial(work, plan), tasks, jobs)
        return
    joblib = _joblib()
    settings = prepared(name, address)
    how = "list" if name in ALL_AT_ONCE else "generator_unordered"
    with joblib.parallel_config(backend=name, n_jobs=jobs, **settings), joblib.Parallel(return_as=how) as parallel:
        for wave in waves(tasks, jobs, name):
            yield from parallel(joblib.delayed(work)(plan, task) for task in wave)


def waves(tasks: Iterable[Task], jobs: int, backend: str) -> Iterator[Iterable[Task]]:
    """All tasks at once if the backend returns results one by one, else a few after others."""
    if backend not in ALL_AT_ONCE:
        yield tasks
        return
    left = iter(tasks)
    while wave := list(islice(left, ROUNDS_AT_ONCE * jobs)):
        yield wave


def _in_processes(work: Callable[[Task], Result], tasks: Iterable[Task], jobs: int) -> Iterator[Result]:
    """Processes of the standard library, spawned: they start in a packaged program, too."""
    with multiprocessing.get_context("spawn").Pool(min(jobs, MOST_PROCESSES), leave_interrupts_to_the_parent) as pool:
        yield from pool.imap_unordered(work, tasks)


def default_backend() -> str:
    """Loky's workers are started by a command line of Python, which a packaged program does not have."""
    return PROCESSES if getattr(sys, "frozen", False) else "loky"


def prepared(name: str, address: str) -> dict[str, Any]:
    """Connect to a cluster if the backend is one; the further settings of the backend."""
    if name == "loky":
        return {"initializer": leave_interrupts_to_the_parent}
    if name in LOCAL:
        return {}
    try:
        if name == "dask":
            import_module("distributed").Client(address or None)
            return {}
        if name == "ray":
            import_module("ray").init(address=address or None)
            import_module("ray.util.joblib").register_ray()
            return {}
    except ImportError as error:
        package = {"dask": "distributed", "ray": "ray"}[name]
        raise MissingBackend(f"the backend {name!r} needs a package: pip install {package}") from error
    raise MissingBackend(f"there is no backend {name!r}; there are: {', '.join((*LOCAL, *CLUSTERS))}")


def leave_interrupts_to_the_parent() -> None:
    """Ctrl-C reaches every process of a terminal; the one that keeps the results ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _joblib() -> Any:
    try:
        import joblib
    except ImportError as error:
        raise MissingBackend("several processes need the package joblib: pip install joblib") from error
    return joblib
