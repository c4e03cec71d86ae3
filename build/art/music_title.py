"""The title's music: a slow song in D Dorian for lute, flute, fiddle and bell."""

from art.music_score import Mode, Note, Score, bass, bells, choir, flute, harp, lute, shifted, vielle

BEAT = 36_750
"""72 beats a minute."""
BAR = 4
BARS = 40
MODE = Mode("dorian", 62)

A_CALL = "0:1.5 1:.5 2:1 4:1 | 3^:1.5 2:.5 1:2 | 2:1 3:.5 4:.5 6:1 5:1 | 4~:3 r:1"
A_ANSWER = "4:1.5 5:.5 6:1 7:1 | 6^:1 5:.5 4:.5 3:1 2:1 | 3:1 2:.5 1:.5 0:1 -1:1 | 0~:3 r:1"
A_HOME = "4:1 6:.5 5:.5 4:1 3:1 | 2^:1.5 3:.5 4:1 2:1 | 1:1 2:.5 1:.5 -1:1 1:1 | 0~:3 r:1"
B_CALL = "7:2 6:1 8:1 | 7^:1.5 6:.5 5:1 4:1 | 5:1 6:.5 5:.5 4:1 3:1 | 4~:3 r:1"
B_ANSWER = "7:1.5 8:.5 9:1 8:1 | 7:1 6:1 5^:1.5 6:.5 | 4:1 3:.5 2:.5 3:1 1:1 | 1~:2 -1:1 1:1"
ROOTS_A = (0, 0, -1, -3, 0, -4, -1, 0)
"""The degree under each bar of an A."""
ROOTS_B = (0, 2, 3, -3, 5, 3, -1, -3)


def compose_title() -> Score:
    """Intro, A, A', B, A'' and a coda that leads back into the intro."""
    score = Score(BARS * BAR, BEAT, 11)
    _ground(score)
    first = MODE.melody(A_CALL) + MODE.melody(A_ANSWER, 16)
    last = MODE.melody(A_CALL) + MODE.melody(A_HOME, 16)
    middle = MODE.melody(B_CALL) + MODE.melody(B_ANSWER, 16)
    score.play(lute, shifted(first, 16), pan=-0.25, gain=0.55)
    score.play(flute, shifted(last, 48), pan=0.2, gain=0.34, room=0.5)
    score.play(lute, shifted(last, 48, -12), pan=-0.3, gain=0.4)
    score.play(vielle, shifted(middle, 80, -12), pan=0.3, gain=0.36, room=0.5)
    score.play(lute, shifted(_echo(middle), 80), pan=-0.35, gain=0.32)
    score.play(lute, shifted(last, 112), pan=-0.25, gain=0.5)
    score.play(flute, shifted(last, 112, 12, 0.6), pan=0.25, gain=0.26, room=0.6)
    score.play(vielle, shifted(_thirds(A_CALL, A_HOME), 112, -12), pan=0.35, gain=0.24, room=0.5)
    score.play(lute, MODE.melody("4:1 2:1 1:2 | r:1 0:.5 1:.5 2:2 | 1^:2 -1:2 | 0~:4", 144), pan=-0.25, gain=0.42)
    _drums(score)
    return score


def _thirds(*lines: str) -> list[Note]:
    """A second voice a third below the lines."""
    lower = Mode(MODE.name, MODE.tonic)
    found: list[Note] = []
    for number, line in enumerate(lines):
        words = [token if token[0] == "r" else _lowered(token) for token in line.replace("|", " ").split()]
        found += lower.melody(" ".join(words), 16 * number)
    return found


def _lowered(token: str) -> str:
    sign, colon, beats = token.partition(":")
    return f"{int(sign.rstrip('~^')) - 2}{colon}{beats}"


def _echo(notes: list[Note]) -> list[Note]:
    """The long notes once more, half a beat later, as a plucked answer."""
    return [Note(note.at + 0.5, note.pitch, 1, 0.8) for note in notes if note.beats >= 1]


def _ground(score: Score) -> None:
    """Drone, bass and the harp's figures."""
    roots = (0, 0, 0, -1, *ROOTS_A, *ROOTS_A, *ROOTS_B, *ROOTS_A, 0, 0, -1, 0)
    figures = ((0, 4, 7, 9, 11, 9, 7, 4), (0, 4, 7, 8, 9, 8, 7, 4), (0, 2, 4, 7, 9, 7, 4, 2))
    for bar, root in enumerate(roots):
        at = bar * BAR
        score.play(bass, [Note(at, MODE.pitch(root) - 24, 4), Note(at + 2.5, MODE.pitch(root) - 24, 1, 0.5)], gain=0.5)
        figure = figures[(bar * 5 // 3) % 3]
        steps = [
            Note(at + n / 2, MODE.pitch(root + step) - 12, 1, 0.75 if n % 4 else 1) for n, step in enumerate(figure)
        ]
        kept = steps if bar < 4 or bar >= 12 else steps[::2]
        score.play(harp, kept, pan=0.4, gain=0.2, room=0.5)
    for at in range(0, BARS * BAR, 8):
        held = [Note(at, MODE.tonic - 24, 8.6), Note(at, MODE.tonic - 17, 8.6, 0.7)]
        score.play(vielle, held, pan=-0.1, gain=0.13, room=0.6)
    for at, degree in ((80, 0), (88, 3), (96, 5), (104, -3), (112, 0), (120, 0), (128, -1), (136, 0)):
        score.play(
            choir, [Note(at, MODE.pitch(degree), 8.5), Note(at, MODE.pitch(degree + 4), 8.5, 0.7)], gain=0.1, room=0.8
        )
    score.play(
        bells, [Note(at, 74, 4, loud) for at, loud in ((0, 1), (80, 0.8), (112, 0.7), (144, 1))], gain=0.16, room=0.7
    )


def _drums(score: Score) -> None:
    """From A' on a frame drum, fuller in the last A."""
    score.strike("D..k.kd.", 0.5, range(48, 76, 4), gain=0.3)
    score.strike("D.k.T.kk", 0.5, (76,), gain=0.3)
    score.strike("D...d...", 0.5, range(80, 108, 4), gain=0.28)
    score.strike("D.kkT.Tk", 0.5, (108,), gain=0.3)
    score.strike("D.kkd.Tk", 0.5, range(112, 144, 4), gain=0.34)
    score.strike("j.j.j.j.", 0.5, range(112, 144, 4), pan=0.3, gain=0.3)
