"""Names take the form that a sentence asks for, and every name that can stand in such a hole has it."""

from __future__ import annotations

import string
import tomllib
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pytest
import words as word_files
from babel.messages.mofile import write_mo

from game import assets, inflections, words
from game.demons.box.armenia import LAND, PLACES
from game.demons.box.goetia import DEMONS
from game.demons.box.mortals import MORTALS, UNITS
from game.demons.box.naming import RING, hex_name, rank_plural, unit_name
from game.demons.box.ranks import RANKS, SHIELD_NAMES
from game.demons.box.treasures import TREASURES
from game.engine.decision import Named, Text
from game.talisman.box.board import SPACES
from game.talisman.box.characters import CHARACTERS
from game.talisman.box.register import CARDS
from game.talisman.rules.table.space_enemies import SPACE_ENEMIES
from game.warlocks_duel.box.cards import MAGES as WARLOCKS
from game.warlocks_duel.box.cards import SPELLS
from game.words import Piece, pieces, say

FORMS = """
[spaces."Pola"]
genitive = "Pól"
in = "na Polach"

[spaces."Las"]
genitive = "Lasu"
in = "w Lesie"

[[rules]]
like = "[aeiou]"
de = "d'{name}"

[[rules]]
like = ""
de = "de {name}"
"""
FIELDS = Named(Text("Fields"), "space:fields")
MESSAGES = {
    "Fields": "Pola",
    "Woods": "Las",
    "Cave": "Jaskinia",
    "out of {space}": "z {space:genitive}",
    "in {space}": "{space:In}",
    "{first}, {rest}": "{first}, {rest}",
    "of {who}": "{who:de}",
    "the {space}": "{space:genitive}",
    "beside {it}": "obok {it}",
    "at {it}": "jest {it:in}",
    "begins with {space}": "{space:In}, a nic więcej",
}


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of words with one small language."""
    copied = tmp_path / "assets"
    folder = copied / "words" / "pl" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    (copied / "words" / "forms").mkdir()
    (copied / "words" / "forms" / "pl.toml").write_text(FORMS, encoding="utf-8")
    catalogue = word_files.new_catalogue("pl")
    for message, translation in MESSAGES.items():
        catalogue.add(message, translation)
    with (folder / "four_grimoires.mo").open("wb") as file:
        write_mo(file, catalogue)
    monkeypatch.setattr(words, "asset_folder", lambda: copied)
    monkeypatch.setattr(words, "_warnings", {})
    words.set_language("pl")
    yield copied
    monkeypatch.undo()
    words.set_language("en")


def told(message: str, **facts: object) -> str:
    return say(Text(message, tuple(facts.items())))


def test_a_name_takes_the_form_that_the_translation_asks_for_and_keeps_its_link(home: Path) -> None:
    shown = pieces(Text("out of {space}", (("space", FIELDS),)))
    assert shown == (Piece("z "), Piece("Pól", "space:fields"))
    assert not words.warnings()


def test_a_form_asked_for_with_a_capital_begins_with_one(home: Path) -> None:
    assert told("in {space}", space=FIELDS) == "Na Polach"


def test_a_list_hands_the_form_on_to_its_names(home: Path) -> None:
    both = Text("{first}, {rest}", (("first", FIELDS), ("rest", Named(Text("Woods"), "space:woods"))))
    shown = pieces(Text("out of {space}", (("space", both),)))
    assert "".join(piece.words for piece in shown) == "z Pól, Lasu"
    assert [piece.place for piece in shown if piece.place] == ["space:fields", "space:woods"]
    assert told("begins with {space}", space=both) == "Na Polach, w Lesie, a nic więcej", "one capital is enough"


def test_a_text_that_is_a_name_and_nothing_else_has_its_own_form_for_want_of_another(home: Path) -> None:
    fields = Text("the {space}", (("space", FIELDS),))
    assert told("beside {it}", it=fields) == "obok Pól"
    assert told("at {it}", it=fields) == "jest na Polach"


def test_a_name_without_the_form_is_shown_as_it_stands_alone_with_one_warning(home: Path) -> None:
    for _time in range(2):
        assert told("out of {space}", space=Text("Cave")) == "z Jaskinia"
    assert len(words.warnings()) == 1
    assert all(word in words.warnings()[0] for word in ("Jaskinia", "genitive"))


def test_names_that_players_typed_change_by_rule_alone(home: Path) -> None:
    assert told("of {who}", who=Named("Anne", "seat:0")) == "d'Anne"
    assert told("of {who}", who="Bob") == "de Bob"
    assert told("out of {space}", space="Pola") == "z Pola"
    assert not words.warnings()


def test_the_first_rule_that_fits_makes_the_form_of_a_name_in_no_table(home: Path) -> None:
    assert told("of {who}", who=Text("Cave")) == "de Jaskinia"


def test_english_may_ask_for_forms_too_and_has_them_from_its_own_file(home: Path) -> None:
    assert str(Text("out of {space:the}", (("space", FIELDS),))) == "out of Fields"
    (home / "words" / "forms" / "en.toml").write_text('[spaces."Fields"]\nthe = "the Fields"', encoding="utf-8")
    words.set_language("en")
    assert told("out of {space:the}", space=FIELDS) == "out of the Fields"


def test_numbers_keep_their_own_formats(home: Path) -> None:
    assert told("{n:+d} and {m}", n=3, m=4) == "+3 and 4"


@pytest.mark.parametrize("content", ["[spaces", "spaces = 3", '[a."B"]\nto = 3', '[[rules]]\nlike = "("', '[[rules]]'])
def test_a_damaged_file_of_forms_leaves_names_as_they_are(home: Path, content: str) -> None:
    (home / "words" / "forms" / "pl.toml").write_text(content, encoding="utf-8")
    words.set_language("pl")
    assert told("out of {space}", space=FIELDS) == "z Pola"
    assert any("pl.toml" in warning for warning in words.warnings())


def test_a_package_brings_forms_of_its_own_names(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    brought = home / "brought"
    (brought / "forms").mkdir(parents=True)
    (brought / "forms" / "pl.toml").write_text(
        '[x."Jaskinia"]\ngenitive = "Jaskini"\n[x."Las"]\ngenitive = "?"', encoding="utf-8"
    )
    monkeypatch.setitem(assets.BROUGHT, ("words", "cavern"), brought)
    words.set_language("pl")
    assert told("out of {space}", space=Text("Cave")) == "z Jaskini"
    assert told("out of {space}", space=Text("Woods")) == "z Lasu"


# -- which names lack a form ----------------------------------------------------------------------------------

PEOPLE: Callable[[], Iterable[Text | Named]] = tuple
"""Nothing to look up: names that players typed."""


def texts(things: Iterable[object]) -> Callable[[], Iterable[Text]]:
    """The names of things that have one."""
    return lambda: [name for thing in things if isinstance(name := getattr(thing, "name", None), Text)]


NAMES: dict[tuple[str, str], Callable[[], Iterable[Text | Named]]] = {
    ("talisman", "space"): texts(SPACES.values()),
    ("talisman", "goal"): texts(SPACES.values()),
    ("talisman", "character"): texts(CHARACTERS.values()),
    ("talisman", "card"): texts((*CARDS.values(), *SPACE_ENEMIES.values())),
    ("talisman", "cards"): texts((*CARDS.values(), *SPACE_ENEMIES.values())),
    ("talisman", "item"): texts(CARDS.values()),
    ("talisman", "target"): texts((*CARDS.values(), *SPACES.values(), *SPACE_ENEMIES.values())),
    ("demons", "demon"): texts(DEMONS.values()),
    ("demons", "unit"): texts(MORTALS.values()),
    ("demons", "units"): texts(MORTALS.values()),
    ("demons", "cell"): texts(TREASURES.values()),
    ("demons", "cells"): texts(TREASURES.values()),
    ("demons", "treasure"): texts(TREASURES.values()),
    ("demons", "given"): lambda: (*(treasure.name for treasure in TREASURES.values()), RING),
    ("demons", "shield"): SHIELD_NAMES.values,
    ("demons", "number"): PEOPLE,
    ("demons", "hex"): lambda: map(hex_name, sorted(LAND)),
    ("demons", "place"): texts(PLACES.values()),
    ("demons", "ranks"): lambda: map(rank_plural, RANKS),
    ("demons", "victim"): lambda: map(unit_name, UNITS),
    ("demons", "target"): lambda: map(unit_name, UNITS),
    ("warlocks_duel", "spell"): texts(SPELLS.values()),
    ("warlocks_duel", "mage"): texts(WARLOCKS.values()),
}
"""Which names can stand in a hole, by the game and the hole. Whoever asks for a form in another hole adds it."""
NAMES |= dict.fromkeys([("devils_circle", hole) for hole in ("mage", "demon", "other")], PEOPLE)
NAMES[("warlocks_duel", "target")] = PEOPLE
NAMES |= dict.fromkeys([("talisman", hole) for hole in ("one", "other")], NAMES["talisman", "space"])
NAMES |= dict.fromkeys([("talisman", hole) for hole in ("foe", "offer", "gives", "takes")], NAMES["talisman", "card"])
GAMES = ("talisman", "demons", "devils_circle", "warlocks_duel")
for game in GAMES:
    NAMES |= dict.fromkeys([(game, hole) for hole in ("who", "whom", "player", "name")], PEOPLE)


def asked_forms(code: str) -> dict[tuple[str, str], set[str]]:
    """The forms that the translations of a language ask for, by the game and the hole."""
    asked: dict[tuple[str, str], set[str]] = {}
    for message in word_files.translations(code):
        strings = message.string if isinstance(message.string, tuple | list) else (message.string,)
        folders = [file.split("/") for file, _line in message.locations]
        games = {next((part for part in path if part in GAMES), "?") for path in folders} - {"?"}
        for _literal, hole, form, _conversion in string.Formatter().parse(" ".join(map(str, strings))):
            if message.id and hole and form and form.isidentifier():
                for game in games or {"?"}:
                    asked.setdefault((game, hole), set()).add(form)
    return asked


def lacking(asked: dict[tuple[str, str], set[str]], monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """What is missed when every name that can stand in a hole is said in the forms it asks for."""
    monkeypatch.setattr(words, "_warnings", {})
    for hole, forms in asked.items():
        for name in NAMES[hole]():
            for form in forms:
                words.inflected(name, form)
    return set(words.warnings())


@pytest.fixture
def english_again() -> Iterator[None]:
    yield
    words.set_language("en")


@pytest.mark.parametrize("code", sorted(word_files.LANGUAGES))
@pytest.mark.usefixtures("english_again")
def test_every_name_that_can_stand_in_a_hole_has_the_form_it_asks_for(
    code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    words.set_language(code)
    asked = asked_forms(code)
    assert not asked.keys() - NAMES.keys(), "say in NAMES which names can stand in these holes"
    assert not lacking(asked, monkeypatch)


@pytest.mark.usefixtures("english_again")
def test_a_name_that_lacks_a_form_would_be_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    words.set_language("pl")
    assert lacking({("talisman", "space"): {"sideways"}}, monkeypatch)


def test_every_file_of_forms_belongs_to_a_language_and_is_whole() -> None:
    for path in (word_files.WORDS / "forms").glob("*.toml"):
        assert path.stem in {*word_files.LANGUAGES, "en"}
        assert inflections.read([path])[1] == []
        groups = tomllib.loads(path.read_text(encoding="utf-8"))
        assert all(groups.values())
