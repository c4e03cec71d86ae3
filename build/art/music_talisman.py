"""Talisman's music: a walking dance in G Mixolydian for flute, psaltery, lute and drum, after the old estampies."""

from art.music_score import Mode, Note, Score, bass, bells, flute, harp, lute, psaltery, shifted, vielle

BEAT = 13_230
"""An eighth: two dotted beats to a bar, 67 of them a minute."""
BAR = 6
BARS = 72
MODE = Mode("mixolydian", 67)

A_OPEN = "0:2 2 4:2 5 | 4~:3 2:2 1 | 2:2 3 4:2 2 | 1^:3 -1:2 0 | 0:2 2 4:2 5 | 6:2 5 4:3 | 3:2 4 2:2 1 | 1~:4 r:2"
A_HOME = "0:2 2 4:2 5 | 4~:3 2:2 1 | 2:2 3 4:2 2 | 1^:3 -1:2 0 | 4:2 5 6:2 4 | 5:2 3 4:3 | 2 3 2 1:2 -1 | 0~:4 r:2"
B_OPEN = "7:3 6:2 5 | 6^:2 5 4:3 | 5:2 6 7:2 8 | 7~:4 6:2 | 5:2 6 5:2 4 | 3:2 4 5:3 | 4:2 3 2:2 1 | 2~:4 r:2"
B_HOME = "7:3 6:2 5 | 6^:2 5 4:3 | 5:2 6 7:2 9 | 8~:4 7:2 | 6:2 5 4:2 3 | 4 5 4 3:2 1 | 2:2 1 -1:2 1 | 0~:4 r:2"
C_OPEN = "4:3 4 3 2 | 3:3 1:3 | 2:2 3 4:2 6 | 5~:5 r | 4:3 6 5 4 | 3^:3 5:3 | 4:2 2 3:2 1 | 1~:5 r"
ROOTS = {
    "A": (0, 0, -3, -1, 0, 3, -1, -3),
    "A'": (0, 0, -3, -1, 0, 3, -1, 0),
    "B": (0, 3, 3, 0, 3, -4, -1, -3),
    "B'": (0, 3, 3, -3, -1, 0, -1, 0),
    "C": (0, -1, 0, 3, 0, -1, -4, -3),
}
"""The degree under each bar of a part."""
PARTS = ("A", "A'", "B", "B'", "A'", "C", "B'", "A", "A'")
TUNES = {"A": A_OPEN, "A'": A_HOME, "B": B_OPEN, "B'": B_HOME, "C": C_OPEN}


def compose_talisman() -> Score:
    """A A' B B' A' C B' A A': open ends and closed ends, other instruments each time."""
    score = Score(BARS * BAR, BEAT, 23)
    for number, part in enumerate(PARTS):
        at = number * 8 * BAR
        tune = shifted(MODE.melody(TUNES[part]), at)
        _tune(score, number, tune)
        _ground(score, number, part, at)
    return score


def _tune(score: Score, number: int, tune: list[Note]) -> None:
    """Who has the melody in each part, and who goes along."""
    if number in (0, 1, 7, 8):
        score.play(psaltery, tune, pan=-0.25, gain=0.34, room=0.4)
    if number in (1, 3, 6, 8):
        score.play(flute, tune, pan=0.2, gain=0.30, room=0.5)
    if number in (2, 3, 4):
        score.play(lute, tune, pan=-0.2, gain=0.48)
    if number in (4, 8):
        score.play(vielle, shifted(tune, 0, -12), pan=0.35, gain=0.26, room=0.5)
    if number == 5:
        score.play(vielle, shifted(tune, 0, -12), pan=0.25, gain=0.36, room=0.55)
        score.play(harp, shifted(tune, 3, 12, 0.6), pan=-0.4, gain=0.26, room=0.6)
    if number == 6:
        score.play(lute, shifted(tune, 0, -12), pan=-0.25, gain=0.36)


def _ground(score: Score, number: int, part: str, at: int) -> None:
    """Drone of a fifth, bass, broken chords and the drum."""
    drone = [
        Note(at + 12 * n, MODE.tonic - 24 + fifth, 12.8, 1 if not fifth else 0.6) for n in range(4) for fifth in (0, 7)
    ]
    score.play(vielle, drone, pan=-0.1, gain=0.12, room=0.5)
    for bar, root in enumerate(ROOTS[part]):
        start, low = at + bar * BAR, MODE.pitch(root) - 24
        score.play(bass, [Note(start, low, 3), Note(start + 3, low + (7 if bar % 2 else 0), 3, 0.65)], gain=0.46)
        if number not in (0, 5):
            steps = (0, 2, 4, 7, 4, 2) if bar % 2 == 0 else (0, 4, 2, 4, 7, 4)
            chord = [
                Note(start + n, MODE.pitch(root + step) - 12, 1, 1 if n % 3 == 0 else 0.65)
                for n, step in enumerate(steps)
            ]
            score.play(harp, chord, pan=0.4, gain=0.17, room=0.45)
    bars = [at + bar * BAR for bar in range(8)]
    if number in (1, 2, 3, 4, 6, 8):
        score.strike("D.kT.k", 1, bars[:7], gain=0.36)
        score.strike("D.kTkT", 1, bars[7:], gain=0.36)
    elif number == 5:
        score.strike("D.....", 1, bars, gain=0.3)
    else:
        score.strike("d..k..", 1, bars, gain=0.3)
    if number in (3, 6, 8):
        score.strike("j.jj.j", 1, bars, pan=0.3, gain=0.3)
    if number in (0, 2, 5, 7):
        score.play(bells, [Note(at, 79, 6)], gain=0.1, room=0.7)
