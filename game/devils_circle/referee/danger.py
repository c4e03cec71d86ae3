"""How likely a demon gets somewhere in its next turn: stars, freedom roll, and what bars its ways (DK-9, DK-10)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property, lru_cache
from itertools import product

from game.devils_circle.box.board import BOARD, FIREPLACE_SET, KEEP_SET
from game.devils_circle.referee.courses import NEVER, Ground, Prices, Runner, prices_of
from game.devils_circle.rules.demons.options import CURSE, FIREPLACE_POWER
from game.devils_circle.rules.demons.options import PRICES as PLAY_PRICES
from game.devils_circle.rules.demons_phase import bonus_of, under_stars
from game.devils_circle.rules.ground import ADJACENT, ALONE
from game.devils_circle.rules.moving.steps import crosses_walls
from game.engine.boards.rooms import members

FACES = range(1, 7)
CERTAIN, IMPOSSIBLE = Fraction(1), Fraction(0)


@dataclass(frozen=True, slots=True)
class Turn:
    """One way in which a demon's turn may begin: how likely it is, what the die gets added, and every field's price."""

    share: Fraction
    bonus: int
    prices: Prices
    crosses_walls: bool


@dataclass(frozen=True)
class Danger:
    """What a demon may do in its next turn. ``points``: its freedom points, if it has its turn already."""

    ground: Ground
    runner: Runner
    turns: tuple[Turn, ...]
    points: int | None = None

    def chance(self, fields: int, more: int = 0) -> Fraction:
        """The chance to get to one of the fields with ``more`` freedom points left there."""
        return sum((turn.share * self._share(self.cost(turn, fields) + more, turn.bonus) for turn in self.turns),
                   IMPOSSIBLE)  # fmt: skip

    def least_die(self, fields: int, more: int = 0) -> int | None:
        """The number that the freedom die must show at least; None if that depends on the stars, or none is enough."""
        if self.points is not None:
            return None
        needed = {max(1, self.cost(turn, fields) + more - turn.bonus) for turn in self.turns}
        least = min(needed)
        return least if len(needed) == 1 and least <= len(FACES) else None

    def cost(self, turn: Turn, fields: int) -> int:
        """The lowest price of any of the fields."""
        return min((turn.prices.fields[field] for field in members(fields)), default=NEVER)

    def _share(self, needed: int, bonus: int) -> Fraction:
        if self.points is not None:
            return CERTAIN if needed <= self.points else IMPOSSIBLE
        return Fraction(sum(die + bonus >= needed for die in FACES), len(FACES))

    # -- what it threatens --------------------------------------------------------------------------------

    @property
    def seizes(self) -> Fraction:
        """The chance that it reaches the Princess (DK-15.1)."""
        return self.chance(ALONE[self.ground.cradle])

    def strikes(self, field: int) -> Fraction:
        """The chance that it can throw itself on the mage who stands on a field (DK-11.30)."""
        shares = (turn.share * self._share(turn.prices.strikes[field], turn.bonus) for turn in self.turns)
        return sum(shares, IMPOSSIBLE)

    @property
    def curses(self) -> Fraction:
        """The chance that it gets beside her with the price of a curse left, whether or not that works (DK-11.1)."""
        if self.runner.wisp:
            return IMPOSSIBLE
        return self.chance(ADJACENT[self.ground.cradle] & KEEP_SET, PLAY_PRICES[CURSE] + self.ground.at_dawn)

    @property
    def through_walls(self) -> Fraction:
        """The chance that walls are no hindrance to it when its turn begins (DK-10.7)."""
        return sum((turn.share for turn in self.turns if turn.crosses_walls), IMPOSSIBLE)

    @cached_property
    def fields(self) -> tuple[tuple[int, Fraction], ...]:
        """Every field that it may get to, with the chance; its own is none of them. Some milliseconds at first."""
        found = ((field, self._chance_of_field(field)) for field in BOARD.fields if field != self.runner.field)
        return tuple((field, chance) for field, chance in found if chance)

    def _chance_of_field(self, field: int) -> Fraction:
        return max(self.chance(ALONE[field]), self._by_fire(field))

    def _by_fire(self, field: int) -> Fraction:
        """The passage from hearth to hearth: the only play of a turn, and free (DK-10.16, DK-10.18)."""
        hearths = FIREPLACE_SET & ~self.ground.others
        if self.points is not None or not FIREPLACE_SET >> self.runner.field & 1 or not hearths >> field & 1:
            return IMPOSSIBLE
        strong = [power > FIREPLACE_POWER for power, _materiality in _values(self.ground, self.runner)]
        return Fraction(sum(strong), len(strong))


@lru_cache(maxsize=256)
def danger_of(ground: Ground, runner: Runner, points: int | None = None) -> Danger:
    """What a demon on that ground may do in its next turn, or with the points that it has left in this one."""
    if points is not None:
        walls = crosses_walls(runner.power, runner.materiality)
        now = Turn(CERTAIN, 0, prices_of(ground, runner, points), walls)
        return Danger(ground, runner, (now,), points)
    values = tuple(_values(ground, runner))
    turns = []
    for power, materiality in dict.fromkeys(values):
        bonus = bonus_of(power, runner.wisp)
        after = Runner(runner.field, power, materiality, runner.wisp, runner.rescue_left)
        prices = prices_of(ground, after, len(FACES) + bonus)
        share = Fraction(values.count((power, materiality)), len(values))
        turns.append(Turn(share, bonus, prices, crosses_walls(power, materiality)))
    return Danger(ground, runner, tuple(turns))


def _values(ground: Ground, runner: Runner) -> Iterator[tuple[int, int]]:
    """Power and materiality after each pair of star rolls; in the ring no stars are read (DK-9.6)."""
    if not KEEP_SET >> runner.field & 1:
        yield runner.power, runner.materiality
        return
    for first, second in product(FACES, FACES):
        yield under_stars(runner.power, runner.materiality, first, second, ground.at_dawn)
