"""What a sensible magician would do: the judgement behind the greedy computer player.

It reads only what the deciding seat may see: its own demons, and what lies open on the table (DEM-20.1).
"""

from __future__ import annotations

from collections.abc import Callable

from game.demons.adviser.planning import (
    Ground,
    capture_risk,
    has_given_up,
    is_content,
    leave_value,
)
from game.demons.adviser.worth import best_kept, demon_worth
from game.demons.box.displays import limit_of
from game.demons.box.geometry import distances_from
from game.demons.box.goetia import POWERS_OF
from game.demons.box.powers import DISCOVER, GAIN
from game.demons.box.ranks import BRONZE, LEVEL, MOST_CONTROLLED, SHIELD_LEVEL, SHIELDS
from game.demons.box.treasures import VALUE
from game.demons.rules.conjuring.conjuration import friendly_demons
from game.demons.rules.powers.gaining import RING
from game.demons.rules.powers.mortals import units_next_to
from game.demons.rules.ranks_to_try import added_to_die
from game.demons.state import CAPTIVE, DEADLY, FREE, DemonsState, owned
from game.engine.decision import Decision
from game.engine.ids import parted

FIRST_PHASE = "first_phase"
DEATH = 60.0
DESPAIR = 500.0
"""What waiting costs a magician who only wants to be gone, next to anything that may end it."""
CURSE_PAIN = 4.0
CHEAP = 20
"""Thousands of ducats that the ring may cost."""


def number(key: str) -> int:
    """The number at the end of a key, 0 if there is none."""
    digits = key.rpartition(":")[2]
    return int(digits) if digits.isdigit() else 0


# -- setting up -----------------------------------------------------------------------------------------------


def judge_shields(state: DemonsState, decision: Decision) -> list[float]:
    """The shield with which this player wins most often, alone and in company, though others are hardly worse."""
    wanted = SHIELD_LEVEL[BRONZE]
    levels = [SHIELDS.index(option.key.removeprefix("shield:")) + 1 for option in decision.options]
    return [-abs(level - wanted) + (0.0 if level <= wanted else -0.5) for level in levels]


def judge_hexes(state: DemonsState, decision: Decision) -> list[float]:
    """The hex that brings the plan on and is safest, or what is better than to go anywhere."""
    ground = Ground(state, decision.seat)
    beginning, otherwise = not_going(ground, decision)
    return [
        ground.standing(int(key[len(beginning) :])) if key.startswith(beginning) else otherwise(key)
        for key in [option.key for option in decision.options]
    ]


def not_going(ground: Ground, decision: Decision) -> tuple[str, Callable[[str], float]]:
    """What the keys of hexes begin with, and what the other answers are worth."""
    state, seat = ground.state, ground.seat
    if decision.kind == FIRST_PHASE:
        stay, despair = resting(ground), DESPAIR if is_held_for_ever(state, decision) else 0.0
        return "move:", lambda key: option_worth(state, seat, key, stay) + despair * key.startswith("conjure")
    wait = DESPAIR if has_given_up(state, seat) else 0.0
    return (
        "to:",
        lambda key: leave_value(state, seat) if key == "leave" else ground.standing(state.magicians[seat].hex) - wait,
    )


# -- the first phase ------------------------------------------------------------------------------------------


def resting(ground: Ground) -> float:
    """What staying where one is is worth in the first phase."""
    magician = ground.state.magicians[ground.seat]
    return ground.standing(magician.hex) if magician.status == FREE else 0.0


def is_held_for_ever(state: DemonsState, decision: Decision) -> bool:
    """Whether a magician who wants to be gone can't: held by another, he would rest beside him to the end of days."""
    if not has_given_up(state, decision.seat):
        return False
    return not any(option.key.startswith(("move", "leave")) for option in decision.options)


def option_worth(state: DemonsState, seat: int, key: str, stay: float) -> float:
    """The worth of one thing to do in the first phase other than walking, if staying is worth that much."""
    action, rest = parted(key)
    if action == "leave":
        return leave_value(state, seat)
    if action == "conjure":
        return stay + conjuring_worth(state, seat, rest)
    if action == "rest":
        return stay
    if action == "free":
        return stay - 2.0
    if action == "auction":
        return stay - 1.0
    return stay - 5.0


def conjuring_worth(state: DemonsState, seat: int, rank: str) -> float:
    """What a conjuration brings on average: new demons, less the pain of curses (DEM-9)."""
    magician = state.magicians[seat]
    added, pool = added_to_die(state, seat, rank), len(state.pools[rank])
    friends = len(friendly_demons(state, seat))
    room = max(limit_of(magician.demons), MOST_CONTROLLED[LEVEL[rank]]) - len(magician.demons)
    total = 0.0
    for roll in range(1, 7):
        net = min(roll + added, pool)
        if net > 0:
            total += 2.2 * min(net, max(room, 0) + 1) + 0.3 * net + 0.25 * LEVEL[rank]
        elif net < 0:
            deadly = -net + magician.wounds + magician.curses >= DEADLY + friends
            total -= DEATH if deadly else CURSE_PAIN * -net * (1 + magician.wounds + magician.curses)
    return total / 6 * conjuring_need(state, seat)


