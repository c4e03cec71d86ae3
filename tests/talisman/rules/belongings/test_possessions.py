"""Objects and Followers: what may be owned, how many, taking and leaving (TAL-6.5, 6.6, 6.12)."""

from __future__ import annotations

import pytest

from tests.talisman.rules.hero.test_setup import PRINTED
from tests.talisman.scene import Scene, arriving, ending, figure, moving

FIELDS = "outer_01_fields"
FAR = figure("druid", "outer_13_fields", missed=1)
ARMS = "sword#1 runesword#1 helmet#1 shield#1 armour#1 axe#1"


def finds(name: str, lying: str, space: str = "village", gold: int = 0, **more: object) -> Scene:
    """A Character ends its move where things lie."""
    heaps = {space: gold} if gold else None
    return arriving(figure(name, space, **more), FAR, lying={space: lying} if lying else None, gold=heaps)


def takeable(scene: Scene) -> set[str]:
    """The cards that may be taken now."""
    return {key.removeprefix("take:") for key in scene.offered if key.startswith("take:")}


# -- Objects -------------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.5a")
def test_objects_are_ordinary_and_magic_objects_alike() -> None:
    mixed = "sword#1 cross#1 axe#1 ring#1"
    assert finds("thief", "helmet#1", objects=mixed).choose("take:helmet#1").asked == (0, "surplus_object")
    assert finds("thief", "magic_belt#1", objects=mixed).choose("take:magic_belt#1").asked == (0, "surplus_object")
    sold = arriving(figure("thief", "city", objects="sword#1 cross#1"), FAR).choose("alchemist")
    assert set(sold.offered) == {"card:sword#1", "card:cross#1", "done"}
    raided = arriving(figure("thief", FIELDS, objects="sword#1 cross#1"), FAR, deck="raiders#1").choose("space")
    assert set(raided.lying("oasis")) == {"sword#1", "cross#1"}


@pytest.mark.clause("TAL-6.5.1", "TAL-6.20.3a", "TAL-HID-2")
def test_all_objects_and_the_number_of_spells_are_seen_by_all() -> None:
    scene = moving(figure("thief", objects="sword#p1 ring#1", spells="hex#1"), FAR)
    for viewer in (0, 1, None):
        sheet = scene.view(viewer).heroes[0]
        assert (sheet.objects, sheet.spell_count) == (("sword#p1", "ring#1"), 1)


@pytest.mark.clause("TAL-6.5.2a", "TAL-6.5.2b-R")
@pytest.mark.parametrize("name", [name for name in PRINTED if name != "druid"])
def test_monk_and_priest_may_not_own_what_they_may_not_use(name: str) -> None:
    scene = finds(name, ARMS, alignment="neutral")
    allowed = {"monk": "axe#1", "priest": "helmet#1 shield#1 armour#1 axe#1"}.get(name, ARMS)
    assert takeable(scene) == set(allowed.split())


@pytest.mark.clause("TAL-6.5.2a", "TAL-6.5.2b-R", "TAL-6.12.1e")
@pytest.mark.parametrize(
    ("alignment", "allowed"),
    [("good", {"holy_lance#1", "holy_grail#1"}), ("neutral", {"holy_lance#1", "holy_grail#1", "runesword#1"}),
     ("evil", {"runesword#1"})],
)  # fmt: skip
def test_nobody_takes_what_his_alignment_excludes(alignment: str, allowed: set[str]) -> None:
    scene = finds("thief", "holy_lance#1 holy_grail#1 runesword#1", alignment=alignment)
    assert takeable(scene) == allowed
    refused = sorted({"holy_lance#1", "runesword#1"} - allowed)
    if refused:
        assert scene.refusal(f"card:{refused[0]}")[1] == "TAL-6.5.2a"


@pytest.mark.clause("TAL-6.5.2b", "TAL-6.15.9b", "TAL-6.12.1g")
def test_what_nobody_may_own_stays_face_up_on_the_space() -> None:
    scene = finds("monk", "sword#1 cross#1")
    assert takeable(scene) == {"cross#1"}
    scene.choose("take:cross#1")
    assert scene.lying("village") == ("sword#1",)
    armed = figure("troll", FIELDS, objects="sword#1", gold=0)
    won = arriving(figure("monk", FIELDS, strength=20), armed, dice=(6, 1)).choose("attack:1", "card:sword#1")
    assert (won.hero(0).objects, won.hero(1).objects, won.lying(FIELDS)) == ((), (), ("sword#1",))
    toad = arriving(figure("thief", "temple", toad=2, gold=0), FAR, dice=(4, 6)).choose("pray_temple")
    assert (toad.hero().objects, toad.lying("temple")) == ((), ("talisman#t1",))


