"""Three rules that meet in one turn: conjuring, display, ring, captivity, and what is offered."""

from __future__ import annotations

import pytest

from game.demons.box.mortals import HOME
from game.demons.state import CAPTIVE, FREE
from tests.demons.scene import FOREST, OPEN, PLAIN, Scene, die_for, mortals_fight, mortals_move, use

KARIN, ERZINJAN, METROPOLITAN, ABBOT, ANI = 4, 3, 2, 7, 6
AT_HOME = HOME[KARIN]
FAR = 2010
"""A hex of rough country far from everybody else."""


def ranks(scene: Scene) -> set[str]:
    """The ranks that may be tried."""
    return {key.partition(":")[2] for key in scene if key.startswith("conjure:")}


@pytest.mark.clause("DEM-9.1a", "DEM-9.2a", "DEM-9.3a")
@pytest.mark.parametrize(("where", "duke", "earl"), [(OPEN, True, False), (FOREST, False, True), (PLAIN, False, False)])
def test_dukes_come_in_the_open_and_earls_in_the_forest_and_exhausted_ranks_nowhere(
    where: int, duke: bool, earl: bool
) -> None:
    scene = Scene({"hex": where}, {"hex": FAR})
    found = ranks(scene)
    assert ("duke" in found, "earl" in found) == (duke, earl)
    assert {"prince", "president", "marquis", "king"} <= found
    empty = Scene({"hex": where}, {"hex": FAR})
    empty.state.released = (*empty.state.released, *empty.state.pools["king"])
    empty.state.pools["king"] = ()
    empty.checkpoint()
    assert "king" not in ranks(empty)


@pytest.mark.clause("DEM-16.8b", "DEM-9.1a", "DEM-16.8a")
def test_a_captive_tries_the_ranks_of_his_captors_country() -> None:
    captive = {"captor_unit": KARIN, "hex": OPEN}
    forest = Scene(captive, {"hex": FAR}, units={KARIN: FOREST})
    assert "earl" in ranks(forest)
    assert "duke" not in ranks(forest)
    plain = Scene(captive, {"hex": FAR}, units={KARIN: OPEN})
    assert "duke" in ranks(plain)


@pytest.mark.clause("DEM-16.2c", "DEM-16.2b")
@pytest.mark.parametrize(("unit", "bought"), [(KARIN, True), (METROPOLITAN, False), (ABBOT, False)])
def test_the_men_of_god_cannot_be_bought_and_others_can(unit: int, bought: bool) -> None:
    scene = mortals_fight({"captor_unit": unit}, {"hex": FAR}, units={unit: HOME[unit]}, dice=(6,)).own(0, 35)
    asked = scene.go()
    assert (asked is not None and asked.kind == "surrender") == bought


@pytest.mark.clause("DEM-16.3b", "DEM-16.2d", "DEM-16.4a", "DEM-3.0p")
def test_a_captor_tortures_once_and_attacks_in_the_same_phase() -> None:
    scene = use({"hex": OPEN, "demons": (9,)}, {"captor_seat": 0}, units={ERZINJAN: 1011}, dice=(5,))
    scene.answer("torture:1").settle()
    assert "torture:1" not in scene
    assert any(key.startswith("attack") for key in scene)


@pytest.mark.clause("DEM-12.3n", "DEM-12.3x")
def test_nobody_is_naked_beside_a_city_that_has_fallen() -> None:
    city = HOME[ANI]
    standing = use({"hex": FAR, "demons": (12, 23)}, {"hex": city})
    assert any(key == "power:12:N" for key in standing)
    standing.answer("power:23:X")
    standing.answer(next(key for key in standing if key.endswith(str(city)))).settle()
    assert "power:12:N" not in standing


