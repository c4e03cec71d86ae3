"""DEM-5: how magicians and mortal units move."""

from collections import Counter

import pytest

from game.demons.box.armenia import LAND
from game.demons.rules.terrain import LAND_NEIGHBOURS, STEP_COST
from game.demons.rules.walking.hunting import magician_hexes
from game.demons.rules.walking.routes import cheapest_route, field_to, home_field, hunting_field
from game.engine.dice import Dice
from tests.demons.scene import PLAIN, Scene, mortals_move


@pytest.mark.clause("DEM-5.3a")
def test_a_magician_may_stay_or_spend_less() -> None:
    scene = Scene({"hex": PLAIN})
    assert "rest" in scene
    assert 1 in scene.moves().values()
    scene.answer("rest").play_phase()
    assert scene.magician().hex == PLAIN


def test_no_hex_is_entered_without_the_full_price() -> None:
    scene = Scene({"hex": PLAIN})
    far = scene.refusal("hex:2012")
    assert far.clause == "DEM-5.2b"


@pytest.mark.clause("DEM-5.8d")
def test_nobody_enters_water_or_a_hex_with_an_enemy() -> None:
    scene = Scene({"hex": 1114}, {"hex": 1112}, units={15: 1214})
    moves = scene.moves()
    assert 1112 not in moves
    assert 1214 not in moves
    assert 1215 not in moves
    assert scene.refusal("hex:1214").clause == "DEM-5.4a"
    assert scene.refusal("unit:15").clause == "DEM-5.4a"
    assert scene.refusal("hex:1112").clause == "DEM-5.4b"
    assert scene.refusal("hex:1215").clause == "DEM-5.8d"


@pytest.mark.clause("DEM-5.4c")
def test_demons_lie_on_displays_never_on_the_map() -> None:
    scene = Scene({"demons": (1, 2)})
    assert all(unit.number in range(1, 20) for unit in scene.view().units)
    assert [box.demon for box in scene.view(0).magicians[0].boxes if box.occupied] == [1, 2]


@pytest.mark.clause("DEM-5.5a", "DEM-5.5c")
def test_a_magician_stops_next_to_an_enemy() -> None:
    free = Scene({"hex": 1012}).moves()
    scene = Scene({"hex": 1012}, units={3: 1110})
    moves = scene.moves()
    assert 1011 in moves, "the hex next to the unit can be entered"
    assert 1010 in free
    assert set(moves) < set(free)
    assert scene.refusal("hex:1009").clause in ("DEM-5.5a", "DEM-5.2b")


@pytest.mark.clause("DEM-5.5b", "DEM-5.5c")
@pytest.mark.parametrize(
    ("change", "held"),
    [("ready", True), ("captor", True), ("fleeing", False), ("storm", False), ("bewitched", False), ("mine", False)],
)
def test_who_holds_a_magician_and_who_does_not(change: str, held: bool) -> None:
    seats: list[dict[str, object]] = [{"hex": PLAIN}, {"hex": 2011}]
    if change == "captor":
        seats[1] = {"captor_unit": 3}
    if change in ("storm", "bewitched"):
        seats[0][change] = (3,)
    if change == "mine":
        seats[1] = {"captor_seat": 0}
    scene = Scene(*seats, units={3: 2020 if change == "mine" else 1012})
    scene.state.units.fleeing[3] = change == "fleeing"
    scene.checkpoint()
    assert bool(scene.moves()) is not held


@pytest.mark.clause("DEM-5.5b")
def test_the_app_says_who_holds_you() -> None:
    scene = Scene({"hex": PLAIN}, units={3: 1012})
    refusal = scene.refusal("hex:1010")
    assert refusal.clause == "DEM-5.5b"
    assert "Erzinjan" in str(refusal.text)


@pytest.mark.clause("DEM-5.5d", "DEM-5.4b")
def test_two_adjacent_magicians_hold_each_other() -> None:
    scene = Scene({"hex": PLAIN}, {"hex": 1012})
    assert not scene.moves()
    assert scene.refusal("hex:1010").clause == "DEM-5.5d"


@pytest.mark.clause("DEM-5.0a", "DEM-5.0g", "DEM-3.0e", "DEM-5.3f")
def test_an_activated_unit_comes_up_to_the_magician_and_stops() -> None:
    scene = mortals_move({"hex": PLAIN}, units={4: 1013}, dice=(2,))
    assert scene.state.units.hex[4] in LAND_NEIGHBOURS[PLAIN]
    assert scene.state.units.active[4]
    assert scene.state.report[0].stop == "adjacent"
    again = mortals_move({"hex": PLAIN}, units={4: 1012}, dice=(1,))
    assert again.state.units.hex[4] == 1012, "next to a magician it does not move"
    assert again.state.report[0].what == "held"


