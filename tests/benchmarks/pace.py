"""How a match moves along: clicks of a person's turn, seconds of a computer's turn, seconds to the first board."""

from __future__ import annotations

import os
import sys
import time
from collections import Counter
from typing import TYPE_CHECKING

from game.catalogue import GAMES
from game.players import PERSON
from tests.benchmarks.measurement import Measurement

if TYPE_CHECKING:
    from game.ui.app.application import App
    from tests.ui.match_driver import MatchDriver

TURNS, TURNS_OF_A_MATCH = 50, 10
SEEDS = range(1, 30)
NAMES = ("Ann", "Zoltar", "Ysolde", "Grimbold")
FEWEST_CLICKS = {"talisman": 2.5}
QUICKEST = {("talisman", "fast"): 2.0}
"""Seconds that a computer's turn may take at a speed."""
BOARD_GOAL = 0.5
LONGEST_START = 20.0


def measure() -> list[Measurement]:
    """Clicks, seconds of motion, and seconds to the first board of every game."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    measured = [Measurement(f"{name}: to the first board", first_board(name), "s", BOARD_GOAL) for name in GAMES]
    for name in GAMES:
        clicks, _by_question = clicks_of_turns(name)
        measured.append(Measurement(f"{name}: clicks of a person's turn", clicks, "clicks", FEWEST_CLICKS.get(name)))
        for speed in ("fast", "normal"):
            seconds = seconds_of_turns(name, speed)
            goal = QUICKEST.get((name, speed))
            measured.append(Measurement(f"{name}: motion of a computer's turn, {speed}", seconds, "s", goal))
    return measured


def opened(name: str, seed: int, own: int = 0, **settings: object) -> MatchDriver:
    """A match of a person, on a seat of his ``own``, with three computers."""
    from game.settings import Settings
    from game.ui.app.application import App
    from tests.ui.match_driver import MatchDriver

    chosen = Settings(language="en", first_times=False, confirm_risky=False)
    for setting, value in settings.items():
        if hasattr(chosen, setting):
            setattr(chosen, setting, value)
    app = App((1280, 720), headless=True, settings=chosen)
    seats = [{"name": name, "player": PERSON if number == own else "greedy"} for number, name in enumerate(NAMES)]
    return MatchDriver(app, match=GAMES[name].new_match(seats, {}, seed), seed=seed)


# -- clicks of a person ----------------------------------------------------------------------------------


def clicks_of_turns(name: str, own: int = 0) -> tuple[float, Counter[str]]:
    """How often somebody clicks in a turn of his, and at which questions, with a sensible player's answers.

    He takes the shortest way that the screen has for an answer. ``own`` is his seat.
    """
    clicks: Counter[str] = Counter()
    turns = 0
    for seed in SEEDS:
        driver = opened(name, seed, own, animation="off", opponents_speed="off")
        turns += play_turns(driver, min(TURNS_OF_A_MATCH, TURNS - turns), clicks, own)
        driver.app.close()
        if turns >= TURNS:
            break
    return sum(clicks.values()) / turns, clicks


def play_turns(driver: MatchDriver, most: int, clicks: Counter[str], own: int = 0) -> int:
    """Play up to that many turns of the person; returns how many."""
    turns, former = 0, ""
    driver.to_question()
    while not driver.over:
        now = f"{driver.table.tabletop.turn(driver.table.shown, own)}:{round_of(driver)}"
        if not now.startswith(":") and now != former:
            if turns == most:
                break
            turns, former = turns + 1, now
        kind = driver.decision.kind
        clicks[kind] += click(driver, driver.advice())
        driver.to_question()
    return turns


def round_of(driver: MatchDriver) -> str:
    """What tells turns of the same name apart."""
    shown = driver.table.shown
    clock = getattr(shown, "clock", shown)
    return ":".join(str(getattr(clock, name, "")) for name in ("turns", "game_turn", "round", "night", "now"))


def click(driver: MatchDriver, key: str) -> int:
    """Give an answer by clicks on pieces and buttons; returns how many it took."""
    table, decision = driver.table, driver.decision
    option = decision.option(key)
    controller = table.controller
    assert option is not None
    assert controller is not None
    made = 0
    if option.picks:
        made = select(driver, driver.pieces_for(key))
    elif option.place is not None and option not in controller.buttons():
        for piece in controller.pieces:
            if piece.place == option.place and controller.is_lit(piece):
                table.gestures.click(piece)
                made += 1
                break
    if table.decision is decision and not table.movement.going_on:
        table.choose(key)
        made += 1
    return made


def select(driver: MatchDriver, wanted: list[str]) -> int:
    """Select pieces by as few clicks as possible; returns how many it took."""
    from game.ui.tables.warlocks_duel.controller import DuelController

    table, controller = driver.table, driver.table.controller
    assert controller is not None
    pieces = {piece.id: piece for piece in controller.pieces}
    trays = [piece for piece in controller.pieces if piece.kind == "tray" and controller.can_click(piece)]
    alike = [piece for piece in controller.pieces if any(piece.zone == tray.place for tray in trays)]
    if isinstance(controller, DuelController) and not controller.selected:
        for spell in controller.pieces:
            if {*controller.dice_for(spell)} == {*wanted}:
                table.gestures.click(spell)
                return 1
    first = [trays[0]] if trays and 1 + len(alike) - len(wanted) < len(wanted) else [pieces[wanted[-1]]]
    made = 0
    while {*controller.selected} != {*wanted}:
        chosen = first.pop() if first else pieces[({*controller.selected} ^ {*wanted}).pop()]
        if made or chosen.id not in controller.selected:
            table.gestures.click(chosen)
            made += 1
    return made


# -- motion ----------------------------------------------------------------------------------------------


def seconds_of_turns(name: str, speed: str) -> float:
    """How long the events of an average turn of a computer player move, without any thinking."""
    turns, moved = 0, 0.0
    for seed in SEEDS:
        driver = opened(name, seed, animation=speed, opponents_speed=speed)
        more, seconds = watch_turns(driver, min(3 * TURNS_OF_A_MATCH, TURNS - turns))
        turns, moved = turns + more, moved + seconds
        driver.app.close()
        if turns >= TURNS:
            break
    return moved / turns


def watch_turns(driver: MatchDriver, most: int) -> tuple[int, float]:
    """Watch up to that many turns of the others; returns how many, and for how many seconds they moved."""
    from game.ui.app.without_window.driver import FRAME

    table, turns, seconds, former = driver.table, 0, 0.0, ""
    while turns <= most and not driver.over:
        if table.controller is not None and not table.movement.going_on:
            table.answer(driver.advice())
        active = table.shown.active
        now = f"{active}:{round_of(driver)}"
        others = active not in (None, 0)
        if others and now != former:
            turns, former = turns + 1, now
        seconds += FRAME if others and table.movement.going_on else 0
        driver.app.update(FRAME)
    return turns, seconds


# -- the first board -------------------------------------------------------------------------------------


def first_board(name: str) -> float:
    """Seconds from "Start" to the first frame with the whole board, in a program that has shown its set-up."""
    from game.settings import Settings
    from game.ui.app.application import App
    from game.ui.app.matches import start_match
    from game.ui.kit.painting.without_waiting.frame_time import PAINTING
    from game.ui.match.screen import MatchScreen

    app = App((1280, 720), headless=True, settings=Settings(language="en", first_times=False))
    app.frame_time.seconds = PAINTING
    app.doors.new_match(GAMES[name])
    for _frame in range(120):
        next_frame(app)
        app.prepare(lambda: False)
    seats = [{"name": name, "player": "greedy" if number else PERSON} for number, name in enumerate(NAMES)]
    began = time.perf_counter()
    start_match(app, name, seats, {}, 5)
    while time.perf_counter() - began < LONGEST_START:
        next_frame(app)
        screen = app.screen
        if isinstance(screen, MatchScreen) and not screen.shown_table.unfinished:
            break
    seconds = time.perf_counter() - began
    app.close()
    return seconds


def next_frame(app: App) -> None:
    """What the loop does for a frame."""
    app.frame_time.begin()
    app.update(1 / 60)
    if app.dirty:
        app.draw(app.surface)


if __name__ == "__main__":
    for wanted in sys.argv[1:] or GAMES:
        game, _colon, seat = wanted.partition(":")  # "devils_circle:3" plays the demons
        per_turn, kinds = clicks_of_turns(game, int(seat or 0))
        print(wanted, f"{per_turn:.2f}", kinds.most_common())
