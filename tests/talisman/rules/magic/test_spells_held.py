"""How many Spells are held, how one comes to them, and what is discarded (TAL-6.2.6 to TAL-6.2.8, TAL-6.9)."""

from __future__ import annotations

import pytest

from game.engine.deck import Deck
from game.talisman.box.register import SPELL_DECK, instances
from game.talisman.rules.table.sheet import craft
from game.talisman.state import EVERYBODY, Lasting
from tests.talisman.scene import Scene, arriving, ending, figure, moving, starting

FIELDS = "outer_01_fields"
FAR = figure("druid", "outer_13_fields", missed=9)
ALLOWED = {1: 0, 2: 0, 3: 1, 4: 2, 5: 2, 6: 3, 9: 3}
"""Spells by total Craft, as the table of TAL-6.2.6a says."""


def reads(name: str, **more: object) -> Scene:
    """A Character draws the Book of Spells and fills its hand."""
    return arriving(figure(name, FIELDS, **more), deck="book_of_spells#1")


def enchanted(name: str, number: int, options: dict[str, bool] | None = None, **more: object) -> Scene:
    """A Character throws at the Enchantress: 4 gains Craft, 5 Strength, 6 a Spell."""
    return arriving(figure(name, "city", **more), FAR, dice=(number,), options=options).choose("enchantress")


@pytest.mark.clause("TAL-6.2.6a", "TAL-6.9.4")
@pytest.mark.parametrize(("points", "spells"), ALLOWED.items())
def test_the_allowance_follows_the_table_of_total_craft(points: int, spells: int) -> None:
    scene = reads("troll", craft=points)
    assert len(scene.hero().spells) == spells
    assert scene.view(0).heroes[0].spell_allowance == spells


@pytest.mark.clause("TAL-6.2.7a")
@pytest.mark.parametrize(
    ("name", "spells"),
    [("assassin", 1), ("druid", 2), ("dwarf", 1), ("elf", 2), ("ghoul", 2), ("minstrel", 2), ("monk", 1), ("priest", 2),
     ("prophetess", 2), ("sorceress", 2), ("thief", 1), ("troll", 0), ("warrior", 1), ("wizard", 2)],
)  # fmt: skip
def test_every_character_may_hold_spells_up_to_its_allowance(name: str, spells: int) -> None:
    scene = reads(name)
    if name == "druid":
        scene.choose("space")
    scene.decline("extra_cards")
    assert len(scene.hero().spells) == spells


@pytest.mark.clause("TAL-6.2.6b", "TAL-6.2.6b-R")
def test_only_the_wand_lets_one_hold_more_than_craft_allows() -> None:
    owner = figure("troll", "outer_00_village", objects="wand#1 ring#1", spells="hex#1")
    scene = moving(owner, FAR)
    scene.choose("leave:ring#1")
    assert (craft(scene.state, 0), scene.hero().spells) == (1, ("hex#1",)), "the Wand's Spell is kept"
    scene.choose("leave:wand#1")
    assert scene.hero().spells == ()
    assert "hex#1" in scene.state.spells.discard
    other = moving(figure("troll", "outer_00_village", objects="ring#1", spells="hex#1"), FAR).choose("leave:ring#1")
    assert other.hero().spells == ()


# -- the two ways to a Spell ---------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.2.7c", "TAL-6.9.4")
def test_spells_come_with_a_rise_of_craft_and_not_of_strength() -> None:
    assert len(enchanted("thief", 4, spells="hex#1").hero().spells) == 2, "Craft 3 to 4: from one Spell to two"
    assert enchanted("thief", 5).hero().spells == ()


@pytest.mark.clause("TAL-6.2.7c-R")
def test_a_spell_gained_is_drawn_only_with_room_for_it() -> None:
    assert len(enchanted("thief", 6).hero().spells) == 1
    assert enchanted("thief", 6, spells="hex#1").hero().spells == ("hex#1",)


@pytest.mark.clause("TAL-6.2.7c-R", "TAL-C7")
@pytest.mark.parametrize(("own", "held", "drawn"), [(1, "", 1), (2, "", 2), (3, "hex#1", 1), (3, "", 1), (6, "", 0)])
def test_as_many_spells_are_drawn_as_the_allowance_grew(own: int, held: str, drawn: int) -> None:
    owner = figure("troll", "village", craft=own, spells=held)
    scene = arriving(owner, FAR, lying={"village": "solomons_crown#1"}).choose("take:solomons_crown#1")
    assert len(scene.hero().spells) == len(held.split()) + drawn


@pytest.mark.clause("TAL-6.2.7c-R", "TAL-C7")
def test_spells_that_come_with_craft_can_be_switched_off() -> None:
    for on in (True, False):
        options = {"free_spell_on_craft_rise": on}
        owner = figure("thief", "village", spells="hex#1")
        scene = arriving(owner, FAR, lying={"village": "solomons_crown#1"}, options=options)
        assert len(scene.choose("take:solomons_crown#1").hero().spells) == 1 + on
        assert len(enchanted("thief", 4, options, spells="hex#1").hero().spells) == 1 + on


@pytest.mark.clause("TAL-6.2.7c-R")
def test_one_card_brings_spells_to_one_character_only_once() -> None:
    scene = arriving(figure("thief", "village"), FAR, lying={"village": "ring#1 sword#1"}).choose("take:ring#1")
    assert len(scene.hero().spells) == 1
    again = figure("thief", "village", spells="teleport#1", awarded=("ring#1",))
    taken = arriving(again, FAR, lying={"village": "ring#1"}).choose("take:ring#1")
    assert taken.hero().spells == ("teleport#1",)
    other = arriving(figure("monk", "village"), FAR, lying={"village": "ring#1"}).choose("take:ring#1")
    assert len(other.hero().spells) == 1, "to another Character it does"


