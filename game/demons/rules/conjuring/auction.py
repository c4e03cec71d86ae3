"""Bidding for Solomon's ring while a mortal unit holds it (DEM-11.0e to DEM-11.0h)."""

from __future__ import annotations

from functools import cache

from game.demons.box.naming import treasure_name
from game.demons.box.treasures import VALUE, worth_of
from game.demons.rules.table import DemonsTable
from game.demons.state import IN_PLAY, DemonsState, owned, solitaire
from game.engine.decision import Fact, Option, Text

CALL = Option("auction", Text("Bid for Solomon's ring"), "ring", "DEM-11.0g")
BID = Text("What do you bid for Solomon's ring? So far {value} ducats.")
PAY = Text("Which treasure do you pay for Solomon's ring?")
HAS_BID = Text("{who} has bid {value} ducats: {cells}.")
NO_BID = Text("{who} has bid nothing.")
CLOSE = "close"
BID_THAT = Text("Bid {value} ducats")
BID_NOTHING = Text("Bid nothing")


def can_call(state: DemonsState) -> bool:
    """Whether an auction can be called: a living mortal unit holds the ring and somebody owns a treasure."""
    if not state.ring_unit or state.auction_called or not state.units.hex[state.ring_unit]:
        return False
    return bool(bidders(state))


def bidders(state: DemonsState) -> tuple[int, ...]:
    """The magicians in play who own a treasure, captives too, in player order (DEM-11.0g)."""
    return tuple([seat for seat in state.order if state.magicians[seat].status in IN_PLAY and owned(state, seat)])


@cache
def bid_option(cell: int) -> Option:
    """The option to add a treasure to the bid."""
    facts: tuple[tuple[str, Fact], ...] = (("cell", treasure_name(cell)), ("value", worth_of(cell)))
    return Option(f"bid:{cell}", Text("{cell} ({value} ducats)", facts), f"treasure:{cell}", "DEM-11.0g")


async def auction(table: DemonsTable, caller: int) -> None:
    """Secret bids, opened together; the highest pays and takes the ring, a tie pays nothing (DEM-11.0e, DEM-11.0f)."""
    table.state.auction_called = True
    if solitaire(table.state):
        await buy_alone(table, caller)
        return
    await table.tell("auction_called", "DEM-11.0g", "{who} calls for bids for Solomon's ring.", who=caller)
    open_auction(table.state)
    for seat in bidders(table.state):
        await make_bid(table, seat)
    await settle(table)


def open_auction(state: DemonsState) -> None:
    """Nobody has bid yet."""
    state.auction = True
    state.bids = dict.fromkeys(bidders(state), ())
    state.bids_closed = ()


def close_option(bid: tuple[int, ...]) -> Option:
    """The option to leave the bid as it is."""
    words = Text(BID_THAT.message, (("value", worth_of(*bid)),)) if bid else BID_NOTHING
    return Option(CLOSE, words, clause="DEM-11.0g")


async def make_bid(table: DemonsTable, seat: int) -> None:
    """A magician picks a set of his treasures in secret, possibly none (DEM-11.0g)."""
    while True:
        bid = table.state.bids[seat]
        left = tuple([cell for cell in owned(table.state, seat) if cell not in bid])
        if not left:
            break
        words = Text(BID.message, (("value", worth_of(*bid)),))
        options = (*[bid_option(cell) for cell in left], close_option(bid))
        key = await table.ask(seat, "bid", words, options, "DEM-11.0g", secret=True, about="ring")
        if key == CLOSE:
            break
        table.state.bids[seat] = (*bid, int(key.removeprefix("bid:")))
    table.state.bids_closed = (*table.state.bids_closed, seat)


def worth(bid: tuple[int, ...]) -> int:
    """The value of a bid in thousands of ducats (DEM-11.0g)."""
    return sum([VALUE[cell] for cell in bid])


async def settle(table: DemonsTable) -> None:
    """Open all bids at the same moment (DEM-11.0e)."""
    bids = tuple(table.state.bids.items())
    table.state.auction, table.state.bids, table.state.bids_closed = False, {}, ()
    table.reveal()
    for seat, bid in bids:
        words = HAS_BID if bid else NO_BID
        await table.tell("bid_opened", "DEM-11.0e", words.message, who=seat, value=worth_of(*bid), cells=bid)
    highest = max([worth(bid) for _, bid in bids])
    winners = tuple([(seat, bid) for seat, bid in bids if worth(bid) == highest])
    if not highest or len(winners) > 1:
        await table.tell("auction_failed", "DEM-11.0f", "Nobody gets the ring: the bids are equal or empty.")
        return
    await pay(table, *winners[0])


async def pay(table: DemonsTable, seat: int, bid: tuple[int, ...]) -> None:
    """The winner's treasures go to the unit's home, the ring to the winner (DEM-11.0g)."""
    unit = table.state.ring_unit
    for cell in bid:
        table.stash_treasure(cell, unit)
    table.give_ring(seat)
    words = "{who} gets Solomon's ring from the {unit} for {cells}."
    await table.tell("ring_bought", "DEM-11.0e", words, who=seat, unit=unit, cells=bid)


async def buy_alone(table: DemonsTable, seat: int) -> None:
    """A single player pays any one treasure (DEM-11.0h)."""
    treasures = owned(table.state, seat)
    cell = treasures[0]
    if len(treasures) > 1:
        options = tuple([bid_option(cell) for cell in treasures])
        key = await table.question(seat, "pay_ring", PAY, options, "DEM-11.0h", about="ring")
        cell = int(key.removeprefix("bid:"))
    await pay(table, seat, (cell,))
