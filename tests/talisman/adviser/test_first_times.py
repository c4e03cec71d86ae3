"""What befalls a Character is explained when it is asked next: being a Toad, dying, missing a turn, a new Region."""

from __future__ import annotations

import pytest

from game.catalogue import GAMES
from game.engine.advising.first_times import Moment
from game.engine.decision import Event, Text
from game.talisman.state import EVERYBODY, Lasting
from tests.talisman.scene import Scene, arriving, ending, figure, moving

NOTES = {note.id: note for note in GAMES["talisman"].first_times}


def fitting(scene: Scene) -> set[str]:
    """The notes without a question of their own that fit the open question."""
    decision = scene.open()
    moment = Moment(decision, scene.view(decision.seat), tuple(scene.events))
    return {note.id for note in NOTES.values() if note.fits(moment) and decision.kind not in note.kinds}


def explained(scene: Scene) -> set[str]:
    """All notes that fit the open question."""
    decision = scene.open()
    moment = Moment(decision, scene.view(decision.seat), tuple(scene.events))
    return {note.id for note in NOTES.values() if note.fits(moment)}


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


def test_a_quest_is_no_healing_and_whoever_may_hand_over_is_told_so() -> None:
    cave = arriving(figure("elf", "warlocks_cave"), figure("troll", "outer_13_fields"), patient=True)
    city = arriving(figure("elf", "city"), figure("troll", "outer_13_fields"), patient=True)
    assert (cave.open().kind, city.open().kind) == ("service", "service")
    assert "quest" in explained(cave)
    assert "service" not in explained(cave)
    assert "service" in explained(city)
    asked = ending(figure("elf", "outer_01_fields", quest="deliver_2_gold", gold=2), patient=True)
    assert "handing_over" in explained(asked)
    assert "end_turn" not in explained(asked)


@pytest.mark.clause("TAL-A.mercenary")
def test_who_wants_gold_says_how_much_before_he_is_taken_or_paid() -> None:
    hired = arriving(figure("elf", "outer_01_fields"), lying={"outer_01_fields": "mercenary#1"}, patient=True)
    offered = {option.key: str(option.text) for option in hired.open().options}
    assert offered["take:mercenary#1"] == "Take Mercenary for 1 Gold"
    owner = moving(figure("elf", "outer_01_fields", followers="mercenary#1"), patient=True)
    assert "Pay 1 Gold: Mercenary" in [str(option.text) for option in owner.open().options]


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