@pytest.mark.clause("DEM-3.0c", "DEM-3.0d", "DEM-21.1", "DEM-5.3f")
@pytest.mark.parametrize(
    ("start", "roll", "wakes"),
    [
        (1015, 3, False),
        (1015, 4, True),
        (1015, 5, True),
        (1015, 6, True),
        (1012, 1, True),
        (1018, 6, False),
        (1017, 6, True),
    ],
)
def test_a_unit_wakes_on_the_distance_or_more(start: int, roll: int, wakes: bool) -> None:
    scene = mortals_move({"hex": PLAIN}, units={4: start}, dice=(roll,))
    assert scene.state.units.active[4] is wakes
    if start == 1018:
        assert scene.state.report == (), "beyond six hexes nobody rolls"
    elif not wakes:
        assert scene.state.report[0].what == "slept"
        assert "less than the distance" in str(scene.view().mortal_turn[0].explanation)


@pytest.mark.clause("DEM-3.0f")
def test_activation_lasts_one_mortal_turn() -> None:
    scene = mortals_move({"hex": PLAIN}, units={4: 1017}, dice=(6, 1))
    assert scene.state.units.active[4]
    scene.play_phase()
    assert scene.state.units.active[4]
    scene.state.stage = "mortal_movement"
    scene.play_phase()
    assert scene.state.report[0].roll == 1
    assert not scene.state.units.active[4]


@pytest.mark.clause("DEM-3.0g")
def test_captives_wake_nobody_and_captors_do_not_roll() -> None:
    scene = mortals_move({"captor_unit": 16}, units={16: 1613, 4: 1611})
    assert [move.unit for move in scene.state.report] == [16]
    assert scene.state.report[0].roll == 0


@pytest.mark.clause("DEM-5.3b", "DEM-5.3d", "DEM-5.0f")
def test_hunters_take_the_cheapest_route_and_spend_all_they_can() -> None:
    for start, prey in ((1008, 1011), (1310, 1011), (712, 1011), (2409, 2412), (1906, 1909)):
        scene = mortals_move({"hex": prey}, units={4: start}, dice=(6,))
        move = scene.state.report[0]
        field = hunting_field(prey, start, (prey,))
        assert move.path[0] == start
        spent = sum(STEP_COST[pair] for pair in zip(move.path, move.path[1:], strict=False))
        assert spent == move.spent <= 4
        assert field[start][0] == spent + field[move.path[-1]][0], "every step lies on a cheapest route"
        if move.path[-1] not in LAND_NEIGHBOURS[prey]:
            nexts = [cost for (one, other), cost in STEP_COST.items() if one == move.path[-1] and other in field]
            assert move.stop == "points"
            assert spent + max(nexts) > 4


@pytest.mark.clause("DEM-5.3c")
def test_equally_cheap_routes_are_equally_likely() -> None:
    start, home = 113, 413
    field = home_field(home, start, ())
    _, routes = field[start]
    assert routes > 1
    seen = Counter(cheapest_route(start, field, Dice(seed)) for seed in range(400 * routes))
    assert len(seen) == routes
    assert all(300 < count < 500 for count in seen.values())
    assert len({sum(cost for _, cost in route) for route in seen}) == 1


@pytest.mark.clause("DEM-5.3c", "DEM-7.8a")
def test_of_two_equally_near_magicians_a_die_picks_one() -> None:
    picked = set()
    for seed in range(12):
        scene = mortals_move({"hex": 1011}, {"hex": 1017}, units={4: 1014}, dice=(6,), seed=seed)
        move = scene.state.report[0]
        assert move.rivals == 1
        assert "equally near" in str(scene.view().mortal_turn[0].explanation)
        picked.add(move.target)
    assert picked == {0, 1}


def test_hunters_go_round_other_magicians_and_stay_without_a_route() -> None:
    field = hunting_field(1011, 1008, (1011, 1009))
    assert 1009 not in field
    blocked = field_to((1012,), frozenset(LAND_NEIGHBOURS[1008]))
    assert 1008 not in blocked
    assert magician_hexes(Scene({"hex": 1011}, {"hex": 1013}).state) == (1011, 1013)


@pytest.mark.clause("DEM-5.6a")
def test_mortal_units_stay_on_land_of_the_map() -> None:
    scene = Scene({"hex": 113}, units={3: 115, 17: 114}, stage="mortal_movement")
    for _ in range(6):
        scene.play_phase()
        assert all(hex_id in LAND for hex_id in scene.state.units.hex if hex_id)


