"""Scenes in which Spells answer Spells, abilities and cards, and in which a third seat changes what two others began."""

from __future__ import annotations

import pytest

from game.talisman.box.register import SPELL_DECK, instances
from game.talisman.state import EVERYBODY, Lasting
from tests.talisman.meeting.playing_on import finish, go_on, idle, idle_till, idle_until_turn_of, on_turn, step, to_the_dice, until
from tests.talisman.scene import Figure, Scene, arriving, figure, moving, starting

FIELDS, RUINS, WOODS, CITY = "outer_01_fields", "outer_20_ruins", "outer_03_woods", "outer_12_city"
VALLEY, CROWN, GLADE = "middle_02_hidden_valley", "inner_08_crown_of_command", "middle_04_cursed_glade"
FAR = figure("ghoul", "outer_14_hills")


def caster(spells: str, space: str = "city") -> Figure:
    """Somebody far away who holds some Spells."""
    return figure("wizard", space, spells=spells)


def at(scene: Scene, spell: str, target: str) -> Scene:
    """A Spell is cast at something."""
    go_on(scene, f"cast:{spell}")
    if f"target:{target}" in scene.offered:
        scene.choose(f"target:{target}")
    return scene


@pytest.mark.clause("TAL-S.immobility", "TAL-6.18.1c", "TAL-6.18.1d-R")
def test_a_third_one_petrifies_the_elf_who_slipped_past_the_wolf_and_the_wolf_fights_him_after_all() -> None:
    scene = arriving(figure("elf", WOODS), caster("immobility#1 hex#1"), lying={WOODS: "wolf#1 goblin#1"}, dice=(6, 1))
    idle_till(scene, "evade:card:wolf#1")
    until(scene, lambda: "cast:immobility#1" in scene.offered or bool(scene.told("fight_thrown")), step)
    at(scene, "immobility#1", "seat:0")
    assert to_the_dice(scene) == (3 + 6, 2 + 2 + 1)


@pytest.mark.clause("TAL-S.immobility", "TAL-A.amulet")
def test_an_evasion_of_the_owner_of_the_amulet_is_not_undone_by_immobility() -> None:
    scene = arriving(figure("elf", WOODS, objects="amulet#1"), caster("immobility#1 hex#1"), lying={WOODS: "wolf#1"})
    idle_till(scene, "evade:card:wolf#1")
    assert "cast:immobility#1" not in idle_until_turn_of(scene, 1)


@pytest.mark.clause("TAL-S.healing", "TAL-S.random", "TAL-6.9.6b-R")
def test_a_healing_in_answer_to_a_random_comes_before_its_die() -> None:
    scene = starting(figure("elf", FIELDS, lives=1, spells="healing#1"), caster("random#1 hex#1"), dice=(6,))
    at(scene, "random#1", "seat:0")
    until(scene, lambda: "cast:healing#1" in scene.offered or bool(scene.told("spell_worked")), step)
    scene.choose("cast:healing#1")
    until(scene, lambda: scene.hero().lives == 5 or scene.turn == 1, step)
    assert scene.hero().lives == 5, "healed to four first, the sixth eye then gives one more"


@pytest.mark.clause("TAL-S.nullify", "TAL-S.counterspell", "TAL-6.9.6b-R")
def test_a_nullify_in_answer_to_an_acquisition_takes_the_casters_other_spells_and_not_the_acquisition() -> None:
    scene = starting(figure("druid", FIELDS, spells="acquisition#1 counterspell#1"), figure("elf", CITY, objects="ring#1"),
                     caster("nullify#1 hex#1", "castle"))  # fmt: skip
    idle_till(scene, "cast:acquisition#1")
    if "target:seat:1" in scene.offered:
        scene.choose("target:seat:1")
    until(scene, lambda: "cast:nullify#1" in scene.offered, idle)
    scene.choose("cast:nullify#1", "target:seat:0")
    until(scene, lambda: "card:ring#1" in scene.offered or scene.hero().objects == ("ring#1",), idle)
    if "card:ring#1" in scene.offered:
        scene.choose("card:ring#1")
    assert scene.hero().objects == ("ring#1",)
    assert "counterspell#1" in scene.state.spells.discard


