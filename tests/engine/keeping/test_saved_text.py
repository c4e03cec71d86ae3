"""Where a saved match stands is said in the language of whoever looks at the list, not of whoever saved it."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from game import words
from game.catalogue import GAMES
from game.engine.decision import Named, Text
from game.engine.keeping import save_format
from game.engine.keeping.saved_text import SavedText, saved_text, text_of
from game.saves import autosave, latest_autosave
from game.ui.screens.saves.words import say_match


@pytest.fixture
def english_again() -> Iterator[None]:
    yield
    words.set_language("en")


def test_a_text_comes_back_with_its_facts_and_without_its_links() -> None:
    spell = Named(Text("Spark"), "spell:spark")
    facts = (("who", "Ann"), ("spell", spell), ("n", 2))
    text = Text("{who} casts {spell} {n} time", facts, "{who} casts {spell} {n} times")
    again = text_of(msgspec.json.decode(msgspec.json.encode(saved_text(text)), type=SavedText))
    assert again is not None
    assert str(again) == str(text) == "Ann casts Spark 2 times"
    assert dict(again.facts)["spell"] == Text("Spark")


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.usefixtures("english_again")
def test_the_stage_of_every_game_is_said_in_the_language_of_the_reader(game: str) -> None:
    match = GAMES[game].new_match(["Ann", "Bob"], {}, 1)
    match.next_decision()
    autosave(f"{game}-1", match.save())
    for language in ("en", "pl", "fr", "nl"):
        words.set_language(language)
        saved = latest_autosave()
        assert saved is not None
        assert saved.stage is not None
        said = say_match(saved)
        assert said.endswith(words.say(match.game.summary(match.state)))
        assert (saved.summary in said) == (language == "en")


def test_a_save_without_the_stage_says_its_english_summary() -> None:
    match = GAMES["warlocks_duel"].new_match(["Ann", "Bob"], {}, 1)
    saved = msgspec.structs.replace(save_format.decode(match.save()), stage=None)
    autosave("warlocks_duel-1", save_format.encode(saved))
    found = latest_autosave()
    assert found is not None
    assert found.stage is None
    assert say_match(found).endswith("Choosing mages")


@pytest.mark.parametrize(
    "crafted",
    [
        SavedText("{n:999999999}", {"n": 1}),
        SavedText("{n!r}", {"n": 1}),
        SavedText("{n.__class__}", {"n": 1}),
        SavedText("x" * 1000),
        SavedText("{who}", {"who": "x" * 1000}),
        SavedText("{who}", {"who": SavedText("{n:9999999}", {"n": 1})}),
        SavedText("a die", {"n": 2}, "{n:999999999} dice"),
    ],
)
def test_what_no_text_of_ours_could_be_is_not_said(crafted: SavedText) -> None:
    assert text_of(crafted) is None
