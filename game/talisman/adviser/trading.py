"""What a sensible Character trades on Market Day: what it receives must be worth more than what it gives."""

from __future__ import annotations

from game.engine.decision import Decision
from game.engine.ids import name_of, parted
from game.talisman.adviser.worth import SPELL_WORTH, card_worth, has_talisman
from game.talisman.box.register import CARD_OF
from game.talisman.rules.belongings.market_day import is_offerable, tradable, trade_of
from game.talisman.state import TalismanState, Trade

MOST_PROPOSALS = 2
KEEN = 0.5
"""How much better than nothing a deal must be."""


def worth_to(state: TalismanState, seat: int, card: str) -> float:
    """What a card is worth to a Character; nobody sells the only Talisman cheaply."""
    only = CARD_OF[card].id == "talisman" and card in state.heroes[seat].objects
    return card_worth(state, seat, card) + (20.0 if only and has_talisman(state, seat) else 0.0)


def best_deal(state: TalismanState, seat: int, partner: int) -> Trade | None:
    """The purchase or sale of one card for Gold from which both gain most, if there is any."""
    found: list[tuple[float, Trade]] = []
    for buyer, seller in ((seat, partner), (partner, seat)):
        for card in tradable(state, seller, buyer):
            gain = worth_to(state, buyer, card) - worth_to(state, seller, card)
            price = int(worth_to(state, seller, card) + 1)
            if gain <= 1 + KEEN or state.heroes[buyer].gold < price:
                continue
            if buyer == seat:
                deal = Trade(seat, partner, takes=(card,), gold_given=price)
            else:
                deal = Trade(seat, partner, gives=(card,), gold_taken=price)
            if is_offerable(state, deal):
                found.append((gain, deal))
    return max(found, key=lambda one: one[0])[1] if found else None


def judge_partners(state: TalismanState, decision: Decision) -> list[float]:
    """Whoever there is a deal with; at most two proposals."""
    trade = trade_of(state)
    worths = []
    for option in decision.options:
        verb, number = parted(option.key)
        if verb != "seat":
            worths.append(0.0)
            continue
        tired = trade.proposals >= MOST_PROPOSALS or int(number) == trade.partner
        worths.append(-1.0 if tired or best_deal(state, decision.seat, int(number)) is None else 1.0)
    return worths


def judge_deal(state: TalismanState, decision: Decision) -> list[float]:
    """Lay the best deal out piece by piece, then offer it."""
    trade, keys = trade_of(state), decision.keys()
    wanted = best_deal(state, trade.seat, trade.partner)
    if wanted is None:
        return [1.0 if key == "cancel" else 0.0 for key in keys]
    steps = {f"give:{card}" for card in set(wanted.gives) ^ set(trade.gives)}
    steps |= {f"take:{card}" for card in set(wanted.takes) ^ set(trade.takes)}
    if trade.gold_given < wanted.gold_given:
        steps.add("give:gold")
    if trade.gold_taken < wanted.gold_taken:
        steps.add("take:gold")
    spoilt = trade.gold_given > wanted.gold_given or trade.gold_taken > wanted.gold_taken or trade.spells_taken
    return [deal_step_worth(key, steps, bool(spoilt)) for key in keys]


def deal_step_worth(key: str, steps: set[str], spoilt: bool) -> float:
    """What a step towards the wanted deal is worth."""
    if spoilt:
        return 1.0 if key == "cancel" else 0.0
    if steps:
        return 1.0 if key in steps else 0.0
    return 1.0 if key == "offer" else 0.0


def judge_answer(state: TalismanState, decision: Decision) -> list[float]:
    """Accept what is worth more than it costs."""
    trade, keys = trade_of(state), decision.keys()
    seat = decision.seat
    gains = sum(worth_to(state, seat, card) for card in trade.gives) + trade.gold_given
    costs = sum(worth_to(state, seat, card) for card in trade.takes) + trade.gold_taken
    costs += SPELL_WORTH * trade.spells_taken
    return [gains - costs if key == "accept" else 0.0 for key in keys]


def judge_given_spell(state: TalismanState, decision: Decision) -> list[float]:
    """Give the Spell that is worth least."""
    return [-float(CARD_OF[name_of(option.key)].worth) for option in decision.options]