@pytest.mark.clause("TAL-S.counterspell", "TAL-S.temporal-warp")
def test_a_countered_warp_leaves_a_single_turn() -> None:
    scene = starting(figure("druid", FIELDS, spells="temporal_warp#1"), figure("elf", CITY, spells="counterspell#1"))
    scene.choose("cast:temporal_warp#1")
    go_on(scene, "cast:counterspell#1")
    assert scene.state.extra_turns == 0
    assert {"temporal_warp#1", "counterspell#1"} <= {*scene.state.spells.discard}


@pytest.mark.clause("TAL-S.teleport", "TAL-S.counterspell", "TAL-6.11.1a")
def test_who_is_kept_from_teleporting_throws_the_die_after_all() -> None:
    scene = starting(figure("druid", FIELDS, spells="teleport#1"), figure("elf", CITY, spells="counterspell#1"), dice=(2,))
    go_on(scene, "cast:teleport#1")
    until(scene, lambda: "cast:counterspell#1" in scene.offered, lambda scene: scene.choose(scene.offered[0]))
    scene.choose("cast:counterspell#1")
    until(scene, lambda: "cw" in scene.offered, idle)
    scene.choose("cw")
    assert scene.hero().space == WOODS


@pytest.mark.clause("TAL-S.mesmerism", "TAL-A.maiden", "TAL-6.2.7c-R", "TAL-6.2.8a")
def test_a_maiden_mesmerised_to_and_fro_brings_a_spell_to_each_only_the_first_time() -> None:
    druid = figure("druid", FIELDS, spells="mesmerism#1 hex#1", craft=4)
    scene = starting(druid, figure("elf", CITY, followers="maiden#1"), spell_deck="alchemy#1 divination#1")
    scene.choose("cast:mesmerism#1")
    assert scene.hero().followers == ("maiden#1",)
    assert set(scene.hero().spells) == {"hex#1", "alchemy#1"}, "two become three places: one more"


@pytest.mark.clause("TAL-S.acquisition", "TAL-6.4.3g-R", "TAL-S.random")
def test_gold_alone_is_acquired_from_one_who_has_nothing_else_and_nothing_from_a_beggar() -> None:
    scene = starting(figure("druid", FIELDS, spells="acquisition#1"), figure("elf", CITY, gold=1), figure("monk", CITY, gold=0))
    scene.choose("cast:acquisition#1")
    until(scene, lambda: scene.hero().gold == 2 or scene.turn == 1, idle)
    assert (scene.hero().gold, scene.hero(1).gold) == (2, 0)


@pytest.mark.clause("TAL-S.acquisition", "TAL-6.11.19a", "TAL-6.9.6a")
def test_from_one_who_has_a_raft_only_nothing_is_acquired() -> None:
    scene = starting(figure("druid", FIELDS, spells="acquisition#1"), figure("elf", CITY, gold=0, raft="raft#1"),
                     figure("monk", CITY, gold=0))  # fmt: skip
    assert "cast:acquisition#1" not in idle_until_turn_of(scene, 1)


@pytest.mark.clause("TAL-S.destruction", "TAL-A.pool-of-life")
def test_a_pool_destroyed_with_points_left_is_full_again_when_it_is_revealed_anew() -> None:
    scene = starting(figure("druid", FIELDS, spells="destruction#1"), FAR, lying={RUINS: "pool_of_life#1"},
                     state={"points": {"pool_of_life#1": 2}})  # fmt: skip
    scene.choose("cast:destruction#1")
    until(scene, lambda: "pool_of_life#1" in scene.state.adventure.discard, idle)
    assert "pool_of_life#1" not in scene.state.points or scene.state.points["pool_of_life#1"] == 4


