"""DK-7: wand, garlic, salt, drops, torch, herbs, book, handing over and supplies."""

from __future__ import annotations

import pytest

from game.devils_circle.box.board import edge_number, field_number
from game.devils_circle.rules.moving.wards import ward_effect
from game.devils_circle.state import LIMITS
from tests.devils_circle.scene import Scene, edges, fields

FLEES_NOT = {"rescue_left": False}


@pytest.mark.clause("DK-7.1", "DK-7.2", "DK-7.3")
def test_single_use_things_are_used_up_and_the_others_come_back() -> None:
    scene = Scene({"orlan": {"at": "f5", "wand": 0}}, {"gorm": {"at": "f6", **FLEES_NOT}})
    scene.choose("drops:gorm", "pour", "edge:e5-f5", "hang", "take_down")
    mage = scene.mage()
    assert (mage.drops, mage.salt, mage.garlic) == (4, 2, 2)
    assert LIMITS == {"wand": 2, "book": 1, "garlic": 2, "salt": 3, "drops": 5, "torch": 2, "herb": 3}
    scene = Scene({"orlan": {"at": "f5", "wand": 0}})
    scene.choose("torch", "at:e5", "herbs", "at:g5:2")
    assert (scene.mage().torch, scene.mage().herb) == (1, 1)


@pytest.mark.clause("DK-7.5", "DK-7.6", "DK-7.7", "DK-7.4")
def test_one_item_is_handed_to_a_mage_beside_who_is_below_the_limit() -> None:
    other = {"at": "f6", "wand": 2, "book": 0, "garlic": 2, "salt": 2, "drops": 0, "torch": 2, "herb": 3}
    scene = Scene({"orlan": {"at": "f5"}, "mirel": other})
    scene.choose("give:mirel")
    assert scene.offers("item:") == {"book", "salt"}, "no drops, and no wand for full hands"
    scene.choose("item:book")
    assert (scene.mage().book, scene.mage("mirel").book, scene.mage().points) == (0, 1, 3)
    assert scene.why_not("item:mirel:salt").clause == "DK-7.5"
    full = Scene({"orlan": {"at": "f5"}, "mirel": {"at": "f6", "wand": 2}})
    assert "give:mirel" not in full.offered
    assert (
        Scene({"orlan": {"at": "f5"}, "mirel": {"at": "g6", "salt": 0}}, cradle=field_number("e7")).offers("give:")
        == set()
    )


@pytest.mark.clause("DK-7.8")
def test_nothing_is_handed_to_or_by_a_possessed_mage() -> None:
    scene = Scene(
        {"orlan": {"at": "f5"}, "mirel": {"at": "f6", "salt": 0, "power": 0, "wand": 0}},
        {"gorm": {"at": "f7", "power": 30, "holds": "mirel", **FLEES_NOT}},
    )
    assert scene.asked == (1, "mage")
    assert not scene.offers("give:")
    scene.choose("finish")
    assert scene.asked == (0, "mage")
    assert "give:mirel" not in scene.offered
    assert scene.why_not("mage:mirel").clause == "DK-6.2"


# -- wand -------------------------------------------------------------------------------------------------


@pytest.mark.clause("DK-7.9")
@pytest.mark.parametrize(("wands", "lost"), [(0, 5), (1, 10)])
def test_a_held_wand_doubles_power_in_an_exorcism(wands: int, lost: int) -> None:
    scene = Scene(
        {"orlan": {"at": "f5", "power": 5 if wands else 7, "wand": wands}},
        {"gorm": {"at": "f7", "power": 30, **FLEES_NOT}},
    )
    scene.choose("exorcise:gorm:1")
    assert scene.demon().power == 30 - (lost if wands else 7)


@pytest.mark.clause("DK-7.10", "DK-8.20")
@pytest.mark.parametrize(("wands", "left"), [(0, 32), (1, 24), (2, 24)])
def test_a_second_wand_multiplies_no_further(wands: int, left: int) -> None:
    scene = Scene(
        {"orlan": {"at": "h6", "wand": wands}}, {"gorm": {"at": "i6", "power": 40, "materiality": 0, **FLEES_NOT}}
    )
    scene.choose("attack:gorm")
    assert scene.demon().power == left


@pytest.mark.clause("DK-7.11", "DK-7.12")
def test_a_wand_is_laid_beside_the_mage_and_picked_up_from_there() -> None:
    scene = Scene({"orlan": {"at": "f5"}})
    scene.choose("lay_wand")
    assert scene.offers("at:") == {"e5", "f6", "g5"}
    scene.choose("at:f6")
    assert (scene.mage().wand, scene.state.wands) == (0, fields("f6"))
    scene.choose("pick_up:f6")
    assert (scene.mage().wand, scene.state.wands) == (1, ())


