"""Spells, dice and offers whose reason has gone in the middle: undone, turned into a Toad, or out of the game."""

from __future__ import annotations

import pytest

from tests.talisman.meeting.playing_on import go_on, idle, step, until
from tests.talisman.meeting.spells import at, caster, hexed
from tests.talisman.scene import Figure, Scene, arriving, figure, moving, starting

FIELDS, RUINS, CROWN, TEMPLE = "outer_01_fields", "outer_20_ruins", "inner_08_crown_of_command", "middle_12_temple"
GLADE, HILLS = "middle_04_cursed_glade", "outer_14_hills"
FAR = figure("ghoul", HILLS)
TOAD = {"toad": 2, "gold": 0}
REACHED = {"crown_reached": True}
GOLD = "bag_of_gold#1 bag_of_gold#2 bag_of_gold#3 bag_of_gold#4"
IN_ANSWER, AT_A_LOSS = "in_answer_to_spell", "when_life_follower_or_enemy_would_be_lost"


def next_turn(scene: Scene) -> Scene:
    """Do as little as possible until it is the turn of somebody else."""
    seat = scene.turn
    return until(scene, lambda: scene.turn != seat, idle)


# -- Spells in answer --------------------------------------------------------------------------------------


def warped() -> Scene:
    """A Warp whose caster is made a Toad, in answer to it."""
    scene = starting(figure("warrior", FIELDS, spells="temporal_warp#1"), figure("elf", "city", spells="random#1"),
                     dice=(1,))  # fmt: skip
    go_on(scene, "cast:temporal_warp#1")
    until(scene, lambda: scene.asked == (1, "window") and scene.state.window == IN_ANSWER, step)
    at(scene, "random#1", "seat:0")
    return until(scene, lambda: not scene.state.casting, step)


def undone(scene: Scene) -> Scene:
    """Nobody answers the Counterspell, and the Spell below it is undone."""
    while len(scene.state.casting) > 1:
        scene.choose("pass")
    return scene


@pytest.mark.clause("TAL-S.temporal-warp")
def test_a_warp_whose_caster_became_a_toad_in_answer_brings_no_more_turns() -> None:
    scene = warped()
    assert (scene.hero().toad, scene.state.extra_turns) == (4, 0)


@pytest.mark.clause("TAL-S.counterspell")
@pytest.mark.parametrize("spell", ["divination#1", "alchemy#1"])
def test_a_spell_that_is_undone_is_not_countered_once_more(spell: str) -> None:
    third = figure("elf", "castle", spells="counterspell#2")
    scene = starting(figure("druid", FIELDS, objects="ring#1", spells=spell), caster("counterspell#1 hex#1"), third)
    undone(go_on(go_on(scene, f"cast:{spell}"), "cast:counterspell#1"))
    assert "cast:counterspell#2" not in scene.offered


@pytest.mark.clause("TAL-S.counterspell")
def test_the_command_that_is_undone_is_not_countered_once_more() -> None:
    third = figure("elf", "castle", spells="counterspell#2")
    scene = moving(figure("troll", CROWN), caster("counterspell#1 hex#1"), third, state=REACHED, dice=(6,))
    undone(go_on(scene, "cast:counterspell#1"))
    assert "cast:counterspell#2" not in scene.offered


@pytest.mark.clause("TAL-S.counterspell", "TAL-S.immobility")
def test_where_one_immobility_was_undone_the_next_one_petrifies() -> None:
    victim = figure("druid", FIELDS, spells="counterspell#1")
    scene = starting(victim, figure("elf", "city", spells="immobility#1"), caster("immobility#2 hex#1", "castle"))
    for key in ("cast:immobility#1", "cast:counterspell#1", "cast:immobility#2"):
        go_on(scene, key)
    next_turn(scene)
    assert not scene.told("moved_die")[:-1]
    assert scene.hero().space == FIELDS


@pytest.mark.clause("TAL-S.counterspell", "TAL-C15", "TAL-A.amulet", "TAL-6.19.5a")
@pytest.mark.parametrize(
    "holder",
    [
        figure("elf", GLADE, spells="counterspell#1"),
        figure("elf", "city", spells="counterspell#1", objects="amulet#1"),
        figure("elf", "city", spells="counterspell#1", **TOAD),
    ],
    ids=["on the Glade", "with the Amulet", "a Toad"],
)
def test_who_can_cast_nothing_does_not_counter_the_command(holder: Figure) -> None:
    scene = moving(figure("troll", CROWN), holder, dice=(5,), state=REACHED)
    assert (scene.turn, scene.hero(1).lives) == (1, 3)
    assert not scene.was_asked("window")


