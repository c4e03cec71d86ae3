"""The doors between screens: how each is opened. Screens ask for a door and know no other screen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from game.engine.game import Game, OptionValue, Seat
from game.engine.match import Match
from game.keeping.disk import home
from game.saves import SavedMatch
from game.words import _

if TYPE_CHECKING:
    from game.chronicle.recording import Recording
    from game.ui.app.application import App
    from game.ui.kit.screens.screen import Screen


class AppDoors:
    """The doors of the app (see :class:`game.ui.kit.application.Doors`).

    Screens are imported when their door is opened for the first time: the title must be there at once.
    """

    def __init__(self, app: App) -> None:
        self.app = app
        self._removed: list[Path] = []
        """Matches taken out of the chronicle since the program began, which may come back."""

    def title(self) -> None:
        """Leave everything and show the title."""
        from game.ui.screens.title import TitleScreen

        self.app.go(TitleScreen(self.app))

    def settings(self) -> None:
        """Open the settings."""
        from game.ui.screens.settings import SettingsScreen

        self.app.push(SettingsScreen(self.app))

    def saved_matches(self) -> None:
        """Open the list of saved matches."""
        from game.ui.screens.saves.screen import LoadScreen

        self.app.push(LoadScreen(self.app))

    def chronicle(self) -> None:
        """Open the list of matches that were kept."""
        from game.ui.screens.chronicle.screen import ChronicleScreen

        self.app.push(ChronicleScreen(self.app, self._removed))

    def records(self, person: str = "") -> None:
        """Show what everybody has achieved, one person first."""
        from game.ui.screens.records.screen import RecordsScreen

        self.app.push(RecordsScreen(self.app, person))

    def notes(self, game_id: str | None) -> None:
        """List the notes for newcomers seen so far, those of a game first."""
        from game.ui.screens.notes import NotesScreen

        self.app.push(NotesScreen(self.app, game_id))

    def credits(self) -> None:
        """Show who made what."""
        from game.ui.screens.credits import CreditsScreen

        self.app.push(CreditsScreen(self.app))

    def new_match(self, game: Game, after_lesson: bool = False) -> None:
        """Set up a match of a game; whoever comes from its lesson finds what is good for a first match set up."""
        from game.ui.screens.new_match.screen import NewMatchScreen, first_plan

        self.app.push(NewMatchScreen(self.app, game, first_plan(game) if after_lesson else None))

    def start_match(
        self, game: Game, seats: Sequence[Seat | str | Mapping[str, str]], options: Mapping[str, OptionValue], seed: int
    ) -> None:
        """Begin a match and show it; says so if the game has no table. Raises SetupError for wrong seats or options."""
        from game.ui.app import matches

        matches.try_to_start(self.app, game, seats, options, seed)

    def prepare_match(self) -> None:
        """Load what shows a match before it is needed."""

    def resume(self, saved: SavedMatch) -> bool:
        """Go on with a saved match; False, with a message, if the file cannot be read."""
        from game.ui.app import matches

        opened = matches.resume(self.app, saved) is not None
        if not opened:
            self.app.sounds.play("refused")
        return opened

    def rulebook(self, game_id: str | None, clause: str | None = None, search: str | None = None) -> None:
        """Open the rulebook of a game, at a clause or with the hits of a search."""
        from game.ui.screens.rulebook.screen import RulebookScreen

        if isinstance(self.app.screen, RulebookScreen):
            self.app.screen.show(game_id, clause, search)
        else:
            self.app.push(RulebookScreen(self.app, game_id, clause, search))

    def lesson(self, game_id: str, step: int | None = None, chosen: Mapping[int, list[str]] | None = None) -> bool:
        """Open the lesson of a game at a step, or where it was left; False if the game has none."""
        from game.lessons import progress
        from game.lessons.course import LessonCourse
        from game.lessons.shelf import lesson_of
        from game.ui.lesson.screen import LessonScreen

        lesson = lesson_of(game_id)
        if lesson is None:
            return False
        number = progress.of(lesson).step if step is None else step
        self.app.go(LessonScreen(self.app, LessonCourse(lesson, min(number, len(lesson.steps) - 1), chosen)))
        return True

    def watch(self, path: Path) -> bool:
        """Watch the match of a file again; False, with a message, if it cannot be opened."""
        from game.ui.app import matches

        match = matches.read(self.app, path)
        if match is None:
            self.app.sounds.play("refused")
            return False
        return self.watch_match(match, kept_at=path)

    def watch_match(self, match: Match, eyes: int | None = None, kept_at: Path | None = None) -> bool:
        """Watch a match again; with ``eyes`` it goes on meanwhile. False, with a message, if it has no table."""
        from game.ui.tables.of_games import NoTable
        from game.ui.watch.screen import WatchScreen

        try:
            self.app.push(WatchScreen(self.app, match, eyes, kept_at=kept_at))
        except NoTable as error:
            self.app.notify(str(error))
            return False
        return True

    def watch_recording(self, recording: Recording, choice: int, seat: int) -> bool:
        """Watch a match that was read already, from where a seat was to make a choice; False as above."""
        from game.ui.tables.of_games import NoTable
        from game.ui.watch.screen import WatchScreen

        try:
            self.app.push(WatchScreen(self.app, recording.match, begin=(recording, choice, seat)))
        except NoTable as error:
            self.app.notify(str(error))
            return False
        return True

    def review(self, match: Match | Path, path: Path | None = None) -> bool:
        """Have a match that is over reviewed, or that of a file; False, with a message, if that is not possible."""
        from game.ui.app import matches
        from game.ui.review.screen import ReviewScreen

        if not isinstance(match, Match):
            path = match
            read = matches.read(self.app, match)
            if read is None:
                return False
            match = read
        if not match.over:
            self.app.notify(_("This match is not over yet: it is reviewed when it has come to its end."))
            return False
        self.app.push(ReviewScreen(self.app, match, path))
        return True

    def export(self, match: Match | Path, path: Path | None = None, screen: Screen | None = None) -> bool:
        """Show what can be made of a match as files; False, with a message, if it cannot be opened."""
        from game.ui.app import matches
        from game.ui.export.screen import ExportScreen
        from game.ui.export.subject import subject_of

        if not isinstance(match, Match):
            path = match
            read = matches.read(self.app, match)
            if read is None:
                self.app.sounds.play("refused")
                return False
            match = read
        self.app.push(ExportScreen(self.app, subject_of(match, screen, path)))
        return True

    def open_file(self, path: Path) -> bool:
        """Open the match of a file; False, with a message, if it cannot be opened or a match is being played."""
        from game.ui.app import matches
        from game.ui.match.screen import MatchScreen

        if any(isinstance(screen, MatchScreen) for screen in self.app.stack):
            self.app.notify(_("Leave this match first; then the file can be opened."))
            return False
        return matches.open_file(self.app, path)

    def choose_file(self) -> None:
        """Let the player choose the file of a match anywhere on the disk, and open it."""
        from game.chronicle import archive
        from game.ui.kit.files import MATCHES, choose_file

        choose_file(
            self.app,
            _("Open the file of a match"),
            MATCHES,
            self._open_chosen,
            places=((_("Saved matches"), home() / "matches"), (_("Chronicle"), archive.folder())),
        )

    def _open_chosen(self, path: Path) -> bool:
        from game.ui.app import matches

        return matches.open_file(self.app, path)

    def play_on(self, match: Match) -> None:
        """Play a match as a new one, from where it stands."""
        from game.ui.app import matches

        matches.play_on(self.app, match)

    def keyboard_help(self) -> None:
        """Show what the keys do here."""
        from game.ui.screens.keyboard_help import KeyboardHelp

        if not isinstance(self.app.screen, KeyboardHelp):
            self.app.push(KeyboardHelp(self.app, self.app.screen))
