"""The lesson of Talisman: what the Hermit says is what happens."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.lessons import talisman
from game.lessons.checking import faults, ways_through
from game.lessons.course import LessonCourse
from game.lessons.lesson import Lesson, Scene, Step
from game.lessons.talisman import LESSON, facts, table
from game.talisman.box.board import SPACES
from game.talisman.box.register import CARD_OF
from game.talisman.rules.belongings.exchange import points_of
from game.talisman.rules.fights.scores import fighting_side
from game.talisman.rules.table.sheet import allowance
from game.talisman.state import STRENGTH_FOR_A_POINT, Hero, TalismanState

MOST_WORDS = 45


def before(step: Step, lesson: Lesson = LESSON) -> LessonCourse:
    """The lesson where a step begins."""
    return LessonCourse(lesson, [other.title for other in lesson.steps].index(step.title))


def after(step: Step, *answers: str, lesson: Lesson = LESSON) -> LessonCourse:
    """The lesson where a step was taken, by other answers than the first if so said."""
    course = before(step, lesson)
    for key in answers or tuple(next(step.ways())):
        course.give(key)
        course.let_others_answer()
    return course


def state(course: LessonCourse) -> TalismanState:
    """The table as it lies."""
    found: TalismanState = course.match.state
    return found


def you(course: LessonCourse) -> Hero:
    """The learner's Character."""
    return state(course).heroes[table.YOU]


def rival(course: LessonCourse) -> Hero:
    """The other one."""
    return state(course).heroes[table.RIVAL]


def asked(course: LessonCourse) -> str:
    """The kind of the open question."""
    decision = course.match.next_decision()
    assert decision is not None
    return decision.kind


def says(course: LessonCourse) -> str:
    """What the open step says."""
    return str(course.step.words(course.match))


def with_dice(step: Step, *faces: int) -> Lesson:
    """The lesson, with other dice in the scene of a step."""
    scenes = tuple(replace(scene, faces=faces) if step in scene.steps else scene for scene in LESSON.scenes)
    return replace(LESSON, scenes=scenes)


# -- how it is told --------------------------------------------------------------------------------------


@pytest.mark.parametrize("step", LESSON.steps, ids=lambda step: str(step.title))
def test_a_step_is_short_and_holds_while_it_is_taken(step: Step) -> None:
    course = before(step)
    said = says(course)
    assert len(said.split()) <= MOST_WORDS
    for key in next(step.ways()):
        course.give(key)
        course.let_others_answer()
        assert says(course) == said


def test_most_steps_are_deeds() -> None:
    read = [step for step in LESSON.steps if not step.answers]
    assert 2 * len(read) < len(LESSON.steps)


def test_what_the_warlock_gave_and_took_is_so_ever_after() -> None:
    earned = you(after(talisman.THE_WARLOCK))
    for step in (talisman.THE_PORTAL, talisman.THE_TRIALS, talisman.THE_CROWN):
        now = you(before(step))
        assert sorted(now.objects) == sorted(earned.objects)
        assert now.gold == earned.gold


def test_the_lesson_tells_how_many_spells_craft_allows() -> None:
    course = before(talisman.A_SPELL)
    assert f"Craft {you(course).craft} you may hold {allowance(state(course), table.YOU)} Spells" in says(course)


def test_other_dice_break_the_lesson() -> None:
    assert faults(with_dice(talisman.A_FIGHT, 2, 1, 1, 6))
    assert faults(with_dice(talisman.A_THROW, 3))


# -- the first turn --------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-5a")
def test_the_dream_shows_the_warrior_on_the_crown() -> None:
    assert you(before(talisman.THE_AIM)).space == table.CROWN


@pytest.mark.clause("TAL-6.13.4a")
def test_the_ruins_bring_as_many_cards_as_the_hermit_promises() -> None:
    assert str(SPACES[table.RUINS].draw) in says(before(talisman.A_THROW))
    course = after(talisman.A_THROW)
    assert you(course).space == table.RUINS
    assert len(state(course).cards[table.RUINS]) == SPACES[table.RUINS].draw > SPACES[table.WOODS].draw


