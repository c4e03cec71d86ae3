"""Whatever is clicked in whatever position, the reason given is true of the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.demons.box.armenia import CITY_SET, ENTRY_COLUMN, GRID, LAND
from game.demons.box.goetia import ATTITUDE_OF, DEMONS, FRIENDLY, POWERS_OF, RANK_OF
from game.demons.box.mortals import UNITS
from game.demons.box.ranks import RANKS, SHIELDS
from game.demons.box.treasures import TREASURES
from game.demons.rules.terrain import LAND_NEIGHBOURS, terrain_of
from game.demons.state import CAPTIVE, NO_UNIT, NOBODY, DemonsState, owned
from game.engine.boards.hexes import distance
from game.engine.decision import Decision
from tests.demons import random_play

EVERY = 6
"""Of a random match, each sixth position is looked at."""


class Click:
    """A click that was refused, and what the table looked like."""

    def __init__(self, state: DemonsState, decision: Decision, place: str) -> None:
        self.state, self.decision = state, decision
        self.kind, _, self.rest = place.partition(":")
        self.me = state.magicians[decision.seat]

    @property
    def number(self) -> int:
        return int(self.rest.rpartition(":")[2])

    @property
    def hex(self) -> int:
        """The hex that is meant."""
        if self.kind == "unit":
            return self.state.units.hex[self.number]
        return self.state.magicians[self.number].hex if self.kind == "seat" else self.number

    @property
    def units(self) -> list[int]:
        return [unit for unit in UNITS if self.state.units.hex[unit] == self.hex]

    @property
    def others(self) -> list[int]:
        return [other.hex for other in self.state.magicians if other is not self.me and other.status == "free"]

    @property
    def controls(self) -> bool:
        borrowed = [demon for demon, _owner in self.me.borrowed]
        return self.number in (*self.me.demons, *borrowed)

    def enemies_about(self) -> bool:
        """Whether anybody stands near enough to be in the way."""
        about = [self.state.units.hex[unit] for unit in UNITS if self.state.units.hex[unit]] + self.others
        return any(distance(self.me.hex, other) <= 6 for other in about)

    def enemy_beside(self) -> bool:
        about = [self.state.units.hex[unit] for unit in UNITS] + self.others
        return any(other in LAND_NEIGHBOURS[self.me.hex] for other in about)

    @property
    def owner(self) -> int:
        return self.state.grid.owner[self.number]


CLAIMS: dict[str, Callable[[Click], bool]] = {
    "{hex} is water: nobody can enter it.": lambda click: click.hex not in LAND,
    "The {unit} stands in {hex}: no enemy may be entered.": lambda click: bool(click.units),
    "Another magician stands in {hex}.": lambda click: click.hex in click.others,
    "A magician stands in {hex}.": lambda click: click.hex in (click.me.hex, *click.others),
    "You are held captive: you cannot move.": lambda click: click.me.status == CAPTIVE,
    "You are held captive: you cannot attack.": lambda click: click.me.status == CAPTIVE,
    "You stand there already. Doing nothing is a choice of its own.": lambda click: click.hex == click.me.hex,
    "Another magician stands next to you and holds you.": lambda click: click.enemy_beside(),
    "The {unit} stands next to you: you cannot move until it is gone.": lambda click: click.enemy_beside(),
    "{hex} is out of reach: you have 5 points, and must stop when you come next to an enemy.": lambda click: (
        click.enemies_about() and distance(click.me.hex, click.hex) <= 5 and not click.me.invisible
    ),
    "Other magicians stand in the way to {hex}.": lambda click: click.me.invisible and bool(click.others),
    "{hex} is too far: you have 5 points, and the last step alone costs {cost}.": lambda click: (
        distance(click.me.hex, click.hex) > 1
    ),
    "Magicians enter in the westernmost column, 01.": lambda click: click.hex // 100 != ENTRY_COLUMN,
    "Only a hex right beside is near enough.": lambda click: distance(click.me.hex, click.hex) > 1,
    "This city is destroyed.": lambda click: click.hex in click.state.destroyed_cities,
    "{hex} is not a city.": lambda click: click.hex not in CITY_SET,
    "Nobody stands in {hex}. You move in the phase before this one.": lambda click: (
        not click.units and click.hex not in click.others
    ),
    "Only a hex right beside you can be attacked.": lambda click: distance(click.me.hex, click.hex) > 1,
    "You have no strength of your own: an attack needs a demon.": lambda click: not click.me.demons,
    "You have attacked in this phase; once is all.": lambda click: click.state.attacked,
    "You have used powers in this phase: attack or powers, not both.": lambda click: click.state.used_powers,
    "You have tried to seize in this phase: attack or treasure work, not both.": lambda click: bool(
        click.state.tried_cells
    ),
    "You have attacked in this phase: attack or powers, not both.": lambda click: click.state.attacked,
    "You have attacked in this phase: attack or treasure work, not both.": lambda click: click.state.attacked,
    "This magician is invisible and cannot be attacked.": lambda click: any(
        other.invisible for other in click.state.magicians if other.hex == click.hex and other is not click.me
    ),
    "This magician is reconciled: no magician may attack him now.": lambda click: any(
        other.reconciled for other in click.state.magicians if other.hex == click.hex and other is not click.me
    ),
    "He can be attacked: click the hex where he stands.": lambda click: (
        click.decision.option(f"attack:{click.hex}") is not None
    ),
    "You stand there now.": lambda click: click.hex == click.me.hex,
    "You stand there yourself.": lambda click: click.hex == click.me.hex,
    "You leave the map while moving, in the first phase of your turn.": lambda click: (
        click.decision.kind not in ("first_phase", "evade")
    ),
    "{demon} has left the game for good.": lambda click: click.number in click.state.released,
    "{demon} lies on the treasure grid and has no other use.": lambda click: click.number in click.state.grid.finder,
    "{demon} marks the owner of a treasure.": lambda click: click.number in click.state.grid.marker,
    "You do not control {demon}.": lambda click: not click.controls,
    "{demon} has no power: he can fight, seize or stop curses.": lambda click: (
        click.controls and not POWERS_OF[click.number]
    ),
    "{demon} does not outrank {finder}, who found it: he needs a lower number.": lambda click: click.controls,
    "{demon} is not friendly: only friendly demons stop curses.": lambda click: ATTITUDE_OF[click.number] != FRIENDLY,
    "Demons act in the next phase; {demon} controls the others now.": lambda click: (
        click.decision.kind == "first_phase" and click.controls
    ),
    "Demons act in the next phase. Only one of your highest rank can control the others.": lambda click: (
        click.decision.kind == "first_phase" and RANK_OF[click.number] != RANK_OF[click.me.demons[0]]
    ),
    "Your display has room for {n}, by the rank of your highest demon.": lambda click: True,
    "Only their owner may look at face-down demons.": lambda click: (
        int(click.rest.partition(":")[0]) != click.decision.seat
    ),
    "No {ranks} are left to conjure.": lambda click: not click.state.pools[click.rest],
    "Conjuring takes the place of moving, in the first phase of your turn.": lambda click: (
        click.decision.kind != "first_phase"
    ),
    "Dukes can be conjured only in open country; a city is not open.": lambda click: (
        terrain_of(click.state, click.me.hex) != "open"
    ),
    "Earls can be conjured only in a forest.": lambda click: terrain_of(click.state, click.me.hex) != "forest",
    "A shield is raised in the first phase of your turn, instead of moving.": lambda click: (
        click.decision.kind != "first_phase"
    ),
    "Your shield is of gold: there is no better one.": lambda click: click.me.shield == len(SHIELDS),
    "A shield is raised one level at a time.": lambda click: SHIELDS.index(click.rest) + 1 != click.me.shield + 1,
    "You have neither a friendly demon nor a treasure to raise it with.": lambda click: (
        not owned(click.state, click.decision.seat)
        and not any(ATTITUDE_OF[demon] == FRIENDLY for demon in click.me.demons)
    ),
    "{cell} is lost for the rest of the game.": lambda click: bool(click.state.grid.closed[click.number]),
    "{cell} is yours already.": lambda click: click.owner == click.decision.seat,
    "{cell} is not yours to give.": lambda click: click.owner != click.decision.seat,
    "{cell} is offered already.": lambda click: click.owner == click.decision.seat,
    "{cell} belongs to another magician: only power G can take it.": lambda click: (
        click.owner not in (NOBODY, click.decision.seat) and click.decision.kind != "gain"
    ),
    "{cell} lies at the home of the {unit}.": lambda click: click.state.grid.stash[click.number] != NO_UNIT,
    "Nobody has discovered {cell} yet: that takes a demon with power D.": lambda click: (
        not click.state.grid.finder[click.number] and click.owner == NOBODY
    ),
    "A captive occupies no hex and cannot seize.": lambda click: click.me.status == CAPTIVE,
    "{cell} lies in {hex}: you must stand there.": lambda click: TREASURES[click.number].hex != click.me.hex,
    "You have tried in this phase; try again in a later turn.": lambda click: click.number in click.state.tried_cells,
    "None of your demons outranks {demon}, who found it.": lambda click: all(
        demon >= click.state.grid.finder[click.number] for demon in click.me.demons
    ),
    "Treasure is seized in the second phase of your turn.": lambda click: click.decision.kind != "demon_use",
    "Captives are tortured in the second phase of your turn.": lambda click: click.decision.kind != "demon_use",
    "A captive is tortured once in a phase.": lambda click: click.number in click.state.tortured,
    "This is your own magician.": lambda click: click.number == click.decision.seat,
    "Only a magician in or next to a city that stands can be made naked.": lambda click: (
        not {click.hex, *LAND_NEIGHBOURS.get(click.hex, ())} & (CITY_SET - set(click.state.destroyed_cities))
        or click.state.magicians[click.number].naked
        or click.state.magicians[click.number].status != "free"
    ),
    "Every treasure has been discovered.": lambda click: all(
        finder or owner != NOBODY or stash != NO_UNIT or closed
        for finder, owner, stash, closed in zip(
            click.state.grid.finder,
            click.state.grid.owner,
            click.state.grid.stash,
            click.state.grid.closed,
            strict=True,
        )
    ),
    "You have neither wound nor curse.": lambda click: not (click.me.wounds or click.me.curses),
    "You are invisible already.": lambda click: click.me.invisible,
    "You are reconciled already.": lambda click: click.me.reconciled,
    "No city is left.": lambda click: set(CITY_SET) <= set(click.state.destroyed_cities),
    "You hold Solomon's ring.": lambda click: click.me.ring,
    "Solomon's ring has left the game.": lambda click: click.state.ring_gone,
    "Another magician holds the ring: only power G or torture takes it from him.": lambda click: any(
        other.ring for other in click.state.magicians if other is not click.me
    ),
}
"""By what is said: whether it is true. What is not listed here is true whenever it is said."""


def places(state: DemonsState) -> Iterator[str]:
    """Everything that can be clicked."""
    yield from (f"hex:{hex_id:04d}" for hex_id in GRID.hexes[::3])
    yield from (f"unit:{unit}" for unit in UNITS)
    yield from (f"demon:{demon}" for demon in DEMONS)
    yield from (f"treasure:{cell}" for cell in TREASURES)
    yield from (f"pool:{rank}" for rank in RANKS)
    yield from (f"shield:{shield}" for shield in SHIELDS)
    for seat in range(len(state.magicians)):
        yield from (f"seat:{seat}", f"box:{seat}:2")
    yield from ("exit", "ring")


def test_no_refusal_contradicts_the_table() -> None:
    met: set[str] = set()
    untrue: dict[str, str] = {}
    for number in range(12):
        match = random_play.new_match(2 + number % 3, 60 + number)
        for count, decision in enumerate(random_play.decisions(match, number)):
            if count % EVERY and decision.kind in ("first_phase", "demon_use", "enter"):
                continue
            offered = {option.place for option in decision.options}
            for place in places(match.state):
                if place in offered:
                    continue
                said = decision.refusals(place)
                met.add(said.text.message)
                claim = CLAIMS.get(said.text.message)
                if claim is not None and not claim(Click(match.state, decision, place)):
                    untrue[said.text.message] = f"{decision.kind}, {place}: {said.text} ({said.clause})"
    assert not untrue, "\n".join(untrue.values())
    assert len(met & CLAIMS.keys()) > 40
