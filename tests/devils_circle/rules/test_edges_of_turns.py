"""DK-9 and DK-10: the order of a demon's turn, the exact price of its plays, and where it may go."""

from __future__ import annotations

from typing import Any

import pytest

from game.devils_circle.box.board import field_number
from tests.devils_circle.scene import Scene, edges, fields

FAR_MAGE = {"orlan": {"at": "l12"}}
STAYS = {"rescue_left": False}
KINDS = {1: "back", 2: "side", 4: "forward"}


def at_turn(gorm: dict[str, Any], points: int, mages: dict[str, Any] | None = None, **table: Any) -> Scene:
    """Gorm in the middle of its turn."""
    return Scene(mages or FAR_MAGE, {"gorm": gorm, **table.pop("demons", {})}, turn="gorm", points=points, **table)


@pytest.mark.clause("DK-9.4", "DK-9.5", "DK-9.12")
def test_stars_come_before_the_freedom_roll_and_wards_after_all_plays() -> None:
    scene = Scene(FAR_MAGE, {"gorm": {"at": "c3", "power": 9}}, wands=fields("c2 b4"), dice=(4, 3, 4))
    scene.demons_phase().choose("demon:gorm")
    assert (scene.demon().power, scene.state.points) == (10, 6), "10 is above 9"
    scene.choose("walk:b3")
    assert (scene.open().about, scene.demon().power) == ("demon:gorm", 10), "beside B4, and nothing happens yet"
    scene.choose("end")
    assert (scene.demon().power, scene.demon().materiality) == (10 - 3, 4)


@pytest.mark.clause("DK-9.6", "DK-9.7", "DK-9.8")
@pytest.mark.parametrize(
    ("first", "second", "power", "materiality"), [(6, 1, 10, 4), (1, 6, 7, 2), (4, 3, 9, 3), (3, 5, 8, 2), (2, 4, 7, 3)]
)
def test_the_first_star_changes_power_and_the_second_materiality(
    first: int, second: int, power: int, materiality: int
) -> None:
    scene = Scene(FAR_MAGE, {"gorm": {"at": "c3"}}, dice=(first, second, 1))
    scene.demons_phase().choose("demon:gorm")
    assert (scene.demon().power, scene.demon().materiality) == (power, materiality)


@pytest.mark.clause("DK-9.10")
@pytest.mark.parametrize(("dawn", "power", "materiality"), [(False, 9, 2), (True, 8, 3)])
def test_results_are_read_one_lower_only_at_dawn(dawn: bool, power: int, materiality: int) -> None:
    scene = Scene(FAR_MAGE, {"gorm": {"at": "c3"}}, dice=(4, 5, 1), at_dawn=dawn, clock=250 if dawn else 120)
    scene.demons_phase().choose("demon:gorm")
    assert (scene.demon().power, scene.demon().materiality) == (power, materiality)


@pytest.mark.clause("DK-9.9", "DK-9.24")
def test_materiality_rises_above_9_and_is_lowered_to_0_and_no_further() -> None:
    solid = at_turn({"at": "c3", "materiality": 9}, 1)
    solid.choose("raise_materiality")
    assert solid.demon().materiality == 10
    airy = at_turn({"at": "c3", "materiality": 1}, 13)
    airy.choose("lower_materiality", "lower_materiality")
    assert (airy.demon().materiality, airy.state.points) == (0, 1)


@pytest.mark.clause("DK-9.15", "DK-9.16", "DK-9.23", "DK-9.24")
@pytest.mark.parametrize("dawn", [False, True])
@pytest.mark.parametrize(
    ("key", "price", "power", "materiality"),
    [("raise_materiality", 0, 8, 4), ("raise_power", 5, 9, 3), ("lower_materiality", 6, 8, 2)],
)
def test_values_change_by_1_for_exactly_the_price(
    key: str, price: int, power: int, materiality: int, dawn: bool
) -> None:
    hour: dict[str, Any] = {"at_dawn": dawn, "clock": 250 if dawn else 120}
    scene = at_turn({"at": "c3"}, price + dawn, **hour)
    scene.choose(key)
    assert (scene.demon().power, scene.demon().materiality, scene.state.points) == (power, materiality, 0)
    if price + dawn:
        assert key not in at_turn({"at": "c3"}, price + dawn - 1, **hour).offered


