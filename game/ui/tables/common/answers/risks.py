"""Which answers are asked about once more: those that cost much where another answer of the same question does not."""

from __future__ import annotations

from fractions import Fraction

from game.engine.decision import Decision, Loss, Option, Text, text
from game.ui.tables.common.telling.percentages import percent

ALL_BUT_CERTAIN = Fraction(9, 10)
"""From this chance on a Life, a mage or the like is asked about; the match at any chance greater than it need be."""
SURE = Text("This costs {loss}. You can avoid it. Do it anyway?")
LIKELY = Text("This costs {loss} with a chance of {percent}. Another answer is safer. Do it anyway?")


def risk_of(decision: Decision, option: Option) -> Text | None:
    """The question to be asked before an answer, with what it costs and how likely; None if it is no great risk."""
    loss = worst_loss(decision, option)
    if loss is None:
        return None
    share = chance_to_lose(decision, option, final=loss.final)
    if not loss.final and share < ALL_BUT_CERTAIN:
        return None
    bearable = share if loss.final else ALL_BUT_CERTAIN
    others = (other for other in decision.options if other is not option)
    if not any(chance_to_lose(decision, other, final=loss.final) < bearable for other in others):
        return None
    if share == 1:
        return text(SURE.message, loss=loss.words)
    return text(LIKELY.message, loss=loss.words, percent=percent(share))


def worst_loss(decision: Decision, option: Option) -> Loss | None:
    """What an answer may cost: the match before anything else."""
    losses = [outcome.loss for outcome in decision.odds(option) or () if outcome.loss is not None and outcome.share]
    return min(losses, key=lambda loss: not loss.final, default=None)


def chance_to_lose(decision: Decision, option: Option, *, final: bool) -> Fraction:
    """The chance that an answer costs anything of that weight: the match, or anything at all."""
    shares = (
        outcome.share
        for outcome in decision.odds(option) or ()
        if outcome.loss is not None and (outcome.loss.final or not final)
    )
    return min(Fraction(1), sum(shares, Fraction(0)))
