"""Chapters on a time line have short names that tell them apart."""

from __future__ import annotations

from game.chronicle.chapter_names import short_names


def test_a_chapter_is_called_by_what_stands_before_the_first_comma() -> None:
    told = ["Setting up", "Turn 1: mortals", "Turn 2, the end"]
    assert short_names(told) == ["Setting up", "Turn 1: mortals", "Turn 2"]


def test_chapters_of_one_night_are_told_apart_by_their_time() -> None:
    told = ["Night 1, 02:00: the mages act", "Night 1, 02:24: the mages act", "Night 2, 02:00: the demons come"]
    assert short_names(told) == ["Night 1", "02:24", "Night 2"]
    assert short_names(["Nuit 1, 02:00 : les mages", "Nuit 1, 02:24 : les mages"]) == ["Nuit 1", "02:24"]


def test_two_chapters_without_anything_more_keep_their_name() -> None:
    assert short_names(["Round 1", "Round 1"]) == ["Round 1", "Round 1"]
    assert short_names([]) == []
