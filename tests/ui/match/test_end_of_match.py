"""The end of a match looks and sounds another way to those who have lost it."""

from __future__ import annotations

import pytest

from game.engine.decision import Text
from game.engine.game import Result
from game.players import PERSON
from game.ui.kit.widgets import Paragraph
from game.ui.match.end import EndOfMatchScreen
from game.ui.match.end_picture import EndPicture
from tests.ui.conftest import OpenApp
from tests.ui.match_driver import MatchDriver

REASON = Text("It is over.")


def ended(open_app: OpenApp, seats: tuple[tuple[str, str], ...], winners: tuple[int, ...]) -> EndOfMatchScreen:
    driver = MatchDriver(open_app().app, seats)
    places = tuple(1 if seat in winners else 2 for seat in range(len(seats)))
    result = Result(winners, places, REASON, "WD-6.1")
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(type(driver.match), "result", property(lambda _match: result))
        return EndOfMatchScreen(driver.app, driver.table)


@pytest.mark.parametrize(
    ("seats", "winners", "lost"),
    [
        ((("Ann", PERSON), ("Zoltar", "greedy")), (1,), True),
        ((("Ann", PERSON), ("Zoltar", "greedy")), (0,), False),
        ((("Ann", PERSON), ("Bea", PERSON)), (1,), False),
        ((("Ann", PERSON), ("Zoltar", "greedy")), (), True),
        ((("Zoltar", "greedy"), ("Ishara", "greedy")), (1,), False),
    ],
)
def test_a_match_is_lost_if_none_of_the_people_has_won_it(
    open_app: OpenApp, seats: tuple[tuple[str, str], ...], winners: tuple[int, ...], lost: bool
) -> None:
    assert ended(open_app, seats, winners).is_lost() is lost


@pytest.mark.parametrize(
    ("seats", "winners", "said"),
    [
        ((("Ann", PERSON), ("Zoltar", "greedy")), (1,), "You have lost. It is over."),
        ((("Ann", PERSON), ("Zoltar", "greedy")), (0,), "You have won. It is over."),
        ((("Ann", PERSON), ("Zoltar", "greedy")), (), "It is over."),
        ((("Ann", PERSON), ("Bea", PERSON)), (1,), "It is over."),
    ],
)
def test_one_person_alone_is_told_what_the_end_means(
    open_app: OpenApp, seats: tuple[tuple[str, str], ...], winners: tuple[int, ...], said: str
) -> None:
    screen = ended(open_app, seats, winners)
    screen.layout(screen.app.size)
    words = next(widget for widget in screen.widgets if widget.id == "reason")
    assert isinstance(words, Paragraph)
    assert words.block.words.replace("\n", " ").startswith(said)


def test_who_has_lost_hears_no_fanfare(open_app: OpenApp, monkeypatch: pytest.MonkeyPatch) -> None:
    for winners, sound in (((1,), "death"), ((0,), "triumph")):
        screen = ended(open_app, (("Ann", PERSON), ("Zoltar", "greedy")), winners)
        heard: list[str] = []
        monkeypatch.setattr(screen.app.sounds, "play", heard.append)
        screen.enter()
        assert heard == [sound]


def test_all_headings_of_the_numbers_have_one_size(open_app: OpenApp) -> None:
    screen = EndPicture(open_app().app, ended(open_app, (("Ann", PERSON), ("Zoltar", "greedy")), (0,)))
    width = screen._width("Zneutralizowane", size=14.0)
    size, broken = screen._headings(["Pozostałe na planszy", "Klątwy", "Zneutralizowane"], width)
    assert size == 14.0
    assert broken == [["Pozostałe na", "planszy"], ["Klątwy"], ["Zneutralizowane"]]
    narrow, _broken = screen._headings(["Zneutralizowane"], width * 9 // 10)
    assert narrow < size


def test_another_match_is_the_foremost_of_what_comes_next(open_app: OpenApp) -> None:
    screen = ended(open_app, (("Ann", PERSON), ("Zoltar", "greedy")), (0,))
    screen.layout((1280, 720))
    wide = {widget.id: widget.rect.width for widget in screen.widgets if widget.id.startswith("button:")}
    assert wide.pop("button:rematch") > max(wide.values()) * 1.4
    last = screen.find("button:title").rect
    assert last.right <= screen.box.right - 20
