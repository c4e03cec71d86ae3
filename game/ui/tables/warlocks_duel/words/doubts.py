"""What is asked about once more before a mage passes or holds: dice kept, or wasted, that could have been spent."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from game.engine.decision import Decision, Fact, Odds, Outcome, Text, text
from game.engine.ids import parted
from game.ui.tables.warlocks_duel.words.answers import living
from game.warlocks_duel.adviser.holding import NOTICEABLE, lead, waits_for_attacks
from game.warlocks_duel.adviser.spare_dice import are_better_spent
from game.warlocks_duel.box.elements import DiceFaces
from game.warlocks_duel.referee.passing import WASTED, listed_spells
from game.warlocks_duel.view import ACTIVE, DuelistView, DuelView

WASTES_MORE = Text("This wastes your dice on {spells}, which are worth more than what the others waste. Do it anyway?")
ENDS = Text(
    "This ends the casting: your {n} die on {spells} is wasted. Hold anyway?",
    plural="This ends the casting: your {n} dice on {spells} are wasted. Hold anyway?",
)
IF_HE_HOLDS = Text(
    "If {who} holds too, the casting ends: your {n} die on {spells} is wasted. Hold anyway?",
    plural="If {who} holds too, the casting ends: your {n} dice on {spells} are wasted. Hold anyway?",
)
IF_THEY_HOLD = Text(
    "If the others hold too, the casting ends: your {n} die on {spells} is wasted. Hold anyway?",
    plural="If the others hold too, the casting ends: your {n} dice on {spells} are wasted. Hold anyway?",
)
HE_HOLDS = Text("If {who} holds too, the casting ends:")
THEY_HOLD = Text("If the others hold too, the casting ends:")


class Doubts:
    """Remembers what was asked about in a match: nobody is asked twice for the same."""

    def __init__(self) -> None:
        self._passing: Fact | None = None
        self._holding: set[tuple[int, tuple[str, ...]]] = set()

    def of_passing(self, decision: Decision, pool: DiceFaces, mages: int) -> Text | None:
        """What speaks against passing: dice that are clearly worth more on a spell than kept; None if they are not."""
        odds = decision.odds("pass")
        keys = [parted(option.key) for option in decision.options]
        own = tuple(spell for verb, spell in keys if verb in ("play", "complete"))
        scrolls = tuple(spell for verb, spell in keys if verb == "learn")
        if odds is None or not are_better_spent(pool, own, scrolls, max(0, mages - 2)):
            return None
        doubt = odds.outcomes[0].text
        if doubt.facts[-1] == self._passing:
            return None
        self._passing = doubt.facts[-1]
        return doubt

    def of_holding(self, view: DuelView, seat: int) -> Text | None:
        """What speaks against holding: it ends the casting, or does so if the others hold, and wastes own dice.

        The first time in a match that is asked in any case, later where one wastes clearly more than the others; never
        where these waste clearly more, or a heal waits for an attack, since holding is good advice then.
        """
        mine, others = view.duelists[seat].active, view.still_to_hold(seat)
        rivals = [one.active for one in view.duelists if one.seat.seat != seat and not one.seat.out]
        ahead = lead(mine, rivals, max(0, living(view) - 2))
        costly = ahead <= -NOTICEABLE
        advised = ahead >= NOTICEABLE or (others and waits_for_attacks(mine, rivals))
        if advised or not mine or not (costly or not self._holding):
            return None
        moment = view.round, mine
        if others and moment in self._holding:
            return None
        self._holding.add(moment)
        if not others and costly and any(rivals):
            return text(WASTES_MORE.message, spells=listed_spells(mine))
        return if_held(view.duelists[seat], mine, others)


def if_held(duelist: DuelistView, mine: tuple[str, ...], others: Sequence[DuelistView]) -> Text:
    """The question whether somebody wants to hold, with what that wastes, and whether others must hold as well."""
    dice = sum(len(spell.dice) for card in duelist.cards for spell in card.spells if spell.status == ACTIVE)
    words = ENDS if not others else IF_HE_HOLDS if len(others) == 1 else IF_THEY_HOLD
    who = (("who", others[0].seat.name),) if len(others) == 1 else ()
    return Text(words.message, (*who, ("n", dice), ("spells", listed_spells(mine))), words.plural)


def odds_of_holding(view: DuelView, seat: int) -> Odds | None:
    """What is wasted if the others hold as well; None where nobody else has to."""
    mine, others = view.duelists[seat].active, view.still_to_hold(seat)
    if not mine or not others:
        return None
    about = text(HE_HOLDS.message, who=others[0].seat.name) if len(others) == 1 else THEY_HOLD
    return Odds(about, (Outcome(text(WASTED.message, spells=listed_spells(mine)), Fraction(1)),), clause="WD-4.3")
