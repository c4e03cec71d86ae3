"""The curtain between two people who share a screen: it shows nothing of the match."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.engine.decision import Decision, Text
from game.ui.kit.painting.glow import panel
from game.ui.kit.painting.lettering import embossed, one_line
from game.ui.kit.screen import Screen
from game.ui.kit.widgets import Button
from game.words import _, say

if TYPE_CHECKING:
    from game.ui.kit.application import Application
    from game.ui.match.screen import MatchScreen

PASS = Text("Pass the screen to {name}")
SECRET = Text("Nobody else should look: the choice is secret until all have chosen.")


class CurtainScreen(Screen):
    """Covers the whole window until the person who is asked says that he sits here."""

    name = "curtain"

    def __init__(self, app: Application, match_screen: MatchScreen, decision: Decision) -> None:
        super().__init__(app)
        self.match_screen = match_screen
        self.decision = decision
        self.game_id = match_screen.game_id
        self.first_focus = "button:ready"
        self._picture: Surface | None = None

    @property
    def person(self) -> str:
        """Who is to look next."""
        return self.match_screen.match.seats[self.decision.seat].name

    def enter(self) -> None:
        """The rustle of the curtain."""
        self.app.sounds.play("curtain")

    def layout(self, size: tuple[int, int]) -> None:
        """One button in the middle."""
        theme = self.app.theme
        self._picture = None
        ready = Button(self.app, "button:ready", _("I am {name}: raise the curtain", name=self.person), size=20)
        ready.on_click = self.raise_curtain
        wide = min(size[0] - theme.px(80), theme.px(460))
        ready.place(Rect((size[0] - wide) // 2, round(size[1] * 0.62), wide, theme.px(58)))
        menu = Button(self.app, "button:menu", "", icon="hamburger-menu", tooltip=_("Menu"))
        menu.on_click = self.pause
        menu.place(Rect(size[0] - theme.px(56), theme.px(14), theme.px(42), theme.px(42)))
        self.widgets = [ready, menu]

    def raise_curtain(self) -> None:
        """Show the table to the person who is asked."""
        self.app.pop()
        self.match_screen.narrator.present(self.decision)

    def back(self) -> None:
        """Esc opens the menu; nobody gets behind the curtain by it."""
        self.pause()

    def pause(self) -> None:
        """Open the menu over the curtain."""
        self.match_screen.pause()

    def shortcut(self, event: Event) -> bool:
        """Enter raises the curtain also without focus."""
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            self.raise_curtain()
            return True
        return False

    def draw_background(self, surface: Surface) -> None:
        """Velvet from edge to edge, with the name of who comes next."""
        if self._picture is None or self._picture.get_size() != surface.get_size():
            self._picture = self._paint(surface.get_size())
        surface.blit(self._picture, (0, 0))

    def _paint(self, size: tuple[int, int]) -> Surface:
        picture = Surface(size).convert()
        picture.blit(self.app.pictures.cover("chrome/curtain.jpg", size), (0, 0))
        theme, seat = self.app.theme, self.decision.seat
        box = Rect(0, 0, min(size[0] - theme.px(60), theme.px(760)), theme.px(330))
        box.center = (size[0] // 2, round(size[1] * 0.54))
        picture.blit(panel(box.size, theme.px(16), (18, 6, 10, 205), (224, 182, 98, 255), theme.px(2)), box)
        words = say(Text(PASS.message, (("name", self.person),)))
        face = one_line(theme, words, "title", theme.px(40), box.width - theme.px(50), (250, 226, 168))
        shade = one_line(theme, words, "title", theme.px(40), box.width - theme.px(50), (20, 4, 6))
        shape, colour = self.match_screen.signs.shape(seat), self.match_screen.signs.colour(seat)
        mark = self.app.pictures.icon(f"shape-{shape}", theme.px(44), colour)
        picture.blit(mark, mark.get_rect(midtop=(box.centerx, box.top + theme.px(22))))
        title = embossed(face, shade, 2)
        picture.blit(title, title.get_rect(midtop=(box.centerx, box.top + theme.px(76))))
        below = one_line(theme, say(SECRET), "italic", theme.px(20), box.width - theme.px(50), (236, 214, 190))
        picture.blit(below, below.get_rect(midtop=(box.centerx, box.top + theme.px(134))))
        return picture
