"""DK-3 to DK-6 and DK-8: what stands where, the set-up, the mages' phase and the mages' deeds."""

from __future__ import annotations

import pytest

from game.catalogue import GAMES
from game.devils_circle.box.board import FIREPLACES, RING, field_number
from game.devils_circle.state import STOCK
from game.engine.ids import kind_of
from tests.devils_circle.scene import NAMES, Scene, edges, fields

# -- what may stand where ---------------------------------------------------------------------------------


@pytest.mark.clause("DK-3.1", "DK-3.2", "DK-6.11", "DK-6.7")
def test_a_mage_walks_over_open_edges_only_and_not_onto_a_figure() -> None:
    scene = Scene({"orlan": {"at": "f5"}, "mirel": {"at": "e5"}}, {"gorm": {"at": "g5"}})
    assert scene.offers("walk:") == {"f6", "f7", "f8", "e8", "g7", "g8", "h7"}
    assert scene.why_not("field:f4").clause == scene.why_not("field:d8").clause == "DK-3.3"
    assert scene.why_not("field:g5").clause == "DK-3.4"
    assert scene.why_not("field:c7").clause == "DK-6.7"
    assert [scene.offered & {f"walk:{name}"} for name in ("f6", "e5")] == [{"walk:f6"}, set()]
    scene = Scene({"orlan": {"at": "e6"}})
    assert scene.why_not("field:d6").clause == "DK-3.2"


@pytest.mark.clause("DK-3.3", "DK-3.4", "DK-2.13")
def test_wands_fires_holes_hearths_pentagrams_and_the_ring_keep_mages_out() -> None:
    scene = Scene(
        {"orlan": {"at": "b6"}},
        wands=fields("b5"), holes=fields("b7"), torches=((field_number("c6"), 45),),
    )  # fmt: skip
    assert scene.offers("walk:") == set()
    assert [scene.why_not(f"field:{name}").clause for name in ("a6", "b5", "b7", "c6")] == ["DK-2.13", *["DK-3.3"] * 3]
    scene = Scene(
        {"orlan": {"at": "d9"}},
        herbs=((field_number("c9"), 1, 20),), pentagrams=((1, field_number("e9"), 0),),
    )  # fmt: skip
    assert scene.offers("walk:") == set()
    assert [scene.why_not(f"field:{name}").clause for name in ("c9", "d8", "e9")] == ["DK-3.3", "DK-3.3", "DK-3.4"]


@pytest.mark.clause("DK-3.5", "DK-7.29")
def test_a_mage_enters_the_supply_square_and_garlic_and_steps_over_salt() -> None:
    scene = Scene({"orlan": {"at": "f7"}}, garlic=fields("f8"), salt=edges("f7-g7 f7-f8"))
    assert {"g7", "f8"} <= scene.offers("walk:")
    scene.choose("walk:g7")
    assert scene.state.salt == edges("f7-g7 f7-f8")


@pytest.mark.clause("DK-3.6", "DK-3.7", "DK-3.8", "DK-3.10")
def test_things_are_set_on_free_squares_and_wands_also_on_wands() -> None:
    scene = Scene({"orlan": {"at": "f7", "wand": 2}}, wands=fields("f8 f8"), cradle=field_number("g5"))
    scene.choose("lay_wand")
    assert scene.offers("at:") == {"f6", "f8"}, "never on the supply square"
    scene.choose("at:f8")
    assert scene.state.wands == fields("f8") * 3
    scene = Scene({"orlan": {"at": "f7", "wand": 0}}, wands=fields("f8"))
    scene.choose("torch")
    assert scene.state.torches == ((field_number("f6"), 45),), "the only free square needs no question"


@pytest.mark.clause("DK-3.9")
def test_one_garlic_hangs_in_a_square_and_one_line_of_salt_lies_on_an_edge() -> None:
    scene = Scene({"orlan": {"at": "f7"}}, garlic=fields("f7"), salt=edges("f6-f7 f7-f8 f7-g7"))
    assert not {"hang", "pour"} & scene.offered
    assert scene.why_not("item:orlan:garlic").clause == scene.why_not("item:orlan:salt").clause == "DK-3.9"


