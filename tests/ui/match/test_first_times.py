"""At the elbow of a first match: notes beside questions, the aim at the head of the panel, what is good to choose."""

from __future__ import annotations

import pygame
import pytest

from game import words
from game.catalogue import GAMES
from game.engine.advising.aim import Aim
from game.engine.decision import Text
from game.engine.game import Seat
from game.engine.match import Match
from game.keeping.disk import home
from game.notes_seen import forget_notes, load_notes_seen, remember_note
from game.players import PERSON
from game.ui.app.without_window.match_scenes import play_on
from game.ui.kit.rich_text import Link
from game.ui.kit.widgets import Paragraph, ScrollArea
from game.ui.match.panel.aim_line import MOST_LINES, AimLine
from game.ui.match.panel.note_card import NoteCard
from game.ui.match.screen import MatchScreen
from tests.ui.conftest import OpenApp
from tests.ui.match_driver import MatchDriver

WINDOWS = ((1280, 720), (1024, 640))
MANY_QUESTIONS, ENOUGH_AIMS = 200, 2
"""How long a match is played until so many different aims were seen."""
every_game = pytest.mark.parametrize("game", sorted(GAMES))


def begun(open_app: OpenApp, *, notes: bool = True, size: tuple[int, int] = (1280, 720)) -> MatchDriver:
    """A duel at the choice of a mage."""
    driver = MatchDriver(open_app(size=size, first_times=notes).app)
    driver.to_question()
    return driver


def played(game: str, decisions: int) -> Match:
    """A match of a person and a computer player after some decisions."""
    seats = [Seat("Marcin", PERSON), Seat("Zoltar", "greedy")]
    match = GAMES[game].new_match(seats, {}, seed=2)
    play_on(match, decisions, seed=2)
    return match


def note(driver: MatchDriver) -> NoteCard | None:
    return next((widget for widget in driver.table.walk() if isinstance(widget, NoteCard)), None)


def aim_line(driver: MatchDriver) -> AimLine:
    found = driver.table.find("aim")
    assert isinstance(found, AimLine)
    return found


# -- notes --------------------------------------------------------------------------------------------------


def test_a_question_never_asked_before_has_a_note_that_goes_with_it_and_never_comes_again(open_app: OpenApp) -> None:
    driver = begun(open_app)
    card = note(driver)
    assert card is not None
    assert card.note.id == driver.decision.kind == "mage"
    driver.click_answer("mage:alonora")
    driver.to_question()
    following = note(driver)
    assert following is None or following.note.id != "mage"
    assert "mage" in load_notes_seen()[0].of("warlocks_duel")
    again = begun(open_app)
    assert again.decision.kind == "mage"
    assert note(again) is None


def test_each_note_is_shown_once_in_a_whole_match(open_app: OpenApp) -> None:
    driver = begun(open_app)
    shown: list[str] = []
    for _question in range(40):
        card = note(driver)
        if card is not None:
            shown.append(card.note.id)
        driver.table.choose(driver.advice())
        driver.to_question()
        if driver.over:
            break
    assert {"mage", "gather", "incantation", "cast"} <= set(shown)
    assert len(shown) == len(set(shown))
    assert load_notes_seen()[0].notes["warlocks_duel"] == tuple(shown)


def test_the_cross_takes_the_note_away_and_the_question_stays(open_app: OpenApp) -> None:
    driver = begun(open_app)
    asked = driver.decision
    driver.click("note:close")
    assert note(driver) is None
    assert driver.decision is asked
    driver.click_answer("mage:parvel")
    assert driver.match.record[0].key == "mage:parvel"


def test_a_note_covers_neither_the_question_nor_an_answer_nor_the_table(open_app: OpenApp) -> None:
    for size in WINDOWS:
        forget_notes()
        driver = begun(open_app, size=size)
        card = note(driver)
        assert card is not None
        panel = driver.table.panel
        assert panel.rect.contains(card.rect)
        others = [widget for widget in driver.table.panel.changing if widget is not card]
        assert not [widget.id for widget in others if widget.rect.colliderect(card.rect)]
        assert not (panel.log.visible and panel.log.rect.colliderect(card.rect))


