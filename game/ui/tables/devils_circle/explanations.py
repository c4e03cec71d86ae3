"""What every piece on the table is, in words with their clauses."""

from __future__ import annotations

from collections.abc import Iterator

from game.devils_circle.box.board import ROOMS
from game.devils_circle.box.pieces import ITEM_NAMES
from game.devils_circle.view import BlowView, CircleView, DemonView, FieldView, MageView, time_of_day
from game.engine.decision import Text, text
from game.ui.kit.rich_text import RichText, Run, runs
from game.ui.tables.common.pieces import Piece
from game.ui.tables.devils_circle.danger import danger, threats_of, threats_to_princess
from game.ui.tables.devils_circle.deeds import BY_ID, MAGE_DEEDS
from game.ui.tables.devils_circle.layout import (
    CLOCK,
    DEED,
    EDGE,
    FIELD,
    FIGURE,
    ITEM,
    PLATE,
    STAR,
    STOCK,
    SUMMARY,
    SUMMARY_CLOSE,
)
from game.words import _, say

FAINT, GOOD, BAD = (195, 170, 124), (169, 217, 138), (255, 179, 92)
LIMITS = {"wand": 2, "book": 1, "garlic": 2, "salt": 3, "drops": 5, "torch": 2, "herb": 3}
ITEM_DEEDS = {"wand": "wand", "garlic": "garlic", "salt": "salt", "drops": "drops", "torch": "torch", "herb": "herbs"}
BOOK = Text(
    "Needed for an exorcism, lets a mage try to avoid a curse, adds 1 to a prayer. It is lost in a direct attack "
    "by its owner, to a psychic attack, or when a pentagram comes over its owner. DK-7.45, DK-7.46"
)
WAND_LIES = Text(
    "A lying wand: a demon that ends its turn beside it loses 3 power and gains 1 materiality; entering costs it 7. "
    "DK-7.13, DK-7.15"
)
GARLIC_HANGS = Text("Garlic hangs here: no demon crosses a wall of this square, from either side. DK-7.21")
TORCH_BURNS = Text(
    "A torch burns {n} more minutes: demons beside it gain 2 materiality, pentagrams stop. DK-7.37, DK-7.39"
)
HERBS_BURN = Text("Herbs burn {n} more minutes ({count}): each takes 3 power from demons beside them. DK-7.43")
HOLE = Text("A hole to hell: mages cannot enter, and it stays for ever. Demons may stand here. DK-12.3, DK-12.4")
FIREPLACE = Text(
    "A fireplace: demons of power above 4 pass from hearth to hearth. Mages cannot enter. DK-10.16, DK-3.3"
)
SUPPLY = Text("The supply square: a mage standing here may take supplies for 2 points. DK-7.47")
RING = Text("The ring belongs to the demons; no mage ever stands here. DK-2.13")
SALT = Text(
    "A line of salt stops pentagrams and demons of power 10 or less; wisps ignore it. DK-7.25, DK-7.27, DK-7.28"
)
NO_SALT = Text("Magic salt poured on this open side would stop demons and pentagrams. DK-7.24")
PENTAGRAM = Text(
    "A pentagram: it flies one square a phase, takes 2 strength from each mage beside it, destroys books and supplies, "
    "and kills the Princess if it comes over her. DK-11.13, DK-11.16, DK-11.18"
)
FLIES = {0: Text("It flies north."), 1: Text("It flies east."), 2: Text("It flies south."), 3: Text("It flies west.")}
STUCK = Text("It has come to rest for good, until dawn.")
PRINCESS = Text(
    "The mages win if the Princess lives through the last night. The demons win if one stands on her square, if a "
    "pentagram or a hole reaches her, or if curses take all her strength. DK-15.1, DK-15.2, DK-15.3"
)
STRENGTH = Text(
    "Strength {n} keeps the mage alive: at 0 comes death. With 1 left only one thing can be done in a phase. "
    "DK-8.26, DK-6.6"
)
MAGE_POWER = Text("Power {n}: for exorcism, attack and defence; doubled by a wand in hand. DK-7.9")
POWER = Text(
    "Power {n} keeps it out of hell: at 0 it sinks. Above 9 it has 2 more points to play with, above 10 it breaks "
    "salt. DK-12.1, DK-9.12"
)
MATERIALITY = Text(
    "Materiality {n}: its harm in a direct attack. From 6 on, or above its power, walls stop it. DK-11.33, DK-10.7"
)
WISP_POWER = Text(
    "Power {n} keeps it out of hell: at 0 it sinks. It always has 2 more points to play with. DK-12.1, DK-9.13"
)
WISP_MATERIALITY = Text("Materiality {n}: from 6 on, or above its power, walls stop it. DK-10.7")
WISP = Text("A will-o'-the-wisp only moves, and ignores salt. It wins by reaching the cradle. DK-13.1, DK-13.3")
KINDS = {"back": Text("back"), "side": Text("sideways"), "forward": Text("forwards")}
EXORCISM_TAKES = Text("An exorcism takes {n} of the {power} power of {demon}, and drives it back.")
EXORCISM_SINKS = Text("An exorcism takes {n} power from {demon}: it sinks into hell.")
DROPS_PUSH = Text("Elven drops take {n} power from {demon} and push it to {field}.")
DROPS_TAKE = Text("Elven drops take {n} power from {demon}; it stays where it is.")
DROPS_SINK = Text("Elven drops take {n} power from {demon}: it sinks into hell.")
STATUS = {
    "waiting": Text("It has not come yet."),
    "neutralised": Text("In hell: it rises from its hole when two dice show 10 or more. DK-12.7"),
    "left": Text("It has withdrawn until the next night. DK-14.16"),
}


