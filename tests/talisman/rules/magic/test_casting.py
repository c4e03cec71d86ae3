"""Who may cast Spells, when, at what, and in which order (TAL-6.9)."""

from __future__ import annotations

import pytest

from game.talisman.box.characters import CHARACTERS
from game.talisman.rules.magic.fitting import may_cast
from game.talisman.state import Lasting
from tests.talisman.scene import Figure, Scene, arriving, ending, figure, moving, starting

FIELDS = "outer_01_fields"
VILLAGE = "outer_00_village"
FAR = figure("troll", "outer_13_fields", missed=9)
HANDS = (
    "divination#1 teleport#1 destruction#1", "immobility#1 psionic_blast#1 preservation#1",
    "random#1 counterspell#1 destroy_magic#1",
)  # fmt: skip
"""Spells of every moment, three to a hand."""


def castable(scene: Scene) -> set[str]:
    """The Spells that can be cast now."""
    return {key.removeprefix("cast:").partition("#")[0] for key in scene.offered if key.startswith("cast:")}


@pytest.mark.clause("TAL-6.9.1")
@pytest.mark.parametrize("name", CHARACTERS)
def test_every_character_casts_spells(name: str) -> None:
    caster = figure(name, VILLAGE, craft=6, spells="acquisition#1", gold=0)
    scene = moving(caster, figure("elf" if name != "elf" else "thief", "crags", objects="cross#1", gold=0))
    scene.choose("cast:acquisition#1")
    assert scene.hero().objects == ("cross#1",)


@pytest.mark.clause("TAL-6.9.2", "TAL-HID-1")
def test_spells_lie_face_down() -> None:
    scene = moving(figure("thief", spells="hex#1"), figure("elf", "crags", spells="random#1"))
    assert scene.view(0).heroes[0].spells == ("hex#1",)
    assert scene.view(0).heroes[1].spells == scene.view(None).heroes[0].spells == ()


# -- the moment ----------------------------------------------------------------------------------------------


def thief(space: str, hand: str) -> Figure:
    """A Thief wise enough for any hand."""
    return figure("thief", space, craft=9, spells=hand)


@pytest.mark.clause("TAL-6.9a", "TAL-FLOW-2", "TAL-FLOW-4")
def test_at_the_start_of_the_own_turn_and_in_place_of_the_throw() -> None:
    fitting = set[str]()
    for hand in HANDS:
        fitting |= castable(moving(thief(VILLAGE, hand), FAR, lying={"ruins": "bear#1"}))
    assert fitting == {"divination", "teleport", "destruction", "random", "destroy_magic", "immobility"}
    scene = moving(thief(VILLAGE, HANDS[1]), figure("troll", "crags", missed=9), dice=(2,))
    assert scene.refusal("card:preservation#1")[1] == "TAL-6.9.6a"


@pytest.mark.clause("TAL-S.immobility")
def test_whoever_is_immobile_is_told_why_no_spell_can_be_cast() -> None:
    scene = moving(thief(VILLAGE, HANDS[0]), FAR)
    assert scene.refusal("card:divination#1")[1] != "TAL-S.immobility"
    scene.state.lasting = (*scene.state.lasting, Lasting("immobile", 0, "turn", 0, 1, 0, "immobility#1"))
    assert not may_cast(scene.state, 0)
    assert scene.refusal("card:divination#1")[1] == "TAL-S.immobility"


@pytest.mark.clause("TAL-6.9a", "TAL-6.9.6a", "TAL-FLOW-6")
def test_after_the_move() -> None:
    fitting = set[str]()
    for hand in HANDS:
        scene = arriving(thief("village", hand), FAR, lying={"ruins": "bear#1"})
        fitting |= castable(scene) if scene.asked[1] == "window" else set()
    assert fitting == {"destruction", "random"}


