"""DK-11 and DK-12: curses, pentagrams, psychic attacks, possession, direct attacks, holes and resurrection."""

from __future__ import annotations

from fractions import Fraction

import pytest

from game.devils_circle.box.board import field_number
from game.devils_circle.state import STUCK
from game.engine.ids import kind_of
from tests.devils_circle.scene import Scene, edges, fields

FAR_MAGE = {"orlan": {"at": "l12"}}


# -- curse ------------------------------------------------------------------------------------------------


@pytest.mark.clause("DK-11.1")
def test_a_curse_needs_a_mage_or_the_princess_on_an_adjacent_square_walls_or_not() -> None:
    for mage, offered in (("g5", True), ("e5", True), ("f6", True), ("e6", False), ("h5", False), ("f7", False)):
        scene = Scene({"orlan": {"at": mage}}, {"gorm": {"at": "f5"}}, turn="gorm", points=2, cradle=field_number("b2"))
        assert ("curse" in scene.offered) == offered
    scene = Scene({"orlan": {"at": "h5"}}, {"gorm": {"at": "h6"}}, turn="gorm", points=2, cradle=field_number("b2"))
    assert "curse" in scene.offered, "through the wall between h5 and h6"
    princess = Scene(FAR_MAGE, {"gorm": {"at": "g5"}}, turn="gorm", points=2)
    assert "curse" in princess.offered, "the Princess alone is target enough"
    nobody = Scene(FAR_MAGE, {"gorm": {"at": "g4"}}, turn="gorm", points=2)
    assert nobody.why_not("play:curse").clause == "DK-11.1"


@pytest.mark.clause("DK-11.2")
def test_a_demon_casts_one_curse_in_a_phase_even_if_it_fails() -> None:
    scene = Scene({"orlan": {"at": "g5"}}, {"gorm": {"at": "f5", "power": 4}}, turn="gorm", points=6, dice=(5,))
    scene.choose("curse")
    assert "curse" not in scene.offered


@pytest.mark.clause("DK-11.4", "DK-11.5", "DK-7.45")
def test_worked_example_8_a_roll_above_the_demons_power_ruins_the_curse() -> None:
    scene = Scene(
        {"orlan": {"at": "g4", "wand": 0}}, {"gorm": {"at": "g5", "power": 4}}, turn="gorm", points=3, dice=(5,)
    )
    assert scene.odds("curse").outcomes[0].share == Fraction(2, 6)
    scene.choose("curse")
    assert (scene.demon().power, scene.state.points, scene.state.princess) == (2, 3, 3)
    assert (scene.mage().strength, scene.mage().power) == (8, 8)
    dawn = Scene({"orlan": {"at": "g4"}}, {"gorm": {"at": "g5", "power": 4}}, turn="gorm", points=3, dice=(5,),
                 at_dawn=True, clock=250)  # fmt: skip
    assert dawn.choose("curse").demon().power == 1
    weak = Scene({"orlan": {"at": "g4"}}, {"gorm": {"at": "g5", "power": 2}}, turn="gorm", points=2, dice=(3,))
    weak.choose("curse")
    assert weak.where("gorm") == "neutralised"


@pytest.mark.clause("DK-11.8")
def test_worked_example_8_a_roll_below_his_power_saves_a_mage_but_not_the_princess() -> None:
    scene = Scene({"orlan": {"at": "g4"}}, {"gorm": {"at": "g5", "power": 4}}, turn="gorm", points=3, dice=(3,))
    scene.choose("curse")
    assert (scene.mage().strength, scene.mage().power, scene.state.princess, scene.state.points) == (8, 8, 2, 1)


@pytest.mark.clause("DK-11.7", "DK-11.9")
def test_worked_example_9_a_wand_does_not_double_power_against_a_curse() -> None:
    scene = Scene(
        {"orlan": {"at": "g4", "power": 3}}, {"gorm": {"at": "g5", "power": 8}}, turn="gorm", points=3, dice=(3,)
    )
    assert scene.odds("curse").outcomes[1].share == Fraction(4, 6)
    scene.choose("curse")
    assert (scene.mage().power, scene.mage().strength) == (1, 6)


