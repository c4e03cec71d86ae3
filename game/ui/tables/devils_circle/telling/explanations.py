"""What every piece on the table is, in words with their clauses."""

from __future__ import annotations

from collections.abc import Iterator

from game.devils_circle.box.board import RING, ROOMS, field_number
from game.devils_circle.box.pieces import ITEM_NAMES
from game.devils_circle.referee.foreseen import danger
from game.devils_circle.view import CircleView, DemonView, FieldView, MageView, time_of_day
from game.engine.decision import Text, text
from game.ui.kit.rich_text import RichText, Run
from game.ui.tables.common.pieces import Piece
from game.ui.tables.common.telling.explanations import (
    Explanations,
    Line,
    bad,
    faint,
    good,
    title,
    weighed,
    with_clause,
)
from game.ui.tables.devils_circle import layout
from game.ui.tables.devils_circle.blows import told_of, told_of_blows_on
from game.ui.tables.devils_circle.danger import (
    threats_of,
    threats_to_mage,
    threats_to_princess,
    who_reaches_princess,
)
from game.ui.tables.devils_circle.deeds import BY_ID, MAGE_DEEDS
from game.words import _, say

LIMITS = {"wand": 2, "book": 1, "garlic": 2, "salt": 3, "drops": 5, "torch": 2, "herb": 3}
ITEM_DEEDS = {"wand": "wand", "garlic": "garlic", "salt": "salt", "drops": "drops", "torch": "torch", "herb": "herbs"}
BOOK = Text(
    "Needed for an exorcism, lets a mage try to avoid a curse, adds 1 to a prayer. It is lost in a direct attack "
    "by its owner, to a psychic attack, or when a pentagram comes over its owner. DK-7.45, DK-7.46"
)
SALT = Text(
    "A line of salt stops pentagrams and demons of power 10 or less; wisps ignore it. DK-7.25, DK-7.27, DK-7.28"
)
NO_SALT = Text("Magic salt poured on this open side would stop demons and pentagrams. DK-7.24")
FLIES = {0: Text("It flies north."), 1: Text("It flies east."), 2: Text("It flies south."), 3: Text("It flies west.")}
STOPPED_BY = {
    "wall": Text("It stays here: a wall is in its way. DK-11.14"),
    "salt": Text("It stays here as long as salt is in its way. DK-11.14"),
    "wand": Text("It stays here as long as a wand lies in its way. DK-11.14"),
    "torch": Text("It stays here as long as a torch burns in its way. DK-11.14"),
}
STUCK = Text("It has come to rest for good, until dawn.")
POWER = Text(
    "Power {n} keeps it out of hell: at 0 it sinks. Above 9 it has 2 more points to play with, above 10 it breaks "
    "salt. DK-12.1, DK-9.12"
)
MATERIALITY = Text(
    "Its blows take {n} (its materiality). From 6 on, or above its power, walls stop it. DK-11.33, DK-10.7"
)
WISP_POWER = Text(
    "Power {n} keeps it out of hell: at 0 it sinks. It always has 2 more points to play with. DK-12.1, DK-9.13"
)
WISP_MATERIALITY = Text("Materiality {n}: from 6 on, or above its power, walls stop it. DK-10.7")
REACH_ON_THE_BOARD = Text("Red squares: where it may get to, the redder the likelier. Bars: what stops it.")
RINGS_ON_THE_BOARD = Text("The blue line: how far an exorcism of this mage reaches, two steps on foot.")
STATUS = {
    "waiting": Text("It has not come yet."),
    "neutralised": Text("In hell: it rises from its hole when two dice show 10 or more. DK-12.7"),
    "left": Text("It has withdrawn until the next night. DK-14.16"),
}

DAWN_WEAKENS = Text(
    "At dawn strength and power of mages above 5 sink to 5; an attack needs strength 7. DK-14.10, DK-8.18"
)

EXPLANATIONS = Explanations()

# -- the board --------------------------------------------------------------------------------------------


@EXPLANATIONS.of(layout.FIELD)
def _field(view: CircleView, piece: Piece) -> Iterator[Line]:
    name = piece.place.partition(":")[2]
    field = next(field for field in view.fields if field.id == name)
    yield title(name.upper(), say(ROOMS[field.room]))
    yield from _lying(field)
    for reach in view.reach:
        if reach.field == name:
            yield good(text("To be reached for {n} point.", plural="To be reached for {n} points.", n=reach.price))


