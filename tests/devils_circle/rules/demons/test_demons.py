"""DK-9, DK-10, DK-13: the demons' phase, how demons move, and the will-o'-the-wisp."""

from __future__ import annotations

import pytest

from game.devils_circle.box.board import field_number
from game.devils_circle.rules.demons_phase import star_reading
from game.engine.ids import kind_of
from tests.devils_circle.scene import Scene, edges, fields

FAR_MAGE = {"orlan": {"at": "l12"}}


def at_turn(demon: str = "gorm", points: int = 6, **traits: object) -> Scene:
    """A demon in the middle of its turn, with one mage far away."""
    table = {key: value for key, value in traits.items() if key not in ("at", "power", "materiality", "rescue_left")}
    piece = {key: value for key, value in traits.items() if key not in table}
    return Scene(FAR_MAGE, {demon: piece}, turn=demon, points=points, **table)  # type: ignore[arg-type]  # mixed traits


def phase(*dice: int, **demon: object) -> Scene:
    """The demons' phase begins, and Gorm acts first; the other demons are far away in the ring."""
    scene = Scene(FAR_MAGE, {"gorm": demon}, dice=dice)
    scene.demons_phase()
    return scene.choose("demon:gorm")


# -- the phase --------------------------------------------------------------------------------------------


@pytest.mark.clause("DK-9.1", "DK-9.2", "DK-9.3", "DK-9.5")
def test_the_dead_roll_then_pentagrams_fly_then_the_demons_act_one_after_another() -> None:
    scene = Scene(
        FAR_MAGE, {"ulk": {"hole": "b2"}, "gorm": {"at": "c6"}}, seats=4, holes=fields("b2"),
        pentagrams=((2, field_number("c2"), 2), (1, field_number("l2"), 2)), dice=(1, 2, 4, 4, 2),
    )  # fmt: skip
    scene.demons_phase()
    assert scene.asked == (2, "demon")
    assert scene.offered == {"demon:gorm", "demon:vasha"}
    kinds = [event.kind for event in scene.events if event.kind != "phase_began"]
    assert kinds == ["stays_below", "pentagram_moved", "pentagram_moved"]
    assert [event.fact("marker") for event in scene.told("pentagram_moved")] == [2, 1], "the oldest first"
    assert scene.why_not("demon:flicker").clause == "DK-9.3"
    scene.choose("demon:gorm")
    assert [event.kind for event in scene.events[-2:]] == ["stars", "freedom"]
    assert scene.open().about == "demon:gorm"
    scene.choose("end")
    assert scene.open().about == "demon:vasha"
    scene.choose("end")
    assert scene.asked == (3, "play")


@pytest.mark.clause("DK-9.6", "DK-9.7", "DK-9.8")
@pytest.mark.parametrize(
    ("first", "second", "power", "materiality"),
    [(1, 1, 7, 4), (2, 2, 7, 3), (3, 3, 8, 3), (4, 4, 9, 3), (5, 5, 9, 2), (6, 6, 10, 2)],
)
def test_the_stars_change_power_and_materiality_in_the_keep(
    first: int, second: int, power: int, materiality: int
) -> None:
    scene = phase(first, second, 1, at="c3")
    assert (scene.demon().power, scene.demon().materiality) == (power, materiality)
    ring = phase(1, at="c1")
    assert not ring.told("stars")
    assert (ring.demon().power, ring.demon().materiality) == (8, 3)


@pytest.mark.clause("DK-9.7", "DK-9.9")
def test_worked_example_10_the_stars_leave_power_1_and_materiality_0() -> None:
    scene = phase(2, 6, 1, at="c3", power=1, materiality=0)
    assert (scene.demon().power, scene.demon().materiality) == (1, 0)
    assert phase(3, 1, 1, at="c3", materiality=9).demon().materiality == 10


@pytest.mark.clause("DK-9.10", "DK-14.13")
def test_worked_example_10_at_dawn_results_are_read_one_lower() -> None:
    assert [star_reading(die, True) for die in range(1, 7)] == [1, 1, 2, 3, 4, 5]
    for first, power in ((6, 9), (3, 7), (1, 7)):
        scene = Scene(FAR_MAGE, {"gorm": {"at": "c3"}}, dice=(first, 5, 1), at_dawn=True, clock=250)
        scene.demons_phase().choose("demon:gorm")
        assert (scene.demon().power, scene.demon().materiality) == (power, 3)
    scene = Scene(FAR_MAGE, {"gorm": {"at": "c3"}}, dice=(4, 2, 1), at_dawn=True, clock=250)
    assert scene.demons_phase().choose("demon:gorm").demon().materiality == 4


