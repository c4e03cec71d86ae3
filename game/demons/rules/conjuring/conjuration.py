"""Conjuring demons, and the curses it can bring (DEM-9, DEM-10, DEM-11.0c)."""

from __future__ import annotations

from functools import cache

from game.demons.box.displays import arranged, is_over_limit
from game.demons.box.goetia import ATTITUDE_OF, FRIENDLY, FRIENDS, RING_COUNTER, UNFRIENDLY
from game.demons.box.naming import rank_plural
from game.demons.box.ranks import ADDED_TO_DIE, RANKS
from game.demons.rules.captivity.captives import die
from game.demons.rules.control import enforce_limit, release_option
from game.demons.rules.ranks_to_try import CONJURING_TERRAIN, added_to_die
from game.demons.rules.table import DemonsTable
from game.demons.rules.terrain import terrain_of
from game.demons.state import CAPTIVE, Conjuration, DemonsState
from game.engine.decision import Option, Text, text

EXHAUSTED = Text("The {ranks} are exhausted: of {net} only {left} can be drawn.")
STRUCK = Text("{who} is struck by {struck}.")
CURSED = Text(
    "{n} curse falls on you. Release a friendly demon to stop one?",
    plural="{n} curses fall on you. Release friendly demons to stop them, one each?",
)
CONJURE = Text("Conjure {ranks} (die {added})")
CONJURE_BARELY = Text("Conjure {ranks} (die as rolled)")
CONJURES = Text("{who} conjures {ranks}: the die shows {roll}, net {net}.")
CONJURES_IN_VAIN = Text("{who} conjures {ranks}: the die shows {roll}, net 0. Nothing comes.")
SUFFER = "suffer"
BEAR = Text("Bear {n} curse", plural="Bear {n} curses")


@cache
def bear_option(curses: int) -> Option:
    """The option to stop no more curses."""
    return Option(SUFFER, Text(BEAR.message, (("n", curses),), BEAR.plural), clause="DEM-9.0h")


@cache
def conjure_option(rank: str, added: int) -> Option:
    """The option to conjure a rank."""
    words = CONJURE if added else CONJURE_BARELY
    facts = (("ranks", rank_plural(rank)), ("added", f"{added:+d}" if added else "0"))
    return Option(f"conjure:{rank}", Text(words.message, facts), f"pool:{rank}", "DEM-9.0b")


def conjure_options(state: DemonsState, seat: int) -> tuple[Option, ...]:
    """Every rank that can be tried."""
    magician = state.magicians[seat]
    penalty = 1 + magician.wounds + magician.curses if magician.status == CAPTIVE else 0
    pools = state.pools
    spent = () if all(pools.values()) else tuple([rank for rank, pool in pools.items() if not pool])
    return options_at(terrain_of(state, magician.hex), magician.shield, penalty, spent)


@cache
def options_at(terrain: str, shield: int, penalty: int, spent: tuple[str, ...]) -> tuple[Option, ...]:
    """The ranks to try on a terrain with a shield; ``spent`` ranks have no counter left."""
    return tuple(
        [
            conjure_option(rank, number - penalty)
            for rank, number in zip(RANKS, ADDED_TO_DIE[shield], strict=True)
            if rank not in spent and CONJURING_TERRAIN.get(rank, terrain) == terrain
        ]
    )


async def conjure(table: DemonsTable, seat: int, rank: str) -> None:
    """Roll; draw demons, or be cursed (DEM-9.0e to DEM-9.0i)."""
    roll = table.dice.roll()
    net = roll + added_to_die(table.state, seat, rank)
    table.state.conjuration = (Conjuration(seat, rank, roll, net),)
    if table.listening:
        words = CONJURES if net else CONJURES_IN_VAIN
        await table.tell("conjured", "DEM-9.0e", words.message, who=seat, ranks=rank, rank_id=rank, roll=roll, net=net)
    if net > 0:
        await draw_demons(table, seat, rank, net)
        if is_over_limit(table.state.magicians[seat].demons):
            await enforce_limit(table, seat)
    elif net < 0:
        await fall_of_curses(table, seat, -net)


async def draw_demons(table: DemonsTable, seat: int, rank: str, count: int) -> None:
    """Draw counters one at a time; without the ring unfriendly demons leave at once (DEM-9.0f, DEM-10.0g)."""
    drawn = take_counters(table.state, rank, count)
    table.state.conjuration = (Conjuration(seat, rank, *roll_and_net(table.state), drawn),)
    table.reveal()
    if len(drawn) < count:
        words = EXHAUSTED.message
        await table.tell("pool_exhausted", "DEM-9.3a", words, ranks=rank, net=count, left=len(drawn))
    for counter in drawn:
        if counter == RING_COUNTER:
            table.give_ring(seat)
            await table.tell("ring_drawn", "DEM-11.0c", "{who} draws Solomon's ring!", who=seat)
        elif ATTITUDE_OF[counter] == UNFRIENDLY and not table.state.magicians[seat].ring:
            table.release(counter)
            await table.tell(
                "demon_turned_away", "DEM-10.0g", "{demon} is unfriendly and leaves.", who=seat, demon=counter
            )
        else:
            welcome(table.state, seat, counter)
            if table.listening:
                await table.tell("demon_drawn", "DEM-9.0f", "{demon} obeys {who}.", who=seat, demon=counter)


def roll_and_net(state: DemonsState) -> tuple[int, int]:
    """The die and the net result of the conjuration under way."""
    return state.conjuration[0].roll, state.conjuration[0].net


def take_counters(state: DemonsState, rank: str, count: int) -> tuple[int, ...]:
    """The top counters of a pool, as many as there are (DEM-9.3a)."""
    pool = state.pools[rank]
    state.pools[rank] = pool[count:]
    return pool[:count]


def welcome(state: DemonsState, seat: int, demon: int) -> None:
    """A demon comes under a magician's control."""
    magician = state.magicians[seat]
    magician.demons = arranged((*magician.demons, demon))


def has_friend(state: DemonsState, seat: int) -> bool:
    """Whether a magician controls a friendly demon."""
    return not FRIENDS.isdisjoint(state.magicians[seat].demons)


def friendly_demons(state: DemonsState, seat: int) -> tuple[int, ...]:
    """The friendly demons a magician controls."""
    return tuple([demon for demon in state.magicians[seat].demons if ATTITUDE_OF[demon] == FRIENDLY])


async def fall_of_curses(table: DemonsTable, seat: int, curses: int) -> None:
    """Curses fall; friendly demons may stop one each; four wounds and curses kill (DEM-9.0i, DEM-9.4b)."""
    while curses:
        friends = friendly_demons(table.state, seat)
        if not friends:
            break
        words = Text(CURSED.message, (("n", curses),), CURSED.plural)
        options = (*[release_option(demon, "DEM-9.0i") for demon in friends], bear_option(curses))
        key = await table.question(seat, "curse", words, options, "DEM-9.0i")
        if key == SUFFER:
            break
        demon = int(key.removeprefix("release:"))
        table.lose_demon(seat, demon)
        table.show()
        curses -= 1
        await table.tell("curse_stopped", "DEM-10.0b", "{demon} stops a curse on {who}.", who=seat, demon=demon)
    if curses:
        table.state.magicians[seat].curses += curses
        struck = text("{n} curse", plural="{n} curses", n=curses)
        words_told = STRUCK.message
        await table.tell("cursed", "DEM-9.0h", words_told, who=seat, curses=curses, struck=struck)
        if table.is_mortally_hurt(seat):
            await die(table, seat)
