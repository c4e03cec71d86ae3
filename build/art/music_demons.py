"""The music of Demons: a duduk over its drone in D Hijaz, with oud and frame drum in ten eighths, as in Armenia."""

from art.music_score import Mode, Note, Score, bass, bells, duduk, flute, oud, shifted, vielle

BEAT = 13_230
"""An eighth; ten of them, 3 + 2 + 2 + 3, are a bar."""
BAR = 10
BARS = 44
MODE = Mode("hijaz", 62)

A_CALL = "4:5 3:2 4:3 | 5^:5 4:2 3:3 | 2:3 3:2 4:2 3:3 | 2~:3 1:2 2:5"
A_ANSWER = "4:3 5:2 6:2 5:3 | 4~:5 3:2 2:3 | 3:3 2:2 1:2 2:3 | 1:3 0~:5 r:2"
B_CALL = "7:5 6:2 7:3 | 8^:3 7:2 6:2 5:3 | 6:3 5:2 4:2 5:3 | 4~:7 r:3"
B_ANSWER = "7:3 8:2 9:2 8:3 | 7~:5 6:2 5:3 | 4:3 5:2 3:2 4:3 | 2~:5 1:2 2:3"
C_CALL = "0:3 -1:2 0:2 1:3 | 2~:5 1:2 0:3 | 1:3 2:2 3:2 4:3 | 3^:5 2:5"
C_ANSWER = "4:3 3:2 2:2 1:3 | 2^:3 3:2 2:2 1:3 | 1:3 0:2 -1:2 1:3 | 0~:7 r:3"
OUD_CALL = "0:3 2:1 3:1 4:1 3:1 2:1 1:2 | 2*:3 3:2 4~:2 r:3 | 4:1 5:1 4:1 3:1 2:1 3:2 2:1 1:2 | 0*:5 r:5"
ROOTS_A = (0, 1, 0, 0, 3, 0, 1, 0)
ROOTS_B = (0, 3, 6, 0, 0, 3, 1, 1)
ROOTS_C = (0, 0, 1, 3, 3, 1, 6, 0)


def compose_demons() -> Score:
    """An oud alone, then the song of the duduk: A, A' with drum, B high, C low with the oud's answers, A once more."""
    score = Score(BARS * BAR, BEAT, 37)
    first = MODE.melody(A_CALL) + MODE.melody(A_ANSWER, 40)
    high = MODE.melody(B_CALL) + MODE.melody(B_ANSWER, 40)
    low = MODE.melody(C_CALL) + MODE.melody(C_ANSWER, 40)
    score.play(oud, MODE.melody(OUD_CALL), pan=0.25, gain=0.5)
    score.play(duduk, shifted(first, 40), pan=-0.15, gain=0.46, room=0.55)
    score.play(duduk, shifted(first, 120), pan=-0.15, gain=0.42, room=0.5)
    score.play(oud, shifted(_doubled(first), 120, -12), pan=0.3, gain=0.36)
    score.play(flute, shifted(high, 200), pan=0.2, gain=0.32, room=0.6)
    score.play(duduk, shifted(high, 200, -12), pan=-0.25, gain=0.3, room=0.55)
    score.play(duduk, shifted(low, 280), pan=-0.15, gain=0.46, room=0.55)
    for bar in (1, 3, 5, 7):
        score.play(oud, shifted(MODE.melody("r:5 4:1 3:1 2:1 1:1 0:1"), 280 + bar * BAR), pan=0.35, gain=0.36)
    score.play(duduk, shifted(first, 360), pan=-0.15, gain=0.42, room=0.55)
    score.play(flute, shifted(first, 360, 12, 0.6), pan=0.25, gain=0.2, room=0.7)
    score.play(oud, shifted(_doubled(first), 360), pan=0.3, gain=0.28)
    _ground(score)
    _drums(score)
    return score


def _doubled(notes: list[Note]) -> list[Note]:
    """Long notes plucked again and again, in eighths that fall off."""
    found: list[Note] = []
    for note in notes:
        strokes = max(1, int(note.beats))
        found += [Note(note.at + n, note.pitch, 1, note.loud * (1 if n == 0 else 0.5)) for n in range(strokes)]
    return found


def _ground(score: Score) -> None:
    """The drone of a second duduk, and a bass on the heavy beats."""
    for bar in range(0, BARS, 2):
        drone = [Note(bar * BAR, MODE.tonic - 12, 2 * BAR + 1), Note(bar * BAR, MODE.tonic - 24, 2 * BAR + 1, 0.7)]
        score.play(duduk, drone[:1], pan=0.3, gain=0.16, room=0.6)
        score.play(vielle, drone[1:], pan=0.1, gain=0.16, room=0.5)
    for bar, root in enumerate((0, 0, 0, 0, *ROOTS_A, *ROOTS_A, *ROOTS_B, *ROOTS_C, *ROOTS_A)):
        low = MODE.pitch(root) - 24
        notes = [Note(bar * BAR, low, 3), Note(bar * BAR + 5, low, 2, 0.6)]
        if bar % 2:
            notes.append(Note(bar * BAR + 7, low + 7, 3, 0.5))
        score.play(bass, notes, gain=0.46)
    score.play(bells, [Note(at, 62, 8) for at in (0, 200, 280)], gain=0.1, room=0.8)


def _drums(score: Score) -> None:
    """Silence for the first song, then ever more strokes."""
    bars = [bar * BAR for bar in range(BARS)]
    score.strike("D....d....", 1, bars[8:12], gain=0.3)
    score.strike("D..k.d.k..", 1, bars[12:20], gain=0.34)
    score.strike("D.kT.D.T.k", 1, bars[20:27], gain=0.36)
    score.strike("D.kTkD.TkT", 1, bars[27:28], gain=0.38)
    score.strike("D....d..k.", 1, bars[28:36], gain=0.3)
    score.strike("D.kT.D.T.k", 1, bars[36:43], gain=0.36)
    score.strike("j..j.j.j.j", 1, bars[36:43], pan=0.35, gain=0.26)
    score.strike("D....T....", 1, bars[43:], gain=0.3)
