"""What the demons on the table threaten in their next turn, worked out from the view when somebody looks at it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from game.devils_circle.box.board import BOARD, FIELD_NAMES, KEEP_SET, edge_name, edge_number, field_number
from game.devils_circle.referee.courses import Ground, Runner
from game.devils_circle.referee.danger import Danger, danger_of
from game.devils_circle.rules.ground import ADJACENT, ALONE, WITHIN_TWO
from game.devils_circle.rules.moving.steps import SALT_POWER, crosses_walls, passable
from game.devils_circle.view import CircleView, DemonView, MageView
from game.engine.boards.rooms import DIRECTIONS, members
from game.engine.decision import Text, text
from game.ui.kit.painting.kept import Kept
from game.ui.tables.common.telling.percentages import percent

ON_A_ROLL = Text("{demon} reaches the Princess on a {die} or more: {percent}.")
BY_CHANCE = Text("{demon} reaches the Princess, as stars and freedom roll fall: {percent}.")
FOR_CERTAIN = Text("{demon} reaches the Princess for certain.")
OUT_OF_REACH = Text("{demon} cannot reach the Princess in its next turn.")
CAN_NOW = Text("{demon} can reach the Princess with the points that it has left.")
CANNOT_NOW = Text("{demon} cannot reach the Princess with the points that it has left.")
CURSES_ON = Text("{demon} comes near enough to curse the Princess: {percent}.")
AND_ANOTHER = Text("{line} {demon}: {percent}.")
WALLS_OPEN = Text("Walls do not stop it, but where garlic hangs.")
WALLS_SHUT = Text("Walls stop it.")
WALLS_LIKELY = Text("Walls do not stop it if the stars allow: {percent}.")
STAR_STRIKES = Text("A pentagram comes over the Princess in the next demons' phase, and kills her.")
NOT_COUNTED = Text("Not counted here: that it strikes a mage on its way and goes on from there.")
NOBODY = Text("No demon can reach her in its next turn.")
BLOW = Text(
    "{demon} comes next to {mage}: {percent}. A blow takes as much strength as it then has materiality, "
    "{n} now. DK-11.33"
)
DEADLY = Text(
    "{demon} comes next to {mage}: {percent}. A blow takes as much strength as it then has materiality, "
    "{n} now: enough to kill. DK-11.33"
)


@dataclass(frozen=True, slots=True)
class Blow:
    """How likely a demon comes next to a mage, and whether its blow would kill him with its present materiality."""

    chance: Fraction
    kills: bool


def dangers(view: CircleView) -> dict[str, Danger]:
    """By demon on the board: what it may do in its next turn, or with what it has left of this one."""
    return {demon.id: danger(view, demon) for demon in view.demons if demon.field is not None}


def danger(view: CircleView, demon: DemonView) -> Danger:
    """What a demon on the board may do."""
    assert demon.field is not None
    runner = Runner(field_number(demon.field), demon.power, demon.materiality, demon.wisp, demon.rescue_left)
    return danger_of(_ground(view, demon), runner, demon.points if demon.active else None)


def _ground(view: CircleView, demon: DemonView) -> Ground:
    others = [other.field for other in view.demons if other is not demon]
    return Ground(
        field_number(view.cradle),
        view.clock.at_dawn,
        _set_of(mage.field for mage in view.mages),
        _set_of(others),
        tuple(field_number(field.id) for field in view.fields if field.garlic),
        tuple(edge_number(edge) for edge in view.salt),
        tuple(field_number(field.id) for field in view.fields for _wand in range(field.wands)),
    )


def _set_of(fields: Iterator[str | None] | list[str | None]) -> int:
    return sum(ALONE[field_number(field)] for field in fields if field is not None)


# -- in words ---------------------------------------------------------------------------------------------


def in_a_line(view: CircleView) -> Text | None:
    """A pentagram that strikes the Princess next, or how the demon that is likeliest to reach her does so, and the
    chances of the others; None: nothing can.
    """
    if any(star.strikes for star in view.pentagrams):
        return STAR_STRIKES
    found = dangers(view)
    near = sorted((demon for demon in view.demons if _seizes(found, demon)), key=lambda one: -_seizes(found, one))
    if not near:
        return None
    line = seizing(near[0], found[near[0].id])
    for demon in near[1:]:
        line = text(AND_ANOTHER.message, line=line, demon=demon.name, percent=percent(_seizes(found, demon)))
    return line


def seizing(demon: DemonView, danger: Danger) -> Text:
    """How likely a demon reaches the Princess, with what its die must show."""
    chance, cradle = danger.seizes, ALONE[danger.ground.cradle]
    if danger.points is not None:
        return text((CAN_NOW if chance else CANNOT_NOW).message, demon=demon.name)
    if not chance:
        return text(OUT_OF_REACH.message, demon=demon.name)
    if chance == 1:
        return text(FOR_CERTAIN.message, demon=demon.name)
    die = danger.least_die(cradle)
    if die is not None:
        return text(ON_A_ROLL.message, demon=demon.name, die=die, percent=percent(chance))
    return text(BY_CHANCE.message, demon=demon.name, percent=percent(chance))


def threats_of(demon: DemonView, danger: Danger) -> Iterator[tuple[Text, bool]]:
    """What a demon threatens, in sentences; each with whether it is bad for the Princess."""
    yield seizing(demon, danger), bool(danger.seizes)
    if danger.curses:
        yield text(CURSES_ON.message, demon=demon.name, percent=percent(danger.curses)), True
    if may_strike(danger):
        yield NOT_COUNTED, True
    walls = danger.through_walls
    if 0 < walls < 1:
        yield text(WALLS_LIKELY.message, percent=percent(walls)), True
    else:
        yield (WALLS_OPEN if walls else WALLS_SHUT), bool(walls)


def may_strike(danger: Danger) -> bool:
    """Whether a mage stands beside the demon, or beside a field that it may get to, inside of the keep (DK-11.30)."""
    if danger.runner.wisp or danger.seizes == 1:
        return False
    there = ALONE[danger.runner.field] | sum(ALONE[field] for field, _chance in danger.fields)
    beside = sum(ALONE[field] for field in BOARD.fields if ADJACENT[field] & there)
    return bool(danger.ground.mages & beside & KEEP_SET)


def threats_to_princess(view: CircleView) -> Iterator[tuple[Text, bool]]:
    """Everything that may end the match in the next demons' phase, the likeliest first."""
    if any(star.strikes for star in view.pentagrams):
        yield STAR_STRIKES, True
    found = dangers(view)
    for demon in sorted(view.demons, key=lambda one: -_seizes(found, one)):
        if _seizes(found, demon):
            yield seizing(demon, found[demon.id]), True
    for demon in view.demons:
        if demon.id in found and found[demon.id].curses:
            words = text(CURSES_ON.message, demon=demon.name, percent=percent(found[demon.id].curses))
            yield words, True
    if not any(one.seizes for one in found.values()):
        yield NOBODY, False


