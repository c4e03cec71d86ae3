"""Which glibc the Linux package asks for: read from its files, and not more than the README says."""

from __future__ import annotations

import platform
import struct
import sys
from pathlib import Path

import glibc
import pygame
import pytest

ROOT = Path(__file__).resolve().parents[2]


def library(*needed: str, weak: tuple[str, ...] = ()) -> bytes:
    """A library of Linux with nothing in it but the versions it needs of one other library."""
    names = [*needed, *weak]
    texts = b"\0" + b"".join(name.encode() + b"\0" for name in ("libc.so.6", *names))
    entries = b""
    for number, name in enumerate(names):
        following = 16 if number + 1 < len(names) else 0
        entries += struct.pack("<IHHII", 0, 2 if name in weak else 0, 0, texts.index(name.encode()), following)
    versions = struct.pack("<HHIII", 1, len(names), 1, 16, 0) + entries
    sections_at = 64 + len(texts) + len(versions)
    header = b"\x7fELF\x02\x01\x01" + bytes(9)
    header += struct.pack("<HHIQQQIHHHHHH", 3, 62, 1, 0, 0, sections_at, 0, 64, 0, 0, 64, 3, 0)
    nothing = struct.pack("<IIQQQQIIQQ", *[0] * 10)
    strings = struct.pack("<IIQQQQIIQQ", 0, 3, 0, 0, 64, len(texts), 0, 0, 1, 0)
    wanted = struct.pack("<IIQQQQIIQQ", 0, 0x6FFFFFFE, 0, 0, 64 + len(texts), len(versions), 1, 1, 4, 0)
    return header + texts + versions + nothing + strings + wanted


def test_the_versions_that_a_library_needs_are_read(tmp_path: Path) -> None:
    path = tmp_path / "library.so"
    path.write_bytes(library("GLIBC_2.2.5", "GLIBC_2.17", "GLIBCXX_3.4.30", "GLIBC_PRIVATE"))
    assert glibc.versions_needed(path) == {(2, 2, 5), (2, 17)}


def test_a_version_that_a_library_can_do_without_does_not_count(tmp_path: Path) -> None:
    path = tmp_path / "library.so"
    path.write_bytes(library("GLIBC_2.17", weak=("GLIBC_2.38",)))
    assert glibc.versions_needed(path) == {(2, 17)}


def test_the_newest_need_of_a_folder_is_told_with_its_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "old.so").write_bytes(library("GLIBC_2.9"))
    (tmp_path / "new.so").write_bytes(library("GLIBC_2.31"))
    (tmp_path / "script").write_text("#!/bin/sh\n", encoding="utf-8")
    assert glibc.main([str(tmp_path)]) == 0
    first, second, third = capsys.readouterr().out.splitlines()
    assert first.endswith("needs glibc 2.31; 2 programs and libraries were read.")
    assert (second.split(), third.split()) == (["2.31", "new.so"], ["2.9", "old.so"])


def test_a_folder_without_programs_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert glibc.main([str(tmp_path)]) == 1
    assert "dev.py package" in capsys.readouterr().err


def test_a_package_that_needs_more_than_the_released_one_is_told_and_fails(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "new.so").write_bytes(library("GLIBC_2.99"))
    assert glibc.main([str(tmp_path)]) == 1
    assert "2.99" in capsys.readouterr().err


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has glibc")
def test_what_a_running_library_needs_is_there_on_this_system() -> None:
    needs = glibc.needs_of(Path(pygame.__file__).parent)
    name, version = platform.libc_ver()
    if name != "glibc":
        pytest.skip(f"this Linux has no glibc but {name or 'something else'}")
    assert (2,) < max(needs.values()) <= tuple(map(int, version.split(".")))


def test_the_readme_tells_the_glibc_of_the_releases() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert f"glibc {glibc.as_text(glibc.OLDEST_GLIBC)}" in readme
