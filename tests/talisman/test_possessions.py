"""Objects, Followers, Gold, taking and leaving, Alignment (TAL-6.3, 6.5, 6.6, 6.7, 6.12)."""

from __future__ import annotations

import pytest

from game.engine.deck import Deck
from game.talisman.cards import SPELL_DECK, instances
from tests.talisman.scene import Scene, arriving, figure, moving

FAR = figure("druid", "outer_13_fields", missed=1)


def finds(name: str, lying: str, space: str = "village", gold: int = 0, **more: object) -> Scene:
    """A Character ends its move where things lie."""
    heaps = {space: gold} if gold else None
    return arriving(figure(name, space, **more), FAR, lying={space: lying} if lying else None, gold=heaps)


@pytest.mark.clause("TAL-6.12.1a", "TAL-6.12.1b", "TAL-6.12.1g", "TAL-6.15.9a", "TAL-CHOICE", "TAL-6.6a", "TAL-6.5a")
def test_what_lies_there_may_be_taken_or_left() -> None:
    scene = finds("thief", "sword#1 maiden#1 two_bags_of_gold#1 cross#1", gold=3)
    keys = {"take:sword#1", "take:maiden#1", "take:two_bags_of_gold#1", "take:cross#1", "take:gold", "done"}
    assert set(scene.offered) == keys
    scene.choose("take:gold", "take:two_bags_of_gold#1", "take:maiden#1", "done")
    assert (scene.hero().gold, scene.hero().followers) == (6, ("maiden#1",))
    assert scene.lying("village") == ("sword#1", "cross#1")
    assert "two_bags_of_gold#1" in scene.state.adventure.discard


@pytest.mark.clause("TAL-6.12.1d", "TAL-6.12.1d-R", "TAL-6.15.9a")
def test_on_a_drawing_space_things_are_taken_in_the_fifth_step() -> None:
    scene = finds("thief", "sword#p1 maze#1", space="outer_01_fields", gold=2)
    assert not [event for event in scene.told("card_met") if event.fact("card") == "maze#1"]
    assert set(scene.offered) == {"take:sword#p1", "take:gold", "done"}


@pytest.mark.clause("TAL-6.5.2a", "TAL-6.5.2b", "TAL-6.5.2b-R", "TAL-6.15.9b", "TAL-6.12.1e")
def test_nobody_takes_what_he_is_not_entitled_to() -> None:
    scene = finds("monk", "sword#1 runesword#1 cross#1")
    assert set(scene.offered) == {"take:cross#1", "done"}
    assert scene.refusal("card:sword#1")[1] == "TAL-6.5.2a"


@pytest.mark.clause(
    "TAL-6.5.3", "TAL-6.5.3-R", "TAL-6.5.5a", "TAL-6.5.5b", "TAL-6.12.1e", "TAL-6.12.1g-R", "TAL-CHOICE"
)
def test_four_objects_and_whoever_takes_a_fifth_leaves_one() -> None:
    scene = finds("thief", "armour#1 sword#p1 talisman#t1 mule#1", objects="sword#1 axe#1 cross#1 ring#1")
    scene.choose("take:sword#p1", "take:talisman#t1")
    assert len(scene.hero().objects) == 6, "cards of the stock do not count"
    scene.choose("take:armour#1")
    assert scene.asked == (0, "surplus_object")
    assert "leave:sword#p1" not in scene.offered
    scene.choose("leave:cross#1")
    assert "cross#1" in scene.lying("village")
    scene.choose("take:mule#1", "take:cross#1")
    assert len(scene.hero().objects) == 8, "with a Mule there is no limit"


@pytest.mark.clause("TAL-6.5.4", "TAL-6.5.4-R", "TAL-6.6.4", "TAL-CHOICE", "TAL-FLOW-2")
def test_objects_and_followers_may_be_left_in_the_own_turn() -> None:
    owner = figure("thief", "outer_00_village", objects="sword#1", followers="maiden#1 poltergeist#1")
    scene = moving(owner, FAR)
    assert {"leave:sword#1", "leave:maiden#1"} <= set(scene.offered)
    assert "leave:poltergeist#1" not in scene.offered
    assert scene.refusal("card:poltergeist#1")[1] == "TAL-6.6.4"
    scene.choose("leave:maiden#1", "leave:sword#1")
    assert set(scene.lying("village")) == {"maiden#1", "sword#1"}


