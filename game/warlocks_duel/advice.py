"""What a sensible mage would do: the judgement behind the greedy computer player.

It reads only what the deciding seat may see: its own and the others' open dice, cards and power.
Worth is measured in points of power, won or denied.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from game.engine.decision import Decision, Option
from game.warlocks_duel.antimagic_shield import lowered
from game.warlocks_duel.cards import CARDS, SPELLS
from game.warlocks_duel.effects import (
    Area,
    Cancel,
    DelayedDamage,
    DelayedHeal,
    Effect,
    NoCounter,
    NoResponse,
    PayPower,
    Regain,
    RegainDealt,
    Silence,
    Underdog,
)
from game.warlocks_duel.elements import ANY, FACES, WHIRLWIND, DiceFaces, in_order, without
from game.warlocks_duel.gathering import chosen_dice, set_aside
from game.warlocks_duel.odds import after_reductions, best_turned
from game.warlocks_duel.payment import missing_dice, proposed_payment, was_paid
from game.warlocks_duel.sacrifice import qualifying_cards
from game.warlocks_duel.scrolls import SCROLLS
from game.warlocks_duel.spells import ATTACK, HEAL
from game.warlocks_duel.state import FATIGUE, MOST_POWER, Duelist, DuelState, living
from game.warlocks_duel.strength import TurnedSpell

HEALING_WORTH = 0.9
SPARE_DIE = 0.55
RESERVE_DIE = 0.95
SCROLL_FOR_KEEPS = 1.0
ELIMINATION = 8.0
CHANCE_WITH_MISSING = (1.0, 0.8, 0.45, 0.2, 0.07, 0.02)
"""How likely a spell lacking that many particular dice is still completed by the rolls to come."""

WARD_WORTH = {"cloak_of_invisibility": 3.6, "magic_shield": 4.0, "protective_cloak": 2.2}


def preferences(state: DuelState, decision: Decision) -> Sequence[float]:
    """The worth of each option, in the order offered."""
    judge = JUDGES.get(decision.kind)
    if judge is None:
        return [0.0] * len(decision.options)
    return judge(state, decision)


# -- worth of spells ----------------------------------------------------------------------------------------


@cache
def worth(spell: str, others: int) -> float:
    """What a spell is worth on average with that many opponents besides the target."""
    printed = SPELLS[spell]
    if printed.category == HEAL:
        later = printed.effect(DelayedHeal)
        return HEALING_WORTH * (printed.strength.average(SAMPLE) + (later.value if later else 0))
    if spell in WARD_WORTH:
        return WARD_WORTH[spell]
    base = 4.0 if isinstance(printed.strength, TurnedSpell) else printed.strength.average(SAMPLE)
    return base + sum(effect_worth(effect, base, others) for effect in printed.effects)


SAMPLE = Duelist(active=("a", "b", "c", "d"), paid={"a": FACES[:4]})
"""A typical caster, for spells whose strength depends on what he has laid out."""


def effect_worth(effect: Effect, base: float, others: int) -> float:
    """What a further effect adds to a spell's worth."""
    match effect:
        case Area(value=value, face=face):
            return 0.5 * others * value * (5 / 6 if face else 1)
        case RegainDealt(numerator=part, denominator=whole):
            return 0.65 * base * part / whole
        case Regain(value=value):
            return 0.65 * value
        case DelayedDamage(value=value) | Underdog(value=value):
            return value * (1.0 if isinstance(effect, DelayedDamage) else 0.5)
        case Cancel(most_level=level):
            return 3.2 if level == 2 else 2.4
        case PayPower(value=value):
            return -float(value)
    return FLAT_WORTH.get(type(effect), 0.0)


FLAT_WORTH: dict[type[Effect], float] = {Silence: 0.6, NoResponse: 0.7, NoCounter: 0.4}


def others_than_two(state: DuelState) -> int:
    """How many opponents an area spell reaches besides its target."""
    return max(0, len(living(state)) - 2)


# -- gathering ----------------------------------------------------------------------------------------------


def judge_gathering(state: DuelState, decision: Decision) -> list[float]:
    """Keep the dice that bring the best spells nearer than the reserve they cost is worth."""
    duelist = state.duelists[decision.seat]
    spells = tuple(spell for card in duelist.cards for spell in CARDS[card])
    others = others_than_two(state)
    wanted = tuple(sorted((worth(spell, others), spell) for spell in (*spells, *state.market)))
    return [gathering_worth(state, duelist, option, wanted) for option in decision.options]


def gathering_worth(state: DuelState, duelist: Duelist, option: Option, wanted: tuple[tuple[float, str], ...]) -> float:
    """The prospect after a step, less the reserve dice drawn and the damage taken."""
    if option.key.startswith("shield:"):
        return prospect(duelist.pool, wanted) + shield_worth(state, duelist, chosen_dice(option.key)[0])
    if option.key == "gather_up":
        return prospect(duelist.pool, wanted)
    after = Duelist(hand=duelist.hand, reserve=duelist.reserve, pool=duelist.pool)
    short = set_aside(after, chosen_dice(option.key))
    drawn = duelist.reserve - after.reserve
    penalty = short * (1.4 if short < duelist.power else 1000.0) + (1.0 if short else 0.0)
    return prospect(after.pool, wanted) - RESERVE_DIE * drawn * reserve_use(duelist) - penalty


