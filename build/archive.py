"""Packs what `dev.py package` built into one archive to hand out: `dist/FourGrimoires-<version>-<system>.<ending>`.

A zip on Windows and macOS, which open it by a double click; a tar.xz on Linux, which keeps who may run what.
Beside it stands `SHA256SUMS`, by which everybody can check a download: nothing is signed.
"""

from __future__ import annotations

import hashlib
import lzma
import platform
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
SUMS = "SHA256SUMS"
SYSTEMS = {"win32": "windows", "darwin": "macos"}
MACHINES = {"amd64": "x86_64", "x86_64": "x86_64", "arm64": "arm64", "aarch64": "arm64"}


LARGEST_ARCHIVE = 60_000_000
"""Bytes that a player has to download at most."""


class TooLarge(Exception):
    """The archive is larger than a player should have to download; the message says by how much."""


class NothingBuilt(Exception):
    """The package that should be packed is not there; the message says how to build it."""


def main() -> int:
    """Pack, write down the sums, and tell the archive's path, size and sum."""
    try:
        packed = pack(DIST)
        check_size(packed)
    except (NothingBuilt, TooLarge) as error:
        print(f"archive: {error}", file=sys.stderr)
        return 1
    sums = write_sums(DIST)
    print(f"{packed} ({packed.stat().st_size / 1e6:.1f} MB)\n{sums}:\n{sums.read_text(encoding='utf-8')}", end="")
    return 0


def pack(dist: Path) -> Path:
    """Pack the folder (macOS: the bundle) in ``dist``; returns the archive. Raises NothingBuilt."""
    built = dist / ("Four Grimoires.app" if sys.platform == "darwin" else "FourGrimoires")
    if not built.is_dir():
        raise NothingBuilt(f"{built} is not there; build it with: python3 build/dev.py package")
    name = f"FourGrimoires-{version()}-{system()}"
    if sys.platform == "darwin":
        archive = dist / f"{name}.zip"
        # A plain zip would lose the links inside of a bundle.
        subprocess.run(["ditto", "-c", "-k", "--keepParent", str(built), str(archive)], check=True)
        return archive
    return _zip(built, dist / f"{name}.zip") if sys.platform == "win32" else _tar(built, dist / f"{name}.tar.xz")


def check_size(archive: Path) -> None:
    """Raise TooLarge if the archive is; it stays where it is, to be looked through."""
    size = archive.stat().st_size
    if size > LARGEST_ARCHIVE:
        raise TooLarge(f"{archive} has {size / 1e6:.1f} MB, and {LARGEST_ARCHIVE / 1e6:.0f} MB are allowed")


def write_sums(dist: Path) -> Path:
    """Write the SHA-256 of every archive in ``dist`` as `sha256sum --check` reads it; returns that file."""
    archives = sorted(path for path in dist.glob("FourGrimoires-*") if path.is_file())
    lines = [f"{sum_of(archive)}  {archive.name}\n" for archive in archives]
    sums = dist / SUMS
    sums.write_text("".join(lines), encoding="utf-8", newline="\n")  # sha256sum takes \r for a part of the name
    return sums


def sum_of(archive: Path) -> str:
    """The SHA-256 of a file in hexadecimal digits."""
    with archive.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def version() -> str:
    """The program's version."""
    sys.path.insert(0, str(ROOT))
    import game

    return game.__version__


def system() -> str:
    """The system and machine that the package runs on: `linux-x86_64`."""
    machine = platform.machine().lower()
    return f"{SYSTEMS.get(sys.platform, sys.platform)}-{MACHINES.get(machine, machine)}"


def _zip(built: Path, archive: Path) -> Path:
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for path in sorted(built.rglob("*")):
            packed.write(path, path.relative_to(built.parent))
    return archive


def _tar(built: Path, archive: Path) -> Path:
    with lzma.open(archive, "wb", filters=_filters()) as squeezed, tarfile.open(fileobj=squeezed, mode="w") as packed:
        packed.add(built, built.name)
    return archive


def _filters() -> list[dict[str, int]]:
    """How xz squeezes: programs get smaller if their jumps are written as targets first; every xz undoes that."""
    squeeze = {"id": lzma.FILTER_LZMA2, "preset": lzma.PRESET_DEFAULT}
    return [{"id": lzma.FILTER_X86}, squeeze] if system().endswith("x86_64") else [squeeze]


if __name__ == "__main__":
    sys.exit(main())
