"""What macOS asks of the program, as far as it can be checked on any system.

`dev.py macos` downloads the wheels of all that the program needs, for both kinds of Mac, and tells which is the oldest
macOS they run on. `dev.py macos "dist/Four Grimoires.app"` looks through a bundle that was built.
"""

from __future__ import annotations

import json
import plistlib
import re
import struct
import subprocess
import sys
import tempfile
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path

from mach_o import Version, slices

ROOT = Path(__file__).resolve().parent.parent

OLDEST_MACOS: Version = (10, 13)
"""The oldest macOS that every wheel runs on (`dev.py macos`); Macs with Apple's processors have 11 or newer anyway."""
MACHINES = ("arm64", "x86_64")
PYTHON_OF_RELEASES = "313"
SYSTEMS_OFFERED = (*[f"10_{minor}" for minor in range(9, 16)], *[f"{major}_0" for major in (11, 12, 13, 14, 15, 26)])
IDENTIFIER = "org.fourgrimoires.app"
ICON_SIZES = (16, 32, 64, 128, 256, 512, 1024)
_COLOURS_ONLY = {b"is32": 16, b"il32": 32}


def main(arguments: list[str]) -> int:
    """Check the wheels, or a bundle if its path is given; 1 if something is wrong."""
    faults = faults_of_bundle(Path(arguments[0])) if arguments else faults_of_wheels()
    for fault in faults:
        print(f"macos: {fault}", file=sys.stderr)
    if not faults:
        print(f"Nothing is wrong; the oldest macOS is {as_text(OLDEST_MACOS)}.")
    return 1 if faults else 0


def as_text(version: Version) -> str:
    """(10, 13) as people write it."""
    return ".".join(map(str, version))


def information(version: str) -> dict[str, object]:
    """What the bundle tells macOS about itself, beside what PyInstaller writes into every Info.plist."""
    return {
        "CFBundleShortVersionString": version,
        "CFBundleVersion": version,
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": ["en", *_translations()],
        # The bundle takes this from its last program, which is the one for the terminal.
        "LSBackgroundOnly": False,
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": as_text(OLDEST_MACOS),
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": "MIT License",
    }


def _translations() -> list[str]:
    return sorted(json.loads((ROOT / "assets" / "words" / "languages.json").read_text(encoding="utf-8")))


def faults_of_wheels() -> list[str]:
    """What keeps the wheels of today from running on both kinds of Mac, from the recorded macOS on."""
    faults = []
    found: set[Version] = set()
    for machine in MACHINES:
        with tempfile.TemporaryDirectory() as folder:
            download(machine, Path(folder))
            wheels = sorted(Path(folder).glob("*.whl"))
            oldest = {wheel.name: oldest_of_wheel(wheel, machine) for wheel in wheels}
        for name, version in oldest.items():
            print(f"{machine:<7} {as_text(version) if version else 'any':<6} {name}")
        found |= {version for version in oldest.values() if version}
        wanted = max((version for version in oldest.values() if version), default=OLDEST_MACOS)
        if wanted > max(OLDEST_MACOS, (11, 0) if machine == "arm64" else OLDEST_MACOS):
            faults.append(f"wheels for {machine} need macOS {as_text(wanted)}: OLDEST_MACOS is out of date")
    if OLDEST_MACOS not in found:
        faults.append(f"no wheel needs macOS {as_text(OLDEST_MACOS)} any more: OLDEST_MACOS is out of date")
    return faults


