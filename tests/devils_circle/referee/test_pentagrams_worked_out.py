"""Pentagrams on crowded tables by chance, against a second reading of DK-11.13 to DK-11.20 that shares no rule code."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import pytest

from game.devils_circle.box.board import BOARD, SUPPLY, field_number
from game.devils_circle.box.pieces import MAGES
from game.engine.dice import Dice
from tests.devils_circle.scene import Scene

NEAR = tuple(f"{column}{row}" for column in "defghij" for row in range(3, 11))
"""The middle of the Keep: who stands there meets the others."""
HEARTHS = ("f4", "j6", "h10", "d8")


@dataclass
class Flight:
    """What the reader follows: mages by field, what bars the way, and the supplies."""

    mages: dict[int, int]
    strength: list[int]
    books: list[int]
    held: list[int]
    wands: Counter[int]
    bars: frozenset[int]
    salt: frozenset[int]
    cradle: int
    supplies: bool
    left: list[tuple[int, int, int]] = field(default_factory=list)

    def all_fly(self, pentagrams: tuple[tuple[int, int, int], ...]) -> bool:
        """All advance, the oldest first; whether one of them comes to the Princess."""
        return any(self.flies(*pentagram) for pentagram in pentagrams)

    def flies(self, marker: int, at: int, way: int) -> bool:
        """One advances, and again as long as it harms somebody; whether it kills the Princess."""
        harmed: set[int] = set()
        while True:
            ahead = self.ahead(at, way)
            if ahead < 0:
                return False
            moved, at = ahead != at, ahead
            if moved and at == self.cradle:
                return True
            if moved and at in self.mages:
                self.books[self.mages[at]] = 0
            if moved and at == SUPPLY:
                if self.supplies:
                    self.supplies = False
                    return False
                way = -1
            if not self.harms(at, harmed) or not moved:
                self.left.append((marker, at, way))
                return False

    def ahead(self, at: int, way: int) -> int:
        """The field it comes to: its own if it is stopped, -1 beyond the board (DK-11.14, DK-11.20)."""
        if way < 0:
            return at
        column, row = BOARD.column(at) + (0, 1, 0, -1)[way], BOARD.row(at) + (-1, 0, 1, 0)[way]
        if not (0 <= column < 13 and 0 <= row < 13):
            return -1
        ahead = at + (-13, 1, 13, -1)[way]
        barred = BOARD.is_wall(at, way) or BOARD.edge_between(at, ahead) in self.salt
        return at if barred or ahead in self.bars or self.wands[ahead] else ahead

    def harms(self, at: int, harmed: set[int]) -> bool:
        """Every mage beside it loses 2 strength, through walls too, but each only once (DK-11.16)."""
        beside = [mage for place, mage in self.mages.items() if BOARD.distance(place, at) == 1 and mage not in harmed]
        for mage in beside:
            harmed.add(mage)
            self.strength[mage] -= 2
            if self.strength[mage] <= 0:
                place = next(place for place, other in self.mages.items() if other == mage)
                del self.mages[place]
                self.wands[place] += self.held[mage]
        return bool(beside)


def crowded(seed: int) -> Scene:
    """Mages, wards, salt and pentagrams near the Sanctuary."""
    dice = Dice(seed)
    names = [name for name in dice.shuffled(NEAR) if name not in (*HEARTHS, "g7")]
    mages: dict[str, Any] = {
        mage: {"at": names.pop(), "strength": 1 + dice.below(9), "wand": dice.below(3), "book": dice.below(2)}
        for mage in MAGES[: 2 + dice.below(3)]
    }
    table: dict[str, Any] = {
        "cradle": field_number(names.pop()),
        "wands": tuple(sorted(field_number(names.pop()) for _ in range(dice.below(4)))),
        "torches": tuple((field_number(names.pop()), 30) for _ in range(dice.below(3))),
        "pentagrams": tuple((n, field_number(names.pop()), dice.below(4)) for n in range(1, 2 + dice.below(5))),
        "salt": tuple(sorted({salted(dice, name) for name in names[:8]} - {-1})),
    }
    if dice.below(2):
        table["stock"] = dict.fromkeys(("garlic", "salt", "drops", "torch", "herb"), 0)
    return Scene(mages, **table, seed=seed)


def salted(dice: Dice, name: str) -> int:
    """An open edge of that square, or -1."""
    at, way = field_number(name), dice.below(4)
    return -1 if BOARD.is_wall(at, way) else BOARD.edges[at][way]


def they_fly(scene: Scene) -> None:
    """The mages' phase ends; the match may be over then."""
    while scene.decision is not None and scene.decision.kind == "mage":
        scene.choose("finish")


def read(scene: Scene) -> Flight:
    """The table as the reader sees it before the pentagrams fly."""
    state = scene.state
    return Flight(
        {mage.field: number for number, mage in enumerate(state.mages) if mage.alive},
        [mage.strength for mage in state.mages],
        [mage.book for mage in state.mages],
        [mage.wand for mage in state.mages],
        Counter(state.wands),
        frozenset(torch[0] for torch in state.torches),
        frozenset(state.salt),
        state.cradle,
        any(state.stock.values()),
    )


@pytest.mark.clause("DK-11.13", "DK-11.14", "DK-11.15", "DK-11.16", "DK-11.17", "DK-11.19", "DK-9.2")
@pytest.mark.parametrize("first", range(0, 600, 200))
def test_on_crowded_tables_pentagrams_do_what_a_second_reading_says(first: int) -> None:
    for seed in range(first, first + 200):
        scene = crowded(seed)
        flight = read(scene)
        won = flight.all_fly(scene.state.pentagrams)
        they_fly(scene)
        assert (scene.ending == "DK-15.3") == won, seed
        if won:
            continue
        assert scene.state.pentagrams == tuple(flight.left), seed
        for number, mage in enumerate(scene.state.mages):
            if mage.alive:
                assert (mage.strength, mage.book) == (flight.strength[number], flight.books[number]), seed
            else:
                assert flight.strength[number] <= 0, seed
