"""Notes, modes and ornaments, and the score that mixes them into a loop: what rings over its end rings at its start."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from art.music_instruments import RATE, Samples, bell, drum, noise, plucked, sustained

MODES = {
    "dorian": (0, 2, 3, 5, 7, 9, 10),
    "mixolydian": (0, 2, 4, 5, 7, 9, 10),
    "hijaz": (0, 1, 4, 5, 7, 8, 10),
    "phrygian": (0, 1, 3, 5, 7, 8, 10),
    "hungarian minor": (0, 2, 3, 6, 7, 8, 11),
}
Sounding = Callable[[float, float, int], Samples]
"""Makes the sound of a pitch held for some seconds; the number varies the hand."""


@dataclass(frozen=True)
class Note:
    """A pitch in semitones, from a beat on, for some beats; ``loud`` 1 is usual."""

    at: float
    pitch: float
    beats: float
    loud: float = 1.0


@dataclass(frozen=True)
class Mode:
    """A scale upon a tonic: degree 0 is the tonic, 7 its octave, -1 the degree below."""

    name: str
    tonic: int

    def pitch(self, degree: int) -> int:
        """The pitch of a degree."""
        steps = MODES[self.name]
        return self.tonic + 12 * (degree // 7) + steps[degree % 7]

    def melody(self, written: str, at: float = 0.0) -> list[Note]:
        """Notes written as degrees, each with its beats after a colon (1 without), "r" for rests.

        Behind a degree "~" is a turn to the upper neighbour, "^" a grace note from below, "*" a tremolo of the
        plectrum; "'" makes it louder. Bars may be parted by "|".
        """
        found: list[Note] = []
        for token in written.replace("|", " ").split():
            sign, _, length = token.partition(":")
            beats = float(length or 1)
            if sign != "r":
                degree = int(sign.rstrip("~^*'"))
                found += self._ornamented(degree, sign, at, beats)
            at += beats
        return found

    def _ornamented(self, degree: int, sign: str, at: float, beats: float) -> list[Note]:
        loud = 1.2 if "'" in sign else 1.0
        own = self.pitch(degree)
        if "~" in sign:
            quick = min(0.125, beats / 4)
            upper = self.pitch(degree + 1)
            return [Note(at, own, quick, loud), Note(at + quick, upper, quick, 0.7 * loud),
                    Note(at + 2 * quick, own, beats - 2 * quick, loud)]  # fmt: skip
        if "^" in sign:
            return [Note(at - 0.1, self.pitch(degree - 1), 0.12, 0.6 * loud), Note(at, own, beats, loud)]
        if "*" in sign:
            strokes = max(2, round(beats * 4))
            each = beats / strokes
            louder = [1 if n == 0 else 0.55 + 0.2 * (n / strokes) for n in range(strokes)]
            return [Note(at + each * n, own, each, loud * louder[n]) for n in range(strokes)]
        return [Note(at, own, beats, loud)]


def length(written: str) -> float:
    """How many beats a written melody takes."""
    return sum(float(token.partition(":")[2] or 1) for token in written.replace("|", " ").split())


def shifted(notes: Iterable[Note], beats: float = 0.0, semitones: float = 0.0, loud: float = 1.0) -> list[Note]:
    """The same notes later, higher or louder."""
    return [replace(note, at=note.at + beats, pitch=note.pitch + semitones, loud=note.loud * loud) for note in notes]


# -- who plays ------------------------------------------------------------------------------------------------


def lute(pitch: float, seconds: float, take: int) -> Samples:
    """A lute with double strings."""
    return plucked(pitch, 2.6, bright=0.9, where=0.16, take=take % 3)


def oud(pitch: float, seconds: float, take: int) -> Samples:
    """A darker lute, plucked nearer to its middle."""
    return plucked(pitch, 2.0, bright=0.6, where=0.27, take=take % 3)


def psaltery(pitch: float, seconds: float, take: int) -> Samples:
    """Bright wires that ring long."""
    return plucked(pitch, 3.6, bright=1.5, where=0.11, take=take % 2)


def harp(pitch: float, seconds: float, take: int) -> Samples:
    """Single gut strings."""
    return plucked(pitch, 3.4, bright=0.75, where=0.33, courses=1, take=take % 2)


def bass(pitch: float, seconds: float, take: int) -> Samples:
    """A long low string."""
    return plucked(pitch, 3.6, bright=0.5, where=0.2, courses=1, take=take % 2)


def vielle(pitch: float, seconds: float, take: int) -> Samples:
    """A bowed fiddle."""
    return sustained(pitch, round(seconds, 2), "vielle", take % 2)


def duduk(pitch: float, seconds: float, take: int) -> Samples:
    """The Armenian reed pipe of apricot wood."""
    return sustained(pitch, round(seconds, 2), "duduk", take % 2)


def flute(pitch: float, seconds: float, take: int) -> Samples:
    """A wooden flute."""
    return sustained(pitch, round(seconds, 2), "flute", take % 2)


def choir(pitch: float, seconds: float, take: int) -> Samples:
    """Voices from afar."""
    return sustained(pitch, round(seconds, 2), "choir", take % 2)


def bells(pitch: float, seconds: float, take: int) -> Samples:
    """A bell that rings out."""
    return bell(pitch, 5.0)


# -- the loop -------------------------------------------------------------------------------------------------


class Score:
    """A loop of ``beats`` beats, each ``beat`` samples long. Everything is played by hands that are never exact."""

    def __init__(self, beats: int, beat: int, seed: int) -> None:
        self.beats, self.beat = beats, beat
        self.size = beats * beat
        self._dry = np.zeros((2, self.size), np.float32)
        self._sent = np.zeros((2, self.size), np.float32)
        self._chance = np.random.default_rng(seed)

    @property
    def seconds(self) -> float:
        """How long the loop is."""
        return self.size / RATE

    def play(
        self, who: Sounding, notes: Iterable[Note], *, pan: float = 0.0, gain: float = 1.0, room: float = 0.35
    ) -> None:
        """Let an instrument play; ``pan`` from -1 (left) to 1, ``room`` is how much goes into the reverberation."""
        for note in notes:
            seconds = note.beats * self.beat / RATE
            sound = who(note.pitch, seconds, int(self._chance.integers(6)))
            loud = gain * note.loud * (1 + 0.07 * float(self._chance.normal()))
            self._lay(sound, note.at + 0.006 * float(self._chance.normal()) * RATE / self.beat, pan, loud, room)

    def strike(
        self,
        pattern: str,
        step: float,
        bars: Iterable[float],
        *,
        pan: float = 0.0,
        gain: float = 1.0,
        room: float = 0.3,
    ) -> None:
        """Let a drum play a pattern of strokes from each of the beats on: D dum, T tek, k ka, O deep, j jingle, . none.

        A small "d" is a soft dum. Now and then a soft stroke is left out, as hands do.
        """
        strokes = {"D": ("dum", 1.0), "d": ("dum", 0.55), "T": ("tek", 0.5), "k": ("ka", 0.26), "O": ("deep", 1.1),
                   "o": ("deep", 0.6), "j": ("jingle", 0.16)}  # fmt: skip
        for bar in bars:
            for number, sign in enumerate(pattern):
                if sign not in strokes or (sign in "kj" and self._chance.random() < 0.12):
                    continue
                stroke, loud = strokes[sign]
                at = bar + number * step + 0.005 * float(self._chance.normal()) * RATE / self.beat
                loud *= gain * (1 + 0.1 * float(self._chance.normal()))
                self._lay(drum(stroke, int(self._chance.integers(4))), at, pan, loud, room)

    def _lay(self, sound: Samples, at: float, pan: float, loud: float, room: float) -> None:
        start = int(at * self.beat) % self.size
        angle = (pan + 1) * np.pi / 4
        sides = (np.float32(np.cos(angle) * loud), np.float32(np.sin(angle) * loud))
        done = 0
        while done < sound.size:
            count = min(sound.size - done, self.size - start)
            part = sound[done : done + count]
            for side, strength in enumerate(sides):
                self._dry[side, start : start + count] += strength * part
                self._sent[side, start : start + count] += np.float32(strength * room) * part
            done, start = done + count, 0

    def mixed(self, hall: float = 2.4, seed: int = 1) -> NDArray[np.float32]:
        """Everything in a hall whose sound dies away within ``hall`` seconds."""
        wet = in_hall(self._sent, hall, seed)
        return np.asarray(self._dry + wet, np.float32)


def in_hall(sent: NDArray[np.float32], hall: float, seed: int) -> NDArray[np.float32]:
    """The reverberation of a loop: convolved all round with noise that decays, high tones first."""
    size = sent.shape[1]
    wet = np.zeros_like(sent)
    for side in range(2):
        tail = np.zeros(size, np.float32)
        for number, (low, high, share) in enumerate(((80, 700, 1.0), (700, 2500, 0.75), (2500, 7000, 0.45))):
            grain = noise(hall, low, high, seed * 10 + side * 5 + number)
            time = np.arange(grain.size, dtype=np.float32) / RATE
            part = grain * np.exp(-6.9 * time / (hall * share)) * np.minimum(time / 0.03, 1)
            ahead = int(0.018 * RATE)
            part = part[: size - ahead]
            tail[ahead : ahead + part.size] += part / np.sqrt((part**2).sum())
        product = np.fft.rfft(sent[side]) * np.fft.rfft(tail)
        wet[side] = np.fft.irfft(product, size)
    crossed = 0.85 * wet + 0.25 * wet[::-1]
    return np.asarray(crossed, np.float32)
