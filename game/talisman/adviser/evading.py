"""Whom a sensible Character evades, and whom it meets or fights (TAL-6.18.2c-R)."""

from __future__ import annotations

from itertools import combinations

from game.engine.decision import Decision, Option
from game.engine.ids import name_of
from game.talisman.adviser.drawing import Profile, met_worth, stake
from game.talisman.adviser.fighting import face_worth
from game.talisman.adviser.ways.moving import profile_of
from game.talisman.adviser.worth import TURN, chances, trophy_worth
from game.talisman.box.register import CARD_OF, ENEMY
from game.talisman.rules.fights.facing import not_evaded
from game.talisman.rules.magic import evading
from game.talisman.state import TalismanState

MARGIN = 0.8
"""What an evasion must bring: whoever evades gains nothing from the Enemy."""
ONE_ANSWER = 0.05
"""All in one go rather than one by one."""
MOST_COMPARED = 6
"""So many Enemies at most are compared in every combination."""
Cards = tuple[str, ...]


def judge_face(state: TalismanState, decision: Decision) -> list[float]:
    """Fight those together that are worth it, evade the others; meet persons who do good."""
    card = (decision.about or "").partition("card:")[2]
    if not card:
        return [face_worth(state, decision.seat, option) for option in decision.options]
    if CARD_OF[card].kind != ENEMY:
        harm = -met_worth(profile_of(state, decision.seat), CARD_OF[card].id)
        return [0.0 if option.key == evading.MEET else harm for option in decision.options]
    return [group_option_worth(state, decision.seat, option) for option in decision.options]


def group_option_worth(state: TalismanState, seat: int, option: Option) -> float:
    """What an answer to Enemies in the way is worth, against fighting them all."""
    if not option.key.startswith("evade"):
        return face_worth(state, seat, option)
    profile = profile_of(state, seat)
    things = not_evaded(state, seat, state.meeting)
    fought = cards_of(things)
    avoidable = cards_of(evading.avoidable(state, seat, things))
    gone = avoidable if option.key == evading.EVADE_ALL.key else (option.key.removeprefix("evade:card:"),)
    kept = tuple([card for card in fought if card not in gone])
    free = tuple([card for card in kept if card in avoidable])
    worth = best_of(profile, kept, free) - group_worth(profile, fought) - MARGIN
    return worth + ONE_ANSWER * (option.key == evading.EVADE_ALL.key)


def cards_of(things: tuple[str, ...]) -> Cards:
    """The cards among the things about to be met."""
    return tuple([name_of(thing) for thing in things if thing.startswith("card:")])


def best_of(profile: Profile, cards: Cards, avoidable: Cards) -> float:
    """The worth of the best fight with some of the Enemies, when those avoidable may be evaded, too."""
    must = tuple([card for card in cards if card not in avoidable])
    counts = range(len(avoidable) + 1) if len(avoidable) <= MOST_COMPARED else (0, len(avoidable))
    return max(group_worth(profile, (*must, *some)) for count in counts for some in combinations(avoidable, count))


def group_worth(profile: Profile, cards: Cards) -> float:
    """What fighting these Enemies as one brings (TAL-6.16.5)."""
    if not cards:
        return 0.0
    printed = [CARD_OF[card] for card in cards]
    value = sum(card.strength + card.craft for card in printed)
    if printed[0].number == 2:
        won, equal, lost = chances(profile.arm - value, profile.dice)
        prize = sum(trophy_worth(card.strength) for card in printed)
    else:
        won, equal, lost = chances(profile.craft - value)
        prize = 0.2 * len(printed)
    return won * prize - lost * (stake(profile) + TURN / 2) - equal * TURN / 2
