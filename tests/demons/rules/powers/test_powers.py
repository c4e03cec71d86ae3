"""DEM-12: every power alone, and against the others' exceptions."""

import pytest

from game.demons.box.armenia import CITIES
from game.demons.box.goetia import POWERS_OF
from game.demons.rules.combat.magicians import fighters
from game.demons.state import CAPTIVE, FREE, GONE
from tests.demons.scene import OPEN, PLAIN, Scene, mortals_fight, use

ALL = {
    "B": 38, "C": 5, "D": 62, "E": 2, "F": 52, "G": 26, "I": 1, "N": 12, "P": 16, "R": 11, "S": 41, "T": 18, "X": 23,
}  # fmt: skip
"""A neutral or friendly demon for each power."""


def key(letter: str) -> str:
    return f"power:{ALL[letter]}:{letter}"


def test_the_demons_of_these_tests_have_their_powers() -> None:
    assert all(letter in POWERS_OF[demon] for letter, demon in ALL.items())


@pytest.mark.clause("DEM-12.0a", "DEM-12.0c", "DEM-12.1a", "DEM-12.2a")
def test_a_demon_uses_one_power_and_is_gone_and_several_may_act() -> None:
    scene = use({"demons": (40, 2, 53), "hex": PLAIN}, units={4: OPEN}).find(35, 56)
    assert {"power:40:G", "power:40:R", "power:40:X", "power:2:E"} <= set(scene.keys())
    scene.answer("power:40:R")
    scene.settle()
    assert 40 in scene.state.released
    assert scene.magician().reconciled, "at once"
    assert "power:2:E" in scene
    assert scene.refusal("demon:53").clause == "DEM-12.0b"
    assert scene.refusal("demon:40").clause == "DEM-15.4a"
    assert scene.refusal("demon:70").clause == "DEM-12.0a"


@pytest.mark.clause("DEM-12.2b")
def test_powers_last_until_the_users_next_demon_phase() -> None:
    scene = use({"demons": (1, 11, 41, 52, 4), "hex": PLAIN}, units={4: 1013})
    scene.answer("power:1:I", "power:11:R", "power:41:S", "power:52:F", "bewitch:4")
    scene.settle()
    magician = scene.magician()
    assert (magician.invisible, magician.reconciled, magician.storm, magician.bewitched) == (True, True, (4,), (4,))
    scene.skip_to("first_phase")
    assert scene.magician().invisible, "still during his next first phase"
    scene.answer("rest").play_phase()
    assert scene.magician().invisible
    scene.play_phase()
    magician = scene.magician()
    assert (magician.invisible, magician.reconciled, magician.storm, magician.bewitched) == (False, False, (), ())


@pytest.mark.clause("DEM-12.2b", "DEM-12.3n")
def test_powers_end_when_a_lost_turn_would_have_begun() -> None:
    scene = Scene({"naked": True, "invisible": True, "hex": PLAIN}, {"hex": 2010})
    scene.play_phase()
    assert scene.told("turn_lost")
    scene.play_phase()
    assert not scene.magician().invisible
    assert scene.question("first_phase").seat == 1
    assert not scene.magician().naked


@pytest.mark.clause("DEM-12.2d")
def test_the_user_decides_how_a_power_is_applied() -> None:
    scene = use({"demons": (16,), "hex": PLAIN}, {"hex": 2010}, units={4: 809, 6: 1607})
    scene.answer("power:16:P")
    assert scene.question("city").seat == 0
    assert set(scene.keys()) == {f"city:{city}" for city in CITIES}


# -- B --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("DEM-12.3b")
def test_battles_make_neighbours_fight_and_all_results_count_together() -> None:
    scene = use({"demons": (38,), "hex": OPEN}, units={4: 1011, 3: 1013}, dice=(6, 6))
    assert "power:38:B" not in scene, "the two hexes do not touch"
    scene = use({"demons": (38,), "hex": OPEN}, units={4: 1011, 3: 1112}, dice=(4, 4))
    scene.answer(key("B")).play_phase()
    # 5 against 4: die 4 drives the defender off; 4 against 5: die 4 drives the attacker off.
    assert scene.state.units.fleeing[3] or scene.state.units.fleeing[4]
    assert len(scene.told("combat")) == 2


