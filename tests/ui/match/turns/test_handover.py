"""People who share a screen: what has moved can be read before the curtain falls, which says what has happened."""

from __future__ import annotations

import pytest

from game.assets import asset_folder
from game.catalogue import GAMES
from game.engine.game import Seat
from game.players import PERSON
from game.ui.app.without_window.driver import FRAME
from game.ui.kit.rich_text import TextBlock
from game.ui.match.turns.curtain import MOST_NEWS, CurtainScreen
from game.ui.match.turns.handover import SETTLING
from tests.ui.conftest import OpenApp
from tests.ui.match_driver import MatchDriver

TWO = [("Ann", PERSON), ("Bea", PERSON)]
MANY_FRAMES = 4000


def curtain_of(driver: MatchDriver) -> CurtainScreen:
    screen = driver.app.screen
    assert isinstance(screen, CurtainScreen)
    return screen


def to_curtain(driver: MatchDriver, *, news: bool = False) -> CurtainScreen:
    """Play until the curtain hangs, with something to tell if that is wanted."""
    for _answer in range(400):
        driver.to_question(curtain="leave")
        screen = driver.app.screen
        if isinstance(screen, CurtainScreen):
            if screen.news or not news:
                return screen
            driver.key("enter")
        else:
            driver.table.answer(driver.advice())
    raise AssertionError("no curtain ever fell")


# -- what has moved lies still first ----------------------------------------------------------------------


def rolled_for_the_other(open_app: OpenApp) -> MatchDriver:
    """Both have chosen their dice, those kept and thrown have moved, and the other one is about to be asked."""
    driver = MatchDriver(open_app(animation="normal").app, TWO, seed=12)
    driver.play_to("gather")
    former = driver.decision.seat
    driver.table.choose("gather_up")
    driver.to_question()
    assert (driver.decision.seat != former, driver.decision.kind) == (True, "gather")
    driver.table.choose("gather_up")
    for _frame in range(MANY_FRAMES):
        if driver.table.handover.pending is not None or driver.app.screen is not driver.table:
            break
        driver.step()
    return driver


def test_dice_lie_still_for_a_moment_before_the_curtain_falls(open_app: OpenApp) -> None:
    driver = rolled_for_the_other(open_app)
    assert driver.table.handover.pending is not None
    driver.step(round(SETTLING / FRAME * 0.8))
    assert driver.app.screen is driver.table
    seen = driver.match.view(driver.table.course.eyes)
    assert driver.table.shown == seen, "the dice thrown lie on the table"
    assert driver.table.controller is None
    driver.step(round(SETTLING / FRAME * 0.4))
    assert curtain_of(driver).decision.seat != driver.table.course.eyes


def test_a_click_lets_the_curtain_fall_at_once_and_answers_nothing(open_app: OpenApp) -> None:
    driver = rolled_for_the_other(open_app)
    made = len(driver.match.record)
    driver.click(driver.table.area.center)
    assert curtain_of(driver).decision.seat != driver.table.course.eyes
    assert len(driver.match.record) == made


@pytest.mark.clause("WD-13.1")
def test_after_a_secret_choice_that_shows_nothing_the_curtain_falls_at_once(open_app: OpenApp) -> None:
    driver = MatchDriver(open_app(animation="normal").app, TWO, seed=12)
    driver.play_to("gather")
    driver.table.choose("gather_up")
    driver.step(2)
    assert curtain_of(driver).decision.seat != driver.table.course.eyes


def test_whoever_hurries_gets_the_curtain_without_a_pause(open_app: OpenApp) -> None:
    driver = MatchDriver(open_app(animation="off").app, TWO, seed=12)
    screen = to_curtain(driver)
    assert driver.table.handover.pending is None
    assert screen.decision.seat != driver.table.course.eyes


# -- what the curtain says --------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["talisman", "demons", "warlocks_duel"])
def test_the_curtain_tells_the_latest_that_all_may_know(open_app: OpenApp, game: str) -> None:
    seats = [Seat("Ann", PERSON), Seat("Bea", PERSON), Seat("Zoltar", "greedy")]
    driver = MatchDriver(open_app(confirm_risky=False).app, match=GAMES[game].new_match(seats, {}, 7))
    compared = 0
    while compared < 4:
        screen = to_curtain(driver, news=True)
        public = {"".join(run.words for run in line.text).replace("§", "") for line in public_lines(driver)}
        told = [one_line(block) for block in screen.news]
        assert 0 < len(told) <= MOST_NEWS
        assert {words.replace("\n", "") for words in told} <= {words.replace(" ", "") for words in public}
        assert not any(block.links() for block in screen.news), "links lead to what is covered"
        compared += 1
        driver.key("enter")
        driver.to_question()
        driver.table.answer(driver.advice())


