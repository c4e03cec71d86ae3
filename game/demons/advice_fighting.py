"""Which demons to fight with: the set whose outcome is best on average."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from game.demons.advice_worth import demon_worth
from game.demons.charts import combat_chances
from game.demons.combat import fighters
from game.demons.demon_use import attackers_now
from game.demons.goetia import ATTITUDE_OF, FRIENDLY
from game.demons.state import NOBODY, DemonsState, owned, strength_of
from game.demons.treasures import VALUE
from game.engine.decision import Decision

CAPTURE = 28.0
"""What being captured costs, in the worth of demons."""
DRIVEN_OFF = 7.0
DESTROYED = 9.0
DEMON_OF_ANOTHER = 4
"""The strength expected of a face-down demon."""
Demons = tuple[int, ...]


def subsets(demons: Demons, chosen: Demons) -> Iterator[Demons]:
    """Every set of demons that contains those already chosen."""
    rest = [demon for demon in demons if demon not in chosen]
    for bits in range(1 << len(rest)):
        picked = (*chosen, *(demon for place, demon in enumerate(rest) if bits >> place & 1))
        if picked:
            yield picked


def spent(state: DemonsState, seat: int, demons: Demons, adverse: float) -> float:
    """The worth of demons lost on average: friendly ones only if it goes wrong (DEM-8.2n)."""
    return sum(
        demon_worth(state, seat, demon) * (adverse if ATTITUDE_OF[demon] == FRIENDLY else 1.0) for demon in demons
    )


@cache
def shares(difference: int) -> dict[str, float]:
    """The chances of each result of a combat at that difference, as plain numbers."""
    return {result: float(share) for result, share in combat_chances(difference).items()}


def defence_worth(state: DemonsState, seat: int, demons: Demons, attack: int) -> float:
    """How a defence turns out on average."""
    chances = shares(attack - strength_of((), demons))
    adverse = chances["Dx"] + chances["Df"]
    won = chances["Af"] * DRIVEN_OFF + chances["Ax"] * DESTROYED
    return won - chances["Dx"] * CAPTURE - spent(state, seat, demons, adverse)


def attack_worth(state: DemonsState, seat: int, demons: Demons, defence: int, prize: float) -> float:
    """How an attack turns out on average; ``prize`` is what destroying the defender is worth besides."""
    chances = shares(strength_of((), demons) - defence)
    adverse = chances["Ax"] + chances["Af"]
    won = chances["Df"] * DRIVEN_OFF + chances["Dx"] * (DESTROYED + prize)
    return won - chances["Ax"] * CAPTURE - spent(state, seat, demons, adverse)


def expected_defence(state: DemonsState, units: Demons, victim: int) -> int:
    """The strength an attack will meet: known for units, guessed by number for a magician."""
    if victim == NOBODY:
        return strength_of(units, ())
    return DEMON_OF_ANOTHER * min(2, len(state.magicians[victim].demons))


def prize_of(state: DemonsState, victim: int) -> float:
    """What capturing a magician is worth: he may give up treasure."""
    return sum(VALUE[cell] for cell in owned(state, victim)) / 4 if victim != NOBODY else 0.0


def best_attack(state: DemonsState, seat: int, units: Demons, victim: int) -> float:
    """The worth of the best attack on a hex."""
    able, defence = attackers_now(state, seat), expected_defence(state, units, victim)
    prize = prize_of(state, victim)
    return max([attack_worth(state, seat, demons, defence, prize) for demons in subsets(able, ())], default=-99.0)


def judge_attackers(state: DemonsState, decision: Decision) -> list[float]:
    """Add the demons of the best set, then attack."""
    fight, seat = state.fight[0], decision.seat
    defence = expected_defence(state, fight.defending_units, fight.defender)
    prize = prize_of(state, fight.defender)
    able, chosen = attackers_now(state, seat), fight.attacking_demons
    best = max(subsets(able, chosen), key=lambda demons: attack_worth(state, seat, demons, defence, prize))
    return [pick_worth(option.key, best, chosen) for option in decision.options]


def judge_defenders(state: DemonsState, decision: Decision) -> list[float]:
    """Add the demons of the best set, then defend."""
    fight, seat = state.fight[0], decision.seat
    able, chosen = fighters(state, seat), fight.defending_demons
    best = max(subsets(able, chosen), key=lambda demons: defence_worth(state, seat, demons, fight.attack))
    return [pick_worth(option.key, best, chosen) for option in decision.options]


def pick_worth(key: str, best: Demons, chosen: Demons) -> float:
    """Whether an answer leads to the best set."""
    action, _, rest = key.partition(":")
    if action == "with":
        return 1.0 if int(rest) in best else -1.0
    if action == "fight":
        return 2.0 if len(chosen) == len(best) else 0.0
    return -0.5