@pytest.mark.clause("TAL-S.destruction", "TAL-A.hermit", "TAL-6.9.7b")
def test_destruction_before_the_encounter_frees_the_castle_from_two_ghosts_only_by_half() -> None:
    scene = arriving(figure("elf", "castle", lives=2, spells="destruction#1"), FAR, lying={"castle": "ghost#1 ghost#2"},
                     dice=(1, 6))  # fmt: skip
    scene.choose("cast:destruction#1", "target:card:ghost#1")
    until(scene, lambda: bool(scene.told("fight_thrown")), step)
    assert scene.told("fight_thrown")[0].fact("foe_score") == 4 + 6


@pytest.mark.clause("TAL-S.hex", "TAL-6.13.4d-R", "TAL-A.orb-of-knowledge")
def test_where_hex_and_bear_fill_the_oasis_the_orb_finds_nothing_to_add_to() -> None:
    hexed = Lasting("hex", EVERYBODY, "own_turn", 3, 1, 0, "hex#1", "middle_10_oasis")
    scene = arriving(figure("elf", "oasis", objects="orb_of_knowledge#1"), FAR, lying={"oasis": "hex#1 bear#1"},
                     dice=(6, 1), state={"moved": True, "lasting": (hexed,)})  # fmt: skip
    seen = idle_until_turn_of(scene, 1)
    assert not [key for key in seen if "orb" in key and not key.startswith("leave")]
    assert not scene.told("card_drawn")


@pytest.mark.clause("TAL-S.destroy-magic", "TAL-A.wand", "TAL-6.2.8a")
def test_magic_destroyed_at_once_costs_the_troll_the_spell_of_his_wand_and_the_ruler_his_command() -> None:
    people = (figure("druid", FIELDS, spells="destroy_magic#1"), figure("troll", CITY, objects="wand#1", spells="hex#1"),
              figure("elf", CROWN))  # fmt: skip
    scene = starting(*people, state={"crown_reached": True}, dice=(1, 1, 6, 6))
    scene.choose("cast:destroy_magic#1")
    assert scene.hero(1).spells == ()
    until(scene, lambda: scene.state.turns >= 4, idle)
    assert scene.turn == 0
    assert not scene.told("command_cast")


@pytest.mark.clause("TAL-S.psionic-blast", "TAL-A.maiden", "TAL-A.ring", "TAL-S.random")
def test_a_blast_adds_the_craft_that_is_left_when_random_has_taken_the_rest() -> None:
    fighter = figure("elf", FIELDS, craft=7, objects="ring#1", followers="maiden#1", spells="psionic_blast#1")
    scene = arriving(fighter, caster("random#1 hex#1"), lying={FIELDS: "dragon#1"}, dice=(3, 1, 6))
    until(scene, lambda: "cast:random#1" in scene.offered and scene.state.window == "before_battle" or "cast:psionic_blast#1" in scene.offered, step)
    if "cast:psionic_blast#1" in scene.offered:
        scene.choose("pass")
    at(scene, "random#1", "seat:0")
    until(scene, lambda: "cast:psionic_blast#1" in scene.offered, step)
    scene.choose("cast:psionic_blast#1")
    assert to_the_dice(scene)[0] == (3 + 1) + (4 + 2 + 2) + 1


@pytest.mark.clause("TAL-S.invisibility", "TAL-6.18.2b", "TAL-CHR-1")
def test_a_sorceress_whose_victim_vanishes_lures_nobody_either() -> None:
    victim = figure("elf", FIELDS, followers="prince#1", spells="invisibility#1")
    scene = arriving(figure("sorceress", FIELDS), victim, dice=(6,))
    go_on(scene, "beguile:1")
    go_on(scene, "cast:invisibility#1")
    finish(scene, 0)
    assert scene.hero(1).followers == ("prince#1",)
    assert not scene.was_asked("lure")