@pytest.mark.clause("DEM-12.3b")
def test_the_worse_of_two_results_counts_and_only_ready_units_fight() -> None:
    scene = use({"demons": (38,), "hex": OPEN}, units={4: 1011, 3: 1112}, dice=(6, 6))
    scene.answer(key("B")).play_phase()
    # 4 attacks 3 at +1: Dx with a 6; 3 attacks 4 at -1: Df with a 6.
    assert scene.state.units.hex[3] == 0, "destroyed"
    assert scene.state.units.fleeing[4]
    tired = use({"demons": (38, 8), "hex": OPEN}, units={4: 1011, 3: 1112})
    tired.state.units.fleeing[3] = True
    tired.checkpoint()
    assert key("B") not in tired
    assert tired.refusal("demon:38").clause == "DEM-12.3b"


@pytest.mark.clause("DEM-12.3b", "DEM-12.2d")
def test_the_user_chooses_whom_a_force_attacks_and_forces_join() -> None:
    scene = use({"demons": (38,), "hex": OPEN}, units={4: 1011, 3: 1112, 5: 912}, dice=(2, 2, 2))
    scene.answer(key("B"))
    decision = scene.question("battle")
    assert decision.about == "hex:1011"
    assert set(decision.keys()) == {"target:912", "target:1112"}
    scene.answer("target:1112").play_phase()
    combats = [str(event.fact("hex")) for event in scene.told("combat")]
    assert sorted(combats) == ["1011", "1112"], "both neighbours join against the one in the middle"


# -- C --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("DEM-12.3c")
def test_healing_takes_away_one_wound_or_curse() -> None:
    scene = use({"demons": (5,), "wounds": 1, "curses": 1})
    scene.answer(key("C"))
    assert scene.keys() == ("wound", "curse")
    scene.answer("curse").play_phase()
    assert (scene.magician().wounds, scene.magician().curses) == (1, 0)
    single = use({"demons": (5,), "wounds": 2}).answer(key("C")).play_phase()
    assert single.magician().wounds == 1
    well = use({"demons": (5, 8)})
    assert key("C") not in well
    assert well.refusal("demon:5").clause == "DEM-12.3c"


# -- E --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("DEM-12.3e", "DEM-5.7a", "DEM-0.2")
def test_an_earthquake_puts_all_units_within_three_hexes_to_flight() -> None:
    scene = use({"demons": (2,), "hex": OPEN}, units={4: 1015, 3: 1016, 5: 1112})
    scene.answer(key("E")).play_phase()
    assert [scene.state.units.fleeing[unit] for unit in (4, 3, 5)] == [True, False, True]


@pytest.mark.clause("DEM-12.3e", "DEM-16.10", "DEM-12.2e")
def test_an_earthquake_shakes_off_the_captor_too() -> None:
    scene = use({"captor_unit": 4, "demons": (2,)}, units={4: OPEN})
    scene.answer(key("E"))
    decision = scene.question("freed")
    assert decision.option(f"to:{OPEN}") is None, "the fleeing unit is still there"
    scene.answer("to:1013").play_phase()
    assert (scene.magician().status, scene.magician().hex) == (FREE, 1013)
    assert not scene.magician().found


# -- F --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("DEM-12.3f")
def test_a_borrowed_demon_is_picked_blind_and_may_use_a_power() -> None:
    scene = use({"demons": (52,), "hex": PLAIN}, {"hex": 2010, "demons": (1, 18, 30)}, {"hex": 2012})
    scene.answer(key("F"))
    options = scene.question("familiars").options
    boxes = [option for option in options if option.key.startswith("borrow")]
    assert [option.place for option in boxes] == ["box:1:0", "box:1:1", "box:1:2"]
    assert all("demon" not in str(option.text).lower() for option in boxes)
    scene.answer("borrow:1:1")
    assert "power:18:T" in scene
    assert scene.magician(1).demons == (1, 30)
    assert scene.view(0).magicians[0].borrowed[0].demon == 18
    assert scene.view(1).magicians[0].borrowed[0].demon == 18, "his owner sees who is missing"
    assert scene.view(2).magicians[0].borrowed[0].demon is None
    scene.answer("power:18:T", "to:1212").play_phase()
    assert 18 in scene.state.released


@pytest.mark.clause("DEM-12.3f", "DEM-3.0n")
def test_a_borrowed_demons_strength_may_attack_in_the_same_phase() -> None:
    scene = use({"demons": (52, 4), "hex": OPEN}, {"hex": 2010, "demons": (9,)}, units={4: 1011}, dice=(6,))
    scene.answer(key("F"), "borrow:1:0")
    assert "attack:1011" in scene
    scene.answer("attack:1011").play_phase()
    assert scene.state.fight[0].attacking_demons == (9,)
    assert 9 in scene.state.released
    assert scene.magician().demons == (4,)


