"""What somebody who is attacked should answer, in few words: as the judgement of the question has it."""

from __future__ import annotations

from game.engine.advising.aim import Aim
from game.engine.decision import Decision, Fact, Named, Text
from game.engine.ids import parted
from game.warlocks_duel.adviser.casting import judge_responses
from game.warlocks_duel.adviser.reasons.gathering import named
from game.warlocks_duel.box.cards import MAGES
from game.warlocks_duel.rules.attacks.defence import QUESTION, response_options
from game.warlocks_duel.state import DuelState

DEFEND = Text("Defend with {heal}: {spell} strikes with {points}.")
WEAKEN = Text(
    "Weaken {spell} with {n} die of the reserve: it strikes with {points}.",
    plural="Weaken {spell} with {n} dice of the reserve: it strikes with {points}.",
)
STRIKE_BACK = Text(
    "Strike back at {rival} with {n} die: {power} power left.",
    plural="Strike back at {rival} with {n} dice: {power} power left.",
)
DRAIN = Text("Answer {spell} with Power Drain.")
NO_ANSWER = Text("Do not answer {spell}: what you have is worth more later.")
UNANSWERABLE = Text("{spell} strikes with {points}, and you cannot answer it.")


def answering(state: DuelState, seat: int) -> Aim:
    """The best answer to the attack under way, or that there is none."""
    options = response_options(state, state.spell, seat)
    judged = judge_responses(state, Decision(seat, "response", QUESTION, options, "WD-4.9"))
    verb, what = parted(options[judged.index(max(judged))].key)
    spell, points = ("spell", named(state.spell)), ("points", state.strength)
    place = f"seat:{state.caster}"
    if len(options) == 1:
        return Aim(Text(UNANSWERABLE.message, (spell, points)), place)
    if verb == "heal":
        return Aim(Text(DEFEND.message, (("heal", named(what)), spell, points)), place)
    if verb == "reserve":
        return Aim(Text(WEAKEN.message, (spell, ("n", int(what)), points), WEAKEN.plural), place)
    if verb == "counter":
        facts = *facts_of(state, state.caster), ("n", int(what))
        return Aim(Text(STRIKE_BACK.message, facts, STRIKE_BACK.plural), place)
    return Aim(Text((DRAIN if verb == "power_drain" else NO_ANSWER).message, (spell,)), place)


def facts_of(state: DuelState, rival: int) -> tuple[tuple[str, Fact], ...]:
    """Who is to lose power, and how much is left. Where players have names, the table puts them in place of mages."""
    mage = MAGES[state.duelists[rival].mage].name
    return ("rival", Named(mage, f"seat:{rival}")), ("power", state.duelists[rival].power)
