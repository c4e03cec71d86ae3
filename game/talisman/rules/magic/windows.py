"""The moments W1 to W8 at which Spells are cast and cards used (TAL-6.9.6, TAL-FLOW)."""

from __future__ import annotations

from collections.abc import Awaitable
from dataclasses import replace
from functools import cache, lru_cache

from game.engine.decision import Named, Option, Text, text
from game.engine.ids import name_of, parted
from game.talisman.box.register import (
    AFTER_MOVE,
    ANY_TURN_START,
    BEFORE_BATTLE,
    CARD_OF,
    IN_ANSWER_TO_SPELL,
    INSTEAD_OF_MOVE_ROLL,
    TURN_END,
    TURN_START,
    WHEN_ENCOUNTERING,
    WHEN_LOST,
    clause_of,
)
from game.talisman.rules.magic.fitting import (
    castable,
    fitting,
    is_asked_discreetly,
    is_reason_to_ask,
    spell_of,
    spell_targets,
    usable,
    usable_in,
)
from game.talisman.rules.magic.hands import settle_spells
from game.talisman.rules.table.land import NOTHING, SEAT_AT, Land, card_name, place_name, seat_name
from game.talisman.rules.table.places import put_away, without
from game.talisman.state import SpellCast, TalismanState, from_seat

PASS = Option(
    "pass", Text("Pass"), clause="TAL-6.9.6a",
    tooltip=Text("You cast nothing at this moment; at the next one that fits a Spell of yours you are asked again."),
)
PASS_AND_THROW = replace(
    PASS, text=Text("Pass: on to the dice"),
    tooltip=Text("You cast and use nothing before this fight; then the dice are thrown."),
)  # fmt: skip
"""The same before a fight."""
PASS_THE_TURN = Option(
    "pass:turn", Text("Pass until the turn ends"), clause="TAL-6.9.6a",
    tooltip=Text(
        "You are not asked about Spells and cards again this turn, at no fight and no meeting: only if you yourself "
        "are about to lose something."
    ),
)  # fmt: skip
CASTS, CASTS_AT = Text("{who} casts {card}."), Text("{who} casts {card} at {target}.")
ANSWERS = Text("{who} answers with {card}.")
CASTS_THERE = Text("{who} casts {card}, aimed at the {target}.")
LIFE, FOE = "life", "enemy"
"""What may be about to be lost; at such a moment the question says so."""
QUESTIONS = {
    TURN_START: Text("Your turn begins: do you cast a Spell?"),
    ANY_TURN_START: Text("{whom} is about to begin the turn. Do you cast a Spell?"),
    INSTEAD_OF_MOVE_ROLL: Text("Do you cast a Spell instead of throwing?"),
    AFTER_MOVE: Text("{whom} has moved. Do you cast a Spell?"),
    WHEN_ENCOUNTERING: Text("{whom} is about to meet what is here. Do you cast a Spell?"),
    BEFORE_BATTLE: Text("The fight is about to begin. Do you cast a Spell or use a card?"),
    WHEN_LOST: Text("Something is about to be lost. Do you cast a Spell?"),
    LIFE: Text("{whom} is about to lose a Life. Do you cast a Spell?"),
    FOE: Text("{whom} is about to defeat an Enemy. Do you cast a Spell to save it?"),
    IN_ANSWER_TO_SPELL: Text("A Spell has been announced. Do you answer it?"),
    TURN_END: Text("The turn of {whom} is about to end. Do you cast a Spell?"),
}
OWN_QUESTIONS = {
    AFTER_MOVE: Text("You have moved. Do you cast a Spell?"),
    WHEN_ENCOUNTERING: Text("You are about to meet what awaits you. Do you cast a Spell?"),
    LIFE: Text("You are about to lose a Life. Do you cast a Spell?"),
    FOE: Text("You are about to defeat an Enemy. Do you cast a Spell to save it?"),
    TURN_END: Text("Your turn is about to end. Do you cast a Spell?"),
}
"""The same for whom it concerns."""


# -- asking ----------------------------------------------------------------------------------------------