@pytest.mark.clause("DK-9.19", "DK-9.20", "DK-9.22", "DK-9.25")
@pytest.mark.parametrize("dawn", [False, True])
@pytest.mark.parametrize(("key", "price"), [("curse", 2), ("pentagram", 3), ("psychic", 4)])
def test_curse_pentagram_and_psychic_attack_are_offered_for_exactly_their_price(
    key: str, price: int, dawn: bool
) -> None:
    mages = {"orlan": {"at": "c2", "strength": 30}}
    hour: dict[str, Any] = {"at_dawn": dawn, "clock": 250 if dawn else 120, "dice": (1,)}
    scene = at_turn({"at": "c3"}, price + dawn, mages, **hour)
    words = scene.open().option(key)
    assert words is not None
    assert str(words.text).endswith(f"for {price + dawn}")
    scene.choose(key, *(["throw:west"] if key == "pentagram" else []))
    assert scene.state.points == 0
    assert key not in at_turn({"at": "c3"}, price + dawn - 1, mages, **hour).offered


@pytest.mark.clause("DK-9.23")
def test_power_may_be_raised_twice_in_a_turn() -> None:
    scene = at_turn({"at": "c3"}, 10)
    scene.choose("raise_power", "raise_power")
    assert (scene.demon().power, scene.state.points) == (10, 0)


@pytest.mark.clause("DK-9.27", "DK-10.25")
def test_after_a_rescue_move_in_its_own_turn_wards_wait_for_the_end() -> None:
    scene = at_turn({"at": "c3"}, 1, wands=fields("b2"))
    scene.choose("rescue", "flee:gorm:b3")
    assert scene.demon().power == 8 - 1
    scene.choose("end")
    assert scene.demon().power == 8 - 1 - 3


@pytest.mark.clause("DK-9.29")
@pytest.mark.parametrize(
    ("table", "power", "materiality"),
    [({"torches": ((field_number("c3"), 45),)}, 17, 5), ({"herbs": ((field_number("c3"), 2, 20),)}, 14, 3)],
)
def test_torch_and_herbs_act_on_their_own_square_too(table: dict[str, Any], power: int, materiality: int) -> None:
    scene = at_turn({"at": "c3", "power": 20}, 0, **table)
    scene.choose("end")
    assert (scene.demon().power, scene.demon().materiality) == (power, materiality)


# -- steps ------------------------------------------------------------------------------------------------


@pytest.mark.clause("DK-10.1", "DK-10.2", "DK-9.17", "DK-9.21")
@pytest.mark.parametrize(
    ("at", "cradle", "prices"),
    [
        ("c3", "g6", {"c2": 2, "d3": 4, "c4": 2, "b3": 1}), ("g3", "g6", {"g2": 1, "h3": 2, "g4": 4, "f3": 2}),
        ("k10", "g6", {"k9": 4, "l10": 1, "k11": 1, "j10": 4}), ("g10", "g6", {"g9": 4, "h10": 2, "g11": 1, "f10": 2}),
        ("c3", "b12", {"c2": 1, "d3": 2, "c4": 4, "b3": 2}), ("k10", "l3", {"k9": 4, "l10": 2, "k11": 1, "j10": 2}),
    ],
)  # fmt: skip
def test_a_step_to_each_of_four_sides_costs_what_the_cradles_place_makes_it(
    at: str, cradle: str, prices: dict[str, int]
) -> None:
    for field, price in prices.items():
        pays = at_turn({"at": at}, price, cradle=field_number(cradle))
        steps = {step.field: (step.price, step.kind) for step in pays.view.demons[0].steps}
        assert steps == {side: (cost, KINDS[cost]) for side, cost in prices.items()}
        pays.choose(f"walk:{field}")
        assert (pays.where("gorm"), pays.state.points) == (field, 0)
        assert field not in at_turn({"at": at}, price - 1, cradle=field_number(cradle)).offers("walk:")
        flees = at_turn({"at": at, "power": 20}, 0, cradle=field_number(cradle))
        flees.choose("rescue", f"flee:gorm:{field}")
        assert flees.demon().power == 20 - price


@pytest.mark.clause("DK-10.10", "DK-10.26")
def test_no_play_leads_onto_another_demon() -> None:
    scene = at_turn({"at": "c3", "power": 20}, 8, demons={"vasha": {"at": "d3"}}, salt=edges("c3-d3"))
    assert not [key for key in scene.offered if key.endswith(":d3")]
    scene.choose("rescue")
    assert scene.offers("flee:gorm:") == {"b3", "c2", "c4"}


