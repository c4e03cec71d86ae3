"""A demon's turn: playing what it pays for, and the ward check at its end (DK-9.4, DK-9.15, DK-9.27)."""

from __future__ import annotations

from functools import cache

from game.devils_circle.box.board import BOARD, KEEP_SET, field_number
from game.devils_circle.box.pieces import DEMON_PLACES, MAGES, NAMED_DEMONS
from game.devils_circle.rules.circle import Circle, held_by, release
from game.devils_circle.rules.demons.attack import attack_mage
from game.devils_circle.rules.demons.curse import cast_curse
from game.devils_circle.rules.demons.options import (
    CURSE,
    END,
    LEAVE,
    LOWER_MATERIALITY,
    PENTAGRAM,
    PRICES,
    PSYCHIC,
    RAISE_MATERIALITY,
    RAISE_POWER,
    RESCUE,
    turn_options,
)
from game.devils_circle.rules.demons.pentagrams import throw_pentagram
from game.devils_circle.rules.demons.psychic import psychic_attack
from game.devils_circle.rules.moving.footfalls import enter_field
from game.devils_circle.rules.moving.mage_steps import price_in
from game.devils_circle.rules.moving.rescue import OWN_TURN, ask_rescue
from game.devils_circle.rules.moving.steps import price, walk_path
from game.devils_circle.rules.moving.wards import ward_check
from game.devils_circle.state import DEMONS, LEFT, ON_BOARD, CircleState
from game.engine.decision import Text
from game.engine.ids import parted

QUESTION = Text("{demon} has {n} freedom point", (), "{demon} has {n} freedom points")


@cache
def question(demon: int, points: int) -> Text:
    """What is asked about a demon."""
    return Text(QUESTION.message, (("demon", NAMED_DEMONS[demon]), ("n", points)), QUESTION.plural)


async def play(circle: Circle) -> None:
    """One play of the demon whose turn it is, or the end of its turn."""
    demon = circle.state.demon
    seat = circle.state.demon_seats[demon]
    options, layers = turn_options(circle.state)
    key = END.key
    if len(options) > 1:
        words = question(demon, circle.state.points)
        key = await circle.ask(seat, "play", words, options, "DK-9.15", about=DEMON_PLACES[demon])
    action, what = parted(key)
    if action == END.key:
        await end_turn(circle, demon)
        return
    circle.state.plays = (*circle.state.plays, action)
    if action == "walk":
        await walk(circle, demon, field_number(what), layers)
        return
    await PLAYS[action](circle, demon, what)
    if circle.state.demons[demon].status != ON_BOARD or action == "fireplace":
        await end_turn(circle, demon)


async def end_turn(circle: Circle, demon: int) -> None:
    """The ward check ends the turn; a demon that is gone has none (DK-9.27, DK-9.28)."""
    circle.state.stage, circle.state.demon, circle.state.points = DEMONS, -1, 0
    circle.state.demons[demon].acted = True
    if circle.state.demons[demon].status == ON_BOARD:
        await ward_check(circle, demon)


def spend(state: CircleState, points: int) -> None:
    """Pay freedom points."""
    state.points -= points


async def walk(circle: Circle, demon: int, goal: int, layers: tuple[int, ...]) -> None:
    """Step after step to a field, on a way where nothing else happens; ``layers`` are the fields by price."""
    path = walk_path(circle.state, circle.state.demons[demon], goal, layers) if circle.listening else ()
    spend(circle.state, price_in(layers, goal))
    start, circle.state.demons[demon].field = circle.state.demons[demon].field, goal
    if circle.listening:
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
    words = Text(OWN_TURN.message, (("demon", NAMED_DEMONS[demon]),))
    if not await ask_rescue(circle, circle.state.demon_seats[demon], (demon,), words, check=False):
        circle.state.plays = circle.state.plays[:-1]  # to stay after all is no play: passage and leaving are still open


async def fireplace(circle: Circle, demon: int, what: str) -> None:
    """The passage from hearth to hearth, the only play of the turn (DK-10.16 to DK-10.18)."""
    goal = field_number(what)
    start, circle.state.demons[demon].field = circle.state.demons[demon].field, goal
    await circle.tell(
        "fire_passage", "DK-10.16", "{demon} passes through the fire to {field}.", demon=demon, start=start, field=goal
    )


async def leave(circle: Circle, demon: int, what: str) -> None:
    """The demon leaves the board at dawn (DK-14.14 to DK-14.16)."""
    held = held_by(circle.state, demon)
    depart(circle.state, demon)
    words = KEEPS if circle.state.demons[demon].kept else KEEPS_NOTHING
    await circle.tell("demon_left", "DK-14.14", words.message, demon=demon, points=circle.state.demons[demon].kept)
    await circle.tell_free(held, demon)


KEEPS = Text("{demon} leaves the board and keeps {points} power.")
KEEPS_NOTHING = Text("{demon} leaves the board.")


def depart(state: CircleState, demon: int) -> None:
    """Take a demon off the board until the next night; power is kept from inside the keep only (DK-14.15)."""
    piece = state.demons[demon]
    piece.kept = piece.power if KEEP_SET >> piece.field & 1 else 0
    piece.status, piece.field, piece.holds = LEFT, -1, -1
    release(state, demon)


PLAYS = {
    "step": step, "seize": seize, "attack": attack, CURSE: curse, PENTAGRAM: pentagram, PSYCHIC: psychic,
    RAISE_MATERIALITY: raise_materiality, LOWER_MATERIALITY: lower_materiality, RAISE_POWER: raise_power,
    RESCUE: rescue, "fireplace": fireplace, LEAVE: leave,
}  # fmt: skip
