"""The 9 Objects and 15 Gold cards."""

import pytest

from tests.talisman.scene import Scene, arriving, figure, moving, starting

FIELDS = "outer_01_fields"


def beaten(objects: str, number: int) -> Scene:
    """The Elf loses to a Giant and throws for a protection."""
    return arriving(figure("elf", FIELDS, objects=objects), lying={FIELDS: "giant#1"}, dice=(1, 6, number))


def tried(scene: Scene) -> Scene:
    """The first protection offered is tried, if it is asked for."""
    if scene.was_asked("protection") and scene.decision is not None and scene.open().kind == "protection":
        scene.choose(scene.offered[0])
    return scene


@pytest.mark.clause("TAL-A.armour", "TAL-A.shield", "TAL-A.helmet", "TAL-6.16.4d")
@pytest.mark.parametrize(("card", "saves"), [("armour", (4, 5, 6)), ("shield", (5, 6)), ("helmet", (6,))])
def test_protections_save_a_life_on_their_numbers_and_the_fight_stays_lost(card: str, saves: tuple[int, ...]) -> None:
    for number in range(1, 7):
        scene = tried(beaten(f"{card}#1", number))
        assert scene.hero().lives == (4 if number in saves else 3), number
        assert scene.told("fight_lost")
        assert scene.hero().objects == (f"{card}#1",)


@pytest.mark.clause("TAL-C14", "TAL-6.16.4f-R", "TAL-PUR-1", "TAL-A.armour")
def test_only_one_protection_is_tried_for_a_life() -> None:
    scene = beaten("armour#1 helmet#1 shield#1", 1)
    assert scene.asked == (0, "protection")
    scene.choose(scene.offered[0])
    assert scene.hero().lives == 3
    assert scene.decision is None or scene.open().kind != "protection"


@pytest.mark.clause("TAL-6.17.2b", "TAL-C14", "TAL-A.armour")
def test_no_protection_works_in_psychic_combat() -> None:
    scene = arriving(figure("elf", FIELDS, objects="armour#1"), lying={FIELDS: "wraith#1"}, dice=(1, 6))
    assert scene.hero().lives == 3
    assert not scene.was_asked("protection")


@pytest.mark.clause("TAL-A.sword", "TAL-A.axe", "TAL-PUR-2")
@pytest.mark.parametrize("weapon", ["sword#2", "axe#1"])
def test_a_weapon_gives_a_point_in_combat_only(weapon: str) -> None:
    scene = arriving(figure("elf", FIELDS, objects=weapon), lying={FIELDS: "bear#1"}, dice=(3, 3))
    assert scene.told("fight_thrown")[0].fact("score") == 3 + 1 + 3
    marsh = arriving(figure("warrior", FIELDS, objects=weapon), lying={FIELDS: "marsh#1"})
    assert marsh.told("will_miss"), "4 and a weapon is still below 5 in the Marsh"


@pytest.mark.clause("TAL-6.1.6b", "TAL-A.sword")
def test_only_one_weapon_counts() -> None:
    scene = arriving(figure("elf", FIELDS, objects="sword#1 axe#1"), lying={FIELDS: "bear#1"}, dice=(3, 3))
    assert scene.asked == (0, "weapon")
    scene.choose(scene.offered[0])
    assert scene.told("fight_thrown")[0].fact("score") == 3 + 1 + 3


@pytest.mark.clause("TAL-A.axe", "TAL-6.11.16a", "TAL-6.11.16b-R", "TAL-6.11.17")
@pytest.mark.parametrize(
    ("space", "across"),
    [("outer_03_woods", "middle_02_hidden_valley"), ("forest", "middle_15_castle"),
     ("middle_13_woods", "outer_20_ruins")],
)  # fmt: skip
def test_with_an_axe_a_raft_is_built_among_trees(space: str, across: str) -> None:
    builder = figure("priest", space, objects="axe#1")
    scene = starting(builder, figure("troll", "crags", missed=1)).choose("build").end_turn()
    assert scene.hero().raft
    assert scene.turn == 0, "the other misses the turn between"
    scene.choose(f"raft:{across}")
    assert scene.told("carried")[0].fact("space") == across


