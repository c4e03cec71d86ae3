"""The packaged program: built here, moved to an awkward place, and run in an empty environment."""

from __future__ import annotations

import importlib.util
import io
import os
import shutil
import stat
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from pathlib import Path

import archive
import glibc
import lean_pictures
import pytest
from PIL import Image

from game.cli import main
from game.ui.app.without_window.smoke import SmokeFailed, SmokeTest
from tests.chronicle.matches import played

ROOT = Path(__file__).resolve().parents[2]
LARGEST_FOLDER = 90_000_000
OLDEST_OF_WHEELS = (2, 17)
"""What wheels for manylinux2014 may ask for: the oldest kind that pygame-ce and msgspec are built for."""
OLDEST_OF_PILLOW = (2, 28)
"""The same for Pillow's wheels, whose WebP is newer."""


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The built folder under a path with spaces and Polish letters, where nobody may write."""
    if sys.platform != "linux":
        pytest.skip("built and tested by the release workflow there: dev.py package, then --smoke of the program")
    if importlib.util.find_spec("PyInstaller") is None:
        pytest.fail("PyInstaller is missing: python3 build/dev.py test installs it")
    place = tmp_path_factory.mktemp("built")
    command = [sys.executable, "-m", "PyInstaller", "four_grimoires.spec", "--noconfirm", "--log-level", "WARN"]
    folders = ["--workpath", str(place / "work"), "--distpath", str(place / "dist")]
    subprocess.run([*command, *folders], cwd=ROOT / "build", check=True, capture_output=True, text=True)
    moved = tmp_path_factory.mktemp("gdzieś daleko") / "Żółta księga czarów"
    shutil.move(place / "dist" / "FourGrimoires", moved)
    forbid_writing(moved)
    yield moved
    allow_writing(moved)


def forbid_writing(folder: Path) -> None:
    for path in [folder, *folder.rglob("*")]:
        path.chmod(path.stat().st_mode & ~(stat.S_IWUSR | stat.S_IWGRP | stat.S_IWOTH))


def allow_writing(folder: Path) -> None:
    for path in [folder, *folder.rglob("*")]:
        path.chmod(path.stat().st_mode | stat.S_IWUSR)


def size_of(folder: Path) -> int:
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


def run(package: Path, folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the packaged program in an empty environment, with an empty home and another working directory."""
    home = folder / "home"
    home.mkdir(exist_ok=True)
    command = ["env", "-i", f"HOME={home}", str(package / "FourGrimoires"), *arguments]
    return subprocess.run(command, cwd="/", capture_output=True, text=True, timeout=300, check=False)


def test_the_package_passes_its_smoke_test_in_an_empty_environment(package: Path, tmp_path: Path) -> None:
    pictures = tmp_path / "obrazki ze sprawdzianu"
    done = run(package, tmp_path, "--smoke", str(pictures))
    assert done.returncode == 0, done.stdout + done.stderr
    assert "nothing failed" in (pictures / "report.txt").read_text(encoding="utf-8")
    assert len(list(pictures.glob("*.png"))) >= 12
    assert not list((tmp_path / "home").rglob("*.json")), "the smoke test wrote into the player's folder"


def test_the_package_writes_into_the_players_folder_only(package: Path, tmp_path: Path) -> None:
    before = {path: path.stat().st_mtime_ns for path in package.rglob("*")}
    done = run(package, tmp_path, "picture", "warlocks_duel", "--out", str(tmp_path / "duel.png"), "--size", "1280x720")
    assert done.returncode == 0, done.stderr
    assert {path: path.stat().st_mtime_ns for path in package.rglob("*")} == before


def test_the_package_tells_its_version_and_plays_without_a_screen(package: Path, tmp_path: Path) -> None:
    assert run(package, tmp_path, "--version").stdout.startswith("Four Grimoires ")
    match = ["simulate", "warlocks_duel", "--players", "greedy,random", "--matches", "2", "--jobs", "2"]
    done = run(package, tmp_path, *match)
    assert done.returncode == 0, done.stderr


