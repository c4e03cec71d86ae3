"""The curtain between two people who share a screen: who is asked, what all know to have happened, and no secret."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Color, Rect, Surface
from pygame.event import Event

from game.engine.decision import Decision, Text
from game.ui.kit.painting.glow import panel
from game.ui.kit.painting.lettering import embossed, one_line
from game.ui.kit.rich_text import TextBlock, layout
from game.ui.kit.screens.screen import Screen
from game.ui.kit.widgets import Button
from game.words import _, say

if TYPE_CHECKING:
    from game.ui.kit.application import Application
    from game.ui.match.screen import MatchScreen

PASS = Text("Pass the screen to {name}")
SECRET = Text("Nobody else should look now.")
SINCE = Text("Since your last choice")
UNTIL_NOW = Text("Until now")
MOST_NEWS = 5
WIDTH, MARGIN, GAP = 780, 26, 14
PORTRAIT = (124, 155)
BUTTON = 56
GROUND, RIM = (18, 6, 10, 214), (224, 182, 98, 255)
NAME, SHADE, PALE, FAINT = (250, 226, 168), (20, 4, 6), (236, 214, 190), (206, 172, 132)


class CurtainScreen(Screen):
    """Covers the whole window until the person who is asked says that he sits here."""

    name = "curtain"

    def __init__(self, app: Application, match_screen: MatchScreen, decision: Decision) -> None:
        super().__init__(app)
        self.match_screen = match_screen
        self.decision = decision
        self.game_id = match_screen.game_id
        self.first_focus = "button:ready"
        self.news: list[TextBlock] = []
        self._box = Rect(0, 0, 0, 0)
        self._picture: Surface | None = None

    @property
    def person(self) -> str:
        """Who is to look next."""
        return self.match_screen.match.seats[self.decision.seat].name

    def enter(self) -> None:
        """The rustle of the curtain."""
        self.app.sounds.play("curtain")

    # -- layout -------------------------------------------------------------------------------------------

    def layout(self, size: tuple[int, int]) -> None:
        """A panel as high as its words, with the button in its foot."""
        theme = self.app.theme
        self._picture = None
        width = min(size[0] - theme.px(60), theme.px(WIDTH))
        around = theme.px(2 * MARGIN) + theme.px(PORTRAIT[1]) + theme.px(2 * GAP) + theme.px(BUTTON)
        self.news = self._told(width - theme.px(2 * MARGIN), size[1] - around - theme.px(120))
        told = self._height_of_news()
        self._box = Rect(0, 0, width, around + told)
        self._box.center = (size[0] // 2, max(size[1] // 2, self._box.height // 2))
        ready = Button(self.app, "button:ready", _("I am {name}: raise the curtain", name=self.person), size=20)
        ready.on_click = self.raise_curtain
        wide = min(width - theme.px(2 * MARGIN), theme.px(460))
        foot = self._box.bottom - theme.px(MARGIN) - theme.px(BUTTON)
        ready.place(Rect(self._box.centerx - wide // 2, foot, wide, theme.px(BUTTON)))
        menu = Button(self.app, "button:menu", "", icon="hamburger-menu", tooltip=_("Menu"))
        menu.on_click = self.pause
        menu.place(Rect(size[0] - theme.px(56), theme.px(14), theme.px(42), theme.px(42)))
        self.widgets = [ready, menu]

    def _told(self, width: int, room: int) -> list[TextBlock]:
        """What has happened, as far as there is room for it; the latest if not for all."""
        handover, theme = self.match_screen.handover, self.app.theme
        told: list[TextBlock] = []
        for words in reversed(handover.news(self.decision.seat, MOST_NEWS)):
            block = layout(words, width - theme.px(22), "sans", theme, size=17, colour=Color(*PALE))
            room -= block.height + theme.px(4)
            if room < theme.px(30):
                break
            told.insert(0, block)
        return told

    def _height_of_news(self) -> int:
        theme = self.app.theme
        if not self.news:
            return 0
        return theme.px(30) + sum(block.height + theme.px(4) for block in self.news) + theme.px(GAP)

    # -- what is done -------------------------------------------------------------------------------------

    def raise_curtain(self) -> None:
        """Show the table to the person who is asked."""
        self.app.pop()
        self.match_screen.narrator.present(self.decision, told=True)

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

    # -- drawing ------------------------------------------------------------------------------------------

    def draw_background(self, surface: Surface) -> None:
        """Velvet from edge to edge, with the name of who comes next."""
        if self._picture is None or self._picture.get_size() != surface.get_size():
            self._picture = self._paint(surface.get_size())
        surface.blit(self._picture, (0, 0))

    def _paint(self, size: tuple[int, int]) -> Surface:
        theme, box = self.app.theme, self._box
        picture = Surface(size).convert()
        picture.blit(self.app.pictures.cover("chrome/curtain.jpg", size), (0, 0))
        picture.blit(panel(box.size, theme.px(16), GROUND, RIM, theme.px(2)), box)
        head = box.inflate(-theme.px(2 * MARGIN), -theme.px(2 * MARGIN))
        head.height = theme.px(PORTRAIT[1])
        left = self._paint_portrait(picture, head)
        self._paint_name(picture, Rect(left, head.top, head.right - left, head.height))
        self._paint_news(picture, head.left, head.bottom + theme.px(GAP))
        return picture

    def _paint_portrait(self, picture: Surface, head: Rect) -> int:
        """The portrait of the mage, magician or hero in the seat's colour; returns where the words begin."""
        theme, seat = self.app.theme, self.decision.seat
        screen = self.match_screen
        file = screen.tabletop.portrait(screen.match.view(None), seat)
        frame = Rect(head.left, head.top, theme.px(PORTRAIT[0]), head.height)
        if file:
            picture.blit(self.app.pictures.cover(file, frame.size), frame)
        else:
            shape, colour = screen.signs.shape(seat), screen.signs.colour(seat)
            mark = self.app.pictures.icon(f"shape-{shape}", frame.width * 3 // 5, colour)
            picture.blit(mark, mark.get_rect(center=frame.center))
        pygame.draw.rect(picture, screen.signs.colour(seat), frame.inflate(4, 4), max(2, theme.px(3)), border_radius=6)
        return frame.right + theme.px(22)

    def _paint_name(self, picture: Surface, room: Rect) -> None:
        """Who is to take the screen, where the match stands, and that it is secret."""
        theme, screen, seat = self.app.theme, self.match_screen, self.decision.seat
        mark = self.app.pictures.icon(f"shape-{screen.signs.shape(seat)}", theme.px(30), screen.signs.colour(seat))
        words = say(Text(PASS.message, (("name", self.person),)))
        wide = room.width - mark.get_width() - theme.px(10)
        face = one_line(theme, words, "title", theme.px(36), wide, NAME)
        title = embossed(face, one_line(theme, words, "title", theme.px(36), wide, SHADE), 2)
        at = title.get_rect(topleft=(room.left + mark.get_width() + theme.px(10), room.top + theme.px(10)))
        picture.blit(title, at)
        picture.blit(mark, mark.get_rect(midleft=(room.left, at.centery)))
        top = at.bottom + theme.px(12)
        for text, style, size, colour in (
            (screen.match.view(None).stage, "small_caps", 20, FAINT),
            (SECRET, "italic", 19, PALE),
        ):
            line = one_line(theme, say(text), style, theme.px(size), room.width, colour)
            picture.blit(line, (room.left, top))
            top += line.get_height() + theme.px(8)

    def _paint_news(self, picture: Surface, left: int, top: int) -> None:
        """What has happened, line by line."""
        if not self.news:
            return
        theme = self.app.theme
        heading = SINCE if self.match_screen.handover.was_here(self.decision.seat) else UNTIL_NOW
        words = one_line(theme, say(heading), "small_caps", theme.px(19), self._box.width // 2, FAINT)
        picture.blit(words, (left, top))
        top += theme.px(30)
        for block in self.news:
            dot = (left + theme.px(7), top + theme.px(11))
            pygame.draw.circle(picture, FAINT, dot, max(2, theme.px(3)))
            block.draw(picture, left + theme.px(22), top)
            top += block.height + theme.px(4)
