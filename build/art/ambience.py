"""The sounds of places that lie below the music: loops without a seam, since all noise is made all round."""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from art.music import MUSIC, write_loop
from art.music_instruments import RATE, drum, sustained
from art.music_loudness import levelled
from art.music_score import in_hall

SECONDS = 24
SIZE = SECONDS * RATE
LOUDNESS = -24.0
LEVEL = 0.85
Stereo = NDArray[np.float32]


def _round(low: float, high: float, seed: int) -> NDArray[np.float32]:
    """Noise between two frequencies that goes round: of mean power 1."""
    at = np.fft.rfftfreq(SIZE, 1 / RATE)
    spectrum = np.fft.rfft(np.random.default_rng(seed).normal(size=SIZE))
    sound = np.fft.irfft(spectrum / (1 + (low / np.maximum(at, 1)) ** 4) / (1 + (at / high) ** 4), SIZE)
    return np.asarray(sound / sound.std(), np.float32)


def _swaying(slowest: int, seed: int) -> NDArray[np.float32]:
    """A slow up and down between 0 and 1 that goes round, of ``slowest`` waves and some quicker ones."""
    chance = np.random.default_rng(seed)
    angle = np.arange(SIZE) * (2 * np.pi / SIZE)
    waves = sum(np.sin(angle * (slowest + n) + chance.uniform(0, 6)) / (1 + n) for n in range(5))
    return np.asarray((waves - waves.min()) / (waves.max() - waves.min()), np.float32)


def _scatter(target: Stereo, sound: NDArray[np.float32], at: float, pan: float, loud: float) -> None:
    """Lay a sound at a share of the loop, all round."""
    places = (int(at * SIZE) + np.arange(sound.size)) % SIZE
    target[0, places] += np.float32(loud * np.cos((pan + 1) * np.pi / 4)) * sound
    target[1, places] += np.float32(loud * np.sin((pan + 1) * np.pi / 4)) * sound


def fire() -> Stereo:
    """Logs that glow and crackle."""
    low = [0.5 * _round(40, 260, 3 + side) * (0.6 + 0.4 * _swaying(3, side)) for side in (0, 1)]
    air = [0.07 * _round(800, 5_000, 7 + side) * _swaying(5, 5 + side) for side in (0, 1)]
    sound = np.array(low, np.float32) + np.array(air, np.float32)
    chance = np.random.default_rng(9)
    for _ in range(260):
        size = int(chance.uniform(60, 900))
        crack = (chance.normal(size=size) * np.exp(-np.linspace(0, 7, size))).astype(np.float32)
        _scatter(sound, crack, chance.random(), chance.uniform(-0.6, 0.6), 0.15 + 1.1 * chance.random() ** 6)
    return sound


def wind() -> Stereo:
    """Wind over open land, now low, now whistling."""
    sides = []
    for side in (0, 1):
        gusts = _swaying(2, 20 + side // 2)
        low = _round(70, 420, 21 + side) * (0.35 + 0.65 * gusts)
        whistle = 0.16 * _round(500, 900, 25 + side) * gusts**2 + 0.05 * _round(1_500, 4_000, 29 + side) * gusts
        sides.append(low + whistle)
    return np.array(sides, np.float32)


def keep_at_night() -> Stereo:
    """A draught in old walls, crickets outside, drops, and an owl far away."""
    sound = np.array(
        [0.4 * _round(60, 240, 41 + side) * (0.5 + 0.5 * _swaying(2, 43 + side)) for side in (0, 1)], np.float32
    )
    time, chance = np.arange(SIZE) / RATE, np.random.default_rng(47)
    for pitch, rate, pan in ((4_150, 15, 0.2), (4_420, 17, 0.8)):
        chirp = np.sin(2 * np.pi * pitch * time) * np.clip(np.sin(2 * np.pi * rate * time), 0, 1) ** 2
        calls = np.clip(np.sin(2 * np.pi * time * round(SECONDS * 0.9) / SECONDS + pan) * 3, 0, 1) * _swaying(
            3, round(pitch)
        )
        sound += np.array([[1 - pan], [pan]], np.float32) * (0.05 * chirp * calls).astype(np.float32)
    for _ in range(9):
        drop = np.sin(np.cumsum(np.linspace(900, 1500, 2200)) * 2 * np.pi / RATE) * np.exp(-np.linspace(0, 8, 2200))
        _scatter(sound, drop.astype(np.float32), chance.random(), chance.uniform(-0.8, 0.8), 0.35)
    for place, hoot in ((0.3, 63.0), (0.335, 63.0), (0.35, 62.0), (0.78, 63.0), (0.815, 62.5)):
        _scatter(sound, sustained(hoot, 0.35, "flute"), place, -0.5, 0.22)
    return np.asarray(sound + 0.5 * in_hall(sound, 2.5, 4), np.float32)


def market() -> Stereo:
    """Many voices at once, none to be understood, hooves and a small drum somewhere."""
    chance = np.random.default_rng(61)
    sound = np.array(
        [0.1 * _round(150, 900, 62 + side) * (0.6 + 0.4 * _swaying(4, side)) for side in (0, 1)], np.float32
    )
    for _ in range(150):
        pitch, length = chance.uniform(43, 62), chance.uniform(0.12, 0.4)
        voice = sustained(round(pitch, 1), round(length, 1), "duduk" if chance.random() < 0.5 else "choir")
        _scatter(sound, voice, chance.random(), chance.uniform(-0.9, 0.9), 0.05 + 0.12 * chance.random())
    start = 0.12
    for step in range(14):
        _scatter(sound, drum("ka", step % 4), start + step * 0.012, -0.7 + step * 0.1, 0.12)
    for step, stroke in enumerate(("dum", "ka", "tek", "ka") * 4):
        _scatter(sound, drum(stroke, step % 4), 0.55 + step * 0.0125, 0.7, 0.14)
    return np.asarray(sound + 0.4 * in_hall(sound, 1.2, 6), np.float32)


PLACES: dict[str, Callable[[], Stereo]] = {place.__name__: place for place in (fire, wind, keep_at_night, market)}


def paint_ambience() -> None:
    """Write the sounds of every place."""
    for name, make in PLACES.items():
        write_loop(levelled(make(), LOUDNESS), MUSIC / f"ambience_{name}.ogg", LEVEL)
