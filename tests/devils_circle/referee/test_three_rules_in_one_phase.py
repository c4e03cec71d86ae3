"""Three rules that meet in one phase: wards, hands, salt, dawn and possession, and what is offered."""

from __future__ import annotations

import pytest

from game.devils_circle.box.board import field_number
from tests.devils_circle.referee.nights import BARE, DAWN, FAR_MAGE, STAYS, at_turn
from tests.devils_circle.scene import Scene, edges, fields


def verbs(scene: Scene) -> set[str]:
    """What can be done, whatever to."""
    return {key.partition(":")[0] for key in scene.offered}


@pytest.mark.clause("DK-7.7", "DK-7.8", "DK-6.14")
def test_a_wand_is_handed_to_a_free_hand_only_and_nothing_to_the_possessed() -> None:
    full = Scene({"orlan": {"at": "c2"}, "mirel": {"at": "c3", "wand": 2}})
    assert "give:mirel" not in full.offered, "she has all else to the limit"
    free = Scene({"orlan": {"at": "c2"}, "mirel": {"at": "c3", "wand": 1}})
    assert "give:mirel" in free.offered
    held = {"gorm": {"at": "d3", "power": 60, "holds": "mirel"}}
    possessed = Scene({"orlan": {"at": "c2"}, "mirel": {"at": "c3", "wand": 0, "book": 0}}, held)
    possessed.settle()
    while possessed.asked[0] != 0:
        possessed.choose("finish")
    assert not [key for key in possessed.offered if key.startswith("give:mirel")]


@pytest.mark.clause("DK-7.40", "DK-8.9", "DK-7.41", "DK-14.12")
def test_at_dawn_herbs_are_set_and_neither_torch_nor_exorcism_is_offered() -> None:
    mages = {"orlan": {"at": "c2", "wand": 0}}
    night = Scene(mages, {"gorm": {"at": "c3", "power": 20}})
    dawn = Scene(mages, {"gorm": {"at": "c3", "power": 20}}, **DAWN)
    assert verbs(night) - verbs(dawn) == {"exorcise", "torch"}
    assert "herbs" in dawn.offered


@pytest.mark.clause("DK-8.17", "DK-8.14", "DK-8.15")
def test_two_mages_beside_the_cradle_push_it_once_between_them() -> None:
    mages = {"orlan": {"at": "c2", "wand": 0}, "mirel": {"at": "c4", "wand": 0}}
    scene = Scene(mages, cradle=field_number("c3"))
    scene.choose("push")
    while scene.asked[1] != "mage":
        scene.choose(sorted(scene.offered)[0])
    assert scene.state.cradle != field_number("c3")
    assert "push" not in scene.offered
    scene.choose("select:mirel")
    assert "push" not in scene.offered


@pytest.mark.clause("DK-10.24", "DK-10.23", "DK-16.3")
@pytest.mark.parametrize(("power", "asked"), [(1, False), (2, True)])
def test_a_demon_that_cannot_keep_one_point_of_power_is_not_asked_to_flee(power: int, asked: bool) -> None:
    scene = Scene({"orlan": {"at": "c2"}}, {"gorm": {"at": "c3", "power": power, "materiality": 0}})
    scene.choose("drops:gorm")
    assert (scene.asked[1] != "mage") == asked


@pytest.mark.clause("DK-11.12", "DK-9.20")
def test_a_seventh_pentagram_is_not_offered() -> None:
    six = tuple((number, field_number(f"{letter}3"), 0) for number, letter in enumerate("bcdefg", 1))
    bare = {"orlan": {"at": "l12"}}
    assert not [
        key for key in at_turn(bare, {"at": "k7", "power": 20}, 6, pentagrams=six).offered if "pentagram" in key
    ]
    assert [
        key for key in at_turn(bare, {"at": "k7", "power": 20}, 6, pentagrams=six[:5]).offered if "pentagram" in key
    ]


