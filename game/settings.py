"""The settings of the program on disk, `settings.json` in the player's folder."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import msgspec

from game.keeping.disk import SaveError, explained, home, put_aside, write_safely
from game.words import _


class Settings(msgspec.Struct, kw_only=True):
    """What the player has chosen for the whole program."""

    language: str = ""
    """A code of `game.words.languages()`; empty: the computer's language."""
    ui_scale: Annotated[int, msgspec.Meta(ge=100, le=200)] = 100
    """Size of everything, in percent of what is usual on the monitor."""
    animation: Literal["off", "fast", "normal", "slow"] = "normal"
    opponents_speed: Literal["same", "off", "fast", "normal", "slow"] = "same"
    """Of what moves in the turns of computer players; "same": as in one's own."""
    volume: Annotated[int, msgspec.Meta(ge=0, le=100)] = 70
    """Of the sounds, in percent; 0 is silence."""
    music: Annotated[int, msgspec.Meta(ge=0, le=100)] = 60
    """Volume of the music, in percent; 0 is silence."""
    mute_unfocused: bool = True
    """Nothing is heard while another window has the focus."""
    full_screen: bool = False
    window_width: Annotated[int, msgspec.Meta(ge=1024, le=16384)] = 1280
    window_height: Annotated[int, msgspec.Meta(ge=640, le=16384)] = 720
    window_scale: Annotated[int, msgspec.Meta(ge=50, le=1000)] = 100
    """The scale in percent of the monitor on which the window had that size."""
    colour_blind_patterns: bool = False
    """Seats and dice carry patterns besides their colours."""
    software_rendering: bool = True
    """Draw without the graphics card: faster where there is none."""
    pass_cover: bool = True
    """A curtain between two people who share the screen, when a secret would show."""
    confirm_risky: bool = True
    """Ask once more before a choice that may cost the match."""
    stop_at_turn_end: bool = False
    """Ask at the end of one's turn, though nothing could be done but to leave something behind."""
    hurry_told: bool = False
    """Whether it was said that a click on what moves only hurries it; said once."""
    first_times: bool = True
    """Notes explain what comes up for the first time, and what is good for a first match is marked."""

    kept_matches: Annotated[int, msgspec.Meta(ge=0, le=100_000)] = 500
    """How many matches the chronicle keeps at most; the oldest go first. 0: all."""
    kept_megabytes: Annotated[int, msgspec.Meta(ge=0, le=100_000)] = 200
    """How much room it takes at most on the disk; 0: any."""

    folder_of_files: str = ""
    """Where a file was chosen last to be opened; empty: nowhere yet."""
    folder_for_files: str = ""
    """Where a file was put last; empty: nowhere yet."""


def load_settings() -> tuple[Settings, str | None]:
    """The settings, and a warning if they could not be read and the defaults are used instead.

    A damaged file is kept aside as `settings.damaged.json`.
    """
    path = _settings()
    try:
        with explained(path):
            if not path.exists():
                return Settings(), None
            data = path.read_bytes()
        return msgspec.json.decode(data, type=Settings), None
    except SaveError as error:
        return Settings(), str(error)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        aside = path.with_name("settings.damaged.json")
        warning = _("The settings were damaged ({reason}): the defaults are used.", reason=str(error))
        if put_aside(path, aside):
            warning += " " + _("The old file is kept as {path}.", path=str(aside))
        return Settings(), warning


def save_settings(settings: Settings) -> None:
    """Write the settings. SaveError leaves the old ones there; ValueError says which one is out of range."""
    data = msgspec.json.encode(settings)
    try:
        msgspec.json.decode(data, type=Settings)
    except msgspec.ValidationError as error:
        raise ValueError(str(error)) from error
    write_safely(_settings(), msgspec.json.format(data, indent=2) + b"\n")


def _settings() -> Path:
    return home() / "settings.json"
