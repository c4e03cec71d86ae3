"""DEM-12 played to its effect: radii and their edges, what lasts and how long, and who is spared."""

import pytest

from game.demons.box.armenia import CITIES, LAND
from game.demons.rules.terrain import LAND_NEIGHBOURS
from game.demons.state import CAPTIVE, FREE
from game.engine.boards.hexes import distance
from tests.demons.scene import OPEN, PLAIN, Scene, die_for, mortals_fight, use
from tests.demons.walking import reach

FAR = {"hex": 2819}


def at_distance(hex_id: int, away: int) -> int:
    """Some land hex at that distance."""
    return next(other for other in sorted(LAND) if distance(hex_id, other) == away)


# -- all powers -----------------------------------------------------------------------------------------------


@pytest.mark.clause("DEM-12.0a", "DEM-12.1a", "DEM-12.0c")
def test_each_demon_uses_one_of_his_powers_and_leaves() -> None:
    scene = use({"hex": PLAIN, "demons": (40, 33, 56)}, FAR, units={4: OPEN}, dice=(2, 2)).find(35, 62)
    assert {"power:40:G", "power:40:R", "power:40:X", "power:33:T", "power:56:D"} <= set(scene)
    scene.answer("power:40:R")
    assert not [key for key in scene if key.startswith("power:40")]
    scene.answer("power:56:D")
    assert not [key for key in scene if key.startswith("power:56")]
    assert 40 in scene.state.released
    assert 56 not in scene.state.released, "a discovering demon stays on the grid"
    assert "power:33:T" in scene, "any number of demons may act"


@pytest.mark.clause("DEM-12.0b", "DEM-12.3")
def test_a_demon_offers_the_powers_of_his_letters_and_no_others() -> None:
    offers = {}
    for demon in (1, 4, 5, 8, 33, 40):
        scene = use({"hex": PLAIN, "demons": (demon, 35), "wounds": 1, "curses": 1}, FAR, units={4: OPEN}).find(35, 62)
        offers[demon] = "".join(sorted(key[-1] for key in scene if key.startswith(f"power:{demon}:")))
    assert offers == {1: "I", 4: "", 5: "C", 8: "DR", 33: "FPT", 40: "GRX"}


@pytest.mark.clause("DEM-12.2a", "DEM-12.2b", "DEM-12.2c")
def test_invisibility_works_at_once_and_until_the_next_demon_phase_begins() -> None:
    scene = use({"hex": OPEN, "demons": (1, 8), "found": True}, FAR, units={4: 1011}, dice=(6,) * 6)
    scene.answer("power:1:I", "done")
    assert not scene.magician().found
    scene.skip_to("first_phase")
    scene.answer("rest").settle()
    assert not scene.told("searched")
    assert scene.question("first_phase").seat == 0
    assert [key for key in scene if key.startswith("move:")], "he may walk away from the unit beside him"
    scene.answer("rest")
    scene.expect("demon_use")
    assert not scene.magician().invisible
    scene.answer("done", "rest").settle()
    assert scene.told("searched"), "now he is searched for again"


@pytest.mark.clause("DEM-12.2d")
def test_the_user_picks_the_city_the_treasure_and_the_target() -> None:
    love = use({"hex": PLAIN, "demons": (16,)}, FAR, units={3: 809, 9: 1907})
    love.answer("power:16:P")
    assert set(love) == {f"city:{city}" for city in CITIES}
    gain = use({"hex": PLAIN, "demons": (26,)}, FAR).find(35, 62).find(36, 56)
    gain.answer("power:26:G")
    assert set(gain) == {"gain:35", "gain:36"}
    assert gain.match.decision is not None
    assert gain.match.decision.seat == 0


@pytest.mark.clause("DEM-12.2e")
@pytest.mark.parametrize(("demon", "letter"), [(2, "E"), (41, "S")])
def test_a_captives_range_is_measured_from_his_captor(demon: int, letter: str) -> None:
    inside, outside = at_distance(OPEN, 3), at_distance(OPEN, 4)
    scene = use({"captor_unit": 4, "demons": (demon, 8)}, FAR, units={4: OPEN, 3: inside, 1: outside})
    scene.answer(f"power:{demon}:{letter}")
    scene.settle()
    units = scene.state.units
    touched = [units.fleeing[unit] or unit in scene.magician().storm for unit in (4, 3, 1)]
    assert touched == [True, True, False]


