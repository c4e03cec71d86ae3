"""The curve of everybody's chances over a match, as a drawing for a page."""

from __future__ import annotations

import html

from game.chronicle.recording import Recording
from game.chronicle.review.findings import Findings
from game.simulation.report import PLAYER_COLOURS

WIDTH, HEIGHT = 920, 340
LEFT, RIGHT, TOP, BOTTOM = 46, 12, 14, 34
"""The margins around the curve."""
TURNS_SHOWN = 8
BAD, GOOD = "#b00020", "#1b7f3b"


def svg(recording: Recording, found: Findings, seat: int) -> str:
    """The drawing: a line for each seat as this one sees the chances, its own the thickest, and its best and worst."""
    everybody = range(len(recording.match.seats))
    lines = [_line(recording, found, other, 3.0 if other == seat else 1.4) for other in everybody]
    parts = [*_scale(recording, found), *lines]
    marks = [(one, BAD) for one in found.mistakes] + ([(found.best, GOOD)] if found.best is not None else [])
    for one, colour in marks:
        across, up = _across(recording, one.choice), _up(one.chances[seat].mean)
        parts.append(f'<circle cx="{across:.1f}" cy="{up:.1f}" r="6" fill="{colour}" stroke="#fff"/>')
    inside = "".join(parts)
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" font-size="12" role="img">{inside}</svg>'


def colour_of(seat: int) -> str:
    """The colour of a seat's line."""
    return PLAYER_COLOURS[seat % len(PLAYER_COLOURS)]


def _line(recording: Recording, found: Findings, seat: int, width: float) -> str:
    places = [(_across(recording, one.choice), _up(one.chances[seat].mean)) for one in found.curve]
    result = recording.match.result
    if result is not None:
        places.append((float(WIDTH - RIGHT), _up(recording.match.game.reward(result, seat))))
    path = " ".join(f"{across:.1f},{up:.1f}" for across, up in places)
    name = html.escape(recording.match.seats[seat].name)
    return (
        f'<polyline points="{path}" fill="none" stroke="{colour_of(seat)}" stroke-width="{width}" '
        f'stroke-linejoin="round"><title>{name}</title></polyline>'
    )


def _scale(recording: Recording, found: Findings) -> list[str]:
    """Lines at every quarter of a win, and the turns below."""
    parts = []
    for quarter in range(5):
        up = _up(quarter / 4)
        parts.append(f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{up}" y2="{up}" stroke="#d8c69a"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{up + 4}" text-anchor="end" fill="#2a1a0c">{25 * quarter} %</text>')
    last = -WIDTH / TURNS_SHOWN
    for chapter in recording.chapters:
        across = _across(recording, recording.moments[chapter.first].choices)
        if across - last >= WIDTH / TURNS_SHOWN / 2 and across < WIDTH - RIGHT - 10:
            parts.append(
                f'<text x="{across:.1f}" y="{HEIGHT - 12}" text-anchor="middle" fill="#2a1a0c">{chapter.turn}</text>'
            )
            last = across
    return parts


def _across(recording: Recording, choice: int) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * choice / max(1, len(recording.match.record))


def _up(chance: float) -> float:
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance)
