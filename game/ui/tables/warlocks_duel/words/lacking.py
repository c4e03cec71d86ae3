"""Which dice of a hand a spell lacks: a click on the spell chooses them, while mana is gathered."""

from __future__ import annotations

from collections import Counter

from game.warlocks_duel.box.elements import ANY, WHIRLWIND, DiceFaces


def dice_lacking(cost: tuple[str, ...], pool: DiceFaces, hand: DiceFaces) -> DiceFaces:
    """The dice of the hand that bring a spell nearer: the symbols that the pool lacks, then Whirlwinds in their place,
    then, where any die will do, whatever is left. No more than it lacks, and none if it can be paid.

    Whirlwinds of the pool stand for what the hand has not.
    """
    printed, mine = Counter(symbol for symbol in cost if symbol != ANY), Counter(pool)
    lacked = printed - mine
    jokers = min(mine[WHIRLWIND], lacked.total())
    wanted = lacked.total() - jokers
    taken = sorted((lacked & Counter(hand)).elements())[:wanted]
    taken += [WHIRLWIND] * min(wanted - len(taken), hand.count(WHIRLWIND))
    spare = len(pool) - (printed & mine).total() - jokers
    left = sorted((Counter(hand) - Counter(taken)).elements(), key=lambda face: face == WHIRLWIND)
    return (*taken, *left[: max(0, cost.count(ANY) - spare)])