@pytest.mark.clause("DK-11.3", "DK-11.4", "DK-11.7")
def test_a_curse_strikes_all_around_and_only_book_or_wand_allow_a_roll() -> None:
    scene = Scene(
        {
            "orlan": {"at": "f5", "book": 0, "wand": 0},
            "mirel": {"at": "h5", "book": 0},
            "tobin": {"at": "g4"},
            "sefa": {"at": "f6"},
        },
        {"gorm": {"at": "g5", "power": 6}},
        turn="gorm",
        points=2,
        dice=(1, 1),
    )
    scene.choose("curse")
    assert [event.fact("mage") for event in scene.told("curse_roll")] == [1, 2]
    assert [mage.strength for mage in scene.state.mages] == [6, 8, 8, 8]
    assert scene.state.princess == 2


@pytest.mark.clause("DK-11.5")
def test_one_high_roll_saves_everybody() -> None:
    scene = Scene(
        {"orlan": {"at": "f5", "book": 0, "wand": 0}, "mirel": {"at": "h5"}}, {"gorm": {"at": "g5", "power": 5}},
        turn="gorm", points=2, dice=(6,),
    )  # fmt: skip
    scene.choose("curse")
    assert (scene.mage("orlan").strength, scene.state.princess, scene.demon().power) == (8, 3, 3)


# -- pentagrams -------------------------------------------------------------------------------------------


def thrown(way: str, at: str = "k3", **table: object) -> Scene:
    """A pentagram thrown by Gorm."""
    mages = table.pop("mages", FAR_MAGE)
    scene = Scene(mages, {"gorm": {"at": at}}, turn="gorm", points=4, **table)  # type: ignore[arg-type]  # mixed table
    return scene.choose("pentagram", f"throw:{way}")


def star(scene: Scene) -> str:
    """The field of the newest pentagram."""
    return scene.view.pentagrams[-1].field


@pytest.mark.clause("DK-11.10", "DK-11.11", "DK-11.13")
@pytest.mark.parametrize(("way", "field"), [("north", "k2"), ("east", "l3"), ("south", "k4"), ("west", "j3")])
def test_a_pentagram_starts_on_the_demons_square_and_flies_straight(way: str, field: str) -> None:
    scene = thrown(way)
    assert star(scene) == field
    assert scene.told("pentagram_thrown")[0].fact("field") == field_number("k3")
    scene.choose("end")
    assert scene.view.pentagrams[0].direction == ("north", "east", "south", "west").index(way)


@pytest.mark.clause("DK-11.12", "DK-4.11")
def test_no_seventh_pentagram_can_be_thrown() -> None:
    six = tuple((marker, field_number("b2"), 0) for marker in range(1, 7))
    scene = Scene(FAR_MAGE, {"gorm": {"at": "c3"}}, turn="gorm", points=4, pentagrams=six)
    assert "pentagram" not in scene.offered
    assert scene.why_not("play:pentagram").clause == "DK-11.12"
    five = Scene(FAR_MAGE, {"gorm": {"at": "c3"}}, turn="gorm", points=4, pentagrams=six[:2] + six[3:])
    five.choose("pentagram", "throw:west")
    assert five.state.pentagrams[-1][0] == 3, "the marker that was left is used"


@pytest.mark.clause("DK-11.14", "DK-11.15")
def test_a_wall_stops_a_pentagram_which_tries_again_and_still_harms() -> None:
    scene = thrown("west", at="e2", mages={"orlan": {"at": "d2"}, "mirel": {"at": "b12"}})
    assert star(scene) == "e2"
    assert scene.mage().strength == 6, "beside it, through the wall"
    scene.choose("end")
    for demon in ("vasha", "ulk"):
        scene.choose(f"demon:{demon}", "end")
    scene.choose("end").demons_phase()
    assert star(scene) == "e2"
    assert scene.mage().strength == 4, "once in each demons' phase"


@pytest.mark.clause("DK-11.16")
def test_a_pentagram_that_harms_advances_again_and_harms_each_mage_once() -> None:
    scene = thrown("south", at="c2", mages={"orlan": {"at": "d3"}, "mirel": {"at": "b4"}})
    assert star(scene) == "c5", "c3 beside Orlan, c4 beside Mirel, c5 beside nobody"
    assert (scene.mage("orlan").strength, scene.mage("mirel").strength) == (6, 6)
    calm = thrown("south", at="c2", mages={"orlan": {"at": "d5"}})
    assert star(calm) == "c3"
    assert calm.mage().strength == 8