@pytest.mark.clause("DK-3.11", "DK-10.10", "DK-10.12")
def test_demons_enter_everything_but_each_other() -> None:
    scene = Scene(
        {"orlan": {"at": "b2"}},
        {"gorm": {"at": "k3"}, "vasha": {"at": "l3"}},
        turn="gorm", points=8,
        torches=((field_number("k2"), 45),), herbs=((field_number("j3"), 3, 20),), holes=fields("k4"),
        pentagrams=((1, field_number("k4"), 0), (2, field_number("k4"), 1)), garlic=fields("j2"),
    )  # fmt: skip
    assert {"k2", "j3", "k4", "j2"} <= scene.offers("walk:")
    assert "l3" not in scene.offers("walk:")
    assert scene.why_not("field:l3").clause == "DK-10.10"


# -- set-up -----------------------------------------------------------------------------------------------


@pytest.mark.clause("DK-4.1", "DK-4.2", "DK-4.3", "DK-4.4", "DK-4.5", "DK-4.6", "DK-4.7", "DK-4.9")
def test_the_table_is_set_as_the_rulebook_says() -> None:
    match = GAMES["devils_circle"].new_match(NAMES[:2], {}, seed=1)
    state = match.state
    for mage in state.mages:
        carried = (mage.wand, mage.book, mage.garlic, mage.salt, mage.drops, mage.torch, mage.herb)
        assert (mage.strength, mage.power, carried) == (8, 8, (1, 1, 2, 3, 5, 2, 3))
    assert tuple(mage.field for mage in state.mages) == tuple(map(field_number, ("f5", "i6", "h9", "e8")))
    assert {(demon.power, demon.materiality) for demon in state.demons} == {(8, 3)}
    assert (state.princess, state.cradle, state.clock, state.dawn) == (3, field_number("g6"), 120, 240)
    assert state.stock == STOCK == {"garlic": 8, "salt": 12, "drops": 15, "torch": 4, "herb": 9}


@pytest.mark.clause("DK-4.8", "DK-4.10")
def test_the_circle_places_its_demons_in_seat_order_and_the_mages_begin() -> None:
    match = GAMES["devils_circle"].new_match(NAMES[:4], {}, seed=1)
    asked = []
    for place in ("a1", "b1", "c1", "d1"):
        decision = match.next_decision()
        assert decision is not None
        asked.append((decision.seat, decision.about, len(decision.options)))
        assert decision.refusals("field:b2").clause == "DK-4.8"
        match.choose(f"at:{place}")
    assert asked == [(2, "demon:gorm", 48), (2, "demon:vasha", 47), (3, "demon:ulk", 46), (3, "demon:flicker", 45)]
    decision = match.next_decision()
    assert decision is not None
    assert (decision.seat, decision.kind) == (0, "mage")
    assert all(demon.field in RING for demon in match.state.demons)


# -- the phase --------------------------------------------------------------------------------------------


@pytest.mark.clause("DK-5.1", "DK-5.2", "DK-6.3")
def test_a_stage_goes_from_the_mages_to_the_demons_to_the_clock_and_on() -> None:
    scene = Scene({"orlan": {"at": "f5"}}, dice=(1, 1, 1, 1, 2, 3))
    scene.choose("finish")
    assert scene.asked == (1, "demon")
    for demon in ("gorm", "vasha", "ulk"):
        scene.choose(f"demon:{demon}", "end")
    scene.choose("end")
    assert scene.state.clock == 120 + 6
    assert scene.asked == (0, "mage")
    phases = [event.fact("phase") for event in scene.told("phase_began")]
    assert phases == ["demons", "mages"]


@pytest.mark.clause("DK-5.3")
def test_a_win_stops_the_game_in_the_middle_of_a_phase() -> None:
    scene = Scene({"orlan": {"at": "b2"}}, {"gorm": {"at": "f6"}}, turn="gorm", points=6)
    scene.choose("seize")
    assert scene.decision is None
    assert scene.ending == "DK-15.1"


