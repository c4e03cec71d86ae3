"""A review as a page of its own, made by a process, to be read elsewhere."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from game.chronicle.export.files import exports_folder, stem_of
from game.chronicle.review.background import BackgroundReview, Order
from game.engine.match import Match
from game.words import _

if TYPE_CHECKING:
    from game.ui.kit.application import Application


class ReviewPage:
    """Has the page of a match's review written, and says where it is."""

    def __init__(self, app: Application, match: Match) -> None:
        self._app = app
        self._match = match
        self._work: BackgroundReview | None = None

    @property
    def being_made(self) -> bool:
        """Whether somebody writes it."""
        return self._work is not None

    def path(self, seat: int) -> Path:
        """Where it is written: among what else is exported, under the name of the match and the seat."""
        return exports_folder() / f"{stem_of(self._match)}_review-{seat + 1}.html"

    def make(self, order: Order) -> None:
        """Have it written; the order says what is known of whose choices."""
        self._work = BackgroundReview(replace(order, page=self.path(order.seat)))
        try:
            self._work.start()
        except OSError as error:
            self._work = None
            self._app.notify(str(error))

    def look(self) -> bool:
        """Whether it has come to its end now; what became of it is said."""
        report = self._work.poll() if self._work is not None else None
        if report is None:
            return False
        written = self._work.order.page if self._work is not None else None
        self._work = None
        if report.problem:
            self._app.notify(_("The page was not written. {reason}", reason=report.problem))
        else:
            self._app.notify(_("The page is written: {path}", path=str(written)))
        return True