@pytest.mark.clause("TAL-6.1.4a", "TAL-6.16.4c")
def test_the_goblin_becomes_a_trophy() -> None:
    said = says(before(talisman.A_FIGHT))
    assert f"you {you(before(talisman.A_FIGHT)).strength}" in said
    assert f"Goblin {CARD_OF[table.GOBLIN].strength}" in said
    assert you(after(talisman.A_FIGHT)).trophies == (table.GOBLIN,)


def test_the_sword_adds_to_strength_in_battle_alone() -> None:
    without, armed = before(talisman.A_TREASURE), after(talisman.A_TREASURE)
    assert you(armed).objects == (table.SWORD,)
    in_combat, against_spirits = facts.own_points(table.GOBLIN), facts.own_points(table.SPECTRE)
    assert in_combat(armed.match) != in_combat(without.match)
    assert against_spirits(armed.match) == against_spirits(without.match)


# -- some turns later ------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.16.4d", "TAL-6.16.4e")
def test_the_spectre_takes_a_life_and_the_turn_and_stays() -> None:
    lives = you(before(talisman.A_SPIRIT)).lives
    course = after(talisman.A_SPIRIT, "fight")
    assert you(course).lives == lives - 1
    assert asked(course) == "end_turn"
    assert state(course).cards[table.PLAINS] == (table.SPECTRE,)


@pytest.mark.clause("TAL-6.13.4c", "TAL-6.2.7c")
def test_the_fountain_is_met_in_place_of_a_drawn_card_and_brings_craft_and_a_spell() -> None:
    course = before(talisman.A_DRINK)
    craft, deck = you(course).craft, state(course).adventure.cards
    course = after(talisman.A_DRINK, "throw", "cw", "yes")
    assert state(course).adventure.cards == deck
    assert you(course).craft == craft + 1
    assert table.DESTRUCTION in you(course).spells


@pytest.mark.clause("TAL-S.counterspell")
def test_a_counterspell_undoes_the_rivals_and_the_spectre_is_gone() -> None:
    assert table.PLAINS not in state(after(talisman.AN_ANSWER)).cards


@pytest.mark.clause("TAL-S.counterspell")
def test_whoever_passes_keeps_his_counterspell_and_the_spectre_stays() -> None:
    course = after(talisman.AN_ANSWER, "pass")
    assert state(course).cards[table.PLAINS] == (table.SPECTRE,)
    assert you(course).spells == (table.COUNTERSPELL,)
    assert any("pass" in answers for ways in ways_through(LESSON) for answers in ways.values())


@pytest.mark.clause("TAL-6.4.6")
def test_the_healer_gives_the_life_back_for_gold() -> None:
    was, now = you(before(talisman.THE_VILLAGE)), you(after(talisman.THE_VILLAGE))
    assert (now.lives - was.lives, now.gold - was.gold) == (1, -1)


@pytest.mark.clause("TAL-6.1.4b", "TAL-6.1.4c")
def test_the_trophies_give_strength_and_what_is_over_is_lost() -> None:
    course = before(talisman.THE_TROPHIES)
    points, strength = points_of(you(course).trophies), you(course).strength
    assert points % STRENGTH_FOR_A_POINT
    assert f"{points} points" in says(course)
    course = after(talisman.THE_TROPHIES)
    assert you(course).strength == strength + points // STRENGTH_FOR_A_POINT
    assert you(course).trophies == ()


@pytest.mark.clause("TAL-6.16.9b")
def test_the_rival_stands_where_the_hermit_says_and_gives_up_his_talisman() -> None:
    assert rival(before(talisman.THE_RIVAL)).space == table.GRAVEYARD
    course = after(talisman.THE_RIVAL)
    assert table.TALISMAN in you(course).objects
    assert rival(course).objects == ()


