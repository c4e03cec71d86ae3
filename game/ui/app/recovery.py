"""What happens when something fails unexpectedly: it is logged, and the app goes back to the title."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from game.keeping import crash_log

if TYPE_CHECKING:
    from game.ui.app.application import App
    from game.ui.kit.screens.stack import ScreenStack


class Recovery:
    """Does things for the app that may fail. ``raise_errors`` of the app lets failures through, for tests."""

    def __init__(self, app: App, screens: ScreenStack) -> None:
        self.app = app
        self._screens = screens

    def guarded(self, action: Callable[[], object], doing: str) -> None:
        """Do something; if it fails unexpectedly, log it and go back to the title."""
        try:
            action()
        except Exception as error:
            if self.app.raise_errors:
                raise
            self._recover(error, doing)

    def leave_all(self) -> None:
        """Leave every screen, the top one first."""
        while self._screens.screens:
            screen = self._screens.screens.pop()
            self.guarded(screen.leave, f"leaving {screen.name}")

    def arrange_all(self, size: tuple[int, int]) -> None:
        """Lay out every screen anew."""
        for screen in self._screens.screens:
            self.guarded(partial(screen.arrange, size), f"laying out {screen.name}")

    def _recover(self, error: Exception, doing: str) -> None:
        from game.ui.screens.crash import CrashScreen

        message = crash_log.log_crash(error, doing)
        for screen in self._screens.take_all():
            try:
                screen.leave()
            except Exception as second:
                crash_log.log_crash(second, f"leaving {screen.name}")
        try:
            self.app.doors.title()
            self.app.push(CrashScreen(self.app, message))
        except Exception as third:
            crash_log.log_crash(third, "showing the title after a crash")
            print(message, file=sys.stderr)
            self._screens.take_all()
            self.app.quit()
