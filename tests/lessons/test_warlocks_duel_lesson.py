"""The lesson of Warlock's Duel: what it says is what happens."""

from __future__ import annotations

import pytest

from game.lessons.checking import play, ways_through
from game.lessons.course import LessonCourse
from game.lessons.warlocks_duel import LESSON
from game.lessons.warlocks_duel.table import LEARNER, OWN_FIRE, RIVAL, RIVAL_LAST_HEAL, SCROLL
from game.warlocks_duel.box.cards import SPELLS
from game.warlocks_duel.rules.gathering import GATHER_UP
from game.warlocks_duel.rules.payment import missing_dice
from game.warlocks_duel.state import INCANTATIONS, Duelist, DuelState

TITLES = [str(step.title) for step in LESSON.steps]


def at(title: str) -> LessonCourse:
    """The lesson at the beginning of a step."""
    return LessonCourse(LESSON, TITLES.index(title))


def side(course: LessonCourse, seat: int) -> Duelist:
    """One side of the table."""
    state: DuelState = course.match.state
    return state.duelists[seat]


def words(course: LessonCourse) -> str:
    """What the open step says."""
    return str(course.step.words(course.match))


@pytest.mark.clause("WD-0.8")
def test_the_dice_kept_first_pay_for_the_fire_that_the_step_names() -> None:
    course = at("Beware of greed")
    assert missing_dice(side(course, LEARNER).pool, SPELLS[OWN_FIRE].cost) == 0
    assert f"{side(course, LEARNER).reserve} left" in words(course)


@pytest.mark.clause("WD-2.10")
def test_only_the_rival_pays_for_greed() -> None:
    course = at("Race for a scroll")
    before = at("Your power")
    lost = side(before, RIVAL).power - side(course, RIVAL).power
    assert lost > 0
    assert f"{lost} power lost" in words(course)
    assert side(course, LEARNER).power == side(before, LEARNER).power
    assert side(course, LEARNER).reserve > 0


@pytest.mark.clause("WD-3.9")
def test_the_rival_could_have_taken_the_scroll() -> None:
    course = at("Race for a scroll")
    assert missing_dice(side(course, RIVAL).pool, SPELLS[SCROLL].cost) == 0
    assert SCROLL in course.match.state.market
    assert SCROLL in side(at("Pay for fire"), LEARNER).cards


def test_what_was_taken_back_is_paid_again_with_the_whirlwind_saved() -> None:
    wasted, saved = at("Take it back"), at("Heal, then pass")
    assert wasted.match.state.stage == saved.match.state.stage == INCANTATIONS
    assert "whirlwind" in side(wasted, LEARNER).paid[OWN_FIRE]
    assert "whirlwind" not in side(saved, LEARNER).paid[OWN_FIRE]
    assert "whirlwind" in side(saved, LEARNER).pool


def test_any_die_that_goes_with_the_water_leaves_the_same_blows_to_come() -> None:
    ends = [play(LESSON, ways).match.result for ways in ways_through(LESSON)]
    assert len(ends) > 1
    assert all(result is not None and result.winners == (LEARNER,) for result in ends)


@pytest.mark.clause("WD-4.10")
def test_the_heal_of_the_rival_takes_as_much_off_the_blow_as_the_voice_says() -> None:
    course = at("Answer an attack")
    blow = SPELLS[OWN_FIRE].strength.points((), Duelist())
    through = side(at("Cast your fire"), RIVAL).power - side(course, RIVAL).power
    assert f"took {blow - through} off" in words(course)


def test_every_kind_of_answer_is_there_to_compare() -> None:
    decision = at("Answer an attack").match.decision
    assert decision is not None
    kinds = {option.key.partition(":")[0] for option in decision.options}
    assert kinds == {"heal", "reserve", "counter", "decline"}
    assert all(decision.odds(option) is not None for option in decision.options)


@pytest.mark.clause("WD-4.3")
def test_holding_instead_of_the_last_spell_would_lose_it() -> None:
    course = at("Cast or hold")
    assert side(course, RIVAL).active == (RIVAL_LAST_HEAL,)
    for _seat in (LEARNER, RIVAL):
        course.match.choose("hold")
        course.match.next_decision()
    assert not side(course, LEARNER).active
    assert side(course, RIVAL).power == side(at("Cast or hold"), RIVAL).power


@pytest.mark.clause("WD-4.14")
def test_the_blow_that_is_ordered_takes_more_than_it_can_cost() -> None:
    course = at("Cast or hold")
    dice, points = len(side(course, RIVAL).pool), SPELLS[SCROLL].strength.points((), Duelist())
    assert 0 < dice < points
    assert f"takes {points}; the {dice} dice" in words(course)


@pytest.mark.clause("WD-5.1")
@pytest.mark.clause("WD-5.9")
def test_after_the_round_reserves_heal_and_the_weaker_one_begins() -> None:
    before, course = at("Cast or hold"), at("A round ends")
    kept = side(before, LEARNER).reserve
    struck = side(before, LEARNER).power + kept - side(course, LEARNER).power
    assert f"you lost {struck} power" in words(course)
    assert f"struck back with the {struck} dice" in words(course)
    assert f"you gained {kept}" in words(course)
    assert side(course, LEARNER).power < side(course, RIVAL).power
    assert course.match.state.starter == LEARNER


@pytest.mark.clause("WD-4.15")
def test_the_last_blow_would_end_the_learner_but_the_answer_ends_the_rival_first() -> None:
    course = at("The last blow")
    assert course.match.state.strength >= side(course, LEARNER).power
    assert f"Strike back with all {len(side(course, LEARNER).pool)}" in words(course)
    power = side(course, LEARNER).power
    course.give(course.expected[0])
    course.let_others_answer()
    assert course.match.over
    assert not side(course, RIVAL).alive
    assert side(course, LEARNER).power == power


def test_it_is_told_that_to_keep_none_costs_nothing_and_that_one_always_rolls_five() -> None:
    assert str(GATHER_UP.text).startswith("Keep none")
    assert "To keep none costs nothing" in words(at("Beware of greed"))
    assert "you always roll 5" in words(at("Beware of greed"))


def test_the_leap_to_a_later_round_is_told_before_the_table_is_another_one() -> None:
    assert words(at("A round ends")).endswith("Now we leap some rounds ahead.")


@pytest.mark.clause("WD-4.14")
def test_the_counter_strike_is_taught_before_the_first_cast_and_the_dice_of_the_rival_are_counted() -> None:
    assert "take a point from an attacker" in words(at("Heal, then pass"))
    first = at("Cast your fire")
    assert f"his pool: {len(side(first, RIVAL).pool)} dice" in words(first)
    assert side(first, RIVAL).pool


@pytest.mark.clause("WD-3.9", "WD-4.13", "WD-0.6")
def test_the_most_power_one_scroll_a_round_and_the_price_of_the_reserve_are_told() -> None:
    assert "40 is the most" in words(at("Your power"))
    assert "one scroll a round" in words(at("Race for a scroll"))
    assert "Reserve dice weaken it by a point each; using any costs 1 power" in words(at("Answer an attack"))
