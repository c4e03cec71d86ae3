"""What a mage is offered, in words: one option for each deed, made once."""

from __future__ import annotations

from functools import cache, lru_cache

from game.devils_circle.box.board import FIELD_NAMES, FIELD_PLACES, named_field
from game.devils_circle.box.pieces import (
    CRADLE_PLACE,
    DEMON_PLACES,
    DEMONS,
    MAGE_PLACES,
    MAGES,
    NAMED_DEMONS,
    NAMED_MAGES,
    item_place,
    pentagram_place,
)
from game.engine.boards.rooms import members
from game.engine.decision import Option, Text

FINISH = Option(
    "finish",
    Text("End the phase"),
    clause="DK-6.5",
    tooltip=Text("Points that are left are lost at the end of the phase."),
)
WHAT_BUNDLES_DO = Text(
    "The harm is the same with each number. But every bundle makes a demon that survives more solid: its materiality "
    "rises by 1. Its blows strike harder; yet drops take more, and from 6 on walls stop it."
)
WHAT_IS_HANDED = Text("A wand, the book, garlic, salt, a torch or herbs; elven drops cannot be handed over.")
HANG, TAKE_DOWN, POUR, LAY_WAND, TORCH, HERBS, PRAY, RESUPPLY, PUSH = (1 << bit for bit in range(9))


@cache
def pick_up_option(field: int) -> Option:
    """The option to take a lying wand in hand."""
    words = Text("Pick up the wand on {field}", (("field", named_field(field)),))
    return Option(f"pick_up:{FIELD_NAMES[field]}", words, FIELD_PLACES[field], "DK-7.12")


@cache
def demon_options(demon: int, bundles: int, drops: bool, attack: bool) -> tuple[Option, ...]:
    """What can be done to one demon: an exorcism with up to that many bundles, drops, an attack."""
    place, name = DEMON_PLACES[demon], (("demon", NAMED_DEMONS[demon]),)
    found = []
    if attack:
        words = Text("Attack {demon} directly", name)
        found.append(Option(f"attack:{DEMONS[demon]}", words, place, "DK-8.18"))
    if drops:
        words = Text("Sprinkle {demon} with elven drops", name)
        found.append(Option(f"drops:{DEMONS[demon]}", words, place, "DK-7.30"))
    for count in range(1, bundles + 1):
        words = Text(
            "Exorcise {demon} with {n} herb: it hits {n} harder",
            (*name, ("n", count)),
            "Exorcise {demon} with {n} herbs: it hits {n} harder",
        )
        found.append(Option(f"exorcise:{DEMONS[demon]}:{count}", words, place, "DK-8.1", tooltip=WHAT_BUNDLES_DO))
    return tuple(found)


@cache
def drops_on(marker: int) -> Option:
    """The option to wash a pentagram away."""
    words = Text("Wash the pentagram away with elven drops")
    return Option(f"drops:{marker}", words, pentagram_place(marker), "DK-7.34")


@cache
def give_option(other: int) -> Option:
    """The option to hand something to a mage."""
    words = Text("Hand {mage} something", (("mage", NAMED_MAGES[other]),))
    return Option(f"give:{MAGES[other]}", words, MAGE_PLACES[other], "DK-7.5", tooltip=WHAT_IS_HANDED)


SELECT = tuple(
    Option(f"select:{mage}", Text("Play {mage}", (("mage", name),)), place, "DK-6.4")
    for mage, name, place in zip(MAGES, NAMED_MAGES, MAGE_PLACES, strict=True)
)
"""The options to go on with another mage."""


@cache
def flight_button(seat: int, owners: tuple[int, ...]) -> Option:
    """The button of a seat of the Circle for a rescue move between two actions; ``owners`` are the demons' seats.

    Where the demons have two owners it names those that it can mean (DK-1.8).
    """
    own = [demon for owner, demon in zip(owners, NAMED_DEMONS, strict=True) if owner == seat]
    words = Text("The Circle: a rescue move")
    if len(own) < len(owners):
        words = Text("{one} or {other}: a rescue move", (("one", own[0]), ("other", own[-1])))
    return Option(
        f"flight:{seat}",
        words,
        clause="DK-16.4",
        tooltip=Text("For the players of the demons: one of them flees now, paid with its power."),
    )


@lru_cache(maxsize=4_000)
def buttons(
    number: int, field: int, flags: int, others: int, flights: tuple[int, ...], owners: tuple[int, ...]
) -> tuple[Option, ...]:
    """Everything that is a button: actions, choosing another mage, flights of seats, and the end of the phase.

    ``flags`` are the actions with one button each, of which only taking garlic down needs the mage's ``field``;
    ``owners`` are the demons' seats.
    """
    found: list[Option] = []
    for flag, options in _simple_options(number):
        if flag == TAKE_DOWN and flags & TAKE_DOWN:
            found.append(take_down_option(field))
        elif flags & flag:
            found += options
    fleeing = [flight_button(seat, owners) for seat in flights]
    return (*found, *[SELECT[other] for other in members(others)], *fleeing, FINISH)


@cache
def take_down_option(field: int) -> Option:
    """The option to take garlic back from the mage's own field."""
    return Option("take_down", Text("Take the garlic down"), FIELD_PLACES[field], "DK-7.20")


@cache
def _simple_options(number: int) -> tuple[tuple[int, tuple[Option, ...]], ...]:
    def item(key: str, words: Text, name: str, clause: str) -> tuple[Option, ...]:
        return (Option(key, words, item_place(number, name), clause),)

    pray = (
        Option("pray:strength", Text("Pray for strength"), "act:pray", "DK-8.10"),
        Option("pray:power", Text("Pray for power"), "act:pray", "DK-8.10"),
    )
    return (
        (HANG, item("hang", Text("Hang garlic here"), "garlic", "DK-7.19")),
        (TAKE_DOWN, ()),
        (POUR, item("pour", Text("Pour a line of magic salt"), "salt", "DK-7.24")),
        (LAY_WAND, item("lay_wand", Text("Lay a wand down beside you"), "wand", "DK-7.11")),
        (TORCH, item("torch", Text("Set and light a torch"), "torch", "DK-7.35")),
        (HERBS, item("herbs", Text("Set and light herbs"), "herb", "DK-7.41")),
        (PUSH, (Option("push", Text("Push the cradle"), CRADLE_PLACE, "DK-8.14"),)),
        (PRAY, pray),
        (RESUPPLY, (Option("resupply", Text("Take supplies"), "act:resupply", "DK-7.47"),)),
    )
