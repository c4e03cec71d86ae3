"""Sentences that are put about one thing and about several."""

from __future__ import annotations

import pytest

from tests.talisman.meeting.playing_on import idle, until
from tests.talisman.scene import arriving, figure, moving

FAR = figure("ghoul", "outer_14_hills")


@pytest.mark.clause("TAL-6.14.8d")
def test_the_lizardmen_bar_the_way_as_several() -> None:
    scene = moving(figure("elf", "inner_03_pits", held="lizardman", held_by=4), FAR)
    assert str(scene.open().question) == "The Lizardmen still bar your way."


@pytest.mark.clause("TAL-6.1.4b")
def test_a_single_point_of_trophies_is_one_point() -> None:
    scene = moving(figure("elf", "outer_01_fields", trophies="wild_boar#1 dragon#1"), FAR).choose("exchange")
    for key in ("back:wild_boar#1", "back:dragon#1"):
        if key in scene.offered:
            scene.choose(key)
    scene.choose("add:wild_boar#1")
    assert str(scene.open().question) == "Which Enemies do you hand in? 1 point so far."
    assert str(scene.choose("back:wild_boar#1").open().question) == "Which Enemies do you hand in? 0 points so far."


@pytest.mark.clause("TAL-6.4.6", "TAL-6.4.6-R")
@pytest.mark.parametrize(("lives", "healed", "words"), [(4, 0, "lost no Life"), (3, 4, "as often as anybody may be")])
def test_why_nobody_heals_is_told_by_what_was_healed(lives: int, healed: int, words: str) -> None:
    scene = arriving(figure("elf", "city", lives=lives, healed=healed, gold=2, objects="sword#1"), FAR)
    until(scene, lambda: scene.asked[1] == "service", idle)
    assert words in scene.refusal("service:doctor")[0]


@pytest.mark.clause("TAL-2.9b")
@pytest.mark.parametrize(
    ("character", "about"), [("priest", "The throw, if you add 1 to it every time"), ("elf", "Pray: throw 2 dice")]
)
def test_the_odds_of_a_prayer_say_what_is_added_to_it(character: str, about: str) -> None:
    scene = arriving(figure(character, "temple"), FAR)
    until(scene, lambda: "pray_temple" in scene.offered, idle)
    odds = scene.open().odds("pray_temple")
    assert odds is not None
    assert str(odds.about) == about
