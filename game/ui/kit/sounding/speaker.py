"""The way to the loudspeakers: opened by the first who needs it, closed when nobody does; without a device silence."""

from __future__ import annotations

from threading import Lock

import pygame

RATE = 44_100
BUFFER = 1024
CHANNELS = 16
LAYERS = 3
"""So many channels, the first ones, are kept for music."""


class Speaker:
    """Opens and closes the mixer for those who use it, named "music" and "sounds". Any thread may ask."""

    def __init__(self, *, silent: bool = False) -> None:
        self._silent = silent
        self._users: set[str] = set()
        self._lock = Lock()

    def use(self, user: str, *, wait: bool = True) -> bool:
        """Open the mixer for a user; False without a device.

        With ``wait`` off also False while another thread is still opening it, which may take a second.
        """
        if self._silent or not self._lock.acquire(blocking=wait):
            return False
        try:
            if pygame.mixer.get_init() is None:
                pygame.mixer.init(RATE, -16, 2, BUFFER, allowedchanges=0)
                pygame.mixer.set_num_channels(CHANNELS)
                pygame.mixer.set_reserved(LAYERS)
            self._users.add(user)
        except pygame.error:
            self._silent = True
        finally:
            self._lock.release()
        return not self._silent

    def leave(self, user: str) -> None:
        """Nothing more from this user; after the last one the mixer is closed, so that it takes no time."""
        with self._lock:
            self._users.discard(user)
            if not self._users and pygame.mixer.get_init() is not None:
                pygame.mixer.quit()