def open_window(land: Land, window: str, seats: tuple[int, ...] | None = None) -> Awaitable[object]:
    """Ask around, if there is anybody to ask."""
    return ask_around(land, window, seats) if somebody_has(land.state, window) else NOTHING


def somebody_has(state: TalismanState, window: str, but: int = -1) -> bool:
    """Whether anybody, but perhaps for one seat, holds a card that fits a window; asked before anything dearer."""
    if state.sharing:
        return True
    heroes, left_out = state.heroes, state.heroes[but] if but >= 0 else None
    spells, cards = fitting(window), usable_in(window)
    for hero in heroes:
        if hero.spells and hero is not left_out and not spells.isdisjoint(hero.spells):
            return True
    if cards:
        for hero in heroes:
            if hero is not left_out and not (cards.isdisjoint(hero.objects) and cards.isdisjoint(hero.followers)):
                return True
    return False


async def ask_around(land: Land, window: str, seats: tuple[int, ...] | None = None) -> bool:
    """Ask those who could cast or use something, the active player first, until all pass in a row (TAL-6.9.6-R).

    Returns whether anybody did something.
    """
    before, land.state.window = land.state.window, window
    order = seats if seats is not None else from_seat(land.state, land.state.turn)
    index = passed = 0
    acted = False
    while passed < len(order):
        seat = order[index % len(order)]
        index += 1
        options = window_options(land.state, seat)
        does = bool(options) and await ask_in_window(land, seat, options)
        acted = acted or does
        passed = 0 if does else passed + 1
        if window == WHEN_LOST and land.state.saved:
            break
    land.state.window = before
    return acted


async def ask_in_window(land: Land, seat: int, options: tuple[Option, ...]) -> bool:
    """Ask one seat what it does; True if it did something."""
    question = question_for(land, seat)
    key = await land.ask(seat, "window", question, options, "TAL-6.9.6a", secret=True)
    if key == PASS_THE_TURN.key:
        land.state.heroes[seat].quiet = True
    if key in (PASS.key, PASS_THE_TURN.key):
        return False
    await do(land, seat, key)
    return True


def question_for(land: Land, seat: int) -> Text:
    """The question of the window now open, as it is put to a seat."""
    moment, whom = land.state.window, land.state.turn
    if moment == WHEN_ENCOUNTERING and land.state.met_by >= 0:
        whom = land.state.met_by
    if moment == WHEN_LOST and land.state.loss is not None and land.state.loss.what in (LIFE, FOE):
        moment, whom = land.state.loss.what, land.state.loss.seat
    words = OWN_QUESTIONS.get(moment, QUESTIONS[moment]) if seat == whom else QUESTIONS[moment]
    return Text(words.message, (("whom", land.name(whom)),))


def window_options(state: TalismanState, seat: int) -> tuple[Option, ...]:
    """Casting, using and passing; nothing for whoever is not asked. Who shares the screen may only have to pass."""
    hero = state.heroes[seat]
    if hero.quiet and not is_own_loss(state, seat):
        return ()
    spells = castable(state, seat) if hero.spells else ()
    cards = usable(state, seat) if hero.objects or hero.followers else ()
    asked = bool(cards) or (
        is_asked_discreetly(state, seat)
        if seat in state.sharing
        else any(is_reason_to_ask(state, seat, card) for card in spells)
    )
    if not asked:
        return ()
    passing = PASS_AND_THROW if state.window == BEFORE_BATTLE else PASS
    return (*[cast_option(card) for card in spells], *[use_option(card) for card in cards], passing, PASS_THE_TURN)


def is_own_loss(state: TalismanState, seat: int) -> bool:
    """Whether the seat itself is about to lose something: then it is asked in any case."""
    return state.loss is not None and state.loss.seat == seat


@cache
def cast_option(card: str) -> Option:
    """The option to cast a Spell."""
    named, face = Named(CARD_OF[card].name, f"card:{card}"), CARD_OF[card].face
    text = Text("Cast {card}", (("card", named),))
    return Option(f"cast:{card}", text, f"card:{card}", clause_of(card), tooltip=face)


