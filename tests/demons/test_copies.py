"""Copies of the state, and choices that are taken back."""

from __future__ import annotations

import pytest

from game.catalogue import load_match
from game.demons.state import DemonsState, Magician
from game.engine.keeping.copying import copier
from tests.demons.random_play import new_match
from tests.demons.scene import Scene


def test_a_copy_of_the_state_shares_nothing_that_changes() -> None:
    state = DemonsState([Magician()])
    twin = copier(DemonsState)(state)
    twin.units.hex[3] = 0
    twin.grid.owner[35] = 0
    twin.magicians[0].hex = 5
    twin.pools["duke"] = ()
    twin.bids[0] = (35,)
    assert state == DemonsState([Magician()])


def test_choices_before_dice_can_be_taken_back_not_later_ones() -> None:
    match = new_match(1, 5)
    match.next_decision()
    match.choose("shield:gold")
    match.next_decision()
    match.choose("to:113")
    match.next_decision()
    assert match.undo()
    assert match.decision is not None
    assert match.decision.kind == "enter"
    match.choose("to:113")
    match.next_decision()
    match.choose("conjure:prince")
    match.next_decision()
    assert not match.undo()


@pytest.mark.clause("DEM-11.0g")
def test_a_match_saved_amid_an_auction_is_the_same_when_it_is_loaded() -> None:
    scene = Scene({"hex": 1011}, {"hex": 2010}, units={4: 810})
    scene.state.ring_unit = 4
    scene.state.pools["duke"] = tuple(counter for counter in scene.state.pools["duke"] if counter)
    scene.own(0, 36, 35).own(1, 41)
    scene.answer("auction", "bid:35").expect("bid")
    assert scene.state.bids == {0: (35,), 1: ()}
    assert load_match(scene.match.save()).fingerprint() == scene.match.fingerprint()
