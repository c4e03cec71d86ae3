"""The verbs of Demons: what the rulebook lets happen to magicians, mortal units, demons and treasures."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from game.demons.box.displays import arranged
from game.demons.box.goetia import RING_COUNTER
from game.demons.box.naming import (
    demon_name,
    hex_name,
    rank_name,
    rank_plural,
    shield_name,
    treasure_name,
    unit_list,
    unit_name,
)
from game.demons.state import DEADLY, NO_UNIT, NOBODY, DemonsState
from game.engine.decision import Decision, Fact, Named, Option, Text
from game.engine.listing import listed
from game.engine.table import Table

SEATS = frozenset({"who", "target", "owner", "victim", "captor"})


class DemonsTable(Table[DemonsState]):
    """A match being played. Seats, mortal units, demons, hexes and treasure cells are numbers."""

    __slots__ = ()

    def word(self, name: str, fact: Fact) -> Fact:
        """Ids by name, linked to their place on the table; several of them as a list."""
        if isinstance(fact, str):
            return rank_plural(fact) if name == "ranks" else rank_name(fact) if name == "rank" else fact
        if isinstance(fact, tuple):
            return self.words(name, fact)
        if not isinstance(fact, int):
            return fact
        if name in SEATS:
            return self.name(fact) if fact >= 0 else fact
        naming = NAMING.get(name)
        return naming(fact) if naming and not (name == "unit" and fact == NO_UNIT) else fact

    def words(self, name: str, ids: tuple[int, ...]) -> Fact:
        """Several ids in one sentence."""
        if name == "units":
            return unit_list(ids)
        naming = LISTED.get(name)
        return listed([self.name(one) if naming is None else naming(one) for one in ids]) if name in IN_LISTS else ids

    def name(self, seat: int) -> Named:
        """A player's name, linked to his magician."""
        return Named(self.seats[seat].name, f"seat:{seat}")

    def question(
        self, seat: int, kind: str, question: Text, options: tuple[Option, ...], clause: str, about: str | None = None
    ) -> Awaitable[str]:
        """Ask a seat; the curtain falls first if its face-down demons would show (DEM-15.2a)."""
        magicians = self.state.magicians
        magician = magicians[seat]
        secret = len(magicians) > 1 and bool(magician.demons or magician.borrowed)
        return Decision(seat, kind, question, options, clause, secret, about)

    # -- demons -------------------------------------------------------------------------------------------

    def show(self) -> None:
        """A demon that lies face down to the others is shown to them (DEM-15.2a); alone there is nobody to see it."""
        if len(self.state.magicians) > 1:
            self.reveal()

    def release(self, demon: int) -> None:
        """A demon leaves the game for good (DEM-0.6); he must lie nowhere else any more."""
        if demon != RING_COUNTER:
            self.state.released = (*self.state.released, demon)

    def take_demon(self, seat: int, demon: int) -> None:
        """Take a demon out of a magician's hands, his own or a borrowed one."""
        magician = self.state.magicians[seat]
        if demon in magician.demons:
            magician.demons = arranged(tuple([other for other in magician.demons if other != demon]))
        else:
            magician.borrowed = tuple([pair for pair in magician.borrowed if pair[0] != demon])

    def lose_demon(self, seat: int, demon: int) -> None:
        """Release a demon that a magician controls or has borrowed."""
        self.take_demon(seat, demon)
        self.release(demon)

    # -- treasures ----------------------------------------------------------------------------------------

    def clear_cell(self, cell: int) -> None:
        """Nobody owns or keeps a treasure any more; demons on its cell are released (DEM-13.4)."""
        grid = self.state.grid
        for demon in (grid.finder[cell], grid.marker[cell]):
            if demon:
                self.release(demon)
        grid.finder[cell] = grid.marker[cell] = 0
        grid.owner[cell] = NOBODY
        grid.stash[cell] = NO_UNIT

    def give_treasure(self, cell: int, seat: int, marker: int = 0) -> None:
        """A treasure becomes a magician's, with or without a demon to mark it."""
        self.clear_cell(cell)
        self.state.grid.owner[cell] = seat
        self.state.grid.marker[cell] = marker

    def stash_treasure(self, cell: int, unit: int) -> None:
        """A treasure goes to a mortal unit's home (DEM-16.7a)."""
        self.clear_cell(cell)
        self.state.grid.stash[cell] = unit

    def close_cell(self, cell: int) -> None:
        """A treasure is gone for the rest of the game."""
        self.clear_cell(cell)
        self.state.grid.closed[cell] = True

    def take_ring(self) -> None:
        """Take the ring from whoever holds it."""
        self.state.ring_unit = NO_UNIT
        for magician in self.state.magicians:
            magician.ring = False

    def give_ring(self, seat: int) -> None:
        """A magician holds the ring from now on (DEM-11.0c)."""
        self.take_ring()
        self.state.magicians[seat].ring = self.state.magicians[seat].had_ring = True

    # -- wounds -------------------------------------------------------------------------------------------

    def is_mortally_hurt(self, seat: int) -> bool:
        """Whether wounds and curses together kill a magician (DEM-9.4b)."""
        magician = self.state.magicians[seat]
        return magician.wounds + magician.curses >= DEADLY


def is_undiscovered(state: DemonsState, cell: int) -> bool:
    """Whether a cell can still be discovered: nobody has found, owned, stashed or closed it (DEM-0.9)."""
    grid = state.grid
    return not (grid.finder[cell] or grid.closed[cell] or grid.owner[cell] != NOBODY or grid.stash[cell] != NO_UNIT)


NAMING: dict[str, Callable[[int], Fact]] = {
    "demon": demon_name,
    "unit": unit_name,
    "hex": hex_name,
    "home": hex_name,
    "cell": treasure_name,
    "shield": shield_name,
}
LISTED: dict[str, Callable[[int], Fact]] = {"demons": demon_name, "cells": treasure_name}
IN_LISTS = frozenset({"players", *LISTED})
"""Facts of several things; those that name nothing else are seats."""
