"""Matches on disk.

In the player's folder (`game.keeping.disk.home()`): `matches/` holds what players saved under a name, `autosaves/` one
file per unfinished match. Each file's version before lies beside it.
"""

from __future__ import annotations

import hashlib
import re
import unicodedata
import uuid
from collections.abc import Callable, Container
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path

from game.engine.decision import Text
from game.engine.keeping import save_format
from game.engine.keeping.saved_text import text_of
from game.keeping.background_writer import BackgroundWriter
from game.keeping.claims import Claims
from game.keeping.disk import SaveError, explained, home, previous_of, read_regular_file, sweep, write_safely
from game.words import _, say

LARGEST_SAVE = 16 * 1024 * 1024
"""Bytes; the longest match known has half a million."""
_ENDING = ".json"
_PREVIOUS = ".previous"
_LONGEST_NAME = 80
_UNSAFE = re.compile(r'[<>:"/\\|?*%\x00-\x1f\x7f]|^\.|[. ]$')
_RESERVED = re.compile(r"(con|prn|aux|nul|conin\$|conout\$|com[\d¹²³]|lpt[\d¹²³])\s*(\..*)?", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class SavedMatch:
    """A match on disk, as a list shows it.

    `problem` says why it cannot be opened (the fields read from it are then empty), None if it can.
    `previous` is the version before, if there is a problem with this one and that one is whole. `automatic`
    is true for autosaves.
    """

    path: Path
    name: str
    saved: datetime
    automatic: bool
    game: str = ""
    title: str = ""
    seats: tuple[str, ...] = ()
    summary: str = ""
    stage: Text | None = None
    """Where it stands, to be said in any language; None in files of earlier versions, which have the summary alone."""
    problem: str | None = None
    previous: Path | None = None


def write_match(name: str, data: bytes) -> Path:
    """Save a match under a name; what had that name stays as the version before. Raises SaveError."""
    path = _matches() / (file_name(name) + _ENDING)
    write_safely(path, data)
    return path


def autosave(match_id: str, data: bytes) -> Path:
    """Save an unfinished match after a decision. Raises SaveError; the last autosave is then still there."""
    path = _autosaves() / (file_name(match_id) + _ENDING)
    write_safely(path, data)
    return path


def autosave_soon(match_id: str, encode: Callable[[], bytes]) -> None:
    """Save an unfinished match in the background, where its bytes are made, too.

    ``encode`` must not look at anything that still changes. Of several states that wait only the newest is written.
    """
    _background.write_soon(match_id, encode)


def finish_autosaves() -> None:
    """Return when every autosave is on the disk, or has failed."""
    _background.flush()


def claim_autosave(match_id: str) -> str:
    """The name under which this copy of the program saves a match: a new one while another copy plays it."""
    own = match_id
    while not _claims.take(_autosaves(), own):
        own = f"{match_id}-{uuid.uuid4().hex[:8]}"
    return own


def release_autosave(match_id: str) -> None:
    """The match is left, its last autosave on the disk: another copy of the program may go on with it."""
    finish_autosaves()
    _claims.let_go(match_id)


def autosave_failures() -> list[str]:
    """Why autosaves in the background failed since the last call, in words for the player."""
    failed = _background.failures()
    for error in failed:
        if not isinstance(error, SaveError):
            raise error
    return [str(error) for error in failed]


def forget_autosave(match_id: str) -> None:
    """Remove a match's autosaves: it has ended, or was left on purpose."""
    release_autosave(match_id)
    delete_match(_autosaves() / (file_name(match_id) + _ENDING))


def read_match(path: Path) -> bytes:
    """The bytes of a save, proved whole. SaveError if it is missing, damaged or from a newer version."""
    data = read_regular_file(path, LARGEST_SAVE)
    if data is None:
        raise SaveError(_("{path} is too large for a saved match.", path=str(path)))
    try:
        save_format.decode(data)
    except save_format.SaveFormatError as error:
        raise SaveError(f"{path.name}: {say(error.text)}") from error
    return data


def list_matches(games: Container[str] | None = None) -> list[SavedMatch]:
    """Every match on disk, saved by name or by itself, the newest first; damaged ones say so.

    So do those of other games than ``games``, if these are given.
    """
    finish_autosaves()
    found = [_described(path, automatic=False) for path in _files(_matches())]
    found += [_described(path, automatic=True) for path in _files(_autosaves())]
    if games is not None:
        found = [_of_known_games(match, games) for match in found]
    return sorted(found, key=lambda match: match.saved, reverse=True)


def latest_autosave(games: Container[str] | None = None) -> SavedMatch | None:
    """The unfinished match that was played last, for "Continue", or None; of these games, if they are given.

    If its newest autosave is damaged, this is the version before: `problem` then says what is wrong with the
    newest, and `path` can be opened nevertheless.
    """
    finish_autosaves()
    sweep(_autosaves())
    found = [_described(path, automatic=True) for path in _files(_autosaves())]
    for match in sorted(found, key=lambda match: match.saved, reverse=True):
        if match.problem is None:
            if games is None or match.game in games:
                return match
            continue
        if match.previous is not None:
            return replace(_described(match.previous, automatic=True), name=match.name, problem=match.problem)
    return None


def delete_match(path: Path) -> None:
    """Remove a saved match and its version before, if they are still there. Raises SaveError."""
    if path.parent not in (_matches(), _autosaves()):
        raise SaveError(_("{path} is not in the folder of saved matches.", path=str(path)))
    with explained(path):
        path.unlink(missing_ok=True)
        previous_of(path).unlink(missing_ok=True)


def taken(name: str) -> bool:
    """Whether a saved match would be replaced by one of that name; on many disks "duel" and "Duel" are the same.

    Raises SaveError where the folder cannot be read.
    """
    path = _matches() / (file_name(name) + _ENDING)
    with explained(path):
        return path.exists()


def file_name(name: str) -> str:
    """A readable file name for any name, valid on every system, and different for different names."""
    name = unicodedata.normalize("NFC", name).strip()
    safe = _UNSAFE.sub(lambda found: "".join(f"%{byte:02X}" for byte in found[0].encode()), name)
    if not safe or _RESERVED.fullmatch(safe):
        safe = "%" + safe
    if len(safe.encode()) > _LONGEST_NAME:
        beginning = safe.encode()[: _LONGEST_NAME - 17].decode(errors="ignore")
        safe = f"{beginning}~{hashlib.sha256(name.encode()).hexdigest()[:16]}"
    return safe


def _autosave_now(match_id: str, data: bytes) -> None:
    """What the background writer does with each state."""
    autosave(match_id, data)


_background = BackgroundWriter(_autosave_now)
_claims = Claims()


def _matches() -> Path:
    return home() / "matches"


def _autosaves() -> Path:
    return home() / "autosaves"


def _files(folder: Path) -> list[Path]:
    """The saves in a folder; one whose newest version vanished counts by its version before."""
    with explained(folder / "x"):
        if not folder.is_dir():
            return []
        present = [path.name for path in folder.iterdir() if path.name[0] != "."]
        names = {name for name in present if not name.endswith(_PREVIOUS)}
        ignores_case = _ignores_case(folder, names)
        known = {name.casefold() for name in names} if ignores_case else names
        for name in present:
            latest = name.removesuffix(_PREVIOUS)
            if (latest.casefold() if ignores_case else latest) not in known:
                names.add(latest)
    return [folder / name for name in sorted(names) if name.endswith(_ENDING)]


def _ignores_case(folder: Path, names: set[str]) -> bool:
    """Whether the disk takes "duel.json" for "Duel.json"; then a version before may be spelt in another way."""
    return any(name.swapcase() not in names and (folder / name.swapcase()).exists() for name in names)


def _described(path: Path, *, automatic: bool) -> SavedMatch:
    name = re.sub(r"%([0-9A-F]{2})", lambda code: chr(int(code[1], 16)), path.name.partition(_ENDING)[0])
    described = SavedMatch(path, name, _time(path), automatic)
    try:
        saved = save_format.decode(read_match(path))
    except SaveError as error:
        return replace(described, problem=str(error), previous=_whole_previous(path))
    return replace(
        described,
        game=saved.game,
        title=saved.title[: save_format.LONGEST_WORDS],
        summary=saved.summary[: save_format.LONGEST_WORDS],
        stage=text_of(saved.stage),
        seats=tuple(seat.get("name", "") for seat in saved.seats),
    )


def _of_known_games(match: SavedMatch, games: Container[str]) -> SavedMatch:
    """The match, with a problem if it is of another game."""
    if match.problem is not None or match.game in games:
        return match
    return replace(match, problem=say(save_format.missing_game(match.game)))


def _whole_previous(path: Path) -> Path | None:
    """The version before, if it is whole."""
    try:
        read_match(previous_of(path))
    except SaveError:
        return None
    return previous_of(path)


def _time(path: Path) -> datetime:
    """When the save was written; of one that vanished, when its version before was."""
    for candidate in (path, previous_of(path)):
        try:
            return datetime.fromtimestamp(candidate.stat().st_mtime, UTC)
        except OSError:
            continue
    return datetime.fromtimestamp(0, UTC)
