"""`four-grimoires replay FILE --clip/--log/--picture`: what is written, and one clear line for every mistake."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
from PIL import Image

from game.cli import main
from game.ui.export.clip import filming
from tests.ui.export.matches import over_save, running_save


@pytest.fixture
def match(tmp_path: Path) -> Path:
    path = tmp_path / "match.json"
    path.write_bytes(over_save())
    return path


def status(*arguments: str | Path) -> int:
    try:
        return main([str(argument) for argument in arguments])
    except SystemExit as end:  # argparse ends the program after a mistake
        return int(end.code or 0)


def picture(path: Path) -> Image.Image:
    return Image.open(io.BytesIO(path.read_bytes()))


def test_a_clip_of_some_turns_is_drawn_in_the_size_asked_for(
    match: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for ending in ("gif", "webp"):
        clip = tmp_path / f"clip.{ending}"
        assert status("replay", match, "--clip", clip, "--from", "0", "--to", "0", "--size", "320") == 0
        assert picture(clip).size == (320, 240)
        assert picture(clip).n_frames > 3  # type: ignore[attr-defined]  # of what is animated
    told = capsys.readouterr()
    assert "clip.gif: " in told.out
    assert told.out.count("\n") == 2


def test_log_and_picture_are_written_in_the_language_asked_for(match: Path, tmp_path: Path) -> None:
    log, page, table = tmp_path / "log.txt", tmp_path / "log.HTML", tmp_path / "table.png"
    assert status("replay", match, "--log", log, "--picture", table, "--size", "800x600", "--language", "pl") == 0
    assert status("replay", match, "--log", page) == 0
    assert "Runda" in log.read_text(encoding="utf-8")
    assert "<html lang='en'>" in page.read_text(encoding="utf-8")
    assert picture(table).size == (800, 600)


def test_of_a_match_that_runs_only_what_everybody_sees_is_told_unless_a_seat_is_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "running.json"
    path.write_bytes(running_save("talisman", 200))
    texts = []
    for more in ([], ["--seat", "1"], ["--seat", "2"]):
        assert status("replay", path, "--log", tmp_path / "log.txt", "--replace", *more) == 0
        texts.append((tmp_path / "log.txt").read_text(encoding="utf-8"))
    assert "as everybody at the table saw it" in texts[0]
    assert "as Ann saw it" in texts[1]
    assert len(texts[0].splitlines()) < len(texts[1].splitlines())


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--clip", "clip.avi"], "should end with .gif or .webp"),
        (["--log", "log.pdf"], "should end with .html or .htm or .txt"),
        (["--picture", "table.jpg"], "should end with .png"),
        (["--clip", "nowhere/clip.gif"], "there is no folder"),
        (["--clip", "there.gif"], "is there already; name another file, or add --replace"),
        (["--clip", "clip.gif", "--from", "3", "--to", "2"], "cannot begin with turn 3 and end with turn 2"),
        (["--clip", "clip.gif", "--from", "99"], "there is no turn 99; this match has the turns 0 to"),
        (["--clip", "clip.gif", "--to", "99"], "there is no turn 99"),
        (["--clip", "clip.gif", "--from", "-1"], "is not a whole number of 0 or more"),
        (["--clip", "clip.gif", "--from", "0"], "too long for a clip"),
        (["--clip", "clip.gif", "--size", "4000"], "240 to 960 pixels wide"),
        (["--clip", "clip.gif", "--size", "wide"], "is neither a width such as 960"),
        (["--picture", "table.png", "--size", "800"], "name both sides"),
        (["--log", "log.txt", "--from", "1"], "name one of them"),
        (["--log", "log.txt", "--seat", "9"], "there is no seat 9"),
        (["--log", "log.txt", "--language", "tlh"], "'tlh' is not one of"),
        (["--log", "log.txt", "--verify"], "ask for one or the other"),
    ],
)
def test_what_cannot_be_meant_is_told_in_one_line(
    match: Path, tmp_path: Path, arguments: list[str], complaint: str,
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(filming, "MOST_STOPS", 30)
    (tmp_path / "there.gif").write_bytes(b"x")
    before = {path.name for path in tmp_path.iterdir()}
    assert status("replay", match, *arguments) == 2
    told = capsys.readouterr()
    assert complaint in told.err
    assert told.err.count("\n") == 1
    assert told.out == ""
    assert {path.name for path in tmp_path.iterdir()} == before


@pytest.mark.parametrize("kind", ["damaged", "newer", "foreign", "missing", "picture"])
def test_a_file_that_is_no_match_is_told_in_one_line(
    match: Path, tmp_path: Path, kind: str, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = match.read_bytes()
    saved = json.loads(whole)
    newer = {**saved, "format": 999} if "format" in saved else {**saved, next(iter(saved)): 999}
    contents = {"damaged": whole[: len(whole) // 2], "newer": json.dumps(newer).encode(), "foreign": b'{"a": 1}',
                "picture": b"\x89PNG\r\n\x1a\n" + bytes(50)}  # fmt: skip
    path = tmp_path / f"{kind}.json"
    if kind in contents:
        path.write_bytes(contents[kind])
    commands: list[list[str | Path]] = [["replay", path, "--clip", tmp_path / "clip.gif"], ["review", path]]
    for command in commands:
        assert status(*command) == 2
        told = capsys.readouterr()
        assert told.err.count("\n") == 1
        assert not (tmp_path / "clip.gif").exists()


def test_a_file_that_is_there_is_replaced_when_that_is_meant(match: Path, tmp_path: Path) -> None:
    (tmp_path / "log.txt").write_bytes(b"old")
    assert status("replay", match, "--log", tmp_path / "log.txt", "--replace") == 0
    assert (tmp_path / "log.txt").read_bytes() != b"old"
    assert {path.name for path in tmp_path.iterdir() if path.is_file()} == {"log.txt", "match.json"}


def test_a_clip_that_is_interrupted_leaves_no_file(
    match: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(filming.Filming, "_picture", interrupted)
    assert status("replay", match, "--clip", tmp_path / "clip.gif", "--size", "320") == 130
    assert not (tmp_path / "clip.gif").exists()