@pytest.mark.clause("TAL-6.5.3", "TAL-6.5.5a", "TAL-6.5.5b", "TAL-CHOICE")
def test_whoever_takes_a_fifth_object_chooses_which_one_is_left_at_once() -> None:
    four = finds("thief", "ring#1", objects="sword#1 axe#1 cross#1").choose("take:ring#1")
    assert (len(four.hero().objects), four.asked[1]) == (4, "service")
    fifth = finds("thief", "armour#1", objects="sword#1 axe#1 cross#1 ring#1").choose("take:armour#1")
    assert fifth.asked == (0, "surplus_object")
    assert {key for key in fifth.offered if key.startswith("leave")} == {
        "leave:sword#1", "leave:axe#1", "leave:cross#1", "leave:ring#1", "leave:armour#1",
    }  # fmt: skip
    fifth.choose("leave:cross#1")
    assert fifth.lying("village") == ("cross#1",)
    assert set(fifth.hero().objects) == {"sword#1", "axe#1", "ring#1", "armour#1"}


@pytest.mark.clause("TAL-6.5.3-R", "TAL-6.20.3b-R")
def test_stock_cards_rafts_and_the_mule_are_not_counted() -> None:
    scene = finds("thief", "raft#1 mule#1 helmet#1", objects="sword#1 axe#1 cross#1 ring#1 sword#p1 talisman#t1")
    assert scene.view(0).heroes[0].counted_objects == 4
    scene.choose("take:raft#1")
    assert (scene.hero().raft, scene.asked[1]) == ("raft#1", "take")
    scene.choose("take:mule#1")
    assert scene.view(0).heroes[0].counted_objects == 4
    scene.choose("take:helmet#1")
    assert not scene.was_asked("surplus_object"), "with the Mule there is no limit"
    assert len(scene.hero().objects) == 8


@pytest.mark.clause("TAL-6.5.3")
def test_gold_is_not_limited_by_what_is_carried() -> None:
    scene = finds("thief", "two_bags_of_gold#1", gold=9, objects="sword#1 axe#1 cross#1 ring#1")
    scene.choose("take:gold", "take:two_bags_of_gold#1")
    assert scene.hero().gold == 1 + 9 + 2
    assert not scene.was_asked("surplus_object")


@pytest.mark.clause("TAL-6.5.4", "TAL-6.5.4-R", "TAL-6.6.4", "TAL-FLOW-2")
def test_objects_and_followers_may_be_left_at_any_moment_of_the_own_turn() -> None:
    owner = figure("thief", "outer_00_village", objects="sword#1", followers="maiden#1 poltergeist#1")
    for scene in (moving(owner, FAR), ending(owner, FAR)):
        assert {key for key in scene.offered if key.startswith("leave")} == {"leave:sword#1", "leave:maiden#1"}
        scene.choose("leave:maiden#1", "leave:sword#1")
        assert set(scene.lying("village")) == {"maiden#1", "sword#1"}
        told = [(event.fact("card"), event.clause) for event in scene.told("left")]
        assert told == [("maiden#1", "TAL-6.6.4"), ("sword#1", "TAL-6.5.4")]
        assert (scene.hero().objects, scene.hero().followers) == ((), ("poltergeist#1",))
    assert moving(owner, FAR).refusal("card:poltergeist#1")[1] == "TAL-6.6.4"


@pytest.mark.clause("TAL-6.5.4-R")
def test_nothing_is_left_in_a_fight_or_in_anothers_turn_but_to_obey_a_limit() -> None:
    fight = arriving(figure("thief", FIELDS, objects="axe#1 sword#1", spells="psionic_blast#1"), FAR,
                     lying={FIELDS: "bear#1"}).choose("weapon:axe#1")  # fmt: skip
    assert set(fight.offered) == {"cast:psionic_blast#1", "pass", "pass:turn"}
    other = arriving(figure("thief", "village"), figure("elf", "crags", objects="axe#1", spells="random#1"))
    assert other.asked == (1, "window")
    assert set(other.offered) == {"cast:random#1", "pass", "pass:turn"}
    ten = "mule#1 sword#1 axe#1 cross#1 ring#1 armour#1"
    victim = figure("elf", "village", objects=ten)
    robbed = arriving(figure("thief", "village"), victim).choose("steal:1", "card:mule#1")
    assert robbed.asked == (1, "surplus_object")
    robbed.choose("leave:axe#1")
    assert robbed.lying("village") == ("axe#1",)


