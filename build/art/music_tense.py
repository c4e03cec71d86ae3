"""The layer that fades in with danger: drums, a restless figure and close, trembling tones over a piece's own beat."""

from dataclasses import dataclass

from art.music_score import Mode, Note, Score, bass, choir, harp, oud, shifted, vielle


@dataclass(frozen=True)
class Tension:
    """What drives a piece on: in its beats, its bars and its mode.

    ``drums`` are patterns of one bar, the last of every eight bars last; ``figure`` is a melody of one bar that is
    played over ``roots``, the degrees of eight bars; ``close`` the degrees of high tones that rub.
    """

    beats: int
    beat: int
    bar: int
    mode: Mode
    drums: tuple[str, ...]
    step: float
    figure: tuple[str, ...]
    roots: tuple[int, ...]
    close: tuple[int, ...]
    seed: int


def tense(plan: Tension) -> Score:
    """The layer: as long as the piece, beat upon beat."""
    score = Score(plan.beats, plan.beat, plan.seed)
    bars = plan.beats // plan.bar
    for bar in range(bars):
        at = bar * plan.bar
        _drums(score, plan, bar, at)
        _figure(score, plan, bar, at)
        if bar % 4 == 0:
            _trembling(score, plan, bar, at)
    return score


def _drums(score: Score, plan: Tension, bar: int, at: int) -> None:
    pattern = plan.drums[-1] if bar % 8 == 7 else plan.drums[bar % (len(plan.drums) - 1)]
    score.strike(pattern, plan.step, [at], pan=-0.1, gain=0.62, room=0.45)
    if bar % 2 == 0:
        score.strike("O", 1, [at], gain=0.7, room=0.5)


def _figure(score: Score, plan: Tension, bar: int, at: int) -> None:
    """The restless figure, now in the lute, now in the bass with it."""
    root = plan.roots[bar % len(plan.roots)]
    written = plan.figure[bar % len(plan.figure)]
    lower = plan.mode.pitch(root) - plan.mode.tonic - 12
    notes = shifted(plan.mode.melody(written), at, lower)
    score.play(oud, notes, pan=0.25, gain=0.42, room=0.3)
    if bar % 8 >= 4:
        score.play(bass, shifted(notes, 0, -12, 0.8), pan=-0.1, gain=0.4)
    score.play(bass, [Note(at, plan.mode.pitch(root) - 24, plan.bar)], gain=0.4)


def _trembling(score: Score, plan: Tension, bar: int, at: int) -> None:
    """Four bars of bowed tremolo that swells, a choir a semitone off, and single high drops."""
    high, held = plan.close[bar // 4 % len(plan.close)], 4 * plan.bar
    pitch = plan.mode.pitch(high)
    strokes = held * 4 if plan.beat > 25_000 else held * 2
    length = held / strokes
    tremolo = [Note(at + n * length, pitch, length, 0.35 + 0.65 * n / strokes) for n in range(strokes)]
    score.play(vielle, tremolo, pan=-0.4, gain=0.15, room=0.6)
    rubbing = Note(at + held / 2, plan.mode.tonic - 11, held / 2, 0.8)
    score.play(choir, [Note(at, plan.mode.tonic - 12, held + 0.6), rubbing], gain=0.13, room=0.8)
    drops = [Note(at + held * share, pitch + 12, 1, 0.8) for share in (0.375, 0.625, 0.875)]
    score.play(harp, drops, pan=0.45, gain=0.2, room=0.9)
