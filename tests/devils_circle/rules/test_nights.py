"""DK-14 and DK-15: the clock, dawn, the following night, and how the game is won."""

from __future__ import annotations

import pytest

from game.catalogue import GAMES
from game.devils_circle.box.board import RING, field_number
from game.engine.game import SetupError
from tests.devils_circle.scene import NAMES, Scene, edges, fields

FAR_MAGE = {"orlan": {"at": "l12"}}


def after_clock(*dice: int, **table: object) -> Scene:
    """The clock phase is played."""
    mages = table.pop("mages", FAR_MAGE)
    demons = table.pop("demons", {})
    return Scene(mages, demons, clock_phase=True, dice=dice, **table)  # type: ignore[arg-type]  # mixed table


@pytest.mark.clause("DK-14.1", "DK-14.2")
def test_worked_example_15_two_dice_multiplied_are_the_minutes() -> None:
    herb = ((field_number("b2"), 1, 20),)
    scene = after_clock(3, 5, herbs=herb)
    assert scene.asked[1] == "mage"
    assert (scene.state.clock, scene.state.herbs[0][2]) == (135, 5)
    gone = after_clock(4, 5, herbs=herb)
    assert gone.asked[1] == "mage"
    assert gone.state.herbs == ()


@pytest.mark.clause("DK-14.3", "DK-14.4", "DK-14.6", "DK-4.9")
def test_the_first_night_begins_at_2_dawns_at_4_and_ends_45_minutes_later() -> None:
    clock = Scene(FAR_MAGE).view.clock
    assert (clock.now, clock.dawn, clock.sunrise, clock.night, clock.nights) == (120, 240, 285, 1, 3)


@pytest.mark.clause("DK-14.5")
def test_each_dawn_comes_two_dice_of_minutes_earlier_than_the_last() -> None:
    scene = after_clock(1, 1, 5, 5, 3, 4, clock=284, at_dawn=True)
    assert scene.asked[1] == "place_cradle"
    assert scene.state.dawn == 240 - 7
    third = after_clock(1, 1, 5, 5, 6, 6, clock=284, at_dawn=True, night=2, dawn=233)
    assert third.asked[1] == "place_cradle"
    assert third.state.dawn == 233 - 12


@pytest.mark.clause("DK-14.7", "DK-14.8", "DK-5.2")
@pytest.mark.parametrize(
    ("clock", "dawn", "over"), [(238, False, False), (239, True, False), (283, True, False), (284, True, True)]
)
def test_dawn_begins_when_its_hour_is_reached_and_the_night_ends_at_sunrise(clock: int, dawn: bool, over: bool) -> None:
    scene = after_clock(1, 1, clock=clock, at_dawn=clock >= 240)
    assert scene.asked[1] == ("place_cradle" if over else "mage")
    assert scene.state.at_dawn == (dawn and not over)
    assert scene.state.night == 1 + over


@pytest.mark.clause("DK-14.9")
def test_the_night_ends_early_when_no_demon_is_left_to_come() -> None:
    gone = {"status": "left"}
    demons = dict.fromkeys(("gorm", "vasha", "ulk", "flicker"), gone)
    assert after_clock(1, 1, clock=250, at_dawn=True, demons=demons).asked[1] == "place_cradle"
    below = {**demons, "gorm": {"hole": "c3"}}
    assert after_clock(1, 1, clock=250, at_dawn=True, demons=below, holes=fields("c3")).asked[1] == "mage"


@pytest.mark.clause("DK-14.10")
def test_at_dawn_strength_and_power_above_5_drop_to_5() -> None:
    scene = after_clock(1, 1, clock=239, mages={"orlan": {"at": "b2", "strength": 9, "power": 3}})
    assert scene.asked[1] == "mage"
    assert (scene.mage().strength, scene.mage().power) == (5, 3)


@pytest.mark.clause("DK-14.11")
def test_pentagrams_explode_when_dawn_begins() -> None:
    scene = after_clock(1, 1, clock=239, pentagrams=((3, field_number("c3"), 1), (1, field_number("d3"), 1)))
    assert scene.asked[1] == "mage"
    assert scene.state.holes == fields("c3 d3")
    assert scene.state.pentagrams == ()
    assert [event.fact("marker") for event in scene.told("pentagram_exploded")] == [3, 1]


@pytest.mark.clause("DK-15.4")
def test_the_circle_wins_if_a_hole_opens_under_the_princess() -> None:
    scene = Scene(FAR_MAGE, pentagrams=((1, field_number("g6"), 1),), clock_phase=True, clock=239, dice=(1, 1))
    assert scene.ending == "DK-15.4"


@pytest.mark.clause("DK-14.11")
def test_a_pentagram_thrown_at_dawn_outlives_the_night() -> None:
    scene = after_clock(1, 1, clock=284, at_dawn=True, pentagrams=((1, field_number("c3"), 1),))
    assert scene.asked[1] == "place_cradle"
    assert len(scene.state.pentagrams) == 1


