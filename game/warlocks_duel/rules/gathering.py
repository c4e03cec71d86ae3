"""Phase 1: gathering mana (WD-2)."""

from __future__ import annotations

from functools import lru_cache

from game.engine.decision import Option, Text
from game.engine.ids import name_of
from game.warlocks_duel.box.elements import BLANK, NAMES, DiceFaces, selections, together, without
from game.warlocks_duel.rules import antimagic_shield
from game.warlocks_duel.rules.duel import Duel
from game.warlocks_duel.rules.ending import settle_eliminations
from game.warlocks_duel.rules.payment import listed
from game.warlocks_duel.state import (
    GATHER_TURN_LIMIT,
    HAND_SIZE,
    INCANTATIONS,
    Duelist,
    DuelState,
    in_turn_order,
    living,
)

BLANKS = tuple((BLANK,) * count for count in range(HAND_SIZE + 1))
"""Dice fresh from the reserve, by their number: they come last in order, since they show nothing yet."""
QUESTION = Text("Which dice do you keep?")
ROLLS, ROLLS_INTO_POOL = Text("{who} rolls {rolled}."), Text("{who} rolls {rolled} into the pool.")
GATHER_UP = Option(
    "gather_up",
    Text("Keep none: roll all again"),
    clause="WD-2.4",
    tooltip=Text("Take all rolled dice back into your hand; nothing comes from the reserve."),
)


async def gather_turn(duel: Duel) -> None:
    """One gather turn: all roll, all choose secretly, all choices are carried out together (WD-2.1 to WD-2.11)."""
    duel.state.gather_turn += 1
    await roll_hands(duel)
    for seat in in_turn_order(duel.state, duel.state.starter):
        options = gather_options(duel.state, seat)
        key = await duel.ask(seat, "gather", QUESTION, options, "WD-2.3", secret=True)
        duel.state.duelists[seat].committed = key
    duel.reveal()
    short = carry_out_all(duel.state)
    if duel.listening:
        await show_steps(duel)
    forget_steps(duel.state)
    if short:
        await pay_for_greed(duel, short)
        await close(duel, "WD-2.9")
    elif duel.state.gather_turn >= GATHER_TURN_LIMIT:
        await close(duel, "WD-2.13")


def carry_out_all(state: DuelState) -> tuple[tuple[int, int], ...]:
    """Carry out every committed step; returns who is short of a full hand, and by how many dice (WD-2.9)."""
    short: tuple[tuple[int, int], ...] = ()
    for seat in living(state):
        missing = carry_out(state, seat)
        if missing:
            short = (*short, (seat, missing))
    return short


async def pay_for_greed(duel: Duel, short: tuple[tuple[int, int], ...]) -> None:
    """Everybody who cannot refill his hand takes 1 damage per missing die, all at the same moment (WD-2.10)."""
    for seat, missing in short:
        await duel.damage(seat, missing, "WD-2.10", "greed")
    await settle_eliminations(duel)


async def roll_hands(duel: Duel) -> None:
    """Every player rolls all dice in hand (WD-2.2)."""
    for seat in in_turn_order(duel.state, duel.state.starter):
        dice = await duel.roll_element_dice(seat, "dice_rolled", "WD-2.2", ROLLS.message)
        duel.state.duelists[seat].hand = dice


def gather_options(state: DuelState, seat: int) -> tuple[Option, ...]:
    """Gather up, set any selection aside, or (with WD-8) raise the shield by one die."""
    duelist = state.duelists[seat]
    options = set_aside_options(seat, duelist.hand)
    if antimagic_shield.MODULE not in state.modules:
        return options
    return options + shield_options(seat, duelist.hand, duelist.shield)


