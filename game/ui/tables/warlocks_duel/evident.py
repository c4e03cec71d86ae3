"""Questions of a duel to which only one answer makes sense: the screen gives it, and nobody has to click."""

from __future__ import annotations

from game.engine.decision import Decision
from game.warlocks_duel.box.cards import SPELLS
from game.warlocks_duel.box.elements import WHIRLWIND
from game.warlocks_duel.rules.gathering import GATHER_UP
from game.warlocks_duel.view import IN_HAND, DuelistView, DuelView


def evident_answer(view: DuelView, decision: Decision, *, stops_at_end: bool) -> str:
    """To roll again, which costs nothing, once no reserve is left and no spell has use for any die rolled.

    To keep one of them would cost power (WD-2.10) and end the rolling for a die that the last roll gives anyway.
    "" where there is something to decide.
    """
    if decision.kind != "gather" or stops_at_end or decision.option(GATHER_UP.key) is None:
        return ""
    others = [option for option in decision.options if not option.key.startswith(("set_aside:", GATHER_UP.key))]
    reserves = any(duelist.reserve for duelist in view.duelists if not duelist.seat.out)
    return "" if others or reserves or serves_anything(view, view.duelists[decision.seat]) else GATHER_UP.key


def pays_for_nothing(view: DuelView, duelist: DuelistView) -> bool:
    """Whether the dice of who looks on pay for no spell of his that is still to be paid, and for no scroll."""
    cards = duelist.cards if duelist.learned else (*duelist.cards, *view.market)
    return all(spell.missing for card in cards for spell in card.spells if spell.status == IN_HAND)


def serves_anything(view: DuelView, duelist: DuelistView) -> bool:
    """Whether any die of a hand would pay for a symbol of a spell that can still be paid for this round, or a scroll.

    Also where the pool pays for each of them by itself: more dice may pay for more of them.
    """
    spells = (spell for card in (*duelist.cards, *view.market) for spell in card.spells if spell.status == IN_HAND)
    wanted = {symbol for spell in spells for symbol in SPELLS[spell.id].cost}
    return any(face == WHIRLWIND or face in wanted for face in duelist.hand)