@pytest.mark.clause("DK-9.11", "DK-9.12", "DK-9.13")
@pytest.mark.parametrize(
    ("demon", "power", "points"), [("gorm", 9, 4), ("gorm", 10, 6), ("flicker", 8, 6), ("flicker", 20, 6)]
)
def test_a_die_gives_the_freedom_points_and_2_more_to_the_strong_and_the_wisp(
    demon: str, power: int, points: int
) -> None:
    scene = Scene(FAR_MAGE, {demon: {"at": "c1", "power": power}}, dice=(4,))
    scene.demons_phase().choose(f"demon:{demon}")
    assert scene.state.points == points


@pytest.mark.clause("DK-9.12")
def test_power_counts_after_the_stars() -> None:
    assert phase(4, 3, 4, at="c3", power=9).state.points == 6
    assert phase(1, 3, 4, at="c3", power=10).state.points == 4


@pytest.mark.clause("DK-9.14", "DK-9.15")
def test_points_are_spent_in_any_order_and_the_rest_is_lost() -> None:
    scene = at_turn(at="c3", points=8)
    scene.choose("raise_power", "walk:b3", "raise_materiality")
    assert (scene.state.points, scene.where("gorm"), scene.demon().power, scene.demon().materiality) == (2, "b3", 9, 4)
    assert "raise_power" not in scene.offered
    assert scene.why_not("play:raise_power").clause == "DK-9.15"
    scene.choose("end")
    assert (scene.asked[1], scene.state.points) == ("demon", 0)


@pytest.mark.clause("DK-9.16", "DK-9.17", "DK-9.18", "DK-9.19", "DK-9.20", "DK-9.21", "DK-9.22", "DK-9.23", "DK-9.24")
@pytest.mark.clause("DK-9.25", "DK-14.13")
@pytest.mark.parametrize("dawn", [False, True])
@pytest.mark.parametrize(
    ("key", "cost"),
    [
        ("raise_materiality", 0), ("walk:b3", 1), ("walk:c4", 2), ("curse", 2), ("pentagram", 3), ("walk:d3", 4),
        ("psychic", 4), ("raise_power", 5), ("lower_materiality", 6),
    ],
)  # fmt: skip
def test_every_play_has_its_price_and_costs_1_more_at_dawn(key: str, cost: int, dawn: bool) -> None:
    price = cost + dawn

    def table(points: int) -> Scene:
        return Scene(
            {"orlan": {"at": "c2"}}, {"gorm": {"at": "c3"}}, turn="gorm", points=points, at_dawn=dawn,
            clock=250 if dawn else 120, dice=(1, 1),
        )  # fmt: skip

    scene = table(price + 1)
    scene.choose(key)
    if key == "pentagram":
        scene.choose("throw:west")
    assert scene.state.points == 1
    if price:
        assert key not in table(price - 1).offered


@pytest.mark.clause("DK-9.16")
@pytest.mark.parametrize(("dawn", "price"), [(False, "for nothing"), (True, "for 1")])
def test_a_demon_that_grows_for_nothing_is_told_so_and_not_that_it_costs_0(dawn: bool, price: str) -> None:
    scene = Scene({"orlan": {"at": "c2"}}, {"gorm": {"at": "c3"}}, turn="gorm", points=3, at_dawn=dawn,
                  clock=250 if dawn else 120)  # fmt: skip
    option = scene.open().option("raise_materiality")
    assert option is not None
    assert str(option.text) == f"Raise materiality by 1, {price}"


