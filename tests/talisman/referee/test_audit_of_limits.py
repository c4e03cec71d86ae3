"""The audit notices every limit that is broken at a question about something else."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.talisman.referee.audit import problems
from game.talisman.state import TalismanState
from tests.talisman.scene import figure, moving


def followed(state: TalismanState) -> None:
    take(state, "guide#1")
    state.heroes[0].followers += ("guide#1",)


def laden(state: TalismanState) -> None:
    for card in ("helmet#1", "shield#1", "armour#1", "ring#1", "cross#1"):
        take(state, card)
        state.heroes[0].objects += (card,)


def learned(state: TalismanState) -> None:
    state.spells.cards = tuple(card for card in state.spells.cards if card not in ("hex#1", "nullify#1"))
    state.heroes[0].spells = ("hex#1", "nullify#1")


def take(state: TalismanState, card: str) -> None:
    state.adventure.cards = tuple(other for other in state.adventure.cards if other != card)


@pytest.mark.clause("TAL-6.2.8a", "TAL-6.5.5b", "TAL-A.cursed-by-a-hag")
@pytest.mark.parametrize(
    ("break_it", "words"),
    [(followed, "may not be followed by guide#1"), (laden, "carries 5 Objects"), (learned, "2 Spells, 1 allowed")],
)
def test_the_audit_finds_a_broken_limit(break_it: Callable[[TalismanState], None], words: str) -> None:
    scene = moving(figure("thief", "fields", followers="cursed_by_a_hag#1"), figure("monk", "village"))
    assert problems(scene.state) == []
    break_it(scene.state)
    assert any(words in problem for problem in problems(scene.state)), problems(scene.state)


@pytest.mark.clause("TAL-6.2.8a", "TAL-6.5.5a")
@pytest.mark.parametrize("break_it", [laden, learned])
def test_a_surplus_is_no_problem_while_its_owner_is_choosing(break_it: Callable[[TalismanState], None]) -> None:
    scene = moving(figure("thief", "fields"), figure("monk", "village"))
    break_it(scene.state)
    scene.state.settling = 0
    assert not any("Objects" in problem or "Spells" in problem for problem in problems(scene.state))


@pytest.mark.clause("TAL-6.2.8a", "TAL-BRD-14")
def test_a_spell_too_many_is_given_up_before_the_next_object_is_sold() -> None:
    thief = figure("thief", "city", objects="solomons_crown#1 sword#1", spells="hex#1 nullify#1")
    scene = moving(thief, figure("monk", "village"), state={"stage": "meeting", "moved": True}).choose("alchemist")
    scene.choose("card:solomons_crown#1")
    assert scene.asked == (0, "surplus_spell")
    scene.choose("discard:hex#1")
    assert scene.asked == (0, "sell")


@pytest.mark.clause("TAL-6.5.5b", "TAL-BRD-14")
def test_what_only_the_mule_could_carry_is_left_as_soon_as_the_mule_is_sold() -> None:
    goods = "mule#1 sword#1 helmet#1 shield#1 armour#1 cross#1"
    scene = moving(figure("thief", "city", objects=goods), figure("monk", "village"),
                   state={"stage": "meeting", "moved": True}).choose("alchemist", "card:mule#1")  # fmt: skip
    assert scene.asked == (0, "surplus_object")
