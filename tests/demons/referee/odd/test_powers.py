"""Odd uses of powers, familiars and treasure, put before a referee who knows only the rulebook."""

import pytest

from game.demons.box.mortals import HOME
from game.demons.state import GONE
from tests.demons.scene import OPEN, PLAIN, Scene, mortals_fight, use

KARIN, ERZINJAN, METROPOLITAN, ABBOT = 4, 3, 2, 7
AT_HOME = HOME[KARIN]
FAR = 2010
"""A hex of rough country far from everybody else."""


@pytest.mark.clause("DEM-12.3f", "DEM-15.6")
def test_a_borrowed_demon_that_comes_back_may_be_too_many() -> None:
    scene = use({"hex": OPEN, "borrowed": ((18, 1),)}, {"hex": FAR, "demons": (2, 8)}, opened=False)
    scene.state.opened = False
    scene.checkpoint()
    decision = scene.question("release")
    assert decision.seat == 1
    assert set(decision.keys()) == {"release:2", "release:8", "release:18"}


@pytest.mark.clause("DEM-12.3f")
def test_a_borrowed_demon_without_an_owner_is_released() -> None:
    scene = use({"hex": OPEN, "borrowed": ((18, 1),), "demons": (35,)}, {"status": GONE, "hex": 0})
    scene.state.opened = False
    scene.checkpoint()
    scene.settle()
    assert 18 in scene.state.released


@pytest.mark.clause("DEM-12.3f", "DEM-3.0n")
def test_after_powers_only_borrowed_strength_may_attack() -> None:
    demons = {"demons": (52, 35), "hex": OPEN}
    scene = use(demons, {"hex": FAR, "demons": (9,)}, units={KARIN: 1011})
    scene.answer("power:52:F", "borrow:1:0")
    assert "attack:1011" in scene
    scene.answer("attack:1011").settle()
    assert [event.fact("demons") for event in scene.told("magician_attacks")] == [(9,)]
    assert 9 in scene.state.released, "used, he is released"


@pytest.mark.clause("DEM-12.3f", "DEM-13.0e", "DEM-9.0i")
def test_borrowed_demons_neither_seize_nor_stop_curses() -> None:
    seizing = use({"hex": 810, "borrowed": ((2, 1),)}, {"hex": FAR}).find(16, 72)
    assert not any(key.startswith("seize") for key in seizing)
    lifting = use({"hex": OPEN, "curses": 2, "borrowed": ((2, 1),)}, {"hex": FAR}, units={KARIN: 1011})
    assert not any(key.startswith("lift") for key in lifting)


@pytest.mark.clause("DEM-12.3f", "DEM-16.2a")
def test_a_bewitched_captor_frees_or_keeps_but_does_not_torture() -> None:
    scene = use({"hex": OPEN, "demons": (52,)}, {"captor_unit": KARIN}, units={KARIN: AT_HOME})
    scene.answer("power:52:F", f"bewitch:{KARIN}", "no")
    scene.skip_to("first_phase")
    assert not scene.told("tortured")
    freed = use({"hex": OPEN, "demons": (52,)}, {"captor_unit": KARIN}, units={KARIN: AT_HOME})
    freed.answer("power:52:F", f"bewitch:{KARIN}", "yes").settle()
    assert freed.state.units.captives[KARIN] == 0


@pytest.mark.clause("DEM-12.3f", "DEM-5.5c", "DEM-6.0c")
def test_a_bewitched_unit_neither_holds_nor_seeks_its_master_but_others() -> None:
    scene = Scene({"hex": PLAIN, "bewitched": (KARIN,)}, {"hex": FAR}, units={KARIN: OPEN})
    assert any(key.startswith("move") for key in scene)
    both = mortals_fight(
        {"hex": PLAIN, "bewitched": (KARIN,)}, {"hex": 1013}, units={KARIN: OPEN}, dice=(4,)
    ).play_phase()
    assert [search.seat for search in both.state.searches] == [1]


@pytest.mark.clause("DEM-12.2b", "DEM-12.3n")
def test_whoever_loses_his_turn_loses_lasting_powers_when_it_would_have_begun() -> None:
    lasting = {"naked": True, "invisible": True, "storm": (KARIN,)}
    scene = Scene({"hex": PLAIN, **lasting}, {"hex": FAR}, units={KARIN: 1510})
    assert scene.question("first_phase").seat == 1
    assert not scene.magician().invisible
    assert scene.magician().storm == ()
    assert not scene.magician().naked


@pytest.mark.clause("DEM-12.3n", "DEM-12.3r")
def test_nakedness_needs_a_city_that_stands_and_spares_the_reconciled() -> None:
    for victim, destroyed, able in (
        ({"hex": AT_HOME}, (), True),
        ({"hex": 910}, (), True),
        ({"hex": 910}, (AT_HOME,), False),
        ({"hex": 910, "reconciled": True}, (), False),
        ({"hex": 1011}, (), False),
    ):
        scene = use({"hex": FAR, "demons": (12,)}, victim, destroyed_cities=destroyed)
        assert ("power:12:N" in scene) is able, (victim, destroyed)


@pytest.mark.clause("DEM-12.3s", "DEM-5.5c")
def test_a_storm_opens_the_way_to_every_magician_but_only_past_those_it_caught() -> None:
    mine = Scene({"hex": PLAIN}, {"hex": FAR, "storm": (KARIN,)}, units={KARIN: OPEN})
    assert any(key.startswith("move") for key in mine), "the storm of another helps too"
    both = Scene({"hex": PLAIN, "storm": (KARIN,)}, {"hex": FAR}, units={KARIN: OPEN, ERZINJAN: 1010})
    assert not any(key.startswith("move") for key in both)