@pytest.mark.clause("DK-9.16", "DK-9.20", "DK-9.22", "DK-11.2")
def test_some_plays_can_be_made_once_a_turn() -> None:
    scene = Scene({"orlan": {"at": "c2", "strength": 30}}, {"gorm": {"at": "c3", "power": 9}}, turn="gorm", points=40,
                  dice=(1, 1))  # fmt: skip
    for key, more, clause in (
        ("raise_materiality", "", "DK-9.16"), ("curse", "", "DK-11.2"), ("pentagram", "throw:west", "DK-9.20"),
        ("psychic", "", "DK-9.22"),
    ):  # fmt: skip
        scene.choose(key, *([more] if more else []))
        assert key not in scene.offered
        assert scene.why_not(f"play:{key}").clause == clause
    scene.choose("raise_power", "raise_power", "lower_materiality", "lower_materiality")


@pytest.mark.clause("DK-9.26")
def test_in_the_ring_points_buy_steps_only() -> None:
    scene = Scene({"orlan": {"at": "c2"}}, {"gorm": {"at": "c1"}}, turn="gorm", points=8)
    assert {kind_of(key) for key in scene.offered} == {"walk", "attack", "rescue", "end"}
    for play in ("curse", "pentagram", "psychic", "raise_power", "raise_materiality", "lower_materiality"):
        assert scene.why_not(f"play:{play}").clause == "DK-9.26"


@pytest.mark.clause("DK-9.27", "DK-9.28")
def test_a_resurrected_or_departed_demon_has_no_ward_check_and_one_that_stays_has() -> None:
    scene = Scene(FAR_MAGE, {"gorm": {"hole": "c3"}}, holes=fields("c3"), wands=fields("c2"), dice=(6, 6, 5))
    scene.demons_phase()
    assert (scene.demon().power, scene.demon().materiality) == (12, 5)
    scene.choose("demon:vasha", "end")
    assert scene.demon().power == 12
    stays = at_turn(at="c3", points=1, wands=fields("c2"))
    stays.choose("end")
    assert stays.demon().power == 5
    leaves = Scene(FAR_MAGE, {"gorm": {"at": "c3"}}, turn="gorm", points=1, wands=fields("c2"), at_dawn=True, clock=250)
    leaves.choose("leave")
    assert leaves.demon().kept == 8


# -- movement ---------------------------------------------------------------------------------------------


def test_steps_go_to_the_four_neighbours_and_are_priced_one_by_one() -> None:
    scene = at_turn(at="c3", points=4)
    prices = {
        field: int(str(dict(option.text.facts)["n"]))
        for option in scene.open().options
        if (field := option.key.removeprefix("walk:")) != option.key
    }
    assert (prices["b3"], prices["c2"], prices["c4"], prices["d3"]) == (1, 2, 2, 4)
    assert prices["b2"] == 3, "aside and back"
    assert "d4" not in prices
    view = scene.view.demons[0]
    assert {step.field: (step.kind, step.price) for step in view.steps}["d3"] == ("forward", 4)


@pytest.mark.clause("DK-10.7")
@pytest.mark.parametrize(
    ("materiality", "power", "crosses"), [(5, 5, True), (5, 4, False), (6, 20, False), (9, 20, False), (0, 1, True)]
)
def test_worked_example_13_walls_stop_the_solid_and_the_weak(materiality: int, power: int, crosses: bool) -> None:
    scene = at_turn(at="d2", points=5, materiality=materiality, power=power)
    assert ("e2" in scene.offers("walk:")) == crosses
    if not crosses:
        assert scene.why_not("field:e2").clause == "DK-10.7"
        barrier = next(barrier for barrier in scene.view.demons[0].barriers if barrier.edge == "d2-e2")
        assert barrier.clause == "DK-10.7"


@pytest.mark.clause("DK-10.13", "DK-10.14", "DK-15.1")
def test_a_demon_steps_onto_a_mage_to_attack_and_onto_the_cradle_to_win() -> None:
    scene = Scene({"orlan": {"at": "e6"}}, {"gorm": {"at": "f6"}}, turn="gorm", points=6)
    assert "e6" not in scene.offers("walk:")
    assert {"attack:orlan", "seize"} <= scene.offered
    scene.choose("seize")
    assert scene.ending == "DK-15.1"
    far = Scene({"orlan": {"at": "b2"}}, {"gorm": {"at": "f6"}}, turn="gorm", points=3)
    assert "seize" not in far.offered
    assert far.why_not("cradle").clause == "DK-9.15"


@pytest.mark.clause("DK-10.15")
def test_a_demon_may_step_back_into_the_ring() -> None:
    scene = at_turn(at="c2", points=2)
    scene.choose("walk:c1")
    assert scene.where("gorm") == "c1"


