"""What the lesson of Demons says is what happens."""

from __future__ import annotations

import pytest

from game.demons.box.charts import discovery_result
from game.demons.box.ranks import SHIELD_LEVEL
from game.demons.box.treasures import worth_of
from game.demons.rules.scoring import net_worth, shield_cost
from game.demons.state import MAGICIAN_POINTS, DemonsState, Magician
from game.engine.boards.hexes import distance
from game.engine.dice import LoadedDice
from game.lessons.course import LessonCourse
from game.lessons.demons import (
    ATTACK,
    CONJURE,
    CURSE,
    DEFEND,
    HELD,
    HOME_AGAIN,
    LESSON,
    MORTALS,
    ROOM,
    SEARCH,
    SEIZE,
    STEPS,
    WALK,
    WON,
)
from game.lessons.demons.table import (
    AMID,
    BARON_OF_SASUN,
    BUER,
    EMIR_OF_AMID,
    ENTRY,
    FORAS,
    IPOS,
    MALPHAS,
    MARBAS,
    SEERE,
    SITRI,
    TREASURY,
)
from game.lessons.lesson import Step

LONGEST = 45
"""Words that a step may take to read."""


def at(step: Step) -> LessonCourse:
    """The lesson where a step begins."""
    return LessonCourse(LESSON, STEPS.index(step))


def state_of(course: LessonCourse) -> DemonsState:
    """The table."""
    state: DemonsState = course.match.state
    return state


def magician_of(course: LessonCourse) -> Magician:
    """The learner's magician."""
    return state_of(course).magicians[LESSON.learner]


def said(course: LessonCourse) -> str:
    """What the open step says now."""
    return str(course.step.words(course.match))


def after(step: Step, answers: int) -> LessonCourse:
    """The lesson after some answers of a step."""
    course = at(step)
    for _ in range(answers):
        course.give(course.expected[0])
        course.let_others_answer()
    return course


def test_no_step_takes_long_to_read() -> None:
    for step in STEPS:
        assert len(said(at(step)).split()) <= LONGEST, step.title


@pytest.mark.clause("DEM-10.0g")
def test_the_unfriendly_president_has_left_and_the_others_obey() -> None:
    course = at(SEARCH)
    assert set(magician_of(course).demons) == {MARBAS, FORAS, BUER}
    assert MALPHAS in state_of(course).released


@pytest.mark.clause("DEM-9.0e")
def test_the_number_said_for_presidents_is_what_the_die_is_changed_by() -> None:
    added = dict(CONJURE.words(at(CONJURE).match).facts)["added"]
    conjuration = state_of(at(SEARCH)).conjuration[0]
    assert conjuration.net == conjuration.roll + int(str(added))


@pytest.mark.clause("DEM-13.0d")
def test_foras_lies_on_a_treasure_worth_more_than_the_shield() -> None:
    course = at(MORTALS)
    assert state_of(course).grid.finder[TREASURY] == FORAS
    assert FORAS not in magician_of(course).demons
    assert f"{worth_of(TREASURY)} ducats" in said(course)
    assert worth_of(TREASURY) > shield_cost(magician_of(course).shield, alone=True)


@pytest.mark.clause("DEM-3.0c")
def test_the_emir_wakes_at_the_distance_that_was_said() -> None:
    before = at(MORTALS)
    away = distance(magician_of(before).hex, state_of(before).units.hex[EMIR_OF_AMID])
    assert f"{away} hexes" in said(before)
    course = at(HELD)
    (move,) = state_of(course).report
    assert (move.unit, move.distance) == (EMIR_OF_AMID, away)
    assert move.roll >= away
    assert f"rolled {move.roll}" in said(course)
    assert distance(ENTRY, state_of(course).units.hex[EMIR_OF_AMID]) == 1
    assert not magician_of(course).found
    search = state_of(course).searches[-1]
    finds, slips = (int(str(dict(course.step.words(course.match).facts)[name])) for name in ("finds", "slips"))
    for face in range(1, 7):
        result = discovery_result(face, search.modifier, search.strength)
        assert (result == "D", result == "E") == (face >= finds, face <= slips)


@pytest.mark.clause("DEM-5.5b")
def test_beside_the_emir_nobody_walks() -> None:
    decision = at(HELD).match.decision
    assert decision is not None
    assert not [option.key for option in decision.options if option.key.startswith(("move:", "leave"))]


@pytest.mark.clause("DEM-17.0")
def test_there_is_one_demon_more_than_the_room_that_is_said() -> None:
    course = at(ROOM)
    assert f"room for {len(magician_of(course).demons) - 1} demons" in said(course)
    assert IPOS not in magician_of(at(ATTACK)).demons


