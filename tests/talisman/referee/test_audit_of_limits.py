"""The audit notices every limit that is broken, and stops at none that is kept."""

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


def placed(state: TalismanState, where: str, *cards: str) -> None:
    """Move cards from wherever they are before a Character."""
    for card in cards:
        take(state, card)
        state.spells.cards = tuple(other for other in state.spells.cards if other != card)
    setattr(state.heroes[0], where, (*getattr(state.heroes[0], where), *cards))


@pytest.mark.parametrize(
    ("values", "problem"),
    [
        ({"gold": 0}, ""), ({"gold": -1}, "-1 Gold, 0 turns to miss"), ({"missed": -1}, "0 Gold, -1 turns to miss"),
        ({"lives": 1}, ""), ({"lives": 0}, "0 Lives on the board"),
        ({"strength": 3}, ""), ({"strength": 2}, "Strength 2 or Craft 3 below the printed value"),
        ({"craft": 2}, "Strength 3 or Craft 2 below the printed value"),
        ({"toad": 4}, ""), ({"toad": 5}, "a Toad for 5 turns with 1 and 1"),
        ({"toad": -1}, "a Toad for -1 turns with 1 and 1"),
        ({"toad_strength": 0}, "a Toad for 0 turns with 0 and 1"),
        ({"toad_craft": 0}, "a Toad for 0 turns with 1 and 0"),
        ({"toad": 1, "gold": 1}, "a Toad that carries something"),
        ({"toad": 1, "raft": "built"}, "a Toad that carries something"),
        ({"out": True}, "is out of the game and on the board"),
        ({"character": "pirate"}, "there is no Character 'pirate'"),
    ],
)  # fmt: skip
def test_the_numbers_of_a_character_lie_within_their_bounds(values: dict[str, object], problem: str) -> None:
    state = moving(figure("elf", "fields"), figure("thief", "woods", gold=0), figure("monk", "village")).state
    state.unused = ()
    for name, value in values.items():
        setattr(state.heroes[1], name, value)
    found = [words.removeprefix("seat 1: ") for words in problems(state) if words.startswith("seat 1: ")]
    assert found == ([problem] if problem else [])


@pytest.mark.clause("TAL-6.1.5", "TAL-6.5a", "TAL-6.6.3", "TAL-6.19.2a")
@pytest.mark.parametrize(
    ("where", "card", "problem"),
    [
        ("objects", "sword#1", ""), ("objects", "maiden#1", "maiden#1 is no Object"),
        ("objects", "bear#1", "bear#1 is no Object"),
        ("followers", "maiden#1", ""), ("followers", "bear#1", ""), ("followers", "poltergeist#1", ""),
        ("followers", "cursed_by_a_hag#1", ""), ("followers", "sword#1", "sword#1 is no Follower"),
        ("followers", "storm#1", "storm#1 is no Follower"), ("followers", "healer#1", "healer#1 is no Follower"),
        ("trophies", "bear#1", ""), ("trophies", "wraith#1", "wraith#1 is no Enemy to be kept"),
        ("trophies", "maiden#1", "maiden#1 is no Enemy to be kept"),
        ("spells", "hex#1", ""), ("spells", "bear#1", "bear#1 is no Spell"),
    ],
)  # fmt: skip
def test_every_card_before_a_character_is_of_the_kind_that_belongs_there(where: str, card: str, problem: str) -> None:
    state = moving(figure("elf", "fields"), figure("monk", "village")).state
    placed(state, where, card)
    assert problems(state) == ([f"seat 0: {problem}"] if problem else [])


@pytest.mark.parametrize(
    ("where", "cards"), [("objects", "sword#1"), ("followers", "maiden#1"), ("followers", "bear#1")]
)
def test_a_toad_has_nothing_before_it(where: str, cards: str) -> None:
    state = moving(figure("elf", "fields", gold=0, toad=2), figure("monk", "village")).state
    assert problems(state) == []
    placed(state, where, cards)
    assert "seat 0: a Toad that carries something" in problems(state)


@pytest.mark.parametrize(
    ("name", "value", "problem"),
    [
        ("gold", {"outer_01_fields": 1}, ""), ("gold", {"outer_01_fields": 0}, "0 Gold on outer_01_fields"),
        ("gold", {"sea": 1}, "there is no space sea"),
        ("cards", {"sea": ()}, "there is no space sea"),
        ("points", {"pool_of_life#1": 1}, ""), ("points", {"pool_of_life#1": 0}, "0 points on pool_of_life#1"),
        ("points", {"pool_of_life#1": 4}, ""), ("points", {"pool_of_life#1": 5}, "5 points on pool_of_life#1"),
        ("turn", -1, "the turn of seat -1"), ("turn", 3, "the turn of seat 3"),
        ("unused", ("elf",), "elf is both in play and unused"), ("unused", ("wizard",), ""),
        ("stage", "over", "the match is over with 2 players left"),
        ("winners", (0,), ""),
    ],
)  # fmt: skip
def test_the_board_and_the_turn_hold_nothing_impossible(name: str, value: object, problem: str) -> None:
    state = moving(figure("elf", "fields"), figure("monk", "village")).state
    setattr(state, name, value)
    found = problems(state)
    assert (problem in found) if problem else found == []


def test_who_is_out_has_no_turn_but_the_one_in_which_he_died() -> None:
    state = moving(figure("elf", "fields"), figure("monk", "village"), figure("thief", "woods")).state
    state.heroes[0].out, state.heroes[0].space, state.heroes[0].gold = True, "", 0
    assert problems(state) == ["seat 0 has the turn, but is out"]
    state.buried = True
    assert problems(state) == []


def test_a_match_is_over_with_the_last_player_and_a_winner() -> None:
    state = moving(figure("elf", "fields"), figure("monk", "village")).state
    state.heroes[1].out, state.heroes[1].space = True, ""
    assert problems(state) == [], "who has won is still to be told"
    state.winners = (0,)
    assert problems(state) == [f"the match is {state.stage} with 1 players left"]
    state.stage = "over"
    assert problems(state) == []
