"""Which glibc the Linux package needs: the oldest system it runs on follows from the newest symbol it asks for.

`dev.py glibc [FOLDER]` reads every program and library of a built package and says so.
"""

from __future__ import annotations

import struct
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "dist" / "FourGrimoires"

OLDEST_GLIBC = (2, 35)
"""What the released package needs: Python asks for it, as it is built on the system that packs (Ubuntu 22.04).

The README says so; the wheels ask for less (2.17).
"""

_ELF_OF_64_BITS = b"\x7fELF\x02\x01"
_NEEDED_VERSIONS = 0x6FFFFFFE
_WEAK = 2
_PREFIX = b"GLIBC_"

Version = tuple[int, ...]


def main(arguments: list[str]) -> int:
    """Tell which glibc a package needs, and which of its files ask for the newest; 1 if it is more than promised."""
    folder = Path(arguments[0]) if arguments else PACKAGE
    needs = needs_of(folder)
    if not needs:
        print(f"glibc: {folder} holds no program; build one with: python3 build/dev.py package", file=sys.stderr)
        return 1
    newest = max(needs.values())
    print(f"{folder} needs glibc {as_text(newest)}; {len(needs)} programs and libraries were read.")
    for path, version in sorted(needs.items(), key=lambda need: (need[1], need[0]), reverse=True)[:12]:
        print(f"  {as_text(version):<6} {path.relative_to(folder)}")
    if newest > OLDEST_GLIBC:
        print(f"glibc: {as_text(newest)} is more than {as_text(OLDEST_GLIBC)}, which was promised", file=sys.stderr)
    return 1 if newest > OLDEST_GLIBC else 0


def as_text(version: Version) -> str:
    """(2, 35) as people write it."""
    return ".".join(map(str, version))


def needs_of(folder: Path) -> dict[Path, Version]:
    """The newest glibc that each program and library under a folder asks for; those that ask for none have (0,)."""
    return {
        path: max(versions_needed(path), default=(0,))
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not path.is_symlink() and _is_elf(path)
    }


def versions_needed(path: Path) -> set[Version]:
    """The versions of glibc whose symbols a program or library cannot do without."""
    return {
        tuple(map(int, name[len(_PREFIX) :].split(b".")))
        for name in _version_names(path.read_bytes())
        if name.startswith(_PREFIX) and name[len(_PREFIX) :].replace(b".", b"").isdigit()
    }


def _is_elf(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(len(_ELF_OF_64_BITS)) == _ELF_OF_64_BITS


def _version_names(elf: bytes) -> Iterator[bytes]:
    """The names in the sections of needed versions, as the dynamic linker reads them."""
    (sections_at,) = struct.unpack_from("<Q", elf, 0x28)
    size, count = struct.unpack_from("<HH", elf, 0x3A)
    sections = [struct.unpack_from("<IIQQQQII", elf, sections_at + number * size) for number in range(count)]
    for _name, kind, _flags, _address, place, _size, strings, files in sections:
        if kind != _NEEDED_VERSIONS:
            continue
        texts = sections[strings][4]
        at = place
        for _file in range(files):
            _version, names, _library, first, following = struct.unpack_from("<HHIII", elf, at)
            yield from _names_of_one_library(elf, at + first, names, texts)
            at += following


def _names_of_one_library(elf: bytes, place: int, count: int, texts: int) -> Iterator[bytes]:
    for _name in range(count):
        _hash, flags, _other, name, following = struct.unpack_from("<IHHII", elf, place)
        if not flags & _WEAK:
            yield elf[texts + name : elf.index(b"\0", texts + name)]
        place += following


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
