"""Which demons to fight with: the set whose outcome is best on average."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from game.demons.adviser.worth import worth_to_the_hurt
from game.demons.box.charts import combat_chances
from game.demons.box.goetia import ATTITUDE_OF, FRIENDLY, STRENGTH_OF
from game.demons.box.treasures import VALUE
from game.demons.rules.combat.magicians import fighters
from game.demons.rules.demon_use import attackers_now
from game.demons.state import NOBODY, DemonsState, owned, strength_of
from game.engine.decision import Decision
from game.engine.ids import parted

CAPTURE = 28.0
"""What being captured costs, in the worth of demons."""
DRIVEN_OFF = 7.0
DESTROYED = 9.0
DEMON_OF_ANOTHER = 4
"""The strength expected of a face-down demon."""
Demons = tuple[int, ...]


class Party(NamedTuple):
    """Demons that could fight together: their strength, and what they are worth."""

    demons: Demons
    strength: int
    friends: float
    """The worth of the friendly ones, lost only if it goes wrong (DEM-8.2n); ..."""
    others: float
    """... and of the others, lost anyway."""


@lru_cache(4096)
def parties(demons: Demons, chosen: Demons, hurt: int) -> tuple[Party, ...]:
    """Every set of demons that contains those already chosen, for a magician with so many wounds and curses."""
    found = [Party((), 0, 0.0, 0.0)]
    for demon in chosen:
        found = [joined_by(party, demon, hurt) for party in found]
    for demon in demons:
        if demon not in chosen:
            found += [joined_by(party, demon, hurt) for party in found]
    return tuple(found if chosen else found[1:])


def joined_by(party: Party, demon: int, hurt: int) -> Party:
    """A party with one demon more."""
    worth, friendly = worth_to_the_hurt(demon, hurt), ATTITUDE_OF[demon] == FRIENDLY
    return Party(
        (*party.demons, demon),
        party.strength + STRENGTH_OF[demon],
        party.friends + worth * friendly,
        party.others + worth * (not friendly),
    )


def hurt_of(state: DemonsState, seat: int) -> int:
    """A magician's wounds and curses."""
    magician = state.magicians[seat]
    return magician.wounds + magician.curses


@cache
def shares(difference: int) -> dict[str, float]:
    """The chances of each result of a combat at that difference, as plain numbers."""
    return {result: float(share) for result, share in combat_chances(difference).items()}


@lru_cache(4096)
def defending(difference: int) -> tuple[float, float]:
    """What a defence brings on average, and how likely it goes wrong."""
    chances = shares(difference)
    brought = chances["Af"] * DRIVEN_OFF + chances["Ax"] * DESTROYED - chances["Dx"] * CAPTURE
    return brought, chances["Dx"] + chances["Df"]


@lru_cache(4096)
def attacking(difference: int, prize: float) -> tuple[float, float]:
    """What an attack brings on average, and how likely it goes wrong."""
    chances = shares(difference)
    brought = chances["Df"] * DRIVEN_OFF + chances["Dx"] * (DESTROYED + prize) - chances["Ax"] * CAPTURE
    return brought, chances["Ax"] + chances["Af"]


def defence_worth(party: Party, attack: int) -> float:
    """How a defence turns out on average."""
    brought, adverse = defending(attack - party.strength)
    return brought - party.others - adverse * party.friends


def attack_worth(party: Party, defence: int, prize: float) -> float:
    """How an attack turns out on average; ``prize`` is what destroying the defender is worth besides."""
    brought, adverse = attacking(party.strength - defence, prize)
    return brought - party.others - adverse * party.friends


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
    possible = parties(able, (), hurt_of(state, seat))
    return max([attack_worth(party, defence, prize) for party in possible], default=-99.0)


def judge_attackers(state: DemonsState, decision: Decision) -> list[float]:
    """Add the demons of the best set, then attack."""
    fight, seat = state.fight[0], decision.seat
    defence = expected_defence(state, fight.defending_units, fight.defender)
    prize, chosen = prize_of(state, fight.defender), fight.attacking_demons
    possible = parties(attackers_now(state, seat), chosen, hurt_of(state, seat))
    best = max(possible, key=lambda party: attack_worth(party, defence, prize))
    return [pick_worth(option.key, best.demons, chosen) for option in decision.options]


def judge_defenders(state: DemonsState, decision: Decision) -> list[float]:
    """Add the demons of the best set, then defend."""
    fight, chosen = state.fight[0], state.fight[0].defending_demons
    possible = parties(fighters(state, decision.seat), chosen, hurt_of(state, decision.seat))
    best = max(possible, key=lambda party: defence_worth(party, fight.attack))
    return [pick_worth(option.key, best.demons, chosen) for option in decision.options]


def pick_worth(key: str, best: Demons, chosen: Demons) -> float:
    """Whether an answer leads to the best set."""
    action, rest = parted(key)
    if action == "with":
        return 1.0 if int(rest) in best else -1.0
    if action == "fight":
        return 2.0 if len(chosen) == len(best) else 0.0
    return -0.5
