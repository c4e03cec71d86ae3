"""A stretch of play as a person sees it: cards hovered, panels opened, questions answered, masters thinking."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Literal

import pygame
from pygame.event import Event as InputEvent

from game.catalogue import GAMES
from game.players import PERSON, Glimpse, make_player
from game.settings import Settings
from game.ui.app.application import App
from game.ui.app.event_loop import PREPARE, SPARE
from game.ui.app.matches import start_match
from game.ui.kit.painting.without_waiting.frame_time import PAINTING
from game.ui.match.screen import MatchScreen
from game.ui.screens.new_match.screen import NewMatchScreen
from game.ui.tables.common.tabletop import LOCAL

FULL_HD = (1920, 1080)
FRAME = 1 / 60
LOOKING = 40
"""Frames that the person looks round before answering."""
AT_THE_SETUP = 30
"""Frames that the person sees the set-up of the match."""
SEED = 7
Speed = Literal["off", "fast", "normal", "slow"]


@dataclass(frozen=True)
class Frame:
    """One turn of the loop, in milliseconds.

    ``painted`` is the clock's time until the frame can be shown, ``whole`` that of the turn with its work ahead,
    ``own`` the processor time of the window's thread in it: on a machine with other work the clock runs on meanwhile.
    """

    painted: float
    whole: float
    own: float
    thinking: bool
    about: str


class Stretch:
    """A match of one person against masters, in the window's loop but without a window."""

    def __init__(self, name: str, *, animation: Speed = "fast", size: tuple[int, int] = FULL_HD) -> None:
        self.game = GAMES[name]
        self.app = App(size, headless=True, settings=Settings(language="en", animation=animation))
        self.app.raise_errors = True
        self.app.frame_time.seconds = PAINTING  # as in a window
        seats = max(2, self.game.fewest_seats)
        self.seats = [{"name": f"Seat {seat}", "player": PERSON if seat == 0 else "master"} for seat in range(seats)]
        self._chance = Random(SEED)
        self._adviser = make_player("greedy", SEED)
        self._looked = 0
        self._answer = ""
        self._painted = 0.0
        self.panels = 0
        self.choices = 0

    # -- the loop -----------------------------------------------------------------------------------------

    def begin(self) -> Frame:
        """See the title and the set-up, then start the match: its first frame."""
        self.app.doors.title()
        self._turn(lambda: "title")
        self.app.go(NewMatchScreen(self.app, self.game))
        for _frame in range(AT_THE_SETUP):
            self._turn(lambda: "set-up")
        return self._timed(self._start)

    def _start(self) -> str:
        start_match(self.app, self.game, self.seats, {}, SEED)
        return "start"

    def frames(self, number: int) -> Iterator[Frame]:
        """That many turns of the loop, paced like the window's; the match ends early if it is over."""
        for _frame in range(number):
            if not isinstance(self.app.screen, MatchScreen):
                return
            self._make_up_mind()
            started = time.perf_counter()
            yield self._timed(self._act)
            if not self.app.frame_time.unfinished:
                time.sleep(max(0.001, FRAME - (time.perf_counter() - started)))

    def close(self) -> None:
        """Leave the match."""
        self.app.close()

    def _timed(self, act: Callable[[], str]) -> Frame:
        screen = self.app.screen
        thinking = isinstance(screen, MatchScreen) and screen.course.opponents.thinking
        clock, own = time.perf_counter(), time.thread_time()
        about = self._turn(act)
        whole = 1000 * (time.perf_counter() - clock)
        return Frame(1000 * (self._painted - clock), whole, 1000 * (time.thread_time() - own), thinking, about)

    def _turn(self, act: Callable[[], str]) -> str:
        """What the event loop does in a turn: events, time, a frame, and work ahead if time is left."""
        app, began = self.app, time.perf_counter()
        app.frame_time.begin()
        about = act()
        app.update(FRAME)
        if app.dirty:
            app.draw(app.surface)
        self._painted = time.perf_counter()
        if self._painted - began < SPARE:
            until = self._painted + PREPARE
            app.prepare(lambda: time.perf_counter() >= until)
        return about

    # -- the person ---------------------------------------------------------------------------------------

    def _make_up_mind(self) -> None:
        """A person thinks for himself: that is no work of the app's."""
        screen = self.app.screen
        if isinstance(screen, MatchScreen) and screen.decision is not None and not self._answer:
            self._answer = self._adviser.answer(screen.decision, Glimpse(screen.match, screen.decision.seat))

    def _act(self) -> str:
        """What the person does in this frame."""
        screen = self.app.screen
        assert isinstance(screen, MatchScreen)
        if screen.controller is None or screen.animation is not None or screen.decision is None:
            return self._look_round(screen) if self._chance.random() < 0.3 else "watch"
        self._looked += 1
        if self._looked < LOOKING:
            return self._look_round(screen) if self._looked % 8 == 1 else "rest"
        self._looked = 0
        kind, key = screen.decision.kind, self._answer
        self._answer = ""
        screen.answer(key)
        self.choices += 1
        return f"answer {kind}"

    def _look_round(self, screen: MatchScreen) -> str:
        """Move the mouse onto some piece; now and then that is one that opens or closes a panel: click it."""
        if not screen.table.pieces:
            return "watch"
        piece = self._chance.choice(screen.table.pieces)
        before, pos = self.app.mouse, piece.rect.clamp(screen.area).center
        relative = (pos[0] - before[0], pos[1] - before[1])
        self.app.handle(InputEvent(pygame.MOUSEMOTION, pos=pos, rel=relative, buttons=(0, 0, 0), touch=False))
        if piece.place.startswith(LOCAL) and screen.animation is None:
            self.panels += 1
            for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
                self.app.handle(InputEvent(kind, pos=pos, button=1, touch=False))
            return f"panel {piece.place}"
        return f"hover {piece.id}"
