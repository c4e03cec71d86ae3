"""A seat looks at the table: how a state becomes what :mod:`game.demons.view` describes."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from game.demons.box.armenia import CITY, GRID, OPEN, PLACES, TERRAIN
from game.demons.box.displays import limit_of, lowest_box
from game.demons.box.goetia import RANK_OF
from game.demons.box.mortals import MORTALS, UNITS
from game.demons.box.ranks import CONTROL_BOXES, RANKS, SHIELDS
from game.demons.box.treasures import CELLS, TREASURES
from game.demons.rules import explanations
from game.demons.rules.scoring import net_worth
from game.demons.rules.walking.hunting import is_disoriented, is_ready
from game.demons.state import (
    CAPTIVE,
    DEAD,
    DEMON_USE,
    FIRST_PHASE,
    FREE,
    GONE,
    NO_UNIT,
    NOBODY,
    DemonsState,
    MortalMove,
    owned,
    solitaire,
    stashed,
)
from game.demons.view import (
    ACTIVE,
    CAPTOR,
    CLOSED,
    DISCOVERED,
    FLEEING,
    INACTIVE,
    OWNED,
    STASHED,
    UNDISCOVERED,
    BidView,
    BorrowedView,
    BoxView,
    CombatView,
    ConjurationView,
    DemonsView,
    HexView,
    MagicianView,
    MortalMoveView,
    SearchView,
    TreasureView,
    UnitView,
)
from game.engine.boards.hexes import Hex, printed
from game.engine.game import Seat
from game.engine.view import SeatView


def view(state: DemonsState, seat: int | None, seats: tuple[Seat, ...]) -> DemonsView:
    """What ``seat`` sees (None: an onlooker)."""
    seat_views = tuple(seat_view(state, number, player) for number, player in enumerate(seats))
    holders = [number for number, magician in enumerate(state.magicians) if magician.ring]
    return DemonsView(
        game="demons",
        seat=seat,
        seats=seat_views,
        active=state.order[state.turn] if state.stage in (FIRST_PHASE, DEMON_USE) else None,
        stage=explanations.stage(state),
        phase=state.stage,
        game_turn=state.game_turn,
        turn_limit=state.turn_limit,
        order=state.order,
        solitaire=solitaire(state),
        hexes=hex_views(state.destroyed_cities),
        units=tuple(unit_view(state, unit) for unit in UNITS if state.units.hex[unit]),
        destroyed_units=tuple(unit for unit in UNITS if not state.units.hex[unit]),
        magicians=tuple(magician_view(state, seat, seat_views[number], number) for number in range(len(seats))),
        pools=tuple((rank, len(state.pools[rank])) for rank in RANKS),
        treasures=tuple(treasure_view(state, cell) for cell in CELLS),
        released=state.released,
        ring_unit=state.ring_unit or None,
        ring_holder=holders[0] if holders else None,
        ring_gone=state.ring_gone,
        mortal_turn=tuple(move_view(move, seats) for move in state.report),
        searches=tuple(
            SearchView(search.seat, search.roll, search.modifier, search.strength, search.result)
            for search in state.searches
        ),
        combat=combat_view(state),
        conjuration=conjuration_view(state),
        auction=state.auction,
        bids=tuple(
            BidView(other, other in state.bids_closed, bid if other == seat else None)
            for other, bid in sorted(state.bids.items())
        ),
    )


def open_view(state: DemonsState, seats: tuple[Seat, ...]) -> DemonsView:
    """What an onlooker sees when every face-down demon and every bid is laid open."""
    closed = view(state, None, seats)
    magicians = tuple(magician_view(state, seat.seat, seat, seat.seat) for seat in closed.seats)
    bids = tuple(BidView(other, other in state.bids_closed, bid) for other, bid in sorted(state.bids.items()))
    return replace(closed, magicians=magicians, bids=bids)


def seat_view(state: DemonsState, number: int, seat: Seat) -> SeatView:
    """A player's name and mark, and whether his magician is dead or gone."""
    out = state.magicians[number].status in (DEAD, GONE)
    return SeatView(number, seat.name, seat.player, seat.colour, seat.shape, out)


@lru_cache(maxsize=64)
def hex_views(destroyed: tuple[Hex, ...]) -> tuple[HexView, ...]:
    """Every hex of the map, with the cities that were destroyed."""
    return tuple(hex_view(hex_id, hex_id in destroyed) for hex_id in GRID.hexes)


