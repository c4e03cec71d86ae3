"""A destination says on its own card what it brings: its catch, its odds, and whether it is a way back."""

from __future__ import annotations

import pytest

from game.talisman.state import MOVING
from game.ui.tables.talisman.words.dangers import danger_at
from game.ui.tables.talisman.words.destinations import note_for
from tests.talisman.scene import Scene, figure, space_id


def note(scene: Scene, space: str) -> str:
    """The note on a destination of the open question."""
    return note_for(scene.view(0), scene.decision, space_id(space))


def danger(scene: Scene, space: str) -> str:
    """The line of its danger."""
    found = danger_at(scene.decision, f"space:{space_id(space)}", scene.view(0))
    return found.words if found is not None else ""


def after_the_throw(space: str, thrown: int = 2, **more: object) -> Scene:
    """Asked where to go."""
    scene = Scene(MOVING, figure("warrior", space, **more), dice=(thrown,), patient=True)
    scene.choose("throw")
    return scene


def test_a_space_that_helps_its_enemies_says_so() -> None:
    scene = after_the_throw("middle_06_chasm")
    assert note(scene, "cursed_glade") == "Draw 1 card. Objects give no Strength or Craft, and Spells fail!"
    scene = after_the_throw("middle_07_runes")
    assert note(scene, "middle_05_runes") == "Draw 1 card. Enemies add 3 to their die!"


def test_a_prayer_tells_its_odds_and_costs_nobody_who_does_not_pray() -> None:
    scene = after_the_throw("middle_10_oasis", lives=1)
    assert danger(scene, "temple") == "If you pray: 72 % good, 28 % bad"
    there = scene.open().options_at(f"space:{space_id('temple')}")
    odds = scene.open().odds(there[0])
    assert odds is not None
    assert not any(outcome.loss for outcome in odds)


@pytest.mark.clause("TAL-6.11.5c")
def test_a_way_back_is_marked_and_one_out_of_the_inner_region_too() -> None:
    scene = Scene(MOVING, figure("warrior", "dice_with_death", held="death", objects="talisman#t1"), patient=True)
    assert note(scene, "crypt") == "Back: nothing need be faced there"
    scene = Scene(MOVING, figure("warrior", "werewolf_den", objects="talisman#t1"), patient=True)
    assert note(scene, "valley_of_fire") == "Your Talisman lets you in"
    scene = Scene(MOVING, figure("warrior", "plain_of_peril"), patient=True)
    assert note(scene, "portal_of_power") == "Back, out of the Inner Region"


@pytest.mark.clause("TAL-6.14.7a")
def test_the_den_and_the_pits_tell_how_often_they_cost_a_life() -> None:
    scene = Scene(MOVING, figure("warrior", "dice_with_death"), patient=True)
    assert danger(scene, "werewolf_den").startswith("Werewolf: you lose a Life, ")
    weak, strong = (
        Scene(MOVING, figure("warrior", "vampires_tower", strength=strength), patient=True) for strength in (4, 20)
    )
    assert danger(weak, "pits").startswith("The Lizardmen: you lose a Life, ")
    assert danger(strong, "pits") == "The Lizardmen: you lose, 0 %"


def test_the_tower_says_what_the_vampire_takes() -> None:
    scene = Scene(MOVING, figure("warrior", "mines"), patient=True)
    assert danger(scene, "vampires_tower") == "1 to 3 Lives or Followers lost"
