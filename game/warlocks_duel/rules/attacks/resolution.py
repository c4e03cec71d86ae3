"""The resolution of an attack, step by step (WD-4.16 to WD-4.23)."""

from __future__ import annotations

from game.engine.decision import Named, Option, Text
from game.warlocks_duel.box.cards import SPELLS
from game.warlocks_duel.box.effects import (
    Absorb,
    Area,
    Backfire,
    Cancel,
    DelayedDamage,
    Effect,
    NoResponse,
    NullifyNext,
    PayPower,
    Regain,
    RegainDealt,
    Silence,
    Underdog,
    WeakenEach,
)
from game.warlocks_duel.box.elements import FACES
from game.warlocks_duel.box.spells import ATTACK
from game.warlocks_duel.box.strength import Rolls, TurnedSpell
from game.warlocks_duel.rules.antimagic_shield import lowered
from game.warlocks_duel.rules.attacks import defence
from game.warlocks_duel.rules.attacks.rolling import tell_rolls
from game.warlocks_duel.rules.duel import Duel
from game.warlocks_duel.rules.ending import settle_eliminations
from game.warlocks_duel.rules.modules import chain_reaction
from game.warlocks_duel.state import FATIGUE, Delayed, DuelState, living

TURNS = Text("{spell} turns {named} against {target}.")
NAME_QUESTION = Text("Which spell of {target} is turned against its owner?")
CANCEL_QUESTION = Text("Which spell of {target} is cancelled?")


async def resolve_attack(duel: Duel, caster: int, spell: str, target: int) -> None:
    """Steps 1 to 7 of WD-4.16."""
    begin_attack(duel.state, caster, spell, target)
    named = await name_spell(duel, caster, spell, target)
    duel.use(caster, spell)
    await duel.tell("spell_cast", "WD-4.6", "{who} casts {spell} at {target}.", who=caster, spell=spell, target=target)
    if named:
        await duel.tell("spell_turned", "WD-E.7", TURNS.message, spell=spell, named=named, target=target)
    if duel.state.duelists[caster].may_chain:
        await chain_reaction.regain_dice(duel, caster, spell)
    await pay_price(duel, caster, spell)
    if duel.state.duelists[caster].power > 0:
        rolls = await roll_strength(duel, caster, spell, target, named)
        if duel.state.duelists[caster].power > 0:
            await strike(duel, caster, spell, target, rolls)
    end_attack(duel.state)
    await settle_eliminations(duel)


def begin_attack(state: DuelState, caster: int, spell: str, target: int) -> None:
    """Note the attack under way."""
    state.caster, state.spell, state.target, state.strength = caster, spell, target, 0


def end_attack(state: DuelState) -> None:
    """No attack is under way any more."""
    state.caster, state.spell, state.target, state.strength = -1, "", -1, 0


# -- step 1: names and prices -------------------------------------------------------------------------------


async def name_spell(duel: Duel, caster: int, spell: str, target: int) -> str:
    """Step 1: name the target's spell that is turned against him; "" if there is none (WD-E.7)."""
    turned = SPELLS[spell].strength
    if not isinstance(turned, TurnedSpell):
        return ""
    possible = tuple(
        other for other in active_up_to(duel.state, target, turned.most_level) if SPELLS[other].category == ATTACK
    )
    named = await ask_spell(duel, caster, target, "name", NAME_QUESTION.message, possible, "WD-E.7")
    if named:
        duel.use(target, named)
        duel.state.duelists[target].turned += (named,)
    return named


def active_up_to(state: DuelState, seat: int, level: int) -> tuple[str, ...]:
    """A player's active spells of that level or lower."""
    return tuple(spell for spell in state.duelists[seat].active if SPELLS[spell].level <= level)


async def ask_spell(
    duel: Duel, caster: int, target: int, kind: str, message: str, spells: tuple[str, ...], clause: str
) -> str:
    """Ask the caster for one of the target's spells; no question if there is none or only one."""
    if len(spells) < 2:
        return spells[0] if spells else ""
    options = tuple(spell_option(kind, spell, clause) for spell in spells)
    question = Text(message, (("target", duel.name(target)),))
    key = await duel.ask(caster, f"{kind}_spell", question, options, clause)
    return key.removeprefix(f"{kind}:")