@pytest.mark.clause("DK-11.17", "DK-7.46")
def test_a_pentagram_that_comes_onto_a_mage_destroys_his_book() -> None:
    scene = thrown("south", at="c2", mages={"orlan": {"at": "c3"}})
    assert scene.mage().book == 0
    assert scene.mage().strength == 8, "it is not beside him"
    assert star(scene) == "c3"


@pytest.mark.clause("DK-11.18", "DK-15.3")
def test_a_pentagram_that_comes_onto_the_cradle_wins_the_game() -> None:
    scene = thrown("east", at="f6")
    assert scene.ending == "DK-15.3"


@pytest.mark.clause("DK-11.21")
def test_a_pentagram_beside_the_princess_does_nothing_to_her() -> None:
    scene = thrown("north", at="f7")
    assert star(scene) == "f6"
    assert scene.state.princess == 3
    assert scene.ending == ""


@pytest.mark.clause("DK-11.19", "DK-7.50")
def test_a_pentagram_destroys_the_supplies_or_rests_on_their_empty_square() -> None:
    scene = thrown("east", at="f7")
    assert not scene.state.pentagrams
    assert not any(scene.state.stock.values())
    empty = thrown("east", at="f7", stock=dict.fromkeys(("garlic", "salt", "drops", "torch", "herb"), 0))
    assert empty.state.pentagrams == ((1, field_number("g7"), STUCK),)
    assert empty.view.pentagrams[0].direction is None
    empty.choose("end", "demon:vasha", "end", "demon:ulk", "end", "end").demons_phase()
    assert star(empty) == "g7"


@pytest.mark.clause("DK-11.20")
def test_a_pentagram_that_leaves_the_board_is_removed() -> None:
    scene = Scene(FAR_MAGE, pentagrams=((1, field_number("h1"), 0), (2, field_number("h2"), 0)))
    scene.demons_phase()
    assert [(star.marker, star.field) for star in scene.view.pentagrams] == [(2, "h1")]


# -- psychic attacks and possession -----------------------------------------------------------------------


@pytest.mark.clause("DK-11.22")
def test_any_living_mage_may_be_attacked_at_any_distance_if_none_is_held() -> None:
    mages = {"orlan": {"at": "l12"}, "mirel": {"at": "b2"}, "tobin": {"at": "c6", "power": 0, "wand": 0}}
    scene = Scene(
        mages, {"gorm": {"at": "c3"}, "vasha": {"at": "c5", "power": 30, "holds": "tobin"}}, turn="gorm", points=4
    )
    scene.choose("psychic")
    assert scene.offers("mage:") == {"orlan", "mirel"}
    holder = Scene(mages, {"vasha": {"at": "c5", "power": 30, "holds": "tobin"}}, turn="vasha", points=4)
    assert holder.why_not("play:psychic").clause == "DK-11.26"


@pytest.mark.clause("DK-11.23", "DK-11.24", "DK-11.25", "DK-7.9")
@pytest.mark.parametrize(("wand", "die", "possessed"), [(0, 6, True), (1, 6, False), (0, 5, False), (2, 6, False)])
def test_worked_example_7_a_six_and_enough_power_possess_a_mage(wand: int, die: int, possessed: bool) -> None:
    scene = Scene({"orlan": {"at": "d4", "power": 6, "wand": wand}}, {"gorm": {"at": "c3", "power": 20}}, turn="gorm",
                  points=5, dice=(die,))  # fmt: skip
    scene.choose("psychic")
    assert scene.told("psychic_attack")[0].fact("points") == (-2 if wand else 4)
    assert (scene.mage().held_by == 0) == possessed
    assert scene.mage().book == (not possessed)
    assert scene.view.mages[0].possessed_by == ("gorm" if possessed else None)


def test_the_chance_of_a_psychic_attack_is_one_in_six_or_none() -> None:
    mages = {"orlan": {"at": "d4", "power": 6, "wand": 0}, "mirel": {"at": "l12"}}
    scene = Scene(mages, {"gorm": {"at": "c3", "power": 20}}, turn="gorm", points=5)
    scene.choose("psychic")
    assert scene.odds("mage:orlan").outcomes[0].share == Fraction(1, 6)
    assert scene.odds("mage:mirel").outcomes[0].share == 0


