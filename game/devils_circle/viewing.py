"""The table as everybody sees it: how a state becomes what :mod:`game.devils_circle.view` describes."""

from __future__ import annotations

from game.devils_circle.box.board import BOARD, FIELD_NAMES, FIREPLACES, KEEP_SET, SUPPLY, edge_name
from game.devils_circle.box.pieces import DEMON_NAMES, DEMONS, ITEMS, MAGE_NAMES, MAGES
from game.devils_circle.referee.blows import blows
from game.devils_circle.referee.stops import what_stops
from game.devils_circle.rules.demons.pentagrams import course_stop
from game.devils_circle.rules.mages.options import is_exorcist
from game.devils_circle.rules.moving.mage_steps import reach_of_mage
from game.devils_circle.rules.moving.steps import price, step_kind, walk_layers
from game.devils_circle.state import (
    CLOCK,
    ON_BOARD,
    OVER,
    PLACING_CRADLE,
    PLACING_DEMONS,
    PLACING_MAGES,
    TURN,
    CircleState,
    controller,
    free_hands,
    seats_of_aixel,
    sunrise,
)
from game.devils_circle.state import (
    DEMONS as DEMONS_STAGE,
)
from game.devils_circle.state import (
    MAGES as MAGES_STAGE,
)
from game.devils_circle.view import (
    ACTION_POINT,
    FREEDOM_POINT,
    BarrierView,
    BlowView,
    CircleView,
    ClockView,
    DemonView,
    FieldView,
    MageView,
    PentagramView,
    ReachView,
    StepView,
    time_of_day,
)
from game.engine.boards.rooms import DIRECTIONS, members
from game.engine.decision import Text
from game.engine.game import Seat
from game.engine.view import SeatView

STAGES = {
    PLACING_CRADLE: Text("Night {night}: the cradle is set up"),
    PLACING_MAGES: Text("Night {night}: the mages take their places"),
    PLACING_DEMONS: Text("Night {night}: the demons gather in the ring"),
    MAGES_STAGE: Text("Night {night}, {time}: the mages act"),
    DEMONS_STAGE: Text("Night {night}, {time}: the demons come"),
    TURN: Text("Night {night}, {time}: the demons come"),
    CLOCK: Text("Night {night}, {time}: time passes"),
    OVER: Text("The match is over"),
}


def stage_text(state: CircleState) -> Text:
    """Where the match stands, in words."""
    words = STAGES[state.stage].message
    facts: tuple[tuple[str, object], ...] = (("night", state.night), ("time", time_of_day(state.clock)))
    return Text(words, facts if "{" in words else ())


def view(state: CircleState, seat: int | None, seats: tuple[Seat, ...]) -> CircleView:
    """What ``seat`` sees; it is the same for all, but for whose eyes they are."""
    aixel = seats_of_aixel(state)
    return CircleView(
        game="devils_circle",
        seat=seat,
        seats=tuple(seat_view(state, number, player) for number, player in enumerate(seats)),
        active=active_seat(state),
        stage=stage_text(state),
        phase=state.stage,
        sides=tuple("aixel" if number in aixel else "circle" for number in range(len(seats))),
        fields=field_views(state),
        salt=tuple(edge_name(edge) for edge in state.salt),
        mages=tuple(mage_view(state, number) for number in range(len(state.mages))),
        demons=tuple(demon_view(state, number) for number in range(len(state.demons))),
        pentagrams=tuple(pentagram_view(state, *star) for star in state.pentagrams),
        cradle=FIELD_NAMES[state.cradle],
        princess=state.princess,
        stock=tuple(state.stock.items()),
        clock=clock_view(state),
        active_piece=active_piece(state),
        reach=reach(state),
        winner=state.winner,
    )


def clock_view(state: CircleState) -> ClockView:
    """The clock."""
    return ClockView(
        state.night, state.nights, state.clock, state.dawn, sunrise(state), state.at_dawn, state.stages
    )  # fmt: skip


def seat_view(state: CircleState, number: int, seat: Seat) -> SeatView:
    """A player's name and mark; out when all his mages are dead."""
    own = [mage for mage, owner in zip(state.mages, state.mage_seats, strict=True) if owner == number]
    out = bool(own) and not any(mage.alive for mage in own)
    return SeatView(number, seat.name, seat.player, seat.colour, seat.shape, out)


def active_seat(state: CircleState) -> int | None:
    """Whose piece is being played."""
    if state.stage == MAGES_STAGE and state.mage >= 0:
        return controller(state, state.mage)
    return state.demon_seats[state.demon] if state.stage == TURN else None


def active_piece(state: CircleState) -> str | None:
    """The place of the piece being played."""
    if state.stage == MAGES_STAGE and state.mage >= 0:
        return f"mage:{MAGES[state.mage]}"
    return f"demon:{DEMONS[state.demon]}" if state.stage == TURN else None