def spell_option(kind: str, spell: str, clause: str) -> Option:
    """The option to name or cancel a spell."""
    named = Named(SPELLS[spell].name, f"spell:{spell}")
    return Option(f"{kind}:{spell}", Text("{spell}", (("spell", named),)), f"spell:{spell}", clause)


async def pay_price(duel: Duel, caster: int, spell: str) -> None:
    """Step 1: a price in power printed on the card; nothing reduces it (WD-E.20)."""
    price = SPELLS[spell].effect(PayPower)
    if price is not None:
        await duel.damage(caster, price.value, "WD-E.20", "price")


# -- step 2: strength ---------------------------------------------------------------------------------------


async def roll_strength(duel: Duel, caster: int, spell: str, target: int, named: str) -> Rolls:
    """Step 2: determine the strength, from now on public; returns the dice thrown for it."""
    owner, source = (target, named) if named else (caster, spell)
    rolls = duel.roll_ordinary_dice(SPELLS[source].strength.rolls)
    duel.state.strength = SPELLS[source].strength.points(rolls, duel.state.duelists[owner])
    if rolls:
        await tell_rolls(duel, caster, source, rolls)
    if not named:
        await apply_step_two_effects(duel, caster, spell, target, rolls)
    points = duel.state.strength
    await duel.tell("strength", "WD-4.16", "{spell} has strength {points}.", points=points, spell=spell, target=target)
    return rolls


async def apply_step_two_effects(duel: Duel, caster: int, spell: str, target: int, rolls: Rolls) -> None:
    """Step 2: the underdog's bonus and a backfiring die (WD-E.21, WD-E.22)."""
    underdog = SPELLS[spell].effect(Underdog)
    if underdog is not None and duel.state.duelists[target].power > duel.state.duelists[caster].power:
        duel.state.strength += underdog.value
    backfire = SPELLS[spell].effect(Backfire)
    if backfire is not None and rolls[0] == backfire.face:
        await duel.damage(caster, backfire.value, "WD-E.21", "backfire")


# -- steps 3 to 6 -------------------------------------------------------------------------------------------


async def strike(duel: Duel, caster: int, spell: str, target: int, rolls: Rolls) -> None:
    """Steps 3 to 6: reductions, response, damage, further effects."""
    nullified = await reduce_strength(duel, spell, target)
    fatigue = 0
    if SPELLS[spell].effect(NoResponse) is None:
        answered = await defence.respond(duel, caster, spell, target)
        if not duel.state.duelists[caster].alive or answered == defence.CASTER_FELL:
            await duel.tell("attack_cancelled", "WD-4.15", "The attack is cancelled.", spell=spell, target=target)
            return
        fatigue = FATIGUE if answered == defence.RESERVE_USED else 0
    dealt = await deal_damage(duel, caster, spell, target, rolls, fatigue)
    if not nullified:
        await further_effects(duel, caster, spell, target, dealt)


async def reduce_strength(duel: Duel, spell: str, target: int) -> bool:
    """Step 3: the antimagic shield, then the wards in their order; returns whether the attack was nullified."""
    before = duel.state.strength
    duel.state.strength = lowered(duel.state.duelists[target], spell, before)
    if duel.state.strength != before:
        await tell_reduced(duel, target, "WD-8.7", SHIELD_WORDS.message)
    if not duel.state.duelists[target].wards:
        return False
    ward = ward_of(duel.state, target, NullifyNext)
    if ward:
        remove_ward(duel.state, target, ward)
        duel.state.strength = 0
        await tell_reduced(duel, target, "WD-E.23", NULLIFIED_WORDS.message)
        return True
    for kind, clause in ((WeakenEach, "WD-E.24"), (Absorb, "WD-E.25")):
        ward = ward_of(duel.state, target, kind)
        if ward and apply_ward(duel.state, target, ward):
            await tell_reduced(duel, target, clause, WARD_WORDS.message, spell=ward)
    return False