@pytest.mark.clause("TAL-S.invisibility", "TAL-A.siren", "TAL-A.witch")
def test_the_unseen_escapes_the_witch_and_not_the_siren_beside_her() -> None:
    scene = arriving(figure("monk", RUINS, spells="invisibility#1"), FAR, lying={RUINS: "witch#1 siren#1"})
    go_on(scene, "cast:invisibility#1") if "cast:invisibility#1" in scene.offered else idle_till(scene, "cast:invisibility#1")

    def evade(scene: Scene) -> None:
        wanted = (key for key in scene.offered if key.startswith("evade:card:witch"))
        scene.choose(next(wanted, scene.offered[-1]))

    until(scene, lambda: scene.turn == 1, evade)
    assert scene.lying(RUINS) == ("witch#1",)
    assert scene.hero().missed == 1
    assert not scene.told("thrown_table")


@pytest.mark.clause("TAL-S.immobility", "TAL-A.imp", "TAL-A.bear", "TAL-6.18.2c")
def test_an_imp_petrified_carries_nobody_off_and_the_bear_beside_him_still_attacks() -> None:
    scene = arriving(figure("elf", RUINS, spells="immobility#1"), FAR, deck="imp#1 bear#1", dice=(6, 1))
    idle_till(scene, "cast:immobility#1")
    if "target:card:imp#1" in scene.offered:
        scene.choose("target:card:imp#1")
    assert to_the_dice(scene) == (3 + 6, 3 + 1)
    assert scene.hero().space == RUINS
    assert "imp#1" in scene.state.adventure.discard


@pytest.mark.clause("TAL-S.preservation", "TAL-A.dragon", "TAL-6.8a")
def test_a_victim_of_the_assassin_preserved_is_a_stand_off() -> None:
    scene = arriving(figure("assassin", FIELDS, strength=9), caster("preservation#1 hex#1"),
                     lying={FIELDS: "dragon#1 bag_of_gold#1"}, dice=(1,))  # fmt: skip
    until(scene, lambda: "cast:preservation#1" in scene.offered or scene.turn == 1,
          lambda scene: scene.choose(next((key for key in scene.offered if "assassinate" in key or key == "yes"), scene.offered[0])))
    scene.choose("cast:preservation#1")
    finish(scene, 0)
    assert scene.lying(FIELDS) == ("dragon#1", "bag_of_gold#1")
    assert scene.hero().trophies == ()
    assert scene.hero().gold == 1


@pytest.mark.clause("TAL-S.random", "TAL-6.19.2b", "TAL-6.9.7a")
def test_one_made_a_toad_at_the_oasis_by_a_third_ones_spell_leaves_a_load_that_fills_the_space() -> None:
    owner = figure("elf", "oasis", objects="ring#1 axe#1", gold=2)
    scene = starting(figure("troll", "temple"), owner, caster("random#1 hex#1"), dice=(1, 2))
    at(scene, "random#1", "seat:1")
    assert set(scene.lying("oasis")) == {"ring#1", "axe#1"}
    assert scene.hero(1).toad == 3
    idle_till(scene, "ccw")
    until(scene, lambda: "take:ring#1" in scene.offered or scene.turn == 1, lambda scene: scene.choose("space" if "space" in scene.offered else scene.offered[0]))
    assert not scene.told("card_drawn")
    assert "take:axe#1" in scene.offered


@pytest.mark.clause("TAL-CHR-5", "TAL-S.nullify", "TAL-A.magical-vortex", "TAL-6.9.5b")
def test_when_no_spell_but_the_discards_are_left_the_vortex_shuffles_them_for_wizard_and_prophetess() -> None:
    wizard, prophetess = ("hex#1 alchemy#1", "healing#1")
    rest = " ".join(card for card in instances(SPELL_DECK) if card not in (*wizard.split(), prophetess))
    keeper = figure("troll", "castle", spells=rest, toad=2, gold=0)
    scene = arriving(figure("wizard", FIELDS, spells=wizard), figure("prophetess", CITY, spells=prophetess), keeper,
                     deck="magical_vortex#1")  # fmt: skip
    until(scene, lambda: scene.turn != 0, idle)
    assert scene.hero(2).spells == ()
    assert len(scene.hero(0).spells) == len(scene.hero(1).spells) == 1


