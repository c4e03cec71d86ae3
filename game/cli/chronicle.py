"""`four-grimoires chronicle`: the matches that were kept."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING

from game.catalogue import GAMES, SHELF
from game.chronicle.archive import kept_matches
from game.chronicle.kept import KeptMatch
from game.words import say

if TYPE_CHECKING:
    from game.cli.arguments import Commands


def add_to(commands: Commands) -> None:
    """Add the command."""
    command = commands.add_parser(
        "chronicle",
        help="list the matches that were kept",
        description="Lists the finished matches, and those left for good, that lie in the player's folder, the last "
        "one first. A file that cannot be opened is listed with the reason; the exit status is then 1.",
    )
    command.add_argument("--json", action="store_true", help="print JSON")
    command.set_defaults(run=run)


def run(asked: argparse.Namespace) -> int:
    """Print the list."""
    rows = kept_matches(GAMES)
    if asked.json:
        print(json.dumps([as_json(row) for row in rows], ensure_ascii=False, indent=2))
    else:
        for row in rows:
            print(line(row))
        if not rows:
            print("The chronicle is empty: every match that is played to its end comes into it.")
    return 1 if any(row.problem is not None for row in rows) else 0


def as_json(row: KeptMatch) -> dict[str, object]:
    """A match as data: seats with what they played, places from 1, times in ISO 8601 and seconds, sizes in bytes."""
    seats = [
        {
            "name": seat.name,
            "player": seat.player,
            "figure": row.figures[number] if number < len(row.figures) else "",
            "place": row.places[number] if number < len(row.places) else None,
            "score": row.scores[number] if number < len(row.scores) else None,
        }
        for number, seat in enumerate(row.seats)
    ]
    return {
        "file": str(row.path),
        "game": row.game,
        "when": row.when.isoformat(),
        "finished": row.finished,
        "length": row.length,
        "seconds": row.played,
        "bytes": row.size,
        "options": row.options,
        "seats": seats,
        "problem": row.problem,
    }


def line(row: KeptMatch) -> str:
    """A match in one line: when, what, how long, who, and who won."""
    when = row.when.astimezone().strftime("%Y-%m-%d %H:%M")
    if row.problem is not None:
        return f"{when}  {row.path.name}: {row.problem}"
    names = {grimoire.id: say(grimoire.name) for grimoire in SHELF}
    winners = ", ".join(row.seats[seat].name for seat in row.winners) or "nobody"
    ended = f"won by {winners}" if row.finished else "not finished"
    who = ", ".join(seat.name for seat in row.seats)
    return f"{when}  {names[row.game]}, {row.length} turns, {row.played // 60} min: {who}; {ended}  [{row.path.name}]"
