"""What a hole, and a second one on the same field, does to salt that was poured about it (DK-12.3)."""

from __future__ import annotations

import pytest

from game.devils_circle.box.board import BOARD, field_number
from tests.devils_circle.scene import Scene, fields

C3 = field_number("c3")
SALT = next(edge for edge in BOARD.edges[C3] if edge in BOARD.edges[field_number("c4")])


@pytest.mark.clause("DK-12.3")
@pytest.mark.parametrize("poured", [True, False])
@pytest.mark.parametrize("first", [True, False])
def test_a_hole_tells_of_the_salt_it_swallows_and_of_itself_only_where_it_is_the_first(
    poured: bool, first: bool
) -> None:
    mages = {"orlan": {"at": "c4", "drops": 5}}
    table = {"holes": () if first else fields("c3"), "salt": (SALT,) if poured else ()}
    scene = Scene(mages, {"gorm": {"at": "c3", "power": 1}}, **table)  # type: ignore[arg-type]  # mixed table
    scene.choose(next(key for key in sorted(scene.offered) if key.startswith("drops")))
    if scene.asked[1] == "rescue":
        scene.choose("stay" if "stay" in scene.offered else sorted(scene.offered)[-1])
    assert scene.told("neutralised")
    assert scene.state.salt == ()
    assert bool(scene.told("salt_swallowed")) == poured
    assert bool(scene.told("hole_opened")) == first
