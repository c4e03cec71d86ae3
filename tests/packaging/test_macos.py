"""What macOS asks of the program, checked where there is none: the bundle, its icon, the wheels, the names of files."""

from __future__ import annotations

import os
import plistlib
import struct
import sys
import zipfile
from collections import Counter
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import lean_pictures
import mach_o
import macos
import pytest
from PIL import Image

import game
from game.catalogue import GAMES
from game.simulation.backends import shared_out
from game.simulation.matches import Plan, play_several
from game.ui.match.opponents import Opponents

ROOT = Path(__file__).resolve().parents[2]
SPEC = ROOT / "build" / "four_grimoires.spec"
ICON = ROOT / "assets" / "pictures" / "icon.icns"
ARM, INTEL = 0x0100000C, 0x01000007


def program(machine: int = ARM, oldest: tuple[int, int] = (11, 0), *, old_style: bool = False) -> bytes:
    """A program of macOS with nothing in it but the oldest system that it runs on."""
    packed = oldest[0] << 16 | oldest[1] << 8
    said = struct.pack("<IIII", 0x24, 16, packed, packed)
    if not old_style:
        said = struct.pack("<IIIIII", 0x32, 24, 1, packed, packed, 0)
    name_of_itself = struct.pack("<IIII", 0x1B, 16, 0, 0)
    header = struct.pack("<IIIIIIII", 0xFEEDFACF, machine, 0, 2, 2, 16 + len(said), 0, 0)
    return header + name_of_itself + said


def for_both(arm: bytes, intel: bytes) -> bytes:
    """One file with the programs for both kinds of Mac."""
    start = 8 + 2 * 20
    entries = struct.pack(">IIIII", ARM, 0, start, len(arm), 0)
    entries += struct.pack(">IIIII", INTEL, 0, start + len(arm), len(intel), 0)
    return struct.pack(">II", 0xCAFEBABE, 2) + entries + arm + intel


# ---------------------------------------------------------------- the bundle


class Spec:
    """Runs the spec as on a Mac, without building anything, and remembers what it asks PyInstaller for."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.programs: list[dict[str, Any]] = []
        self.bundle: dict[str, Any] = {}
        names = {
            "SPECPATH": str(SPEC.parent),
            "workpath": "nowhere",
            "Analysis": lambda *_, **__: SimpleNamespace(pure=[], scripts=[], binaries=[], datas=[]),
            "PYZ": lambda *_: None,
            "EXE": lambda *_, **said: self.programs.append(said),
            "COLLECT": lambda *programs, **_: programs,
            "BUNDLE": lambda _folder, **said: self.bundle.update(said),
        }
        with monkeypatch.context() as on_a_mac:
            on_a_mac.setattr(sys, "platform", "darwin")
            on_a_mac.setattr(lean_pictures, "make", lambda *_: {})
            on_a_mac.syspath_prepend(str(SPEC.parent))
            exec(compile(SPEC.read_text(encoding="utf-8"), str(SPEC), "exec"), names)


@pytest.fixture
def bundle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The bundle as PyInstaller itself writes it, around programs that do nothing."""
    if sys.platform == "win32":
        pytest.skip("the links in a bundle need a right that Windows gives to nobody by default")
    spec = Spec(monkeypatch)
    writer = pytest.importorskip("PyInstaller.building.osx", reason="PyInstaller belongs to the extra `package`")
    config = pytest.importorskip("PyInstaller.config", reason="PyInstaller belongs to the extra `package`")
    monkeypatch.setattr(writer, "is_darwin", True)
    unsigned = SimpleNamespace(sign_binary=lambda *_, **__: None)
    monkeypatch.setattr(writer, "osxutils", unsigned, raising=False)
    for place in ("workpath", "distpath", "specpath"):
        monkeypatch.setitem(config.CONF, place, str(tmp_path))
    monkeypatch.setitem(config.CONF, "spec", str(SPEC))
    for one in spec.programs:
        (tmp_path / one["name"]).write_bytes(for_both(program(ARM), program(INTEL, macos.OLDEST_MACOS)))
    monkeypatch.setattr(writer, "COLLECT", SimpleNamespace)
    folder = SimpleNamespace(
        toc=[(one["name"], str(tmp_path / one["name"]), "EXECUTABLE") for one in spec.programs],
        console=spec.programs[-1]["console"],
        **dict.fromkeys(("strip_binaries", "upx_binaries", "upx_exclude", "target_arch"), None),
        codesign_identity=None,
        entitlements_file=None,
    )
    writer.BUNDLE(folder, **spec.bundle)
    return tmp_path / "Four Grimoires.app"


