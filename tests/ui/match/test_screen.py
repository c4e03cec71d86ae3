"""What the match screen shows and says: reasons, odds, undo, animation, previews, secrets."""

from __future__ import annotations

import random

import pygame
import pytest

from game import rulebook
from game.players import PERSON
from game.ui.kit.widget import Widget
from game.ui.kit.widgets import ScrollArea
from game.ui.match.board.piece_widget import PieceWidget
from game.ui.match.panel.odds import OddsView
from game.words import PSEUDO_LANGUAGE, say
from tests.ui.conftest import OpenApp
from tests.ui.match_driver import ALL_MODULES, MatchDriver, reach

TWO_PEOPLE = [("Ann", PERSON), ("Bea", PERSON)]


@pytest.mark.parametrize("kind", ["mage", "gather", "incantation", "payment", "cast", "response", "target"])
def test_every_click_that_is_refused_gives_a_reason_and_its_clause(open_app: OpenApp, kind: str) -> None:
    seats = [("Ann", PERSON), ("Zoltar", "greedy"), ("Ysolde", "greedy")]
    driver = MatchDriver(open_app().app, seats, seed=5)
    driver.play_to(kind)
    book = rulebook.load("warlocks_duel")
    controller = driver.table.controller
    assert controller is not None
    offered = driver.table.course.taking_back.was_offered  # a click there takes the last choice back
    refused = [
        piece
        for piece in driver.table.table.pieces
        if not controller.can_click(piece) and not (kind == "payment" and offered(piece.place))
    ]
    assert refused or kind == "mage"
    made = len(driver.match.record)
    for piece in refused:
        driver.table.gestures.click(piece)
        driver.step()
        bubble = driver.table.bubble
        assert bubble is not None, piece.id
        assert len(say(bubble.refusal.text)) > 10
        assert book.clause(bubble.refusal.clause).id == bubble.refusal.clause
    assert len(driver.match.record) == made


def test_a_refusal_appears_at_the_mouse_and_any_other_click_takes_it_away(open_app: OpenApp) -> None:
    driver = MatchDriver(open_app().app)
    driver.play_to("gather")
    driver.click(driver.free_point("pile:deck"))
    bubble = driver.table.bubble
    assert bubble is not None
    assert not bubble.rect.collidepoint(driver.app.mouse)
    assert driver.table.find("refusal:words") is not None
    driver.click((driver.table.area.right - 3, driver.table.area.centery))
    assert driver.table.bubble is None


def test_odds_are_shown_before_a_choice_is_confirmed(open_app: OpenApp) -> None:
    driver = MatchDriver(open_app().app)
    driver.play_to("gather")
    dice = [piece for piece in driver.table.table.pieces if piece.zone == "hand:0"]
    driver.click(driver.free_point(dice[0].id))
    view = next(widget for widget in driver.table.walk() if isinstance(widget, OddsView))
    key = f"set_aside:{dice[0].face}"
    option, told = driver.decision.option(key), driver.decision.odds(key)
    assert option is not None
    assert told is not None
    controller = driver.table.controller
    assert controller is not None
    assert view.odds == controller.odds(option)
    assert (view.odds.about, view.odds.clause) == (told.about, told.clause)
    assert any(0 < outcome.share < 1 for outcome in view.odds)


def test_the_odds_follow_the_option_under_the_mouse(open_app: OpenApp) -> None:
    driver = reach(open_app().app, lambda decision: decision.kind == "response")
    driver.move("option:decline")
    view = next(widget for widget in driver.table.walk() if isinstance(widget, OddsView))
    assert view.odds == driver.decision.odds("decline")


# -- undo -----------------------------------------------------------------------------------------------------


