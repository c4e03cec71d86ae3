"""The sounds of great moments: short phrases of the music's own instruments, in its hall."""

from collections.abc import Callable

import numpy as np

from art.music import write_loop
from art.music_instruments import RATE, Samples, bell, noise
from art.music_score import Mode, Note, Score, bass, choir, duduk, flute, harp, lute, oud, psaltery, vielle
from art.places import SOUNDS

BEATS, BEAT = 18, RATE // 4
LEVEL = 0.75
PEAK = 0.6


def _ring(pitch: float, seconds: float, take: int) -> Samples:
    return bell(pitch, 3.0)


def _rush(pitch: float, seconds: float, take: int) -> Samples:
    """Wind that swells and breaks off."""
    sound = noise(seconds, 150, pitch * 20, 5)
    return np.asarray(sound * np.sin(np.linspace(0, np.pi, sound.size)) ** 2, np.float32)


def _score(seed: int) -> Score:
    return Score(BEATS, BEAT, seed)


def _run(mode: str, tonic: int, written: str) -> list[Note]:
    return Mode(mode, tonic).melody(written)


def talisman_found() -> Score:
    """A charm glimmers: a rising run and a bell."""
    score = _score(1)
    score.play(psaltery, _run("mixolydian", 67, "0:.5 2:.5 4:.5 6:.5 7:1 9:4"), gain=0.4, room=0.6)
    score.play(_ring, [Note(2.5, 91, 4)], gain=0.2, room=0.8)
    return score


def crown() -> Score:
    """Voices, bells and deep drums before the Crown."""
    score = _score(2)
    score.play(choir, [Note(0, pitch, 7) for pitch in (55, 62, 67, 71)], gain=0.22, room=0.8)
    score.play(_ring, [Note(at, pitch, 4) for at, pitch in ((0, 67), (1, 74), (2, 79))], gain=0.3, room=0.7)
    score.strike("O...O...", 0.5, [0], gain=0.7)
    return score


def death() -> Score:
    """One bell, and a melody that sinks."""
    score = _score(3)
    score.play(_ring, [Note(0, 50, 6)], gain=0.5, room=0.8)
    score.play(vielle, _run("phrygian", 52, "4:1 3:1 1:1 0:4"), gain=0.34, room=0.7)
    return score


def solomons_ring() -> Score:
    """The duduk calls, and wires shimmer round it."""
    score = _score(4)
    score.play(duduk, _run("hijaz", 62, "4:1 5:1 4:.5 2:.5 1:.5 0:3"), gain=0.4, room=0.7)
    score.play(psaltery, _run("hijaz", 74, "0:.25 1:.25 2:.25 4:.25 7:.25 8:.25 9:3"), pan=0.3, gain=0.25, room=0.8)
    return score


def treasure_seized() -> Score:
    """Coins and a quick oud."""
    score = _score(5)
    score.play(oud, _run("hijaz", 62, "0:.5 2:.5 3:.5 4:.5 7*:2 7:2"), gain=0.5)
    score.play(_ring, [Note(0.4 * n, 95 + (n * 5) % 7, 1, 0.7) for n in range(7)], pan=0.3, gain=0.12, room=0.6)
    return score


def captive() -> Score:
    """A gate falls shut."""
    score = _score(6)
    score.strike("O.TO", 0.5, [0], gain=0.8, room=0.6)
    score.play(bass, [Note(0, 38, 4), Note(1.5, 39, 4)], gain=0.5)
    score.play(_ring, [Note(1.5, 57, 3)], gain=0.16, room=0.8)
    return score


def demon_driven_out() -> Score:
    """A rush of air, and clear bells behind it."""
    score = _score(7)
    score.play(_rush, [Note(0, 120, 4)], gain=0.35, room=0.6)
    score.play(_ring, [Note(2.5, 76, 4), Note(3, 83, 4), Note(3.5, 88, 4)], gain=0.3, room=0.8)
    return score


def hole_to_hell() -> Score:
    """The ground gives way."""
    score = _score(8)
    score.play(_rush, [Note(0, 40, 7)], gain=0.5, room=0.6)
    score.strike("O.OOoO", 0.5, [0.5], gain=0.9, room=0.7)
    score.play(choir, [Note(0.5, 40, 6), Note(0.5, 41, 6), Note(0.5, 46, 6)], gain=0.3, room=0.8)
    return score


def dawn() -> Score:
    """A flute, and the first light on the strings."""
    score = _score(9)
    score.play(flute, _run("dorian", 76, "0:1.5 1:.5 2:1 4~:4"), gain=0.34, room=0.8)
    score.play(harp, _run("dorian", 64, "0:.5 4:.5 7:.5 9:.5 11:.5 14:4"), pan=0.3, gain=0.3, room=0.6)
    return score


def last_die() -> Score:
    """Two heartbeats, and a string that waits."""
    score = _score(10)
    score.strike("O.o.....O.o", 0.25, [0], gain=0.8)
    score.play(vielle, [Note(0, 69, 5), Note(0, 70, 5, 0.6)], gain=0.14, room=0.7)
    return score


def triumph() -> Score:
    """Everybody plays: victory."""
    score = _score(11)
    for who, pan, gain in ((psaltery, -0.3, 0.3), (lute, 0.3, 0.4)):
        score.play(who, _run("mixolydian", 67, "0:.5 2:.5 4:.5 7:1 6:.5 7:1 9*:1 9:4"), pan=pan, gain=gain, room=0.5)
    score.play(choir, [Note(4, pitch, 5) for pitch in (55, 62, 67, 71)], gain=0.16, room=0.8)
    score.strike("D.kTD.kTDTDT", 0.5, [0], gain=0.4)
    score.play(_ring, [Note(4, 79, 4), Note(4.5, 86, 4)], gain=0.2, room=0.7)
    return score


def fight_won() -> Score:
    """A quick step upwards."""
    score = _score(12)
    score.play(lute, _run("mixolydian", 67, "4:.5 5:.5 7:2"), gain=0.5)
    score.strike("D.DT", 0.5, [0], gain=0.4)
    return score


def fight_lost() -> Score:
    """A step down into the dark."""
    score = _score(13)
    score.play(oud, _run("phrygian", 57, "2:.5 1:.5 0:2"), gain=0.5)
    score.strike("O..o", 0.5, [0], gain=0.6)
    return score


def your_turn() -> Score:
    """Two soft strings."""
    score = _score(14)
    score.play(harp, [Note(0, 69, 1), Note(0.6, 76, 2)], gain=0.4, room=0.4)
    return score


MOMENTS: dict[str, Callable[[], Score]] = {
    moment.__name__: moment
    for moment in (
        talisman_found, crown, death, solomons_ring, treasure_seized, captive, demon_driven_out, hole_to_hell, dawn,
        last_die, triumph, fight_won, fight_lost, your_turn,
    )
}  # fmt: skip


def paint_moments() -> None:
    """Write the sound of every moment."""
    for name, make in MOMENTS.items():
        sound = make().mixed(hall=1.8)
        loud = np.abs(sound).max(axis=0)
        end = int(np.flatnonzero(loud > loud.max() * 0.02)[-1]) + 1
        kept = sound[:, :end] * (PEAK / float(loud.max()))
        kept[:, -RATE // 5 :] *= np.linspace(1, 0, min(end, RATE // 5), dtype=np.float32)
        write_loop(np.asarray(kept, np.float32), SOUNDS / f"{name}.ogg", LEVEL)
