"""Every kind of question that a magician is asked: how it is judged, what speaks for an answer, what haste would do."""

from __future__ import annotations

from game.demons.adviser import hurry
from game.demons.adviser.demon_use import judge_use
from game.demons.adviser.fighting import judge_attackers, judge_defenders
from game.demons.adviser.preferences import (
    judge_bids,
    judge_cheapest_demon,
    judge_cities,
    judge_curses,
    judge_familiars,
    judge_gain,
    judge_hexes,
    judge_lead,
    judge_names,
    judge_offers,
    judge_payment,
    judge_release,
    judge_shields,
    judge_surrender,
    judge_yes,
)
from game.demons.adviser.reasons import captives, fights, powers, walks
from game.demons.adviser.reasons.otherwise import otherwise
from game.demons.state import DemonsState
from game.engine.advising.rows import Advice, QuestionKind, Unjudged

GOING = QuestionKind(judge_hexes, walks.of_hex, hurry.where)
"""Which hex to go to."""

QUESTIONS: Advice[DemonsState] = Advice(
    {
        "first_phase": GOING,
        "enter": GOING,
        "evade": GOING,
        "freed": GOING,
        "escape": GOING,
        "transport": GOING,
        "shield": QuestionKind(judge_shields, walks.of_shield),
        "demon_use": QuestionKind(judge_use, powers.of_use),
        "release": QuestionKind(judge_release, captives.of_release),
        "curse": QuestionKind(judge_curses, captives.of_curses),
        "claim": QuestionKind(judge_cheapest_demon),
        "seize_with": QuestionKind(judge_cheapest_demon, captives.of_seizer),
        "gain": QuestionKind(judge_gain, powers.of_gain),
        "surrender": QuestionKind(judge_surrender, captives.of_surrender),
        "offer": QuestionKind(judge_offers),
        "bid": QuestionKind(judge_bids),
        "pay_ring": QuestionKind(judge_payment),
        "attack_with": QuestionKind(judge_attackers, fights.of_attackers),
        "defend_with": QuestionKind(judge_defenders, fights.of_defenders),
        "familiars": QuestionKind(judge_familiars, powers.of_familiars),
        "order_release": QuestionKind(judge_yes),
        "lead": QuestionKind(judge_lead, powers.of_lead),
        "city": QuestionKind(judge_cities),
        "naked": QuestionKind(judge_names),
        "battle": QuestionKind(Unjudged("forces of mortals fight each other; whose losses help whom is not weighed")),
        "heal": QuestionKind(Unjudged("a wound and a curse count alike towards death")),
    },
    otherwise,
)