@pytest.mark.clause("TAL-6.6.1", "TAL-6.6.2", "TAL-6.5.1", "TAL-6.20.3a", "TAL-HID-2", "TAL-6.1.5-R")
def test_everything_but_spells_is_seen_by_all() -> None:
    many = "maiden#1 unicorn#1 guide#1 guide#2 gnome#1 pixie#1"
    scene = moving(figure("thief", followers=many, objects="sword#p1", trophies="bear#1", spells="hex#1"), FAR)
    sheet = scene.view(1).heroes[0]
    assert len(sheet.followers) == 6
    assert (sheet.objects, sheet.trophies, sheet.spell_count, sheet.spells) == (("sword#p1",), ("bear#1",), 1, ())


@pytest.mark.clause("TAL-6.3.4-R", "TAL-6.3.4")
def test_who_must_lose_more_gold_than_he_has_loses_all() -> None:
    scene = arriving(figure("thief", "tavern", gold=0), FAR, dice=(3,))
    assert scene.hero().gold == 0
    assert not scene.told("gold_lost")


@pytest.mark.clause("TAL-6.7.3", "TAL-6.7.1b-R")
def test_a_change_of_alignment_leaves_forbidden_objects_behind() -> None:
    scene = arriving(
        figure("troll", "fields", objects="holy_lance#1 holy_grail#1 sword#1"), FAR, deck="mephistopheles#1"
    )
    assert scene.hero().alignment == "evil"
    assert set(scene.lying("outer_01_fields")) == {"holy_lance#1", "holy_grail#1"}


@pytest.mark.clause("TAL-6.2.7c", "TAL-6.2.7c-R", "TAL-6.9.4", "TAL-6.9.5a", "TAL-6.2.7a", "TAL-C7")
def test_growing_craft_brings_a_spell_at_once() -> None:
    scene = finds("thief", "solomons_crown#1", spells="hex#1")
    scene.choose("take:solomons_crown#1")
    assert len(scene.hero().spells) == 2, "Craft 3 to 5: from one Spell to two"
    off = arriving(figure("thief", "village", spells="hex#1"), FAR, lying={"village": "solomons_crown#1"},
                   options={"free_spell_on_craft_rise": False})  # fmt: skip
    off.choose("take:solomons_crown#1")
    assert len(off.hero().spells) == 1


@pytest.mark.clause("TAL-6.2.7c-R")
def test_one_card_brings_spells_to_one_character_only_once() -> None:
    scene = finds("thief", "solomons_crown#1 sword#1", spells="hex#1", awarded=("solomons_crown#1",))
    scene.choose("take:solomons_crown#1")
    assert len(scene.hero().spells) == 1


@pytest.mark.clause("TAL-6.2.6b", "TAL-6.2.6b-R", "TAL-A.wand")
def test_the_wand_allows_a_spell_where_craft_does_not() -> None:
    scene = finds("troll", "wand#1")
    scene.choose("take:wand#1")
    assert len(scene.hero().spells) == 1


@pytest.mark.clause("TAL-6.2.6a")
def test_the_allowance_follows_the_table() -> None:
    for points, spells in ((1, 0), (2, 0), (3, 1), (4, 2), (5, 2), (6, 3), (9, 3)):
        scene = moving(figure("troll", "crags", craft=points), FAR)
        assert scene.view(0).heroes[0].spell_allowance == spells


@pytest.mark.clause("TAL-6.2.8a", "TAL-6.2.8b", "TAL-6.2.8b-R", "TAL-6.9.3", "TAL-6.9.3-R", "TAL-CHOICE", "TAL-C16")
def test_surplus_spells_are_discarded_by_the_owners_choice_only_when_they_are_surplus() -> None:
    scene = moving(figure("thief", "fields", objects="ring#1", spells="hex#1 teleport#1"), FAR)
    assert not any(key.startswith("discard") for key in scene.offered)
    scene.choose("leave:ring#1")
    assert scene.asked == (0, "surplus_spell")
    assert scene.open().secret
    scene.choose("discard:hex#1")
    assert scene.hero().spells == ("teleport#1",)
    assert scene.view(1).spell_discard == ("hex#1",)


@pytest.mark.clause("TAL-6.9.5b", "TAL-6.9.5b-R")
def test_a_spent_spell_deck_is_made_anew_from_its_discards() -> None:
    everything = Deck((), instances(SPELL_DECK))
    scene = arriving(figure("elf", "chapel"), FAR, dice=(6,), state={"spells": everything, "moved": True})
    scene.choose("pray_chapel")
    assert len(scene.hero().spells) == 1
    assert len(scene.state.spells.cards) == 25