@EXPLANATIONS.of(layout.EDGE)
def _edge(view: CircleView, piece: Piece) -> Iterator[Line]:
    yield SALT if piece.face == "salt" else NO_SALT


@EXPLANATIONS.of(layout.STAR)
def _star(view: CircleView, piece: Piece) -> Iterator[Line]:
    star = next(star for star in view.pentagrams if f"pentagram:{star.marker}" == piece.id)
    yield Text(
        "A pentagram: it flies one square a phase, takes 2 strength from each mage beside it, destroys books and "
        "supplies, and kills the Princess if it comes over her. DK-11.13, DK-11.16, DK-11.18"
    )
    if star.direction is None:
        yield STUCK
    elif star.stopped:
        yield good(STOPPED_BY[star.stopped])
    else:
        yield FLIES[star.direction]


@EXPLANATIONS.of(layout.CLOCK)
def _clock(view: CircleView, piece: Piece) -> Iterator[Line]:
    clock = view.clock
    yield title(_("Night {night} of {nights}", night=clock.night, nights=clock.nights))
    now, dawn, sunrise = (time_of_day(minutes) for minutes in (clock.now, clock.dawn, clock.sunrise))
    yield text(
        "Sunrise ends the night: until then the mages must hold out. It is {now}; dawn is at {dawn}, sunrise at "
        "{sunrise}. Each turn lasts two dice multiplied, in minutes. DK-14.1, DK-14.7",
        now=now,
        dawn=dawn,
        sunrise=sunrise,
    )
    yield DAWN_WEAKENS
    if clock.at_dawn:
        yield bad(
            Text(
                "At dawn: no exorcisms, no torches lit; all plays of demons cost 1 more, and they may leave. "
                "DK-14.12, DK-9.25, DK-14.14"
            )
        )


@EXPLANATIONS.of(layout.WARNING)
def _warning(view: CircleView, piece: Piece) -> Iterator[Line]:
    yield from weighed(who_reaches_princess(view))


# -- the columns ------------------------------------------------------------------------------------------


@EXPLANATIONS.of(layout.DEED)
def _deed(view: CircleView, piece: Piece) -> Iterator[Line]:
    deed = BY_ID[piece.face]
    yield title(say(deed.name))
    yield deed.about


@EXPLANATIONS.of(layout.ITEM)
def _item(view: CircleView, piece: Piece) -> Iterator[Line]:
    yield title(_("{item}: {n} of {most}", item=_name(piece.face), n=piece.count, most=LIMITS[piece.face]))
    yield BOOK if piece.face == "book" else BY_ID[ITEM_DEEDS[piece.face]].about
    price = next((deed.price for deed in MAGE_DEEDS if deed.id == ITEM_DEEDS.get(piece.face)), None)
    if price is not None:
        yield faint(text("Costs {n} action point.", plural="Costs {n} action points.", n=price))


@EXPLANATIONS.of(layout.STOCK)
def _stock(view: CircleView, piece: Piece) -> Iterator[Line]:
    yield title(_name(piece.face))
    yield text("A mage on G7 can take these from the stock: {n} left. DK-7.48", n=piece.count)


def _name(item: str) -> str:
    words = say(ITEM_NAMES[item])
    return words[:1].upper() + words[1:]


# -- figures ----------------------------------------------------------------------------------------------


@EXPLANATIONS.of(layout.FIGURE, layout.PLATE)
def _figure(view: CircleView, piece: Piece) -> Iterator[Line]:
    if piece.face == "cradle":
        yield from _princess(view)
    for mage in view.mages:
        if mage.id == piece.face:
            yield from _mage(view, mage)
    for demon in view.demons:
        if demon.id == piece.face:
            yield from _demon(view, demon)


def _princess(view: CircleView) -> Iterator[Line]:
    yield from weighed(threats_to_princess(view))
    yield text("Her strength is {n}.", n=view.princess)
    yield Text(
        "The mages win if the Princess lives through the last night. The demons win if one stands on her square, if a "
        "pentagram or a hole reaches her, or if curses take all her strength. DK-15.1, DK-15.2, DK-15.3"
    )


