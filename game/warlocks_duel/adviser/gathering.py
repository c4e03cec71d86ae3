"""What a sensible mage keeps while mana is gathered."""

from __future__ import annotations

from functools import cache, partial

from game.engine.decision import Decision
from game.engine.dice import Dice
from game.warlocks_duel.adviser.planning import Plan, best_plan, serving
from game.warlocks_duel.adviser.worth import SCROLL_FOR_KEEPS, best_use, others_than_two, worth
from game.warlocks_duel.box.cards import CARDS, SPELLS
from game.warlocks_duel.box.elements import DiceFaces, faces_rolled, in_order, together
from game.warlocks_duel.box.spells import ATTACK, HEAL
from game.warlocks_duel.rules.gathering import chosen_dice
from game.warlocks_duel.state import HAND_SIZE, Duelist, DuelState, living

IMPATIENCE = 0.8
"""What a player whose reserve is empty gives up to end the gathering: nothing is won by waiting for others."""
SAMPLED_ROLLS = 24
WAITING, UNWISE = 0.0, -1000.0


def judge_gathering(state: DuelState, decision: Decision) -> list[float]:
    """Keep what serves the best plan of spells; once the reserve is empty, weigh closing against waiting."""
    duelist = state.duelists[decision.seat]
    kept = serving(plan_of(state, duelist), duelist.pool, duelist.hand)
    if len(kept) > duelist.reserve:
        judged = closing_worths(state, duelist, kept)
    else:
        judged = {f"set_aside:{','.join(kept)}" if kept else "gather_up": WAITING}
        if not kept:
            judged |= shield_worths(state, duelist, decision)
    return [judged.get(option.key, UNWISE) for option in decision.options]


def plan_of(state: DuelState, duelist: Duelist) -> Plan:
    """The spells to aim for with all dice the player has this round."""
    others = others_than_two(state)
    own = tuple((worth(spell, others), spell, False) for card in duelist.cards for spell in CARDS[card])
    market = tuple((worth(scroll, others) + SCROLL_FOR_KEEPS, scroll, True) for scroll in state.market)
    budget = len(duelist.pool) + len(duelist.hand) + duelist.reserve
    return best_plan(together(duelist.pool, duelist.hand), budget, own + market)


def closing_worths(state: DuelState, duelist: Duelist, kept: DiceFaces) -> dict[str, float]:
    """Gathering up, and setting aside more and more of the fitting dice, by what the last roll should then allow."""
    use = partial(expected_use, state, duelist)
    judged = {"gather_up": use(duelist.pool, len(duelist.hand)) - IMPATIENCE}
    for count in range(max(1, duelist.reserve), len(kept) + 1):
        dice, short = in_order(kept[:count]), count - duelist.reserve
        value = use(together(duelist.pool, dice), HAND_SIZE - short) - short
        judged[f"set_aside:{','.join(dice)}"] = value if short < duelist.power else UNWISE
    return judged


def expected_use(state: DuelState, duelist: Duelist, pool: DiceFaces, dice: int) -> float:
    """The best use of a pool after one more roll, averaged over a fixed sample of rolls."""
    spells = tuple(spell for card in duelist.cards for spell in CARDS[card])
    rolls = sample_rolls(dice)
    others = others_than_two(state)
    return sum(best_use(together(pool, roll), spells, state.market, others) for roll in rolls) / len(rolls)


@cache
def sample_rolls(dice: int) -> tuple[DiceFaces, ...]:
    """Some rolls of that many dice, always the same ones."""
    chance = Dice(SAMPLED_ROLLS)
    return tuple(faces_rolled(chance.roll_many(dice)) for _ in range(SAMPLED_ROLLS)) if dice else ((),)


def shield_worths(state: DuelState, duelist: Duelist, decision: Decision) -> dict[str, float]:
    """Raising the shield by a die instead of gathering up, where that is offered."""
    return {
        option.key: WAITING + shield_worth(state, duelist, chosen_dice(option.key)[0])
        for option in decision.options
        if option.key.startswith("shield:")
    }


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
