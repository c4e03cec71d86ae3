"""What a mage needs next to strike the others down, by the judgement that hints use."""

from __future__ import annotations

from dataclasses import replace

from game.engine.advising.aim import Aim
from game.engine.decision import Decision, Fact, Named, Option, Text
from game.engine.ids import parted
from game.warlocks_duel.adviser.answering import answering, facts_of
from game.warlocks_duel.adviser.casting import best_target_worth, target_worth, threats
from game.warlocks_duel.adviser.finishing import finishes
from game.warlocks_duel.adviser.gathering import judge_gathering
from game.warlocks_duel.adviser.holding import NOTICEABLE, lead_by_holding
from game.warlocks_duel.adviser.preferences import judge_incantations
from game.warlocks_duel.adviser.reasons.gathering import (
    MAY_PAY,
    PAYS,
    PAYS_AND_BEGINS,
    PAYS_BOTH,
    SERVES,
    named,
    of_kept,
)
from game.warlocks_duel.adviser.worth import others_than_two, worth
from game.warlocks_duel.box.cards import SPELLS
from game.warlocks_duel.box.elements import BLANK, NAMES, DiceFaces
from game.warlocks_duel.box.spells import ATTACK, HEAL
from game.warlocks_duel.rules.attacks.casting import others_all_hold
from game.warlocks_duel.rules.gathering import GATHER_UP, QUESTION, chosen_dice, gather_options
from game.warlocks_duel.rules.incantations import PASS, incantation_options
from game.warlocks_duel.rules.incantations import QUESTION as PAY_OR_PASS
from game.warlocks_duel.state import CASTING, CHOOSING, GATHERING, INCANTATIONS, DuelState, living

CHOOSE = Text("Choose a mage; then take all power from the others.")
KEEP_DICE = Text("Keep {dice} for a second spell.")
KEEP_PAYS = Text("Keep {dice}: that pays for {spell}.")
KEEP_PAYS_AND_MORE = Text("Keep {dice}: pays for {spell}, and more.")
KEEP_MAY_PAY = Text("Keep {dice}: {spell}, {n} % next roll.")
KEEP_BEGINS = Text("Keep {dice}: that begins {spell}.")
SHORTLY = {
    PAYS: KEEP_PAYS, PAYS_BOTH: KEEP_PAYS_AND_MORE, PAYS_AND_BEGINS: KEEP_PAYS_AND_MORE, MAY_PAY: KEEP_MAY_PAY,
    SERVES: KEEP_BEGINS,
}  # fmt: skip
"""What speaks for dice, in few words: of several spells only the one that matters most is named."""
ROLL_AGAIN = Text("Roll all again: none of these dice is worth keeping.")
ROLL_FREELY = Text("Roll all again: no die is worth a point of power.")
PAY = Text("Pay for {spell}; {rival} has {power} power left.")
ATTACK_WITH = Text("Cast {spell} at {rival}, who has {power} power left.")
FINISH = Text("Pay for {spell}: nothing that {rival} has stops it, and it takes all his power.")
ALIKE = 1e-6
"""Of power: judgements that differ by less are the same."""
PASS_NOW = Text("Pass: keep {n} die to strike back.", plural="Pass: keep {n} dice to strike back.")
HOLD_NOW = Text("Hold: the casting ends, and the others waste more than you.")
OR_HOLD = Text("Cast {spell} at {rival}, or hold: all waste about as much.")
HEAL_NOW = Text("Cast {spell}: it is no longer needed against attacks.")
NOT_NEEDED = Text("{spell} is no longer needed: nobody has an attack left.")
KEEP = Text("Keep {spell} against attacks; {rival} has {power} power left.")
PROTECT = Text("Cast {spell} before attacks come; {rival} has {power} power left.")
STRIKE_BACK = Text(
    "Strike back with {n} die if you are attacked; {rival} has {power} power left.",
    plural="Strike back with {n} dice if you are attacked; {rival} has {power} power left.",
)
TAKE_POWER = Text("Take the power of {rival}: {power} left.")
AND_MORE = Text("{first}, {rest}")
SEVERAL = Text("{n} × {symbol}")


def aim(state: DuelState, seat: int) -> Aim | None:
    """What the mage needs next; None once he is out or the match is over. With every answer it changes."""
    duelist = state.duelists[seat]
    if not duelist.alive or state.winners:
        return None
    found = _needed(state, seat)
    return replace(found, of_the_moment=True) if found is not None else None


def _needed(state: DuelState, seat: int) -> Aim | None:
    if state.stage == CHOOSING or not all(other.mage for other in state.duelists):
        return Aim(CHOOSE)
    rival = weakest(state, seat)
    if rival < 0:
        return None
    if state.spell and state.target == seat:
        return answering(state, seat)
    of_stage = {GATHERING: gathering, INCANTATIONS: paying, CASTING: ready}.get(state.stage)
    found = of_stage(state, seat, rival) if of_stage is not None else None
    return found or Aim(Text(TAKE_POWER.message, facts_of(state, rival)), f"seat:{rival}")


def weakest(state: DuelState, seat: int) -> int:
    """The opponent with the least power; -1 without any."""
    return min(
        [other for other in living(state) if other != seat],
        key=lambda other: state.duelists[other].power,
        default=-1,
    )


