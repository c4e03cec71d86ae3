"""Setting a match up: what is remembered, what is shown about the game, and how the room is used."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest
from pygame import Rect

from game.catalogue import GAMES, grimoire_of
from game.engine.game import Game, OptionValue, Seat
from game.keeping.disk import home
from game.notes_seen import remember_match, was_played
from game.players import PLAYERS, sign_of
from game.setups import SeatSetup, Setup, load_setup, save_setup
from game.ui.app import matches
from game.ui.app.application import App
from game.ui.app.without_window.driver import Driver
from game.ui.kit.rich_text import runs
from game.ui.kit.widget import Widget
from game.ui.kit.widgets import Button, Panel, Paragraph, ScrollArea
from game.ui.kit.widgets.button import SMALLER
from game.ui.screens.new_match.about_pictures import Cover, Fact, Medallion, Scene
from game.ui.screens.new_match.plan import MatchPlan
from game.ui.screens.new_match.screen import NewMatchScreen
from tests.ui.conftest import OpenApp

DUEL = GAMES["warlocks_duel"]
THREE = Setup(
    (
        SeatSetup("Żaneta", "person", "diamond"),
        SeatSetup("", "random", "octagon"),
        SeatSetup("Ann", "person", "round"),
    ),
    {"chain_reaction": True, "magic_lesson": False, "starting_player": "3"},
)


class Starts:
    """Stands for the match screen: remembers every match that was to be started."""

    def __init__(self) -> None:
        self.tables: list[tuple[Seat, ...]] = []
        self.options: list[Mapping[str, OptionValue]] = []
        self.seeds: list[int] = []

    def start(self, app: App, game: Game, seats: Sequence[Seat], options: Mapping[str, OptionValue], seed: int) -> None:
        game.new_match(seats, options, seed).next_decision()
        self.tables.append(tuple(seats))
        self.options.append(options)
        self.seeds.append(seed)
        app.doors.title()


@pytest.fixture
def starts(monkeypatch: pytest.MonkeyPatch) -> Starts:
    remembered = Starts()
    monkeypatch.setattr(matches, "start_match", remembered.start)
    return remembered


def said(driver: Driver) -> list[str]:
    """The messages shown now."""
    return ["".join(run.words for run in notice.text) for notice in driver.app.notices]


def set_up(driver: Driver) -> NewMatchScreen:
    """Open the grimoire from the title."""
    driver.app.doors.title()
    driver.click("book:warlocks_duel")
    driver.step(2)
    screen = driver.app.screen
    assert isinstance(screen, NewMatchScreen)
    return screen


def with_rules(driver: Driver) -> NewMatchScreen:
    """The same with all rules of the match unfolded."""
    screen = set_up(driver)
    driver.click("button:options")
    return screen


def setup_file() -> Path:
    return home() / "setups" / "warlocks_duel.json"


def found(screen: NewMatchScreen, kind: type[Widget]) -> list[Widget]:
    return [widget for widget in screen.walk() if isinstance(widget, kind)]


# -- what is remembered


def test_the_last_set_up_is_offered_again_but_with_another_seed(open_app: OpenApp, starts: Starts) -> None:
    driver = open_app()
    with_rules(driver)
    driver.click("button:add_seat")
    driver.click("field:name1")
    driver.type("Żaneta")
    driver.click("choice:player3")
    driver.click("item:player3:random")
    driver.click("choice:mark2")
    driver.click("item:mark2:octagon")
    driver.click("toggle:chain_reaction")
    driver.click("button:start")
    set_up(driver)
    driver.click("button:start")
    assert starts.tables[0] == starts.tables[1]
    assert [(seat.name, seat.player, seat.shape) for seat in starts.tables[1]] == [
        ("Żaneta", "person", "round"),
        ("Zoltar", "greedy", "octagon"),
        ("Ishara", "random", "hexagon"),
    ]
    assert starts.options[0] == starts.options[1]
    assert starts.options[1]["chain_reaction"] is True
    assert "seed" not in setup_file().read_text(encoding="utf-8")
    assert starts.seeds[0] != starts.seeds[1]


def test_a_set_up_that_was_left_without_a_start_is_not_remembered(open_app: OpenApp) -> None:
    driver = open_app()
    set_up(driver)
    driver.click("button:add_seat")
    driver.key("esc")
    assert len(set_up(driver).plan.seats) == 2
    assert not setup_file().exists()


def test_start_from_scratch_brings_the_first_set_up_back_and_goes(open_app: OpenApp, starts: Starts) -> None:
    save_setup("warlocks_duel", THREE)
    driver = open_app()
    screen = set_up(driver)
    seed = screen.plan.seed
    assert screen.plan.setup().seats == THREE.seats
    assert screen.find("button:scratch").visible
    driver.click("button:scratch")
    assert not screen.find("button:scratch").visible
    assert screen.plan.seed == seed
    driver.click("button:start")
    assert [(seat.name, seat.player) for seat in starts.tables[0]] == [("Player 1", "person"), ("Zoltar", "greedy")]
    assert not any(value is True for value in starts.options[0].values())


@pytest.mark.parametrize("change", ["button:add_seat", "toggle:chain_reaction", "field:name1"])
def test_start_from_scratch_is_offered_only_after_a_change(open_app: OpenApp, change: str) -> None:
    driver = open_app()
    screen = with_rules(driver)
    assert not screen.find("button:scratch").visible
    driver.click(change)
    if change.startswith("field"):
        driver.type("Ann")
    assert screen.find("button:scratch").visible


def test_every_part_of_a_set_up_is_read_back() -> None:
    save_setup("warlocks_duel", THREE)
    assert load_setup("warlocks_duel") == THREE
    assert load_setup("another_game") is None


def test_a_set_up_cut_or_changed_at_any_byte_gives_a_match_that_can_start() -> None:
    save_setup("warlocks_duel", THREE)
    whole = setup_file().read_bytes()
    for place in range(len(whole)):
        for damaged in (whole[:place], whole[:place] + bytes([whole[place] ^ 0x81]) + whole[place + 1 :]):
            setup_file().write_bytes(damaged)
            plan, setup = MatchPlan(DUEL), load_setup("warlocks_duel")
            if setup is not None:
                plan.take(setup)
            assert plan.problem() is None


def seats(*changed: Mapping[str, str]) -> str:
    """A set-up file with two good seats, changed."""
    good = [{"name": "", "player": "person", "shape": "round"}, {"name": "", "player": "greedy", "shape": "shield"}]
    return json.dumps(
        {"seats": [{**seat, **change} for seat, change in zip(good, changed, strict=False)], "options": {}}
    )


@pytest.mark.parametrize(
    "content",
    [
        "",
        "[]",
        "[" * 100_000,
        '{"seats": [], "options": {}}',
        seats({}),
        seats({"player": "oracle"}, {}),
        seats({"shape": "star"}, {}),
        seats({"shape": "shield"}, {}),
        seats({"name": "x" * 19}, {}),
        seats({"name": "a\nb"}, {}),
        seats({"name": "zoltar"}, {}),
    ],
)
def test_a_set_up_that_cannot_be_is_forgotten_without_a_word(open_app: OpenApp, starts: Starts, content: str) -> None:
    setup_file().parent.mkdir(parents=True)
    setup_file().write_text(content, encoding="utf-8")
    driver = open_app()
    screen = set_up(driver)
    assert screen.plan.is_fresh
    assert not driver.app.warnings
    driver.click("button:start")
    assert load_setup("warlocks_duel") == screen.plan.setup()


def test_options_of_another_version_are_left_out_and_the_others_kept() -> None:
    plan = MatchPlan(DUEL)
    options: dict[str, bool | int | str] = {"chain_reaction": True, "moon_phase": 3, "starting_player": "9"}
    plan.take(Setup(THREE.seats, {**options, "magic_lesson": 1}))
    assert [seat.player for seat in plan.seats] == ["person", "random", "person"]
    assert plan.options["chain_reaction"] is True
    assert plan.options["starting_player"] == "random"
    assert plan.options["magic_lesson"] is False
    assert "moon_phase" not in plan.options


def test_a_starting_seat_that_is_not_there_becomes_a_random_one() -> None:
    plan = MatchPlan(DUEL)
    plan.take(Setup(THREE.seats[:2], {"starting_player": "4"}))
    assert len(plan.seats) == 2
    assert plan.options["starting_player"] == "random"


def test_a_folder_that_cannot_be_written_does_not_keep_a_match_from_starting(open_app: OpenApp, starts: Starts) -> None:
    driver = open_app()
    home().mkdir(parents=True, exist_ok=True)
    (home() / "setups").write_text("a file where the folder should be", encoding="utf-8")
    set_up(driver)
    driver.click("button:start")
    assert len(starts.tables) == 1


def test_pictures_for_the_press_do_not_show_the_players_own_set_up(tmp_path: Path) -> None:
    from game.ui.app.without_window.pictures import picture

    before = picture("warlocks_duel", "new", 0, 7, (1280, 720))
    save_setup("warlocks_duel", THREE)
    assert picture("warlocks_duel", "new", 0, 7, (1280, 720)).get_buffer().raw == before.get_buffer().raw


# -- how the room is used


def bar_is_needed(screen: NewMatchScreen) -> bool:
    area = screen.find("scroll:setup")
    assert isinstance(area, ScrollArea)
    return area.furthest > 0


@pytest.mark.parametrize("size", [(1280, 720), (1600, 900), (1920, 1080), (2560, 1440), (3840, 2160)])
def test_a_window_with_room_needs_no_scroll_bar_and_leaves_no_room_for_one(
    open_app: OpenApp, size: tuple[int, int]
) -> None:
    driver = open_app(size)
    screen = set_up(driver)
    assert not bar_is_needed(screen)
    driver.click("button:options")
    assert not bar_is_needed(screen)
    assert screen.find("link:chain_reaction").rect.right == screen.find("button:start").rect.right


def test_a_small_window_shows_a_scroll_bar_beside_the_rules_and_no_decoration(open_app: OpenApp) -> None:
    driver = open_app((1024, 640))
    screen = set_up(driver)
    assert not bar_is_needed(screen)
    driver.click("button:options")
    assert bar_is_needed(screen)
    assert screen.find("link:chain_reaction").rect.right < screen.find("button:start").rect.right
    assert not found(screen, Panel)


@pytest.mark.parametrize(("size", "portraits"), [((1280, 720), 0), ((1920, 1080), 4), ((2560, 1440), 4)])
def test_the_strip_beside_the_rules_shows_the_book_and_with_more_room_the_mages(
    open_app: OpenApp, size: tuple[int, int], portraits: int
) -> None:
    screen = with_rules(open_app(size))
    assert len(found(screen, Cover)) == 1
    assert len(found(screen, Medallion)) == portraits
    strip = next((widget for widget in screen.walk() if widget.id == "panel:about"), None)
    if strip is not None:
        assert all(strip.rect.contains(widget.rect) for widget in strip.children)
        assert strip.rect.bottom <= screen.find("button:rules").rect.top


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
def test_before_a_match_the_game_is_shown_and_its_rules_are_folded(
    open_app: OpenApp, size: tuple[int, int], game: str
) -> None:
    driver = open_app(size)
    driver.app.doors.new_match(GAMES[game])
    driver.step(2)
    screen = driver.app.screen
    scene = screen.find("panel:about")
    assert isinstance(scene, Scene)
    assert all(scene.rect.contains(widget.rect) for widget in scene.children)
    assert len([widget for widget in scene.children if isinstance(widget, Medallion)]) == 4
    option = GAMES[game].options[0].id
    shown = [widget.id for widget in screen.walk()]
    assert not {f"toggle:{option}", f"choice:{option}", "field:seed"} & {*shown}
    driver.click("button:options")
    shown = [widget.id for widget in screen.walk()]
    assert {f"toggle:{option}", f"choice:{option}"} & {*shown}
    assert "field:seed" in shown


def test_what_was_changed_of_the_rules_is_said_when_they_are_folded(open_app: OpenApp) -> None:
    driver = open_app()
    screen = with_rules(driver)
    driver.click("toggle:chain_reaction")
    driver.click("choice:starting_player")
    driver.click("item:starting_player:2")
    driver.click("button:options")
    words = screen.find("text:rules")
    assert isinstance(words, Paragraph)
    assert words.block.words == "Changed: Chain reaction; Starting player: seat 2."
    driver.click("button:options")
    driver.click("toggle:chain_reaction")
    driver.click("choice:starting_player")
    driver.click("item:starting_player:random")
    driver.click("button:options")
    words = screen.find("text:rules")
    assert isinstance(words, Paragraph)
    assert words.block.words == "As usual in the rulebook."


def test_the_strip_tells_a_newcomer_how_many_play_how_long_and_what_wins(open_app: OpenApp) -> None:
    screen = set_up(open_app((1920, 1080)))
    words = {
        widget.id: " ".join(widget.block.words.split()) for widget in screen.walk() if isinstance(widget, Paragraph)
    }
    assert "2 to 4 players" in words["text:character"]
    assert "4 or 5 rounds" in words["text:hourglass"]
    assert "last mage" in words["text:trophy"]


def test_more_seats_take_their_room_from_the_strip_not_from_the_rows(open_app: OpenApp) -> None:
    driver = open_app((1920, 1080))
    screen = with_rules(driver)
    row, strip = screen.find("choice:player1").rect.copy(), screen.find("panel:about").rect.copy()
    driver.click("button:add_seat")
    driver.click("button:add_seat")
    assert screen.find("choice:player1").rect == row
    smaller = screen.find("panel:about").rect
    assert (smaller.height < strip.height, smaller.bottom) == (True, strip.bottom)


def test_rows_grow_with_the_window(open_app: OpenApp) -> None:
    heights = [
        set_up(open_app(size)).find("choice:player1").rect.height for size in ((1280, 720), (1920, 1080), (2560, 1440))
    ]
    assert heights == sorted(set(heights))


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1440)])
def test_picture_and_rules_end_near_the_lower_edge(open_app: OpenApp, size: tuple[int, int]) -> None:
    driver = open_app(size)
    screen = set_up(driver)
    area = screen.find("scroll:setup").rect
    assert area.bottom - screen.find("panel:about").rect.bottom <= 2
    driver.click("button:options")
    assert area.bottom - max(widget.rect.bottom for widget in screen.find("scroll:setup").children) < area.height // 8


def test_the_scrolled_place_is_kept_when_a_seat_is_added(open_app: OpenApp) -> None:
    driver = open_app((1024, 640))
    screen = with_rules(driver)
    area = screen.find("scroll:setup")
    assert isinstance(area, ScrollArea)
    area.scroll_to(40)
    driver.click("button:add_seat")
    after = screen.find("scroll:setup")
    assert isinstance(after, ScrollArea)
    assert after.offset == 40


# -- a first match ----------------------------------------------------------------------------------------


def test_a_game_never_played_offers_what_is_good_for_a_first_match(open_app: OpenApp) -> None:
    driver = open_app(first_times=True)
    screen = set_up(driver)
    driver.click("button:first_match")
    assert [seat.player for seat in screen.plan.seats] == ["person", "apprentice"]
    assert screen.plan.suits_first_match
    assert said(driver) == ["Seats, opponent and rules are now those of a good first match."]
    done = driver.app.screen.find("button:first_match")
    assert not done.enabled, "it does not vanish, and says that it is done"
    assert "already" in str(done.why_disabled)
    assert isinstance(done, Button)
    assert done.text == "Ready for a first match", "and not like something to be done"
    screen.plan.add_seat()
    screen.arrange(driver.app.size)
    assert driver.app.screen.find("button:first_match").enabled


@pytest.mark.parametrize("game", GAMES)
def test_what_is_recommended_at_first_is_said_in_a_sentence_below_its_button(open_app: OpenApp, game: str) -> None:
    driver = open_app((1024, 640), first_times=True, language="fr")
    driver.app.doors.new_match(GAMES[game])
    driver.step(2)
    told, button = driver.screen.find("text:first_match"), driver.screen.find("button:first_match")
    assert isinstance(told, Fact)
    grimoire = grimoire_of(game)
    assert grimoire is not None
    assert grimoire.introduction is not None
    assert told.text == grimoire.introduction.first
    assert told.rect.top >= button.rect.bottom
    assert told.rect.bottom <= driver.screen.find("label:rules").rect.top
    first = GAMES[game].first_match
    assert first is not None
    assert (first.seats, first.player) == (2, "apprentice"), "who errs now and then, as the sentence says"
    told_of = {"talisman": ["choose_characters", "short_game"], "devils_circle": ["length"]}
    assert [*first.options] == told_of.get(game, [])


def test_a_click_on_a_mage_says_when_he_is_chosen(open_app: OpenApp) -> None:
    driver = open_app()
    set_up(driver)
    driver.click("portrait:warlocks_duel/mages/alonora.jpg")
    assert said(driver) == ["You choose your mage as soon as the match has started."]


def test_a_first_match_takes_the_options_that_are_good_for_it() -> None:
    for game in GAMES.values():
        plan = MatchPlan(game, "1")
        plan.suit_first_match()
        assert game.first_match is not None
        assert plan.problem() is None
        assert {name: plan.options[name] for name in game.first_match.options} == dict(game.first_match.options)


def test_whoever_has_played_the_game_or_wants_no_notes_is_offered_no_first_match(open_app: OpenApp) -> None:
    without = set_up(open_app(first_times=False))
    assert "button:first_match" not in {widget.id for widget in without.walk()}
    remember_match("warlocks_duel")
    played = set_up(open_app(first_times=True))
    assert "button:first_match" not in {widget.id for widget in played.walk()}


@pytest.mark.parametrize("first_times", [True, False])
def test_the_list_of_players_says_how_each_plays_and_which_is_good_at_first(
    open_app: OpenApp, first_times: bool
) -> None:
    driver = open_app(first_times=first_times)
    set_up(driver)
    driver.click("choice:player2")
    items = {name: driver.app.screen.find(f"item:player2:{name}") for name in PLAYERS}
    for name, item in items.items():
        assert isinstance(item, Button)
        assert item.detail.startswith(str(sign_of(name).tooltip))
        assert ("first match" in item.detail) == (first_times and name == "apprentice")
        assert driver.app.theme.measure(item.detail, "sans", item.size * SMALLER) < item.rect.width
    assert Rect((0, 0), driver.app.size).contains(items["master"].rect)


def test_options_that_matter_for_a_first_match_say_so(open_app: OpenApp) -> None:
    driver = open_app(first_times=True)
    driver.click("book:devils_circle")
    driver.click("button:options")
    words = driver.app.screen.find("text:length")
    assert isinstance(words, Paragraph)
    assert "Good for a first match: quick game" in "".join(run.words for run in runs(words.text))


def test_a_match_shown_on_the_table_counts_as_played(open_app: OpenApp) -> None:
    driver = open_app()
    assert not was_played("warlocks_duel")
    matches.start_match(driver.app, DUEL, ["Ann", "Bob"], {}, 3)
    assert was_played("warlocks_duel")


def test_one_switch_changes_the_sides_of_a_game_in_which_they_differ(open_app: OpenApp, starts: Starts) -> None:
    for size in ((1280, 720), (1024, 640)):
        driver = open_app(size)
        driver.app.doors.new_match(GAMES["devils_circle"])
        driver.step(2)
        screen = driver.app.screen
        assert isinstance(screen, NewMatchScreen)
        screen.plan.start_over()
        assert "guards" in str(screen.plan.role(0))
        driver.click("button:switch_sides")
        driver.step(2)
        assert [seat.player for seat in screen.plan.seats] == ["greedy", "person"]
        driver.click("button:start")
        driver.step(2)
        assert [seat.player for seat in starts.tables[-1]] == ["greedy", "person"]


def test_where_all_play_alike_there_are_no_sides_to_switch(open_app: OpenApp) -> None:
    driver = open_app()
    set_up(driver)
    assert "button:switch_sides" not in driver.ids()


def test_the_picture_of_the_game_comes_out_of_the_panel_up_to_its_rim(open_app: OpenApp) -> None:
    driver = open_app((1280, 720))
    screen = set_up(driver)
    beside = (screen._frame.right - 30, screen._frame.y + 30)
    painted = driver.picture().get_at(beside)
    driver.click("button:options")
    driver.step(2)
    assert not [widget for widget in screen.walk() if isinstance(widget, Scene)]
    assert driver.picture().get_at(beside) != painted, "the open rules stand on leather alone"