def one_line(block: TextBlock) -> str:
    return block.words.replace(" ", "")


def public_lines(driver: MatchDriver) -> list:  # type: ignore[type-arg]  # lines of the log
    return [line for line in driver.table.course.written if line.readers is None]


def test_what_a_person_has_seen_is_not_told_again(open_app: OpenApp) -> None:
    driver = MatchDriver(open_app().app, TWO, seed=12)
    screen = to_curtain(driver, news=True)
    seat, table = screen.decision.seat, driver.table
    assert table.handover.news(seat, MOST_NEWS)
    driver.key("enter")
    table.handover.leave()
    assert table.handover.news(seat, MOST_NEWS) == []


def test_what_concerns_the_person_is_told_before_anything_else(open_app: OpenApp) -> None:
    driver = MatchDriver(open_app().app, [*TWO, ("Zoltar", "greedy"), ("Ysolde", "greedy")], seed=12)
    for _curtain in range(30):
        screen = to_curtain(driver, news=True)
        handover, seat = driver.table.handover, screen.decision.seat
        everything = handover.news(seat, 1000)
        concerning = [line for line in public_lines(driver) if seat in line.seats and not line.heading]
        if len(everything) > 3 and concerning and handover.news(seat, 1):
            last = "".join(run.words for run in handover.news(seat, 1)[0])
            mine = ["".join(run.words for run in line.text if run.words != "§") for line in concerning]
            told = ["".join(run.words for run in words) for words in everything]
            if any(words in told for words in mine):
                assert last in mine
                return
        driver.key("enter")
        driver.to_question()
        driver.table.answer(driver.advice())
    raise AssertionError("nothing ever concerned anybody")


@pytest.mark.parametrize("game", sorted(GAMES))
def test_everybody_who_plays_has_a_portrait(open_app: OpenApp, game: str) -> None:
    seats = [Seat(name, PERSON) for name in ("Ann", "Bea", "Cy")]
    driver = MatchDriver(open_app(pass_cover=False).app, match=GAMES[game].new_match(seats, {}, 5))
    driver.to_question()
    while driver.decision.kind in ("mage", "shield") and game == "warlocks_duel":
        driver.table.answer(driver.advice())
        driver.to_question()
    for seat in range(len(seats)):
        file = driver.table.tabletop.portrait(driver.match.view(None), seat)
        assert file
        assert (asset_folder() / "pictures" / file).exists()


@pytest.mark.clause("WD-13.1")
def test_a_mage_chosen_in_secret_is_no_portrait_yet(open_app: OpenApp) -> None:
    driver = MatchDriver(open_app().app, TWO, seed=12)
    driver.to_question()
    before = driver.table.tabletop.portrait(driver.match.view(None), 1)
    assert before == ""


@pytest.mark.parametrize("size", [(1280, 720), (1024, 640), (640, 480)])
@pytest.mark.parametrize("scale", [100, 200])
def test_all_of_the_curtain_lies_in_the_window(open_app: OpenApp, size: tuple[int, int], scale: int) -> None:
    driver = MatchDriver(open_app(size=size, ui_scale=scale).app, TWO, seed=12)
    screen = to_curtain(driver, news=True) if size[0] > 1000 and scale == 100 else to_curtain(driver)
    driver.step()
    window = driver.app.surface.get_rect()
    for widget in screen.widgets:
        assert window.contains(widget.rect), (widget.id, widget.rect)


# -- where no curtain falls -------------------------------------------------------------------------------


def test_a_banner_says_for_whom_and_for_what_the_table_turns(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = MatchDriver(open_app(pass_cover=False, animation="fast").app, TWO, seed=12)
    said: list[str] = []
    monkeypatch.setattr(driver.table.movement, "linger", lambda _motion: None)
    banner = "game.ui.match.telling.narrator.turn_banner"
    monkeypatch.setattr(banner, lambda _theme, words, _area, _middle: said.append(words))
    turned: list[str] = []
    driver.to_question()
    eyes = driver.decision.seat
    phases = set()
    for _answer in range(60):
        if driver.over:
            break
        if driver.decision.seat != eyes:
            eyes = driver.decision.seat
            turned.append(driver.match.seats[eyes].name)
            phases.add(driver.view.phase)
        driver.table.answer(driver.advice())
        driver.to_question()
    assert len(phases) > 2
    assert len(said) >= len(turned)
    assert all(words.startswith(("Ann", "Bea")) for words in said)
    assert "Bea: Casting" in said or "Ann: Casting" in said
