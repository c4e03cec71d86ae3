"""The aim of a side: hold out till sunrise, or end the Princess before it."""

from __future__ import annotations

from game.catalogue import GAMES
from game.devils_circle.box.board import field_number
from game.engine.aim import Aim
from game.words import say
from tests.devils_circle.scene import Scene

GAME = GAMES["devils_circle"]
GUARDS, CIRCLE = 0, 1
FAR = {name: {"status": "neutralised", "at": ""} for name in ("gorm", "vasha", "ulk", "flicker")}


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
    assert guards.startswith("Hold out till 04:45: Vasha is nearest, ")
    assert circle.startswith("Reach the cradle before 04:45: Vasha is ")


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
