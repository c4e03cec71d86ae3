"""What Windows tells of the monitor of a window; elsewhere there is nothing in here but the shapes."""

from __future__ import annotations

import ctypes
import sys
from ctypes import byref, c_uint, c_void_p, sizeof
from typing import NamedTuple

Size = tuple[int, int]


class Edges(NamedTuple):
    """What lies around a window's picture, in pixels: its title bar and frame, and the system's task bar."""

    left: int
    top: int
    right: int
    bottom: int


USUAL = 96
"""Dots per inch at 100 %."""
_MAIN, _NEAREST = 1, 2
_CAPTION, _FRAME, _PADDING = 4, 33, 92


class _Rectangle(ctypes.Structure):
    _fields_ = (("left", ctypes.c_long), ("top", ctypes.c_long), ("right", ctypes.c_long), ("bottom", ctypes.c_long))


class _Point(ctypes.Structure):
    _fields_ = (("x", ctypes.c_long), ("y", ctypes.c_long))


class _Monitor(ctypes.Structure):
    _fields_ = (("size", c_uint), ("whole", _Rectangle), ("work", _Rectangle), ("flags", c_uint))


if sys.platform == "win32":

    def scale(window: int) -> float:
        """The scale of the monitor that shows the window, of the main one for 0."""
        return _dots(_monitor(window)) / USUAL

    def measured(window: int, desktop: Size) -> tuple[Size, Edges]:
        """The size of the monitor, and what lies around a window's picture there."""
        monitor = _monitor(window)
        told = _Monitor(size=sizeof(_Monitor))
        if not ctypes.windll.user32.GetMonitorInfoW(monitor, byref(told)):
            return desktop, Edges(0, 0, 0, 0)
        whole, work = told.whole, told.work
        caption, frame, padding = (_metric(which, _dots(monitor)) for which in (_CAPTION, _FRAME, _PADDING))
        return (whole.right - whole.left, whole.bottom - whole.top), Edges(
            work.left - whole.left,
            work.top - whole.top + caption + frame + padding,
            whole.right - work.right,
            whole.bottom - work.bottom + frame + padding,
        )

    def _monitor(window: int) -> c_void_p:
        user = ctypes.windll.user32
        user.MonitorFromWindow.restype = user.MonitorFromPoint.restype = c_void_p
        found = user.MonitorFromWindow(c_void_p(window), _NEAREST) if window else user.MonitorFromPoint(_Point(), _MAIN)
        return c_void_p(found)

    def _dots(monitor: c_void_p) -> int:
        """Dots per inch, as the user has set the monitor."""
        across, down = c_uint(USUAL), c_uint(USUAL)
        ctypes.windll.shcore.GetDpiForMonitor(monitor, 0, byref(across), byref(down))
        return across.value or USUAL

    def _metric(which: int, dots: int) -> int:
        user = ctypes.windll.user32
        try:
            return int(user.GetSystemMetricsForDpi(which, dots))
        except AttributeError:  # before Windows 10
            return int(user.GetSystemMetrics(which))
