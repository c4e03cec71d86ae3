"""A fight on the stage: what counts for both sides, how it ended and why, and how long that is held."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pygame import Rect

from game.engine.decision import Event, Text
from game.talisman.rules.fights.scores import Item
from game.talisman.view import FightView, TalismanView
from game.ui.kit.animation import SPEEDS, Animation
from game.ui.kit.painting.theme import Theme
from game.ui.tables.common.fight.stamp import READ, Stamp
from game.ui.tables.talisman.motion.between_views import TalismanMotion
from game.ui.tables.talisman.stage.fights import fight_of
from game.ui.tables.talisman.stage.parts import FIGHT_VERDICT
from game.ui.tables.talisman.table import TalismanTable
from game.ui.tables.talisman.tabletop import TalismanTabletop
from tests.ui.tables.talisman.conftest import played

AREA = Rect(0, 0, 972, 720)
OWN = (Item("strength", 4), Item("sword#1", 1), Item("otherwise", 0))
FOUGHT = FightView(
    "combat", 0, -1, ("bear#1",), 5, 3, 0, ("sword#1",), (), (5,), 2, 10, 5, items=OWN,
    foe_items=(Item("bear#1", 3),), result="won",
)  # fmt: skip
DUEL = replace(FOUGHT, foe=1, enemies=(), foe_items=OWN)


def view_of(fight: FightView, seat: int = 0) -> TalismanView:
    view = played(3, 60, seed=2).view(seat)
    assert isinstance(view, TalismanView)
    return replace(view, casting=(), dealing="", loss=None, fight=fight)


def ended(kind: str = "fight_won") -> Event:
    return Event(kind, "TAL-6.16.4c", Text("It ends."), (("who", 0),))


def end_of_fight(table: TalismanTable, kind: str = "fight_won") -> Animation:
    view = view_of(FOUGHT)
    layout = table.layout(view, AREA, 0)
    return TalismanMotion(Theme(), table).between([ended(kind)], layout, layout, view, view)


@pytest.mark.clause("TAL-6.16.4a")
def test_what_counts_has_a_row_of_its_own_on_both_sides() -> None:
    own, foe = fight_of(view_of(FOUGHT), FOUGHT).sides
    assert [(row.words, row.points) for row in own.counted] == [("Strength", 4), ("Sword", 1)]
    assert [(row.words, row.points) for row in foe.counted] == [("Strength", 3)]


def test_the_rows_of_a_side_make_up_its_strength_however_many_things_count() -> None:
    many = tuple(Item(source, 1) for source in ("strength", "sword#1", "unicorn#1", "prince#1", "otherwise", "monk"))
    own = fight_of(view_of(FOUGHT), replace(FOUGHT, items=many, value=6)).sides[0]
    assert sum(row.points for row in own.counted) == 6
    assert len(own.counted) < 6


@pytest.mark.parametrize(("seat", "words"), [(0, "Won"), (1, "Lost"), (2, "Ann wins")])
def test_whoever_fights_reads_whether_he_won_and_everybody_else_who_did(seat: int, words: str) -> None:
    assert fight_of(view_of(DUEL, seat), DUEL).verdict == words


def test_the_cause_names_both_totals() -> None:
    drawn = replace(FOUGHT, score=5, result="drawn")
    assert fight_of(view_of(FOUGHT), FOUGHT).cause == "10 against 5: the higher total wins"
    assert fight_of(view_of(drawn), drawn).cause == "5 against 5: nobody is hurt"
    other = replace(FOUGHT, result="lost")
    assert fight_of(view_of(other), other).winner == 1
    assert "not the higher" in fight_of(view_of(other), other).cause


def test_nothing_is_said_of_the_end_before_the_dice() -> None:
    early = replace(FOUGHT, thrown=(), foe_thrown=0, score=0, foe_score=0, result="")
    fight = fight_of(view_of(early), early)
    assert (fight.verdict, fight.cause, fight.winner) == ("", "", None)


@pytest.mark.parametrize("speed", [factor for factor in SPEEDS.values() if factor])
@pytest.mark.parametrize("kind", ["fight_won", "fight_lost", "fight_drawn"])
def test_how_it_ended_is_held_long_enough_at_any_speed(table: TalismanTable, kind: str, speed: float) -> None:
    animation = end_of_fight(table, kind).faster(speed)
    assert any(isinstance(motion, Stamp) for motion in animation.motions)
    assert FIGHT_VERDICT in animation.hidden
    assert animation.length >= READ


def test_it_stops_those_who_fight_from_hurrying_and_nobody_else(table: TalismanTable) -> None:
    tabletop = TalismanTabletop(Theme(), table.pictures)
    assert tabletop.holds(ended(), view_of(DUEL), {1})
    assert not tabletop.holds(ended(), view_of(DUEL), {2})
    assert not tabletop.holds(Event("moved", "TAL-6.11.1a", Text("On.")), view_of(DUEL), {1})