@pytest.mark.clause("DK-7.13", "DK-7.14", "DK-7.16", "DK-9.27")
def test_a_demon_that_ends_beside_lying_wands_loses_3_for_each() -> None:
    scene = Scene({"orlan": {"at": "b2", "wand": 2}}, {"gorm": {"at": "c3", "power": 12}}, turn="gorm", points=0,
                  wands=fields("c4 d3 d3"))  # fmt: skip
    scene.choose("end")
    assert (scene.demon().power, scene.demon().materiality) == (12 - 9, 3 + 3)
    held = Scene({"orlan": {"at": "c4", "wand": 2}}, {"gorm": {"at": "c3", "power": 12}}, turn="gorm", points=0)
    held.choose("end")
    assert held.demon().power == 12, "a wand in hand is no ward"


@pytest.mark.clause("DK-9.29", "DK-7.13")
def test_wards_do_not_reach_through_walls_but_into_the_ring() -> None:
    scene = Scene({"orlan": {"at": "b2"}}, wands=fields("d2 b6"))
    assert ward_effect(scene.state, field_number("e2")) == (0, 0)
    assert ward_effect(scene.state, field_number("a6")) == (3, 1)


@pytest.mark.clause("DK-7.15", "DK-10.11")
def test_trampling_wands_costs_7_power_each_and_makes_solid() -> None:
    scene = Scene(
        {"orlan": {"at": "l12"}}, {"gorm": {"at": "c3", "power": 20}}, turn="gorm", points=6, wands=fields("d3 d3")
    )
    assert "d3" not in scene.offers("walk:")
    scene.choose("step:d3")
    assert (scene.demon().power, scene.demon().materiality, scene.state.wands) == (6, 6, ())
    assert scene.where("gorm") == "d3"
    solid = Scene(
        {"orlan": {"at": "l12"}},
        {"gorm": {"at": "c3", "power": 20, "materiality": 9}},
        turn="gorm",
        points=6,
        wands=fields("d3"),
    )
    solid.choose("step:d3")
    assert (solid.demon().power, solid.demon().materiality) == (13, 9)
    weak = Scene(
        {"orlan": {"at": "l12"}}, {"gorm": {"at": "c3", "power": 7}}, turn="gorm", points=6, wands=fields("d3")
    )
    weak.choose("step:d3")
    assert weak.where("gorm") == "neutralised"
    assert weak.state.holes == fields("d3")


@pytest.mark.clause("DK-7.18")
def test_a_pentagram_on_the_demons_square_cancels_the_wands() -> None:
    star = ((1, field_number("c3"), 0),)
    scene = Scene({"orlan": {"at": "l12"}}, {"gorm": {"at": "c3"}}, wands=fields("c4"), pentagrams=star)
    assert ward_effect(scene.state, field_number("c3")) == (0, 0)
    assert ward_effect(scene.state, field_number("d4")) == (3, 1)


# -- garlic -----------------------------------------------------------------------------------------------


@pytest.mark.clause("DK-7.19", "DK-7.20")
def test_garlic_is_hung_on_and_taken_from_the_mages_own_square() -> None:
    scene = Scene({"orlan": {"at": "f5", "garlic": 1}})
    scene.choose("hang")
    assert (scene.state.garlic, scene.mage().garlic) == (fields("f5"), 0)
    assert "take_down" in scene.offered
    scene.choose("take_down")
    assert (scene.state.garlic, scene.mage().garlic) == ((), 1)
    full = Scene({"orlan": {"at": "f5", "garlic": 2}}, garlic=fields("f5"))
    assert "take_down" not in full.offered


@pytest.mark.clause("DK-7.21", "DK-7.22", "DK-10.8")
@pytest.mark.parametrize("hung", ["d2", "e2"])
def test_garlic_guards_every_wall_of_its_square_from_both_sides(hung: str) -> None:
    for start, goal in (("d2", "e2"), ("e2", "d2")):
        scene = Scene({"orlan": {"at": "l12"}}, {"gorm": {"at": start, "materiality": 0, "power": 30}}, turn="gorm",
                      points=5, garlic=fields(hung))  # fmt: skip
        assert goal not in scene.offers("walk:")
        assert scene.why_not(f"field:{goal}").clause == "DK-7.21"
        assert scene.why_not("edge:d2-e2").clause == "DK-7.21"
        assert {"d3", "e3"} & scene.offers("walk:"), "open edges stay open"


