"""Gold gained, paid and lost (TAL-6.3)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.engine.decision import Text
from game.talisman.box.register import CARD_OF, CARDS, EVENT, ORIGIN, Card, register
from game.talisman.rules.you import You
from tests.talisman.scene import Scene, arriving, figure

FIELDS = "outer_01_fields"
FAR = figure("druid", "outer_13_fields", missed=9)


def visits(space: str, *dice: int, **more: object) -> Scene:
    """A Thief ends its move on a space."""
    return arriving(figure("thief", space, **more), FAR, dice=dice)


@pytest.fixture
def taxes() -> Iterator[None]:
    """An Event that takes 3 Gold: no card of the box takes more than it finds."""

    async def tax(you: You) -> None:
        await you.lose_gold(3)

    register(Card("fx_taxes", Text("Taxes"), Text("Lose 3 Gold."), EVENT, 1, meets=tax))
    yield
    del CARDS["fx_taxes"], CARD_OF["fx_taxes#1"], ORIGIN["fx_taxes#1"]


@pytest.mark.clause("TAL-6.3a")
def test_gold_is_gained_in_adventures_and_pays_for_services() -> None:
    assert visits("tavern", 4, gold=0).hero().gold == 1
    bag = arriving(figure("thief", FIELDS, gold=0), FAR, lying={FIELDS: "bag_of_gold#1"}).choose("take:bag_of_gold#1")
    assert bag.hero().gold == 1
    healed = visits("village", gold=2, lives=2).choose("healer", "heal:1")
    assert (healed.hero().gold, healed.hero().lives) == (1, 3)
    armed = visits("village", gold=2).choose("blacksmith", "buy:sword")
    assert (armed.hero().gold, armed.hero().objects) == (0, ("sword#p1",))


@pytest.mark.clause("TAL-6.3.2")
@pytest.mark.parametrize("lives", [1, 2, 3])
def test_a_price_is_so_many_bags_for_each(lives: int) -> None:
    scene = visits("village", gold=5, lives=1).choose("healer", f"heal:{lives}")
    assert (scene.hero().gold, scene.hero().lives) == (5 - lives, 1 + lives)


@pytest.mark.clause("TAL-6.3.3", "TAL-3m-R")
@pytest.mark.parametrize(
    ("gold", "items"), [(1, ""), (2, "helmet sword"), (3, "axe helmet shield sword"),
                        (4, "armour axe helmet shield sword")],
)  # fmt: skip
def test_a_buyer_pays_from_his_own_gold_and_has_no_credit(gold: int, items: str) -> None:
    rich = figure("elf", "village", gold=9, missed=9)
    scene = arriving(figure("thief", "village", gold=gold), rich).choose("space")
    assert ("blacksmith" in scene.offered) is bool(items)
    if not items:
        return
    scene.choose("blacksmith")
    assert set(scene.offered) == {f"buy:{item}" for item in items.split()} | {"done"}
    scene.choose("buy:helmet")
    assert (scene.hero().gold, scene.hero(1).gold) == (gold - 2, 9)


@pytest.mark.clause("TAL-6.3.4-R")
@pytest.mark.parametrize(("owned", "left"), [(0, 0), (1, 0), (2, 0), (3, 0), (5, 2)])
def test_who_must_lose_more_gold_than_he_has_loses_all_of_it(taxes: None, owned: int, left: int) -> None:
    scene = arriving(figure("thief", FIELDS, gold=owned), FAR, lying={FIELDS: "fx_taxes#1"})
    assert scene.hero().gold == left
    assert [event.fact("bags") for event in scene.told("gold_lost")] == ([owned - left] if owned else [])


@pytest.mark.clause("TAL-6.3.4-R")
def test_gold_paid_or_lost_goes_to_nobody_and_lies_nowhere() -> None:
    others = (figure("elf", "tavern", gold=3), figure("dwarf", "village", gold=3))
    lost = arriving(figure("thief", "tavern", gold=2), *others, dice=(3,)).choose("space")
    assert [hero.gold for hero in lost.state.heroes] == [1, 3, 3]
    paid = arriving(figure("thief", "village", gold=2, lives=2), *others).choose("space", "healer", "heal:2")
    assert [hero.gold for hero in paid.state.heroes] == [0, 3, 3]
    toll = arriving(figure("thief", "black_knight", gold=2), *others).choose("gold")
    assert [hero.gold for hero in toll.state.heroes] == [1, 3, 3]
    assert lost.state.gold == paid.state.gold == toll.state.gold == {}
