"""The odds told before the stars are read equal what all throws of the real rules bring."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from game.devils_circle.state import DAWN_LASTS, FIRST_DAWN
from tests.devils_circle.scene import Scene

FAR_MAGE = {"orlan": {"at": "l12"}}


def waiting(*dice: int, dawn: bool = False, **gorm: object) -> Scene:
    """Gorm may act next, before the stars are read for it."""
    more: dict[str, Any] = {"at_dawn": True, "clock": FIRST_DAWN + DAWN_LASTS // 2} if dawn else {}
    return Scene(FAR_MAGE, {"gorm": gorm}, dice=dice, **more).demons_phase()


@pytest.mark.clause("DK-9.9")
@pytest.mark.parametrize("dawn", [False, True], ids=["night", "dawn"])
@pytest.mark.parametrize(("power", "materiality"), [(8, 3), (1, 0), (2, 1), (20, 7)])
def test_the_chances_of_the_stars_are_those_of_all_throws(power: int, materiality: int, dawn: bool) -> None:
    table = {"at": "c3", "power": power, "materiality": materiality}
    odds = waiting(dawn=dawn, **table).open().odds("demon:gorm")
    assert odds is not None
    found: Counter[str] = Counter()
    for first in range(1, 7):
        for second in range(1, 7):
            scene = waiting(first, second, 1, dawn=dawn, **table).choose("demon:gorm")
            found[f"power {scene.demon().power}"] += 1
            found[f"materiality {scene.demon().materiality}"] += 1
    assert {str(outcome.text): outcome.share for outcome in odds} == {
        words: Fraction(times, 36) for words, times in found.items()
    }
