"""Every one of the 50 spells: what is printed on it, and what it does when it is cast."""

import pytest

from game.warlocks_duel.box.cards import CARDS, SPELLS
from game.warlocks_duel.box.scrolls import SCROLLS
from game.warlocks_duel.box.spells import cost
from game.warlocks_duel.state import Duelist
from tests.warlocks_duel.scene import Scene, casting
from tests.warlocks_duel.table import Player

# The printed cards: spell, name, card, school, level, kind, cost.
PRINTED = [
    ("mage_dart", "Mage Dart", "albus-1", "water", 0, "attack", "M"),
    ("healing_drop", "Healing Drop", "albus-1", "water", 0, "heal", "W*"),
    ("frost_spear", "Frost Spear", "albus-2", "water", 1, "attack", "WWA"),
    ("circle_of_balance", "Circle of Balance", "albus-2", "water", 1, "heal", "WEM"),
    ("elemental_convergence", "Elemental Convergence", "albus-3", "water", 2, "attack", "FWEAM"),
    ("spark", "Spark", "alonora-1", "fire", 0, "attack", "F"),
    ("fire_bolt", "Fire Bolt", "alonora-1", "fire", 0, "attack", "FF"),
    ("searing_gust", "Searing Gust", "alonora-2", "fire", 1, "attack", "FAA"),
    ("ember_balm", "Ember Balm", "alonora-2", "fire", 0, "heal", "W*"),
    ("conflagration", "Conflagration", "alonora-3", "fire", 2, "attack", "FFFF"),
    ("static_jolt", "Static Jolt", "celestine-1", "air", 0, "attack", "A*"),
    ("soothing_breeze", "Soothing Breeze", "celestine-1", "air", 0, "heal", "AW"),
    ("forked_bolt", "Forked Bolt", "celestine-2", "air", 1, "attack", "AA*"),
    ("gale", "Gale", "celestine-2", "air", 1, "attack", "AAM"),
    ("heart_of_the_storm", "Heart of the Storm", "celestine-3", "air", 2, "attack", "AAAA*"),
    ("thorn", "Thorn", "parvel-1", "earth", 0, "attack", "E"),
    ("moss_poultice", "Moss Poultice", "parvel-1", "earth", 0, "heal", "EE"),
    ("stone_fist", "Stone Fist", "parvel-2", "earth", 1, "attack", "EE*"),
    ("earths_embrace", "Earth's Embrace", "parvel-2", "earth", 1, "heal", "EEW"),
    ("mother_earths_wrath", "Mother Earth's Wrath", "parvel-3", "earth", 2, "attack", "EEEM"),
    ("cloak_of_invisibility", "Cloak of Invisibility", "scroll", "magic", 1, "ward", "MMM"),
    ("bone_rain", "Bone Rain", "scroll", "magic", 2, "attack", "MMM*"),
    ("coin_flip", "Coin Flip", "scroll", "magic", 0, "attack", "M*"),
    ("magic_shield", "Magic Shield", "scroll", "magic", 1, "ward", "MMM"),
    ("fatal_charm", "Fatal Charm", "scroll", "magic", 2, "attack", "MMM**"),
    ("protective_cloak", "Protective Cloak", "scroll", "magic", 0, "ward", "MM"),
    ("essence_of_power", "Essence of Power", "scroll", "magic", 1, "attack", "MM*"),
    ("power_siphon", "Power Siphon", "scroll", "magic", 1, "attack", "MMM"),
    ("scroll_of_warping", "Scroll of Warping", "scroll", "magic", 1, "attack", "MMM"),
    ("lucky_dice", "Lucky Dice", "scroll", "magic", 1, "attack", "MMM"),
    ("meteor_shower", "Meteor Shower", "scroll", "fire", 2, "attack", "FFFF"),
    ("doom", "Doom", "scroll", "fire", 2, "attack", "FFFFF"),
    ("fire_elemental", "Fire Elemental", "scroll", "fire", 2, "attack", "FFFA"),
    ("voodoo_magic", "Voodoo Magic", "scroll", "fire", 2, "attack", "FFMM"),
    ("will_o_the_wisps", "Will-o'-the-Wisps", "scroll", "fire", 0, "attack", "F*"),
    ("death_die", "Death Die", "scroll", "water", 1, "attack", "WW*"),
    ("ice_missile", "Ice Missile", "scroll", "water", 1, "attack", "WW*"),
    ("toxic_rain", "Toxic Rain", "scroll", "water", 2, "attack", "WWEE"),
    ("water_attack", "Water Attack", "scroll", "water", 0, "attack", "WW"),
    ("spring_of_life", "Spring of Life", "scroll", "water", 2, "heal", "WWWE"),
    ("essence_of_versatility", "Essence of Versatility", "scroll", "earth", 1, "heal", "EEM"),
    ("healing_aura", "Healing Aura", "scroll", "earth", 0, "heal", "EE"),
    ("life_drain", "Life Drain", "scroll", "earth", 2, "attack", "EEEM"),
    ("regeneration", "Regeneration", "scroll", "earth", 1, "heal", "EE*"),
    ("earthquake", "Earthquake", "scroll", "earth", 2, "attack", "EEEE"),
    ("power_strike", "Power Strike", "scroll", "air", 1, "attack", "AA*"),
    ("scroll_of_lightning", "Scroll of Lightning", "scroll", "air", 1, "attack", "AA*"),
    ("thunderbolt", "Thunderbolt", "scroll", "air", 2, "attack", "AAAA"),
    ("paralysing_aura", "Paralysing Aura", "scroll", "air", 1, "attack", "AAM"),
    ("paralysing_noise", "Paralysing Noise", "scroll", "air", 0, "attack", "AA"),
]

