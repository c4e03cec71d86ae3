"""Own and total Strength and Craft: what raises them, what lowers them, where they count (TAL-6.1, TAL-6.2)."""

from __future__ import annotations

import pytest

from game.talisman.rules.table.sheet import craft, strength
from tests.talisman.scene import Scene, arriving, figure, moving

FIELDS = "outer_01_fields"
FAR = figure("druid", "outer_13_fields", missed=9)


def meets(name: str, lying: str, *dice: int, space: str = FIELDS, **more: object) -> Scene:
    """A Character arrives on a space where cards lie."""
    return arriving(figure(name, space, **more), FAR, lying={space: lying}, dice=dice)


def enchanted(name: str, number: int, **more: object) -> Scene:
    """A Character throws that number at the Enchantress: 2 and 3 lose, 4 and 5 gain."""
    return arriving(figure(name, "city", **more), FAR, dice=(number,)).choose("enchantress")


@pytest.mark.clause("TAL-6.1a", "TAL-6.2a")
def test_strength_decides_combat_and_craft_decides_psychic_combat() -> None:
    troll = meets("troll", "bear#1", 3, 3).told("fight_thrown")[0]
    assert troll.fact("score") == 3 + 6
    assert meets("troll", "wraith#1", 3, 3).told("fight_thrown")[0].fact("score") == 3 + 1


@pytest.mark.clause("TAL-6.1a")
def test_other_instructions_ask_for_strength_too() -> None:
    assert not meets("troll", "marsh#1").told("will_miss"), "Strength 6, Craft 1"
    assert meets("wizard", "marsh#1", spells="hex#1").told("will_miss"), "Strength 2, Craft 5"


@pytest.mark.clause("TAL-6.2a", "TAL-6.2.6a")
def test_craft_and_not_strength_decides_how_many_spells_are_held() -> None:
    assert meets("troll", "book_of_spells#1").hero().spells == ()
    assert len(meets("elf", "book_of_spells#1").hero().spells) == 2


@pytest.mark.clause("TAL-6.1.1a", "TAL-6.2.1a")
def test_points_gained_raise_the_own_values() -> None:
    assert enchanted("thief", 5).hero().strength == 4
    assert enchanted("thief", 4).hero().craft == 4
    assert (enchanted("thief", 5).hero().craft, enchanted("thief", 4).hero().strength) == (3, 3)


@pytest.mark.clause("TAL-6.1.1b", "TAL-6.2.1b")
def test_what_cards_add_is_never_part_of_the_own_value() -> None:
    scene = moving(figure("thief", "fields", objects="ring#1", followers="unicorn#1 maiden#1"))
    sheet = scene.view(0).heroes[0]
    assert (sheet.own_strength, sheet.own_craft) == (3, 3)
    for number in (2, 3):
        drained = enchanted("thief", number, objects="ring#1", followers="unicorn#1")
        assert (drained.hero().strength, drained.hero().craft) == (3, 3), "there is nothing of his own to lose"


@pytest.mark.clause("TAL-6.1.1c", "TAL-6.1.6a")
def test_strength_of_objects_and_followers_counts_wherever_strength_is_needed() -> None:
    helped = {"objects": "magic_belt#1", "followers": "unicorn#1"}
    assert strength(moving(figure("thief", FIELDS, **helped)).state, 0) == 3 + 2 + 1
    assert meets("thief", "bear#1", 1, 1, **helped).told("fight_thrown")[0].fact("score") == 1 + 6
    opened = moving(figure("thief", "portal_of_power", **helped), FAR, dice=(1, 3, 3))
    assert opened.choose("throw", "inwards", "strength").told("portal_opened")
    assert not meets("thief", "marsh#1", **helped).told("will_miss")


@pytest.mark.clause("TAL-6.2.1b", "TAL-6.2.5")
def test_craft_of_objects_and_followers_counts_wherever_craft_is_needed() -> None:
    helped = {"objects": "ring#1", "followers": "maiden#1"}
    assert craft(moving(figure("thief", FIELDS, **helped)).state, 0) == 3 + 2 + 2
    assert meets("thief", "wraith#1", 1, 1, **helped).told("fight_thrown")[0].fact("score") == 1 + 7
    opened = moving(figure("thief", "portal_of_power", **helped), FAR, dice=(1, 3, 4))
    assert opened.choose("throw", "inwards", "craft").told("portal_opened")


@pytest.mark.clause("TAL-6.1.2", "TAL-6.2.2")
def test_a_loss_lowers_the_own_value_by_what_is_lost() -> None:
    assert enchanted("thief", 2, strength=6, craft=6).hero().strength == 5
    assert enchanted("thief", 3, strength=6, craft=6).hero().craft == 5
    lost = enchanted("thief", 2, strength=6).told("strength_lost")
    assert [event.fact("points") for event in lost] == [1]


@pytest.mark.clause("TAL-6.1.3", "TAL-6.1.3-R", "TAL-6.2.3", "TAL-6.2.3-R")
@pytest.mark.parametrize("number", [2, 3])
def test_a_loss_stops_at_the_printed_value_and_costs_nothing_else(number: int) -> None:
    scene = enchanted("thief", number, objects="sword#1", followers="guide#1", spells="hex#1", gold=2)
    hero = scene.hero()
    assert (hero.strength, hero.craft, hero.lives, hero.gold) == (3, 3, 4, 2)
    assert (hero.objects, hero.followers, hero.spells) == (("sword#1",), ("guide#1",), ("hex#1",))
    assert (hero.missed, hero.toad, scene.turn) == (0, 0, 0)
    assert not scene.told("strength_lost") + scene.told("craft_lost"), "and nothing is told of it"