# -- B --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("DEM-12.3b")
def test_the_results_of_all_battles_are_applied_together() -> None:
    scene = use({"demons": (38, 8), "hex": OPEN}, FAR, units={4: 1011, 3: 1112}, dice=(4, 4))
    scene.answer("power:38:B").settle()
    assert [(event.fact("attack"), event.fact("defence")) for event in scene.told("combat")] == [(4, 5), (5, 4)]
    shown = scene.view().combat
    assert shown is not None
    assert (shown.hex, shown.attacking_units, shown.defending_units, shown.roll) == ("1112", (4,), (3,), 4)
    assert (shown.attacker, shown.defender, shown.attacking_demons, shown.defending_demons) == (None, None, (), ())
    assert [scene.state.units.fleeing[unit] for unit in (3, 4)] == [True, False], "Df and Af both name the weaker"


@pytest.mark.clause("DEM-12.3b")
def test_destruction_beats_flight_and_the_user_may_claim_the_stash() -> None:
    scene = use({"demons": (38, 18), "hex": OPEN}, FAR, units={4: 1011, 3: 1112}, dice=(2, 6)).stash(3, 35)
    scene.answer("power:38:B")
    # 4 attacks 5: Af on a 2. 5 attacks 4: Dx on a 6. The weaker unit has both results.
    assert set(scene) == {"with:18", "decline"}
    scene.answer("with:18").settle()
    assert scene.state.units.hex[3] == 0
    assert scene.state.grid.owner[35] == 0


@pytest.mark.clause("DEM-12.3b", "DEM-7.7a")
def test_forces_of_one_hex_fight_together_and_join_against_the_same_hex() -> None:
    scene = use({"demons": (38, 8), "hex": OPEN}, FAR, units={4: 1011, 2: 1011, 3: 1112, 5: 912}, dice=(3, 3, 3))
    scene.answer("power:38:B", "target:1112").settle()
    told = {event.fact("hex"): (event.fact("attack"), event.fact("defence")) for event in scene.told("combat")}
    assert {str(hex_id): sides for hex_id, sides in told.items()} == {"1112": (8, 4), "1011": (7, 8)}


# -- C, D, E --------------------------------------------------------------------------------------------------


@pytest.mark.clause("DEM-12.3c")
@pytest.mark.parametrize(("answer", "left"), [("wound", (0, 2)), ("curse", (1, 1))])
def test_one_wound_or_one_curse_is_healed_as_the_user_likes(answer: str, left: tuple[int, int]) -> None:
    scene = use({"demons": (5, 8), "wounds": 1, "curses": 2}, {"hex": 2819, "wounds": 1})
    scene.answer("power:5:C", answer).settle()
    assert (scene.magician().wounds, scene.magician().curses) == left
    assert scene.magician(1).wounds == 1, "the user's alone"


@pytest.mark.clause("DEM-12.3e")
def test_an_earthquake_reaches_three_hexes_and_not_four() -> None:
    for away, flees in ((1, True), (3, True), (4, False)):
        scene = use({"demons": (2, 8), "hex": OPEN}, FAR, units={4: at_distance(OPEN, away), 3: 1013})
        scene.answer("power:2:E").settle()
        assert scene.state.units.fleeing[4] is flees, away


# -- F --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("DEM-12.3f")
def test_a_borrowed_demon_stops_no_curse_and_seizes_nothing() -> None:
    cursed = Scene({"hex": PLAIN, "borrowed": ((35, 1),)}, {"hex": 2819}, dice=(die_for(-2, "marquis"),))
    cursed.answer("conjure:marquis").play_phase()
    assert cursed.magician().curses == 2
    seizing = use({"hex": 1608, "demons": (72,), "borrowed": ((1, 1),)}, {"hex": 2819}).find(35, 56)
    seizing.state.opened = True
    assert "seize:35" not in seizing
    assert "lift:35" not in use({"curses": 1, "demons": (8, 4), "borrowed": ((35, 1),)}, {"hex": 2819})


@pytest.mark.clause("DEM-12.3f")
def test_a_bewitched_unit_is_led_four_points_far_and_stops_beside_other_magicians() -> None:
    for other in (2819, 1015, 813, 1113, 1214):
        magicians = {"hex": PLAIN, "bewitched": (4,)}, {"hex": other}
        scene = Scene(*magicians, units={4: 1014}, stage="mortal_movement")
        decision = scene.go()
        assert decision is not None
        led = {int(key.removeprefix("to:")) for key in tuple(decision.keys()) if key.startswith("to:")}
        assert led == (set() if other == 1015 else set(reach(1014, 4, {PLAIN, other}, {other}))), other
    assert (
        set(reach(1014, 4, {PLAIN, 1113}, {1113})) < set(reach(1014, 4, {PLAIN, 1113})) < set(reach(1014, 5, {PLAIN}))
    )