@pytest.mark.clause("DK-10.16", "DK-10.17", "DK-10.18", "DK-10.19")
def test_a_demon_that_begins_on_a_hearth_may_pass_to_another_as_its_only_play() -> None:
    scene = Scene(FAR_MAGE, {"gorm": {"at": "f4"}, "vasha": {"at": "d8"}}, turn="gorm", points=1, wands=fields("j5"))
    assert scene.offers("fireplace:") == {"j6", "h10"}
    scene.choose("fireplace:j6")
    assert scene.state.demon != 0, "its turn is over"
    assert scene.where("gorm") == "j6"
    assert (scene.demon().power, scene.demon().materiality) == (5, 4), "the ward check applies on the new square"
    assert not at_turn(at="f4", power=4).offers("fireplace:")
    assert at_turn(at="f4", power=4).why_not("field:j6").clause == "DK-10.16"
    assert at_turn(at="f4", power=5).offers("fireplace:") == {"j6", "h10", "d8"}
    played = at_turn(at="f4")
    played.choose("raise_materiality")
    assert not played.offers("fireplace:")
    assert played.why_not("field:j6").clause == "DK-10.18"
    came = at_turn(at="f3")
    came.choose("walk:f4")
    assert not came.offers("fireplace:")
    dawn = Scene(FAR_MAGE, {"gorm": {"at": "f4"}}, turn="gorm", points=0, at_dawn=True, clock=250)
    assert dawn.offers("fireplace:"), "it costs nothing at dawn either"


@pytest.mark.clause("DK-10.19")
def test_the_stars_are_read_before_a_passage() -> None:
    scene = phase(6, 3, 1, at="f4", power=4)
    assert scene.demon().power == 6
    assert scene.offers("fireplace:")


# -- rescue moves -----------------------------------------------------------------------------------------


@pytest.mark.clause("DK-10.22", "DK-10.23")
@pytest.mark.parametrize(
    ("dawn", "prices"), [(False, {"b3": 1, "c2": 2, "c4": 2, "d3": 4}), (True, {"b3": 2, "c2": 3, "c4": 3, "d3": 5})]
)
def test_a_rescue_move_is_one_step_paid_with_power_once_a_night(dawn: bool, prices: dict[str, int]) -> None:
    for field, price in prices.items():
        scene = at_turn(at="c3", points=1, power=8, at_dawn=dawn, clock=250 if dawn else 120)
        scene.choose("rescue", f"flee:gorm:{field}")
        assert (scene.where("gorm"), scene.demon().power, scene.state.points) == (field, 8 - price, 1)
        assert not scene.demon().rescue_left
        assert "rescue" not in scene.offered
        assert scene.why_not("play:rescue").clause == "DK-10.22"


@pytest.mark.clause("DK-10.24")
def test_at_least_1_power_must_be_left() -> None:
    scene = at_turn(at="c3", points=1, power=4, materiality=0)
    scene.choose("rescue")
    assert scene.offers("flee:gorm:") == {"b3", "c2", "c4"}
    assert scene.why_not("field:d3").clause == "DK-10.24"
    assert "rescue" not in at_turn(at="c3", points=1, power=1, materiality=0).offered


@pytest.mark.clause("DK-10.26", "DK-10.23")
def test_a_rescue_move_enters_no_mages_and_no_cradles_square_and_obeys_walls_and_salt() -> None:
    scene = Scene({"orlan": {"at": "f7"}}, {"gorm": {"at": "f6", "power": 20}}, turn="gorm", points=1)
    scene.choose("rescue")
    assert scene.offers("flee:gorm:") == {"e6", "f5"}
    assert scene.why_not("field:g6").clause == scene.why_not("field:f7").clause == "DK-10.26"
    scene = at_turn(at="d2", points=1, power=9, materiality=4)
    scene.choose("rescue")
    assert "e2" in scene.offers("flee:gorm:")
    scene = at_turn(at="d2", points=1, power=5, materiality=4)
    scene.choose("rescue")
    assert "e2" not in scene.offers("flee:gorm:"), "after paying 2 it would be weaker than solid"
    scene = at_turn(at="c3", points=1, power=14, salt=edges("b3-c3 c3-d3 c2-c3 c3-c4"))
    scene.choose("rescue")
    assert scene.offers("flee:gorm:") == {"b3", "c2", "c4"}, "only with more than 10 power left the salt breaks"
    scene.choose("flee:gorm:b3")
    assert (scene.demon().power, scene.demon().materiality) == (14 - 1 - 3, 4)


