"""Whatever is clicked in whatever position, the reason given is true of the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

from game.devils_circle.box.board import BOARD, FIELD_NAMES, FIREPLACES, KEEP_SET, RING_SET, SUPPLY, edge_name
from game.devils_circle.box.board import edge_number as number_of_edge
from game.devils_circle.box.board import field_number as number_of_field
from game.devils_circle.box.pieces import DEMONS, MAGES
from game.devils_circle.state import HANDS, LIMITS, STOCK, CircleState
from game.engine.decision import Decision
from tests.devils_circle import random_play

EVERY = 9
"""Of a random match, each ninth position is looked at."""
MOST = 900
PLAYS = {"raise_materiality": 0, "curse": 2, "pentagram": 3, "psychic": 4, "raise_power": 5, "lower_materiality": 6}
SOLID = 6


class Click:
    """A click that was refused, and what the table looked like."""

    def __init__(self, state: CircleState, decision: Decision, place: str) -> None:
        self.state, self.decision, self.place = state, decision, place
        self.kind, _, self.rest = place.partition(":")
        about = (decision.about or "").removeprefix("mage:") if decision.kind == "mage" else ""
        mage = state.mages[MAGES.index(about)] if about in MAGES else None
        self.mage = mage or state.mages[max(0, state.mage)]
        demon = (decision.about or "").removeprefix("demon:")
        self.demon = state.demons[DEMONS.index(demon) if demon in DEMONS else max(0, state.demon)]

    @property
    def target(self) -> int:
        """The field that is meant; -1 for none."""
        if self.kind == "field":
            return number_of_field(self.rest)
        if self.kind == "cradle":
            return self.state.cradle
        if self.kind == "pentagram":
            return next(field for marker, field, _way in self.state.pentagrams if str(marker) == self.rest)
        if self.rest in MAGES:
            return self.state.mages[MAGES.index(self.rest)].field
        return self.state.demons[DEMONS.index(self.rest)].field

    @property
    def item(self) -> str:
        return self.rest.partition(":")[2] if self.kind == "item" else "salt"

    @property
    def origin(self) -> int:
        return self.state.cradle if self.decision.kind == "push_cradle" else self.mage.field

    def wall(self, target: int | None = None) -> bool:
        """Whether the mage and what is meant touch, with a wall between."""
        there = self.target if target is None else target
        touching = there in BOARD.adjacent[self.origin]
        return touching and BOARD.is_wall(self.origin, BOARD.way(self.origin, there))

    def openly(self, target: int) -> bool:
        return target in BOARD.openly_adjacent[self.mage.field]

    def walled_demons(self, most: int) -> bool:
        """Whether some demon is that near as the crow flies, and farther by open ways."""
        found = [demon.field for demon in self.state.demons if demon.field >= 0]
        return any(
            BOARD.distance(self.mage.field, field) <= most and steps(self.mage.field, field) > most for field in found
        )

    def step_stopped(self, power: int, materiality: int) -> bool:
        return BOARD.is_wall(self.demon.field, BOARD.way(self.demon.field, self.target))


@cache
def steps(start: int, goal: int) -> int:
    """Open steps; 99 if there is no way."""
    found = BOARD.steps(start, goal)
    return 99 if found is None else found


def figures(state: CircleState) -> set[int]:
    standing = [mage.field for mage in state.mages] + [demon.field for demon in state.demons]
    return {field for field in standing if field >= 0} | {state.cradle}


Claim = Callable[[Click], bool]
CLAIMS: dict[str, Claim] = {
    "A wall is between here and {other}.": lambda click: (
        click.wall() if click.kind != "item" else click.walled_demons(1)
    ),
    "Walls are between: the open way to {other} is longer than two steps.": lambda click: click.walled_demons(2),
    "A wall is between here and the cradle.": lambda click: click.wall(click.state.cradle),
    "A wall is between here and the pentagram.": lambda click: any(
        click.wall(field) for _marker, field, _way in click.state.pentagrams
    ),
    "A wall is between.": lambda click: click.wall(),
    "{demon} is too far: an exorcism reaches two steps through open ways, everything else one.": lambda click: (
        BOARD.distance(click.mage.field, click.target) > 2
    ),
    "{demon} is not on the board.": lambda click: click.target < 0,
    "An exorcism costs 2 action points.": lambda click: click.mage.points < 2,
    "An exorcism needs a book and at least one bundle of herbs.": lambda click: (
        not (click.mage.book and click.mage.herb)
    ),
    "No exorcism is possible at dawn.": lambda click: click.state.at_dawn,
    "An exorcism needs a free hand; both hold wands.": lambda click: click.mage.wand >= HANDS,
    "Drops are for a demon or a pentagram right beside: there is none.": lambda click: (
        not any(demon.field in BOARD.adjacent[click.mage.field] for demon in click.state.demons)
    ),
    "The book is for exorcisms: no demon is in reach.": lambda click: all(
        demon.field < 0 or BOARD.distance(click.mage.field, demon.field) > 2 for demon in click.state.demons
    ),
    "An attack needs a demon right beside, with no wall between.": lambda click: (
        click.target not in BOARD.adjacent[click.mage.field]
    ),
    "One attack in a phase is all.": lambda click: click.mage.attacked,
    "Things are handed to a mage right beside, with no wall between.": lambda click: (
        click.target not in BOARD.adjacent[click.mage.field]
    ),
    "{mage} is dead.": lambda click: not click.state.mages[MAGES.index(click.rest)].alive,
    "{mage} is possessed.": lambda click: click.state.mages[MAGES.index(click.rest)].held_by >= 0,
    "{mage} has no action points left.": lambda click: not click.state.mages[MAGES.index(click.rest)].points,
    "{mage} belongs to another player.": lambda click: (
        click.state.mage_seats[MAGES.index(click.rest)] != click.decision.seat
    ),
    "{mage} is being played already.": lambda click: click.state.mages[MAGES.index(click.rest)] is click.mage,
    "{mage} has none left of this: {item}.": lambda click: not getattr(click.mage, click.item),
    "These things belong to another mage.": lambda click: (
        click.state.mages[MAGES.index(click.rest.partition(":")[0])] is not click.state.mages[click.state.mage]
    ),
    "A possessed mage only walks, and handles wands, garlic and the cradle.": lambda click: click.mage.held_by >= 0,
    "A possessed mage cannot fight demons.": lambda click: click.mage.held_by >= 0,
    "Garlic hangs here already.": lambda click: click.mage.field in click.state.garlic,
    "Hanging garlic needs a free hand.": lambda click: click.mage.wand >= HANDS,
    "Elven drops need a free hand.": lambda click: click.mage.wand >= HANDS,
    "Pouring salt needs a free hand.": lambda click: click.mage.wand >= HANDS,
    "This needs both hands; lay the wand down first.": lambda click: click.mage.wand > 0,
    "This costs 2 action points.": lambda click: click.mage.points < 2,
    "Torches cannot be lit at dawn.": lambda click: click.state.at_dawn,
    "The cradle has been pushed in this phase; once is all.": lambda click: click.state.pushed,
    "Pushing the cradle needs both hands; lay the wand down first.": lambda click: click.mage.wand > 0,
    "Pushing the cradle costs 2 action points.": lambda click: click.mage.points < 2,
    "Only a mage who stood beside the cradle when the phase began may push it.": lambda click: not click.mage.by_cradle,
    "The cradle is pushed from right beside it, with no wall between.": lambda click: (
        click.mage.field not in BOARD.adjacent[click.state.cradle]
    ),
    "Drops reach a pentagram on the mage's own square or beside it, with no wall between.": lambda click: (
        BOARD.distance(click.mage.field, click.target) > 1
    ),
    "Nothing is left of the supplies.": lambda click: not any(click.state.stock.values()),
    "Supplies are taken standing on the supply square, G7.": lambda click: click.mage.field != SUPPLY,
    "Taking supplies costs 2 action points.": lambda click: click.mage.points < 2,
    "A prayer costs 2 action points.": lambda click: click.mage.points < 2,
    "A mage cannot go through walls.": lambda click: click.wall(),
    "One step at a time: a demon may flee between two steps.": lambda click: click.state.watchful,
    "Walls are all round it: no open way leads there.": lambda click: steps(click.mage.field, click.target) == 99,
    "A wall is between: the way round it takes {steps} steps, and {mage} has {n} action point left.": lambda click: (
        steps(click.mage.field, click.target) > click.mage.points >= BOARD.distance(click.mage.field, click.target)
    ),
    "{field} is too far: {mage} has {n} action point left.": lambda click: (
        BOARD.distance(click.mage.field, click.target) > click.mage.points
    ),
    "All ways of that length are blocked.": lambda click: steps(click.mage.field, click.target) <= click.mage.points,
    "With strength 1 a mage has one action or one prayer in a phase: a single step, for example.": lambda click: (
        click.mage.limited
    ),
    "Mages never enter the outer ring.": lambda click: bool(RING_SET >> click.target & 1),
    "The cradle stays inside the keep.": lambda click: bool(RING_SET >> click.target & 1),
    "No mage can enter a fireplace.": lambda click: click.target in FIREPLACES,
    "A hole to hell gapes there.": lambda click: click.target in click.state.holes,
    "A wand lies there; it can be picked up from beside it.": lambda click: (
        click.target in click.state.wands and click.decision.kind != "lay_wand"
    ),
    "A torch burns there.": lambda click: any(field == click.target for field, _left in click.state.torches),
    "Herbs burn there.": lambda click: any(field == click.target for field, *_rest in click.state.herbs),
    "A pentagram glows there.": lambda click: any(field == click.target for _m, field, _w in click.state.pentagrams),
    "Somebody is there already.": lambda click: click.target in figures(click.state),
    "It must be a square right beside the mage.": lambda click: BOARD.distance(click.mage.field, click.target) > 1,
    "The cradle moves one square: that one is not right beside it.": lambda click: (
        BOARD.distance(click.state.cradle, click.target) > 1
    ),
    "Nothing can be set on the supply square.": lambda click: click.target == SUPPLY,
    "Demons begin in the outer ring.": lambda click: bool(KEEP_SET >> click.target & 1),
    "Another demon begins there.": lambda click: click.target in figures(click.state),
    "It has no turn any more in this phase.": lambda click: click.state.demons[DEMONS.index(click.rest)].acted,
    "It is not on the board.": lambda click: click.target < 0,
    "Another player leads this demon.": lambda click: (
        click.state.demon_seats[DEMONS.index(click.rest)] != click.decision.seat
    ),
    "It has no freedom points left.": lambda click: click.state.points == 0,
    "With {n} freedom point it cannot get there.": lambda click: click.state.points > 0,
    "That step costs {price}, and {n} freedom point is left.": lambda click: (
        BOARD.distance(click.demon.field, click.target) == 1 and click.state.points < 4 + click.state.at_dawn
    ),
    "That costs {price}, and {n} freedom point is left.": lambda click: (
        PLAYS[click.rest] + click.state.at_dawn > click.state.points
    ),
    "Materiality {materiality} is too solid for walls; from 6 on they stop a demon.": lambda click: (
        click.demon.materiality >= SOLID
    ),
    "A wall stops a demon whose materiality ({materiality}) is greater than its power ({power}).": lambda click: (
        click.demon.materiality > 0
    ),
    "Another demon stands there.": lambda click: click.target in [demon.field for demon in click.state.demons],
    "A direct attack is a step onto a mage on the next square.": lambda click: (
        BOARD.distance(click.demon.field, click.target) > 1
    ),
    "It has made its direct attack this turn.": lambda click: "attack" in click.state.plays,
    "A will-o'-the-wisp cannot enter a mage's square.": lambda click: click.demon.wisp,
    "A will-o'-the-wisp can do nothing but move.": lambda click: click.demon.wisp,
    "It stands there.": lambda click: click.target == click.demon.field,
    "{mage} stands there.": lambda click: click.target == click.mage.field,
    "Its rescue move of this night is used up.": lambda click: not click.demon.rescue_left,
    "Demons leave the board at dawn only.": lambda click: not click.state.at_dawn,
    "It can leave only before any other play of its turn.": lambda click: bool(click.state.plays),
    "In the ring a demon can only take steps; it must enter the keep to do harm.": lambda click: bool(
        RING_SET >> click.demon.field & 1
    ),
    "Once a turn is all.": lambda click: click.rest in click.state.plays,
    "Neither a mage nor the Princess is on an adjacent square.": lambda click: (
        not any(
            BOARD.distance(click.demon.field, field) == 1
            for field in (click.state.cradle, *(mage.field for mage in click.state.mages if mage.field >= 0))
        )
    ),
    "All six pentagrams are on the board.": lambda click: len(click.state.pentagrams) == 6,
    "It holds {mage} already.": lambda click: click.demon.holds >= 0,
    "The cradle is too far; the last step must come from a square beside it.": lambda click: (
        BOARD.distance(click.demon.field, click.state.cradle) > 1
    ),
    "A rescue move is one step: that square is not right beside.": lambda click: (
        BOARD.distance(click.demon.field, click.target) > 1
    ),
    "That step costs {price} power, and 1 must be left: there is only {power}.": lambda click: (
        click.demon.power <= 4 + click.state.at_dawn
    ),
    "A rescue move is a flight: it enters neither a mage's square nor the cradle's.": lambda click: (
        click.target < 0 or click.target in figures(click.state)
    ),
    "Another figure stands there.": lambda click: click.target in figures(click.state),
    "It withdraws {n} squares at most.": lambda click: BOARD.distance(click.demon.field, click.target) > 3,
    "It retreats one square: that one is not right beside.": lambda click: (
        BOARD.distance(click.demon.field, click.target) > 1
    ),
    "It retreats back or aside, never towards the cradle.": lambda click: (
        BOARD.distance(click.target, click.state.cradle) < BOARD.distance(click.demon.field, click.state.cradle)
    ),
    "A wand lies there: a demon that is forced back does not step on it.": lambda click: (
        click.target in click.state.wands
    ),
    "Only the edges of the mage's own square can be salted.": lambda click: (
        click.kind != "edge" or click.mage.field not in BOARD.sides(number_of_edge(click.rest))
    ),
    "Salt lies there already.": lambda click: number_of_edge(click.rest) in click.state.salt,
    "A wall: mages never cross it; most demons do.": lambda click: BOARD.edge_code[number_of_edge(click.rest)] == "#",
    "A line of magic salt: mages step over it and leave it whole.": lambda click: (
        number_of_edge(click.rest) in click.state.salt
    ),
    "To pour salt, choose the salt first.": lambda click: (
        click.decision.kind == "mage"
        and click.mage.salt > 0
        and click.mage.wand < HANDS
        and click.mage.field in BOARD.sides(number_of_edge(click.rest))
    ),
    "An open side: nothing lies there, and it stops nobody.": lambda click: (
        BOARD.edge_code[number_of_edge(click.rest)] != "#" and number_of_edge(click.rest) not in click.state.salt
    ),
    "Click the demon or the pentagram that the drops are meant for.": lambda click: any(
        option.key.startswith("drops:") for option in click.decision.options
    ),
    "Click the demon that is to be exorcised.": lambda click: any(
        option.key.startswith("exorcise:") for option in click.decision.options
    ),
    "First choose to take supplies, then which.": lambda click: click.decision.option("resupply") is not None,
    "Things of the mages cannot be chosen now.": lambda click: click.decision.kind not in ("mage", "give_item"),
}
"""By what is said: whether it is true. What is not listed here is true whenever it is said."""


def places(state: CircleState) -> Iterator[str]:
    """Everything that can be clicked, and what the price list stands for."""
    yield from (f"field:{name}" for name in FIELD_NAMES)
    yield from (f"edge:{edge_name(edge)}" for edge in BOARD.edge_code)
    for mage in MAGES[: len(state.mages)]:
        yield from (f"mage:{mage}", f"give:{mage}")
        yield from (f"item:{mage}:{item}" for item in LIMITS)
    for demon in DEMONS:
        yield from (f"demon:{demon}", f"attack:{demon}")
    yield from ("cradle", "act:pray", "act:resupply", "clock")
    yield from (f"pentagram:{marker}" for marker, _field, _way in state.pentagrams)
    yield from (f"stock:{item}" for item in STOCK)
    yield from (f"play:{play}" for play in (*PLAYS, "fireplace", "rescue", "leave"))


def test_no_refusal_contradicts_the_table() -> None:
    met: set[str] = set()
    untrue: dict[str, str] = {}
    for mix in range(14):
        match = random_play.new_match(mix, 40 + mix)
        for count, decision in enumerate(random_play.decisions(match, mix)):
            if count > MOST:
                break
            if count % EVERY and decision.kind in ("mage", "play", "place_demon", "demon"):
                continue
            offered = {option.place for option in decision.options}
            for place in places(match.state):
                if place in offered or decision.option(place) is not None:
                    continue
                said = decision.refusals(place)
                claim = CLAIMS.get(said.text.message)
                met.add(said.text.message)
                if claim is not None and not claim(Click(match.state, decision, place)):
                    untrue[said.text.message] = f"{decision.kind}, {place}: {said.text} ({said.clause})"
    assert not untrue, "\n".join(untrue.values())
    assert len(met & CLAIMS.keys()) > 60
