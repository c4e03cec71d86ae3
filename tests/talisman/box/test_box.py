"""What is in the box (TAL-2): the board, the Characters, counters and markers that never run out, the dice."""

from __future__ import annotations

import pytest

from game.assets import asset_folder
from game.engine.decision import Event
from game.talisman.box.board import ACROSS, NEXT, ROWS, SPACES
from game.talisman.box.characters import CHARACTERS
from tests.talisman.scene import Scene, arriving, figure, moving

OUTER = (
    "Village, Fields, Graveyard, Woods, Sentinel, Hills, Chapel, Fields, Crags, Plains, Woods, Fields, City, Fields,"
    " Hills, Plains, Woods, Plains, Tavern, Fields, Ruins, Plains, Forest, Fields"
)
MIDDLE = (
    "Portal of Power, Black Knight, Hidden Valley, Hills, Cursed Glade, Runes, Chasm, Runes, Warlock's Cave, Desert,"
    " Oasis, Desert, Temple, Woods, Runes, Castle"
)
INNER = (
    "Plain of Peril, Mines, Vampire's Tower, Pits, Valley of Fire, Werewolf Den, Dice with Death, Crypt,"
    " Crown of Command"
)
DRAWS = {
    "Fields": 1, "Woods": 1, "Sentinel": 1, "Hills": 1, "Plains": 1, "Portal of Power": 1, "Cursed Glade": 1,
    "Runes": 1, "Ruins": 2, "Oasis": 2, "Hidden Valley": 3,
}  # fmt: skip
FAR = figure("dwarf", "outer_13_fields", missed=9)
NAMES_ON_CARDS = (
    "Assassin, Druid, Dwarf, Elf, Ghoul, Minstrel, Monk, Priest, Prophetess, Sorceress, Thief, Troll, Warrior, Wizard"
)


@pytest.mark.clause("TAL-2.1a", "TAL-2.1b")
def test_the_spaces_of_the_three_regions_are_named_in_their_order_and_each_says_what_happens() -> None:
    for region, names in (("outer", OUTER), ("middle", MIDDLE), ("inner", INNER)):
        spaces = [space for space in ROWS if space.region == region]
        assert [str(space.name) for space in spaces] == names.split(", ")
        assert [space.draw for space in spaces] == [DRAWS.get(name, 0) for name in names.split(", ")]
        assert all("card" in str(space.says) if space.draw else str(space.says) for space in spaces)
    assert [len(names.split(", ")) for names in (OUTER, MIDDLE, INNER)] == [24, 16, 8 + 1]
    assert len(SPACES) == 24 + 16 + 8 + 1


@pytest.mark.clause("TAL-2.1.2b", "TAL-2.1.2c")
def test_the_rings_are_closed_the_river_has_two_banks_and_the_mountains_no_pass() -> None:
    for step, following in NEXT.items():
        for space, other in following.items():
            assert SPACES[space].region == SPACES[other].region
            assert NEXT[-step][other] == space
    banks = {space: {SPACES[other].region for other in others} for space, others in ACROSS.items() if others}
    assert {space[:5] for space, regions in banks.items() if regions == {"middle"}} == {"outer"}
    assert {space[:5] for space, regions in banks.items() if regions == {"outer"}} == {"middl"}
    assert len(banks) == 24 - 4 + 16, "all banks but the corners of the Outer Region"
    assert not any(space.startswith("inner") for space in banks), "no Raft crosses the Fire Mountains"


@pytest.mark.clause("TAL-2.4")
def test_there_are_fourteen_characters_and_a_playing_piece_for_each() -> None:
    assert [str(card.name) for card in CHARACTERS.values()] == NAMES_ON_CARDS.split(", ")
    pieces = {path.stem for path in (asset_folder() / "pictures" / "talisman" / "tokens").glob("*.png")}
    assert pieces == {name.lower() for name in NAMES_ON_CARDS.split(", ")} | {"toad"}


# -- counters and markers ---------------------------------------------------------------------------------


def prays(first: int, second: int, **more: object) -> Scene:
    """A Thief prays at the Temple with these two dice."""
    return arriving(figure("thief", "temple", **more), FAR, dice=(first, second)).choose("pray_temple")


TEN_OF_EACH = 10 * (1 + 2 + 3 + 4)


@pytest.mark.clause("TAL-2.7a", "TAL-2.7b", "TAL-2.7d-R")
def test_strength_and_craft_grow_beyond_the_counters_of_the_box() -> None:
    printed = 3
    assert prays(3, 3, strength=printed + TEN_OF_EACH).hero().strength == printed + TEN_OF_EACH + 1
    assert prays(3, 4, craft=printed + TEN_OF_EACH).hero().craft == printed + TEN_OF_EACH + 1


