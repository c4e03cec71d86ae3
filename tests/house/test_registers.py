"""Whatever lists the games or the computer players by name lists them all: a new one is complete, or named here."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Collection
from pathlib import Path

import pytest

from game.assets import asset
from game.grimoires import OWN
from game.players import PLAYERS, SIGNS, sign_of
from game.ui.screens.new_match.seat_rows import who_may_sit
from game.ui.tables.of_games import OWN_TABLES
from tests.every_game.games import GAMES as PLAYED
from tests.every_game.odd_positions import BEGINNINGS, CHANGES
from tests.players.matches import SITTINGS
from tests.saves.rules import CONTENT

ROOT = Path(__file__).resolve().parents[2]
NAMES = {grimoire.id for grimoire in OWN}


def contracts() -> list[dict[str, list[str]]]:
    """The import contracts."""
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    found: list[dict[str, list[str]]] = told["tool"]["importlinter"]["contracts"]
    return found


def games_that_are_a_layer() -> set[str]:
    """The games in the layers of the import contracts."""
    layers = next(contract["layers"] for contract in contracts() if "layers" in contract)
    return {name.strip(" ()") for name in next(layer for layer in layers if "talisman" in layer).split("|")}


def games_without_clock() -> set[str]:
    """The games that the import contracts keep from screens, clocks and chance."""
    modules = next(contract["source_modules"] for contract in contracts() if "game.engine.**" in str(contract))
    return {module.split(".")[1] for module in modules} - {"engine"}


def rulebooks() -> set[str]:
    """The games with an English rulebook."""
    return {path.stem for path in asset("rulebook", "en").glob("*.md")}


REGISTERS: dict[str, Callable[[], Collection[str]]] = {
    "the layers in pyproject.toml": games_that_are_a_layer,
    "the forbidden imports in pyproject.toml": games_without_clock,
    "assets/rulebook/en": rulebooks,
    "game/ui/tables/of_games.py": lambda: OWN_TABLES,
    "the introductions": lambda: [book.id for book in OWN if book.introduction is not None],
    "tests/every_game/games.py": lambda: [game.id for game in PLAYED],
    "the changes of tests/every_game/odd_positions.py": lambda: CHANGES,
    "the beginnings of tests/every_game/odd_positions.py": lambda: BEGINNINGS,
    "tests/players/matches.py": lambda: [sitting.game for sitting in SITTINGS],
    "tests/saves/rules.py": lambda: CONTENT,
}


@pytest.mark.parametrize("register", REGISTERS)
def test_every_game_of_the_program_is_in_the_register(register: str) -> None:
    assert set(REGISTERS[register]()) == NAMES, register


def test_every_computer_player_has_a_sign() -> None:
    assert list(SIGNS) == list(PLAYERS)


def test_a_new_computer_player_can_be_chosen_for_a_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PLAYERS, "contrary_one", PLAYERS["random"])
    (found,) = [item for item in who_may_sit() if item.value == "contrary_one"]
    assert found.text == sign_of("contrary_one").title == "Contrary one"
