"""Using things: wand, garlic, salt, drops, torch, herbs, handing over and supplies (DK-7)."""

from __future__ import annotations

from functools import cache

from game.devils_circle.box.board import (
    BOARD,
    FIELD_NAMES,
    FIELD_PLACES,
    edge_name,
    edge_number,
    field_number,
    named_field,
)
from game.devils_circle.box.pieces import ITEM_NAMES, MAGE_PLACES, NAMED_MAGES, item_place
from game.devils_circle.rules.circle import Circle
from game.devils_circle.rules.ground import OPENLY, free_fields, wand_fields
from game.devils_circle.rules.mages.options import gifts, salt_edges
from game.devils_circle.rules.moving.footfalls import PUSHED, enter_field
from game.devils_circle.rules.moving.rescue import SPRINKLED, offer_rescue
from game.devils_circle.rules.moving.steps import forced_fields
from game.devils_circle.state import HERB_MINUTES, LIMITS, ON_BOARD, STOCK, TORCH_MINUTES, CircleState, Demon
from game.engine.boards.rooms import members
from game.engine.decision import Named, Option, Text

ALL = Option("all", Text("Take all you can carry"), clause="DK-7.47")
ENOUGH = Option("enough", Text("Take nothing more"), clause="DK-7.47")


@cache
def at_option(field: int, clause: str) -> Option:
    """The option to put something on a field."""
    return Option(
        f"at:{FIELD_NAMES[field]}", Text("{field}", (("field", named_field(field)),)), FIELD_PLACES[field], clause
    )


async def ask_field(circle: Circle, seat: int, kind: str, question: Text, fields: int, clause: str, about: str) -> int:
    """Ask for one of a set of fields, unless there is only one."""
    options = tuple([at_option(field, clause) for field in members(fields)])
    if len(options) == 1:
        return field_number(options[0].key.removeprefix("at:"))
    key = await circle.ask(seat, kind, question, options, clause, about=about)
    return field_number(key.removeprefix("at:"))


# -- wand -------------------------------------------------------------------------------------------------


async def lay_wand(circle: Circle, seat: int, mage: int) -> None:
    """A wand goes from the hand onto a field beside the mage (DK-7.11)."""
    fields = OPENLY[circle.state.mages[mage].field] & wand_fields(circle.state)
    question = Text("Where do you lay the wand?")
    field = await ask_field(circle, seat, "lay_wand", question, fields, "DK-7.11", item_place(mage, "wand"))
    circle.state.mages[mage].wand -= 1
    circle.state.wands = tuple(sorted((*circle.state.wands, field)))
    await circle.tell("wand_laid", "DK-7.11", "{mage} lays a wand on {field}.", mage=mage, field=field)


async def pick_up(circle: Circle, mage: int, field: int) -> None:
    """A lying wand goes into a free hand (DK-7.12)."""
    circle.state.mages[mage].wand += 1
    lying = circle.state.wands.index(field)
    circle.state.wands = circle.state.wands[:lying] + circle.state.wands[lying + 1 :]
    await circle.tell("wand_taken", "DK-7.12", "{mage} picks up the wand on {field}.", mage=mage, field=field)


# -- garlic and salt --------------------------------------------------------------------------------------


async def hang_garlic(circle: Circle, mage: int) -> None:
    """Garlic goes onto the mage's own field (DK-7.19)."""
    field = circle.state.mages[mage].field
    circle.state.mages[mage].garlic -= 1
    circle.state.garlic = tuple(sorted((*circle.state.garlic, field)))
    await circle.tell("garlic_hung", "DK-7.19", "{mage} hangs garlic on {field}.", mage=mage, field=field)


async def take_garlic(circle: Circle, mage: int) -> None:
    """Garlic on the mage's own field returns to him (DK-7.20)."""
    field = circle.state.mages[mage].field
    circle.state.mages[mage].garlic += 1
    circle.state.garlic = tuple([hung for hung in circle.state.garlic if hung != field])
    await circle.tell("garlic_taken", "DK-7.20", "{mage} takes the garlic on {field} down.", mage=mage, field=field)


@cache
def edge_option(edge: int) -> Option:
    """The option to pour salt on an edge."""
    first, second = BOARD.sides(edge)
    words = Text("Between {field} and {other}", (("field", named_field(first)), ("other", named_field(second))))
    return Option(f"edge:{edge_name(edge)}", words, f"edge:{edge_name(edge)}", "DK-7.24")


