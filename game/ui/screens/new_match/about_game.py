"""A strip about the game, where a window has room for it: its book, its characters, what a newcomer wants to know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from game.catalogue import find_grimoire
from game.engine.game import Game
from game.ui.kit.widgets import Label, Panel, Paragraph, Widget
from game.ui.screens.book import PROPORTION
from game.ui.screens.new_match.about_pictures import (
    Cover,
    Fact,
    Medallion,
    Ornament,
    Scene,
    beside_each_other,
)
from game.ui.screens.new_match.game_notes import facts_of

if TYPE_CHECKING:
    from game.ui.kit.application import Application

PORTRAIT = 0.8
"""A portrait's width for its height."""

SMALLEST_PORTRAIT = 100
SMALLEST_BOOK = 112
"""Heights in logical pixels below which a picture is left out."""

LEAST_BOOK, TALLEST_BOOK = 150, 240
"""The height of a book that lies alone, in logical pixels."""

WIDEST_BOOK = 0.42
"""The share of the strip's width that the book takes at most."""


class AboutGame:
    """Lays the strip out in the room there is; with too little room for its words it leaves itself out."""

    def __init__(self, app: Application, game: Game, letters: float) -> None:
        self._app = app
        self._letters = letters
        self._grimoire = find_grimoire(game.id)
        self._note = self._grimoire.introduction
        self._pad = app.theme.px(16 * letters)

    def place(self, area: Rect) -> list[Widget]:
        """The strip in the area: portraits above the book and the words, or the book and the words, or nothing."""
        inside = area.inflate(-2 * self._pad, -2 * self._pad)
        if inside.width <= 0 or inside.height <= 0:
            return []
        content = self._with_portraits(inside) or self._with_book(inside)
        if not content:
            return []
        panel = Panel(self._app, "panel:about", area, material="glass")
        panel.adopt(content)
        return [panel]

    def place_large(self, area: Rect) -> list[Widget]:
        """The game's picture over the whole area; portraits and words on its dark lower part."""
        if self._note is None:
            return self.place(area)
        inside = area.inflate(-2 * self._pad, -2 * self._pad)
        words_high = self._height(self._words(), inside.width)
        if words_high > inside.height:
            return []
        scene = Scene(self._app, self._note.scene, words_high + 2 * self._pad, self._note.closer)
        scene.place(area)
        words = self._placed_words(Rect(inside.x, inside.bottom - words_high, inside.width, words_high))
        scene.adopt([*self._gallery(inside, words[0].rect.y - self._pad), *words])
        return [scene]

    def place_book(self, area: Rect) -> list[Widget]:
        """The book alone in the middle of an area, if there is room enough for it to be more than a stamp."""
        room = area.inflate(-2 * self._pad, -self._pad)
        high = min(room.height, self._app.theme.px(TALLEST_BOOK * self._letters))
        if high < self._app.theme.px(LEAST_BOOK * self._letters) or self._note is None:
            return []
        cover = Cover(self._app, self._grimoire)
        cover.place(Rect(0, 0, round(high * PROPORTION), high))
        cover.rect.center = room.center
        return [cover]

    def _gallery(self, inside: Rect, bottom: int) -> list[Widget]:
        """Portraits whose names end at ``bottom``, if they leave the picture above them in sight."""
        names, count = self._names_height(), len(self._note.portraits) if self._note is not None else 0
        if not count:
            return []
        wide = beside_each_other(count, inside, self._pad)[0].width
        high = min(round(wide / PORTRAIT), (bottom - inside.y) * 2 // 5)
        if high < self._app.theme.px(SMALLEST_PORTRAIT * self._letters * 0.8):
            return []
        return self._portraits(Rect(inside.x, bottom - names - high, inside.width, high))

    # -- the two ways to fill it

    def _with_portraits(self, area: Rect) -> list[Widget]:
        """The characters beside each other, as large as the width allows, and the words below."""
        if self._note is None or not self._note.portraits:
            return []
        names = self._names_height()
        widest = beside_each_other(len(self._note.portraits), area, self._pad)[0].width
        tallest = round(widest / PORTRAIT)
        words_high = self._height(self._words(), area.width)
        room = area.height - names - self._pad
        high = min(tallest, room - words_high)
        if high < self._app.theme.px(SMALLEST_PORTRAIT * self._letters):
            return []
        gallery = Rect(area.x, area.y, area.width, high)
        below = Rect(area.x, gallery.bottom + names + self._pad, area.width, room - high)
        words = self._with_book(below) or self._placed_words(below)
        top = min(widget.rect.top for widget in words)
        return [*self._portraits(gallery), *self._divider(area, gallery.bottom + names, top), *words]

    def _divider(self, area: Rect, top: int, bottom: int) -> list[Widget]:
        """An ornament between portraits and words, if they are far enough apart."""
        high = self._app.theme.px(26 * self._letters)
        if bottom - top < high * 3 // 2:
            return []
        divider = Ornament(self._app, "ornament:about")
        wide = min(area.width, high * 16)
        divider.place(Rect(area.centerx - wide // 2, (top + bottom - high) // 2, wide, high))
        return [divider]

    def _with_book(self, area: Rect) -> list[Widget]:
        """The book with the words beside it, if both have room."""
        high = min(area.height, round(area.width * WIDEST_BOOK / PROPORTION))
        if high < self._app.theme.px(SMALLEST_BOOK):
            return []
        cover = Cover(self._app, self._grimoire)
        cover.place(Rect(area.x, area.centery - high // 2, round(high * PROPORTION), high))
        left = cover.rect.right + self._pad
        beside = Rect(left, area.y, area.right - left, area.height)
        if self._height(self._words(), beside.width) > beside.height:
            return []
        return [cover, *self._placed_words(beside)]

    # -- pieces

    def _portraits(self, area: Rect) -> list[Widget]:
        """The pictures and below each its name."""
        widgets: list[Widget] = []
        portraits = self._note.portraits if self._note is not None else ()
        for portrait, cell in zip(portraits, beside_each_other(len(portraits), area, self._pad), strict=True):
            medal = Medallion(self._app, portrait)
            wide = min(cell.width, round(area.height * PORTRAIT))
            medal.place(Rect(cell.centerx - wide // 2, area.y, wide, area.height))
            name = Label(
                self._app,
                f"label:{portrait.picture}",
                portrait.name,
                style="small_caps",
                size=17 * self._letters,
                colour=self._app.theme.gold_light,
                align="center",
            )
            name.place(Rect(cell.x, area.bottom, cell.width, self._names_height()))
            widgets += [medal, name]
        return widgets

    def _names_height(self) -> int:
        theme = self._app.theme
        return theme.line_height("small_caps", 17 * self._letters) + theme.px(8)

    def _words(self) -> list[Paragraph]:
        """The lead and the facts, one below the other."""
        words: list[Paragraph] = []
        if self._note is not None:
            words.append(Paragraph(self._app, "text:lead", self._note.lead, style="italic", size=19 * self._letters))
        for icon, text in facts_of(self._grimoire):
            words.append(Fact(self._app, f"text:{icon}", icon, text, 16 * self._letters))
        return words

    def _height(self, words: list[Paragraph], width: int) -> int:
        gaps = self._app.theme.px(9 * self._letters) * (len(words) - 1)
        return sum(paragraph.preferred_size(width)[1] for paragraph in words) + gaps

    def _placed_words(self, area: Rect) -> list[Paragraph]:
        """The words in the middle of the area's height."""
        words = self._words()
        top = area.centery - self._height(words, area.width) // 2
        for paragraph in words:
            paragraph.place(Rect(area.x, top, area.width, paragraph.preferred_size(area.width)[1]))
            top = paragraph.rect.bottom + self._app.theme.px(9 * self._letters)
        return words
