"""What Windows shows of the programs that `dev.py package` built there: properties, icon, no black console window.

Looks at `dist/FourGrimoires`, or at the folder named in FOUR_GRIMOIRES_PACKAGE; it may be looked at on any system.
"""

from __future__ import annotations

import importlib.util
import os
import struct
import tomllib
from pathlib import Path
from typing import Any

import pytest

import game

ROOT = Path(__file__).resolve().parents[2]
BUILT = Path(os.environ.get("FOUR_GRIMOIRES_PACKAGE") or ROOT / "dist" / "FourGrimoires")
WITH_WINDOW, FOR_THE_TERMINAL = "FourGrimoires.exe", "four-grimoires.exe"
SUBSYSTEM_WINDOW, SUBSYSTEM_CONSOLE = 2, 3
ICON, MANIFEST = 14, 24
"""Kinds of resources: a group of icons, and what the program declares to Windows."""

Program = Any


def opened(name: str) -> Program:
    """A built program, ready to be read."""
    if not (BUILT / name).is_file():
        pytest.skip(f"there is no {name} in {BUILT}: it is built on Windows by dev.py package")
    if importlib.util.find_spec("pefile") is None:
        pytest.skip("pefile is missing, which PyInstaller brings along on Windows")
    import pefile

    return pefile.PE(str(BUILT / name))


def resources(program: Program, kind: int) -> list[bytes]:
    """The contents of all resources of a kind."""
    return [
        program.get_data(language.data.struct.OffsetToData, language.data.struct.Size)
        for entry in program.DIRECTORY_ENTRY_RESOURCE.entries
        if entry.id == kind
        for named in entry.directory.entries
        for language in named.directory.entries
    ]


def properties(program: Program) -> dict[str, str]:
    """What stands under Properties, Details."""
    return {
        name.decode(): words.decode()
        for information in program.FileInfo[0]
        for table in getattr(information, "StringTable", [])
        for name, words in table.entries.items()
    }


@pytest.mark.parametrize("name", [WITH_WINDOW, FOR_THE_TERMINAL])
def test_the_properties_tell_company_product_and_version(name: str) -> None:
    program = opened(name)
    told = properties(program)
    assert told["CompanyName"] == told["ProductName"] == told["FileDescription"] == "Four Grimoires"
    assert told["FileVersion"] == told["ProductVersion"] == game.__version__
    numbers = program.VS_FIXEDFILEINFO[0]
    parts = [numbers.FileVersionMS >> 16, numbers.FileVersionMS & 0xFFFF, numbers.FileVersionLS >> 16]
    assert ".".join(map(str, parts)) == game.__version__
    assert (numbers.FileVersionMS, numbers.FileVersionLS) == (numbers.ProductVersionMS, numbers.ProductVersionLS)


def test_the_version_is_that_of_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert game.__version__ == project["version"]


@pytest.mark.parametrize("name", [WITH_WINDOW, FOR_THE_TERMINAL])
def test_the_icon_is_the_programs_own_in_every_size(name: str) -> None:
    groups = resources(opened(name), ICON)
    own = (ROOT / "assets" / "pictures" / "icon.ico").read_bytes()
    assert [sizes(group) for group in groups] == [sizes(own)]


def sizes(group: bytes) -> list[tuple[int, int]]:
    """Width and height of each picture of an icon; 0 stands for 256. A file's entries are 2 bytes longer."""
    _reserved, kind, count = struct.unpack_from("<HHH", group)
    assert kind == 1
    stride = (len(group) - 6) // count if len(group) == 6 + 14 * count else 16
    return [(group[6 + stride * number], group[7 + stride * number]) for number in range(count)]


def test_only_the_program_for_the_terminal_opens_a_console() -> None:
    assert opened(WITH_WINDOW).OPTIONAL_HEADER.Subsystem == SUBSYSTEM_WINDOW
    assert opened(FOR_THE_TERMINAL).OPTIONAL_HEADER.Subsystem == SUBSYSTEM_CONSOLE


@pytest.mark.parametrize("name", [WITH_WINDOW, FOR_THE_TERMINAL])
def test_paths_longer_than_260_characters_are_declared(name: str) -> None:
    declared = b"".join(resources(opened(name), MANIFEST))
    assert b"longPathAware" in declared
    assert b"requireAdministrator" not in declared
