"""Ways that turn off where a walk comes by: the bridge and the Portal of Power may be clicked at the first step."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.talisman.box.board import BRIDGE, PLAIN_OF_PERIL, PORTAL, SPACES
from game.talisman.rules.walking.steps import CCW, CROSS, CW, INWARDS, ON
from game.talisman.view import TalismanView
from game.ui.tables.talisman.doors import Onwards, doors_on_the_way, onwards
from game.ui.tables.talisman.words.spaces import onwards_words
from tests.talisman.scene import Scene, figure, moving, space_id
from tests.ui.conftest import OpenApp
from tests.ui.tables.talisman.test_needless_clicks import keys, play

FACES = range(1, 7)


def ways(space: str, face: int) -> Scene:
    """Somebody is asked which way, with that throw."""
    return moving(figure("warrior", space), figure("elf", "village"), dice=(face,))


def doors(scene: Scene) -> dict[str, tuple[tuple[str, ...], str | None]]:
    """What may be clicked besides the ends of the ways: its key, the answers after the way, and its place."""
    view = scene.match.view(0)
    assert isinstance(view, TalismanView)
    return {option.key: (chosen.then, option.place) for option, chosen in doors_on_the_way(view, scene.open())}


def distances(space: str, door: str) -> Iterator[tuple[str, int]]:
    """Which way a door lies, and how many steps: fewer than half round."""
    ring = [one for one in SPACES if one.partition("_")[0] == space.partition("_")[0]]
    ahead = (ring.index(door) - ring.index(space)) % len(ring)
    yield CW, ahead
    yield CCW, len(ring) - ahead


@pytest.mark.clause("TAL-6.11.8a", "TAL-6.11.24a")
@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("space", [space for space in SPACES if not space.startswith("inner_")])
def test_a_door_is_offered_exactly_where_the_walk_comes_by_with_steps_left(space: str, face: int) -> None:
    scene = ways(space, face)
    if scene.open().kind != "way":
        return
    region = space.partition("_")[0]
    near = [(steps, way, door) for door in (*BRIDGE, PORTAL) if door.startswith(region)
            for way, steps in distances(space, door) if 0 < steps < face]  # fmt: skip
    expected = {}
    for way in (CW, CCW):
        found = sorted(one for one in near if one[1] == way)
        for passed, (_steps, _way, door) in enumerate(found):
            answer, goal = (INWARDS, PLAIN_OF_PERIL) if door == PORTAL else (CROSS, BRIDGE[door])
            then = (*[ON] * passed, answer)
            expected["+".join((way, *then))] = then, f"space:{goal}"
    ends = {option.place for option in scene.open().options}
    assert doors(scene) == {key: door for key, door in expected.items() if door[1] not in ends}


def test_somebody_walks_past_the_portal_and_somebody_past_the_bridge_and_somebody_past_both() -> None:
    met = {key.partition("+")[2] for space in SPACES if space.startswith("middle_") for key in doors_at(space)}
    assert met == {CROSS, INWARDS, f"{ON}+{CROSS}", f"{ON}+{INWARDS}"}


def test_whoever_stands_at_the_bridge_may_click_the_portal_and_walks_past_nothing_unasked(open_app: OpenApp) -> None:
    for click, answers in (("ccw+inwards", ["ccw", "inwards"]), ("ccw", ["ccw", "on"])):
        scene = ways("middle_03_hills", 5)
        driver = play(open_app(confirm_risky=False), scene)
        driver.to_question()
        assert driver.decision.option(CROSS) is not None
        driver.click(f"option:{click}")
        driver.step(3)
        assert keys(scene)[1:3] == answers


def test_a_way_past_two_doors_is_one_click(open_app: OpenApp) -> None:
    scene = ways("castle", 6)
    driver = play(open_app(), scene)
    driver.to_question()
    driver.click("option:cw")
    driver.step(3)
    assert keys(scene)[1:4] == ["cw", "on", "on"]


def doors_at(space: str) -> set[str]:
    """The doors within the highest throw."""
    scene = ways(space, 6)
    return set(doors(scene)) if scene.open().kind == "way" else set()


def led_on(scene: Scene, space: str) -> Onwards | None:
    view = scene.match.view(0)
    assert isinstance(view, TalismanView)
    return onwards(view, scene.open(), space_id(space))


@pytest.mark.clause("TAL-6.11.14")
def test_a_way_over_the_bridge_leads_on_by_what_is_left_of_the_throw() -> None:
    scene = ways("hidden_valley", 4)
    assert led_on(scene, "sentinel") == Onwards(2, (space_id("chapel"), space_id("graveyard")))
    assert led_on(scene, "chasm") is None


def test_where_the_bridge_is_crossed_by_the_last_step_the_walk_ends() -> None:
    assert led_on(ways("hidden_valley", 2), "sentinel") is None


def test_whoever_stands_at_the_bridge_is_told_how_the_walk_goes_on() -> None:
    further = led_on(ways("sentinel", 2), "middle_03_hills")
    assert further == Onwards(1, (space_id("cursed_glade"), space_id("hidden_valley")))
    assert onwards_words(1, further.ends) == "then 1 more step to Cursed Glade or Hidden Valley"
