"""The 9 Strangers: met when Events and Enemies have been dealt with."""

import pytest

from game.talisman.box.board import CRAGS, CRYPT, CURSED_GLADE, FOREST, OASIS, PLAIN_OF_PERIL
from game.words import say
from tests.talisman.scene import Scene, arriving, figure

FIELDS = "outer_01_fields"


def met(card: str, character: str = "warrior", **more: object) -> Scene:
    """The Character meets the card on the Fields."""
    dice = more.pop("dice", ())
    spell_deck = more.pop("spell_deck", "")
    assert isinstance(dice, tuple)
    assert isinstance(spell_deck, str)
    return arriving(figure(character, FIELDS, **more), lying={FIELDS: card}, dice=dice, spell_deck=spell_deck)


@pytest.mark.clause("TAL-A.enchanter", "TAL-C16", "TAL-6.15.8")
def test_the_enchanter_listens_from_total_craft_four_upwards() -> None:
    assert not met("enchanter#1").was_asked("wish")
    helped = met("enchanter#1", followers="unicorn#1")
    assert helped.asked == (0, "wish")


@pytest.mark.clause("TAL-A.fairy", "TAL-A.phantom")
@pytest.mark.parametrize(("card", "alignment"), [("fairy#1", "good"), ("phantom#1", "evil")])
def test_fairy_and_phantom_listen_to_their_own_alignment(card: str, alignment: str) -> None:
    for other in ("good", "neutral", "evil"):
        scene = met(card, alignment=other)
        assert scene.was_asked("wish") is (other == alignment)
        if other != alignment:
            assert scene.lying(FIELDS) == (card,)


@pytest.mark.clause("TAL-A.fairy", "TAL-A.enchanter", "TAL-A.phantom")
@pytest.mark.parametrize(
    ("wish", "field", "value"),
    [("strength", "strength", 5), ("craft", "craft", 4), ("life", "lives", 5), ("gold", "gold", 2)],
)
def test_a_wish_comes_true_once(wish: str, field: str, value: int) -> None:
    scene = met("fairy#1", alignment="good").choose(f"wish:{wish}")
    assert getattr(scene.hero(), field) == value
    assert "fairy#1" in scene.state.adventure.discard


@pytest.mark.clause("TAL-A.fairy", "TAL-C10")
def test_a_wish_may_carry_its_owner_to_an_encounter_elsewhere() -> None:
    scene = met("fairy#1", alignment="good").choose("wish:travel")
    assert "to:outer_20_ruins" in scene.offered
    assert f"to:{FIELDS}" not in scene.offered
    assert not any("middle" in key for key in scene.offered)
    scene.choose("to:outer_20_ruins")
    assert scene.told("card_drawn")
    assert "fairy#1" in scene.state.adventure.discard


@pytest.mark.clause("TAL-A.fairy", "TAL-6.2.7c-R")
def test_a_spell_can_be_wished_for_only_with_room_for_it() -> None:
    assert "wish:spell" in met("fairy#1", alignment="good").offered
    full = met("fairy#1", alignment="good", spells="hex#1")
    assert "wish:spell" not in full.offered


@pytest.mark.clause("TAL-A.healer", "TAL-C8", "TAL-6.4.6-R")
@pytest.mark.parametrize(("lives", "after"), [(1, 3), (3, 4), (4, 4), (6, 6)])
def test_the_healer_heals_two_lives_but_not_above_four(lives: int, after: int) -> None:
    scene = met("healer#1", lives=lives)
    assert scene.hero().lives == after
    assert scene.lying(FIELDS) == ("healer#1",)


@pytest.mark.clause("TAL-A.hermit", "TAL-6.15.1")
@pytest.mark.parametrize(
    ("number", "space"),
    [(1, CRYPT), (2, PLAIN_OF_PERIL), (3, OASIS), (4, CURSED_GLADE), (5, CRAGS), (6, FOREST)],
)
def test_a_drawn_hermit_goes_where_the_die_says(number: int, space: str) -> None:
    scene = arriving(figure("elf", FIELDS), deck="hermit#1", dice=(number,))
    assert scene.lying(space) == ("hermit#1",)
    assert scene.hero().objects == ()


@pytest.mark.clause("TAL-A.hermit", "TAL-6.20.1-R")
def test_the_hermit_gives_his_first_visitor_a_talisman() -> None:
    scene = arriving(figure("elf", "oasis"), lying={"oasis": "hermit#1 ape#1"}, dice=(6, 1))
    assert scene.hero().objects == ("talisman#t1",)
    assert "hermit#1" in scene.state.adventure.discard


@pytest.mark.clause("TAL-A.hermit")
def test_the_hermit_in_the_crypt_is_met_before_its_dice() -> None:
    scene = arriving(figure("elf", "crypt"), lying={"crypt": "hermit#1"}, dice=(1, 1, 1))
    assert scene.hero().objects == ("talisman#t1",)


@pytest.mark.clause("TAL-A.hermit", "TAL-6.20.2c-R", "TAL-C17")
def test_the_hermit_waits_while_there_is_no_talisman() -> None:
    owner = figure("dwarf", "city", objects="talisman#t1 talisman#t2 talisman#t3 talisman#t4")
    scene = arriving(figure("elf", "oasis"), owner, lying={"oasis": "hermit#1 bag_of_gold#1"})
    assert scene.hero().objects == ()
    assert "hermit#1" in scene.lying("oasis")