# -- Followers -----------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.6a", "TAL-6.6.1", "TAL-6.6.2", "TAL-HID-2")
def test_any_number_of_followers_goes_with_a_character_for_all_to_see() -> None:
    many = "maiden#1 unicorn#1 guide#1 guide#2 gnome#1 pixie#1"
    scene = finds("thief", "prince#1", followers=many).choose("take:prince#1")
    assert scene.lying("village") == ()
    for viewer in (0, 1, None):
        assert scene.view(viewer).heroes[0].followers == (*many.split(), "prince#1")


@pytest.mark.clause("TAL-6.6.3")
def test_followers_killed_or_given_up_go_to_the_adventure_discards() -> None:
    tower = arriving(figure("thief", "vampires_tower", followers="maiden#1"), FAR, dice=(1,)).choose("card:maiden#1")
    chasm = arriving(figure("thief", "chasm", followers="maiden#1"), FAR, dice=(6, 1)).choose("throw")
    castle = arriving(figure("thief", "castle", followers="prince#1"), FAR).choose("give_up:prince#1")
    for scene, card in ((tower, "maiden#1"), (chasm, "maiden#1"), (castle, "prince#1")):
        assert scene.hero().followers == ()
        assert card in scene.state.adventure.discard


# -- what lies on spaces -------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.12.1b", "TAL-CHOICE")
def test_what_lies_there_may_be_taken_or_left() -> None:
    scene = finds("thief", "sword#1 maiden#1 two_bags_of_gold#1 cross#1", gold=3)
    keys = {"take:sword#1", "take:maiden#1", "take:two_bags_of_gold#1", "take:cross#1", "take:gold", "done"}
    assert set(scene.offered) == keys
    scene.choose("take:gold", "take:two_bags_of_gold#1", "take:maiden#1", "done")
    assert (scene.hero().gold, scene.hero().followers) == (6, ("maiden#1",))
    assert scene.lying("village") == ("sword#1", "cross#1")
    assert scene.state.gold == {}
    assert "two_bags_of_gold#1" in scene.state.adventure.discard


@pytest.mark.clause("TAL-6.12.1a", "TAL-6.12.1g")
def test_what_is_left_lies_face_up_for_the_others_in_later_turns() -> None:
    owner = figure("thief", "outer_00_village", objects="sword#1", gold=0)
    heir = figure("elf", "outer_23_fields")
    scene = moving(owner, heir, dice=(1, 1), deck="bag_of_gold#1").choose("leave:sword#1", "cw").decline("take")
    scene.end_turn()
    assert scene.turn == 1
    assert [space.cards for space in scene.view(None).spaces if space.id == "outer_00_village"] == [("sword#1",)]
    scene.choose("cw")
    assert scene.asked == (1, "take")
    assert scene.choose("take:sword#1").hero(1).objects == ("sword#1",)


@pytest.mark.clause("TAL-6.12.1b")
def test_nothing_is_taken_on_the_way() -> None:
    scene = moving(figure("thief", "outer_00_village"), FAR, lying={FIELDS: "sword#1"}, gold={FIELDS: 2}, dice=(2,))
    scene.choose("cw")
    assert scene.hero().space == "outer_02_graveyard"
    assert not scene.was_asked("take")
    assert (scene.lying(FIELDS), scene.hero().gold) == (("sword#1",), 1)


@pytest.mark.clause("TAL-6.12.1c")
@pytest.mark.parametrize("space", ["village", FIELDS])
def test_nothing_is_taken_while_an_enemy_lies_there(space: str) -> None:
    lying = {space: "sword#1 wraith#1"}
    lost = arriving(figure("thief", space), FAR, lying=lying, gold={space: 2}, dice=(1, 6))
    assert not lost.was_asked("take")
    robber = arriving(figure("thief", space), figure("elf", space), lying=lying, gold={space: 2}).choose("steal:1")
    assert not robber.was_asked("take")
    won = arriving(figure("thief", space), FAR, lying=lying, gold={space: 2}, dice=(6, 1))
    assert takeable(won) == {"sword#1", "gold"}


