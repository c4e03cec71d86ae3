"""The course of a turn, missed turns, whose turn it is (TAL-6.10, TAL-FLOW, TAL-HID-3)."""

from __future__ import annotations

import pytest

from game.engine.ids import kind_of
from game.talisman.state import EVERYBODY, Hero, Lasting
from tests.talisman.scene import arriving, ending, figure, moving, starting

VILLAGE, FIELDS = "outer_00_village", "outer_01_fields"


@pytest.mark.clause("TAL-6.10.2a", "TAL-6.10.2b", "TAL-FLOW-9")
def test_the_turn_goes_round_clockwise_past_those_who_are_out() -> None:
    names = ("thief", "elf", "dwarf", "monk", "troll")
    people = [figure(name, "middle_09_desert", missed=1) for name in names]
    scene = starting(*people, state={"crown_reached": True})
    order = [event.fact("who") for event in scene.told("turn_begins")]
    assert order[:6] == [0, 1, 2, 3, 4, 0]
    fewer = starting(*people, state={"crown_reached": True})
    fewer.state.heroes[1].out, fewer.state.heroes[1].space = True, ""
    fewer.hero(0).missed = fewer.hero(2).missed = fewer.hero(3).missed = fewer.hero(4).missed = 1
    fewer.state.stage, fewer.state.turn = "starting", 0
    fewer.match._rules = None
    fewer.events.clear()
    fewer.begin_here()
    fewer.match._replay([])
    fewer.settle()
    assert [event.fact("who") for event in fewer.told("turn_begins")][:4] == [0, 2, 3, 4]


@pytest.mark.clause("TAL-S.hex", "TAL-6.10.2a")
@pytest.mark.parametrize("left", [1, 2])
def test_the_hex_of_somebody_who_is_out_ends_as_if_his_turns_were_still_played(left: int) -> None:
    effect = Lasting("hex", EVERYBODY, "own_turn", left, 1, 0, "hex#1", "outer_20_ruins")
    heroes = [figure("elf", VILLAGE, missed=9).hero(), Hero("monk", out=True), figure("thief", FIELDS).hero()]
    scene = ending(*[figure(name) for name in ("elf", "monk", "thief")], lying={"ruins": "hex#1"},
                   state={"heroes": heroes, "lasting": (effect,), "crown_reached": True})  # fmt: skip
    assert scene.turn == 2, "who is out is passed over"
    assert [lasting.left for lasting in scene.state.lasting] == ([] if left == 1 else [1])
    assert (scene.lying("ruins") == ()) is (left == 1)


@pytest.mark.clause("TAL-6.10.2b-R", "TAL-FLOW-1")
def test_in_a_missed_turn_nothing_is_done_and_the_next_player_goes_on() -> None:
    scene = starting(figure("elf", "desert", missed=2), figure("thief", VILLAGE), lying={"desert": "healer#1"})
    assert scene.told("turn_missed")[0].fact("who") == 0
    assert scene.hero(0).missed == 1
    assert [event.kind for event in scene.events if event.fact("who") == 0] == ["turn_begins", "turn_missed"]
    assert scene.turn == 1
    ruler = starting(figure("monk", "crown_of_command", missed=1), figure("thief", VILLAGE), dice=(6,),
                     state={"crown_reached": True})  # fmt: skip
    assert not ruler.told("command_cast")
    assert ruler.hero(1).lives == 4


@pytest.mark.clause("TAL-6.10.2b-R")
def test_who_misses_turns_may_still_cast_and_be_attacked() -> None:
    caster = figure("elf", "outer_13_fields", missed=2, spells="healing#1")
    scene = starting(figure("thief", FIELDS, lives=2), caster)
    assert scene.asked == (1, "window"), "in the other's turn he may cast"
    assert scene.choose("cast:healing#1").hero(0).lives == 4
    attacked = arriving(figure("troll", FIELDS), figure("elf", FIELDS, missed=2), dice=(6, 1))
    assert attacked.choose("attack:1", "life").decline("offer").hero(1).lives == 3


@pytest.mark.clause("TAL-6.10.2b-R", "TAL-C5")
def test_what_is_no_event_costs_the_next_turn() -> None:
    scene = arriving(figure("thief", FIELDS), figure("elf", "crags", missed=9), lying={FIELDS: "marsh#1 shrine#1"})
    scene.choose("first:marsh#1")
    assert scene.asked == (0, "card_throw"), "the turn goes on"
    scene.choose("pass").end_turn()
    assert [event.fact("who") for event in scene.told("turn_missed")][:2] == [1, 0]