def test_nothing_is_wrong_with_the_bundle_that_pyinstaller_writes(bundle: Path) -> None:
    assert macos.faults_of_bundle(bundle) == []


def change(bundle: Path, **keys: object) -> None:
    """Write other values into the bundle's Info.plist."""
    listed = bundle / "Contents" / "Info.plist"
    listed.write_bytes(plistlib.dumps({**plistlib.loads(listed.read_bytes()), **keys}))


def test_the_bundle_says_its_version_its_oldest_macos_and_its_languages(bundle: Path) -> None:
    written = plistlib.loads((bundle / "Contents" / "Info.plist").read_bytes())
    assert written["CFBundleVersion"] == written["CFBundleShortVersionString"] == game.__version__
    assert written["LSMinimumSystemVersion"] == "10.13"
    assert written["CFBundleLocalizations"] == ["en", "fr", "nl", "pl"]


def test_a_program_with_a_window_may_not_hide_in_the_background(bundle: Path) -> None:
    written = plistlib.loads((bundle / "Contents" / "Info.plist").read_bytes())
    assert written["LSBackgroundOnly"] is False, "the last program of the bundle is the one for the terminal"
    change(bundle, LSBackgroundOnly=True)
    assert macos.faults_of_bundle(bundle) == ["Info.plist: LSBackgroundOnly is True, not False"]


def test_a_version_that_macos_cannot_read_is_a_fault(bundle: Path) -> None:
    change(bundle, CFBundleVersion="1.0-beta", CFBundleShortVersionString="1.0-beta")
    assert macos.faults_of_bundle(bundle) == ["Info.plist: '1.0-beta' is no version that macOS reads"]


def test_a_library_for_a_newer_macos_or_for_another_mac_is_a_fault(bundle: Path) -> None:
    frameworks = bundle / "Contents" / "Frameworks"
    (frameworks / "new.dylib").write_bytes(for_both(program(ARM, (12, 3)), program(INTEL, (10, 15))))
    (frameworks / "intel.dylib").write_bytes(program(INTEL, (10, 9), old_style=True))
    assert macos.faults_of_bundle(bundle) == [
        "Contents/Frameworks/intel.dylib is not for arm64 and x86_64",
        "Contents/Frameworks/new.dylib needs macOS 12.3 on arm64",
        "Contents/Frameworks/new.dylib needs macOS 10.15 on x86_64",
    ]


def test_a_bundle_without_its_icon_or_its_program_is_a_fault(bundle: Path, tmp_path: Path) -> None:
    (bundle / "Contents" / "Resources" / "icon.icns").unlink()
    (bundle / "Contents" / "MacOS" / "FourGrimoires").write_text("#!/bin/sh", encoding="utf-8")
    assert [fault.rpartition(" is ")[2] for fault in macos.faults_of_bundle(bundle)] == [
        "not there",
        "no program of macOS",
    ]
    assert "dev.py package" in macos.faults_of_bundle(tmp_path / "nothing")[0]


# ---------------------------------------------------------------- the icon


def test_the_icon_has_every_size_from_16_to_1024() -> None:
    sizes = Counter(macos.icon_sizes(ICON.read_bytes()))
    assert set(sizes) == set(macos.ICON_SIZES)
    # 32, 256 and 512 pixels are the double density of another size, too.
    assert [size for size, times in sizes.items() if times == 2] == [32, 256, 512]


def test_the_smallest_icons_show_the_same_picture_as_the_large_one() -> None:
    with Image.open(ICON) as opened:
        large = opened.icns.getimage((512, 512, 1)).convert("RGBA")  # type: ignore[attr-defined]  # of this format only
        for side in (16, 32):
            small = opened.icns.getimage((side, side, 1)).convert("RGBA")  # type: ignore[attr-defined]  # the same
            wanted = large.resize((side, side), Image.Resampling.LANCZOS)
            differences = [abs(a - b) for a, b in zip(small.tobytes(), wanted.tobytes(), strict=True)]
            assert max(differences) <= 2