@pytest.mark.clause("DK-6.1", "DK-11.27")
@pytest.mark.parametrize(("power", "held"), [(17, True), (16, False)])
def test_possession_is_checked_at_the_start_of_each_mages_phase(power: int, held: bool) -> None:
    scene = Scene({"orlan": {"at": "d4", "power": 6, "wand": 0}},
                  {"gorm": {"at": "c3", "power": power, "holds": "orlan"}}, clock_phase=True, dice=(1, 1))  # fmt: skip
    assert scene.asked[0] == (1 if held else 0)
    assert scene.demon().holds == (0 if held else -1)


@pytest.mark.clause("DK-6.2", "DK-11.28")
def test_the_circle_plays_a_possessed_mage_first_and_only_simple_actions() -> None:
    scene = Scene(
        {"orlan": {"at": "g5", "power": 1}, "mirel": {"at": "f5", "power": 0, "wand": 0, "salt": 3, "torch": 2}},
        {"vasha": {"at": "f3", "power": 40, "holds": "mirel"}}, seats=4, wands=fields("e5"), garlic=fields("f5"),
        cradle=field_number("f6"),
    )  # fmt: skip
    scene.mage("mirel").garlic = 1
    scene.begin_here()
    assert scene.asked == (2, "mage")
    assert scene.open().about == "mage:mirel"
    kinds = {kind_of(key) for key in scene.offered}
    assert kinds == {"pick_up", "take_down", "push", "flight", "finish"}
    assert scene.why_not("item:mirel:salt").clause == "DK-11.28"
    scene.choose("take_down", "hang", "pick_up:e5", "lay_wand")
    assert scene.mage("mirel").points == 0
    assert scene.asked == (0, "mage")
    assert scene.open().about == "mage:orlan"


@pytest.mark.clause("DK-11.29", "DK-14.24")
def test_possession_ends_with_the_mage_with_the_demons_leaving_and_at_sunrise() -> None:
    held = {"orlan": {"at": "c4", "strength": 2, "power": 0, "wand": 0, "book": 0}}
    dies = Scene(held, {"gorm": {"at": "c3", "power": 30, "holds": "orlan"}}, turn="gorm", points=2)
    dies.choose("curse")
    assert (dies.where("orlan"), dies.demon().holds) == ("dead", -1)
    leaves = Scene(held, {"gorm": {"at": "c3", "power": 30, "holds": "orlan"}}, turn="gorm", at_dawn=True, clock=250)
    leaves.choose("leave")
    assert (leaves.mage().held_by, leaves.demon().holds) == (-1, -1)
    sunrise = Scene(
        held,
        {"gorm": {"at": "c3", "power": 30, "holds": "orlan"}},
        clock_phase=True,
        clock=284,
        at_dawn=True,
        dice=(1, 1),
    )
    assert sunrise.asked[1] == "place_cradle"
    assert (sunrise.mage().held_by, sunrise.demon().holds) == (-1, -1)


# -- the demon's attack -----------------------------------------------------------------------------------


@pytest.mark.clause("DK-11.30", "DK-11.33", "DK-11.34", "DK-11.35", "DK-11.37")
def test_worked_example_6_a_demons_attack() -> None:
    scene = Scene(
        {"orlan": {"at": "c4", "strength": 5, "wand": 0}},
        {"gorm": {"at": "c3", "power": 12, "materiality": 3}},
        turn="gorm",
        points=5,
        dice=(3,),
    )
    scene.choose("attack:orlan")
    assert scene.asked == (1, "retreat")
    assert scene.offers("to:") == {"b4", "c3", "c5"}, "back or aside, the square it came from too; d4 is forwards"
    assert (scene.mage().strength, scene.demon().power, scene.mage().book) == (2, 7, 1)
    scene.choose("to:c3")
    assert (scene.where("gorm"), scene.state.points) == ("c3", 3)