@pytest.mark.clause("TAL-A.axe", "TAL-6.5.2b-R")
@pytest.mark.parametrize("character", ["monk", "priest"])
def test_monk_and_priest_build_with_the_axe_but_do_not_fight_with_it(character: str) -> None:
    woods = "outer_03_woods"
    scene = arriving(figure(character, woods, objects="axe#1"), lying={woods: "wolf#1"}, dice=(3, 3))
    expected = 2 + 3 + (3 if character == "monk" else 0)
    assert scene.told("fight_thrown")[0].fact("score") == expected
    assert "build" in moving(figure(character, woods, objects="axe#1")).offered


@pytest.mark.clause("TAL-A.mule", "TAL-6.5.3-R", "TAL-C9")
def test_with_a_mule_everything_can_be_carried() -> None:
    owner = figure("elf", FIELDS, objects="mule#1 sword#1 axe#1 helmet#1 shield#1")
    scene = arriving(owner, lying={FIELDS: "armour#1"}).choose("take:armour#1")
    assert len(scene.hero().objects) == 6
    assert not scene.was_asked("surplus_object")


@pytest.mark.clause("TAL-A.mule", "TAL-6.5.5a", "TAL-6.5.5b")
def test_without_the_mule_the_surplus_is_left_at_once() -> None:
    owner = figure("elf", FIELDS, objects="mule#1 sword#1 axe#1 helmet#1 shield#1 armour#1")
    scene = moving(owner).choose("leave:mule#1")
    assert scene.asked == (0, "surplus_object")
    scene.choose("leave:axe#1")
    assert scene.hero().objects == ("sword#1", "helmet#1", "shield#1", "armour#1")
    assert set(scene.lying(FIELDS)) == {"mule#1", "axe#1"}


@pytest.mark.clause("TAL-A.raft", "TAL-6.11.18", "TAL-6.11.18-R", "TAL-6.11.19c")
def test_a_raft_crosses_to_the_space_opposite_on_the_next_turn_or_is_lost() -> None:
    owner = figure("elf", "outer_03_woods", raft="raft#1")
    scene = starting(owner, deck="bag_of_gold#1 bag_of_gold#2 bag_of_gold#3").choose("raft:middle_02_hidden_valley")
    assert scene.hero().space == "middle_02_hidden_valley"
    assert len(scene.told("card_drawn")) == 3, "the space is encountered"
    unused = starting(owner, deck="bag_of_gold#1", dice=(6,)).choose("throw", "ccw")
    unused.decline("take", "service").end_turn()
    assert unused.hero().raft == ""
    assert "raft#1" in unused.state.adventure.discard


@pytest.mark.clause("TAL-A.raft", "TAL-C9", "TAL-6.11.19a")
def test_a_raft_takes_no_place_and_nobody_can_take_it() -> None:
    full = figure("elf", FIELDS, objects="sword#1 axe#1 helmet#1 shield#1")
    scene = arriving(full, lying={FIELDS: "raft#1"}).choose("take:raft#1")
    assert (scene.hero().raft, len(scene.hero().objects)) == ("raft#1", 4)
    robbed = arriving(figure("thief", FIELDS), figure("elf", FIELDS, raft="raft#1", gold=0))
    assert not any(key.startswith("steal") for key in robbed.offered)


@pytest.mark.clause("TAL-A.raft", "TAL-6.11.19c-R")
def test_a_missed_turn_does_not_destroy_a_raft() -> None:
    scene = starting(figure("elf", "outer_03_woods", raft="raft#1", missed=1), figure("troll", "crags", missed=1))
    assert scene.turn == 0
    assert scene.hero().raft == "raft#1"
    assert "raft:middle_02_hidden_valley" in scene.offered


