"""The command `picture`: every scene of a game drawn into a file, without a window."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest

from game.cli import main
from game.cli.picture import SCENES


def size_of_png(path: Path) -> tuple[int, int]:
    """Width and height from the head of a PNG file."""
    head = path.read_bytes()[:24]
    assert head[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", head[16:24])
    return width, height


def draw(path: Path, *arguments: str) -> int:
    return main(["picture", "warlocks_duel", "--out", str(path), *arguments])


@pytest.mark.parametrize("scene", SCENES)
def test_every_scene_is_drawn_in_the_size_asked_for(tmp_path: Path, scene: str) -> None:
    path = tmp_path / f"{scene}.png"
    assert draw(path, "--scene", scene, "--size", "1280x720", "--after", "10", "--seed", "3") == 0
    assert size_of_png(path) == (1280, 720)


def test_the_same_call_draws_the_same_picture(tmp_path: Path) -> None:
    first, second = tmp_path / "1.png", tmp_path / "2.png"
    for path in (first, second):
        assert draw(path, "--after", "25", "--seed", "7", "--size", "1024x640", "--scale", "150") == 0
    assert first.read_bytes() == second.read_bytes()


def test_a_picture_is_drawn_in_the_language_asked_for(tmp_path: Path) -> None:
    english, polish, again = tmp_path / "en.png", tmp_path / "pl.png", tmp_path / "again.png"
    assert draw(english, "--scene", "title", "--size", "1024x640") == 0
    assert draw(polish, "--scene", "title", "--size", "1024x640", "--language", "pl") == 0
    assert draw(again, "--scene", "title", "--size", "1024x640", "--language", "en") == 0
    assert english.read_bytes() == again.read_bytes() != polish.read_bytes()


def test_a_picture_that_cannot_be_written_is_told_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "folder.png"
    folder.mkdir()
    assert draw(folder, "--scene", "title", "--size", "1024x640") == 2
    assert "could not be written" in capsys.readouterr().err