def test_undo_takes_the_computers_answer_and_the_log_back_as_well(open_app: OpenApp) -> None:
    driver = MatchDriver(open_app().app)
    driver.play_to("incantation")
    state, lines = driver.match.fingerprint(), list(driver.table.course.lines)
    seats = {choice.seat for choice in driver.match.record}
    while driver.decision.kind == "incantation" and len(driver.table.course.lines) == len(lines):
        state, lines = driver.match.fingerprint(), list(driver.table.course.lines)
        driver.table.choose(driver.decision.options[0].key)
        driver.to_question()
        if driver.decision.kind == "payment":
            state, lines = driver.match.fingerprint(), list(driver.table.course.lines)
            driver.table.choose(driver.advice())
            driver.to_question()
    assert seats == {0, 1}
    assert driver.decision.kind == "incantation"
    driver.key("u")
    assert driver.table.course.lines == lines
    assert len(driver.table.panel.log.entries) == len(lines)
    assert driver.match.fingerprint() == state


def test_undo_goes_back_to_the_own_last_choice(open_app: OpenApp) -> None:
    driver = MatchDriver(open_app().app)
    driver.play_to("payment")
    before = len(driver.match.record)
    undo = driver.table.find("button:undo")
    assert undo.enabled
    driver.click("button:undo")
    assert len(driver.match.record) == before - 1
    assert driver.decision.kind == "incantation"
    assert str(driver.table.turn_line.words) == "Your last choice was taken back."
    assert not driver.app.notices, "nothing lies over what is clicked next"
    assert driver.table.course.lines
    assert driver.match.verify()


def test_the_greyed_undo_says_why_dice_cannot_be_unrolled(open_app: OpenApp) -> None:
    driver = MatchDriver(open_app().app)
    driver.play_to("gather", times=2)
    undo = driver.table.find("button:undo")
    assert not undo.enabled
    assert undo.why_disabled is not None
    driver.click("button:undo")
    assert driver.app.notices
    words = "".join(run.words for run in undo.tooltip_text() or ())
    assert "rolled" in words


def test_undo_never_goes_past_another_persons_choice(open_app: OpenApp) -> None:
    driver = MatchDriver(open_app(pass_cover=False).app, TWO_PEOPLE, seed=8)
    driver.to_question()
    driver.table.choose("mage:albus")
    driver.to_question()
    assert driver.decision.seat == 1
    assert not driver.table.find("button:undo").enabled
    driver.play_to("incantation")
    first = driver.decision.seat
    for _turn in range(30):
        if driver.decision.kind not in ("incantation", "payment"):
            return
        refusal = driver.table.course.taking_back.refusal()
        index = driver.match.undo_index()
        assert index is not None
        others = {choice.seat for choice in driver.match.record[index:]} - {driver.decision.seat}
        assert (refusal is not None) or not others
        driver.table.choose(driver.advice())
        driver.to_question()
    assert first in (0, 1)


# -- what moves -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("how", ["space", "esc", "click"])
def test_one_key_or_click_skips_everything_that_moves(open_app: OpenApp, how: str) -> None:
    driver = MatchDriver(open_app(animation="slow").app)
    driver.to_question()
    driver.table.choose("mage:celestine")
    driver.step(2)
    moving = driver.table.animation
    assert moving is not None
    if how == "click":
        driver.click(driver.table.area.center)
    else:
        driver.key(how)
    driver.step(20)
    assert driver.app.screen is driver.table
    assert driver.table.animation is not moving
    assert not driver.app.busy
    assert driver.decision.kind == "gather"


def test_nothing_moves_while_the_animation_is_off_or_somebody_thinks(open_app: OpenApp) -> None:
    driver = MatchDriver(open_app(animation="off").app)
    driver.play_to("cast")
    driver.step(40)
    assert not driver.app.busy
    driver.app.dirty = False
    driver.step(30)
    assert not driver.app.dirty


def test_a_computers_turn_at_fast_takes_a_second_at_most(open_app: OpenApp) -> None:
    driver = MatchDriver(open_app(animation="fast").app, seed=6)
    longest, turn, spent = 0.0, -1, 0.0
    for _frame in range(60_000):
        if driver.over:
            break
        if driver.table.controller is not None and driver.table.animation is None:
            driver.table.choose(driver.advice())
            spent, turn = 0.0, len(driver.match.record)
        if len(driver.match.record) != turn:
            longest, spent, turn = max(longest, spent), 0.0, len(driver.match.record)
        driver.step(1, 1 / 30)
        spent += 1 / 30 if driver.table.animation is not None else 0
    assert driver.over
    assert longest <= 1.1