async def pour_salt(circle: Circle, seat: int, mage: int) -> None:
    """A measure of salt becomes a line on an open edge of the mage's field (DK-7.24)."""
    edges = salt_edges(circle.state, circle.state.mages[mage].field)
    edge = edges[0]
    if len(edges) > 1:
        question = Text("On which side do you pour the salt?")
        options = tuple(map(edge_option, edges))
        key = await circle.ask(seat, "pour_salt", question, options, "DK-7.24", about=item_place(mage, "salt"))
        edge = edge_number(key.removeprefix("edge:"))
    circle.state.mages[mage].salt -= 1
    circle.state.salt = tuple(sorted((*circle.state.salt, edge)))
    start, field = BOARD.sides(edge)
    await circle.tell(
        "salt_poured", "DK-7.24", "{mage} pours a line of magic salt between {start} and {field}.",
        mage=mage, edge=edge, start=start, field=field,
    )  # fmt: skip


# -- drops ------------------------------------------------------------------------------------------------


async def sprinkle(circle: Circle, mage: int, demon: int) -> None:
    """Drops on a demon; it may flee first (DK-7.30 to DK-7.33, DK-10.27)."""
    circle.state.mages[mage].drops -= 1
    await circle.tell("drops_used", "DK-7.30", "{mage} sprinkles {demon} with elven drops.", mage=mage, demon=demon)
    await offer_rescue(circle, mage, demon, SPRINKLED)
    if not is_beside(circle.state, mage, demon):
        await circle.tell("action_failed", "DK-10.28", "{demon} has escaped: the drops are wasted.", demon=demon)
        return
    await circle.exhaust(demon, circle.state.demons[demon].materiality, "DK-7.31")
    if circle.state.demons[demon].materiality:
        await circle.thicken(demon, -1, "DK-7.32")
    if not await circle.check_neutralised(demon):
        await push_away(circle, demon, circle.state.mages[mage].field)


def is_beside(state: CircleState, mage: int, demon: int) -> bool:
    """Whether a demon stands openly adjacent to a mage."""
    piece = state.demons[demon]
    return piece.status == ON_BOARD and bool(OPENLY[state.mages[mage].field] >> piece.field & 1)


async def push_away(circle: Circle, demon: int, origin: int) -> None:
    """One forced step straight away from a mage, if it is possible (DK-7.33)."""
    target = pushed_to(circle.state, circle.state.demons[demon], origin)
    if target >= 0:
        await enter_field(circle, demon, target, PUSHED, "DK-7.33")


def pushed_to(state: CircleState, demon: Demon, origin: int) -> int:
    """The field straight away from a mage's to which a demon of these values is pushed; -1: it stays (DK-7.33)."""
    target = BOARD.neighbours[demon.field][BOARD.way(origin, demon.field)]
    return target if target >= 0 and forced_fields(state, demon, 1) >> target & 1 else -1


async def wash_away(circle: Circle, mage: int, marker: int) -> None:
    """Drops destroy a pentagram without trace (DK-7.34)."""
    circle.state.mages[mage].drops -= 1
    circle.state.pentagrams = tuple([star for star in circle.state.pentagrams if star[0] != marker])
    await circle.tell("pentagram_washed", "DK-7.34", "{mage} washes a pentagram away.", mage=mage, marker=marker)


# -- torch and herbs --------------------------------------------------------------------------------------


async def set_torch(circle: Circle, seat: int, mage: int) -> None:
    """A torch is set, burning, on a free field beside the mage (DK-7.35)."""
    fields = OPENLY[circle.state.mages[mage].field] & free_fields(circle.state)
    question = Text("Where do you set the torch?")
    field = await ask_field(circle, seat, "set_torch", question, fields, "DK-7.35", item_place(mage, "torch"))
    circle.state.mages[mage].torch -= 1
    circle.state.torches = tuple(sorted((*circle.state.torches, (field, TORCH_MINUTES))))
    await circle.tell("torch_set", "DK-7.35", "{mage} lights a torch on {field}.", mage=mage, field=field)


@cache
def herbs_option(field: int, count: int) -> Option:
    """The option to burn some bundles on a field."""
    words = Text("{n} bundle on {field}", (("n", count), ("field", named_field(field))), "{n} bundles on {field}")
    return Option(f"at:{FIELD_NAMES[field]}:{count}", words, FIELD_PLACES[field], "DK-7.41")


