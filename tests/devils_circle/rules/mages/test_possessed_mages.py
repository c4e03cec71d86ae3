"""DK-11.28: what the Circle may do with a possessed mage, and what not."""

from __future__ import annotations

import pytest

from game.devils_circle.box.board import field_number
from game.engine.ids import kind_of
from tests.devils_circle.scene import Scene, fields


def possessed(**traits: object) -> Scene:
    """Orlan, held from afar, with everything he carries and both hands free, among things to use it on."""
    return Scene(
        {"orlan": {"at": "g8", "power": 0, "wand": 0, **traits}, "mirel": {"at": "h8", "salt": 0}},
        {"gorm": {"at": "b2", "power": 90, "holds": "orlan"}, "vasha": {"at": "g9"}}, wands=fields("f9"),
        pentagrams=((1, field_number("f8"), 0),),
    )  # fmt: skip


@pytest.mark.clause("DK-11.28")
def test_free_hands_and_free_squares_tempt_in_vain() -> None:
    scene = possessed(at="e9")
    assert scene.asked == (1, "mage")
    assert {kind_of(key) for key in scene.offered} == {"walk", "pick_up", "hang", "flight", "finish"}
    assert scene.mage().points == 4


@pytest.mark.clause("DK-11.28")
@pytest.mark.parametrize("power", [0, 9])
def test_he_strikes_no_demon_and_washes_no_pentagram_and_hands_nothing_over(power: int) -> None:
    scene = possessed(power=power, book=1, strength=8)
    assert scene.asked == (1, "mage")
    assert not {kind_of(key) for key in scene.offered} & {
        "exorcise", "attack", "drops", "give", "pray", "pour", "torch", "herbs", "resupply",
    }  # fmt: skip


@pytest.mark.clause("DK-11.28")
def test_he_takes_no_supplies() -> None:
    scene = possessed(at="g7", herb=0)
    assert "resupply" not in scene.offered
    assert scene.why_not("act:resupply").clause == "DK-11.28"
