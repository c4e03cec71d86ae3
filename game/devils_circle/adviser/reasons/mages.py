"""What speaks for an action of a mage."""

from __future__ import annotations

from collections.abc import Callable

from game.devils_circle.adviser.dangers import CURSED
from game.devils_circle.adviser.demons import exorcises, walk_distance
from game.devils_circle.adviser.threats import Threats, pushed_to
from game.devils_circle.box.board import BOARD, SUPPLY, edge_number, field_number
from game.devils_circle.box.pieces import DEMONS, MAGES, NAMED_DEMONS, NAMED_MAGES
from game.devils_circle.rules.ground import ADJACENT, OPENLY, WITHIN_TWO
from game.devils_circle.rules.mages.deeds import prayer_bonus
from game.devils_circle.rules.mages.options import mage_options
from game.devils_circle.state import CircleState, Mage, doubled_power
from game.engine.decision import Decision, Option, Text
from game.engine.ids import kind_of, parted

SINKS_FOR_SURE = Text("It takes {n} power: {demon} sinks into hell.")
SINKS = Text("It takes {n} power: {demon} sinks into hell, unless it flees.")
DRIVES_BACK = Text("It takes {n} of the {power} power of {demon} and drives it back.")
WEAKENS = Text("It takes {n} of the {power} power of {demon}.")
FROM_PRINCESS = Text("{demon} is near enough to curse the Princess.")
STAR_STRIKES = Text("Else this pentagram strikes the cradle in the coming demons' phase.")
STAR_COMES = Text("This pentagram is on its way to the cradle.")
STAR_SEARS = Text("A pentagram sears every mage that it passes.")
REACHES = Text("From there {demon} can be exorcised.")
SPRINKLES = Text("From there {demon} can be sprinkled with drops.")
WASHES = Text("From there a pentagram that flies at the cradle can be washed away.")
IN_THE_WAY = Text("There {mage} stands in the demons' way to the cradle.")
NEARER = Text("It is nearer to the cradle.")
SUPPLIES = Text("From there the supplies can be reached.")
STAYS_NEAR = Text("It keeps {mage} near the cradle.")
CAN_DO = Text("What {mage} can do best: {option}.")
CAN_DO_SINCE = Text("What {mage} can do best: {option}. {reason}")
NO_MORE = Text("Nothing that is left to do helps much.")
CLOSES_SIDE = Text("It closes an open side of the cradle to demons of power 10 or less.")
CLOSES_WALL = Text("It closes the wall between here and the cradle.")
PRAYER = Text("The die must show {n} or more.")
IN_HAND = Text("In hand, the wand doubles the power of an exorcism.")
STOPS_STAR = Text("A lying wand stops the pentagram before the cradle.")
HANDS_FREE = Text("With both hands free the cradle can be pushed away.")
AWAY = Text("The cradle gets out of the way of what comes.")
HERBS = Text("A demon that ends its turn beside them loses 3 power for each bundle.")
TORCH = Text("A demon that ends its turn beside it gains 2 materiality.")
MORE_HERBS = Text("Every exorcism needs herbs.")
NEAR = 3
"""Squares of a mage's walk within which the cradle is called near."""
STANDS_IN_THE_WAY = 3.0
"""What standing there must be worth to be called that."""


def of_action(state: CircleState, decision: Decision, option: Option) -> Text | None:
    """What speaks for an action of the mage who is asked about; nothing for one who is possessed."""
    number = MAGES.index((decision.about or "").removeprefix("mage:"))
    action, what = parted(option.key)
    if state.mages[number].held_by >= 0:
        return None
    if action == "select":
        return of_other_mage(state, MAGES.index(what), decision.seat)
    find = ACTIONS.get(action)
    return find(Threats(state), number, what) if find is not None else None


def of_other_mage(state: CircleState, number: int, seat: int) -> Text | None:
    """The best that another mage can do, and what speaks for it."""
    threats = Threats(state)
    options = [one for one in mage_options(state, number, seat) if not one.key.startswith(("select:", "flight:"))]
    best = max(options, key=lambda option: threats.judge(number, option))
    if best.key == "finish":
        return None
    action, what = parted(best.key)
    find, facts = ACTIONS.get(action), (("mage", NAMED_MAGES[number]), ("option", best.text))
    reason = find(threats, number, what) if find is not None else None
    return Text(CAN_DO.message, facts) if reason is None else Text(CAN_DO_SINCE.message, (*facts, ("reason", reason)))


def exorcism(threats: Threats, number: int, what: str) -> Text:
    """How much power it takes."""
    return struck(
        threats, DEMONS.index(kind_of(what)), doubled_power(threats.state.mages[number]), DRIVES_BACK
    )


def attack(threats: Threats, number: int, what: str) -> Text:
    """How much power it takes."""
    demon = DEMONS.index(what)
    loss = doubled_power(threats.state.mages[number]) + threats.state.demons[demon].materiality
    return struck(threats, demon, loss, WEAKENS)


