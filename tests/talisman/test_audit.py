"""The audit notices what cannot be."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.talisman.referee.audit import problems
from game.talisman.state import TalismanState
from tests.talisman.scene import figure, moving


def twice(state: TalismanState) -> None:
    state.heroes[0].objects = ("sword#1",)


def lost(state: TalismanState) -> None:
    state.adventure.cards = state.adventure.cards[1:]


def strange(state: TalismanState) -> None:
    state.cards["outer_01_fields"] = ("crown#9",)


def mixed(state: TalismanState) -> None:
    state.stock, state.adventure.cards = (state.adventure.cards[0], *state.stock), state.adventure.cards[1:]


def lifeless(state: TalismanState) -> None:
    state.heroes[0].lives = 0


def weak(state: TalismanState) -> None:
    state.heroes[0].strength = 1


def laden_toad(state: TalismanState) -> None:
    state.heroes[0].toad = 2


def forbidden(state: TalismanState) -> None:
    state.adventure.cards = tuple(card for card in state.adventure.cards if card != "runesword#1")
    state.heroes[1].objects = ("runesword#1",)


def nowhere(state: TalismanState) -> None:
    state.heroes[0].space = "outer_99_sea"


def doubled(state: TalismanState) -> None:
    state.heroes[1].character = state.heroes[0].character


def over(state: TalismanState) -> None:
    state.stage = "over"


def empty(state: TalismanState) -> None:
    state.cards["outer_01_fields"] = ()


def charmed(state: TalismanState) -> None:
    state.charmed = ("bear#1",)


def drained(state: TalismanState) -> None:
    state.points["pool_of_life#1"] = 9


@pytest.mark.parametrize(
    ("break_it", "words"),
    [
        (twice, "2 places"), (lost, "nowhere"), (strange, "no card of this match"), (mixed, "does not belong"),
        (lifeless, "0 Lives"), (weak, "below the printed"), (laden_toad, "carries something"),
        (forbidden, "may not own runesword"),
        (nowhere, "no space"), (doubled, "same Character"), (over, "players left"),
        (empty, "listed"), (charmed, "follows nobody"), (drained, "points"),
    ],
)  # fmt: skip
def test_the_audit_finds_what_is_impossible(break_it: Callable[[TalismanState], None], words: str) -> None:
    scene = moving(figure("thief", "fields", gold=2), figure("monk", "village"))
    assert problems(scene.state) == []
    break_it(scene.state)
    assert any(words in problem for problem in problems(scene.state)), problems(scene.state)
