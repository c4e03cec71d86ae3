"""Laying down in time what a throw may take: Objects before the Witch's die, Followers before that of the Chasm."""

from __future__ import annotations

import pytest

from tests.talisman.meeting.playing_on import advised, first_of, idle_till, until
from tests.talisman.scene import Scene, arriving, figure

FIELDS, WITCH = "outer_01_fields", "witch#1"
FAR = figure("ghoul", "outer_14_hills")


def laid_down(scene: Scene, *cards: str) -> Scene:
    """The cards are laid down beside the throw that is asked for."""
    for card in cards:
        assert scene.asked[1] in ("card_throw", "space_throw")
        scene.choose(f"leave:{card}")
    return scene


# -- the Witch -------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.5.4-R", "TAL-A.witch", "TAL-FLOW-2")
def test_objects_laid_down_before_the_witchs_die_are_not_hers_and_are_taken_up_after_it() -> None:
    scene = arriving(figure("elf", FIELDS, objects="talisman#1 ring#1"), FAR, deck=WITCH, dice=(3,))
    assert {*scene.offered} == {"throw", "leave:talisman#1", "leave:ring#1"}
    laid_down(scene, "talisman#1", "ring#1")
    scene.choose("take:talisman#1", "take:ring#1")
    assert set(scene.hero().objects) == {"talisman#1", "ring#1"}
    assert not scene.was_asked("lost_object")
    assert scene.told("nothing_lost")


@pytest.mark.clause("TAL-6.5.4-R", "TAL-A.witch")
def test_the_witch_takes_what_was_kept_beside_what_was_laid_down() -> None:
    scene = arriving(figure("elf", FIELDS, objects="talisman#1 axe#1"), FAR, lying={FIELDS: WITCH}, dice=(3,))
    laid_down(scene, "talisman#1").choose("throw")
    assert "axe#1" in scene.state.adventure.discard
    assert scene.lying(FIELDS) == (WITCH, "talisman#1")


@pytest.mark.clause("TAL-A.witch", "TAL-A.mule", "TAL-6.5.5b")
def test_a_mule_laid_down_before_the_witch_lets_its_load_fall_too() -> None:
    owner = figure("elf", FIELDS, objects="mule#1 axe#1 helmet#1 shield#1 sword#1 ring#1")
    scene = laid_down(arriving(owner, FAR, deck=WITCH, dice=(4,)), "mule#1")
    assert scene.asked == (0, "surplus_object")
    scene.choose("leave:axe#1")
    assert {*scene.offered} == {"throw", "leave:helmet#1", "leave:shield#1", "leave:sword#1", "leave:ring#1"}


@pytest.mark.clause("TAL-A.witch", "TAL-6.19.2b-R")
def test_who_becomes_a_toad_does_not_take_up_what_it_had_laid_down() -> None:
    scene = arriving(figure("elf", FIELDS, objects="ring#1 axe#1"), FAR, deck=WITCH, dice=(1,))
    laid_down(scene, "ring#1").choose("throw")
    assert set(scene.lying(FIELDS)) == {WITCH, "ring#1", "axe#1"}
    assert not scene.was_asked("take")


@pytest.mark.clause("TAL-A.witch", "TAL-6.19.2a", "TAL-6.11.19a")
@pytest.mark.parametrize(
    "visitor",
    [
        figure("elf", FIELDS, followers="maiden#1", gold=5),
        figure("elf", FIELDS, raft="raft#1"),
        figure("elf", FIELDS, toad=2, gold=0, trophies="dragon#1"),
    ],
)
def test_nobody_is_offered_to_lay_down_what_the_witch_does_not_take(visitor: object) -> None:
    scene = arriving(visitor, FAR, deck=WITCH, dice=(4,))  # type: ignore[arg-type]
    assert scene.forced.count("card_throw") == 1, "there is the die alone to throw"


@pytest.mark.clause("TAL-A.witch", "TAL-6.18.2c")
def test_who_evades_the_witch_has_nothing_to_fear_and_is_not_asked() -> None:
    scene = arriving(figure("elf", FIELDS, objects="ring#1", spells="immobility#1"), FAR, deck=WITCH)
    idle_till(scene, "cast:immobility#1")
    assert not scene.was_asked("card_throw")
    assert scene.hero().objects == ("ring#1",)


@pytest.mark.clause("TAL-A.imp", "TAL-A.cave", "TAL-FLOW-2")
@pytest.mark.parametrize("card", ["imp#1", "magic_portal#1", "shrine#1"])
def test_beside_throws_that_take_no_object_none_is_laid_down(card: str) -> None:
    scene = arriving(figure("elf", FIELDS, objects="ring#1"), FAR, lying={FIELDS: card}, dice=(4,), patient=True)
    until(scene, lambda: scene.asked[1] == "card_throw", first_of())
    assert not [key for key in scene.offered if key.startswith("leave")]


# -- the Chasm -------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.6.4", "TAL-6.6.3", "TAL-FLOW-2")
def test_a_follower_laid_down_before_the_chasms_die_is_not_thrown_for_and_stays_there() -> None:
    scene = arriving(figure("elf", "chasm", followers="maiden#1 prince#1"), FAR, dice=(6, 1))
    assert {*scene.offered} == {"throw", "leave:maiden#1", "leave:prince#1"}
    laid_down(scene, "maiden#1").choose("throw")
    assert [event.fact("card") for event in scene.told("follower_thrown")] == ["prince#1"]
    assert scene.lying("chasm") == ("maiden#1",)
    assert scene.hero().followers == ()
    assert not scene.was_asked("take"), "what lies there was to be taken before the space's own instructions"


@pytest.mark.clause("TAL-6.6.4", "TAL-A.cursed-by-a-hag", "TAL-A.poltergeist")
def test_hag_and_poltergeist_are_not_left_in_the_chasm() -> None:
    scene = arriving(
        figure("elf", "chasm", followers="cursed_by_a_hag#1 poltergeist#1", objects="ring#1"), FAR, dice=(6,)
    )
    assert scene.forced.count("space_throw") == 1


@pytest.mark.clause("TAL-6.6.4", "TAL-A.guide")
def test_who_lays_the_guide_down_is_safe_no_more() -> None:
    scene = arriving(figure("elf", "chasm", followers="guide#1 maiden#1"), FAR, dice=(6, 1))
    assert "safe" in scene.offered
    laid_down(scene, "guide#1")
    assert {*scene.offered} == {"throw", "leave:maiden#1"}


@pytest.mark.clause("TAL-6.6.4", "TAL-A.maiden", "TAL-6.2.8a")
def test_a_maiden_laid_down_at_the_chasm_takes_the_spell_that_she_allowed_along() -> None:
    owner = figure("elf", "chasm", followers="maiden#1", spells="hex#1 alchemy#1 divination#1")
    scene = arriving(owner, FAR, dice=(6,))
    laid_down(scene, "maiden#1")
    assert scene.asked == (0, "surplus_spell")


# -- what computer players make of it --------------------------------------------------------------------


@pytest.mark.clause("TAL-HID-4", "TAL-A.witch")
def test_a_computer_player_throws_and_leaves_nobody_behind() -> None:
    witch = arriving(figure("elf", FIELDS, objects="axe#1"), FAR, deck=WITCH)
    chasm = arriving(figure("elf", "chasm", lives=1, followers="maiden#1"), FAR)
    assert (advised(witch), advised(chasm)) == ("throw", "throw")
