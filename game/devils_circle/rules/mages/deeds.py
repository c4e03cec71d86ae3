"""Exorcism, prayer, pushing the cradle, and the mage's own attack (DK-8)."""

from __future__ import annotations

from functools import cache

from game.devils_circle.box.board import FIELD_NAMES, FIELD_PLACES, field_number, named_field
from game.devils_circle.box.pieces import CRADLE_PLACE, DEMON_PLACES, NAMED_DEMONS
from game.devils_circle.rules.circle import Circle
from game.devils_circle.rules.ground import OPENLY, WITHIN_TWO, enterable, free_fields
from game.devils_circle.rules.moving.rescue import ATTACKED, EXORCISED, offer_rescue
from game.devils_circle.rules.moving.steps import forced_fields
from game.devils_circle.state import ON_BOARD, CircleState, doubled_power
from game.engine.boards.rooms import members
from game.engine.decision import Option, Text

EXORCIST_POWER, EXORCIST_STRENGTH = 2, 1
WITHDRAWAL = 3
BOOK_MATERIALITY = 3


# -- exorcism ---------------------------------------------------------------------------------------------


async def exorcise(circle: Circle, seat: int, mage: int, demon: int, bundles: int) -> None:
    """The demon loses power and is sent away; the exorcist pays for it (DK-8.1 to DK-8.8)."""
    circle.state.mages[mage].herb -= bundles
    await circle.tell("exorcism", "DK-8.1", "{mage} exorcises {demon}.", mage=mage, demon=demon, bundles=bundles)
    await offer_rescue(circle, mage, demon, EXORCISED)
    if not is_near(circle.state, mage, demon):
        await circle.tell("action_failed", "DK-10.28", "{demon} has escaped: the exorcism fails.", demon=demon)
        return
    await circle.exhaust(demon, doubled_power(circle.state.mages[mage]), "DK-8.5")
    if not await circle.check_neutralised(demon):
        await circle.thicken(demon, bundles, "DK-8.6")
        await withdraw(circle, seat, demon)
    await circle.drain(mage, EXORCIST_POWER, "DK-8.8")
    await circle.weaken(mage, EXORCIST_STRENGTH, "DK-8.8")


def is_near(state: CircleState, mage: int, demon: int) -> bool:
    """Whether a demon is within the open distance of an exorcism (DK-8.1)."""
    piece = state.demons[demon]
    return piece.status == ON_BOARD and bool(WITHIN_TWO[state.mages[mage].field] >> piece.field & 1)


async def withdraw(circle: Circle, seat: int, demon: int) -> None:
    """The mage sends the demon 1 to 3 forced steps away; where it stood is no withdrawal (DK-8.7)."""
    fields = forced_fields(circle.state, circle.state.demons[demon], WITHDRAWAL)
    if not fields:
        return
    options = tuple([to_option(field, "DK-8.7") for field in members(fields)])
    key = options[0].key
    if len(options) > 1:
        question = Text("Where must {demon} withdraw to?", (("demon", NAMED_DEMONS[demon]),))
        key = await circle.ask(seat, "withdraw", question, options, "DK-8.7", about=DEMON_PLACES[demon])
    await move_demon(circle, demon, field_number(key.removeprefix("to:")), "DK-8.7")


async def move_demon(circle: Circle, demon: int, field: int, clause: str) -> None:
    """A demon is moved by force, over fields where nothing happens to it (DK-10.20, DK-10.21)."""
    start = circle.state.demons[demon].field
    circle.state.demons[demon].field = field
    await circle.tell(
        "demon_moved", clause, "{demon} withdraws to {field}.", demon=demon, start=start, field=field, path=(field,)
    )


@cache
def to_option(field: int, clause: str) -> Option:
    """The option of a field to go to."""
    return Option(
        f"to:{FIELD_NAMES[field]}", Text("{field}", (("field", named_field(field)),)), FIELD_PLACES[field], clause
    )


# -- prayer and cradle ------------------------------------------------------------------------------------


