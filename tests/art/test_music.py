"""The music as it was written: loudness, peaks, seams, sizes, and that every piece has what the app asks for."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np
import pytest

soundfile = pytest.importorskip("soundfile", reason="the extra `art` is not installed")

from art.music_loudness import RATE, Stereo, loudness, true_peak  # noqa: E402

ROOT = Path(__file__).resolve().parents[2]
MUSIC = ROOT / "assets" / "music"
GAMES = ("talisman", "demons", "devils_circle", "warlocks_duel")
PIECES = ("title", *GAMES)
TENSE = tuple(f"{game}_tense" for game in GAMES)
SEAM = 0.02
"""-34 dB: what Vorbis leaves where the last block meets the first is smaller; a careless cut is ten times that."""
PLACES = tuple(f"ambience_{place}" for place in ("fire", "wind", "keep_at_night", "market"))


@cache
def heard(name: str) -> Stereo:
    with soundfile.SoundFile(MUSIC / f"{name}.ogg") as stream:
        assert (stream.samplerate, stream.channels, stream.subtype) == (RATE, 2, "VORBIS")
        return np.ascontiguousarray(stream.read(dtype="float32").T)


def jump(sound: Stereo, at: int) -> float:
    """How far the sound leaps at a place of the loop, beyond where it was going: 1 is full scale."""
    around = np.roll(sound, 2_000 - at, axis=1)[:, :4_000]
    return float(np.abs(np.diff(around, n=2, axis=1))[:, 1_996:2_002].max())


def test_the_meter_hears_a_tone_as_loud_as_the_standard_says() -> None:
    time = np.arange(4 * RATE) / RATE
    tone = np.array([np.sin(2 * np.pi * 997 * time)] * 2, np.float32)
    assert loudness(tone) == pytest.approx(0.0, abs=0.1), "997 Hz at full scale on both sides"
    assert loudness(np.asarray(tone / 10, np.float32)) == pytest.approx(-20.0, abs=0.1)


def test_the_meter_finds_peaks_between_the_samples() -> None:
    time = np.arange(RATE)
    tone = np.array([np.sin(np.pi / 2 * time + np.pi / 4)], np.float32)
    assert 20 * np.log10(np.abs(tone).max()) == pytest.approx(-3.01, abs=0.01)
    assert true_peak(tone) == pytest.approx(0.0, abs=0.1)


@pytest.mark.parametrize("name", [*PIECES, *TENSE])
def test_every_piece_is_as_loud_as_the_others_and_nowhere_overdriven(name: str) -> None:
    sound = heard(name)
    assert 120 <= sound.shape[1] / RATE <= 180
    assert loudness(sound) == pytest.approx(-18, abs=0.5)
    assert true_peak(sound) <= -1.0


@pytest.mark.parametrize("name", PLACES)
def test_the_sounds_of_a_place_are_quiet_and_short(name: str) -> None:
    sound = heard(name)
    assert 20 <= sound.shape[1] / RATE <= 40
    assert loudness(sound) == pytest.approx(-24, abs=0.7)
    assert true_peak(sound) <= -1.0


@pytest.mark.parametrize("name", [*PIECES, *TENSE, *PLACES])
def test_a_loop_has_no_seam(name: str) -> None:
    sound = heard(name)
    assert jump(sound, 0) < SEAM
    ends = [float(np.sqrt((part**2).mean())) for part in (sound[:, -RATE // 4 :], sound[:, : RATE // 4])]
    assert min(ends) > 0.003, "neither its beginning nor its end is silence"


def test_a_seam_would_be_heard_by_that_test() -> None:
    sound = heard("title").copy()
    assert jump(np.ascontiguousarray(sound[:, 3_001_234:5_000_000]), 0) > SEAM


@pytest.mark.parametrize("game", GAMES)
def test_a_tense_layer_is_as_long_as_its_piece_to_the_sample(game: str) -> None:
    assert heard(f"{game}_tense").shape == heard(game).shape


@pytest.mark.parametrize("name", [*PIECES, *TENSE])
def test_music_has_depth_and_brightness_and_two_sides(name: str) -> None:
    sound = heard(name)[:, : 60 * RATE]
    spectrum = np.abs(np.fft.rfft(sound.mean(axis=0))) ** 2
    at = np.fft.rfftfreq(sound.shape[1], 1 / RATE)
    shares = [
        float(spectrum[(at >= low) & (at < high)].sum() / spectrum.sum())
        for low, high in ((40, 200), (200, 1000), (1000, 6000))
    ]
    assert min(shares) > 0.002, shares
    assert spectrum[at < 25].sum() / spectrum.sum() < 0.01, "no rumble that only moves the membrane"
    assert float(np.corrcoef(sound[0], sound[1]).flat[1]) < 0.98


def test_all_music_together_stays_small() -> None:
    assert sum(path.stat().st_size for path in MUSIC.glob("*.ogg")) < 12_000_000
