"""What everything on the table is, in words: for tooltips, and beside the large pictures."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from game.demons.box.armenia import TERRAIN_NAMES, WATER
from game.demons.box.goetia import ATTITUDE_NAMES, DEMONS, FRIENDLY, UNFRIENDLY
from game.demons.box.powers import POWERS
from game.demons.box.ranks import LEVEL, MOST_CONTROLLED, RANK_NAMES, RANKS_IN_THE_PLURAL, SHIELD_NAMES, SHIELDS
from game.demons.box.treasures import worth_of
from game.demons.rules.scoring import shield_cost
from game.demons.rules.terrain import DISCOVERY_MODIFIER, TERRAIN_EFFECTS
from game.demons.state import FREE
from game.demons.view import (
    DISCOVERED,
    UNDISCOVERED,
    DemonsView,
    HexView,
    MagicianView,
    TreasureView,
    UnitView,
)
from game.engine.decision import text
from game.ui.kit.rich_text import Run, runs
from game.ui.tables.common.telling.explanations import (
    BAD,
    FAINT,
    GILT,
    GOOD,
    Line,
    bad,
    faint,
    gilt,
    good,
    line_by_line,
    tinted,
    title,
    weighed,
)
from game.ui.tables.common.telling.percentages import percent
from game.ui.tables.demons.words import danger
from game.ui.tables.demons.words.conjuration import (
    added_by_shield,
    captives_penalty,
    chance_of_curses,
    drawn_on_average,
)
from game.ui.tables.demons.words.states import CONJURED_IN, STATUSES, TREASURE_STATES, UNIT_STATES
from game.words import _, grouped, ngettext_, say, tenths


def name_of(view: DemonsView, hex_id: str) -> str:
    """A hex by the name on the map, or by its number."""
    name = next((ground.name for ground in view.hexes if ground.id == hex_id), None)
    return say(name) if name is not None else hex_id


# -- hexes ------------------------------------------------------------------------------------------------


@line_by_line
def of_hex(view: DemonsView, hex_id: str, cost: int) -> Iterator[Line]:
    """Terrain, what stands and lies there, and the danger of being there."""
    ground = next(found for found in view.hexes if found.id == hex_id)
    yield from _terrain(ground)
    for unit in view.units:
        if unit.hex == hex_id:
            yield bad(f"{say(unit.name)}, {unit.strength}")
    for treasure in view.treasures:
        if treasure.hex == hex_id and treasure.state in (DISCOVERED, UNDISCOVERED):
            yield gilt(
                _(
                    "{name}: {value} ducats, seized on {guard} or less",
                    name=say(treasure.name),
                    value=worth_of(treasure.cell),
                    guard=treasure.guard,
                )
            )
    if cost:
        yield good(ngettext_("{n} movement point to get there", "{n} movement points to get there", cost))
    if ground.terrain != WATER and view.seat is not None:
        yield danger.of_hex(view, view.seat, int(hex_id))


def _terrain(ground: HexView) -> Iterator[Line]:
    yield title(f"{say(ground.name)} ({ground.id})" if ground.name else _("Hex {number}", number=ground.id))
    terrain = _("ruins: open country now") if ground.destroyed else say(TERRAIN_NAMES[ground.terrain])
    yield Run(terrain, "italic", colour=FAINT)
    if ground.terrain == WATER:
        yield _("Nobody can walk here.")
        return
    modifier = DISCOVERY_MODIFIER[ground.terrain]
    hiding = _("a search rolls {modifier}", modifier=f"{modifier:+d}") if modifier else _("no help against searches")
    cost = TERRAIN_EFFECTS[ground.terrain][0]
    line = ngettext_("{n} point to enter, a river costs 1 more", "{n} points to enter, a river costs 1 more", cost)
    yield faint(f"{line}; {hiding}")


# -- counters ---------------------------------------------------------------------------------------------


@line_by_line
def of_unit(view: DemonsView, unit: UnitView) -> Iterator[Line]:
    """A mortal unit: strength, state, home, and why it moved as it did."""
    yield title(say(unit.name))
    yield UNIT_STATES[unit.state]
    home = f"{name_of(view, unit.home)} ({unit.home})"
    yield faint(_("Strength {strength} · home: {home}", strength=unit.strength, home=home))
    if not unit.bribable:
        yield bad(_("Cannot be bought: no treasure spares its captives torture."))
    for held in unit.captives:
        yield bad(_("Holds {name} captive.", name=view.seats[held].name))
    if unit.disoriented:
        yield good(_("Disoriented by a storm: it stops nobody."))
    if unit.bewitched_by is not None:
        yield good(_("Bewitched by {name}.", name=view.seats[unit.bewitched_by].name))
    if unit.ring:
        yield gilt(_("Keeps Solomon's ring."))
    if unit.stash:
        yield gilt(_("Keeps treasure worth {value} ducats at home.", value=worth_of(*unit.stash)))
    yield from weighed(danger.of_unit(view, unit))
    for move in view.mortal_turn:
        if move.unit == unit.number:
            yield faint(move.explanation)
            return


@line_by_line
def of_magician(view: DemonsView, magician: MagicianView, *, shortly: bool = False) -> Iterator[Line]:
    """A magician: what he has, what he suffers, what lasts on him; ``shortly`` not what can be read on his plate."""
    yield title(magician.seat.name)
    if magician.captor is not None:
        yield from _in_bonds(view, magician.captor)
    elif magician.status in STATUSES:
        yield bad(STATUSES[magician.status])
    elif magician.found:
        yield bad(_("Discovered (the burning eye): mortal units next to him attack."))
    elif magician.status == FREE:
        yield good(_("Undiscovered: mortal units must find him before they attack."))
    yield text(
        "Wounds: {wounds}, curses: {curses}; four together kill. DEM-9.4b",
        wounds=magician.wounds,
        curses=magician.curses,
    )
    if not shortly:
        yield from _belongings(view, magician)
    if magician.ring:
        yield gilt(_("Holds Solomon's ring."))
    yield from map(good, magician.effects)
    if not shortly:
        yield faint(_("Worth at the end, as it stands: {score} ducats", score=magician.score))
    yield danger.of_magician(view, magician)


def _in_bonds(view: DemonsView, captor: str) -> Iterator[Line]:
    """Who holds a captive, and what his captor can do."""
    unit = next((unit for unit in view.units if unit.place == captor), None)
    if unit is not None:
        yield bad(_("Captive of the {unit}.", unit=say(unit.name)))
        return
    seat = int(captor.removeprefix("seat:"))
    yield bad(_("Captive of {name}.", name=view.seats[seat].name))
    if seat == view.seat:
        yield text("You may torture him once a turn: he pays with a treasure or the ring, or is hurt. DEM-16.2d")


def _belongings(view: DemonsView, magician: MagicianView) -> Iterator[Line]:
    """Shield, demons and treasures."""
    yield _("Shield of {shield}", shield=say(SHIELD_NAMES[magician.shield_name]))
    controls = _("Demons: {n}, room for {room}", n=magician.demons, room=magician.room)
    if magician.controlling_rank is not None and view.seat != magician.seat.seat:
        rank = say(RANK_NAMES[magician.controlling_rank])
        yield (Run(controls), Run(" " + _("(a {rank} controls)", rank=rank), colour=FAINT))
    else:
        yield controls
    for treasure in view.treasures:
        if treasure.owner == magician.seat.seat:
            yield gilt(f"{say(treasure.name)}: {grouped(worth_of(treasure.cell))}")


# -- displays ---------------------------------------------------------------------------------------------


@line_by_line
def of_treasure(view: DemonsView, treasure: TreasureView) -> Iterator[Line]:
    """A cell of the grid."""
    yield title(say(treasure.name))
    yield Run(f"{name_of(view, treasure.hex)} ({treasure.hex})", "italic", colour=FAINT)
    yield gilt(_("Worth {value} ducats to its owner at the end.", value=worth_of(treasure.cell)))
    chance = percent(Fraction(treasure.guard, 6))
    yield _("Seized on {guard} or less: {chance}", guard=treasure.guard, chance=chance)
    yield faint(_("Mortals add nothing to that number."))
    yield TREASURE_STATES[treasure.state]
    if treasure.finder is not None:
        finder = DEMONS[treasure.finder]
        yield bad(
            _(
                "Found by {demon}: only a number below {priority} seizes it.",
                demon=finder.name,
                priority=finder.priority,
            )
        )
    if treasure.state == DISCOVERED and treasure.discoverer not in (None, view.seat):
        yield bad(_("Lost for everybody if {name} dies.", name=view.seats[treasure.discoverer or 0].name))
    if treasure.owner is not None:
        yield good(_("Owned by {name}", name=view.seats[treasure.owner].name))


@line_by_line
def of_pool(view: DemonsView, rank: str, bottom: int) -> Iterator[Line]:
    """The face-down counters of a rank, and what a roll would bring."""
    count, magician = dict(view.pools)[rank], view.magicians[bottom]
    yield title(say(RANKS_IN_THE_PLURAL[rank]))
    if not count:
        yield bad(_("None is left: demons who have gone never come back into a pool."))
        return
    yield _("Conjure from here to gain demons of this rank.")
    room = max(magician.room, MOST_CONTROLLED[LEVEL[rank]])
    yield gilt(_("Room for {n} demons in all, once you have one of this rank", n=room))
    yield faint(ngettext_("{n} counter left, face down", "{n} counters left, face down", count))
    added, penalty = added_by_shield(magician, rank), captives_penalty(magician)
    yield _("Your shield adds {added} to the die.", added=f"{added:+d}") if added else _("Your shield adds nothing.")
    if penalty:
        yield bad(_("As a captive with your hurts you subtract {n}. DEM-16.8b", n=penalty))
    drawn, cursed = drawn_on_average(magician, rank, count), chance_of_curses(magician, rank)
    yield good(_("On average {drawn} drawn, unfriendly ones included", drawn=tenths(float(drawn))))
    yield tinted(_("Cursed: {chance}", chance=percent(cursed)), BAD if cursed else GOOD)
    if rank in CONJURED_IN:
        yield CONJURED_IN[rank]


@line_by_line
def of_shield(view: DemonsView, shield: str) -> Iterator[Line]:
    """A step of the Shield display."""
    yield title(say(SHIELD_NAMES[shield]).capitalize())
    yield _("A dearer shield adds more to the die when its owner conjures (S shows how much).")
    yield faint(_("Costs {cost} ducats at the end.", cost=shield_cost(SHIELDS.index(shield) + 1, view.solitaire)))


@line_by_line
def of_demon(demon: int) -> Iterator[Line]:
    """A demon in words: rank, attitude, strength, priority, office and powers."""
    printed = DEMONS[demon]
    colour = {FRIENDLY: GOOD, UNFRIENDLY: BAD}.get(printed.attitude, FAINT)
    yield title(f"{printed.name} ({printed.other_name})" if printed.other_name else printed.name)
    rank, attitude = say(RANK_NAMES[printed.rank]), say(ATTITUDE_NAMES[printed.attitude])
    yield (Run(f"{rank}, ", "sans_bold"), Run(attitude, "sans_bold", colour=colour))
    yield faint(
        _(
            "Strength {strength} · priority {priority} (a lower number outranks)",
            strength=printed.strength,
            priority=printed.priority,
        )
    )
    yield Run(say(printed.office), "italic")
    yield of_use(demon)


@line_by_line
def of_use(demon: int) -> Iterator[Line]:
    """What a demon is good for: his attitude, and each of his powers."""
    printed = DEMONS[demon]
    if printed.attitude == FRIENDLY:
        yield good(_("Stops a curse, helps to raise a shield, survives a won fight."))
    elif printed.attitude == UNFRIENDLY:
        yield bad(_("Obeys only the holder of Solomon's ring."))
    for letter in printed.powers:
        power = POWERS[letter]
        yield (Run(f"{letter} · {say(power.name)}: ", "sans_bold", colour=GILT), *runs(power.effect))
    if not printed.powers:
        yield faint(_("No power: he fights, and seizes treasure."))


@line_by_line
def of_ring(view: DemonsView) -> Iterator[Line]:
    """Solomon's ring, and who has it."""
    yield title(_("Solomon's ring"))
    yield _("Its holder keeps the unfriendly demons he conjures. DEM-11.0a")
    if view.ring_holder is not None:
        yield gilt(_("Held by {name}", name=view.seats[view.ring_holder].name))
