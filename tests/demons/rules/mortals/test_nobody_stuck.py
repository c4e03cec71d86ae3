"""Nobody stands in Armenia for ever: whom magicians, captors and searchers let go, and when a match is given up."""

from collections.abc import Callable

import pytest

from game.demons.box.goetia import COUNTERS
from game.demons.box.mortals import HOME
from game.demons.box.ranks import RANKS
from game.demons.rules.terrain import LAND_NEIGHBOURS
from game.demons.state import GONE, IDLE_TURNS, OVER, WARNING_TURNS, DemonsState
from tests.demons.scene import OPEN, PLAIN, Scene, mortals_fight

NO_POOLS: dict[str, tuple[int, ...]] = dict.fromkeys(RANKS, ())
BESIDE, AWAY = 1012, 1010
TABRIZ = 19
CORNER, BESIDE_CORNER = 1720, 1719
"""A mountain on the southern edge, and a hex beside it."""


def exhausted(scene: Scene, *left: str) -> Scene:
    """No counter is left in the pools but those of some ranks; what lies nowhere else was released."""
    state = scene.state
    state.pools = {rank: state.pools[rank] if rank in left else () for rank in RANKS}
    held = {demon for magician in state.magicians for demon in magician.demons}
    held |= {demon for magician in state.magicians for demon, _ in magician.borrowed}
    gone = {counter for rank in RANKS if rank not in left for counter in COUNTERS[rank]} - held
    state.released = tuple(sorted(gone - {0}))
    state.ring_gone = 0 in gone and not any(magician.ring for magician in state.magicians)
    scene.checkpoint()
    return scene


@pytest.mark.clause("DEM-5.5d")
def test_a_helpless_magician_walks_away_from_another_one() -> None:
    scene = exhausted(Scene({"hex": PLAIN}, {"hex": BESIDE, "demons": (35,)}))
    assert AWAY in scene.moves()
    scene.answer(f"move:{AWAY}").settle()
    assert scene.magician().hex == AWAY


@pytest.mark.clause("DEM-5.5d", "DEM-5.5b")
@pytest.mark.parametrize(
    ("left", "terrain", "held"),
    [
        (("duke",), BESIDE, True),
        (("duke",), PLAIN, False),
        (("king",), PLAIN, False),
        (("marquis",), PLAIN, True),
    ],
    ids=["Dukes in open country", "Dukes in rough country", "Kings beyond a six", "Marquises on a six"],
)
def test_whoever_can_still_draw_a_demon_is_held(left: tuple[str, ...], terrain: int, held: bool) -> None:
    other = PLAIN if terrain == BESIDE else BESIDE
    scene = exhausted(Scene({"hex": terrain, "shield": 1}, {"hex": other, "demons": (35,)}), *left)
    assert bool(scene.moves()) is not held


@pytest.mark.clause("DEM-5.5d")
@pytest.mark.parametrize("demons", [{"demons": (35,)}, {"borrowed": ((35, 1),)}], ids=["his own", "borrowed"])
def test_a_magician_with_a_demon_stays_held_but_can_attack(demons: dict[str, tuple[object, ...]]) -> None:
    scene = exhausted(Scene({"hex": PLAIN, **demons}, {"hex": BESIDE}))
    assert not any(key.startswith(("move", "leave")) for key in scene)
    assert f"attack:{BESIDE}" in exhausted(Scene({"hex": PLAIN, **demons}, {"hex": BESIDE}, stage="demon_use"))


@pytest.mark.clause("DEM-5.5d", "DEM-5.5a")
def test_a_helpless_magician_is_still_stopped_by_others() -> None:
    scene = exhausted(Scene({"hex": PLAIN}, {"hex": BESIDE, "demons": (35,)}))
    beside_both, beyond = 1112, 1213
    assert beside_both in LAND_NEIGHBOURS[BESIDE]
    assert beyond not in LAND_NEIGHBOURS[BESIDE]
    assert beside_both in scene.moves()
    assert scene.moves().get(beyond, 9) > exhausted(Scene({"hex": PLAIN})).moves()[beyond], "past him leads no way"


