"""Copies of states: equal, independent, and only of plain data."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass, field

import pytest

from game.engine.keeping.copying import CannotCopy, copier
from game.warlocks_duel.state import DuelState
from tests.warlocks_duel.random_play import decisions, new_match


@dataclass(slots=True)
class Leaf:
    """Something nested."""

    name: str
    marks: list[int] = field(default_factory=list)


@dataclass(slots=True)
class Tree:
    """A state with everything a state may hold."""

    number: int
    title: str | None
    pair: tuple[str, ...]
    leaves: list[Leaf]
    by_name: dict[str, list[int]]
    best: Leaf | None = None


@dataclass
class Odd:
    """A state with something that is not plain data."""

    seen: set[str]


@dataclass
class Imaginary:
    """A state with a plain type that no state needs."""

    root: complex


@dataclass
class Forked:
    """A state in which a field may be one of two things that change."""

    either: Leaf | list[int]


def a_tree() -> Tree:
    return Tree(3, None, ("a", "b"), [Leaf("x", [1]), Leaf("y")], {"k": [1, 2]}, Leaf("z", [9]))


def test_a_copy_is_equal_and_shares_nothing_that_can_change() -> None:
    tree = a_tree()
    twin = copier(Tree)(tree)
    assert twin == tree
    twin.leaves[0].marks.append(2)
    twin.leaves.append(Leaf("new"))
    twin.by_name["k"].append(3)
    twin.by_name["l"] = []
    assert twin.best is not None
    twin.best.marks.clear()
    assert tree == a_tree()


def test_the_copy_of_an_empty_part_is_empty() -> None:
    assert copier(Tree)(Tree(0, "t", (), [], {})) == Tree(0, "t", (), [], {})


def test_what_is_not_plain_data_cannot_be_a_state() -> None:
    with pytest.raises(CannotCopy, match=r"a state may hold .*, not set\[str\]"):
        copier(Odd)
    with pytest.raises(CannotCopy, match=r"a state may hold .*complex"):
        copier(Imaginary)
    with pytest.raises(CannotCopy, match="not a dataclass"):
        copier(int)
    with pytest.raises(CannotCopy, match="Leaf"):
        copier(Forked)


def test_copies_of_a_duel_are_those_of_the_library_and_independent() -> None:
    match = new_match(63, 3, seed=3)
    for number, _ in enumerate(decisions(match, seed=3)):
        if number % 20 == 0:
            before = deepcopy(match.state)
            twin = copier(DuelState)(match.state)
            assert twin == before
            for duelist in twin.duelists:
                duelist.power -= 1
                duelist.paid["spark"] = ("fire",)
            twin.duelists.reverse()
            twin.delayed.clear()
            assert match.state == before