@cache
def use_option(card: str) -> Option:
    """The option to use a card."""
    named, ability = Named(CARD_OF[card].name, f"card:{card}"), CARD_OF[card].ability
    fee = ability.fee if ability is not None else 0
    words = text("Pay {n} Gold: {card}", card=named, n=fee) if fee else text("Use {card}", card=named)
    return Option(f"use:{card}", words, f"card:{card}", clause_of(card), tooltip=CARD_OF[card].face)


async def do(land: Land, seat: int, key: str) -> None:
    """Carry out "cast:<card>" or "use:<card>"."""
    verb, card = parted(key)
    if verb == "cast":
        await cast(land, seat, card)
        return
    ability = CARD_OF[card].ability
    assert ability is not None
    await land.tell("card_used", clause_of(card), "{who} uses {card}.", who=seat, card=card)
    await ability.use(land.you(seat, card))


# -- casting ---------------------------------------------------------------------------------------------


async def cast(land: Land, seat: int, card: str) -> None:
    """Announce a Spell, let the others answer it, carry it out, discard it (TAL-6.9.6)."""
    target = await choose_target(land, seat, card)
    land.state.heroes[seat].spells = without(land.state.heroes[seat].spells, card)
    land.state.casting = (*land.state.casting, SpellCast(seat, card, target))
    land.reveal()
    message = words_of_cast(seat, card, target)
    await land.tell("spell_cast", clause_of(card), message.message, who=seat, card=card, target=target)
    if not await is_countered(land, seat):
        await spell_of(card).cast(land.you(seat, card), target)
    else:
        await land.tell("spell_undone", "TAL-S.counterspell", "{card} is undone.", card=card)
    if land.state.casting[-1].card:
        put_away(land.state, card)
    land.state.casting = land.state.casting[:-1]
    if land.state.heroes[seat].space:
        await settle_spells(land, seat)


def words_of_cast(seat: int, card: str, target: str) -> Text:
    """How it is said that a Spell is cast: at whom or where, or in answer to another."""
    if CARD_OF[card].timing == (IN_ANSWER_TO_SPELL,):
        return ANSWERS
    if target == f"seat:{seat}":
        return CASTS
    return CASTS_THERE if target.startswith("space:") else CASTS_AT


async def is_countered(land: Land, seat: int) -> bool:
    """Let the others answer the Spell announced last, the active player first; whether it was cancelled (W7)."""
    depth = len(land.state.casting)
    order = from_seat(land.state, land.state.turn)
    await open_window(land, IN_ANSWER_TO_SPELL, tuple([other for other in order if other != seat]))
    return len(land.state.casting) == depth and land.state.casting[-1].target == COUNTERED


COUNTERED = "countered"


def counter(land: Land) -> None:
    """Cancel the Spell below the one now being carried out (Counterspell)."""
    *others, below, this = land.state.casting
    land.state.casting = (*others, below._replace(target=COUNTERED), this)


async def choose_target(land: Land, seat: int, card: str) -> str:
    """Ask at what a Spell is cast, unless only one thing is possible."""
    targets = spell_targets(land.state, seat, card)
    if len(targets) == 1:
        return targets[0]
    options = tuple([target_option(land, target) for target in targets])
    question = Text("At whom or what do you cast {card}?", (("card", card_name(card)),))
    key = await land.ask(seat, "spell_target", question, options, "TAL-6.9.7a", about=f"card:{card}")
    return name_of(key)


def target_option(land: Land, target: str) -> Option:
    """The option to cast at a target, which shows it by name."""
    seat = SEAT_AT.get(target)
    return named_target(target, None if seat is None else land.seats[seat].name)


@lru_cache(maxsize=1000)
def named_target(target: str, player: str | None) -> Option:
    """The same; ``player`` is the name of whoever sits there, if the target is a seat."""
    words = place_name(target) if player is None else seat_name(player, SEAT_AT[target])
    return Option(f"target:{target}", Text("{target}", (("target", words),)), target, "TAL-6.9.7a")
