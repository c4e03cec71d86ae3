"""Reads from programs and libraries of macOS which machine each is for, and the oldest system it says to run on."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from typing import NamedTuple

_ONE_MACHINE = b"\xcf\xfa\xed\xfe"
_SEVERAL_MACHINES = b"\xca\xfe\xba\xbe"
_HEADER = 32
_OLDEST_MACOS, _BUILD_VERSION = 0x24, 0x32
MACHINES = {0x01000007: "x86_64", 0x0100000C: "arm64"}

Version = tuple[int, int]


class Slice(NamedTuple):
    """The part of a program that is for one kind of machine; ``oldest`` is None if it names no system."""

    machine: str
    oldest: Version | None


def slices(content: bytes) -> list[Slice]:
    """What a file holds for which machines; nothing if it is no program or library of macOS."""
    return [Slice(MACHINES.get(machine, hex(machine)), _oldest(part)) for machine, part in _parts(content)]


def _parts(content: bytes) -> Iterator[tuple[int, bytes]]:
    if content[:4] == _ONE_MACHINE:
        yield struct.unpack_from("<I", content, 4)[0], content
    elif content[:4] == _SEVERAL_MACHINES:
        (count,) = struct.unpack_from(">I", content, 4)
        for number in range(count):
            machine, _kind, start, size, _align = struct.unpack_from(">IIIII", content, 8 + 20 * number)
            yield machine, content[start : start + size]


def _oldest(part: bytes) -> Version | None:
    """The minimum system of one machine's part: it stands at another place in older files."""
    (count,) = struct.unpack_from("<I", part, 16)
    place = _HEADER
    for _command in range(count):
        command, size = struct.unpack_from("<II", part, place)
        if command in (_OLDEST_MACOS, _BUILD_VERSION):
            (packed,) = struct.unpack_from("<I", part, place + (8 if command == _OLDEST_MACOS else 12))
            return packed >> 16, packed >> 8 & 255
        place += size
    return None
