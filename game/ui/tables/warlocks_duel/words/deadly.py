"""What is said before an attack at somebody who can strike back so hard that it is the caster's end."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from game.engine.decision import Decision, Odds, Option, Outcome, Text, Tone, text
from game.engine.ids import name_of, parted
from game.warlocks_duel.box.cards import SPELLS
from game.warlocks_duel.box.spells import ATTACK
from game.warlocks_duel.referee.striking_back import deadly, dice_to_strike_with
from game.warlocks_duel.view import DuelistView, DuelView

DEADLY = Text("{who} can strike back with {n} dice: that would be your end.")
ASKED = Text("{who} can strike back with {n} dice before your spell does anything: that would be your end. Cast it?")


def who_may_end(view: DuelView, decision: Decision, option: Option) -> DuelistView | None:
    """Whom an attack strikes who could end its caster by striking back (WD-4.15); of several, all would have to."""
    verb, what = parted(option.key)
    spell = what if verb == "cast" else name_of(decision.about or option.place or "")
    if verb not in ("cast", "target") or spell not in SPELLS or SPELLS[spell].category != ATTACK:
        return None
    struck = view.targets(decision.seat) if verb == "cast" else (view.duelists[int(what)],)
    power = view.duelists[decision.seat].power
    if not struck or not all(deadly(spell, power, dice_to_strike_with(one)) for one in struck):
        return None
    return struck[0]


def with_warning(odds: Odds, rival: DuelistView) -> Odds:
    """The chances of an attack with what it may cost, in red, before them."""
    words = text(DEADLY.message, who=rival.seat.name, n=len(rival.pool))
    return replace(odds, outcomes=(Outcome(words, Fraction(1), tone=Tone.BAD), *odds.outcomes), exclusive=False)


def asked_about(rival: DuelistView) -> Text:
    """The question whether to cast it in spite of that."""
    return text(ASKED.message, who=rival.seat.name, n=len(rival.pool))
