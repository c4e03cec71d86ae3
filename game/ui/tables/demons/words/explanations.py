"""What everything on the table is, in words: for tooltips, and beside the large pictures."""

from __future__ import annotations

from fractions import Fraction

from game.demons.box.armenia import TERRAIN_NAMES, WATER
from game.demons.box.goetia import ATTITUDE_NAMES, DEMONS, FRIENDLY, UNFRIENDLY
from game.demons.box.powers import POWERS
from game.demons.box.ranks import RANK_NAMES, SHIELD_NAMES, SHIELDS
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
from game.ui.kit.rich_text import RichText, Run, runs
from game.ui.tables.common.percentages import percent
from game.ui.tables.demons.pieces.dock import rank_words, tool_names
from game.ui.tables.demons.words import danger
from game.ui.tables.demons.words.conjuration import (
    added_by_shield,
    captives_penalty,
    chance_of_curses,
    drawn_on_average,
)
from game.ui.tables.demons.words.states import CONJURED_IN, STATUSES, TREASURE_STATES, UNIT_STATES
from game.words import _, grouped, ngettext_, say

GOOD, BAD, FAINT, GOLD = (169, 217, 138), (255, 179, 92), (195, 170, 124), (246, 221, 148)


def name_of(view: DemonsView, hex_id: str) -> str:
    """A hex by the name on the map, or by its number."""
    name = next((one.name for one in view.hexes if one.id == hex_id), None)
    return say(name) if name is not None else hex_id


