"""The end of a match: who won, what decided it, and what everybody did."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface
from pygame.event import Event as InputEvent

from game.engine.decision import Text
from game.engine.game import Result
from game.ui.kit.rich_text import SIGN, Link, Run, runs
from game.ui.kit.screens.screen import Screen
from game.ui.kit.widget import Widget
from game.ui.kit.widgets import Button, Panel, Paragraph
from game.ui.kit.widgets.button import longest_word
from game.ui.match.end_picture import EndPicture, WinnersLight
from game.words import _, say

if TYPE_CHECKING:
    from game.ui.kit.application import Application
    from game.ui.match.screen import MatchScreen

WINS = Text("{name} wins!")
SHARED = Text("{names} share the victory")
NOBODY = Text("Nobody wins")
COUNTED_FROM = Text("These numbers count from here on: {stage}. Before, other rules were played.")
CURVE, WIDEST = 176, 940
"""How high a curve is below the table, with its title, and how wide the panel is at most; in logical pixels."""
FOREMOST = 26
"""How much wider the first button is than its words ask for, in logical pixels."""
MORE_THAN_HALF = 0.58
"""Of the words of a button that stand in two lines: as much as the longer line has of them, roughly."""
HAMMERED = (pygame.K_SPACE, pygame.K_RETURN, pygame.K_KP_ENTER)
HAMMERING = 1.0
"""Seconds between presses of a key that is still being hammered."""


class EndOfMatchScreen(Screen):
    """Lies over the table of the finished match."""

    name = "end_of_match"
    overlay = True

    def __init__(self, app: Application, match_screen: MatchScreen) -> None:
        super().__init__(app)
        self.match_screen = match_screen
        self.game_id = match_screen.game_id
        self.first_focus = "button:rematch"
        result = match_screen.match.result
        assert result is not None
        self.result: Result = result
        self.box = Rect(0, 0, 1, 1)
        self._hammered = 0.0
        self._picture: Surface | None = None
        self.told_from = match_screen.match.told_from()
        self.ending = match_screen.tabletop.ending(match_screen.shown, match_screen.course.statistics, result)

    def enter(self) -> None:
        """The fanfare, or a bell where nobody has won."""
        self.app.sounds.play("triumph" if self.result.winners and not self.is_lost() else "death")
        self._hammered = self.app.now

    def handle(self, event: InputEvent) -> bool:
        """Whoever skips what moves by key has not meant the first button here: that press, and those after it."""
        skips = event.type == pygame.KEYDOWN and event.key in HAMMERED
        if skips and self.app.now - self._hammered < HAMMERING:
            self._hammered = self.app.now
            return True
        return super().handle(event)

    def is_lost(self) -> bool:
        """Whether people played, and none of them is among the winners."""
        persons = self.match_screen.course.persons
        return bool(persons) and not set(persons) & set(self.result.winners)

    def _for_whom_it_ends(self) -> tuple[Run, ...]:
        """What it means to the one person at the table; among several, or where nobody has won, the title says all."""
        if len(self.match_screen.course.persons) != 1 or not self.result.winners:
            return ()
        theme, lost = self.app.theme, self.is_lost()
        words, ink = (_("You have lost."), theme.bad) if lost else (_("You have won."), theme.good)
        return Run(words, style="body_bold", colour=(ink.r, ink.g, ink.b)), Run(" ")

    def title(self) -> str:
        """Who has won, in words."""
        names = [self.match_screen.match.seats[seat].name for seat in self.result.winners]
        if self.ending.title is not None:
            return say(self.ending.title)
        if not names:
            return _(NOBODY.message)
        if len(names) == 1:
            return _(WINS.message, name=names[0])
        return _(SHARED.message, names=", ".join(names))

    def layout(self, size: tuple[int, int]) -> None:
        """The panel with its words and three buttons."""
        theme = self.app.theme
        width = min(size[0] - theme.px(40), theme.px(WIDEST))
        rows = len(self.match_screen.match.seats)
        least = theme.px(330 + 42 * rows) + self.more_words
        curve = theme.px(CURVE) if self.ending.curve is not None else 0
        height = min(size[1] - theme.px(24), least + curve)
        self.box = Rect((size[0] - width) // 2, (size[1] - height) // 2, width, height)
        self._picture = None
        ground = Panel(self.app, "panel", self.box)
        sign = (Run("\u00a0"), Run(SIGN, link=Link(clause=self.result.clause)))
        reason = (*self._for_whom_it_ends(), *runs(self.result.reason), *sign)
        words = Paragraph(self.app, "reason", reason, style="body", size=19, align="left", on_link=self._follow)
        left = self.box.left + theme.px(230)
        words.place(Rect(left, self.box.top + theme.px(104), self.box.right - theme.px(36) - left, theme.px(56)))
        played = Paragraph(self.app, "rounds", self.ending.lasted, style="italic", size=18, colour=theme.dim)
        below = words.rect.top + min(words.rect.height, words.preferred_size(words.rect.width)[1]) + theme.px(4)
        played.place(Rect(left, below, words.rect.width, theme.px(28)))
        light = WinnersLight(self.app, self.ending.portrait, self.box)
        self.widgets = [ground, light, words, played, *self._counted_from(words.rect), *self._buttons()]

    @property
    def more_words(self) -> int:
        """How much lower the numbers stand, because it has to be said what they leave out."""
        return self.app.theme.px(44) if self.told_from is not None else 0

    def _counted_from(self, above: Rect) -> list[Widget]:
        """Since when the numbers were counted, if other rules came before."""
        if self.told_from is None:
            return []
        theme = self.app.theme
        said = runs(Text(COUNTED_FROM.message, (("stage", self.told_from),)))
        words = Paragraph(self.app, "counted_from", said, style="italic", size=16, colour=theme.dim)
        words.place(Rect(above.left, self.box.top + theme.px(190), above.width, self.more_words))
        return [words]

    def _ways(self) -> list[Button]:
        """The buttons, the foremost first."""
        made = [
            Button(self.app, "button:rematch", _("Rematch"), icon="crossed-swords", size=22, on_click=self.rematch),
            Button(self.app, "button:new", _("New match"), on_click=self.new_match),
            Button(self.app, "button:watch", _("Watch again"), on_click=self.watch),
            Button(self.app, "button:review", _("Review"), on_click=self.review),
            Button(self.app, "button:export", _("Export"), on_click=self.export),
            Button(self.app, "button:look", _("Look at the table"), on_click=self.back),
            Button(self.app, "button:title", _("Title"), on_click=self.app.doors.title),
        ]
        made[0].tooltip = _("The same players and rules, new dice")
        made[2].tooltip = _("The whole match from its beginning, move by move")
        made[3].tooltip = _("The master weighs your choices: where the match turned, and why")
        made[4].tooltip = _("A picture, a clip, the log or the match as a file")
        return made

    def _buttons(self) -> list[Widget]:
        theme, made = self.app.theme, self._ways()
        gap = theme.px(10)
        needs = [self._least_width(button) for button in made]
        needs[0] += theme.px(FOREMOST)
        spare = (self.box.width - theme.px(60) - gap * (len(made) - 1) - sum(needs)) / len(made)
        left = float(self.box.left + theme.px(30))
        for button, need in zip(made, needs, strict=True):
            button.place(Rect(round(left), self.box.bottom - theme.px(72), int(need + spare), theme.px(46)))
            left += need + spare + gap
        return list(made)

    def _least_width(self, button: Button) -> int:
        """Room for the words of a button at their full size, in two lines if they are several, and for the icon."""
        theme = self.app.theme
        said = longest_word(button.words), button.words
        word, words = (theme.measure(one, button.style, button.size) for one in said)
        return max(word, round(words * MORE_THAN_HALF)) + button.icon_room() + theme.px(24)

    def _follow(self, link: Link) -> None:
        self.app.doors.rulebook(self.game_id, clause=link.clause)

    # -- what the buttons do ------------------------------------------------------------------------------

    def rematch(self) -> None:
        """The same players and rules with the next seed."""
        match = self.match_screen.match
        self.app.doors.start_match(match.game, match.seats, match.options, match.seed + 1)

    def new_match(self) -> None:
        """Set another match up."""
        self.app.doors.title()
        self.app.doors.new_match(self.match_screen.match.game)

    def watch(self) -> None:
        """The match again, from its beginning."""
        self.app.doors.watch_match(self.match_screen.match)

    def review(self) -> None:
        """What the master makes of the choices."""
        self.app.doors.review(self.match_screen.match, self.match_screen.course.kept_at)

    def export(self) -> None:
        """What can be made of the match as files."""
        screen = self.match_screen
        self.app.doors.export(screen.match, screen.course.kept_at, screen)

    # -- drawing ------------------------------------------------------------------------------------------

    def draw(self, surface: Surface) -> None:
        """The panel, and on it what is painted once."""
        super().draw(surface)
        if self._picture is None:
            self._picture = EndPicture(self.app, self).paint()
        surface.blit(self._picture, self.box)

    def draw_background(self, surface: Surface) -> None:
        """The table below shows through."""