@pytest.mark.clause("DK-14.14", "DK-14.16")
def test_at_dawn_a_demon_may_leave_before_any_play_and_does_not_come_back() -> None:
    scene = Scene(FAR_MAGE, {"gorm": {"at": "c3"}}, turn="gorm", points=5, at_dawn=True, clock=250)
    assert "leave" in scene.offered
    played = Scene(FAR_MAGE, {"gorm": {"at": "c3"}}, turn="gorm", points=5, at_dawn=True, clock=250)
    played.choose("walk:b3")
    assert "leave" not in played.offered
    assert played.why_not("play:leave").clause == "DK-14.14"
    night = Scene(FAR_MAGE, {"gorm": {"at": "c3"}}, turn="gorm", points=5)
    assert night.why_not("play:leave").clause == "DK-14.14"
    scene.choose("leave", "demon:vasha", "end", "demon:ulk", "end", "end")
    assert scene.where("gorm") == "left"
    scene.demons_phase()
    assert "demon:gorm" not in scene.offered


@pytest.mark.clause("DK-14.15", "DK-14.27")
@pytest.mark.parametrize(("at", "power"), [("c3", 19), ("c1", 8)])
def test_worked_example_17_only_who_leaves_from_the_keep_keeps_its_power(at: str, power: int) -> None:
    demons = {"gorm": {"at": at, "power": 11, "materiality": 7}, "vasha": {"status": "left"}, "ulk": {"status": "left"},
              "flicker": {"hole": "c5"}}  # fmt: skip
    scene = Scene(FAR_MAGE, demons, turn="gorm", points=2, at_dawn=True, clock=284, holes=fields("c5"), dice=(1, 1))
    scene.choose("leave")
    assert scene.asked[1] == "place_cradle"
    assert (scene.demon().power, scene.demon().materiality) == (power, 3)
    assert (scene.demon("flicker").power, scene.demon("flicker").materiality) == (8, 3)


# -- the following night ----------------------------------------------------------------------------------


def new_night(*dice: int, **table: object) -> Scene:
    """The sun has just risen."""
    return after_clock(1, 1, *dice, clock=284, at_dawn=True, **table)


@pytest.mark.clause("DK-14.17", "DK-14.18", "DK-14.19")
def test_salt_garlic_and_fires_are_removed_and_wands_and_holes_stay() -> None:
    scene = new_night(
        garlic=fields("b2"), salt=edges("b2-b3"), torches=((field_number("b3"), 45),),
        herbs=((field_number("c3"), 2, 20),), wands=fields("d3"), holes=fields("d2"),
    )  # fmt: skip
    assert scene.asked[1] == "place_cradle"
    state = scene.state
    assert (state.garlic, state.salt, state.torches, state.herbs) == ((), (), (), ())
    assert (state.wands, state.holes) == (fields("d3"), fields("d2"))


@pytest.mark.clause("DK-14.20", "DK-14.21")
def test_worked_example_17_mages_gain_a_die_each_and_the_princess_is_well() -> None:
    scene = new_night(4, 6, mages={"orlan": {"at": "b2", "strength": 3, "power": 5}}, princess=1)
    assert scene.asked[1] == "place_cradle"
    assert (scene.mage().strength, scene.mage().power, scene.state.princess) == (7, 11, 3)
    assert not scene.mage("sefa").alive, "the dead stay dead"


@pytest.mark.clause("DK-14.22", "DK-7.49")
def test_mages_are_filled_up_except_wands_torches_and_books() -> None:
    empty = {"at": "b2", "wand": 0, "book": 0, "garlic": 0, "salt": 1, "drops": 2, "torch": 0, "herb": 0}
    scene = new_night(mages={"orlan": empty})
    assert scene.asked[1] == "place_cradle"
    mage = scene.mage()
    assert (mage.garlic, mage.salt, mage.drops, mage.herb) == (2, 3, 5, 3)
    assert (mage.wand, mage.book, mage.torch) == (0, 0, 0)


@pytest.mark.clause("DK-14.23", "DK-12.5")
def test_the_stock_comes_back_without_new_torches_and_never_over_a_hole() -> None:
    left = {"garlic": 1, "salt": 0, "drops": 3, "torch": 2, "herb": 0}
    scene = new_night(stock=left)
    assert scene.asked[1] == "place_cradle"
    assert scene.state.stock == {"garlic": 8, "salt": 12, "drops": 15, "torch": 2, "herb": 9}
    destroyed = new_night(stock=dict.fromkeys(left, 0))
    assert destroyed.asked[1] == "place_cradle"
    assert destroyed.state.stock == {"garlic": 8, "salt": 12, "drops": 15, "torch": 0, "herb": 9}
    hole = new_night(stock=dict.fromkeys(left, 0), holes=fields("g7"))
    assert hole.asked[1] == "place_cradle"
    assert not any(hole.state.stock.values())