@pytest.mark.clause("DEM-12.3f")
def test_an_unused_borrowed_demon_defends_and_goes_back() -> None:
    scene = use({"demons": (52,), "hex": PLAIN}, {"hex": 2010, "demons": (1,)})
    scene.answer(key("F"), "borrow:1:0")
    scene.skip_to("first_phase")
    assert scene.state.magicians[0].borrowed == ((1, 1),)
    assert fighters(scene.state, 0) == (1,)
    assert not scene.state.magicians[0].demons, "it takes no box"
    decision = scene.match.decision
    assert decision is not None
    assert decision.seat == 1
    scene.answer("rest")
    for _ in range(20):
        decision = scene.go()
        assert decision is not None
        if decision.seat == 0 and decision.kind == "first_phase":
            break
        scene.match.choose(decision.keys()[-1])
    scene.answer("rest").play_phase()
    scene.play_phase()
    assert scene.magician(0).borrowed == ()
    assert scene.magician(1).demons == (1,)


@pytest.mark.clause("DEM-12.3f", "DEM-5.6b")
def test_a_borrowed_demon_whose_owner_is_gone_is_released() -> None:
    scene = Scene({"hex": PLAIN, "borrowed": ((9, 1),)}, {"status": "gone", "hex": 0})
    scene.play_phase()
    scene.play_phase()
    assert 9 in scene.state.released


@pytest.mark.clause("DEM-12.3f")
def test_a_bewitched_unit_leaves_the_user_alone_and_is_led_by_him() -> None:
    scene = use({"demons": (52,), "hex": OPEN}, {"hex": 2010}, units={4: 1011})
    scene.answer(key("F"), "bewitch:4")
    scene.skip_to("first_phase")
    scene.answer("rest")
    decision = scene.question("lead")
    assert decision.seat == 0
    assert decision.option("stay") is not None
    assert scene.refusal(f"hex:{OPEN}").clause == "DEM-5.4a"
    scene.answer("to:1013")
    scene.expect("first_phase")
    assert scene.state.units.hex[4] == 1013
    assert scene.state.report[0].what == "led"
    assert scene.state.searches == (), "it does not search for him"
    assert any(hexes.startswith("move") for hexes in scene), "nor hold him"


@pytest.mark.clause("DEM-12.3f")
def test_a_bewitched_unit_fights_other_magicians() -> None:
    scene = mortals_fight({"hex": OPEN, "bewitched": (4,)}, {"hex": 1112, "found": True}, units={4: 1111}, dice=(2,))
    scene.play_phase()
    assert scene.state.fight[0].defender == 1


@pytest.mark.clause("DEM-12.3f", "DEM-16.10")
@pytest.mark.parametrize(("answer", "status"), [("yes", FREE), ("no", CAPTIVE)])
def test_a_bewitched_captor_obeys_and_does_not_torture(answer: str, status: str) -> None:
    scene = use({"captor_unit": 4, "demons": (52,), "captured_in": 1}, units={4: 810})
    scene.answer(key("F"), "bewitch:4", answer)
    if answer == "yes":
        scene.answer(scene.keys()[0])
    scene.play_phase()
    assert scene.magician().status == status
    scene.play_phase()
    scene.play_phase()
    assert not scene.told("tortured")


# -- G --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("DEM-12.3g", "DEM-12.0c")
def test_g_takes_discovered_owned_and_stashed_treasure_only() -> None:
    scene = use({"demons": (26,), "hex": PLAIN}, {"hex": 2010}).find(35, 56).own(1, 36).stash(4, 41).own(0, 42)
    scene.state.grid.closed[43] = True
    scene.checkpoint()
    scene.answer(key("G"))
    assert set(scene.keys()) == {"gain:35", "gain:36", "gain:41"}
    assert scene.refusal("treasure:43").clause == "DEM-9.4c"
    assert scene.refusal("treasure:44").clause == "DEM-13.0c"
    assert scene.refusal("treasure:42").clause == "DEM-13.3"
    scene.answer("gain:35").play_phase()
    assert (scene.state.grid.owner[35], scene.state.grid.marker[35], scene.state.grid.finder[35]) == (0, 26, 0)
    assert 56 in scene.state.released


@pytest.mark.clause("DEM-12.3g", "DEM-5.6b")
def test_g_finds_nothing_where_nothing_is_to_be_had() -> None:
    scene = use({"demons": (26, 8), "hex": PLAIN}, {"hex": 0, "status": "gone"}).own(1, 36)
    assert key("G") not in scene, "who has left keeps his treasure"
    assert scene.refusal("demon:26").clause == "DEM-12.3g"


