"""DK-1, DK-2: sides and seats, and the board of the data file."""

from __future__ import annotations

import pytest

from game.catalogue import GAMES
from game.devils_circle.box.board import (
    BOARD,
    FIELD_NAMES,
    FIREPLACES,
    KEEP_SET,
    MAGE_GROUND,
    RING,
    SUPPLY,
    field_number,
)
from game.devils_circle.rules.moving.steps import BACK, FORWARD, SIDE, passable_by_kind, step_kind
from game.devils_circle.state import CircleState
from game.engine.boards.rooms import DIRECTIONS
from game.engine.game import SetupError
from tests.devils_circle.scene import NAMES, Scene, edges

GAME = GAMES["devils_circle"]
PICTURE = """
    +   +   +   +   +   +   +   +   +   +   +   +   +   +
 1    ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~
    +   +---+---+---+---+---+---+ = +---+---+---+---+   +
 2    ~ | .   .   . | .   . : .   .   . | .   .   . | ~
    +   +   +   +   +   +   +   +   +   +   +   +   +   +
 3    ~ | .   .   . : .   . | .   .   . : .   .   . | ~
    +   +   +   +   +   +   +   +   +   +   +   +   +   +
 4    ~ | .   .   . | .   ^ | .   .   . | .   .   . | ~
    +   +---+ : +---+ : +---+ : +---+---+---+ : +---+   +
 5    ~ | .   .   . | .   1   .   .   . : .   .   . | ~
    +   +   +   +   +   + : +---+---+   +   +   +   +   +
 6    ~ = .   .   . | . | .   P   . : 2 | ^   .   . | ~
    +   +   +   +   +   +   +   +   +   +---+---+ : +   +
 7    ~ | .   .   . : . | .   $   . | . : .   .   . | ~
    +   + : +---+---+   +   +   +   +   +   +   +   +   +
 8    ~ | .   .   ^ | 4 : .   .   . | . | .   .   . = ~
    +   +   +   +   +   +---+---+ : +   +   +   +   +   +
 9    ~ | .   .   . : .   .   .   3   . | .   .   . | ~
    +   +---+ : +---+---+---+ : +---+ : +---+ : +---+   +
10    ~ | .   .   . | .   .   . | ^   . | .   .   . | ~
    +   +   +   +   +   +   +   +   +   +   +   +   +   +
11    ~ | .   .   . : .   .   . | .   . : .   .   . | ~
    +   +   +   +   +   +   +   +   +   +   +   +   +   +
12    ~ | .   .   . | .   .   . : .   . | .   .   . | ~
    +   +---+---+---+---+ = +---+---+---+---+---+---+   +
13    ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~
""".strip("\n").splitlines()
"""The board as the data file draws it."""


def state_of(seats: int, **options: str | bool) -> CircleState:
    state: CircleState = GAME.new_match(NAMES[:seats], options).state
    return state


def drawn_edge(field: int, way: int) -> str:
    """What the picture shows at an edge: "|", "-", ":", "=" or blank."""
    column, row = BOARD.column(field), BOARD.row(field)
    if way == 1:
        return PICTURE[1 + 2 * row].ljust(60)[8 + 4 * column]
    return PICTURE[2 + 2 * row].ljust(60)[6 + 4 * column]


# -- sides and seats --------------------------------------------------------------------------------------


@pytest.mark.clause("DK-1.1", "DK-1.2", "DK-1.3", "DK-1.4", "DK-1.5", "DK-1.6")
def test_four_mages_and_a_princess_face_three_demons_and_a_wisp() -> None:
    state = state_of(2)
    assert [(mage.strength, mage.power) for mage in state.mages] == [(8, 8)] * 4
    assert [(demon.wisp, demon.power, demon.materiality) for demon in state.demons] == [(False, 8, 3)] * 3 + [
        (True, 8, 3)
    ]
    assert state.princess == 3
    assert set(Scene({"orlan": {"at": "f5"}}).view.sides) == {"aixel", "circle"}


@pytest.mark.clause("DK-1.7", "DK-1.8")
@pytest.mark.parametrize(
    ("seats", "mages", "demons"),
    [
        (2, (0, 0, 0, 0), (1, 1, 1, 1)),
        (3, (0, 0, 1, 1), (2, 2, 2, 2)),
        (4, (0, 0, 1, 1), (2, 2, 3, 3)),
        (5, (0, 0, 1, 2), (3, 3, 4, 4)),
        (6, (0, 1, 2, 3), (4, 4, 5, 5)),
    ],
)
def test_pieces_are_shared_out_by_the_table(seats: int, mages: tuple[int, ...], demons: tuple[int, ...]) -> None:
    state = state_of(seats)
    assert (state.mage_seats, state.demon_seats) == (mages, demons)
    assert (len(state.mages), len(state.demons)) == (4, 4)