@pytest.mark.clause("DK-14.25", "DK-14.26", "DK-14.28", "DK-3.7", "DK-4.8")
def test_cradle_mages_and_demons_are_placed_anew_and_the_clock_shows_2() -> None:
    scene = new_night(mages={"orlan": {"at": "b2"}, "sefa": {"at": "c2"}}, seats=4, holes=fields("c3"),
                      demons={"gorm": {"at": "c6", "rescue_left": False}})  # fmt: skip
    assert scene.asked == (0, "place_cradle")
    assert not {"cradle:c3", "cradle:g7", "cradle:f4", "cradle:a1", "cradle:g6"} & scene.offered
    assert {"keep", "cradle:b2", "cradle:e5"} <= scene.offered
    assert scene.why_not("field:g7").clause == "DK-3.6"
    scene.choose("cradle:e5")
    assert scene.asked == (0, "place_mage")
    assert not {"at:e5", "at:c3", "at:d8", "at:m1"} & scene.offered
    scene.choose("at:g7")
    assert scene.asked == (1, "place_mage")
    assert "at:g7" not in scene.offered
    scene.choose("at:b2")
    for seat, field in ((2, "a1"), (2, "b1"), (3, "c1"), (3, "d1")):
        assert scene.asked == (seat, "place_demon")
        assert scene.offers("at:") <= {f"{column}{row}" for column in "abcdefghijklm" for row in range(1, 14)
                                       if field_number(f"{column}{row}") in RING}  # fmt: skip
        scene.choose(f"at:{field}")
    assert scene.asked == (0, "mage")
    assert (scene.state.clock, scene.state.at_dawn, scene.demon().rescue_left) == (120, False, True)


# -- winning ----------------------------------------------------------------------------------------------


@pytest.mark.clause("DK-15.2")
def test_the_circle_wins_by_curses_when_the_princess_has_no_strength_left() -> None:
    scene = Scene(FAR_MAGE, {"gorm": {"at": "g5"}}, turn="gorm", points=2, princess=1)
    scene.choose("curse")
    assert scene.ending == "DK-15.2"
    assert scene.match.result is not None
    assert scene.match.result.winners == (1,)


@pytest.mark.clause("DK-15.5", "DK-15.6", "DK-15.7")
@pytest.mark.parametrize(("length", "nights"), [("full", 3), ("two_nights", 2), ("quick", 1)])
def test_aixel_wins_when_the_last_night_ends(length: str, nights: int) -> None:
    scene = after_clock(1, 1, clock=284, at_dawn=True, options={"length": length}, night=nights, dawn=240)
    assert scene.ending == "DK-15.5"
    assert scene.match.result is not None
    assert scene.match.result.winners == (0,)
    if nights > 1:
        earlier = after_clock(1, 1, clock=284, at_dawn=True, options={"length": length}, night=nights - 1, dawn=240)
        assert earlier.asked[1] == "place_cradle"


@pytest.mark.clause("DK-15.7")
def test_the_quick_game_has_three_mages_and_strong_demons_for_5_at_most() -> None:
    game = GAMES["devils_circle"]
    state = game.new_match(NAMES[:3], {"length": "quick"}).state
    assert state.nights == 1
    assert (state.mage_seats, [demon.power for demon in state.demons]) == ((0, 0, 1), [24] * 4)
    assert game.new_match(NAMES[:5], {"length": "quick"}).state.mage_seats == (0, 1, 2)
    with pytest.raises(SetupError, match="quick"):
        game.new_match(NAMES[:6], {"length": "quick"})
    with pytest.raises(SetupError, match="aixel_seats"):
        game.new_match(NAMES[:5], {"length": "quick", "aixel_seats": "4"})


@pytest.mark.clause("DK-4.2", "DK-15.7")
def test_the_demons_first_power_can_be_agreed_on_and_later_nights_are_as_ever() -> None:
    state = GAMES["devils_circle"].new_match(NAMES[:2], {"demon_power": "16"}).state
    assert [demon.power for demon in state.demons] == [16] * 4
    scene = after_clock(1, 1, clock=284, at_dawn=True, options={"demon_power": "16"})
    assert scene.asked[1] == "place_cradle"
    assert [demon.power for demon in scene.state.demons] == [8] * 4


def test_a_hole_of_a_neutralised_demon_never_lies_under_the_cradle_by_accident() -> None:
    scene = Scene({"orlan": {"at": "f7", "wand": 0}}, {"gorm": {"at": "f6", "power": 1, "rescue_left": False}})
    scene.choose("drops:gorm")
    assert scene.state.holes == fields("f6")
    assert scene.ending == ""
