"""The audit notices what cannot be."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from game.engine.decision import Text
from game.talisman.box.register import CARD_OF, CARDS, MONSTER, ORIGIN, enemy
from game.talisman.referee import audit
from game.talisman.referee.audit import card_problems, problems
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


@pytest.fixture
def two_new_cards() -> Iterator[tuple[str, str]]:
    """Two copies of a card of our own, registered for a while."""
    audit.cards_of_match.cache_clear()
    enemy("ooze", Text("Ooze"), number=2, strength=1, creature=MONSTER, copies=2, published_copies=0)
    yield "ooze#1", "ooze#2"
    for copy in ("ooze#1", "ooze#2"):
        del CARD_OF[copy], ORIGIN[copy]
    del CARDS["ooze"]
    audit.cards_of_match.cache_clear()


def test_a_match_from_before_a_card_of_our_own_does_not_miss_it(two_new_cards: tuple[str, str]) -> None:
    state = moving(figure("warrior", "village"), figure("elf", "city")).state
    state.adventure.cards = tuple(card for card in state.adventure.cards if card not in two_new_cards)
    assert problems(state) == []


def test_one_copy_of_a_card_of_our_own_is_missed_where_the_other_is(two_new_cards: tuple[str, str]) -> None:
    state = moving(figure("warrior", "village"), figure("elf", "city")).state
    state.adventure.cards = tuple(card for card in state.adventure.cards if card != two_new_cards[1])
    assert problems(state) == ["ooze#2 is nowhere"]


@pytest.mark.parametrize(("stage", "cards", "found"), [("choosing", 0, 0), ("choosing", 5, 1), ("moving", 0, 1)])
def test_only_before_the_decks_are_shuffled_may_cards_be_nowhere(stage: str, cards: int, found: int) -> None:
    state = moving(figure("thief"), figure("troll")).state
    state.stage, state.adventure.cards = stage, state.adventure.cards[:cards]
    assert bool([words for words in card_problems(state) if words.endswith("is nowhere")]) is bool(found)


def test_a_card_in_two_places_is_told_with_both() -> None:
    state = moving(figure("thief", objects="sword#1"), figure("troll", followers="guide#1")).state
    state.heroes[1].objects = ("sword#1",)
    assert card_problems(state) == ["sword#1 is in 2 places: seat 0, seat 1"]


def test_a_card_in_the_place_of_another_is_told_with_the_one_that_is_gone() -> None:
    state = moving(figure("thief"), figure("troll")).state
    gone, twice_there, *rest = state.adventure.cards
    state.adventure.cards = (twice_there, twice_there, *rest)
    assert card_problems(state) == [
        f"{twice_there} is in 2 places: Adventure deck", f"{gone} is nowhere",
    ]  # fmt: skip
    state.adventure.cards = (twice_there, *rest)
    assert card_problems(state) == [f"{gone} is nowhere"]
