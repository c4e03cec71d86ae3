"""Which notes for newcomers were read: kept on disk, never lost silently, and forgotten on request."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.keeping.disk import SaveError, home
from game.notes_seen import NotesSeen, forget_notes, load_notes_seen, remember_match, remember_note, was_played
from game.setups import Setup, save_setup


def file() -> Path:
    return home() / "first_times.json"


def test_notes_are_read_back_in_the_order_in_which_they_were_seen() -> None:
    assert load_notes_seen() == (NotesSeen(), None)
    for game, note in (("talisman", "toad"), ("demons", "ring"), ("talisman", "move"), ("talisman", "toad")):
        remember_note(game, note)
    seen, warning = load_notes_seen()
    assert warning is None
    assert seen.notes == {"talisman": ("toad", "move"), "demons": ("ring",)}
    assert seen.of("talisman") == {"toad", "move"}
    assert seen.of("warlocks_duel") == frozenset()


def test_forgetting_the_notes_keeps_which_games_were_played() -> None:
    remember_note("talisman", "toad")
    remember_match("talisman")
    forget_notes()
    assert load_notes_seen()[0].notes == {}
    assert was_played("talisman")


def test_a_game_was_played_if_a_match_of_it_was_shown_or_an_earlier_version_set_one_up() -> None:
    assert not was_played("talisman")
    remember_note("talisman", "toad")
    assert not was_played("talisman")
    remember_match("talisman")
    assert was_played("talisman")
    assert not was_played("demons")
    save_setup("demons", Setup((), {}))
    assert was_played("demons")


@pytest.mark.parametrize("content", ["", "[]", '{"notes": {"talisman": 5}}', '{"notes": {"talisman": ["to', "\udcff"])
def test_a_damaged_file_counts_as_nothing_seen_and_is_kept_aside_with_a_warning(content: str) -> None:
    remember_note("talisman", "toad")
    file().write_bytes(content.encode("utf-8", "surrogateescape"))
    seen, warning = load_notes_seen()
    assert seen == NotesSeen()
    assert warning is not None
    assert "first_times.damaged.json" in warning
    assert load_notes_seen() == (NotesSeen(), None)
    remember_note("talisman", "move")
    assert load_notes_seen()[0].of("talisman") == {"move"}


def test_the_version_before_lies_beside_the_file() -> None:
    remember_note("talisman", "toad")
    remember_note("talisman", "move")
    assert "move" not in file().with_name("first_times.json.previous").read_text(encoding="utf-8")


def test_a_folder_that_cannot_be_written_is_said() -> None:
    file().mkdir(parents=True)
    with pytest.raises(SaveError):
        remember_note("talisman", "toad")
    assert load_notes_seen()[0] == NotesSeen()