def test_the_animation_ends_where_the_table_then_is(open_app: OpenApp) -> None:
    moving = MatchDriver(open_app(animation="normal").app)
    still = MatchDriver(open_app(animation="off").app)
    for driver in (moving, still):
        driver.play_to("cast")
        driver.step(120)  # until the banner that announces the turn is gone
    a, b = moving.picture(), still.picture()
    one, other = pygame.image.tobytes(a, "RGB"), pygame.image.tobytes(b, "RGB")
    # What once lay half transparent over a pixel may leave it one shade off.
    assert max(abs(x - y) for x, y in zip(one, other, strict=True)) <= 1


# -- secrets --------------------------------------------------------------------------------------------------


def frames_after(open_app: OpenApp, key: str) -> list[bytes]:
    """Every frame from a secret choice of one person to the question for the next one."""
    driver = MatchDriver(open_app(animation="fast").app, TWO_PEOPLE, seed=12)
    driver.play_to("gather")
    driver.move((3, 3))
    driver.table.choose(key)
    frames = []
    for _frame in range(20):
        driver.step()
        frames.append(pygame.image.tobytes(driver.picture(), "RGB"))
    assert driver.app.screen.name == "curtain"
    driver.move("button:ready")
    driver.step(40)
    frames.append(pygame.image.tobytes(driver.picture(), "RGB"))
    driver.move((3, 3))
    driver.key("enter")
    driver.step(20)
    assert driver.app.screen is driver.table
    frames.append(pygame.image.tobytes(driver.picture(), "RGB"))
    for piece in driver.table.table.pieces:
        driver.move(piece.rect.center)
        driver.step(30)
        frames.append(pygame.image.tobytes(driver.picture(), "RGB"))
    return frames


