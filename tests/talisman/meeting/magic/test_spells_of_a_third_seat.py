"""Scenes in which somebody who has no part in it casts a Spell in the middle of what two others do."""

from __future__ import annotations

import pytest

from tests.talisman.meeting.playing_on import finish, go_on, idle_till, idle_until_turn_of, step, to_the_dice, until
from tests.talisman.meeting.spells import at, caster
from tests.talisman.scene import arriving, figure, moving, starting

FIELDS, RUINS, HILLS = "outer_01_fields", "outer_20_ruins", "outer_05_hills"
CROWN = "inner_08_crown_of_command"


# -- in a fight ------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-S.nullify", "TAL-6.16.7", "TAL-S.psionic-blast")
def test_a_blast_held_is_gone_when_a_third_one_nullifies_before_the_dice() -> None:
    fighter = figure("elf", FIELDS, spells="psionic_blast#1")
    scene = arriving(fighter, figure("troll", FIELDS), caster("nullify#1 hex#1"), dice=(1, 1))
    until(go_on(scene, "attack:1"), lambda: scene.state.window == "before_battle", step)
    at(scene, "nullify#1", "seat:0")
    assert "psionic_blast#1" in scene.state.spells.discard
    assert to_the_dice(scene) == (3 + 1, 6 + 1)


@pytest.mark.clause("TAL-S.nullify", "TAL-A.wand", "TAL-S.psionic-blast", "TAL-6.16.7-R")
def test_a_blast_that_the_wand_brings_after_a_nullify_is_cast_in_the_same_fight() -> None:
    fighter = figure("elf", FIELDS, objects="wand#1", spells="hex#1")
    scene = arriving(fighter, figure("troll", FIELDS), caster("nullify#1 alchemy#1"), dice=(1, 1),
                     spell_deck="psionic_blast#1")  # fmt: skip
    until(go_on(scene, "attack:1"), lambda: scene.state.window == "before_battle", step)
    at(scene, "nullify#1", "seat:0")
    assert scene.hero().spells == ("psionic_blast#1",)
    until(scene, lambda: "cast:psionic_blast#1" in scene.offered or bool(scene.told("fight_thrown")), step)
    scene.choose("cast:psionic_blast#1")
    assert to_the_dice(scene)[0] == 3 + 4 + 1


@pytest.mark.clause("TAL-S.random", "TAL-6.16.3", "TAL-6.16.7-R")
@pytest.mark.parametrize(("die", "mine"), [(2, 3), (5, 6), (3, 5), (6, 5)])
def test_strength_lost_or_won_at_random_in_a_fight_counts_in_that_fight(die: int, mine: int) -> None:
    fighter = figure("thief", FIELDS, strength=5, craft=5)
    scene = arriving(fighter, figure("troll", FIELDS), caster("random#1 hex#1"), dice=(die, 1, 1))
    until(go_on(scene, "attack:1"), lambda: scene.state.window == "before_battle", step)
    at(scene, "random#1", "seat:0")
    assert to_the_dice(scene) == (mine + 1, 6 + 1)


@pytest.mark.clause("TAL-S.healing", "TAL-6.16.4d", "TAL-6.16.9a")
def test_who_is_healed_before_the_dice_survives_the_life_that_would_have_been_the_last() -> None:
    scene = arriving(figure("elf", FIELDS, lives=1, gold=0), figure("troll", FIELDS), caster("healing#1 hex#1"),
                     dice=(1, 1))  # fmt: skip
    until(go_on(scene, "attack:1"), lambda: scene.state.window == "before_battle", step)
    at(scene, "healing#1", "seat:0")
    go_on(scene, "life")
    finish(scene, 0)
    assert (scene.hero().character, scene.hero().lives) == ("elf", 3)


@pytest.mark.clause("TAL-S.immobility", "TAL-S.invisibility", "TAL-6.18.1c")
def test_immobility_makes_the_unseen_face_the_attacker_after_all() -> None:
    victim = figure("elf", FIELDS, spells="invisibility#1")
    scene = arriving(figure("troll", FIELDS, spells="immobility#1", craft=3), victim, caster("hex#1"), dice=(1, 1))
    go_on(scene, "attack:1")
    go_on(scene, "cast:invisibility#1")
    go_on(scene, "cast:immobility#1")
    assert to_the_dice(scene) == (6 + 1, 3 + 1)


@pytest.mark.clause("TAL-S.invisibility", "TAL-A.amulet")
def test_nobody_hides_from_the_owner_of_the_amulet_but_from_his_neighbour() -> None:
    hider = figure("elf", FIELDS, spells="invisibility#1")
    scene = arriving(figure("troll", FIELDS, objects="amulet#1"), hider, caster("hex#1"), dice=(6, 1))
    go_on(scene, "attack:1")
    assert "cast:invisibility#1" not in scene.offered
    assert to_the_dice(scene)
    plain = arriving(figure("troll", FIELDS), hider, caster("hex#1"), dice=(6, 1))
    go_on(plain, "attack:1")
    assert "cast:invisibility#1" in plain.offered


