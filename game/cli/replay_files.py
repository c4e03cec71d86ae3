"""The files that `four-grimoires replay FILE` makes of a match: a clip, its log, a picture of its table."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from game.chronicle.export.files import write_export
from game.chronicle.export.log import as_html, as_text
from game.chronicle.recording import whole_recording
from game.chronicle.showing import Showing
from game.chronicle.viewpoint import Viewpoint
from game.cli.arguments import Mistake, Parser, add_language, at_least
from game.engine.keeping.save_format import SaveFormatError
from game.engine.match import Match

if TYPE_CHECKING:
    from game.ui.export.clip.stage import Stage

CLIPS, LOGS, PICTURES = (".gif", ".webp"), (".html", ".htm", ".txt"), (".png",)
WIDEST, NARROWEST = 960, 240
PICTURE = (1280, 960)
Size = tuple[int, int]


def add_options(command: Parser) -> None:
    """Add the options that ask for files."""
    files = command.add_argument_group("files of the match, instead of telling it")
    add = files.add_argument
    add("--clip", type=Path, metavar="OUT.gif|OUT.webp", help="draw its last turn, or another stretch")
    add("--log", type=Path, metavar="OUT.txt|OUT.html", help="write what happened, with the clauses")
    add("--picture", type=Path, metavar="OUT.png", help="draw the table as it stood at the end")
    add("--from", dest="first", type=at_least(0), metavar="N", help="the turn with which a clip begins")
    add("--to", dest="last", type=at_least(0), metavar="M", help="the turn with which it ends, and of the picture")
    add("--size", type=size, metavar="W|WxH", help="width of a clip (960), or size of a picture (1280x960)")
    add("--seat", type=at_least(1), metavar="N", help="what that seat saw (else all, if the match is over)")
    add("--replace", action="store_true", help="write over files that are there already")
    add_language(command)


def size(text: str) -> Size:
    """A width such as 960, whose height is 0, or a size such as 1280x960."""
    width, cross, height = text.lower().partition("x")
    if not width.isdecimal() or (cross and not height.isdecimal()):
        raise argparse.ArgumentTypeError(f"{text!r} is neither a width such as 960 nor a size such as 1280x960")
    return int(width), int(height or 0)


def wanted(asked: argparse.Namespace) -> bool:
    """Whether any file is asked for."""
    return any(target is not None for target in (asked.clip, asked.log, asked.picture))


def check(asked: argparse.Namespace) -> None:
    """Raise Mistake for anything that cannot be meant, before the match is read."""
    if asked.verify and wanted(asked):
        raise Mistake("--verify makes no files: ask for one or the other")
    for option, endings in (("clip", CLIPS), ("log", LOGS), ("picture", PICTURES)):
        target: Path | None = getattr(asked, option)
        if target is not None:
            _check_target(target, endings, replace=asked.replace)
    if asked.first is not None and asked.last is not None and asked.first > asked.last:
        raise Mistake(f"a clip cannot begin with turn {asked.first} and end with turn {asked.last}")
    if (asked.first, asked.last, asked.size) != (None, None, None) and asked.clip is None and asked.picture is None:
        raise Mistake("--from, --to and --size say what a --clip or a --picture shows: name one of them")
    if asked.clip is not None and asked.size is not None and not NARROWEST <= asked.size[0] <= WIDEST:
        raise Mistake(f"a clip is {NARROWEST} to {WIDEST} pixels wide, not {asked.size[0]}")
    if asked.picture is not None and asked.size is not None and asked.clip is None:
        _check_picture(asked.size)


def _check_target(target: Path, endings: tuple[str, ...], *, replace: bool) -> None:
    if target.suffix.lower() not in endings:
        raise Mistake(f"{target} should end with {' or '.join(endings)}")
    path = target.absolute()
    if not path.parent.is_dir():
        raise Mistake(f"there is no folder {path.parent} to write {target.name} into")
    if path.is_dir():
        raise Mistake(f"{target} is a folder, not a file")
    if path.exists() and not replace:
        raise Mistake(f"{target} is there already; name another file, or add --replace")


def _check_picture(wanted_size: Size) -> None:
    if not (640 <= wanted_size[0] <= 7680 and 480 <= wanted_size[1] <= 4320):
        raise Mistake("a picture is 640x480 to 7680x4320 pixels large: name both sides, as in --size 1280x960")


def write(match: Match, asked: argparse.Namespace) -> int:
    """Make every file that is asked for. Raises Mistake and SaveError."""
    viewpoint = _viewpoint(match, asked.seat)
    try:
        recording = whole_recording(match)
    except SaveFormatError as error:
        raise Mistake(f"the match cannot be told to its end: {error}") from error
    showing = Showing(recording, viewpoint)
    stretch = _stretch(showing, asked) if asked.clip or asked.picture else (0, 0)
    if asked.log is not None:
        page = asked.log.suffix.lower() != ".txt"
        _write(asked.log, (as_html if page else as_text)(showing).encode())
    if asked.picture is not None:
        _write(asked.picture, _picture(showing, stretch[1], asked))
    if asked.clip is not None:
        _write(asked.clip, _clip(showing, stretch, asked))
    return 0


def _viewpoint(match: Match, seat: int | None) -> Viewpoint:
    if seat is None:
        return Viewpoint(all_open=match.over)
    if seat > len(match.seats):
        raise Mistake(f"there is no seat {seat}; the match has {len(match.seats)}")
    return Viewpoint(seat - 1)


def _stretch(showing: Showing, asked: argparse.Namespace) -> tuple[int, int]:
    """The places of the turns that are asked for; the last turn unless any are."""
    moments = showing.recording.moments
    least, most = moments[0].turn, moments[-1].turn
    for turn in (asked.first, asked.last):
        if turn is not None and not least <= turn <= most:
            raise Mistake(f"there is no turn {turn}; this match has the turns {least} to {most}")
    if asked.first is None and asked.last is None:
        from game.ui.export.stretch_line import last_turn

        first, last = last_turn(showing, len(moments) - 1)
        return first, last
    begin = asked.first if asked.first is not None else asked.last
    end = asked.last if asked.last is not None else most
    numbers = [number for number in showing.stops if begin <= moments[number].turn <= end]
    if not numbers:
        raise Mistake(f"nothing is to be seen from turn {begin} to turn {end}")
    return showing.place_of(numbers[0]), showing.place_of(numbers[-1])


def _stage(showing: Showing, wanted_size: Size, strip: int) -> Stage:
    from game.ui.export.clip.stage import Stage
    from game.ui.tables.of_games import NoTable

    try:
        return Stage(showing, wanted_size, strip)
    except NoTable as error:
        raise Mistake(str(error)) from error


def _picture(showing: Showing, place: int, asked: argparse.Namespace) -> bytes:
    from game.ui.export.making import as_png, table_picture

    showing.go_to(place)
    wanted_size = asked.size if asked.size is not None and asked.size[1] and asked.clip is None else PICTURE
    return as_png(table_picture(_stage(showing, wanted_size, strip=0)))


def _clip(showing: Showing, stretch: tuple[int, int], asked: argparse.Namespace) -> bytes:
    """The clip, with a bar while it is made. Pillow is loaded here, for clips alone."""
    from tqdm import tqdm

    from game.ui.export.clip.filming import MOST_STOPS, stops_of
    from game.ui.export.clip.stage import SIZE, STRIP
    from game.ui.export.making import clip_of

    if stops_of(*stretch) > MOST_STOPS:
        raise Mistake(
            f"that stretch is too long for a clip: {stops_of(*stretch)} moments, and {MOST_STOPS} at most; "
            "name fewer turns with --from and --to"
        )
    width = asked.size[0] if asked.size is not None else WIDEST
    stage = _stage(showing, SIZE, STRIP)
    bar = tqdm(total=100, unit="%", file=sys.stderr, disable=None if sys.stderr else True)
    with bar:

        def told(share: float) -> None:
            bar.update(int(100 * share) - bar.n)

        data = clip_of(stage, stretch, (width, width * SIZE[1] // SIZE[0]), asked.clip.suffix.lower(), told)
        bar.update(100 - bar.n)
    return data


def _write(path: Path, data: bytes) -> None:
    write_export(path.absolute(), data)
    print(f"{path}: {len(data) / 1e6:.2f} MB" if len(data) >= 100_000 else f"{path}: {len(data) / 1e3:.1f} kB")