@pytest.mark.clause("DK-6.3", "DK-6.4", "DK-6.5", "DK-6.8", "DK-6.9")
def test_a_seat_switches_between_its_mages_and_spends_4_points_with_each() -> None:
    scene = Scene({"orlan": {"at": "f5"}, "mirel": {"at": "i6"}, "tobin": {"at": "h9"}}, seats=3)
    assert scene.offers("select:") == {"mirel"}
    scene.choose("pray:power", "select:mirel", "walk:i5", "select:orlan")
    assert (scene.mage("orlan").points, scene.mage("mirel").points) == (2, 3)
    assert scene.why_not("mage:tobin").clause == "DK-6.3"
    scene.choose("hang", "pour", "edge:f5-f6")
    assert scene.mage("orlan").points == 0
    assert scene.open().about == "mage:mirel", "the next mage with points is chosen"
    scene.choose("finish")
    assert scene.open().about == "mage:tobin"
    assert scene.asked == (1, "mage")


@pytest.mark.clause("DK-6.5", "DK-6.7", "DK-6.8", "DK-6.9")
@pytest.mark.parametrize(
    ("keys", "cost"),
    [
        (("walk:e5",), 1), (("lay_wand", "at:e5"), 1), (("pick_up:g5",), 1), (("hang",), 1), (("take_down",), 1),
        (("pour", "edge:f5-f6"), 1), (("drops:gorm",), 1), (("give:mirel", "item:salt"), 1), (("attack:gorm",), 1),
        (("exorcise:gorm:1",), 2), (("pray:strength",), 2), (("torch", "at:e5"), 2), (("herbs", "at:e5:1"), 2),
        (("push", "to:g6"), 2), (("resupply", "enough"), 2),
    ],
)  # fmt: skip
def test_actions_cost_1_or_2_points(keys: tuple[str, ...], cost: int) -> None:
    first = kind_of(keys[0])
    demon = (
        {"at": "f6", "power": 1, "rescue_left": False} if first in ("drops", "attack", "exorcise") else {"at": "m13"}
    )
    mirel = {"at": "f6", "salt": 0, "torch": 1} if first == "give" else {"at": "b2"}
    hands = 0 if first in ("torch", "herbs", "push") else 1
    scene = Scene(
        {
            "orlan": {"at": "g7" if first == "resupply" else "f5", "wand": hands, "garlic": 1, "salt": 2},
            "mirel": mirel,
        },
        {"gorm": demon},
        garlic=fields("f5") if first == "take_down" else (),
        wands=fields("g5") if first == "pick_up" else (),
        cradle=field_number("f6" if first == "push" else "g6"),
    )
    for key in keys:
        scene.choose(key)
    assert scene.mage().points == 4 - cost
    weak = Scene({"orlan": {"at": "f5", "wand": hands}})
    weak.mage().points = 1
    weak.begin_here()
    if cost == 2:
        assert not {key for key in weak.offered if kind_of(key) in ("pray", "torch", "herbs", "push")}


@pytest.mark.clause("DK-6.12", "DK-6.13", "DK-6.14", "DK-6.15")
def test_each_wand_held_takes_one_of_two_hands_and_the_book_none() -> None:
    for wands, free in ((0, 2), (1, 1), (2, 0)):
        scene = Scene({"orlan": {"at": "f5", "wand": wands, "power": 8}}, {"gorm": {"at": "f6"}}, wands=fields("g5"))
        assert scene.view.mages[0].free_hands == free
        assert ("pick_up:g5" in scene.offered) == (wands < 2)
        assert ("hang" in scene.offered) == (free > 0) == ("pour" in scene.offered)
        assert ("drops:gorm" in scene.offered) == (free > 0) == ("exorcise:gorm:1" in scene.offered)
        assert ("torch" in scene.offered) == (free == 2) == ("herbs" in scene.offered)


# -- exorcism ---------------------------------------------------------------------------------------------


