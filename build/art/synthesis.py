"""Building blocks of sound: tones, noise, envelopes, echoes. Signals are float arrays at 22,050 samples a second."""

import wave
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

RATE = 22_050
Signal = NDArray[np.float64]


def clock(seconds: float) -> Signal:
    """Times of the samples of a stretch."""
    return np.arange(int(seconds * RATE)) / RATE


def decay(seconds: float, half: float, attack: float = 0.004) -> Signal:
    """Envelope that rises within `attack` and then halves every `half` seconds."""
    time = clock(seconds)
    return np.minimum(time / attack, 1) * 0.5 ** (np.maximum(time - attack, 0) / half)


def swell(seconds: float, peak: float) -> Signal:
    """Envelope that rises to its middle at `peak` (share of the length) and falls again."""
    share = np.linspace(0, 1, int(seconds * RATE))
    rising = np.clip(share / peak, 0, 1)
    falling = np.clip((1 - share) / (1 - peak), 0, 1)
    return np.sin(np.minimum(rising, falling) * np.pi / 2) ** 2


def tone(frequency: float | Signal, seconds: float, partials: tuple[float, ...] = (1.0,)) -> Signal:
    """Sine with harmonic partials; the frequency may glide."""
    time = clock(seconds)
    steady = (
        np.full(time.size, frequency)
        if isinstance(frequency, int | float)
        else np.interp(np.linspace(0, 1, time.size), np.linspace(0, 1, frequency.size), frequency)
    )
    phase = 2 * np.pi * np.cumsum(steady) / RATE
    total = np.zeros(time.size)
    for number, strength in enumerate(partials, start=1):
        total += strength * np.sin(phase * number)
    return total


def bell(frequency: float, seconds: float, half: float, attack: float = 0.003) -> Signal:
    """A struck bell with slightly stretched partials that die at different speeds."""
    total = np.zeros(int(seconds * RATE))
    for ratio, strength, life in ((1, 1, 1), (2.01, 0.5, 0.7), (2.76, 0.3, 0.5), (5.4, 0.14, 0.25)):
        total += strength * tone(frequency * ratio, seconds) * decay(seconds, half * life, attack)
    return total


def rush(seconds: float, low: float, high: float, seed: int) -> Signal:
    """Noise between two frequencies."""
    count = int(seconds * RATE)
    spectrum = np.fft.rfft(np.random.default_rng(seed).normal(size=count))
    frequencies = np.fft.rfftfreq(count, 1 / RATE)
    window = np.clip((frequencies - low * 0.7) / (low * 0.3 + 1), 0, 1) * np.clip(
        (high * 1.4 - frequencies) / (high * 0.4), 0, 1
    )
    sound = np.fft.irfft(spectrum * window, count)
    loudest = float(np.abs(sound).max()) + 1e-9
    level: Signal = sound / loudest
    return level


def sweep(seconds: float, start: float, end: float, seed: int, width: float = 0.6) -> Signal:
    """Noise whose pitch glides from one frequency to another."""
    pieces = 12
    total = np.zeros(int(seconds * RATE))
    share = np.linspace(0, 1, total.size)
    for piece in range(pieces):
        middle = piece / (pieces - 1)
        pitch = start * (end / start) ** middle
        weight = np.clip(1 - np.abs(share - middle) * (pieces - 1), 0, 1)
        total += rush(seconds, pitch * (1 - width / 2), pitch * (1 + width / 2), seed + piece) * weight
    return total


def place(target: Signal, sound: Signal, at: float, gain: float = 1.0) -> None:
    """Mix a sound into the target at a time; what sticks out is cut off."""
    start = int(at * RATE)
    length = min(sound.size, target.size - start)
    if length > 0:
        target[start : start + length] += sound[:length] * gain


def echo(sound: Signal, delays: tuple[float, ...] = (0.043, 0.071, 0.109), gain: float = 0.28) -> Signal:
    """A small room around a sound."""
    wet = sound.copy()
    for number, delay in enumerate(delays):
        place(wet, sound, delay, gain * 0.7**number)
    return wet


def write(sound: Signal, path: Path, loudness: float = 0.8) -> None:
    """Write a 16-bit mono WAV without clicks at its ends, at the given peak."""
    edge = min(int(0.012 * RATE), sound.size // 4)
    faded = sound - sound.mean()
    faded[:24] *= np.linspace(0, 1, 24)
    faded[-edge:] *= np.linspace(1, 0, edge) ** 2
    samples = (faded / (np.abs(faded).max() + 1e-9) * loudness * 32_767).astype("<i2")
    path.parent.mkdir(parents=True, exist_ok=True)
    with wave.open(str(path), "wb") as stream:
        stream.setnchannels(1)
        stream.setsampwidth(2)
        stream.setframerate(RATE)
        stream.writeframes(samples.tobytes())
