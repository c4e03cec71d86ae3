"""What speaks for a hex to go to, or for another thing to do in the first phase."""

from __future__ import annotations

from fractions import Fraction

from game.demons.adviser.planning import (
    Ground,
    best_treasure,
    conjuring_ground,
    field_of,
    field_of_edge,
    is_content,
)
from game.demons.adviser.preferences import conjuring_worth, number
from game.demons.box.armenia import EDGE_HEXES
from game.demons.box.charts import SIDES
from game.demons.box.naming import rank_plural, treasure_name
from game.demons.box.ranks import ADDED_TO_DIE, RANKS, SHIELD_LEVEL
from game.demons.box.treasures import TREASURES, worth_of
from game.demons.referee.tries import shield_attempt
from game.demons.rules.ranks_to_try import CONJURING_TERRAIN, added_to_die
from game.demons.rules.scoring import net_worth, shield_cost
from game.demons.rules.terrain import terrain_of
from game.demons.rules.walking.routes import Field
from game.demons.state import FREE, DemonsState, solitaire
from game.engine.boards.hexes import Hex
from game.engine.decision import Decision, Option, Text, Tone
from game.engine.ids import kind_of, name_of

LIES_THERE = Text("There lies {treasure}, worth {ducats} ducats.")
NEARER = Text(
    "From there {treasure} is {n} movement point away, from here {m}.",
    plural="From there {treasure} is {n} movement points away, from here {m}.",
)
AT_EDGE = Text("From the edge of the map you can leave with your treasure.")
NEARER_EDGE = Text(
    "From there the edge of the map is {n} movement point away, from here {m}.",
    plural="From there the edge of the map is {n} movement points away, from here {m}.",
)
SAFER = Text("There the mortals endanger you less than here.")
SAFE_HERE = Text("Where you stand no mortal is likely to harm you.")
CONJURE_THERE = Text("There {ranks} can be conjured.")
RICH = Text("You leave {n} ducats ahead.")
ADDS = Text("It adds {n} to the die when you conjure {ranks}.")
COSTS_NOTHING = Text("It costs nothing at the end.")
DRAWS = Text("It draws demons {n} % of the time, and brings curses {m} %.")
DRAWS_SURELY = Text("It is sure to draw demons.")
DRAWS_SAFELY = Text("It draws demons {n} % of the time, and never brings curses.")
DEAR = Text("Conjuring now would cost more than it brings.")
RAISES = Text("It succeeds {n} % of the time.")


def of_hex(state: DemonsState, decision: Decision, option: Option) -> Text | None:
    """What speaks for going to a hex, or for something else instead."""
    ground = Ground(state, decision.seat)
    action, hex_id = kind_of(option.key), number(option.key)
    if action in ("move", "to"):
        return of_going(ground, hex_id, decision.kind)
    if action in ("rest", "stay"):
        return of_staying(ground) or of_not_conjuring(state, decision)
    if action == "leave":
        net = net_worth(state, decision.seat)
        return Text(RICH.message, (("n", net),)) if net > 0 else None
    if action == "conjure":
        return of_conjuring(state, decision, name_of(option.key))
    if action == "raise" and state.show_odds:
        found = shield_attempt(state, decision, "")
        best = max(outcome.share for outcome in found if outcome.tone is not Tone.BAD)
        return Text(RAISES.message, (("n", round(100 * best)),)) if best else None
    return None


def of_going(ground: Ground, hex_id: Hex, kind: str) -> Text | None:
    """Safer for whoever flees; else what the plan finds there."""
    safer = SAFER if at_risk(ground, hex_id) < at_risk(ground, here(ground)) else None
    if kind in ("evade", "escape", "freed") and safer is not None:
        return safer
    return of_goal(ground, hex_id) or safer or of_conjuring_ground(ground, hex_id)


def here(ground: Ground) -> Hex:
    """Where the magician stands; 0 before he has entered the map."""
    return ground.state.magicians[ground.seat].hex