@pytest.mark.clause("DK-10.25", "DK-16.3", "DK-10.27", "DK-10.28", "DK-9.27")
@pytest.mark.parametrize("action", ["exorcise:gorm:2", "drops:gorm"])
def test_a_demon_may_flee_from_an_action_declared_against_it(action: str) -> None:
    scene = Scene({"orlan": {"at": "h8"}}, {"gorm": {"at": "h9", "power": 17}})
    scene.choose(action)
    assert scene.asked == (1, "rescue")
    assert scene.open().about == "demon:gorm"
    scene.choose("stay")
    assert scene.demon().power < 17
    exorcism = action.startswith("exorcise")
    start, away, price = ("e9", "d9", 2) if exorcism else ("f9", "f10", 1)
    scene = Scene(
        {"orlan": {"at": "g9"}}, {"gorm": {"at": start, "power": 15, "materiality": 0}}, wands=fields("c9 f11")
    )
    before = (scene.mage().power, scene.mage().strength)
    scene.choose(action, f"flee:gorm:{away}")
    assert scene.where("gorm") == away
    assert scene.demon().power == 15 - price - 3, "the ward check follows at once"
    assert scene.told("action_failed")
    assert (scene.mage().power, scene.mage().strength) == before
    assert scene.mage().points == (2 if exorcism else 3)
    assert (scene.mage().herb, scene.mage().drops) == ((1, 5) if exorcism else (3, 4))


@pytest.mark.clause("DK-10.27")
def test_an_action_takes_effect_if_the_demon_is_still_in_reach() -> None:
    scene = Scene({"orlan": {"at": "g9"}}, {"gorm": {"at": "f9", "power": 30}})
    scene.choose("exorcise:gorm:1", "flee:gorm:e9")
    assert scene.where("gorm") == "e9"
    assert scene.asked == (0, "withdraw")
    assert scene.demon().power < 30 - 16


@pytest.mark.clause("DK-10.25", "DK-10.29", "DK-8.19")
def test_a_mage_whose_attack_is_escaped_follows_onto_the_square() -> None:
    scene = Scene({"orlan": {"at": "g9"}}, {"gorm": {"at": "f9", "power": 30}})
    scene.choose("attack:gorm", "flee:gorm:e9")
    assert (scene.where("gorm"), scene.where("orlan")) == ("e9", "f9")
    assert (scene.mage().points, scene.mage().book, scene.mage().attacked) == (3, 1, True)
    assert not scene.offers("attack:"), "it still counts as his attack"
    hearth = Scene({"orlan": {"at": "f3"}}, {"gorm": {"at": "f4", "power": 30}})
    hearth.choose("attack:gorm", "flee:gorm:e4")
    assert hearth.where("orlan") == "f3", "no mage can enter a hearth"


@pytest.mark.clause("DK-16.3", "DK-10.22")
@pytest.mark.parametrize("demon", [{"rescue_left": False}, {"power": 1}])
def test_nobody_is_asked_who_could_not_flee(demon: dict[str, int | bool]) -> None:
    scene = Scene({"orlan": {"at": "h8"}}, {"gorm": {"at": "h9", "power": 9, **demon}})
    scene.choose("drops:gorm")
    assert not [choice for choice in scene.match.record if choice.kind == "rescue"]
    assert scene.asked[1] == "mage"


@pytest.mark.clause("DK-10.25", "DK-16.4", "DK-9.27")
def test_between_two_actions_the_circle_flees_with_a_button() -> None:
    scene = Scene({"orlan": {"at": "g8"}}, {"gorm": {"at": "c3"}}, seats=4, wands=fields("b2"))
    assert scene.asked == (0, "mage")
    assert scene.offers("flight:") == {"2", "3"}
    scene.choose("flight:2")
    assert scene.asked == (2, "rescue")
    assert {key.split(":")[1] for key in scene.offered if key != "stay"} == {"gorm", "vasha"}
    scene.choose("flee:gorm:b3")
    assert (scene.where("gorm"), scene.demon().power) == ("b3", 8 - 1 - 3), "the ward check comes at once"
    assert scene.asked == (0, "mage")
    scene.choose("flight:2", "stay")
    assert scene.asked == (0, "mage")