@pytest.mark.clause("TAL-6.9a", "TAL-FLOW-7b")
def test_when_an_enemy_attacks_before_the_dice_and_when_something_is_about_to_be_lost() -> None:
    for hand, moments in (
        (HANDS[1], ("immobility", "psionic_blast", "preservation")),
        (HANDS[2], ("random", "random", "random")),
        (HANDS[0].replace("destruction#1", "divination#1").replace("divination#1 ", "", 1), ()),
    ):
        scene = arriving(thief(FIELDS, hand), FAR, lying={FIELDS: "bear#1"}, dice=(1, 6))
        for moment in moments:
            assert castable(scene) == {moment}
            scene.choose("pass")
        assert scene.told("fight_lost")


@pytest.mark.clause("TAL-6.9.6a", "TAL-FLOW-8")
def test_at_the_end_of_the_turn() -> None:
    fitting = set[str]()
    for hand in HANDS:
        scene = ending(thief(VILLAGE, hand), FAR, lying={"ruins": "bear#1"})
        fitting |= castable(scene) if scene.asked[1] == "end_turn" else set()
    assert fitting == {"random", "destroy_magic"}


@pytest.mark.clause("TAL-6.9.6a")
def test_moments_of_the_own_turn_are_nobody_elses() -> None:
    other = figure("elf", "crags", craft=9, spells="destruction#1 divination#1 destroy_magic#1")
    lying = {"ruins": "bear#1"}
    for scene in (moving(figure("thief", VILLAGE), other, lying=lying), ending(figure("thief", VILLAGE), other)):
        assert not scene.was_asked("window")
    assert not arriving(figure("thief", "village"), other, lying=lying).was_asked("window")
    begun = starting(figure("thief", VILLAGE), figure("elf", "crags", craft=9, spells="immobility#1 divination#1"))
    assert (begun.asked, castable(begun)) == ((1, "window"), {"immobility"})


# -- casting -------------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.9.6b")
def test_a_spell_cast_goes_to_the_spell_discards() -> None:
    scene = moving(figure("thief", VILLAGE, spells="temporal_warp#1"), FAR).choose("cast:temporal_warp#1")
    assert scene.hero().spells == ()
    assert scene.state.spells.discard == ("temporal_warp#1",)
    assert "temporal_warp#1" not in scene.state.spells.cards


@pytest.mark.clause("TAL-6.9.6b-R")
def test_any_number_of_spells_is_cast_in_one_turn() -> None:
    owner = figure("thief", VILLAGE, craft=9, spells="random#1 random#2 acquisition#1")
    scene = moving(owner, figure("elf", "crags", objects="sword#1", gold=9), dice=(6, 6))
    scene.choose("cast:random#1", "target:seat:0", "cast:acquisition#1", "gold", "cast:random#2", "target:seat:0")
    assert (scene.hero().lives, scene.hero().gold, scene.hero().spells) == (6, 2, ())


@pytest.mark.clause("TAL-6.9.6b-R")
def test_the_active_player_is_asked_first_then_the_others_clockwise_until_all_pass_in_a_row() -> None:
    people = (figure("elf", "crags", spells="random#1"), figure("thief", VILLAGE, spells="random#2"),
              figure("monk", "chapel", spells="healing#1", lives=2))  # fmt: skip
    scene = arriving(*people, turn=1, dice=(6, 6, 6))
    asked = [scene.asked]
    scene.choose("pass")
    asked.append(scene.asked)
    scene.choose("pass")
    asked.append(scene.asked)
    assert asked == [(1, "window"), (2, "window"), (0, "window")]
    scene.choose("cast:random#1", "target:seat:0")
    assert (scene.asked, scene.state.window) == ((1, "window"), "in_answer_to_spell")
    scene.choose("pass", "pass")
    assert (scene.asked, scene.state.window) == ((1, "window"), "after_move"), "after a Spell all are asked once more"
    scene.choose("cast:random#2", "target:seat:1", "pass")
    assert (scene.asked, scene.state.window) == ((2, "window"), "after_move")
    scene.choose("cast:healing#1")
    assert [hero.lives for hero in scene.state.heroes] == [5, 5, 4]