def drops(threats: Threats, number: int, what: str) -> Text:
    """Drops on a demon or on a pentagram."""
    if what.isdigit():
        marker = int(what)
        return STAR_STRIKES if marker in threats.doomed else STAR_COMES if marker in threats.coming else STAR_SEARS
    demon = DEMONS.index(what)
    if threats.curse[demon] >= CURSED[2]:
        return Text(FROM_PRINCESS.message, (("demon", NAMED_DEMONS[demon]),))
    piece = threats.state.demons[demon]
    stays = pushed_to(threats.state, threats.state.mages[number], piece) == piece.field
    return struck(threats, demon, piece.materiality, WEAKENS if stays else DRIVES_BACK)


def struck(threats: Threats, demon: int, loss: int, words: Text) -> Text:
    """What a loss of power makes of a demon."""
    power, named = threats.state.demons[demon].power, ("demon", NAMED_DEMONS[demon])
    if loss >= power:
        words = SINKS if threats.state.demons[demon].rescue_left else SINKS_FOR_SURE
        return Text(words.message, (("n", loss), named))
    return Text(words.message, (("n", loss), ("power", power), named))


def walk(threats: Threats, number: int, what: str) -> Text | None:
    """What can be done from the new square, or what standing there prevents."""
    state, mage, field = threats.state, threats.state.mages[number], field_number(what)
    found = target_from(threats, mage, field)
    if found is not None:
        return found
    if threats.shield(mage, field) > STANDS_IN_THE_WAY:
        return Text(IN_THE_WAY.message, (("mage", NAMED_MAGES[number]),))
    beside = ADJACENT[state.cradle] >> mage.field & 1
    if not beside and walk_distance(field, state.cradle) < walk_distance(mage.field, state.cradle):
        return NEARER
    if (OPENLY[field] | 1 << field) >> SUPPLY & 1:
        return SUPPLIES
    is_near = walk_distance(field, state.cradle) <= NEAR
    return Text(STAYS_NEAR.message, (("mage", NAMED_MAGES[number]),)) if is_near else None


def target_from(threats: Threats, mage: Mage, field: int) -> Text | None:
    """Whom the mage could not reach yet, and could from a square."""
    state = threats.state
    for marker, place, _way in state.pentagrams:
        beside = (OPENLY[field] | 1 << field) >> place & 1 and not (OPENLY[mage.field] | 1 << mage.field) >> place & 1
        if beside and mage.drops and marker in (*threats.doomed, *threats.coming):
            return WASHES
    for demon, piece in enumerate(state.demons):
        named = (("demon", NAMED_DEMONS[demon]),)
        if piece.field < 0:
            continue
        if exorcises(state, mage) and comes_into(WITHIN_TWO, mage.field, field, piece.field):
            return Text(REACHES.message, named)
        if mage.drops and comes_into(OPENLY, mage.field, field, piece.field):
            return Text(SPRINKLES.message, named)
    return None


def comes_into(reach: tuple[int, ...], start: int, goal: int, target: int) -> bool:
    """Whether a target is within reach of the goal and not of the start."""
    return bool(reach[goal] >> target & 1) and not reach[start] >> target & 1


def pour(threats: Threats, number: int, what: str) -> Text | None:
    """A mage beside the cradle closes that side."""
    state, mage = threats.state, threats.state.mages[number]
    if not OPENLY[mage.field] >> state.cradle & 1 or BOARD.edge_between(mage.field, state.cradle) in state.salt:
        return None
    return CLOSES_SIDE


def of_salt(state: CircleState, decision: Decision, option: Option) -> Text | None:
    """Which side the salt closes."""
    return CLOSES_SIDE if state.cradle in BOARD.sides(edge_number(option.key.removeprefix("edge:"))) else None


def hang(threats: Threats, number: int, what: str) -> Text | None:
    """Garlic against those who come through the wall to the cradle."""
    state, field = threats.state, threats.state.mages[number].field
    if not ADJACENT[field] >> state.cradle & 1:
        return None
    return CLOSES_WALL if BOARD.is_wall(field, BOARD.way(field, state.cradle)) else None


def pray(threats: Threats, number: int, what: str) -> Text:
    """What the die must show."""
    mage = threats.state.mages[number]
    value = mage.strength if what == "strength" else mage.power
    return Text(PRAYER.message, (("n", max(1, value + 1 - prayer_bonus(threats.state, number))),))


def lay_wand(threats: Threats, number: int, what: str) -> Text | None:
    """Against a pentagram, or for both hands."""
    if threats.doomed:
        return STOPS_STAR
    mage = threats.state.mages[number]
    return HANDS_FREE if mage.by_cradle and mage.points > 2 and mage.wand == 1 else None


def resupply(threats: Threats, number: int, what: str) -> Text | None:
    """Herbs above all."""
    return MORE_HERBS if threats.state.mages[number].herb < 2 else None


ACTIONS: dict[str, Callable[[Threats, int, str], Text | None]] = {
    "walk": walk,
    "exorcise": exorcism,
    "attack": attack,
    "drops": drops,
    "pour": pour,
    "hang": hang,
    "pray": pray,
    "lay_wand": lay_wand,
    "resupply": resupply,
    "pick_up": lambda threats, number, what: IN_HAND if not threats.state.mages[number].wand else None,
    "push": lambda threats, number, what: AWAY,
    "herbs": lambda threats, number, what: HERBS,
    "torch": lambda threats, number, what: TORCH,
    "finish": lambda threats, number, what: NO_MORE,
}
