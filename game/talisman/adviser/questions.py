"""Every kind of question that a Character is asked: how it is judged, and what speaks for an answer."""

from __future__ import annotations

from game.engine.advising.rows import Advice, QuestionKind, Unjudged
from game.engine.decision import Decision, Option, Text
from game.talisman.adviser.casting import judge_targets, judge_window
from game.talisman.adviser.choosing import (
    agree_worth,
    buying_worth,
    card_option_worth,
    character_worth,
    drawn_worth,
    extra_card_worth,
    heal_worth,
    life_or_follower,
    losing_worth,
    selling_worth,
    service_worth,
    taking_worth,
    toll_worth,
    wish_worth,
)
from game.talisman.adviser.evading import judge_face
from game.talisman.adviser.fighting import (
    face_worth,
    judge_reward,
    judge_trophies,
    offer_worth,
    protection_worth,
    raised_worth,
    weapon_worth,
)
from game.talisman.adviser.preferences import (
    SPACE_TARGETS,
    card_throw_worth,
    each,
    encounter_worth,
    end_worth,
    favour,
    judge_crown,
    move_worth,
    never_back,
    portal_worth,
    space_throw_worth,
)
from game.talisman.adviser.reasons import casting, evading, fighting, moving, owning, visiting
from game.talisman.adviser.trading import judge_answer, judge_deal, judge_given_spell, judge_partners
from game.talisman.adviser.ways.moving import (
    judge_ways,
)
from game.talisman.state import TalismanState


def reason(state: TalismanState, decision: Decision, option: Option) -> Text | None:
    """What speaks for an option; what is cast or used is spoken for by its card, whatever was asked."""
    if option.key.startswith(("cast:", "use:")):
        return casting.of_card(state, decision, option)
    return QUESTIONS.reason(state, decision, option)


QUESTIONS: Advice[TalismanState] = Advice({
    "move": QuestionKind(never_back(each(move_worth)), moving.of_move),
    "held": QuestionKind(never_back(each(move_worth)), fighting.of_meeting),
    "way": QuestionKind(never_back(judge_ways), moving.of_move),
    "portal": QuestionKind(each(portal_worth), visiting.of_portal),
    "crown": QuestionKind(judge_crown, fighting.of_encounter),
    "encounter": QuestionKind(each(encounter_worth), fighting.of_encounter),
    "window": QuestionKind(judge_window, fighting.of_passing),
    "spell_target": QuestionKind(judge_targets, casting.of_target),
    "face": QuestionKind(judge_face, evading.of_facing),
    "evade": QuestionKind(each(face_worth), fighting.of_meeting),
    "reward": QuestionKind(judge_reward, fighting.of_reward),
    "offer": QuestionKind(each(offer_worth), fighting.of_offer),
    "exchange": QuestionKind(judge_trophies, owning.of_trophies),
    "surplus_spell": QuestionKind(each(losing_worth), owning.of_loss),
    "surplus_object": QuestionKind(each(losing_worth), owning.of_loss),
    "lost_object": QuestionKind(each(losing_worth), owning.of_loss),
    "life_or_follower": QuestionKind(each(life_or_follower), visiting.of_toll),
    "toll": QuestionKind(each(toll_worth), visiting.of_toll),
    "sell": QuestionKind(each(selling_worth)),
    "shop": QuestionKind(each(buying_worth), owning.of_gain),
    "service": QuestionKind(each(service_worth), visiting.of_service),
    "heal": QuestionKind(each(heal_worth)),
    "wish": QuestionKind(each(wish_worth), visiting.of_wish),
    "wish_space": QuestionKind(SPACE_TARGETS, moving.of_destination),
    "shrine_space": QuestionKind(SPACE_TARGETS, moving.of_destination),
    "acquisition": QuestionKind(each(card_option_worth), owning.of_gain),
    "mesmerism": QuestionKind(each(card_option_worth), owning.of_gain),
    "loot": QuestionKind(each(card_option_worth), owning.of_gain),
    "lure": QuestionKind(each(card_option_worth), owning.of_gain),
    "sorcerer": QuestionKind(each(agree_worth), visiting.of_lesson),
    "drink": QuestionKind(each(agree_worth), visiting.of_drink),
    "cave": QuestionKind(each(agree_worth)),
    "steal": QuestionKind(each(agree_worth)),
    "raise_throw": QuestionKind(each(agree_worth), visiting.of_raising),
    "trade_partner": QuestionKind(judge_partners),
    "trade": QuestionKind(judge_deal),
    "trade_answer": QuestionKind(judge_answer),
    "trade_spell": QuestionKind(judge_given_spell),
    "declare_alignment": QuestionKind(favour("keep")),
    "end_turn": QuestionKind(each(end_worth), moving.of_move),
    "take": QuestionKind(each(taking_worth), owning.of_gain),
    "extra_cards": QuestionKind(each(extra_card_worth), owning.of_more_cards),
    "discard_drawn": QuestionKind(each(drawn_worth), owning.of_drawn),
    "card_throw": QuestionKind(each(card_throw_worth)),
    "space_throw": QuestionKind(each(space_throw_worth)),
    "protection": QuestionKind(each(protection_worth), fighting.of_protection),
    "weapon": QuestionKind(each(weapon_worth), fighting.of_weapon),
    "raised": QuestionKind(each(raised_worth)),
    "raise": QuestionKind(favour("no")),
    "character": QuestionKind(each(character_worth)),
    "offer_answer": QuestionKind(favour("refuse"), fighting.of_answer),
    "fight": QuestionKind(Unjudged("there is one answer only, which begins the fight")),
    "order": QuestionKind(Unjudged("cards of one number are all dealt with, in whatever order")),
})