SHIELD_WORDS = Text("The antimagic shield of {target} leaves strength {points}.")
NULLIFIED_WORDS = Text("The Cloak of Invisibility hides {target}: strength {points}.")
WARD_WORDS = Text("{spell} leaves strength {points} against {target}.")


async def tell_reduced(duel: Duel, target: int, clause: str, message: str, spell: str = "") -> None:
    """Tell what is left of an attack's strength, and which ward took the rest."""
    points = duel.state.strength
    if spell:
        await duel.tell("strength_reduced", clause, message, target=target, points=points, spell=spell)
    else:
        await duel.tell("strength_reduced", clause, message, target=target, points=points)


def ward_of(state: DuelState, seat: int, kind: type[Effect]) -> str:
    """The ward of that kind that lies on a player, or ""."""
    for spell, _ in state.duelists[seat].wards:
        if SPELLS[spell].effect(kind) is not None:
            return spell
    return ""


def remove_ward(state: DuelState, seat: int, ward: str) -> None:
    """A ward is used up."""
    state.duelists[seat].wards = tuple(entry for entry in state.duelists[seat].wards if entry[0] != ward)


def apply_ward(state: DuelState, seat: int, ward: str) -> int:
    """Let a weakening or absorbing ward work on the attack under way; returns the points it took."""
    duelist = state.duelists[seat]
    weaken = SPELLS[ward].effect(WeakenEach)
    if weaken is not None:
        taken = min(weaken.value, state.strength)
    else:
        left = dict(duelist.wards)[ward]
        taken = min(left, state.strength)
        duelist.wards = tuple((spell, points - taken if spell == ward else points) for spell, points in duelist.wards)
        if taken == left:
            remove_ward(state, seat, ward)
    state.strength -= taken
    return taken


async def deal_damage(duel: Duel, caster: int, spell: str, target: int, rolls: Rolls, fatigue: int) -> int:
    """Step 5: the target, everybody else in an area and a tired defender lose power at the same moment.

    Returns the power the target really lost to the attack, fatigue not counted (WD-E.12).
    """
    dealt = await duel.damage(target, duel.state.strength, "WD-4.16", "spell")
    if fatigue:
        await duel.damage(target, fatigue, "WD-4.13", "fatigue")
    area = area_points(spell, rolls)
    if area:
        for seat in living(duel.state):
            if seat not in (caster, target):
                points = lowered(duel.state.duelists[seat], spell, area)
                await duel.damage(seat, points, "WD-4.20", "area")
    return dealt


def area_points(spell: str, rolls: Rolls) -> int:
    """What the spell does to every other opponent (WD-E.10, WD-E.11)."""
    area = SPELLS[spell].effect(Area)
    if area is None:
        return 0
    return area.value * sum(FACES[roll - 1] == area.face for roll in rolls) if area.face else area.value


async def further_effects(duel: Duel, caster: int, spell: str, target: int, dealt: int) -> None:
    """Step 6: the other effects of the card, in the order of its text."""
    for effect in SPELLS[spell].effects:
        if isinstance(effect, RegainDealt):
            points = dealt * effect.numerator // effect.denominator
            await duel.heal_by_spell(caster, spell, points, "WD-E.12", "regain")
        elif isinstance(effect, Regain):
            await duel.heal_by_spell(caster, spell, effect.value, "WD-E.13", "regain")
        elif isinstance(effect, DelayedDamage):
            duel.state.delayed.append(Delayed(target, spell, False, effect.value))
        elif isinstance(effect, Cancel):
            await cancel_spell(duel, caster, target, effect.most_level)
        elif isinstance(effect, Silence):
            duel.state.duelists[target].silenced = True
            await duel.tell("silenced", "WD-4.23", "{target} may not respond any more this round.", target=target)


async def cancel_spell(duel: Duel, caster: int, target: int, most_level: int) -> None:
    """Cancel one active spell of the target (WD-E.16, WD-4.22)."""
    possible = active_up_to(duel.state, target, most_level)
    spell = await ask_spell(duel, caster, target, "cancel", CANCEL_QUESTION.message, possible, "WD-E.16")
    if spell:
        duel.lose_spell(target, spell)
        await duel.tell("spell_cancelled", "WD-4.22", "{spell} of {target} is cancelled.", spell=spell, target=target)