def test_the_package_holds_only_what_is_needed(package: Path) -> None:
    names = {path.name for path in package.rglob("*")}
    assert not {"numpy", "tkinter", "_tkinter", "psutil"} & names
    of_pillow = {name.partition(".")[0] for name in names if name.startswith(("_imag", "_webp", "_avif"))}
    assert of_pillow == {"_imaging", "_webp"}, "what draws a clip, and nothing else"
    left_out = ("libavif", "liblcms", "libcrypto", "libssl", "_ssl", "_hashlib")
    assert not [name for name in names if name.startswith(left_out)]
    assert not [name for name in names if name.endswith((".po", ".pot", ".ico", ".icns")) or "CJK" in name]
    theirs = {path.name for path in (package / "_internal" / "pygame_gui").rglob("*") if path.is_file()}
    assert theirs == {"__init__.py", "default_theme.json"}, "pygame-gui brings 44 MB of fonts, and we have our own"
    assert size_of(package) <= LARGEST_FOLDER


def test_the_package_draws_clips(package: Path, tmp_path: Path) -> None:
    match = tmp_path / "partia.json"
    match.write_bytes(played("warlocks_duel", most=12).save())
    clips = [tmp_path / name for name in ("wycinek.gif", "wycinek.webp")]
    for path in clips:
        done = run(package, tmp_path, "replay", str(match), "--clip", str(path), "--size", "320", "--to", "0")
        assert done.returncode == 0, done.stderr
    assert [Image.open(io.BytesIO(path.read_bytes())).format for path in clips] == ["GIF", "WEBP"]


def test_the_pictures_of_the_package_are_those_of_the_sources_in_fewer_bytes(package: Path) -> None:
    own, packed = ROOT / "assets" / "pictures", package / "_internal" / "assets" / "pictures"
    names = {path.relative_to(own) for path in own.rglob("*") if path.suffix in (".png", ".jpg")}
    smaller = {name for name in names if (packed / name).with_name(f"{name.name}.webp").is_file()}
    assert {name for name in names if (packed / name).is_file()} == names - smaller
    assert (packed / "icon.png").is_file(), "the desktops read it"
    assert len(smaller) > 100
    for name in sorted(smaller)[::9]:
        one = Image.open(io.BytesIO((own / name).read_bytes())).convert("RGBA")
        other = Image.open(io.BytesIO((packed / f"{name}.webp").read_bytes())).convert("RGBA")
        assert one.getchannel("A").tobytes() == other.getchannel("A").tobytes(), name
        assert lean_pictures.likeness(one, other) >= lean_pictures.SAME, name