# -- step by step --------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-FLOW-2")
def test_others_may_cast_before_a_turn_begins_and_then_its_player_acts_at_will() -> None:
    owner = figure("druid", VILLAGE, spells="acquisition#1", objects="sword#1", followers="alchemist#1",
                   trophies="dragon#1", quest="deliver_2_gold", gold=2)  # fmt: skip
    scene = starting(owner, figure("elf", "outer_13_fields", spells="immobility#1"))
    assert scene.asked == (1, "window")
    scene.choose("pass")
    assert set(scene.offered) == {
        "throw", "cast:acquisition#1", "use:alchemist#1", "leave:sword#1", "leave:alchemist#1", "exchange",
        "deliver:gold", "become:good", "become:evil",
    }  # fmt: skip


@pytest.mark.clause("TAL-FLOW-3")
@pytest.mark.parametrize(
    ("space", "more", "offered"),
    [
        ("temple", {"enslaved": True}, {"throw"}),
        ("werewolf_den", {"held": "werewolf", "held_by": 5}, {"continue", "retreat:inner_06_dice_with_death"}),
        ("pits", {"held": "lizardman", "held_by": 2}, {"continue", "retreat:inner_02_vampires_tower"}),
        ("dice_with_death", {"held": "death"}, {"continue", "retreat:inner_07_crypt"}),
        ("crown_of_command", {}, {"command"}),
    ],
)
def test_what_a_space_demands_in_place_of_movement_comes_first(
    space: str, more: dict[str, object], offered: set[str]
) -> None:
    scene = moving(figure("thief", space, **more), figure("elf", "crags"), patient=True)
    assert set(scene.offered) == offered


@pytest.mark.clause("TAL-FLOW-4")
def test_the_ways_to_move() -> None:
    def ways(**more: object) -> set[str]:
        owner = figure("elf", "outer_03_woods", **more)
        keys = moving(owner, figure("troll", "crags"), patient=True).offered
        return {kind_of(key) for key in keys if not key.startswith("leave")}

    assert ways() == {"throw", "woods"}
    assert ways(toad=2, gold=0) == {"cw", "ccw"}
    assert ways(raft="raft#1", objects="axe#1") == {"throw", "woods", "raft", "build"}
    assert ways(objects="axe#1") == {"throw", "woods", "build"}
    assert ways(offer="lift") == {"throw", "woods", "lift"}
    assert ways(offer="ferry") == {"throw", "woods", "ferry"}
    assert ways(spells="teleport#1") == {"throw", "woods", "cast"}


@pytest.mark.clause("TAL-FLOW-5", "TAL-FLOW-6")
def test_bridge_and_sentinel_on_the_way_then_the_moment_after_the_move_then_the_choice() -> None:
    owner = figure("troll", "outer_03_woods", strength=20, spells="random#1", craft=3)
    scene = moving(owner, figure("elf", "middle_03_hills"), dice=(2, 6, 1)).choose("throw", "cw", "cross")
    order = []
    for _ in range(9):
        order.append((scene.open().kind, scene.state.window))
        if scene.open().kind == "encounter":
            break
        scene.choose("pass")
    kinds = [event.kind for event in scene.events if event.kind in ("fight_thrown", "bridge_crossed", "moved")]
    assert kinds == ["fight_thrown", "bridge_crossed", "moved"]
    assert order[-2:] == [("window", "after_move"), ("encounter", "")]
    assert {"attack:1", "space"} <= set(scene.offered)


@pytest.mark.clause("TAL-FLOW-7a")
def test_an_encounter_with_a_character_step_by_step() -> None:
    hills = "outer_05_hills"
    attacker = figure("troll", hills, spells="random#1", craft=3)
    victim = figure("dwarf", hills, objects="armour#1", spells="preservation#1")
    scene = arriving(attacker, victim, dice=(6, 1, 1)).choose("pass", "attack:1")
    order = []
    answers = {"evade": "face", "window": "pass", "reward": "life", "offer": "no_offer", "protection": "none"}
    while scene.turn == 0 and scene.open().kind in answers:
        order.append((scene.asked[0], scene.open().kind, scene.state.window))
        scene.choose(answers[scene.open().kind])
    assert order == [
        (1, "evade", ""), (0, "window", "when_encountering_or_attacked"), (0, "window", "before_battle"),
        (0, "reward", ""), (1, "offer", ""), (1, "protection", ""),
        (1, "window", "when_life_follower_or_enemy_would_be_lost"),
    ]  # fmt: skip
    assert scene.hero(1).lives == 3
    assert scene.asked == (0, "end_turn")


@pytest.mark.clause("TAL-FLOW-7b", "TAL-C2")
def test_on_a_drawing_space_cards_are_drawn_placed_and_dealt_with_by_number() -> None:
    deck = "shrine#1 bear#1 ghost#1"
    scene = arriving(figure("thief", "hidden_valley"), figure("elf", "crags"), deck=deck, dice=(1, 6, 1))
    kinds = [event.kind for event in scene.events
             if event.kind in ("card_drawn", "card_placed", "fight_thrown", "card_met")]  # fmt: skip
    assert kinds == ["card_drawn", "card_drawn", "card_drawn", "card_placed", "fight_thrown", "card_met"]