def at_risk(ground: Ground, hex_id: Hex) -> float:
    """The danger of a hex; none off the map."""
    return ground.at_risk(hex_id) if hex_id else 0.0


def of_goal(ground: Ground, hex_id: Hex) -> Text | None:
    """The edge for whoever has enough, else the treasure he is after."""
    state, seat = ground.state, ground.seat
    if is_content(state, seat):
        if hex_id in EDGE_HEXES:
            return AT_EDGE if here(ground) not in EDGE_HEXES else None
        return nearer(ground, field_of_edge(), hex_id, NEARER_EDGE)
    cell = best_treasure(state, seat)[0] if state.magicians[seat].demons else 0
    if not cell:
        return None
    named = ("treasure", treasure_name(cell))
    if TREASURES[cell].hex == hex_id:
        return Text(LIES_THERE.message, (named, ("ducats", worth_of(cell))))
    return nearer(ground, field_of(TREASURES[cell].hex), hex_id, NEARER, named)


def nearer(ground: Ground, way: Field, hex_id: Hex, words: Text, *named: tuple[str, object]) -> Text | None:
    """How many movement points nearer a goal is."""
    there, now = way.get(hex_id), way.get(here(ground))
    if there is None or now is None or there[0] >= now[0]:
        return None
    return Text(words.message, (*named, ("n", there[0]), ("m", now[0])), words.plural)


def of_conjuring_ground(ground: Ground, hex_id: Hex) -> Text | None:
    """A rank that can be conjured there, and not where the magician stands."""
    state, seat = ground.state, ground.seat
    if ground.way or not hex_id:
        return None
    there, now = terrain_of(state, hex_id), terrain_of(state, here(ground)) if here(ground) else ""
    if now and conjuring_ground(state, seat, there) <= conjuring_ground(state, seat, now):
        return None
    ranks = [rank for rank in RANKS if state.pools[rank] and CONJURING_TERRAIN.get(rank) == there != now]
    best = max(ranks, key=lambda rank: added_to_die(state, seat, rank), default="")
    return Text(CONJURE_THERE.message, (("ranks", rank_plural(best)),)) if best else None


def of_staying(ground: Ground) -> Text | None:
    """That nobody endangers the magician where he is."""
    magician = ground.state.magicians[ground.seat]
    return SAFE_HERE if magician.status == FREE and at_risk(ground, magician.hex) == 0 else None


def of_not_conjuring(state: DemonsState, decision: Decision) -> Text | None:
    """That no conjuration offered is worth its risk."""
    keys = [option.key for option in decision.options]
    worths = [conjuring_worth(state, decision.seat, key[8:]) for key in keys if key.startswith("conjure:")]
    return DEAR if worths and max(worths) <= 0 else None


def of_conjuring(state: DemonsState, decision: Decision, rank: str) -> Text | None:
    """How likely demons and curses are, if demons are likelier."""
    if not state.show_odds:
        return None
    seat, pool = decision.seat, len(state.pools[rank])
    nets = [min(roll + added_to_die(state, seat, rank), pool) for roll in range(1, SIDES + 1)]
    drawn = Fraction(sum(net > 0 for net in nets), SIDES)
    cursed = Fraction(sum(net < 0 for net in nets), SIDES)
    if drawn < cursed:
        return None
    if not cursed:
        return DRAWS_SURELY if drawn == 1 else Text(DRAWS_SAFELY.message, (("n", round(100 * drawn)),))
    return Text(DRAWS.message, (("n", round(100 * drawn)), ("m", round(100 * cursed))))


def of_shield(state: DemonsState, decision: Decision, option: Option) -> Text | None:
    """The rank that it helps most to conjure; what costs nothing is said to."""
    level = SHIELD_LEVEL[option.key.removeprefix("shield:")]
    added = ADDED_TO_DIE[level]
    if max(added) > 0:
        facts = (("n", max(added)), ("ranks", rank_plural(RANKS[added.index(max(added))])))
        return Text(ADDS.message, facts)
    return None if shield_cost(level, solitaire(state)) else COSTS_NOTHING
