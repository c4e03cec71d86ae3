"""The examples in the docstrings of the engine are true, and each class that a game is built of has one."""

from __future__ import annotations

import doctest
from types import ModuleType

import pytest

from game.engine import decision, deck, dice, ids, match, table
from game.engine.advising import rows as advice
from game.engine.boards import hexes, rooms

pytestmark = pytest.mark.one_seed("examples show what certain seeds give")

FLAGS = doctest.ELLIPSIS
MODULES = (advice, deck, decision, dice, hexes, ids, match, rooms, table)
BUILT_OF = (
    deck.Deck, decision.Decision, decision.Option, decision.Text, dice.Dice, dice.LoadedDice, hexes.HexGrid,
    match.Match, rooms.RoomGrid, table.Table,
)  # fmt: skip


@pytest.mark.parametrize("module", MODULES, ids=lambda module: str(module.__name__))
def test_the_examples_of_the_engine_are_true(module: ModuleType) -> None:
    told: list[str] = []
    runner = doctest.DocTestRunner(optionflags=FLAGS)
    for example in doctest.DocTestFinder().find(module):
        runner.run(example, out=told.append)
    assert not runner.summarize(verbose=False).failed, "".join(told)


@pytest.mark.parametrize("part", BUILT_OF)
def test_what_a_game_is_built_of_is_shown_by_an_example(part: type) -> None:
    (shown,) = doctest.DocTestFinder(recurse=False).find(part, part.__name__)
    assert shown.examples
