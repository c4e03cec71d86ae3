"""pygame-gui's rooms in our app: our mouse, our look, our words; they let the real mouse and the keyboard alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import i18n
import pygame
from pygame import Surface
from pygame.event import Event
from pygame_gui import UIManager, _constants
from pygame_gui.core.resource_loaders import IncrementalThreadedResourceLoader
from pygame_gui.core.surface_cache import SurfaceCache

from game.ui.kit.typing.letters import use_our_letters

MOST_ANSWERS = 100
"""Events that elements may send to each other for one of ours."""
SAID = [pygame.USEREVENT, *(kind for name, kind in vars(_constants).items() if name.startswith("UI_"))]
"""Every kind of event by which elements talk, their old common kind first."""


def nowhere() -> tuple[int, int]:
    """Where the mouse is for elements that are told of it."""
    return -1, -1


class Host(UIManager):
    """Holds elements of pygame-gui in a window of a size. ``look`` is what its files of themes would hold."""

    def __init__(
        self, size: tuple[int, int], look: dict[str, Any], mouse: Callable[[], tuple[int, int]] = nowhere
    ) -> None:
        use_our_letters()
        self._mouse = mouse
        # Nothing has to be read from files, and no threads have to be started for that.
        super().__init__(
            size, look, enable_live_theme_updates=False, resource_loader=IncrementalThreadedResourceLoader()
        )
        # A file's name is not a key of its words, and ours are gettext's: nothing is looked up.
        i18n.load_path.clear()

    def _update_mouse_position(self) -> None:
        self.mouse_position = self._mouse()

    def _load_default_cursors(self) -> None:
        self.resizing_window_cursors = None

    def hush(self) -> None:
        """Let go of what elements said while they were made: nobody asked."""
        pygame.event.get(SAID, pump=False)

    def pass_on(self, event: Event) -> bool:
        """Give an event to the elements, and to each other what they say about it; True if one used it."""
        used = bool(self.process_events(event))
        for _answer in range(MOST_ANSWERS):
            answers = [said for said in pygame.event.get(SAID, pump=False) if said.type != pygame.USEREVENT]
            for said in answers:
                self.process_events(said)
            if not answers:
                break
        return used


class NothingKept(SurfaceCache):
    """No pictures of grounds for later: those of lines to type in are empty, and each size would stay for ever."""

    def __init__(self) -> None:
        self.low_on_space = False

    def find_surface_in_cache(self, lookup_id: str) -> Surface | None:
        """Never there."""
        return None

    def add_surface_to_cache(self, surface: Surface, string_id: str) -> None:
        """Let go of at once."""

    def remove_user_from_cache_item(self, string_id: str) -> None:
        """Was never there."""
