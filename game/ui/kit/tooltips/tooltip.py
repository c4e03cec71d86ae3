"""The words that appear beside what the mouse rests on or the keyboard has chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.ui.kit.painting.without_waiting.frame_time import Attempts
from game.ui.kit.rich_text import SIGN, RichText, Run, TextBlock, layout

if TYPE_CHECKING:
    from game.ui.kit.application import Application
    from game.ui.kit.screens.screen import Screen
    from game.ui.kit.widget import Widget

HOVER_DELAY = 0.35
"""Seconds that the mouse rests before the tooltip appears."""

FOCUS_DELAY = 0.6
"""Seconds after the keyboard's focus moved."""

WIDEST = 380
QUIET_SIGN = Run(SIGN, size=14, colour=(150, 122, 78))
"""Stands for the clauses of what was said."""


class Tooltip:
    """Watches what is hovered or focused and draws its tooltip."""

    def __init__(self, app: Application) -> None:
        self.app = app
        self._subject: tuple[object, ...] | None = None
        self._since = 0.0
        self.widget: Widget | None = None
        self.text: RichText | None = None
        self.visible = False
        self._blocks: dict[tuple[object, ...], TextBlock] = {}
        self._picture: tuple[TextBlock | None, Surface] = (None, Surface((0, 0)))
        self._attempts = Attempts(app.frame_time)

    def update(self, screen: Screen) -> None:
        """Look at what is hovered now; show or hide with the right delay."""
        widget = screen.hovered if screen.hovered is not None else screen.focus if screen.focus_visible else None
        if screen.captured is not None or screen.tooltips_off or (widget is screen.hovered and self.app.mouse_stays):
            widget = None  # whoever has just clicked wants to see what comes of it
        text = widget.tooltip_text() if widget is not None else None
        subject = (id(widget), text) if text else None
        if subject != self._subject:
            self._subject, self._since = subject, self.app.now
            self.hide()
        self.widget, self.text = widget, text
        by_mouse = widget is not None and widget is screen.hovered
        delay = HOVER_DELAY if by_mouse else FOCUS_DELAY
        if text and not self.visible and self.app.now - self._since >= delay:
            self.visible = True
            self.app.invalidate()

    @property
    def waiting(self) -> bool:
        """Whether a tooltip is about to appear."""
        return self._subject is not None and not self.visible

    def hide(self) -> None:
        """Hide it at once."""
        if self.visible:
            self.visible = False
            self.app.invalidate()

    def block(self) -> TextBlock | None:
        """The words laid out."""
        if not self.visible or self.text is None:
            return None
        theme = self.app.theme
        return self._laid_out(self.text, min(theme.px(WIDEST), self.app.size[0] - theme.px(60)))

    def _laid_out(self, words: RichText, widest: int) -> TextBlock:
        """The words in lines no wider than that; kept, as it is painted once, in the two widths asked for last."""
        key = (words, widest, self.app.theme)
        if key not in self._blocks:
            block = layout(with_signs(words), widest, "sans", self.app.theme, size=16)
            self._blocks = {**dict(list(self._blocks.items())[-1:]), key: block}
        return self._blocks[key]

    def _with_rim(self, block: TextBlock) -> tuple[int, int]:
        """The size of the tooltip round its words."""
        return block.width + self.app.theme.px(28), block.height + self.app.theme.px(20)

    def rect(self) -> Rect | None:
        """Where it is drawn."""
        placed = self.placed()
        return placed[1] if placed is not None else None

    def placed(self) -> tuple[TextBlock, Rect] | None:
        """The words and where they are drawn: beside the widget, inside of the window.

        Where that would cover what is pointed out, over what can be read later; narrower there, if need be.
        """
        block = self.block()
        if block is None or self.widget is None or self.text is None:
            return None
        also, clear = list(self.widget.pointed_out()), (*self.app.screen.keep_clear, *self.app.screen.rather_clear)
        target = self.widget.tooltip_rect().unionall(also)
        gap = self.app.theme.px(10)
        if also and _beside(target, self._with_rim(block), self.app.size, gap, aside=False, clear=clear) is None:
            return self._elsewhere(self.text) or (block, self._usual_place(block, self.widget))
        return block, self._usual_place(block, self.widget)

    def _elsewhere(self, words: RichText) -> tuple[TextBlock, Rect] | None:
        """The words over what can be read later; None if there is no room for them."""
        for room in self.app.screen.read_later:
            block = self._laid_out(words, room.width - self.app.theme.px(28))
            area = Rect((0, 0), self._with_rim(block))
            area.midbottom = room.midbottom
            if area.height <= room.height:
                return block, area
        return None

    def _usual_place(self, block: TextBlock, widget: Widget) -> Rect:
        """Beside the widget, inside of the window."""
        theme, size = self.app.theme, self._with_rim(block)
        popup = self.app.screen.popup
        # The other items of an open list are to be seen too.
        target = popup.rect if popup is not None else widget.tooltip_rect()
        clear, also = self.app.screen.keep_clear, list(widget.pointed_out())
        window, gap, aside = self.app.size, theme.px(10), widget.tooltip_aside
        wider = (*clear, *self.app.screen.rather_clear)
        tried = [(target.unionall(also), wider), (target.unionall(also), clear)] if also else []
        for thing, free in (*tried, (target, wider)):
            place = _beside(thing, size, window, gap, aside=aside, clear=free)
            if place is not None:
                return place
        return beside(target, size, window, gap, aside=aside, clear=clear)

    def draw(self, surface: Surface) -> None:
        """A dark ground with a gilt line, and the words."""
        placed = self.placed()
        if placed is None:
            return
        block, area = placed
        if self._attempts.finish(lambda: self._paint(block, area.size)):
            surface.blit(self._picture[1], area.move(-8, -8))
        else:
            self.app.invalidate()

    def _paint(self, block: TextBlock, size: tuple[int, int]) -> None:
        """Paint it once for as long as it is shown."""
        theme = self.app.theme
        if self._picture[0] is not block:
            key = ("tooltip", size, theme.scale)
            picture = self.app.pictures.made(key, lambda: _ground(self.app, size)).copy()
            block.draw(picture, 8 + theme.px(14), 8 + theme.px(10), pictures=self.app.pictures)
            self._picture = block, picture