# What each spell does when seat 0 (20 power) casts it with these rolls at seat 1 (30 power) and nobody responds:
# rolls, power the caster wins or loses, power the target loses, power the third player loses.
EFFECTS: dict[str, list[tuple[tuple[str | int, ...], int, int, int]]] = {
    # Albus
    "mage_dart": [((), 0, 1, 0)],
    "healing_drop": [((), 3, 0, 0)],
    "frost_spear": [((), 0, 4, 0)],
    "circle_of_balance": [((), 4, 0, 0)],
    "elemental_convergence": [((), 0, 6, 0)],
    # Alonora
    "spark": [((), 0, 1, 0)],
    "fire_bolt": [((), 0, 3, 0)],
    "searing_gust": [((), 0, 4, 0)],
    "ember_balm": [((), 3, 0, 0)],
    "conflagration": [((), 0, 5, 0)],
    # Celestine
    "static_jolt": [((roll,), 0, damage, 0) for roll, damage in enumerate((1, 2, 2, 3, 3, 4), start=1)],
    "soothing_breeze": [((roll,), gain, 0, 0) for roll, gain in enumerate((2, 2, 3, 3, 4, 4), start=1)],
    "forked_bolt": [((roll,), 0, roll, 0) for roll in range(1, 7)],
    "gale": [((roll,), 0, damage, 0) for roll, damage in enumerate((3, 3, 4, 4, 5, 5), start=1)],
    "heart_of_the_storm": [((1, 1), 0, 2, 0), ((2, 5), 0, 7, 0), ((6, 6), 0, 12, 0)],
    # Parvel
    "thorn": [((), 0, 1, 0)],
    "moss_poultice": [((), 3, 0, 0)],
    "stone_fist": [((), 0, 4, 0)],
    "earths_embrace": [((), 4, 0, 0)],
    "mother_earths_wrath": [((), 3, 4, 0)],
    # Scrolls of Magic
    "cloak_of_invisibility": [((), 0, 0, 0)],
    "bone_rain": [
        (("FWEA@",), 0, 4, 1), (("MMMMM",), 0, 10, 0), (("@@@@@",), 0, 0, 5), (("FFM@@",), 0, 4, 2),
    ],
    "coin_flip": [((3,), 0, 1, 0), ((4,), 0, 4, 0)],
    "magic_shield": [((), 0, 0, 0)],
    "fatal_charm": [((), 0, 2, 0)],
    "protective_cloak": [((), 0, 0, 0)],
    "essence_of_power": [((), 0, 1, 0)],
    "power_siphon": [((), 3, 3, 0)],
    "scroll_of_warping": [((), 0, 0, 0)],
    "lucky_dice": [((1, 1), 0, 1, 0), ((2, 5), 0, 5, 0), ((6, 3), 0, 6, 0)],
    # Scrolls of Fire
    "meteor_shower": [((), 0, 4, 3)],
    "doom": [((), -1, 8, 0)],
    "fire_elemental": [((), 0, 3 + 2, 0)],
    "voodoo_magic": [((), 0, 5, 0)],
    "will_o_the_wisps": [((), 0, 2, 1)],
    # Scrolls of Water
    "death_die": [((1,), -2, 0, 0), ((2,), 0, 2, 0), ((3,), 0, 3, 0), ((4,), 0, 4, 0),
        ((5,), 0, 5, 0), ((6,), 0, 12, 0)],
    "ice_missile": [((), 0, 4, 0)],
    "toxic_rain": [((), 0, 5, 3)],
    "water_attack": [((), 0, 3, 0)],
    "spring_of_life": [((), 5, 0, 0)],
    # Scrolls of Earth
    "essence_of_versatility": [((), 2, 0, 0)],
    "healing_aura": [((), 3, 0, 0)],
    "life_drain": [((), 2, 5, 0)],
    "regeneration": [((), 2 + 2, 0, 0)],
    "earthquake": [((), 0, 4, 4)],
    # Scrolls of Air
    "power_strike": [((), 0, 5, 0)],
    "scroll_of_lightning": [((), 0, 3, 2)],
    "thunderbolt": [((), 0, 6, 0)],
    "paralysing_aura": [((), 0, 1, 0)],
    "paralysing_noise": [((), 0, 2, 0)],
}  # fmt: skip

