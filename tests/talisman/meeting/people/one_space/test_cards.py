"""Two or three Adventure cards, Followers and Toads that meet on one space."""

from __future__ import annotations

import pytest

from game.engine.deck import Deck
from game.talisman.box.register import SPELL_DECK, instances
from game.talisman.state import Lasting
from tests.talisman.meeting.playing_on import finish
from tests.talisman.scene import arriving, figure, moving

FIELDS, GLADE, RUINS, CAVE = "outer_01_fields", "middle_04_cursed_glade", "outer_20_ruins", "middle_08_warlocks_cave"
FAR = figure("ghoul", "outer_14_hills")
TOAD = {"toad": 2, "gold": 0}


# -- Events ----------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-C4", "TAL-6.15.4b")
def test_a_second_event_that_the_first_cut_off_lies_there_for_the_next_visitor() -> None:
    scene = arriving(figure("elf", "ruins"), FAR, figure("troll", "castle"), deck="storm#1 evil_darkness#1")
    if scene.asked[1] == "order":
        scene.choose(next(key for key in scene.offered if "storm" in key))
    assert scene.lying("ruins") == ("evil_darkness#1",)
    assert scene.turn == 2, "the Ghoul stands in the same Region and misses its turn at once"
    again = arriving(figure("elf", "ruins"), FAR, lying={RUINS: "evil_darkness#1"})
    assert again.turn == 1
    assert "evil_darkness#1" in again.state.adventure.discard


@pytest.mark.clause("TAL-A.imp", "TAL-6.13.1b-R", "TAL-6.13.4c")
def test_an_imp_that_leads_back_to_the_same_ruins_leads_to_what_was_drawn_with_him() -> None:
    scene = arriving(figure("troll", "ruins"), FAR, deck="imp#1 bear#1 bag_of_gold#1", dice=(4, 6, 1))
    assert [event.fact("card") for event in scene.told("card_drawn")] == ["imp#1", "bear#1", "bag_of_gold#1"]
    assert scene.hero().trophies == ("bear#1",)
    finish(scene, 0)
    assert scene.hero().space == RUINS


@pytest.mark.clause("TAL-A.devil", "TAL-6.4.3g-R", "TAL-6.15.11")
def test_the_devil_may_kill_and_what_was_drawn_beside_him_lies_on_with_the_goods() -> None:
    victim = figure("elf", "ruins", lives=1, objects="sword#p1 ring#1", gold=2)
    scene = arriving(victim, FAR, deck="devil#1 bag_of_gold#1")
    assert {*scene.lying("ruins")} == {"bag_of_gold#1", "sword#p1", "ring#1"}
    assert scene.state.gold[RUINS] == 2
    assert scene.turn == 1


@pytest.mark.clause("TAL-A.pestilence", "TAL-WIN-1", "TAL-C6")
def test_when_a_pestilence_would_kill_all_the_last_clockwise_from_the_drawer_wins() -> None:
    people = (figure("elf", FIELDS, lives=1), figure("monk", "city", lives=1), figure("troll", "crags", lives=1))
    scene = arriving(*people, lying={FIELDS: "pestilence#1"}, state={"crown_reached": True, "moved": True}, turn=0)
    assert scene.decision is None
    assert scene.match.result is not None
    assert scene.match.result.winners == (2,)


@pytest.mark.clause("TAL-A.magical-vortex", "TAL-6.9.5b")
def test_after_a_vortex_with_an_empty_deck_the_wizard_draws_from_what_was_blown_away() -> None:
    wizard = figure("wizard", FIELDS, spells="hex#1 alchemy#1")
    rest = tuple(card for card in instances(SPELL_DECK) if card not in wizard.spells.split())
    state = {"moved": True, "spells": Deck((), rest)}
    scene = arriving(wizard, FAR, lying={FIELDS: "magical_vortex#1"}, state=state)
    assert len(scene.hero().spells) == 1
    assert len(scene.state.spells.cards) == 25
    assert scene.state.spells.discard == ()


@pytest.mark.clause("TAL-A.raiders", "TAL-6.13.4d-R", "TAL-6.12.1d-R")
def test_of_the_raiders_loot_only_adventure_cards_count_at_the_oasis() -> None:
    lying = {"oasis": "ring#1 sword#p1 talisman#t1"}
    scene = arriving(figure("troll", "oasis"), FAR, lying=lying, gold={"oasis": 2}, deck="healer#1 mage#1")
    assert [event.fact("card") for event in scene.told("card_drawn")] == ["healer#1"]
    assert {"take:ring#1", "take:sword#p1", "take:talisman#t1"} <= {*scene.offered}


