"""How a process of ours makes way for the window."""

from __future__ import annotations

import os
import sys

POLITENESS = 5
"""By how much the worker's priority is lower than the window's, as Unix counts it."""
BELOW_NORMAL = 0x4000
"""The same for Windows: BELOW_NORMAL_PRIORITY_CLASS."""


def step_back() -> None:
    """Let the window's process go first where there is no core for each: its frames matter more than a thought.

    Processes that this one starts afterwards step back with it.
    """
    if sys.platform == "win32":
        import ctypes

        kernel = ctypes.WinDLL("kernel32")
        # A handle is as wide as a pointer: as an int its upper half would be lost.
        kernel.GetCurrentProcess.restype = ctypes.c_void_p
        kernel.SetPriorityClass.argtypes = (ctypes.c_void_p, ctypes.c_uint32)
        kernel.SetPriorityClass(kernel.GetCurrentProcess(), BELOW_NORMAL)
    else:
        os.nice(POLITENESS)