@pytest.mark.clause("DK-11.31")
def test_retreat_squares_lie_back_or_aside_of_the_mages_square() -> None:
    scene = Scene(
        {"orlan": {"at": "c4"}}, {"gorm": {"at": "c3", "power": 30}}, turn="gorm", points=5, wands=fields("b4")
    )
    scene.choose("attack:orlan")
    assert scene.offers("to:") == {"c3", "c5"}, "d4 is forwards, on b4 lies a wand"
    trapped = Scene(
        {"orlan": {"at": "b6"}, "mirel": {"at": "b7"}},
        {"gorm": {"at": "c6", "materiality": 6}},
        turn="gorm",
        points=5,
        wands=fields("b5"),
        salt=edges("a6-b6 b6-c6"),
    )
    assert not trapped.offers("attack:")
    open_gate = Scene(
        {"orlan": {"at": "b6"}, "mirel": {"at": "b7"}},
        {"gorm": {"at": "b5", "materiality": 6}},
        turn="gorm",
        points=5,
        salt=edges("a6-b6 b5-b6"),
    )
    assert open_gate.why_not("mage:orlan").clause in {"DK-7.25", "DK-11.31"}


@pytest.mark.clause("DK-11.32")
def test_a_demon_attacks_directly_once_a_turn() -> None:
    scene = Scene({"orlan": {"at": "c4", "strength": 30}}, {"gorm": {"at": "c3", "power": 60}}, turn="gorm", points=9)
    scene.choose("attack:orlan", "to:c3")
    assert "attack:orlan" not in scene.offered
    assert scene.why_not("mage:orlan").clause == "DK-11.32"


@pytest.mark.clause("DK-11.34")
def test_a_demon_never_gains_from_its_attack() -> None:
    scene = Scene(
        {"orlan": {"at": "c4", "power": 2, "wand": 0}}, {"gorm": {"at": "c3"}}, turn="gorm", points=5, dice=(6,)
    )
    assert {outcome.value for outcome in scene.odds("attack:orlan")} == {0, -1}
    assert sum(outcome.share for outcome in scene.odds("attack:orlan")) == 1
    scene.choose("attack:orlan")
    assert scene.demon().power == 8


@pytest.mark.clause("DK-11.35", "DK-11.36", "DK-8.26", "DK-8.27")
def test_a_dying_demon_retreats_before_its_hole_opens_and_wands_fall_after_it_left() -> None:
    scene = Scene({"orlan": {"at": "c4", "strength": 3, "wand": 2}, "mirel": {"at": "l12"}},
                  {"gorm": {"at": "c3", "power": 10}}, turn="gorm", points=5, dice=(1,))  # fmt: skip
    scene.choose("attack:orlan", "to:c3")
    assert (scene.where("orlan"), scene.where("gorm")) == ("dead", "neutralised")
    assert scene.state.wands == fields("c4") * 2
    assert scene.state.holes == fields("c3")
    assert not scene.told("wand_trampled")


# -- holes and resurrection -------------------------------------------------------------------------------


@pytest.mark.clause("DK-12.3")
def test_a_hole_destroys_everything_on_its_square_but_garlic_and_pentagrams() -> None:
    g7 = field_number("g7")
    scene = Scene(
        {"orlan": {"at": "g8"}}, {"gorm": {"at": "g7", "power": 1, "rescue_left": False}},
        garlic=fields("g7"), salt=edges("g7-g8 g7-h7 f7-g7 g6-g7 f6-f7"), pentagrams=((1, g7, 0),),
    )  # fmt: skip
    scene.choose("drops:gorm")
    assert scene.state.holes == (g7,)
    assert (scene.state.garlic, scene.state.salt, len(scene.state.pentagrams)) == ((g7,), edges("f6-f7"), 1)
    assert not any(scene.state.stock.values())


@pytest.mark.clause("DK-12.3", "DK-14.11")
def test_an_exploding_pentagram_kills_the_mage_on_its_square_and_burns_things() -> None:
    stars = tuple((marker, field_number(name), 0) for marker, name in enumerate(("c3", "d3", "b2", "b3"), 1))
    scene = Scene(
        {"orlan": {"at": "c3", "wand": 1}, "mirel": {"at": "l12"}},
        {"gorm": {"at": "d3"}},
        clock_phase=True,
        clock=238,
        dice=(1, 2),
        pentagrams=stars,
        wands=fields("b2"),
        herbs=((field_number("d3"), 1, 20),),
        torches=((field_number("b3"), 45),),
    )
    assert scene.asked == (0, "mage")
    assert scene.where("orlan") == "dead"
    assert scene.state.wands == ()
    assert scene.state.herbs == ()
    assert scene.state.torches == ()
    assert scene.where("gorm") == "d3", "demons are not harmed"
    assert scene.state.holes == fields("b2 b3 c3 d3")


