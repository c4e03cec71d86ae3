"""DK-14 to DK-16: hours just before and after, what a new night sets right, who wins, and what is told of dice."""

from __future__ import annotations

from typing import Any

import pytest

from game.catalogue import GAMES
from game.devils_circle.box.board import RING, field_number
from tests.devils_circle.rules.mages.test_hands_and_points import RING_ROLLS, end_stage
from tests.devils_circle.scene import Scene, edges, fields

GAME = GAMES["devils_circle"]
FAR_MAGE = {"orlan": {"at": "l12"}}
DAWN: dict[str, Any] = {"at_dawn": True, "clock": 250}
STAYS = {"rescue_left": False}


def after_clock(*dice: int, mages: dict[str, Any] | None = None, demons: Any = None, **table: Any) -> Scene:
    """The clock phase is played."""
    return Scene(mages or FAR_MAGE, demons, clock_phase=True, dice=dice, **table)


@pytest.mark.clause("DK-14.3", "DK-14.6", "DK-14.8")
@pytest.mark.parametrize(("clock", "over"), [(267, False), (268, True)])
def test_sunrise_follows_45_minutes_after_an_earlier_dawn_and_the_next_night_begins_at_2(
    clock: int, over: bool
) -> None:
    scene = after_clock(1, 5, clock=clock, dawn=228, at_dawn=True, night=2)
    assert scene.asked[1] == ("place_cradle" if over else "mage")
    assert (scene.state.clock, scene.state.night) == ((120, 3) if over else (272, 2))


@pytest.mark.clause("DK-14.9")
@pytest.mark.parametrize(("left", "over"), [(4, True), (3, False)])
def test_a_night_ends_early_at_dawn_only_when_nobody_is_left(left: int, over: bool) -> None:
    demons = {name: {"status": "left"} for name in ("gorm", "vasha", "ulk", "flicker")[:left]}
    assert after_clock(1, 1, demons=demons, **DAWN).asked[1] == ("place_cradle" if over else "mage")


@pytest.mark.clause("DK-14.10")
def test_all_mages_pale_at_dawn_and_neither_value_is_lifted() -> None:
    values = {"orlan": (9, 3), "mirel": (2, 9), "tobin": (5, 5), "sefa": (6, 6)}
    places = zip(values, ("b2", "c2", "k2", "l2"), strict=True)
    mages = {name: {"at": at, "strength": values[name][0], "power": values[name][1]} for name, at in places}
    scene = after_clock(1, 1, clock=239, mages=mages)
    assert scene.asked[1] == "mage"
    assert [(mage.strength, mage.power) for mage in scene.state.mages] == [(5, 3), (2, 5), (5, 5), (5, 5)]


@pytest.mark.clause("DK-14.14")
@pytest.mark.parametrize("at", ["c3", "c1"])
@pytest.mark.parametrize("points", [1, 6])
def test_a_demon_leaves_from_any_square_at_dawn_and_not_by_night(at: str, points: int) -> None:
    assert "leave" in Scene(FAR_MAGE, {"gorm": {"at": at}}, turn="gorm", points=points, **DAWN).offered
    assert "leave" not in Scene(FAR_MAGE, {"gorm": {"at": at}}, turn="gorm", points=points).offered


@pytest.mark.clause("DK-14.17", "DK-15.5")
@pytest.mark.parametrize(("night", "over"), [(1, False), (2, False), (3, True)])
def test_after_the_first_and_the_second_sunrise_a_new_night_starts(night: int, over: bool) -> None:
    scene = after_clock(1, 1, clock=284, at_dawn=True, night=night)
    if over:
        assert scene.ending == "DK-15.5"
    else:
        assert (scene.asked[1], scene.state.night) == ("place_cradle", night + 1)


@pytest.mark.clause("DK-14.17")
def test_mages_recover_before_the_hour_of_the_next_dawn_is_rolled() -> None:
    scene = after_clock(1, 1, 2, 3, 6, 5, clock=284, at_dawn=True, mages={"orlan": {"at": "b2"}})
    assert scene.asked[1] == "place_cradle"
    assert [event.kind for event in scene.events[-2:]] == ["recovered", "night_began"]
    assert (scene.mage().strength, scene.mage().power, scene.state.dawn) == (10, 11, 240 - 11)


