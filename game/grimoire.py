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

ANY_VICTORY = Text("Win a match.")
READABLE_ID = re.compile(r"[a-z][a-z0-9_]{0,39}")
PLAIN_COVER = "menu/book_other"
ORDINARY_BYTES = 100_000
"""The bytes of a clip's moment, where nobody has measured them."""


class Unfit(Exception):
    """A grimoire that cannot be put on the table; ``reason`` says why in words for the player."""

    def __init__(self, reason: Text) -> None:
        super().__init__(str(reason))
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Portrait:
    """A character of the game: the picture under `assets/pictures`, the name, and what to expect.

    ``chosen`` says when it is chosen, to whoever clicks it where a match begins and nothing is chosen yet.
    """

    picture: str
    name: Text
    tooltip: Text
    chosen: Text | None = None


@dataclass(frozen=True, slots=True)
class Introduction:
    """What a newcomer is told: ``lead`` says what one does in the game; ``facts`` are an icon and a sentence each.

    ``scene`` is a picture of what it is about, under `assets/pictures`.
    """

    scene: str
    lead: Text
    facts: tuple[tuple[str, Text], ...]
    portraits: tuple[Portrait, ...]
    closer: float = 1.0
    """How much closer one looks at the scene than its whole width."""
    views: tuple[str, ...] = ()
    """Pictures that stand side by side at the head of the rulebook; the scene where there are none."""
    panorama: tuple[str, ...] = ()
    """Pictures that run into each other where a wide one is shown; the views where there are none."""
    first: Text | None = None
    """What is recommended to somebody who never played it, and why; it says what the game's ``first_match`` has."""


@dataclass(frozen=True, slots=True)
class Prize:
    """What is won with a victory, a trophy that counts how often: ``emblem`` is the medal, ``asks`` how it is won."""

    emblem: str
    name: Text
    asks: Text = ANY_VICTORY
    figure: str | None = None
    """Who wins it, by the name in English; None: whoever wins."""


VICTORY = Prize("victory", Text("Victories"))


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
    paintings: Mapping[str, str] = field(default_factory=dict)
    """The large picture of the same, where there is one."""
    introduction: Introduction | None = None
    """What newcomers are told before a match; without it the book is shown, and how many can play."""
    prizes: tuple[Prize, ...] = (VICTORY,)
    """The first of the trophies that can be won in it."""
    counts_gains: bool = False
    """Whether victories have a lead, as where whoever gathered most wins: the smallest is a trophy."""
    many_figures: bool = False
    """Whether one plays now this figure and now that: victories with several are a trophy."""
    ambience: str = ""
    """The sounds of its place, below the music: "fire", "wind", "market" or "keep_at_night"."""
    bytes_a_moment: int = ORDINARY_BYTES
    """About so many has a clip for each moment: a map that glides changes more than a die that falls."""

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
