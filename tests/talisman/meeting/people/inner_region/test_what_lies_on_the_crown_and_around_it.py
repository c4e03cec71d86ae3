"""What may be taken, saved or lured away on the Crown of Command and on the spaces around it."""

from __future__ import annotations

import pytest

from game.talisman.box.board import CROWN, INNER, SPACES
from tests.talisman.meeting.playing_on import first_of, go_on, idle, idle_until_turn_of, step, until
from tests.talisman.scene import arriving, figure, moving, starting

VALLEY = "inner_04_valley_of_fire"
AROUND = tuple(name for name, space in SPACES.items() if space.region == INNER and name != CROWN)
DWARF = figure("dwarf", "outer_14_hills")


# -- taking ----------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.12.1b", "TAL-6.12.1f")
@pytest.mark.parametrize("space", AROUND)
def test_what_lies_on_a_space_of_the_inner_region_is_taken_before_anything_else_there(space: str) -> None:
    scene = arriving(figure("troll", space, objects="talisman#1"), DWARF, lying={space: "ring#1"}, gold={space: 1})
    assert {"take:ring#1", "take:gold"} <= {*scene.offered}


@pytest.mark.clause("TAL-6.12.1b", "TAL-6.12.1f", "TAL-6.9.8b")
def test_who_comes_to_the_empty_crown_takes_what_lies_there_before_the_command() -> None:
    ruler = figure("elf", VALLEY, objects="talisman#1 sword#1")
    scene = moving(ruler, DWARF, lying={CROWN: "ring#1"}, gold={CROWN: 2}).choose(f"step:{CROWN}")
    until(scene, lambda: scene.turn == 1 or "take:ring#1" in scene.offered, idle)
    scene.choose("take:ring#1", "take:gold")
    assert (scene.hero().gold, "command" in scene.offered) == (3, True)


@pytest.mark.clause("TAL-6.12.1b", "TAL-6.9.8b")
def test_whom_nothing_tempts_on_the_crown_is_asked_once_and_commands() -> None:
    scene = moving(figure("elf", VALLEY, objects="talisman#1"), DWARF, lying={CROWN: "ring#1"})
    until(scene.choose(f"step:{CROWN}"), lambda: scene.asked[1] == "take", idle)
    assert (scene.choose("done").asked, "command" in scene.offered) == ((0, "crown"), True)
    scene.choose("leave:talisman#1")
    assert len(scene.told("command_cast")) == 1
    assert scene.lying("crown_of_command") == ("ring#1", "talisman#1")


@pytest.mark.clause("TAL-6.12.1b", "TAL-A.amulet", "TAL-6.9.8a")
def test_who_lays_the_amulet_down_while_taking_commands_in_the_same_turn() -> None:
    scene = moving(figure("elf", VALLEY, objects="talisman#1 amulet#1"), DWARF, lying={CROWN: "ring#1"})
    until(scene.choose(f"step:{CROWN}"), lambda: scene.asked[1] == "take", idle)
    assert "command" in scene.choose("leave:amulet#1", "done").offered


@pytest.mark.clause("TAL-6.12.1b", "TAL-6.11.7", "TAL-6.19.2a")
@pytest.mark.parametrize("toad", [0, 2])
def test_who_stays_on_the_crown_or_is_a_toad_there_takes_nothing(toad: int) -> None:
    ruler = figure("elf", CROWN, objects="" if toad else "sword#1", toad=toad, gold=0)
    scene = starting(ruler, DWARF, lying={CROWN: "ring#1"}, gold={CROWN: 1}, state={"crown_reached": True})
    refused = scene.refusal("card:ring#1") if not toad and scene.turn == 0 else None
    assert not [key for key in idle_until_turn_of(scene, 1) if key.startswith("take")]
    assert toad or (refused and refused[1] == "TAL-6.12.1b" and "comes there" in refused[0])


@pytest.mark.clause("TAL-6.12.1c")
def test_nothing_is_taken_on_the_crown_beside_an_enemy_that_lies_there() -> None:
    scene = moving(figure("elf", VALLEY, objects="talisman#1"), DWARF, lying={CROWN: "ring#1 wolf#1"})
    scene.choose(f"step:{CROWN}")
    assert not [key for key in idle_until_turn_of(scene, 1) if key.startswith("take")]