@pytest.mark.clause("DK-14.27")
def test_power_kept_in_one_night_counts_in_the_next_alone() -> None:
    demons = {"gorm": {"status": "left", "kept": 11}, "vasha": {"status": "left"}}
    scene = after_clock(1, 1, clock=284, at_dawn=True, demons=demons)
    assert scene.asked[1] == "place_cradle"
    assert [(demon.power, demon.kept) for demon in scene.state.demons[:2]] == [(8 + 11, 0), (8, 0)]


@pytest.mark.clause("DK-14.28", "DK-4.8", "DK-10.22")
def test_each_demon_is_placed_on_a_ring_square_of_its_own_with_its_rescue_move() -> None:
    scene = after_clock(1, 1, clock=284, at_dawn=True, demons={"gorm": {"at": "c3", **STAYS}})
    scene.choose("keep", "at:b2")
    free = len(RING)
    for field in ("a1", "a2", "a3", "a4"):
        assert len(scene.offers("at:")) == free
        scene.choose(f"at:{field}")
        free -= 1
    assert [demon.rescue_left for demon in scene.state.demons] == [True] * 4


# -- winning ----------------------------------------------------------------------------------------------


@pytest.mark.clause("DK-15.2")
@pytest.mark.parametrize(("princess", "over"), [(1, True), (2, False), (3, False)])
def test_the_princess_is_lost_with_her_last_strength_and_not_before(princess: int, over: bool) -> None:
    scene = Scene(FAR_MAGE, {"gorm": {"at": "g5"}}, turn="gorm", points=2, princess=princess)
    scene.choose("curse")
    assert (scene.ending == "DK-15.2") == over
    assert scene.state.princess == princess - 1


@pytest.mark.clause("DK-15.1", "DK-15.3", "DK-15.4", "DK-1.1")
@pytest.mark.parametrize("clause", ["DK-15.1", "DK-15.3", "DK-15.4"])
def test_whatever_takes_the_princess_the_circle_wins(clause: str) -> None:
    g6, f6 = field_number("g6"), field_number("f6")
    if clause == "DK-15.1":
        scene = Scene(FAR_MAGE, {"gorm": {"at": "f6"}}, turn="gorm", points=6, seats=4).choose("seize")
    elif clause == "DK-15.3":
        scene = Scene(FAR_MAGE, pentagrams=((1, f6, 1),), seats=4).choose("finish")
    else:
        scene = after_clock(1, 1, clock=239, pentagrams=((1, g6, 1),), seats=4)
    assert scene.ending == clause
    assert scene.match.result is not None
    assert scene.match.result.winners == (2, 3)


@pytest.mark.clause("DK-1.12", "DK-15.6", "DK-1.1")
@pytest.mark.parametrize(("aixel", "winners"), [(True, (0, 1)), (False, (2, 3))])
def test_all_seats_of_one_side_win_and_are_rewarded_alike(aixel: bool, winners: tuple[int, ...]) -> None:
    if aixel:
        scene = after_clock(1, 1, clock=284, at_dawn=True, night=3, seats=4)
    else:
        scene = Scene(FAR_MAGE, {"gorm": {"at": "f6"}}, turn="gorm", points=6, seats=4).choose("seize")
    assert scene.decision is None
    result = scene.match.result
    assert result is not None
    assert (result.winners, result.places) == (winners, (1, 1, 3, 3) if aixel else (3, 3, 1, 1))
    assert [GAME.reward(result, seat) for seat in range(4)] == [float(seat in winners) for seat in range(4)]


@pytest.mark.clause("DK-5.3")
def test_after_a_win_nothing_more_of_the_same_rule_happens() -> None:
    stars = ((1, field_number("g6"), 1), (2, field_number("c3"), 1))
    scene = after_clock(1, 1, clock=239, pentagrams=stars, mages={"orlan": {"at": "c3"}})
    assert scene.ending == "DK-15.4"
    assert [event.fact("marker") for event in scene.told("pentagram_exploded")] == [1]
    assert scene.mage().alive, "the second one is not reached"
    last = after_clock(1, 1, clock=284, at_dawn=True, night=3)
    assert (last.ending, last.told("night_began"), last.state.night) == ("DK-15.5", [], 3)