@lru_cache(maxsize=20_000)
def set_aside_options(seat: int, hand: DiceFaces) -> tuple[Option, ...]:
    """Step (a), and step (b) with every different selection of one die or more (WD-2.4, WD-2.6)."""
    aside = (
        Option(
            f"set_aside:{','.join(dice)}",
            Text("Keep {dice}", (("dice", listed(dice)),)),
            clause="WD-2.6",
            picks=tuple(f"hand:{seat}:{face}" for face in dice),
        )
        for size in range(1, len(hand) + 1)
        for dice in selections(hand, size)
    )
    return (GATHER_UP, *aside)


@lru_cache(maxsize=20_000)
def shield_options(seat: int, hand: DiceFaces, shield: DiceFaces) -> tuple[Option, ...]:
    """Step (c): one die that fits the shield (WD-8.1 to WD-8.5)."""
    return tuple(
        Option(
            f"shield:{face}",
            Text("Raise the shield with {face}", (("face", NAMES[face]),)),
            clause="WD-8.1",
            picks=(f"hand:{seat}:{face}",),
        )
        for face in dict.fromkeys(hand)
        if antimagic_shield.fits_shield(face, hand, shield)
    )


@lru_cache(maxsize=5_000)
def chosen_dice(key: str) -> DiceFaces:
    """The dice named in an option's key."""
    return tuple(name_of(key).split(","))


def carry_out(state: DuelState, seat: int) -> int:
    """Carry out the step a player committed to; returns how many dice his hand is short of 5 (WD-2.4, 2.6, 8.2)."""
    duelist = state.duelists[seat]
    if duelist.committed.startswith("set_aside:"):
        return set_aside(duelist, chosen_dice(duelist.committed))
    if duelist.committed.startswith("shield:"):
        dice = chosen_dice(duelist.committed)
        duelist.hand = without(duelist.hand, dice)
        duelist.shield = together(duelist.shield, dice)
    return 0


def set_aside(duelist: Duelist, dice: DiceFaces) -> int:
    """Move dice to the pool and refill the hand as far as the reserve allows; returns the dice short."""
    duelist.hand = without(duelist.hand, dice)
    duelist.pool = together(duelist.pool, dice)
    wanted = HAND_SIZE - len(duelist.hand)
    drawn = min(wanted, duelist.reserve)
    duelist.reserve -= drawn
    duelist.hand += BLANKS[drawn]
    return wanted - drawn


async def show_steps(duel: Duel) -> None:
    """Show everybody together what each player chose (WD-2.5)."""
    for seat in living(duel.state):
        await tell_step(duel, seat, duel.state.duelists[seat].committed)


def forget_steps(state: DuelState) -> None:
    """The steps have been shown and carried out."""
    for duelist in state.duelists:
        duelist.committed = ""


async def tell_step(duel: Duel, seat: int, key: str) -> None:
    """Show one player's step."""
    if key == GATHER_UP.key:
        await duel.tell("gathered_up", "WD-2.4", "{who} keeps none.", who=seat)
    elif key.startswith("set_aside:"):
        await duel.tell("set_aside", "WD-2.6", "{who} keeps {dice}.", who=seat, dice=chosen_dice(key))
    else:
        await duel.tell(
            "shield_raised",
            "WD-8.1",
            "{who} raises the antimagic shield with {dice}.",
            who=seat,
            dice=chosen_dice(key),
        )


async def close(duel: Duel, clause: str) -> None:
    """The closing turn: one last roll, and all dice in hand go to the pools (WD-2.11)."""
    await duel.tell("gathering_closed", clause, "The gathering ends: everybody rolls one last time.")
    for seat in in_turn_order(duel.state, duel.state.starter):
        dice = await duel.roll_element_dice(seat, "last_roll", "WD-2.11", ROLLS_INTO_POOL.message)
        duel.state.duelists[seat].hand = ()
        duel.state.duelists[seat].pool = together(duel.state.duelists[seat].pool, dice)
    duel.state.stage = INCANTATIONS
    duel.state.turn = in_turn_order(duel.state, duel.state.starter)[0]
    await duel.tell("phase_began", "WD-3.1", "Phase 2: incantations.", phase=INCANTATIONS)
