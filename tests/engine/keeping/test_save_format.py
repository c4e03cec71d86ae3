"""Saves whose parts do not fit together, and fingerprints that hold for a state however it was read."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from game.catalogue import GAMES, load_match
from game.engine.keeping import save_format
from game.engine.keeping.save_format import DamagedSave, NewerSave, SavedMatch


def saved(change: Callable[[SavedMatch], SavedMatch]) -> bytes:
    """A match after some choices, with something in its save replaced and its checksum right again."""
    match = GAMES["warlocks_duel"].new_match(["Ada", "Bo"], {}, 5)
    for _ in range(12):
        decision = match.next_decision()
        assert decision is not None
        match.choose(decision.options[0].key)
    return save_format.encode(change(save_format.decode(match.save())))


def test_a_save_that_is_written_again_opens() -> None:
    assert len(load_match(saved(lambda whole: whole)).record) == 12


def test_checkpoints_after_choices_that_were_never_made_are_refused() -> None:
    with pytest.raises(DamagedSave, match="its checkpoints do not fit its choices"):
        load_match(saved(lambda whole: msgspec.structs.replace(whole, choices=[])))


def test_a_checkpoint_after_the_very_last_choice_is_not_refused() -> None:
    def cut(whole: SavedMatch) -> SavedMatch:
        return msgspec.structs.replace(whole, choices=whole.choices[: whole.checkpoints[-1].after])

    assert load_match(saved(cut)).next_decision() is not None


def test_a_checkpoint_that_is_not_the_one_written_is_refused() -> None:
    def changed(whole: SavedMatch) -> SavedMatch:
        points = [msgspec.structs.replace(point, dice=point.dice ^ 1) for point in whole.checkpoints]
        return msgspec.structs.replace(whole, checkpoints=points)

    with pytest.raises(DamagedSave, match="a checkpoint does not match its fingerprint"):
        load_match(saved(changed))


def test_a_save_of_a_newer_form_asks_for_an_update_and_one_without_a_form_is_none() -> None:
    newer = saved(lambda whole: msgspec.structs.replace(whole, four_grimoires_save=save_format.FORMAT + 1))
    with pytest.raises(NewerSave, match="Update the program"):
        load_match(newer)
    for data in (b"", b"{}", newer.replace(b'"four_grimoires_save"', b'"four_grimoires_xxxx"')):
        with pytest.raises(DamagedSave, match="not a save of Four Grimoires"):
            load_match(data)
    whole = saved(lambda whole: whole)
    with pytest.raises(DamagedSave, match="do not match its checksum"):
        load_match(whole.replace(b"Ada", b"Eva"))


def test_options_that_the_present_rules_do_not_have_are_refused_in_a_save_of_them() -> None:
    with pytest.raises(DamagedSave, match="has no option 'moon'"):
        load_match(saved(lambda whole: msgspec.structs.replace(whole, options={**whole.options, "moon": True})))


def test_a_save_without_a_checkpoint_is_refused() -> None:
    with pytest.raises(DamagedSave, match="its checkpoints do not fit its choices"):
        load_match(saved(lambda whole: msgspec.structs.replace(whole, checkpoints=[])))


def test_a_state_has_the_same_fingerprint_when_numbers_as_keys_were_written_as_words() -> None:
    state = {"units": {2: "tin", 10: "gold", 1: "lead"}}
    read = msgspec.json.decode(msgspec.json.encode(state))
    assert save_format.fingerprint(read, 7) == save_format.fingerprint(state, 7)


def test_a_fingerprint_does_not_depend_on_the_order_in_which_a_state_was_filled() -> None:
    one, other = {"a": 1, "b": {3: 1, 4: 2}}, {"b": {4: 2, 3: 1}, "a": 1}
    assert save_format.fingerprint(one, 7) == save_format.fingerprint(other, 7)
    assert save_format.fingerprint(one, 7) != save_format.fingerprint(one, 8)