def _mage(view: CircleView, mage: MageView) -> Iterator[Line]:
    yield title(mage.name, view.seats[mage.seat].name)
    if not mage.alive:
        yield Text("Fallen, and out of the game. DK-8.26")
        return
    yield from weighed(threats_to_mage(view, mage))
    yield text(
        "Strength {n} keeps the mage alive: at 0 comes death. With 1 left only one thing can be done in a phase. "
        "DK-8.26, DK-6.6",
        n=mage.strength,
    )
    yield text("Power {n}: for exorcism, attack and defence; doubled by a wand in hand. DK-7.9", n=mage.power)
    yield text(
        "Action points pay for what a mage does: {n} left; free hands: {hands}. DK-6.5",
        n=mage.points,
        hands=mage.free_hands,
    )
    if mage.limited:
        yield bad(Text("Too weak: one action or one prayer, and no more. DK-6.6"))
    if mage.possessed_by is not None:
        yield bad(Text("Possessed: played by the Circle until the mind is freed. DK-11.28"))
    if mage.exorcist and any(blow.exorcism for blow in mage.blows):
        yield faint(RINGS_ON_THE_BOARD)
    for blow in mage.blows:
        yield from told_of(next(demon for demon in view.demons if demon.id == blow.demon), blow)


def _demon(view: CircleView, demon: DemonView) -> Iterator[Line]:
    here = demon.status == "on_board"
    yield title(demon.name, view.seats[demon.seat].name)
    yield from told_of_blows_on(view, demon)
    if here:
        yield from weighed(threats_of(demon, danger(view, demon)))
        yield faint(REACH_ON_THE_BOARD)
    if demon.wisp:
        yield Text("A will-o'-the-wisp only moves, and ignores salt. It wins by reaching the cradle. DK-13.1, DK-13.3")
    if demon.status != "neutralised":
        power, materiality = (WISP_POWER, WISP_MATERIALITY) if demon.wisp else (POWER, MATERIALITY)
        yield text(power.message, n=demon.power)
        yield text(materiality.message, n=demon.materiality)
    if not here:
        yield bad(STATUS[demon.status])
        return
    if demon.rescue_left:
        yield Text("It still has its rescue move this night. DK-10.22")
    yield from _steps(demon)


def _lying(field: FieldView) -> Iterator[Text]:
    """What lies on a field."""
    if field_number(field.id) in RING:
        yield Text("The ring belongs to the demons; no mage ever stands here. DK-2.13")
    if field.fireplace:
        yield Text(
            "A fireplace: demons of power above 4 pass from hearth to hearth. Mages cannot enter. DK-10.16, DK-3.3"
        )
    if field.supply:
        yield Text("The supply square: a mage standing here may take supplies for 2 points. DK-7.47")
    if field.hole:
        yield Text("A hole to hell: mages cannot enter, and it stays for ever. Demons may stand here. DK-12.3, DK-12.4")
    if field.garlic:
        yield Text("Garlic hangs here: no demon crosses a wall of this square, from either side. DK-7.21")
    if field.wands:
        yield Text(
            "A lying wand: a demon that ends its turn beside it loses 3 power and gains 1 materiality; entering costs "
            "it 7. DK-7.13, DK-7.15"
        )
    if field.torch:
        yield text(
            "A torch burns {n} more minutes: demons beside it gain 2 materiality, pentagrams stop. DK-7.37, DK-7.39",
            n=field.torch,
        )
    if field.herbs:
        yield text(
            "Herbs burn {n} more minutes ({count}): each takes 3 power from demons beside them. DK-7.43",
            n=field.herb_minutes,
            count=field.herbs,
        )


def _steps(demon: DemonView) -> Iterator[RichText]:
    """What stops a step; the prices of the others stand on the board beside it."""
    stopped = {barrier.edge: barrier for barrier in demon.barriers}
    for step in demon.steps:
        names = (f"{demon.field}-{step.field}", f"{step.field}-{demon.field}")
        barrier = next((stopped[name] for name in names if name in stopped), None)
        if barrier is not None:
            place = Run(f"{step.field.upper()}: ", "sans_bold")
            yield (place, *with_clause(bad(barrier.text), barrier.clause))


@EXPLANATIONS.of(layout.BUTTON)
def _summary(view: CircleView, piece: Piece) -> Iterator[Line]:
    yield Text("Shows once more what the demons did last.")
