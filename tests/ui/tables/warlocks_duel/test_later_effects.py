"""What waits for the end of the casting is shown on the plate of whom it concerns."""

from __future__ import annotations

import pytest

from game.ui.tables.warlocks_duel.words.statuses import statuses
from game.warlocks_duel.state import CASTING
from game.words import say
from tests.warlocks_duel.scene import Scene
from tests.warlocks_duel.table import Player


@pytest.mark.clause("WD-E.14", "WD-4.24")
def test_delayed_damage_waits_on_the_plate_of_its_target_until_the_casting_ends() -> None:
    burning = Player(active="fire_elemental spark", mage="alonora")
    scene = Scene(CASTING, burning, Player(active="mage_dart"), dice=(3,))
    scene.cast("fire_elemental", 1)
    view = scene.view(0)
    later = [status for status in statuses(view, view.duelists[1]) if status.id.startswith("later:")]
    assert [status.mark for status in later] == ["−2"]
    assert later[0].clause == "WD-E.14"
    assert "loses 2 power" in say(later[0].words).lower()
    assert not any(status.id.startswith("later:") for status in statuses(view, view.duelists[0]))
    scene.end_casting()
    view = scene.view(0)
    assert not any(status.id.startswith("later:") for status in statuses(view, view.duelists[1]))


@pytest.mark.clause("WD-E.15")
def test_later_healing_waits_on_the_plate_of_its_caster() -> None:
    scene = Scene(CASTING, Player(power=20, active="regeneration spark", mage="alonora"), Player(active="mage_dart"))
    scene.cast_on_self("regeneration")
    view = scene.view(1)
    later = [status for status in statuses(view, view.duelists[0]) if status.id.startswith("later:")]
    assert len(later) == 1
    assert later[0].mark.startswith("+")
    assert later[0].clause == "WD-E.15"