class CircleExplanations:
    """Tooltips of the table."""

    def phase(self, view: CircleView) -> str:
        """The id of the present phase."""
        if view.phase.startswith("placing"):
            return "placing"
        return "demons" if view.phase == "turn" else view.phase

    def explain(self, view: CircleView, piece: Piece) -> RichText | None:
        """What a piece is."""
        if piece.kind == FIELD:
            return self._field(view, piece.place.partition(":")[2])
        if piece.kind == EDGE:
            return runs(SALT if piece.face == "salt" else NO_SALT)
        if piece.kind == STAR:
            return self._star(view, piece)
        if piece.kind == DEED:
            deed = BY_ID[piece.face]
            return (Run(say(deed.name), "heading"), Run("\n"), *runs(deed.about))
        if piece.kind == ITEM:
            return self._item(piece)
        if piece.kind == STOCK:
            words = text("A mage on G7 can take these from the stock: {n} left. DK-7.48", n=piece.count)
            return (Run(_name(piece.face), "heading"), Run("\n"), *runs(words))
        if piece.kind == CLOCK:
            return self._clock(view)
        if piece.kind in (FIGURE, PLATE):
            return self._figure(view, piece)
        return {SUMMARY: runs(Text("Shows once more what the demons did last.")), SUMMARY_CLOSE: None}.get(piece.id)

    # -- the board ----------------------------------------------------------------------------------------

    def _field(self, view: CircleView, name: str) -> RichText:
        field = next(field for field in view.fields if field.id == name)
        words: list[Run] = [Run(name.upper(), "heading"), Run(f"  {say(ROOMS[field.room])}", "italic", colour=FAINT)]
        for line in _lying(field):
            words += [Run("\n"), *runs(line)]
        reach = next((reach for reach in view.reach if reach.field == name), None)
        if reach is not None:
            line = text("To be reached for {n} point.", plural="To be reached for {n} points.", n=reach.price)
            words += [Run("\n"), *runs(line, GOOD)]
        return tuple(words)

    def _star(self, view: CircleView, piece: Piece) -> RichText:
        star = next(star for star in view.pentagrams if f"pentagram:{star.marker}" == piece.id)
        way = STUCK if star.direction is None else FLIES[star.direction]
        return (*runs(PENTAGRAM), Run("\n"), *runs(way))

    def _clock(self, view: CircleView) -> RichText:
        clock = view.clock
        words = text(
            "Sunrise ends the night: until then the mages must hold out. It is {now}; dawn is at {dawn}, sunrise at "
            "{sunrise}. Each turn lasts two dice multiplied, in minutes. "
            "DK-14.1, DK-14.7",
            now=time_of_day(clock.now), dawn=time_of_day(clock.dawn), sunrise=time_of_day(clock.sunrise),
        )  # fmt: skip
        title = _("Night {night} of {nights}", night=clock.night, nights=clock.nights)
        found: RichText = (Run(title, "heading"), Run("\n"), *runs(words))
        if clock.at_dawn:
            rules = Text(
                "At dawn: no exorcisms, no torches lit; all plays of demons cost 1 more, and they may leave. "
                "DK-14.12, DK-9.25, DK-14.14"
            )
            found = (*found, Run("\n"), *runs(rules, BAD))
        return found

    # -- figures ------------------------------------------------------------------------------------------

    def _figure(self, view: CircleView, piece: Piece) -> RichText:
        if piece.face == "cradle":
            return self._princess(view)
        mage = next((mage for mage in view.mages if mage.id == piece.face), None)
        if mage is not None:
            return self._mage(view, mage)
        return self._demon(view, next(demon for demon in view.demons if demon.id == piece.face))

    def _princess(self, view: CircleView) -> RichText:
        words: list[Run] = [*runs(PRINCESS), Run("\n"), *runs(text("Her strength is {n}.", n=view.princess))]
        for line, bad in threats_to_princess(view):
            words += [Run("\n"), *runs(line, BAD if bad else GOOD)]
        return tuple(words)

    def _mage(self, view: CircleView, mage: MageView) -> RichText:
        words: list[Run] = [Run(mage.name, "heading"), Run(f"  {view.seats[mage.seat].name}", "italic", colour=FAINT)]
        if not mage.alive:
            return (*words, Run("\n"), *runs(Text("Fallen, and out of the game. DK-8.26")))
        words += [Run("\n"), *runs(text(STRENGTH.message, n=mage.strength))]
        words += [Run("\n"), *runs(text(MAGE_POWER.message, n=mage.power))]
        points = text(
            "Action points pay for what a mage does: {n} left; free hands: {hands}. DK-6.5",
            n=mage.points,
            hands=mage.free_hands,
        )
        words += [Run("\n"), *runs(points)]
        if mage.limited:
            words += [Run("\n"), *runs(Text("Too weak: one action or one prayer, and no more. DK-6.6"), BAD)]
        if mage.possessed_by is not None:
            held = text("Possessed: played by the Circle until the mind is freed. DK-11.28")
            words += [Run("\n"), *runs(held, BAD)]
        for blow in mage.blows:
            demon = next(demon for demon in view.demons if demon.id == blow.demon)
            words += [part for line in _blow(demon, blow) for part in (Run("\n"), *runs(line, GOOD))]
        return tuple(words)

    def _demon(self, view: CircleView, demon: DemonView) -> RichText:
        words: list[Run] = [Run(demon.name, "heading"), Run(f"  {view.seats[demon.seat].name}", "italic", colour=FAINT)]
        if demon.status == "on_board":
            for threat, bad in threats_of(demon, danger(view, demon)):
                words += [Run("\n"), *runs(threat, BAD if bad else GOOD)]
        for line in _pushes(view, demon):
            words += [Run("\n"), *runs(line, GOOD)]
        if demon.wisp:
            words += [Run("\n"), *runs(WISP)]
        if demon.status != "neutralised":
            power, materiality = (WISP_POWER, WISP_MATERIALITY) if demon.wisp else (POWER, MATERIALITY)
            words += [Run("\n"), *runs(text(power.message, n=demon.power))]
            words += [Run("\n"), *runs(text(materiality.message, n=demon.materiality))]
        if demon.status != "on_board":
            return (*words, Run("\n"), *runs(STATUS[demon.status], BAD))
        if demon.rescue_left:
            words += [Run("\n"), *runs(Text("It still has its rescue move this night. DK-10.22"))]
        for steps in _steps(demon):
            words += [Run("\n"), *steps]
        return tuple(words)

    def _item(self, piece: Piece) -> RichText:
        title = _("{item}: {n} of {most}", item=_name(piece.face), n=piece.count, most=LIMITS[piece.face])
        about = BOOK if piece.face == "book" else BY_ID[ITEM_DEEDS[piece.face]].about
        price = next((deed.price for deed in MAGE_DEEDS if deed.id == ITEM_DEEDS.get(piece.face)), None)
        words: RichText = (Run(title, "heading"), Run("\n"), *runs(about))
        if price is not None:
            cost = text("Costs {n} action point.", plural="Costs {n} action points.", n=price)
            words = (*words, Run("\n"), *runs(cost, FAINT))
        return words