@pytest.mark.clause("DK-7.23")
def test_garlic_hinders_no_curse_no_passage_and_no_mage() -> None:
    scene = Scene({"orlan": {"at": "g5"}}, {"gorm": {"at": "f4"}}, turn="gorm", points=4, garlic=fields("g4 g5"))
    assert {"fireplace:j6", "fireplace:d8"} <= scene.offered
    scene = Scene({"orlan": {"at": "g5"}}, {"gorm": {"at": "g6"}}, turn="gorm", points=4, garlic=fields("g5"),
                  cradle=field_number("b2"))  # fmt: skip
    assert "curse" in scene.offered
    assert "g5" in Scene({"orlan": {"at": "f5"}}, garlic=fields("g5")).offers("walk:")


# -- salt -------------------------------------------------------------------------------------------------


@pytest.mark.clause("DK-7.24")
def test_salt_is_poured_on_an_open_edge_of_the_mages_square_gates_included() -> None:
    scene = Scene({"orlan": {"at": "b6"}})
    scene.choose("pour")
    assert scene.offers("edge:") == {"a6-b6", "b5-b6", "b6-b7", "b6-c6"}
    scene.choose("edge:a6-b6")
    assert (scene.state.salt, scene.mage().salt) == (edges("a6-b6"), 2)
    scene = Scene({"orlan": {"at": "b4"}})
    scene.choose("pour")
    assert scene.offers("edge:") == {"b3-b4", "b4-c4"}
    assert scene.why_not("edge:b4-b5").clause == "DK-7.24"


@pytest.mark.clause("DK-7.25", "DK-7.26", "DK-10.9")
def test_worked_example_14_salt_stops_power_10_and_breaks_under_11() -> None:
    def scene(power: int) -> Scene:
        return Scene({"orlan": {"at": "l12"}}, {"gorm": {"at": "c3", "power": power}}, turn="gorm", points=5,
                     salt=edges("c3-d3"))  # fmt: skip

    stopped = scene(10)
    assert "step:d3" not in stopped.offered
    assert stopped.why_not("edge:c3-d3").clause == stopped.why_not("field:d3").clause == "DK-7.25"
    broken = scene(11).choose("step:d3")
    assert (broken.demon().power, broken.demon().materiality, broken.state.salt) == (8, 4, ())


@pytest.mark.clause("DK-7.28")
def test_worked_example_14_a_wisp_of_any_power_crosses_salt_and_leaves_it() -> None:
    scene = Scene(
        {"orlan": {"at": "l12"}}, {"flicker": {"at": "c3", "power": 2}}, turn="flicker", points=5, salt=edges("c3-d3")
    )
    scene.choose("walk:d3")
    assert (scene.where("flicker"), scene.demon("flicker").power, scene.state.salt) == ("d3", 2, edges("c3-d3"))


@pytest.mark.clause("DK-7.29")
def test_the_cradle_crosses_salt_and_nobody_picks_it_up() -> None:
    scene = Scene({"orlan": {"at": "f6", "wand": 0}}, cradle=field_number("f5"), salt=edges("e5-f5 f5-g5"))
    scene.choose("push", "to:g5")
    assert scene.state.salt == edges("e5-f5 f5-g5")
    assert scene.why_not("edge:f5-g5").clause == "DK-7.29"


# -- drops ------------------------------------------------------------------------------------------------


@pytest.mark.clause("DK-7.31", "DK-7.32", "DK-7.33", "DK-10.21")
def test_worked_example_4_drops_take_power_and_push() -> None:
    scene = Scene({"orlan": {"at": "g9"}}, {"gorm": {"at": "h9", "power": 8, "materiality": 3, **FLEES_NOT}})
    scene.choose("drops:gorm")
    assert (scene.demon().power, scene.demon().materiality, scene.where("gorm")) == (5, 2, "i9")
    scene = Scene({"orlan": {"at": "g9"}}, {"gorm": {"at": "h9", "power": 3, "materiality": 3, **FLEES_NOT}})
    scene.choose("drops:gorm")
    assert scene.where("gorm") == "neutralised"
    assert scene.state.holes == fields("h9")


