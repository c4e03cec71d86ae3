"""Spells and Magic Objects that meet each other, a fight or the end of a deck."""

from __future__ import annotations

import pytest

from game.engine.deck import Deck
from game.talisman.box.register import ADVENTURE_DECK, SPELL_DECK, instances
from game.talisman.rules.table.sheet import craft
from game.talisman.state import EVERYBODY, Lasting
from tests.talisman.meeting.playing_on import finish
from tests.talisman.scene import arriving, ending, figure, moving

FIELDS, GLADE, RUINS = "outer_01_fields", "middle_04_cursed_glade", "outer_20_ruins"
FAR = figure("ghoul", "outer_14_hills")
SILENCE = Lasting("destroy_magic", EVERYBODY, "own_turn", 1, 1)
TOAD = {"toad": 2, "gold": 0}


# -- Spells and the allowance ----------------------------------------------------------------------------


@pytest.mark.clause("TAL-S.mesmerism", "TAL-6.2.7c-R", "TAL-6.2.8a")
def test_a_mesmerised_maiden_brings_a_spell_to_one_and_costs_the_other_one() -> None:
    robbed = figure("elf", "city", followers="maiden#1", spells="alchemy#1 hex#1 divination#1")
    scene = moving(figure("druid", FIELDS, spells="mesmerism#1"), robbed, spell_deck="random#1 healing#1")
    scene.choose("cast:mesmerism#1")
    if "card:maiden#1" in scene.offered:
        scene.choose("card:maiden#1")
    if scene.asked == (1, "surplus_spell"):
        scene.choose("discard:hex#1")
    assert scene.hero().followers == ("maiden#1",)
    assert scene.hero().spells == ("random#1",), "the allowance grew from two to three"
    assert scene.hero(1).spells == ("alchemy#1", "divination#1")


@pytest.mark.clause("TAL-A.fountain-of-wisdom", "TAL-6.2.7c-R")
def test_a_point_of_craft_draws_one_spell_and_not_all_that_are_allowed() -> None:
    scene = arriving(figure("thief", FIELDS), FAR, lying={FIELDS: "fountain_of_wisdom#1"}, spell_deck="hex#1 random#1")
    scene.choose("yes")
    assert (scene.hero().craft, scene.hero().spells) == (4, ("hex#1",))


@pytest.mark.clause("TAL-A.solomons-crown", "TAL-6.2.7c-R", "TAL-C15")
def test_a_crown_taken_on_the_cursed_glade_brings_no_spell_then_or_later() -> None:
    scene = arriving(figure("thief", "cursed_glade"), FAR, lying={GLADE: "solomons_crown#1"}, dice=(1,))
    scene.choose("take:solomons_crown#1")
    assert scene.hero().spells == ()
    finish(scene, 0)
    finish(scene, 1)
    scene.choose("throw", "cw")
    assert craft(scene.state, 0) == 5
    assert scene.hero().spells == ()


@pytest.mark.clause("TAL-S.destroy-magic", "TAL-6.2.7c-R")
def test_a_ring_taken_while_magic_is_destroyed_brings_no_spell() -> None:
    scene = arriving(figure("thief", "village"), FAR, lying={"village": "ring#1"},
                     state={"lasting": (SILENCE,), "moved": True})  # fmt: skip
    scene.choose("take:ring#1")
    assert (scene.hero().spells, craft(scene.state, 0)) == ((), 3)


@pytest.mark.clause("TAL-S.destroy-magic", "TAL-A.holy-grail", "TAL-A.water-bottle")
@pytest.mark.parametrize(("thing", "lives"), [("holy_grail#1", 3), ("water_bottle#1", 4)])
def test_destroyed_magic_quenches_no_thirst_but_water_does(thing: str, lives: int) -> None:
    state = {"lasting": (SILENCE,), "moved": True}
    scene = arriving(figure("elf", "desert", objects=thing), FAR, state=state)
    assert scene.hero().lives == lives