class Explanations:
    """Words for one view at a time."""

    # -- hexes --------------------------------------------------------------------------------------------

    def hex(self, view: DemonsView, hex_id: str, cost: int) -> RichText:
        """Terrain, what stands and lies there, and the danger of being there."""
        one = next(found for found in view.hexes if found.id == hex_id)
        words = self._head(one)
        for unit in view.units:
            if unit.hex == hex_id:
                words += (Run(f"\n{say(unit.name)}, {unit.strength}", colour=BAD),)
        for treasure in view.treasures:
            if treasure.hex == hex_id and treasure.state in (DISCOVERED, UNDISCOVERED):
                words += (Run("\n" + self._treasure_line(treasure), colour=GOLD),)
        if cost:
            words += (
                Run(
                    "\n" + ngettext_("{n} movement point to get there", "{n} movement points to get there", cost),
                    colour=GOOD,
                ),
            )
        if one.terrain != WATER and view.seat is not None:
            words += danger.of_hex(view, view.seat, int(hex_id))
        return words

    def _head(self, one: HexView) -> RichText:
        title = f"{say(one.name)} ({one.id})" if one.name else _("Hex {number}", number=one.id)
        terrain = say(TERRAIN_NAMES[one.terrain])
        if one.destroyed:
            terrain = _("ruins: open country now")
        words: RichText = (Run(title, "heading"), Run("\n" + terrain, "italic", colour=FAINT))
        if one.terrain == WATER:
            return (*words, Run("\n" + _("Nobody can walk here.")))
        cost = TERRAIN_EFFECTS[one.terrain][0]
        modifier = DISCOVERY_MODIFIER[one.terrain]
        hiding = (
            _("a search rolls {modifier}", modifier=f"{modifier:+d}") if modifier else _("no help against searches")
        )
        line = ngettext_("{n} point to enter, a river costs 1 more", "{n} points to enter, a river costs 1 more", cost)
        return (*words, Run(f"\n{line}; {hiding}", colour=FAINT))

    def _treasure_line(self, treasure: TreasureView) -> str:
        return _(
            "{name}: {value} ducats, seized on {guard} or less",
            name=say(treasure.name),
            value=worth_of(treasure.cell),
            guard=treasure.guard,
        )

    # -- counters -----------------------------------------------------------------------------------------

    def unit(self, view: DemonsView, unit: UnitView) -> RichText:
        """A mortal unit: strength, state, home, and why it moved as it did."""
        home = name_of(view, unit.home)
        words: RichText = (
            Run(say(unit.name), "heading"),
            Run("\n"),
            *runs(UNIT_STATES[unit.state]),
            Run(
                "\n" + _("Strength {strength} · home: {home}", strength=unit.strength, home=f"{home} ({unit.home})"),
                colour=FAINT,
            ),
        )
        if not unit.bribable:
            words += (Run("\n" + _("Cannot be bought: no treasure spares its captives torture."), colour=BAD),)
        for held in unit.captives:
            words += (Run("\n" + _("Holds {name} captive.", name=view.seats[held].name), colour=BAD),)
        if unit.disoriented:
            words += (Run("\n" + _("Disoriented by a storm: it stops nobody."), colour=GOOD),)
        if unit.bewitched_by is not None:
            words += (Run("\n" + _("Bewitched by {name}.", name=view.seats[unit.bewitched_by].name), colour=GOOD),)
        if unit.ring:
            words += (Run("\n" + _("Keeps Solomon's ring."), colour=GOLD),)
        if unit.stash:
            value = worth_of(*unit.stash)
            words += (Run("\n" + _("Keeps treasure worth {value} ducats at home.", value=value), colour=GOLD),)
        threat = danger.of_unit(view, unit)
        if threat is not None:
            words += (Run("\n"), *runs(threat[0], colour=BAD if threat[1] else GOOD))
        move = next((move for move in view.mortal_turn if move.unit == unit.number), None)
        return (*words, Run("\n"), *runs(move.explanation, colour=FAINT)) if move is not None else words

    def magician(self, view: DemonsView, magician: MagicianView) -> RichText:
        """A magician: what he has, what he suffers, what lasts on him."""
        words: RichText = (Run(magician.seat.name, "heading"),)
        if magician.status in STATUSES:
            words += (Run("\n"), *runs(STATUSES[magician.status], colour=BAD))
        elif magician.found:
            words += (Run("\n" + _("Discovered: mortal units next to him attack."), colour=BAD),)
        elif magician.status == FREE:
            words += (Run("\n" + _("Undiscovered: mortal units must find him before they attack."), colour=GOOD),)
        hurts = _(
            "Wounds: {wounds}, curses: {curses}; four together kill. DEM-9.4b",
            wounds=magician.wounds,
            curses=magician.curses,
        )
        shield = say(SHIELD_NAMES[magician.shield_name])
        held = _("Demons: {n}, room for {room}", n=magician.demons, room=magician.room)
        words += (Run("\n"), *runs(hurts), Run("\n" + _("Shield of {shield}", shield=shield)), Run("\n" + held))
        if magician.controlling_rank is not None and view.seat != magician.seat.seat:
            words += (
                Run(" " + _("(a {rank} controls)", rank=say(RANK_NAMES[magician.controlling_rank])), colour=FAINT),
            )
        for treasure in view.treasures:
            if treasure.owner == magician.seat.seat:
                words += (Run(f"\n{say(treasure.name)}: {grouped(worth_of(treasure.cell))}", colour=GOLD),)
        if magician.ring:
            words += (Run("\n" + _("Holds Solomon's ring."), colour=GOLD),)
        for effect in magician.effects:
            words += (Run("\n"), *runs(effect, colour=GOOD))
        worth = _("Worth at the end, as it stands: {score} ducats", score=magician.score)
        return (*words, Run("\n" + worth, colour=FAINT), *danger.of_magician(view, magician))

    # -- displays -----------------------------------------------------------------------------------------

    def treasure(self, view: DemonsView, treasure: TreasureView) -> RichText:
        """A cell of the grid."""
        where = name_of(view, treasure.hex)
        words: RichText = (
            Run(say(treasure.name), "heading"),
            Run(f"\n{where} ({treasure.hex})", "italic", colour=FAINT),
            Run(
                "\n" + _("Worth {value} ducats to its owner when the game ends.", value=worth_of(treasure.cell)),
                colour=GOLD,
            ),
            Run(
                "\n"
                + _(
                    "Seized on {guard} or less: {chance}",
                    guard=treasure.guard,
                    chance=percent(Fraction(treasure.guard, 6)),
                )
            ),
            Run("\n"),
            *runs(TREASURE_STATES[treasure.state]),
        )
        if treasure.finder is not None:
            finder = DEMONS[treasure.finder]
            words += (
                Run(
                    "\n"
                    + _(
                        "Found by {demon}: only a demon with a number below {priority} seizes it.",
                        demon=finder.name,
                        priority=finder.priority,
                    ),
                    colour=BAD,
                ),
            )
        if treasure.owner is not None:
            words += (Run("\n" + _("Owned by {name}", name=view.seats[treasure.owner].name), colour=GOOD),)
        return words

    def pool(self, view: DemonsView, rank: str, bottom: int) -> RichText:
        """The face-down counters of a rank, and what a roll would bring."""
        count = dict(view.pools)[rank]
        words: RichText = (
            Run(rank_words(rank), "heading"),
            Run("\n" + _("Conjure from here to gain demons of this rank.")),
            Run("\n" + ngettext_("{n} counter left, face down", "{n} counters left, face down", count), colour=FAINT),
        )
        magician = view.magicians[bottom]
        added, penalty = added_by_shield(magician, rank), captives_penalty(magician)
        shield = (
            _("Your shield adds {added} to the die.", added=f"{added:+d}") if added else _("Your shield adds nothing.")
        )
        words += (Run("\n" + shield),)
        if penalty:
            words += (Run("\n" + _("As a captive with your hurts you subtract {n}. DEM-16.8b", n=penalty), colour=BAD),)
        drawn, cursed = drawn_on_average(magician, rank, count), chance_of_curses(magician, rank)
        average = _("On average {drawn} drawn, unfriendly ones included", drawn=f"{float(drawn):.1f}")
        words += (Run("\n" + average, colour=GOOD),)
        words += (Run("\n" + _("Cursed: {chance}", chance=percent(cursed)), colour=BAD if cursed else GOOD),)
        if rank in CONJURED_IN:
            words += (Run("\n"), *runs(CONJURED_IN[rank]))
        return words

    def shield(self, view: DemonsView, shield: str) -> RichText:
        """A step of the Shield display."""
        level = SHIELDS.index(shield) + 1
        cost = shield_cost(level, view.solitaire)
        return (
            Run(say(SHIELD_NAMES[shield]).capitalize(), "heading"),
            Run("\n" + _("A dearer shield adds more to the die when its owner conjures (S shows how much).")),
            Run("\n" + _("Costs {cost} ducats at the end.", cost=cost), colour=FAINT),
        )

    def demon(self, demon: int) -> RichText:
        """A demon in words: rank, attitude, strength, priority, office and powers."""
        printed = DEMONS[demon]
        colour = GOOD if printed.attitude == FRIENDLY else BAD if printed.attitude == UNFRIENDLY else FAINT
        name = f"{printed.name} ({printed.other_name})" if printed.other_name else printed.name
        words: RichText = (
            Run(name, "heading"),
            Run(f"\n{say(RANK_NAMES[printed.rank])}, ", "sans_bold"),
            Run(say(ATTITUDE_NAMES[printed.attitude]), "sans_bold", colour=colour),
            Run(
                "\n"
                + _(
                    "Strength {strength} · priority {priority} (a lower number outranks)",
                    strength=printed.strength,
                    priority=printed.priority,
                ),
                colour=FAINT,
            ),
            Run("\n" + say(printed.office), "italic"),
        )
        if printed.attitude == FRIENDLY:
            words += (Run("\n" + _("Stops a curse, helps to raise a shield, survives a won fight."), colour=GOOD),)
        elif printed.attitude == UNFRIENDLY:
            words += (Run("\n" + _("Obeys only the holder of Solomon's ring."), colour=BAD),)
        for letter in printed.powers:
            power = POWERS[letter]
            words += (Run(f"\n{letter} · {say(power.name)}: ", "sans_bold", colour=GOLD), *runs(power.effect))
        if not printed.powers:
            words += (Run("\n" + _("No power: he fights, and seizes treasure."), colour=FAINT),)
        return words

    def ring(self, view: DemonsView) -> RichText:
        """Solomon's ring, and who has it."""
        words: RichText = (
            Run(_("Solomon's ring"), "heading"),
            Run("\n" + _("Its holder keeps the unfriendly demons he conjures. DEM-11.0a")),
        )
        if view.ring_holder is not None:
            words += (Run("\n" + _("Held by {name}", name=view.seats[view.ring_holder].name), colour=GOLD),)
        return words

    def tool(self, place: str) -> RichText | None:
        """What a button does."""
        words = tool_names().get(place)
        return (Run(words),) if words is not None else None
