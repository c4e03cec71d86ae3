"""What a mage can do to the demons near him: whom an exorcism reaches, how hard it strikes, where drops push them."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.devils_circle.rules.ground import OPENLY, WITHIN_TWO
from game.devils_circle.rules.mages.equipment import pushed_to
from game.devils_circle.rules.mages.options import deeds_against
from game.devils_circle.state import ACTION_POINTS, MAGES, CircleState, Demon, Mage, doubled_power


@dataclass(frozen=True, slots=True)
class Blow:
    """What a mage can do to one demon. ``exorcism`` and ``drops`` are the power it would lose; 0: it cannot be done.

    ``pushed_to`` is the field where drops push it; -1: it sinks, or stays.
    """

    demon: int
    exorcism: int
    drops: int
    pushed_to: int


def blows(state: CircleState, mage: Mage) -> tuple[Blow, ...]:
    """For each demon in a mage's reach what he can do to it: now, or with all his points when his phase comes."""
    if mage.field < 0 or mage.held_by >= 0:
        return ()
    striking = mage if state.stage == MAGES else replace(mage, points=ACTION_POINTS, attacked=False)
    if not striking.points:
        return ()
    found = []
    for number, demon in enumerate(state.demons):
        if demon.field < 0 or not WITHIN_TWO[mage.field] >> demon.field & 1:
            continue
        bundles, drops, _attack = deeds_against(state, striking, demon.field)
        blow = Blow(
            number,
            doubled_power(mage) if bundles else 0,
            demon.materiality if drops else 0,
            landing(state, mage, demon) if drops else -1,
        )
        found.append(blow)
    return tuple(found)


def landing(state: CircleState, mage: Mage, demon: Demon) -> int:
    """Where drops push a demon beside the mage, its losses counted; -1 if it sinks or stays (DK-7.31 to DK-7.33)."""
    left = demon.power - demon.materiality
    if left <= 0 or not OPENLY[mage.field] >> demon.field & 1:
        return -1
    after = replace(demon, power=left, materiality=max(0, demon.materiality - 1))
    return pushed_to(state, after, mage.field)