@pytest.mark.clause("DK-7.33", "DK-10.20")
@pytest.mark.parametrize("obstacle", ["wand", "salt", "mage", "garlic"])
def test_a_demon_that_cannot_be_pushed_stays(obstacle: str) -> None:
    scene = Scene(
        {"orlan": {"at": "e3"}, "mirel": {"at": "c3" if obstacle == "mage" else "l12"}},
        {"gorm": {"at": "d3", "power": 30, "materiality": 2, **FLEES_NOT}},
        wands=fields("c3") if obstacle == "wand" else (),
        salt=edges("c3-d3") if obstacle == "salt" else (),
    )
    if obstacle == "garlic":
        scene = Scene(
            {"orlan": {"at": "c2"}},
            {"gorm": {"at": "d2", "power": 30, "materiality": 2, **FLEES_NOT}},
            garlic=fields("e2"),
        )
    where = scene.where("gorm")
    scene.choose("drops:gorm")
    assert (scene.where("gorm"), scene.demon().power) == (where, 28)


@pytest.mark.clause("DK-16.5")
def test_drops_on_a_demon_of_materiality_0_are_legal() -> None:
    scene = Scene({"orlan": {"at": "g9"}}, {"gorm": {"at": "h9", "power": 8, "materiality": 0, **FLEES_NOT}})
    scene.choose("drops:gorm")
    assert (scene.demon().power, scene.demon().materiality, scene.where("gorm"), scene.mage().drops) == (8, 0, "i9", 4)


@pytest.mark.clause("DK-7.34")
def test_drops_wash_a_pentagram_away_from_the_own_or_an_open_square() -> None:
    stars = (
        (1, field_number("e8"), 0),
        (2, field_number("f8"), 0),
        (3, field_number("g8"), 1),
        (4, field_number("d8"), 1),
    )
    scene = Scene({"orlan": {"at": "f8"}}, pentagrams=stars)
    assert scene.offers("drops:") == {"1", "2", "3"}
    assert scene.why_not("pentagram:4").clause == "DK-7.34"
    scene.choose("drops:2", "drops:3")
    assert [star[0] for star in scene.state.pentagrams] == [1, 4]
    assert scene.mage().drops == 3


# -- torch and herbs --------------------------------------------------------------------------------------


@pytest.mark.clause("DK-7.35", "DK-7.36", "DK-14.2", "DK-7.42")
def test_fires_burn_45_and_20_minutes_from_the_next_clock_phase_on() -> None:
    scene = Scene({"orlan": {"at": "f5", "wand": 0}})
    scene.choose("torch", "at:e5", "herbs", "at:g5:3")
    assert scene.state.torches == ((field_number("e5"), 45),)
    assert scene.state.herbs == ((field_number("g5"), 3, 20),)
    clock = Scene({"orlan": {"at": "f5"}}, clock_phase=True, dice=(3, 5), torches=((57, 45), (58, 15)),
                  herbs=((56, 3, 20), (66, 1, 15)))  # fmt: skip
    assert clock.asked[1] == "mage"
    assert (clock.state.torches, clock.state.herbs) == (((57, 30),), ((56, 3, 5),))


@pytest.mark.clause("DK-7.37", "DK-7.38")
def test_a_torch_makes_solid_and_burns_who_stands_in_it() -> None:
    scene = Scene({"orlan": {"at": "l12"}}, torches=((field_number("c3"), 45), (field_number("c4"), 45)))
    assert ward_effect(scene.state, field_number("c3")) == (3, 4)
    assert ward_effect(scene.state, field_number("d3")) == (0, 2)
    assert ward_effect(scene.state, field_number("e3")) == (0, 0)


@pytest.mark.clause("DK-7.41", "DK-7.43")
def test_one_to_three_bundles_burn_on_one_square_and_each_takes_3_power() -> None:
    scene = Scene({"orlan": {"at": "c4", "wand": 0}})
    scene.choose("herbs")
    assert scene.offers("at:") == {f"{field}:{count}" for field in ("b4", "c3", "d4", "c5") for count in (1, 2, 3)}
    scene.choose("at:c3:2")
    assert scene.state.herbs == ((field_number("c3"), 2, 20),)
    assert ward_effect(scene.state, field_number("c3")) == ward_effect(scene.state, field_number("c2")) == (6, 0)
    assert "herbs" in scene.offered


def test_one_bundle_beside_one_free_square_is_set_there_without_a_question() -> None:
    taken = fields("b4 c3 d4")
    scene = Scene({"orlan": {"at": "c4", "wand": 0, "herb": 1}}, holes=taken)
    scene.choose("herbs")
    assert scene.asked == (0, "mage")
    assert scene.state.herbs == ((field_number("c5"), 1, 20),)


