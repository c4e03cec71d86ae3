"""What is laid down or exchanged just in time, and who is not asked about it."""

from __future__ import annotations

import pytest

from game.talisman.state import EVERYBODY, Lasting
from tests.talisman.adviser.reasons.test_reasons import reason
from tests.talisman.meeting.playing_on import advised, finish, idle_until_turn_of
from tests.talisman.scene import Figure, arriving, figure, moving

FIELDS, RUINS, OASIS, GLADE = "outer_01_fields", "outer_20_ruins", "middle_10_oasis", "middle_04_cursed_glade"
FAR = figure("troll", "outer_14_hills")
HAG, RAIDERS = "cursed_by_a_hag#1", "raiders#1"


def owner(spells: str, space: str = FIELDS, **more: object) -> Figure:
    """The owner of the Amulet, with some Spells."""
    return figure("elf", space, objects="amulet#1 sword#1", spells=spells, **more)


# -- the Amulet ------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.5.4-R", "TAL-A.amulet", "TAL-S.destruction")
def test_who_leaves_the_amulet_where_he_arrives_may_destroy_the_dragon_there() -> None:
    scene = arriving(owner("destruction#1"), FAR, lying={FIELDS: "dragon#1"}, deck="healer#1")
    assert scene.asked == (0, "encounter")
    assert scene.open().secret, "that it comes for the sake of a Spell is nobody's business"
    scene.choose("leave:amulet#1", "cast:destruction#1", "target:card:dragon#1")
    assert "dragon#1" in scene.state.adventure.discard
    finish(scene, 0)
    assert not scene.told("fight_thrown")


@pytest.mark.clause("TAL-6.5.4-R", "TAL-A.amulet")
def test_who_leaves_something_else_first_is_still_asked_about_the_amulet() -> None:
    scene = arriving(owner("destruction#1"), FAR, lying={FIELDS: "dragon#1"}).choose("leave:sword#1")
    assert "cast:destruction#1" not in scene.offered
    assert "leave:amulet#1" in scene.offered
    scene.choose("space")
    assert scene.told("enemy_attacks") or scene.asked[1] == "window" or scene.told("fight_thrown")
    assert scene.hero().spells == ("destruction#1",)


@pytest.mark.clause("TAL-6.5.4-R", "TAL-A.amulet", "TAL-6.13.2")
def test_where_somebody_stands_too_the_amulet_left_opens_the_moment_for_spells_again() -> None:
    scene = arriving(owner("destruction#1"), figure("troll", FIELDS), lying={FIELDS: "dragon#1"})
    assert not scene.open().secret
    scene.choose("leave:amulet#1")
    assert scene.asked == (0, "window")
    scene.choose("pass")
    assert {"attack:1", "space"} <= {*scene.offered}


@pytest.mark.clause("TAL-A.amulet", "TAL-S.healing", "TAL-6.5.4-R")
def test_the_amulet_is_left_for_a_healing_of_oneself() -> None:
    scene = arriving(owner("healing#1", lives=1), FAR, deck="healer#1")
    scene.choose("leave:amulet#1", "cast:healing#1")
    assert scene.hero().lives == 4


@pytest.mark.clause("TAL-A.amulet", "TAL-A.alchemist", "TAL-S.destruction")
def test_the_amulet_may_also_be_turned_into_gold_in_time() -> None:
    scene = arriving(owner("destruction#1", followers="alchemist#1"), FAR, lying={FIELDS: "dragon#1"})
    scene.choose("use:alchemist#1", "card:amulet#1", "done")
    assert scene.asked == (0, "window")
    assert "cast:destruction#1" in scene.offered


@pytest.mark.clause("TAL-A.amulet", "TAL-BRD-9")
def test_who_hands_the_amulet_to_the_warlock_casts_nothing_when_the_turn_is_over() -> None:
    scene = arriving(owner("destruction#1", quest="deliver_magic_object"), FAR, lying={FIELDS: "dragon#1"})
    scene.choose("deliver:amulet#1")
    assert scene.hero().space == "middle_08_warlocks_cave"
    assert "cast:destruction#1" not in idle_until_turn_of(scene, 1)


@pytest.mark.clause("TAL-A.amulet", "TAL-FLOW-2")
@pytest.mark.parametrize(
    ("spells", "lying"),
    [("", "dragon#1"), ("hex#1 teleport#1", "dragon#1"), ("destruction#1", ""), ("healing#1", "dragon#1")],
)
def test_whose_spells_could_not_be_cast_without_the_amulet_either_is_not_asked(spells: str, lying: str) -> None:
    scene = arriving(owner(spells), FAR, lying={FIELDS: lying} if lying else {}, deck="angel#1")
    assert not scene.was_asked("encounter")


