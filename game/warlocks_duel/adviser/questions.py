"""Every kind of question that a duelist is asked: how it is judged, what speaks for an answer, what haste would do."""

from __future__ import annotations

from game.engine.advising.rows import Advice, QuestionKind, Unjudged
from game.warlocks_duel.adviser.casting import judge_casting, judge_responses, judge_targets
from game.warlocks_duel.adviser.gathering import judge_gathering
from game.warlocks_duel.adviser.hurry import keep_dice
from game.warlocks_duel.adviser.preferences import (
    judge_chain,
    judge_incantations,
    judge_payment,
    judge_sacrifice,
    judge_spells,
)
from game.warlocks_duel.adviser.reasons import casting, gathering
from game.warlocks_duel.state import DuelState

QUESTIONS: Advice[DuelState] = Advice({
    "mage": QuestionKind(Unjudged("who one is, is a matter of taste")),
    "gather": QuestionKind(judge_gathering, gathering.of_dice, keep_dice),
    "incantation": QuestionKind(judge_incantations, gathering.of_incantation),
    "payment": QuestionKind(judge_payment, gathering.of_payment),
    "cast": QuestionKind(judge_casting, casting.of_casting),
    "target": QuestionKind(judge_targets, casting.of_target),
    "name_spell": QuestionKind(judge_spells, casting.of_spell),
    "cancel_spell": QuestionKind(judge_spells, casting.of_spell),
    "chain_dice": QuestionKind(judge_chain),
    "response": QuestionKind(judge_responses, casting.of_response),
    "sacrifice": QuestionKind(judge_sacrifice, casting.of_sacrifice),
})