@pytest.mark.clause("TAL-6.2.7c-R", "TAL-C7")
def test_no_spell_comes_with_leaving_the_cursed_glade() -> None:
    owner = figure("elf", "cursed_glade", objects="solomons_crown#1", spells="hex#1")
    scene = moving(owner, FAR, dice=(1,), deck="bag_of_gold#1").choose("throw", "cw")
    assert (craft(scene.state, 0), scene.hero().spells) == (6, ("hex#1",))
    glade = figure("elf", "cursed_glade", objects="solomons_crown#1", spells="hex#1")
    carried = arriving(glade, FAR, deck="imp#1", dice=(3, 4))
    assert (craft(carried.state, 0), carried.hero().spells) == (6, ("hex#1",))


@pytest.mark.clause("TAL-6.2.7c-R", "TAL-6.19.5b-R")
def test_no_spell_comes_with_ceasing_to_be_a_toad() -> None:
    scene = starting(figure("elf", "outer_00_village", toad=1, gold=0, missed=1), figure("troll", "crags"))
    assert scene.told("restored")
    assert scene.hero().spells == ()


@pytest.mark.clause("TAL-6.2.7c-R", "TAL-C7")
def test_no_spell_comes_with_the_end_of_a_passing_effect() -> None:
    silence = Lasting("destroy_magic", EVERYBODY, "own_turn", 1, 0, 0)
    owner = figure("elf", "crags", objects="solomons_crown#1", spells="hex#1")
    scene = starting(figure("thief", "outer_00_village"), owner, state={"lasting": (silence,)})
    assert scene.told("effect_ended")
    assert (craft(scene.state, 1), scene.hero(1).spells) == (6, ("hex#1",))


# -- surplus -------------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.2.8a", "TAL-6.2.8b", "TAL-6.9.3", "TAL-CHOICE")
def test_the_owner_chooses_at_once_which_surplus_spell_is_discarded() -> None:
    scene = moving(figure("thief", "fields", objects="ring#1", spells="hex#1 teleport#1"), FAR).choose("leave:ring#1")
    assert scene.asked == (0, "surplus_spell")
    assert scene.open().secret
    assert set(scene.offered) == {"discard:hex#1", "discard:teleport#1"}
    scene.choose("discard:teleport#1")
    assert scene.hero().spells == ("hex#1",)
    assert scene.state.spells.discard == ("teleport#1",)


@pytest.mark.clause("TAL-6.2.8b-R", "TAL-HID-2")
def test_both_discard_piles_lie_face_up() -> None:
    scene = arriving(figure("elf", FIELDS, objects="ring#1", spells="hex#1 teleport#1 alchemy#1"), FAR, deck="angel#1")
    scene.choose("leave:ring#1", "discard:hex#1")
    for viewer in (0, 1, None):
        assert scene.view(viewer).spell_discard == ("hex#1",)
        assert scene.view(viewer).adventure_discard == ("angel#1",)


@pytest.mark.clause("TAL-6.9.3-R")
def test_no_spell_is_discarded_at_will() -> None:
    owner = figure("thief", "outer_00_village", spells="invisibility#1", objects="sword#1")
    for scene in (moving(owner, FAR), arriving(owner, FAR).choose("nothing"), ending(owner, FAR)):
        assert scene.offered, "there is something to choose"
        assert not any("invisibility#1" in key for key in scene.offered)


# -- the Spell deck ------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.9.5a", "TAL-6.9.2")
def test_a_spell_is_drawn_from_the_top_of_the_deck_and_seen_by_its_owner_only() -> None:
    scene = arriving(figure("elf", FIELDS), FAR, lying={FIELDS: "mage#1"}, spell_deck="hex#1 random#2 alchemy#1")
    assert scene.hero().spells == ("hex#1",)
    assert scene.state.spells.cards[:2] == ("random#2", "alchemy#1")
    assert [scene.view(viewer).heroes[0].spells for viewer in (0, 1, None)] == [("hex#1",), (), ()]
    assert not any("Hex" in str(event.text) for event in scene.events if event.visible_to(1))


@pytest.mark.clause("TAL-6.9.5b")
def test_a_spent_spell_deck_is_shuffled_anew_from_its_discards() -> None:
    everything = instances(SPELL_DECK)
    tops = set[str]()
    for seed in range(60):
        spent = {"spells": Deck((), everything), "moved": True}
        scene = arriving(figure("elf", "chapel"), FAR, dice=(6,), state=spent, seed=seed).choose("pray_chapel")
        assert sorted((*scene.hero().spells, *scene.state.spells.cards)) == sorted(everything)
        assert scene.state.spells.discard == ()
        tops |= set(scene.hero().spells)
        if len(tops) > 2:
            break
    assert len(tops) > 2, "the pile is shuffled, not only turned over"


@pytest.mark.clause("TAL-6.9.5b-R", "TAL-C1")
def test_without_deck_and_discards_no_spell_is_drawn() -> None:
    scene = arriving(figure("elf", "chapel"), FAR, dice=(6,))
    everything = " ".join(scene.state.spells.cards)
    hoarder = figure("troll", "crags", toad=3, gold=0, spells=everything, missed=9)
    empty = arriving(figure("elf", "chapel"), hoarder, dice=(6,)).choose("pray_chapel")
    assert (empty.state.spells.cards, empty.state.spells.discard) == ((), ())
    assert empty.hero().spells == ()
    assert not empty.told("spell_drawn")