@pytest.mark.clause("TAL-A.amulet", "TAL-C15", "TAL-S.destroy-magic")
def test_where_no_spell_is_cast_at_all_nobody_is_asked_about_the_amulet() -> None:
    glade = arriving(owner("destruction#1", GLADE), FAR, lying={FIELDS: "dragon#1"}, deck="angel#1")
    assert not glade.was_asked("encounter")
    silence = Lasting("destroy_magic", EVERYBODY, "own_turn", 1, 1)
    silent = arriving(owner("destruction#1"), FAR, lying={RUINS: "dragon#1"}, deck="angel#1",
                      state={"moved": True, "lasting": (silence,)})  # fmt: skip
    assert not silent.was_asked("encounter")


@pytest.mark.clause("TAL-HID-3", "TAL-A.amulet")
@pytest.mark.parametrize("held", ["destruction#1", "teleport#1"])
def test_at_a_shared_screen_the_question_does_not_betray_whether_a_fitting_spell_is_held(held: str) -> None:
    scene = arriving(owner(held), FAR, lying={FIELDS: "dragon#1"}, state={"moved": True, "sharing": (0, 1)})
    for _ in range(9):
        if scene.asked[1] == "encounter":
            break
        scene.choose("pass")
    assert scene.asked == (0, "encounter")


# -- the Raiders -----------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.5.4-R", "TAL-A.raiders", "TAL-FLOW-2")
def test_what_the_raiders_would_take_is_laid_down_before_and_taken_up_again_after_them() -> None:
    robbed = figure("elf", FIELDS, objects="ring#1 sword#1", followers="maiden#1", gold=2)
    scene = arriving(robbed, FAR, deck=RAIDERS)
    assert {*scene.offered} == {"space", "leave:ring#1", "leave:sword#1"}, "they take no Follower, and Gold stays"
    scene.choose("leave:ring#1", "space")
    assert scene.lying("oasis") == ("sword#1",)
    assert scene.state.gold[OASIS] == 2
    scene.choose("take:ring#1")
    assert scene.hero().objects == ("ring#1",)


@pytest.mark.clause("TAL-A.raiders", "TAL-FLOW-2")
def test_who_has_laid_all_down_is_asked_no_more() -> None:
    scene = arriving(figure("elf", FIELDS, objects="ring#1 sword#1"), FAR, deck=RAIDERS)
    scene.choose("leave:ring#1", "leave:sword#1")
    assert scene.asked == (0, "take")
    assert scene.lying("oasis") == ()


@pytest.mark.clause("TAL-A.raiders", "TAL-C4", "TAL-6.5.4-R")
def test_raiders_left_by_somebody_else_are_met_by_one_who_may_lay_his_things_down_first() -> None:
    scene = moving(figure("elf", "outer_19_fields", objects="ring#1"), FAR, lying={RUINS: RAIDERS}, dice=(1,),
                   deck="healer#1")  # fmt: skip
    scene.choose("throw", "cw", "leave:ring#1")
    assert "take:ring#1" in scene.offered


@pytest.mark.clause("TAL-A.raiders", "TAL-FLOW-2")
@pytest.mark.parametrize(
    "robbed",
    [
        figure("elf", FIELDS, gold=5, followers="maiden#1"),
        figure("elf", FIELDS, toad=2, gold=0),
        figure("elf", FIELDS, raft="raft#1"),
        figure("elf", OASIS, objects="ring#1"),
    ],
)
def test_before_the_raiders_nobody_is_asked_who_can_save_nothing_from_them(robbed: Figure) -> None:
    scene = arriving(robbed, FAR, deck=f"{RAIDERS} healer#1")
    assert not scene.was_asked("encounter")
    assert RAIDERS in scene.state.adventure.discard


@pytest.mark.clause("TAL-A.mule", "TAL-A.raiders", "TAL-6.5.5b")
def test_a_mule_laid_down_before_the_raiders_lets_its_load_fall_too() -> None:
    robbed = figure("elf", FIELDS, objects="mule#1 axe#1 helmet#1 shield#1 sword#1 ring#1")
    scene = arriving(robbed, FAR, deck=RAIDERS).choose("leave:mule#1")
    assert scene.asked == (0, "surplus_object")
    scene.choose("leave:ring#1")
    assert {*scene.offered} == {"space", "leave:axe#1", "leave:helmet#1", "leave:shield#1", "leave:sword#1"}


