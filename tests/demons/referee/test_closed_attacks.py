"""Which attacks a question leaves out though somebody stands there."""

from __future__ import annotations

from game.demons.referee.closed import closed_attacks
from tests.demons.scene import OPEN, Scene


def test_who_stands_beside_is_named_only_once_the_attack_is_ruled_out() -> None:
    scene = Scene({"hex": OPEN, "demons": (1, 31)}, {"hex": 2010}, units={4: 1013})
    scene.answer("rest")
    before = scene.question("demon_use")
    assert not closed_attacks(scene.view(0), before)
    offered = [option for option in before.options if option.key.startswith("attack:")]
    scene.answer("power:1:I")
    after = scene.question("demon_use")
    assert [(option.key, option.text) for option in closed_attacks(scene.view(0), after)] == [
        (option.key, option.text) for option in offered
    ]