@pytest.mark.clause("DK-10.12")
def test_a_demon_that_breaks_salt_to_enter_a_fire_pays_for_the_salt_alone() -> None:
    scene = at_turn({"at": "c3", "power": 20}, 4, torches=((field_number("d3"), 45),), salt=edges("c3-d3"))
    scene.choose("step:d3")
    assert (scene.demon().power, scene.demon().materiality) == (20 - 3, 4)


@pytest.mark.clause("DK-7.22")
def test_garlic_on_either_side_of_an_open_edge_stops_no_step_with_consequences() -> None:
    for hung in ("c3", "d3"):
        assert "step:d3" in at_turn({"at": "c3"}, 4, wands=fields("d3"), garlic=fields(hung)).offered


@pytest.mark.clause("DK-7.21", "DK-10.8")
@pytest.mark.parametrize("hung", ["b4", "b5"])
@pytest.mark.parametrize(("start", "goal"), [("b4", "b5"), ("b5", "b4")])
def test_garlic_guards_walls_to_the_north_and_south(start: str, goal: str, hung: str) -> None:
    gorm = {"at": start, "materiality": 0, "power": 30}
    assert goal in at_turn(gorm, 4).offers("walk:")
    guarded = at_turn(gorm, 4, garlic=fields(hung))
    assert goal not in guarded.offers("walk:")
    guarded.choose("rescue")
    assert goal not in guarded.offers("flee:gorm:")


@pytest.mark.clause("DK-10.13", "DK-11.30")
@pytest.mark.parametrize(("points", "offered"), [(2, True), (1, False)])
def test_a_direct_attack_needs_the_price_of_the_step(points: int, offered: bool) -> None:
    scene = at_turn({"at": "c3", "power": 60}, points, {"orlan": {"at": "c4"}})
    assert ("attack:orlan" in scene.offered) == offered
    if offered:
        scene.choose("attack:orlan", "to:c3")
        assert (scene.mage().strength, scene.state.points) == (8 - 3, 0)


# -- forced steps and rescue moves ------------------------------------------------------------------------


@pytest.mark.clause("DK-10.20", "DK-7.33")
@pytest.mark.parametrize(
    ("gorm", "table", "goal"),
    [
        ({}, {}, "e2"), ({"materiality": 7}, {}, "d2"), ({"power": 6, "materiality": 3}, {}, "e2"),
        ({"power": 9, "materiality": 5}, {}, "e2"), ({"power": 8, "materiality": 5}, {}, "d2"),
        ({}, {"garlic": fields("e2")}, "d2"), ({}, {"wands": fields("e2")}, "d2"),
    ],
)  # fmt: skip
def test_a_demon_is_pushed_through_a_wall_only_if_it_could_cross_it_now(
    gorm: dict[str, int], table: dict[str, Any], goal: str
) -> None:
    scene = Scene({"orlan": {"at": "c2"}}, {"gorm": {"at": "d2", "power": 20, **STAYS, **gorm}}, **table)
    scene.choose("drops:gorm")
    assert scene.where("gorm") == goal


@pytest.mark.clause("DK-10.20", "DK-7.33")
@pytest.mark.parametrize("figure", ["cradle", "mage", "demon"])
def test_a_demon_is_pushed_onto_no_figure_and_so_never_wins_by_it(figure: str) -> None:
    mages = {"orlan": {"at": "c3"}, "mirel": {"at": "e3" if figure == "mage" else "l12"}}
    demons = {"gorm": {"at": "d3", "power": 20, **STAYS}, "vasha": {"at": "e3" if figure == "demon" else "l2"}}
    scene = Scene(mages, demons, cradle=field_number("e3" if figure == "cradle" else "g6"))
    scene.choose("drops:gorm")
    assert (scene.where("gorm"), scene.demon().power, scene.ending) == ("d3", 20 - 3, "")


@pytest.mark.clause("DK-10.20", "DK-7.28")
@pytest.mark.parametrize(("demon", "goal"), [("flicker", "d3"), ("gorm", "c3")])
def test_only_a_wisp_is_pushed_over_salt(demon: str, goal: str) -> None:
    scene = Scene({"orlan": {"at": "b3"}}, {demon: {"at": "c3", "power": 20, **STAYS}}, salt=edges("c3-d3"))
    scene.choose(f"drops:{demon}")
    assert (scene.where(demon), scene.state.salt) == (goal, edges("c3-d3"))


