"""The rules of Nine Men's Morris."""

from __future__ import annotations

from math import dist

import pytest

from nine_mens_morris.board import BOARD, MEN, MILLS, NEIGHBOURS, POINTS
from nine_mens_morris.game import GAME
from tests.fifth_game.scene import Scene


@pytest.mark.clause("NMM-1.1", "NMM-1.4")
def test_the_board_has_24_points_on_three_squares_and_each_lies_on_two_lines_of_three() -> None:
    assert len(POINTS) == 24
    assert {len(line) for line in BOARD.lines} == {3}
    assert {len(lines) for lines in MILLS.values()} == {2}
    around = {spot.place: (spot.x, spot.y) for spot in BOARD.spots}
    rings = {round(max(abs(x - 12), abs(y - 12))) for x, y in around.values()}
    assert len(rings) == 3
    assert all(dist(around[one], around[other]) > 0 for one in POINTS for other in NEIGHBOURS[one])
    assert NEIGHBOURS["d6"] == ("b6", "f6", "d7", "d5")
    assert set(NEIGHBOURS["a1"]) == {"d1", "a4"}


@pytest.mark.clause("NMM-1.2", "NMM-1.3")
def test_the_players_place_nine_men_each_in_turn_and_move_then() -> None:
    match = GAME.new_match(["Ada", "Bo"])
    asked = []
    while (decision := match.next_decision()) is not None and decision.kind != "move":
        asked += [decision.seat] if decision.kind == "place" else []
        keys = [option.key for option in decision.options]
        match.choose(next((key for key in keys if not closes(match.state, decision.seat, key)), keys[0]))
    assert asked == [0, 1] * MEN
    assert decision is not None
    assert decision.seat == 0


def closes(state: object, seat: int, point: str) -> bool:
    """Whether a man would close a mill."""
    return bool(state.mills(seat, point))  # type: ignore[attr-defined]  # the state of this game


@pytest.mark.clause("NMM-2.1")
def test_a_man_is_placed_on_any_free_point() -> None:
    scene = Scene("a7", "g1", placed=1)
    assert scene.keys == set(POINTS) - {"a7", "g1"}
    scene.play("d2")
    assert (scene.state.owner("d2"), scene.state.placed) == (0, [2, 1])
    assert scene.match.game.refusal(scene.state, scene.open(), "a7").clause == "NMM-2.1"


@pytest.mark.clause("NMM-3.1", "NMM-3.2")
def test_a_man_moves_along_a_line_to_the_next_free_point_and_nobody_passes() -> None:
    scene = Scene("a7 g7 g1 b2", "d7 d1 f6 f2")
    assert scene.keys == {"a7-a4", "g7-g4", "g1-g4", "b2-d2", "b2-b4"}
    scene.play("b2-d2")
    assert scene.state.owner("d2") == 0
    assert scene.state.owner("b2") is None
    assert scene.asked == (1, "move")


@pytest.mark.clause("NMM-3.3")
def test_three_men_fly_unless_the_option_is_off() -> None:
    scene = Scene("a7 g7 b2", "d7 d1 f6 f2")
    assert "a7-e3" in scene.keys
    assert len(scene.keys) == 3 * (24 - 7)
    assert Scene("a7 g7 b2", "d7 d1 f6 f2", flying=False).keys == {"a7-a4", "g7-g4", "b2-d2", "b2-b4"}
    assert all(NEIGHBOURS[key[:2]].count(key[3:]) for key in Scene("a7 g7 b2 b4", "d7 d1 f6 f2").keys)


@pytest.mark.clause("NMM-4.1", "NMM-4.6")
def test_a_mill_takes_a_man_who_does_not_come_back() -> None:
    scene = Scene("a7 d7 g4 b2", "d1 f6 f2 c3")
    scene.play("g4-g7")
    assert scene.asked == (0, "take")
    assert scene.keys == {"d1", "f6", "f2", "c3"}
    scene.play("f2")
    assert scene.asked == (1, "move")
    assert (scene.state.owner("f2"), scene.state.left(1), scene.state.placed[1]) == (None, 3, MEN)
    assert [event.kind for event in scene.events] == ["moved", "mill", "taken"]


@pytest.mark.clause("NMM-4.1")
def test_placing_closes_a_mill_too_but_a_mill_of_the_other_player_is_none() -> None:
    scene = Scene("a7 d7", "d1 f6", placed=2)
    scene.play("g7")
    assert scene.asked == (0, "take")
    blocked = Scene("a7 d7 b2", "d1 f6 c3", placed=3, turn=1)
    blocked.play("g7")
    assert blocked.asked == (0, "place")