@pytest.mark.clause("DK-12.4")
def test_holes_stay_and_demons_and_pentagrams_stand_on_them() -> None:
    scene = Scene(FAR_MAGE, {"gorm": {"at": "c3"}}, turn="gorm", points=5, holes=fields("c2 d3"))
    scene.choose("walk:c2", "pentagram", "throw:east")
    assert scene.where("gorm") == "c2"


@pytest.mark.clause("DK-12.6", "DK-12.7", "DK-12.8", "DK-12.9", "DK-12.10")
def test_two_dice_of_10_or_more_raise_a_demon_on_its_own_hole_without_a_turn() -> None:
    scene = Scene(
        FAR_MAGE, {"gorm": {"hole": "c3"}, "vasha": {"hole": "d3"}}, holes=fields("c3 d3"), dice=(4, 6, 2, 4, 5)
    )
    scene.demons_phase()
    assert (scene.where("gorm"), scene.demon().power, scene.demon().materiality) == ("c3", 10, 2)
    assert scene.where("vasha") == "neutralised"
    assert scene.offered == {"demon:ulk", "demon:flicker"}
    assert scene.why_not("demon:gorm").clause == "DK-9.5"


@pytest.mark.clause("DK-12.9")
def test_no_roll_is_made_while_another_demon_stands_on_the_hole() -> None:
    scene = Scene(FAR_MAGE, {"gorm": {"hole": "c3"}, "vasha": {"at": "c3"}}, holes=fields("c3"), dice=(6, 6))
    scene.demons_phase()
    assert scene.where("gorm") == "neutralised"
    assert not scene.told("stays_below")


@pytest.mark.clause("DK-12.11")
def test_a_risen_demon_controls_its_mage_again_for_one_stage_without_a_check() -> None:
    scene = Scene({"orlan": {"at": "l12", "power": 9}},
                  {"gorm": {"hole": "c3", "holds": "orlan"}}, holes=fields("c3"), dice=(6, 6, 1))  # fmt: skip
    assert scene.asked == (0, "mage"), "until then the mage is Aixel's"
    scene.demons_phase()
    assert scene.mage().held_by == -1
    scene.choose("demon:vasha", "end", "demon:ulk", "end", "end")
    assert scene.asked == (1, "mage")
    assert scene.mage().held_by == 0
    scene.demons_phase()
    while scene.asked[1] != "mage":
        scene.choose("end" if "end" in scene.offered else sorted(scene.offers(""))[0])
    assert scene.asked == (0, "mage"), "the next check finds no power left over"


@pytest.mark.clause("DK-12.11")
def test_the_old_tie_is_lost_if_another_demon_possesses_the_mage() -> None:
    scene = Scene({"orlan": {"at": "c4", "power": 0, "wand": 0}},
                  {"gorm": {"hole": "b2", "holds": "orlan"}, "vasha": {"at": "c3", "power": 30}},
                  turn="vasha", points=5, holes=fields("b2"), dice=(6,))  # fmt: skip
    scene.choose("psychic")
    assert (scene.demon("gorm").holds, scene.demon("vasha").holds, scene.mage().held_by) == (-1, 0, 1)


@pytest.mark.clause("DK-12.1", "DK-11.29", "DK-6.3")
def test_a_neutralised_demon_loses_its_hold_for_the_time_being() -> None:
    scene = Scene({"orlan": {"at": "c6", "power": 0, "wand": 0}}, {"gorm": {"at": "c3", "power": 4, "holds": "orlan"}},
                  wands=fields("b2"))  # fmt: skip
    assert scene.asked == (1, "mage")
    scene.choose("walk:c5", "flight:1", "flee:gorm:b3")
    assert scene.where("gorm") == "neutralised", "the wand beside its refuge took the rest"
    assert (scene.asked, scene.mage().points) == ((0, "mage"), 3), "Aixel has the points that are left"
    assert scene.demon().holds == 0


@pytest.mark.clause("DK-12.12")
def test_at_sunrise_the_neutralised_return_without_a_roll() -> None:
    scene = Scene(
        FAR_MAGE, {"gorm": {"hole": "c3"}}, holes=fields("c3"), clock_phase=True, clock=284, at_dawn=True, dice=(1, 1)
    )
    assert scene.asked[1] == "place_cradle"
    assert (scene.demon().status, scene.demon().power) == ("waiting", 8)
    assert not scene.told("resurrected")
