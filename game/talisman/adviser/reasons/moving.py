"""What speaks for a way, or for the space to which it leads."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.decision import Decision, Option, Text
from game.engine.ids import name_of, parted
from game.talisman.adviser.drawing import Profile, draw_worth, met_worth
from game.talisman.adviser.reasons import visiting
from game.talisman.adviser.ways.inside import fetched_from, is_nearer, set_down_by
from game.talisman.adviser.ways.moving import (
    AT_THE_PORTAL,
    DESPERATE_PULL,
    PULL,
    attack_worth,
    distance,
    goal_of,
    profile_of,
    worth_of_meeting,
)
from game.talisman.adviser.ways.visiting import VISITS
from game.talisman.adviser.worth import has_talisman, is_besieged
from game.talisman.box.board import BRIDGE_HILLS, CROWN, INNER, MIDDLE, PLAIN_OF_PERIL, PORTAL, SENTINEL, SPACES
from game.talisman.box.register import CARD_OF, ENEMY
from game.talisman.referee import fights as fight_odds
from game.talisman.rules.fights import pending
from game.talisman.rules.fights.scores import COMBAT
from game.talisman.rules.table.land import card_name, character_name, space_name
from game.talisman.rules.table.sheet import craft, strength
from game.talisman.rules.walking.inner_region import RETREAT
from game.talisman.state import TalismanState, at_space

Speaking = tuple[float, Text]
"""What something is worth in bags of Gold, and the sentence that says it."""
RIVAL = Text("The {character} stands there: you win {n} % of fights with it.")
ENEMIES = Text("{card} lies there: you win {n} % of such fights.")
LIES_THERE = Text("{card} lies there.")
GOLD_LIES = Text("{n} bag of Gold lies there.", plural="{n} bags of Gold lie there.")
DRAW = Text("There you draw an Adventure card.", plural="There you draw {n} Adventure cards.")
NEARER = Text(
    "The {goal} is {n} step away from there, {m} from here.",
    plural="The {goal} is {n} steps away from there, {m} from here.",
)
AT_PORTAL = Text("From there the Portal of Power can be opened.")
TO_CROWN = Text("You have a Talisman: behind the Portal lies your way to the Crown.")
SENTINEL_FALLS = Text("You beat the Sentinel {n} % of the time.")
ACROSS = Text(
    "Across the bridge the {goal} is {n} step away.", plural="Across the bridge the {goal} is {n} steps away."
)
RULE = Text("From there the Command Spell can be cast.")
INWARDS = Text("It is a step nearer to the Crown.")
YOUR_STRENGTH = Text("The Crypt tries your Strength of {n}, the Mines your Craft of {m}.")
YOUR_CRAFT = Text("The Mines try your Craft of {n}, the Crypt your Strength of {m}.")
TALISMAN_LIES = Text("A Talisman lies that way: {space}.")
SETS_DOWN = Text("A Talisman lies on the Plain of Peril; who is thrown back there may take it: {n} %.")
QUEST_DONE = Text("It completes your quest.")
A_RAFT = Text("A Raft takes you over the river without meeting the Sentinel.")
EVEN = 0.5
"""The chance from which on passing the Sentinel is likely."""


def of_move(state: TalismanState, decision: Decision, option: Option) -> Text | None:
    """What speaks for a way, or for what may be done before moving."""
    verb, what = parted(option.key)
    seat = decision.seat
    if verb in ("cw", "ccw", "on"):
        return of_place(state, seat, option)
    if verb in ("lift", "ferry", "raft", "woods"):
        return of_space(state, seat, what)
    if verb == "cross":
        return of_bridge(state, seat)
    if verb == "inwards":
        return TO_CROWN if has_talisman(state, seat) else None
    if verb in ("step", RETREAT):
        return of_step(state, seat, verb, what)
    if verb == "deliver":
        return QUEST_DONE
    return A_RAFT if verb == "build" and goal_of(state, seat) else None


def of_place(state: TalismanState, seat: int, option: Option) -> Text | None:
    """What speaks for the space that an option shows."""
    kind, space = parted(option.place or "")
    return of_space(state, seat, space) if kind == "space" and space in SPACES else None


def of_destination(state: TalismanState, decision: Decision, option: Option) -> Text | None:
    """What speaks for a space to be carried to."""
    space = name_of(option.key)
    return of_space(state, decision.seat, space) if space in SPACES else None


def of_bridge(state: TalismanState, seat: int) -> Text | None:
    """Whether the Sentinel is likely to be beaten, and what lies behind it."""
    if SPACES[state.heroes[seat].space].region == MIDDLE:
        return None
    at_bridge = pending.moved_to(state, seat, SENTINEL)
    shares = fight_odds.won_and_lost(fight_odds.against_space_enemy(at_bridge, seat, "sentinel"))
    if shares is not None and shares[0] >= EVEN:
        return Text(SENTINEL_FALLS.message, (("n", round(100 * shares[0])),))
    goal = goal_of(state, seat)
    if not goal:
        return None
    return Text(ACROSS.message, (("goal", space_name(goal)), ("n", distance(BRIDGE_HILLS, goal))), ACROSS.plural)


def of_step(state: TalismanState, seat: int, way: str, space: str) -> Text | None:
    """A step of the Inner Region."""
    if space == CROWN:
        return RULE
    if space == PORTAL:
        return None
    if not has_talisman(state, seat):
        return of_fetching(state, seat, space)
    if way == RETREAT:
        return None
    terrain, able, learned = SPACES[space].terrain, strength(state, seat), craft(state, seat)
    if terrain == "crypt":
        return Text(YOUR_STRENGTH.message, (("n", able), ("m", learned))) if able >= learned else None
    if terrain == "mines":
        return Text(YOUR_CRAFT.message, (("n", learned), ("m", able))) if learned >= able else None
    return INWARDS


def of_fetching(state: TalismanState, seat: int, space: str) -> Text | None:
    """A step to a Talisman that lies inside, for who has none."""
    lies = fetched_from(state, seat)
    if not lies or not is_nearer(state, seat, space, lies):
        return None
    if lies != PLAIN_OF_PERIL:
        return Text(TALISMAN_LIES.message, (("space", space_name(lies)),))
    return Text(SETS_DOWN.message, (("n", round(100 * set_down_by(state, seat)[0])),))


# -- spaces ----------------------------------------------------------------------------------------------


def of_space(state: TalismanState, seat: int, space: str) -> Text | None:
    """What a Character is best served with on a space; None if nothing there does it good."""
    found = max(speaking(state, seat, space), key=lambda one: one[0], default=None)
    return found[1] if found is not None and found[0] > 0 else None


def speaking(state: TalismanState, seat: int, space: str) -> Iterator[Speaking]:
    """All that may speak for a space."""
    profile = profile_of(state, seat)
    yield from rivals_there(state, seat, space)
    yield from cards_there(state, seat, space, profile)
    gold = state.gold.get(space, 0)
    if gold and profile.carries:
        yield float(gold), Text(GOLD_LIES.message, (("n", gold),), GOLD_LIES.plural)
    printed = SPACES[space]
    drawn = max(0, printed.draw - len(state.cards.get(space, ())))
    if drawn:
        yield draw_worth(profile) * drawn, Text(DRAW.message, (("n", drawn),), DRAW.plural)
    visit = visiting.of_terrain(state, seat, printed.terrain)
    if visit is not None and not printed.draw:
        yield VISITS[printed.terrain](state, seat, profile), visit
    yield from on_the_way(state, seat, space)


def rivals_there(state: TalismanState, seat: int, space: str) -> Iterator[Speaking]:
    """Every Character that could be attacked there."""
    for other in at_space(state, space):
        shares = fight_odds.won_and_lost(fight_odds.against_character(state, seat, other, "attack"))
        if other == seat or shares is None:
            continue
        facts = (("character", character_name(state.heroes[other].character)), ("n", round(100 * shares[0])))
        yield attack_worth(state, seat, other, COMBAT), Text(RIVAL.message, facts)


def cards_there(state: TalismanState, seat: int, space: str, profile: Profile) -> Iterator[Speaking]:
    """Every card that lies there and does good."""
    for card in state.cards.get(space, ()):
        if not CARD_OF[card].number:
            continue
        named = ("card", card_name(card))
        if CARD_OF[card].kind != ENEMY:
            yield met_worth(profile, CARD_OF[card].id), Text(LIES_THERE.message, (named,))
            continue
        there = pending.moved_to(state, seat, space)
        shares = fight_odds.won_and_lost(fight_odds.against_cards(there, seat, (card,)))
        if shares is not None:
            yield worth_of_meeting(there, seat, card), Text(ENEMIES.message, (named, ("n", round(100 * shares[0]))))


def on_the_way(state: TalismanState, seat: int, space: str) -> Iterator[Speaking]:
    """How much nearer the goal is from there."""
    goal, here = goal_of(state, seat), state.heroes[seat].space
    if not goal or SPACES[space].region == INNER:
        return
    pull = DESPERATE_PULL if is_besieged(state, seat) else PULL
    gained = pull * (distance(here, goal) - distance(space, goal))
    if space == PORTAL == goal:
        yield gained + AT_THE_PORTAL, AT_PORTAL
    elif space != goal:
        facts = (("goal", space_name(goal)), ("n", distance(space, goal)), ("m", distance(here, goal)))
        yield gained, Text(NEARER.message, facts, NEARER.plural)