def reserve_use(duelist: Duelist) -> float:
    """How much of a reserve die's point of power there is room for below the limit of 40."""
    return min(1.0, max(0.3, (MOST_POWER - duelist.power) / max(1, duelist.reserve)))


def shield_worth(state: DuelState, duelist: Duelist, face: str) -> float:
    """What a shield die takes off the spells of the others, less what it takes off one's own heals."""
    against = 0.0
    for other in state.duelists:
        if other is not duelist and other.alive:
            spells = [SPELLS[spell] for card in other.cards for spell in CARDS[card]]
            against += 0.35 * sum(spell.school == face and spell.category == ATTACK for spell in spells)
    own = [SPELLS[spell] for card in duelist.cards for spell in CARDS[card]]
    own_heals = sum(spell.school == face and spell.category == HEAL for spell in own)
    return against / max(1, len(living(state)) - 1) - 0.5 * own_heals - 0.6


@lru_cache(maxsize=200_000)
def prospect(pool: DiceFaces, wanted: tuple[tuple[float, str], ...]) -> float:
    """What the dice in the pool promise: the best spells first, each by the chance of completing it."""
    left, total = list(pool), 0.0
    candidates = [(value, spell) for value, spell in wanted if value > 0]
    scroll_taken = False
    while candidates and left:
        gain, spell = max((promise(left, spell, value), spell) for value, spell in candidates)
        if gain <= 0.35 * len(SPELLS[spell].cost):
            break
        total += gain
        take_fitting(left, SPELLS[spell].cost)
        scroll_taken = scroll_taken or spell in SCROLLS
        candidates = [(v, s) for v, s in candidates if s != spell and not (scroll_taken and s in SCROLLS)]
    return total + SPARE_DIE * len(left)


def promise(pool: list[str], spell: str, value: float) -> float:
    """A spell's worth times the chance that the rolls to come bring what it still lacks."""
    missing = lacking(pool, SPELLS[spell].cost)
    return value * CHANCE_WITH_MISSING[min(missing, 5)]


def lacking(pool: list[str], cost: tuple[str, ...]) -> int:
    """How many particular dice are missing; "any" entries are easy and count half."""
    missing = sum(max(0, cost.count(face) - pool.count(face)) for face in set(cost) if face != ANY)
    return max(0, missing - pool.count(WHIRLWIND))


def take_fitting(pool: list[str], cost: tuple[str, ...]) -> None:
    """Take the dice that go towards a cost out of the pool: exact symbols, then Whirlwinds, then any."""
    for symbol in sorted(cost, key=lambda entry: entry == ANY):
        fitting = symbol if symbol in pool else WHIRLWIND
        if fitting in pool:
            pool.remove(fitting)
        elif symbol == ANY and pool:
            pool.pop()


# -- incantations -------------------------------------------------------------------------------------------


def judge_incantations(state: DuelState, decision: Decision) -> list[float]:
    """Each action by its spell's worth and the best use of the dice that remain."""
    duelist = state.duelists[decision.seat]
    others = others_than_two(state)
    return [incantation_worth(state, duelist, option, others) for option in decision.options]


def incantation_worth(state: DuelState, duelist: Duelist, option: Option, others: int) -> float:
    """The worth of one action, of passing if it is none."""
    action, _, spell = option.key.partition(":")
    if action == "pass":
        return SPARE_DIE * len(duelist.pool)
    rest = without(duelist.pool, proposed_payment(duelist, SPELLS[spell].cost))
    spells = tuple(
        other for card in duelist.cards for other in CARDS[card] if other != spell and not was_paid(duelist, other)
    )
    scrolls = () if duelist.learned or action == "learn" else state.market
    bonus = SCROLL_FOR_KEEPS if action == "learn" else 0.0
    return current_worth(state, duelist, spell, others) + bonus + best_use(rest, spells, scrolls, others)


def current_worth(state: DuelState, duelist: Duelist, spell: str, others: int) -> float:
    """A spell's worth now: healing beyond 40 is worth only its use as a defence."""
    value = worth(spell, others)
    if SPELLS[spell].category == HEAL and duelist.power >= MOST_POWER - 2:
        return value * 0.67
    return value


@lru_cache(maxsize=200_000)
def best_use(pool: DiceFaces, spells: tuple[str, ...], scrolls: tuple[str, ...], others: int) -> float:
    """The most that dice can bring: spells paid in the best combination, spare dice kept for counter-strikes."""
    best = SPARE_DIE * len(pool)
    for index, spell in enumerate((*spells, *scrolls)):
        if missing_dice(pool, SPELLS[spell].cost):
            continue
        rest = without(pool, cheapest_payment(pool, SPELLS[spell].cost))
        own, market = spells[index + 1 :], scrolls if index < len(spells) else ()
        bonus = SCROLL_FOR_KEEPS if index >= len(spells) else 0.0
        best = max(best, worth(spell, others) + bonus + best_use(rest, own, market, others))
    return best


