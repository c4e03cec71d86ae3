"""How far a demon gets for its freedom points, its rescue move included: the price of every field (DK-10)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache, reduce
from operator import or_
from typing import NamedTuple

from game.devils_circle.box.board import BOARD, KEEP_SET
from game.devils_circle.rules.demons.options import LOWER_MATERIALITY, RAISE_POWER
from game.devils_circle.rules.demons.options import PRICES as PLAY_PRICES
from game.devils_circle.rules.ground import ADJACENT, ALONE, demons_set, mages_set
from game.devils_circle.rules.moving.footfalls import TRAMPLED_LOSS, without_line
from game.devils_circle.rules.moving.steps import (
    FORWARD,
    KINDS,
    PRICES,
    SALT_LOSS,
    SALT_POWER,
    WALL_MATERIALITY,
    Ways,
    crosses_walls,
    passable,
    passable_by_kind,
    step_kind,
)
from game.devils_circle.state import CircleState, Demon
from game.engine.boards.rooms import DIRECTIONS, members, set_of

NEVER = 99
"""The price of a field that is out of reach."""


@dataclass(frozen=True, slots=True)
class Ground:
    """What lies and stands where a demon may go. ``mages`` and ``others`` (demons) are sets of fields."""

    cradle: int
    at_dawn: bool
    mages: int
    others: int
    garlic: tuple[int, ...]
    salt: tuple[int, ...]
    wands: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Runner:
    """What decides how far a demon gets."""

    field: int
    power: int
    materiality: int
    wisp: bool
    rescue_left: bool


def ground_of(state: CircleState, demon: Demon) -> Ground:
    """The ground of a demon on the board."""
    others = demons_set(state) & ~ALONE[demon.field]
    return Ground(state.cradle, state.at_dawn, mages_set(state), others, state.garlic, state.salt, state.wands)


def runner_of(demon: Demon) -> Runner:
    """The demon as it is now."""
    return Runner(demon.field, demon.power, demon.materiality, demon.wisp, demon.rescue_left)


class Prices(NamedTuple):
    """By field: the freedom points with which a demon gets there, and those with which it strikes the mage there."""

    fields: tuple[int, ...]
    strikes: tuple[int, ...]


def prices_of_fields(ground: Ground, runner: Runner, points: int) -> tuple[int, ...]:
    """By field: the freedom points with which the demon gets there, if that many are enough; else NEVER."""
    return prices_of(ground, runner, points).fields


@lru_cache(maxsize=4_000)
def prices_of(ground: Ground, runner: Runner, points: int) -> Prices:
    """What it takes to get to each field, and to throw itself on the mage there (DK-11.30); NEVER if that is too much.

    It may trample wands, break salt, raise its power, become less solid, and take its one rescue move on the way. It
    does not go on after a strike: what that costs is left to a die.
    """
    course = Course(ground, runner, points)
    return Prices(course.prices(), tuple(course.strikes))


def union(sets: Iterable[int]) -> int:
    """Every field of any of the sets."""
    return reduce(or_, sets, 0)


Shape = tuple[int, int, bool]
"""Power, materiality, and whether the rescue move is left: what steps change of a demon."""


class Course:
    """Walks all ways at once, dearer and dearer; for every shape that the demon can be in, sets of fields."""

    def __init__(self, ground: Ground, runner: Runner, points: int) -> None:
        self.ground, self.runner, self.points = ground, runner, points
        self.salt = () if runner.wisp else ground.salt
        self.wands = set_of(ground.wands)
        self.found: dict[Shape, list[int]] = {}
        """By shape and price: the fields, each at its lowest price only."""
        self.seen: dict[Shape, int] = {}
        self.beside_mages = 0 if runner.wisp else union(ADJACENT[field] for field in members(ground.mages))
        """The fields from which a step may lead onto a mage."""
        self.strikes = [NEVER] * len(BOARD.fields)
        """By field: the lowest price of a step onto the mage who stands there."""
        self._add((runner.power, runner.materiality, runner.rescue_left), 0, ALONE[runner.field])

    def prices(self) -> tuple[int, ...]:
        """By field: the lowest price."""
        lowest = [NEVER] * len(BOARD.fields)
        for cost in range(self.points + 1):
            for rescue_left in (True, False):  # the second may be reached from the first for no freedom points
                for shape in [shape for shape in self.found if shape[2] == rescue_left]:
                    fields = self._settle(shape, cost)
                    for field in members(fields):
                        lowest[field] = min(lowest[field], cost)
                    self._go_on(shape, cost, fields & ~ALONE[self.ground.cradle])
        return tuple(lowest)

    def _go_on(self, shape: Shape, cost: int, fields: int) -> None:
        """Every step, flight and change that is possible from there."""
        if not fields:
            return
        power, materiality, rescue_left = shape
        extra = int(self.ground.at_dawn)
        taken = self.ground.mages | self.ground.others
        for number, kind in enumerate(KINDS):
            price = PRICES[kind] + extra
            self._step(shape, cost + price, fields, number, taken)
            self._strike(shape, cost + price, fields, number)
            if rescue_left and power > price:
                fleeing = (power - price, materiality, False)
                self._step(fleeing, cost, fields, number, taken | ALONE[self.ground.cradle])
        if not self.runner.wisp:
            keep = fields & KEEP_SET
            self._add((power + 1, materiality, rescue_left), cost + PLAY_PRICES[RAISE_POWER] + extra, keep)
            thinner = (power, max(0, materiality - 1), rescue_left)
            self._add(thinner, cost + PLAY_PRICES[LOWER_MATERIALITY] + extra, keep)

    def _step(self, shape: Shape, cost: int, fields: int, kind: int, taken: int) -> None:
        """Steps of one kind, over free edges and through the salt that the demon breaks (DK-7.26)."""
        if cost > self.points:
            return
        power, materiality, rescue_left = shape
        quiet = self._ways(shape, self.salt, kind)
        self._enter(shape, cost, BOARD.spread(fields, quiet) & ~taken)
        if self.salt and power > SALT_POWER:
            through = BOARD.spread(fields, self._ways(shape, (), kind)) & ~BOARD.spread(fields, quiet) & ~taken
            self._enter((power - SALT_LOSS, materiality + 1, rescue_left), cost, through)

    def _strike(self, shape: Shape, cost: int, fields: int, kind: int) -> None:
        """Steps of one kind onto mages, wherever the demon may step back from there (DK-11.30, DK-11.31)."""
        fields &= self.beside_mages
        if not fields or cost > self.points:
            return
        ways = self._ways(shape, () if shape[0] > SALT_POWER else self.salt, kind)
        for target in members(BOARD.spread(fields, ways) & self.ground.mages):
            starts = [start for start in BOARD.adjacent[target] if fields >> start & 1]
            open_to_it = [start for start in starts if ways[BOARD.way(start, target)] >> start & 1]
            if cost < self.strikes[target] and any(self._steps_back(shape, start, target) for start in open_to_it):
                self.strikes[target] = cost

    def _steps_back(self, shape: Shape, start: int, target: int) -> bool:
        power, materiality, _rescue_left = shape
        edge, salt = BOARD.edge_between(start, target), self.salt
        if edge in salt:
            power, materiality, salt = power - SALT_LOSS, materiality + 1, without_line(salt, edge)
        ways = passable(self.ground.garlic, salt, crosses_walls(power, materiality))
        taken = (self.ground.mages | self.ground.others | ALONE[self.ground.cradle] | self.wands) & ~ALONE[start]
        return any(
            ways[way] >> target & 1
            and not taken >> BOARD.neighbours[target][way] & 1
            and step_kind(target, way, self.ground.cradle) != FORWARD
            for way in DIRECTIONS
        )

    def _ways(self, shape: Shape, salt: tuple[int, ...], kind: int) -> Ways:
        walls = crosses_walls(shape[0], shape[1])
        return passable_by_kind(self.ground.garlic, salt, walls, self.ground.cradle)[kind]

    def _enter(self, shape: Shape, cost: int, fields: int) -> None:
        """Fields stepped on; a lying wand is trampled, and few demons survive that (DK-7.15)."""
        self._add(shape, cost, fields & ~self.wands)
        power, materiality, rescue_left = shape
        for field in members(fields & self.wands):
            left = power - TRAMPLED_LOSS * self.ground.wands.count(field)
            if left > 0:
                self._add((left, max(materiality, WALL_MATERIALITY), rescue_left), cost, ALONE[field])

    def _settle(self, shape: Shape, cost: int) -> int:
        """The fields that have no lower price in that shape."""
        fields = self.found[shape][cost] & ~self.seen.get(shape, 0)
        self.seen[shape] = self.seen.get(shape, 0) | fields
        return fields

    def _add(self, shape: Shape, cost: int, fields: int) -> None:
        if fields and cost <= self.points:
            self.found.setdefault(shape, [0] * (self.points + 1))[cost] |= fields
