"""What a sensible mage casts, at whom, and how he answers an attack."""

from __future__ import annotations

from game.engine.decision import Decision, Option
from game.engine.ids import name_of, parted
from game.warlocks_duel.adviser.holding import NOTICEABLE, lead_by_holding
from game.warlocks_duel.adviser.worth import HEALING_WORTH, RESERVE_DIE, others_than_two, reserve_use, worth
from game.warlocks_duel.box.cards import SPELLS
from game.warlocks_duel.box.effects import PayPower
from game.warlocks_duel.box.spells import ATTACK, HEAL
from game.warlocks_duel.box.strength import TurnedSpell
from game.warlocks_duel.referee.attack_strength import after_reductions, best_turned
from game.warlocks_duel.referee.striking_back import deadly_dice
from game.warlocks_duel.rules.antimagic_shield import lowered
from game.warlocks_duel.rules.attacks.casting import HOLD, others_all_hold, targets
from game.warlocks_duel.state import FATIGUE, MOST_POWER, DuelState, living

ELIMINATION, DEADLY = 8.0, 40.0
"""What it is worth to end another, and what an attack is to be avoided for that would be its caster's end."""


def judge_casting(state: DuelState, decision: Decision) -> list[float]:
    """Wards first, then attacks from strong to weak; heals wait as a defence while attacks threaten.

    Where holding ends the casting and the others waste more than oneself, that is better than any spell but one that
    may end another.
    """
    judged = [casting_worth(state, decision.seat, option) for option in decision.options]
    lead = lead_by_holding(state, decision.seat)
    if lead is None or lead < NOTICEABLE or may_end_another(state, decision):
        return judged
    best = max(judged)
    return [best + lead if option.key == HOLD.key else value
            for option, value in zip(decision.options, judged, strict=True)]  # fmt: skip


def may_end_another(state: DuelState, decision: Decision) -> bool:
    """Whether an attack, unanswered, takes all the power of an opponent who cannot end its caster before that."""
    attacks = [spell for spell in state.duelists[decision.seat].active if SPELLS[spell].category == ATTACK]
    return any(
        strikes_at_best(state, decision.seat, spell, target) >= state.duelists[target].power
        and not deadly_dice(state, decision.seat, spell, target)
        for spell in attacks for target in targets(state, decision.seat)
    )  # fmt: skip


def casting_worth(state: DuelState, seat: int, option: Option) -> float:
    """The worth of one casting; holding is worth nothing in itself."""
    action, spell = parted(option.key)
    if action == "hold":
        return 0.0
    category, price = SPELLS[spell].category, SPELLS[spell].effect(PayPower)
    if price is not None and price.value >= state.duelists[seat].power:
        return -DEADLY
    if category == HEAL:
        return healing_now(state, seat, spell)
    if category != ATTACK:
        return 20.0 if threats(state, seat) else 0.1
    return 5.0 + best_target_worth(state, seat, spell)


def threats(state: DuelState, seat: int) -> int:
    """The opponents' active attacks."""
    return sum(
        SPELLS[spell].category == ATTACK
        for other in living(state)
        if other != seat
        for spell in state.duelists[other].active
    )


def healing_now(state: DuelState, seat: int, spell: str) -> float:
    """Whether to heal now: not while the heal may still stop an attack, unless holding could lose it."""
    duelist = state.duelists[seat]
    gain = min(lowered(duelist, spell, round(SPELLS[spell].strength.average(duelist))), MOST_POWER - duelist.power)
    if threats(state, seat) and not others_all_hold(state, seat):
        return -1.0
    return 0.2 + gain


def best_target_worth(state: DuelState, seat: int, spell: str) -> float:
    """The worth of an attack on its best target."""
    possible = [other for other in living(state) if other != seat and not state.duelists[other].protected]
    return max((target_worth(state, seat, spell, other) for other in possible), default=-10.0)


def target_worth(state: DuelState, seat: int, spell: str, target: int) -> float:
    """Expected damage after wards and shield, more for an elimination and for the leader; never at a lethal answer."""
    victim = state.duelists[target]
    expected = expected_strength(state, seat, spell, target)
    points = strikes_at_best(state, seat, spell, target)
    value = points + worth(spell, others_than_two(state)) - expected
    if points >= victim.power:
        value += ELIMINATION
    if deadly_dice(state, seat, spell, target):
        value -= DEADLY
    return value + 0.02 * victim.power


def strikes_at_best(state: DuelState, seat: int, spell: str, target: int) -> int:
    """The average damage after wards and shield, if nothing answers it."""
    return after_reductions(state, spell, target, round(expected_strength(state, seat, spell, target)))


def expected_strength(state: DuelState, seat: int, spell: str, target: int) -> float:
    """The average strength, a turned spell's by its owner."""
    turned = SPELLS[spell].strength
    if isinstance(turned, TurnedSpell):
        named = best_turned(state, target, turned.most_level)
        if named:
            return SPELLS[named].strength.average(state.duelists[target])
    return turned.average(state.duelists[seat])


def judge_targets(state: DuelState, decision: Decision) -> list[float]:
    """Each target by what the spell does to it."""
    spell = (decision.about or "").removeprefix("spell:")
    return [target_worth(state, decision.seat, spell, int(name_of(option.key))) for option in decision.options]


def judge_responses(state: DuelState, decision: Decision) -> list[float]:
    """Weigh the damage taken, dealt and the means spent; staying alive comes first."""
    return [response_worth(state, decision.seat, option) for option in decision.options]


def response_worth(state: DuelState, seat: int, option: Option) -> float:
    """The worth of one answer to the attack."""
    duelist, caster = state.duelists[seat], state.duelists[state.caster]
    action, what = parted(option.key)
    taken, value = state.strength, 0.0
    if action == "heal":
        prevented = min(taken, round(SPELLS[what].strength.average(duelist)))
        taken -= prevented
        value -= 0.75 * HEALING_WORTH * min(SPELLS[what].strength.average(duelist), MOST_POWER - duelist.power + 2)
    elif action == "reserve":
        taken += FATIGUE - int(what)
        value -= RESERVE_DIE * int(what) * reserve_use(duelist)
    elif action == "counter":
        value += min(int(what), caster.power) - 0.05 * int(what)
        if int(what) >= caster.power:
            taken, value = 0, value + ELIMINATION
    elif action == "power_drain":
        value += 3.0 * (len(living(state)) - 1) - RESERVE_DIE - 1.5
    lethal = taken >= duelist.power
    return value - taken - (50.0 if lethal else 0.0)
