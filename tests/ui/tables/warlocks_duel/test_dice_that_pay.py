"""Dice to choose from: chosen ones stand out, possible ones wait, and those that cannot be chosen are dim."""

from __future__ import annotations

from pygame import Rect

from game.ui.tables.common.pieces import DIE, Marks, Piece, TableLayout
from game.ui.tables.warlocks_duel.table import USELESS, WAITING, weighed_dice


def die(name: str, zone: str) -> Piece:
    return Piece(name, name, DIE, Rect(0, 0, 40, 40), "fire", zone)


def test_dice_that_cannot_pay_are_dim_and_other_zones_stay_as_they_are() -> None:
    layout = TableLayout(Rect(0, 0, 400, 300), [die("a", "pool:0"), die("b", "pool:0"), die("c", "pool:0")])
    layout.pieces.append(die("other", "pool:1"))
    lit, chosen = frozenset({"b"}), frozenset({"a"})
    assert weighed_dice(layout, Marks(lit=lit, selected=chosen)) == {"b": WAITING, "c": USELESS}
    assert weighed_dice(layout, Marks(lit=lit)) == {"a": USELESS, "b": 255, "c": USELESS}
    assert weighed_dice(layout, Marks()) == {}
