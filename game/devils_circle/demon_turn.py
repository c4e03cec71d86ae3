"""A demon's turn: what it may play for its freedom points, and playing it (DK-9.15 to DK-9.26)."""

from __future__ import annotations

from functools import cache, lru_cache

from game.devils_circle.board import BOARD, FIELD_NAMES, FIELD_PLACES, FIREPLACES, KEEP_SET, field_number, named_field
from game.devils_circle.circle import Circle, release
from game.devils_circle.curse import cast_curse
from game.devils_circle.demon_attack import attack_mage, retreats
from game.devils_circle.ground import ADJACENT, demons_set, figures, mages_set
from game.devils_circle.moving import enter_field
from game.devils_circle.pentagrams import throw_pentagram
from game.devils_circle.pieces import CRADLE_PLACE, DEMON_PLACES, MAGE_PLACES, MAGES, NAMED_DEMONS, NAMED_MAGES
from game.devils_circle.psychic import psychic_attack, victims
from game.devils_circle.rescue import OWN_TURN, ask_rescue
from game.devils_circle.state import DEMONS, LEFT, MARKERS, ON_BOARD, CircleState, Demon
from game.devils_circle.steps import breaks_salt, can_rescue, edge_stop, price, walk_layers, walk_path, walk_price
from game.devils_circle.wards import ward_check
from game.engine.decision import Option, Text
from game.engine.rooms import DIRECTIONS, members, set_of

QUESTION = Text("{demon} has {n} freedom point", (), "{demon} has {n} freedom points")
END = Option("end", Text("End the turn"), clause="DK-9.14", tooltip=Text("Freedom points that are left are lost."))
FIREPLACE_POWER = 4
RAISE_MATERIALITY, CURSE, PENTAGRAM, PSYCHIC, RAISE_POWER, LOWER_MATERIALITY, RESCUE, LEAVE = (
    "raise_materiality", "curse", "pentagram", "psychic", "raise_power", "lower_materiality", "rescue", "leave",
)  # fmt: skip
PRICES = {RAISE_MATERIALITY: 0, CURSE: 2, PENTAGRAM: 3, PSYCHIC: 4, RAISE_POWER: 5, LOWER_MATERIALITY: 6}
"""DK-9.16, DK-9.19, DK-9.20, DK-9.22 to DK-9.24."""
ONCE = (RAISE_MATERIALITY, CURSE, PENTAGRAM, PSYCHIC)
FIREPLACE_BITS = tuple(1 << field for field in FIREPLACES)


def turn_options(state: CircleState) -> tuple[Option, ...]:
    """Everything the demon may do now."""
    demon, points = state.demon, state.points
    piece = state.demons[demon]
    occupied = figures(state)
    options: list[Option] = []
    if points > state.at_dawn:
        for cost, layer in enumerate(walk_layers(state, piece, points)):
            if layer and cost:
                options += walk_options(layer, cost)
        if state.salt or (occupied | set_of(state.wands)) & ADJACENT[piece.field]:
            add_hard_steps(state, demon, piece, options)
    if KEEP_SET >> piece.field & 1 and not piece.wisp:
        options += [play_option(play, PRICES[play] + state.at_dawn) for play in possible_plays(state, demon, piece)]
    if not state.plays:
        if state.at_dawn:
            options.append(LEAVING)
        if piece.power > FIREPLACE_POWER and state.began_on in FIREPLACES:
            taken = demons_set(state)
            options += [passage_option(hearth) for hearth in FIREPLACES if not taken >> hearth & 1]
    if piece.rescue_left and can_rescue(state, piece, occupied):
        options.append(FLEEING)
    options.append(END)
    return tuple(options)


def add_hard_steps(state: CircleState, demon: int, piece: Demon, found: list[Option]) -> None:
    """Single steps that do something: trample a wand, break salt, attack a mage, seize the cradle."""
    mages, demons = mages_set(state), demons_set(state)
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


def mage_on(state: CircleState, field: int) -> int:
    """The mage that stands on a field."""
    return next(number for number, mage in enumerate(state.mages) if mage.field == field)


