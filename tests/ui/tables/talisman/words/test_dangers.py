"""What must be met at the end of a way, or on it, is said on the destination and in its tooltip."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.game import Seat
from game.players import PERSON
from game.talisman.box.board import SPACES
from game.talisman.state import EVIL, MOVING
from game.ui.tables.common.telling.signs import SKULL
from game.ui.tables.talisman.board.picture import note_of
from game.ui.tables.talisman.words.dangers import danger_at
from tests.talisman.scene import Figure, Scene, figure
from tests.ui.conftest import OpenApp
from tests.ui.tables.talisman.talisman_driver import TalismanDriver

BEYOND = "space:middle_03_hills"


def asked_where(
    open_app: OpenApp, traveller: Figure, thrown: int, *keys: str, lying: Mapping[str, str] | None = None
) -> TalismanDriver:
    """A match on the screen in which a person has thrown and is asked where to go."""
    scene = Scene(MOVING, traveller, dice=(thrown,), lying=lying, patient=True)
    scene.match.seats = tuple(Seat(seat.name, PERSON) for seat in scene.match.seats)
    driver = TalismanDriver(open_app().app, match=scene.match)
    driver.to_question()
    for key in ("throw", *keys):
        driver.table.answer(key)
        driver.to_question()
    return driver


def tooltip(driver: TalismanDriver, place: str) -> str:
    """The words of a destination's tooltip."""
    piece = next(piece for piece in driver.table.table.pieces if piece.id == f"goal:{place}")
    words = driver.table.shown_table.explain(piece)
    assert words is not None
    return "".join(run.words for run in words)


def test_the_way_past_the_sentinel_says_so_with_its_odds(open_app: OpenApp) -> None:
    driver = asked_where(open_app, figure("warrior", "outer_03_woods"), 2)
    danger = danger_at(driver.decision, BEYOND, driver.talisman)
    assert danger is not None
    assert danger.words == "Sentinel attacks: you lose a Life, 95 %"
    assert danger.sign == SKULL
    assert danger.words in tooltip(driver, BEYOND)


def test_the_danger_is_drawn_on_the_card_of_the_destination(open_app: OpenApp) -> None:
    strong = asked_where(open_app, figure("warrior", "outer_03_woods", strength=30), 2)
    weak = asked_where(open_app, figure("warrior", "outer_03_woods"), 2)
    pictures = []
    for driver in (strong, weak):
        rect = driver.table.find(f"goal:{BEYOND}").rect
        pictures.append(driver.picture().subsurface(rect).convert(24).get_buffer().raw)
    assert pictures[0] != pictures[1]


def test_a_life_that_a_space_takes_is_told_before_one_goes_there(open_app: OpenApp) -> None:
    driver = asked_where(open_app, figure("warrior", "outer_05_hills", alignment=EVIL), 1)
    danger = danger_at(driver.decision, "space:outer_06_chapel")
    assert danger is not None
    assert danger.words == "The Chapel takes a Life."


def test_a_space_where_nothing_waits_says_nothing(open_app: OpenApp) -> None:
    driver = asked_where(open_app, figure("warrior", "outer_07_fields"), 2)
    assert danger_at(driver.decision, "space:outer_09_plains") is None


def test_the_note_of_a_space_counts_the_cards_that_lie_there() -> None:
    ruins = SPACES["outer_20_ruins"]
    assert str(note_of(ruins)) == "Draw 2 cards"
    assert str(note_of(ruins, ("wolf#1",))) == "Draw 1 card"
    assert str(note_of(ruins, ("wolf#1", "bear#1"))) == "No card is drawn: 2 lie here"
    assert str(note_of(ruins, ("wolf#1", "axe#p1"))) == "Draw 1 card"


def test_a_way_over_the_bridge_says_in_its_tooltip_where_it_leads(open_app: OpenApp) -> None:
    driver = asked_where(open_app, figure("warrior", "outer_03_woods"), 4)
    assert "Over the bridge, then 2 more steps to Runes or Black Knight" in tooltip(driver, BEYOND)


def test_a_way_over_the_bridge_shows_what_waits_at_its_ends_and_not_at_the_bridge(open_app: OpenApp) -> None:
    pictures = []
    for lying in ({}, {"middle_05_runes": "axe#1"}, {"middle_03_hills": "axe#1"}):
        driver = asked_where(open_app, figure("warrior", "outer_03_woods", strength=30), 4, lying=lying)
        rect = driver.table.find(f"goal:{BEYOND}").rect
        pictures.append(driver.picture().subsurface(rect).convert(24).get_buffer().raw)
    bare, at_the_end, at_the_bridge = pictures
    assert at_the_end != bare
    assert at_the_bridge == bare


def test_whoever_has_a_quest_is_not_promised_another_at_the_cave(open_app: OpenApp) -> None:
    pictures = []
    for quest in ("", "deliver_2_gold"):
        driver = asked_where(open_app, figure("warrior", "middle_06_chasm", quest=quest), 2)
        rect = driver.table.find("goal:space:middle_08_warlocks_cave").rect
        pictures.append(driver.picture().subsurface(rect).convert(24).get_buffer().raw)
    assert pictures[0] != pictures[1]


def test_the_portal_says_how_likely_it_opens(open_app: OpenApp) -> None:
    driver = asked_where(open_app, figure("warrior", "middle_01_black_knight", strength=7), 3)
    danger = danger_at(driver.decision, "space:inner_00_plain_of_peril", driver.talisman)
    assert danger is not None
    assert danger.words == "The Portal opens: 58 %"


def test_what_protects_counts_before_one_goes_there(open_app: OpenApp) -> None:
    plain = asked_where(open_app, figure("warrior", "outer_03_woods", strength=7), 2)
    armoured = asked_where(open_app, figure("warrior", "outer_03_woods", strength=7, objects="armour#1"), 2)
    shares = []
    for driver in (plain, armoured):
        danger = danger_at(driver.decision, BEYOND, driver.talisman)
        assert danger is not None
        shares.append(int(danger.words.split()[-2]))
    assert shares[1] == round(shares[0] / 2)


def test_who_is_guided_is_told_that_he_may_stay_safe(open_app: OpenApp) -> None:
    for terrain, space, follower in (("forest", "outer_22_forest", "guide#1"), ("chasm", "middle_06_chasm", "guide#1")):
        near = {"forest": "outer_21_plains", "chasm": "middle_05_runes"}[terrain]
        driver = asked_where(open_app, figure("warrior", near, followers=follower), 1)
        danger = danger_at(driver.decision, f"space:{space}", driver.talisman)
        assert danger is not None
        assert danger.words == "You may stay safe there."


def test_a_tunnel_says_how_often_one_gets_through_it_with_the_dice_that_are_thrown(open_app: OpenApp) -> None:
    words = []
    for followers in ("", "gnome#1"):
        hero = figure("warrior", "inner_00_plain_of_peril", craft=7, followers=followers)
        scene = Scene(MOVING, hero, patient=True)
        scene.match.seats = tuple(Seat(seat.name, PERSON) for seat in scene.match.seats)
        driver = TalismanDriver(open_app().app, match=scene.match)
        driver.to_question()
        danger = danger_at(driver.decision, "space:inner_01_mines", driver.talisman)
        assert danger is not None
        words.append(danger.words)
    assert words == ["You get through: 16 %, else far back", "You get through: 58 %, else far back"]
