"""What a demon may play for its freedom points (DK-9.15 to DK-9.26)."""

from __future__ import annotations

from functools import cache

from game.devils_circle.box.board import (
    BOARD,
    FIELD_NAMES,
    FIELD_PLACES,
    FIREPLACE_SET,
    FIREPLACES,
    KEEP_SET,
    named_field,
)
from game.devils_circle.box.pieces import CRADLE_PLACE, MAGE_PLACES, MAGES, NAMED_MAGES
from game.devils_circle.rules.demons.attack import retreats
from game.devils_circle.rules.demons.psychic import victims
from game.devils_circle.rules.ground import ADJACENT, ALONE, OPENLY, demons_set, mages_set, openly_without
from game.devils_circle.rules.moving.steps import SALT_POWER, breaks_salt, can_rescue, edge_stop, price, walk_layers
from game.devils_circle.rules.moving.walks import walk_options
from game.devils_circle.state import MARKERS, CircleState, Demon
from game.engine.boards.rooms import DIRECTIONS, set_of
from game.engine.decision import Option, Text

END = Option("end", Text("End the turn"), clause="DK-9.14", tooltip=Text("Freedom points that are left are lost."))
FIREPLACE_POWER = 4
RAISE_MATERIALITY, CURSE, PENTAGRAM, PSYCHIC, RAISE_POWER, LOWER_MATERIALITY, RESCUE, LEAVE = (
    "raise_materiality", "curse", "pentagram", "psychic", "raise_power", "lower_materiality", "rescue", "leave",
)  # fmt: skip
PRICES = {RAISE_MATERIALITY: 0, CURSE: 2, PENTAGRAM: 3, PSYCHIC: 4, RAISE_POWER: 5, LOWER_MATERIALITY: 6}
"""DK-9.16, DK-9.19, DK-9.20, DK-9.22 to DK-9.24."""
ONCE = (RAISE_MATERIALITY, CURSE, PENTAGRAM, PSYCHIC)


def turn_options(state: CircleState) -> tuple[tuple[Option, ...], tuple[int, ...]]:
    """Everything the demon may do now, and the fields it can walk to by price."""
    demon, points, extra = state.demon, state.points, state.at_dawn
    piece = state.demons[demon]
    field = piece.field
    mages, demons = mages_set(state), demons_set(state)
    occupied = mages | demons | ALONE[state.cradle]
    options: tuple[Option, ...] = ()
    layers: tuple[int, ...] = ()
    if points > extra:
        layers = walk_layers(state, piece, points, occupied)
        for cost, layer in enumerate(layers):
            if cost and layer:
                options += walk_options(layer, cost, "DK-10.1")
        if may_meet(state, piece, mages, demons):
            options += hard_steps(state, demon, mages, demons)
    if KEEP_SET >> field & 1 and not piece.wisp:
        options += play_options(possible_plays(state, demon, piece), extra)
    if not state.plays:
        if extra:
            options += (LEAVING,)
        if piece.power > FIREPLACE_POWER and state.began_on in FIREPLACES:
            options += passage_options(demons & FIREPLACE_SET)
    if piece.rescue_left and can_rescue(state, piece, occupied):
        return options + FLEEING_OR_END, layers
    return options + ONLY_END, layers


def may_meet(state: CircleState, piece: Demon, mages: int, demons: int) -> bool:
    """Whether a single step could do something: trample a wand, break salt, attack a mage, seize the cradle."""
    if (mages | set_of(state.wands) | ALONE[state.cradle]) & ~demons & ADJACENT[piece.field]:
        return True
    if not state.salt or piece.wisp or piece.power <= SALT_POWER:
        return False
    return openly_without(state.salt)[piece.field] != OPENLY[piece.field]


def hard_steps(state: CircleState, demon: int, mages: int, demons: int) -> tuple[Option, ...]:
    """Single steps that do something: trample a wand, break salt, attack a mage, seize the cradle.

    ``mages`` and ``demons`` are the fields on which they stand.
    """
    found: list[Option] = []
    piece = state.demons[demon]
    hard = mages | set_of(state.wands) | 1 << state.cradle
    for way in DIRECTIONS:
        target = BOARD.neighbours[piece.field][way]
        if target < 0 or demons >> target & 1:
            continue
        if not hard >> target & 1 and not breaks_salt(state, piece, piece.field, way):
            continue
        cost = price(state, piece.field, way)
        if cost > state.points or edge_stop(state, piece.field, way, piece.power, piece.materiality, piece.wisp):
            continue
        if target == state.cradle:
            found.append(seize_option(cost))
        elif not mages >> target & 1:
            found.append(step_option(target, cost))
        elif not piece.wisp and "attack" not in state.plays and retreats(state, demon, target):
            found.append(attack_option(mage_on(state, target), cost))
    return tuple(found)


def mage_on(state: CircleState, field: int) -> int:
    """The mage that stands on a field."""
    return next(number for number, mage in enumerate(state.mages) if mage.field == field)