@pytest.mark.clause("DK-9.27", "DK-7.13", "DK-7.37", "DK-7.43")
def test_worked_example_11_the_ward_check_adds_everything_up() -> None:
    def scene(power: int) -> Scene:
        return Scene(
            {"orlan": {"at": "l12"}}, {"gorm": {"at": "c3", "power": power, "materiality": 2}}, turn="gorm",
            torches=((field_number("c3"), 45),), wands=fields("b3 d3"), herbs=((field_number("c2"), 2, 20),),
        ).choose("end")  # fmt: skip

    assert scene(15).where("gorm") == "neutralised"
    assert (scene(16).demon().power, scene(16).demon().materiality) == (1, 6)


@pytest.mark.clause("DK-7.44", "DK-7.17", "DK-7.27", "DK-7.39", "DK-11.14")
@pytest.mark.parametrize(
    ("ward", "stops"), [("wand", True), ("torch", True), ("salt", True), ("herb", False), ("garlic", False)]
)
def test_wands_torches_and_salt_stop_a_pentagram_and_herbs_do_not(ward: str, stops: bool) -> None:
    there = field_number("c4")
    scene = Scene(
        {"orlan": {"at": "l12"}},
        {"gorm": {"at": "c2"}},
        turn="gorm",
        points=3,
        pentagrams=((6, field_number("c3"), 2),),
        wands=(there,) if ward == "wand" else (),
        torches=((there, 9),) if ward == "torch" else (),
        salt=edges("c3-c4") if ward == "salt" else (),
        herbs=((there, 1, 9),) if ward == "herb" else (),
        garlic=(there,) if ward == "garlic" else (),
    )
    scene.choose("pentagram", "throw:south")
    assert scene.state.pentagrams[1][1] == field_number("c3"), "the new one is one square on"
    twin = Scene({"orlan": {"at": "l12"}}, {"gorm": {"at": "c3"}}, turn="gorm", points=3,
                 wands=scene.state.wands, torches=scene.state.torches, salt=scene.state.salt, herbs=scene.state.herbs,
                 garlic=scene.state.garlic)  # fmt: skip
    twin.choose("pentagram", "throw:south")
    assert (twin.state.pentagrams[0][1] == field_number("c3")) == stops


# -- book and supplies ------------------------------------------------------------------------------------


@pytest.mark.clause("DK-7.45", "DK-8.3")
def test_the_book_is_needed_for_exorcisms() -> None:
    with_book = Scene({"orlan": {"at": "f5"}}, {"gorm": {"at": "f7"}})
    without = Scene({"orlan": {"at": "f5", "book": 0}}, {"gorm": {"at": "f7"}})
    assert with_book.offers("exorcise:")
    assert not without.offers("exorcise:")


@pytest.mark.clause("DK-7.47", "DK-7.48", "DK-7.49", "DK-7.3")
def test_a_mage_on_the_supply_square_takes_what_he_likes_up_to_his_limits() -> None:
    poor = {"at": "g7", "wand": 0, "book": 0, "garlic": 1, "salt": 0, "drops": 5, "torch": 0, "herb": 2}
    scene = Scene({"orlan": poor}, stock={"garlic": 8, "salt": 2, "drops": 15, "torch": 0, "herb": 9})
    scene.choose("resupply")
    assert scene.offers("item:") == {"garlic", "salt", "herb"}
    assert scene.why_not("stock:drops").clause == "DK-7.3"
    assert scene.why_not("stock:torch").clause == "DK-7.48"
    assert scene.open().proposal() == "all"
    scene.choose("item:salt", "item:herb", "enough")
    assert (scene.mage().salt, scene.mage().herb, scene.mage().points) == (1, 3, 2)
    scene.choose("resupply", "all")
    mage = scene.mage()
    assert (mage.garlic, mage.salt, mage.drops, mage.torch, mage.herb) == (2, 2, 5, 0, 3)
    assert (mage.wand, mage.book) == (0, 0), "wands and books are never there"
    assert scene.state.stock == {"garlic": 7, "salt": 0, "drops": 15, "torch": 0, "herb": 8}


@pytest.mark.clause("DK-7.50")
def test_without_stock_the_supply_square_is_empty() -> None:
    scene = Scene(
        {"orlan": {"at": "g7", "herb": 0}}, stock=dict.fromkeys(("garlic", "salt", "drops", "torch", "herb"), 0)
    )
    assert "resupply" not in scene.offered
    assert scene.why_not("stock:herb").clause == "DK-7.50"
    away = Scene({"orlan": {"at": "g8", "herb": 0}})
    assert away.why_not("stock:herb").clause == "DK-7.47"


def test_edges_have_names_that_lead_back_to_them() -> None:
    assert edge_number("a6-b6") == edges("a6-b6")[0]
