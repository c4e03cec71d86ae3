"""Scenes in which somebody is carried off, and Places and spaces where several things wait."""

from __future__ import annotations

import pytest

from tests.talisman.meeting.playing_on import finish, go_on, idle_till, idle_until_turn_of, to_the_dice
from tests.talisman.meeting.spells import hexed
from tests.talisman.scene import arriving, figure, moving

FIELDS, RUINS, GLADE, HILLS = "outer_01_fields", "outer_20_ruins", "middle_04_cursed_glade", "outer_05_hills"
VALLEY, PLAIN, CAVE = "middle_02_hidden_valley", "inner_00_plain_of_peril", "middle_08_warlocks_cave"
FAR = figure("assassin", "outer_14_hills")


# -- the Imp ---------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-A.imp", "TAL-6.2.8a", "TAL-C15")
def test_an_imp_that_leads_to_the_glade_costs_the_spell_that_a_crown_allowed() -> None:
    owner = figure("elf", FIELDS, objects="solomons_crown#1", spells="hex#1 alchemy#1 mesmerism#1")
    scene = arriving(owner, FAR, deck="imp#1 healer#1", dice=(6,))
    go_on(scene, next(key for key in scene.offered if "alchemy#1" in key))
    assert scene.hero().space == GLADE
    assert set(scene.hero().spells) == {"hex#1", "mesmerism#1"}


@pytest.mark.clause("TAL-A.imp", "TAL-A.pixie")
def test_an_imp_leads_into_a_forest_where_a_pixie_makes_safe() -> None:
    scene = arriving(figure("elf", FIELDS, followers="pixie#1"), FAR, deck="imp#1", dice=(2,))
    assert scene.hero().space == "outer_22_forest"
    go_on(scene, "safe")
    finish(scene, 0)
    assert (scene.hero().lives, scene.hero().missed, scene.hero().craft) == (4, 0, 4)


@pytest.mark.clause("TAL-A.imp", "TAL-C10")
def test_an_imp_leads_to_a_tavern_where_somebody_sits_who_can_be_attacked() -> None:
    scene = arriving(figure("elf", FIELDS), figure("troll", "tavern", gold=0), deck="imp#1 goblin#1", dice=(3, 6, 1))
    go_on(scene, "attack:1")
    assert scene.told("fight_thrown")
    idle_until_turn_of(scene, 1)
    assert scene.lying(FIELDS) == ()


@pytest.mark.clause("TAL-6.8a", "TAL-6.13.4c")
def test_the_prophetess_foresees_again_where_the_imp_has_carried_her() -> None:
    seer = figure("prophetess", FIELDS, spells="hex#1")
    scene = arriving(seer, FAR, deck="imp#1 goblin#1 bear#1 dragon#1 ape#1", lying={RUINS: "guide#1"},
                     dice=(4, 1, 6))  # fmt: skip
    go_on(scene, "yes")
    go_on(scene, next(key for key in scene.offered if "goblin#1" in key))
    assert scene.hero().space == RUINS
    go_on(scene, "yes")
    dragon = next(key for key in scene.offered if "dragon#1" in key)
    scene.choose(dragon)
    assert "dragon#1" in scene.state.adventure.discard
    assert "bear#1" in scene.lying(RUINS)
    full = arriving(seer, FAR, lying={FIELDS: "guide#1"})
    assert "yes" not in full.offered, "nothing is drawn, so nothing is foreseen"


@pytest.mark.clause("TAL-A.poltergeist")
def test_an_imp_carries_off_one_whom_a_poltergeist_holds_back() -> None:
    scene = arriving(figure("elf", FIELDS, followers="poltergeist#1"), FAR, deck="imp#1 healer#1 mage#1 phantom#1",
                     dice=(5,))  # fmt: skip
    assert scene.hero().space == VALLEY
    assert scene.hero().followers == ("poltergeist#1",)


# -- Magic Portal, Shrine, wishes ------------------------------------------------------------------------


@pytest.mark.clause("TAL-A.magic-portal", "TAL-A.hermit")
def test_a_magic_portal_may_lead_to_a_hermit_on_the_plain() -> None:
    scene = arriving(figure("elf", FIELDS), FAR, lying={FIELDS: "magic_portal#1", PLAIN: "hermit#1"}, dice=(6,))
    go_on(scene, "throw" if "throw" in scene.offered else "yes")
    assert scene.hero().space == PLAIN
    finish(scene, 0)
    assert scene.hero().objects == ("talisman#t1",)


@pytest.mark.clause("TAL-A.magic-portal", "TAL-FLOW-7d")
def test_a_magic_portal_may_lead_to_the_warlock_and_his_quest() -> None:
    scene = arriving(figure("elf", FIELDS), FAR, lying={FIELDS: "magic_portal#1"}, dice=(4, 2))
    go_on(scene, "throw" if "throw" in scene.offered else "yes")
    assert (scene.hero().space, scene.asked) == (CAVE, (0, "service"))
    scene.choose("quest")
    assert scene.hero().quest == "kill_an_enemy"