@pytest.mark.clause("DK-8.1", "DK-8.2", "DK-8.3")
@pytest.mark.parametrize(
    ("mage", "allowed", "clause"),
    [
        ({"power": 7, "wand": 0}, True, ""), ({"power": 6, "wand": 0}, False, "DK-8.2"),
        ({"power": 4, "wand": 1}, True, ""), ({"power": 3, "wand": 1}, False, "DK-8.2"),
        ({"power": 8, "wand": 2}, False, "DK-8.3"), ({"power": 8, "book": 0}, False, "DK-8.3"),
        ({"power": 8, "herb": 0}, False, "DK-8.3"),
    ],
)  # fmt: skip
def test_worked_example_3_an_exorcism_needs_power_book_herbs_and_a_hand(
    mage: dict[str, int], allowed: bool, clause: str
) -> None:
    scene = Scene({"orlan": {"at": "f5", **mage}}, {"gorm": {"at": "f7"}})
    assert ("exorcise:gorm:1" in scene.offered) == allowed
    if not allowed:
        assert scene.why_not("demon:gorm").clause == clause


def test_worked_example_3_a_wall_makes_the_way_too_long() -> None:
    scene = Scene({"orlan": {"at": "e6"}}, {"gorm": {"at": "c6"}})
    assert not scene.offers("exorcise:")
    assert scene.why_not("demon:gorm").clause == "DK-8.1"


@pytest.mark.clause("DK-8.4", "DK-8.5", "DK-8.8", "DK-7.9", "DK-12.2")
def test_worked_example_1_an_exorcism_with_a_wand_banishes_a_demon() -> None:
    scene = Scene({"orlan": {"at": "f5"}}, {"gorm": {"at": "f7", "power": 14, "materiality": 3, "rescue_left": False}})
    assert scene.offers("exorcise:gorm:") == {"1", "2", "3"}
    assert str(scene.odds("exorcise:gorm:1").outcomes[-1].text) == "Gorm loses 16 power and sinks into hell"
    scene.choose("exorcise:gorm:1")
    assert scene.where("gorm") == "neutralised"
    assert scene.state.holes == fields("f7")
    assert (scene.mage().power, scene.mage().strength, scene.mage().herb) == (6, 7, 2)
    assert scene.state.herbs == ()


@pytest.mark.clause("DK-8.4", "DK-8.5", "DK-8.6", "DK-8.7", "DK-8.8")
def test_worked_example_2_an_exorcism_without_a_wand_drives_a_demon_back() -> None:
    scene = Scene(
        {"orlan": {"at": "f5", "wand": 0}}, {"gorm": {"at": "f7", "power": 14, "materiality": 3, "rescue_left": False}}
    )
    scene.choose("exorcise:gorm:2")
    assert (scene.demon().power, scene.demon().materiality) == (6, 5)
    assert scene.asked == (0, "withdraw")
    offered = scene.offers("to:")
    assert "f7" not in offered
    assert {"e7", "d7", "c7", "f8", "f10"} <= offered
    assert all(abs(ord(name[0]) - ord("f")) + abs(int(name[1:]) - 7) <= 3 for name in offered)
    scene.choose("to:c7")
    assert scene.where("gorm") == "c7"
    assert (scene.mage().power, scene.mage().strength, scene.mage().herb) == (6, 7, 1)


@pytest.mark.clause("DK-8.7", "DK-10.20")
def test_a_demon_that_cannot_step_anywhere_stays() -> None:
    scene = Scene(
        {"orlan": {"at": "b3", "wand": 0}, "mirel": {"at": "c2"}},
        {"gorm": {"at": "b2", "power": 20, "materiality": 6, "rescue_left": False}},
    )
    scene.choose("exorcise:gorm:1")
    assert scene.where("gorm") == "b2"
    assert scene.asked[1] == "mage"


@pytest.mark.clause("DK-8.26")
def test_an_exorcist_may_die_of_it_and_power_never_falls_below_0() -> None:
    scene = Scene(
        {"orlan": {"at": "f5", "strength": 2, "power": 7, "wand": 0}, "mirel": {"at": "b2"}},
        {"gorm": {"at": "f7", "power": 1, "rescue_left": False}},
    )
    scene.mage().strength = 1
    scene.begin_here()
    scene.choose("exorcise:gorm:1")
    assert scene.where("orlan") == "dead"
    assert scene.open().about == "mage:mirel"


