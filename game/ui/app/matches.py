"""How a match gets onto the screen: a new one, or one that was saved."""

from __future__ import annotations

import uuid
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from game import saves
from game.catalogue import find_game, load_match
from game.engine.game import Game, OptionValue, Seat
from game.engine.keeping.save_format import SaveFormatError
from game.engine.match import Match
from game.keeping.disk import SaveError
from game.notes_seen import remember_match
from game.ui.match.screen import MatchScreen
from game.ui.tables.of_games import NoTable
from game.words import _, say

if TYPE_CHECKING:
    from pathlib import Path

    from game.ui.app.application import App


def start_match(
    app: App,
    game: Game | str,
    seats: Sequence[Seat | str | Mapping[str, str]],
    options: Mapping[str, OptionValue] | None,
    seed: int,
) -> MatchScreen:
    """Begin a match and show it. Raises SetupError for seats or options the game does not have, or NoTable."""
    found = find_game(game) if isinstance(game, str) else game
    match = found.new_match(seats, options, seed)
    return _show(app, match, new_name(match))


def try_to_start(
    app: App,
    game: Game,
    seats: Sequence[Seat | str | Mapping[str, str]],
    options: Mapping[str, OptionValue] | None,
    seed: int,
) -> MatchScreen | None:
    """Begin a match and show it; None, with a message, if the game has no table to show it on."""
    try:
        return start_match(app, game, seats, options, seed)
    except NoTable as error:
        app.notify(str(error))
        return None


def read(app: App, path: Path) -> Match | None:
    """The match of a file; None, with a message, if it cannot be read."""
    try:
        return load_match(saves.read_match(path))
    except (SaveError, SaveFormatError) as error:
        reason = say(error.text) if isinstance(error, SaveFormatError) else str(error)
        app.notify(_("The match cannot be opened. {reason}", reason=reason))
        return None


def play_on(app: App, match: Match) -> MatchScreen:
    """Play a match as a new one, from where it stands."""
    return _show(app, match, new_name(match))


def new_name(match: Match) -> str:
    """A name for a match's autosave that no other has."""
    return f"{match.game.id}-{uuid.uuid4().hex[:12]}"


def resume(app: App, saved_match: saves.SavedMatch) -> MatchScreen | None:
    """Go on with a saved match; None, with a message, if the file cannot be read."""
    match = read(app, saved_match.path)
    if match is None:
        return None
    name = saved_match.name if saved_match.automatic else new_name(match)
    try:
        return _show(app, match, name)
    except NoTable as error:
        app.notify(str(error))
        return None


def open_file(app: App, path: Path) -> bool:
    """Open a match that lies anywhere on the disk: a finished one to be watched again, another one to go on with.

    False, with a message, if it cannot be opened. The file itself stays as it is: what is played goes into an autosave.
    """
    match = read(app, path)
    if match is None:
        app.sounds.play("refused")
        return False
    if _is_over(match):
        return app.doors.watch_match(match)
    try:
        _show(app, match, new_name(match))
    except NoTable as error:
        app.notify(str(error))
        return False
    return True


def _is_over(match: Match) -> bool:
    """Whether nothing is left to be played; a save stands before what follows its last answer."""
    ahead = match.fork()
    ahead.next_decision()
    return ahead.over


def _show(app: App, match: Match, autosave_id: str) -> MatchScreen:
    screen = MatchScreen(app, match, [seat.player for seat in match.seats], autosave_id)
    app.go(screen)
    try:
        remember_match(match.game.id)
    except SaveError as error:
        app.warn(str(error))
    if not screen.course.claim():
        app.notify(
            _(
                "This match is open in another window of Four Grimoires as well. Here a copy of it goes on, "
                "and both are saved."
            )
        )
    return screen
