"""What passing keeps while dice could still pay for a spell, and what holding loses when nobody casts any more."""

from __future__ import annotations

from fractions import Fraction

from game.engine.decision import Fact, Loss, Named, Odds, Outcome, Text, Tone, text
from game.engine.ids import parted
from game.warlocks_duel.box.cards import SPELLS
from game.warlocks_duel.rules.incantations import PASS, incantation_options
from game.warlocks_duel.state import DuelState, living

MANY_DICE = 3
"""From so many dice left over on even a scroll is missed that they could pay for."""
WHAT_HAPPENS = Text("What happens:")
WEIGHED = Text(
    "You keep {n} die to strike back with; it could still pay for {spells}.",
    plural="You keep {n} dice to strike back with; they could still pay for {spells}.",
)


def passing_odds(state: DuelState, seat: int) -> Odds | None:
    """Dice kept for a counter-strike that could still pay for a spell (WD-3.12); None where they pay for none.

    Both are good, so that neither is a loss: which is worth more is the adviser's to say.
    """
    verbs = ("play", "complete", "learn") if len(state.duelists[seat].pool) >= MANY_DICE else ("play", "complete")
    keys = (parted(option.key) for option in incantation_options(state, seat) if option.key != PASS.key)
    spells = [spell for verb, spell in keys if verb in verbs]
    if not spells:
        return None
    facts = ("n", len(state.duelists[seat].pool)), ("spells", listed_spells(spells))
    words = Text(WEIGHED.message, facts, WEIGHED.plural)
    return Odds(WHAT_HAPPENS, (Outcome(words, Fraction(1)),), clause="WD-3.12")


def holding_odds(state: DuelState, seat: int) -> Odds | None:
    """The casting ends once all have held one after the other, and what was not cast is lost (WD-4.3)."""
    others = [other for other in living(state) if state.duelists[other].active and other != seat]
    if any(other not in state.holds for other in others):
        return None
    named = listed_spells(state.duelists[seat].active)
    words = text("The casting ends, and you lose {spells}.", spells=named)
    loss = Loss(text("your paid spells ({spells}), since the casting ends", spells=named), slight=True)
    return Odds(WHAT_HAPPENS, (Outcome(words, Fraction(1), 0, Tone.BAD, loss),), clause="WD-4.3")


def listed_spells(spells: list[str] | tuple[str, ...]) -> Fact:
    """Spells by name, with commas."""
    found: Fact = Named(SPELLS[spells[-1]].name, f"spell:{spells[-1]}")
    for spell in reversed(spells[:-1]):
        found = Text("{first}, {rest}", (("first", Named(SPELLS[spell].name, f"spell:{spell}")), ("rest", found)))
    return found
