"""A quest of the Warlock that is fulfilled ends the turn, wherever in the turn that happens (TAL-BRD-9)."""

from __future__ import annotations

from typing import Any

import pytest

from game.talisman.state import EVERYBODY, Lasting
from tests.talisman.scene import Figure, Scene, arriving, ending, figure, moving, starting

CAVE = "middle_08_warlocks_cave"
FIELDS = "outer_01_fields"
FAR = figure("ghoul", "outer_07_fields")
MOVES = {"move", "way", "held", "crown", "encounter", "take", "face", "space_throw", "service", "card_throw"}


def asked_in_this_turn(scene: Scene, seat: int = 0) -> set[str]:
    """Play the rest of the turn by last answers; the kinds of questions that its player was asked."""
    kinds = set()
    while scene.turn == seat:
        asked, kind = scene.asked
        if asked == seat:
            kinds.add(kind)
        scene.choose("end" if kind == "end_turn" else scene.open().options[-1].key)
    return kinds


def owes_gold(space: str, character: str = "troll", **more: Any) -> Figure:
    """A Character that can hand over 3 Gold at once."""
    return figure(character, space, gold=4, quest="deliver_3_gold", **more)


HANDED_OVER_BEFORE_MOVING = {
    "at the Tavern": owes_gold("tavern"),
    "with the wizard's offer": owes_gold("tavern", offer="lift"),
    "with the boatman's offer": owes_gold("tavern", offer="ferry"),
    "followed by the Poltergeist": owes_gold("tavern", followers="poltergeist#1"),
    "with Teleport": owes_gold("tavern", "wizard", spells="teleport#1 hex#1"),
    "with Temporal Warp": owes_gold("tavern", "wizard", spells="temporal_warp#1 hex#1"),
    "with a Raft": owes_gold("outer_01_fields", raft="built", raft_due=True),
    "with an Axe among trees": owes_gold("forest", objects="axe#1"),
    "as an Elf among trees": owes_gold("outer_03_woods", "elf"),
    "as a slave of the Temple": owes_gold("temple", enslaved=True),
    "held by the Werewolf": owes_gold("werewolf_den", held="werewolf", held_by=7),
    "held by the Lizardmen": owes_gold("pits", held="lizardman", held_by=2),
    "held by Death": owes_gold("dice_with_death", held="death"),
    "in the Crypt": owes_gold("crypt"),
    "on the Sentinel's space": owes_gold("outer_04_sentinel"),
    "beside another Character": owes_gold("outer_07_fields"),
    "alone on the Crown": owes_gold("inner_08_crown_of_command"),
}


@pytest.mark.clause("TAL-BRD-9")
@pytest.mark.parametrize("name", HANDED_OVER_BEFORE_MOVING)
def test_a_quest_handed_over_before_moving_ends_the_turn(name: str) -> None:
    scene = moving(HANDED_OVER_BEFORE_MOVING[name], FAR, spell_deck="alchemy#1")
    scene.choose("deliver:gold")
    hero = scene.hero()
    assert (hero.space, hero.gold, hero.objects[-1:], hero.quest) == (CAVE, 1, ("talisman#t1",), "")
    assert (hero.enslaved, hero.held, hero.offer, hero.raft) == (False, "", "", "")
    assert not asked_in_this_turn(scene) & MOVES
    assert (scene.turn, scene.hero().space) == (1, CAVE)
    assert not [event for event in scene.events if event.kind in ("moved", "moved_die") and event.fact("who") == 0]


@pytest.mark.clause("TAL-BRD-9")
def test_no_spell_of_the_beginning_of_a_turn_can_be_cast_after_the_quest() -> None:
    wizard = owes_gold("tavern", "wizard", spells="teleport#1 temporal_warp#1")
    scene = moving(wizard, FAR)
    assert {"cast:teleport#1", "cast:temporal_warp#1"} <= {*scene.offered}
    scene.choose("deliver:gold")
    while scene.turn == 0:
        assert not [key for key in scene.offered if key.startswith("cast")]
        scene.choose("end" if "end" in scene.offered else scene.offered[-1])


@pytest.mark.clause("TAL-BRD-9", "TAL-S.temporal-warp")
def test_a_quest_done_ends_only_the_turn_under_way_of_a_temporal_warp() -> None:
    wizard = owes_gold("tavern", "wizard", spells="temporal_warp#1 hex#1")
    scene = moving(wizard, FAR).choose("cast:temporal_warp#1", "deliver:gold").end_turn()
    assert scene.asked == (0, "move")
    assert (scene.turn, scene.hero().space, scene.state.extra_turns) == (0, CAVE, 1)


@pytest.mark.clause("TAL-BRD-9", "TAL-FLOW-2")
def test_a_quest_can_be_handed_over_between_the_move_and_the_encounter_which_is_then_dropped() -> None:
    scene = arriving(owes_gold(FIELDS), FAR, lying={FIELDS: "dragon#1"})
    assert scene.asked == (0, "encounter")
    assert "deliver:gold" in scene.offered
    scene.choose("deliver:gold")
    assert not asked_in_this_turn(scene) & MOVES
    assert not scene.told("fight_thrown")
    assert scene.lying(FIELDS) == ("dragon#1",)


