"""Who holds a captive, and who is one, is told what can be done, and when."""

from __future__ import annotations

from game.demons.rules.demon_use import ANYTHING_ELSE, LIFT_OR_END, QUESTION
from game.ui.tables.demons.controller import LITTLE_LEFT
from game.ui.tables.demons.pieces.plates import MagicianPlates
from game.ui.tables.demons.words import explanations
from game.words import say
from tests.demons.scene import OPEN, PLAIN, Scene, use
from tests.ui.conftest import OpenApp
from tests.ui.tables.demons.table_driver import DemonsDriver


def captor(**captive: object) -> Scene:
    """A magician with a demon and a captive in his demon use phase."""
    return use({"hex": OPEN, "demons": (31,)}, {"captor_seat": 0, "captured_in": 1, **captive})


def test_torture_and_letting_go_are_buttons_and_letting_go_is_chosen_first(open_app: OpenApp) -> None:
    driver = DemonsDriver(open_app().app, match=captor(ring=True).match)
    driver.to_question()
    controller = driver.table.controller
    assert controller is not None
    verbs = [option.key for option in controller.buttons()]
    assert verbs[0] == "torture:1"
    assert "free:1" in verbs
    driver.click("option:free:1")
    assert not driver.match.record, "a slip lets nobody go"


def test_the_captive_is_explained_to_his_captor_and_says_whose_he_is() -> None:
    scene = captor(ring=True)
    view = scene.view(0)
    words = "".join(run.words for run in explanations.of_magician(view, view.magicians[1]))
    assert "Captive of Ann." in words
    assert "You may torture him once a turn" in words
    assert "Holds Solomon's ring." in words
    other = scene.view(1)
    words = "".join(run.words for run in explanations.of_magician(other, other.magicians[1]))
    assert "You may torture" not in words


def test_a_captive_s_plate_still_shows_the_ring(open_app: OpenApp) -> None:
    app = open_app().app
    plates = MagicianPlates(app.theme, app.pictures)
    having, without = (captor(ring=ring).view(0).magicians[1] for ring in (True, False))
    pictures = [plates._plate(magician, (200, 80), own=False) for magician in (having, without)]
    assert pictures[0].get_buffer().raw != pictures[1].get_buffer().raw


def test_after_an_attack_only_what_is_left_is_asked_for() -> None:
    asked = use({"hex": OPEN, "demons": (31, 5), "curses": 1}, units={4: 1011}, dice=(4,)).go()
    assert asked is not None
    assert asked.question == QUESTION
    scene = use({"hex": OPEN, "demons": (31, 5), "curses": 1}, units={4: 1011}, dice=(4,))
    after = scene.answer("attack:1011").answer("all").go()
    assert after is not None
    assert after.kind == "demon_use"
    assert after.question == LIFT_OR_END
    idle = use({"hex": OPEN}, {"captor_seat": 0, "captured_in": 1}).go()
    assert idle is not None
    assert idle.question == ANYTHING_ELSE


def test_the_reason_is_told_only_after_an_attack(open_app: OpenApp) -> None:
    scene = use({"hex": OPEN, "demons": (31, 5), "curses": 1}, units={4: 1011}, dice=(4,))
    driver = DemonsDriver(open_app().app, match=scene.answer("attack:1011").answer("all").match)
    driver.to_question()
    assert driver.table.controller is not None
    assert driver.table.controller.hint() == LITTLE_LEFT
    driver = DemonsDriver(open_app().app, match=use({"hex": PLAIN}, {"captor_seat": 0, "captured_in": 1}).match)
    driver.to_question()
    assert driver.table.controller is not None
    assert say(driver.table.controller.question()) == say(ANYTHING_ELSE)
    assert driver.table.controller.hint() is None