@pytest.mark.clause("DK-16.4")
def test_a_watchful_circle_is_asked_after_every_action_and_mages_walk_step_by_step() -> None:
    scene = Scene({"orlan": {"at": "g8"}}, {"gorm": {"at": "c3"}}, options={"watchful": True})
    assert scene.offers("walk:") <= {"f8", "h8", "g7"}
    scene.choose("walk:f8")
    assert scene.asked == (1, "rescue")
    scene.choose("stay")
    assert scene.asked == (0, "mage")


@pytest.mark.clause("DK-10.18", "DK-10.25")
def test_after_a_rescue_move_there_is_no_passage() -> None:
    scene = Scene(FAR_MAGE, {"gorm": {"at": "f3"}}, turn="gorm", points=1, began_on=field_number("f4"))
    scene.state.began_on = field_number("f4")
    scene.demon().field = field_number("f4")
    scene.begin_here()
    scene.choose("rescue", "flee:gorm:f3")
    assert not scene.offers("fireplace:")


# -- the wisp ---------------------------------------------------------------------------------------------


@pytest.mark.clause("DK-13.1", "DK-13.2", "DK-1.13")
def test_a_wisp_does_nothing_but_move_and_enters_no_mages_square() -> None:
    scene = Scene({"orlan": {"at": "c9"}}, {"flicker": {"at": "d8", "power": 20}}, turn="flicker", points=8)
    assert {kind_of(key) for key in scene.offered} == {"walk", "fireplace", "rescue", "end"}
    near = Scene({"orlan": {"at": "c9"}}, {"flicker": {"at": "c8", "power": 20}}, turn="flicker", points=8)
    assert not near.offers("attack:")
    assert near.why_not("mage:orlan").clause == "DK-13.2"
    for play in ("curse", "pentagram", "psychic", "raise_power"):
        assert near.why_not(f"play:{play}").clause == "DK-13.1"
    dawn = Scene(FAR_MAGE, {"flicker": {"at": "c8"}}, turn="flicker", points=2, at_dawn=True, clock=250)
    assert "leave" in dawn.offered


@pytest.mark.clause("DK-13.3")
def test_a_wisp_that_reaches_the_cradle_wins() -> None:
    scene = Scene(FAR_MAGE, {"flicker": {"at": "h6"}}, turn="flicker", points=5)
    scene.choose("seize")
    assert scene.ending == "DK-15.1"


@pytest.mark.clause("DK-13.4", "DK-1.13")
def test_everything_that_concerns_demons_concerns_a_wisp() -> None:
    scene = Scene({"orlan": {"at": "g9", "drops": 5}}, {"flicker": {"at": "f9", "power": 30, "rescue_left": False}})
    assert {"attack:flicker", "drops:flicker", "exorcise:flicker:1"} <= scene.offered
    scene.choose("attack:flicker")
    assert scene.demon("flicker").power == 30 - 16 - 3
    walls = at_turn("flicker", at="d2", points=6, materiality=6)
    assert "e2" not in walls.offers("walk:")
    garlic = at_turn("flicker", at="d2", points=6, garlic=fields("e2"))
    assert garlic.why_not("field:e2").clause == "DK-7.21"
    warded = at_turn("flicker", at="c3", points=1, wands=fields("c2 c4"), holes=())
    warded.choose("end")
    assert (warded.demon("flicker").power, warded.demon("flicker").materiality) == (2, 5)
    stars = Scene(FAR_MAGE, {"flicker": {"at": "c3"}}, dice=(6, 1, 1))
    stars.demons_phase().choose("demon:flicker")
    assert (stars.demon("flicker").power, stars.demon("flicker").materiality) == (10, 4)
    risen = Scene(FAR_MAGE, {"flicker": {"hole": "c3"}}, holes=fields("c3"), dice=(5, 5, 2))
    risen.demons_phase()
    assert (risen.where("flicker"), risen.demon("flicker").power) == ("c3", 10)
