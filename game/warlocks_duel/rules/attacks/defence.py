"""The target's response to an attack (WD-4.9 to WD-4.15)."""

from __future__ import annotations

from functools import cache

from game.engine.decision import Named, Option, Text
from game.engine.ids import parted
from game.warlocks_duel.box.cards import SPELLS
from game.warlocks_duel.box.effects import NoCounter, NoResponse
from game.warlocks_duel.box.spells import HEAL
from game.warlocks_duel.rules.attacks.delayed import schedule_healing
from game.warlocks_duel.rules.attacks.rolling import determine_strength
from game.warlocks_duel.rules.duel import Duel
from game.warlocks_duel.rules.ending import settle_eliminations
from game.warlocks_duel.rules.modules import power_drain
from game.warlocks_duel.state import DuelState

QUESTION = Text("{who} casts {spell} at you with strength {points}. How do you respond?")
DECLINE = Option("decline", Text("No response"), clause="WD-4.9", tooltip=Text("Take the attack as it comes."))

CASTER_FELL, RESERVE_USED, NOTHING_SPECIAL = "caster_fell", "reserve_used", ""


async def respond(duel: Duel, caster: int, spell: str, target: int) -> str:
    """Step 4: the target chooses at most one response (WD-4.9); says what the rest of the attack must know of it."""
    options = response_options(duel.state, spell, target)
    if len(options) == 1:
        return NOTHING_SPECIAL
    facts = (
        ("who", duel.name(caster)),
        ("spell", Named(SPELLS[spell].name, f"spell:{spell}")),
        ("points", duel.state.strength),
    )
    key = await duel.ask(target, "response", Text(QUESTION.message, facts), options, "WD-4.9", about=f"spell:{spell}")
    return await carry_out(duel, caster, target, key)


def response_options(state: DuelState, spell: str, target: int) -> tuple[Option, ...]:
    """What the target may answer with, and declining."""
    duelist = state.duelists[target]
    if duelist.silenced:
        return (DECLINE,)
    heals: tuple[Option, ...] = ()
    if state.strength > 0:
        heals = tuple(heal_option(heal) for heal in duelist.active if SPELLS[heal].category == HEAL)
    most_reserve = min(duelist.reserve, state.strength)
    most_counter = 0 if forbids_counter(spell) else len(duelist.pool)
    drain = (power_drain.OPTION,) if power_drain.is_possible(state, target) else ()
    return heals + reserve_options(target, most_reserve) + counter_options(target, most_counter) + drain + (DECLINE,)


def forbids_counter(spell: str) -> bool:
    """Whether the target of a spell may not strike back (WD-E.18, WD-E.19)."""
    return bool(SPELLS[spell].effect(NoCounter) or SPELLS[spell].effect(NoResponse))


@cache
def heal_option(spell: str) -> Option:
    """The option to use an active heal as a defence."""
    named = Named(SPELLS[spell].name, f"spell:{spell}")
    return Option(f"heal:{spell}", Text("Defend with {spell}", (("spell", named),)), f"spell:{spell}", "WD-4.10")


@cache
def reserve_options(seat: int, most: int) -> tuple[Option, ...]:
    """The options to use dice of the reserve, as many as the attack is strong (WD-4.12)."""
    return tuple(
        Option(
            f"reserve:{count}",
            Text("Defend with {n} die of the reserve", (("n", count),), "Defend with {n} dice of the reserve"),
            clause="WD-4.12",
            picks=(f"reserve:{seat}:*",) * count,
        )
        for count in range(1, most + 1)
    )


@cache
def counter_options(seat: int, most: int) -> tuple[Option, ...]:
    """The options to strike back with unused dice of the pool (WD-4.14)."""
    return tuple(
        Option(
            f"counter:{count}",
            Text("Counter-strike with {n} die", (("n", count),), "Counter-strike with {n} dice"),
            clause="WD-4.14",
            picks=(f"pool:{seat}:*",) * count,
        )
        for count in range(1, most + 1)
    )


async def carry_out(duel: Duel, caster: int, target: int, key: str) -> str:
    """Carry the chosen response out, before the attack (WD-4.15)."""
    kind, what = parted(key)
    if kind == "heal":
        await heal_defence(duel, target, what)
    elif kind == "reserve":
        await reserve_defence(duel, target, int(what))
        return RESERVE_USED
    elif kind == "counter":
        await counter_strike(duel, caster, target, int(what))
        return await caster_fate(duel, caster)
    elif kind == "power_drain":
        await power_drain.drain(duel, target)
        return await caster_fate(duel, caster)
    else:
        await duel.tell("no_response", "WD-4.9", "{target} does not respond.", target=target)
    return NOTHING_SPECIAL


async def caster_fate(duel: Duel, caster: int) -> str:
    """Settle eliminations at once; an attack whose caster falls is cancelled, even if he returns (WD-4.15)."""
    fell = duel.state.duelists[caster].power == 0
    await settle_eliminations(duel)
    return CASTER_FELL if fell else NOTHING_SPECIAL


async def heal_defence(duel: Duel, target: int, spell: str) -> None:
    """Subtract the heal's value from the strength; excess is lost and nobody gains (WD-4.10)."""
    duel.use(target, spell)
    points = await determine_strength(duel, target, spell)
    duel.state.strength = max(0, duel.state.strength - points)
    schedule_healing(duel.state, target, spell)
    await duel.tell(
        "heal_defence", "WD-4.10", "{target} defends with {spell}: strength {points}.",
        target=target, spell=spell, points=duel.state.strength,
    )  # fmt: skip


async def reserve_defence(duel: Duel, target: int, count: int) -> None:
    """Each die of the reserve lowers the strength by 1; the dice are laid aside (WD-4.12)."""
    duel.lay_aside_reserve(target, count)
    duel.state.strength -= count
    await duel.tell(
        "reserve_defence", "WD-4.12", "{target} defends with {count} of the reserve: strength {points}.",
        target=target, count=count, points=duel.state.strength,
    )  # fmt: skip


async def counter_strike(duel: Duel, caster: int, target: int, count: int) -> None:
    """Each unused die of the pool costs the attacker 1 power; nothing prevents it (WD-4.14)."""
    lay_aside_pool(duel, target, count)
    await duel.tell(
        "counter_strike",
        "WD-4.14",
        "{target} strikes back with dice of the pool: {count}.",
        target=target,
        count=count,
    )
    await duel.damage(caster, count, "WD-4.14", "counter")


def lay_aside_pool(duel: Duel, seat: int, count: int) -> None:
    """Put dice of the pool out of use; which ones does not matter, since Phase 2 is over."""
    duelist = duel.state.duelists[seat]
    dice, duelist.pool = duelist.pool[:count], duelist.pool[count:]
    duel.lay_aside(seat, dice)