@pytest.mark.clause("DEM-14.0a", "DEM-14.0b", "DEM-14.1a")
def test_gold_is_raised_no_further_and_nobody_raises_a_shield_with_nothing() -> None:
    gold = Scene({"hex": PLAIN, "shield": 6, "demons": (3,)}, {"hex": FAR})
    assert "raise" not in gold
    bare = Scene({"hex": PLAIN, "shield": 1}, {"hex": FAR})
    assert "raise" not in bare
    friend = Scene({"hex": PLAIN, "shield": 1, "demons": (3,)}, {"hex": FAR})
    assert "raise" in friend


@pytest.mark.clause("DEM-12.3g", "DEM-11.0d", "DEM-16.7a")
def test_a_thief_is_offered_ring_stash_and_finds_and_nothing_hidden() -> None:
    scene = use({"hex": OPEN, "demons": (26,)}, {"hex": FAR, "ring": True}).find(35, 56, seat=1).stash(KARIN, 11)
    scene.answer("power:26:G")
    keys = [key for key in scene if key != "back"]
    assert len(keys) >= 3
    assert any("ring" in key for key in keys)
    assert any(key.endswith(":35") for key in keys)
    assert any(key.endswith(":11") for key in keys)


@pytest.mark.clause("DEM-5.5c", "DEM-12.3s", "DEM-12.3f")
def test_a_disoriented_unit_holds_nobody_and_another_beside_still_does() -> None:
    held = Scene({"hex": OPEN}, {"hex": FAR}, units={KARIN: 1011})
    assert not [key for key in held if key.startswith("move:")]
    free = Scene({"hex": OPEN, "storm": (KARIN,)}, {"hex": FAR}, units={KARIN: 1011})
    assert free.moves()
    both = Scene({"hex": OPEN, "storm": (KARIN,)}, {"hex": FAR}, units={KARIN: 1011, ERZINJAN: 1013})
    assert not [key for key in both if key.startswith("move:")]


@pytest.mark.clause("DEM-9.4b", "DEM-16.3b", "DEM-12.3c")
def test_three_curses_and_a_healer_leave_a_captive_who_may_not_be_tortured_by_a_magician() -> None:
    scene = use({"hex": OPEN}, {"captor_seat": 0, "wounds": 1, "curses": 1})
    assert "torture:1" not in scene
    able = use({"hex": OPEN}, {"captor_seat": 0, "wounds": 1})
    assert "torture:1" in able


@pytest.mark.clause("DEM-16.10", "DEM-8.2i", "DEM-6.1a")
def test_a_captive_let_go_stands_beside_his_captor_and_is_hidden() -> None:
    scene = use({"hex": OPEN}, {"captor_seat": 0})
    key = next(key for key in scene if key.startswith(("free", "let_go", "release")))
    scene.answer(key).settle()
    while scene.keys() and scene.match.decision is not None and scene.match.decision.kind != "demon_use":
        scene.answer(scene.keys()[0])
    assert (scene.magician(1).status, scene.magician(1).found) == (FREE, False)
    assert scene.magician(1).hex != OPEN


@pytest.mark.clause("DEM-9.0i", "DEM-15.6", "DEM-9.4b")
def test_a_captive_cursed_once_keeps_his_friend_if_he_would_rather_suffer() -> None:
    captive = {"captor_unit": KARIN, "demons": (3,)}
    scene = Scene(captive, {"hex": FAR}, units={KARIN: 1011}, dice=(die_for(-1, "prince") + 1,))
    scene.answer("conjure:prince", "suffer").settle()
    magician = scene.magician()
    assert (magician.status, magician.curses, magician.demons) == (CAPTIVE, 1, (3,))


@pytest.mark.clause("DEM-3.0c", "DEM-5.3d", "DEM-16.5a")
def test_a_captor_walks_home_past_the_next_magician() -> None:
    scene = mortals_move({"captor_unit": KARIN}, {"hex": PLAIN}, units={KARIN: OPEN})
    assert scene.state.units.hex[KARIN] != OPEN
    assert scene.magician(0).status == CAPTIVE