@pytest.mark.clause("DK-10.20", "DK-11.31")
@pytest.mark.parametrize(
    ("table", "retreats"),
    [
        ({}, "c2 d1 e2"), ({"garlic": fields("d2")}, "c2"), ({"wands": fields("c2")}, "d1 e2"),
        ({"wands": fields("e2")}, "c2 d1"), ({"mages": {"mirel": {"at": "c2"}}}, "d1 e2"),
        ({"demons": {"vasha": {"at": "e2"}}}, "c2 d1"), ({"salt": edges("c2-d2")}, "d1 e2"),
        ({"cradle": field_number("c2")}, "d1 d3 e2"),
    ],
)  # fmt: skip
def test_no_retreat_leads_onto_figures_or_wands_or_past_garlic_or_salt(table: dict[str, Any], retreats: str) -> None:
    rest = dict(table)
    mages = {"orlan": {"at": "d2", "strength": 30}, **rest.pop("mages", {})}
    scene = at_turn({"at": "d3", "power": 60}, 4, mages, **rest)
    scene.choose("attack:orlan")
    assert (scene.offers("to:") if scene.asked[1] == "retreat" else {scene.where("gorm")}) == set(retreats.split())


@pytest.mark.clause("DK-10.21")
def test_wards_beside_the_square_it_is_forced_to_do_nothing_at_once() -> None:
    wands = fields("e4")
    pushed = Scene({"orlan": {"at": "c3"}}, {"gorm": {"at": "d3", "power": 20, **STAYS}}, wands=wands)
    pushed.choose("drops:gorm")
    assert (pushed.where("gorm"), pushed.demon().power) == ("e3", 20 - 3)
    sent = Scene({"orlan": {"at": "c3"}}, {"gorm": {"at": "d3", "power": 40, **STAYS}}, wands=wands)
    sent.choose("exorcise:gorm:1", "to:e3")
    assert (sent.demon().power, sent.demon().materiality) == (40 - 16, 4)


@pytest.mark.clause("DK-10.22")
def test_each_demon_has_a_rescue_move_of_its_own_for_the_night() -> None:
    demons = {"gorm": {"at": "c3"}, "vasha": {"at": "k3"}}
    scene = Scene({"orlan": {"at": "g8"}}, demons, dice=(3, 3, 1, 3, 3, 1, 1, 1, 1, 1))
    scene.choose("flight:1", "flee:gorm:b3", "flight:1")
    assert {key.split(":")[1] for key in scene.offered if key != "stay"} == {"vasha", "ulk", "flicker"}
    scene.choose("stay").demons_phase()
    while scene.asked[1] != "mage":
        scene.choose("end" if "end" in scene.offered else min(scene.offered))
    assert [scene.demon(name).rescue_left for name in ("gorm", "vasha")] == [False, True]


@pytest.mark.clause("DK-10.23", "DK-10.26", "DK-10.11")
def test_who_flees_onto_a_wand_has_paid_before_it_tramples_it() -> None:
    sinks = at_turn({"at": "c3", "power": 11}, 0, wands=fields("d3"))
    sinks.choose("rescue", "flee:gorm:d3")
    assert (sinks.where("gorm"), sinks.state.holes, sinks.state.wands) == ("neutralised", fields("d3"), ())
    stands = at_turn({"at": "c3", "power": 12}, 0, wands=fields("d3"))
    stands.choose("rescue", "flee:gorm:d3")
    assert (stands.where("gorm"), stands.demon().power, stands.demon().materiality) == ("d3", 12 - 4 - 7, 6)


@pytest.mark.clause("DK-10.24")
@pytest.mark.parametrize(("power", "reached"), [(5, {"b3", "c2", "c4", "d3"}), (3, {"b3", "c2", "c4"}), (2, {"b3"})])
def test_exactly_1_power_may_be_left_of_a_rescue_move(power: int, reached: set[str]) -> None:
    scene = at_turn({"at": "c3", "power": power, "materiality": 0}, 0)
    scene.choose("rescue")
    assert scene.offers("flee:gorm:") == reached


@pytest.mark.clause("DK-10.25")
@pytest.mark.parametrize(("demon", "seat"), [("vasha", 2), ("ulk", 3)])
@pytest.mark.parametrize("deed", ["drops", "attack", "exorcise"])
def test_the_owner_of_the_threatened_demon_decides_on_its_flight(demon: str, seat: int, deed: str) -> None:
    scene = Scene({"orlan": {"at": "c4"}}, {demon: {"at": "c3", "power": 30}}, seats=4)
    scene.choose(f"{deed}:{demon}" + (":1" if deed == "exorcise" else ""))
    assert (scene.asked, scene.open().about) == ((seat, "rescue"), f"demon:{demon}")
