"""Patterns besides colours: the setting does what it says."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

import msgspec
import pygame

from game.settings import Settings
from game.ui.kit.painting.patterns import PATTERNS, SEAT_PATTERNS, patterned
from game.ui.kit.painting.seat_marks import SEAT_MARKS
from game.ui.kit.widgets import ScrollArea
from game.ui.tables.common.dice import ELEMENT_FACES, DicePictures
from tests.ui.conftest import OpenApp

GAME = Path(__file__).parents[3] / "game"


def grey(picture: pygame.Surface) -> bytes:
    """The picture without its colours."""
    return pygame.image.tobytes(pygame.transform.grayscale(picture), "RGBA")


def test_every_element_and_every_seat_has_a_pattern_of_its_own() -> None:
    assert set(PATTERNS) == set(ELEMENT_FACES)
    assert len(set(PATTERNS.values())) == len(PATTERNS)
    assert len(set(SEAT_PATTERNS)) == len(SEAT_PATTERNS) >= len(SEAT_MARKS)


def test_no_two_patterns_look_alike() -> None:
    drawn = [grey(patterned(kind, (80, 80), 16, 14)) for kind in SEAT_PATTERNS]
    assert all(one != other for one, other in combinations(drawn, 2))


def test_the_middle_of_a_die_stays_clear_for_its_symbol() -> None:
    edge = patterned("grid", (80, 80), 16, 14)
    assert edge.get_bounding_rect().size == (80, 80)
    assert edge.get_at((40, 40)).a == 0


def test_dice_carry_patterns_only_when_they_are_wanted(open_app: OpenApp) -> None:
    pictures = open_app().app.pictures
    plain, marked = DicePictures(pictures), DicePictures(pictures, patterns=True)
    for face in ELEMENT_FACES:
        assert grey(plain.die(face, 60, 0)) != grey(marked.die(face, 60, 0))
        assert grey(plain.symbol(face, 24)) != grey(marked.symbol(face, 24))
    assert grey(plain.die("blank", 60, 0)) == grey(marked.die("blank", 60, 0))


def test_the_switch_in_the_settings_works_at_once(open_app: OpenApp) -> None:
    driver = open_app()
    shown = [driver.app.theme.patterns]
    driver.click("button:settings")
    for _time in range(2):
        scrolled = driver.screen.find("scroll:settings")
        assert isinstance(scrolled, ScrollArea)
        scrolled.reveal(driver.screen.find("toggle:colour_blind_patterns"))
        driver.click("toggle:colour_blind_patterns")
        shown.append(driver.app.theme.patterns)
    assert shown == [False, True, False]


def test_no_setting_is_offered_that_nothing_reads() -> None:
    sources = [path.read_text(encoding="utf-8") for path in GAME.rglob("*.py") if path.name != "saves.py"]
    unread = [
        name
        for name in (field.name for field in msgspec.structs.fields(Settings))
        if not any(re.search(rf"\.{name}\b", source) for source in sources)
    ]
    assert unread == []