@pytest.mark.clause("TAL-6.9.6b-R", "TAL-S.counterspell")
def test_spells_that_answer_a_spell_work_before_it() -> None:
    caster = figure("thief", VILLAGE, craft=6, spells="counterspell#2 acquisition#1")
    people = (figure("elf", "crags", spells="counterspell#1"), figure("monk", "chapel", gold=0, spells="nullify#1"))
    stopped = moving(caster, *people).choose("cast:acquisition#1", "cast:counterspell#1")
    assert stopped.asked == (0, "window"), "a Counterspell may be answered too, by the active player first"
    stopped.decline("window")
    assert (stopped.hero(0).gold, stopped.hero(1).gold) == (1, 1)
    worked = moving(caster, *people).choose("cast:acquisition#1", "cast:counterspell#1", "cast:counterspell#2")
    worked.decline("window")
    assert (worked.hero(0).gold, worked.hero(1).gold) == (2, 0)
    emptied = moving(caster, *people).choose("cast:acquisition#1", "pass", "cast:nullify#1")
    assert emptied.asked[1] == "spell_target"
    emptied.choose("target:seat:0").decline("window")
    assert "counterspell#2" in emptied.state.spells.discard
    assert emptied.hero(0).gold == 2, "what was announced still works"


# -- reach ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.9.7a")
@pytest.mark.parametrize("space", ["city", "castle", "crypt", "crown_of_command"])
def test_spells_at_players_reach_everywhere(space: str) -> None:
    victim = figure("elf", space, spells="hex#1", followers="maiden#1")
    for spell, key in (("acquisition#1", "cast:acquisition#1"), ("nullify#1", "cast:nullify#1"),
                       ("mesmerism#1", "cast:mesmerism#1"), ("random#1", "cast:random#1")):  # fmt: skip
        scene = moving(figure("thief", FIELDS, spells=spell), victim).choose(key)
        if scene.asked[1] == "spell_target":
            scene.choose("target:seat:1")
        assert scene.told("spell_cast")[0].fact("target") == "seat:1"


@pytest.mark.clause("TAL-6.9.7b", "TAL-6.14.4a")
def test_spells_at_creatures_work_in_the_outer_and_the_middle_region_only() -> None:
    for space, reached in ((FIELDS, True), ("runes", True), ("inner_03_pits", False)):
        owner = figure("thief", VILLAGE, spells="destruction#1")
        scene = moving(owner, FAR, lying={space: "bear#1"})
        assert ("cast:destruction#1" in scene.offered) is reached
    for name in ("immobility#1", "invisibility#1"):
        tavern = arriving(figure("thief", "tavern", spells=name), FAR, dice=(2, 1, 6))
        assert f"cast:{name}" in tavern.offered
        den = arriving(figure("thief", "werewolf_den", spells=name), FAR, dice=(1, 1, 1, 6))
        assert not den.was_asked("window")
    saved = arriving(figure("thief", "werewolf_den", strength=20, spells="preservation#1"), FAR, dice=(1, 1, 6, 1))
    assert not saved.was_asked("window"), "nor is the Werewolf preserved"


@pytest.mark.clause("TAL-6.9.7b-R", "TAL-S.hex", "TAL-S.teleport")
def test_a_spell_with_a_smaller_range_of_its_own_keeps_it() -> None:
    hexing = moving(figure("wizard", FIELDS, spells="hex#1 alchemy#1"), FAR).choose("cast:hex#1")
    regions = {key.split(":")[2].partition("_")[0] for key in hexing.offered}
    assert regions == {"outer", "middle"}
    teleport = moving(figure("wizard", FIELDS, spells="teleport#1 alchemy#1"), FAR).choose("cast:teleport#1")
    assert {key.split(":")[2].partition("_")[0] for key in teleport.offered} == {"outer"}
    assert len(teleport.offered) == 24 - 1