@pytest.mark.clause("DEM-12.3s")
def test_the_disoriented_still_search_and_attack() -> None:
    scene = mortals_fight({"hex": OPEN, "storm": (KARIN,)}, units={KARIN: 1011}, dice=(6, 3)).play_phase()
    assert scene.state.searches[0].result == "D"
    assert scene.told("combat")


@pytest.mark.clause("DEM-12.3i", "DEM-5.4a")
def test_the_invisible_walk_through_mortals_but_not_through_magicians() -> None:
    scene = Scene({"hex": PLAIN, "invisible": True}, {"hex": 1010}, units={KARIN: OPEN})
    moves = scene.moves()
    assert OPEN not in moves
    assert 1010 not in moves
    assert 1013 in moves, "past the Emir"


@pytest.mark.clause("DEM-12.3i", "DEM-5.7h", "DEM-12.2c")
def test_the_invisible_are_found_by_nobody_and_lose_their_found_side() -> None:
    scene = use({"hex": OPEN, "demons": (57,), "found": True}, {"hex": FAR}, units={KARIN: 1011})
    scene.answer("power:57:I").settle()
    assert not scene.magician().found
    hidden = mortals_fight({"hex": OPEN, "invisible": True}, units={KARIN: 1011, ERZINJAN: 1013}).play_phase()
    assert hidden.state.searches == ()
    assert not hidden.told("combat")


@pytest.mark.clause("DEM-12.3r", "DEM-12.3g", "DEM-12.3f", "DEM-7.0c")
def test_the_reconciled_are_safe_from_the_demons_of_others() -> None:
    scene = use({"hex": OPEN, "demons": (26, 52)}, {"hex": 1011, "reconciled": True, "demons": (9,)}).own(1, 35)
    assert "attack:1011" not in scene
    assert "power:26:G" not in scene
    assert "power:52:F" not in scene, "no mortal is there to bewitch either"


@pytest.mark.clause("DEM-12.3r", "DEM-5.5d")
def test_reconciling_does_not_loosen_the_hold_of_magicians() -> None:
    scene = Scene({"hex": PLAIN, "reconciled": True, "demons": (35,)}, {"hex": OPEN})
    assert not any(key.startswith("move") for key in scene)


@pytest.mark.clause("DEM-12.3g", "DEM-5.6b")
def test_what_the_departed_own_cannot_be_stolen_but_what_they_found_can_be_had() -> None:
    scene = use({"hex": OPEN, "demons": (26,)}, {"status": GONE, "hex": 0}).own(1, 35)
    assert "power:26:G" not in scene
    found = use({"hex": OPEN, "demons": (26,)}, {"status": GONE, "hex": 0}).find(35, 72, seat=1)
    found.answer("power:26:G").settle()
    assert found.state.grid.owner[35] == 0


@pytest.mark.clause("DEM-13.0e", "DEM-21.7")
@pytest.mark.parametrize(("demon", "offered"), [(10, True), (55, True), (57, False), (72, False)])
def test_only_a_demon_of_higher_priority_seizes(demon: int, offered: bool) -> None:
    assert (
        any(key.startswith("seize") for key in use({"hex": 1608, "demons": (demon,)}, {"hex": FAR}).find(35, 56))
        is offered
    )


@pytest.mark.clause("DEM-13.0f", "DEM-13.1c")
def test_a_seizure_that_fails_costs_the_demon_and_the_try_of_the_phase() -> None:
    scene = use({"hex": 1608, "demons": (3, 10)}, {"hex": FAR}, dice=(6,)).find(35, 56)
    scene.answer("seize:35", "with:10").settle()
    assert 10 in scene.state.released
    assert scene.state.grid.finder[35] == 56, "the finder stays"
    assert not any(key.startswith("seize") for key in scene)


@pytest.mark.clause("DEM-13.2a", "DEM-13.0c")
def test_nothing_is_discovered_when_nothing_is_hidden() -> None:
    scene = use({"hex": OPEN, "demons": (62, 35)}, {"hex": FAR}, units={KARIN: 1011})
    scene.state.grid.closed = [True] * len(scene.state.grid.closed)
    scene.checkpoint()
    assert "power:62:D" not in scene


@pytest.mark.clause("DEM-13.0b", "DEM-13.0d")
def test_the_finder_has_no_other_use_and_takes_no_box() -> None:
    scene = use({"hex": OPEN, "demons": (62, 3)}, {"hex": FAR}, dice=(3, 5), units={KARIN: 1011})
    scene.answer("power:62:D").settle()
    assert scene.state.grid.finder[35] == 62
    assert scene.magician().demons == (3,)
    assert 62 not in scene.state.released


@pytest.mark.clause("DEM-3.0n", "DEM-10.0c", "DEM-7.4a")
def test_after_an_attack_no_power_and_no_seizure_but_curses_are_lifted() -> None:
    scene = use({"hex": 1608, "curses": 1, "demons": (3, 2, 35)}, {"hex": FAR}, units={KARIN: 1508}, dice=(5,)).find(
        35, 56
    )
    scene.answer("attack:1508", "with:35", "fight")
    keys = scene.keys()
    assert not any(key.startswith(("power", "seize", "attack")) for key in keys)
    assert {"lift:2", "lift:3"} <= set(keys)
