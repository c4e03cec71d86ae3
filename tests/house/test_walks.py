"""The walks of the README, from a click to the rules and from a card to the screen, are those of the program."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

import pygame
import pytest

from game.engine.decision import Text
from game.talisman import GAME
from game.talisman.box import register as cards
from game.talisman.cards.adventure.strangers import healer
from game.talisman.referee import audit
from game.ui.kit.painting.store import PictureStore
from game.ui.kit.painting.theme import Theme
from game.ui.tables.talisman.cards.faces import CardFaces
from tests.talisman.scene import arriving, figure
from tests.ui.conftest import OpenApp, open_app
from tests.ui.match_driver import MatchDriver

__all__ = ["open_app"]

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
STEP = re.compile(r"^\d+\. \[`([\w.]+)`\]\(([^)]+)\)", re.MULTILINE)
Step = tuple[str, str]
"""A function by its qualified name, and its file."""


def walk(title: str) -> list[Step]:
    """The steps under a heading of the README."""
    chapter = README.partition(f"### {title}\n")[2].partition("\n### ")[0]
    return [(name, file) for name, file in STEP.findall(chapter)]


WALKS = [*walk("The walk of one click"), *walk("The walk of one card")]


def functions_of(file: str) -> set[str]:
    """The functions and methods that a file defines."""
    tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    methods = {
        f"{kind.name}.{part.name}"
        for kind in tree.body
        if isinstance(kind, ast.ClassDef)
        for part in kind.body
        if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef)
    }
    return methods | {part.name for part in tree.body if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef)}


@contextmanager
def watched(steps: list[Step]) -> Iterator[list[Step]]:
    """Notes which of the steps are called, and in which order; repeated ones every time."""
    wanted = {(name, str(ROOT / file)): (name, file) for name, file in steps}
    called: list[Step] = []

    def note(frame: FrameType, event: str, _argument: object) -> None:
        step = wanted.get((frame.f_code.co_qualname, frame.f_code.co_filename))
        if event == "call" and step is not None:
            called.append(step)

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        yield called
    finally:
        sys.setprofile(before)


def in_order(steps: list[Step], called: list[Step]) -> list[Step]:
    """Those of the steps that do not come in their order among the calls."""
    rest = iter(called)
    return [step for step in steps if step not in rest]


@pytest.mark.parametrize(("name", "file"), WALKS)
def test_every_step_of_a_walk_is_a_function_of_the_file_it_links_to(name: str, file: str) -> None:
    assert name in functions_of(file)


@pytest.mark.parametrize("file", sorted(set(re.findall(r"\]\((?!https?:)([^)#]+)\)", README))))
def test_what_the_readme_links_to_is_there(file: str) -> None:
    assert (ROOT / file).exists()


def test_a_click_takes_the_walk_of_the_readme(open_app: OpenApp) -> None:
    steps = walk("The walk of one click")
    driver = MatchDriver(open_app().app)
    driver.to_question()
    option = next(option for option in driver.decision.options if option.place is not None)
    with watched(steps) as called:
        driver.click_answer(option.key)
    assert len(steps) == 8
    assert in_order(steps, called) == []
    assert driver.match.record[0].key == option.key


@pytest.fixture
def unregistered() -> Iterator[str]:
    """The id of a card that is not in the register afterwards."""
    forget_cards_seen()
    yield "wanderer"
    for register in (cards.CARDS, cards.CARD_OF, cards.ORIGIN):
        for name in [name for name in register if name.partition("#")[0] == "wanderer"]:
            del register[name]
    forget_cards_seen()


def forget_cards_seen() -> None:
    """Registers of the same size are the same to the audit: other tests' cards are gone."""
    audit.cards_of_match.cache_clear()
    audit.cards_for.cache_clear()


def test_a_card_takes_the_walk_of_the_readme(unregistered: str) -> None:
    steps = walk("The walk of one card")
    pygame.init()
    pygame.display.set_mode((64, 64))
    faces = CardFaces(Theme(), PictureStore(pytest.fail))
    with watched(steps) as called:
        cards.stranger(unregistered, Text("Wanderer"), Text("Heals."))(healer)
        GAME.new_match(["Ann", "Bob"]).next_decision()
        scene = arriving(figure("warrior", "fields", lives=1), deck="healer#1")
        assert scene.hero().lives == 3
        scene.match.view(0)
        faces.face("healer", 200)
    assert len(steps) == 11
    assert in_order(steps, called) == []