# -- at the moment of a loss -------------------------------------------------------------------------------


@pytest.mark.clause("TAL-S.preservation")
def test_what_is_saved_is_not_saved_once_more() -> None:
    scene = arriving(figure("elf", "desert", spells="preservation#1"), caster("preservation#2 hex#1"))
    next_turn(go_on(scene, "cast:preservation#1"))
    assert (scene.hero().lives, scene.hero(1).spells) == (4, ("preservation#2", "hex#1"))


@pytest.mark.clause("TAL-S.preservation", "TAL-BRD-8")
def test_a_follower_chosen_instead_of_a_life_at_the_temple_is_not_preserved() -> None:
    scene = arriving(figure("elf", TEMPLE, followers="maiden#1 guide#1"), caster("preservation#1 hex#1"), dice=(2, 2))
    scene.choose("pray_temple", "card:maiden#1")
    assert not scene.was_asked("window")
    assert scene.hero().followers == ("guide#1",)


def hopping() -> Scene:
    """The first of three Followers is about to die in the Chasm when a third seat makes a Toad of their owner."""
    owner = figure("elf", "chasm", followers="pixie#1 prince#1 guide#1")
    scene = arriving(owner, figure("troll", "castle"), caster("random#1 preservation#1"), dice=(6, 1, 1, 1, 1))
    scene.choose("pass")
    until(scene, lambda: scene.state.window == AT_A_LOSS, step)
    return at(scene, "random#1", "seat:0")


@pytest.mark.clause("TAL-6.19.2a", "TAL-S.preservation")
def test_a_follower_that_a_toad_has_left_is_not_preserved() -> None:
    scene = hopping()
    assert scene.hero().toad
    assert "cast:preservation#1" not in scene.offered


@pytest.mark.clause("TAL-6.19.2a")
def test_in_the_chasm_no_die_is_thrown_for_followers_that_a_toad_has_left() -> None:
    scene = hopping()
    until(scene, lambda: scene.turn != 0, idle)
    assert {*scene.lying("chasm")} == {"pixie#1", "prince#1", "guide#1"}
    assert len(scene.told("follower_thrown")) == 1


# -- turns that are counted --------------------------------------------------------------------------------


@pytest.mark.clause("TAL-A.blizzard")
def test_when_a_player_leaves_in_a_blizzard_the_others_still_make_two_short_moves() -> None:
    state = {**REACHED, "lasting": (hexed(HILLS, by=0, left=9),)}
    people = (figure("elf", FIELDS), figure("troll", "outer_13_fields", lives=1), figure("monk", "castle"))
    scene = arriving(*people, lying={HILLS: "hex#1"}, state=state, deck=f"blizzard#1 {GOLD}")
    until(scene, lambda: scene.turn == 1, idle).choose("cw")
    short: list[int] = []

    def look(scene: Scene) -> None:
        if scene.asked[1] == "move" and "throw" not in scene.offered:
            short.append(scene.turn)
        idle(scene)

    until(scene, lambda: len(scene.told("effect_ended")) > 0, look)
    assert (short.count(0), short.count(2)) == (2, 2)


@pytest.mark.clause("TAL-6.10.2b-R", "TAL-S.immobility", "TAL-FLOW-1")
def test_a_turn_that_is_missed_is_no_moment_for_spells() -> None:
    holder = figure("elf", "city", spells="immobility#1 healing#1")
    scene = starting(figure("troll", FIELDS, missed=1), holder, figure("monk", "castle", lives=2))
    assert scene.turn == 1
    assert not scene.was_asked("window")


# -- Toads and what the Tavern offers ------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.19.7", "TAL-BRD-11")
@pytest.mark.parametrize(("die", "key"), [(5, f"lift:{RUINS}"), (6, f"ferry:{TEMPLE}")])
def test_what_the_tavern_offers_to_a_toad_in_its_last_turn_is_there_when_it_is_itself(die: int, key: str) -> None:
    scene = next_turn(arriving(figure("elf", "tavern", toad=1, gold=0), FAR, dice=(die,)))
    until(scene, lambda: scene.asked == (0, "move"), idle)
    assert not scene.hero().toad
    assert key in scene.offered


@pytest.mark.clause("TAL-6.19.4")
@pytest.mark.parametrize("die", [5, 6])
def test_a_toad_that_stays_one_is_told_of_no_offer(die: int) -> None:
    scene = next_turn(arriving(figure("elf", "tavern", toad=3, gold=0), FAR, dice=(die,)))
    assert not scene.told("offered")
