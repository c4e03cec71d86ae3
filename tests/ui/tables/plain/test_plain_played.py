"""Tiny games of five kinds are played on the plain table: everything of the match screen works for them."""

from __future__ import annotations

import pytest

from game.engine.game import Game, Seat
from game.players import PERSON, hint
from game.players.search import Budget
from game.ui.app.application import App
from game.ui.kit.rich_text import layout
from tests.ui.conftest import OpenApp
from tests.ui.match.test_hints import AtOnce
from tests.ui.tables.plain.plain_driver import PlainDriver
from tests.ui.tables.plain.toys import TOYS, Crossing, HighCard, Keepsake, Race, Squares

NAMES = ("Ann", "Zoltar", "Ysolde", "Grimbold", "Ishara", "Balthus")


def sat_down(app: App, toy: Game, players: tuple[str, ...] = (PERSON, "greedy"), seed: int = 3) -> PlainDriver:
    """A match of a toy."""
    seats = [Seat(name, player) for name, player in zip(NAMES, players, strict=False)]
    return PlainDriver(app, toy.new_match(seats, {}, seed))


@pytest.mark.parametrize("how", ["click_answer", "key_answer"])
@pytest.mark.parametrize("toy", TOYS, ids=lambda toy: toy.id)
def test_each_toy_is_played_by_mouse_alone_and_by_keyboard_alone(open_app: OpenApp, toy: Game, how: str) -> None:
    driver = sat_down(open_app((1024, 640)).app, toy)
    driver.play_by(how)
    assert driver.match.verify()
    assert not driver.app.warnings


@pytest.mark.parametrize("toy", [HighCard(), Keepsake(), Race(), Squares()], ids=lambda toy: toy.id)
def test_six_play_with_all_that_moves(open_app: OpenApp, toy: Game) -> None:
    driver = sat_down(open_app((1024, 640), animation="fast").app, toy, (PERSON, *["greedy"] * 5))
    driver.to_question()
    for _ in range(2):
        driver.table.answer(driver.advice())
        driver.to_question()
    assert not driver.app.warnings


def test_dice_are_kept_by_clicks_and_a_button(open_app: OpenApp) -> None:
    driver = sat_down(open_app().app, Keepsake())
    driver.to_question()
    driver.click("die:1")
    driver.click("die:3")
    assert driver.selected() == ["die:1", "die:3"]
    driver.click("die:1")
    assert driver.selected() == ["die:3"]
    faces = list(driver.match.state.faces)
    driver.click("option:keep:3")
    assert driver.match.record[-1].key == "keep:3"
    assert driver.match.state.faces[3] == faces[3]


def test_friends_pass_the_screen_before_a_hand_is_shown(open_app: OpenApp) -> None:
    driver = sat_down(open_app().app, HighCard(), (PERSON, PERSON))
    driver.to_question()
    driver.table.answer(driver.advice())
    driver.to_question(curtain="leave")
    assert driver.app.screen.name == "curtain"
    driver.key("enter")
    assert driver.plain.seat == 1
    assert all(card.startswith(("card", "dark")) for card in (piece.id for piece in driver.plain.pieces))


def test_pieces_places_zones_and_seats_explain_themselves(open_app: OpenApp) -> None:
    driver = sat_down(open_app().app, HighCard())
    driver.play_to("play", times=3)
    table = driver.table.shown_table

    def said(place: str) -> str:
        words = table.explain_place(place)
        assert words is not None
        return layout(words, 500, "body", driver.app.theme).words

    hand = [piece for piece in driver.plain.pieces if piece.at == "hand:0"]
    assert "The highest card takes all." in said(hand[0].id)
    assert said("dark:hand:1:0") == "A card face down"
    assert said("deck").startswith("Deck")
    assert said("seat:1") == f"Zoltar\nCards: {driver.match.state.score[1]}"
    crossing = sat_down(driver.app, Crossing())
    crossing.to_question()
    pawn = crossing.table.shown_table.explain_place("pawn:0:f")
    assert pawn is not None
    assert layout(pawn, 500, "body", driver.app.theme).words == "Pawn\nBelongs to Ann"


def test_a_card_is_shown_large_while_the_mouse_rests_on_it_but_not_one_face_down(open_app: OpenApp) -> None:
    driver = sat_down(open_app().app, HighCard())
    driver.to_question()
    hand = next(piece.id for piece in driver.plain.pieces if piece.at == "hand:0")
    driver.move(hand)
    driver.step(40)
    assert driver.table.preview.shown is not None
    driver.move("dark:hand:1:0")
    driver.step(40)
    assert driver.table.preview.shown is None


def test_the_master_advises_a_move_and_its_man_is_picked(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hint.advise, "__defaults__", (Budget(simulations=12),))
    driver = sat_down(open_app().app, Crossing())
    driver.to_question()
    driver.table.course.opponents = driver.table.answers.hints.opponents = AtOnce()
    driver.key("h")
    driver.step(3)
    option = driver.table.answers.hints.option
    assert option is not None
    assert driver.selected() == list(option.picks)
    assert driver.table.shown_table.pointed == option.place


def test_a_click_in_anothers_turn_is_answered_with_the_views_clause(open_app: OpenApp) -> None:
    driver = sat_down(open_app().app, Squares(), ("greedy", "greedy"))
    driver.table.gestures.click(driver.table.table.pieces[0])
    driver.step()
    if not driver.over:
        assert driver.table.bubble is not None
        assert driver.table.bubble.refusal.clause == "TOY-1.1"


def test_the_end_shows_the_columns_that_the_view_names(open_app: OpenApp) -> None:
    driver = sat_down(open_app().app, HighCard())
    driver.play_out()
    ending = driver.table.tabletop.ending(driver.table.shown, driver.table.course.statistics, driver.result())
    assert [column[0].message for column in ending.columns] == ["Tricks", "Cards"]
    assert [row[1] for row in ending.rows] == list(driver.match.state.score)
