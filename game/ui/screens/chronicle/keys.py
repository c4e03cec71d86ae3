"""The keys of the chronicle's list."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame.event import Event

from game.words import _

if TYPE_CHECKING:
    from game.ui.screens.chronicle.screen import ChronicleScreen


def use_key(screen: ChronicleScreen, event: Event) -> bool:
    """Do what a key stands for; False if it is none of the list's own."""
    command = bool(event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META))
    search = screen.filters.search
    if event.key == pygame.K_DELETE:
        screen.ask_delete()
    elif command and event.key == pygame.K_z and screen.removed:
        screen.bring_back()
    elif command and event.key == pygame.K_r:
        screen.review()
    elif command and event.key == pygame.K_e:
        screen.export()
    elif command and event.key == pygame.K_f and search in screen.widgets:
        search.select_all()
        screen.set_focus(search, by_keyboard=True)
    else:
        return False
    return True


def key_help() -> list[tuple[str, str]]:
    """What they do."""
    return [
        ("Ctrl+F", _("search")),
        ("Ctrl+R", _("review the chosen match")),
        ("Ctrl+E", _("export the chosen match")),
        (_("Delete"), _("remove the chosen match")),
        ("Ctrl+Z", _("bring back what was removed last")),
    ]
