"""A table saved before something came into the state goes on, with the default of what is new."""

from __future__ import annotations

import inspect
from dataclasses import MISSING, fields, is_dataclass
from typing import Any

import msgspec
import pytest

from game.catalogue import load_match
from game.engine.keeping import save_format
from game.engine.keeping.save_format import DamagedSave, SavedCheckpoint, SavedMatch
from game.engine.match import Match
from game.talisman import state as parts
from tests.random_play import RandomChooser
from tests.talisman.random_play import GAME, new_match

NEW_PARTS = ("sharing", "stops", "crowned")


def earlier(match: Match, *, tampered: bool = False) -> bytes:
    """The save of a match as the first rules would have written it."""
    saved = save_format.decode(match.save())
    points = [earlier_point(point, tampered) for point in saved.checkpoints]
    plain = msgspec.structs.asdict(saved) | {"checkpoints": points, "rules_version": 1, "checksum": ""}
    return save_format.encode(SavedMatch(**plain))


def earlier_point(point: SavedCheckpoint, tampered: bool) -> SavedCheckpoint:
    """A checkpoint without the new parts of the state."""
    state = msgspec.json.decode(point.state)
    for part in NEW_PARTS:
        del state[part]
    fingerprint = save_format.fingerprint(state, point.dice)
    if tampered:
        state["turns"] += 1
    return msgspec.structs.replace(point, state=msgspec.Raw(msgspec.json.encode(state)), fingerprint=fingerprint)


def played(seed: int) -> Match:
    """A match of two people after some answers."""
    match, chooser = new_match(0, 2, seed), RandomChooser(seed)
    for _ in range(120):
        decision = match.next_decision()
        assert decision is not None
        match.choose(chooser.choose(decision))
    match.next_decision()
    return match


@pytest.mark.parametrize("seed", range(4))
def test_a_match_of_earlier_rules_goes_on_as_it_was_agreed(seed: int) -> None:
    before = played(seed)
    match, chooser = load_match(earlier(before)), RandomChooser(seed)
    assert GAME.rules_version > 1
    assert match.state.sharing == ()
    for _ in range(300):
        decision = match.next_decision()
        if decision is None:
            break
        assert match.problems() == []
        match.choose(chooser.choose(decision))


def test_but_a_checkpoint_that_was_changed_is_still_found_out() -> None:
    with pytest.raises(DamagedSave):
        load_match(earlier(played(1), tampered=True))


def defaults() -> dict[str, Any]:
    """What each field of the state is when nothing is said of it, by its part and its name."""
    found: dict[str, Any] = {}
    for name, part in inspect.getmembers(parts, inspect.isclass):
        if part.__module__ == parts.__name__:
            known = {field.name: field.default for field in fields(part)} if is_dataclass(part) else {}
            known |= getattr(part, "_field_defaults", {})
            found |= {f"{name}.{field}": value for field, value in known.items() if not callable(value)}
    return found


def test_of_what_nothing_is_said_there_is_nothing() -> None:
    told = {name: value for name, value in defaults().items() if value and value is not MISSING}
    nobody = ("Fight.foe", "Lasting.by", "TalismanState.met_by", "TalismanState.settling", "Trade.partner")
    assert told == {
        **dict.fromkeys(nobody, -1),
        "Hero.alignment": "neutral", "Hero.toad_strength": 1, "Hero.toad_craft": 1, "TalismanState.stage": "choosing",
    }  # fmt: skip
