"""What a side of Devil's Circle needs next, by the judgement that hints use."""

from __future__ import annotations

from fractions import Fraction

from game.devils_circle.adviser.approach import costs_to, salt_against
from game.devils_circle.adviser.dangers import curse_threat, hits_next
from game.devils_circle.box.pieces import CRADLE_PLACE, DEMON_PLACES, NAMED_DEMONS, pentagram_place
from game.devils_circle.referee.courses import ground_of, runner_of
from game.devils_circle.referee.danger import danger_of
from game.devils_circle.rules.moving.steps import crosses_walls
from game.devils_circle.state import ON_BOARD, OVER, CircleState, Demon, seats_of_aixel, sunrise
from game.devils_circle.view import time_of_day
from game.engine.advising.aim import Aim
from game.engine.decision import Fact, Text

Facts = tuple[tuple[str, Fact], ...]
READY = Text("Guard the cradle until sunrise, {time}.")
NEAREST = Text("Hold out till sunrise, {time}: keep {demon} away from her.")
LAST_POINT = Text("Drive {demon} off: a curse takes the Princess's last point.")
CURSING = Text("Drive {demon} off: beside the cradle it can curse the Princess.")
STOP_STAR = Text("Stop the pentagram: its next flight hits the cradle.")
GATHER = Text("Gather on the rim: reach the cradle before sunrise, {time}.")
REACH = Text("Reach the cradle before sunrise, {time}: {demon} is nearest.")
CURSE_LAST = Text("Curse with {demon}: the Princess has one point left.")
CURSE = Text("Curse with {demon}, or step in: the Princess has {n} points.")
STAR_HITS = Text("Your pentagram hits the cradle next: keep its way free.")
RISE = Text("No demon is on the board: wait for one to rise before {time}.")


def aim(state: CircleState, seat: int) -> Aim | None:
    """What the seat's side needs next; None once a side has won."""
    if state.stage == OVER:
        return None
    return of_mages(state) if seat in seats_of_aixel(state) else of_demons(state, seat)


def of_mages(state: CircleState) -> Aim:
    """The worst danger to the Princess, and until when she must live.

    Of demons it names the one that the line below the board warns of, unless her last point is at stake.
    """
    star = striking_star(state)
    if star:
        return Aim(STOP_STAR, pentagram_place(star))
    demon, seizer = cursing_demon(state), likeliest_to_seize(state)
    if demon >= 0 and (state.princess == 1 or seizer in (demon, -1)):
        words = LAST_POINT if state.princess == 1 else CURSING
        return Aim(Text(words.message, (("demon", NAMED_DEMONS[demon]),)), DEMON_PLACES[demon])
    nearest = nearest_demon(state)
    if nearest < 0:
        return Aim(Text(READY.message, (until(state),)), CRADLE_PLACE)
    facts: Facts = (until(state), ("demon", NAMED_DEMONS[nearest]))
    return Aim(Text(NEAREST.message, facts), DEMON_PLACES[nearest])


def of_demons(state: CircleState, seat: int) -> Aim:
    """The shortest way to the Princess's end, with the seat's own demons first."""
    star = striking_star(state)
    if star:
        return Aim(STAR_HITS, pentagram_place(star))
    demon = cursing_demon(state)
    if demon >= 0:
        words = CURSE_LAST if state.princess == 1 else CURSE
        curse: Facts = (("demon", NAMED_DEMONS[demon]), ("n", state.princess))
        return Aim(Text(words.message, curse), DEMON_PLACES[demon])
    nearest = nearest_demon(state, seat)
    if nearest < 0:
        waiting = any(piece.status != ON_BOARD and piece.hole < 0 for piece in state.demons)
        return Aim(Text((GATHER if waiting else RISE).message, (until(state),)), CRADLE_PLACE)
    facts: Facts = (until(state), ("demon", NAMED_DEMONS[nearest]))
    return Aim(Text(REACH.message, facts), DEMON_PLACES[nearest])


def until(state: CircleState) -> tuple[str, Fact]:
    """When the sun rises."""
    return "time", time_of_day(sunrise(state))


def striking_star(state: CircleState) -> int:
    """The marker of a pentagram that strikes the cradle next; 0 for none."""
    return next((marker for marker, field, way in state.pentagrams if hits_next(state, field, way)), 0)


def cursing_demon(state: CircleState) -> int:
    """The strongest demon that could curse the Princess; -1 for none."""
    near = [number for number, demon in enumerate(state.demons) if curse_threat(state, demon, state.cradle) > 0]
    return max(near, key=lambda number: state.demons[number].power, default=-1)


def nearest_demon(state: CircleState, seat: int = -1) -> int:
    """The demon likeliest to reach the cradle in its next turn, else the one fewest freedom points away; -1 for none.

    Of a seat's own demons, if it has any there.
    """
    there = [number for number, demon in enumerate(state.demons) if demon.field >= 0]
    own = [number for number in there if state.demon_seats[number] == seat]
    return min(own or there, key=lambda number: distance(state, state.demons[number]), default=-1)


def likeliest_to_seize(state: CircleState) -> int:
    """The demon likeliest to reach the cradle in its next turn, the first of those; -1 if none can."""
    nearest = nearest_demon(state)
    return nearest if nearest >= 0 and seizes(state, state.demons[nearest]) else -1


def seizes(state: CircleState, demon: Demon) -> Fraction:
    """The chance that a demon on the board reaches the cradle in its next turn."""
    return danger_of(ground_of(state, demon), runner_of(demon)).seizes


def distance(state: CircleState, demon: Demon) -> tuple[Fraction, int]:
    """How far a demon on the board is: less if it is likelier to reach the cradle next.

    Among those that cannot, less if its way costs less, round nobody: mages walk about, and the aim stays.
    """
    chance = seizes(state, demon)
    if chance:
        return -chance, 0
    walls = crosses_walls(demon.power, demon.materiality)
    there = costs_to(state.cradle, state.garlic, salt_against(state, demon), walls, int(state.at_dawn), 0)
    return chance, there[demon.field]
