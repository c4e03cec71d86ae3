"""The keys of a match."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame
from pygame.event import Event

from game.ui.kit.letters import do_letter
from game.ui.tables.common.controller import TableController
from game.ui.tables.common.outcomes import Chosen
from game.words import _

if TYPE_CHECKING:
    from game.ui.match.screen import MatchScreen

Choose = Callable[[str], object]
"""Called with the key of an answer."""
ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
SKIP_KEYS = (pygame.K_SPACE, pygame.K_ESCAPE, *ENTER)
MORE = (pygame.K_PLUS, pygame.K_EQUALS, pygame.K_KP_PLUS)
LESS = (pygame.K_MINUS, pygame.K_KP_MINUS)
DIGITS = {getattr(pygame, f"K_{digit}"): digit for digit in range(10)} | {
    getattr(pygame, f"K_KP{digit}"): digit for digit in range(10)
}
ANSWERING_KEYS = frozenset((*ENTER, *DIGITS, pygame.K_SPACE))
"""The keys that answer a question, or press the button that has the focus."""


def use_key(
    event: Event, controller: TableController, choose: Choose, press: Choose, changed: Callable[[], object]
) -> bool:
    """Let a key choose an option, a number of dice, or take the selection back; False if it is none of these.

    ``press`` is a click on a button that only the table offers, and not the rules.
    """
    key = event.key
    if key in DIGITS:
        return _digit(DIGITS[key], controller, choose, press, changed)
    confirmable = controller.confirmable()
    if key in ENTER and len(confirmable) == 1:
        choose(confirmable[0].key)
        return True
    if key in MORE or key in LESS:
        done = controller.step_number(1 if key in MORE else -1)
    elif key == pygame.K_BACKSPACE:
        done = controller.clear()
    else:
        return False
    if done:
        changed()
    return done


def _digit(
    digit: int, controller: TableController, choose: Choose, press: Choose, changed: Callable[[], object]
) -> bool:
    """A digit is a number of dice where only that matters, else the number of an option: buttons first."""
    if controller.select_number(digit):
        changed()
        return True
    buttons = controller.buttons()
    shown = {option.key for option in buttons}
    numbered = [
        *buttons,
        *(option for option in controller.decision.options if option.place and option.key not in shown),
    ]
    if not 1 <= digit <= len(numbered):
        return False
    option = numbered[digit - 1]
    if controller.decision.option(option.key) is None:
        press(option.key)
    elif (digit <= len(buttons) and option.place is None) or isinstance(controller.intend(option), Chosen):
        choose(option.key)
    else:
        changed()
    return True


def use_letter(event: Event, screen: MatchScreen) -> bool:
    """Do what a letter stands for in every match; False if it is none of these."""
    return do_letter(event, {
        pygame.K_u: screen.undo, pygame.K_h: screen.ask_hint, pygame.K_l: screen.enlarge_log,
        pygame.K_r: screen.open_rules, pygame.K_x: screen.gestures.double,
    })  # fmt: skip


def key_help() -> list[tuple[str, str]]:
    """What the keys of a match do."""
    return [
        ("← ↑ → ↓", _("walk the pieces and answers that can be chosen")),
        (_("Enter"), _("choose")),
        ("1 … 9", _("choose an answer, or a number of dice")),
        ("+ −", _("one die more or less")),
        (_("Backspace"), _("take the selection back")),
        (_("Space"), _("skip what moves, up to what concerns you")),
        ("X", _("the turns of the others twice as fast, or no longer")),
        ("U", _("undo")),
        ("H", _("a hint, and why; again: its numbers")),
        ("L", _("large log")),
        ("R", _("rulebook")),
    ]