@pytest.mark.clause("DK-1.8", "DK-1.10")
def test_people_may_agree_on_another_split() -> None:
    assert state_of(3, aixel_seats="1").mage_seats == (0, 0, 0, 0)
    assert state_of(3, aixel_seats="1").demon_seats == (1, 1, 2, 2)
    for seats, wanted in ((2, "2"), (6, "3"), (3, "3")):
        with pytest.raises(SetupError, match="can play the mages"):
            state_of(seats, aixel_seats=wanted)


@pytest.mark.clause("DK-1.9")
def test_the_captain_of_aixel_places_the_cradle() -> None:
    scene = Scene(
        {"sefa": {"at": "e8"}}, seats=6, night=2, clock_phase=True, clock=280, dawn=240, at_dawn=True, dice=(1, 6)
    )
    assert scene.asked == (0, "place_cradle")


@pytest.mark.clause("DK-1.11")
def test_every_seat_and_the_onlooker_see_the_same_table() -> None:
    match = GAME.new_match(NAMES[:4], {}, seed=3)
    match.next_decision()
    views = [repr(match.view(seat)).replace(f"seat={seat},", "seat=X,", 1) for seat in (0, 1, 2, 3, None)]
    assert len(set(views)) == 1


@pytest.mark.clause("DK-1.12", "DK-15.6")
def test_a_side_wins_with_all_its_seats() -> None:
    scene = Scene({"orlan": {"at": "b2"}}, {"gorm": {"at": "f6"}}, turn="gorm", points=6, seats=5)
    scene.choose("seize")
    result = scene.match.result
    assert result is not None
    assert result.winners == (3, 4)
    assert result.places == (3, 3, 3, 1, 1)


# -- the board --------------------------------------------------------------------------------------------


@pytest.mark.clause("DK-2.1", "DK-2.3")
def test_every_edge_is_what_the_picture_of_the_data_file_shows() -> None:
    signs = {".": " ", "+": ":", "G": "="}
    for edge, code in BOARD.edge_code.items():
        way = 2 if edge & 1 else 1
        wall = "-" if way == 2 else "|"
        assert drawn_edge(edge >> 1, way) == signs.get(code, wall), (FIELD_NAMES[edge >> 1], way)
    codes = list(BOARD.edge_code.values())
    assert (codes.count("#"), codes.count("+"), codes.count("G"), len(BOARD.fields)) == (84, 24, 4, 169)


@pytest.mark.clause("DK-2.2", "DK-2.5")
def test_the_ring_is_shut_off_from_the_keep_except_at_four_gates() -> None:
    assert (len(RING), KEEP_SET.bit_count()) == (48, 121)
    between = {}
    for edge, code in BOARD.edge_code.items():
        first, second = BOARD.sides(edge)
        if (first in RING) != (second in RING):
            between[FIELD_NAMES[first], FIELD_NAMES[second]] = code
        elif first in RING:
            assert code == "."
    gates = {pair for pair, code in between.items() if code == "G"}
    assert gates == {("h1", "h2"), ("l8", "m8"), ("f12", "f13"), ("a6", "b6")}
    assert set(between.values()) == {"#", "G"}


@pytest.mark.clause("DK-2.6", "DK-2.7", "DK-2.1")
def test_turning_the_board_maps_walls_rooms_and_fireplaces_onto_themselves() -> None:
    def turned(field: int) -> int:
        return BOARD.column(field) * 13 + 12 - BOARD.row(field)

    assert FIELD_NAMES[SUPPLY] == "g7"
    assert {FIELD_NAMES[field] for field in FIREPLACES} == {"f4", "j6", "h10", "d8"}
    assert {turned(field) for field in FIREPLACES} == set(FIREPLACES)
    assert turned(SUPPLY) == SUPPLY
    for edge, code in BOARD.edge_code.items():
        first, second = BOARD.sides(edge)
        assert BOARD.edge_code[BOARD.edge_between(turned(first), turned(second))] == code


@pytest.mark.clause("DK-2.4", "DK-2.8")
def test_every_wall_parts_two_rooms_and_no_room_has_a_wall_inside() -> None:
    for edge, code in BOARD.edge_code.items():
        first, second = BOARD.sides(edge)
        if code != ".":
            assert BOARD.room[first] != BOARD.room[second]
        adjacent = second in BOARD.adjacent[first] and first in BOARD.adjacent[second]
        assert adjacent
        assert (second in BOARD.openly_adjacent[first]) == (code != "#")
    assert not {field_number("f6")} & set(BOARD.adjacent[field_number("e5")]), "diagonal squares are not adjacent"


