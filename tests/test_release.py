"""The release gate: what has to be whole before the program is handed out.

Whatever is whole passes. What is missing is listed: as the reason of a skipped test while somebody is at work, since
words in three languages, a painting and saves may come later than a card; as a failure where FOUR_GRIMOIRES_RELEASE=1
asks for a release, as the workflow of the releases and `.ci/run` do.
"""

from __future__ import annotations

import gettext
import io
import os

import pytest
import words as word_files
from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po

from game.assets import asset_folder
from game.catalogue import GAMES
from game.rulebook import load
from game.talisman.box.register import CARD_OF, CARDS, clause_of
from game.warlocks_duel.box.cards import SPELLS
from tests.every_game import records
from tests.house.test_clauses import cited_clauses
from tests.saves import archive, rules
from tests.saves.kinds import kinds_of

ASKED = "FOUR_GRIMOIRES_RELEASE"
WORDS_COMMAND = "run: python3 build/dev.py words"
every_game = pytest.mark.parametrize("game", sorted(GAMES))
every_language = pytest.mark.parametrize("code", sorted(word_files.LANGUAGES))


def wants(missing: list[str], remedy: str) -> None:
    """Pass if nothing is missing; fail for a release, and leave a note of what is missing before one."""
    if not missing:
        return
    said = f"{len(missing)} missing; {remedy}\n  " + "\n  ".join(missing)
    if os.environ.get(ASKED, "0") not in ("", "0"):
        pytest.fail(said, pytrace=False)
    pytest.skip(f"before a release: {said}")


# -- words ----------------------------------------------------------------------------------------------------


def entries(catalogue: Catalog) -> set[object]:
    """The texts of a catalogue without its header."""
    return {message.id for message in catalogue if message.id}


def out_of_step(found: Catalog) -> list[str]:
    """The texts that only one of the sources and a catalogue has."""
    return sorted(str(text) for text in entries(found) ^ entries(word_files.collect()))


def test_the_template_is_in_step_with_the_sources() -> None:
    path = word_files.WORDS / f"{word_files.DOMAIN}.pot"
    wants(out_of_step(read_po(io.BytesIO(path.read_bytes()))), WORDS_COMMAND)


@every_language
def test_each_language_is_in_step_with_the_sources(code: str) -> None:
    wants(out_of_step(word_files.translations(code)), WORDS_COMMAND)


@every_language
def test_each_language_has_words_for_every_text(code: str) -> None:
    texts = [str(text) for text in word_files.untranslated()[code]]
    wants(texts, f"write them into assets/words/{code}, and {WORDS_COMMAND}")


@every_language
def test_each_compiled_word_file_says_what_its_source_says(code: str) -> None:
    compiled = (word_files.WORDS / code / "LC_MESSAGES" / f"{word_files.DOMAIN}.mo").read_bytes()
    # There is no public way to list what a word file says.
    said = gettext.GNUTranslations(io.BytesIO(compiled))._catalog  # type: ignore[attr-defined]
    expected = io.BytesIO(word_files.compiled(word_files.translations(code), code))
    should = gettext.GNUTranslations(expected)._catalog  # type: ignore[attr-defined]
    different = {text for text in {*said, *should} if text and said.get(text) != should.get(text)}
    wants(sorted(map(str, different)), WORDS_COMMAND)


def test_the_list_of_languages_counts_what_is_translated() -> None:
    path = word_files.WORDS / "languages.json"
    wants([] if path.read_bytes() == word_files.built_files()[path] else [path.name], WORDS_COMMAND)


# -- pictures -------------------------------------------------------------------------------------------------


def without_a_picture(folder: str, names: list[str]) -> list[str]:
    """Those of the names that have no painting in a folder of pictures."""
    painted = {path.stem for path in (asset_folder() / "pictures" / folder).glob("*.jpg")}
    return [f"{folder}/{name}.jpg" for name in names if name not in painted]


def test_every_card_of_talisman_has_a_painting_of_its_own() -> None:
    wants(without_a_picture("talisman/cards", list(CARDS)), "write a painter in build/art, and run: dev.py art")


def test_every_spell_of_the_duel_has_a_painting_of_its_own() -> None:
    wants(without_a_picture("warlocks_duel/spells", list(SPELLS)), "write a painter in build/art, and run: dev.py art")


# -- rules and saves ------------------------------------------------------------------------------------------


@every_game
def test_the_rules_of_the_present_version_are_written_down(game: str) -> None:
    version = GAMES[game].rules_version
    written = str(version) in rules.read()[game]
    wants([] if written else [f"version {version} of {game}"], f"run: python3 build/dev.py rules {game}")


@every_game
def test_the_recorded_matches_are_of_the_present_rules(game: str) -> None:
    version = GAMES[game].rules_version
    right = records.read(game).rules_version == version
    wants([] if right else [f"records of version {version} of {game}"], f"run: python3 build/dev.py records {game}")


@every_game
def test_every_kind_of_question_of_the_present_rules_has_its_saves(game: str) -> None:
    version = GAMES[game].rules_version
    command = f"run: python3 build/dev.py saves {game}"
    if (game, version) not in archive.versions():
        wants([f"saves of version {version} of {game}"], command)
    saved = {save.kind for save in archive.read(game, version)}
    wants(sorted(kinds_of(game) - saved), f"{command} --replace")


# -- the rulebook ---------------------------------------------------------------------------------------------


def test_every_card_of_talisman_has_a_clause_in_the_rulebook() -> None:
    wanted = {clause_of(instance) for instance in CARD_OF}
    wants(sorted(wanted - set(load("talisman").clauses)), "write them into assets/rulebook/en/talisman.md")


@every_game
def test_a_test_cites_every_clause(game: str) -> None:
    uncited = [clause for clause in load(game).clauses if clause not in cited_clauses()]
    wants(uncited, "write a test for each, with @pytest.mark.clause(...)")
