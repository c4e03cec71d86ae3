"""Matches as bytes: readable JSON whose every byte is guarded by a checksum."""

from __future__ import annotations

import hashlib
import re
from typing import Any

import msgspec

from game.engine.decision import Text
from game.engine.keeping.saved_text import SavedText

FORMAT = 1
MOST_PARTS, MOST_VALUES = 400_000, 2_000_000
"""Lists and objects, and values in them, that a save has at most; the longest match known has 9,000 and 30,000."""
LONGEST_WORDS = 1000
"""Letters of the name of a seat at most; of a title and a summary no more are shown."""
MOST_SEATS = 100
_BLANK = b"0" * 64
_CHECKSUM = re.compile(rb'\A\{\n  "checksum": "([0-9a-f]{64})",\n')
_FORMAT = re.compile(rb'"four_grimoires_save": (\d{1,9})')


class SaveFormatError(ValueError):
    """Bytes that are not a usable save; ``text`` tells the player why."""

    def __init__(self, text: Text) -> None:
        super().__init__(str(text))
        self.text = text


class DamagedSave(SaveFormatError):
    """The bytes were cut or changed since they were written."""


class NewerSave(SaveFormatError):
    """The save was made by a newer version of the program."""


class GameNotInstalled(SaveFormatError):
    """The save is of a game that this installation does not have."""


class Choice(msgspec.Struct, frozen=True, array_like=True):
    """One recorded answer."""

    seat: int
    kind: str
    key: str


class SavedCheckpoint(msgspec.Struct, frozen=True, kw_only=True):
    """A state of which nothing but itself need be known, after the first ``after`` choices."""

    after: int
    dice: int
    draws: int
    reveals: int
    loaded: list[int]
    fingerprint: str
    state: msgspec.Raw


class SavedEnd(msgspec.Struct, frozen=True, kw_only=True):
    """How a match ended, for whoever lists many: nothing here is needed to go on with it.

    ``when`` is a time of the world in ISO 8601, ``length`` counts in the game's own unit. ``figures`` names in English
    what each seat played ("Troll"; empty where seats play nothing special), ``scores`` what each seat had gathered
    where a game counts that. A match that was left before its end has neither winners nor places.
    """

    when: str
    length: int
    winners: list[int] = []
    places: list[int] = []
    figures: list[str] = []
    scores: list[int] = []


class SavedMatch(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A match as it lies in a file. The first fields can be read by a person."""

    checksum: str
    four_grimoires_save: int
    game: str
    title: str
    summary: str
    stage: SavedText | None = None
    """The summary once more, for any language."""
    rules_version: int
    seats: list[dict[str, str]]
    played: int = 0
    """For how many seconds the match lay on the table, as far as that was counted."""
    branched: int | None = None
    """After how many choices it left another match, if it did."""
    ended: SavedEnd | None = None
    """How it ended, if it lies in the archive."""
    options: dict[str, bool | int | str]
    seed: int
    loaded: list[int]
    choices: list[Choice]
    checkpoints: list[SavedCheckpoint]
    origin: SavedCheckpoint | None = None
    """Where the story of a match begins whose rules changed under way; None: at its seed."""


def encode(saved: SavedMatch) -> bytes:
    """The bytes of a save; its checksum is that of the file with the checksum blanked out."""
    blank = msgspec.structs.replace(saved, checksum=_BLANK.decode())
    text = msgspec.json.format(msgspec.json.encode(blank), indent=2) + b"\n"
    return text.replace(_BLANK, hashlib.sha256(text).hexdigest().encode(), 1)


def decode(data: bytes) -> SavedMatch:
    """The save in ``data``; raises NewerSave or DamagedSave with words for the player."""
    version = _FORMAT.search(data[:400])
    if version is not None and int(version[1]) > FORMAT:
        raise NewerSave(Text("This save was made by a newer version of Four Grimoires. Update the program to open it."))
    checksum = _CHECKSUM.match(data)
    if version is None or checksum is None:
        raise DamagedSave(Text("This file is not a save of Four Grimoires, or its beginning is damaged."))
    blanked = data[: checksum.start(1)] + _BLANK + data[checksum.end(1) :]
    if hashlib.sha256(blanked).hexdigest().encode() != checksum[1]:
        raise DamagedSave(
            Text("This save is damaged: its contents do not match its checksum. Try an earlier autosave.")
        )
    if data.count(b"[") + data.count(b"{") > MOST_PARTS or data.count(b",") > MOST_VALUES:
        raise DamagedSave(damage(ValueError("it has far more parts than any match")))
    try:
        saved = msgspec.json.decode(data, type=SavedMatch)
    except RecursionError as error:
        raise DamagedSave(damage(ValueError("its parts are nested far too deep"))) from error
    except msgspec.MsgspecError as error:
        raise DamagedSave(damage(error)) from error
    words = (word for seat in saved.seats[:MOST_SEATS] for word in seat.values())
    if len(saved.seats) > MOST_SEATS or any(len(word) > LONGEST_WORDS for word in words):
        raise DamagedSave(damage(ValueError("it has more seats, or longer names, than any match")))
    return saved


def damage(error: Exception) -> Text:
    """What to say of a save whose contents make no sense."""
    return Text("This save is damaged: {reason}. Try an earlier autosave.", (("reason", str(error)),))


def missing_game(game: str) -> Text:
    """What to say of a save of a game that nobody brought."""
    return Text(
        "This save belongs to a game that is not installed: {game}. Install that game again to open it.",
        (("game", game),),
    )


def fingerprint(state: Any, dice: int) -> str:
    """A hash of a state and its dice, equal on every platform and Python version."""
    # The encoder alone refuses to sort dicts whose keys are numbers.
    plain = msgspec.to_builtins([state, dice], str_keys=True, order="sorted")
    return hashlib.sha256(msgspec.json.encode(plain)).hexdigest()[:16]
