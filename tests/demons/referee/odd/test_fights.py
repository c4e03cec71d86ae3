"""Odd fights, led units and walks, put before a referee who knows only the rulebook."""

import pytest

from game.demons.box.mortals import HOME
from game.demons.rules.terrain import LAND_NEIGHBOURS
from game.demons.state import CAPTIVE, FREE
from tests.demons.scene import OPEN, PLAIN, Scene, mortals_fight, use

KARIN, ERZINJAN, METROPOLITAN, ABBOT = 4, 3, 2, 7
AT_HOME = HOME[KARIN]
FAR = 2010
"""A hex of rough country far from everybody else."""


def keys_asked(scene: Scene, kind: str) -> tuple[str, ...]:
    """The answers to the next question, which must be of that kind."""
    return scene.question(kind).keys()


@pytest.mark.clause("DEM-12.3f", "DEM-5.7c")
def test_a_bewitched_captor_takes_its_captive_where_its_master_leads_it() -> None:
    scene = Scene(
        {"hex": FAR, "bewitched": (KARIN,)}, {"captor_unit": KARIN}, units={KARIN: OPEN}, stage="mortal_movement"
    )
    decision = scene.question("lead")
    goal = decision.keys()[0]
    scene.answer(goal).settle()
    assert scene.state.units.hex[KARIN] == scene.magician(1).hex == int(goal.removeprefix("to:"))


@pytest.mark.clause("DEM-12.3f", "DEM-5.0g")
def test_a_bewitched_unit_beside_another_magician_stays_there() -> None:
    scene = Scene({"hex": FAR, "bewitched": (KARIN,)}, {"hex": PLAIN}, units={KARIN: OPEN}, stage="mortal_movement")
    scene.settle()
    assert scene.state.units.hex[KARIN] == OPEN
    assert scene.match.decision is None or scene.match.decision.kind != "lead"


@pytest.mark.clause("DEM-12.3b", "DEM-7.5a")
@pytest.mark.parametrize("roll", [1, 6])
def test_two_units_side_by_side_attack_each_other_and_both_may_fall(roll: int) -> None:
    between = min(LAND_NEIGHBOURS[OPEN], key=lambda hex_id: (hex_id not in LAND_NEIGHBOURS[1011], hex_id))
    scene = use({"hex": OPEN, "demons": (38,)}, {"hex": FAR}, units={KARIN: 1011, ERZINJAN: between}, dice=(roll, roll))
    scene.answer("power:38:B").settle()
    assert len(scene.told("combat")) == 2
    assert {event.fact("unit") for event in scene.told("destroyed") + scene.told("fled")} == {KARIN, ERZINJAN}


@pytest.mark.clause("DEM-12.3b")
def test_captors_and_fleeing_units_take_no_part_in_battles() -> None:
    for fleeing, captive in ((True, False), (False, True)):
        others = [{"hex": FAR}, {"captor_unit": KARIN}] if captive else [{"hex": FAR}]
        scene = use({"hex": OPEN, "demons": (38,)}, *others, units={KARIN: 1011, ERZINJAN: 1112})
        scene.state.units.fleeing[KARIN] = fleeing
        scene.checkpoint()
        assert "power:38:B" not in scene


@pytest.mark.clause("DEM-8.2l", "DEM-8.2g")
def test_an_attacker_captured_by_a_magician_leaves_him_his_captives_and_loses_his_own() -> None:
    scene = use(
        {"hex": OPEN, "demons": (18,)}, {"hex": 1011, "demons": (9,)}, {"captor_seat": 0}, {"captor_seat": 1}, dice=(1,)
    )
    scene.answer("attack:1011").settle()
    assert scene.magician(0).captor_seat == 1
    assert scene.magician(2).status == FREE, "whom the attacker held"
    assert scene.magician(3).captor_seat == 1


@pytest.mark.clause("DEM-8.2h", "DEM-8.2k")
def test_a_captive_keeps_the_demons_that_did_not_defend_him_and_his_treasures() -> None:
    scene = mortals_fight({"hex": OPEN, "found": True, "demons": (3, 2)}, {"hex": FAR}, units={KARIN: 1011}, dice=(6,))
    scene.own(0, 35).answer("with:2", "fight").settle()
    assert scene.magician().status == CAPTIVE
    assert scene.magician().demons == (3,)
    assert scene.state.grid.owner[35] == 0


@pytest.mark.clause("DEM-6.1a")
@pytest.mark.parametrize(("walks", "found"), [(False, True), (True, False)])
def test_the_found_are_hidden_again_once_nobody_stands_beside_them(walks: bool, found: bool) -> None:
    scene = Scene({"hex": PLAIN, "found": True, "reconciled": True}, {"hex": FAR}, units={KARIN: OPEN})
    scene.answer("move:1010" if walks else "rest").settle()
    assert scene.magician().found is found