@pytest.mark.clause("DK-8.9", "DK-14.12", "DK-7.40")
def test_at_dawn_there_is_no_exorcism_and_no_new_torch() -> None:
    scene = Scene({"orlan": {"at": "f5", "wand": 0, "power": 9}}, {"gorm": {"at": "f7"}}, at_dawn=True, clock=250)
    assert not scene.offers("exorcise:")
    assert "torch" not in scene.offered
    assert "herbs" in scene.offered
    assert scene.why_not("demon:gorm").clause == "DK-8.9"
    assert scene.why_not("item:orlan:torch").clause == "DK-7.40"


# -- prayer -----------------------------------------------------------------------------------------------


@pytest.mark.clause("DK-8.10", "DK-8.11", "DK-8.12", "DK-8.13", "DK-7.45")
@pytest.mark.parametrize(
    ("strength", "wand", "book", "die", "after"),
    [
        (7, 1, 1, 6, 8),
        (8, 1, 1, 6, 8),
        (7, 2, 1, 6, 8),
        (7, 0, 1, 6, 7),
        (6, 0, 1, 6, 7),
        (5, 0, 0, 5, 5),
        (5, 0, 0, 6, 6),
    ],
)
def test_worked_example_16_a_prayer_is_heard_when_the_roll_is_higher(
    strength: int, wand: int, book: int, die: int, after: int
) -> None:
    scene = Scene({"orlan": {"at": "f5", "strength": strength, "wand": wand, "book": book}}, dice=(die, 1))
    chance = scene.odds("pray:strength").outcomes[0].share
    assert chance == pytest.approx(max(0, 6 + (wand > 0) + book - strength) / 6)
    scene.choose("pray:strength")
    assert scene.mage().strength == after
    scene.choose("pray:power")
    assert scene.mage().points == 0
    assert scene.mage().power == 8


# -- pushing the cradle -----------------------------------------------------------------------------------


@pytest.mark.clause("DK-8.14", "DK-8.16", "DK-8.17")
def test_the_cradle_is_pushed_once_a_phase_by_a_mage_who_stood_there_with_free_hands() -> None:
    table = {"orlan": {"at": "f6", "wand": 0}, "mirel": {"at": "h6", "wand": 0}, "tobin": {"at": "g4", "wand": 0}}
    scene = Scene(table, cradle=field_number("g6"))
    assert "push" not in scene.offered, "to the supply square it cannot go"
    assert scene.why_not("cradle").clause == "DK-8.16"
    scene = Scene(table, cradle=field_number("f5"))
    scene.choose("push")
    assert scene.offers("to:") == {"e5", "g5"}, "the hearth is no free square"
    scene.choose("to:g5")
    assert scene.where("orlan") == "f6", "the mage stays where he is"
    assert scene.state.cradle == field_number("g5")
    assert scene.why_not("cradle").clause == "DK-8.17"
    scene = Scene({**table, "orlan": {"at": "f6", "wand": 1}}, cradle=field_number("f5"))
    assert scene.why_not("cradle").clause == "DK-8.15"
    scene.choose("select:tobin", "walk:g5")
    assert "push" not in scene.offered
    assert scene.why_not("cradle").clause == "DK-8.14"


@pytest.mark.clause("DK-8.14")
def test_a_mage_who_has_left_the_cradle_cannot_push_it() -> None:
    scene = Scene({"orlan": {"at": "f6", "wand": 0}}, cradle=field_number("f5"))
    scene.choose("walk:f7")
    assert "push" not in scene.offered


# -- the mage's attack ------------------------------------------------------------------------------------


