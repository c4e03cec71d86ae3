"""Words: sentences with holes, plurals, links, and what happens when a word file is damaged."""

from __future__ import annotations

import ast
import gettext
import io
import shutil
import string
from collections.abc import Iterator
from pathlib import Path

import pytest
import words as word_files
from babel.core import Locale
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from game import assets, words
from game.engine.decision import Named, Text
from game.words import Piece, _, ngettext_, pieces, say


@pytest.fixture(autouse=True)
def english_before_and_after() -> Iterator[None]:
    words.set_language("en")
    yield
    words.set_language("en")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the folder assets, with words only, that a test may damage."""
    copied = tmp_path / "assets"
    shutil.copytree(word_files.WORDS, copied / "words")
    monkeypatch.setattr(words, "asset_folder", lambda: copied)
    monkeypatch.setattr(assets, "asset_folder", lambda: copied)
    monkeypatch.setattr(words, "_warnings", {})
    return copied


def translate(folder: Path, code: str, *entries: tuple[str | tuple[str, str], str | tuple[str, ...]]) -> None:
    """Compile a word file with these entries and use it."""
    catalogue = word_files.new_catalogue(code)
    for message, translation in entries:
        catalogue.add(message, translation)
    with (folder / "words" / code / "LC_MESSAGES" / "four_grimoires.mo").open("wb") as file:
        write_mo(file, catalogue)
    words.set_language(code)


def test_a_text_is_shown_in_english_with_its_facts() -> None:
    assert say(Text("{who} loses {n} power", (("who", "Ann"), ("n", 3)))) == "Ann loses 3 power"
    assert _("{who} wins", who="Bob") == "Bob wins"


def test_a_fact_that_is_a_text_is_translated_too(folder: Path) -> None:
    translate(folder, "pl", ("{who} casts {spell}", "{spell} rzuca {who}"), ("Ice Wall", "Ściana lodu"))
    sentence = Text("{who} casts {spell}", (("who", "Ann"), ("spell", Text("Ice Wall"))))
    assert say(sentence) == "Ściana lodu rzuca Ann"


def test_a_named_fact_is_a_piece_that_links_to_its_place() -> None:
    spell = Named(Text("Ice Wall"), "spell:ice_wall")
    assert pieces(Text("{who} casts {spell}!", (("who", "Ann"), ("spell", spell)))) == (
        Piece("Ann"),
        Piece(" casts "),
        Piece("Ice Wall", "spell:ice_wall"),
        Piece("!"),
    )


@pytest.mark.parametrize(("n", "expected"), [(1, "1 kot"), (2, "2 koty"), (5, "5 kotów"), (22, "22 koty")])
def test_the_fact_n_chooses_among_the_plural_forms(folder: Path, n: int, expected: str) -> None:
    translate(folder, "pl", (("{n} cat", "{n} cats"), ("{n} kot", "{n} koty", "{n} kotów")))
    assert say(Text("{n} cat", (("n", n),), plural="{n} cats")) == expected
    assert ngettext_("{n} cat", "{n} cats", n) == expected


def test_english_has_the_singular_for_one_only() -> None:
    assert [ngettext_("{n} die", "{n} dice", n) for n in (0, 1, 2)] == ["0 dice", "1 die", "2 dice"]


def test_a_translation_with_an_unknown_hole_is_shown_in_english_with_one_warning(folder: Path) -> None:
    translate(folder, "pl", ("{n} dice", "{liczba} kości"))
    assert _("{n} dice", n=3) == "3 dice"
    assert _("{n} dice", n=4) == "4 dice"
    assert len(words.warnings()) == 1
    assert "{n} dice" in words.warnings()[0]


def test_a_translation_with_an_open_brace_is_shown_in_english(folder: Path) -> None:
    translate(folder, "pl", ("{n} dice", "{n kości"))
    assert _("{n} dice", n=3) == "3 dice"


def test_a_hole_that_nobody_can_fill_is_shown_as_it_is() -> None:
    assert _("{n} dice") == "{n} dice"


@pytest.mark.parametrize(("code", "shown"), [("en", "4.5"), ("nl", "4,5"), ("pl", "4,5"), ("fr", "4,5")])
def test_tenths_stand_behind_a_point_or_a_comma_as_the_language_has_it(code: str, shown: str) -> None:
    words.set_language(code)
    assert words.tenths(4.46) == shown


@pytest.mark.parametrize(("code", "shown"), [("en", "-45,000"), ("nl", "-45.000"), ("pl", "-45\u00a0000")])
def test_large_numbers_are_grouped_as_the_language_does(code: str, shown: str) -> None:
    words.set_language(code)
    assert words.language() == code
    assert words.grouped(-45_000) == _("{cost}", cost=-45_000) == shown
    assert words.grouped(412) == "412"
    assert _("{name}", name="1091") == "1091"


def test_an_empty_text_stays_empty_in_every_language(folder: Path) -> None:
    translate(folder, "pl", ("Ice Wall", "Ściana lodu"))
    assert say(Text("")) == ""


@pytest.mark.parametrize("content", [b"", b"\xde\x12\x04\x95", b"nonsense" * 40, None])
def test_a_missing_or_damaged_word_file_leaves_english(folder: Path, content: bytes | None) -> None:
    path = folder / "words" / "pl" / "LC_MESSAGES" / "four_grimoires.mo"
    path.unlink() if content is None else path.write_bytes(content)
    words.set_language("pl")
    assert words.language() == "en"
    assert _("Ice Wall") == "Ice Wall"
    assert "'pl'" in words.warnings()[0]


def test_a_word_file_cut_or_changed_at_any_byte_never_crashes(folder: Path) -> None:
    cats = (("{n} cat", "{n} cats"), ("{n} kot", "{n} koty", "{n} kotów"))
    translate(folder, "pl", ("{n} dice", "{n} kości"), cats)
    path = folder / "words" / "pl" / "LC_MESSAGES" / "four_grimoires.mo"
    whole = path.read_bytes()
    for place in range(len(whole)):
        for damaged in (whole[:place], whole[:place] + bytes([whole[place] ^ 0x55]) + whole[place + 1 :]):
            path.unlink()  # gettext keeps files that it has read once, by name: a new one is a new file
            path = path.with_name("four_grimoires.mo")
            path.write_bytes(damaged)
            gettext._translations.clear()  # type: ignore[attr-defined]  # the cache, which no player can have
            words.set_language("pl")
            assert _("{n} dice", n=3)
            assert ngettext_("{n} cat", "{n} cats", 2)


@pytest.mark.parametrize("content", [None, "", "[]", '{"pl": 3}', '{"pl": {"name": "Polski"}}'])
def test_without_the_list_of_languages_there_is_english(folder: Path, content: str | None) -> None:
    path = folder / "words" / "languages.json"
    path.unlink() if content is None else path.write_text(content, encoding="utf-8")
    assert [known.code for known in words.languages()] == ["en"]
    assert len(words.warnings()) == 1


def test_each_language_says_how_complete_it_is() -> None:
    assert {known.code for known in words.languages()} == {"en", *word_files.LANGUAGES}
    assert all(0 <= known.complete <= 1 and known.name for known in words.languages())


def test_the_pseudo_language_is_longer_and_keeps_its_holes() -> None:
    words.set_language("xx")
    shown = _("{who} loses {n} power", who="Ann", n=3)
    assert shown.startswith("Ann łöšéš 3 pöwér")
    assert len(shown) >= 1.4 * len("Ann loses 3 power")


def catalogues() -> Iterator[tuple[str, Catalog]]:
    """The translations of each language, as they lie in the repository."""
    for code in word_files.LANGUAGES:
        path = word_files.WORDS / code / "LC_MESSAGES" / "four_grimoires.po"
        yield code, read_po(io.BytesIO(path.read_bytes()), locale=code)


def entries(catalogue: Catalog) -> dict[object, object]:
    """Messages and translations of a catalogue without its header."""
    return {message.id: message.string for message in catalogue if message.id}


SOURCE = """
async def bequeath(table):
    words = "The {unit} takes all."
    await table.tell("taken", "X-1", words)
    await table.tell("lost", "X-2", "It is lost." if table.lost else "It is kept.")