def with_signs(words: RichText) -> RichText:
    """The words with one quiet sign in place of the numbers of clauses that stand beside each other: who wants to
    read them opens the rulebook at the thing itself.
    """
    shown: list[Run] = []
    for number, run in enumerate(words):
        is_clause = run.link is not None and run.link.clause is not None
        if is_clause and not (shown and shown[-1] == QUIET_SIGN):
            shown.append(QUIET_SIGN)
        elif not is_clause and not _is_between_clauses(words, number):
            shown.append(run)
    return tuple(shown)


def _is_between_clauses(words: RichText, number: int) -> bool:
    """Whether a run only separates two clauses."""
    if words[number].words.strip(" ,") or not 0 < number < len(words) - 1:
        return False
    return all(one.link is not None and one.link.clause is not None for one in (words[number - 1], words[number + 1]))


def beside(
    target: Rect,
    size: tuple[int, int],
    window: tuple[int, int],
    gap: int,
    *,
    aside: bool = False,
    clear: Sequence[Rect] = (),
) -> Rect:
    """A rectangle of that size next to the target that doesn't cover it, if the window has room for that.

    It is below or above the target if it can be; with ``aside``, right or left of it. What is to be kept ``clear`` is
    not covered either, where there is another place.
    """
    free = _beside(target, size, window, gap, aside=aside, clear=clear) if clear else None
    return free or _beside(target, size, window, gap, aside=aside) or _below(target, size, window)


def _beside(
    target: Rect, size: tuple[int, int], window: tuple[int, int], gap: int, *, aside: bool, clear: Sequence[Rect] = ()
) -> Rect | None:
    """The first place beside the target that covers nothing it should not; None if there is none."""
    frame = Rect((0, 0), window).inflate(-8, -8)
    area = Rect((0, 0), size)
    upright = [("midtop", (target.centerx, target.bottom + gap)), ("midbottom", (target.centerx, target.top - gap))]
    level = [("midleft", (target.right + gap, target.centery)), ("midright", (target.left - gap, target.centery))]
    for corner, at in level + upright if aside else upright + level:
        setattr(area, corner, at)
        moved = area.clamp(frame)
        if not moved.colliderect(target) and frame.contains(moved) and moved.collidelist(list(clear)) < 0:
            return moved
    return None


def _below(target: Rect, size: tuple[int, int], window: tuple[int, int]) -> Rect:
    """At the lower edge of the window, for what has no room beside its target."""
    frame = Rect((0, 0), window).inflate(-8, -8)
    area = Rect((0, 0), size)
    area.midbottom = (target.centerx, frame.bottom)
    return area.clamp(frame)


def _ground(app: Application, size: tuple[int, int]) -> Surface:
    theme = app.theme
    ground = Surface((size[0] + 20, size[1] + 20), pygame.SRCALPHA)
    for spread in range(8, 0, -2):
        shade = Rect(8, 10, *size).inflate(spread * 2, spread * 2)
        pygame.draw.rect(ground, (0, 0, 0, 26), shade, border_radius=theme.px(6) + spread)
    area = Rect(8, 8, *size)
    pygame.draw.rect(ground, (24, 14, 8, 255), area, border_radius=theme.px(6))
    pygame.draw.rect(ground, theme.gold, area, max(1, theme.px(1.4)), border_radius=theme.px(6))
    return ground.convert_alpha()