WHAT_HAPPENS = [(spell, *row) for spell, rows in EFFECTS.items() for row in rows]


def cast(scene: Scene, spell: str) -> None:
    """Seat 0 casts the spell, at seat 1 if it is an attack."""
    if SPELLS[spell].category == "attack":
        scene.cast(spell, at=1)
    else:
        scene.cast_on_self(spell)


def test_the_tables_here_hold_every_spell_once() -> None:
    listed = [row[0] for row in PRINTED]
    assert sorted(listed) == sorted(SPELLS)
    assert set(EFFECTS) == set(SPELLS)


def printed(column: int) -> list[tuple[str, str | int]]:
    """One column of the printed cards, each entry with its spell."""
    return [(row[0], row[column]) for row in PRINTED]


@pytest.mark.clause("WD-1.2")
@pytest.mark.parametrize(("spell", "card"), printed(2))
def test_every_spell_is_on_its_card(spell: str, card: str) -> None:
    assert SPELLS[spell].card == (spell if card == "scroll" else card)
    assert (spell in SCROLLS) is (card == "scroll")
    assert spell in CARDS[SPELLS[spell].card]


@pytest.mark.parametrize(("spell", "name"), printed(1))
def test_every_spell_has_its_name(spell: str, name: str) -> None:
    assert str(SPELLS[spell].name) == name


@pytest.mark.clause("WD-0.13", "WD-8.11")
@pytest.mark.parametrize(("spell", "school"), printed(3))
def test_every_spell_has_its_school(spell: str, school: str) -> None:
    assert SPELLS[spell].school == school


@pytest.mark.clause("WD-0.13")
@pytest.mark.parametrize(("spell", "level"), printed(4))
def test_every_spell_has_its_level(spell: str, level: int) -> None:
    assert SPELLS[spell].level == level


@pytest.mark.clause("WD-0.12")
@pytest.mark.parametrize(("spell", "kind"), printed(5))
def test_every_spell_is_of_its_kind(spell: str, kind: str) -> None:
    assert SPELLS[spell].category == kind


@pytest.mark.clause("WD-3.10")
@pytest.mark.parametrize(("spell", "price"), printed(6))
def test_every_scroll_and_spell_has_its_cost(spell: str, price: str) -> None:
    assert sorted(SPELLS[spell].cost) == sorted(cost(" ".join(price)))


# By what decides the strength: of each kind of card the rows above, so that every clause has a test of its own.
BY_THE_D6 = ("static_jolt", "soothing_breeze", "forked_bolt", "gale", "death_die")
BY_TWO_D6 = ("heart_of_the_storm", "lucky_dice")
WARDS = ("cloak_of_invisibility", "magic_shield", "protective_cloak")
HEALS = (
    "healing_drop", "circle_of_balance", "ember_balm", "soothing_breeze", "moss_poultice", "earths_embrace",
    "spring_of_life", "essence_of_versatility", "healing_aura", "regeneration",
)  # fmt: skip
COUNTED = ("fatal_charm", "essence_of_power", "essence_of_versatility")
NOT_FIXED = {*BY_THE_D6, *BY_TWO_D6, *WARDS, *COUNTED, "bone_rain", "coin_flip"}
ROW = ("spell", "rolled", "won", "target_loses", "others_lose")


def rows(*spells: str) -> list[tuple[str, tuple[str | int, ...], int, int, int]]:
    """The rows of WHAT_HAPPENS for these spells."""
    return [row for row in WHAT_HAPPENS if row[0] in spells]


def cast_as_printed(spell: str, rolled: tuple[str | int, ...], won: int, target_loses: int, others_lose: int) -> Scene:
    """Cast the spell to the end of the phase and hold what everybody won and lost against its row."""
    scene = casting(Player(power=20, active=spell), Player(power=30), Player(power=30), dice=rolled)
    cast(scene, spell)
    assert scene.state.round == 2, "the phase is over, later effects included"
    assert scene.power == [20 + won, 30 - target_loses, 30 - others_lose]
    return scene


