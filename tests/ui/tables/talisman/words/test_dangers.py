"""What must be met at the end of a way, or on it, is said on the destination and in its tooltip."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.game import Seat
from game.players import PERSON
from game.talisman.box.board import SPACES
from game.talisman.state import EVIL, MOVING
from game.ui.match.panel.answers.card import AnswerCard
from game.ui.tables.common.telling.signs import SKULL
from game.ui.tables.talisman.board.picture import note_of
from game.ui.tables.talisman.doors import told_on_cards
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
    piece = next(piece for piece in driver.table.table.pieces if piece.id == place)
    words = driver.table.shown_table.explain(piece)
    assert words is not None
    return "".join(run.words for run in words)


def card(driver: TalismanDriver, place: str) -> AnswerCard:
    """The card of a destination."""
    key = next(option.key for option in told_on_cards(driver.talisman, driver.decision) if option.place == place)
    found = driver.table.find(f"option:{key}")
    assert isinstance(found, AnswerCard)
    return found


def told(driver: TalismanDriver, place: str) -> list[str]:
    """What the card of a destination tells, line by line."""
    return ["".join(run.words for run in line).strip() for line in card(driver, place).prospect.lines]


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
        assert told(driver, BEYOND)[1].startswith("Sentinel attacks: you lose")
        pictures.append(driver.picture().subsurface(card(driver, BEYOND).rect).convert(24).get_buffer().raw)
    assert pictures[0] != pictures[1]


def test_a_card_lights_the_space_that_it_leads_to(open_app: OpenApp) -> None:
    driver = asked_where(open_app, figure("warrior", "outer_07_fields"), 2)
    before = driver.table.shown_table.marks(None, None)
    lit = driver.table.shown_table.marks(card(driver, "space:outer_09_plains"), None)
    assert (before.hovered, lit.hovered) == ("", "space:outer_09_plains")


def test_no_destination_hides_a_part_of_the_board(open_app: OpenApp) -> None:
    driver = asked_where(open_app, figure("warrior", "outer_03_woods"), 4)
    assert len(told_on_cards(driver.talisman, driver.decision)) == 3
    assert not driver.table.table.dialogs


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
    lines = []
    for lying in ({}, {"middle_05_runes": "axe#1"}, {"middle_03_hills": "axe#1"}):
        driver = asked_where(open_app, figure("warrior", "outer_03_woods", strength=30), 4, lying=lying)
        lines.append(told(driver, BEYOND))
    bare, at_the_end, at_the_bridge = lines
    assert at_the_end == [*bare, "Runes: Axe"]
    assert at_the_bridge == bare


def test_who_and_what_is_at_a_destination_is_told_but_nothing_twice(open_app: OpenApp) -> None:
    lying = {"outer_09_plains": "axe#1 lion#1"}
    driver = asked_where(open_app, figure("warrior", "outer_07_fields"), 2, lying=lying)
    lines = told(driver, "space:outer_09_plains")
    assert len([line for line in lines if "Lion" in line]) == 1
    assert lines[-1] == "There: Axe"


def test_whoever_has_a_quest_is_not_promised_another_at_the_cave(open_app: OpenApp) -> None:
    for quest, said in (("", False), ("deliver_2_gold", True)):
        driver = asked_where(open_app, figure("warrior", "middle_06_chasm", quest=quest), 2)
        assert ("You have a quest already" in told(driver, "space:middle_08_warlocks_cave")) is said


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
