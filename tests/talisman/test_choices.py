"""Who decides (TAL-CHOICE): every decision is put to the player named in the table, and only to him."""

from __future__ import annotations

import pytest

from tests.talisman.scene import Figure, Scene, arriving, figure, moving

FIELDS, WOODS, HILLS = "outer_01_fields", "outer_03_woods", "outer_05_hills"


def elf(space: str = "crags") -> Figure:
    """The other player, in the second seat."""
    return figure("elf", space)


def scene_of(kind: str) -> Scene:
    """A scene in which that decision is open; the active player sits in seat 0."""
    lying = {FIELDS: "healer#1 mage#1", "ruins": "sword#1 axe#1", WOODS: "bear#1"}
    at: dict[str, Figure] = {"active": figure("thief", FIELDS), "other": elf()}
    made = {
        "way": lambda: moving(figure("thief", "outer_00_village"), at["other"], dice=(2,)),
        "portal": lambda: moving(figure("thief", "portal_of_power"), at["other"], dice=(2,)).choose("inwards"),
        "move": lambda: moving(figure("thief", "plain_of_peril"), at["other"]),
        "held": lambda: moving(figure("thief", "pits", held="lizardman", held_by=2), at["other"]),
        "encounter": lambda: arriving(at["active"], elf(FIELDS), lying=lying),
        "face": lambda: arriving(figure("thief", WOODS, followers="pixie#1"), at["other"], lying=lying),
        "order": lambda: arriving(at["active"], at["other"], lying=lying),
        "take": lambda: arriving(figure("thief", "ruins"), at["other"], lying=lying),
        "service": lambda: arriving(figure("thief", "city"), at["other"]),
        "toll": lambda: arriving(figure("thief", "black_knight"), at["other"]),
        "life_or_follower": lambda: arriving(figure("thief", "vampires_tower", followers="maiden#1"), at["other"]),
        "crown": lambda: moving(figure("thief", "crown_of_command"), elf("crown_of_command"),
                                figure("troll", "crown_of_command"), state={"crown_reached": True}),
        "exchange": lambda: moving(figure("thief", "village", trophies="dragon#1"), at["other"]).choose("exchange"),
        "weapon": lambda: arriving(figure("thief", WOODS, objects="sword#2 runesword#1"), at["other"], lying=lying),
        "protection": lambda: arriving(figure("thief", WOODS, objects="armour#1"), at["other"], lying=lying,
                                       dice=(1, 6)),
        "surplus_object": lambda: moving(figure("thief", "village", objects="mule#1 sword#1 axe#1 cross#1 ring#1"
                                                " armour#1"), at["other"]).choose("leave:mule#1"),
        "surplus_spell": lambda: moving(figure("thief", "village", objects="ring#1", spells="hex#1 alchemy#1"),
                                        at["other"]).choose("leave:ring#1"),
    }  # fmt: skip
    return made[kind]()


@pytest.mark.clause("TAL-CHOICE")
@pytest.mark.parametrize(
    "kind",
    ["way", "portal", "move", "held", "encounter", "face", "order", "take", "service", "toll", "life_or_follower",
     "crown", "exchange", "weapon", "protection", "surplus_object", "surplus_spell"],
)  # fmt: skip
def test_the_active_player_decides(kind: str) -> None:
    assert scene_of(kind).asked == (0, kind)


@pytest.mark.clause("TAL-CHOICE")
def test_in_a_fight_each_decides_what_is_his() -> None:
    victim = figure("dwarf", HILLS, objects="sword#1 axe#1 armour#1", gold=2)
    scene = arriving(figure("troll", HILLS), victim, dice=(6, 1, 1)).choose("attack:1")
    asked = [scene.asked]
    for key in ("face", "weapon:sword#1", "life", "gold:1", "refuse", "protect:armour#1"):
        scene.choose(key)
        asked.append(scene.asked)
    assert asked[:6] == [
        (1, "evade"), (1, "weapon"), (0, "reward"), (1, "offer"), (0, "offer_answer"), (1, "protection"),
    ]  # fmt: skip
    assert scene.hero(1).lives == 3