def threats_to_mage(view: CircleView, mage: MageView) -> Iterator[tuple[Text, bool]]:
    """Which demons may come next to a mage in their next turn, and what a blow would cost: the deadliest first."""
    if mage.field is None:
        return
    beside, found = ADJACENT[field_number(mage.field)] & KEEP_SET, dangers(view)
    able = [demon for demon in view.demons if demon.id in found and not demon.wisp and demon.materiality]
    chances = {demon.id: found[demon.id].chance(beside) for demon in able}
    for demon in sorted(able, key=lambda one: (one.materiality < mage.strength, -chances[one.id])):
        if chances[demon.id]:
            words = DEADLY if demon.materiality >= mage.strength else BLOW
            share = percent(chances[demon.id])
            yield text(words.message, demon=demon.name, mage=mage.name, percent=share, n=demon.materiality), True


def blow_to_mage(view: CircleView, mage: MageView) -> Blow | None:
    """The likeliest grave blow that a mage has to fear in the demons' next turn: one that takes half his strength.

    Those that would kill him come first. None: there is no such blow.
    """
    if mage.field is None or not mage.alive:
        return None
    beside, found = ADJACENT[field_number(mage.field)] & KEEP_SET, dangers(view)
    grave = [demon for demon in view.demons if demon.id in found and not demon.wisp]
    blows = [
        Blow(found[demon.id].chance(beside), demon.materiality >= mage.strength)
        for demon in grave
        if demon.materiality * 2 >= mage.strength
    ]
    return max((blow for blow in blows if blow.chance), key=lambda blow: (blow.kills, blow.chance), default=None)


@dataclass(frozen=True, slots=True)
class Standing:
    """What stands on the board without the mouse: the line below it, and the grave blows that mages have to fear."""

    line: Text | None
    blows: dict[str, Blow]
    """By mage."""


def standing(view: CircleView) -> Standing:
    """What threatens the Princess and each mage; every frame asks, so that of the view shown last it is kept."""
    return _STANDING.of(view, lambda: _standing(view))


def _standing(view: CircleView) -> Standing:
    blows = {mage.id: blow for mage in view.mages if (blow := blow_to_mage(view, mage)) is not None}
    return Standing(in_a_line(view), blows)


_STANDING: Kept[Standing] = Kept()


def is_night(view: CircleView) -> bool:
    """Whether demons still come in this night."""
    return not view.winner and view.clock.now < view.clock.sunrise


def _seizes(found: dict[str, Danger], demon: DemonView) -> Fraction:
    return found[demon.id].seizes if demon.id in found else Fraction(0)


# -- on the board -----------------------------------------------------------------------------------------


def reach(danger: Danger) -> dict[str, Fraction]:
    """The chance to get to each field."""
    return {FIELD_NAMES[field]: chance for field, chance in danger.fields}


def shut_edges(danger: Danger) -> tuple[str, ...]:
    """The edges along its ways that stop a demon of the values that it has now: walls, garlic, salt (DK-10.7)."""
    runner, ground = danger.runner, danger.ground
    salt = () if runner.wisp or runner.power > SALT_POWER else ground.salt
    ways = passable(ground.garlic, salt, crosses_walls(runner.power, runner.materiality))
    there = ALONE[runner.field] | sum(ALONE[field] for field, _chance in danger.fields)
    return tuple(
        edge_name(BOARD.edges[field][way])
        for field in members(there)
        for way in DIRECTIONS
        if BOARD.inner[way] >> field & 1 and not ways[way] >> field & 1
    )


def exorcism_fields(mage: MageView) -> tuple[str, ...]:
    """The fields that an exorcism of a mage reaches from where he stands (DK-8.1)."""
    if mage.field is None:
        return ()
    return tuple(FIELD_NAMES[field] for field in members(WITHIN_TWO[field_number(mage.field)]))
