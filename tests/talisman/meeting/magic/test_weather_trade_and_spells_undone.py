"""Scenes of weather, trade and books, and of Spells that were announced and undone."""

from __future__ import annotations

import pytest

from game.talisman.state import EVERYBODY, Lasting
from tests.talisman.meeting.playing_on import finish, go_on, idle, idle_till, idle_until_turn_of, to_the_dice
from tests.talisman.scene import Scene, arriving, figure, moving, starting

FIELDS, RUINS, GLADE, VALLEY = "outer_01_fields", "outer_20_ruins", "middle_04_cursed_glade", "middle_02_hidden_valley"
FAR = figure("ghoul", "outer_14_hills")
KEEPER = figure("monk", "chapel", spells="counterspell#1")
SNOW = Lasting("blizzard", EVERYBODY, "turns", 4, -1, 0, "blizzard#1")
SNOWED_IN = {"lasting": (SNOW,), "aside": ("blizzard#1",)}


def countered(scene: Scene, spell: str) -> Scene:
    """The Spell is cast, and whoever holds the Counterspell undoes it."""
    idle_till(scene, f"cast:{spell}")
    while scene.asked[1] == "spell_target":
        scene.choose(scene.offered[0])
    idle_till(scene, "cast:counterspell#1")
    assert scene.told("spell_undone")
    return scene


# -- Spells undone ---------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-S.counterspell", "TAL-S.teleport")
def test_who_is_kept_from_teleporting_throws_the_die_after_all() -> None:
    scene = countered(moving(figure("elf", FIELDS, spells="teleport#1"), KEEPER, dice=(2,)), "teleport#1")
    assert scene.hero().space == FIELDS
    idle_till(scene, "cw")
    assert scene.told("moved_die")
    assert scene.hero().space == "outer_03_woods"


@pytest.mark.clause("TAL-S.counterspell", "TAL-S.hex")
def test_a_hex_undone_lies_nowhere_but_among_the_discards() -> None:
    scene = countered(starting(figure("elf", FIELDS, spells="hex#1"), KEEPER), "hex#1")
    idle_until_turn_of(scene, 1)
    assert set(scene.state.spells.discard) == {"hex#1", "counterspell#1"}
    assert not scene.state.lasting


@pytest.mark.clause("TAL-S.counterspell", "TAL-S.temporal-warp")
def test_a_warp_undone_leaves_one_turn() -> None:
    scene = countered(starting(figure("elf", FIELDS, spells="temporal_warp#1"), KEEPER), "temporal_warp#1")
    idle_until_turn_of(scene, 1)
    assert [event.fact("who") for event in scene.told("turn_begins")] == [0, 1]


@pytest.mark.clause("TAL-S.counterspell", "TAL-S.psionic-blast")
def test_a_blast_undone_adds_nothing() -> None:
    scene = arriving(figure("elf", FIELDS, spells="psionic_blast#1"), KEEPER, lying={FIELDS: "goblin#1"}, dice=(1, 1))
    countered(scene, "psionic_blast#1")
    assert to_the_dice(scene) == (4, 3)


@pytest.mark.clause("TAL-S.counterspell", "TAL-S.acquisition")
def test_an_acquisition_undone_takes_nothing_and_counterspell_cannot_touch_a_book_or_a_vortex() -> None:
    scene = countered(starting(figure("druid", FIELDS, spells="acquisition#1"), KEEPER), "acquisition#1")
    assert scene.hero(1).gold == 1
    vortex = arriving(figure("elf", FIELDS), KEEPER, deck="magical_vortex#1")
    assert "cast:counterspell#1" not in idle_until_turn_of(vortex, 1)


@pytest.mark.clause("TAL-S.teleport", "TAL-S.destruction", "TAL-FLOW-6")
def test_who_has_teleported_may_destroy_what_lies_there_before_it_is_met() -> None:
    scene = moving(figure("druid", FIELDS, spells="teleport#1 destruction#1"), FAR, lying={RUINS: "dragon#1"},
                   deck="healer#1 mage#1")  # fmt: skip
    scene.choose("cast:teleport#1", f"target:space:{RUINS}")
    idle_till(scene, "cast:destruction#1")
    idle_until_turn_of(scene, 1)
    assert "dragon#1" in scene.state.adventure.discard
    assert not scene.told("fight_thrown")
    assert len(scene.told("card_drawn")) == 2


@pytest.mark.clause("TAL-S.divination", "TAL-A.orb-of-knowledge", "TAL-HID-1")
def test_what_divination_has_shown_is_drawn_in_that_order_and_the_orb_throws_the_worst_away() -> None:
    seer = figure("druid", "outer_00_village", objects="orb_of_knowledge#1", spells="divination#1")
    scene = starting(seer, FAR, deck="dragon#1 two_bags_of_gold#1", dice=(1,))
    scene.choose("cast:divination#1")
    assert scene.told("deck_seen")[0].fact("cards")[:2] == ("dragon#1", "two_bags_of_gold#1")  # type: ignore[index]
    idle_till(scene, "throw")
    idle_till(scene, "cw")
    idle_till(scene, "yes").choose("card:dragon#1")
    go_on(scene, "take:two_bags_of_gold#1")
    assert (scene.hero().gold, scene.hero().objects) == (3, ())


