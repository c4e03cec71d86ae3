"""A change of Alignment is carried out at once and whole, and whoever may change is asked in time (TAL-6.7)."""

from __future__ import annotations

import pytest

from tests.talisman.scene import Scene, arriving, figure, moving

FIELDS = "outer_01_fields"
FAR = figure("troll", "outer_13_fields")


def converted(objects: str, **more: object) -> Scene:
    """A Good Elf with these Objects meets Mephistopheles."""
    elf = figure("elf", FIELDS, objects=objects, **more)
    return arriving(elf, FAR, lying={FIELDS: "mephistopheles#1"})


@pytest.mark.clause("TAL-6.7.3", "TAL-6.2.8a")
@pytest.mark.parametrize("objects", ["holy_grail#1 holy_lance#1", "holy_lance#1 holy_grail#1"])
def test_everything_forbidden_has_been_left_before_surplus_spells_are_asked_for(objects: str) -> None:
    scene = converted(objects, craft=5, spells="hex#1 divination#1 alchemy#1")
    assert scene.asked == (0, "surplus_spell")
    assert scene.hero().alignment == "evil"
    assert scene.hero().objects == ()
    assert {*scene.lying(FIELDS)} >= {"holy_grail#1", "holy_lance#1"}
    told = [event.kind for event in scene.events]
    assert told.index("alignment") < told.index("left")
    assert [event.fact("card") for event in scene.told("left")] == objects.split()
    scene.choose("discard:hex#1")
    assert scene.hero().spells == ("divination#1", "alchemy#1")


@pytest.mark.clause("TAL-6.7.3")
def test_an_object_that_the_new_alignment_allows_stays() -> None:
    scene = converted("sword#1 holy_lance#1 cross#1")
    assert scene.hero().objects == ("sword#1", "cross#1")


@pytest.mark.clause("TAL-6.7.3", "TAL-6.2.8a")
def test_the_druid_who_changes_at_will_leaves_all_that_is_forbidden_at_once() -> None:
    druid = figure("druid", FIELDS, objects="holy_grail#1 holy_lance#1", craft=5, spells="hex#1 nullify#1 alchemy#1")
    scene = moving(druid, FAR).choose("become:evil")
    assert scene.asked == (0, "surplus_spell")
    assert scene.hero().objects == ()


@pytest.mark.clause("TAL-6.7.2")
@pytest.mark.parametrize(
    ("answer", "number", "taken"),
    [("keep", 4, 0), ("keep", 5, 1), ("become:good", 5, 0), ("become:good", 6, 1), ("become:evil", 4, 1)],
)
def test_the_druid_is_asked_for_his_alignment_before_the_sorceress_throws(answer: str, number: int, taken: int) -> None:
    scene = arriving(figure("sorceress", FIELDS), figure("druid", FIELDS, gold=2), dice=(number,)).choose("beguile:1")
    assert scene.asked == (1, "declare_alignment")
    assert not scene.told("thrown")
    scene.choose(answer)
    assert scene.hero(1).gold == 2 - taken
    assert bool(scene.told("not_beguiled")) != bool(taken)


@pytest.mark.clause("TAL-6.7.2", "TAL-6.19.8")
@pytest.mark.parametrize("victim", [{"changed": True}, {"toad": 2, "gold": 0, "objects": ""}])
def test_a_druid_who_has_changed_or_is_a_toad_is_not_asked(victim: dict[str, object]) -> None:
    druid = figure("druid", FIELDS, **{"gold": 2, "objects": "", **victim})
    scene = arriving(figure("sorceress", FIELDS), druid, dice=(3,))
    if "beguile:1" in scene.offered:
        scene.choose("beguile:1")
        assert scene.told("not_beguiled")
    assert not scene.was_asked("declare_alignment")
