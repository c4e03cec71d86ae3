"""What is being made of a match, how far that is, and what was written last."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from pygame import Rect

from game.keeping.disk import SaveError, size_of
from game.ui.export.background import BackgroundExport
from game.ui.export.foot import Placed, place_outcome, place_progress
from game.ui.export.order import Order, Report
from game.ui.kit.clipboard import write_clipboard
from game.words import _

if TYPE_CHECKING:
    from game.ui.kit.application import Application


class ExportWork:
    """Makes one thing at a time; ``share`` of it is done."""

    def __init__(self, app: Application) -> None:
        self._app = app
        self.share = 0.0
        self._work: BackgroundExport | None = None
        self._written: tuple[Path, int] | None = None
        self._problem = ""

    @property
    def going_on(self) -> bool:
        """Whether something is being made."""
        return self._work is not None

    def begin(self, order: Callable[[], Order]) -> None:
        """Have something made; what the order raises is told."""
        self._problem, self._written, self.share = "", None, 0.0
        try:
            self._work = BackgroundExport(order())
            self._work.start()
        except (SaveError, OSError) as error:
            self._fail(str(error))

    def look(self) -> Report | None:
        """Take in what is new; None if nothing is."""
        report = self._work.poll() if self._work is not None else None
        if report is None:
            return None
        self.share = report.share
        if report.problem:
            self._fail(_("Nothing was written. {reason}", reason=report.problem))
        elif report.written and self._work is not None:
            self._written = (self._work.order.path, report.written)
            self._work = None
            self._app.sounds.play("click")
        return report

    def _fail(self, problem: str) -> None:
        self._work, self._problem = None, problem
        self._app.sounds.play("refused")

    def cancel(self) -> None:
        """Stop what is being made; nothing of it stays."""
        if self._work is not None:
            self._work.cancel()
            self._work, self._problem = None, _("Stopped: nothing was written.")

    def place(self, area: Rect, on_cancel: Callable[[], object]) -> Placed:
        """The bar with the way out while something is made; else what was made last, and where it is."""
        if self._work is not None:
            return place_progress(self._app, area, self.progress(), self.share, on_cancel)
        copy = self._copy_path if self._written is not None else None
        return place_outcome(self._app, area, self._told(), copy, bad=bool(self._problem))

    def progress(self) -> str:
        """How far it is, in words."""
        assert self._work is not None
        return _("{file} is being made: {share} %", file=self._work.order.path.name, share=round(100 * self.share))

    def _told(self) -> str:
        if self._problem:
            return self._problem
        if self._written is None:
            return _("The match stays as it is, and nothing is sent anywhere.")
        path, size = self._written
        return _("Written: {path} ({size})", path=str(path), size=size_of(size))

    def _copy_path(self) -> None:
        """Put the path of what was written last into the clipboard."""
        if self._written is not None:
            write_clipboard(str(self._written[0]))
            self._app.notify(_("The path is in the clipboard."))
