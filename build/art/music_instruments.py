"""Instruments of the music: strings plucked and bowed, reeds, flutes, bells, frame drums; mono, at 44,100 samples."""

from functools import cache

import numpy as np
from numpy.typing import NDArray

RATE = 44_100
Samples = NDArray[np.float32]
BODY = ((118.0, 30.0, 0.9), (235.0, 60.0, 0.7), (420.0, 90.0, 0.5), (1150.0, 400.0, 0.35))
"""Where a wooden body resonates: frequency, width and strength."""


def hertz(pitch: float) -> float:
    """The frequency of a pitch, in semitones with 69 for the A of 440 Hz."""
    return float(440.0 * 2 ** ((pitch - 69) / 12))


def clock(seconds: float) -> Samples:
    """Times of the samples of a stretch."""
    return (np.arange(int(seconds * RATE)) / RATE).astype(np.float32)


def _ringing(frequency: float, life: float, count: int, phase: float = 0.0) -> Samples:
    """A tone that dies away within its life, in seconds; made of two short tables, which is much faster than sines."""
    turn = complex(-1 / life, 2 * np.pi * frequency) / RATE
    coarse = np.exp(turn * 512 * np.arange(-(-count // 512)) + 1j * phase).astype(np.complex64)
    fine = np.exp(turn * np.arange(512)).astype(np.complex64)
    return np.asarray((np.outer(coarse.real, fine.imag) + np.outer(coarse.imag, fine.real)).ravel()[:count], np.float32)


def noise(seconds: float, low: float, high: float, seed: int) -> Samples:
    """Noise between two frequencies, with its loudest sample at 1."""
    count = int(seconds * RATE)
    spectrum = np.fft.rfft(np.random.default_rng(seed).normal(size=count))
    at = np.fft.rfftfreq(count, 1 / RATE)
    window = 1 / (1 + (low / np.maximum(at, 1)) ** 4) / (1 + (at / high) ** 4)
    sound = np.fft.irfft(spectrum * window, count)
    return np.asarray(sound / np.abs(sound).max(), np.float32)


def _resonance(frequency: float) -> float:
    return 0.35 + float(sum(strength * np.exp(-(((frequency - at) / width) ** 2)) for at, width, strength in BODY))


@cache
def plucked(
    pitch: float, seconds: float, *, bright: float = 1.0, where: float = 0.18, courses: int = 2, take: int = 0
) -> Samples:
    """A string that rings as the sum of its modes: ``where`` it is plucked leaves some out, high ones die first.

    Two ``courses`` are two strings a hair apart, as on lutes. ``take`` varies the hand.
    """
    chance = np.random.default_rng((round(pitch * 100), take, courses))
    base, time = hertz(pitch), clock(seconds)
    total = np.zeros(time.size, np.float32)
    stiffness, spot = 6e-5, where * (1 + 0.06 * chance.normal())
    for course in range(courses):
        tuned = base * 2 ** ((course - (courses - 1) / 2) * 4.0 / 1200)
        for mode in range(1, 27):
            frequency = tuned * mode * (1 + stiffness * mode**2) ** 0.5
            if frequency > 9_500:
                break
            strength = abs(np.sin(np.pi * mode * spot)) / mode ** (1.55 - 0.45 * bright) * _resonance(frequency)
            life = (1.9 + 60 / base) / (1 + 0.00042 * frequency / bright + 0.05 * mode)
            wave = _ringing(frequency, life, time.size, chance.uniform(0, 0.6))
            total += np.float32(strength * (1 + 0.1 * chance.normal())) * wave
    nail = noise(0.03, 900, 5500 * bright, take + 7)
    total[: nail.size] += 0.22 * nail * np.exp(-np.linspace(0, 7, nail.size, dtype=np.float32))
    total *= np.minimum(time / 0.002, 1) * np.minimum((seconds - time) / 0.25, 1)
    return np.asarray(total / np.abs(total).max(), np.float32)


def _breathed(seconds: float, attack: float, release: float) -> Samples:
    """The envelope of what is bowed or blown."""
    time = clock(seconds)
    rise = np.sin(np.clip(time / attack, 0, 1) * np.pi / 2) ** 2
    fall = np.sin(np.clip((seconds - time) / release, 0, 1) * np.pi / 2) ** 2
    return np.asarray(rise * fall * (0.88 + 0.12 * np.sin(np.pi * time / seconds)), np.float32)


@cache
def sustained(pitch: float, seconds: float, voice: str, take: int = 0) -> Samples:
    """A bowed or blown tone: "vielle", "duduk", "flute" or "choir". It rings 0.4 s longer than it is held."""
    seconds = seconds + 0.4
    chance = np.random.default_rng((round(pitch * 100), take, len(voice)))
    time, base = clock(seconds), hertz(pitch)
    depth, speed, late = {
        "vielle": (5.0, 4.6, 0.5), "duduk": (14.0, 4.9, 0.6), "flute": (9.0, 5.1, 0.4), "choir": (8.0, 4.3, 0.2),
    }[voice]  # fmt: skip
    grown = np.clip((time - late) / 0.7, 0, 1)
    bend = depth * grown * np.sin(2 * np.pi * speed * time + chance.uniform(0, 6))
    scoop = -35 * np.exp(-time / 0.05) if voice in ("duduk", "flute") else 0 * time
    drift = np.cumsum(np.exp2((bend + scoop) / 1200)).astype(np.float64) * (2 * np.pi * base / RATE)
    total = np.zeros(time.size, np.float32)
    first = np.exp(1j * drift).astype(np.complex64)
    turned = np.ones(time.size, np.complex64)
    for mode in range(1, min(20, int(7_500 / base)) + 1):
        turned *= first
        strength, phase = _strength(voice, mode, base * mode), chance.uniform(0, 6)
        total += np.float32(strength * np.cos(phase)) * turned.imag + np.float32(strength * np.sin(phase)) * turned.real
    air = {"vielle": 0.05, "duduk": 0.05, "flute": 0.14, "choir": 0.05}[voice]
    breath = _breath(base)[: time.size]
    total = total / np.abs(total).max() + air * breath
    attack = {"vielle": 0.16, "duduk": 0.10, "flute": 0.07, "choir": 0.5}[voice]
    envelope = _breathed(seconds, min(attack, seconds / 3), min(0.45, seconds / 2))
    return np.asarray(total * envelope / np.abs(total).max(), np.float32)


@cache
def _breath(base: float) -> Samples:
    """The air in a tone, enough for the longest."""
    return noise(16.0, base * 0.8, min(8_000, base * 6), 31)


def _strength(voice: str, mode: int, frequency: float) -> float:
    """How strong a harmonic is in a voice."""
    if voice == "vielle":
        return float(_resonance(frequency) / mode**1.05)
    if voice == "duduk":
        formant = np.exp(-(((frequency - 520) / 320) ** 2)) + 0.5 * np.exp(-(((frequency - 1250) / 350) ** 2))
        return float((0.12 + formant) / mode**0.6 * (1.0 if mode % 2 else 0.6))
    if voice == "flute":
        return float((1, 0.34, 0.16, 0.07, 0.03)[mode - 1] if mode <= 5 else 0)
    formant = np.exp(-(((frequency - 480) / 170) ** 2)) + 0.55 * np.exp(-(((frequency - 900) / 180) ** 2))
    return float((0.06 + formant) / mode**0.7)


@cache
def bell(pitch: float, seconds: float, take: int = 0) -> Samples:
    """A cast bell: hum, prime, tierce, quint and nominal, each beating against its twin."""
    time, base = clock(seconds), hertz(pitch)
    total = np.zeros(time.size, np.float32)
    partials = ((0.5, 0.6, 1.3), (1, 1, 1), (1.19, 0.5, 0.8), (1.5, 0.35, 0.6), (2.01, 0.7, 0.55), (2.66, 0.3, 0.35),
                (3.02, 0.2, 0.3), (4.17, 0.15, 0.2), (5.43, 0.1, 0.13))  # fmt: skip
    for ratio, strength, life in partials:
        for shift in (-0.35, 0.35):
            total += np.float32(strength) * _ringing(base * ratio + shift, life * seconds * 0.3, time.size)
    total *= np.minimum(time / 0.003, 1) * np.minimum((seconds - time) / 0.3, 1)
    return np.asarray(total / np.abs(total).max(), np.float32)


@cache
def drum(stroke: str, take: int = 0) -> Samples:
    """A frame drum: "dum" in its middle, "tek" at its rim, "ka" softly; "deep" is a large drum, "jingle" its rings."""
    chance = np.random.default_rng((len(stroke), take, ord(stroke[0])))
    if stroke == "jingle":
        time = clock(0.35)
        sound = noise(0.35, 5_000, 11_000, take + 50) * np.exp(-time / 0.07)
        return np.asarray(sound / np.abs(sound).max(), np.float32)
    base, life, slap, long = {
        "dum": (78.0, 0.20, 0.25, 1.0), "tek": (235.0, 0.07, 0.9, 0.4),
        "ka": (205.0, 0.06, 0.5, 0.4), "deep": (49.0, 0.42, 0.16, 1.8),
    }[stroke]  # fmt: skip
    time, base = clock(long), base * (1 + 0.015 * chance.normal())
    fall = 1 + 0.35 * np.exp(-time / 0.035)
    phase = 2 * np.pi * np.cumsum(fall) * base / RATE
    total = np.zeros(time.size)
    for ratio, strength in ((1, 1), (1.593, 0.42), (2.136, 0.25), (2.653, 0.14), (3.5, 0.08)):
        total += strength * np.sin(phase * ratio) * np.exp(-time * ratio**0.7 / life)
    total += slap * noise(long, 700, 4_200, take + 90) * np.exp(-time / 0.018)
    total *= np.minimum(time / 0.0015, 1) * np.minimum((long - time) / 0.1, 1)
    return np.asarray(total / np.abs(total).max(), np.float32)
