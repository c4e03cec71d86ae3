"""Exact chances of what a player is about to do, and the certain price of it (WD-13.6)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from fractions import Fraction
from functools import lru_cache
from math import factorial

from game.engine.decision import Decision, Loss, Odds, Option, Outcome, Text, Tone, text
from game.engine.ids import parted
from game.warlocks_duel.box.cards import CARDS, SPELLS
from game.warlocks_duel.box.effects import (
    NoResponse,
    PayPower,
)
from game.warlocks_duel.box.elements import FACES, DiceFaces, selections, together
from game.warlocks_duel.box.spells import ATTACK, HEAL
from game.warlocks_duel.box.strength import distribution
from game.warlocks_duel.referee.attack_strength import attack_chances
from game.warlocks_duel.referee.passing import holding_odds, listed_spells, passing_odds
from game.warlocks_duel.referee.payable import paid_together
from game.warlocks_duel.rules.antimagic_shield import lowered
from game.warlocks_duel.rules.attacks.casting import HOLD, targets
from game.warlocks_duel.rules.attacks.defence import forbids_counter
from game.warlocks_duel.rules.gathering import chosen_dice, set_aside
from game.warlocks_duel.rules.incantations import PASS
from game.warlocks_duel.rules.payment import missing_dice, was_paid
from game.warlocks_duel.state import FATIGUE, MOST_POWER, POWER_DRAIN_DAMAGE, Duelist, DuelState

CERTAIN = Fraction(1)
SEVERAL = 2
TOGETHER = Text("{spells}: all of them")
NO_ANSWER = Text("Strength; the target may not answer:")
NO_COUNTER = Text("Strength before the target answers, which may not strike back at this spell:")
FALL = Loss(Text("all the power you have left"), final=True)


def odds(state: DuelState, decision: Decision, option: Option) -> Odds | None:
    """The chances of an option, or None if the rules leave nothing to tell."""
    action, what = parted(option.key)
    if decision.kind == "gather":
        return gather_odds(state, decision.seat, option.key)
    if decision.kind == "cast" and action == "cast":
        return cast_odds(state, decision.seat, what)
    if decision.kind == "incantation" and option.key == PASS.key:
        return passing_odds(state, decision.seat)
    if decision.kind == "cast" and option.key == HOLD.key:
        return holding_odds(state, decision.seat)
    if decision.kind == "target":
        spell = (decision.about or "").removeprefix("spell:")
        return attack_odds(state, decision.seat, spell, int(what))
    if decision.kind == "response":
        return response_odds(state, decision.seat, action, what)
    return None


# -- gathering ----------------------------------------------------------------------------------------------


def gather_odds(state: DuelState, seat: int, key: str) -> Odds:
    """For every spell in reach: the chance that pool and next roll together can pay it."""
    duelist = state.duelists[seat]
    after = Duelist(hand=duelist.hand, reserve=duelist.reserve, pool=duelist.pool)
    short = set_aside(after, chosen_dice(key)) if key.startswith("set_aside:") else 0
    dice = len(after.hand) - key.startswith("shield:")
    outcomes = reached(duelist, after.pool, list(spells_in_reach(state, duelist)), dice)
    if short:
        words = text("{n} die short: you lose {n} power, and the gathering ends.",
                     plural="{n} dice short: you lose {n} power, and the gathering ends.", n=short)  # fmt: skip
        outcomes.insert(0, Outcome(words, CERTAIN, -short, Tone.BAD, FALL if short >= duelist.power else None))
    about = text(
        "After the next roll ({n} die) you could pay for:",
        plural="After the next roll ({n} dice) you could pay for:",
        n=dice,
    ) if dice else Text("You could pay for:")
    return Odds(about, tuple(outcomes), exclusive=False, clause="WD-2.9" if short else "WD-3.7")


def reached(duelist: Duelist, pool: DiceFaces, spells: list[str], dice: int) -> list[Outcome]:
    """What a pool pays for with so many dice to come: only what is certain is good. What can be had at once is one."""
    chances = {spell: payable_chance(pool, SPELLS[spell].cost, dice) for spell in spells}
    once = paid_together(duelist, pool, [spell for spell in spells if chances[spell] == 1])
    if len(once) < SEVERAL:
        once = ()
    several = [Outcome(text(TOGETHER.message, spells=listed_spells(once)), CERTAIN, tone=Tone.GOOD)] if once else []
    return several + [
        Outcome(SPELLS[spell].name, share, tone=Tone.GOOD if share == 1 else Tone.NEUTRAL)
        for spell, share in chances.items()
        if spell not in once
    ]


def spells_in_reach(state: DuelState, duelist: Duelist) -> Iterable[str]:
    """The player's own spells, then the scrolls of the market."""
    own = [spell for card in duelist.cards for spell in CARDS[card] if not was_paid(duelist, spell)]
    return [*own, *state.market]


