"""Which rows of the die tables are good, bad, or cost a Life."""

from __future__ import annotations

from fractions import Fraction

import pytest

from game.engine.decision import Outcome, Tone
from game.talisman.box.board import SENTINEL
from game.talisman.box.die_tables import DieTable, Row
from game.talisman.box.register import CARDS
from game.talisman.referee.tones import outcome_of, tone_of
from game.talisman.rules.spaces import die_tables
from game.talisman.state import EVIL, GOOD, MOVING, NEUTRAL
from tests.talisman.scene import Scene, figure

TABLES = [value for value in vars(die_tables).values() if isinstance(value, DieTable)] + [
    card.table for card in CARDS.values() if card.table is not None
]
OPEN = ("Nothing", "Carried", "Come out", "Go to any", "Become Good", "A ", "Hand over", "Defeat", "Take a Life", "No ")
"""How rows begin that are neither good nor bad by themselves."""
WAY_TO_CHAPEL = "outer_05_hills"


def rows() -> list[Row]:
    """All rows of all tables."""
    return [row for table in TABLES for row in table.rows]


def test_every_row_of_every_table_is_good_or_bad_or_known_to_be_neither() -> None:
    unknown = [str(row.text) for row in rows() if tone_of(row) is Tone.NEUTRAL]
    assert not [words for words in unknown if not words.startswith(OPEN)]
    assert not [str(row.text) for row in rows() if tone_of(row) is Tone.GOOD and "ose" in row.text.message[:4]]


@pytest.mark.parametrize(("followers", "costs"), [("", True), ("maiden#1", False)])
def test_the_temples_life_or_follower_costs_a_life_only_where_there_is_no_follower(followers: str, costs: bool) -> None:
    scene = Scene(MOVING, figure("priest", followers=followers), patient=True)
    row = next(row for row in die_tables.TEMPLE_TABLE.rows if row.faces == (4,))
    assert (outcome_of(row, Fraction(1, 12), scene.state, 0).loss is not None) is costs


def told(scene: Scene, key: str) -> list[Outcome]:
    """The results told of an answer."""
    decision = scene.decision
    assert decision is not None
    return list(decision.odds(key) or ())


@pytest.mark.clause("TAL-6.11.11a")
def test_the_way_over_the_bridge_tells_the_chances_against_the_sentinel() -> None:
    scene = Scene(MOVING, figure("warrior", "outer_03_woods"), dice=(2,), patient=True).choose("throw", "cw")
    assert scene.hero().space == SENTINEL
    lost = [outcome for outcome in told(scene, "cross") if outcome.loss is not None]
    # Strength 4 and the higher of the Warrior's 2 dice against 9 and a die: only a 6 against a 1 is not lost.
    assert [outcome.share for outcome in lost] == [1 - Fraction(11, 36) * Fraction(1, 6)]
    decision = scene.decision
    assert decision is not None
    odds = decision.odds("cross")
    assert odds is not None
    assert "Sentinel" in str(odds.about)


@pytest.mark.parametrize(("alignment", "takes"), [(EVIL, True), (GOOD, False), (NEUTRAL, False)])
def test_the_chapel_at_the_end_of_a_way_tells_the_evil_of_the_life_it_takes(alignment: str, takes: bool) -> None:
    traveller = figure("warrior", WAY_TO_CHAPEL, alignment=alignment)
    scene = Scene(MOVING, traveller, dice=(1,), patient=True).choose("throw")
    found = told(scene, "cw")
    assert [outcome.share for outcome in found if outcome.loss is not None] == [1] * takes


@pytest.mark.parametrize(("objects", "takes"), [("", True), ("water_bottle#1", False)])
def test_the_desert_takes_a_life_unless_there_is_water(objects: str, takes: bool) -> None:
    traveller = figure("warrior", "middle_11_desert", objects=objects)
    scene = Scene(MOVING, traveller, dice=(2,), patient=True).choose("throw")
    decision = scene.decision
    assert decision is not None
    deserts = [option.key for option in decision.options if "desert" in (option.place or "")]
    assert deserts
    assert all(bool(told(scene, key)) is takes for key in deserts)


def test_the_portal_tells_the_better_of_both_chances() -> None:
    scene = Scene(MOVING, figure("wizard", "middle_01_black_knight", strength=2, craft=7), dice=(2,), patient=True)
    scene.choose("throw", "ccw")
    found = told(scene, "inwards")
    # At most 7 with two dice; Strength 2 would open it once in 36.
    assert (str(found[0].text), found[0].share) == ("The Portal opens.", Fraction(21, 36))


def test_the_black_knight_takes_a_life_from_who_has_no_gold() -> None:
    poor = Scene(MOVING, figure("warrior", "middle_02_hidden_valley", gold=0), dice=(1,), patient=True).choose("throw")
    assert [outcome.loss is not None for outcome in told(poor, "ccw")] == [True]
