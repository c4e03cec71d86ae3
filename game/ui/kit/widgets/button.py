"""A button: gilt-edged leather with words, an icon, or both."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame
from pygame import Color, Rect, Surface

from game.ui.kit.painting.miniature import miniature
from game.ui.kit.rich_text import AnyText, Line, TextBlock, layout
from game.ui.kit.widget import TooltipSource, Widget, draw_focus_ring
from game.ui.kit.widgets import chance_plate
from game.words import say

if TYPE_CHECKING:
    from game.ui.kit.application import Application

CHOSEN = (246, 213, 120)
SMALLEST = 0.68
SHARES, EASILY_READ = (1.0, 0.92, 0.84, 0.76, SMALLEST), 3
"""How far the words of a button may shrink, and how many of these steps they take before they are broken into lines."""

SMALLER = 0.78
"""The size of the second line beside that of the words."""
TINIEST = 0.5
"""How far they shrink so that no single word is broken."""
PICTURE, BESIDE_PICTURE = 34, 6
"""The most that a picture takes of a button's width, and the room on its left."""


class Button(Widget):
    """Words and perhaps an icon on leather. ``plain`` leaves the leather out until it is hovered.

    ``detail`` is a second, smaller line below the words; ``picture``, the name of a picture or of an icon, is shown
    small at the left; ``chance``, how likely it succeeds, at the right, and below it of what that is the chance.
    """

    def __init__(
        self,
        app: Application,
        id: str,
        text: AnyText = "",
        rect: Rect | tuple[int, int, int, int] = (0, 0, 0, 0),
        *,
        icon: str | None = None,
        size: float = 18,
        style: str = "heading",
        tooltip: TooltipSource = None,
        on_click: Callable[[], object] | None = None,
        plain: bool = False,
        align: str = "center",
        clause: str | None = None,
        detail: str = "",
    ) -> None:
        super().__init__(app, id, rect, tooltip=tooltip, on_click=on_click, focusable=True, clause=clause)
        self.text = text
        self.icon = icon
        self.size = size
        self.style = style
        self.plain = plain
        self.align = align
        self.detail = detail
        self.picture = ""
        self.chance = self.chance_of = ""
        self.chosen = False
        self.unlit_at_rest = False
        """It does not light up while the mouse stays where it clicked last: what came up under it advises nothing."""
        self._shown_lit = False
        self._fitted: tuple[object, TextBlock] | None = None

    @property
    def words(self) -> str:
        """The words on it, in the language in use."""
        if isinstance(self.text, tuple):
            return "".join(run.words for run in self.text)
        return say(self.text)

    def preferred_size(self, width: int | None = None) -> tuple[int, int]:
        """Room for the words in one line, and the height of a finger."""
        theme = self.app.theme
        wide = theme.measure(self.words, self.style, self.size) if self.words else 0
        wide = max(wide, min(theme.px(300), theme.measure(self.detail, "sans", self.size * SMALLER)))
        wide += self.icon_room() + self.picture_room() + 2 * theme.px(18 if self.words else 8)
        least = theme.px(min(40.0, self.size * 2.3))
        high = max(least, theme.line_height(self.style, self.size) + theme.px(12))
        if self.detail:
            high += theme.line_height("sans", self.size * SMALLER) - theme.px(4)
        return (min(wide, width) if width is not None else max(wide, high)), high

    def needs(self) -> tuple[int, int]:
        """The size of the words as they are fitted into it."""
        block = self._block()
        beside = self.icon_room() + self.picture_room() + self.chance_room()
        return block.width + beside + self.app.theme.px(4), block.height

    def draw(self, surface: Surface) -> None:
        """Leather, icon, words, and the ring of focus."""
        self.draw_content(surface, ground=True)

    def draw_content(self, surface: Surface, *, icon_colour: str | None = None, ground: bool = False) -> None:
        """Icon (in a colour of its own if given) and words, on leather if ``ground`` asks for it."""
        theme = self.app.theme
        lit = self._shown_lit = self._is_lit()
        if ground and (not self.plain or lit):
            leather = self.app.pictures.nine_slice(self._leather(lit), self.rect.size, theme.px(12))
            surface.blit(leather, self.rect)
        if ground and self.chosen and self.enabled:
            self._draw_frame(surface)
        sunk = theme.px(1) if self.pressed and self.enabled else 0
        if self.picture:
            self._draw_picture(surface, sunk)
        if self.chance:
            words, at = (self.chance, self.chance_of), self.rect.move(0, sunk)
            chance_plate.draw(surface, at, words, theme, enabled=self.enabled)
        self._draw_words(surface, sunk, self._ink(lit), Color(icon_colour) if icon_colour else None)
        if ground and self.shows_focus:
            draw_focus_ring(surface, self.rect, self)

    def _is_lit(self) -> bool:
        """Whether it stands out: the mouse is on it, it is chosen, or the keys have come to it."""
        hovered = self.hovered and not (self.unlit_at_rest and self.app.mouse_stays)
        return self.enabled and (hovered or self.chosen or self.shows_focus)

    def mouse_moved(self, pos: tuple[int, int]) -> None:
        """Light up with the first motion after a click."""
        if self.unlit_at_rest and self._is_lit() != self._shown_lit:
            self.app.invalidate()

    def _draw_frame(self, surface: Surface) -> None:
        """What is chosen wears a golden frame; what the mouse is on is only lit."""
        theme = self.app.theme
        inner = self.rect.inflate(-theme.px(6), -theme.px(6))
        if min(inner.size) > theme.px(10):
            pygame.draw.rect(surface, CHOSEN, inner, max(2, theme.px(2)), border_radius=theme.px(6))

    def _leather(self, lit: bool) -> str:
        state = "_off" if not self.enabled else "_pressed" if self.pressed else "_lit" if lit else ""
        return f"chrome/button{state}.png"

    def _ink(self, lit: bool) -> Color:
        theme = self.app.theme
        if not self.enabled:
            return theme.off
        return Color("#fff4d2") if lit else theme.ink

    def _draw_words(self, surface: Surface, sunk: int, ink: Color, icon_colour: Color | None) -> None:
        theme, block = self.app.theme, self._block()
        room, side = self.icon_room(), self._icon_side()
        total = room + block.width
        middle = self.rect.centerx + (self.picture_room() - self.chance_room()) // 2
        left = self.rect.x + self.picture_room() + theme.px(14) if self.align == "left" else middle - total // 2
        if self.icon is not None:
            left = self.rect.centerx - side // 2 if not self.words else left
            picture = self.app.pictures.icon(self.icon, side, icon_colour or ink)
            surface.blit(picture, (left, self.rect.centery - side // 2 + sunk))
        shadow = TextBlock(block.lines, theme, Color(18, 9, 3), Color(18, 9, 3))
        top = self.rect.centery - block.height // 2 + sunk
        shadow.draw(surface, left + room + 1, top + theme.px(1))
        words = TextBlock(block.lines, theme, ink, block.link_colour)
        words.draw(surface, left + room, top, pictures=self.app.pictures)

    def _draw_picture(self, surface: Surface, sunk: int) -> None:
        """A painting or a thing as it is, or an icon in gold; pale where the button does nothing."""
        side = self._picture_side()
        if "/" in self.picture:
            small = miniature(self.app.pictures, self.picture, side)
        else:
            small = self.app.pictures.icon(self.picture, side * 3 // 4, self.app.theme.link)
        if not self.enabled:
            small = pygame.transform.grayscale(small)
        centre = self.rect.left + self.app.theme.px(BESIDE_PICTURE) + side // 2, self.rect.centery + sunk
        surface.blit(small, small.get_rect(center=centre))

    def picture_room(self) -> int:
        """How much of the width its picture takes from the words."""
        return self._picture_side() + self.app.theme.px(BESIDE_PICTURE) if self.picture else 0

    def chance_room(self) -> int:
        """How much of the width the chance takes from the words."""
        wide = chance_plate.width_of(self.chance, self.chance_of, self.app.theme)
        return wide + self.app.theme.px(6) if wide else 0

    def _picture_side(self) -> int:
        theme = self.app.theme
        return max(8, min(theme.px(PICTURE), (self.rect.height or theme.px(PICTURE)) - theme.px(6)))

    def _icon_side(self) -> int:
        return min(self.app.theme.px(self.size * 1.3), max(8, self.rect.height - self.app.theme.px(8)) or 999)

    def icon_room(self) -> int:
        """How much of the width its icon takes from the words."""
        if self.icon is None:
            return 0
        return self.app.theme.px(self.size * 1.3) + (self.app.theme.px(9) if self.words else 0)

    def _block(self) -> TextBlock:
        """The words as large as they fit: in one line, else smaller, else in several lines."""
        theme = self.app.theme
        told = (self.words, self.detail, self.picture, self.chance, self.chance_of)
        key = (*told, self.rect.size, theme, self.size, self.style)
        if self._fitted is not None and self._fitted[0] == key:
            return self._fitted[1]
        beside = self.icon_room() + self.picture_room() + self.chance_room()
        room = max(8, self.rect.width - beside - 2 * theme.px(10))
        block = fitted(self.words, room, self.rect.height - theme.px(6), self, self.align)
        if self.detail:
            block = with_detail(block, self.detail, room, self)
        self._fitted = (key, block)
        return block


def fitted(words: str, width: int, height: int, button: Button, align: str = "center") -> TextBlock:
    """Words in one line; in several where they would become small for it; smaller still where those have no room."""
    large, small = SHARES[:EASILY_READ], SHARES[EASILY_READ:]
    return (
        in_one_line(words, width, button, large)
        or in_lines(words, (width, height), button, align, large)
        or in_one_line(words, width, button, small)
        or in_lines(words, (width, height), button, align, SHARES)
        or squeezed(words, (width, height), button, align)
    )


def in_one_line(words: str, width: int, button: Button, shares: Sequence[float]) -> TextBlock | None:
    """The words in the largest of these sizes in which they fit into one line; None if none is small enough."""
    theme, style = button.app.theme, button.style
    for size in (button.size * share for share in shares):
        if theme.measure(words, style, size) <= width:
            block = layout(words, width, style, theme, size=size, align="left")
            if len(block.lines) == 1:  # a word at a time, they may be a hair wider
                return block
    return None


def in_lines(
    words: str, room: tuple[int, int], button: Button, align: str, shares: Sequence[float]
) -> TextBlock | None:
    """The words in the largest of these sizes in which they fit into lines with no word broken; None if none does."""
    theme, style = button.app.theme, button.style
    longest = longest_word(words)
    for size in (button.size * share for share in shares):
        if theme.measure(longest, style, size) > room[0]:
            continue
        block = aligned(words, room[0], button, align, size)
        if block.height <= room[1] and block.width <= room[0]:
            return block
    return None


def aligned(words: str, width: int, button: Button, align: str, size: float) -> TextBlock:
    """Lines that lie as ``align`` says to each other; no wider than the longest of them."""
    theme, style = button.app.theme, button.style
    longest = layout(words, width, style, theme, size=size).width
    return layout(words, longest, style, theme, size=size, align=align, spacing=0.92)


def squeezed(words: str, room: tuple[int, int], button: Button, align: str) -> TextBlock:
    """The words as small as it takes that the longest is not broken, though they may not fit."""
    theme, style, size = button.app.theme, button.style, button.size * SMALLEST
    longest = longest_word(words)
    while theme.measure(longest, style, size) > room[0] and size > button.size * TINIEST:
        size *= 0.94
    return aligned(words, room[0], button, align, size)


def longest_word(words: str) -> str:
    """The word with the most letters."""
    return max(words.split(), key=len, default="")


def with_detail(block: TextBlock, detail: str, width: int, button: Button) -> TextBlock:
    """The words with a smaller line below, cut with an ellipsis where it is too long."""
    theme, size = button.app.theme, button.size * SMALLER
    while theme.measure(detail, "sans", size) > width and len(detail) > 1:
        detail = detail.rstrip("…")[:-1].rstrip() + "…"
    below = layout(detail, width, "sans", theme, size=size)
    wide = max(block.width, below.width)
    upper, lower = moved(block.lines, wide, button, 0), moved(below.lines, wide, button, block.height - theme.px(3))
    return TextBlock([*upper, *lower], theme, block.colour, block.link_colour)


def moved(lines: Sequence[Line], wide: int, button: Button, down: int) -> Iterator[Line]:
    """The lines so much further down, and in the middle of a wider block if the button's words are."""
    for line in lines:
        right = (wide - line.width) // 2 if button.align == "center" else 0
        spans = [replace(span, x=span.x + right) for span in line.spans]
        yield replace(line, spans=spans, y=line.y + down)
