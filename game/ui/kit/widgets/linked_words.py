"""What every widget with links in its words does: they are clicked, walked through and followed."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable

import pygame
from pygame.event import Event

from game.ui.kit.rich_text import Link, RichText
from game.ui.kit.tooltips.link_tooltip import link_tooltip
from game.ui.kit.widget import Widget


class LinkedWords(Widget):
    """Words with links. Left and Right walk through them, Enter follows one, a click does too."""

    on_link: Callable[[Link], object] | None = None
    active = 0
    """Which link the keys are at."""

    @abstractmethod
    def links(self) -> list[Link]:
        """The links in reading order."""

    @abstractmethod
    def link_at(self, x: int, y: int) -> Link | None:
        """The link at a place of the window."""

    def link_under_mouse(self) -> Link | None:
        """The link that the mouse points at."""
        return self.link_at(*self.app.mouse) if self.hovered else None

    def tooltip_text(self) -> RichText | None:
        """The tooltip of the link under the mouse, or the widget's own."""
        link = self.link_under_mouse()
        return super().tooltip_text() if link is None else link_tooltip(self.app, link)

    def link_clause(self) -> str | None:
        """The clause under the mouse or of the focused link."""
        link, links = self.link_under_mouse(), self.links()
        if link is None and self.focused and links:
            link = links[min(self.active, len(links) - 1)]
        return link.clause if link is not None else self.clause

    def handle(self, event: Event) -> bool:
        """Follow a link by click or Enter, choose one by Left and Right."""
        if self.on_link is None:
            return False
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            link = self.link_at(*event.pos)
            if link is None:
                return False
            self.app.sounds.play("click")
            self.on_link(link)
            return True
        links = self.links() if event.type == pygame.KEYDOWN and self.focused else []
        return bool(links) and self._key(event, links)

    def _key(self, event: Event, links: list[Link]) -> bool:
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            step = 1 if event.key == pygame.K_RIGHT else -1
            self.active = (self.active + step) % len(links)
            self.app.invalidate()
            return True
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE) and self.on_link is not None:
            self.on_link(links[min(self.active, len(links) - 1)])
            return True
        return False
