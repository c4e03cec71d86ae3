"""`four-grimoires picture GAME`: a screen drawn into a PNG file, without a window."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from game.cli.arguments import Mistake, add_game, add_language, add_seed, at_least, chosen_game

if TYPE_CHECKING:
    from game.cli.arguments import Commands

SCENES = ("title", "new", "start", "midgame")
SMALLEST = (1024, 640)
LARGEST = (7680, 4320)


def add_to(commands: Commands) -> None:
    """Add the command."""
    command = commands.add_parser("picture", help="draw a screen into a PNG file, without a window")
    add_game(command)
    command.add_argument("--scene", choices=SCENES, default="midgame", help="default: midgame")
    command.add_argument(
        "--after", type=at_least(0), default=40, metavar="N", help="decisions made before, in midgame (40)"
    )
    command.add_argument("--size", type=size, default=(1920, 1080), metavar="WxH", help="default: 1920x1080")
    command.add_argument("--out", type=Path, required=True, metavar="FILE.png")
    command.add_argument("--scale", type=scale, default=100, metavar="PERCENT", help="of the UI: 100 to 200")
    add_language(command)
    add_seed(command)
    command.set_defaults(run=run)


def size(text: str) -> tuple[int, int]:
    """A size written as 1920x1080, between the smallest window and 8K."""
    width, _cross, height = text.lower().partition("x")
    if not (width.isdecimal() and height.isdecimal()):
        raise argparse.ArgumentTypeError(f"{text!r} is not a size such as 1920x1080")
    wanted = (int(width), int(height))
    if not all(least <= side <= most for side, least, most in zip(wanted, SMALLEST, LARGEST, strict=True)):
        least, most = ("x".join(map(str, bound)) for bound in (SMALLEST, LARGEST))
        raise argparse.ArgumentTypeError(f"{text!r} is not between {least} and {most}")
    return wanted


def scale(text: str) -> int:
    """A UI scale in percent."""
    if not text.isdecimal() or not 100 <= int(text) <= 200:
        raise argparse.ArgumentTypeError(f"{text!r} is not a scale from 100 to 200 percent")
    return int(text)


def run(asked: argparse.Namespace) -> int:
    """Draw the picture."""
    game = chosen_game(asked)
    path: Path = asked.out.absolute()
    if path.suffix.lower() != ".png":
        raise Mistake(f"{asked.out} should end with .png")
    if not path.parent.is_dir():
        raise Mistake(f"there is no folder {path.parent} to write the picture into")
    # Only the commands that draw wait for pygame.
    from game.ui.app.without_window.pictures import picture
    from game.ui.kit.painting.file import write_picture

    try:
        drawn = picture(game.id, asked.scene, asked.after, asked.seed, asked.size, asked.scale / 100, asked.language)
        write_picture(drawn, path)
    except LookupError as error:
        raise Mistake(str(error)) from error
    except OSError as error:
        raise Mistake(f"{path} could not be written ({error.strerror or error})") from error
    return 0