def prayer_bonus(state: CircleState, mage: int) -> int:
    """What wand and book add to a prayer (DK-8.11)."""
    return bool(state.mages[mage].wand) + state.mages[mage].book


def is_heard(die: int, bonus: int, value: int) -> bool:
    """Whether a prayer with that roll raises a characteristic of that value (DK-8.12)."""
    return die + bonus > value


async def pray(circle: Circle, mage: int, trait: str) -> None:
    """A roll above the present value raises it by 1 (DK-8.10 to DK-8.12)."""
    die = circle.dice.roll()
    result = die + prayer_bonus(circle.state, mage)
    value: int = getattr(circle.state.mages[mage], trait)
    heard = is_heard(die, result - die, value)
    if heard:
        setattr(circle.state.mages[mage], trait, value + 1)
    await circle.tell(
        "prayed", "DK-8.12", PRAYED[trait, heard].message,
        mage=mage, result=result, value=value, more=value + 1, die=die, heard=heard, trait=trait,
    )  # fmt: skip


PRAYED = {
    ("strength", True): Text("{mage} prays for strength, {result} against {value}: heard, {more} now."),
    ("strength", False): Text("{mage} prays for strength, {result} against {value}: in vain."),
    ("power", True): Text("{mage} prays for power, {result} against {value}: heard, {more} now."),
    ("power", False): Text("{mage} prays for power, {result} against {value}: in vain."),
}


async def push_cradle(circle: Circle, seat: int) -> None:
    """The cradle moves one field over an open edge to a free field (DK-8.14 to DK-8.17)."""
    fields = OPENLY[circle.state.cradle] & free_fields(circle.state)
    options = tuple([to_option(field, "DK-8.16") for field in members(fields)])
    key = options[0].key
    if len(options) > 1:
        question = Text("Where do you push the cradle?")
        key = await circle.ask(seat, "push_cradle", question, options, "DK-8.16", about=CRADLE_PLACE)
    start, circle.state.cradle = circle.state.cradle, field_number(key.removeprefix("to:"))
    circle.state.pushed = True
    await circle.tell(
        "cradle_moved", "DK-8.16", "The cradle is pushed to {field}.", start=start, field=circle.state.cradle
    )


# -- the mage's attack ------------------------------------------------------------------------------------


async def attack(circle: Circle, mage: int, demon: int) -> None:
    """A mage throws himself at a demon beside him (DK-8.18 to DK-8.25); it may flee first (DK-10.29)."""
    circle.state.mages[mage].attacked = True
    field = circle.state.demons[demon].field
    await circle.tell("mage_attacks", "DK-8.18", "{mage} attacks {demon}.", mage=mage, demon=demon, field=field)
    if await offer_rescue(circle, mage, demon, ATTACKED):
        await follow(circle, mage, field)
        return
    await circle.exhaust(demon, attack_damage(circle.state, mage, demon), "DK-8.20")
    had_book = circle.state.mages[mage].book
    survived = circle.state.demons[demon].power > 0
    if survived:
        await circle.weaken(mage, circle.state.demons[demon].materiality, "DK-8.21")
    else:
        await circle.check_neutralised(demon)
    if circle.state.mages[mage].alive:
        await circle.destroy_book(mage, "DK-8.22")
        if had_book and survived:
            await circle.thicken(demon, BOOK_MATERIALITY, "DK-8.23")


def attack_damage(state: CircleState, mage: int, demon: int) -> int:
    """The power a mage's attack takes from a demon (DK-8.20)."""
    return doubled_power(state.mages[mage]) + state.demons[demon].materiality


async def follow(circle: Circle, mage: int, field: int) -> None:
    """The mage moves onto the field his target has left, if he may (DK-10.29)."""
    if not enterable(circle.state) >> field & 1:
        return
    start = circle.state.mages[mage].field
    circle.state.mages[mage].field = field
    await circle.tell(
        "mage_moved", "DK-10.29", "{mage} follows to {field}.", mage=mage, start=start, field=field, path=(field,)
    )