@pytest.mark.parametrize(("brighter", "alike"), [(0, True), (1, True), (4, False)])
def test_pictures_are_alike_whose_light_differs_by_less_than_one_can_tell(brighter: int, alike: bool) -> None:
    grey = Image.linear_gradient("L").point(lambda value: value // 2).convert("RGB")
    other = grey.point(lambda value: value + brighter)
    assert (lean_pictures.likeness(grey, other) >= lean_pictures.SAME) == alike


def test_what_comes_from_wheels_runs_on_systems_of_2014(package: Path) -> None:
    # The rest is Python and the libraries it is linked with: they are those of the system that packs.
    inside = package / "_internal"
    needs = glibc.needs_of(package)
    wheels = [inside / name for name in ("pygame", "pygame_ce.libs", "msgspec")]
    from_wheels = {path: need for path, need in needs.items() if any(folder in path.parents for folder in wheels)}
    assert len(from_wheels) > 50
    assert {path: need for path, need in from_wheels.items() if need > OLDEST_OF_WHEELS} == {}
    of_pillow = [inside / name for name in ("PIL", "pillow.libs")]
    from_pillow = [need for path, need in needs.items() if any(folder in path.parents for folder in of_pillow)]
    assert len(from_pillow) > 5
    assert max(from_pillow) <= OLDEST_OF_PILLOW
    assert needs[package / "FourGrimoires"] <= OLDEST_OF_WHEELS


def test_libraries_that_graphics_drivers_share_are_left_to_the_system(package: Path) -> None:
    assert not [path.name for path in package.rglob("*") if path.name.startswith(("libstdc++", "libgcc_s"))]


def test_a_failing_step_is_reported_and_does_not_stop_the_others(tmp_path: Path) -> None:
    test = SmokeTest(tmp_path)

    def broken() -> None:
        raise SmokeFailed("the cauldron is empty")

    test.attempt("the cauldron", broken)
    test.attempt("the shared screens", test.shared_screens)
    assert test.faults == 1
    assert "FAILED the cauldron: SmokeFailed: the cauldron is empty" in test.report[0]
    assert test.report[1].startswith("ok")


def test_an_empty_screen_fails_the_smoke_test(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    test = SmokeTest(tmp_path)
    test.driver.app.doors.title()
    monkeypatch.setattr(test.driver.app.screen, "draw", lambda surface: surface.fill("black"))
    with pytest.raises(SmokeFailed, match="is empty"):
        test.picture("black")


def test_a_smoke_test_that_fails_has_exit_status_1(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SmokeTest, "run", lambda self: False)
    for variable in ("SDL_VIDEODRIVER", "SDL_AUDIODRIVER", "FOUR_GRIMOIRES_HOME"):
        monkeypatch.setenv(variable, os.environ.get(variable, "dummy"))
    assert main(["--smoke", str(tmp_path / "pictures")]) == 1


def test_a_folder_for_pictures_that_cannot_be_made_is_told_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert main(["--smoke", str(tmp_path / "file" / "pictures")]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_nothing_is_packed_that_was_not_built(tmp_path: Path) -> None:
    with pytest.raises(archive.NothingBuilt, match=r"dev\.py package"):
        archive.pack(tmp_path)


def test_the_sums_beside_the_archives_are_those_of_their_bytes(tmp_path: Path) -> None:
    contents = {"FourGrimoires-1.0-linux-x86_64.tar.xz": b"abc", "FourGrimoires-1.0-windows-x86_64.zip": b""}
    for name, content in contents.items():
        (tmp_path / name).write_bytes(content)
    (tmp_path / "FourGrimoires").mkdir()
    (tmp_path / "work.txt").write_bytes(b"no archive")
    sums = archive.write_sums(tmp_path)
    assert sums.name == "SHA256SUMS"
    # The sums of these bytes are printed in the standard, FIPS 180.
    assert sums.read_bytes().decode() == (
        "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  FourGrimoires-1.0-linux-x86_64.tar.xz\n"
        "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  FourGrimoires-1.0-windows-x86_64.zip\n"
    )


def test_pictures_become_smaller_only_where_nobody_sees_it(tmp_path: Path) -> None:
    pictures, into = tmp_path / "pictures", tmp_path / "smaller"
    (pictures / "menu").mkdir(parents=True)
    smooth = Image.linear_gradient("L").resize((700, 500))
    grain = Image.merge("RGB", [Image.effect_noise((300, 300), 120) for _colour in range(3)])
    smooth.convert("RGBA").save(pictures / "smooth.png", compress_level=0)
    smooth.convert("RGBA").save(pictures / "icon.png", compress_level=0)
    small = smooth.resize((90, 60)).convert("RGBA")
    small.save(pictures / "small.png", compress_level=0)
    for name in ("smooth.jpg", "menu/smooth.jpg"):
        smooth.convert("RGB").save(pictures / name, quality=100, subsampling=0)
    grain.save(pictures / "grain.jpg", quality=95)
    (pictures / "smooth.jpg").write_bytes((pictures / "smooth.jpg").read_bytes() + bytes(90_000))
    (pictures / "manifest.json").write_text("{}", encoding="utf-8")
    assert set(lean_pictures.make(pictures, into)) == {"small.png", "smooth.png", "smooth.jpg"}
    made = Image.open(io.BytesIO((into / "small.png.webp").read_bytes()))
    assert made.convert("RGBA").tobytes() == small.tobytes()
    large = Image.open(io.BytesIO((into / "smooth.png.webp").read_bytes())).convert("RGBA")
    assert lean_pictures.likeness(large, smooth.convert("RGBA")) >= lean_pictures.SAME


@pytest.mark.skipif(sys.platform != "linux", reason="the archive of another system is another kind of file")
def test_the_archive_keeps_who_may_run_the_program(tmp_path: Path) -> None:
    program = tmp_path / "FourGrimoires" / "FourGrimoires"
    program.parent.mkdir()
    program.write_text("#!/bin/sh\n", encoding="utf-8")
    program.chmod(0o755)
    packed = archive.pack(tmp_path)
    assert packed.name.endswith(f"{archive.system()}.tar.xz")
    with tarfile.open(packed) as opened:
        assert opened.getmember("FourGrimoires/FourGrimoires").mode & stat.S_IXUSR


def test_an_archive_that_grows_too_large_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    program = tmp_path / ("Four Grimoires.app" if sys.platform == "darwin" else "FourGrimoires") / "FourGrimoires"
    program.parent.mkdir()
    program.write_bytes(os.urandom(5000))
    monkeypatch.setattr(archive, "DIST", tmp_path)
    assert archive.main() == 0
    monkeypatch.setattr(archive, "LARGEST_ARCHIVE", 4000)
    assert archive.main() == 1
    assert "are allowed" in capsys.readouterr().err