@pytest.mark.clause("TAL-BRD-9", "TAL-FLOW-8")
def test_a_quest_handed_over_at_the_end_of_the_turn_moves_nobody_on() -> None:
    scene = ending(owes_gold("tavern", offer="lift"), FAR, state={"moved": True})
    scene.choose("deliver:gold")
    assert not asked_in_this_turn(scene) & MOVES
    assert scene.hero().offer == ""


@pytest.mark.clause("TAL-BRD-9")
def test_a_hex_at_the_cave_may_kill_whoever_has_done_the_quest_and_the_new_character_waits_for_its_turn() -> None:
    hexed = Lasting("hex", EVERYBODY, "own_turn", 2, by=1, card="hex#1", space=CAVE)
    scene = moving(owes_gold("tavern", lives=1), figure("elf", "city"), lying={CAVE: "hex#1"},
                   state={"unused": ("monk",), "lasting": (hexed,)})  # fmt: skip
    scene.choose("deliver:gold")
    assert [event.kind for event in scene.events if event.kind in ("died", "received", "out_of_stock")] == ["died"]
    assert (scene.hero().character, scene.turn) == ("monk", 1)
    assert "talisman#t1" in scene.state.stock


KILLS = {
    "an Enemy": (arriving, figure("troll", FIELDS, quest="kill_an_enemy"), {FIELDS: "wolf#1 maze#1"}, (6, 1)),
    "the Brigand": (arriving, figure("troll", "forest", quest="kill_an_enemy"), {}, (1, 6, 1)),
    "a Lizardman": (arriving, figure("troll", "pits", quest="kill_an_enemy"), {}, (3, 6, 1)),
    "the Werewolf": (arriving, figure("troll", "werewolf_den", quest="kill_an_enemy"), {}, (1, 1, 6, 1)),
    "a Spirit driven out": (arriving, figure("priest", FIELDS, quest="kill_an_enemy"),
                            {FIELDS: "wraith#1 maze#1"}, ()),
    "an Enemy destroyed by the Cross": (
        arriving, figure("troll", FIELDS, quest="kill_an_enemy", objects="cross#1"), {FIELDS: "wraith#1 maze#1"}, ()
    ),
}  # fmt: skip


@pytest.mark.clause("TAL-BRD-9")
@pytest.mark.parametrize("name", KILLS)
def test_an_enemy_defeated_for_the_quest_ends_the_turn_and_the_rest_of_the_space_is_left(name: str) -> None:
    begin, hero, lying, dice = KILLS[name]
    scene = begin(hero, FAR, lying=lying, dice=dice)
    if scene.decision is not None and scene.asked == (0, "face"):
        scene.choose("destroy:wraith#1")
    assert scene.told("quest_done")
    assert scene.hero().space == CAVE
    assert (scene.hero().held, scene.hero().missed) == ("", 0)
    assert not asked_in_this_turn(scene) & MOVES
    assert not [event for event in scene.told("card_met") if event.fact("card") == "maze#1"]


@pytest.mark.clause("TAL-BRD-9")
def test_the_sentinel_defeated_for_the_quest_ends_the_move_at_the_cave() -> None:
    hero = figure("troll", "outer_04_sentinel", quest="kill_an_enemy", strength=9)
    scene = moving(hero, FAR, dice=(4, 6, 1)).choose("cross")
    assert scene.told("quest_done")
    assert not scene.told("bridge_crossed")
    assert not asked_in_this_turn(scene) & MOVES
    assert scene.hero().space == CAVE


@pytest.mark.clause("TAL-BRD-9")
def test_a_life_taken_in_another_players_turn_fulfils_the_quest_and_leaves_that_turn_alone() -> None:
    attacker, winner = figure("monk", FIELDS, spells=""), figure("troll", FIELDS, quest="take_a_life")
    scene = arriving(attacker, winner, dice=(1, 6)).choose("attack:1", "life").decline("offer")
    assert (scene.hero(1).space, scene.hero(0).lives) == (CAVE, 3)
    asked_in_this_turn(scene)
    assert scene.turn == 1
    assert scene.asked == (1, "move"), "the winner's own turn comes as usual"


@pytest.mark.clause("TAL-BRD-11")
@pytest.mark.parametrize("offer", ["lift", "ferry"])
def test_an_offer_of_the_tavern_lapses_when_its_turn_is_lost_or_used_otherwise(offer: str) -> None:
    caster = figure("wizard", "city", spells="immobility#1 hex#1")
    stone = starting(figure("troll", "tavern", offer=offer), caster).choose("cast:immobility#1")
    assert stone.hero().offer == ""
    teleport = moving(figure("wizard", "tavern", offer=offer, spells="teleport#1 hex#1"), FAR)
    teleport.choose("cast:teleport#1", "target:space:outer_14_hills")
    assert teleport.hero().offer == ""