def ways():
    words = "This is told by nobody."

def steps(n):
    one = "{n} step"
    more = "{n} steps"
    return Text(one, (("n", n),), more)
"""


def test_texts_told_by_a_name_or_as_one_of_two_are_collected_too() -> None:
    found = [(text, plural) for text, plural, _line in word_files.texts_of(ast.parse(SOURCE))]
    assert found == [
        ("The {unit} takes all.", None),
        ("It is lost.", None),
        ("It is kept.", None),
        ("{n} step", "{n} steps"),
    ]


def test_a_text_without_words_is_listed_with_the_place_where_it_stands() -> None:
    template = word_files.collect()
    known = word_files.translations("pl")
    message = next(text.id for text in template if text.id and isinstance(text.id, str))
    known[message].string = ""
    (listed,) = (text for text in word_files.wanting(template, known) if text.message == message)
    source = (word_files.ROOT / listed.file).read_text(encoding="utf-8").splitlines()
    assert message.split()[0] in source[listed.line - 1]
    assert str(listed) == f"{listed.file}:{listed.line}: {message}"


def test_a_doubtful_translation_is_listed_and_a_sure_one_is_not() -> None:
    template, known = word_files.new_catalogue(None), word_files.new_catalogue("pl")
    for text, flags in (("Ice Wall", {"fuzzy"}), ("Spark", set[str]())):
        template.add(text, None, locations=[("game/spells.py", 7)])
        known.add(text, "Iskra", flags=flags)
    assert [str(text) for text in word_files.wanting(template, known)] == ["game/spells.py:7: Ice Wall"]


def test_languages_that_want_the_same_texts_share_a_list() -> None:
    wall, spark = (word_files.Untranslated(text, "game/spells.py", 7) for text in ("Ice Wall", "Spark"))
    assert word_files.by_languages({"pl": [wall, spark], "fr": [wall]}) == {("pl", "fr"): [wall], ("pl",): [spark]}


def holes(message: str) -> set[str]:
    return {name for _literal, name, _form, _conversion in string.Formatter().parse(message) if name}


def test_every_translation_has_the_holes_of_its_text() -> None:
    for code, catalogue in catalogues():
        for message, translation in entries(catalogue).items():
            if not word_files.is_translated(translation):
                continue
            texts = message if isinstance(message, tuple) else (str(message),)
            wanted = set().union(*map(holes, texts))
            for form in translation if isinstance(translation, tuple | list) else (str(translation),):
                # A form for one number may say that number in words.
                assert holes(form) | {"n"} == wanted | {"n"}, f"{code}: {message!r} -> {form!r}"


def test_every_text_in_the_sources_can_be_filled() -> None:
    for message in entries(word_files.collect()):
        for form in message if isinstance(message, tuple) else (str(message),):
            assert all(name.isidentifier() for name in holes(form)), form


@pytest.mark.parametrize("code", sorted(word_files.LANGUAGES))
def test_the_plural_forms_are_those_of_the_unicode_consortium(code: str) -> None:
    form = gettext.c2py(word_files.new_catalogue(code).plural_expr)
    category = Locale.parse(code).plural_form
    pairs = {(form(n), category(n)) for n in range(1000)}
    assert len(pairs) == len({index for index, _category in pairs}) == len({name for _index, name in pairs})


@pytest.mark.parametrize(
    ("preferred", "expected"),
    [(["pl"], "pl"), (["nl", "en"], "nl"), (["cs", "fr", "pl"], "fr"), (["en", "pl"], "en"), (["cs"], "en")],
)
def test_the_first_language_that_the_user_prefers_and_the_app_speaks_is_used(
    preferred: list[str], expected: str
) -> None:
    assert words.system_language(preferred) == expected