# -- the Command Spell ---------------------------------------------------------------------------------------

RULING = {"crown_reached": True}


@pytest.mark.clause("TAL-6.9.8a")
@pytest.mark.parametrize("alignment", ["good", "neutral", "evil"])
def test_the_command_spell_is_cast_whatever_the_alignment(alignment: str) -> None:
    ruler = figure("monk", "crown_of_command", alignment=alignment)
    scene = moving(ruler, figure("elf", "village"), dice=(4,), state=RULING)
    assert scene.told("command_cast")
    assert scene.hero(1).lives == 3


@pytest.mark.clause("TAL-6.9.8b", "TAL-BRD-5", "TAL-6.9.8c-R")
@pytest.mark.parametrize(("number", "lives"), [(1, 4), (2, 4), (3, 4), (4, 3), (5, 3), (6, 3)])
def test_the_die_decides_for_all_others(number: int, lives: int) -> None:
    others = (figure("elf", "village"), figure("dwarf", "crypt"), figure("thief", "castle", toad=2, gold=0))
    scene = moving(figure("monk", "crown_of_command"), *others, dice=(number,), state=RULING, patient=True)
    assert scene.offered == ("command",), "the throw is compulsory"
    scene.choose("command")
    assert [hero.lives for hero in scene.state.heroes] == [4, lives, lives, lives]


@pytest.mark.clause("TAL-6.9.8c")
def test_who_dies_of_the_command_spell_is_out() -> None:
    others = (figure("elf", "village", lives=1), figure("dwarf", "crypt", missed=1))
    scene = moving(figure("monk", "crown_of_command"), *others, dice=(4,), state=RULING)
    assert scene.hero(1).out
    assert (scene.hero(1).space, scene.hero(1).character) == ("", "elf")


@pytest.mark.clause("TAL-6.9.8c-R")
def test_the_command_spell_needs_no_allowance_and_comes_once_in_a_turn() -> None:
    ruler = figure("troll", "crown_of_command", objects="wand#1", spells="hex#1")
    scene = moving(ruler, figure("elf", "village"), dice=(4, 4), state=RULING)
    scene.choose("command")
    assert len(scene.told("command_cast")) == 1
    assert scene.asked[1] == "end_turn"
    assert scene.hero().spells == ("hex#1",)


@pytest.mark.clause("TAL-6.9.8c-R", "TAL-S.preservation")
def test_against_the_command_spell_no_armour_helps_but_preservation_does() -> None:
    armed = figure("elf", "village", objects="armour#1 shield#1 helmet#1")
    scene = moving(figure("monk", "crown_of_command"), armed, dice=(5, 6), state=RULING)
    assert not scene.was_asked("protection")
    assert scene.hero(1).lives == 3
    saved = moving(figure("monk", "crown_of_command"), figure("elf", "village", spells="preservation#1"), dice=(5,),
                   state=RULING).choose("cast:preservation#1")  # fmt: skip
    assert saved.hero(1).lives == 4


@pytest.mark.clause("TAL-6.9.8c-R", "TAL-S.counterspell")
def test_only_a_spell_that_says_so_stops_the_command_spell() -> None:
    holder = figure("elf", "village", spells="counterspell#1 nullify#1")
    scene = moving(figure("monk", "crown_of_command"), holder, dice=(6,), state=RULING)
    assert scene.asked == (1, "window")
    assert scene.choose("cast:counterspell#1").hero(1).lives == 4
    assert not scene.told("thrown")


@pytest.mark.clause("TAL-6.9.8c-R")
def test_the_turn_of_arrival_casts_too() -> None:
    scene = moving(figure("monk", "valley_of_fire"), figure("elf", "village"), dice=(5,))
    scene.choose("step:inner_08_crown_of_command")
    assert scene.hero(1).lives == 3
    assert len(scene.told("command_cast")) == 1