@pytest.mark.clause("DK-2.10", "DK-2.11")
def test_distances_are_those_of_the_data_file() -> None:
    def steps(start: str, goal: str) -> int | None:
        return BOARD.steps(field_number(start), field_number(goal))

    assert [steps(start, "g7") for start in ("f5", "i6", "h9", "e8")] == [3] * 4
    assert [steps("g7", gate) for gate in ("h2", "l8", "f12", "b6")] == [8] * 4
    assert max(BOARD.steps(SUPPLY, field) or 0 for field in BOARD.fields if KEEP_SET >> field & 1) == 10
    rooms = {code: min(BOARD.steps(SUPPLY, field) or 99 for field in BOARD.fields if BOARD.room[field] == code)
             for code in "adgjcfilbehk"}  # fmt: skip
    assert rooms == {**dict.fromkeys("adgj", 7), **dict.fromkeys("cfilbehk", 5)}
    assert BOARD.distance(field_number("a1"), field_number("m13")) == 24
    assert BOARD.distance(field_number("f6"), field_number("e6")) == 1 != steps("f6", "e6")


def test_mages_reach_the_whole_keep_but_the_hearths_and_no_single_square_cuts_it() -> None:
    ground = [field for field in BOARD.fields if MAGE_GROUND >> field & 1]
    for blocked in (-1, *ground):
        start = next(field for field in ground if field != blocked)
        reached = seen = 1 << start
        while reached:
            wall = 1 << blocked if blocked >= 0 else 0
            reached = BOARD.spread(reached, BOARD.open) & MAGE_GROUND & ~wall & ~seen
            seen |= reached
        assert seen.bit_count() == len(ground) - (blocked >= 0)


@pytest.mark.parametrize(
    ("start", "points", "gates"),
    [
        ("g1", 20, False),
        ("m6", 24, False),
        ("g13", 28, False),
        ("a6", 24, False),
        ("a1", 34, False),
        ("m1", 34, False),
        ("a13", 40, False),
        ("m13", 40, False),
        ("f4", 10, False),
        ("j6", 12, False),
        ("h10", 18, False),
        ("d8", 16, False),
        ("h1", 28, True),
        ("m8", 28, True),
        ("f13", 34, True),
        ("a6", 34, True),
        ("a1", 44, True),
        ("m1", 42, True),
    ],
)
def test_ways_to_the_cradle_cost_what_the_data_file_says(start: str, points: int, gates: bool) -> None:
    cradle = field_number("g6")
    kinds = passable_by_kind((), (), not gates, cradle)
    best = {field_number(start): 0}
    while True:
        wider = dict(best)
        for field, cost in best.items():
            for price, ways in zip((1, 2, 4), kinds, strict=True):
                for way in DIRECTIONS:
                    if ways[way] >> field & 1:
                        target = BOARD.neighbours[field][way]
                        wider[target] = min(wider.get(target, 99), cost + price)
        if wider == best:
            break
        best = wider
    assert best[cradle] == points


@pytest.mark.clause("DK-10.3", "DK-10.4", "DK-10.5", "DK-10.6")
@pytest.mark.parametrize(
    ("start", "goal", "kind"),
    [("g1", "g2", FORWARD), ("g1", "f1", SIDE), ("c3", "d3", FORWARD), ("c3", "c4", SIDE), ("c3", "b3", BACK),
     ("c3", "c2", SIDE), ("a1", "b1", FORWARD), ("a1", "a2", SIDE), ("d3", "e3", FORWARD), ("d3", "d4", FORWARD),
     ("d3", "c3", BACK), ("d3", "d2", BACK)],
)  # fmt: skip
def test_worked_example_12_directions_are_judged_from_the_cradle(start: str, goal: str, kind: str) -> None:
    field, target = field_number(start), field_number(goal)
    assert step_kind(field, BOARD.way(field, target), field_number("g6")) == kind


@pytest.mark.clause("DK-7.5")
def test_walls_keep_drops_gifts_attacks_and_the_cradle_out_of_reach() -> None:
    scene = Scene(
        {"orlan": {"at": "g5", "wand": 0}, "mirel": {"at": "j5", "herb": 0}},
        {"gorm": {"at": "g4", "materiality": 2}, "vasha": {"at": "h6"}},
    )
    assert {"drops:gorm", "attack:gorm"} <= scene.offered
    assert not {"push", "drops:vasha", "attack:vasha", "give:mirel"} & scene.offered
    assert BOARD.edge_code[edges("g5-g6")[0]] == "#"
