"""What passing keeps while dice could still pay for a spell, and what holding loses when nobody casts any more."""

from __future__ import annotations

from fractions import Fraction

from game.engine.decision import Fact, Loss, Named, Odds, Outcome, Text, Tone, text
from game.engine.ids import parted
from game.warlocks_duel.box.cards import MAGES, SPELLS
from game.warlocks_duel.rules.attacks.casting import others_all_hold
from game.warlocks_duel.rules.incantations import PASS, incantation_options
from game.warlocks_duel.state import DuelState, living

MANY_DICE = 3
"""From so many dice left over on even a scroll is missed that they could pay for."""
WHAT_HAPPENS = Text("What happens:")
CASTING_ENDS = Text("All have held, so the casting ends:")
WASTED = Text("Your dice on {spells} are wasted; the cards stay.")
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
    """The casting ends once all have held one after the other: whose dice are wasted then (WD-4.3).

    It is a loss for sure only where nobody else loses anything; who loses more is the adviser's to say.
    """
    if not others_all_hold(state, seat):
        return None
    others = [other for other in living(state) if state.duelists[other].active and other != seat]
    named = listed_spells(state.duelists[seat].active)
    loss = None if others else Loss(text("the dice on {spells} (the cards stay)", spells=named), slight=True)
    words = text(WASTED.message, spells=named)
    mine = Outcome(words, Fraction(1), 0, Tone.BAD, loss)
    return Odds(CASTING_ENDS, (mine, *[wasted_by(state, other) for other in others]), exclusive=False, clause="WD-4.3")


def wasted_by(state: DuelState, seat: int) -> Outcome:
    """What an opponent loses when the casting ends; where players have names, the table puts them in place of mages."""
    duelist = state.duelists[seat]
    rival = Named(MAGES[duelist.mage].name, f"seat:{seat}")
    words = text("{rival} wastes the dice on {spells}.", rival=rival, spells=listed_spells(duelist.active))
    return Outcome(words, Fraction(1), 0, Tone.GOOD)


def listed_spells(spells: list[str] | tuple[str, ...]) -> Fact:
    """Spells by name, with commas."""
    found: Fact = Named(SPELLS[spells[-1]].name, f"spell:{spells[-1]}")
    for spell in reversed(spells[:-1]):
        found = Text("{first}, {rest}", (("first", Named(SPELLS[spell].name, f"spell:{spell}")), ("rest", found)))
    return found
