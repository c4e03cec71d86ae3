"""What befalls a Character is explained when it is asked next: being a Toad, dying, missing a turn, a new Region."""

from __future__ import annotations

import pytest

from game.catalogue import GAMES
from game.engine.advising.first_times import Moment
from game.engine.decision import Event, Text
from game.talisman.state import EVERYBODY, Lasting
from tests.talisman.scene import Scene, figure, moving

NOTES = {note.id: note for note in GAMES["talisman"].first_times}


def fitting(scene: Scene) -> set[str]:
    """The notes without a question of their own that fit the open question."""
    decision = scene.open()
    moment = Moment(decision, scene.view(decision.seat), tuple(scene.events))
    return {note.id for note in NOTES.values() if note.when is not None and note.when(moment)}


@pytest.mark.parametrize(
    ("scene", "note"),
    [
        (moving(figure("elf", "outer_01_fields", toad=2, gold=0), patient=True), "toad"),
        (moving(figure("elf", "middle_12_temple", enslaved=True), patient=True), "slave"),
        (moving(figure("elf", "middle_03_hills")), "middle_region"),
        (moving(figure("elf", "inner_00_plain_of_peril")), "inner_region"),
    ],
)
def test_what_a_character_has_become_or_where_it_has_come_is_explained(scene: Scene, note: str) -> None:
    assert note in fitting(scene)
    assert fitting(moving(figure("elf", "outer_01_fields"))) == set()


def test_an_effect_that_lasts_is_explained_to_whom_it_concerns() -> None:
    def under(seat: int) -> Scene:
        blizzard = (Lasting("blizzard", seat, "turns", 3),)
        return moving(figure("elf", "outer_01_fields"), state={"lasting": blizzard}, patient=True)

    assert "lasting" in fitting(under(EVERYBODY))
    assert "lasting" in fitting(under(0))
    assert "lasting" not in fitting(under(1))


def test_of_a_spell_that_lies_on_a_space_it_is_said_where_it_shows() -> None:
    hex_there = (Lasting("hex", EVERYBODY, "own_turn", 3, 1, space="outer_05_hills", card="hex#1"),)
    scene = moving(figure("elf", "outer_01_fields"), state={"lasting": hex_there}, patient=True)
    notes = fitting(scene)
    assert "hexed_space" in notes
    assert "lasting" not in notes, "the sheet shows nothing of it"


def test_missing_a_turn_and_dying_are_explained_to_nobody_else() -> None:
    scene = moving(figure("elf", "outer_01_fields"), figure("troll", "outer_13_fields"))
    decision = scene.open()
    view = scene.view(0)
    for kind, note in (("turn_missed", "missed_turn"), ("died", "death")):
        for who in (0, 1):
            told = Event(kind, "TAL-6.10.2b", Text("It befalls somebody"), (("who", who),))
            moment = Moment(decision, view, (told,))
            assert NOTES[note].when is not None
            assert NOTES[note].fits(moment) == (who == 0)