@pytest.mark.clause("TAL-S.destroy-magic", "TAL-6.11.6b")
def test_a_talisman_opens_nothing_while_magic_is_destroyed() -> None:
    hero = figure("troll", "pits", objects="talisman#t1")
    shut = moving(hero, FAR, state={"lasting": (SILENCE,)})
    assert not [key for key in shut.offered if "valley" in key]
    assert [key for key in moving(hero, FAR).offered if "valley" in key]


@pytest.mark.clause("TAL-A.alchemist", "TAL-A.wand", "TAL-6.2.8a")
def test_a_wand_turned_into_gold_takes_the_trolls_spell_along() -> None:
    owner = figure("troll", FIELDS, objects="wand#1", followers="alchemist#1", spells="hex#1")
    scene = moving(owner, FAR).choose("use:alchemist#1")
    if "card:wand#1" in scene.offered:
        scene.choose("card:wand#1")
    assert (scene.hero().gold, scene.hero().objects, scene.hero().spells) == (2, (), ())
    assert {"wand#1"} <= {*scene.state.adventure.discard}


@pytest.mark.clause("TAL-A.alchemist", "TAL-A.mule", "TAL-6.5.5b")
def test_a_mule_turned_into_gold_leaves_its_load_behind() -> None:
    owner = figure("troll", FIELDS, objects="mule#1 sword#1 axe#1 ring#1 helmet#1 shield#1", followers="alchemist#1")
    scene = moving(owner, FAR).choose("use:alchemist#1", "card:mule#1")
    if scene.asked[1] != "surplus_object":
        scene.choose("done")
    key = next(key for key in scene.offered if "ring#1" in key)
    scene.choose(key)
    assert scene.lying(FIELDS) == ("ring#1",)
    assert scene.hero().gold == 2


# -- decks that end --------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-S.divination")
def test_divination_looks_at_what_is_left_and_shuffles_nothing() -> None:
    rest = tuple(card for card in instances(ADVENTURE_DECK) if card not in ("imp#1", "storm#1"))
    scene = moving(figure("wizard", FIELDS, spells="divination#1 hex#1"), FAR, deck="imp#1 storm#1",
                   state={"adventure": Deck((), rest)})  # fmt: skip
    scene.choose("cast:divination#1")
    assert scene.view(0).deck_seen == ("imp#1", "storm#1")
    assert scene.state.adventure.discard == rest


@pytest.mark.clause("TAL-6.13.4d-R", "TAL-C1")
def test_a_deck_that_ends_in_the_middle_of_a_draw_is_made_anew_for_the_rest() -> None:
    rest = tuple(card for card in instances(ADVENTURE_DECK) if card != "bag_of_gold#1")
    scene = arriving(figure("troll", "hidden_valley"), FAR, deck="bag_of_gold#1",
                     state={"adventure": Deck((), rest), "moved": True})  # fmt: skip
    assert len(scene.told("card_drawn")) == 3
    assert scene.told("card_drawn")[0].fact("card") == "bag_of_gold#1"


@pytest.mark.clause("TAL-S.counterspell", "TAL-6.9.5b")
def test_the_prophetess_whose_deck_is_empty_draws_the_spell_that_she_has_just_cast() -> None:
    rest = " ".join(card for card in instances(SPELL_DECK) if card != "healing#1")
    keeper = figure("troll", "city", spells=rest, **TOAD)
    scene = moving(figure("prophetess", FIELDS, spells="healing#1", lives=3), keeper)
    assert len(scene.state.spells) == 0
    scene.choose("cast:healing#1")
    if scene.asked[1] == "target":
        scene.choose("target:seat:0")
    assert (scene.hero().lives, scene.hero().spells) == (4, ("healing#1",))


# -- Spells and turns ------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-S.temporal-warp", "TAL-6.10.2b-R")
def test_a_turn_missed_within_a_warp_uses_one_of_the_three_up() -> None:
    scene = moving(figure("druid", "outer_21_plains", spells="temporal_warp#1"), FAR, dice=(1, 2))
    scene.choose("cast:temporal_warp#1", "throw", "cw")
    for _ in range(9):
        if scene.state.turns == 1:
            scene.choose("end" if "end" in scene.offered else scene.offered[0])
    assert scene.hero().space == "outer_22_forest"
    assert len(scene.told("turn_missed")) == 1
    assert (scene.turn, scene.state.extra_turns) == (0, 0)
    finish(scene, 0)
    assert scene.turn == 1


