"""Every piece explains itself, with clauses that exist."""

from __future__ import annotations

import ast
import dataclasses
import re
from collections.abc import Iterator
from pathlib import Path

import game.devils_circle
import game.ui.tables.devils_circle
from game.devils_circle.box.pieces import ITEMS
from game.rulebook import load
from game.ui.kit.rich_text import RichText
from game.ui.tables.devils_circle import controller, deeds
from game.ui.tables.devils_circle.deeds import BY_ID, DEMON_DEEDS, MAGE_DEEDS
from game.ui.tables.devils_circle.layout import BUTTON, DEED, FIELD, FIGURE, ITEM, PLATE
from game.ui.tables.devils_circle.telling import explanations
from game.words import say
from tests.ui.conftest import OpenApp
from tests.ui.tables.devils_circle.circle_driver import GUARD, HUNT, CircleDriver

CLAUSE = re.compile(r"DK-\d+\.\d+")


def words_of(text: RichText | None) -> str:
    assert text is not None
    return "".join(run.words for run in text)


def test_every_piece_of_a_match_is_explained(open_app: OpenApp) -> None:
    seen = set()
    for seats, seed in ((GUARD, 4), (HUNT, 6)):
        driver = CircleDriver(open_app().app, seats, {"length": "quick"}, seed)
        driver.to_question()
        for _turn in range(24):
            if driver.over:
                break
            for piece in driver.table.table.pieces:
                found = words_of(driver.tabletop.explain(driver.view, piece, 0))
                assert len(found) > 8, piece.id
                seen.add(piece.kind)
            driver.table.choose(driver.advice())
            driver.to_question()
    assert {FIELD, FIGURE, PLATE, ITEM, DEED, BUTTON, "edge", "clock", "stock"} <= seen


def test_every_clause_named_in_a_tooltip_is_in_the_rulebook() -> None:
    known = set(load("devils_circle").clauses)
    named = set()
    for module in (explanations, deeds, controller):
        source = module.__file__
        assert source is not None
        named |= set(CLAUSE.findall(Path(source).read_text(encoding="utf-8")))
    assert len(named) > 40
    assert named <= known, named - known


def test_every_item_and_every_play_is_on_a_price_list_with_its_rule() -> None:
    for deed in (*MAGE_DEEDS, *DEMON_DEEDS):
        assert CLAUSE.search(say(deed.about)), deed.id
        assert deed.price is None or 0 <= deed.price <= 6
    told = " ".join(f"{deed.place} {deed.picture}" for deed in MAGE_DEEDS)
    for item in ITEMS:
        assert item in told


def test_a_demon_says_what_stops_a_step_and_leaves_prices_to_the_board(open_app: OpenApp) -> None:
    driver = CircleDriver(open_app().app, HUNT, seed=6, adviser="greedy")
    driver.play_to("play")
    for demon in driver.view.demons:
        piece = driver.table.table.find(f"demon:{demon.id}")
        if piece is None:
            continue
        found = words_of(driver.tabletop.explain(driver.view, piece, 0))
        stopped = {barrier.edge for barrier in demon.barriers}
        for step in demon.steps:
            edges = {f"{demon.field}-{step.field}", f"{step.field}-{demon.field}"}
            assert (f"{step.field.upper()}: " in found) == bool(edges & stopped)
        for barrier in demon.barriers:
            assert barrier.clause in found


def test_a_wisp_is_not_said_to_do_what_only_demons_do(open_app: OpenApp) -> None:
    driver = CircleDriver(open_app().app, HUNT, seed=6, adviser="greedy")
    driver.play_to("play")
    words = {}
    for demon in driver.view.demons:
        piece = driver.table.table.find(f"plate:{demon.id}")
        assert piece is not None
        words[demon.id] = words_of(driver.tabletop.explain(driver.view, piece, 0))
    assert "breaks salt" in words["gorm"]
    assert "Its blows take" in words["gorm"]
    assert "breaks salt" not in words["flicker"]
    assert "Its blows take" not in words["flicker"]
    assert "DK-9.13" in words["flicker"]


def test_prices_on_the_list_are_those_of_the_rules() -> None:
    prices = {
        "curse": 2,
        "pentagram": 3,
        "psychic": 4,
        "raise_power": 5,
        "lower_materiality": 6,
        "raise_materiality": 0,
    }
    assert {name: BY_ID[name].price for name in prices} == prices
    assert {deed.id for deed in MAGE_DEEDS if deed.price == 2} == {
        "exorcise",
        "torch",
        "herbs",
        "pray",
        "resupply",
        "push",
    }


def test_no_text_of_the_game_calls_a_mage_he() -> None:
    """Two of the mages are women: what is said of every mage uses a name, or no word for man or woman."""
    sources = [
        *Path(game.devils_circle.__path__[0]).rglob("*.py"),
        *Path(game.ui.tables.devils_circle.__path__[0]).rglob("*.py"),
    ]
    words = [text for source in sources for text in player_texts(source)]
    assert len(words) > 300
    assert not [text for text in words if re.search(r"\b(he|him|his|himself)\b", text, re.IGNORECASE)]


def player_texts(source: Path) -> Iterator[str]:
    """The sentences of a source file that players read."""
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("Text", "text", "_"):
            yield from (
                part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str)
            )


def test_the_clock_says_when_dawn_breaks_and_when_the_sun_rises(open_app: OpenApp) -> None:
    driver = CircleDriver(open_app().app, GUARD, seed=6, adviser="greedy")
    clock, face = dataclasses.replace(driver.view.clock, dawn=240, sunrise=285), driver.tabletop.table.clock
    assert face.hours(clock, 12, 400, broken=True) == ("dawn 04:00, sunrise 04:45",)
    assert face.hours(clock, 12, 90, broken=True) == ("dawn 04:00", "sunrise 04:45")
    assert face.hours(clock, 12, 90, broken=False) == ("dawn 04:00, sunrise 04:45",)
    assert face.hours(dataclasses.replace(clock, at_dawn=True), 12, 90, broken=True) == ("dawn! Sunrise 04:45",)
