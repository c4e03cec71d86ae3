"""The window: how it is opened, and what it shows when it is too small for anything else."""

from __future__ import annotations

import os
import warnings

import pygame
from pygame import Surface

from game.settings import Settings
from game.ui.app import event_loop
from game.ui.app.desktop import monitor
from game.ui.kit.headless import draw_without_a_window
from game.ui.kit.painting.theme import Theme
from game.ui.kit.painting.typesetting import forget_fonts
from game.ui.kit.rich_text import layout
from game.words import _

SMALLEST_WINDOW = (1024, 640)

Size = tuple[int, int]


def is_large_enough(size: Size) -> bool:
    """Whether a window of that size can show every screen."""
    return all(side >= least for side, least in zip(size, SMALLEST_WINDOW, strict=True))


def open_headless(size: Size) -> Surface:
    """A surface instead of a window, for tests and pictures."""
    draw_without_a_window()
    return Surface(size).convert()


def open_first(settings: Settings, size: Size) -> Surface:
    """Start the display and open the window. Raises pygame.error if there is no screen to show it on."""
    event_loop.set_hints(settings.software_rendering)
    pygame.display.init()
    suit_the_driver()
    pygame.font.init()
    forget_fonts()
    pygame.display.set_caption("Four Grimoires")
    surface = open_window(settings, size, monitor.scale())
    pygame.key.set_repeat(350, 40)
    return surface


def suit_the_driver() -> None:
    """Do without what the system's way to a screen cannot do. Raises pygame.error if there is no screen at all."""
    driver = pygame.display.get_driver()
    if driver == "offscreen" and os.environ.get("SDL_VIDEODRIVER") != driver:
        # SDL's last resort is a window that nobody sees: it would run for ever.
        pygame.display.quit()
        raise pygame.error("No available video device")
    if driver == "wayland":
        # Only through OpenGL, which Mesa computes where there is no graphics card, does SDL draw there.
        os.environ.pop("SDL_FRAMEBUFFER_ACCELERATION", None)


def open_window(settings: Settings, size: Size, scale: float) -> Surface:
    """The window over the whole screen or, at most as large as it has room, in that size.

    A size that was noted on a monitor of another ``scale`` becomes as much larger or smaller.
    """
    if settings.full_screen:
        return pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
    wanted = size_on_monitor(size, scale * 100 / settings.window_scale, monitor.room())
    with warnings.catch_warnings():
        # Where the window's system gives it another size, that size is used.
        warnings.simplefilter("ignore", RuntimeWarning)
        surface = pygame.display.set_mode(wanted, pygame.RESIZABLE)
        if surface.get_size() != wanted:
            # A window that filled the screen keeps that size until it is asked a second time.
            pygame.event.pump()
            surface = pygame.display.set_mode(wanted, pygame.RESIZABLE)
    return surface


def size_on_monitor(size: Size, factor: float, room: Size) -> Size:
    """A window's size so many times as large, not smaller than screens need, and not larger than there is room."""
    wide, high = (max(round(side * factor), least) for side, least in zip(size, SMALLEST_WINDOW, strict=True))
    return min(wide, room[0]), min(high, room[1])


def draw_too_small(surface: Surface, plain: Theme) -> None:
    """Ask for a larger window. ``plain`` is a theme of the monitor's scale."""
    surface.fill((24, 14, 8))
    width, height = surface.get_size()
    text = _(
        "This window is too small: {width} × {height}. Please make it at least "
        "{least_width} × {least_height} large, or press F11 to fill the screen.",
        width=width,
        height=height,
        least_width=SMALLEST_WINDOW[0],
        least_height=SMALLEST_WINDOW[1],
    )
    size = 20.0
    room = max(40, width - 40)
    block = layout(text, room, "sans", plain, size=size, align="center")
    while block.height > height - 10 and size > 9:
        size -= 1
        block = layout(text, room, "sans", plain, size=size, align="center")
    block.draw(surface, (width - room) // 2, max(2, (height - block.height) // 2))
