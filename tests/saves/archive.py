"""The saves of one game and one version of its rules, together in one small file."""

from __future__ import annotations

import io
import lzma
import re
import tarfile
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).parent
_NAME = re.compile(r"(?P<game>[a-z_]+)-rules-(?P<version>\d+)\.tar\.xz")


class OldSave(NamedTuple):
    """A save as the program of its time wrote it: its game, the version of the rules, what was asked, and when."""

    game: str
    version: int
    name: str
    """The kind of the open question and the part of the match: "gather-early"."""
    data: bytes

    @property
    def kind(self) -> str:
        """What was asked."""
        return self.name.rpartition("-")[0]


def path_of(game: str, version: int) -> Path:
    """Where the saves of a version lie."""
    return FOLDER / f"{game}-rules-{version}.tar.xz"


def write(game: str, version: int, saves: Iterable[tuple[str, bytes]]) -> Path:
    """Pack saves, by name; the same saves give the same bytes."""
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT) as tar:
        for name, data in saves:
            member = tarfile.TarInfo(f"{name}.json")
            member.size = len(data)
            tar.addfile(member, io.BytesIO(data))
    path = path_of(game, version)
    path.write_bytes(lzma.compress(packed.getvalue(), preset=9 | lzma.PRESET_EXTREME))
    return path


def versions() -> list[tuple[str, int]]:
    """Every game and version of which saves are kept."""
    found = [_NAME.fullmatch(path.name) for path in FOLDER.glob("*.tar.xz")]
    return sorted((name["game"], int(name["version"])) for name in found if name is not None)


def read(game: str, version: int) -> list[OldSave]:
    """The saves of a game and a version."""
    with tarfile.open(path_of(game, version), mode="r:xz") as tar:
        members = [(member.name.removesuffix(".json"), tar.extractfile(member)) for member in tar.getmembers()]
        return [OldSave(game, version, name, file.read()) for name, file in members if file is not None]
