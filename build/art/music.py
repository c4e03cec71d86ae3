"""The pieces of music and their tense layers, and how they are written as loops."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import numpy as np
import soundfile

from art.music_circle import compose_circle
from art.music_demons import compose_demons
from art.music_duel import compose_duel
from art.music_loudness import RATE, Stereo, levelled
from art.music_score import Mode, Score
from art.music_talisman import compose_talisman
from art.music_tense import Tension, tense
from art.music_title import compose_title
from art.places import ASSETS

MUSIC = ASSETS / "music"
LOUDNESS = -18.0
"""LUFS of every piece and every layer."""
PIECE_LEVEL = 0.9
"""How hard Vorbis presses together, from 0 to 1: some 60 kbit/s."""
LAYER_LEVEL = 0.86
UPBEAT = 0.3
"""Beats of a file before its first beat."""
TENSION = {
    "talisman": Tension(
        432, 13_230, 6, Mode("mixolydian", 67), ("D.kD.k", "D.kDkT", "DkTDTT"), 1,
        ("0 0 1 0 0 -1", "0 0 2 0 1 -1"), (0, 0, -1, 0, 0, 3, -1, 0), (6, 8, 6, 10), 31,
    ),
    "demons": Tension(
        440, 13_230, 10, Mode("hijaz", 62), ("D.kD.D.kT.", "D.kDkD.TkT", "DkTDTDTTDT"), 1,
        ("0 0 0 1 0 0 0 2 1 0", "0 0 1 0 0 3 2 1 0 -1"), (0, 0, 1, 1, 0, 0, 3, 1), (8, 7, 8, 11), 43,
    ),
    "devils_circle": Tension(
        144, 39_690, 3, Mode("phrygian", 64), ("O.o.D.", "O.o.Dk", "OkoTDT"), 0.5,
        ("0:.5 0:.5 1:.5 0:.5 0:.5 -1:.5", "0:.5 0:.5 1:.5 2:.5 1:.5 0:.5"), (0, 1, 0, -2, 0, -2, -1, 1),
        (8, 5, 8, 6), 47,
    ),
    "warlocks_duel": Tension(
        192, 30_870, 4, Mode("hungarian minor", 57), ("D.kDd.Tk", "D.TkD.Tk", "DTkTDTTT"), 0.5,
        ("0:.5 0:.5 1:.5 0:.5 2:.5 1:.5 0:.5 -1:.5", "0:.5 4:.5 3:.5 0:.5 2:.5 1:.5 0:.5 -1:.5"), (0, 5, 3, 4),
        (13, 12, 13, 10), 59,
    ),
}  # fmt: skip
PIECES: dict[str, Callable[[], Score]] = {
    "title": compose_title,
    "talisman": compose_talisman,
    "demons": compose_demons,
    "devils_circle": compose_circle,
    "warlocks_duel": compose_duel,
} | {f"{name}_tense": partial(tense, plan) for name, plan in TENSION.items()}


def paint_piece(name: str) -> None:
    """Compose a piece and write it. The file begins a little before the first beat, where hardly anything begins."""
    score = PIECES[name]()
    sound = np.roll(levelled(score.mixed(), LOUDNESS), round(UPBEAT * score.beat), axis=1)
    write_loop(sound, MUSIC / f"{name}.ogg", LAYER_LEVEL if name.endswith("_tense") else PIECE_LEVEL)


def write_loop(sound: Stereo, path: Path, level: float) -> None:
    """Write Ogg Vorbis, in portions: the library takes no minutes at once."""
    path.parent.mkdir(parents=True, exist_ok=True)
    rows = np.ascontiguousarray(sound.T)
    with soundfile.SoundFile(
        path, "w", RATE, sound.shape[0], format="OGG", subtype="VORBIS", compression_level=level
    ) as stream:
        for start in range(0, rows.shape[0], 4096):
            stream.write(rows[start : start + 4096])