@lru_cache(maxsize=100_000)
def cheapest_payment(pool: DiceFaces, cost: tuple[str, ...]) -> DiceFaces:
    """A payment that spends as few Whirlwinds as possible, and for "any" what there is most of."""
    left, paid = list(pool), []
    for symbol in sorted(cost, key=lambda entry: entry == ANY):
        if symbol == ANY:
            tame = [face for face in left if face != WHIRLWIND] or left
            face = max(tame, key=tame.count)
        else:
            face = symbol if symbol in left else WHIRLWIND
        left.remove(face)
        paid.append(face)
    return in_order(tuple(paid))


def judge_payment(state: DuelState, decision: Decision) -> list[float]:
    """Pay as the rules propose."""
    proposal = decision.proposal()
    return [float(option.key == proposal) for option in decision.options]


# -- casting ------------------------------------------------------------------------------------------------


def judge_casting(state: DuelState, decision: Decision) -> list[float]:
    """Wards first, then attacks from strong to weak; heals wait as a defence while attacks threaten."""
    return [casting_worth(state, decision.seat, option) for option in decision.options]


def casting_worth(state: DuelState, seat: int, option: Option) -> float:
    """The worth of one casting; holding is worth nothing in itself."""
    action, _, spell = option.key.partition(":")
    if action == "hold":
        return 0.0
    category = SPELLS[spell].category
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
    owners = [other for other in living(state) if state.duelists[other].active]
    would_end = all(other == seat or other in state.holds for other in owners)
    if threats(state, seat) and not would_end:
        return -1.0
    return 0.2 + gain


def best_target_worth(state: DuelState, seat: int, spell: str) -> float:
    """The worth of an attack on its best target."""
    possible = [other for other in living(state) if other != seat and not state.duelists[other].protected]
    return max((target_worth(state, seat, spell, other) for other in possible), default=-10.0)


def target_worth(state: DuelState, seat: int, spell: str, target: int) -> float:
    """Expected damage after wards and shield, more for an elimination and for the leader, less for a lethal answer."""
    victim = state.duelists[target]
    expected = expected_strength(state, seat, spell, target)
    points = after_reductions(state, spell, target, round(expected))
    value = points + worth(spell, others_than_two(state)) - expected
    if points >= victim.power:
        value += ELIMINATION
    if len(victim.pool) >= state.duelists[seat].power and not forbids_counter(spell) and not victim.silenced:
        value -= 12.0
    return value + 0.02 * victim.power


def expected_strength(state: DuelState, seat: int, spell: str, target: int) -> float:
    """The average strength, a turned spell's by its owner."""
    turned = SPELLS[spell].strength
    if isinstance(turned, TurnedSpell):
        named = best_turned(state, target, turned.most_level)
        if named:
            return SPELLS[named].strength.average(state.duelists[target])
    return turned.average(state.duelists[seat])


def forbids_counter(spell: str) -> bool:
    """Whether the target cannot strike back."""
    return bool(SPELLS[spell].effect(NoCounter) or SPELLS[spell].effect(NoResponse))


def judge_targets(state: DuelState, decision: Decision) -> list[float]:
    """Each target by what the spell does to it."""
    spell = (decision.about or "").removeprefix("spell:")
    return [target_worth(state, decision.seat, spell, int(option.key.partition(":")[2])) for option in decision.options]


def judge_spells(state: DuelState, decision: Decision) -> list[float]:
    """Turn or cancel the spell that is worth most."""
    others = others_than_two(state)
    return [worth(option.key.partition(":")[2], others) for option in decision.options]


def judge_chain(state: DuelState, decision: Decision) -> list[float]:
    """Dice back into the reserve give a point each, unless there is no room below 40."""
    duelist = state.duelists[decision.seat]
    room = MOST_POWER - duelist.power - duelist.reserve
    return [float((":reserve:" in option.key) == (room > 0)) for option in decision.options]


# -- responding ---------------------------------------------------------------------------------------------


def judge_responses(state: DuelState, decision: Decision) -> list[float]:
    """Weigh the damage taken, dealt and the means spent; staying alive comes first."""
    return [response_worth(state, decision.seat, option) for option in decision.options]


def response_worth(state: DuelState, seat: int, option: Option) -> float:
    """The worth of one answer to the attack."""
    duelist, caster = state.duelists[seat], state.duelists[state.caster]
    action, _, what = option.key.partition(":")
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


def judge_sacrifice(state: DuelState, decision: Decision) -> list[float]:
    """Return to the game for the card that is worth least."""
    cards = qualifying_cards(state.duelists[decision.seat])
    values = {card: 100.0 - sum(worth(spell, 0) for spell in CARDS[card]) for card in cards}
    return [values.get(option.key.partition(":")[2], 0.0) for option in decision.options]


JUDGES = {
    "gather": judge_gathering,
    "incantation": judge_incantations,
    "payment": judge_payment,
    "cast": judge_casting,
    "target": judge_targets,
    "name_spell": judge_spells,
    "cancel_spell": judge_spells,
    "chain_dice": judge_chain,
    "response": judge_responses,
    "sacrifice": judge_sacrifice,
}