@pytest.mark.clause("TAL-6.1.6b-R", "TAL-6.11.24c-R", "TAL-C16")
@pytest.mark.parametrize("weapon", ["sword#1", "axe#1", "holy_lance#1", "runesword#1"])
def test_a_weapon_adds_its_point_in_combat_and_nowhere_else(weapon: str) -> None:
    assert meets("thief", "bear#1", 2, 2, objects=weapon).told("fight_thrown")[0].fact("score") == 2 + 3 + 1
    assert meets("thief", "marsh#1", objects=weapon, strength=4).told("will_miss")
    crypt = arriving(figure("thief", "crypt", objects=weapon), FAR, dice=(1, 1, 2))
    assert crypt.hero().space == "inner_00_plain_of_peril", "4 less 3 is 1"
    portal = moving(figure("thief", "portal_of_power", objects=weapon), FAR, dice=(1, 2, 2))
    assert portal.choose("throw", "inwards", "strength").told("portal_shut")


# -- trophies ------------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.1.4a", "TAL-6.2.4", "TAL-6.2.4-R")
def test_only_enemies_with_strength_are_kept_and_spirits_give_nothing() -> None:
    for card in ("bear#1", "ogre#1", "dragon#1"):
        assert meets("troll", card, 6, 1, strength=20).decline("exchange").hero().trophies == (card,)
    spirit = meets("elf", "spectre#1", 6, 1)
    assert (spirit.hero().trophies, spirit.hero().craft, spirit.hero().strength) == ((), 4, 3)
    assert "spectre#1" in spirit.state.adventure.discard


@pytest.mark.clause("TAL-6.1.4b", "TAL-6.1.4c", "TAL-6.1.4c-R")
@pytest.mark.parametrize(
    ("trophies", "gained"),
    [("dragon#1", 1), ("giant#1 wild_boar#1", 1), ("dragon#1 giant#1", 1), ("dragon#1 dragon#2", 2),
     ("dragon#1 giant#1 wild_boar#1", 2)],
)  # fmt: skip
def test_seven_points_are_a_point_of_strength_and_what_is_over_is_lost(trophies: str, gained: int) -> None:
    scene = moving(figure("troll", "outer_00_village", trophies=trophies), FAR).choose("exchange")
    for card in trophies.split():
        if scene.open().option(f"add:{card}"):
            scene.choose(f"add:{card}")
    scene.choose("hand_in")
    assert scene.hero().strength == 6 + gained
    assert scene.hero().trophies == ()
    assert set(trophies.split()) <= set(scene.state.adventure.discard)


@pytest.mark.clause("TAL-6.1.4b", "TAL-6.1.4c-R")
def test_six_points_are_not_enough_though_the_runes_had_helped_the_enemy() -> None:
    runes = "middle_05_runes"
    scene = meets("troll", "giant#1", 6, 1, space=runes)
    assert scene.hero().trophies == ("giant#1",)
    assert not scene.was_asked("exchange")
    assert "exchange" not in moving(figure("troll", "outer_00_village", trophies="giant#1"), FAR).offered


@pytest.mark.clause("TAL-6.1.4c-R")
def test_neither_creatures_of_spaces_nor_what_was_removed_or_evaded_is_kept() -> None:
    brigand = arriving(figure("troll", "forest"), FAR, dice=(1, 6, 1))
    assert brigand.told("fight_won")
    assert (brigand.hero().trophies, brigand.hero().strength) == ((), 6)
    destroyed = moving(figure("elf", "chapel", spells="destruction#1"), FAR, lying={"ruins": "dragon#1"})
    destroyed.choose("cast:destruction#1")
    assert (destroyed.hero().trophies, destroyed.lying("ruins")) == ((), ())
    evaded = meets("elf", "bear#1", space="outer_03_woods").choose("evade:card:bear#1")
    assert evaded.hero().trophies == ()
    driven_out = meets("priest", "wraith#1", spells="hex#1")
    assert driven_out.told("exorcised")
    assert driven_out.hero().trophies == ()


@pytest.mark.clause("TAL-6.1.4c-R", "TAL-CHOICE")
def test_the_owner_chooses_which_enemies_are_handed_in() -> None:
    scene = moving(figure("troll", "outer_00_village", trophies="dragon#1 dragon#2 wolf#1"), FAR)
    scene.choose("exchange", "back:dragon#2", "add:wolf#1", "hand_in")
    assert (scene.hero().strength, scene.hero().trophies) == (7, ("dragon#2",))
    scene.choose("exchange", "keep")
    assert scene.hero().trophies == ("dragon#2",)


@pytest.mark.clause("TAL-6.1.5", "TAL-6.1.5-R")
def test_the_exchange_is_offered_after_the_fight_and_in_the_own_turn_only() -> None:
    scene = meets("troll", "wolf#1", 6, 1, trophies="dragon#1")
    assert scene.asked == (0, "exchange")
    owner = figure("troll", "outer_00_village", trophies="dragon#1")
    assert "exchange" in moving(owner, FAR).offered
    other = moving(figure("thief", "outer_00_village"), owner)
    assert other.asked[0] == 0
    assert "exchange" not in other.offered
    fight = meets("troll", "wolf#1", 6, 1, trophies="dragon#1", spells="psionic_blast#1", craft=3)
    assert fight.asked == (0, "window")
    assert "exchange" not in fight.offered, "not in the middle of a fight"


@pytest.mark.clause("TAL-6.1.5-R", "TAL-HID-2")
def test_kept_enemies_lie_face_up() -> None:
    scene = moving(figure("troll", "fields", trophies="bear#1"), FAR)
    assert [scene.view(seat).heroes[0].trophies for seat in (0, 1, None)] == [("bear#1",)] * 3