@pytest.mark.clause("TAL-A.raiders", "TAL-A.mule", "TAL-A.wand", "TAL-6.2.8a")
def test_the_raiders_take_wand_and_mule_with_its_load_and_the_surplus_spell_is_gone() -> None:
    objects = "mule#1 wand#1 ring#1 sword#1 axe#1 helmet#1 armour#p1"
    scene = arriving(figure("troll", FIELDS, objects=objects, spells="hex#1", gold=3), FAR, lying={FIELDS: "raiders#1"})
    scene.choose("space")
    assert scene.hero().spells == ()
    assert {*scene.lying("oasis")} == {*objects.split()}
    assert (scene.hero().gold, scene.state.gold["middle_10_oasis"]) == (0, 3)
    assert not scene.lying(FIELDS)


@pytest.mark.clause("TAL-A.evil-darkness", "TAL-6.19.8", "TAL-6.8.1-R")
def test_a_druid_who_is_a_toad_cannot_turn_evil_before_the_darkness() -> None:
    scene = arriving(figure("elf", FIELDS), figure("druid", "city", **TOAD), figure("ghoul", "castle"),
                     lying={FIELDS: "evil_darkness#1"})  # fmt: skip
    assert not scene.was_asked("declare_alignment")
    assert scene.told("turn_missed")[-1].fact("who") == 1
    assert scene.turn == 2


@pytest.mark.clause("TAL-A.siren")
def test_the_siren_leaves_a_dwarf_who_is_a_toad_alone_but_not_another_toad() -> None:
    people = (figure("elf", FIELDS), figure("dwarf", "city", **TOAD), figure("monk", "castle", toad=3, gold=0))
    scene = arriving(*people, lying={FIELDS: "siren#1"})
    finish(scene, 0)
    assert (scene.turn, scene.hero(1).missed, scene.hero(2).missed, scene.hero(0).missed) == (1, 0, 1, 0)


# -- Strangers and Places --------------------------------------------------------------------------------


@pytest.mark.clause("TAL-A.witch", "TAL-A.marsh", "TAL-6.19.7")
def test_whom_the_witch_makes_a_toad_the_marsh_beside_her_holds() -> None:
    scene = arriving(figure("troll", "ruins", objects="ring#1"), FAR, lying={RUINS: "witch#1 marsh#1"}, dice=(1,))
    finish(scene, 0)
    assert scene.hero().toad == 3
    assert scene.hero().missed == 1
    assert "ring#1" in scene.lying("ruins")


@pytest.mark.clause("TAL-A.witch", "TAL-6.19.2b-R", "TAL-6.12.1g")
def test_whom_the_witch_makes_a_toad_takes_nothing_that_it_has_just_dropped() -> None:
    owner = figure("elf", "ruins", objects="ring#1 sword#1", followers="maiden#1", gold=2)
    scene = arriving(owner, FAR, lying={RUINS: "witch#1 bag_of_gold#1"}, dice=(1,))
    finish(scene, 0)
    assert not scene.was_asked("take")
    assert {*scene.lying("ruins")} == {"witch#1", "bag_of_gold#1", "ring#1", "sword#1", "maiden#1"}
    assert scene.state.gold[RUINS] == 2


@pytest.mark.clause("TAL-A.witch", "TAL-A.mule", "TAL-6.5.5a")
def test_who_gives_the_witch_his_mule_leaves_what_only_the_mule_could_carry() -> None:
    owner = figure("troll", FIELDS, objects="mule#1 sword#1 sword#2 axe#1 helmet#1 ring#1 sword#p1")
    scene = arriving(owner, FAR, lying={FIELDS: "witch#1"}, dice=(3,)).choose("throw", "card:mule#1")
    assert scene.asked == (0, "surplus_object")
    key = next(key for key in scene.offered if "axe#1" in key)
    scene.choose(key)
    assert len(scene.hero().objects) == 5
    assert "axe#1" in scene.lying(FIELDS)
    assert "mule#1" in scene.state.adventure.discard


