"""A review made bit by bit: every choice coarsely first, then all of them finer, then those that may matter.

What comes out does not depend on how often the work is put aside, nor on how many processes share it.
"""

from __future__ import annotations

import copy
from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from game.catalogue import load_match
from game.chronicle.recording import Recording
from game.chronicle.review.choices import position_of
from game.chronicle.review.weighed import Review, Weighed
from game.chronicle.review.weighing import begin, compare, refine
from game.simulation.backends import shared_out

COARSE = 12
"""Worlds by which the rival of a choice is picked."""
STAGES = (COARSE, 40, 120, 300)
"""How many worlds are imagined for a choice after each stage, ..."""
FOR_ALL = 40
"""... for every choice up to here, then only where more worlds can still show something."""
AT_ONCE = 6
"""Choices that a process is given at once."""
A_STEP = 12
"""Worlds of one step, so that whoever draws meanwhile does not wait long."""


@dataclass(frozen=True)
class Plan:
    """What every process needs to know: the match as a save, and how many worlds the stage is to reach."""

    match: bytes
    until: int


def steps(recording: Recording, review: Review, jobs: int = 1, backend: str = "") -> Generator[float, None, None]:
    """Add to a review what is still lacking, and give the share that is done, from 0 to 1, after every step.

    It may be left at any step and gone on with later. A step of one process takes a fraction of a second; more
    than one ``jobs`` are processes of their own, see :func:`game.simulation.backends.shared_out`.
    """
    for stage, until in enumerate(STAGES):
        wanted = [one for one in review.weighed if is_wanted(one, until)]
        for some in _carried_out(recording, wanted, until, jobs, backend):
            _put(review, some)
            lacking = sum(is_wanted(one, until) for one in review.weighed)
            yield (stage + 1 - lacking / len(review.weighed)) / len(STAGES)


def is_wanted(weighed: Weighed, until: int) -> bool:
    """Whether a choice is to be weighed further in the stage that ends with so many worlds."""
    is_under_way = weighed.worlds not in STAGES
    return weighed.worlds < until and (until <= FOR_ALL or is_under_way or weighed.may_matter())


def is_complete(review: Review) -> bool:
    """Whether nothing is lacking."""
    return not any(is_wanted(one, until) for one in review.weighed for until in STAGES)


def weigh(recording: Recording, weighed: Weighed, until: int) -> Weighed:
    """The choice taken on to so many worlds; the one given stays as it is, whatever happens under way."""
    weighed = copy.deepcopy(weighed)
    position = position_of(recording, weighed.choice)
    if not weighed.worlds:
        begin(position, weighed)
    (compare if until <= COARSE else refine)(position, weighed, until)
    return weighed


def _carried_out(
    recording: Recording, wanted: Sequence[Weighed], until: int, jobs: int, backend: str
) -> Iterator[Sequence[Weighed]]:
    if jobs == 1:
        for one in wanted:
            further = one
            while further.worlds < until:
                further = weigh(recording, further, min(until, max(COARSE, further.worlds + A_STEP)))
                yield [further]
    elif wanted:
        plan = Plan(recording.match.save(), until)
        tasks = [tuple(wanted[first : first + AT_ONCE]) for first in range(0, len(wanted), AT_ONCE)]
        yield from shared_out(weigh_several, plan, tasks, jobs, backend)


def weigh_several(plan: Plan, some: Sequence[Weighed]) -> list[Weighed]:
    """A stage for some choices, in a process of its own."""
    recording = _recording(plan.match)
    return [weigh(recording, one, plan.until) for one in some]


@lru_cache(maxsize=1)
def _recording(save: bytes) -> Recording:
    recording = Recording(load_match(save))
    recording.grow()
    return recording


def _put(review: Review, some: Sequence[Weighed]) -> None:
    """Put choices into their places."""
    found = {one.choice: one for one in some}
    review.weighed = [found.get(one.choice, one) for one in review.weighed]