def _name(item: str) -> str:
    words = say(ITEM_NAMES[item])
    return words[:1].upper() + words[1:]


def _lying(field: FieldView) -> Iterator[Text]:
    """What lies on a field."""
    if field.room == "O":
        yield RING
    if field.fireplace:
        yield FIREPLACE
    if field.supply:
        yield SUPPLY
    if field.hole:
        yield HOLE
    if field.garlic:
        yield GARLIC_HANGS
    if field.wands:
        yield WAND_LIES
    if field.torch:
        yield text(TORCH_BURNS.message, n=field.torch)
    if field.herbs:
        yield text(HERBS_BURN.message, n=field.herb_minutes, count=field.herbs)


def _blow(demon: DemonView, blow: BlowView) -> Iterator[Text]:
    """What a mage can do to a demon, and where drops push it."""
    if blow.exorcism:
        words = EXORCISM_SINKS if blow.exorcism >= demon.power else EXORCISM_TAKES
        yield text(words.message, demon=demon.name, n=blow.exorcism, power=demon.power)
    if blow.drops and blow.pushed_to is not None:
        yield text(DROPS_PUSH.message, demon=demon.name, n=blow.drops, field=blow.pushed_to.upper())
    elif blow.drops:
        words = DROPS_SINK if blow.drops >= demon.power else DROPS_TAKE
        yield text(words.message, demon=demon.name, n=blow.drops)


def _pushes(view: CircleView, demon: DemonView) -> Iterator[Text]:
    """What the mage whose turn it is can do to a demon."""
    for mage in view.mages:
        for blow in mage.blows if mage.active else ():
            if blow.demon == demon.id:
                yield from _blow(demon, blow)


def _steps(demon: DemonView) -> Iterator[RichText]:
    """The price of each step, or what stops it."""
    stopped = {barrier.edge: barrier for barrier in demon.barriers}
    for step in demon.steps:
        names = (f"{demon.field}-{step.field}", f"{step.field}-{demon.field}")
        barrier = next((stopped[name] for name in names if name in stopped), None)
        place = step.field.upper()
        if barrier is not None:
            yield (Run(f"{place}: ", "sans_bold"), *runs(barrier.text, BAD), Run(" "), *runs(barrier.clause))
        else:
            words = text("{kind}, {n}", kind=KINDS.get(step.kind, step.kind), n=step.price)
            yield (Run(f"{place}: ", "sans_bold"), *runs(words, FAINT))