@pytest.mark.clause("DEM-5.5d", "DEM-5.5c")
def test_a_captor_does_not_hold_the_helpless_but_a_ready_unit_does() -> None:
    captor = exhausted(Scene({"hex": PLAIN}, {"captor_unit": 3}, units={3: BESIDE}))
    assert AWAY in captor.moves()
    with_demon = exhausted(Scene({"hex": PLAIN, "demons": (35,)}, {"captor_unit": 3}, units={3: BESIDE}))
    assert not with_demon.moves()
    exhausted(ready := Scene({"hex": PLAIN}, units={3: BESIDE})).play_phase()
    assert ready.magician().hex == PLAIN
    assert not ready.told("moved")


@pytest.mark.clause("DEM-5.5d", "DEM-8.2m")
def test_a_helpless_magician_in_the_home_of_a_waiting_captor_lets_it_in() -> None:
    """Held there he could never be asked again, nor could the captive, who is tortured only at home."""
    home = HOME[4]
    scene = exhausted(Scene({"hex": home}, {"captor_unit": 4}, units={4: 710}, stage="mortal_movement"))
    scene.play_phase()
    assert scene.state.report[-1].what == "waited"
    scene.play_phase()
    assert scene.moves()


@pytest.mark.clause("DEM-6.0h", "DEM-4.3c")
def test_whoever_evades_on_the_edge_may_leave_armenia() -> None:
    scene = mortals_fight({"hex": CORNER}, units={7: BESIDE_CORNER}, dice=(1,))
    decision = scene.question("evade")
    assert decision.option("leave") is not None
    assert decision.keys()[-1] == "stay"
    scene.answer("leave").settle()
    assert scene.magician().status == GONE
    assert scene.match.over
    inland = mortals_fight({"hex": OPEN}, units={7: PLAIN}, dice=(1,))
    assert "leave" not in inland
    assert inland.refusal("exit").clause == "DEM-6.0h"


@pytest.mark.clause("DEM-6.0h")
def test_whoever_is_surrounded_on_the_edge_can_still_slip_out() -> None:
    around = dict(zip((7, 8, 2, 5, 14), (1719, 1819, 1820, 1620, 1619), strict=True))
    scene = mortals_fight({"hex": CORNER}, units=around, dice=(1,))
    state = scene.state
    state.units.fleeing = [unit in around and unit != 7 for unit in range(len(state.units.fleeing))]
    scene.checkpoint()
    assert scene.question("evade").keys() == ("leave", "stay")


@pytest.mark.clause("DEM-3.0u")
def test_a_match_is_given_up_when_nothing_happens_for_good() -> None:
    scene = exhausted(Scene({"hex": PLAIN}, {"hex": 2010}))
    turns = walk_to_and_fro(scene)
    assert turns == IDLE_TURNS + 1, "the first turn is compared with nothing"
    assert (scene.state.ending, scene.state.winners) == ("stalemate", ())
    warnings = scene.told("nothing_happens")
    assert [dict(event.facts)["turns"] for event in warnings] == [WARNING_TURNS]


def lose_a_demon(state: DemonsState) -> None:
    state.magicians[0].demons = (35,)
    state.released += (7,)


def draw_a_counter(state: DemonsState) -> None:
    state.released += state.pools["king"][:1]
    state.pools["king"] = state.pools["king"][1:]


def wound(state: DemonsState) -> None:
    state.magicians[0].wounds = 1


def lose_a_unit(state: DemonsState) -> None:
    state.units.hex[TABRIZ] = 0


def leave(state: DemonsState) -> None:
    state.magicians[1].status = GONE


@pytest.mark.clause("DEM-3.0u")
@pytest.mark.parametrize("change", [lose_a_demon, draw_a_counter, wound, lose_a_unit, leave])
def test_what_cannot_be_undone_puts_the_end_off(change: Callable[[DemonsState], None]) -> None:
    scene = exhausted(Scene({"hex": PLAIN, "demons": (35, 7)}, {"hex": 2010}, units={TABRIZ: HOME[TABRIZ]}), "king")
    assert walk_to_and_fro(scene, change, in_turn=20) == 20 + IDLE_TURNS


def walk_to_and_fro(scene: Scene, change: Callable[[DemonsState], None] | None = None, in_turn: int = 0) -> int:
    """Every magician walks one hex and back until the match ends; how many turns that took."""
    first = scene.state.game_turn
    while scene.state.stage != OVER:
        decision = scene.go()
        if decision is None:
            break
        if change is not None and scene.state.game_turn - first == in_turn - 1:
            change(scene.state)
            change = None
        keys = decision.keys()
        scene.match.choose(next((key for key in keys if key.startswith("move:")), keys[-1]))
    return scene.state.game_turn - first + 1
