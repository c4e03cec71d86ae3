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
from game.saves import Settings
from game.ui.app import App
from game.ui.event_loop import PREPARE, SPARE
from game.ui.frame_time import PAINTING
from game.ui.new_game import start_match
from game.ui.screens.match import MatchScreen
from game.ui.tabletop import LOCAL

FULL_HD = (1920, 1080)
FRAME = 1 / 60
Speed = Literal["off", "fast", "normal", "slow"]
LOOKING = 40
"""Frames that the person looks round before answering."""
SEED = 7


@dataclass(frozen=True)
class Frame:
    """One turn of the loop: milliseconds of the clock and of the thread's processor time, and what it was about."""

    wall: float
    thread: float
    thinking: bool
    hover: bool
    about: str


class Stretch:
    """A match of one person against masters, in the window's loop but without a window."""

    def __init__(self, name: str, *, animation: Speed = "fast", size: tuple[int, int] = FULL_HD) -> None:
        self.game = GAMES[name]
        self.app = App(size, headless=True, settings=Settings(language="en", animation=animation))
        self.app.raise_errors = True
        self.app.frame_time.seconds = PAINTING  # as in a window
        seats = max(2, self.game.fewest_seats)
        self.seats = [
            {"name": f"Seat {seat}", "player": PERSON if seat == 0 else "master"} for seat in range(seats)
        ]
        self._chance = Random(SEED)
        self._adviser = make_player("greedy", SEED)
        self._looked = 0
        self._answer = ""
        self.panels = 0
        self.choices = 0
        self.around: Callable[[], None] = lambda: None

    def begin(self) -> Frame:
        """Show the title, then the match: its first frame."""
        self.app.go_title()
        self.app.draw(self.app.surface)

        def first() -> str:
            self.app.frame_time.begin()
            start_match(self.app, self.game, self.seats, {}, SEED)
            self.app.update(FRAME)
            self.app.draw(self.app.surface)
            return "first frame"

        return self._timed(first)

    def frames(self, number: int) -> Iterator[Frame]:
        """That many turns of the loop, paced like the window's; the match ends early if it is over."""
        for _frame in range(number):
            if not isinstance(self.app.screen, MatchScreen):
                return
            self._make_up_mind()
            started = time.perf_counter()
            yield self._timed(self._turn)
            time.sleep(max(0.001, FRAME - (time.perf_counter() - started)))

    def close(self) -> None:
        """Leave the match."""
        self.app.close()

    def _timed(self, turn: Callable[[], str]) -> Frame:
        screen = self.app.screen
        thinking = isinstance(screen, MatchScreen) and screen.course.opponents.thinking
        wall, thread = time.perf_counter(), time.thread_time()
        about = turn()
        return Frame(
            1000 * (time.perf_counter() - wall), 1000 * (time.thread_time() - thread), thinking, "hover" in about, about
        )

    def _turn(self) -> str:
        """What the event loop does in a turn: events, time, a frame, and work ahead if time is left."""
        app, began = self.app, time.perf_counter()
        app.frame_time.begin()
        self.around()
        about = self._act()
        app.update(FRAME)
        if app.dirty:
            app.draw(app.surface)
        if time.perf_counter() - began < SPARE:
            until = time.perf_counter() + PREPARE
            app.prepare(lambda: time.perf_counter() >= until)
        return about

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

    def _make_up_mind(self) -> None:
        """A person thinks for himself: that is no work of the app's."""
        screen = self.app.screen
        if isinstance(screen, MatchScreen) and screen.decision is not None and not self._answer:
            self._answer = self._adviser.answer(screen.decision, Glimpse(screen.match, screen.decision.seat))

    def _look_round(self, screen: MatchScreen) -> str:
        """Move the mouse onto some piece; now and then click one that opens or closes a panel."""
        pieces = screen.table.pieces
        if not pieces:
            return "watch"
        piece = self._chance.choice(pieces)
        before, pos = self.app.mouse, piece.rect.clamp(screen.area).center
        relative = (pos[0] - before[0], pos[1] - before[1])
        self.app.handle(InputEvent(pygame.MOUSEMOTION, pos=pos, rel=relative, buttons=(0, 0, 0), touch=False))
        if piece.place.startswith(LOCAL) and screen.animation is None:
            self.panels += 1
            for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
                self.app.handle(InputEvent(kind, pos=pos, button=1, touch=False))
            return f"panel {piece.place}"
        return f"hover {piece.id}"
