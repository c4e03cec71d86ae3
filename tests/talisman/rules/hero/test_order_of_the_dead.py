"""When several Characters die together, who died first is first to come back (TAL-6.4.3)."""

from __future__ import annotations

import pytest

from tests.talisman.scene import Scene, arriving, figure

FIELDS = "outer_01_fields"


def struck_by_pestilence(turn: int, unused: tuple[str, ...]) -> Scene:
    """Seats 0 and 2 die of one Pestilence, clockwise from the drawer; seat 1 is in another Region."""
    return arriving(
        figure("elf", FIELDS, lives=1), figure("dwarf", "castle"), figure("troll", FIELDS, lives=1),
        figure("ghoul", "middle_04_cursed_glade"),
        turn=turn, lying={FIELDS: "pestilence#1"}, state={"unused": unused, "moved": True},
    ).choose("space")  # fmt: skip


@pytest.mark.clause("TAL-6.4.3g-R", "TAL-6.4.3f")
@pytest.mark.parametrize(("drawer", "other"), [(0, 2), (2, 0)])
def test_the_last_unused_character_goes_to_whoever_died_first(drawer: int, other: int) -> None:
    scene = struck_by_pestilence(drawer, ("monk",))
    assert [event.fact("who") for event in scene.told("died")] == [drawer, other]
    assert (scene.hero(drawer).character, scene.hero(drawer).out) == ("monk", False)
    assert scene.hero(other).out
    assert scene.state.ranks == ((other,),)


@pytest.mark.clause("TAL-6.4.3f")
@pytest.mark.parametrize("drawer", [0, 2])
def test_new_characters_are_drawn_in_the_order_of_the_deaths(drawer: int) -> None:
    scene = struck_by_pestilence(drawer, ("monk", "thief", "priest"))
    assert [event.fact("who") for event in scene.told("character")] == [drawer, 2 - drawer]
    assert not scene.told("player_out")
    assert scene.turn == (drawer + 1) % 4, "the new Character waits for its turn"
