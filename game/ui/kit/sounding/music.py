"""Music: a piece that goes round, over it a tense layer that comes with danger, below it the sounds of the place.

Files are opened and read by a thread of their own, so that nobody waits for them; fades are stepped by :meth:`update`.
"""

from __future__ import annotations

from collections.abc import Callable
from threading import Thread

import pygame

from game.assets import MissingAsset, asset
from game.ui.kit.sounding.speaker import LAYERS, Speaker
from game.words import _

USER = "music"
FADE = 1.5
"""Seconds from silence to full loudness, and back."""
TIGHTENING = 4.0
"""Seconds from calm to the highest tension."""
SHARES = (0.62, 0.5, 0.3)
"""How loud piece, tense layer and ambience are at most: together they never overdrive the loudspeakers."""
Layers = tuple[pygame.mixer.Sound | None, ...]
"""Piece, tense layer and ambience; what does not exist is None."""


class _Reading:
    """Reads the layers of a piece in the background."""

    def __init__(self, name: str, ambience: str, speaker: Speaker) -> None:
        self.name, self.ambience = name, ambience
        self.layers: Layers | None = None
        self.failure = ""
        self._speaker = speaker
        self._thread = Thread(target=self._read, name="music", daemon=True)
        self._thread.start()

    @property
    def going_on(self) -> bool:
        """Whether it is not over yet."""
        return self._thread.is_alive()

    def wait(self) -> None:
        """Wait until it is over."""
        self._thread.join()

    def _read(self) -> None:
        try:
            if self._speaker.use(USER):
                names = (self.name, f"{self.name}_tense", f"ambience_{self.ambience}")
                self.layers = tuple(_layer(name) for name in names)
        except (OSError, pygame.error) as error:
            self.failure = str(error).partition("\n")[0]


def _layer(name: str) -> pygame.mixer.Sound | None:
    try:
        return pygame.mixer.Sound(str(asset("music", f"{name}.ogg")))
    except MissingAsset:
        return None


class Music:
    """Plays the piece that is wanted, from `assets/music`. ``volume`` is 0 to 100; at 0 nothing is read or played.

    ``danger`` from 0 to 1 is how much of the tense layer is heard. While the player is ``away`` there is silence.
    """

    def __init__(self, volume: int, warn: Callable[[str], None], speaker: Speaker) -> None:
        self._volume = volume
        self._warn = warn
        self._speaker = speaker
        self._reading: _Reading | None = None
        self._layers: Layers = ()
        self._level = 0.0
        self._tension = 0.0
        self._unplayable: set[str] = set()
        self.wanted = ""
        self._ambience = ""
        self.playing = ""
        self.danger = 0.0
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
        self._mix()

    def want(self, name: str, ambience: str = "") -> None:
        """Let a piece be heard in the sounds of its place, "" for none; what plays fades out, and calm returns."""
        if name != self.wanted:
            self.wanted, self._ambience, self.danger = name, ambience, 0.0

    def update(self, seconds: float) -> None:
        """Let some seconds pass: fade, begin to read what is wanted, begin to play what was read."""
        if self._volume == 0:
            return
        heard = bool(self.playing) and self.playing == self.wanted and not self.away
        level = _towards(self._level, 1.0 if heard else 0.0, seconds / FADE)
        tension = _towards(self._tension, self.danger if heard else 0.0, seconds / TIGHTENING)
        changed = (level, tension) != (self._level, self._tension)
        self._level, self._tension = level, tension
        if changed:
            self._mix()
        if self.playing != self.wanted and level == 0.0:
            self._change()

    def levels(self) -> tuple[float, ...]:
        """How loud piece, tense layer and ambience are now, each from 0 to 1."""
        loud = (self._volume / 100) ** 1.5 * self._level
        return loud * SHARES[0], loud * SHARES[1] * self._tension, loud * SHARES[2]

    def close(self) -> None:
        """Stop at once and leave the mixer."""
        if self._reading is not None:
            self._reading.wait()
            self._reading = None
        self._stop()
        self._speaker.leave(USER)

    def wait(self) -> None:
        """Wait until what is wanted has been read, as nobody does while he plays."""
        if self._reading is not None:
            self._reading.wait()

    def _change(self) -> None:
        """The piece before is silent: let it go, read the one that is wanted, and play it when it is there."""
        self._stop()
        if self._reading is None:
            if self.wanted and self.wanted not in self._unplayable:
                self._reading = _Reading(self.wanted, self._ambience, self._speaker)
            return
        if self._reading.going_on:
            return
        done, self._reading = self._reading, None
        if done.layers is None or done.layers[0] is None:
            self._unplayable.add(done.name)
            if done.failure:
                self._warn(_("The music {name} cannot be played ({reason}).", name=done.name, reason=done.failure))
        elif done.name == self.wanted:
            self._begin(done.name, done.layers)

    def _begin(self, name: str, layers: Layers) -> None:
        self.playing, self._layers, self._level, self._tension = name, layers, 0.0, 0.0
        self._mix()
        for number, sound in enumerate(layers):
            if sound is not None:
                pygame.mixer.Channel(number).play(sound, loops=-1)
        self._mix()  # a channel that begins to play forgets how loud it was

    def _stop(self) -> None:
        if self._layers and pygame.mixer.get_init() is not None:
            for number in range(LAYERS):
                pygame.mixer.Channel(number).stop()
        self.playing, self._layers, self._level, self._tension = "", (), 0.0, 0.0

    def _mix(self) -> None:
        if not self._layers or pygame.mixer.get_init() is None:
            return
        for number, loud in enumerate(self.levels()):
            pygame.mixer.Channel(number).set_volume(loud)


def _towards(now: float, goal: float, step: float) -> float:
    return min(goal, now + step) if goal > now else max(goal, now - step)