@pytest.mark.clause("DEM-5.7c", "DEM-5.3e")
def test_a_fleeing_unit_goes_home_past_magicians() -> None:
    scene = Scene({"hex": 910}, units={4: 1110}, stage="mortal_movement")
    scene.state.units.fleeing[4] = True
    scene.checkpoint()
    scene.play_phase()
    move = scene.state.report[0]
    assert (move.what, move.roll) == ("fled", 0) or move.what == "home"
    assert move.spent <= 4
    field = home_field(810, 1110, (910,))
    assert field[1110][0] == move.spent + field[move.path[-1]][0]
    assert 910 not in move.path
    assert any(hex_id in LAND_NEIGHBOURS[910] for hex_id in move.path), "it passes by the magician without stopping"
    assert scene.view().units[0].home == "0810"


@pytest.mark.clause("DEM-5.7e")
def test_home_again_a_unit_turns_up_and_does_nothing_more() -> None:
    scene = Scene({"hex": 812}, units={4: 710}, stage="mortal_movement", dice=(6,))
    scene.state.units.fleeing[4] = True
    scene.checkpoint()
    scene.play_phase()
    assert scene.state.units.hex[4] == 810
    assert not scene.state.units.fleeing[4]
    assert not scene.state.units.active[4]
    at_home = Scene({"hex": 812}, units={4: 810}, stage="mortal_movement")
    at_home.state.units.fleeing[4] = True
    at_home.checkpoint()
    at_home.play_phase()
    assert not at_home.state.units.fleeing[4]
    assert at_home.state.report[0].what == "home"


@pytest.mark.clause("DEM-5.7f")
def test_a_fleeing_unit_waits_beside_its_occupied_home() -> None:
    scene = Scene({"hex": PLAIN}, units={4: 708, 5: 810}, stage="mortal_movement")
    scene.state.units.fleeing[4] = True
    scene.checkpoint()
    scene.play_phase()
    assert scene.state.units.fleeing[4]
    assert scene.state.units.hex[4] in LAND_NEIGHBOURS[810]
    assert scene.state.report[0].what == "waited"
    scene.state.units.hex[5] = 1615
    scene.state.stage = "mortal_movement"
    scene.play_phase()
    assert scene.state.units.hex[4] == 810


@pytest.mark.clause("DEM-5.7g", "DEM-5.7h")
@pytest.mark.parametrize("invisible", [False, True])
def test_a_magician_in_its_home_makes_a_fleeing_unit_turn_and_attack(invisible: bool) -> None:
    scene = Scene({"hex": 810, "invisible": invisible}, units={4: 711}, stage="mortal_movement", dice=(6,))
    scene.state.units.fleeing[4] = True
    scene.checkpoint()
    scene.play_phase()
    assert not scene.state.units.fleeing[4]
    assert scene.state.units.active[4]
    assert scene.state.units.hex[4] == 711
    scene.play_phase()
    assert bool(scene.told("combat")) is not invisible
    assert not scene.told("searched"), "it attacks without a search"


@pytest.mark.clause("DEM-5.7d")
def test_fleeing_units_neither_search_nor_attack() -> None:
    scene = Scene({"hex": PLAIN, "found": True}, units={4: 1012, 5: 1010}, stage="mortal_combat")
    scene.state.units.fleeing[4] = scene.state.units.fleeing[5] = True
    scene.checkpoint()
    scene.play_phase()
    assert not scene.told("combat")
    assert not scene.told("searched")


@pytest.mark.clause("DEM-5.7i", "DEM-8.2d")
def test_fleeing_units_can_be_attacked_but_not_entered_and_stop_nobody() -> None:
    scene = Scene({"hex": PLAIN, "demons": (35,)}, units={4: 1012})
    scene.state.units.fleeing[4] = True
    scene.checkpoint()
    moves = scene.moves()
    assert 1012 not in moves
    assert 1013 in moves, "he walks past"
    scene.answer("rest")
    assert "attack:1012" in scene


@pytest.mark.clause("DEM-8.2i", "DEM-8.2m")
def test_a_captor_takes_the_cheapest_way_home_past_magicians() -> None:
    scene = Scene({"captor_unit": 4}, {"hex": 910}, units={4: 1110, 5: 810}, stage="mortal_movement")
    scene.play_phase()
    assert scene.magician().hex == scene.state.units.hex[4]
    scene.state.stage = "mortal_movement"
    scene.play_phase()
    assert scene.state.units.hex[4] == 810, "it shares its home with another unit"
    waiting = Scene({"captor_unit": 4}, {"hex": 810}, units={4: 710}, stage="mortal_movement")
    waiting.play_phase()
    assert waiting.state.units.hex[4] == 710
    assert waiting.state.report[0].what == "waited"


def test_the_report_explains_every_move() -> None:
    scene = mortals_move({"hex": PLAIN}, units={4: 1013, 5: 1016, 6: 1012}, dice=(6, 1, 3))
    words = [str(move.explanation) for move in scene.view().mortal_turn]
    assert len(words) == 3
    assert all("{" not in sentence for sentence in words)
    assert "cheapest route" in words[0]
