"""Rules that somebody may have played do not change under the same version: saves could not be told apart."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from pathlib import Path

import pytest

from game.catalogue import GAMES
from game.warlocks_duel import state
from game.warlocks_duel.box import cards, scrolls
from game.warlocks_duel.box.elements import FIRE
from tests.saves import rules

every_game = pytest.mark.parametrize("game", sorted(GAMES))


@pytest.mark.one_seed("what these matches come to is written down")
@every_game
def test_the_rules_are_those_written_down_for_their_version(game: str) -> None:
    written = rules.read()[game].get(str(GAMES[game].rules_version))
    if written is None:
        pytest.skip(f"the rules of {game} are being changed; before a release: python3 build/dev.py rules {game}")
    now = rules.hashes_of(GAMES[game])
    assert now == written, rules.difference(GAMES[game], written, now)


@every_game
def test_every_version_before_the_present_one_is_written_down(game: str) -> None:
    assert set(rules.read()[game]) >= {str(version) for version in range(1, GAMES[game].rules_version)}


@every_game
def test_the_same_rules_give_the_same_hashes(game: str) -> None:
    assert rules.played(GAMES[game], 1) == rules.played(GAMES[game], 1)
    assert rules.played(GAMES[game], 1) != rules.played(GAMES[game], 2)


@dataclass
class Before:
    power: int
    cards: tuple[str, ...] = ()


@dataclass
class After:
    power: int
    cards: tuple[str, ...] = ()
    luck: int = 0


def test_a_new_field_changes_the_shape_of_a_state() -> None:
    before, after = rules.state_shape(Before)["Before"], rules.state_shape(After)["After"]
    assert set(after) - set(before) == {"luck"}
    assert set(rules.state_shape(state.DuelState)) == {"DuelState", "Duelist", "Delayed", "Deck"}


def test_a_changed_card_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["warlocks_duel"]
    before = rules.content(game)
    spell = cards.SPELLS["spark"]
    monkeypatch.setitem(cards.SPELLS, "spark", dataclasses.replace(spell, cost=(*spell.cost, FIRE)))
    assert rules.content(game) != before
    monkeypatch.setitem(cards.SPELLS, "spark", dataclasses.replace(spell, words=spell.name))
    assert rules.content(game) == before, "words are no rule"


def test_a_changed_rule_is_seen_in_play(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["warlocks_duel"]
    before = rules.played(game, 0)
    monkeypatch.setattr("game.warlocks_duel.rules.setup.SCROLLS", tuple(reversed(scrolls.SCROLLS)))
    assert rules.played(game, 0) != before


@pytest.fixture
def record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A record of its own, and a quick look at the rules."""
    path = tmp_path / "rules.json"
    monkeypatch.setattr(rules, "RECORD", path)
    monkeypatch.setattr(rules, "hashes_of", lambda game: {"state": "a", "content": "b", "play": "c"})
    return path


def run(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    monkeypatch.setattr("sys.argv", ["dev.py rules", *arguments])
    return rules.main()


def test_a_version_written_down_is_not_overwritten(
    record: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch) == 0
    before = record.read_bytes()
    assert run(monkeypatch) == 0
    assert record.read_bytes() == before
    monkeypatch.setattr(rules, "hashes_of", lambda game: {"state": "a", "content": "new", "play": "new"})
    assert run(monkeypatch, "demons") == 1
    assert record.read_bytes() == before
    said = capsys.readouterr().err
    assert "changed: content, play" in said
    assert f"rules_version to {GAMES['demons'].rules_version + 1} in game/demons/__init__.py" in said


def test_a_version_not_handed_out_yet_is_replaced_on_demand(record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run(monkeypatch)
    monkeypatch.setattr(rules, "hashes_of", lambda game: {"state": "a", "content": "new", "play": "c"})
    assert run(monkeypatch, "demons", "--replace") == 0
    version = str(GAMES["demons"].rules_version)
    assert rules.read()["demons"][version]["content"] == "new"
    assert rules.read()["talisman"][str(GAMES["talisman"].rules_version)]["content"] == "b"


def test_a_new_version_is_written_beside_the_old_one(record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run(monkeypatch)
    before = rules.read()["demons"]
    monkeypatch.setattr(type(GAMES["demons"]), "rules_version", GAMES["demons"].rules_version + 1)
    assert run(monkeypatch) == 0
    assert len(rules.read()["demons"]) == len(before) + 1
    assert before.items() <= rules.read()["demons"].items()