@pytest.mark.clause("TAL-6.12.1b", "TAL-6.14.9a", "TAL-6.13.2")
def test_who_must_fight_on_the_crown_takes_nothing_that_lies_there() -> None:
    comer = figure("elf", VALLEY, objects="talisman#1 sword#1", strength=9)
    scene = moving(comer, figure("troll", CROWN, lives=1), DWARF, dice=(6, 1), lying={CROWN: "ring#1"},
                   state={"crown_reached": True}).choose(f"step:{CROWN}")  # fmt: skip
    assert not [key for key in idle_until_turn_of(scene, 2) if key.startswith("take")]
    assert "ring#1" in scene.lying("crown_of_command")


@pytest.mark.clause("TAL-6.13.2", "TAL-6.12.1g-R", "TAL-6.14.2")
@pytest.mark.parametrize("space", ["plain_of_peril", "valley_of_fire"])
@pytest.mark.parametrize(
    ("robber", "deed"), [("thief", "steal:1"), ("minstrel", "lady:maiden#1"), ("sorceress", "beguile:1")]
)
def test_after_an_ability_in_the_inner_region_too_what_lies_there_is_taken(space: str, robber: str, deed: str) -> None:
    victim = figure("elf", space, followers="maiden#1", objects="sword#1", gold=2)
    scene = arriving(figure(robber, space), victim, lying={space: "ring#1"}, dice=(1,)).choose(deed)
    until(scene, lambda: "take:ring#1" in scene.offered or scene.turn == 1, first_of("gold", "pass"))
    assert scene.turn == 0


# -- fighting and commanding -----------------------------------------------------------------------------


@pytest.mark.clause("TAL-CHR-1", "TAL-6.14.9c-R")
def test_a_sorceress_who_attacks_on_the_crown_lures_a_follower_besides() -> None:
    ruler = figure("sorceress", CROWN, strength=6)
    scene = starting(ruler, figure("elf", CROWN, followers="guide#1"), dice=(6, 1), state={"crown_reached": True})
    assert "beguile:1" not in scene.offered
    until(go_on(scene, "attack:1"), lambda: scene.asked[1] == "lure", step)
    scene.choose("card:guide#1")
    assert scene.hero().followers == ("guide#1",)


@pytest.mark.clause("TAL-6.9.8b", "TAL-A.amulet", "TAL-C15", "TAL-S.preservation", "TAL-6.4.3g")
def test_the_command_kills_the_owner_of_the_amulet_and_spares_one_on_the_glade_whom_another_saves() -> None:
    ruler = figure("elf", CROWN, objects="sword#1")
    mute = figure("troll", "cursed_glade", lives=1, craft=3, spells="preservation#1")
    saviour = figure("wizard", "city", spells="preservation#2 hex#1")
    scene = starting(ruler, mute, saviour, figure("monk", "village", objects="amulet#1", lives=1), dice=(6,),
                     state={"crown_reached": True})  # fmt: skip
    go_on(scene, "command")
    until(scene, lambda: "cast:preservation#2" in scene.offered, idle)
    assert (scene.asked[0], scene.state.loss and scene.state.loss.seat) == (2, 1)
    until(scene.choose("cast:preservation#2"), lambda: scene.turn != 0, idle)
    assert [hero.lives for hero in scene.state.heroes[:3]] == [4, 1, 3]
    assert scene.hero(3).out
    assert scene.hero(1).spells == ("preservation#1",), "on the Glade nobody casts"


# -- lives saved where nobody fights a card --------------------------------------------------------------


@pytest.mark.clause("TAL-6.14.7c-R", "TAL-6.16.4d", "TAL-A.armour")
def test_a_life_that_armour_saves_from_the_werewolf_leaves_the_werewolf_there() -> None:
    scene = arriving(figure("elf", "werewolf_den", objects="armour#1"), DWARF, dice=(4, 4, 1, 6, 6))
    until(scene, lambda: scene.turn == 1, first_of("protect"))
    assert (scene.hero().lives, scene.hero().held, scene.hero().held_by) == (4, "werewolf", 8)


@pytest.mark.clause("TAL-6.19.2b", "TAL-6.11.6b", "TAL-6.11.6c")
def test_who_has_become_a_toad_in_the_pits_can_only_go_back() -> None:
    toad = figure("elf", "inner_03_pits", toad=2, gold=0)
    scene = moving(toad, DWARF, lying={"pits": "talisman#1"}, patient=True)
    assert scene.offered == ("retreat:inner_02_vampires_tower",)
