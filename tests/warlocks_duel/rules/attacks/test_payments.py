"""WD-3.7, WD-3.11: which dice pay, against trying out every way to lay them on the card."""

from collections import Counter
from itertools import combinations

import pytest

from game.engine.dice import Dice
from game.warlocks_duel.box.cards import SPELLS, basic_cards
from game.warlocks_duel.box.elements import ANY, DiceFaces, faces_rolled, in_order
from game.warlocks_duel.rules.payment import missing_dice, payments, proposed_payment
from game.warlocks_duel.state import Duelist
from tests.warlocks_duel.scene import incantations
from tests.warlocks_duel.table import Player, faces

COSTS = sorted({spell.cost for spell in SPELLS.values()})


def fits(dice: DiceFaces, cost: tuple[str, ...]) -> bool:
    """Whether each die can be laid on a slot of its own: slot by slot, trying every die left."""
    if not cost:
        return not dice
    slot = cost[0]
    return any(
        (slot in (ANY, die) or die == "whirlwind") and fits(dice[:index] + dice[index + 1 :], cost[1:])
        for index, die in enumerate(dice)
    )


def payable(pool: DiceFaces, cost: tuple[str, ...]) -> bool:
    """Whether some of the pool's dice pay the cost, tried out on its own and not with the program's arithmetic."""
    return any(fits(dice, cost) for dice in {in_order(some) for some in combinations(pool, len(cost))})


def random_pools(count: int, seed: int) -> list[DiceFaces]:
    """Pools of 0 to 12 dice."""
    chance = Dice(seed)
    return [faces_rolled(chance.roll_many(number % 13)) if number % 13 else () for number in range(count)]


@pytest.mark.clause("WD-3.11", "WD-0.8")
@pytest.mark.parametrize("cost", COSTS, ids=" ".join)
def test_the_payments_offered_are_all_that_fit_and_no_others(cost: tuple[str, ...]) -> None:
    for pool in random_pools(60, seed=len(cost)):
        if len(pool) > 9:
            continue
        every = {in_order(dice) for dice in combinations(pool, len(cost))}
        assert sorted(payments(pool, cost)) == sorted(dice for dice in every if fits(dice, cost))


@pytest.mark.clause("WD-3.7", "WD-13.6")
@pytest.mark.parametrize("cost", COSTS, ids=" ".join)
def test_the_dice_missing_are_the_fewest_that_would_complete_the_cost(cost: tuple[str, ...]) -> None:
    for pool in random_pools(40, seed=7):
        if len(pool) > 8:
            continue
        missing = missing_dice(pool, cost)
        assert payable(in_order(pool + ("whirlwind",) * missing), cost)
        assert missing == 0 or not payable(in_order(pool + ("whirlwind",) * (missing - 1)), cost)


@pytest.mark.clause("WD-3.4", "WD-3.7")
def test_exactly_the_spells_that_can_be_paid_for_are_offered() -> None:
    market = "toxic_rain doom coin_flip fatal_charm"
    for number, pool in enumerate(random_pools(80, seed=3)):
        mage = ("albus", "alonora", "celestine", "parvel")[number % 4]
        letters = "".join({"whirlwind": "@"}.get(face, face[0].upper()) for face in pool)
        scene = incantations(Player(mage=mage, pool=letters), Player(mage="", pool="FWEAM@FWEAM@"), market=market)
        own = {spell.id for spell in SPELLS.values() if spell.mage == mage}
        expected = {f"play:{spell}" for spell in own if payable(pool, SPELLS[spell].cost)}
        expected |= {f"learn:{scroll}" for scroll in market.split() if payable(pool, SPELLS[scroll].cost)}
        assert scene.asked[0] == (0 if expected else 1), "who can do nothing is not asked"
        if expected:
            assert scene.offered == expected | {"pass"}


@pytest.mark.clause("WD-3.11")
@pytest.mark.parametrize(
    ("pool", "cost", "proposed"),
    [
        ("WF@", "water any", "WF"),
        ("W@@", "water any", "W@"),
        ("WWM", "water any", "WM"),
        ("FF@@", "fire fire", "FF"),
        ("F@@A", "fire fire", "F@"),
    ],
)
def test_the_payment_laid_out_saves_whirlwinds_and_needed_symbols(pool: str, cost: str, proposed: str) -> None:
    duelist = Duelist(mage="albus", cards=("albus-2",), pool=faces(pool))
    assert proposed_payment(duelist, tuple(cost.split())) == faces(proposed)


@pytest.mark.clause("WD-3.11")
@pytest.mark.parametrize(
    ("mage", "pool", "proposed"),
    [
        ("alonora", "FAM", "M"),
        ("alonora", "FAW", "W"),
        ("alonora", "FA", "A"),
        ("parvel", "EF", "F"),
        ("albus", "F@", "F"),
    ],
)
def test_any_die_is_one_that_the_other_spells_need_least(mage: str, pool: str, proposed: str) -> None:
    duelist = Duelist(mage=mage, cards=basic_cards(mage), pool=faces(pool))
    assert proposed_payment(duelist, ("any",)) == faces(proposed)


@pytest.mark.clause("WD-3.11", "WD-3.1")
def test_paying_takes_exactly_the_chosen_dice_out_of_the_pool() -> None:
    for letters in ("WF", "W@", "F@"):
        scene = incantations(Player(mage="albus", pool="WFFA@"), Player(mage="alonora"), market="")
        scene.choose("play:healing_drop")
        scene.choose(f"pay:{','.join(faces(letters))}")
        left = Counter(faces("WFFA@")) - Counter(faces(letters))
        assert Counter(scene.player(0).pool) == left
        assert scene.player(0).paid["healing_drop"] == faces(letters)