# -- I --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("DEM-12.3i", "DEM-12.2c")
def test_the_invisible_walk_through_mortal_units() -> None:
    wall = dict(zip(range(1, 7), (911, 912, 1011, 1013, 1111, 1112), strict=True))
    assert not Scene({"hex": OPEN}, units=wall).moves()
    moves = Scene({"hex": OPEN, "invisible": True}, units=wall).moves()
    assert moves
    assert not set(moves) & set(wall.values()), "but may not end in an occupied hex"


@pytest.mark.clause("DEM-12.3i")
def test_the_invisible_are_neither_found_nor_attacked() -> None:
    scene = use({"demons": (1,), "hex": OPEN, "found": True}, units={4: 1011})
    scene.answer(key("I")).play_phase()
    assert not scene.magician().found
    scene.play_phase()
    scene.play_phase()
    assert not scene.told("searched")
    assert not scene.told("combat")
    other = use({"demons": (9, 8), "hex": OPEN}, {"hex": 1011, "invisible": True})
    assert "attack:1011" not in other
    assert other.refusal("hex:1011").clause == "DEM-12.3i"
    assert other.refusal("seat:1").clause == "DEM-12.3i"


# -- N --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("DEM-12.3n")
def test_nakedness_takes_a_turn_from_a_magician_by_a_city() -> None:
    scene = use({"demons": (12,), "hex": PLAIN}, {"hex": 809}, {"hex": 2010})
    scene.answer(key("N"))
    assert scene.keys() == ("seat:1", "seat:2")
    scene.answer("seat:1")
    assert scene.question("first_phase").seat == 2, "Bob's turn is skipped"
    assert scene.told("turn_lost")
    assert not scene.magician(1).naked


@pytest.mark.clause("DEM-12.3n", "DEM-12.3r")
@pytest.mark.parametrize(
    ("target", "cities"),
    [({"hex": PLAIN}, ()), ({"hex": 809}, (810,)), ({"hex": 809, "reconciled": True}, ()), ({"captor_unit": 4}, ())],
)
def test_nakedness_needs_a_city_that_stands_and_a_target_on_the_map(
    target: dict[str, object], cities: tuple[int, ...]
) -> None:
    units = {} if cities else {4: 809} if "captor_unit" in target else {}
    scene = use({"demons": (12, 8), "hex": 2012}, target, units=units, destroyed_cities=cities)
    assert key("N") not in scene


# -- P, X -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("DEM-12.3p")
def test_love_drives_off_units_beside_a_city_not_those_in_it() -> None:
    scene = use({"demons": (16,), "hex": PLAIN}, units={4: 810, 3: 809, 5: 808}, destroyed_cities=(1106,))
    scene.answer(key("P"))
    assert "city:1106" not in scene
    assert scene.refusal("hex:1106").clause == "DEM-12.3x"
    assert scene.refusal("hex:0811").clause == "DEM-12.3p"
    scene.answer("city:810").play_phase()
    assert [scene.state.units.fleeing[unit] for unit in (4, 3, 5)] == [False, True, False]


@pytest.mark.clause("DEM-12.3x", "DEM-5.8e")
def test_a_destroyed_city_is_open_and_its_own_unit_is_gone() -> None:
    scene = use({"demons": (23, 8), "hex": PLAIN}, units={4: 1510, 3: 809, 5: 810})
    scene.find(16, 62).answer(key("X"), "city:810").play_phase()
    assert scene.state.units.hex[4] == 0, "its home is gone, wherever it was"
    assert scene.state.units.fleeing[3]
    assert scene.state.units.fleeing[5]
    assert scene.state.grid.finder[16] == 62, "the treasure in the hex is not affected"
    view = next(one for one in scene.view().hexes if one.id == "0810")
    assert (view.terrain, view.destroyed) == ("open", True)


@pytest.mark.clause("DEM-12.3x", "DEM-16.7b")
def test_a_unit_that_loses_its_home_counts_as_destroyed_by_the_user() -> None:
    scene = use({"demons": (23, 18), "hex": PLAIN}, units={4: 1510}).stash(4, 35)
    scene.answer(key("X"), "city:810")
    assert set(scene.keys()) == {"with:18", "decline"}
    scene.answer("with:18").play_phase()
    assert scene.state.grid.owner[35] == 0


