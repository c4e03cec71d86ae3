"""What a magician needs next on the way to his treasure and out of Armenia, by the judgement that hints use."""

from __future__ import annotations

from game.demons.adviser.planning import best_treasure, has_given_up, is_content
from game.demons.box.armenia import EDGE_HEXES
from game.demons.box.geometry import distances_from
from game.demons.box.goetia import POWERS_OF
from game.demons.box.naming import demon_name, hex_place, rank_plural, treasure_name, unit_name
from game.demons.box.powers import DISCOVER, GAIN
from game.demons.box.ranks import ADDED_TO_DIE, RANKS
from game.demons.box.treasures import TREASURES
from game.demons.rules.powers.gaining import gainable
from game.demons.rules.scoring import net_worth, shield_cost, treasure_worth
from game.demons.state import (
    CAPTIVE,
    IN_PLAY,
    NO_UNIT,
    SHIELD_CHOICE,
    WAITING,
    DemonsState,
    Magician,
    solitaire,
)
from game.engine.advising.aim import Aim
from game.engine.boards.hexes import Hex
from game.engine.decision import Text

FRESH_RANK_WEIGHT = 0.6
"""What a rank's level adds to how good it is to conjure, as in :func:`conjuring_ground`."""
CHOOSE_SHIELD = Text("Choose a shield: a better one must be paid for with more treasure.")
ENTER = Text("Enter Armenia from the west and conjure your first demons.")
GET_FREE_OF_UNIT = Text("Get free of the {unit}: conjure demons that can help.")
GET_FREE = Text("Get free: conjure demons that can help you away.")
LEAVE_RICH = Text("Leave by the rim: {net} ducats are yours after the shield.")
LEAVE_AHEAD = Text("Leave by the rim: you are ahead of all the others.")
LEAVE_POOR = Text("Nothing more is to be won here: leave by the rim.")
CONJURE = Text("Conjure demons: {ranks} come most easily to your shield.")
CONJURE_ANY = Text("Wait for better luck: no rank is left to conjure.")
SEIZE_ALONE = Text("Seize {treasure}; you have {have} of {cost} ducats.")
SEIZE = Text("Seize {treasure}: {net} ducats after the shield.")
GAIN_IT = Text("Let {demon} gain a treasure: {net} ducats after the shield.")
FIND = Text("Let {demon} search for treasure: {net} ducats after the shield.")
CONJURE_SEEKERS = Text("Conjure demons that find treasure: {net} ducats after the shield.")


def aim(state: DemonsState, seat: int) -> Aim | None:
    """What the magician needs next; None once he is dead or gone."""
    magician = state.magicians[seat]
    if magician.status not in IN_PLAY or state.winners:
        return None
    if state.stage == SHIELD_CHOICE or not state.order:
        return Aim(CHOOSE_SHIELD, "shield:tin")
    if magician.status == WAITING:
        return Aim(ENTER)
    if magician.status == CAPTIVE:
        return captive(magician)
    if is_content(state, seat):
        return leaving(state, seat)
    return to_treasure(state, seat) if magician.demons else conjuring(state, magician)


def captive(magician: Magician) -> Aim:
    """Freedom comes first."""
    if magician.captor_unit == NO_UNIT:
        return Aim(GET_FREE, f"seat:{magician.captor_seat}")
    words = Text(GET_FREE_OF_UNIT.message, (("unit", unit_name(magician.captor_unit)),))
    return Aim(words, f"unit:{magician.captor_unit}")


def leaving(state: DemonsState, seat: int) -> Aim:
    """The nearest hex of the rim, and what is carried there."""
    net = net_worth(state, seat)
    words = LEAVE_POOR if has_given_up(state, seat) else LEAVE_AHEAD
    if net > 0:
        words = Text(LEAVE_RICH.message, (("net", net),))
    return Aim(words, hex_place(nearest_of_rim(state.magicians[seat].hex)))


def nearest_of_rim(hex_id: Hex) -> Hex:
    """The hex of the rim that is fewest hexes away, the first of those equally near."""
    away = distances_from(hex_id)
    return min(sorted(EDGE_HEXES), key=away.__getitem__)


def conjuring(state: DemonsState, magician: Magician) -> Aim:
    """The rank that the shield conjures best; how many counters are left of each everybody knows."""
    numbers = ADDED_TO_DIE[magician.shield]
    able = [(numbers[level] + FRESH_RANK_WEIGHT * level, rank) for level, rank in enumerate(RANKS) if state.pools[rank]]
    if not able:
        return Aim(CONJURE_ANY)
    rank = max(able)[1]
    return Aim(Text(CONJURE.message, (("ranks", rank_plural(rank)),)), f"pool:{rank}")


def to_treasure(state: DemonsState, seat: int) -> Aim:
    """The treasure most worth the way; else a demon that brings or finds one; else more demons."""
    cell, _score = best_treasure(state, seat)
    if cell:
        return Aim(seizing(state, seat, cell), hex_place(TREASURES[cell].hex))
    net = ("net", net_worth(state, seat))
    for words, letter, useful in ((GAIN_IT, GAIN, bool(gainable(state, seat))), (FIND, DISCOVER, True)):
        able = [demon for demon in state.magicians[seat].demons if letter in POWERS_OF[demon]]
        if able and useful:
            return Aim(Text(words.message, (("demon", demon_name(able[0])), net)), f"demon:{able[0]}")
    return Aim(Text(CONJURE_SEEKERS.message, (net,)), f"seat:{seat}")


def seizing(state: DemonsState, seat: int, cell: int) -> Text:
    """A treasure, and what is there against the price of the shield."""
    treasure = ("treasure", treasure_name(cell))
    if solitaire(state):
        cost = shield_cost(state.magicians[seat].shield, alone=True)
        return Text(SEIZE_ALONE.message, (treasure, ("have", treasure_worth(state, seat)), ("cost", cost)))
    return Text(SEIZE.message, (treasure, ("net", net_worth(state, seat))))