def conjuring_need(state: DemonsState, seat: int) -> float:
    """How much more demons are wanted."""
    magician = state.magicians[seat]
    if is_content(state, seat):
        return 0.15
    if magician.status == CAPTIVE:
        return 1.5
    letters = "".join(POWERS_OF[demon] for demon in magician.demons)
    if GAIN in letters or DISCOVER in letters or len(magician.demons) >= 4:
        return 0.7
    return 1.0


# -- demons ---------------------------------------------------------------------------------------------------


def judge_release(state: DemonsState, decision: Decision) -> list[float]:
    """Release what is not in the best set that fits."""
    demons = state.magicians[decision.seat].demons
    kept = best_kept(state, decision.seat, demons)
    return [
        -demon_worth(state, decision.seat, number(option.key)) + (0.0 if number(option.key) in kept else 100.0)
        for option in decision.options
    ]


def judge_cheapest_demon(state: DemonsState, decision: Decision) -> list[float]:
    """Spend the demon worth least; keep them all only if nothing is to be had."""
    return [
        20.0 - demon_worth(state, decision.seat, number(option.key)) if number(option.key) else 5.0
        for option in decision.options
    ]


def judge_curses(state: DemonsState, decision: Decision) -> list[float]:
    """Stop curses when they become dangerous."""
    magician = state.magicians[decision.seat]
    falling = int(str(dict(decision.question.facts)["n"]))
    total = magician.wounds + magician.curses + falling
    return [
        (30.0 if total >= DEADLY else 4.0 * (total - 1)) - demon_worth(state, decision.seat, number(option.key))
        if number(option.key)
        else 0.0
        for option in decision.options
    ]


# -- treasure -------------------------------------------------------------------------------------------------


def judge_gain(state: DemonsState, decision: Decision) -> list[float]:
    """The most valuable treasure; in company, what others own counts twice."""
    worths = []
    for option in decision.options:
        cell = number(option.key)
        rival = bool(cell) and state.grid.owner[cell] >= 0
        worths.append(8.0 if option.key.endswith(RING) else VALUE[cell] * (1.6 if rival else 1.0))
    return worths


def judge_surrender(state: DemonsState, decision: Decision) -> list[float]:
    """Give up the cheapest treasure when death is near, the ring first."""
    magician = state.magicians[decision.seat]
    hurt = magician.wounds + magician.curses
    pay = hurt >= 2
    worths = []
    for option in decision.options:
        if option.key == "endure":
            worths.append(0.0)
        else:
            price = 2.0 if option.key.endswith(RING) else float(VALUE[number(option.key)])
            worths.append((100.0 if pay else -1.0) - price)
    return worths


def judge_offers(state: DemonsState, decision: Decision) -> list[float]:
    """Never pay treasure for a shield."""
    return [1.0 if option.key == "roll" else -float(VALUE[number(option.key)]) for option in decision.options]


def judge_bids(state: DemonsState, decision: Decision) -> list[float]:
    """Bid one cheap treasure for the ring, no more."""
    modest = [cell for cell in owned(state, decision.seat) if VALUE[cell] <= CHEAP]
    bid = bool(state.bids.get(decision.seat)) or not modest
    return [
        (1.0 if bid else 0.0) if option.key == "close" else 0.5 - VALUE[number(option.key)] / 100
        for option in decision.options
    ]


# -- others ---------------------------------------------------------------------------------------------------


def judge_familiars(state: DemonsState, decision: Decision) -> list[float]:
    """Bewitch the unit that threatens most; borrow if none does."""
    magician = state.magicians[decision.seat]
    worths = []
    for option in decision.options:
        if option.key.startswith("borrow"):
            worths.append(2.0)
        else:
            unit = number(option.key)
            own_captor = magician.captor_unit == unit
            worths.append(50.0 if own_captor else capture_risk(state, decision.seat, unit))
    return worths


def judge_yes(state: DemonsState, decision: Decision) -> list[float]:
    """Free the captive if it is oneself."""
    captor = state.magicians[decision.seat].captor_unit
    about = number(decision.about or "")
    return [float((option.key == "yes") == (captor == about)) for option in decision.options]


def judge_lead(state: DemonsState, decision: Decision) -> list[float]:
    """Lead a bewitched unit far away from oneself."""
    row = distances_from(state.magicians[decision.seat].hex)
    return [float(row[number(option.key)]) if number(option.key) else 0.0 for option in decision.options]


def judge_cities(state: DemonsState, decision: Decision) -> list[float]:
    """The city whose fall or love drives off the units that threaten most."""
    worths = []
    for option in decision.options:
        units = units_next_to(state, number(option.key))
        worths.append(sum(capture_risk(state, decision.seat, unit) for unit in units) + 0.1 * len(units))
    return worths


def judge_names(state: DemonsState, decision: Decision) -> list[float]:
    """The richest rival loses his turn."""
    return [float(sum(VALUE[cell] for cell in owned(state, number(option.key)))) for option in decision.options]


def judge_payment(state: DemonsState, decision: Decision) -> list[float]:
    """The ring is paid with what is worth least."""
    return [-float(VALUE[number(option.key)]) for option in decision.options]
