"""Phase 3: casting, turn by turn (WD-4.1 to WD-4.8)."""

from __future__ import annotations

from functools import cache

from game.engine.decision import Named, Option, Text
from game.warlocks_duel.box.cards import SPELLS
from game.warlocks_duel.box.effects import Absorb
from game.warlocks_duel.box.spells import ATTACK, HEAL
from game.warlocks_duel.rules.attacks.delayed import delayed, reduced, schedule_healing
from game.warlocks_duel.rules.attacks.resolution import resolve_attack
from game.warlocks_duel.rules.attacks.rolling import determine_strength
from game.warlocks_duel.rules.duel import Duel
from game.warlocks_duel.rules.ending import settle_eliminations
from game.warlocks_duel.rules.modules import chain_reaction
from game.warlocks_duel.state import TIDYING, DuelState, in_turn_order, living, next_living

QUESTION = Text("Cast a spell, or hold?")
ALL_HOLD = Text("All hold one after the other: the casting ends.")
NOT_CAST = Text("{who} has not cast {spells}: the dice on them are wasted.")
NOTHING_LEFT = Text("No active spell is left: the casting ends.")
TARGET_QUESTION = Text("Whom does {spell} strike?")
HOLD = Option(
    "hold",
    Text("Hold"),
    clause="WD-4.2",
    tooltip=Text(
        "Keep your spells for a later turn. If all hold one after the other, the phase ends: the dice on them are "
        "wasted, the cards stay."
    ),
)


async def casting_turn(duel: Duel) -> None:
    """One player's turn of casting or holding; the phase ends when nothing active is left or all hold (WD-4.3)."""
    seat = next_with_spells(duel.state)
    if seat < 0:
        await end_of_casting(duel)
        return
    duel.state.turn = seat
    key = HOLD.key
    options = casting_options(duel.state, seat)
    if len(options) > 1:
        key = await duel.ask(seat, "cast", QUESTION, options, "WD-4.2")
    if key == HOLD.key:
        duel.state.holds = (*duel.state.holds, seat)
        chain_reaction.break_chain(duel.state, seat)
        await duel.tell("held", "WD-4.2", "{who} holds.", who=seat)
    else:
        duel.state.holds = ()
        await cast(duel, seat, key.removeprefix("cast:"))
    duel.state.turn = next_living(duel.state, seat)


def next_with_spells(state: DuelState) -> int:
    """Whose turn it is, going left; -1 if nobody has active spells or all who have them held in succession."""
    next_owner = -1
    for seat in in_turn_order(state, state.turn):
        if state.duelists[seat].active:
            if seat not in state.holds:
                return seat if next_owner < 0 else next_owner
            next_owner = seat if next_owner < 0 else next_owner
    return -1


def others_all_hold(state: DuelState, seat: int) -> bool:
    """Whether the casting ends if that seat holds now: everybody else who has active spells has just held (WD-4.3)."""
    return all(other in state.holds for other in living(state) if other != seat and state.duelists[other].active)


def casting_options(state: DuelState, seat: int) -> tuple[Option, ...]:
    """Every active spell that has a legal target, and holding (WD-4.4, WD-4.5, WD-11.9)."""
    spells = state.duelists[seat].active
    if not targets(state, seat):
        spells = tuple(spell for spell in spells if SPELLS[spell].category != ATTACK)
    return (*[cast_option(spell) for spell in spells], HOLD)


@cache
def cast_option(spell: str) -> Option:
    """The option to cast a spell."""
    named = Named(SPELLS[spell].name, f"spell:{spell}")
    return Option(f"cast:{spell}", Text("Cast {spell}", (("spell", named),)), f"spell:{spell}", "WD-4.1")


def targets(state: DuelState, caster: int) -> tuple[int, ...]:
    """The living opponents who are not protected (WD-4.4, WD-11.2)."""
    duelists = state.duelists
    return tuple([seat for seat in living(state) if seat != caster and not duelists[seat].protected])


async def cast(duel: Duel, seat: int, spell: str) -> None:
    """Cast one spell: an attack at an opponent, anything else on oneself (WD-4.4 to WD-4.8)."""
    category = SPELLS[spell].category
    if category == ATTACK:
        target = await ask_target(duel, seat, spell)
        await resolve_attack(duel, seat, spell, target)
        return
    duel.use(seat, spell)
    await duel.tell("spell_cast", "WD-4.8", "{who} casts {spell}.", who=seat, spell=spell, target=seat)
    if duel.state.duelists[seat].may_chain:
        await chain_reaction.regain_dice(duel, seat, spell)
    if category == HEAL:
        points = await determine_strength(duel, seat, spell)
        await duel.heal_by_spell(seat, spell, points, "WD-4.8")
        schedule_healing(duel.state, seat, spell)
    else:
        lay_ward(duel.state, seat, spell)


async def ask_target(duel: Duel, seat: int, spell: str) -> int:
    """Ask whom an attack strikes, unless only one can be (WD-4.5)."""
    possible = targets(duel.state, seat)
    if len(possible) == 1:
        return possible[0]
    named = Named(SPELLS[spell].name, f"spell:{spell}")
    options = tuple(
        Option(f"target:{other}", Text("{target}", (("target", duel.name(other)),)), f"seat:{other}", "WD-4.5")
        for other in possible
    )
    question = Text(TARGET_QUESTION.message, (("spell", named),))
    key = await duel.ask(seat, "target", question, options, "WD-4.5", about=f"spell:{spell}")
    return int(key.removeprefix("target:"))


def lay_ward(state: DuelState, seat: int, spell: str) -> None:
    """A ward lies on its owner until it is used up or Phase 3 ends (WD-4.21)."""
    absorb = SPELLS[spell].effect(Absorb)
    duelist = state.duelists[seat]
    duelist.wards = (*duelist.wards, (spell, absorb.value if absorb else 0))


async def end_with_a_word(duel: Duel) -> None:
    """Say why the casting ends; what was not cast is lost (WD-4.3)."""
    left = tuple([(seat, duel.state.duelists[seat].active) for seat in living(duel.state)])
    held = any(spells for _, spells in left)
    await duel.tell("casting_ended", "WD-4.3", ALL_HOLD.message if held else NOTHING_LEFT.message)
    for seat, spells in left:
        duel.lose_active_spells(seat)
        if spells:
            await duel.tell("spells_lost", "WD-4.3", NOT_CAST.message, who=seat, spells=spells)


async def end_of_casting(duel: Duel) -> None:
    """Unused spells are lost; then delayed healing, delayed damage, eliminations (WD-4.3, WD-4.24)."""
    await end_with_a_word(duel)
    for seat, spell, points in delayed(duel.state, heals=True):
        await duel.heal_by_spell(seat, spell, points, "WD-4.24", "delayed")
    for seat, spell, points in delayed(duel.state, heals=False):
        await duel.damage(seat, reduced(duel.state, seat, spell, points), "WD-4.24", "delayed")
    duel.state.delayed = []
    await settle_eliminations(duel)
    for seat in living(duel.state):
        duel.state.duelists[seat].wards = ()
    duel.state.stage = TIDYING