@pytest.mark.clause("TAL-6.12.1d", "TAL-6.12.1d-R", "TAL-6.15.9a")
def test_on_a_drawing_space_things_are_taken_in_the_fifth_step_gold_and_stock_cards_too() -> None:
    scene = finds("thief", "sword#p1 talisman#t1 axe#1 maze#1", space=FIELDS, gold=2)
    assert takeable(scene) == {"sword#p1", "talisman#t1", "axe#1", "gold"}
    assert not scene.told("card_met"), "the Maze, number 6, comes later"
    lying = {FIELDS: "sword#p1 healer#1 bear#1"}
    fought = arriving(figure("thief", FIELDS, lives=2), FAR, lying=lying, gold={FIELDS: 2}, dice=(6, 1))
    order = [event.kind for event in fought.events if event.kind in ("fight_won", "healed")]
    assert order == ["fight_won", "healed"]
    assert takeable(fought) == {"sword#p1", "gold"}


@pytest.mark.clause("TAL-6.12.1e", "TAL-6.12.1g-R")
def test_at_the_limit_one_may_exchange_in_any_order() -> None:
    scene = finds("thief", "armour#1 ring#1", objects="sword#1 axe#1 cross#1 helmet#1")
    scene.choose("leave:helmet#1", "take:armour#1")
    assert (len(scene.hero().objects), scene.asked[1]) == (4, "take")
    scene.choose("take:ring#1")
    assert scene.asked == (0, "surplus_object"), "the limit is checked after each card"
    scene.choose("leave:axe#1", "take:axe#1", "leave:cross#1", "done")
    assert set(scene.hero().objects) == {"sword#1", "armour#1", "ring#1", "axe#1"}
    assert set(scene.lying("village")) == {"helmet#1", "cross#1"}


@pytest.mark.clause("TAL-6.12.1f", "TAL-6.13.5c")
def test_on_a_space_without_drawing_cards_are_taken_before_its_instructions() -> None:
    scene = finds("thief", "water_bottle#1", space="desert")
    assert (scene.asked, scene.hero().lives) == ((0, "take"), 4)
    assert scene.choose("take:water_bottle#1").hero().lives == 4
    assert finds("thief", "water_bottle#1", space="desert").choose("done").hero().lives == 3


# -- what another Character dropped --------------------------------------------------------------------------

LADEN = "mule#1 sword#1 axe#1 cross#1 ring#1 armour#1"


@pytest.mark.clause("TAL-6.12.1g-R")
def test_what_the_victim_dropped_may_be_taken_but_nothing_else_on_a_drawing_space() -> None:
    scene = arriving(figure("thief", FIELDS), figure("elf", FIELDS, objects=LADEN), lying={FIELDS: "helmet#1"})
    scene.choose("steal:1", "card:mule#1", "leave:axe#1")
    assert scene.asked == (0, "take")
    assert takeable(scene) == {"axe#1"}
    assert not scene.told("card_drawn")


@pytest.mark.clause("TAL-6.12.1g-R")
def test_a_fight_that_ends_the_turn_leaves_no_time_for_taking() -> None:
    lying = {"village": "helmet#1"}
    scene = arriving(figure("troll", "village"), figure("elf", "village", objects=LADEN), lying=lying, dice=(6, 1))
    scene.choose("attack:1", "weapon:sword#1", "card:mule#1", "leave:axe#1")
    assert not scene.was_asked("take")
    assert set(scene.lying("village")) == {"helmet#1", "axe#1"}


@pytest.mark.clause("TAL-6.12.1g-R", "TAL-6.13.2-R")
@pytest.mark.parametrize(("enemy", "taken"), [("bear#1", True), ("giant#1", False)])
def test_only_an_enemy_that_attacks_keeps_one_from_taking(enemy: str, taken: bool) -> None:
    lady = figure("troll", "village", followers="maiden#1")
    scene = arriving(figure("minstrel", "village"), lady, lying={"village": f"sword#1 {enemy}"})
    scene.choose("lady:maiden#1")
    assert scene.was_asked("take") is taken


@pytest.mark.clause("TAL-6.12.1g-R")
def test_an_evaded_enemy_does_not_keep_one_from_taking() -> None:
    scene = arriving(figure("elf", "outer_03_woods"), FAR, lying={"outer_03_woods": "bear#1 sword#1"})
    scene.choose("evade:card:bear#1")
    assert takeable(scene) == {"sword#1"}
