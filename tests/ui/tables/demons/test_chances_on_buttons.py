"""What the button of an attack on mortals says of its chances."""

from __future__ import annotations

from fractions import Fraction

import pytest

from game.demons.box.charts import DEFENDER_ELIMINATED, DEFENDER_FLEES
from game.demons.rules.combat.words import OF_UNITS
from game.engine.decision import Odds, Outcome, Text, Tone
from game.ui.tables.demons.words.chances import ends_of_mortals
from game.words import say


@pytest.mark.parametrize(
    ("ends", "told"),
    [
        ({DEFENDER_ELIMINATED: 3, DEFENDER_FLEES: 2}, ("50 % slain", "17 % lost")),
        ({DEFENDER_ELIMINATED: 4, DEFENDER_FLEES: 2}, ("67 % slain", "33 % fled")),
        ({DEFENDER_FLEES: 1}, ("17 % fled", "83 % lost")),
        ({DEFENDER_ELIMINATED: 6}, ("100 %", "slain")),
        ({}, None),
    ],
)
def test_an_attack_on_mortals_tells_its_loss_before_its_half_victory(
    ends: dict[str, int], told: tuple[str, str] | None
) -> None:
    rows = [Outcome(OF_UNITS[end], Fraction(share, 6), 0, Tone.GOOD) for end, share in ends.items()]
    rows.append(Outcome(Text("lost"), 1 - sum((row.share for row in rows), Fraction(0)), 0, Tone.BAD))
    found = ends_of_mortals(Odds(Text("Combat"), tuple(row for row in rows if row.share)))
    assert (None if found is None else (found[0], say(found[1]))) == told
