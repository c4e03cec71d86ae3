"""The music of Warlock's Duel: variations over a ground bass in Hungarian minor, two lutes against each other."""

from art.music_score import Mode, Note, Score, bass, bells, choir, flute, harp, lute, oud, psaltery, shifted, vielle

BEAT = 30_870
"""86 beats a minute, four to a bar."""
BAR = 4
BARS = 48
MODE = Mode("hungarian minor", 57)
GROUND = (0, 5, 3, 4)
"""The degree under each of the four bars that come round and round."""

LEFT = "4:1 3:.5 4:.5 5:1 4:1 | 2~:1.5 1:.5 0:2"
RIGHT = "7:1 6:.5 7:.5 8:1 7:1 | 5^:1 4:.5 3:.5 4:2"
LEFT_QUICK = "4:.5 3:.5 4:.5 5:.5 7:.5 6:.5 5:.5 4:.5 | 5:.5 4:.5 2:.5 1:.5 0~:2"
RIGHT_QUICK = "7:.5 8:.5 9:.5 8:.5 7:.5 6:.5 7:.5 5:.5 | 6:.5 5:.5 4:.5 3:.5 4~:2"
SONG = "7:2 6:1 7:1 | 9^:1.5 8:.5 7:2 | 8:1 7:1 6:1 5:1 | 4~:3 r:1 | 7:2 8:1 9:1 | 11:1.5 9:.5 8:1 7:1 | 6:1 7:.5 6:.5 5:1 3:1 | 4~:3 r:1"  # noqa: E501 - one tune
LOW = "0:3 1:1 | 2:2 1:1 -1:1 | 0^:2 3:1 2:1 | 1:3 -1:1 | 0:2 2:1 4:1 | 5~:2 4:1 2:1 | 3:1 2:1 1:1 -1:1 | 0~:4"
STRIKE = "7*:2 6:1 5:1 | 7:.5 6:.5 5:.5 4:.5 3*:2 | 5:.5 4:.5 3:.5 2:.5 3*:2 | 4:1 6:1 7~:2"


def compose_duel() -> Score:
    """Twelve times the ground: alone, question and answer, a song, the duel in earnest, the depths, and peace again."""
    score = Score(BARS * BAR, BEAT, 53)
    for number in range(BARS // 4):
        _ground(score, number)
    for at in (16, 32):
        _exchange(score, at, LEFT, RIGHT)
    score.play(vielle, shifted(MODE.melody(SONG), 48), pan=0.1, gain=0.34, room=0.55)
    score.play(psaltery, shifted(MODE.melody(SONG), 48.5, 0, 0.5), pan=-0.35, gain=0.26, room=0.6)
    for at in (80, 96):
        _exchange(score, at, LEFT_QUICK, RIGHT_QUICK)
    score.play(choir, shifted(MODE.melody(LOW), 112, 12), gain=0.3, room=0.8)
    score.play(oud, shifted(MODE.melody(LOW), 112), pan=0.25, gain=0.34)
    for at in (144, 160):
        score.play(lute, shifted(MODE.melody(STRIKE), at), pan=-0.45, gain=0.44)
        score.play(oud, shifted(MODE.melody(STRIKE), at + 0.5, -12, 0.8), pan=0.45, gain=0.42)
    score.play(flute, shifted(MODE.melody(SONG)[:-9], 144, 0, 0.8), pan=0.1, gain=0.22, room=0.7)
    _exchange(score, 176, LEFT, "7:1 6:.5 5:.5 4:1 3:1 | 2^:1 1:.5 -1:.5 0:2")
    _drums(score)
    return score


def _exchange(score: Score, at: float, left: str, right: str) -> None:
    """One lute asks from the left, the other answers from the right."""
    score.play(lute, shifted(MODE.melody(left), at), pan=-0.55, gain=0.5)
    score.play(oud, shifted(MODE.melody(right), at + 8, 0), pan=0.55, gain=0.56)


def _ground(score: Score, number: int) -> None:
    """The ground bass, its chords broken by the harp, and a drone."""
    figures = ((0, 4, 7, 9, 7, 4, 2, 4), (0, 2, 4, 7, 9, 7, 4, 2), (0, 4, 2, 7, 4, 9, 7, 4))
    for bar, root in enumerate(GROUND):
        at, low = (number * 4 + bar) * BAR, MODE.pitch(root) - (24 if root > 2 else 12) - (0 if root > 2 else 12) + 12
        walk = [Note(at, low, 2), Note(at + 2, low, 1, 0.6), Note(at + 3, low + (7 if bar % 2 else 0), 1, 0.6)]
        score.play(bass, walk if number else walk[:1], gain=0.46)
        steps = figures[(number + bar) % 3]
        chord = [Note(at + n / 2, MODE.pitch(root + step) - (12 if root > 2 else 0), 1, 1 if n % 4 == 0 else 0.6)
                 for n, step in enumerate(steps)]  # fmt: skip
        score.play(
            harp, chord if number not in (7, 8) else chord[::4], pan=0.3 - 0.6 * (number % 2), gain=0.2, room=0.5
        )
    start = number * 4 * BAR
    score.play(vielle, [Note(start, 45, 16.6), Note(start, 52, 16.6, 0.5)], gain=0.11, room=0.6)
    if number in (0, 3, 7, 9):
        score.play(bells, [Note(start, 69, 4)], gain=0.12, room=0.8)


def _drums(score: Score) -> None:
    """From the first answer on; in earnest they drive."""
    bars = range(0, BARS * BAR, BAR)
    score.strike("d...k...", 0.5, bars[4:12], gain=0.3)
    score.strike("D..k.kT.", 0.5, bars[12:20], gain=0.32)
    score.strike("D.kTd.Tk", 0.5, bars[20:27], gain=0.38)
    score.strike("DkTkDTTT", 0.5, bars[27:28], gain=0.38)
    score.strike("D.......", 0.5, bars[28:36], gain=0.34)
    score.strike("D.kTDkTk", 0.5, bars[36:44], gain=0.4)
    score.strike("j.j.j.j.", 0.5, bars[36:44], pan=0.35, gain=0.24)
