"""What a widget or a screen may ask of the app it is shown by. The app itself is known to nobody in here."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Protocol

from game.engine.game import Game, OptionValue, Seat
from game.saves import SavedMatch
from game.settings import Settings
from game.ui.kit.painting.store import PictureStore
from game.ui.kit.painting.theme import Theme
from game.ui.kit.painting.without_waiting.frame_time import FrameTime
from game.ui.kit.rich_text import AnyText
from game.ui.kit.screens.notices import Notice
from game.ui.kit.sounding.effects import Sounds
from game.ui.kit.sounding.music import Music

if TYPE_CHECKING:
    from pathlib import Path

    from game.chronicle.recording import Recording
    from game.engine.match import Match
    from game.ui.kit.screens.screen import Screen


class Doors(Protocol):
    """The ways to the other screens: a screen asks for a door and knows no other screen."""

    def title(self) -> None:
        """Leave everything and show the title."""

    def settings(self) -> None:
        """Open the settings."""

    def saved_matches(self) -> None:
        """Open the list of saved matches."""

    def chronicle(self) -> None:
        """Open the list of matches that were kept."""

    def records(self, person: str = "") -> None:
        """Show what everybody has achieved, one person first."""

    def notes(self, game_id: str | None) -> None:
        """List the notes for newcomers seen so far, those of a game first."""

    def credits(self) -> None:
        """Show who made what."""

    def new_match(self, game: Game, after_lesson: bool = False) -> None:
        """Set up a match of a game; whoever comes from its lesson finds what is good for a first match set up."""

    def start_match(
        self, game: Game, seats: Sequence[Seat | str | Mapping[str, str]], options: Mapping[str, OptionValue], seed: int
    ) -> None:
        """Begin a match and show it; says so if the game has no table. Raises SetupError for wrong seats or options."""

    def prepare_match(self) -> None:
        """Load what shows a match before it is needed."""

    def resume(self, saved: SavedMatch) -> bool:
        """Go on with a saved match; False, with a message, if the file cannot be read."""

    def rulebook(self, game_id: str | None, clause: str | None = None, search: str | None = None) -> None:
        """Open the rulebook of a game, at a clause or with the hits of a search."""

    def lesson(self, game_id: str, step: int | None = None, chosen: Mapping[int, list[str]] | None = None) -> bool:
        """Open the lesson of a game at a step, or where it was left; False if the game has none.

        ``chosen`` are the learner's answers so far, by step.
        """

    def watch(self, path: Path) -> bool:
        """Watch the match of a file again; False, with a message, if it cannot be opened."""

    def watch_match(self, match: Match, eyes: int | None = None, kept_at: Path | None = None) -> bool:
        """Watch a match again that is here already; False, with a message, if it has no table.

        With ``eyes`` it goes on meanwhile, and that seat sees what has happened since its last turn. ``kept_at`` is
        where it lies in the chronicle, if it does.
        """

    def watch_recording(self, recording: Recording, choice: int, seat: int) -> bool:
        """Watch a match that was read already, from where a seat was to make a choice; False as above."""

    def review(self, match: Match | Path, path: Path | None = None) -> bool:
        """Have a match that is over reviewed, or that of a file; False, with a message, if that is not possible.

        ``path`` is where the match is kept, if it is.
        """

    def export(self, match: Match | Path, path: Path | None = None, screen: Screen | None = None) -> bool:
        """Show what can be made of a match, or of that of a file, as files; False, with a message, if that fails.

        ``screen`` shows the match's table, if one does: its eyes and its moment are taken. ``path`` is where the
        match is kept, if it is.
        """
        ...

    def open_file(self, path: Path) -> bool:
        """Open the match of a file; False, with a message, if it cannot be opened or a match is being played."""
        ...

    def choose_file(self) -> None:
        """Let the player choose the file of a match anywhere on the disk, and open it."""

    def play_on(self, match: Match) -> None:
        """Play a match as a new one, from where it stands."""

    def keyboard_help(self) -> None:
        """Show what the keys do here."""


class Application(Protocol):
    """The app as everything on its screens knows it.

    ``now`` counts the seconds that passed; the mouse is in pixels of the window, whose size is ``size``.
    """

    now: float
    size: tuple[int, int]
    theme: Theme
    settings: Settings
    warnings: list[str]
    pictures: PictureStore
    sounds: Sounds
    music: Music
    frame_time: FrameTime
    doors: Doors
    trace: Callable[[str], None]

    @property
    def stack(self) -> list[Screen]:
        """The screens, the top one last."""

    @property
    def screen(self) -> Screen:
        """The screen on top, which gets the events."""

    @property
    def language(self) -> str:
        """The code of the language in use."""

    @property
    def mouse(self) -> tuple[int, int]:
        """Where the mouse is."""

    @property
    def mouse_inside(self) -> bool:
        """Whether the mouse is over the window."""

    @property
    def mouse_stays(self) -> bool:
        """Whether the mouse is still where a button went down last."""

    def is_double_click(self, pos: tuple[int, int]) -> bool:
        """Whether the mouse button that went down last was the second of a double click."""

    def push(self, screen: Screen) -> None:
        """Put a screen on top of the present one."""

    def pop(self) -> None:
        """Take the top screen away."""

    def invalidate(self) -> None:
        """Ask for a new frame."""

    @property
    def notices(self) -> list[Notice]:
        """The messages shown now."""

    def notify(self, text: AnyText) -> None:
        """Show a message at the lower edge for some seconds."""

    def warn(self, message: str) -> None:
        """Note once what went wrong without harm: in the log, in the settings screen, and as a message."""

    def confirm(self, text: AnyText, yes: str, no: str, then: Callable[[], object]) -> None:
        """Ask before doing something; ``then`` is called for ``yes``."""

    def save_settings(self) -> None:
        """Write the settings; a full or read-only disk is said, not suffered."""

    def restyle(self) -> None:
        """Apply language, UI scale and patterns from the settings to everything."""

    @property
    def monitor_scale(self) -> float:
        """How large the monitor wants everything: 1.0 usually."""

    def set_full_screen(self, full: bool) -> None:
        """Fill the screen, or show a window again."""

    def quit(self) -> None:
        """Stop after this turn of the loop."""