@pytest.mark.clause("TAL-S.counterspell", "TAL-S.psionic-blast", "TAL-6.9.6b-R")
def test_two_counterspells_of_two_others_let_the_blast_work() -> None:
    scene = arriving(figure("elf", FIELDS, spells="psionic_blast#1"), figure("troll", FIELDS, craft=3,
                     spells="counterspell#1"), caster("counterspell#2 hex#1"), dice=(6, 1))  # fmt: skip
    until(go_on(scene, "attack:1"), lambda: "cast:psionic_blast#1" in scene.offered, step)
    scene.choose("cast:psionic_blast#1")
    go_on(scene, "cast:counterspell#1")
    go_on(scene, "cast:counterspell#2")
    assert to_the_dice(scene) == (3 + 4 + 6, 6 + 1)


@pytest.mark.clause("TAL-S.counterspell", "TAL-S.nullify", "TAL-CHR-5")
def test_a_prophetess_whose_last_spell_is_countered_draws_another_when_it_has_been_undone() -> None:
    prophetess = figure("prophetess", FIELDS, spells="nullify#1")
    scene = arriving(prophetess, figure("elf", "city", spells="counterspell#1 hex#1"), caster("alchemy#1 mesmerism#1"),
                     spell_deck="counterspell#2 teleport#1", state={"moved": True})  # fmt: skip
    at(scene, "nullify#1", "seat:1")
    assert scene.asked == (1, "window")
    scene.choose("cast:counterspell#1")
    assert scene.hero(1).spells == ("hex#1",)
    assert scene.hero().spells == ("counterspell#2",)
    assert scene.state.turns == 1


@pytest.mark.clause("TAL-S.preservation", "TAL-A.runesword", "TAL-6.16.9d-R")
def test_a_life_preserved_by_a_third_one_gives_the_runesword_nothing_and_the_winner_no_other_prize() -> None:
    winner = figure("troll", FIELDS, objects="runesword#1")
    scene = arriving(winner, figure("elf", FIELDS, objects="ring#1", gold=0), caster("preservation#1 hex#1"),
                     dice=(6, 1))  # fmt: skip
    go_on(scene, "attack:1")
    go_on(scene, "life")
    at(scene, "preservation#1", "seat:1")
    finish(scene, 0)
    assert (scene.hero().lives, scene.hero(1).lives, scene.hero(1).objects) == (4, 4, ("ring#1",))


@pytest.mark.clause("TAL-S.preservation", "TAL-BRD-9")
def test_an_enemy_that_a_third_one_preserves_is_not_killed_for_the_warlock() -> None:
    hunter = figure("troll", FIELDS, quest="kill_an_enemy")
    scene = arriving(hunter, figure("elf", "castle"), caster("preservation#1 hex#1"), lying={FIELDS: "bear#1 sword#1"},
                     dice=(6, 1))  # fmt: skip
    go_on(scene, "cast:preservation#1")
    finish(scene, 0)
    assert (scene.hero().quest, scene.hero().space) == ("kill_an_enemy", FIELDS)
    assert scene.lying(FIELDS) == ("bear#1", "sword#1"), "the turn is over before anything is taken"


@pytest.mark.clause("TAL-S.random", "TAL-6.16.5a", "TAL-6.19.2b", "TAL-6.12.1c")
def test_who_becomes_a_toad_before_a_group_leaves_the_goods_among_the_enemies() -> None:
    fighter = figure("troll", RUINS, objects="sword#1 talisman#1", followers="maiden#1", gold=3)
    scene = arriving(fighter, figure("elf", "castle"), caster("random#1 hex#1"), lying={RUINS: "goblin#1 wolf#1"},
                     dice=(1, 6, 1))  # fmt: skip
    until(scene, lambda: scene.state.window == "before_battle", step)
    at(scene, "random#1", "seat:0")
    assert to_the_dice(scene) == (1 + 6, 4 + 1)
    finish(scene, 0)
    assert set(scene.hero().trophies) == {"goblin#1", "wolf#1"}
    assert set(scene.lying(RUINS)) == {"sword#1", "talisman#1", "maiden#1"}
    assert scene.state.gold[RUINS] == 3


# -- about Life and death --------------------------------------------------------------------------------


@pytest.mark.clause("TAL-S.preservation", "TAL-A.pestilence", "TAL-C6")
def test_one_preservation_of_a_third_one_saves_one_victim_of_the_pestilence_and_not_both() -> None:
    scene = arriving(figure("elf", FIELDS), figure("troll", "city"), caster("preservation#1 hex#1", "castle"),
                     deck="pestilence#1")  # fmt: skip
    at(scene, "preservation#1", "seat:1")
    finish(scene, 0)
    lives = sorted(scene.hero(seat).lives for seat in (0, 1))
    assert lives == [3, 4]
    assert scene.hero(2).lives == 4, "the Castle lies in another Region"


