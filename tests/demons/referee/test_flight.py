"""What the odds and the hint say of putting to flight who lives beside a magician: nothing is won by it."""

from __future__ import annotations

import pytest

from game.demons.referee.flight import BACK_AT_ONCE, back_at_once
from game.demons.rules.combat.words import OF_UNITS
from game.engine.decision import Tone
from tests.demons.scene import GAME, PLAIN, Scene, use

EMIR, HOME_OF_EMIR, BESIDE_HOME = 3, 210, 311
STRONG = (17, 41, 5, 21)


def hint_and_flight(scene: Scene, at: int) -> tuple[str, dict[object, Tone]]:
    """The reason for an attack, and how good each of its ends is."""
    decision = scene.question("demon_use")
    option = next(option for option in decision.options if option.key == f"attack:{at}")
    return str(GAME.reason(scene.state, decision, option)), {end.text: end.tone for end in scene.odds(option.key)}


@pytest.mark.clause("DEM-5.7e")
def test_flight_is_called_no_success_where_the_fled_unit_turns_up_again_beside_the_magician() -> None:
    at_home = use({"hex": BESIDE_HOME, "demons": STRONG}, units={EMIR: HOME_OF_EMIR})
    said, ends = hint_and_flight(at_home, HOME_OF_EMIR)
    assert ends[BACK_AT_ONCE] is Tone.NEUTRAL
    assert said.startswith("The Emir of Erzinjan lives beside you: put to flight, it turns up again and holds you.")
    away = use({"hex": PLAIN, "demons": STRONG}, units={EMIR: 1012})
    said, ends = hint_and_flight(away, 1012)
    assert ends[OF_UNITS["Df"]] is Tone.GOOD
    assert "cannot go wrong" in said


@pytest.mark.clause("DEM-5.7f")
def test_a_unit_whose_home_is_taken_by_another_does_not_turn_up_there() -> None:
    beside, away = 211, {}
    for stranger in (None, 4):
        units = {EMIR: beside} | ({stranger: HOME_OF_EMIR} if stranger else {})
        scene = use({"hex": BESIDE_HOME, "demons": STRONG}, units=units)
        away[stranger] = back_at_once(scene.state, 0, (EMIR,))
    assert away == {None: (EMIR,), 4: ()}