def possible_plays(state: CircleState, demon: int, piece: Demon) -> tuple[str, ...]:
    """The plays besides steps that the demon can pay and may make (DK-9.16 to DK-9.25)."""
    points = state.points - state.at_dawn
    if points < 0:
        return ()
    found: tuple[str, ...] = () if RAISE_MATERIALITY in state.plays else (RAISE_MATERIALITY,)
    if points < 2:
        return found
    if CURSE not in state.plays and can_curse(state, piece.field):
        found += (CURSE,)
    if points > 2 and PENTAGRAM not in state.plays and len(state.pentagrams) < MARKERS:
        found += (PENTAGRAM,)
    if points > 3 and PSYCHIC not in state.plays and victims(state, demon):
        found += (PSYCHIC,)
    if points > 4:
        found += (RAISE_POWER,)
    return (*found, LOWER_MATERIALITY) if points > 5 else found


def can_curse(state: CircleState, field: int) -> bool:
    """Whether a mage or the Princess is on an adjacent field (DK-11.1)."""
    return bool(ADJACENT[field] & (mages_set(state) | 1 << state.cradle))


# -- the options themselves -------------------------------------------------------------------------------

PLAY_WORDS = {
    RAISE_MATERIALITY: (
        Text("Raise materiality by 1, for {n}"),
        "DK-9.16",
        Text("More harm in a direct attack; but from 6 on, or above its power, walls stop the demon."),
    ),
    CURSE: (
        Text("Cast a curse, for {n}"),
        "DK-11.1",
        Text("Strikes every mage and the Princess on all adjacent squares, through walls too."),
    ),
    PENTAGRAM: (
        Text("Throw a pentagram, for {n}"),
        "DK-11.10",
        Text("It flies straight on, one square a phase, and sears the mages it passes."),
    ),
    PSYCHIC: (
        Text("Attack a mage's mind, for {n}"),
        "DK-11.22",
        Text("On a 6: power less 5 for each square less the mage's power must leave at least 1."),
    ),
    RAISE_POWER: (Text("Raise power by 1, for {n}"), "DK-9.23", Text("As often as it can be paid.")),
    LOWER_MATERIALITY: (Text("Lower materiality by 1, for {n}"), "DK-9.24", Text("Never below 0.")),
}
FOR_NOTHING = Text("Raise materiality by 1, for nothing")
"""The only play that costs nothing, by night (DK-9.16)."""
LEAVING = Option(
    "leave",
    Text("Leave the board"),
    "play:leave",
    "DK-14.14",
    tooltip=Text("Gone until the next night; from inside the keep it keeps its power for then."),
)
FLEEING = Option(
    "rescue",
    Text("Rescue move"),
    "play:rescue",
    "DK-10.22",
    tooltip=Text("One step paid with power, once a night."),
)
ONLY_END = (END,)
FLEEING_OR_END = (FLEEING, END)


@cache
def play_options(plays: tuple[str, ...], extra: int) -> tuple[Option, ...]:
    """The options of plays, each with what it costs more at dawn."""
    return tuple([play_option(play, PRICES[play] + extra) for play in plays])


@cache
def play_option(play: str, cost: int) -> Option:
    """The option of a play with its price."""
    words, clause, tooltip = PLAY_WORDS[play]
    priced = Text(words.message, (("n", cost),)) if cost else FOR_NOTHING
    return Option(play, priced, f"play:{play}", clause, tooltip=tooltip)


@cache
def step_option(field: int, cost: int) -> Option:
    """The option of a step that tramples a wand or breaks salt."""
    words = Text("Break through to {field} for {n}", (("field", named_field(field)), ("n", cost)))
    return Option(
        f"step:{FIELD_NAMES[field]}",
        words,
        FIELD_PLACES[field],
        "DK-10.11",
        tooltip=Text("Tramples the wand that lies there, or breaks the salt on the way: both cost power."),
    )


@cache
def attack_option(mage: int, cost: int) -> Option:
    """The option of a direct attack."""
    words = Text("Attack {mage} directly, for {n}", (("mage", NAMED_MAGES[mage]), ("n", cost)))
    return Option(f"attack:{MAGES[mage]}", words, MAGE_PLACES[mage], "DK-11.30")


@cache
def seize_option(cost: int) -> Option:
    """The option to step onto the cradle."""
    return Option("seize", Text("Seize the Princess, for {n}", (("n", cost),)), CRADLE_PLACE, "DK-15.1")


@cache
def passage_options(taken: int) -> tuple[Option, ...]:
    """The passages to all hearths on which no demon stands."""
    return tuple([passage_option(hearth) for hearth in FIREPLACES if not taken >> hearth & 1])


@cache
def passage_option(hearth: int) -> Option:
    """The option to pass through the fire."""
    words = Text("Pass through the fire to {field}", (("field", named_field(hearth)),))
    return Option(f"fireplace:{FIELD_NAMES[hearth]}", words, FIELD_PLACES[hearth], "DK-10.16")
