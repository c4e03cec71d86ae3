"""A smoke test of the installed program: every screen of every game, some moves, saving, loading, and the computer
players' own process. It needs no window and leaves the player's folder alone.
"""

from __future__ import annotations

import time
import traceback
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from game import saves
from game.catalogue import GAMES
from game.chronicle.recording import whole_recording
from game.chronicle.showing import Showing
from game.chronicle.viewpoint import Viewpoint
from game.engine.game import Game
from game.engine.match import Match
from game.players import PERSON, Glimpse, make_player
from game.settings import Settings
from game.ui.app.application import App
from game.ui.app.matches import resume, start_match
from game.ui.app.without_window.driver import Driver
from game.ui.app.without_window.match_scenes import NAMES
from game.ui.export.clip.stage import Stage
from game.ui.export.making import clip_of
from game.ui.kit.widgets import TextField
from game.ui.match.end import EndOfMatchScreen
from game.ui.match.screen import MatchScreen
from game.ui.match.turns.curtain import CurtainScreen
from game.ui.screens.crash import CrashScreen
from game.ui.screens.credits import CreditsScreen
from game.ui.screens.new_match.screen import NewMatchScreen
from game.ui.screens.saves.screen import LoadScreen
from game.ui.screens.settings import SettingsScreen

DECISIONS = 10
LONGEST_WAIT = 60.0
"""Seconds that a computer player may take for an answer."""
MOST_TURNS_TO_THE_END = 200_000
SIZE = (1280, 720)
TYPED = "Żółw"


class SmokeFailed(Exception):
    """Something did not do what it should; the message says what."""