# -- weather ---------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-A.storm", "TAL-6.15.4c", "TAL-6.15.4c-R")
def test_a_storm_in_the_middle_region_costs_its_drawer_this_turn_and_others_there_the_next() -> None:
    people = (figure("elf", "oasis"), figure("troll", "castle"), figure("dwarf", "city"), figure("monk", "mines"))
    scene = arriving(*people, deck="storm#1 goblin#1")
    assert scene.turn != 0
    assert [hero.missed for hero in scene.state.heroes] == [0, 0, 0, 0], "the Troll has missed his turn by now"
    assert [event.fact("who") for event in scene.told("turn_missed")] == [1]
    assert "goblin#1" in scene.lying("oasis")
    idle_until_turn_of(scene, 0)
    assert scene.told("turn_missed")[1:] == []


@pytest.mark.clause("TAL-A.storm", "TAL-C4", "TAL-A.imp")
def test_a_storm_that_an_imp_left_behind_breaks_over_the_next_to_come() -> None:
    scene = arriving(figure("elf", "oasis"), figure("troll", "temple"), deck="storm#1 imp#1", dice=(3, 4, 2))
    scene.choose("first:imp#1")
    assert scene.hero().space == "outer_18_tavern"
    assert scene.lying("oasis") == ("storm#1",)
    while scene.decision is not None and "ccw" not in scene.offered:
        idle(scene)
    scene.choose("ccw")
    assert scene.hero(1).space == "middle_10_oasis"
    assert scene.told("turn_lost")[0].fact("who") == 1
    assert scene.hero(0).missed == 0, "the first one is in the Outer Region"


@pytest.mark.clause("TAL-A.blizzard", "TAL-6.11.25-R")
def test_in_a_blizzard_one_step_leads_through_the_portal_and_a_raft_across() -> None:
    scene = moving(figure("troll", "portal_of_power", strength=12, raft="raft#1", raft_due=True), FAR, state=SNOWED_IN)
    assert {"inwards", "cw", "ccw"} <= {*scene.offered}
    assert "throw" not in scene.offered
    assert {"raft:outer_01_fields", "raft:outer_23_fields"} <= {*scene.offered}
    scene.choose("inwards", "strength")
    assert scene.hero().space == "inner_00_plain_of_peril"


# -- books, belts, pools and trade -----------------------------------------------------------------------


@pytest.mark.clause("TAL-A.book-of-spells", "TAL-C15")
def test_a_book_read_on_the_cursed_glade_knows_nothing_of_the_crown() -> None:
    reader = figure("elf", GLADE, objects="solomons_crown#1", spells="hex#1")
    scene = arriving(reader, FAR, deck="book_of_spells#1", spell_deck="alchemy#1 mesmerism#1")
    finish(scene, 0)
    assert set(scene.hero().spells) == {"hex#1", "alchemy#1"}


@pytest.mark.clause("TAL-A.magic-belt", "TAL-6.14.5b")
def test_a_belt_leads_out_of_the_crypt_nearer_and_an_axe_does_not() -> None:
    belt = arriving(figure("elf", "crypt", objects="magic_belt#1"), FAR, dice=(2, 2, 2))
    assert belt.hero().space == "inner_00_plain_of_peril"
    axe = arriving(figure("elf", "crypt", objects="axe#1"), FAR, dice=(2, 2, 2))
    assert axe.hero().space == "middle_00_portal_of_power"


@pytest.mark.clause("TAL-A.pool-of-life", "TAL-S.healing")
def test_who_has_drunk_a_fifth_life_cannot_be_healed() -> None:
    scene = arriving(
        figure("elf", FIELDS), figure("wizard", "city", spells="healing#1 hex#1"), lying={FIELDS: "pool_of_life#1"}
    )
    go_on(scene, "yes")
    assert scene.hero().lives == 5
    assert "cast:healing#1" not in idle_until_turn_of(scene, 1)


@pytest.mark.clause("TAL-A.demon", "TAL-A.cross", "TAL-6.16.5b-R")
def test_a_cross_may_be_raised_against_the_demon_alone_and_the_spectre_fought() -> None:
    bearer = figure("wizard", VALLEY, objects="cross#1", spells="hex#1")
    scene = arriving(bearer, FAR, lying={VALLEY: "demon#1 spectre#1 guide#1"}, dice=(1, 1))
    scene.choose("destroy:demon#1")
    assert to_the_dice(scene) == (6, 4)
    go_on(scene, "take:guide#1")
    assert set(scene.state.adventure.discard) == {"demon#1", "spectre#1"}


@pytest.mark.clause("TAL-A.market-day", "TAL-A.talisman", "TAL-6.20.3b")
def test_on_market_day_who_carries_four_objects_may_be_given_a_talisman_of_the_stack_and_no_fifth_one() -> None:
    full = figure("elf", "city", objects="axe#1 helmet#1 shield#1 sword#1")
    scene = arriving(figure("thief", FIELDS, objects="talisman#t1 ring#1"), full, deck="market_day#1")
    scene.choose("seat:1", "give:ring#1")
    assert "offer" not in scene.offered
    scene.choose("give:ring#1", "give:talisman#t1", "offer", "accept")
    assert "talisman#t1" in scene.hero(1).objects
