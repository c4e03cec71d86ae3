"""The aim of a side: hold out till sunrise, or end the Princess before it."""

from __future__ import annotations

from game.catalogue import GAMES
from game.devils_circle.adviser.aim import cursing_demon, nearest_demon, striking_star
from game.devils_circle.adviser.approach import costs_for
from game.devils_circle.box.board import field_number
from game.devils_circle.referee.foreseen import dangers
from game.devils_circle.state import NEUTRALISED, OVER, WAITING
from game.engine.advising.aim import Aim
from game.words import say
from tests.devils_circle.adviser.tables import night
from tests.devils_circle.scene import Scene

GAME = GAMES["devils_circle"]
GUARDS, CIRCLE = 0, 1


def aim(scene: Scene, seat: int) -> Aim:
    found = GAME.aim(scene.state, seat)
    assert found is not None
    return found


def both(scene: Scene) -> tuple[str, str]:
    return say(aim(scene, GUARDS).text), say(aim(scene, CIRCLE).text)


def test_the_nearest_demon_is_what_guards_fear_and_the_circle_leads() -> None:
    scene = Scene({"orlan": {"at": "f5"}}, {"vasha": {"at": "g2"}})
    assert aim(scene, GUARDS).place == aim(scene, CIRCLE).place == "demon:vasha"
    guards, circle = both(scene)
    assert guards == "Hold out till sunrise, 04:45: keep Vasha away from her."
    assert circle == "Reach the cradle before sunrise, 04:45: Vasha is nearest."


def test_gorm_the_first_of_the_demons_is_led_like_any_other() -> None:
    scene = Scene({"orlan": {"at": "f5"}}, {"gorm": {"at": "g3"}})
    guards, circle = both(scene)
    assert guards == "Hold out till sunrise, 04:45: keep Gorm away from her."
    assert circle == "Reach the cradle before sunrise, 04:45: Gorm is nearest."


def test_a_curse_beside_the_cradle_comes_first() -> None:
    scene = Scene({"orlan": {"at": "f5"}}, {"gorm": {"at": "g5"}}, princess=3)
    assert both(scene) == (
        "Drive Gorm off: beside the cradle it can curse the Princess.",
        "Curse with Gorm, or step in: the Princess has 3 points.",
    )
    last = Scene({"orlan": {"at": "f5"}}, {"gorm": {"at": "g5"}}, princess=1)
    assert both(last) == (
        "Drive Gorm off: a curse takes the Princess's last point.",
        "Curse with Gorm: the Princess has one point left.",
    )


def test_the_wisp_curses_nobody() -> None:
    scene = Scene({"orlan": {"at": "f5"}}, {"flicker": {"at": "g5"}})
    assert both(scene)[0].startswith("Hold out till ")


def test_a_pentagram_about_to_hit_the_cradle_comes_before_everything() -> None:
    star = ((3, field_number("g4"), 2),)
    scene = Scene({"orlan": {"at": "d5"}}, {"gorm": {"at": "g7"}}, pentagrams=star, cradle=field_number("g5"))
    assert both(scene) == (
        "Stop the pentagram: its next flight hits the cradle.",
        "Your pentagram hits the cradle next: keep its way free.",
    )
    assert aim(scene, GUARDS).place == "pentagram:3"


def test_before_any_demon_is_there_the_cradle_is_the_aim() -> None:
    match = GAME.new_match(["Ada", "Bo"], {}, seed=1)
    assert match.next_decision() is not None
    said = [GAME.aim(match.state, seat) for seat in (GUARDS, CIRCLE)]
    assert [found and found.place for found in said] == ["cradle", "cradle"]
    assert [found and say(found.text).split()[0] for found in said] == ["Guard", "Gather"]


def test_in_each_seat_of_the_circle_the_own_demons_are_led() -> None:
    scene = Scene({"orlan": {"at": "f5"}}, {"gorm": {"at": "g3"}, "flicker": {"at": "b2"}}, seats=4)
    seats = scene.state.demon_seats
    assert aim(scene, seats[0]).place == "demon:gorm"
    assert aim(scene, seats[3]).place in ("demon:ulk", "demon:flicker")