@pytest.mark.clause("DEM-12.3f")
def test_a_bewitched_unit_neither_holds_nor_seeks_nor_attacks_its_master_until_his_next_demon_phase() -> None:
    scene = mortals_fight({"hex": OPEN, "bewitched": (4,)}, FAR, units={4: 1011, 3: 1013}, dice=(3,)).play_phase()
    assert scene.state.searches[0].strength == 4, "it is not counted"
    attacked = mortals_fight({"hex": OPEN, "bewitched": (4,), "found": True}, FAR, units={4: 1011}).play_phase()
    assert not attacked.told("combat")
    walking = Scene({"hex": OPEN, "bewitched": (4,), "demons": (8,)}, FAR, units={4: 1011})
    assert [key for key in walking if key.startswith("move:")]
    walking.answer("rest")
    walking.expect("demon_use")
    assert walking.magician().bewitched == ()


@pytest.mark.clause("DEM-12.3f", "DEM-15.6")
def test_who_lends_his_controlling_demon_may_have_to_release_others() -> None:
    scene = use({"hex": PLAIN, "demons": (52,)}, {"hex": 2819, "demons": (61, 18, 23, 16)})
    scene.answer("power:52:F", "borrow:1:0")
    decision = scene.question("release")
    assert (decision.seat, len(decision.options)) == (1, 3)


# -- G, I -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("DEM-12.3g")
@pytest.mark.parametrize(("cell", "how"), [(35, "found"), (36, "owned"), (41, "stashed")])
def test_g_brings_any_treasure_that_is_not_hidden_from_wherever_it_is(cell: int, how: str) -> None:
    scene = use({"hex": 113, "demons": (26, 8)}, FAR)
    if how == "found":
        scene.find(cell, 2, seat=1)
    elif how == "owned":
        scene.own(1, cell)
    else:
        scene.stash(4, cell)
    scene.answer("power:26:G").settle()
    grid = scene.state.grid
    assert (grid.owner[cell], grid.marker[cell], grid.stash[cell], grid.finder[cell]) == (0, 26, 0, 0)
    assert 26 not in scene.state.released, "he marks the treasure"


@pytest.mark.clause("DEM-12.3i")
def test_the_invisible_walk_past_and_through_units_and_stop_for_nobody() -> None:
    free = Scene({"hex": PLAIN}).moves()
    for unit_hex in (1112, 1213, 1211):
        moves = Scene({"hex": PLAIN, "invisible": True}, units={4: unit_hex}).moves()
        assert moves == {hex_id: cost for hex_id, cost in free.items() if hex_id != unit_hex}


@pytest.mark.clause("DEM-12.3i")
def test_the_invisible_start_beside_another_magician_and_leave_but_do_not_enter_his_hex() -> None:
    scene = Scene({"hex": PLAIN, "invisible": True}, {"hex": 1012})
    assert 1012 not in scene.moves()
    assert 1013 in scene.moves()
    assert not Scene({"hex": PLAIN}, {"hex": 1012, "invisible": True}).moves(), "he still holds others"


# -- N, P, X --------------------------------------------------------------------------------------------------


@pytest.mark.clause("DEM-12.3n")
@pytest.mark.parametrize(("hex_id", "naked"), [(810, True), (809, True), (1012, False)])
def test_nakedness_strikes_in_and_beside_cities_only(hex_id: int, naked: bool) -> None:
    assert ("power:12:N" in use({"demons": (12, 8), "hex": 2819}, {"hex": hex_id})) is naked


@pytest.mark.clause("DEM-12.3n")
def test_the_naked_lose_both_phases_once_and_still_defend() -> None:
    scene = use({"demons": (12, 9), "hex": 911}, {"hex": 810, "demons": (35, 18)}, dice=(3, 3, 3))
    scene.answer("power:12:N", "done")
    assert scene.question("first_phase").seat == 0, "Bob has neither a first phase nor a demon phase"
    assert len(scene.told("turn_lost")) == 1
    scene.answer("rest", "attack:810")
    decision = scene.question("defend_with")
    assert decision.seat == 1
    again = use({"demons": (12, 8), "hex": 2819}, {"hex": 810, "demons": (35, 18)})
    again.answer("power:12:N", "done", "rest", "done")
    assert again.question("first_phase").seat == 1, "the turn after is his again"