@pytest.mark.clause("DK-6.10", "DK-8.18", "DK-8.19")
def test_a_strong_mage_attacks_a_demon_beside_him_in_the_keep_once() -> None:
    demons = {"gorm": {"at": "h6", "power": 90, "materiality": 0, "rescue_left": False}, "vasha": {"at": "i5"}}
    scene = Scene({"orlan": {"at": "h5", "strength": 7}}, demons)
    assert scene.offers("attack:") == {"vasha"}, "a wall lies between him and Gorm"
    scene = Scene({"orlan": {"at": "i6", "strength": 6}}, demons)
    assert not scene.offers("attack:")
    scene = Scene({"orlan": {"at": "i6", "strength": 7}}, demons)
    scene.choose("attack:gorm")
    assert scene.mage().points == 3
    assert not scene.offers("attack:")
    scene = Scene({"orlan": {"at": "h2", "wand": 0}}, {"gorm": {"at": "h1"}})
    assert not scene.offers("attack:"), "not in the ring"
    assert "drops:gorm" in scene.offered


@pytest.mark.clause("DK-8.20", "DK-8.21", "DK-8.22", "DK-8.23", "DK-8.25", "DK-7.46")
def test_worked_example_5_a_mages_attack() -> None:
    table = {"orlan": {"at": "h6"}}
    scene = Scene(table, {"gorm": {"at": "i6", "power": 20, "materiality": 4, "rescue_left": False}})
    scene.choose("attack:gorm")
    assert scene.where("gorm") == "neutralised"
    assert (scene.mage().strength, scene.mage().power, scene.mage().book) == (8, 8, 0)
    assert scene.where("orlan") == "h6"
    assert not scene.told("demon_materiality"), "what is destroyed gains none"
    scene = Scene(table, {"gorm": {"at": "i6", "power": 25, "materiality": 4, "rescue_left": False}})
    scene.choose("attack:gorm")
    assert (scene.demon().power, scene.demon().materiality) == (5, 7)
    assert (scene.mage().strength, scene.mage().book) == (4, 0)


@pytest.mark.clause("DK-8.24")
def test_without_a_book_the_demon_gains_no_materiality() -> None:
    scene = Scene({"orlan": {"at": "h6", "book": 0}}, {"gorm": {"at": "i6", "power": 25, "rescue_left": False}})
    scene.choose("attack:gorm")
    assert (scene.demon().power, scene.demon().materiality) == (6, 3)


@pytest.mark.clause("DK-8.21", "DK-8.26", "DK-8.27", "DK-3.10")
def test_a_mage_killed_by_his_own_attack_leaves_his_wands_and_the_demon_as_it_is() -> None:
    scene = Scene(
        {"orlan": {"at": "h6", "strength": 7, "wand": 2}, "mirel": {"at": "b2"}},
        {"gorm": {"at": "i6", "power": 40, "materiality": 7, "rescue_left": False}},
    )
    scene.choose("attack:gorm")
    assert scene.where("orlan") == "dead"
    assert scene.state.wands == fields("h6") * 2
    assert (scene.demon().power, scene.demon().materiality) == (40 - 16 - 7, 7)
    assert not any(scene.mage().__getattribute__(item) for item in ("wand", "book", "garlic", "salt", "drops", "herb"))


@pytest.mark.clause("DK-8.28")
def test_power_0_has_no_consequence_and_there_is_no_upper_limit() -> None:
    scene = Scene({"orlan": {"at": "f5", "power": 0, "strength": 30}}, dice=(1,))
    assert scene.offers("walk:")
    scene.choose("pray:power")
    assert scene.mage().power == 1
    assert scene.mage().strength == 30


@pytest.mark.clause("DK-8.30")
def test_when_all_mages_are_dead_the_mages_phases_are_empty() -> None:
    scene = Scene({}, {"gorm": {"at": "f10"}}, clock_phase=True, dice=(1, 1))
    assert scene.asked == (1, "demon")
    assert [event.fact("phase") for event in scene.told("phase_began")] == ["mages", "demons"]
    assert scene.ending == ""


@pytest.mark.clause("DK-3.3")
def test_the_hearths_are_no_ground_for_mages() -> None:
    assert {field_number(name) for name in ("f4", "j6", "h10", "d8")} == set(FIREPLACES)
    scene = Scene({"orlan": {"at": "i6"}})
    assert "j6" not in scene.offers("walk:")