def possible_plays(state: CircleState, demon: int, piece: Demon) -> list[str]:
    """The plays besides steps that the demon can pay and may make (DK-9.16 to DK-9.25)."""
    points = state.points - state.at_dawn
    if points < 0:
        return []
    found = [] if RAISE_MATERIALITY in state.plays else [RAISE_MATERIALITY]
    if points < 2:
        return found
    if CURSE not in state.plays and can_curse(state, piece.field):
        found.append(CURSE)
    if points > 2 and PENTAGRAM not in state.plays and len(state.pentagrams) < MARKERS:
        found.append(PENTAGRAM)
    if points > 3 and PSYCHIC not in state.plays and victims(state, demon):
        found.append(PSYCHIC)
    if points > 4:
        found.append(RAISE_POWER)
    if points > 5:
        found.append(LOWER_MATERIALITY)
    return found


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


@cache
def play_option(play: str, cost: int) -> Option:
    """The option of a play with its price."""
    words, clause, tooltip = PLAY_WORDS[play]
    return Option(play, Text(words.message, (("n", cost),)), f"play:{play}", clause, tooltip=tooltip)


@lru_cache(maxsize=100_000)
def walk_options(fields: int, cost: int) -> tuple[Option, ...]:
    """The fields that cost so many points."""
    return tuple([walk_option(field, cost) for field in members(fields)])


@cache
def walk_option(field: int, cost: int) -> Option:
    """The option to walk somewhere where nothing happens on the way."""
    words = Text(
        "Go to {field} for {n} point", (("field", named_field(field)), ("n", cost)), "Go to {field} for {n} points"
    )
    return Option(f"walk:{FIELD_NAMES[field]}", words, FIELD_PLACES[field], "DK-10.1")


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
def passage_option(hearth: int) -> Option:
    """The option to pass through the fire."""
    words = Text("Pass through the fire to {field}", (("field", named_field(hearth)),))
    return Option(f"fireplace:{FIELD_NAMES[hearth]}", words, FIELD_PLACES[hearth], "DK-10.16")


# -- playing ----------------------------------------------------------------------------------------------


@cache
def question(demon: int, points: int) -> Text:
    """What is asked about a demon."""
    return Text(QUESTION.message, (("demon", NAMED_DEMONS[demon]), ("n", points)), QUESTION.plural)


async def play(circle: Circle) -> None:
    """One play of the demon whose turn it is, or the end of its turn."""
    demon = circle.state.demon
    seat = circle.state.demon_seats[demon]
    options = turn_options(circle.state)
    key = END.key
    if len(options) > 1:
        words = question(demon, circle.state.points)
        key = await circle.ask(seat, "play", words, options, "DK-9.15", about=DEMON_PLACES[demon])
    action, _, what = key.partition(":")
    if action == END.key:
        await end_turn(circle, demon)
        return
    circle.state.plays = (*circle.state.plays, action)
    await PLAYS[action](circle, demon, what)
    if circle.state.demons[demon].status != ON_BOARD or action == "fireplace":
        await end_turn(circle, demon)


async def end_turn(circle: Circle, demon: int) -> None:
    """The ward check ends the turn; a demon that is gone has none (DK-9.27, DK-9.28)."""
    circle.state.stage, circle.state.demon, circle.state.points = DEMONS, -1, 0
    circle.state.demons[demon].acted = True
    await ward_check(circle, demon)


def spend(state: CircleState, points: int) -> None:
    """Pay freedom points."""
    state.points -= points


async def walk(circle: Circle, demon: int, what: str) -> None:
    """Step after step to a field, on a way where nothing else happens."""
    goal = field_number(what)
    points = circle.state.points
    path = walk_path(circle.state, circle.state.demons[demon], goal, points) if circle.listening else ()
    spend(circle.state, walk_price(circle.state, circle.state.demons[demon], goal, points))
    start, circle.state.demons[demon].field = circle.state.demons[demon].field, goal
    await circle.tell(
        "demon_moved", "DK-10.1", "{demon} moves to {field}.", demon=demon, start=start, field=goal, path=path
    )


async def step(circle: Circle, demon: int, what: str) -> None:
    """One step with consequences."""
    pay_step(circle.state, demon, field_number(what))
    await enter_field(circle, demon, field_number(what))


