"""Why the space on which a Character stands is not chosen: nobody is told to move who may stay, or who must."""

from __future__ import annotations

import pytest

from game.talisman.box.board import CROWN
from game.talisman.state import EVERYBODY, Lasting
from tests.talisman.meeting.spells import hexed
from tests.talisman.scene import Figure, figure, moving, starting

FAR = figure("ghoul", "outer_14_hills")
MUST_MOVE = ("You must move: standing still is not allowed.", "TAL-6.11.1c-R")
REACHED = {"crown_reached": True}
BLIZZARD = Lasting("blizzard", EVERYBODY, "turns", 4, 1, 0, "blizzard#1")


@pytest.mark.clause("TAL-6.11.7")
@pytest.mark.parametrize(
    "people",
    [
        (figure("elf", CROWN, objects="sword#1"), figure("troll", CROWN), FAR),
        (figure("elf", CROWN, toad=2, gold=0, trophies="dragon#1"), FAR),
        (figure("elf", CROWN, objects="amulet#1"), FAR),
    ],
)
def test_on_the_crown_nobody_is_told_to_move(people: tuple[Figure, ...]) -> None:
    scene = starting(*people, state=REACHED)
    assert scene.asked == (0, "crown")
    assert scene.refusal(f"space:{CROWN}") == ("A Character on the Crown of Command moves no more.", "TAL-6.11.7")


@pytest.mark.clause("TAL-6.11.3b-R", "TAL-6.14.7c-R")
@pytest.mark.parametrize(
    ("space", "held", "words"),
    [
        ("inner_05_werewolf_den", "werewolf", "The Werewolf still bars your way."),
        ("inner_03_pits", "lizardman", "The Lizardmen"),
        ("inner_06_dice_with_death", "death", "Death"),
    ],
)
def test_who_is_held_is_told_what_holds_him_and_not_to_move(space: str, held: str, words: str) -> None:
    scene = moving(figure("elf", space, held=held, held_by=4), FAR)
    reason, clause = scene.refusal(f"space:{space}")
    assert words in reason
    assert clause == scene.open().clause


@pytest.mark.clause("TAL-BRD-8", "TAL-6.11.1a")
def test_a_slave_is_told_to_throw_and_whoever_is_free_to_move() -> None:
    temple = "space:middle_12_temple"
    slave = starting(figure("elf", "temple", enslaved=True, objects="sword#1"), FAR)
    assert slave.refusal(temple) == ("Throw the die first; it says how far you go.", "TAL-6.11.1a")
    assert starting(figure("elf", "temple", objects="sword#1"), FAR).refusal(temple) == MUST_MOVE
    walking = moving(figure("elf", "mines"), FAR)
    assert walking.refusal("space:inner_01_mines") == MUST_MOVE


@pytest.mark.clause("TAL-6.19.4", "TAL-A.poltergeist", "TAL-A.blizzard")
@pytest.mark.parametrize(
    ("walker", "lasting", "clause"),
    [
        (figure("elf", "outer_01_fields", toad=2, gold=0), (), "TAL-6.19.4"),
        (figure("elf", "outer_01_fields", followers="poltergeist#1"), (), "TAL-A.poltergeist"),
        (figure("elf", "outer_01_fields"), (BLIZZARD,), "TAL-A.blizzard"),
    ],
)
def test_who_throws_no_die_is_told_of_no_number_thrown(
    walker: Figure, lasting: tuple[Lasting, ...], clause: str
) -> None:
    scene = moving(walker, FAR, state={"lasting": lasting, "aside": tuple(mark.card for mark in lasting)})
    assert "cw" in scene.offered
    words, why = scene.refusal("space:outer_05_hills")
    assert ("without a die" in words, why) == (True, clause)


@pytest.mark.clause("TAL-6.11.2")
def test_who_has_thrown_is_told_of_the_number_thrown() -> None:
    scene = moving(figure("elf", "outer_01_fields"), FAR, dice=(2,))
    assert scene.refusal("space:outer_05_hills")[1] == "TAL-6.11.2"


# -- cards that lie there --------------------------------------------------------------------------------


@pytest.mark.clause("TAL-A.cursed-by-a-hag")
def test_who_may_have_no_followers_is_referred_to_the_hag() -> None:
    cursed = moving(figure("elf", "temple", followers="cursed_by_a_hag#1"), FAR, lying={"temple": "maiden#1 sword#1"})
    assert cursed.refusal("card:maiden#1")[1] == "TAL-A.cursed-by-a-hag"
    assert cursed.refusal("card:sword#1")[1] == "TAL-6.13.5c"


@pytest.mark.clause("TAL-S.hex", "TAL-6.15.9a")
@pytest.mark.parametrize("space", ["temple", "outer_20_ruins"])
def test_nobody_is_told_that_a_hex_could_be_taken(space: str) -> None:
    scene = moving(figure("elf", "temple"), FAR, lying={space: "hex#1 talisman#t1"},
                   state={"lasting": (hexed("middle_12_temple" if space == "temple" else space),)})  # fmt: skip
    assert scene.refusal("card:hex#1") == ("Hex is met on its space, not taken.", "TAL-6.15.9a")
    assert scene.refusal("card:talisman#t1")[1] in ("TAL-6.12.1b", "TAL-6.13.5c")