# ---------------------------------------------------------------- wheels


def wheel(folder: Path, name: str, **files: bytes) -> Path:
    path = folder / name
    with zipfile.ZipFile(path, "w") as opened:
        for file, content in files.items():
            opened.writestr(file, content)
    return path


def test_a_wheel_is_as_new_as_its_newest_library_whatever_its_name_says(tmp_path: Path) -> None:
    libraries = {"a.so": for_both(program(ARM), program(INTEL, (10, 13))), "b.so": program(ARM, (12, 0))}
    made = wheel(tmp_path, "thing-1-cp313-cp313-macosx_10_11_universal2.whl", **libraries)
    assert macos.oldest_of_wheel(made, "arm64") == (12, 0)
    with pytest.raises(SystemExit, match=r"b\.so is not for x86_64"):
        macos.oldest_of_wheel(made, "x86_64")


def test_a_wheel_of_python_alone_runs_anywhere(tmp_path: Path) -> None:
    made = wheel(tmp_path, "thing-1-py3-none-any.whl", **{"thing.py": b"pass\n"})
    assert macos.oldest_of_wheel(made, "arm64") is None


@pytest.mark.parametrize(
    ("intel", "fault"),
    [
        ((10, 13), None),
        ((10, 15), "wheels for x86_64 need macOS 10.15: OLDEST_MACOS is out of date"),
        ((10, 9), "no wheel needs macOS 10.13 any more: OLDEST_MACOS is out of date"),
    ],
)
def test_the_recorded_macos_is_held_against_the_wheels(
    intel: tuple[int, int], fault: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    def download(machine: str, folder: Path) -> None:
        content = program(ARM) if machine == "arm64" else program(INTEL, intel)
        wheel(folder, "thing-1-cp313-cp313-any.whl", **{"thing.so": content})

    monkeypatch.setattr(macos, "download", download)
    faults = macos.faults_of_wheels()
    assert (faults[0] if faults else None) == fault


def test_every_library_of_the_program_is_asked_for() -> None:
    asked = " ".join(macos.requirements())
    needed = ("pygame-ce", "msgspec", "platformdirs", "tqdm", "joblib", "Pillow", "pygame_gui", "pyinstaller")
    assert all(name in asked for name in needed)


def test_old_and_new_programs_of_macos_are_read() -> None:
    both = for_both(program(ARM, (11, 2)), program(INTEL, (10, 9), old_style=True))
    assert mach_o.slices(both) == [mach_o.Slice("arm64", (11, 2)), mach_o.Slice("x86_64", (10, 9))]
    assert mach_o.slices(b"#!/bin/sh\n") == []


# ---------------------------------------------------------------- processes


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system cannot fork in the first place")
def test_opponents_and_simulations_start_their_processes_without_forking(monkeypatch: pytest.MonkeyPatch) -> None:
    # Libraries of macOS break in the copy of a process that had a window.
    def fork() -> int:
        raise AssertionError("the process was forked")

    monkeypatch.setattr(os, "fork", fork)
    plan = Plan("warlocks_duel", ("random", "random"), 2, seed=4)
    assert len(list(shared_out(play_several, plan, [[4], [5]], 2, "processes"))) == 2
    match = GAMES["warlocks_duel"].new_match([{"name": "Zoltar", "player": "random"}, "Ann"], {}, seed=2)
    match.next_decision()
    players = Opponents()
    try:
        players.ask(match, "random")
        assert players.in_process
        assert players.wait(60) is not None
        assert players.in_process
    finally:
        players.close()


# ---------------------------------------------------------------- what the README and the files promise


def test_the_readme_tells_the_oldest_macos_and_how_to_open_an_unsigned_program() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert f"macOS {macos.as_text(macos.OLDEST_MACOS)}" in readme
    assert "xattr -dr com.apple.quarantine" in readme
    assert "codesign" in readme
