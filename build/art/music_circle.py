"""The music of Devil's Circle: a lullaby in E Phrygian for harp, fiddle and voices, while a bell counts the night."""

from art.music_score import Mode, Note, Score, bass, bells, choir, flute, harp, psaltery, shifted, vielle

BEAT = 39_690
"""67 beats a minute, three to a bar."""
BAR = 3
BARS = 48
MODE = Mode("phrygian", 64)

A_CALL = "4:2 2:1 | 3~:2 1:1 | 2:1 3:1 4:1 | 2:2 r:1 | 4:2 5:1 | 4^:1 3:1 2:1 | 1:1 2:1 3:1 | 1~:2 r:1"
A_HOME = "4:2 2:1 | 3~:2 1:1 | 2:1 3:1 4:1 | 6:2 5:1 | 4:1.5 3:.5 2:1 | 3^:1 2:1 1:1 | 2:1 1:1 -1:1 | 0~:2 r:1"
B_CALL = "7:2 8:1 | 7^:1 6:1 5:1 | 6:1.5 5:.5 4:1 | 5:2 r:1 | 5:2 6:1 | 5^:1 4:1 3:1 | 4:1.5 3:.5 2:1 | 1~:2 r:1"
C_CALL = "0:3 | 1~:2 0:1 | -1:2 -2:1 | 0:3 | 2:2 3:1 | 1^:2 2:1 | -1:1 0:1 1:1 | 0~:3"
ROOTS_A = (0, 1, 0, -2, 0, -2, -1, 1)
ROOTS_HOME = (0, 1, 0, 3, -2, 1, -1, 0)
ROOTS_B = (0, -2, -1, 3, 3, -2, -1, 1)
ROOTS_C = (0, 1, -1, 0, -2, 1, -1, 0)
PARTS = (ROOTS_A, ROOTS_HOME, ROOTS_B, ROOTS_HOME, ROOTS_C, ROOTS_HOME)


def compose_circle() -> Score:
    """A A' B A' C A': the lullaby, the fear above it, the song again, the depths, and the lullaby at last."""
    score = Score(BARS * BAR, BEAT, 41)
    call, home = MODE.melody(A_CALL), MODE.melody(A_HOME)
    high, deep = MODE.melody(B_CALL), MODE.melody(C_CALL)
    score.play(psaltery, call, pan=-0.2, gain=0.36, room=0.6)
    score.play(psaltery, shifted(home, 24), pan=-0.2, gain=0.34, room=0.6)
    score.play(vielle, shifted(home, 24, -12), pan=0.3, gain=0.24, room=0.6)
    score.play(vielle, shifted(high, 48, -12), pan=0.25, gain=0.36, room=0.6)
    score.play(harp, shifted(high, 49, 0, 0.7), pan=-0.35, gain=0.34, room=0.6)
    score.play(flute, shifted(home, 72), pan=0.15, gain=0.3, room=0.7)
    score.play(psaltery, shifted(home, 72.5, 0, 0.5), pan=-0.4, gain=0.24, room=0.7)
    score.play(choir, shifted(deep, 96), pan=-0.1, gain=0.34, room=0.8)
    score.play(vielle, shifted(deep, 96, -24), pan=0.2, gain=0.26, room=0.5)
    score.play(psaltery, shifted(home, 120), pan=-0.2, gain=0.34, room=0.6)
    score.play(flute, shifted(home, 121.5, 12, 0.45), pan=0.35, gain=0.2, room=0.9)
    _ground(score)
    return score


def _ground(score: Score) -> None:
    """The rocking harp, bass, a low drone, the bell of every eighth bar and a heart of drums."""
    for bar, root in enumerate(root for part in PARTS for root in part):
        at, part = bar * BAR, bar // 8
        score.play(bass, [Note(at, MODE.pitch(root) - 24, 3)], gain=0.44)
        steps = ((0, 4, 7, 9, 7, 4), (0, 4, 9, 7, 4, 2), (0, 2, 4, 7, 4, 2))[bar % 3]
        rocking = [
            Note(at + n / 2, MODE.pitch(root + step) - 12, 1, 1 if n in (0, 3) else 0.65)
            for n, step in enumerate(steps)
        ]
        score.play(harp, rocking if part != 4 else rocking[::3], pan=0.35, gain=0.24, room=0.5)
        if bar % 4 == 0:
            score.play(vielle, [Note(at, 40, 12.8), Note(at, 47, 12.8, 0.55)], pan=-0.1, gain=0.14, room=0.6)
        if part in (1, 2, 3, 5):
            score.strike("o....." if bar % 2 else "o.k...", 0.5, [at], gain=0.34, room=0.5)
        if part == 4:
            score.strike("O.o...", 0.5, [at], gain=0.36, room=0.6)
    tolls = [
        Note(at, 52, 6, loud) for at, loud in ((0, 1), (24, 0.7), (48, 0.9), (72, 0.7), (96, 1), (99, 0.8), (120, 0.7))
    ]
    score.play(bells, tolls, pan=0.1, gain=0.22, room=0.9)
    score.play(choir, [Note(48 + 12 * n, 64 + step, 12.6) for n, step in enumerate((7, 8))], gain=0.1, room=0.9)
