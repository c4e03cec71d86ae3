"""Sounds: the mixer is opened by the first one and closed when muted; without a device there is silence."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.assets import MissingAsset, asset
from game.words import _

RATE = 22050


class Sounds:
    """Plays the files of `assets/sounds` by name. ``volume`` is 0 to 100; 0 closes the mixer."""

    def __init__(self, volume: int, warn: Callable[[str], None], *, silent: bool = False) -> None:
        self._volume = volume
        self._warn = warn
        self._silent = silent
        self._loaded: dict[str, pygame.mixer.Sound | None] = {}

    @property
    def volume(self) -> int:
        """How loud, in percent."""
        return self._volume

    def set_volume(self, volume: int) -> None:
        """Make it louder or softer from now on."""
        self._volume = volume
        if volume == 0:
            self.close()

    def play(self, name: str) -> None:
        """Play a sound such as "dice_roll", unless muted; a missing one is silence and one warning."""
        if self._silent or self._volume == 0 or not self._open():
            return
        if name not in self._loaded:
            self._loaded[name] = self._load(name)
        sound = self._loaded[name]
        if sound is not None:
            sound.set_volume((self._volume / 100) ** 1.5)
            sound.play()

    def close(self) -> None:
        """Close the mixer, so that it takes no time."""
        self._loaded.clear()
        if pygame.mixer.get_init() is not None:
            pygame.mixer.quit()

    def _open(self) -> bool:
        if pygame.mixer.get_init() is not None:
            return True
        try:
            pygame.mixer.init(RATE, -16, 1, 512)
        except pygame.error:
            self._silent = True
            return False
        return True

    def _load(self, name: str) -> pygame.mixer.Sound | None:
        try:
            return pygame.mixer.Sound(str(asset("sounds", f"{name}.wav")))
        except (MissingAsset, OSError, pygame.error) as error:
            reason = str(error).partition("\n")[0]
            self._warn(_("The sound {name} cannot be played ({reason}).", name=name, reason=reason))
            return None