@pytest.mark.clause("WD-E.1")
@pytest.mark.parametrize(ROW, [row for row in WHAT_HAPPENS if row[0] not in NOT_FIXED])
def test_a_fixed_strength_is_the_number_printed(
    spell: str, rolled: tuple[str | int, ...], won: int, target_loses: int, others_lose: int
) -> None:
    scene = cast_as_printed(spell, rolled, won, target_loses, others_lose)
    assert scene.told("die_rolled") == []


@pytest.mark.clause("WD-E.2")
@pytest.mark.parametrize(ROW, rows(*BY_THE_D6))
def test_a_strength_by_the_d6_is_the_value_for_one_roll(
    spell: str, rolled: tuple[str | int, ...], won: int, target_loses: int, others_lose: int
) -> None:
    scene = cast_as_printed(spell, rolled, won, target_loses, others_lose)
    assert [event.fact("rolls") for event in scene.told("die_rolled")] == [rolled]


@pytest.mark.clause("WD-E.3")
@pytest.mark.parametrize(ROW, rows(*BY_TWO_D6))
def test_two_d6_give_their_sum_or_the_higher_roll(
    spell: str, rolled: tuple[str | int, ...], won: int, target_loses: int, others_lose: int
) -> None:
    scene = cast_as_printed(spell, rolled, won, target_loses, others_lose)
    assert [event.fact("rolls") for event in scene.told("die_rolled")] == [rolled]


@pytest.mark.clause("WD-E.4")
@pytest.mark.parametrize(ROW, rows("coin_flip"))
def test_heads_and_tails_have_their_own_value(
    spell: str, rolled: tuple[str | int, ...], won: int, target_loses: int, others_lose: int
) -> None:
    cast_as_printed(spell, rolled, won, target_loses, others_lose)


@pytest.mark.clause("WD-E.5", "WD-E.11")
@pytest.mark.parametrize(ROW, rows("bone_rain"))
def test_the_values_of_thrown_element_dice_are_added_up(
    spell: str, rolled: tuple[str | int, ...], won: int, target_loses: int, others_lose: int
) -> None:
    cast_as_printed(spell, rolled, won, target_loses, others_lose)


@pytest.mark.parametrize(ROW, rows(*COUNTED))
def test_a_counted_strength_with_nothing_else_on_the_table(
    spell: str, rolled: tuple[str | int, ...], won: int, target_loses: int, others_lose: int
) -> None:
    cast_as_printed(spell, rolled, won, target_loses, others_lose)


@pytest.mark.clause("WD-E.9")
@pytest.mark.parametrize(ROW, rows(*WARDS))
def test_a_ward_alone_changes_nobodys_power(
    spell: str, rolled: tuple[str | int, ...], won: int, target_loses: int, others_lose: int
) -> None:
    cast_as_printed(spell, rolled, won, target_loses, others_lose)
    assert SPELLS[spell].strength.points((), Duelist()) == 0


@pytest.mark.clause("WD-4.8")
@pytest.mark.parametrize("spell", [*HEALS, *WARDS])
def test_a_spell_on_oneself_ends_the_turn_and_nobody_may_respond(spell: str) -> None:
    scene = casting(
        Player(active=f"{spell} coin_flip"), Player(active="will_o_the_wisps", pool="FF", reserve=3), Player()
    )
    scene.cast_on_self(spell)
    assert scene.asked == (1, "cast")
    assert not scene.was_asked(1, "response")


@pytest.mark.clause("WD-E.1")
@pytest.mark.parametrize("spell", SPELLS)
def test_the_words_on_a_card_name_its_numbers(spell: str) -> None:
    """The strength of a card with a fixed strength stands in its words."""
    strength = SPELLS[spell].strength
    value = getattr(strength, "value", 0)
    if value:
        assert str(value) in str(SPELLS[spell].words)
    assert str(SPELLS[spell].words).endswith(".")


@pytest.mark.clause("WD-1.2")
def test_each_mage_has_two_split_cards_and_a_single_one() -> None:
    by_mage: dict[str, list[int]] = {}
    for spells in CARDS.values():
        mage = SPELLS[spells[0]].mage
        if mage:
            by_mage.setdefault(mage, []).append(len(spells))
    assert {mage: sorted(sizes) for mage, sizes in by_mage.items()} == {
        "albus": [1, 2, 2], "alonora": [1, 2, 2], "celestine": [1, 2, 2], "parvel": [1, 2, 2],
    }  # fmt: skip
    assert all(len(CARDS[scroll]) == 1 for scroll in SCROLLS)
