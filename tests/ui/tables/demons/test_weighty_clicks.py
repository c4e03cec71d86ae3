"""What gives something away for good in Demons is chosen with a first click, and done with a second one."""

from __future__ import annotations

from itertools import pairwise

from game.demons.box.displays import limit_of
from game.demons.box.goetia import DEMONS, POWERS_OF, RANK_OF
from game.demons.box.ranks import DUKE, RANKS
from game.lessons.course import LessonCourse
from game.lessons.demons import ATTACK, LESSON
from game.lessons.demons.table import BESIDE, MARBAS
from game.ui.tables.demons.places import BOX
from tests.demons.scene import FOREST, OPEN, Scene, use
from tests.ui.conftest import OpenApp
from tests.ui.tables.demons.table_driver import DemonsDriver

DUKES = tuple([demon for demon in DEMONS if RANK_OF[demon] == DUKE])
DEMONS_OVER_THE_LIMIT = DUKES[: limit_of(DUKES) + 3]
"""More dukes than their display has room for, by at least two."""


def of_one_rank() -> tuple[int, int]:
    """Two demons of the same rank."""
    first, second = [demon for demon in DEMONS if RANK_OF[demon] == RANKS[-1]][:2]
    return first, second


def transporters() -> tuple[int, ...]:
    """A demon that carries his master away."""
    return tuple([demon for demon in DEMONS if "T" in POWERS_OF[demon]][:1])


def playing(open_app: OpenApp, scene: Scene) -> DemonsDriver:
    driver = DemonsDriver(open_app().app, match=scene.match)
    driver.to_question()
    return driver


def click_place(driver: DemonsDriver, place: str) -> None:
    driver.bring_into_sight(place)
    point = driver.point_of(place)
    assert point is not None, place
    driver.click(point)


def test_another_demon_is_put_in_control_by_a_second_click_only(open_app: OpenApp) -> None:
    driver = playing(open_app, Scene({"hex": OPEN, "demons": of_one_rank()}))
    before = driver.match.state.magicians[0].demons
    key = next(option.key for option in driver.decision.options if option.key.startswith("control:"))
    card = next(piece for piece in driver.pieces("card") if piece.place == key.replace("control", "demon"))
    driver.click(card.rect.center)
    assert f"option:{key}" not in driver.ids(), "who controls is chosen in the display alone"
    driver.click("ui:control")
    driver.step(2)
    box = next(piece for piece in driver.pieces("card") if piece.zone == BOX and card.place in piece.also)
    driver.click(box.rect.center)
    assert driver.match.state.magicians[0].demons == before
    assert driver.table.find(f"option:{key}").chosen  # type: ignore[attr-defined]  # a button
    driver.step(40)
    driver.click(box.rect.center)
    driver.to_question()
    assert driver.match.state.magicians[0].demons[0] == before[1]


def test_leaving_armenia_takes_a_second_click_and_its_button_never_stands_out(open_app: OpenApp) -> None:
    driver = playing(open_app, Scene({"hex": FOREST, "demons": (35,)}))
    assert driver.decision.option("leave") is not None
    assert "option:leave" not in driver.ids(), "the plate on the map is there for it"
    driver.click("exit")
    assert driver.match.state.magicians[0].status == "free"
    assert driver.table.find("option:leave").chosen  # type: ignore[attr-defined]  # a button
    driver.click("exit")
    assert driver.app.screen.name == "confirm"


def test_whenever_one_may_leave_the_plate_on_the_map_is_there_for_it_and_no_button(open_app: OpenApp) -> None:
    driver = playing(open_app, use({"hex": FOREST, "demons": transporters()}))
    key = next(option.key for option in driver.decision.options if option.key.endswith(":T"))
    driver.table.choose(key)
    driver.to_question()
    assert driver.decision.kind == "transport"
    assert driver.decision.option("leave") is not None
    assert driver.table.table.find("exit") is not None
    assert "option:leave" not in driver.ids()
    driver.click("exit")
    assert driver.match.state.magicians[0].status == "free"
    assert driver.table.find("option:leave").chosen  # type: ignore[attr-defined]  # a button


def test_demons_told_off_for_a_fight_look_chosen(open_app: OpenApp) -> None:
    course = LessonCourse(LESSON, [step.title for step in LESSON.steps].index(ATTACK.title))
    driver = DemonsDriver(open_app().app, match=course.match)
    driver.to_question()
    first, second = f"attack:{BESIDE}", f"with:{MARBAS}"
    driver.table.answer(first)
    driver.to_question()
    assert driver.table.controller is not None
    assert not driver.table.controller.marked()
    driver.table.answer(second)
    driver.to_question()
    assert f"card:demon:{MARBAS}" in driver.table.controller.marked()


def test_the_cards_keep_their_places_while_one_demon_after_another_is_let_go(open_app: OpenApp) -> None:
    driver = playing(open_app, Scene({"hex": FOREST, "demons": DEMONS_OVER_THE_LIMIT}))
    driver.table.answer("rest")
    driver.to_question()
    assert driver.decision.kind == "release"
    driver.key("escape")
    before = {piece.place: piece.rect for piece in driver.pieces("card")}
    let_go = driver.decision.options[0].place
    driver.table.answer(driver.decision.options[0].key)
    driver.to_question()
    assert driver.decision.kind == "release", "one more has to go"
    driver.key("escape")
    after = {piece.place: piece.rect for piece in driver.pieces("card")}
    assert before.keys() - after.keys() == {let_go}
    assert all(after[place] == before[place] for place in after)


def test_the_gaps_close_when_the_last_one_has_gone(open_app: OpenApp) -> None:
    driver = playing(open_app, Scene({"hex": FOREST, "demons": DEMONS_OVER_THE_LIMIT}))
    driver.table.answer("rest")
    driver.to_question()
    while driver.decision.kind == "release":
        driver.table.answer(driver.decision.options[0].key)
        driver.to_question()
    cards = driver.pieces("card")
    gaps = {after.rect.left - before.rect.left for before, after in pairwise(cards)}
    assert len(gaps) <= 1


def test_the_note_about_a_power_comes_with_the_first_click_while_the_demon_can_still_be_kept(open_app: OpenApp) -> None:
    driver = DemonsDriver(open_app(first_times=True).app, match=use({"hex": OPEN, "demons": transporters()}).match)
    driver.to_question()
    driver.table.first_times.close()
    driver.click(f"card:demon:{transporters()[0]}")
    driver.step(3)
    note = driver.table.first_times.shown
    assert note is not None
    assert note.id == "transport"
    assert not driver.match.record


def test_a_friendly_healer_offers_once_to_lift_a_curse_and_healing_where_there_is_a_wound(open_app: OpenApp) -> None:
    for wounds, shown in ((0, {f"lift:{MARBAS}"}), (1, {f"lift:{MARBAS}", f"power:{MARBAS}:C"})):
        driver = playing(open_app, use({"hex": OPEN, "demons": (MARBAS,), "curses": 1, "wounds": wounds}))
        driver.click(f"card:demon:{MARBAS}")
        driver.step(3)
        assert driver.table.controller is not None
        answers = {option.key for option in driver.table.controller.buttons()}
        assert answers - {"done"} == shown
        advised = driver.advice()
        assert advised in answers, "what is advised is there to be clicked"