@pytest.mark.clause("TAL-A.shield")
def test_the_warrior_throws_for_no_shield_when_he_used_two_weapons() -> None:
    hero = figure("warrior", FIELDS, objects="sword#1 axe#1 shield#1")
    scene = arriving(hero, lying={FIELDS: "giant#1"}, dice=(1, 1, 6, 6))
    assert scene.asked == (0, "weapon")
    both = max(scene.offered, key=lambda key: ("sword" in key) + ("axe" in key))
    scene.choose(both)
    assert scene.told("fight_lost")
    assert scene.hero().lives == 3
    assert not scene.was_asked("protection")


@pytest.mark.clause("TAL-A.water-bottle", "TAL-BRD-3")
@pytest.mark.parametrize("bottle", ["water_bottle#1", "water_bottle#p1"])
def test_a_water_bottle_helps_in_both_deserts_and_is_not_used_up(bottle: str) -> None:
    for desert in ("middle_09_desert", "middle_11_desert"):
        scene = arriving(figure("elf", desert, objects=bottle))
        assert (scene.hero().lives, scene.hero().objects) == (4, (bottle,))
        assert arriving(figure("elf", desert)).hero().lives == 3


@pytest.mark.clause("TAL-A.water-bottle", "TAL-6.12.1f")
def test_a_bottle_lying_in_the_desert_is_picked_up_in_time() -> None:
    scene = arriving(figure("elf", "desert"), lying={"desert": "water_bottle#1"}).choose("take:water_bottle#1")
    assert scene.hero().lives == 4


@pytest.mark.clause("TAL-A.bag-of-gold", "TAL-A.two-bags-of-gold", "TAL-6.3.5", "TAL-C11")
@pytest.mark.parametrize(("card", "gold"), [("bag_of_gold#12", 1), ("two_bags_of_gold#3", 2)])
def test_bags_of_gold_are_emptied_and_discarded(card: str, gold: int) -> None:
    full = figure("elf", FIELDS, gold=40, objects="sword#1 axe#1 helmet#1 shield#1")
    scene = arriving(full, deck=card).choose(f"take:{card}")
    assert scene.hero().gold == 40 + gold
    assert card in scene.state.adventure.discard


@pytest.mark.clause("TAL-A.bag-of-gold", "TAL-C3")
def test_a_bag_counts_as_a_card_and_waits_for_the_enemies() -> None:
    scene = arriving(figure("elf", FIELDS), lying={FIELDS: "bag_of_gold#1"}, deck="storm#1")
    assert not scene.told("card_drawn")
    barred = arriving(figure("elf", "ruins"), lying={"ruins": "bag_of_gold#1 giant#1"}, dice=(1, 6))
    assert barred.hero().gold == 1
    assert "bag_of_gold#1" in barred.lying("ruins")


@pytest.mark.clause("TAL-6.5.4", "TAL-6.5.4-R")
def test_an_object_may_still_be_left_when_the_turn_is_about_to_end() -> None:
    scene = moving(figure("thief", "outer_23_fields", objects="sword#1"), dice=(1,)).choose("throw", "cw", "nothing")
    assert scene.asked == (0, "end_turn")
    scene.choose("leave:sword#1")
    assert scene.hero().objects == ()
    assert scene.hero().space == "outer_00_village"


@pytest.mark.clause("TAL-6.11.16a", "TAL-6.11.19c")
def test_who_has_a_raft_may_build_another_one_which_takes_its_place() -> None:
    owner = figure("priest", "outer_03_woods", objects="axe#1", raft="raft#1")
    scene = starting(owner, figure("troll", "crags", missed=1)).choose("build").end_turn()
    assert scene.turn == 0
    assert scene.hero().raft == "built"
    assert "raft#1" in scene.state.adventure.discard
    assert "raft:middle_02_hidden_valley" in scene.offered
