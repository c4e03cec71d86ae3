"""What passing throws away while dice could pay for a spell, and holding while nobody casts any more."""

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


def passing_odds(state: DuelState, seat: int) -> Odds | None:
    """Dice that could pay for a spell and are not used this round (WD-3.12); None where nothing is wasted."""
    verbs = ("play", "complete", "learn") if len(state.duelists[seat].pool) >= MANY_DICE else ("play", "complete")
    keys = (parted(option.key) for option in incantation_options(state, seat) if option.key != PASS.key)
    spells = [spell for verb, spell in keys if verb in verbs]
    if not spells:
        return None
    named = listed_spells(spells)
    words = text("You do without what your dice could pay for: {spells}.", spells=named)
    loss = Loss(text("what your dice could still pay for ({spells})", spells=named), slight=True)
    return Odds(WHAT_HAPPENS, (Outcome(words, Fraction(1), 0, Tone.BAD, loss),), clause="WD-3.12")


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