def gathering(state: DuelState, seat: int, rival: int) -> Aim | None:
    """Which dice to keep and what for, as the judgement of the question has it."""
    duelist = state.duelists[seat]
    if not duelist.hand or BLANK in duelist.hand:
        return None
    options = gather_options(state, seat)
    decision = Decision(seat, "gather", QUESTION, options, "WD-2.3")
    judged = judge_gathering(state, decision)
    best = options[judged.index(max(judged))]
    if best.key == GATHER_UP.key:
        return Aim(ROLL_AGAIN if duelist.reserve else ROLL_FREELY)
    if not best.key.startswith("set_aside:"):
        return Aim(best.text)
    kept = chosen_dice(best.key)
    return for_what(kept, of_kept(state, duelist, kept))


def for_what(kept: DiceFaces, reason: Text | None) -> Aim:
    """The dice to keep, with what speaks for them."""
    dice = ("dice", listed(kept))
    words = next((shortly for said, shortly in SHORTLY.items() if reason and said.message == reason.message), None)
    if reason is None or words is None:
        return Aim(Text(KEEP_DICE.message, (dice,)))
    facts = dict(reason.facts)
    facts.pop("other", None)
    spell = facts["spell"]
    return Aim(Text(words.message, (dice, *facts.items())), spell.place if isinstance(spell, Named) else None)


def listed(symbols: tuple[str, ...]) -> Fact:
    """Symbols by name, those of a kind together: 2 × Fire, Water."""
    parts: list[Fact] = []
    for symbol in dict.fromkeys(symbols):
        n = symbols.count(symbol)
        name = NAMES[symbol]
        parts.append(Text(SEVERAL.message, (("n", n), ("symbol", name))) if n > 1 else name)
    words = parts[-1]
    for part in reversed(parts[:-1]):
        words = Text(AND_MORE.message, (("first", part), ("rest", words)))
    return words


def paying(state: DuelState, seat: int, rival: int) -> Aim | None:
    """What the judgement of the question would pay for; else what the dice left over are good for."""
    duelist, options = state.duelists[seat], incantation_options(state, seat)
    if duelist.passed or len(options) == 1:
        return ready(state, seat, rival)
    judged = judge_incantations(state, Decision(seat, "incantation", PAY_OR_PASS, options, "WD-3.4"))
    equal = [option for option, value in zip(options, judged, strict=True) if value > max(judged) - ALIKE]
    best = max(equal, key=lambda option: worth_of(option, others_than_two(state)))
    if best.key == PASS.key:
        return Aim(Text(PASS_NOW.message, (("n", len(duelist.pool)),), PASS_NOW.plural))
    spell = parted(best.key)[1]
    ended = finishes(state, seat, spell)
    words = PAY if ended < 0 else FINISH
    facts = ("spell", named(spell)), *facts_of(state, rival if ended < 0 else ended)
    return Aim(Text(words.message, facts if ended < 0 else facts[:2]), f"spell:{spell}")


def worth_of(option: Option, others: int) -> float:
    """What the spell of an answer is worth by itself: of what can all be paid for, the strongest comes first."""
    spell = parted(option.key)[1]
    return worth(spell, others) if spell in SPELLS else 0.0


def ready(state: DuelState, seat: int, rival: int) -> Aim | None:
    """What lies ready: an attack and its best victim, a heal kept back, or dice to strike back with."""
    duelist = state.duelists[seat]
    lead = lead_by_holding(state, seat) if state.stage == CASTING and duelist.active else None
    if lead is not None and lead >= NOTICEABLE:
        return Aim(HOLD_NOW)
    attacks = [spell for spell in duelist.active if SPELLS[spell].category == ATTACK]
    victims = [other for other in living(state) if other != seat and not state.duelists[other].protected]
    if attacks and victims:
        best = max(attacks, key=lambda spell: best_target_worth(state, seat, spell))
        victim = max(victims, key=lambda other: target_worth(state, seat, best, other))
        words = OR_HOLD if lead is not None and lead > -NOTICEABLE else ATTACK_WITH
        return Aim(Text(words.message, (("spell", named(best)), *facts_of(state, victim))), f"seat:{victim}")
    if duelist.active:
        return kept_back(state, seat, rival)
    if duelist.pool:
        facts = (("n", len(duelist.pool)), *facts_of(state, rival))
        return Aim(Text(STRIKE_BACK.message, facts, STRIKE_BACK.plural), f"seat:{rival}")
    return None


def kept_back(state: DuelState, seat: int, rival: int) -> Aim:
    """What is to become of heals and wards: against attacks, as long as any may come."""
    active = state.duelists[seat].active
    spell = min(active, key=lambda spell: SPELLS[spell].category == HEAL)
    heals, safe = SPELLS[spell].category == HEAL, state.stage == CASTING and not threats(state, seat)
    if safe and not heals and len(active) > 1:
        spell, heals = next((one for one in active if SPELLS[one].category == HEAL), spell), True
    ends = state.stage == CASTING and others_all_hold(state, seat)
    words = (HEAL_NOW if safe or ends else KEEP) if heals else NOT_NEEDED if safe else PROTECT
    return Aim(Text(words.message, (("spell", named(spell)), *facts_of(state, rival))), f"spell:{spell}")