def download(machine: str, folder: Path) -> None:
    """Fetch the wheels that a Mac would install. Raises SystemExit with pip's words if one is missing."""
    platforms = [f"macosx_{system}_{kind}" for system in SYSTEMS_OFFERED for kind in (machine, "universal2")]
    tags = ["--implementation", "cp", "--abi", f"cp{PYTHON_OF_RELEASES}", "--abi", "abi3", "--abi", "none"]
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--dest", str(folder)]
    command += ["--only-binary=:all:", "--python-version", PYTHON_OF_RELEASES, *tags]
    command += [word for platform in platforms for word in ("--platform", platform)]
    done = subprocess.run([*command, *requirements()], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise SystemExit(f"macos: the wheels for {machine} cannot be had:\n{done.stderr.strip()}")


def requirements() -> list[str]:
    """What the program and its packaging need; pip reads conditions as on this system, so those of macOS stand here."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [*project["dependencies"], *project["optional-dependencies"]["package"], "macholib"]


def oldest_of_wheel(wheel: Path, machine: str) -> Version | None:
    """The oldest macOS for a wheel on a machine, by its name and by its libraries; None if it runs anywhere."""
    versions = [(int(major), int(minor)) for major, minor in re.findall(r"macosx_(\d+)_(\d+)_", wheel.name)]
    with zipfile.ZipFile(wheel) as opened:
        for name in opened.namelist():
            parts = slices(opened.read(name))
            if parts and machine not in {part.machine for part in parts}:
                raise SystemExit(f"macos: {wheel.name}: {name} is not for {machine}")
            versions += [part.oldest for part in parts if part.machine == machine and part.oldest]
    return max(versions, default=None)


def faults_of_bundle(bundle: Path) -> list[str]:
    """What is wrong with a bundle: its Info.plist, its icon, its programs."""
    listed = bundle / "Contents" / "Info.plist"
    if not listed.is_file():
        return [f"{listed} is not there; build it with: python3 build/dev.py package"]
    written = plistlib.loads(listed.read_bytes())
    icon = bundle / "Contents" / "Resources" / str(written.get("CFBundleIconFile"))
    return [*faults_of_information(written), *_faults_of_icon(icon), *_faults_of_programs(bundle, written)]


def faults_of_information(written: dict[str, object]) -> list[str]:
    """What is wrong with an Info.plist."""
    version = str(written.get("CFBundleShortVersionString"))
    wanted = {
        **information(version),
        "CFBundleIdentifier": IDENTIFIER,
        "CFBundleExecutable": "FourGrimoires",
        "CFBundlePackageType": "APPL",
        "CFBundleDisplayName": "Four Grimoires",
    }
    faults = [
        f"Info.plist: {key} is {written.get(key)!r}, not {value!r}"
        for key, value in wanted.items()
        if written.get(key) != value
    ]
    if not re.fullmatch(r"\d+(\.\d+){0,2}", version):
        faults.append(f"Info.plist: {version!r} is no version that macOS reads")
    return faults


def icon_sizes(content: bytes) -> list[int]:
    """The sides of the pictures in an icon file, in pixels."""
    place, sizes = 8, []
    while place < len(content):
        kind, length = struct.unpack_from(">4sI", content, place)
        if kind in _COLOURS_ONLY:
            sizes.append(_COLOURS_ONLY[kind])
        elif content[place + 8 : place + 16] == b"\x89PNG\r\n\x1a\n":
            sizes.append(int(struct.unpack_from(">I", content, place + 24)[0]))
        place += length
    return sorted(sizes)


def _faults_of_icon(icon: Path) -> Iterator[str]:
    if not icon.is_file():
        yield f"the icon {icon} is not there"
    elif missing := [size for size in ICON_SIZES if size not in icon_sizes(icon.read_bytes())]:
        yield f"the icon has no picture of {', '.join(map(str, missing))} pixels"


def _faults_of_programs(bundle: Path, written: dict[str, object]) -> Iterator[str]:
    """Programs and libraries that do not run where Info.plist says, and programs that are not there."""
    program = bundle / "Contents" / "MacOS" / str(written.get("CFBundleExecutable"))
    own = slices(program.read_bytes()) if program.is_file() else []
    if not own:
        yield f"{program} is no program of macOS"
    machines = {part.machine for part in own}
    for path in sorted(bundle.rglob("*")):
        if path.is_symlink() or not path.is_file():
            continue
        parts = slices(path.read_bytes())
        if parts and not machines <= {part.machine for part in parts}:
            yield f"{path.relative_to(bundle)} is not for {' and '.join(sorted(machines))}"
        for part in parts:
            floor = max(OLDEST_MACOS, (11, 0)) if part.machine == "arm64" else OLDEST_MACOS
            if part.oldest and part.oldest > floor:
                yield f"{path.relative_to(bundle)} needs macOS {as_text(part.oldest)} on {part.machine}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
