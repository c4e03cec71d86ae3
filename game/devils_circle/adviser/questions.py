"""Every kind of question that a side is asked: how it is judged, what speaks for an answer, what haste would do."""

from __future__ import annotations

from game.devils_circle.adviser import choices, demons, hurry, mages, pentagrams
from game.devils_circle.adviser.reasons.demons import of_flight, of_order, of_place, of_play, of_throw
from game.devils_circle.adviser.reasons.mages import of_action, of_salt
from game.devils_circle.adviser.reasons.otherwise import otherwise
from game.devils_circle.state import CircleState
from game.engine.advising.rows import Advice, QuestionKind

QUESTIONS: Advice[CircleState] = Advice(
    {
        "place_cradle": QuestionKind(mages.judge_cradle),
        "place_mage": QuestionKind(mages.judge_places),
        "mage": QuestionKind(mages.judge_actions, of_action, hurry.act),
        "lay_wand": QuestionKind(choices.judge_fields),
        "set_torch": QuestionKind(choices.judge_fields),
        "set_herbs": QuestionKind(choices.judge_fields),
        "pour_salt": QuestionKind(choices.judge_edges, of_salt),
        "push_cradle": QuestionKind(choices.judge_pushes),
        "give_item": QuestionKind(choices.judge_gifts),
        "resupply": QuestionKind(choices.judge_supplies),
        "withdraw": QuestionKind(choices.judge_withdrawals),
        "place_demon": QuestionKind(demons.judge_places, of_place),
        "demon": QuestionKind(demons.judge_order, of_order),
        "play": QuestionKind(demons.judge_plays, of_play),
        "throw": QuestionKind(pentagrams.judge_throws, of_throw),
        "psychic": QuestionKind(demons.judge_minds),
        "retreat": QuestionKind(demons.judge_retreats),
        "rescue": QuestionKind(demons.judge_rescues, of_flight),
    },
    otherwise,
)