# -- the bridge and the Crown ----------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.11.12a")
def test_whoever_beats_the_sentinel_is_across() -> None:
    assert you(after(talisman.THE_BRIDGE)).space == table.HILLS


@pytest.mark.clause("TAL-6.11.12b")
def test_whoever_loses_to_the_sentinel_stays_a_life_poorer() -> None:
    unlucky = with_dice(talisman.THE_BRIDGE, 1, 1, 6)
    course = after(talisman.THE_BRIDGE, "cross", "fight", lesson=unlucky)
    assert you(course).space == table.SENTINEL
    assert you(course).lives == you(before(talisman.THE_BRIDGE)).lives - 1


def test_what_the_hermit_counts_up_at_the_bridge_is_all_that_is_added() -> None:
    course = after(talisman.THE_BRIDGE, "cross")
    fight = state(course).fight
    assert fight is not None
    added = [item.source for item in fighting_side(state(course), fight).items]
    assert added == ["strength", table.UNICORN, table.SWORD]


@pytest.mark.clause("TAL-6.11.24b")
def test_the_portal_opens_and_leads_to_the_plain_of_peril() -> None:
    assert you(before(talisman.THE_PORTAL)).space == table.PORTAL
    assert you(after(talisman.THE_PORTAL)).space == table.PLAIN_OF_PERIL


@pytest.mark.clause("TAL-6.11.24c")
def test_a_portal_that_stays_shut_takes_a_point_of_what_it_was_forced_with() -> None:
    strength = you(before(talisman.THE_PORTAL)).strength
    unlucky = after(talisman.THE_PORTAL, lesson=with_dice(talisman.THE_PORTAL, 6, 6))
    assert you(unlucky).strength == strength - 1
    assert you(unlucky).space == table.PORTAL


@pytest.mark.clause("TAL-BRD-9")
def test_the_warlock_gives_a_talisman_for_what_he_asks() -> None:
    course = after(talisman.THE_WARLOCK)
    assert len(you(course).objects) == len(you(before(talisman.THE_WARLOCK)).objects) + 1
    assert you(course).gold == you(before(talisman.THE_WARLOCK)).gold - 2


@pytest.mark.clause("TAL-6.14.5b")
def test_the_crypt_lets_through_whose_strength_the_dice_do_not_exceed() -> None:
    assert you(after(talisman.THE_TRIALS)).space == table.CRYPT
    unlucky = after(talisman.THE_TRIALS, lesson=with_dice(talisman.THE_TRIALS, 6, 6, 6))
    assert you(unlucky).space == table.CITY


@pytest.mark.clause("TAL-6.9.8b")
def test_the_command_spell_works_from_the_throw_that_the_hermit_names() -> None:
    lowest = facts.lowest_command(LessonCourse(LESSON).match)
    assert isinstance(lowest, int)
    failed = after(talisman.THE_CROWN, lesson=with_dice(talisman.THE_CROWN, lowest - 1))
    assert rival(failed).lives == rival(before(talisman.THE_CROWN)).lives
    assert after(talisman.THE_CROWN, lesson=with_dice(talisman.THE_CROWN, lowest)).match.next_decision() is None


@pytest.mark.clause("TAL-WIN-1")
def test_the_lesson_ends_with_a_match_won() -> None:
    course = after(talisman.THE_CROWN)
    assert course.match.next_decision() is None
    assert state(course).winners == (table.YOU,)


def test_portal_followers_and_the_moment_of_a_spell_are_taught() -> None:
    said = " ".join(step.say.message for step in LESSON.steps)
    for words in ("the Portal, which opens to {dice} dice", "is your Follower", "may be cast at this moment"):
        assert words in said


@pytest.mark.parametrize("scene", LESSON.scenes[2:], ids=lambda scene: str(scene.steps[0].title))
def test_every_jump_of_turns_is_told(scene: Scene) -> None:
    assert "turns later" in scene.steps[0].say.message
