"""A review made by a process of its own, so that the window that shows it never waits."""

from __future__ import annotations

import os
import signal
import sys
import time
from contextlib import closing
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path

import msgspec

from game.catalogue import load_match
from game.chronicle.errand import Errand
from game.chronicle.export.files import write_export
from game.chronicle.recording import Recording, whole_recording
from game.chronicle.review.kept_review import begin_or_go_on, keep_review
from game.chronicle.review.report import page
from game.chronicle.review.reviewing import is_complete, steps
from game.chronicle.review.weighed import Review
from game.keeping.disk import SaveError
from game.process_priority import step_back
from game.simulation.backends import PROCESSES
from game.words import set_language

MOST_JOBS = 4
TOLD_EVERY, KEPT_EVERY = 0.5, 4.0
"""Seconds."""
GRACE = 0.2
"""Seconds that a process which is no longer wanted gets to put its work down."""


@dataclass(frozen=True)
class Order:
    """What is to be reviewed: a match as a save, a seat, and where its review is kept, if anywhere.

    ``begun`` is what is known already and lies in no file. With a ``page`` nothing is weighed: the review is written
    there as a page, in a language.
    """

    match: bytes
    seat: int
    path: Path | None
    jobs: int = 1
    begun: bytes = b""
    page: Path | None = None
    language: str = "en"


@dataclass(frozen=True)
class Report:
    """How far the work is: the share that is done, the review so far (JSON), and what went wrong, if anything did."""

    share: float = 0.0
    review: bytes = b""
    finished: bool = False
    problem: str = ""

    def decoded(self) -> Review:
        """The review."""
        return msgspec.json.decode(self.review, type=Review)


class BackgroundReview:
    """Sends an order to a process and collects its reports. It may be stopped and begun again at any time."""

    def __init__(self, order: Order) -> None:
        self.order = order
        self._errand: Errand | None = None
        self._unkept = b""

    @property
    def running(self) -> bool:
        """Whether somebody works on it."""
        return self._errand is not None

    def start(self) -> None:
        """Begin, or go on. Raises OSError if there are no processes to be had."""
        if not self.running:
            self._errand = Errand(serve, self.order, "review")

    def poll(self) -> Report | None:
        """The newest report since the last time, if there is any."""
        newest = None
        try:
            while self._errand is not None and self._errand.connection.poll():
                newest = self._errand.connection.recv()
                self._unkept = newest.review or self._unkept
                if newest.finished or newest.problem:
                    self.stop()
            if self._errand is not None and self._errand.has_died:
                raise EOFError
        except (EOFError, OSError):
            self.stop()
            return newest or Report(problem="the process that weighs was ended")
        return newest

    def stop(self) -> None:
        """Put the work down; what was told of it is kept in its file and gone on with the next time."""
        errand, self._errand = self._errand, None
        if errand is not None and not errand.end(GRACE):
            self._keep_what_was_told()

    def _keep_what_was_told(self) -> None:
        """A process that is late or was killed does not keep its work: it is done here, and no less is known."""
        if self._unkept:
            _keep(msgspec.json.decode(self._unkept, type=Review), self.order.path)
            self._unkept = b""


def jobs_here() -> int:
    """How many processes may weigh at once: as many as there are cores, within reason."""
    return max(1, min(MOST_JOBS, os.cpu_count() or 1))


def serve(connection: Connection) -> None:
    """The life of the process: hear what is wanted, work, tell, keep; until all is done or nobody listens any more."""
    step_back()
    _end_tidily()
    try:
        order: Order = connection.recv()
        recording = whole_recording(load_match(order.match))
        if order.page is not None:
            _write_page(recording, order)
            connection.send(Report(1.0, finished=True))
        else:
            _review(connection, recording, order)
    except (BrokenPipeError, EOFError, KeyboardInterrupt):
        return
    except Exception as error:
        _try_to_tell(connection, Report(problem=f"{type(error).__name__}: {error}"))


def _end_tidily() -> None:
    """Whoever is asked to end takes its own processes along; Windows ends them all without asking."""
    if sys.platform != "win32":
        signal.signal(signal.SIGTERM, lambda _signal, _frame: sys.exit(0))


def _try_to_tell(connection: Connection, report: Report) -> None:
    try:
        connection.send(report)
    except OSError:
        return


def _review(connection: Connection, recording: Recording, order: Order) -> None:
    review = _begun(recording, order)
    told = kept = time.monotonic()
    share = 1.0 if is_complete(review) else 0.0
    connection.send(Report(share, msgspec.json.encode(review), finished=is_complete(review)))
    if is_complete(review):
        return
    try:
        with closing(steps(recording, review, order.jobs, PROCESSES)) as work:
            for share in work:
                now = time.monotonic()
                if now - told >= TOLD_EVERY:
                    connection.send(Report(share, msgspec.json.encode(review)))
                    told = now
                if now - kept >= KEPT_EVERY:
                    _keep(review, order.path)
                    kept = now
                if connection.poll():  # nobody ever sends anything: the other end was closed
                    return
    finally:
        _keep(review, order.path)
    connection.send(Report(1.0, msgspec.json.encode(review), finished=True))


def _begun(recording: Recording, order: Order) -> Review:
    if order.begun and order.path is None:
        return msgspec.json.decode(order.begun, type=Review)
    return begin_or_go_on(recording, order.seat, order.path)


def _keep(review: Review, path: Path | None) -> None:
    """Without a place on the disk the review is only made again the next time."""
    try:
        keep_review(review, path)
    except SaveError:
        return


def _write_page(recording: Recording, order: Order) -> None:
    assert order.page is not None
    set_language(order.language)
    review = msgspec.json.decode(order.begun, type=Review)
    write_export(order.page, page(recording, review).encode())