def reach(state: CircleState) -> tuple[ReachView, ...]:
    """Where the piece being played can go, by price, on ways that change nothing else."""
    if state.stage == MAGES_STAGE and state.mage >= 0:
        mage = state.mages[state.mage]
        layers, unit = reach_of_mage(state, mage, min(mage.points, 1) if mage.limited else mage.points), ACTION_POINT
    elif state.stage == TURN and state.demons[state.demon].status == ON_BOARD:
        layers, unit = walk_layers(state, state.demons[state.demon], state.points), FREEDOM_POINT
    else:
        return ()
    return tuple(
        ReachView(FIELD_NAMES[field], cost, unit)
        for cost, layer in enumerate(layers)
        if cost
        for field in members(layer)
    )


def field_views(state: CircleState) -> tuple[FieldView, ...]:
    """Every field of the board, row by row from the north-west."""
    torches = dict(state.torches)
    herbs = {field: (bundles, minutes) for field, bundles, minutes in state.herbs}
    stars: dict[int, tuple[int, ...]] = {}
    for marker, field, _ in state.pentagrams:
        stars[field] = (*stars.get(field, ()), marker)
    return tuple(
        FieldView(
            id=FIELD_NAMES[field],
            column=BOARD.column(field),
            row=BOARD.row(field),
            room=BOARD.room[field],
            fireplace=field in FIREPLACES,
            supply=field == SUPPLY,
            hole=field in state.holes,
            garlic=field in state.garlic,
            wands=state.wands.count(field),
            torch=torches.get(field, 0),
            herbs=herbs.get(field, (0, 0))[0],
            herb_minutes=herbs.get(field, (0, 0))[1],
            pentagrams=stars.get(field, ()),
        )
        for field in BOARD.fields
    )


def pentagram_view(state: CircleState, marker: int, field: int, way: int) -> PentagramView:
    """One pentagram."""
    stop = course_stop(state, field, way)
    strikes = not stop and BOARD.neighbours[field][way] == state.cradle
    return PentagramView(marker, FIELD_NAMES[field], way if way >= 0 else None, strikes, stop if way >= 0 else "")


def mage_view(state: CircleState, number: int) -> MageView:
    """One mage."""
    mage = state.mages[number]
    demon = mage.held_by
    return MageView(
        id=MAGES[number],
        name=MAGE_NAMES[number],
        seat=state.mage_seats[number],
        controller=controller(state, number),
        field=FIELD_NAMES[mage.field] if mage.field >= 0 else None,
        strength=mage.strength,
        power=mage.power,
        alive=mage.alive,
        possessed_by=DEMONS[demon] if demon >= 0 else None,
        points=mage.points,
        limited=mage.limited,
        attacked=mage.attacked,
        may_push=mage.by_cradle and not state.pushed,
        active=state.stage == MAGES_STAGE and state.mage == number,
        free_hands=free_hands(mage),
        items=tuple((item, getattr(mage, item)) for item in ITEMS),
        blows=blow_views(state, number),
        exorcist=mage.field >= 0 and is_exorcist(state, mage),
    )


def blow_views(state: CircleState, number: int) -> tuple[BlowView, ...]:
    """What a mage can do to the demons near him."""
    return tuple(
        BlowView(
            DEMONS[blow.demon], blow.exorcism, blow.drops, FIELD_NAMES[blow.pushed_to] if blow.pushed_to >= 0 else None
        )
        for blow in blows(state, state.mages[number])
    )


def demon_view(state: CircleState, number: int) -> DemonView:
    """One demon or the wisp."""
    demon = state.demons[number]
    there = demon.status == ON_BOARD
    active = state.stage == TURN and state.demon == number
    return DemonView(
        id=DEMONS[number],
        name=DEMON_NAMES[number],
        seat=state.demon_seats[number],
        wisp=demon.wisp,
        status=demon.status,
        field=FIELD_NAMES[demon.field] if there else None,
        in_keep=there and bool(KEEP_SET >> demon.field & 1),
        power=demon.power,
        materiality=demon.materiality,
        hole=FIELD_NAMES[demon.hole] if demon.hole >= 0 else None,
        rescue_left=demon.rescue_left,
        holds=MAGES[demon.holds] if demon.holds >= 0 else None,
        kept=demon.kept,
        acted=demon.acted,
        active=active,
        points=state.points if active else 0,
        steps=step_views(state, number) if there else (),
        barriers=barrier_views(state, number) if there else (),
    )


def step_views(state: CircleState, number: int) -> tuple[StepView, ...]:
    """What a step to each neighbouring field costs, whether or not something stops the demon there."""
    field = state.demons[number].field
    if field == state.cradle:
        return ()
    ways = [way for way in DIRECTIONS if BOARD.neighbours[field][way] >= 0]
    return tuple(
        StepView(
            FIELD_NAMES[BOARD.neighbours[field][way]],
            step_kind(field, way, state.cradle),
            price(state, field, way),
        )
        for way in ways
    )


def barrier_views(state: CircleState, number: int) -> tuple[BarrierView, ...]:
    """What stops a demon at the edges of its field."""
    demon = state.demons[number]
    found = []
    for way in DIRECTIONS:
        edge = BOARD.edges[demon.field][way]
        stop = what_stops(state, demon, demon.field, way) if edge >= 0 else None
        if stop is not None:
            found.append(BarrierView(edge_name(edge), stop.text, stop.clause))
    return tuple(found)