class SmokeTest:
    """Goes through the program and writes a picture of every screen into ``folder``."""

    def __init__(self, folder: Path, size: tuple[int, int] = SIZE) -> None:
        self.folder = folder
        self.report: list[str] = []
        self.faults = 0
        self.size = size
        settings = Settings(language="en", animation="off", first_times=False)
        self.driver = Driver(App(size, headless=True, settings=settings))

    def run(self) -> bool:
        """Do everything, whatever fails on the way; True if nothing did."""
        self.attempt("shared screens", self.shared_screens)
        for game in GAMES.values():
            self.attempt(f"{game.name}: a new match", partial(self.new_match, game))
            self.attempt(f"{game.name}: played, saved and loaded", partial(self.play, game))
            self.attempt(f"{game.name}: the end", partial(self.end, game))
        self.attempt("a clip", self.clip)
        self.driver.app.close()
        self.report.append("nothing failed" if not self.faults else f"{self.faults} of the steps failed")
        (self.folder / "report.txt").write_text("\n".join(self.report) + "\n", encoding="utf-8")
        return self.faults == 0

    def attempt(self, name: str, step: Callable[[], None]) -> None:
        """Do one step and note how it went."""
        try:
            step()
        except Exception as error:
            self.faults += 1
            self.report.append(f"FAILED {name}: {type(error).__name__}: {error}\n{traceback.format_exc()}")
        else:
            self.report.append(f"ok     {name}")

    def picture(self, name: str) -> None:
        """Write what is seen now, and complain if it is one plain colour."""
        self.driver.step(2)
        shown = self.driver.picture()
        corners = {tuple(shown.get_at((x, y))) for x in range(0, self.size[0], 40) for y in range(0, self.size[1], 40)}
        if len(corners) < 8:
            raise SmokeFailed(f"the screen {name} is empty")
        self.driver.screenshot(self.folder / f"{name}.png")

    # -- the steps

    def shared_screens(self) -> None:
        """What belongs to no game."""
        app = self.driver.app
        app.doors.title()
        self.picture("title")
        for name, screen in (
            ("settings", SettingsScreen(app)),
            ("credits", CreditsScreen(app)),
            ("load", LoadScreen(app)),
            ("crash", CrashScreen(app, "This is how a crash would be told.")),
        ):
            app.push(screen)
            self.picture(name)
            app.pop()
        app.doors.keyboard_help()
        self.picture("keys")
        app.pop()
        app.doors.choose_file()
        self.picture("open-file")
        app.pop()

    def new_match(self, game: Game) -> None:
        """The set-up and the rulebook."""
        app = self.driver.app
        app.doors.title()
        app.push(NewMatchScreen(app, game))
        self.driver.click("field:name1")
        self.driver.key("ctrl+a")
        self.driver.type(TYPED)
        field = app.screen.find("field:name1")
        if not isinstance(field, TextField) or field.value != TYPED:
            raise SmokeFailed("what was typed is not in the field")
        self.picture(f"{game.id}-set-up")
        app.doors.rulebook(game.id)
        self.picture(f"{game.id}-rulebook")
        app.doors.title()

    def play(self, game: Game) -> None:
        """Ten decisions of a person against a computer player in its process; saved, loaded, compared."""
        app = self.driver.app
        seats = [{"name": NAMES[seat], "player": PERSON if seat == 0 else "greedy"} for seat in range(_seats(game))]
        screen = start_match(app, game, seats, {}, seed=7)
        made = sum(1 for _choice in self._answers(screen))
        if made < DECISIONS:
            raise SmokeFailed(f"only {made} decisions were asked of the person")
        self.picture(f"{game.id}-match")
        if screen.decision is not None:
            app.push(CurtainScreen(app, screen, screen.decision))
            self.picture(f"{game.id}-curtain")
            app.pop()
        screen.pause()
        self.picture(f"{game.id}-pause")
        app.pop()
        before = screen.match.fingerprint()
        path = saves.write_match(f"smoke {game.id}", screen.match.save())
        found = next((saved for saved in saves.list_matches() if saved.path == path), None)
        again = resume(app, found) if found is not None else None
        if again is None or again.match.fingerprint() != before or not again.match.verify():
            raise SmokeFailed("the loaded match is not the saved one")
        app.doors.title()

    def _answers(self, screen: MatchScreen) -> Iterator[str]:
        """The person's answers, as a sensible player would give them."""
        player = make_player("greedy", 7)
        for _decision in range(DECISIONS):
            self._wait_for_question(screen)
            decision = screen.decision
            if decision is None:
                return
            key = player.answer(decision, Glimpse(screen.match, decision.seat))
            screen.answer(key)
            yield key
        self._wait_for_question(screen)

    def _wait_for_question(self, screen: MatchScreen) -> None:
        """Let time pass until a person is asked or the match is over."""
        until = time.monotonic() + LONGEST_WAIT
        while screen.decision is None and not screen.course.finished:
            if time.monotonic() > until:
                raise SmokeFailed("a computer player does not answer")
            time.sleep(0.002)
            self.driver.step()
        if self.driver.app.warnings:
            raise SmokeFailed(f"the app warns: {self.driver.app.warnings}")

    def end(self, game: Game) -> None:
        """The last screen of a match between computer players."""
        app = self.driver.app
        match = game.new_match([{"name": name, "player": "greedy"} for name in NAMES[: _seats(game)]], {}, 7)
        play_out(match)
        screen = MatchScreen(app, match, ["greedy"] * _seats(game), "smoke")
        app.go(screen)
        if not isinstance(app.screen, EndOfMatchScreen):
            raise SmokeFailed("the finished match does not show its end")
        self.picture(f"{game.id}-end")
        app.doors.watch_match(match)
        self.driver.key("space")
        self.driver.step(30)
        self.picture(f"{game.id}-watch")
        self.driver.key("ctrl+e")
        self.picture(f"{game.id}-export")
        app.doors.title()

    def clip(self) -> None:
        """Some moments of a match as a moving picture, in both formats."""
        game = next(iter(GAMES.values()))
        match = game.new_match([{"name": name, "player": "greedy"} for name in NAMES[: _seats(game)]], {}, 7)
        play_out(match)
        for ending in (".gif", ".webp"):
            stage = Stage(Showing(whole_recording(match), Viewpoint(all_open=True)))
            data = clip_of(stage, (5, 8), (320, 240), ending, lambda _share: None)
            (self.folder / f"clip{ending}").write_bytes(data)


def play_out(match: Match) -> None:
    """Let greedy players finish a match."""
    players = [make_player("greedy", seat) for seat in range(len(match.seats))]
    for _choice in range(MOST_TURNS_TO_THE_END):
        decision = match.next_decision()
        if decision is None:
            return
        match.choose(players[decision.seat].answer(decision, Glimpse(match, decision.seat)))
    raise SmokeFailed("the match does not end")


def _seats(game: Game) -> int:
    return max(2, game.fewest_seats)
