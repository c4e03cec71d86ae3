"""The keys of a match that is watched."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame.event import Event

from game.chronicle.showing import Step
from game.ui.kit.letters import do_letter
from game.ui.match.answering.keys import DIGITS
from game.ui.watch.transport import SPEEDS
from game.words import _

if TYPE_CHECKING:
    from game.ui.watch.screen import WatchScreen

ARROWS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
PAGES = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}


def use_key(screen: WatchScreen, event: Event, *, everywhere: bool = False) -> bool:
    """Step, play, change the speed or the eyes; with ``everywhere`` also the keys that scroll elsewhere."""
    if not screen.recording.whole:
        return False
    if event.mod & pygame.KMOD_SHIFT:
        return False  # with Shift the arrows move a table's map
    if event.key == pygame.K_e and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
        screen.export()
    elif event.key in ARROWS:
        screen.step(Step.TURN if event.mod & pygame.KMOD_CTRL else Step.EVENT, ARROWS[event.key])
    elif event.key in PAGES and everywhere:
        screen.step(Step.TURN, PAGES[event.key])
    elif event.key in (pygame.K_HOME, pygame.K_END) and everywhere:
        screen.seek(0 if event.key == pygame.K_HOME else screen.showing.last)
    elif 1 <= DIGITS.get(event.key, 0) <= len(SPEEDS):
        screen.performance.change_speed(SPEEDS[DIGITS[event.key] - 1])
    else:
        return _letter(screen, event)
    return True


def _letter(screen: WatchScreen, event: Event) -> bool:
    """Space, B, N, E, I, O, P and R."""
    return do_letter(event, {
        pygame.K_SPACE: screen.performance.toggle, pygame.K_e: screen.other_eyes,
        pygame.K_b: partial(screen.step, Step.CHOICE, -1), pygame.K_n: partial(screen.step, Step.CHOICE, 1),
        pygame.K_p: screen.play_on, pygame.K_r: screen.open_rules,
        pygame.K_i: partial(screen.clip_marks.set_here, 1), pygame.K_o: partial(screen.clip_marks.set_here, -1),
    })  # fmt: skip


def key_help() -> list[tuple[str, str]]:
    """What the keys do."""
    return [
        ("← →", _("back or on by one event")),
        ("B, N", _("to the choice before or after")),
        (_("Ctrl and ← →"), _("back or on by a turn")),
        (_("Home, End"), _("first and last moment, on the time line")),
        (_("Space"), _("play, or stop")),
        ("1 … 6", _("from half to sixteen times the speed")),
        ("E", _("watch from other eyes")),
        ("P", _("play on from here")),
        ("I, O", _("a clip begins here, ends here")),
        ("Ctrl+E", _("export: clips, pictures, the log")),
        ("R", _("rulebook")),
    ]