@lru_cache(maxsize=50_000)
def payable_chance(pool: DiceFaces, cost: tuple[str, ...], dice: int) -> Fraction:
    """The exact chance that the pool and ``dice`` freshly rolled element dice together can pay a cost."""
    if not missing_dice(pool, cost):
        return CERTAIN
    paying = sum(ways for roll, ways in roll_ways(dice) if not missing_dice(together(pool, roll), cost))
    return Fraction(paying, 6**dice)


@lru_cache(maxsize=16)
def roll_ways(dice: int) -> tuple[tuple[DiceFaces, int], ...]:
    """Every different result of rolling element dice, with the number of ways in which it comes up."""
    every = selections(tuple(face for face in FACES for _ in range(dice)), dice)
    return tuple((roll, arrangements(roll)) for roll in every)


def arrangements(roll: DiceFaces) -> int:
    """In how many orders dice can show this result."""
    count = factorial(len(roll))
    for face in FACES:
        count //= factorial(roll.count(face))
    return count


# -- casting ------------------------------------------------------------------------------------------------


def cast_odds(state: DuelState, seat: int, spell: str) -> Odds | None:
    """What casting does: power gained, or strength against the only or the average target."""
    category = SPELLS[spell].category
    price = SPELLS[spell].effect(PayPower)
    if price is not None and price.value >= state.duelists[seat].power:
        words = text("You fall by the price of the spell, and it is cancelled.")
        return certain(Outcome(words, CERTAIN, 0, Tone.BAD, FALL), "WD-4.17")
    if category == HEAL:
        return heal_odds(state, seat, spell)
    possible = targets(state, seat)
    if category != ATTACK or not possible:
        return None
    return attack_odds(state, seat, spell, possible[0]) if len(possible) == 1 else raw_odds(state, seat, spell)


def heal_odds(state: DuelState, seat: int, spell: str) -> Odds:
    """The power a heal gives now, after the antimagic shield and the limit of 40."""
    duelist = state.duelists[seat]
    room = MOST_POWER - duelist.power
    gains = distribution(
        (min(room, lowered(duelist, spell, points)), share)
        for points, share in SPELLS[spell].strength.chances(duelist).items()
    )
    outcomes = tuple(
        Outcome(text("gain {points} power", points=gain), share, gain, Tone.GOOD if gain else Tone.NEUTRAL)
        for gain, share in gains.items()
    )
    return Odds(text("Power you gain:"), outcomes, clause="WD-4.8")


def raw_odds(state: DuelState, seat: int, spell: str) -> Odds:
    """The strength of an attack before a target is chosen."""
    chances = SPELLS[spell].strength.chances(state.duelists[seat])
    outcomes = tuple(
        Outcome(text("{points} damage", points=points), share, points, Tone.GOOD if points else Tone.NEUTRAL)
        for points, share in chances.items()
    )
    return Odds(text("Strength before any defence:"), outcomes, clause="WD-4.16")