def test_of_several_demons_beside_the_cradle_the_strongest_is_driven_off() -> None:
    state = night({"orlan": {"at": "f5"}}, {"at": "g5", "power": 7})
    state.demons[1].field, state.demons[1].power = field_number("h6"), 9
    state.demons[3].field, state.demons[3].power = field_number("f6"), 30
    assert cursing_demon(state) == 1
    state.demons[0].power = 12
    assert cursing_demon(state) == 0
    state.princess = 0
    assert cursing_demon(state) == -1, "there is nobody to curse any more"


def test_while_no_demon_is_on_the_board_the_circle_waits_for_one_to_rise_or_gathers() -> None:
    state = night({"orlan": {"at": "f5"}})
    for demon in state.demons:
        demon.status, demon.field, demon.hole = NEUTRALISED, -1, field_number("a1")
    found = GAME.aim(state, CIRCLE)
    assert found is not None
    assert found.place == "cradle"
    assert say(found.text) == "No demon is on the board: wait for one to rise before 04:45."
    state.demons[2].status, state.demons[2].hole = WAITING, -1
    found = GAME.aim(state, CIRCLE)
    assert found is not None
    assert say(found.text) == "Gather on the rim: reach the cradle before sunrise, 04:45."
    assert nearest_demon(state) == -1
    state.stage = OVER
    assert GAME.aim(state, CIRCLE) is None


def test_a_seat_without_a_demon_on_the_board_is_told_of_the_nearest_of_the_others() -> None:
    state = Scene({"orlan": {"at": "f5"}}, {"gorm": {"at": "g3"}, "vasha": {"at": "b2"}}, seats=4).state
    state.demon_seats = (1, 2, 3, 3)
    assert nearest_demon(state) == 0
    assert nearest_demon(state, state.demon_seats[1]) == 1
    state.demons[1].field = -1
    assert nearest_demon(state, state.demon_seats[1]) == 0
    state.demons[0].field = 0
    assert nearest_demon(state, state.demon_seats[0]) == 0


def test_only_a_pentagram_that_strikes_next_is_called_so() -> None:
    stars = ((2, field_number("i6"), 3), (5, field_number("h6"), 3), (6, field_number("f6"), 1))
    assert striking_star(night(pentagrams=stars)) == 5
    assert striking_star(night(pentagrams=stars[:1])) == 0


def test_whoever_is_likeliest_to_reach_the_cradle_is_named_before_whoever_has_the_cheaper_way() -> None:
    demons = {"gorm": {"at": "e6", "power": 9, "rescue_left": False}, "vasha": {"at": "f8", "power": 9}}
    scene = Scene({"orlan": {"at": "b12"}}, demons)
    gorm, vasha = scene.demon(), scene.demon("vasha")
    assert costs_for(scene.state, gorm)[gorm.field] < costs_for(scene.state, vasha)[vasha.field]
    assert aim(scene, GUARDS).place == "demon:vasha", "its rescue move brings it there"


def test_a_curse_that_leaves_her_alive_does_not_hide_whom_the_line_below_the_board_warns_of() -> None:
    demons = {"gorm": {"at": "g5", "power": 9, "rescue_left": False}, "vasha": {"at": "f7", "power": 20}}
    garlic = (field_number("g5"),)
    scene = Scene({"orlan": {"at": "b12"}}, demons, princess=3, garlic=garlic)
    assert cursing_demon(scene.state) == 0
    assert aim(scene, GUARDS).place == "demon:vasha"
    seizes = {demon: found.seizes for demon, found in dangers(scene.view).items()}
    assert max(seizes, key=lambda demon: seizes[demon]) == "vasha"
    last = Scene({"orlan": {"at": "b12"}}, demons, princess=1, garlic=garlic)
    assert aim(last, GUARDS).place == "demon:gorm", "here a curse ends the match as well"


def test_the_aim_of_the_guards_stays_while_mages_walk_about() -> None:
    demons = {"gorm": {"at": "b3", "rescue_left": False}, "vasha": {"at": "l8", "rescue_left": False}}
    scene = Scene({"orlan": {"at": "f5"}, "mirel": {"at": "h8"}}, demons)
    places = set()
    for field in ("h8", "g7", "f6", "h6", "g5", "f4", "e6"):
        scene.mage("mirel").field = field_number(field)
        places.add(aim(scene, GUARDS).place)
    assert places == {"demon:vasha"}