@pytest.mark.clause("NMM-4.2")
def test_a_man_in_a_mill_is_not_taken() -> None:
    scene = Scene("a7 d7 g4 b2", "a1 d1 g1 f6 f2")
    scene.play("g4-g7")
    assert scene.keys == {"f6", "f2"}
    assert scene.match.game.refusal(scene.state, scene.open(), "d1").clause == "NMM-4.2"


@pytest.mark.clause("NMM-4.3")
def test_if_all_are_in_mills_any_man_is_taken() -> None:
    scene = Scene("a7 d7 g4 b2", "a1 d1 g1")
    scene.play("g4-g7")
    assert scene.keys == {"a1", "d1", "g1"}


@pytest.mark.clause("NMM-4.4")
def test_two_mills_at_once_take_one_man() -> None:
    scene = Scene("a4 a1 d7 g7 b2", "d1 f6 f2 c3", placed=6)
    scene.play("a7")
    assert scene.asked == (0, "take")
    scene.play("f2")
    assert scene.asked == (1, "place")
    assert scene.state.taken[1] == 6 - 4 + 1


@pytest.mark.clause("NMM-4.5")
def test_a_mill_opened_and_closed_again_takes_again() -> None:
    scene = Scene("a7 d7 g7 b2", "d1 f6 f2 c3 e5")
    scene.play("g7-g4", "d1-g1", "g4-g7")
    assert scene.asked == (0, "take")


@pytest.mark.clause("NMM-5.1")
def test_whoever_has_two_men_left_has_lost() -> None:
    scene = Scene("a7 d7 g4 b2", "d1 f6 f2")
    scene.play("g4-g7", "f2")
    assert scene.ended_by == "NMM-5.1"
    assert scene.match.result is not None
    assert scene.match.result.winners == (0,)


@pytest.mark.clause("NMM-5.1")
def test_as_long_as_men_are_to_be_placed_two_on_the_board_are_enough() -> None:
    scene = Scene("a7 d7 b2", "d1 f6 f2", placed=3)
    scene.play("g7", "f2")
    assert scene.asked == (1, "place")


@pytest.mark.clause("NMM-5.2")
def test_whoever_cannot_move_has_lost() -> None:
    scene = Scene("d7 a4 d1 g4 b2", "a7 a1 g1 g7 b6", turn=0)
    scene.play("b2-b4")
    assert scene.asked == (1, "move")
    stuck = Scene("d7 a4 d1 b4 g2".replace("g2", "f4"), "a7 a1 g1 g7")
    stuck.play("f4-g4")
    assert stuck.ended_by == "NMM-5.2"
    assert stuck.match.result is not None
    assert stuck.match.result.winners == (0,)


@pytest.mark.clause("NMM-5.3")
def test_the_same_position_for_the_third_time_is_a_draw() -> None:
    scene = Scene("a7 g7 b2 d5", "a1 d1 f6 f2")
    round_trip = ("a7-a4", "f6-f4", "a4-a7", "f4-f6")
    scene.play(*round_trip, *round_trip[:3])
    assert scene.ended_by == ""
    scene.play(round_trip[3])
    assert scene.ended_by == "NMM-5.3"
    assert scene.match.result is not None
    assert scene.match.result.winners == ()
    assert [GAME.reward(scene.match.result, seat) for seat in (0, 1)] == [0.5, 0.5]


@pytest.mark.clause("NMM-5.4")
def test_fifty_moves_without_a_mill_are_a_draw() -> None:
    scene = Scene("a7 g7 b2 d5", "a1 d1 f6 f2")
    made: list[str] = []
    while scene.decision is not None:
        quiet = [key for key in sorted(scene.keys) if not closes_by_moving(scene, key)]
        scene.play(min(quiet, key=lambda key: made.count(after(scene, key))))
        made.append(after(scene, ""))
    assert scene.ended_by == "NMM-5.4"
    assert len(made) == 50


def closes_by_moving(scene: Scene, key: str) -> bool:
    """Whether a move would close a mill."""
    return bool(scene.state.mills(scene.state.turn, key[3:], key[:2]))


def after(scene: Scene, key: str) -> str:
    """The position, or that after a move."""
    men = {key[3:] if point == key[:2] else point: man // MEN for point, man in scene.state.men.items()}
    return f"{sorted(men.items())}"
