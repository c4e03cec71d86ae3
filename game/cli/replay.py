"""`four-grimoires replay FILE`: a saved match told again, verified, or made into files."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from game.catalogue import load_match
from game.cli import replay_files
from game.cli.arguments import Mistake
from game.engine.keeping.save_format import SaveFormatError
from game.engine.match import Match
from game.saves import read_match
from game.words import say, set_language

if TYPE_CHECKING:
    from game.cli.arguments import Commands


def add_to(commands: Commands) -> None:
    """Add the command."""
    command = commands.add_parser(
        "replay",
        help="tell a saved match again from its beginning, verify it, or make a clip of it",
        description="Tells a saved match again, or verifies it: from its beginning, or, if it was begun with other "
        "rules, from the first position that the present ones can tell. Or makes files of it: a clip, its log, a "
        "picture. Turns are counted as the game counts them: turns, rounds or stages.",
    )
    command.add_argument("file", type=Path, metavar="FILE", help="a saved match")
    command.add_argument(
        "--verify",
        action="store_true",
        help="check that playing it again from its seed gives the same fingerprint; exit status 1 if not",
    )
    replay_files.add_options(command)
    command.set_defaults(run=run)


def run(asked: argparse.Namespace) -> int:
    """Tell or verify the match, or make files of it."""
    replay_files.check(asked)
    set_language(asked.language)
    match = load_match(read_match(asked.file))
    if replay_files.wanted(asked) and not asked.verify:
        return replay_files.write(match, asked)
    for text in match.prologue():
        print(f"({say(text)})")
    return verify(match, asked.file) if asked.verify else tell(match)


def verify(match: Match, path: Path) -> int:
    """Print whether the replay from the seed, or from where the match can be told, gives the same state; 1 if not."""
    try:
        again = match.replay().fingerprint()
    except SaveFormatError as error:
        print(f"{path}: DIFFERENT: {error}")
        return 1
    same = again == match.fingerprint()
    part = "" if match.origin is None else f" from choice {match.origin.after + 1} of {len(match.record)} on"
    print(f"{path}: {'the same' if same else 'DIFFERENT'}{part}: saved {match.fingerprint()}, replayed {again}")
    return 0 if same else 1


def tell(match: Match) -> int:
    """Print every event with its clause, as an onlooker sees it, and how the match stands."""
    try:
        for event in match.history():
            if event.visible_to(None) or match.result is not None:
                print(f"{event.clause:<10} {say(event.text)}")
    except SaveFormatError as error:
        raise Mistake(f"the match cannot be told to its end: {error}") from error
    result = match.result
    if result is None:
        print(f"(not finished: {say(match.game.summary(match.state))})")
    else:
        print(f"{result.clause:<10} {say(result.reason)}")
    return 0