async def seize(circle: Circle, demon: int, what: str) -> None:
    """The step onto the cradle."""
    target = circle.state.cradle
    pay_step(circle.state, demon, target)
    await enter_field(circle, demon, target)


async def attack(circle: Circle, demon: int, what: str) -> None:
    """The step onto a mage."""
    mage = MAGES.index(what)
    pay_step(circle.state, demon, circle.state.mages[mage].field)
    await attack_mage(circle, circle.state.demon_seats[demon], demon, mage)


def pay_step(state: CircleState, demon: int, target: int) -> None:
    """Pay for a step onto a neighbouring field."""
    field = state.demons[demon].field
    spend(state, price(state, field, BOARD.way(field, target)))


async def curse(circle: Circle, demon: int, what: str) -> None:
    """A curse: its price depends on whether it fails."""
    await cast_curse(circle, demon)


async def pentagram(circle: Circle, demon: int, what: str) -> None:
    """A pentagram."""
    spend(circle.state, PRICES[PENTAGRAM] + circle.state.at_dawn)
    await throw_pentagram(circle, circle.state.demon_seats[demon], demon)


async def psychic(circle: Circle, demon: int, what: str) -> None:
    """A psychic attack."""
    spend(circle.state, PRICES[PSYCHIC] + circle.state.at_dawn)
    await psychic_attack(circle, circle.state.demon_seats[demon], demon)


async def raise_materiality(circle: Circle, demon: int, what: str) -> None:
    """DK-9.16."""
    spend(circle.state, PRICES[RAISE_MATERIALITY] + circle.state.at_dawn)
    await circle.thicken(demon, 1, "DK-9.16")


async def lower_materiality(circle: Circle, demon: int, what: str) -> None:
    """DK-9.24."""
    spend(circle.state, PRICES[LOWER_MATERIALITY] + circle.state.at_dawn)
    await circle.thicken(demon, -1, "DK-9.24")


async def raise_power(circle: Circle, demon: int, what: str) -> None:
    """DK-9.23."""
    spend(circle.state, PRICES[RAISE_POWER] + circle.state.at_dawn)
    circle.state.demons[demon].power += 1
    power = circle.state.demons[demon].power
    await circle.tell("demon_grows", "DK-9.23", "{demon} has power {points}.", demon=demon, points=power)


async def rescue(circle: Circle, demon: int, what: str) -> None:
    """A rescue move in the demon's own turn; wards are checked when the turn ends."""
    await ask_rescue(circle, circle.state.demon_seats[demon], (demon,), OWN_TURN, check=False)


async def fireplace(circle: Circle, demon: int, what: str) -> None:
    """The passage from hearth to hearth, the only play of the turn (DK-10.16 to DK-10.18)."""
    goal = field_number(what)
    start, circle.state.demons[demon].field = circle.state.demons[demon].field, goal
    await circle.tell(
        "fire_passage", "DK-10.16", "{demon} passes through the fire to {field}.", demon=demon, start=start, field=goal
    )


async def leave(circle: Circle, demon: int, what: str) -> None:
    """The demon leaves the board at dawn (DK-14.14 to DK-14.16)."""
    depart(circle.state, demon)
    await circle.tell(
        "demon_left", "DK-14.14", "{demon} leaves the board and keeps {points} power.",
        demon=demon, points=circle.state.demons[demon].kept,
    )  # fmt: skip


def depart(state: CircleState, demon: int) -> None:
    """Take a demon off the board until the next night; power is kept from inside the keep only (DK-14.15)."""
    piece = state.demons[demon]
    piece.kept = piece.power if KEEP_SET >> piece.field & 1 else 0
    piece.status, piece.field, piece.holds = LEFT, -1, -1
    release(state, demon)


PLAYS = {
    "walk": walk, "step": step, "seize": seize, "attack": attack, CURSE: curse, PENTAGRAM: pentagram, PSYCHIC: psychic,
    RAISE_MATERIALITY: raise_materiality, LOWER_MATERIALITY: lower_materiality, RAISE_POWER: raise_power,
    RESCUE: rescue, "fireplace": fireplace, LEAVE: leave,
}  # fmt: skip
