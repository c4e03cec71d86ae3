"""What the demons on the table threaten in their next turn, worked out from the view when somebody looks at it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction

from game.devils_circle.box.board import BOARD, FIELD_NAMES, edge_name, field_number
from game.devils_circle.referee.danger import FACES, Danger, danger_of
from game.devils_circle.referee.foreseen import Blow, blow_to_mage, dangers, strikes
from game.devils_circle.referee.ways import way_to_cradle
from game.devils_circle.rules.ground import ADJACENT, ALONE, WITHIN_TWO
from game.devils_circle.rules.moving.steps import SALT_POWER, crosses_walls, passable
from game.devils_circle.view import CircleView, DemonView, MageView
from game.engine.boards.rooms import DIRECTIONS, members
from game.engine.decision import Text, text
from game.ui.kit.painting.kept import Kept
from game.ui.tables.common.telling.percentages import percent

ON_A_ROLL = Text("{demon} reaches the Princess on a {die} or more: {percent}.")
ON_A_SIX = Text("{demon} reaches the Princess on a 6: {percent}.")
BY_CHANCE = Text("{demon} reaches the Princess, as stars and freedom roll fall: {percent}.")
FOR_CERTAIN = Text("{demon} reaches the Princess for certain.")
OUT_OF_REACH = Text("{demon} cannot reach the Princess in its next turn.")
CAN_NOW = Text("{demon} can reach the Princess with the points that it has left.")
CANNOT_NOW = Text("{demon} cannot reach the Princess with the points that it has left.")
CURSES_ON = Text("{demon} comes beside the Princess and can curse her, for one of her points: {percent}.")
AND_ANOTHER = Text("{line} {demon}: {percent}.")
WAY = Text("The cheapest way there costs {n} point.", (), "The cheapest way there costs {n} points.")
WAY_WITH_RESCUE = Text(
    "The cheapest way there costs {n} point; one step of it is its rescue move, which power pays.",
    (),
    "The cheapest way there costs {n} points; one step of it is its rescue move, which power pays.",
)
DIE = Text("{way} Its die gives 1 to 6.")
DIE_AND_MORE = Text("{way} Its die gives 1 to 6, and {more} more come to that.")
WALLS_LIKELY = Text("Walls do not stop it if the stars allow: {percent}.")
STAR_STRIKES = Text("A pentagram comes over the Princess in the next demons' phase, and kills her.")
NOT_COUNTED = Text("Not counted here: that it strikes a mage on its way and goes on from there.")
NOBODY = Text("No demon can reach her in its next turn.")
BLOW = Text(
    "{demon} can strike {mage} in its next turn: {percent}. That takes {n} strength, its materiality now. DK-11.33"
)
DEADLY = Text(
    "{demon} can strike {mage} dead in its next turn: {percent}. A blow takes {n} strength, its materiality now. "
    "DK-11.33"
)


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
    if die == max(FACES):
        return text(ON_A_SIX.message, demon=demon.name, percent=percent(chance))
    if die is not None:
        return text(ON_A_ROLL.message, demon=demon.name, die=die, percent=percent(chance))
    return text(BY_CHANCE.message, demon=demon.name, percent=percent(chance))


def points_to_princess(danger: Danger) -> Text | None:
    """What the way to the Princess costs, and what the die gives: how it is counted; None if it cannot be gone."""
    cradle = ALONE[danger.ground.cradle]
    if not danger.seizes:
        return None
    cost, more = min((danger.cost(turn, cradle), -turn.bonus) for turn in danger.turns)
    without = danger_of(danger.ground, replace(danger.runner, rescue_left=False), danger.points)
    flees = min(without.cost(turn, cradle) for turn in without.turns) > cost
    words = WAY_WITH_RESCUE if flees else WAY
    way = text(words.message, plural=words.plural, n=cost)
    if danger.points is not None:
        return way
    return text(DIE_AND_MORE.message, way=way, more=-more) if more else text(DIE.message, way=way)


def threats_of(demon: DemonView, danger: Danger) -> Iterator[tuple[Text, bool]]:
    """What a demon threatens, in sentences; each with whether it is bad for the Princess."""
    yield seizing(demon, danger), bool(danger.seizes)
    sum_of_it = points_to_princess(danger)
    if sum_of_it is not None:
        yield sum_of_it, True
    if danger.curses:
        yield text(CURSES_ON.message, demon=demon.name, percent=percent(danger.curses)), True
    if may_strike(danger):
        yield NOT_COUNTED, True
    walls = danger.through_walls
    if 0 < walls < 1:
        yield text(WALLS_LIKELY.message, percent=percent(walls)), True


def may_strike(danger: Danger) -> bool:
    """Whether it can throw itself on a mage and go on from there (DK-11.30)."""
    return danger.seizes != 1 and any(map(danger.strikes, members(danger.ground.mages)))


def who_reaches_princess(view: CircleView) -> Iterator[tuple[Text, bool]]:
    """What may come over her in the next demons' phase, the likeliest first, and how that is counted."""
    if any(star.strikes for star in view.pentagrams):
        yield STAR_STRIKES, True
    found = dangers(view)
    for demon in sorted(view.demons, key=lambda one: -_seizes(found, one)):
        if _seizes(found, demon):
            yield seizing(demon, found[demon.id]), True
            sum_of_it = points_to_princess(found[demon.id])
            if sum_of_it is not None:
                yield sum_of_it, True


def threats_to_princess(view: CircleView) -> Iterator[tuple[Text, bool]]:
    """Everything that may end the match in the next demons' phase: what comes over her first, then curses."""
    yield from who_reaches_princess(view)
    found = dangers(view)
    for demon in view.demons:
        if demon.id in found and found[demon.id].curses:
            words = text(CURSES_ON.message, demon=demon.name, percent=percent(found[demon.id].curses))
            yield words, True
    if not any(one.seizes for one in found.values()):
        yield NOBODY, False


def threats_to_mage(view: CircleView, mage: MageView) -> Iterator[tuple[Text, bool]]:
    """Which demons can strike a mage in their next turn, and what that would cost: the deadliest first."""
    for demon, blow in strikes(view, mage):
        words = DEADLY if blow.kills else BLOW
        share = percent(blow.chance)
        yield text(words.message, demon=demon.name, mage=mage.name, percent=share, n=demon.materiality), True


@dataclass(frozen=True, slots=True)
class Standing:
    """What stands on the board without the mouse: the line below it, who may reach the Princess, and the grave blows
    that mages have to fear.
    """

    line: Text | None
    seizers: dict[str, Fraction]
    """How likely each demon reaches her that can at all."""
    ways: dict[str, tuple[str, ...]]
    """The squares on which each of them comes to her."""
    blows: dict[str, Blow]
    """By mage."""


def standing(view: CircleView) -> Standing:
    """What threatens the Princess and each mage; every frame asks, so that of the view shown last it is kept."""
    return _STANDING.of(view, lambda: _standing(view))


def _standing(view: CircleView) -> Standing:
    blows = {mage.id: blow for mage in view.mages if (blow := blow_to_mage(view, mage)) is not None}
    able = {demon: found for demon, found in dangers(view).items() if found.seizes}
    seizers = {demon: found.seizes for demon, found in able.items()}
    ways = {demon: way_to_cradle(found) for demon, found in able.items()}
    return Standing(in_a_line(view), seizers, ways, blows)


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


def beside_princess(view: CircleView) -> set[str]:
    """The fields beside her, from which she is cursed and seized."""
    return {FIELD_NAMES[field] for field in members(ADJACENT[field_number(view.cradle)])}


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
