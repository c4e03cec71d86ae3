"""What a mage needs next to strike the others down, by the judgement that hints use."""

from __future__ import annotations

from dataclasses import replace

from game.engine.advising.aim import Aim
from game.engine.decision import Decision, Fact, Named, Text
from game.engine.ids import parted
from game.warlocks_duel.adviser.answering import answering, facts_of
from game.warlocks_duel.adviser.casting import judge_casting, target_worth, threats
from game.warlocks_duel.adviser.finishing import MOST_DAMAGE, finishes
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
from game.warlocks_duel.box.cards import SPELLS
from game.warlocks_duel.box.elements import BLANK, NAMES, DiceFaces
from game.warlocks_duel.box.spells import ATTACK, HEAL
from game.warlocks_duel.referee.striking_back import dice_to_strike_with
from game.warlocks_duel.rules.attacks.casting import QUESTION as CAST_OR_HOLD
from game.warlocks_duel.rules.attacks.casting import casting_options, targets
from game.warlocks_duel.rules.gathering import GATHER_UP, QUESTION, chosen_dice, gather_options
from game.warlocks_duel.rules.incantations import QUESTION as PAY_OR_PASS
from game.warlocks_duel.rules.incantations import incantation_options
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
ATTACK_WITH = Text("Cast {spell} at {rival}, who has {power} power left.")
FINISH = Text("Pay for {spell}: nothing that {rival} has stops it, and it takes all his power.")
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
STANDING = Text(
    "{rival} has {power} power, and {n} die in the pool.", plural="{rival} has {power} power, and {n} dice in the pool."
)
BEWARE = Text(
    "Beware: {rival} can strike back with {n} die, and you have {own} power.",
    plural="Beware: {rival} can strike back with {n} dice, and you have {own} power.",
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
    """The spell that ends a rival whatever he does; else how things stand.

    What to pay for is found out by looking ahead, as hints do: what looks best at once often is not.
    """
    duelist, options = state.duelists[seat], incantation_options(state, seat)
    if duelist.passed or len(options) == 1:
        return ready(state, seat, rival)
    judged = judge_incantations(state, Decision(seat, "incantation", PAY_OR_PASS, options, "WD-3.4"))
    spell = parted(options[judged.index(max(judged))].key)[1]
    ended = finishes(state, seat, spell) if spell in SPELLS else -1
    if ended < 0:
        return standing(state, seat, rival)
    return Aim(Text(FINISH.message, (("spell", named(spell)), *facts_of(state, ended)[:1])), f"spell:{spell}")


def standing(state: DuelState, seat: int, rival: int) -> Aim:
    """What a rival has left; in the first place one who could end the seat by striking back."""
    others = [other for other in living(state) if other != seat]
    armed = max(others, key=lambda other: dice_to_strike_with(state.duelists[other]))
    own, dice = state.duelists[seat].power, dice_to_strike_with(state.duelists[armed])
    if dice >= own:
        warned = facts_of(state, armed)[0], ("n", dice), ("own", own)
        return Aim(Text(BEWARE.message, warned, BEWARE.plural), f"seat:{armed}")
    facts = *facts_of(state, rival), ("n", len(state.duelists[rival].pool))
    return Aim(Text(STANDING.message, facts, STANDING.plural), f"seat:{rival}")


def ready(state: DuelState, seat: int, rival: int) -> Aim | None:
    """What to do with the spells that lie ready, as the judgement of the question has it; else dice to strike back."""
    duelist = state.duelists[seat]
    if state.spell and state.turn == seat:
        return None  # one of them is under way already
    if duelist.active:
        options = casting_options(state, seat)
        judged = judge_casting(state, Decision(seat, "cast", CAST_OR_HOLD, options, "WD-4.2"))
        verb, spell = parted(options[judged.index(max(judged))].key)
        if verb == "cast" and is_delicate(state, seat) and finishes(state, seat, spell) < 0:
            return standing(state, seat, rival)
        return casting(state, seat, rival, spell) if verb == "cast" else holding(state, seat, rival)
    if duelist.pool:
        facts = (("n", len(duelist.pool)), *facts_of(state, rival))
        return Aim(Text(STRIKE_BACK.message, facts, STRIKE_BACK.plural), f"seat:{rival}")
    return None


def is_delicate(state: DuelState, seat: int) -> bool:
    """Whether of several spells the order decides, since somebody is near his end: hints look ahead there."""
    powers = [state.duelists[one].power for one in (seat, *targets(state, seat))]
    return state.stage == CASTING and len(state.duelists[seat].active) > 1 and min(powers) <= MOST_DAMAGE


def casting(state: DuelState, seat: int, rival: int, spell: str) -> Aim:
    """The spell to cast, and at whom."""
    if SPELLS[spell].category == ATTACK:
        victim = max(targets(state, seat), key=lambda other: target_worth(state, seat, spell, other))
        ahead = lead_by_holding(state, seat) if state.stage == CASTING else None
        words = OR_HOLD if ahead is not None and ahead > -NOTICEABLE else ATTACK_WITH
        return Aim(Text(words.message, (("spell", named(spell)), *facts_of(state, victim))), f"seat:{victim}")
    waits = HEAL_NOW if SPELLS[spell].category == HEAL else PROTECT if threats(state, seat) else NOT_NEEDED
    words = KEEP if waits == HEAL_NOW and state.stage != CASTING else waits
    return Aim(Text(words.message, (("spell", named(spell)), *facts_of(state, rival))), f"spell:{spell}")


def holding(state: DuelState, seat: int, rival: int) -> Aim:
    """Why not to cast: the others waste more, a heal waits for an attack, or an attack would be answered too hard."""
    ahead = lead_by_holding(state, seat) if state.stage == CASTING else None
    if ahead is not None and ahead >= NOTICEABLE:
        return Aim(HOLD_NOW)
    heals = [spell for spell in state.duelists[seat].active if SPELLS[spell].category == HEAL]
    if len(heals) < len(state.duelists[seat].active) or not threats(state, seat):
        return standing(state, seat, rival)
    return Aim(Text(KEEP.message, (("spell", named(heals[0])), *facts_of(state, rival))), f"spell:{heals[0]}")
