"""The monitor: how much larger than usual everything has to be on it, and how large a window may be there.

Windows leaves enlarging to programs that declare that they can (`event_loop.set_hints`). macOS and Wayland enlarge
whole windows by themselves, and X11 knows no scales: everywhere but on Windows the scale is 1.
"""

from __future__ import annotations

import sys

import pygame

from game.ui.app.desktop import windows_monitor
from game.ui.app.desktop.windows_monitor import Edges, Size


def scale() -> float:
    """The scale of the monitor where the window stands; of the main one as long as there is no window."""
    if sys.platform == "win32":
        return windows_monitor.scale(window_handle())
    return 1.0


def usual_scale() -> float:
    """The scale of what is drawn for no monitor."""
    return 1.0


def room() -> Size:
    """The largest picture of a window in the middle of the monitor whose title bar can be reached."""
    desktop = pygame.display.get_desktop_sizes()[0]
    if sys.platform == "win32":
        return within(*windows_monitor.measured(window_handle(), desktop))
    return desktop


def within(monitor: Size, edges: Edges) -> Size:
    """What edges leave of a monitor for something in its middle."""
    return (
        monitor[0] - 2 * max(edges.left, edges.right),
        monitor[1] - 2 * max(edges.top, edges.bottom),
    )


def window_handle() -> int:
    """The system's number of the window; 0 as long as there is none."""
    if pygame.display.get_surface() is None:
        return 0
    return int(pygame.display.get_wm_info().get("window", 0))
