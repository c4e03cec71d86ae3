"""The process that makes an export: what it writes, what it tells, and that nothing is left of what was stopped."""

from __future__ import annotations

import errno
import io
import json
import os
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, cast

import msgspec
import pygame
import pytest
from PIL import Image

from game.catalogue import load_match
from game.chronicle.review.choices import blank_review
from game.chronicle.viewpoint import Viewpoint
from game.ui.export import background
from game.ui.export.background import BackgroundExport, serve
from game.ui.export.order import Kind, Order, Report
from tests.ui.export.matches import over_save, recorded, running_save


class Ear:
    """Listens to a process, and may have gone."""

    def __init__(self, order: Order, *, gone: bool = False) -> None:
        self.order, self.gone = order, gone
        self.reports: list[Report] = []

    def recv(self) -> Order:
        return self.order

    def poll(self) -> bool:
        return self.gone

    def send(self, report: Report) -> None:
        self.reports.append(report)


@pytest.fixture(autouse=True)
def usual_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """The work is done here, and the tests go on afterwards as they were."""
    monkeypatch.setattr(background, "step_back", lambda: None)
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")


def served(order: Order, *, gone: bool = False) -> list[Report]:
    ear = Ear(order, gone=gone)
    serve(cast(Connection, ear))
    return ear.reports


def picture(path: Path) -> Image.Image:
    return Image.open(io.BytesIO(path.read_bytes()))


def order(kind: Kind, path: Path, **more: Any) -> Order:
    return Order(kind, path, running_save("warlocks_duel"), Viewpoint(0), **more)


def test_the_match_opens_again(tmp_path: Path) -> None:
    path = tmp_path / "new" / "match.json"
    (*_, last) = served(order(Kind.MATCH, path))
    assert last == Report(1.0, written=path.stat().st_size)
    assert load_match(path.read_bytes()).fingerprint() == load_match(running_save("warlocks_duel")).fingerprint()


BEGINNINGS = [("log.html", b"<!doctype html>"), ("log.txt", b"Warlock's Duel: Ann, Bob")]


@pytest.mark.parametrize(("name", "begins"), BEGINNINGS)
def test_the_log_is_a_page_or_a_text_by_the_ending(tmp_path: Path, name: str, begins: bytes) -> None:
    assert served(order(Kind.LOG, tmp_path / name))[-1].written
    assert (tmp_path / name).read_bytes().startswith(begins)


def test_the_table_is_a_picture_of_the_size_asked_for(tmp_path: Path) -> None:
    assert served(order(Kind.TABLE, tmp_path / "a.png", size=(700, 500)))[-1].written
    assert picture(tmp_path / "a.png").size == (700, 500)


def test_the_window_is_the_picture_that_was_given(tmp_path: Path) -> None:
    pixels = bytes(range(48)) * 4
    assert served(order(Kind.WINDOW, tmp_path / "a.png", size=(8, 8), pixels=pixels))[-1].written
    assert picture(tmp_path / "a.png").convert("RGB").tobytes() == pixels


def test_a_review_is_one_page(tmp_path: Path) -> None:
    blank = msgspec.json.encode(blank_review(recorded("warlocks_duel"), 0))
    assert served(order(Kind.REVIEW, tmp_path / "a.html", review=blank))[-1].written
    assert "Ann" in (tmp_path / "a.html").read_text(encoding="utf-8")


def test_a_clip_tells_how_far_it_is(tmp_path: Path) -> None:
    reports = served(order(Kind.CLIP, tmp_path / "a.webp", stretch=(40, 44), size=(320, 240)))
    shares = [report.share for report in reports]
    assert shares == sorted(shares)
    assert len(shares) > 5
    assert reports[-1].written == (tmp_path / "a.webp").stat().st_size


@pytest.mark.parametrize("kind", [Kind.CLIP, Kind.LOG, Kind.MATCH])
def test_nothing_is_written_for_whoever_has_gone(tmp_path: Path, kind: Kind) -> None:
    assert served(order(kind, tmp_path / "a.gif", stretch=(0, 4), size=(320, 240)), gone=True) == []
    assert list(tmp_path.iterdir()) == []


def test_a_full_disk_is_told_and_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_file: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    (*_, last) = served(order(Kind.LOG, tmp_path / "a.txt"))
    assert last.problem.startswith("The disk is full")
    assert list(tmp_path.iterdir()) == []


def test_what_goes_wrong_is_told(tmp_path: Path) -> None:
    (*_, last) = served(Order(Kind.LOG, tmp_path / "a.txt", json.dumps({}).encode()))
    assert last.problem
    assert last.ended
    assert list(tmp_path.iterdir()) == []


def test_a_clip_that_is_stopped_leaves_no_file_and_the_one_before_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "a.gif"
    path.write_bytes(b"before")
    (tmp_path / ".a.gif.1.writing").write_bytes(b"half")
    work = BackgroundExport(Order(Kind.CLIP, path, over_save(), stretch=(0, 100)))
    work.start()
    assert work.running
    work.cancel()
    assert work.poll() is None
    assert {entry.name: entry.read_bytes() for entry in tmp_path.iterdir()} == {"a.gif": b"before"}


def test_an_order_that_nobody_hears_yet_keeps_nobody_waiting(tmp_path: Path) -> None:
    """A pipe takes 64 kilobytes; a process needs half a second until it reads them."""
    work = BackgroundExport(order(Kind.WINDOW, tmp_path / "a.png", size=(2000, 1000), pixels=bytes(6_000_000)))
    work.start()
    assert work._errand is not None
    assert not work._errand.is_handed_over
    work.cancel()
    assert list(tmp_path.iterdir()) == []


def test_a_process_that_dies_is_noticed(tmp_path: Path) -> None:
    work = BackgroundExport(order(Kind.LOG, tmp_path / "a.txt"))
    work.start()
    assert work._errand is not None
    work._errand.process.kill()
    work._errand.process.join()
    assert work.poll() == Report(problem="the process that draws was ended")
    assert not work.running


def test_pictures_are_read_back_as_they_were_drawn() -> None:
    from game.ui.export.making import as_png

    surface = pygame.Surface((3, 2))
    surface.fill((1, 2, 3))
    assert Image.open(io.BytesIO(as_png(surface))).convert("RGB").tobytes() == bytes((1, 2, 3)) * 6