# -- R --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("DEM-12.3r")
def test_the_reconciled_may_walk_away_from_units_not_from_magicians() -> None:
    assert Scene({"hex": OPEN, "reconciled": True}, units={4: 1011}).moves()
    assert not Scene({"hex": OPEN, "reconciled": True}, {"hex": 1011}).moves()
    scene = Scene({"hex": OPEN, "reconciled": True}, units={4: 1011, 3: 1015})
    free = Scene({"hex": OPEN}).moves()
    assert set(scene.moves()) < set(free), "normal stopping applies afterwards"


@pytest.mark.clause("DEM-12.3r", "DEM-16.8a")
def test_r_escapes_from_captivity_to_a_free_hex_beside_the_captor() -> None:
    scene = use({"captor_unit": 4, "demons": (11,)}, units={4: OPEN, 3: 1013})
    scene.answer(key("R"))
    decision = scene.question("escape")
    assert decision.option("to:1013") is None
    scene.answer("to:1011").play_phase()
    assert (scene.magician().status, scene.magician().hex) == (FREE, 1011)
    assert scene.state.units.captives[4] == 0


@pytest.mark.clause("DEM-12.3r", "DEM-12.3f", "DEM-12.3g")
def test_nobody_uses_a_demon_against_the_reconciled() -> None:
    scene = use(
        {"demons": (9, 26, 52), "hex": OPEN}, {"hex": 1011, "reconciled": True, "demons": (4,)}, units={3: 2010}
    )
    scene.own(1, 35)
    assert "attack:1011" not in scene
    assert scene.refusal("hex:1011").clause == "DEM-12.3r"
    assert key("G") not in scene
    scene.answer(key("F"))
    assert not any(option.startswith("borrow") for option in scene)
    assert scene.refusal("box:1:0").clause in ("DEM-12.3r", "DEM-15.2a")


# -- S --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("DEM-12.3s")
def test_a_storm_lets_every_magician_pass_the_units_it_hit() -> None:
    scene = use({"demons": (41,), "hex": OPEN}, {"hex": 1112}, units={4: 1111, 3: 1019})
    scene.answer(key("S"))
    decision = scene.question("first_phase")
    assert decision.seat == 1
    assert scene.magician(0).storm == (4,)
    assert scene.view().units[1].disoriented
    assert not scene.moves(), "Ann stands beside Bob"
    away = Scene({"storm": (4,), "hex": 2010}, {"hex": 1112}, units={4: 1111}, order=(1, 0))
    assert away.moves(), "he starts next to the unit and leaves"


@pytest.mark.clause("DEM-12.3s")
def test_disoriented_units_otherwise_act_normally() -> None:
    scene = mortals_fight({"hex": OPEN, "storm": (4,)}, units={4: 1011}, dice=(6, 3)).play_phase()
    assert scene.state.searches[0].result == "D"
    assert scene.told("combat")


# -- T --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("DEM-12.3t")
def test_transport_reaches_any_free_land_hex_at_once() -> None:
    scene = use({"demons": (18,), "hex": OPEN}, {"hex": 2010}, units={4: 2517})
    scene.answer(key("T"))
    keys = scene.keys()
    assert "to:2519" in keys
    assert "to:2517" not in keys
    assert scene.refusal("hex:2517").clause == "DEM-5.4a"
    assert scene.refusal("hex:0101").clause == "DEM-5.8d"
    assert scene.refusal("hex:2010").clause == "DEM-5.4b"
    scene.answer("to:2519").play_phase()
    assert scene.magician().hex == 2519


@pytest.mark.clause("DEM-12.3t", "DEM-12.2c", "DEM-4.3c")
def test_transport_works_from_captivity_and_off_the_map() -> None:
    captive = use({"captor_unit": 4, "demons": (18,)}, units={4: OPEN})
    captive.answer(key("T"), "to:2519").play_phase()
    assert (captive.magician().status, captive.state.units.captives[4]) == (FREE, 0)
    gone = use({"captor_unit": 4, "demons": (18,)}, {"hex": 2010}, units={4: OPEN})
    gone.answer(key("T"), "leave").play_phase()
    assert gone.magician().status == GONE


# -- captives and powers --------------------------------------------------------------------------------------


@pytest.mark.clause("DEM-12.2e", "DEM-12.3b")
def test_units_in_the_captors_hex_count_as_adjacent_for_a_captive() -> None:
    scene = use({"captor_unit": 4, "demons": (38,)}, units={4: OPEN, 3: OPEN, 5: 1011}, dice=(6, 6))
    scene.answer(key("B")).play_phase()
    assert len(scene.told("combat")) == 2
    assert scene.state.units.hex[4] == OPEN, "the captor itself is not ready and does not take part"