@pytest.mark.clause("TAL-S.preservation", "TAL-6.9.8c-R")
def test_a_ruler_may_save_one_of_those_whom_his_own_command_strikes() -> None:
    ruler = figure("wizard", CROWN, spells="preservation#1 hex#1")
    scene = moving(ruler, figure("elf", "city", lives=1), figure("troll", "city", lives=1), dice=(6,),
                   state={"crown_reached": True})  # fmt: skip
    until(scene, lambda: "cast:preservation#1" in scene.offered, step)
    scene.choose("cast:preservation#1")
    until(scene, lambda: scene.decision is None or scene.turn != 0, step)
    assert sorted(scene.hero(seat).out for seat in (1, 2)) == [False, True]


@pytest.mark.clause("TAL-S.counterspell", "TAL-6.9.8c-R")
def test_the_ruler_counters_the_counterspell_that_would_undo_the_command() -> None:
    ruler = figure("wizard", CROWN, spells="counterspell#1 psionic_blast#1")
    scene = moving(ruler, figure("elf", "city", spells="counterspell#2"), figure("troll", "city"), dice=(5,),
                   state={"crown_reached": True}, spell_deck="psionic_blast#2")  # fmt: skip
    go_on(scene, "cast:counterspell#2")
    go_on(scene, "cast:counterspell#1")
    until(scene, lambda: scene.turn != 0, step)
    assert (scene.hero(1).lives, scene.hero(2).lives) == (3, 3)


@pytest.mark.clause("TAL-S.healing", "TAL-6.4.6-R", "TAL-C8")
def test_what_a_spell_healed_counts_towards_the_four_lives_that_a_turn_may_heal() -> None:
    sick = figure("elf", "chapel", lives=1)
    scene = starting(sick, caster("healing#1 hex#1"))
    at(scene, "healing#1", "seat:0")
    assert (scene.hero().lives, scene.hero().healed) == (4, 3)
    again = arriving(figure("elf", "castle", lives=1, gold=6, healed=3), caster("hex#1"))
    idle_till(again, next(key for key in again.offered if "heal" in key or "doctor" in key))
    assert not [key for key in again.offered if key == "heal:2"]


@pytest.mark.clause("TAL-S.nullify", "TAL-6.16.9c", "TAL-6.16.9d-R")
def test_a_spell_that_was_nullified_is_no_bribe_any_more() -> None:
    loser = figure("elf", FIELDS, spells="hex#1", gold=0)
    scene = arriving(figure("ghoul", FIELDS, strength=9), loser, caster("nullify#1 alchemy#1"), dice=(6, 1))
    until(go_on(scene, "attack:1"), lambda: scene.state.window == "before_battle", step)
    at(scene, "nullify#1", "seat:1")
    go_on(scene, "life")
    assert not [key for key in idle_until_turn_of(scene, 1) if key.startswith("spell:")]
    assert scene.hero(1).lives == 3


# -- on the way ------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-S.acquisition", "TAL-A.mule", "TAL-6.5.5b", "TAL-6.12.1b")
def test_the_load_of_a_mule_acquired_by_one_on_the_same_space_lies_there_to_be_taken_on_landing_only() -> None:
    owner = figure("elf", HILLS, objects="mule#1 axe#1 helmet#1 shield#1 sword#1 ring#1")
    scene = starting(figure("druid", HILLS, spells="acquisition#1"), owner, caster("hex#1"), dice=(1,))
    scene.choose("cast:acquisition#1", "target:seat:1", "card:mule#1")
    scene.choose(next(key for key in scene.offered if "ring#1" in key))
    assert scene.lying(HILLS) == ("ring#1",)
    assert "take:ring#1" not in scene.offered
    seen = idle_until_turn_of(scene, 1)
    assert "take:ring#1" not in seen
    assert scene.lying(HILLS) == ("ring#1",)


@pytest.mark.clause("TAL-S.mesmerism", "TAL-A.mercenary", "TAL-6.1.6a")
def test_a_mercenary_mesmerised_at_the_start_pays_off_at_the_bridge_for_one_gold_in_all() -> None:
    thief = figure("troll", "outer_04_sentinel", spells="mesmerism#1", craft=3, gold=1)
    scene = starting(thief, figure("elf", "city", followers="mercenary#1"), dice=(1, 2, 1), deck="healer#1")
    scene.choose("cast:mesmerism#1")
    assert (scene.hero().followers, scene.hero().gold) == (("mercenary#1",), 1)
    go_on(scene, "throw")
    scene.choose("cross")
    until(scene, lambda: "use:mercenary#1" in scene.offered or bool(scene.told("fight_thrown")), step)
    scene.choose("use:mercenary#1")
    assert to_the_dice(scene) == (6 + 3 + 2, 9 + 1)
    assert scene.hero().gold == 0