@pytest.mark.clause("TAL-S.temporal-warp", "TAL-A.storm", "TAL-6.15.4c")
def test_a_storm_ends_one_turn_of_a_warp_and_the_next_one_follows() -> None:
    scene = arriving(figure("thief", FIELDS), FAR, lying={FIELDS: "storm#1"}, state={"extra_turns": 2, "moved": True})
    assert (scene.turn, scene.hero(1).missed, scene.hero().missed) == (0, 1, 0)
    assert scene.state.extra_turns == 1


@pytest.mark.clause("TAL-S.temporal-warp", "TAL-A.raft")
def test_a_raft_found_in_the_first_turn_of_a_warp_crosses_in_the_second() -> None:
    scene = arriving(figure("thief", "outer_05_hills"), FAR, lying={"outer_05_hills": "raft#1"},
                     state={"extra_turns": 2, "moved": True})  # fmt: skip
    scene.choose("take:raft#1")
    for _ in range(9):
        if scene.asked[1] != "move":
            scene.choose("end" if "end" in scene.offered else scene.offered[-1])
    assert scene.turn == 0
    scene.choose(next(key for key in scene.offered if key.startswith("raft")))
    assert scene.hero().space == GLADE


@pytest.mark.clause("TAL-S.hex", "TAL-6.13.4d-R", "TAL-6.4.3g-R")
def test_a_hex_fills_the_fields_so_that_no_card_is_drawn_there() -> None:
    hexed = Lasting("hex", EVERYBODY, "own_turn", 3, 1, 0, "hex#1", FIELDS)
    state = {"lasting": (hexed,)}
    scene = moving(figure("elf", "village", lives=3), FAR, lying={FIELDS: "hex#1"}, state=state, dice=(1,))
    scene.choose("cw")
    assert scene.hero().lives == 2
    assert not scene.told("card_drawn")
    dead = moving(figure("elf", "village", lives=1, objects="ring#1"), FAR, lying={FIELDS: "hex#1"}, state=state,
                  dice=(1,)).choose("throw", "cw")  # fmt: skip
    assert dead.turn == 1
    assert {*dead.lying(FIELDS)} == {"hex#1", "ring#1"}


@pytest.mark.clause("TAL-S.teleport", "TAL-6.11.19c-R")
def test_who_teleports_leaves_his_raft_behind_for_good() -> None:
    scene = moving(figure("wizard", FIELDS, raft="raft#1", spells="teleport#1 hex#1"), FAR)
    if "cast:teleport#1" in scene.offered:
        scene.choose("cast:teleport#1", f"target:space:{RUINS}")
        finish(scene, 0)
        assert scene.hero().raft == ""
        assert "raft#1" in scene.state.adventure.discard


# -- the end of a turn -----------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.9.6b-R", "TAL-FLOW-8", "TAL-S.destroy-magic")
def test_at_the_end_of_a_turn_its_player_casts_first_and_then_the_others() -> None:
    others = (figure("elf", "city", spells="random#1"), figure("thief", "tavern", spells="random#2"))
    scene = ending(figure("wizard", FIELDS, spells="destroy_magic#1 hex#1"), *others)
    assert scene.asked == (0, "end_turn")
    scene.choose("end")
    assert scene.asked == (1, "window")
    scene.choose("pass")
    assert scene.asked == (2, "window")
    scene.choose("pass")
    assert scene.turn == 1


@pytest.mark.clause("TAL-6.9.6b-R", "TAL-FLOW-8", "TAL-S.random")
def test_when_another_has_cast_at_the_end_of_a_turn_its_player_is_asked_once_more() -> None:
    scene = ending(figure("wizard", FIELDS, spells="destroy_magic#1 hex#1"), figure("elf", "city", spells="random#1"),
                   dice=(6,))  # fmt: skip
    scene.choose("end", "cast:random#1", "target:seat:0")
    assert scene.hero().lives == 5
    assert scene.asked == (0, "end_turn")
    assert scene.choose("cast:destroy_magic#1").turn == 1, "nobody has a Spell that would fit any more"