@every_game
@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize("language", ["en", words.PSEUDO_LANGUAGE])
def test_every_note_has_its_place_in_the_panel_in_long_languages_too(
    open_app: OpenApp, game: str, size: tuple[int, int], language: str
) -> None:
    driver = MatchDriver(open_app(size=size, language=language).app, match=played(game, 30))
    driver.to_question()
    for told in GAMES[game].first_times:
        driver.table.first_times.note = told
        driver.app.settings.first_times = True
        driver.table.refresh()
        card = note(driver)
        if card is None and language != "en":
            continue  # the answers need the room: the note waits
        assert card is not None
        inside = [widget for widget in driver.table.panel.changing if widget is not card]
        assert not [widget.id for widget in inside if widget.rect.colliderect(card.rect)], told.id
        assert driver.table.panel.rect.contains(card.rect)
        scrolled = [child for child in card.children if isinstance(child, ScrollArea)]
        assert language != "en" or not scrolled, f"{told.id} is not seen at once"


@pytest.mark.parametrize("size", WINDOWS)
def test_a_note_leaves_three_lines_of_the_log_where_it_can_be_seen_whole_beside_them(
    open_app: OpenApp, size: tuple[int, int]
) -> None:
    driver = MatchDriver(open_app(size=size, first_times=True).app, match=played("demons", 12))
    driver.to_question()
    log = driver.table.panel.log
    for told in GAMES["demons"].first_times:
        driver.table.first_times.note = told
        driver.table.refresh()
        assert log.visible
        assert log.rect.height >= 3 * driver.app.theme.line_height("sans", log.size), told.id


def test_who_wants_no_notes_gets_none_and_may_get_them_again(open_app: OpenApp) -> None:
    driver = begun(open_app, notes=False)
    assert note(driver) is None
    assert load_notes_seen()[0].notes == {}
    driver.app.settings.first_times = True
    driver.table.choose("mage:albus")
    driver.to_question()
    assert note(driver) is not None
    driver.app.settings.first_times = False
    driver.table.refresh()
    assert note(driver) is None


