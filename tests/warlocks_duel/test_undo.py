"""Choices that are taken back: never past dice or secrets that were shown."""

import pytest

from game.warlocks_duel.state import INCANTATIONS
from tests.warlocks_duel.random_play import decisions, new_match
from tests.warlocks_duel.scene import casting, gathering, incantations
from tests.warlocks_duel.table import Player


@pytest.mark.clause("WD-13.5")
def test_another_seed_is_another_match() -> None:
    prints = set()
    for seed in range(10):
        match = new_match(0, 2, seed=seed)
        for decision in decisions(match, seed=1):
            if decision.kind == "gather":
                break
        prints.add(match.fingerprint())
    assert len(prints) == 10


@pytest.mark.clause("WD-2.5")
def test_a_step_cannot_be_taken_back_once_the_others_were_shown() -> None:
    scene = gathering(Player(reserve=0), Player(reserve=7), market="doom")
    scene.choose(scene.open().keys()[1])
    scene.choose("gather_up")
    assert scene.state.stage == INCANTATIONS or scene.decision is None
    assert not scene.match.undo()


@pytest.mark.clause("WD-2.5", "WD-2.14")
def test_a_step_that_ended_the_match_cannot_be_taken_back_since_all_steps_were_shown() -> None:
    scene = gathering(Player(power=1, reserve=0), Player(reserve=7), dice=("FFFFF", "WWWWW"))
    scene.choose("set_aside:fire")
    scene.choose("gather_up")
    assert scene.decision is None
    assert scene.match.undo_refusal() is not None
    assert not scene.match.undo()
    assert scene.power == [0, 35]


def test_a_payment_can_be_taken_back_while_nobody_else_has_acted() -> None:
    scene = incantations(Player(mage="alonora", pool="FFF"), Player(mage="albus"), market="")
    scene.choose("play:spark")
    assert scene.asked == (0, "incantation")
    assert scene.match.undo()
    assert scene.asked == (0, "incantation")
    assert scene.player(0).active == ()
    assert "play:spark" in scene.offered


def test_a_casting_with_a_rolled_strength_cannot_be_taken_back() -> None:
    scene = casting(Player(active="forked_bolt static_jolt"), Player(), dice=(3,))
    scene.cast("forked_bolt", at=1)
    assert not scene.match.undo()
