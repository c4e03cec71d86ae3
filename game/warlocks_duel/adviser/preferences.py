"""What a sensible mage would do: the judgement behind the greedy computer player.

It reads only what the deciding seat may see: its own and the others' open dice, cards and power.
Worth is measured in points of power, won or denied.
"""

from __future__ import annotations

from game.engine.decision import Decision, Option
from game.engine.ids import name_of, parted
from game.warlocks_duel.adviser.casting import ELIMINATION
from game.warlocks_duel.adviser.finishing import finishes
from game.warlocks_duel.adviser.worth import SCROLL_FOR_KEEPS, SPARE_DIE, best_use, others_than_two, worth
from game.warlocks_duel.box.cards import CARDS, SPELLS
from game.warlocks_duel.box.elements import without
from game.warlocks_duel.box.spells import HEAL
from game.warlocks_duel.rules.modules.sacrifice import qualifying_cards
from game.warlocks_duel.rules.payment import proposed_payment, was_paid
from game.warlocks_duel.state import MOST_POWER, Duelist, DuelState


def judge_incantations(state: DuelState, decision: Decision) -> list[float]:
    """Each action by its spell's worth and the best use of the dice that remain."""
    duelist = state.duelists[decision.seat]
    others = others_than_two(state)
    return [
        incantation_worth(state, duelist, option, others) + end_of_another(state, decision.seat, option)
        for option in decision.options
    ]


def end_of_another(state: DuelState, seat: int, option: Option) -> float:
    """What it is worth besides that a spell ends an opponent, whatever he does."""
    spell = parted(option.key)[1]
    return ELIMINATION if spell in SPELLS and finishes(state, seat, spell) >= 0 else 0.0


def incantation_worth(state: DuelState, duelist: Duelist, option: Option, others: int) -> float:
    """The worth of one action, of passing if it is none."""
    action, spell = parted(option.key)
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


def judge_payment(state: DuelState, decision: Decision) -> list[float]:
    """Pay as the rules propose."""
    proposal = decision.proposal()
    return [float(option.key == proposal) for option in decision.options]


def judge_spells(state: DuelState, decision: Decision) -> list[float]:
    """Turn or cancel the spell that is worth most."""
    others = others_than_two(state)
    return [worth(name_of(option.key), others) for option in decision.options]


def judge_chain(state: DuelState, decision: Decision) -> list[float]:
    """Dice back into the reserve give a point each, unless there is no room below 40."""
    duelist = state.duelists[decision.seat]
    room = MOST_POWER - duelist.power - duelist.reserve
    return [float((":reserve:" in option.key) == (room > 0)) for option in decision.options]


def judge_sacrifice(state: DuelState, decision: Decision) -> list[float]:
    """Return to the game for the card that is worth least."""
    cards = qualifying_cards(state.duelists[decision.seat])
    values = {card: 100.0 - sum(worth(spell, 0) for spell in CARDS[card]) for card in cards}
    return [values.get(name_of(option.key), 0.0) for option in decision.options]
