"""The chances of a die that must not exceed a number: seizing a treasure, raising a shield."""

from __future__ import annotations

from fractions import Fraction

from game.demons.box.charts import SIDES
from game.demons.box.treasures import TREASURES
from game.demons.rules.conjuring.conjuration import friendly_demons
from game.demons.rules.conjuring.shields import HIGHEST
from game.demons.rules.scoring import shield_cost
from game.demons.state import DemonsState, owned, solitaire
from game.engine.decision import Decision, Odds, Outcome, Text, Tone, text

RAISING = Text("Costs {cost} ducats more: roll {n} or less, 1 per friendly demon")
RAISING_NONE = Text("Costs {cost} ducats more: no friendly demon helps the die")
RAISING_WITH = Text("Costs {cost} ducats more: roll {n} or less, 1 per friendly demon or treasure given up")
GIVING_ALL = Text("With every treasure given up as well: {n} or less")
FAILS, FAILS_FREE = Text("It fails"), Text("It fails, and costs nothing but this phase")
FAILS_PAID = Text("It fails, and the treasures are lost")


def die_at_most(number: int) -> Fraction:
    """The chance to roll a number or less with one die."""
    return Fraction(min(SIDES, max(0, number)), SIDES)


def seizure(state: DemonsState, decision: Decision, rest: str) -> Odds:
    """The guard figure or less (DEM-13.0f)."""
    chance = die_at_most(TREASURES[int(rest)].guard)
    return success(text("Seizing the treasure: one try a turn, and no attack afterwards"), chance, "DEM-13.0f")


def seizure_with(state: DemonsState, decision: Decision, rest: str) -> Odds:
    """The same, when only the demon is still to be chosen."""
    return seizure(state, decision, (decision.about or "").removeprefix("treasure:"))


def success(about: Text, chance: Fraction, clause: str, failing: Text = FAILS) -> Odds:
    """A try that succeeds or fails; ``failing`` says what that costs."""
    outcomes = (
        Outcome(text("It succeeds"), chance, 1, Tone.GOOD),
        Outcome(failing, 1 - chance, 0, Tone.BAD),
    )
    return Odds(about, outcomes, clause=clause)


def shield_attempt(state: DemonsState, decision: Decision, rest: str) -> Odds:
    """With friendly demons alone, before treasures are offered (DEM-14.0c)."""
    number = len(friendly_demons(state, decision.seat))
    most = number + len(owned(state, decision.seat))
    chance, about = die_at_most(number), text(RAISING.message, cost=dearer(state), n=number)
    about = about if number else text(RAISING_NONE.message, cost=dearer(state))
    if most == number or state.magicians[decision.seat].shield >= HIGHEST:
        return success(about, chance, "DEM-14.0c", FAILS_FREE)
    outcomes = (
        Outcome(text("With friendly demons alone"), chance, 0, Tone.GOOD),
        Outcome(text(GIVING_ALL.message, n=min(most, SIDES)), die_at_most(most), 1),
    )
    return Odds(about, outcomes, exclusive=False, clause="DEM-14.0b")


def dearer(state: DemonsState) -> int:
    """How many ducats the next shield costs more than the present one, at the end."""
    alone = solitaire(state)
    return shield_cost(2, alone) - shield_cost(1, alone)


def shield_offer(state: DemonsState, decision: Decision, rest: str) -> Odds:
    """With what is offered so far, and one treasure more if ``rest`` names one."""
    number = int(str(dict(decision.question.facts)["number"])) + bool(rest)
    paid = number > len(friendly_demons(state, decision.seat))
    about = text(RAISING_WITH.message, cost=dearer(state), n=number)
    return success(about, die_at_most(number), "DEM-14.0c", FAILS_PAID if paid else FAILS_FREE)