@pytest.mark.clause("DEM-16.2b", "DEM-16.9a")
def test_two_captives_of_one_unit_are_tortured_each_for_himself() -> None:
    seats = ({"captor_unit": KARIN}, {"captor_unit": KARIN}, {"hex": FAR})
    scene = mortals_fight(*seats, units={KARIN: AT_HOME}, dice=(3,)).own(0, 35)
    scene.answer("give:35").settle()
    assert [event.fact("who") for event in scene.told("tortured")] == [1]
    assert scene.state.grid.stash[35] == KARIN


@pytest.mark.clause("DEM-16.7b", "DEM-8.2f")
def test_one_demon_fetches_treasures_and_ring_or_they_lie_there_for_ever() -> None:
    for answer, owner in (("with:3", 0), ("decline", -1)):
        scene = use({"hex": OPEN, "demons": (9, 3)}, {"hex": FAR}, units={KARIN: 1011}, dice=(6,), ring_unit=KARIN)
        scene.state.pools["duke"] = tuple(counter for counter in scene.state.pools["duke"] if counter)
        scene.stash(KARIN, 35, 11).answer("attack:1011", "with:9", "fight", answer).settle()
        assert scene.state.grid.owner[35] == scene.state.grid.owner[11] == owner
        assert scene.magician().ring is (owner == 0)


@pytest.mark.clause("DEM-12.3g", "DEM-16.7b", "DEM-11.0g")
def test_the_ring_at_the_home_of_the_dead_can_be_gained_but_not_bid_for() -> None:
    scene = Scene({"hex": OPEN}, {"hex": FAR}, ring_unit=KARIN).own(0, 35)
    scene.state.pools["duke"] = tuple(counter for counter in scene.state.pools["duke"] if counter)
    scene.checkpoint()
    assert "auction" not in scene
    gaining = use({"hex": OPEN, "demons": (26,)}, {"hex": FAR}, ring_unit=KARIN)
    gaining.state.pools["duke"] = tuple(counter for counter in gaining.state.pools["duke"] if counter)
    gaining.checkpoint()
    gaining.answer("power:26:G").settle()
    assert gaining.magician().ring
    assert 26 in gaining.state.released


@pytest.mark.clause("DEM-5.8a", "DEM-5.8b", "DEM-5.2b")
def test_a_river_is_added_to_the_ground_behind_it() -> None:
    assert Scene({"hex": 809}, {"hex": FAR}).moves()[910] == 2, "open country beyond the Karasu"
    assert Scene({"hex": 910}, {"hex": FAR}).moves()[809] == 4, "a mountain beyond it"


@pytest.mark.clause("DEM-4.3c", "DEM-5.5a")
def test_whoever_must_stop_on_the_edge_stays_in_armenia() -> None:
    scene = Scene({"hex": 213}, {"hex": FAR}, units={KARIN: 111})
    edge = [hex_id for hex_id in scene.moves() if hex_id == 112]
    assert edge == [112]
    blocked = Scene({"hex": 212}, {"hex": FAR}, units={KARIN: 111, ERZINJAN: 114, ABBOT: 211})
    assert "leave" not in blocked


@pytest.mark.clause("DEM-16.3a", "DEM-16.3b")
def test_a_magician_never_kills_by_torture() -> None:
    scene = use({"hex": OPEN}, {"captor_seat": 0, "curses": 1}, dice=(1,))
    scene.answer("torture:1").settle()
    assert scene.magician(1).wounds == 2
    assert scene.magician(1).status == CAPTIVE


@pytest.mark.clause("DEM-3.0r", "DEM-7.1a")
def test_without_demons_nobody_attacks() -> None:
    scene = use({"hex": OPEN, "curses": 1}, {"hex": 1011}, units={KARIN: 1013})
    assert scene.question("first_phase").seat == 1


@pytest.mark.clause("DEM-7.6a", "DEM-7.3c")
def test_whoever_has_demons_must_defend_with_one_at_least() -> None:
    scene = mortals_fight({"hex": OPEN, "found": True, "demons": (3, 2)}, units={KARIN: 1011})
    assert "fight" not in keys_asked(scene, "defend_with")
    scene.answer("with:2")
    assert "fight" in keys_asked(scene, "defend_with")


@pytest.mark.clause("DEM-12.0c", "DEM-12.1a")
def test_a_demon_with_two_powers_uses_one_and_is_gone() -> None:
    scene = use({"hex": OPEN, "demons": (47, 35)}, {"hex": FAR}, units={KARIN: 1011})
    assert {"power:47:P", "power:47:R"} <= set(scene.keys())
    scene.answer("power:47:R").settle()
    assert 47 in scene.state.released
    assert not any(key.startswith("power:47") for key in scene)