@pytest.mark.clause("DK-1.11")
def test_the_table_of_every_seat_shows_whatever_lies_on_it() -> None:
    scene = Scene(FAR_MAGE, {"gorm": {"at": "c3"}}, seats=4, salt=edges("b3-c3"), garlic=fields("k3"),
                  wands=fields("k4"), pentagrams=((1, field_number("k2"), 0),))  # fmt: skip
    scene.settle()
    views = {repr(scene.match.view(seat)).replace(f"seat={seat},", "seat=X,", 1) for seat in (0, 1, 2, 3, None)}
    assert len(views) == 1


# -- what is told and asked -------------------------------------------------------------------------------


@pytest.mark.clause("DK-16.1")
def test_dice_of_the_clock_the_night_and_a_resurrection_are_told_with_their_reading() -> None:
    clock = after_clock(3, 4)
    assert clock.asked[1] == "mage"
    assert [(event.fact("dice"), event.fact("minutes")) for event in clock.told("clock")] == [((3, 4), 12)]
    night = after_clock(1, 1, 2, 5, 6, 4, clock=284, at_dawn=True, mages={"orlan": {"at": "b2"}})
    assert night.asked[1] == "place_cradle"
    assert [str(event.text) for event in night.told("recovered")] == ["Orlan gains 2 strength and 5 power."]
    assert [(event.fact("dice"), event.fact("minutes")) for event in night.told("night_began")] == [((6, 4), 10)]
    risen = Scene(FAR_MAGE, {"gorm": {"hole": "c3"}}, holes=fields("c3"), dice=(4, 6, 2)).demons_phase()
    assert [(event.fact("dice"), event.fact("total")) for event in risen.told("resurrected")] == [((4, 6), 10)]


@pytest.mark.clause("DK-16.1", "DK-11.4")
def test_dice_of_curses_psychic_attacks_and_direct_attacks_are_told() -> None:
    scene = Scene({"orlan": {"at": "c4", "strength": 30}}, {"gorm": {"at": "c3", "power": 60}}, turn="gorm", points=8,
                  dice=(5, 4, 2))  # fmt: skip
    scene.choose("curse", "psychic", "attack:orlan")
    told = [scene.told(kind)[0].fact("die") for kind in ("curse_roll", "psychic_attack", "attack_roll")]
    assert told == [5, 4, 2]


@pytest.mark.clause("DK-16.2")
def test_the_seat_that_owns_the_piece_is_asked() -> None:
    mages = {name: {"at": at} for name, at in (("orlan", "b2"), ("mirel", "c2"), ("tobin", "k2"), ("sefa", "l2"))}
    scene = Scene(mages, seats=6)
    for seat, name in enumerate(("orlan", "mirel", "tobin", "sefa")):
        assert (scene.asked, scene.open().about) == ((seat, "mage"), f"mage:{name}")
        scene.choose("finish")
    assert scene.asked == (4, "demon")


@pytest.mark.clause("DK-16.4")
@pytest.mark.parametrize("deed", ["hang", "walk:f8"])
def test_a_watchful_circle_is_asked_after_deeds_and_walks_alike(deed: str) -> None:
    scene = Scene({"orlan": {"at": "g8"}}, {"gorm": {"at": "c3"}}, options={"watchful": True})
    scene.choose(deed)
    assert scene.asked == (1, "rescue")
    calm = Scene({"orlan": {"at": "g8"}}, {"gorm": {"at": "c3"}})
    calm.choose(deed)
    assert calm.asked == (0, "mage")


@pytest.mark.clause("DK-12.9", "DK-9.28")
def test_a_risen_demon_stands_on_its_own_hole_and_has_no_turn_in_that_stage() -> None:
    demons = {"gorm": {"hole": "c3"}}
    scene = Scene(FAR_MAGE, demons, holes=fields("c3 l2"), wands=fields("c2"), dice=(6, 6, 5, *RING_ROLLS[1:], 1, 1))
    end_stage(scene)
    assert (scene.where("gorm"), scene.demon().power, scene.demon().materiality) == ("c3", 12, 5)


@pytest.mark.clause("DK-16.4")
@pytest.mark.parametrize(("seat", "demons"), [(2, {"gorm", "vasha"}), (3, {"ulk", "flicker"})])
def test_the_button_of_a_seat_moves_the_demons_of_that_seat(seat: int, demons: set[str]) -> None:
    scene = Scene({"orlan": {"at": "g8"}}, {"gorm": {"at": "c3"}}, seats=4)
    scene.choose(f"flight:{seat}")
    assert scene.asked == (seat, "rescue")
    assert {key.split(":")[1] for key in scene.offered if key != "stay"} == demons