@pytest.mark.clause("TAL-A.magic-portal", "TAL-A.ghost", "TAL-6.13.5b")
def test_a_magic_portal_may_lead_to_a_ghost_in_the_village() -> None:
    scene = arriving(figure("troll", FIELDS), FAR, lying={FIELDS: "magic_portal#1", "village": "ghost#1"},
                     dice=(2, 1, 6))  # fmt: skip
    go_on(scene, "throw" if "throw" in scene.offered else "yes")
    assert to_the_dice(scene) == (2, 10)
    idle_until_turn_of(scene, 1)
    assert not scene.was_asked("service")


@pytest.mark.clause("TAL-A.shrine", "TAL-S.hex", "TAL-6.13.1a")
def test_a_prayer_answered_may_lead_into_a_hex_that_kills_before_anything_is_drawn() -> None:
    state = {"moved": True, "lasting": (hexed(RUINS),), "unused": ("monk",)}
    scene = arriving(figure("elf", FIELDS, lives=1), FAR, lying={FIELDS: "shrine#1", RUINS: "hex#1"}, dice=(6,),
                     deck="healer#1", state=state)  # fmt: skip
    go_on(scene, "throw" if "throw" in scene.offered else "yes")
    go_on(scene, next(key for key in scene.offered if RUINS in key))
    idle_until_turn_of(scene, 1)
    assert scene.hero().character == "monk"
    assert not scene.told("card_drawn")


@pytest.mark.clause("TAL-A.enchanter", "TAL-C16")
def test_the_enchanter_hears_a_troll_with_ring_and_unicorn_and_none_with_a_ring_alone() -> None:
    ring = arriving(figure("troll", FIELDS, objects="ring#1"), FAR, lying={FIELDS: "enchanter#1"})
    finish(ring, 0)
    assert not ring.was_asked("wish")
    both = arriving(figure("troll", FIELDS, objects="ring#1", followers="unicorn#1"), FAR,
                    lying={FIELDS: "enchanter#1"})  # fmt: skip
    assert both.asked[1] == "wish"
    both.choose("wish:craft")
    assert both.hero().craft == 2


@pytest.mark.clause("TAL-A.enchanter", "TAL-6.2.7c-R")
def test_a_wish_for_craft_brings_the_spell_that_a_wish_for_a_spell_could_not() -> None:
    full = figure("elf", FIELDS, craft=5, spells="hex#1 alchemy#1")
    scene = arriving(full, FAR, lying={FIELDS: "enchanter#1"}, spell_deck="random#1")
    assert "wish:spell" not in scene.offered
    scene.choose("wish:craft")
    assert set(scene.hero().spells) == {"hex#1", "alchemy#1", "random#1"}


# -- the Hermit ------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-A.hermit", "TAL-6.13.4d-R")
def test_a_hermit_at_the_oasis_counts_as_a_card_and_waits_for_the_bear() -> None:
    scene = arriving(figure("elf", "oasis"), FAR, lying={"oasis": "hermit#1"}, deck="bear#1 goblin#1", dice=(1, 6))
    assert to_the_dice(scene) == (4, 9)
    idle_until_turn_of(scene, 1)
    assert scene.hero().objects == ()
    assert set(scene.lying("oasis")) == {"hermit#1", "bear#1"}


@pytest.mark.clause("TAL-A.hermit")
def test_a_hermit_gives_his_talisman_on_the_cursed_glade_too() -> None:
    scene = arriving(figure("elf", GLADE), FAR, lying={GLADE: "hermit#1"})
    finish(scene, 0)
    assert scene.hero().objects == ("talisman#t1",)
    assert "hermit#1" in scene.state.adventure.discard


@pytest.mark.clause("TAL-A.hermit", "TAL-6.13.2-R")
def test_who_attacks_somebody_beside_the_hermit_gets_no_talisman() -> None:
    scene = arriving(figure("elf", "crags"), figure("dwarf", "crags", gold=0), lying={"crags": "hermit#1"}, dice=(6, 1))
    scene.choose("attack:1")
    idle_until_turn_of(scene, 1)
    assert scene.hero().objects == ()
    assert scene.lying("crags") == ("hermit#1",)


# -- several things on one space -------------------------------------------------------------------------


@pytest.mark.clause("TAL-A.fountain-of-wisdom", "TAL-6.2.7c-R")
def test_a_troll_who_drinks_himself_to_three_points_of_craft_draws_a_spell() -> None:
    scene = arriving(figure("troll", FIELDS, craft=2), FAR, lying={FIELDS: "fountain_of_wisdom#1"},
                     state={"moved": True, "points": {"fountain_of_wisdom#1": 1}}, spell_deck="random#1")  # fmt: skip
    go_on(scene, "yes")
    assert (scene.hero().craft, scene.hero().spells) == (3, ("random#1",))
    assert "fountain_of_wisdom#1" in scene.state.adventure.discard, "it was the last point"