@pytest.mark.clause("DEM-8.0a")
def test_the_chances_that_are_said_are_those_that_the_panel_shows() -> None:
    course = after(ATTACK, 4)
    decision = course.match.decision
    assert decision is not None
    fight = decision.option("fight")
    assert fight is not None
    odds = decision.odds(fight)
    assert odds is not None
    facts = dict(ATTACK.words(course.match).facts)
    destroyed = max(odds, key=lambda outcome: outcome.value)
    assert destroyed.share * int(str(facts["sides"])) == facts["chance"]
    assert f"strength {facts['friends']} against {facts['strength']}" in str(odds.about).lower()


@pytest.mark.clause("DEM-8.2n")
def test_the_emir_is_destroyed_and_every_friendly_demon_survives() -> None:
    course = at(WALK)
    assert state_of(course).units.hex[EMIR_OF_AMID] == 0
    assert set(magician_of(course).demons) == {MARBAS, BUER, SEERE, SITRI}


@pytest.mark.clause("DEM-5.0c")
def test_the_points_that_are_said_pay_for_the_walk_to_the_treasury() -> None:
    course = at(WALK)
    decision = course.match.decision
    assert decision is not None
    walk = decision.option(f"move:{AMID}")
    assert walk is not None
    assert int(str(dict(walk.text.facts)["n"])) <= MAGICIAN_POINTS
    assert f"{MAGICIAN_POINTS} points" in said(course)
    assert AMID not in state_of(course).units.hex


@pytest.mark.clause("DEM-13.0e")
def test_only_demons_who_outrank_foras_can_seize_and_sitri_does() -> None:
    decision = after(SEIZE, 1).match.decision
    assert decision is not None
    assert set(decision.keys()) == {f"with:{demon}" for demon in (MARBAS, BUER, SITRI)}
    assert f"lower than the {FORAS} of Foras" in said(at(SEIZE))
    course = after(SEIZE, 2)
    assert (state_of(course).grid.owner[TREASURY], state_of(course).grid.marker[TREASURY]) == (LESSON.learner, SITRI)
    assert magician_of(course).hex == AMID


@pytest.mark.clause("DEM-13.0f")
def test_the_die_that_must_show_is_the_one_that_the_button_names() -> None:
    course = at(SEIZE)
    decision = course.match.decision
    assert decision is not None
    seize = decision.option(f"seize:{TREASURY}")
    assert seize is not None
    needed = f"{dict((seize.tooltip or seize.text).facts)['guard']}"
    assert f"on more than {needed}" in str(seize.tooltip)
    assert f"{needed} or less" in said(course)


@pytest.mark.clause("DEM-8.2b")
def test_the_baron_finds_the_learner_and_is_put_to_flight_without_loss() -> None:
    before, course = at(DEFEND), at(CURSE)
    assert magician_of(before).found
    assert f"strength of {state_of(before).fight[0].attack}." in said(before)
    assert state_of(course).units.fleeing[BARON_OF_SASUN]
    assert set(magician_of(course).demons) == {MARBAS, BUER, SEERE}


@pytest.mark.clause("DEM-9.0h")
def test_the_marquises_bring_a_curse_that_does_not_kill() -> None:
    course = at(HOME_AGAIN)
    assert state_of(course).conjuration[0].net == -magician_of(course).curses < 0
    worst = 1 + int(str(dict(CURSE.words(at(CURSE).match).facts)["added"]))
    assert -worst < int(str(dict(CURSE.words(at(CURSE).match).facts)["deadly"]))


@pytest.mark.clause("DEM-12.3c")
@pytest.mark.parametrize("answer", HOME_AGAIN.expected(()))
def test_the_curse_can_be_lifted_in_every_way_that_will_do(answer: str) -> None:
    course = at(HOME_AGAIN)
    assert magician_of(course).curses
    course.give(answer)
    course.let_others_answer()
    assert not magician_of(course).curses
    assert SEERE in magician_of(course).demons


@pytest.mark.clause("DEM-4.6b")
def test_the_match_is_won_by_what_is_said_at_the_end() -> None:
    course = at(WON)
    result = course.match.result
    assert result is not None
    assert result.winners == (LESSON.learner,)
    net = net_worth(state_of(course), LESSON.learner)
    assert net > 0
    for ducats in (worth_of(TREASURY), shield_cost(magician_of(course).shield, alone=True), net):
        assert str(ducats) in said(course)


def test_the_prices_named_at_the_end_are_those_of_the_match_that_follows_and_of_this_one() -> None:
    facts = dict(WON.words(at(WON).match).facts)
    assert facts["tin"] == shield_cost(SHIELD_LEVEL["tin"], alone=False)
    assert shield_cost(SHIELD_LEVEL["copper"], alone=False) == 0, "free, it says"


def test_every_throw_of_the_lesson_is_loaded_and_none_is_left() -> None:
    before, healed, end = (at(step).match.dice for step in (CURSE, HOME_AGAIN, WON))
    assert isinstance(before, LoadedDice)
    assert isinstance(healed, LoadedDice)
    assert before.faces == LESSON.scenes[0].faces[-1:]
    assert healed.faces == ()
    assert end.draws == healed.draws
