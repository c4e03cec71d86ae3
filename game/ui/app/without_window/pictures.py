"""Screens as pictures, drawn without a window: for the command line, for tests, and to look at."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Surface

from game.catalogue import find_game
from game.settings import Settings
from game.ui.app.application import App
from game.ui.app.without_window.driver import Driver
from game.ui.app.without_window.match_scenes import show_midgame, show_start
from game.words import ENGLISH


class UnknownScene(LookupError):
    """A scene that cannot be drawn; the message lists those that can."""


def show_title(app: App, _game_id: str, _after: int, _seed: int) -> None:
    """The title."""
    app.doors.title()


def show_new_match(app: App, game_id: str, _after: int, seed: int) -> None:
    """The set-up of a match of the game, with that seed."""
    from game.ui.screens.new_match.plan import MatchPlan
    from game.ui.screens.new_match.screen import NewMatchScreen

    game = find_game(game_id)
    app.go(NewMatchScreen(app, game, MatchPlan(game, str(seed))))


SCENES: dict[str, Callable[[App, str, int, int], None]] = {
    "title": show_title,
    "new": show_new_match,
    "start": show_start,
    "midgame": show_midgame,
}
"""Each scene's name, and what brings an app to it: the app, the game, the number of decisions, the seed."""


def picture(
    game_id: str,
    scene: str,
    after: int,
    seed: int,
    size: tuple[int, int],
    scale: float = 1.0,
    language: str = ENGLISH,
) -> Surface:
    """A scene of a game in pixels of ``size`` at a UI scale of 1.0 to 2.0, in a language by its code.

    ``after`` is the number of decisions made before. Raises UnknownScene, and UnknownGame for a game that the
    catalogue does not have. The same arguments give the same picture.
    """
    if scene not in SCENES:
        raise UnknownScene(f"there is no scene {scene!r}; there are: {', '.join(SCENES)}")
    find_game(game_id)
    settings = Settings(language=language, ui_scale=round(scale * 100), animation="off", first_times=False)
    app = App(size, headless=True, settings=settings)
    driver = Driver(app)
    SCENES[scene](app, game_id, after, seed)
    driver.step(2)
    return driver.picture()