def attack_odds(state: DuelState, seat: int, spell: str, target: int) -> Odds:
    """The strength against a target after step 3, before the answer; lethal and backfiring results are named."""
    outcomes = tuple(
        Outcome(
            attack_words(state, spell, target, points, backfires),
            share,
            points,
            Tone.BAD if backfires else Tone.GOOD if points else Tone.NEUTRAL,
            FALL if backfires >= state.duelists[seat].power else None,
        )
        for (points, backfires), share in attack_chances(state, seat, spell, target).items()
    )
    return Odds(before_the_answer(state, spell, target), outcomes, clause="WD-4.16")


def before_the_answer(state: DuelState, spell: str, target: int) -> Text:
    """Whether the target may still answer (WD-4.9), and with how many dice it can strike back (WD-4.14)."""
    if SPELLS[spell].effect(NoResponse) or state.duelists[target].silenced:
        return NO_ANSWER
    if forbids_counter(spell):
        return NO_COUNTER
    dice = len(state.duelists[target].pool)
    if not dice:
        return text("Strength before the target answers, which has no dice to strike back:")
    return text(
        "Strength before the target answers, which has {n} die to strike back:",
        plural="Strength before the target answers, which has {n} dice to strike back:",
        n=dice,
    )


def attack_words(state: DuelState, spell: str, target: int, points: int, backfires: int) -> Text:
    """One result of an attack in words."""
    if backfires:
        return text("{points} damage, and you lose {lost} power", points=points, lost=backfires)
    if points >= state.duelists[target].power:
        return text("{points} damage: enough to eliminate", points=points)
    return text("{points} damage", points=points)


# -- responding ---------------------------------------------------------------------------------------------


def response_odds(state: DuelState, seat: int, action: str, what: str) -> Odds:
    """What an answer to the attack leaves of it."""
    if action == "heal":
        strengths = SPELLS[what].strength.chances(state.duelists[seat])
        left = distribution((max(0, state.strength - points), share) for points, share in strengths.items())
        outcomes = tuple(damaged(state, seat, points, share) for points, share in left.items())
        return Odds(text("Damage that gets through:"), outcomes, clause="WD-4.10")
    if action == "reserve":
        points = state.strength - int(what) + FATIGUE
        words = text(
            "{points} damage: {left} of the attack, {fatigue} for using the reserve at all (fatigue). The dice give no "
            "power at the end of the round: {dice} less.",
            points=points, left=points - FATIGUE, fatigue=FATIGUE, dice=int(what),
        )  # fmt: skip
        return certain(damaged(state, seat, points, CERTAIN, words), "WD-4.13")
    if action == "counter":
        return strike_back_odds(state, seat, int(what), "WD-4.14")
    if action == "power_drain":
        return strike_back_odds(state, seat, POWER_DRAIN_DAMAGE, "WD-9.2")
    return certain(damaged(state, seat, state.strength, CERTAIN), "WD-4.9")


def strike_back_odds(state: DuelState, seat: int, points: int, clause: str) -> Odds:
    """An answer that costs the attacker power; if it eliminates him, the attack is cancelled (WD-4.15)."""
    if points >= state.duelists[state.caster].power:
        words = text("The attacker falls, and the attack is cancelled.")
        return certain(Outcome(words, CERTAIN, 0, Tone.GOOD), "WD-4.15")
    words = text("The attacker loses {dice}; you take {points} damage.", dice=points, points=state.strength)
    taken = damaged(state, seat, state.strength, CERTAIN, words)
    return certain(taken if taken.loss else replace(taken, tone=Tone.NEUTRAL), clause)


def damaged(state: DuelState, seat: int, points: int, share: Fraction, words: Text | None = None) -> Outcome:
    """So much damage taken by a seat: good if it is none, bad if it is no less than without an answer, or the end."""
    words = words or text("{points} damage", points=points)
    loss = FALL if points >= state.duelists[seat].power else None
    tone = Tone.GOOD if not points else Tone.BAD if loss or points >= state.strength else Tone.NEUTRAL
    return Outcome(words, share, points, tone, loss)


def certain(outcome: Outcome, clause: str) -> Odds:
    """Something that is sure to happen."""
    return Odds(text("What happens:"), (outcome,), clause=clause)