@pytest.mark.clause("TAL-A.marsh", "TAL-6.15.2b-R")
def test_strength_drunk_first_keeps_one_out_of_the_marsh() -> None:
    lying = {RUINS: "marsh#1 magic_stream#1"}
    state = {"moved": True, "points": {"magic_stream#1": 4}}
    scene = arriving(figure("warrior", RUINS), FAR, lying=lying, state=state)
    go_on(scene, "first:magic_stream#1")
    go_on(scene, "yes")
    finish(scene, 0)
    assert (scene.hero().strength, scene.hero().missed) == (5, 0)
    late = arriving(figure("warrior", RUINS), FAR, lying=lying, state=state)
    go_on(late, "first:marsh#1")
    assert late.hero().missed == 1


@pytest.mark.clause("TAL-6.1.5", "TAL-A.marsh")
def test_trophies_exchanged_after_the_fight_keep_one_out_of_the_marsh() -> None:
    fighter = figure("warrior", RUINS, trophies="ogre#1")
    scene = arriving(fighter, FAR, lying={RUINS: "hobgoblin#1 marsh#1"}, dice=(6, 1, 1))
    go_on(scene, "hand_in")
    finish(scene, 0)
    assert (scene.hero().strength, scene.hero().missed) == (5, 0)


@pytest.mark.clause("TAL-A.maze", "TAL-C16")
def test_a_maiden_taken_on_the_same_space_leads_through_the_maze() -> None:
    scene = arriving(figure("thief", RUINS), FAR, lying={RUINS: "maze#1 maiden#1"})
    go_on(scene, "take:maiden#1")
    finish(scene, 0)
    assert scene.hero().missed == 0
    alone = arriving(figure("thief", RUINS), FAR, lying={RUINS: "maze#1 guide#1"})
    finish(alone, 0)
    assert alone.hero().missed == 1


@pytest.mark.clause("TAL-A.market", "TAL-A.alchemist")
def test_in_the_market_the_alchemist_earns_what_the_mule_costs() -> None:
    buyer = figure("elf", FIELDS, gold=0, objects="axe#1 sword#1", followers="alchemist#1")
    scene = arriving(buyer, FAR, lying={FIELDS: "market#1"})
    for _ in range(6):
        cards = [key for key in scene.offered if key.startswith("card:")]
        use = [key for key in scene.offered if key.startswith("use:alchemist")]
        if scene.hero().gold < 2 and (cards or use):
            scene.choose((cards or use)[0])
    go_on(scene, "buy:mule")
    assert scene.hero().gold == 0
    assert scene.hero().objects == ("mule#p1",)


@pytest.mark.clause("TAL-A.alchemist")
def test_the_alchemist_earns_the_toll_of_the_black_knight() -> None:
    scene = arriving(figure("elf", "black_knight", gold=0, objects="axe#1", followers="alchemist#1"), FAR)
    go_on(scene, "use:alchemist#1")
    if "card:axe#1" in scene.offered:
        scene.choose("card:axe#1")
    idle_until_turn_of(scene, 1)
    assert (scene.hero().lives, scene.hero().gold) == (4, 0)


@pytest.mark.clause("TAL-BRD-8", "TAL-S.preservation")
def test_one_preservation_saves_one_of_the_two_lives_that_the_temple_takes() -> None:
    scene = arriving(figure("elf", "temple", lives=2, spells="preservation#1"), FAR, dice=(1, 1))
    scene.choose("pray_temple")
    idle_till(scene, "cast:preservation#1")
    idle_until_turn_of(scene, 1)
    assert (scene.hero().character, scene.hero().lives) == ("elf", 1)


@pytest.mark.clause("TAL-S.hex", "TAL-A.water-bottle")
def test_water_keeps_the_sun_off_and_not_the_hex_in_the_desert() -> None:
    scene = moving(figure("elf", CAVE, objects="water_bottle#1"), FAR, lying={"middle_09_desert": "hex#1"}, dice=(1, 3),
                   state={"lasting": (hexed("middle_09_desert"),)})  # fmt: skip
    idle_until_turn_of(scene, 1)
    assert (scene.hero().space, scene.hero().lives) == ("middle_09_desert", 3)


@pytest.mark.clause("TAL-6.13.4d-R")
def test_a_bought_sword_and_gold_on_the_ruins_leave_room_for_two_cards() -> None:
    scene = arriving(figure("elf", RUINS), FAR, lying={RUINS: "sword#p1"}, gold={RUINS: 2}, deck="healer#1 mage#1")
    idle_until_turn_of(scene, 1)
    assert len(scene.told("card_drawn")) == 2


@pytest.mark.clause("TAL-6.8a", "TAL-6.19.8")
def test_the_priest_drives_the_spirit_of_the_crags_out_and_a_toad_must_fight_it() -> None:
    scene = arriving(figure("priest", "crags"), FAR, dice=(1,))
    idle_until_turn_of(scene, 1)
    assert not scene.told("fight_thrown")
    toad = arriving(figure("priest", "crags", toad=2, gold=0), FAR, dice=(1, 1, 6))
    assert toad.told("fight_thrown")
