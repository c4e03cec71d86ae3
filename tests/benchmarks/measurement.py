"""What a measurement is: one number with its unit, and the goal it is compared with."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass


@dataclass(frozen=True, slots=True)
class Measurement:
    """One number. A `goal` is to be reached from above, or from below if `more_is_better`."""

    name: str
    value: float
    unit: str
    goal: float | None = None
    more_is_better: bool = False

    @property
    def met(self) -> bool | None:
        """Whether the goal is met; None if there is none."""
        if self.goal is None:
            return None
        return self.value >= self.goal if self.more_is_better else self.value <= self.goal


def table(measurements: Sequence[Measurement]) -> str:
    """The measurements for a person to read."""
    verdicts = {None: "", True: "met", False: "MISSED"}
    lines = []
    for one in measurements:
        sign = "at least" if one.more_is_better else "at most"
        goal = f"{sign} {one.goal:,g}" if one.goal is not None else ""
        value = f"{one.value:,.0f}" if abs(one.value) >= 1000 else f"{one.value:.3g}"
        lines.append(f"{one.name:<58} {value:>10} {one.unit:<12} {goal:<16} {verdicts[one.met]}".rstrip())
    return "\n".join(lines)


def as_json(measurements: Sequence[Measurement]) -> str:
    """The measurements for a program to read."""
    return json.dumps([{**asdict(one), "met": one.met} for one in measurements], indent=2)