@pytest.mark.clause("TAL-FLOW-7d")
def test_whoever_is_transported_begins_anew_and_the_rest_of_the_old_space_is_dropped() -> None:
    lying = {"ruins": "healer#1 maze#1"}
    deck = "imp#1 sword#1 bear#1"
    thief = figure("thief", "hidden_valley", lives=2)
    scene = arriving(thief, figure("elf", "crags"), lying=lying, deck=deck, dice=(4,))
    assert [event.fact("card") for event in scene.told("card_met")] == ["imp#1", "healer#1", "maze#1"]
    assert set(scene.lying("hidden_valley")) == {"sword#1", "bear#1"}
    assert scene.hero().lives == 4


@pytest.mark.clause("TAL-FLOW-8")
def test_at_the_end_limits_rafts_toads_and_passing_effects_are_seen_to() -> None:
    drunk = Lasting("drunk", 0, "turn")
    scene = ending(figure("thief", VILLAGE, raft="raft#1", raft_due=True), figure("elf", "crags"),
                   state={"lasting": (drunk,)}).choose("end")  # fmt: skip
    assert (scene.hero().raft, scene.state.lasting, scene.turn) == ("", (), 1)
    toad = ending(figure("thief", VILLAGE, toad=2, gold=0), figure("elf", "crags"))
    assert (toad.hero().toad, toad.turn) == (1, 1)


@pytest.mark.clause("TAL-FLOW-8", "TAL-6.1.6b-R")
def test_what_lasts_for_the_turn_ends_with_it() -> None:
    scene = moving(figure("thief", "middle_10_oasis", objects="potion_of_strength#1"), figure("elf", "village"),
                   dice=(1,)).choose("use:potion_of_strength#1")  # fmt: skip
    assert scene.state.lasting[0].id == "drunk"
    assert scene.choose("cw").state.lasting == ()


@pytest.mark.clause("TAL-S.temporal-warp", "TAL-S.hex")
def test_extra_turns_do_not_shorten_a_hex() -> None:
    hexed = Lasting("hex", EVERYBODY, "own_turn", 2, 0, 0, "hex#1", "middle_05_runes")
    scene = ending(
        figure("thief", "crags"), figure("elf", "village"), lying={"middle_05_runes": "hex#1"},
        state={"lasting": (hexed,), "extra_turns": 1},
    )  # fmt: skip
    assert scene.turn == 0
    assert scene.state.lasting == (hexed,)
    normal = ending(
        figure("elf", "village", missed=1), figure("thief", "crags"), lying={"middle_05_runes": "hex#1"},
        state={"lasting": (hexed._replace(by=1),)},
    )  # fmt: skip
    assert normal.turn == 1
    assert normal.state.lasting[0].left == 1


# -- questions -----------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-HID-3")
def test_dont_ask_again_lasts_for_the_turn() -> None:
    scene = arriving(figure("thief", "village"), figure("elf", "outer_13_fields", spells="random#1"))
    assert scene.asked == (1, "window")
    scene.choose("pass:turn")
    assert scene.asked == (0, "service")
    scene.choose("nothing").end_turn()
    assert scene.turn == 1
    assert not scene.hero(1).quiet


@pytest.mark.clause("TAL-HID-3")
def test_who_passed_for_the_turn_is_still_asked_about_his_own_life() -> None:
    thief = figure("thief", "middle_09_desert", spells="preservation#1", quiet=True)
    scene = arriving(thief, figure("elf", "crags"))
    assert scene.asked == (0, "window")


@pytest.mark.clause("TAL-6.9.6a")
def test_the_question_for_a_spell_says_whom_the_moment_concerns() -> None:
    healer = figure("wizard", "city", spells="preservation#1")
    desert = arriving(figure("elf", "desert"), healer)
    assert desert.asked == (1, "window")
    assert str(desert.open().question) == "Ada is about to lose a Life. Do you cast a Spell?"
    own = arriving(figure("elf", "desert", spells="preservation#1"))
    assert str(own.open().question) == "You are about to lose a Life. Do you cast a Spell?"
    moved = arriving(figure("elf", "chapel", spells="healing#1", lives=2))
    assert str(moved.open().question) == "You have moved. Do you cast a Spell?"


def test_after_the_move_nobody_is_told_that_it_could_still_be_made() -> None:
    before = moving(figure("thief", "outer_23_fields", lives=2, gold=3), figure("elf", "crags"), dice=(1,))
    scene = before.choose("cw")
    assert scene.hero().space == VILLAGE
    words = ("Your Character has made its move of this turn.", "TAL-FLOW-5")
    assert scene.refusal("space:outer_08_crags") == words
    way = moving(figure("troll", "sentinel", objects="sword#1 axe#1"), figure("elf", "crags"), dice=(2,))
    fight = way.choose("throw", "cross")
    assert fight.asked == (0, "weapon")
    assert fight.refusal("space:outer_08_crags") == words
