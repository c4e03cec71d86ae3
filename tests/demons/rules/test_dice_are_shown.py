"""DEM-20.2: whatever die is rolled, everybody is told what it shows."""

from collections.abc import Callable

import pytest

from game.engine.decision import Event
from game.engine.dice import LoadedDice
from tests.demons.scene import GAME, OPEN, PLAIN, Scene, mortals_fight, use

FAR = {"hex": 2819}
FACE = 4
ROLLS: dict[str, tuple[Callable[[], Scene], tuple[str, ...]]] = {
    "unit_hunted": (
        lambda: Scene({"hex": PLAIN}, FAR, units={4: 1014}, stage="mortal_movement", dice=(FACE,)),
        (),
    ),
    "unit_slept": (
        lambda: Scene({"hex": PLAIN}, FAR, units={4: 1016}, stage="mortal_movement", dice=(FACE,)),
        (),
    ),
    "searched": (lambda: mortals_fight({"hex": OPEN}, FAR, units={7: 1011}, dice=(FACE,)), ()),
    "combat": (lambda: mortals_fight({"hex": OPEN, "found": True}, FAR, units={7: 1011}, dice=(FACE,)), ()),
    "tortured": (
        lambda: mortals_fight({"captor_unit": 4, "captured_in": 1}, FAR, units={4: 810}, dice=(FACE,)),
        (),
    ),
    "conjured": (lambda: Scene({"hex": OPEN}, FAR, dice=(FACE,)), ("conjure:duke",)),
    "shield_raised": (lambda: Scene({"demons": (2, 3, 8, 19)}, FAR, dice=(FACE,)), ("raise",)),
    "shield_not_raised": (lambda: Scene({"demons": (35,)}, FAR, dice=(FACE,)), ("raise",)),
    "treasure_seized": (lambda: use({"hex": 307, "demons": (2, 8)}, FAR, dice=(FACE,)).find(11, 3), ("seize:11",)),
    "seizure_failed": (lambda: use({"hex": 1608, "demons": (2, 8)}, FAR, dice=(FACE,)).find(35, 3), ("seize:35",)),
}


@pytest.mark.clause("DEM-20.2")
@pytest.mark.parametrize("kind", ROLLS)
def test_the_event_of_a_roll_shows_its_die_to_all(kind: str) -> None:
    build, answers = ROLLS[kind]
    scene = build().answer(*answers)
    scene.play_phase()
    told = scene.told(kind)
    assert [event.fact("roll") for event in told] == [FACE]
    assert str(FACE) in str(told[0].text)
    assert told[0].visible_to(1)
    assert told[0].visible_to(None)


@pytest.mark.clause("DEM-20.2")
def test_both_dice_of_a_discovery_are_shown() -> None:
    scene = use({"demons": (62, 8)}, FAR, dice=(3, 5)).answer("power:62:D").settle()
    event = scene.told("treasure_discovered")[0]
    assert (event.fact("row"), event.fact("column")) == (3, 5)
    assert event.visible_to(1)


@pytest.mark.clause("DEM-20.2")
def test_every_die_of_power_b_is_shown() -> None:
    scene = use({"demons": (38, 8), "hex": OPEN}, FAR, units={4: 1011, 3: 1112}, dice=(3, 5)).answer("power:38:B")
    scene.settle()
    assert [event.fact("roll") for event in scene.told("combat")] == [3, 5]


@pytest.mark.clause("DEM-20.2", "DEM-4.0d")
def test_the_dice_for_the_order_are_shown() -> None:
    match = GAME.new_match(["Ann", "Bob"], seed=4, dice=LoadedDice(2, 2, 5, 1, seed=4))
    match.table.listening = True
    shown = []
    while isinstance(item := match.step(), Event):
        if item.kind == "order_die":
            shown.append((item.fact("roll"), item.visible_to(None)))
    assert shown == [(2, True), (2, True), (5, True), (1, True)]
