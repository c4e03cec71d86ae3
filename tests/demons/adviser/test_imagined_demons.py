"""Face-down demons can be imagined wherever unfriendly ones lie with those who had the ring (DEM-20.1, DEM-10.0h)."""

import pytest

from game.demons.adviser.imagination import Slot, deal_by_exchange, willing_of
from game.demons.box.goetia import ATTITUDE_OF, COUNTERS, DEMONS, RANK_OF, UNFRIENDLY
from game.demons.box.ranks import RANKS
from game.engine.dice import Dice
from tests.demons.scene import GAME, Scene

UNFRIENDLY_DUKES = tuple(d for d in DEMONS if RANK_OF[d] == "duke" and ATTITUDE_OF[d] == UNFRIENDLY)
WILLING_DUKES = tuple(d for d in DEMONS if RANK_OF[d] == "duke" and ATTITUDE_OF[d] != UNFRIENDLY)


def without_dukes(*left: int) -> Scene:
    """Two magicians with face-down demons: only the second has had the ring; of the Dukes only ``left`` are unseen."""
    kept, other = WILLING_DUKES[0], UNFRIENDLY_DUKES[0]
    scene = Scene({}, {"demons": (9, kept, 12), "hex": 2010}, {"demons": (1, other, 55), "hex": 2517, "ring": True})
    state = scene.state
    gone = [demon for demon in COUNTERS["duke"] if demon and demon not in (*left, kept, other)]
    state.pools["duke"], state.released = left, tuple(gone)
    scene.checkpoint()
    return scene


@pytest.mark.clause("DEM-20.1", "DEM-10.0h")
@pytest.mark.parametrize("left", [(), UNFRIENDLY_DUKES[2:4]])
def test_the_last_willing_demon_of_a_rank_may_only_lie_with_whom_no_other_obeys(left: tuple[int, ...]) -> None:
    scene = without_dukes(*left)
    hands = set()
    for seed in range(60):
        twin = scene.match.fork()
        GAME.imagine(twin.state, 0, Dice(seed))
        assert twin.problems() == []
        hands.add(twin.state.magicians[1].demons)
    assert len(hands) > 1


@pytest.mark.clause("DEM-20.1")
def test_exchanging_finds_a_place_for_every_rank_whenever_there_is_one() -> None:
    """Only two places take the two Kings, and only a magician who had the ring takes the unwilling Duke."""
    for seed in range(40):
        slots = [
            Slot(2, False, 0, 9, 6, False, True), Slot(2, False, 1, 28, 6, False, True),
            Slot(1, False, 1, 5, 6, False, False), Slot(1, False, 0, 1, 1, False, False),
        ]  # fmt: skip
        willing = dict.fromkeys(RANKS, 0) | {"king": 1, "duke": 1}
        deal_by_exchange(slots, ["king", "king", "duke", "duke"], willing, Dice(seed))
        assert sorted(slot.rank for slot in slots) == ["duke", "duke", "king", "king"]
        assert slots[3].rank == "duke", "beyond his level no King"
        for rank in ("duke", "king"):
            assert sum(slot.rank == rank and not slot.may_be_unfriendly for slot in slots) <= willing[rank]


def test_willing_demons_are_those_that_need_no_ring() -> None:
    assert willing_of({"duke": [*WILLING_DUKES, *UNFRIENDLY_DUKES]})["duke"] == len(WILLING_DUKES)
