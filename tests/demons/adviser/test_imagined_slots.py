"""Which demons a seat cannot see, what shows of them, and which rank may lie where (DEM-20.1, DEM-10.0h)."""

from __future__ import annotations

import pytest

from game.demons.adviser.imagination import (
    Slot,
    deal_by_chance,
    hidden_slots,
    imagine,
    imagined_bid,
    lying_open,
    takes,
    unseen_of_rank,
)
from game.demons.box.goetia import LEVEL_OF, RANK_OF
from game.demons.box.ranks import RANKS
from game.demons.state import NOBODY, Conjuration, Fight
from game.engine.dice import Dice
from tests.demons.scene import OPEN, Scene

ANI, TWENTY = 35, 43


def slot(level: int, *, unfriendly: bool) -> Slot:
    return Slot(1, False, 1, 60, level, False, unfriendly)


@pytest.mark.clause("DEM-20.1", "DEM-12.3f")
def test_hidden_are_the_demons_of_others_but_those_one_lent_or_that_lie_open() -> None:
    scene = Scene(
        {"demons": (35,), "borrowed": ((54, 1),)},
        {"demons": (38, 60, 49), "borrowed": ((5, 0), (8, 2))},
        {"hex": 2010, "demons": (71,), "ring": True, "borrowed": ((2, 1),)},
    )
    found = hidden_slots(scene.state, 0)
    assert [(one.holder, one.borrowed, one.index, one.demon) for one in found] == [
        (1, False, 0, 38), (1, False, 1, 60), (1, False, 2, 49), (1, True, 1, 8), (2, False, 0, 71), (2, True, 0, 2),
    ]  # fmt: skip
    assert [one.level for one in found] == [LEVEL_OF[38]] * 3 + [len(RANKS), LEVEL_OF[71], len(RANKS)]
    assert [one.controlling for one in found] == [True, False, False, False, True, False]
    assert [one.may_be_unfriendly for one in found] == [False, False, False, True, True, False]
    assert [one.rank for one in found] == [""] * 6
    scene.state.fight = (Fight(OPEN, 1, (), (60,), NOBODY, (4,), ()),)
    scene.state.conjuration = (Conjuration(2, "duke", 3, 2, (71, 49)),)
    assert lying_open(scene.state) == {60, 71, 49}
    assert [one.demon for one in hidden_slots(scene.state, 0)] == [38, 8, 2]
    scene.state.fight = (Fight(OPEN, NOBODY, (4,), (), 1, (), (38, 8)),)
    assert lying_open(scene.state) == {38, 8, 71, 49}


@pytest.mark.clause("DEM-15.1a", "DEM-10.0h")
@pytest.mark.parametrize(
    ("level", "rank", "unfriendly", "willing", "may"),
    [
        (1, "duke", False, 1, True), (1, "duke", False, 0, False), (1, "duke", True, 0, True),
        (1, "prince", True, 1, False), (2, "prince", True, 1, True), (2, "prince", False, 1, True),
        (2, "prince", False, 0, False), (2, "president", False, 1, False), (6, "king", True, 0, True),
        (5, "king", True, 1, False),
    ],
)  # fmt: skip
def test_a_rank_lies_no_higher_than_the_controlling_one_and_the_unwilling_only_with_whom_the_ring_was(
    level: int, rank: str, unfriendly: bool, willing: int, may: bool
) -> None:
    assert takes(slot(level, unfriendly=unfriendly), rank, {rank: willing}) is may


def test_ranks_are_dealt_by_chance_where_they_fit_and_it_is_said_if_one_is_left() -> None:
    low, high = slot(1, unfriendly=False), slot(6, unfriendly=False)
    willing = dict.fromkeys(RANKS, 1)
    assert deal_by_chance([low, high], ["king", "duke"], willing, Dice(3)) is True
    assert (low.rank, high.rank, willing) == ("duke", "king", dict.fromkeys(RANKS, 1))
    assert deal_by_chance([low, high], ["king", "king"], willing | {"king": 2}, Dice(3)) is False
    other = slot(1, unfriendly=False)
    assert deal_by_chance([low, other], ["duke", "duke"], willing, Dice(3)) is False, "only one Duke is willing"
    ringed = slot(1, unfriendly=True)
    assert {deal_by_chance([low, ringed], ["duke", "duke"], willing, Dice(seed)) for seed in range(9)} >= {True}


def test_the_unseen_of_a_rank_are_those_of_its_pool_without_the_ring_and_those_face_down() -> None:
    scene = Scene({}, {"hex": OPEN, "demons": (38, 60)})
    scene.state.pools["duke"] = (0, 71, 54)
    slots = hidden_slots(scene.state, 0)
    assert unseen_of_rank(scene.state, "duke", slots) == [54, 60, 71]
    assert unseen_of_rank(scene.state, "earl", slots)[-1] == 72
    assert 38 in unseen_of_rank(scene.state, "earl", slots)


@pytest.mark.clause("DEM-20.1")
def test_what_is_imagined_keeps_all_that_shows_and_changes_the_rest() -> None:
    scene = Scene({"demons": (35,)}, {"hex": OPEN, "demons": (38, 60, 49), "borrowed": ((8, 2),)}, {"hex": 2010})
    before = scene.match.fork().state
    seen = set()
    for seed in range(12):
        twin = scene.match.fork()
        imagine(twin.state, 0, Dice(seed))
        assert twin.problems() == []
        bob = twin.state.magicians[1]
        assert twin.state.magicians[0].demons == (35,)
        assert (len(bob.demons), RANK_OF[bob.demons[0]], bob.borrowed[0][1]) == (3, "earl", 2)
        assert {rank: len(pool) for rank, pool in twin.state.pools.items()} == {
            rank: len(pool) for rank, pool in before.pools.items()
        }
        assert sum(0 in pool for pool in twin.state.pools.values()) == (0 in before.pools["duke"])
        seen.add((bob.demons, bob.borrowed, *twin.state.pools.values()))
    assert len(seen) == 12
    assert len({demons for demons, *_ in seen}) > 1
    assert all(len({pools[place] for _, _, *pools in seen}) > 1 for place in range(len(RANKS)))


@pytest.mark.clause("DEM-11.0g", "DEM-20.1")
def test_the_bids_of_others_are_any_of_their_treasures_and_ones_own_stays() -> None:
    scene = Scene({}, {"hex": OPEN}, auction=True, bids={0: (11,), 1: (ANI,)}).own(0, 11, 12).own(1, ANI, TWENTY)
    assert {imagined_bid(scene.state, 1, Dice(seed)) for seed in range(40)} == {
        (), (ANI,), (TWENTY,), (ANI, TWENTY),
    }  # fmt: skip
    found = set()
    for seed in range(40):
        twin = scene.match.fork()
        imagine(twin.state, 0, Dice(seed))
        assert twin.state.bids[0] == (11,)
        found.add(twin.state.bids[1])
    assert len(found) == 4
    scene.state.auction = False
    imagine(scene.state, 0, Dice(3))
    assert scene.state.bids == {0: (11,), 1: (ANI,)}