def test_a_screen_that_teaches_in_another_way_has_no_notes(open_app: OpenApp, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(MatchScreen, "has_notes", False)
    assert note(begun(open_app)) is None
    assert load_notes_seen()[0].notes == {}


def test_after_again_from_the_start_every_note_comes_once_more(open_app: OpenApp) -> None:
    assert note(begun(open_app)) is not None
    assert note(begun(open_app)) is None
    forget_notes()
    assert note(begun(open_app)) is not None


def test_a_damaged_file_is_said_once_and_notes_begin_anew(open_app: OpenApp) -> None:
    remember_note("warlocks_duel", "mage")
    (home() / "first_times.json").write_text("{", encoding="utf-8")
    driver = begun(open_app)
    assert note(driver) is not None
    said = [warning for warning in driver.app.warnings if "first_times.damaged.json" in warning]
    assert len(said) == 1
    driver.table.choose("mage:albus")
    driver.to_question()
    assert [warning for warning in driver.app.warnings if "first_times.damaged.json" in warning] == said


def test_on_a_disk_that_cannot_be_written_no_note_comes_twice(open_app: OpenApp) -> None:
    (home() / "first_times.json").mkdir(parents=True)
    driver = begun(open_app)
    shown = [note(driver)]
    for _question in range(6):
        driver.table.choose(driver.advice())
        driver.to_question()
        shown.append(note(driver))
    ids = [card.note.id for card in shown if card is not None]
    assert len(ids) == len(set(ids)) > 1
    assert driver.app.warnings


def test_what_befell_a_person_is_explained_at_the_next_question(open_app: OpenApp) -> None:
    driver = MatchDriver(open_app(first_times=True).app, match=played("talisman", 12))
    driver.to_question()
    told = driver.table.first_times
    died = next(one for one in GAMES["talisman"].first_times if one.id == "death")
    event = next(iter(driver.match.history()))
    told.hear(type(event)("died", "TAL-6.4.3a", event.text, (("who", driver.decision.seat),)))
    told.open(driver.decision, driver.table.shown)
    assert told.note is died
    told.answered(driver.decision.seat)
    forget_notes()
    told.open(driver.decision, driver.table.shown)
    assert told.note is not died


# -- what is good for a first match ---------------------------------------------------------------------------


def test_the_choice_that_is_good_for_a_first_match_is_named_and_pointed_at(open_app: OpenApp) -> None:
    driver = begun(open_app)
    line = driver.table.find("recommended")
    assert isinstance(line, Paragraph)
    first = GAMES["warlocks_duel"].first_match
    assert first is not None
    option = driver.decision.option(first.answers["mage"])
    assert option is not None
    assert [link.place for link, _rect in line.block.links()] == [option.place]
    driver.table.choose(option.key)
    driver.to_question()
    assert not [widget for widget in driver.table.walk() if widget.id == "recommended"]


def test_an_answer_with_a_button_carries_the_sign(open_app: OpenApp) -> None:
    seats = [Seat("Marcin", PERSON), Seat("Zoltar", "greedy")]
    match = GAMES["demons"].new_match(seats, {}, seed=2)
    driver = MatchDriver(open_app(first_times=True).app, match=match)
    driver.play_to("shield")
    assert driver.table.first_times.recommended is driver.decision.option("shield:tin")
    assert driver.table.find("recommended").rect.height > 0


# -- the aim --------------------------------------------------------------------------------------------------


@every_game
def test_the_aim_stands_at_the_head_of_the_panel_and_a_click_shows_where(open_app: OpenApp, game: str) -> None:
    driver = MatchDriver(open_app().app, match=played(game, 30))
    driver.to_question()
    aim = driver.table.shown_table.aim
    assert aim is not None
    line = aim_line(driver)
    assert line.rect.bottom <= driver.table.panel.log.rect.top
    assert aim.place is not None
    links = [rect for link, rect in line.block.links() if link.place == aim.place]
    driver.click((line.rect.x + line.margin() + links[0].centerx, line.rect.y + links[0].centery))
    assert driver.table.shown_table.pointed == aim.place


@pytest.mark.parametrize(
    ("game", "options", "first"),
    [("talisman", {"choose_characters": True}, "character"), ("demons", {}, "shield"), ("warlocks_duel", {}, "mage")],
)
def test_to_choose_something_first_is_no_aim_any_more_once_it_is_chosen(
    open_app: OpenApp, game: str, options: dict[str, bool], first: str
) -> None:
    seats = [Seat("Marcin", PERSON), Seat("Zoltar", "greedy")]
    driver = MatchDriver(open_app().app, match=GAMES[game].new_match(seats, options, seed=2))
    driver.play_to(first)
    assert driver.table.shown_table.aim is not None
    driver.table.answer(driver.advice())
    assert driver.table.controller is None, "what was chosen is shown"
    assert driver.table.shown_table.aim is None


def test_what_is_needed_for_long_stays_while_others_act(open_app: OpenApp) -> None:
    driver = MatchDriver(open_app().app, match=played("talisman", 30))
    driver.to_question()
    aim = driver.table.shown_table.aim
    while driver.table.controller is not None:  # until others act
        driver.to_question()
        aim = driver.table.shown_table.aim
        driver.table.answer(driver.advice())
    assert aim is not None
    assert driver.table.shown_table.aim == aim


@every_game
def test_where_an_aim_points_something_lies_on_the_table(open_app: OpenApp, game: str) -> None:
    driver = MatchDriver(open_app().app, match=played(game, 10))
    driver.to_question()
    places = 0
    for _question in range(25):
        aim = driver.table.shown_table.aim
        assert aim is not None
        if aim.place is not None:
            places += 1
            driver.table.gestures.react(driver.table.tabletop.close_panel())
            driver.table.gestures.follow(Link(place=aim.place))
            driver.step(60)
            assert driver.table.shown_table.of_place(aim.place) is not None, aim.place
        driver.table.choose(driver.advice())
        driver.to_question()
        if driver.over:
            break
    assert places > 3


def longer(aim: Aim) -> Aim:
    """The same aim in a language whose words are 40 % longer."""
    stretched = " ".join(word + "e" * round(0.4 * len(word)) for word in words.say(aim.text).split(" "))
    return Aim(Text(stretched.replace("{", "").replace("}", "")), aim.place)


@every_game
@pytest.mark.parametrize("size", WINDOWS)
def test_the_aim_takes_two_lines_at_most_in_long_languages_too(
    open_app: OpenApp, game: str, size: tuple[int, int]
) -> None:
    driver = MatchDriver(open_app(size=size).app, match=played(game, 4))
    driver.to_question()
    seen = set()
    for _question in range(MANY_QUESTIONS):
        line = aim_line(driver)
        assert line.rect.height >= line.needs()[1]
        aim = driver.table.shown_table.aim
        assert aim is not None
        seen.add(words.say(aim.text))
        long = AimLine(driver.app, longer(aim), driver.table.gestures.follow)
        long.fit(line.rect.width)
        assert long.lines(line.rect.width) <= MOST_LINES, words.say(aim.text)
        driver.table.choose(driver.advice())
        driver.to_question()
        if driver.over or len(seen) > ENOUGH_AIMS:
            break
    assert len(seen) > 1


def test_the_aim_is_that_of_whoever_sits_at_the_table(open_app: OpenApp) -> None:
    driver = MatchDriver(open_app(pass_cover=False).app, seats=(("Ann", PERSON), ("Bob", PERSON)))
    driver.to_question()
    for _question in range(12):
        seat = driver.decision.seat
        aim = driver.match.game.aim(driver.match.state, seat)
        assert aim is not None
        assert driver.table.shown_table.aim == aim.calling([player.name for player in driver.match.seats])
        driver.table.choose(driver.advice())
        driver.to_question()


def test_an_onlooker_has_no_aim(open_app: OpenApp) -> None:
    driver = MatchDriver(open_app().app, seats=(("Ann", "greedy"), ("Bob", "greedy")))
    driver.step(3)
    assert driver.table.shown_table.aim is None
    assert not [widget for widget in driver.table.walk() if widget.id == "aim"]


# -- the list -------------------------------------------------------------------------------------------------


def test_the_menu_lists_the_notes_seen_the_games_own_first(open_app: OpenApp) -> None:
    remember_note("demons", "ring")
    driver = begun(open_app)
    driver.key("esc")
    driver.click("button:notes")
    listed = [widget.id for widget in driver.app.screen.walk() if widget.id.startswith(("game:", "words:"))]
    assert listed == ["game:warlocks_duel", "words:warlocks_duel:mage", "game:demons", "words:demons:ring"]
    driver.click("button:again")
    driver.click("button:yes")
    assert load_notes_seen()[0].notes == {}
    assert driver.app.screen.find("nothing").visible
    driver.click("button:close")
    assert driver.app.screen.name == "pause"


def test_the_list_of_notes_is_there_before_any_was_seen(open_app: OpenApp) -> None:
    driver = begun(open_app, notes=False)
    driver.key("esc")
    driver.click("button:notes")
    assert not driver.app.screen.find("button:again").enabled
    assert pygame.Rect((0, 0), driver.app.size).contains(driver.app.screen.find("panel:notes").rect)