@pytest.mark.clause("DK-9.26", "DK-14.14", "DK-9.16")
def test_a_demon_in_the_ring_may_only_step_and_at_dawn_leave() -> None:
    ring = at_turn(FAR_MAGE, {"at": "g1", "power": 20}, 6)
    assert verbs(ring) == {"walk", "end", "rescue"}
    dawn = at_turn(FAR_MAGE, {"at": "g1", "power": 20}, 6, **DAWN)
    assert "leave" in dawn.offered


@pytest.mark.clause("DK-7.14", "DK-7.37", "DK-7.18")
def test_wands_and_torches_round_a_demon_on_a_pentagram_only_the_torches_work() -> None:
    scene = at_turn(
        FAR_MAGE, {"at": "c3", "power": 20, "materiality": 1}, 0,
        wands=fields("c2 c4"), torches=((field_number("b3"), 45),), pentagrams=((1, field_number("c3"), 0),),
    )  # fmt: skip
    scene.choose("end") if "end" in scene.offered else scene.choose(sorted(scene.offered)[0])
    assert (scene.demon().power, scene.demon().materiality) == (20, 3)


@pytest.mark.clause("DK-7.26", "DK-10.7", "DK-7.25")
def test_breaking_one_salt_line_may_leave_a_demon_too_weak_for_the_next() -> None:
    scene = at_turn(FAR_MAGE, {"at": "c2", "power": 11, "materiality": 0}, 12, salt=edges("c2-c3 c3-c4"))
    assert "step:c3" in scene.offered
    scene.choose("step:c3")
    assert (scene.demon().power, scene.demon().materiality) == (8, 1)
    assert "step:c4" not in scene.offered
    assert scene.state.salt == edges("c3-c4")


@pytest.mark.clause("DK-11.1", "DK-11.4", "DK-11.8")
def test_a_curse_on_the_princess_alone_cannot_be_averted_and_three_of_them_win() -> None:
    scene = at_turn({"orlan": {"at": "l12"}}, {"at": "g5", "power": 9}, 2, princess=1)
    scene.choose("curse")
    assert scene.ending == "DK-15.2"


@pytest.mark.clause("DK-8.19", "DK-6.10", "DK-8.22")
def test_a_mage_who_has_attacked_may_walk_on_but_strikes_no_second_demon() -> None:
    scene = Scene({"orlan": {"at": "c2"}}, {"gorm": {"at": "c3", "power": 60, "materiality": 1, **STAYS}})
    scene.choose("attack:gorm")
    assert (scene.mage().points, scene.mage().book) == (3, 0)
    assert not [key for key in scene.offered if key.startswith("attack")]
    assert "drops:gorm" in scene.offered


@pytest.mark.clause("DK-8.3", "DK-6.15", "DK-8.4")
@pytest.mark.parametrize("traits", [{"wand": 2}, {"book": 0}, {"herb": 0}, {"power": 3}, {"wand": 0, "power": 6}])
def test_an_exorcism_needs_book_herbs_hand_and_power(traits: dict[str, int]) -> None:
    scene = Scene({"orlan": {"at": "c2", **traits}}, {"gorm": {"at": "c3", "power": 20}})
    assert not [key for key in scene.offered if key.startswith("exorcise")]
    able = Scene({"orlan": {"at": "c2", "power": 7}}, {"gorm": {"at": "c3", "power": 20}})
    assert {key for key in able.offered if key.startswith("exorcise")} == {f"exorcise:gorm:{n}" for n in (1, 2, 3)}


@pytest.mark.clause("DK-7.47", "DK-7.3", "DK-7.49")
def test_bare_hands_find_neither_wand_nor_book_among_the_supplies() -> None:
    scene = Scene({"orlan": {"at": "g7", **BARE, "garlic": 0, "salt": 0, "drops": 0, "torch": 0, "herb": 0}})
    scene.choose("resupply")
    for _ in range(40):
        if scene.asked[1] == "mage":
            break
        assert not [key for key in scene.offered if "wand" in key or "book" in key]
        scene.choose(sorted(scene.offered)[-1])
    mage = scene.mage()
    assert (mage.wand, mage.book) == (0, 0)
    assert mage.garlic + mage.salt + mage.drops + mage.torch + mage.herb > 0
