"""Sounds: the mixer is opened by the first one and left when muted; without a device there is silence."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame

from game.assets import MissingAsset, asset
from game.ui.kit.sounding.speaker import Speaker
from game.words import _

USER = "sounds"


class Sounds:
    """Plays the files of `assets/sounds` by name. ``volume`` is 0 to 100; 0 leaves the mixer.

    While the player is ``away``, in another window, nothing is heard.
    """

    def __init__(self, volume: int, warn: Callable[[str], None], speaker: Speaker) -> None:
        self._volume = volume
        self._warn = warn
        self._speaker = speaker
        self._loaded: dict[str, pygame.mixer.Sound | None] = {}
        self.away = False

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
        if self.away or self._volume == 0 or not self._speaker.use(USER, wait=False):
            return
        if name not in self._loaded:
            self._loaded[name] = self._load(name)
        sound = self._loaded[name]
        if sound is not None:
            sound.set_volume((self._volume / 100) ** 1.5)
            sound.play()

    def close(self) -> None:
        """Leave the mixer."""
        self._loaded.clear()
        self._speaker.leave(USER)

    def _load(self, name: str) -> pygame.mixer.Sound | None:
        try:
            return pygame.mixer.Sound(str(sound_file(name)))
        except (MissingAsset, OSError, pygame.error) as error:
            reason = str(error).partition("\n")[0]
            self._warn(_("The sound {name} cannot be played ({reason}).", name=name, reason=reason))
            return None


def sound_file(name: str) -> Path:
    """The file of a sound: short ones are waves, those of great moments are Ogg. Raises MissingAsset."""
    try:
        return asset("sounds", f"{name}.ogg")
    except MissingAsset:
        return asset("sounds", f"{name}.wav")