@pytest.mark.clause("DEM-12.3p")
def test_love_empties_the_camps_around_a_city_and_leaves_the_city_alone() -> None:
    around = LAND_NEIGHBOURS[810]
    scene = use({"demons": (16, 8), "hex": 2819}, units={4: 810, 3: around[0], 5: around[-1], 1: 808})
    scene.answer("power:16:P", "city:810").settle()
    assert [scene.state.units.fleeing[unit] for unit in (4, 3, 5, 1)] == [False, True, True, False]


@pytest.mark.clause("DEM-12.3x", "DEM-9.2a")
def test_a_destroyed_city_is_open_country_for_good() -> None:
    scene = use({"demons": (23, 8), "hex": 810}, FAR)
    scene.answer("power:23:X", "city:810", "done")
    while scene.go() is not None:
        assert scene.match.decision is not None
        if scene.match.decision.seat == 0 and scene.match.decision.kind == "first_phase":
            break
        scene.match.choose(scene.match.decision.keys()[-1])
    assert "conjure:duke" in scene
    later = use({"demons": (16, 8), "hex": PLAIN}, FAR, destroyed_cities=(810,))
    later.answer("power:16:P")
    assert "city:810" not in later


@pytest.mark.clause("DEM-12.3x")
def test_units_in_and_beside_a_falling_city_flee_and_the_homeless_are_gone_wherever_they_are() -> None:
    beside = LAND_NEIGHBOURS[810][0]
    scene = use({"demons": (23, 8), "hex": 2012}, FAR, units={4: 1711, 5: 810, 3: beside, 1: 808})
    scene.answer("power:23:X", "city:810").settle()
    assert scene.state.units.hex[4] == 0
    assert [scene.state.units.fleeing[unit] for unit in (5, 3, 1)] == [True, True, False]


# -- R, S, T --------------------------------------------------------------------------------------------------


@pytest.mark.clause("DEM-12.3r")
def test_the_reconciled_leave_units_but_stop_beside_the_next_one() -> None:
    scene = Scene({"hex": OPEN, "reconciled": True}, units={4: 1011})
    assert scene.moves() == reach(OPEN, 5, {1011}, {1011}) != reach(OPEN, 5, {1011})


@pytest.mark.clause("DEM-12.3r")
def test_the_reconciled_are_safe_from_attack_loan_theft_and_nakedness_until_their_next_demon_phase() -> None:
    scene = use(
        {"demons": (9, 26, 52, 12), "hex": 911}, {"hex": 810, "reconciled": True, "demons": (4, 8)}, units={3: 2012}
    ).own(1, 35)
    assert not {"attack:810", "power:26:G", "power:12:N"} & set(scene)
    scene.answer("power:52:F")
    assert not [key for key in scene if key.startswith("borrow")]
    scene.answer("bewitch:3", "done", "rest")
    assert scene.question("demon_use").seat == 1
    assert not scene.magician(1).reconciled


@pytest.mark.clause("DEM-12.3s")
def test_units_in_a_storm_stop_nobody_and_hold_nobody() -> None:
    for unit_hex in (1012, 1112, 1213):
        for stormer in (0, 1):
            seats: list[dict[str, object]] = [{"hex": PLAIN}, {"hex": 2819}]
            seats[stormer] |= {"storm": (4,)}
            moves = Scene(*seats, units={4: unit_hex}).moves()
            assert moves == reach(PLAIN, 5, {unit_hex}), unit_hex


@pytest.mark.clause("DEM-12.3s")
def test_a_storm_touches_units_within_three_hexes_at_that_moment_only() -> None:
    near, far = at_distance(OPEN, 3), at_distance(OPEN, 4)
    scene = use({"demons": (41, 8), "hex": OPEN}, FAR, units={4: near, 3: far})
    scene.answer("power:41:S").settle()
    assert scene.magician().storm == (4,)
    scene.state.units.hex[3] = near
    scene.match.choose("done")
    scene.expect("first_phase")
    assert scene.magician().storm == (4,), "who comes later is not touched"


@pytest.mark.clause("DEM-12.3t", "DEM-12.2c")
@pytest.mark.parametrize("captive", [False, True])
def test_transport_leads_to_every_free_land_hex_or_away(captive: bool) -> None:
    user = {"captor_unit": 4, "demons": (18,)} if captive else {"hex": OPEN, "demons": (18,)}
    scene = use(user, FAR, units={4: OPEN if captive else 1013, 3: 2012})
    scene.answer("power:18:T")
    taken = {2819, 2012, OPEN} | (set() if captive else {1013})
    assert set(scene) == {f"to:{hex_id}" for hex_id in LAND - taken} | {"leave"}
    assert (scene.magician().status == CAPTIVE) is captive
    scene.answer("to:2517").settle()
    assert (scene.magician().status, scene.magician().hex) == (FREE, 2517)
