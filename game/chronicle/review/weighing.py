"""One choice weighed: the answer given and its rivals, tried in the same imagined worlds.

Every world is imagined from what the seat sees, and drawn from numbers that depend on nothing but the place of the
choice: what the seat could not see has no way into a review.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.chronicle.review.measured import Measured
from game.chronicle.review.weighed import Rival, Weighed
from game.engine.decision import Decision
from game.engine.match import Match
from game.players import Glimpse
from game.players.search import play_on, promising, worth

MOST_RIVALS = 6
"""How many of the answers not given are tried."""
MOST_WORLDS = 1 << 20
"""More are never imagined for one choice, so that no two choices share one."""


def begin(position: Match, weighed: Weighed) -> None:
    """Find the answers that are worth trying beside the one given; the match stands before the choice."""
    decision = open_decision(position)
    glimpse = Glimpse(position, decision.seat)
    weighed.glance = decision.options[position.game.hurried(position.state, decision)].key
    candidates = promising(decision, glimpse.preferences(decision), MOST_RIVALS, glimpse.unwise)
    keys = [weighed.glance, *[candidate.key for candidate in candidates]]
    weighed.rivals = [Rival(key) for key in dict.fromkeys(keys) if key != weighed.played]
    weighed.chances = [Measured() for _seat in position.seats]


def compare(position: Match, weighed: Weighed, until: int) -> None:
    """Try every answer until so many worlds are imagined, and pick the rival by them."""
    while weighed.worlds < until:
        after, before = _pair(position, weighed, [rival.key for rival in weighed.rivals])
        for rival in weighed.rivals:
            rival.lead.add(before[rival.key] - after)
    best = max(weighed.rivals, key=lambda rival: rival.lead.mean, default=None)
    weighed.rival = best.key if best is not None else ""


def refine(position: Match, weighed: Weighed, until: int) -> None:
    """Go on with the answer given, the one at a glance and the rival alone, until so many worlds are imagined."""
    while weighed.worlds < until:
        after, before = _pair(position, weighed, [weighed.rival] if weighed.rival else [])
        if weighed.rival:
            weighed.cost.add(before[weighed.rival] - after)


def open_decision(position: Match) -> Decision:
    """What is asked there. Raises ValueError if nothing is."""
    decision = position.next_decision()
    if decision is None:
        raise ValueError("the match is over: there is nothing to weigh")
    return decision


def _pair(position: Match, weighed: Weighed, rivals: Sequence[str]) -> tuple[float, dict[str, float]]:
    """One more world: what the answer given is worth there, and what every answer is."""
    seat = open_decision(position).seat
    world = position.imagine(seat, weighed.choice * MOST_WORLDS + weighed.worlds)
    worths = dict[str, float]()
    for key in dict.fromkeys([weighed.played, weighed.glance, *rivals]):
        twin = world.fork()
        twin.choose(key)
        play_on(twin)
        worths[key] = worth(twin, seat)
        if key == weighed.glance:
            for other, chance in enumerate(weighed.chances):
                chance.add(worth(twin, other))
    weighed.worlds += 1
    after, before = worths[weighed.played], worths[weighed.glance]
    weighed.after.add(after)
    weighed.before.add(before)
    weighed.gain.add(after - before)
    return after, worths