# -- the Hag ---------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.6.4", "TAL-A.cursed-by-a-hag", "TAL-FLOW-2")
def test_a_follower_laid_down_before_the_hag_lies_there_for_others() -> None:
    cursed = figure("elf", FIELDS, objects="ring#1", followers="maiden#1 guide#1 poltergeist#1")
    scene = arriving(cursed, FAR, deck=HAG)
    assert {*scene.offered} == {"space", "leave:maiden#1", "leave:guide#1"}
    scene.choose("leave:maiden#1", "space")
    assert scene.lying(FIELDS) == ("maiden#1",)
    assert "guide#1" in scene.state.adventure.discard
    assert "take:maiden#1" not in idle_until_turn_of(scene, 1), "the Hag suffers no Follower"
    assert set(scene.hero().followers) == {HAG, "poltergeist#1"}


@pytest.mark.clause("TAL-A.cursed-by-a-hag", "TAL-6.8a", "TAL-6.6.4")
def test_a_raised_goblin_laid_down_before_the_hag_does_not_attack_its_ghoul() -> None:
    scene = arriving(figure("ghoul", FIELDS, followers="goblin#1"), FAR, deck=HAG).choose("leave:goblin#1")
    finish(scene, 0)
    assert not scene.told("fight_thrown")
    assert scene.lying(FIELDS) == ("goblin#1",)


@pytest.mark.clause("TAL-A.cursed-by-a-hag", "TAL-FLOW-2")
@pytest.mark.parametrize(
    "cursed",
    [
        figure("minstrel", FIELDS, followers="maiden#1"),
        figure("elf", FIELDS, followers="poltergeist#1", objects="ring#1"),
        figure("elf", FIELDS, toad=2, gold=0),
    ],
)
def test_before_the_hag_nobody_is_asked_from_whom_she_drives_nobody_away(cursed: Figure) -> None:
    scene = arriving(cursed, FAR, deck=HAG)
    assert not scene.was_asked("encounter")


# -- the Marsh -------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.1.5-R", "TAL-A.marsh", "TAL-FLOW-2")
def test_before_a_marsh_just_drawn_kept_enemies_are_exchanged_for_the_strength_it_asks_for() -> None:
    scene = arriving(figure("warrior", FIELDS, trophies="dragon#1"), FAR, deck="marsh#1")
    assert {*scene.offered} == {"space", "exchange"}
    scene.choose("exchange", "hand_in")
    assert (scene.hero().strength, scene.hero().missed) == (5, 0)
    assert scene.turn == 1
    sunk = arriving(figure("warrior", FIELDS, trophies="dragon#1"), FAR, deck="marsh#1").choose("space")
    assert sunk.hero().missed == 1


@pytest.mark.clause("TAL-6.1.5-R", "TAL-A.marsh", "TAL-FLOW-2")
@pytest.mark.parametrize(
    ("hero", "drawn"),
    [
        (figure("thief", FIELDS, trophies="dragon#1"), True),
        (figure("warrior", FIELDS, trophies="giant#1"), True),
        (figure("warrior", FIELDS, strength=5, trophies="dragon#1"), True),
        (figure("warrior", FIELDS, toad=2, gold=0, trophies="dragon#1"), True),
        (figure("warrior", FIELDS, trophies="dragon#1"), False),
    ],
)
def test_who_would_sink_all_the_same_or_not_at_all_is_not_asked_nor_who_saw_the_marsh(
    hero: Figure, drawn: bool
) -> None:
    scene = arriving(hero, FAR, deck="marsh#1 healer#1") if drawn else arriving(hero, FAR, lying={FIELDS: "marsh#1"})
    assert not scene.was_asked("encounter")


# -- what computer players and hints make of it ----------------------------------------------------------


@pytest.mark.clause("TAL-HID-4", "TAL-A.raiders", "TAL-A.cursed-by-a-hag")
def test_a_sensible_player_saves_objects_from_the_raiders_and_gives_no_follower_away() -> None:
    scene = arriving(figure("elf", FIELDS, objects="ring#1 sword#1"), FAR, deck=RAIDERS)
    assert reason(scene, "leave:ring#1") == "What lies on the ground is not stolen from you."
    while scene.asked == (0, "encounter"):
        assert advised(scene).startswith("leave:")
        scene.choose(advised(scene))
    marsh = arriving(figure("warrior", FIELDS, trophies="dragon#1"), FAR, deck="marsh#1")
    assert advised(marsh) == "exchange"
    hag = arriving(figure("elf", FIELDS, followers="maiden#1"), FAR, deck=HAG)
    assert advised(hag) == "space"
    assert reason(hag, "leave:maiden#1") == "None"