@pytest.mark.clause("TAL-A.mage", "TAL-6.2.7c-R")
@pytest.mark.parametrize(("alignment", "held", "spells"), [("good", "", 1), ("good", "hex#1", 1), ("neutral", "", 0)])
def test_the_mage_teaches_good_as_far_as_craft_allows(alignment: str, held: str, spells: int) -> None:
    scene = met("mage#1", alignment=alignment, spells=held)
    assert len(scene.hero().spells) == spells
    assert scene.lying(FIELDS) == ("mage#1",)


@pytest.mark.clause("TAL-A.siren", "TAL-C5", "TAL-C6")
def test_the_siren_stops_everybody_but_dwarf_elf_ghoul_and_troll() -> None:
    scene = arriving(
        figure("warrior", FIELDS), figure("dwarf", "crags", toad=2, gold=0), figure("elf", "oasis"),
        figure("ghoul", "city"), figure("troll", "crypt"), figure("monk", "inner_08_crown_of_command"),
        lying={FIELDS: "siren#1"},
    )  # fmt: skip
    assert [event.fact("who") for event in scene.told("will_miss")] == [0, 5], "the next turn, the listener's too"
    assert "siren#1" in scene.state.adventure.discard


@pytest.mark.clause("TAL-A.siren", "TAL-6.15.7")
def test_the_siren_waits_while_an_enemy_stops_her_listener() -> None:
    scene = arriving(figure("warrior", "ruins"), lying={"ruins": "siren#1 giant#1"}, dice=(1, 1, 6))
    assert not scene.told("will_miss")
    assert "siren#1" in scene.lying("ruins")


@pytest.mark.clause("TAL-A.sorcerer")
def test_the_sorcerer_sells_a_spell_for_gold() -> None:
    scene = met("sorcerer#1", gold=1).choose("yes")
    assert (scene.hero().gold, len(scene.hero().spells)) == (0, 1)
    assert scene.lying(FIELDS) == ("sorcerer#1",)


@pytest.mark.clause("TAL-A.sorcerer", "TAL-C18")
def test_nobody_must_buy_and_nobody_can_without_room_or_gold() -> None:
    assert met("sorcerer#1").choose("no").hero().gold == 1
    assert not met("sorcerer#1", gold=0).was_asked("sorcerer")
    assert not met("sorcerer#1", spells="hex#1").was_asked("sorcerer")
    assert not met("sorcerer#1", "troll").was_asked("sorcerer")


@pytest.mark.clause("TAL-A.witch", "TAL-6.19.1a")
def test_the_witch_makes_toads() -> None:
    scene = met("witch#1", dice=(1,), objects="sword#1").choose("throw")
    assert scene.hero().toad
    assert set(scene.lying(FIELDS)) == {"witch#1", "sword#1"}


@pytest.mark.clause("TAL-A.witch", "TAL-C18")
@pytest.mark.parametrize(("number", "field", "value"), [(2, "lives", 3), (4, "strength", 5), (5, "craft", 4)])
def test_the_witch_gives_and_takes_by_her_die(number: int, field: str, value: int) -> None:
    scene = met("witch#1", dice=(number,))
    assert getattr(scene.hero(), field) == value
    assert scene.lying(FIELDS) == ("witch#1",)


@pytest.mark.clause("TAL-A.witch")
def test_the_witch_takes_an_object_of_the_victims_choice() -> None:
    scene = met("witch#1", dice=(3,), objects="sword#1 armour#p1").choose("throw", "card:armour#p1")
    assert scene.hero().objects == ("sword#1",)
    assert "armour#p1" in scene.state.stock
    assert met("witch#1", dice=(3,)).hero().lives == 4, "without an Object nothing happens"


@pytest.mark.clause("TAL-A.witch")
def test_the_witch_teaches_a_spell_only_with_room_for_it() -> None:
    assert len(met("witch#1", dice=(6,)).hero().spells) == 1
    assert met("witch#1", dice=(6,), spells="hex#1").hero().spells == ("hex#1",)


@pytest.mark.clause("TAL-A.witch", "TAL-C13", "TAL-6.18.2c")
def test_the_witch_can_be_evaded_by_a_spell_and_stays() -> None:
    scene = met("witch#1", spells="invisibility#1").choose("cast:invisibility#1")
    assert not scene.told("thrown")
    assert scene.lying(FIELDS) == ("witch#1",)


@pytest.mark.parametrize(
    ("card", "character", "why"),
    [
        ("fairy#1", "troll", "Nothing happens, since Ada is Neutral."),
        ("phantom#1", "troll", "Nothing happens, since Ada is Neutral."),
        ("mage#1", "sorceress", "Nothing happens, since Ada is Evil."),
        ("phantom#1", "monk", "Nothing happens, since Ada is Good."),
        ("enchanter#1", "troll", "Nothing happens: Ada has Craft 1, and it takes 4."),
    ],
)
@pytest.mark.clause("TAL-A.fairy", "TAL-A.phantom", "TAL-A.mage", "TAL-A.enchanter")
def test_that_a_stranger_does_nothing_for_a_character_is_told_with_the_reason(
    card: str, character: str, why: str
) -> None:
    dull = arriving(figure(character, FIELDS), lying={FIELDS: card})
    assert [say(event.text) for event in dull.told("nothing_happens")] == [why]
    assert card in dull.lying(FIELDS)
