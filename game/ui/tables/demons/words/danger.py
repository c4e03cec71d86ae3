"""The danger of being somewhere, in sentences: who reaches a magician on which roll, and what a search would find."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from game.demons.state import FREE
from game.demons.view import DemonsView, MagicianView, UnitView
from game.engine.decision import Text, text
from game.ui.kit.rich_text import RichText, Run
from game.ui.tables.common.telling.explanations import BAD, FAINT, Line, faint, good, line_by_line, tinted
from game.ui.tables.common.telling.percentages import percent
from game.ui.tables.demons.map.danger import Homecomer, Hunter, danger_of, holders_to_come, homecomers_of
from game.words import _, ngettext_

MOST_TOLD = 5
REACHES = Text("The {unit} (strength {strength}) reaches you on {die} or more: {percent}.")
SURELY = Text("The {unit} (strength {strength}) is beside you, and wakes for certain.")
WAKES = Text("The {unit} (strength {strength}) wakes on {die} or more, {percent}, but does not get near yet.")
COMES_HOME = Text("The {unit} (strength {strength}) lives here, comes home next, and finds you without a roll.")
WILL_COME_HOME = Text(
    "The {unit} (strength {strength}) lives here: in {n} turn it is back, and finds you without a roll.",
    plural="The {unit} (strength {strength}) lives here: in {n} turns it is back, and finds you without a roll.",
)
WILL_HOLD = Text("The {unit} flees home, beside this hex: there it turns up again, and holds you.")
REACHES_HOME = Text("It reaches you where you stand on {die} or more: {percent}.")
SURE_AT_HOME = Text("It stands beside you, and wakes for certain.")
WAKES_FAR = Text("It wakes on {die} or more, {percent}, but does not get near you yet.")
LEAVES_ALONE = Text("It does not hunt you where you stand: you are too far away, or somebody else is nearer.")


def of_hunter(hunter: Hunter) -> Text:
    """How likely a unit comes to a hex, with what its die must show (DEM-3.0c)."""
    words = SURELY if hunter.distance == 1 else REACHES if hunter.arrives else WAKES
    unit, chance = hunter.unit, percent(hunter.chance)
    return text(words.message, unit=unit.name, strength=unit.strength, die=hunter.distance, percent=chance)


def of_homecomer(homecomer: Homecomer) -> Text:
    """When a unit is back in its home (DEM-5.7g, DEM-5.7h)."""
    words, unit = (COMES_HOME if homecomer.turns == 1 else WILL_COME_HOME), homecomer.unit
    return text(words.message, plural=words.plural, unit=unit.name, strength=unit.strength, n=homecomer.turns)


def of_unit(view: DemonsView, unit: UnitView) -> Iterator[tuple[Text, bool]]:
    """What a unit threatens the viewer with where he stands, and whether it does; nothing of who hunts nobody."""
    here = _own_hex(view)
    if here is None:
        return
    for homecomer in homecomers_of(view, view.seat or 0, here):
        if homecomer.unit.number == unit.number:
            yield of_homecomer(homecomer), True
    if not unit.ready:
        return
    hunters = danger_of(view, view.seat or 0, here).hunters
    hunter = next((hunter for hunter in hunters if hunter.unit.number == unit.number), None)
    if hunter is None:
        yield LEAVES_ALONE, False
        return
    words = SURE_AT_HOME if hunter.distance == 1 else REACHES_HOME if hunter.arrives else WAKES_FAR
    yield text(words.message, die=hunter.distance, percent=percent(hunter.chance)), True


def _own_hex(view: DemonsView) -> int | None:
    """Where the viewer's magician stands on the map."""
    own = view.magicians[view.seat] if view.seat is not None else None
    return int(own.hex) if own is not None and own.status == FREE and own.hex else None


def of_magician(view: DemonsView, magician: MagicianView) -> RichText:
    """The danger of the viewer's own magician where he stands; nothing of others."""
    here = _own_hex(view)
    if here is None or magician.seat.seat != view.seat:
        return ()
    return of_hex(view, magician.seat.seat, here)


@line_by_line
def of_hex(view: DemonsView, seat: int, hex_id: int) -> Iterator[Line]:
    """How likely a magician in a hex is found before his next turn, and by whom."""
    danger = danger_of(view, seat, hex_id)
    if danger.found:
        words = _("Found here before your next turn: {chance}", chance=percent(danger.found))
        yield Run(words, "sans_bold", colour=BAD)
    elif danger.hunters:
        yield good(_("Nobody gets near enough to find you here before your next turn."))
    elif not danger.homecomers:
        yield good(_("Nobody would hunt you here."))
    for homecomer in danger.homecomers:
        yield (Run("• "), *tinted(of_homecomer(homecomer), BAD))
    for unit in holders_to_come(view, seat, hex_id):
        yield (Run("• "), *tinted(text(WILL_HOLD.message, unit=unit.name), BAD))
    for hunter in sorted(danger.hunters, key=_nearest)[:MOST_TOLD]:
        yield (Run("• "), *tinted(of_hunter(hunter), BAD if hunter.arrives else FAINT))
    if len(danger.hunters) > MOST_TOLD:
        yield faint(ngettext_("and {n} more", "and {n} more", len(danger.hunters) - MOST_TOLD))
    if danger.evades:
        yield good(_("Chance to slip away from a search by one hex: {chance}", chance=percent(danger.evades)))


def _nearest(hunter: Hunter) -> tuple[bool, Fraction]:
    return not hunter.arrives, -hunter.chance