@pytest.mark.clause("TAL-A.enchanter", "TAL-S.hex")
def test_a_wish_may_lead_into_a_hex() -> None:
    hexed = Lasting("hex", -1, "own_turn", 3, 1, 0, "hex#1", RUINS)
    scene = arriving(figure("elf", FIELDS, lives=3), FAR, lying={FIELDS: "enchanter#1", RUINS: "hex#1"},
                     state={"lasting": (hexed,), "moved": True}, deck="bag_of_gold#1")  # fmt: skip
    scene.choose("wish:travel", f"to:{RUINS}")
    assert scene.hero().lives == 2
    assert len(scene.told("card_drawn")) == 1


@pytest.mark.clause("TAL-A.hermit", "TAL-A.gnome")
def test_a_safe_place_does_not_hide_the_hermit() -> None:
    scene = arriving(figure("elf", "crags", followers="gnome#1"), FAR, lying={"crags": "hermit#1"})
    assert scene.hero().objects == ("talisman#t1",)
    assert "hermit#1" in scene.state.adventure.discard


@pytest.mark.clause("TAL-A.hermit", "TAL-6.11.5c")
def test_who_retreats_to_the_plain_gets_no_talisman_from_the_hermit_there() -> None:
    scene = moving(figure("elf", "crypt"), FAR, lying={"plain_of_peril": "hermit#1"})
    key = next(key for key in scene.offered if "retreat" in key)
    scene.choose(key)
    finish(scene, 0)
    assert scene.hero().space == "inner_00_plain_of_peril"
    assert scene.hero().objects == ()
    assert scene.lying("plain_of_peril") == ("hermit#1",)


@pytest.mark.clause("TAL-A.cave", "TAL-BRD-2", "TAL-A.holy-lance")
def test_the_runes_help_the_dragon_of_a_cave_too() -> None:
    scene = arriving(figure("troll", "middle_05_runes"), FAR, lying={"middle_05_runes": "cave#1"}, dice=(1, 6, 2))
    scene.choose("yes")
    thrown = scene.told("fight_thrown")[0]
    assert (thrown.fact("score"), thrown.fact("foe_score")) == (12, 7 + 2 + 3)


@pytest.mark.clause("TAL-A.cave", "TAL-6.5.4")
def test_the_dragon_of_a_cave_does_not_attack_the_minstrel() -> None:
    scene = arriving(figure("minstrel", FIELDS), FAR, lying={FIELDS: "cave#1"}, dice=(1,)).choose("yes")
    assert scene.asked == (0, "face")
    assert tuple(scene.offered) == ("fight", "pass")
    scene.choose("pass")
    assert not scene.told("fight_thrown")
    assert scene.hero().lives == 4
    brave = arriving(figure("minstrel", FIELDS), FAR, lying={FIELDS: "cave#1"}, dice=(1, 1, 6)).choose("yes", "fight")
    assert brave.told("fight_lost")
    goblin = arriving(figure("minstrel", FIELDS), FAR, lying={FIELDS: "cave#1"}, dice=(2, 1, 6)).choose("yes")
    assert goblin.told("fight_lost"), "a Monster is no friend"


@pytest.mark.clause("TAL-A.cave", "TAL-BRD-9")
def test_the_goblin_of_a_cave_is_an_enemy_for_the_warlock() -> None:
    hero = figure("troll", FIELDS, quest="kill_an_enemy")
    scene = arriving(hero, FAR, lying={FIELDS: "cave#1"}, dice=(2, 6, 1)).choose("yes")
    assert (scene.hero().space, scene.hero().quest, scene.hero().objects) == (CAVE, "", ("talisman#t1",))


@pytest.mark.clause("TAL-A.cave")
def test_the_ghoul_raises_no_goblin_of_a_cave() -> None:
    scene = arriving(figure("ghoul", FIELDS), figure("elf", "city"), lying={FIELDS: "cave#1"}, dice=(2, 6, 1))
    scene.choose("yes")
    assert not scene.was_asked("raise")
    assert (scene.hero().followers, scene.hero().trophies) == ((), ())


@pytest.mark.clause("TAL-A.marsh", "TAL-A.potion-of-strength", "TAL-FLOW-2")
def test_a_potion_drunk_in_time_keeps_its_drinker_out_of_the_marsh() -> None:
    elf = figure("elf", FIELDS, objects="potion_of_strength#1", strength=3)
    scene = moving(elf, FAR, lying={"outer_02_graveyard": "marsh#1"}).choose("use:potion_of_strength#1")
    assert scene.state.lasting
    there = arriving(elf, FAR, lying={FIELDS: "marsh#1"})
    assert "use:potion_of_strength#1" in there.offered
    there.choose("use:potion_of_strength#1")
    finish(there, 0)
    assert there.hero().missed == 0
