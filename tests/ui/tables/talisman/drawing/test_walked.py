"""Whoever is asked about the move of somebody else sees from where he came."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from game.talisman.box.board import CLOCKWISE, NEXT
from game.talisman.view import MovementView, TalismanView
from game.ui.tables.talisman.drawing.walked import walked_way
from tests.ui.tables.talisman.conftest import played

VILLAGE = "outer_00_village"


def arrived(space: str, movement: MovementView) -> TalismanView:
    view = played(seats=2, decisions=6).view(0)
    assert isinstance(view, TalismanView)
    heroes = (replace(view.heroes[0], space=space), *view.heroes[1:])
    return replace(view, heroes=heroes, movement=movement)


def test_the_way_of_a_move_leads_back_as_many_steps_as_were_thrown() -> None:
    way = walked_way(arrived(VILLAGE, MovementView(3, 0, CLOCKWISE)), 0)
    assert (len(way), way[-1]) == (4, VILLAGE)
    assert all(NEXT[CLOCKWISE][one] == other for one, other in pairwise(way))


def test_no_way_is_told_that_nobody_can_know() -> None:
    assert not walked_way(arrived(VILLAGE, MovementView(3, 0, 0)), 0), "over the bridge"
    assert not walked_way(arrived(VILLAGE, MovementView(3, 1, CLOCKWISE)), 0), "still on the way"
    assert not walked_way(arrived("outer_04_sentinel", MovementView(3, 0, CLOCKWISE)), 0), "held up there"