@pytest.mark.clause("TAL-S.divination", "TAL-HID-1", "TAL-6.8a")
def test_what_a_diviner_saw_is_seen_by_nobody_else_not_even_by_the_prophetess() -> None:
    scene = starting(figure("druid", FIELDS, spells="divination#1"), figure("prophetess", CITY, spells="hex#1"),
                     deck="dragon#1 bear#1 wolf#1 ape#1 lion#1")  # fmt: skip
    scene.choose("cast:divination#1")
    assert "dragon#1" in str(scene.view(0))
    assert "dragon#1" not in str(scene.view(1))
    assert "dragon#1" not in str(scene.view(None))


@pytest.mark.clause("TAL-S.preservation", "TAL-6.18.1c", "TAL-S.hex")
def test_the_unseen_who_ends_in_a_hex_is_struck() -> None:
    hexed = Lasting("hex", EVERYBODY, "own_turn", 3, 1, 0, "hex#1", "middle_03_hills")
    scene = moving(figure("elf", "outer_04_sentinel", spells="invisibility#1"), FAR, lying={"middle_03_hills": "hex#1"},
                   dice=(1,), state={"lasting": (hexed,)})  # fmt: skip
    until(scene, lambda: "cross" in scene.offered, idle)
    scene.choose("cross")
    idle_till(scene, "cast:invisibility#1")
    until(scene, lambda: scene.turn == 1, step)
    assert (scene.hero().lives, scene.hero().space) == (3, "middle_03_hills")


@pytest.mark.clause("TAL-A.amulet", "TAL-S.destroy-magic", "TAL-S.hex")
def test_the_amulet_on_the_glade_keeps_no_hex_off() -> None:
    hexed = Lasting("hex", EVERYBODY, "own_turn", 3, 1, 0, "hex#1", GLADE)
    state = {"lasting": (hexed,)}
    scene = moving(figure("elf", "middle_03_hills", objects="amulet#1"), FAR, lying={GLADE: "hex#1"}, dice=(1,), state=state)
    until(scene, lambda: "cw" in scene.offered, idle)
    scene.choose("cw")
    assert scene.hero().lives == 3
    plain = moving(figure("elf", "middle_03_hills", objects="amulet#1"), FAR, lying={RUINS: "bear#1"}, dice=(1,), deck="healer#1")
    until(plain, lambda: "cw" in plain.offered, idle)
    plain.choose("cw")
    assert plain.hero().lives == 4


@pytest.mark.clause("TAL-C15", "TAL-S.immobility", "TAL-6.18.1a")
def test_whoever_is_on_the_glade_casts_nothing_and_may_be_petrified_there() -> None:
    scene = starting(figure("elf", GLADE, spells="healing#1 hex#1", lives=2), caster("immobility#1 alchemy#1"))
    at(scene, "immobility#1", "seat:0")
    assert scene.turn == 1 or "end" in scene.offered
    assert scene.hero().space == GLADE
    assert "cast:healing#1" not in scene.offered


@pytest.mark.clause("TAL-S.alchemy", "TAL-A.mule", "TAL-A.talisman", "TAL-6.5.5a")
def test_alchemy_on_the_mule_alone_leaves_the_surplus_to_choose() -> None:
    owner = figure("druid", FIELDS, objects="mule#1 axe#1 helmet#1 shield#1 sword#1 ring#1", spells="alchemy#1")
    scene = starting(owner, FAR)
    scene.choose("cast:alchemy#1")
    scene.choose("card:mule#1")
    until(scene, lambda: scene.asked[1] == "surplus_object" or scene.turn == 1,
          lambda scene: scene.choose("done" if "done" in scene.offered else scene.offered[-1]))
    assert scene.asked[1] == "surplus_object"
    scene.choose(next(key for key in scene.offered if "axe#1" in key))
    assert (scene.lying(FIELDS), scene.hero().gold) == (("axe#1",), 2)