@pytest.mark.clause("WD-13.1", "WD-2.5")
def test_no_pixel_tells_the_next_person_what_was_chosen_in_secret(open_app: OpenApp) -> None:
    driver = MatchDriver(open_app().app, TWO_PEOPLE, seed=12)
    driver.play_to("gather")
    keys = driver.decision.keys()
    first = frames_after(open_app, keys[0])
    assert first == frames_after(open_app, keys[-1])
    assert first == frames_after(open_app, keys[len(keys) // 2])


@pytest.mark.clause("WD-13.1")
def test_the_curtain_hides_the_whole_table_until_it_is_raised(open_app: OpenApp) -> None:
    driver = MatchDriver(open_app().app, TWO_PEOPLE, seed=12)
    driver.to_question()
    driver.table.choose("mage:albus")
    driver.to_question()
    driver.table.choose("mage:parvel")
    driver.to_question(curtain="stay")
    if driver.app.screen is driver.table:
        driver.table.choose(driver.advice())
        driver.to_question(curtain="stay")
    assert driver.app.screen.name == "curtain"
    covered = pygame.image.tobytes(driver.picture(), "RGB")
    driver.table.draw = lambda surface: pytest.fail("the table was drawn behind the curtain")  # type: ignore[method-assign]
    assert pygame.image.tobytes(driver.picture(), "RGB") == covered
    driver.key("esc")
    driver.step(3)
    driver.picture()
    driver.key("esc")
    assert driver.app.screen.name == "curtain"


@pytest.mark.clause("WD-13.1")
def test_the_curtain_can_be_switched_off_and_one_person_never_sees_it(open_app: OpenApp) -> None:
    for people, cover in ((TWO_PEOPLE, False), ([("Ann", PERSON), ("Zoltar", "greedy")], True)):
        driver = MatchDriver(open_app(pass_cover=cover).app, people)
        driver.play_to("incantation")
        assert driver.table.decision is not None
        assert "curtain" not in [screen.name for screen in driver.app.stack]


# -- sizes, words, explanations -------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", PSEUDO_LANGUAGE])
@pytest.mark.parametrize(
    ("window", "scale"),
    [((1024, 640), 100), ((1024, 640), 200), ((1280, 720), 150), ((1920, 1080), 150), ((3840, 2160), 200)],
)
def test_no_words_are_cut_at_any_size(open_app: OpenApp, window: tuple[int, int], scale: int, language: str) -> None:
    seats = [("Ann with a rather long name", PERSON), ("Bartholomew the Unready", "greedy"), ("Zoe", "greedy")]
    problems = []
    driver = MatchDriver(open_app(window, ui_scale=scale, language=language).app, seats, ALL_MODULES, seed=9)
    for kind in ("mage", "gather", "incantation", "payment", "cast", "target", "response"):
        driver.play_to(kind)
        driver.step(3)
        problems += [f"{kind}: {problem}" for problem in cut(driver)]
        assert driver.table.panel.undo.rect.bottom <= window[1]
    assert not problems, "\n".join(problems)


def cut(driver: MatchDriver) -> list[str]:
    """The panel's widgets whose words need more room than they have, or that leave the window."""
    frame = pygame.Rect((0, 0), driver.app.size)
    found = []
    scrolled: set[Widget] = set()
    for widget in driver.table.walk():
        if isinstance(widget, ScrollArea):
            scrolled |= set(widget.walk()) - {widget}
    for widget in driver.table.walk():
        if isinstance(widget, PieceWidget):
            continue
        wide, high = widget.needs()
        if wide > widget.rect.width or high > widget.rect.height:
            found.append(f"{widget.id} has {widget.rect.size} and needs {(wide, high)}")
        if widget not in scrolled and not frame.contains(widget.rect):
            found.append(f"{widget.id} {widget.rect} leaves the window")
    return found


@pytest.mark.parametrize("window", [(1024, 640), (1280, 720), (1920, 1080), (2560, 1080), (3840, 2160)])
@pytest.mark.parametrize("count", [2, 3, 4])
def test_every_piece_lies_on_the_table_and_can_be_reached(
    open_app: OpenApp, window: tuple[int, int], count: int
) -> None:
    seats = [("Ann", PERSON), *((name, "greedy") for name in ("Bea", "Cid", "Dan")[: count - 1])]
    driver = MatchDriver(open_app(window).app, seats, ALL_MODULES, seed=count)
    for kind in ("gather", "incantation", "cast"):
        driver.play_to(kind, times=2)
        table = driver.table
        for piece in table.table.pieces:
            assert table.area.contains(piece.rect), (kind, piece.id, piece.rect)
        for piece_id in table.controller.lit() if table.controller is not None else ():
            driver.free_point(piece_id)


def test_everything_on_the_table_explains_itself(open_app: OpenApp) -> None:
    seats = [("Ann", PERSON), ("Zoltar", "greedy"), ("Ysolde", "greedy")]
    driver = MatchDriver(open_app().app, seats, ALL_MODULES, seed=5)
    for kind in ("mage", "gather", "incantation", "cast", "response"):
        driver.play_to(kind)
        for widget in driver.table.walk():
            if isinstance(widget, PieceWidget):
                place = next(place for place in (widget.piece.place, *widget.piece.also) if place.count(":") < 2 or
                             not widget.is_card)  # fmt: skip
                shown = driver.table.tabletop.preview(driver.view, place, 300)
                assert widget.tooltip_text() or (widget.is_card and shown), widget.id


def test_a_card_is_shown_large_where_the_mouse_rests_and_never_over_the_panel(open_app: OpenApp) -> None:
    driver = MatchDriver(open_app((1024, 640)).app)
    driver.play_to("incantation")
    cards = [piece for piece in driver.table.table.pieces if piece.kind == "card"]
    for card in cards:
        spell = next(p for p in driver.table.table.pieces if p.kind == "spell" and card.place in p.also)
        driver.move(driver.free_point(spell.id))
        driver.step(40)
        shown = driver.table.preview.shown
        assert shown is not None, card.id
        assert driver.table.area.contains(shown.rect)
    driver.move((driver.table.area.right + 20, 20))
    assert driver.table.preview.shown is None


def test_a_line_of_the_log_points_at_the_table_and_opens_the_rule(open_app: OpenApp) -> None:
    driver = MatchDriver(open_app().app)
    driver.play_to("cast")
    links = [run.link for line in reversed(driver.table.course.lines) for run in line.text if run.link is not None]
    place = next(link for link in links if link.place is not None)
    clause = next(link for link in links if link.clause is not None)
    driver.table.gestures.follow(place)
    driver.step(2)
    assert driver.table.rect_of(place.place or "") is not None
    driver.table.gestures.follow(clause)
    assert driver.app.screen.name == "rulebook"


def test_the_log_can_be_filtered_by_player_and_enlarged(open_app: OpenApp) -> None:
    driver = MatchDriver(open_app().app)
    driver.play_to("cast")
    whole = len(driver.table.panel.log.entries)
    driver.click("filter:1")
    assert 0 < len(driver.table.panel.log.entries) < whole
    driver.click("filter:all")
    assert len(driver.table.panel.log.entries) == whole
    height = driver.table.panel.log.rect.height
    driver.key("l")
    assert driver.table.panel.log.rect.height > height
    driver.key("esc")
    assert driver.table.panel.log.rect.height == height


def test_the_window_may_change_while_something_moves(open_app: OpenApp) -> None:
    driver = MatchDriver(open_app(animation="slow").app)
    driver.to_question()
    driver.table.choose("mage:alonora")
    driver.step(5)
    assert driver.table.animation is not None
    for size in ((1920, 1080), (1024, 640), (1500, 900)):
        driver.resize(size)
        driver.step(5)
    driver.to_question()
    assert driver.decision.kind == "gather"


# -- chaos ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_random_clicks_and_keys_never_break_a_match(open_app: OpenApp, seed: int) -> None:
    chance = random.Random(seed)
    seats = [("Ann", PERSON), ("Bea", PERSON), ("Zoltar", "random")]
    driver = MatchDriver(open_app((1024, 640), animation=chance.choice(["off", "fast", "normal"])).app, seats,
                         ALL_MODULES, seed)  # fmt: skip
    keys = ["tab", "enter", "space", "left", "right", "up", "down", "1", "2", "3", "+", "-", "u", "l", "backspace"]
    for _action in range(250):
        screen = driver.app.screen
        if screen.name == "curtain":
            driver.key("enter")
        elif screen is not driver.table:
            if driver.over:
                break
            driver.key("esc")
        elif chance.random() < 0.35:
            driver.key(chance.choice(keys))
        else:
            useful = ("option", "spell", "hand", "pool")
            lit = [widget for widget in screen.focus_order() if widget.id.startswith(useful)]
            anywhere = (chance.randrange(driver.table.area.right), chance.randrange(driver.app.size[1]))
            driver.click(chance.choice(lit).rect.center if lit and chance.random() < 0.7 else anywhere)
        if chance.random() < 0.05:
            driver.wheel(1)
        driver.step(chance.randrange(6))
        assert driver.match.problems() == []
    assert driver.match.verify()
    assert len(driver.match.record) > 10


# -- risks ----------------------------------------------------------------------------------------------------


def at_deaths_door(open_app: OpenApp, **settings: object) -> MatchDriver:
    """A response to an attack that eliminates unless it is weakened."""
    driver = reach(
        open_app(**settings).app,
        lambda decision: any(option.key.startswith(("heal:", "reserve:")) for option in decision.options),
    )
    driver.match.state.duelists[0].power = driver.match.state.strength
    driver.table.narrator.present(driver.decision)
    return driver


def test_a_choice_that_may_cost_the_match_is_asked_once_more(open_app: OpenApp) -> None:
    driver = at_deaths_door(open_app)
    made = len(driver.match.record)
    driver.click("option:decline")
    assert driver.app.screen.name == "confirm"
    driver.click("button:no")
    assert len(driver.match.record) == made
    driver.click("option:decline")
    driver.click("button:yes")
    assert driver.match.record[made].key == "decline"


def test_the_safest_answer_and_players_who_want_no_questions_are_not_asked(open_app: OpenApp) -> None:
    driver = at_deaths_door(open_app)
    controller = driver.table.controller
    assert controller is not None
    asked = {option.key: controller.risk(option) is not None for option in driver.decision.options}
    assert asked["decline"]
    assert not all(asked.values())
    quiet = at_deaths_door(open_app, confirm_risky=False)
    quiet.click("option:decline")
    assert quiet.app.screen.name != "confirm"