@pytest.mark.clause("TAL-2.7c", "TAL-2.7d-R", "TAL-6.4.5")
def test_lives_grow_beyond_the_counters_of_the_box() -> None:
    all_counters = 6 * 1 + 4 * 2 + 4 * 3 + 6 * 4
    assert prays(6, 6, lives=all_counters).hero().lives == all_counters + 2


@pytest.mark.clause("TAL-2.7d", "TAL-2.7d-R", "TAL-6.3.5")
def test_more_gold_is_gained_than_there_are_bags_in_the_box() -> None:
    scene = arriving(figure("thief", "tavern", gold=40), FAR, dice=(4,))
    assert scene.hero().gold == 41


@pytest.mark.clause("TAL-2.5a", "TAL-2.5b", "TAL-2.8-R")
def test_a_fifth_toad_hops_beside_the_four_of_the_box() -> None:
    four = [figure(name, "desert", toad=2, gold=0) for name in ("elf", "monk", "dwarf", "ghoul")]
    scene = arriving(figure("thief", "city"), *four, dice=(1,)).choose("enchantress")
    assert [hero.toad > 0 for hero in scene.view(None).heroes] == [True] * 5


@pytest.mark.clause("TAL-2.8", "TAL-2.8-R")
def test_a_fifth_character_changes_alignment_beside_the_four_cards_of_the_box() -> None:
    four = [figure(name, "desert", alignment="evil") for name in ("elf", "monk", "dwarf", "troll")]
    scene = arriving(figure("thief", "village"), *four, dice=(4,)).choose("mystic")
    assert [hero.alignment for hero in scene.view(None).heroes] == ["good"] + ["evil"] * 4


@pytest.mark.clause("TAL-2.6", "TAL-2.8-R", "TAL-6.20.2c-R")
def test_the_four_talismans_are_all_there_are() -> None:
    owner = figure("troll", "desert", objects="talisman#t1 talisman#t2 talisman#t3", missed=9)
    last = arriving(figure("thief", "temple"), owner, dice=(4, 6)).choose("pray_temple")
    assert last.hero().objects == ("talisman#t4",)
    assert last.view(None).talismans == 0
    owner = figure("troll", "desert", objects="talisman#t1 talisman#t2 talisman#t3 talisman#t4", missed=9)
    none_left = arriving(figure("thief", "temple"), owner, dice=(4, 6)).choose("pray_temple")
    assert none_left.hero().objects == ()
    assert none_left.told("out_of_stock")


# -- dice ----------------------------------------------------------------------------------------------------

FACES = {1, 2, 3, 4, 5, 6}
SEEDS, ENOUGH = range(400), 30
"""Every face comes up among so many seeds; a wrong face would among the first few."""


def throw(cause: str, seed: int) -> Event:
    """A throw of the dice that decide a thing, by chance from that seed."""
    if cause == "movement":
        return moving(figure("thief", "outer_00_village"), FAR, seed=seed).told("moved_die")[0]
    if cause == "instruction":
        return arriving(figure("thief", "tavern"), FAR, seed=seed).told("thrown")[0]
    if cause == "spell":
        scene = moving(figure("thief", "village", spells="random#1"), FAR, seed=seed)
        return scene.choose("cast:random#1", "target:seat:1").told("thrown")[0]
    enemy = {"combat": "bear#1", "psychic": "wraith#1"}[cause]
    scene = arriving(figure("thief", "outer_01_fields"), FAR, lying={"outer_01_fields": enemy}, seed=seed)
    return scene.told("fight_thrown")[0]


@pytest.mark.clause("TAL-2.9a")
@pytest.mark.parametrize("cause", ["movement", "combat", "psychic", "instruction", "spell"])
def test_six_sided_dice_decide(cause: str) -> None:
    fight = cause in ("combat", "psychic")
    for number in ("number", "foe_number") if fight else ("number",):
        seen: set[object] = set()
        for seed in SEEDS:
            seen.add(throw(cause, seed).fact(number))
            if seen >= FACES and seed > ENOUGH:
                break
        assert seen == FACES


@pytest.mark.clause("TAL-2.9b", "TAL-2.9c")
def test_dice_thrown_together_are_added_even_more_than_the_two_of_the_box() -> None:
    scene = prays(2, 4)
    assert (scene.told("thrown")[-1].fact("number"), scene.hero().strength) == (6, 4)
    crypt = arriving(figure("thief", "crypt"), FAR, dice=(2, 1, 5))
    assert crypt.told("thrown")[-1].fact("faces") == (2, 1, 5)
    assert crypt.told("thrown")[-1].fact("number") == 8
    assert crypt.hero().space == "middle_08_warlocks_cave", "8 less Strength 3 is 5"