async def set_herbs(circle: Circle, seat: int, mage: int) -> None:
    """One to three bundles are set, burning, on one free field beside the mage (DK-7.41)."""
    fields = OPENLY[circle.state.mages[mage].field] & free_fields(circle.state)
    most = circle.state.mages[mage].herb
    options = tuple([herbs_option(field, count) for field in members(fields) for count in range(1, most + 1)])
    question = Text("Where do you set how many bundles of herbs?")
    about = item_place(mage, "herb")
    key = options[0].key
    if len(options) > 1:
        key = await circle.ask(seat, "set_herbs", question, options, "DK-7.41", about=about)
    _, name, count = key.split(":")
    circle.state.mages[mage].herb -= int(count)
    circle.state.herbs = tuple(sorted((*circle.state.herbs, (field_number(name), int(count), HERB_MINUTES))))
    await circle.tell(
        "herbs_set", "DK-7.41", "{mage} burns herbs on {field} (bundles: {count}).",
        mage=mage, count=int(count), field=field_number(name),
    )  # fmt: skip


# -- handing over and supplies ----------------------------------------------------------------------------


async def hand_over(circle: Circle, seat: int, mage: int, other: int) -> None:
    """One item goes to a mage beside him who is below the limit for it (DK-7.5 to DK-7.8)."""
    items = gifts(circle.state.mages[mage], circle.state.mages[other])
    item = items[0]
    if len(items) > 1:
        options = tuple([item_option(mage, thing) for thing in items])
        question = Text("What do you hand {mage}?", (("mage", NAMED_MAGES[other]),))
        key = await circle.ask(seat, "give_item", question, options, "DK-7.5", about=MAGE_PLACES[other])
        item = key.removeprefix("item:")
    change(circle.state, mage, item, -1)
    change(circle.state, other, item, 1)
    await circle.tell(
        "handed_over", "DK-7.5", "{mage} hands {other} something: {item}.", mage=mage, other=other, item=item
    )


@cache
def item_option(mage: int, item: str) -> Option:
    """The option to hand over an item."""
    return Option(f"item:{item}", Text("{item}", (("item", Named(ITEM_NAMES[item], item_place(mage, item))),)),
                  item_place(mage, item), "DK-7.5")  # fmt: skip


def change(state: CircleState, mage: int, item: str, count: int) -> None:
    """Give a mage items, or take them."""
    piece = state.mages[mage]
    setattr(piece, item, getattr(piece, item) + count)


@cache
def stock_option(item: str) -> Option:
    """The option to take one item from the stock."""
    return Option(f"item:{item}", Text("Take: {item}", (("item", ITEM_NAMES[item]),)), f"stock:{item}", "DK-7.47")


def available(state: CircleState, mage: int) -> tuple[str, ...]:
    """What a mage could take from the stock now (DK-7.47, DK-7.48)."""
    piece = state.mages[mage]
    return tuple([item for item in STOCK if state.stock[item] and getattr(piece, item) < LIMITS[item]])


async def resupply(circle: Circle, seat: int, mage: int) -> None:
    """A mage on the supply square takes what he wants, up to his limits (DK-7.47)."""
    while items := available(circle.state, mage):
        options = (ALL, *map(stock_option, items), ENOUGH)
        question = Text("What does {mage} take?", (("mage", NAMED_MAGES[mage]),))
        key = await circle.ask(seat, "resupply", question, options, "DK-7.47", about="act:resupply")
        if key == ALL.key:
            for item in items:
                await take(circle, mage, item, min(circle.state.stock[item], room_for(circle.state, mage, item)))
            break
        if key == ENOUGH.key:
            break
        await take(circle, mage, key.removeprefix("item:"), 1)


def room_for(state: CircleState, mage: int, item: str) -> int:
    """How many more of an item a mage can carry (DK-7.3)."""
    return LIMITS[item] - int(getattr(state.mages[mage], item))


async def take(circle: Circle, mage: int, item: str, count: int) -> None:
    """Items go from the stock to a mage."""
    circle.state.stock[item] -= count
    change(circle.state, mage, item, count)
    await circle.tell(
        "supplied", "DK-7.47", "{mage} takes {item} from the supplies ({count}).", mage=mage, count=count, item=item
    )
