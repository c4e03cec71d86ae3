"""Nullify where nobody but its caster holds Spells: it may be cast, but nobody is asked for its sake alone."""

from __future__ import annotations

import pytest

from game.ui.tables.common.answers.risks import risk_of
from tests.talisman.meeting.playing_on import idle_until_turn_of
from tests.talisman.scene import Scene, arriving, figure, moving

FIELDS = "outer_01_fields"
CASTER = figure("thief", FIELDS, craft=4, spells="nullify#1 hex#1")
EMPTY_HANDED, READER = figure("troll", "city"), figure("elf", "castle", spells="hex#1")


def risk(scene: Scene, key: str) -> str:
    """What is asked once more before an answer."""
    option = scene.open().option(key)
    assert option is not None
    return str(risk_of(scene.open(), option))


@pytest.mark.clause("TAL-S.nullify", "TAL-6.9.6a")
def test_at_the_start_of_the_turn_it_may_be_cast_at_oneself_after_a_warning() -> None:
    scene = moving(CASTER, EMPTY_HANDED)
    assert scene.odds("cast:nullify#1") == {"You discard your other Spells.": "1"}
    assert "your other Spells" in risk(scene, "cast:nullify#1")
    scene.choose("cast:nullify#1")
    assert scene.hero().spells == ()


@pytest.mark.clause("TAL-S.nullify", "TAL-6.9.6b-R")
def test_nobody_is_asked_in_a_moment_for_spells_for_its_sake_alone() -> None:
    other = figure("thief", "castle", craft=4, spells="nullify#1 hex#1")
    theirs = arriving(EMPTY_HANDED, other, deck="healer#1")
    assert "cast:nullify#1" not in idle_until_turn_of(theirs, 1)
    own = arriving(CASTER, EMPTY_HANDED, deck="healer#1")
    assert not own.was_asked("window")


@pytest.mark.clause("TAL-S.nullify", "TAL-6.9.6a")
def test_where_another_spell_is_asked_for_it_is_offered_beside_it() -> None:
    caster = figure("thief", FIELDS, craft=4, spells="nullify#1 random#1")
    scene = arriving(caster, EMPTY_HANDED)
    assert {"cast:nullify#1", "cast:random#1"} <= {*scene.offered}


@pytest.mark.clause("TAL-S.nullify")
def test_where_somebody_else_holds_spells_it_is_asked_for_and_only_the_own_hand_is_warned_of() -> None:
    own = figure("thief", FIELDS, craft=4, spells="nullify#1 teleport#1")
    scene = arriving(own, READER)
    assert "cast:nullify#1" in scene.offered
    assert risk(scene, "cast:nullify#1") == "None"
    scene.choose("cast:nullify#1")
    assert "your other Spells" in risk(scene, "target:seat:0")
    assert risk(scene, "target:seat:1") == "None"


@pytest.mark.clause("TAL-S.nullify", "TAL-FLOW-8")
def test_at_the_end_of_the_turn_it_alone_keeps_nobody_from_ending_it() -> None:
    alone = arriving(CASTER, EMPTY_HANDED, deck="angel#1")
    assert alone.turn == 1
    assert not alone.was_asked("end_turn")
    owner = figure("thief", FIELDS, craft=4, spells="nullify#1 hex#1", objects="axe#1")
    carrying = arriving(owner, EMPTY_HANDED, deck="angel#1")
    assert {"end", "cast:nullify#1", "leave:axe#1"} <= {*carrying.offered}