def hex_view(hex_id: Hex, destroyed: bool) -> HexView:
    """A hex and its label."""
    label = PLACES.get(hex_id)
    terrain = OPEN if destroyed and TERRAIN[hex_id] == CITY else TERRAIN[hex_id]
    name, kind = (label.name, label.kind) if label else (None, "")
    number = printed(hex_id)
    return HexView(f"hex:{number}", number, hex_id // 100, hex_id % 100, terrain, name, kind, destroyed)


def unit_view(state: DemonsState, unit: int) -> UnitView:
    """A mortal unit that is on the map."""
    units = state.units
    captives = tuple(seat for seat, held in enumerate(state.magicians) if held.captor_unit == unit)
    counter = ACTIVE if units.active[unit] else INACTIVE
    counter = FLEEING if units.fleeing[unit] else CAPTOR if captives else counter
    witches = [seat for seat, magician in enumerate(state.magicians) if unit in magician.bewitched]
    mortal = MORTALS[unit]
    return UnitView(
        place=f"unit:{unit}",
        number=unit,
        name=mortal.name,
        strength=mortal.strength,
        hex=printed(units.hex[unit]),
        home=printed(mortal.home),
        bribable=mortal.bribable,
        state=counter,
        ready=is_ready(state, unit),
        captives=captives,
        disoriented=is_disoriented(state, unit),
        bewitched_by=witches[0] if witches else None,
        stash=stashed(state, unit),
        ring=state.ring_unit == unit,
    )


def magician_view(state: DemonsState, eyes: int | None, seat: SeatView, number: int) -> MagicianView:
    """A magician as ``eyes`` see him: only the owner looks at face-down demons (DEM-15.2a)."""
    magician = state.magicians[number]
    captive = magician.status == CAPTIVE
    captor = f"unit:{magician.captor_unit}" if magician.captor_unit else f"seat:{magician.captor_seat}"
    own = eyes == number
    room = limit_of(magician.demons)
    return MagicianView(
        seat=seat,
        place=f"seat:{number}",
        status=magician.status,
        hex=printed(magician.hex) if magician.status == FREE or captive else None,
        found=magician.found,
        shield=magician.shield,
        shield_name=SHIELDS[magician.shield - 1],
        wounds=magician.wounds,
        curses=magician.curses,
        ring=magician.ring,
        captor=captor if captive else None,
        captives=tuple(
            other for other, held in enumerate(state.magicians) if held.status == CAPTIVE and held.captor_seat == number
        ),
        controlling_rank=RANK_OF[magician.demons[0]] if magician.demons else None,
        demons=len(magician.demons),
        room=room,
        boxes=box_views(number, magician.demons, own),
        borrowed=tuple(
            BorrowedView(owner, demon if own or owner == eyes else None) for demon, owner in magician.borrowed
        ),
        invisible=magician.invisible,
        reconciled=magician.reconciled,
        naked=magician.naked,
        effects=explanations.effects(magician),
        treasures=owned(state, number),
        score=net_worth(state, number),
    )


def box_views(number: int, demons: tuple[int, ...], own: bool) -> tuple[BoxView, ...]:
    """A column of the Demons Controlled display: demons lie in the highest boxes the rank allows (DEM-15.1b)."""
    lowest = lowest_box(demons)
    boxes = []
    for box, rank in enumerate(CONTROL_BOXES):
        index = box - lowest
        here = demons[index] if 0 <= index < len(demons) else None
        shown = here if own else None
        boxes.append(BoxView(f"box:{number}:{box}", rank, index >= 0, here is not None, index == 0, shown))
    return tuple(boxes)


def treasure_view(state: DemonsState, cell: int) -> TreasureView:
    """A cell of the grid; all of it is public (DEM-13.3)."""
    printed_cell, grid = TREASURES[cell], state.grid
    return TreasureView(
        place=f"treasure:{cell}",
        cell=cell,
        row=printed_cell.row,
        column=printed_cell.column,
        hex=printed(printed_cell.hex),
        name=printed_cell.name,
        guard=printed_cell.guard,
        value=printed_cell.value,
        state=treasure_state(state, cell),
        finder=grid.finder[cell] or None,
        discoverer=grid.discoverer[cell] if grid.discoverer[cell] != NOBODY else None,
        owner=grid.owner[cell] if grid.owner[cell] != NOBODY else None,
        marker=grid.marker[cell] or None,
        unit=grid.stash[cell] or None,
    )


def treasure_state(state: DemonsState, cell: int) -> str:
    """Undiscovered, discovered, owned, stashed or closed (DEM-0.9)."""
    grid = state.grid
    if grid.closed[cell]:
        return CLOSED
    if grid.owner[cell] != NOBODY:
        return OWNED
    if grid.stash[cell] != NO_UNIT:
        return STASHED
    return DISCOVERED if grid.finder[cell] else UNDISCOVERED


def move_view(move: MortalMove, seats: tuple[Seat, ...]) -> MortalMoveView:
    """One line of the report on the mortal turn."""
    return MortalMoveView(
        unit=move.unit,
        place=f"unit:{move.unit}",
        what=move.what,
        path=tuple(printed(hex_id) for hex_id in move.path),
        roll=move.roll or None,
        distance=move.distance or None,
        target=move.target if move.target != NOBODY else None,
        spent=move.spent,
        explanation=explanations.mortal_move(move, seats),
    )


def combat_view(state: DemonsState) -> CombatView | None:
    """The combat under way or the last of the phase."""
    if not state.fight:
        return None
    fight = state.fight[0]
    return CombatView(
        hex=printed(fight.hex),
        attacker=fight.attacker if fight.attacker != NOBODY else None,
        attacking_units=fight.attacking_units,
        attacking_demons=fight.attacking_demons,
        attack=fight.attack,
        defender=fight.defender if fight.defender != NOBODY else None,
        defending_units=fight.defending_units,
        defending_demons=fight.defending_demons,
        defence=fight.defence,
        roll=fight.roll or None,
        result=fight.result,
    )


def conjuration_view(state: DemonsState) -> ConjurationView | None:
    """The conjuration of this phase."""
    if not state.conjuration:
        return None
    conjuration = state.conjuration[0]
    return ConjurationView(conjuration.seat, conjuration.rank, conjuration.roll, conjuration.net, conjuration.drawn)
