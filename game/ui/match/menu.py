"""The menu of a match, and what it leads to: looking back, the chronicle, the export."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.ui.match.pause import PauseScreen
from game.words import say

if TYPE_CHECKING:
    from game.ui.match.screen import MatchScreen


class MatchMenu:
    """Opens the menu with what can be done now."""

    def __init__(self, screen: MatchScreen) -> None:
        self._screen = screen
        self._app = screen.app
        self._match = screen.match

    def open(self) -> None:
        """Show it over the match."""
        screen = self._screen
        name = f"{say(self._match.game.name)}, {say(screen.shown.stage).partition(',')[0]}"
        look_back = self._look_back if self._may_look_back else None
        put_away = self._put_away if screen.course.can_be_put_away else None
        # Behind the curtain sits somebody else: there only what everybody sees leaves the program.
        export = partial(self._app.doors.export, self._match, None, screen if self._app.screen is screen else None)
        self._app.push(PauseScreen(
            self._app, self._match.save, name, screen.game_id, look_back=look_back, put_away=put_away, export=export
        ))  # fmt: skip

    @property
    def _may_look_back(self) -> bool:
        """Whether a person sits here alone with the open table, who may see again what happened."""
        alone = self._app.screen is self._screen and self._screen.course.eyes is not None
        return alone and self._match.decision is not None

    def _look_back(self) -> None:
        """Show what has happened since the last turn of the person at the screen."""
        self._app.pop()
        self._app.doors.watch_match(self._match, self._screen.course.eyes)

    def _put_away(self) -> None:
        """Keep the unfinished match in the chronicle. Raises SaveError."""
        self._screen.course.put_away()
        self._screen.narrator.shrink_the_chronicle()
