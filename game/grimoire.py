"""What a book on the table is: a game with all that it brings.

An installed package brings one by naming it in the entry points of the group ``four_grimoires.games``::

    [project.entry-points."four_grimoires.games"]
    morris = "morris:GRIMOIRE"
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from game import rulebook
from game.engine.decision import Text
from game.engine.game import Game

READABLE_ID = re.compile(r"[a-z][a-z0-9_]{0,39}")
PLAIN_COVER = "menu/book_other"


class Unfit(Exception):
    """A grimoire that cannot be put on the table; ``reason`` says why in words for the player."""

    def __init__(self, reason: Text) -> None:
        super().__init__(str(reason))
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Grimoire:
    """One of the books on the title screen.

    Of all folders None means: in the folder of the program.
    """

    game: Game
    table: Callable[[], Callable[..., Any]] | None = None
    """Gives what makes a :class:`~game.ui.tables.common.tabletop.Tabletop` of a theme and a store of pictures.

    Usually that is its class.

    It is called before a match is first shown: where it imports the table itself, the game can be simulated without
    a screen. None: the plain table.
    """
    rulebook: Path | None = None
    """Holds a folder for each language, and in it the game's id with the ending .md; English must be there."""
    words: Path | None = None
    """Holds for each language `<code>/LC_MESSAGES/<id of the game>.mo`."""
    pictures: Path | None = None
    """What lies there is called by the game's id: "morris/board.png"."""
    lesson: Callable[[], Any] | None = None
    """Gives its :class:`~game.lessons.lesson.Lesson`, the guided first match; called when it is first offered."""
    cover: str = PLAIN_COVER
    """The picture of the book: its name without the ending .png; the same with _lit.png shows it under the mouse."""
    ink: str = "#f6dd94"
    """The colour of the words on the cover."""
    figures: Mapping[str, str] = field(default_factory=dict)
    """The small picture of whatever can be played, by its name in English: "Troll" has "talisman/tokens/troll.png"."""

    @property
    def id(self) -> str:
        """The game's id."""
        return self.game.id

    @property
    def name(self) -> Text:
        """The title on the cover."""
        return self.game.name

    @property
    def subtitle(self) -> Text:
        """What stands below the title."""
        return self.game.subtitle


def checked(found: object) -> Grimoire:
    """The grimoire that a package brings, if it can be put on the table; raises Unfit, or whatever its game raises.

    A match is begun on trial: an incomplete game is better told now than when somebody wants to play it.
    """
    if not isinstance(found, Grimoire):
        raise Unfit(Text("what it names is no Grimoire but {found}", (("found", type(found).__name__),)))
    game: Any = found.game
    if not isinstance(game, Game):
        raise Unfit(Text("its game is no Game but {found}", (("found", type(game).__name__),)))
    if not READABLE_ID.fullmatch(game.id):
        raise Unfit(Text("an id is written in small letters, digits and _, not {id}", (("id", repr(game.id)),)))
    for folder in (found.rulebook, found.words, found.pictures):
        if folder is not None and not Path(folder).is_dir():
            raise Unfit(Text("its folder {folder} is missing", (("folder", str(folder)),)))
    if found.rulebook is not None:
        try:
            rulebook.load(game.id, folder=Path(found.rulebook))
        except rulebook.MissingRulebook as error:
            raise Unfit(Text("its rulebook cannot be read: {error}", (("error", _first_line(error)),))) from error
    if not _is_named(game):
        raise Unfit(Text("its game lacks a name, a subtitle or a version of its rules"))
    game.new_match([f"{seat}" for seat in range(game.fewest_seats)]).next_decision()
    return found


def _is_named(game: Any) -> bool:
    """Whether what books and saves show of a game is there: strangers may have no tool that checks types."""
    return isinstance(game.name, Text) and isinstance(game.subtitle, Text) and isinstance(game.rules_version, int)


def _first_line(error: Exception) -> str:
    """What went wrong, without what to do about it: that is for files of the program itself."""
    return str(error).partition("\n")[0].rstrip(".")
