"""The Adventure cards, the Spells and the stock: what is printed on them, and that none is forgotten."""

import re

import pytest

import game.talisman.cards.adventure
import game.talisman.cards.spells
from game.rulebook import load
from game.talisman.box.register import (
    ADVENTURE_DECK,
    CARD_OF,
    CARDS,
    PURCHASE_STOCK,
    SPELL,
    SPELL_DECK,
    TALISMAN_STOCK,
    Card,
    instances,
)

__all__ = ["game"]

# Enemies as printed: card, kind, number, Strength or Craft, copies.
ENEMIES = [
    ("ape", "animal", 2, 3, 1), ("bandit", "monster", 2, 4, 2), ("bear", "animal", 2, 3, 1),
    ("wild_boar", "animal", 2, 1, 2), ("dragon", "dragon", 2, 7, 3), ("giant", "monster", 2, 6, 1),
    ("goblin", "monster", 2, 2, 3), ("hobgoblin", "monster", 2, 3, 2), ("lion", "animal", 2, 3, 1),
    ("ogre", "monster", 2, 4, 2), ("serpent", "animal", 2, 4, 1), ("wolf", "animal", 2, 2, 1),
    ("demon", "spirit", 3, 10, 1), ("ghost", "spirit", 3, 4, 2), ("spectre", "spirit", 3, 3, 1),
    ("wraith", "spirit", 3, 5, 1),
]  # fmt: skip

# All other cards as printed: kind, number, and each card with its copies.
OTHERS = {
    ("event", 1): (
        "angel blizzard book_of_spells cursed_by_a_hag devil evil_darkness imp magical_vortex market_day"
        " mephistopheles pestilence poltergeist raiders storm"
    ),
    ("stranger", 4): "enchanter fairy healer hermit mage phantom siren sorcerer witch",
    ("follower", 5): "alchemist gnome guide*2 maiden mercenary pixie prince princess unicorn",
    ("magic_object", 5): (
        "amulet cross holy_grail holy_lance magic_belt orb_of_knowledge potion_of_strength ring runesword"
        " solomons_crown talisman*2 wand"
    ),
    ("object", 5): "armour axe helmet mule raft shield sword*2 water_bottle",
    ("gold", 5): "bag_of_gold*12 two_bags_of_gold*3",
    ("place", 6): ("cave fountain_of_wisdom magic_portal magic_stream market marsh maze pool_of_life shrine"),
    ("spell", 0): (
        "acquisition alchemy counterspell*2 destroy_magic destruction*2 divination healing*2 hex immobility*2"
        " invisibility*2 mesmerism nullify preservation*2 psionic_blast*2 random*2 teleport*2 temporal_warp"
    ),
}

# The stock: copies, and the price in the Village and at the Market.
STOCK = {
    "armour": (4, 4, None), "axe": (4, 3, None), "helmet": (4, 2, 1), "mule": (4, None, 2), "raft": (1, None, 3),
    "shield": (4, 3, 2), "sword": (3, 2, 1), "water_bottle": (4, None, 1),
}  # fmt: skip


def clause_of(card: Card) -> str:
    """The clause that a card is in the rulebook."""
    return f"TAL-{'S' if card.kind == SPELL else 'A'}.{card.id.replace('_', '-')}"


def figures(clause: str) -> list[int]:
    """The numbers that a clause of the rulebook names."""
    return [int(number) for number in re.findall(r"\d+", load("talisman").clause(clause).text)]


BOX = [card for card in CARDS.values() if card.published_copies != 0]
"""The cards of the box: all but those of our own (``published_copies=0``), which no printed list has."""


def of_the_box(deck: str) -> list[str]:
    """The instances of a deck or stock that lie in the box."""
    return [instance for instance in instances(deck) if CARD_OF[instance] in BOX]


@pytest.mark.clause("TAL-2.2", "TAL-2.3", "TAL-2.3-R", "TAL-2.6")
def test_the_decks_and_the_stock_of_the_box_hold_as_many_cards_as_the_rulebook_says() -> None:
    assert [len(of_the_box(ADVENTURE_DECK))] == figures("TAL-2.2")
    assert [len(of_the_box(SPELL_DECK))] == figures("TAL-2.3")
    assert [len(of_the_box(TALISMAN_STOCK)), len(of_the_box(PURCHASE_STOCK))] == figures("TAL-2.6")
    assert [len(instances(SPELL_DECK, published=True)), len(of_the_box(SPELL_DECK))] == figures("TAL-2.3-R")
    assert list(instances(ADVENTURE_DECK, published=True)) == of_the_box(ADVENTURE_DECK)
    decks = (ADVENTURE_DECK, SPELL_DECK, PURCHASE_STOCK, TALISMAN_STOCK)
    assert len({card for deck in decks for card in instances(deck)}) == sum(len(instances(deck)) for deck in decks)


@pytest.mark.clause("TAL-2.2", "TAL-6.15a")
def test_the_box_holds_the_cards_printed_in_the_rules_and_no_other() -> None:
    others = {word.partition("*")[0] for cards in OTHERS.values() for word in cards.split()}
    unprinted = {card.id for card in BOX} ^ {card for card, *_ in ENEMIES} ^ others
    assert not unprinted, "a card of our own, which no printed list has, is written with published_copies=0"


@pytest.mark.clause("TAL-6.17.1a")
@pytest.mark.parametrize(("card_id", "creature", "number", "points", "copies"), ENEMIES)
def test_every_enemy_is_printed_as_in_the_rules(
    card_id: str, creature: str, number: int, points: int, copies: int
) -> None:
    card = CARDS[card_id]
    assert (card.kind, card.creature, card.number, card.copies) == ("enemy", creature, number, copies)
    assert (card.strength, card.craft) == ((points, 0) if number == 2 else (0, points))
    assert card.fights_with == ("strength" if number == 2 else "craft")
    assert card.evadable


@pytest.mark.clause("TAL-6.15a")
def test_every_other_card_has_its_kind_number_and_copies() -> None:
    expected = {}
    for (kind, number), cards in OTHERS.items():
        for word in cards.split():
            card_id, _, copies = word.partition("*")
            expected[card_id] = (kind, number, int(copies or 1))
    assert {card: (CARDS[card].kind, CARDS[card].number, CARDS[card].copies) for card in expected} == expected


@pytest.mark.clause("TAL-2.6", "TAL-3m-R")
def test_the_stock_holds_what_the_shops_sell() -> None:
    found = {}
    for card in BOX:
        if card.purchase:
            prices = dict(card.prices)
            found[card.id] = (card.purchase, prices.get("village"), prices.get("market"))
    assert found == STOCK
    assert CARDS["talisman"].talismans == 4
    assert sum(card.talismans for card in BOX) == 4


@pytest.mark.clause("TAL-A.holy-lance", "TAL-A.holy-grail", "TAL-A.runesword")
def test_only_three_magic_objects_ask_for_an_alignment() -> None:
    asking = {card.id: card.alignments for card in BOX if len(card.alignments) < 3}
    assert asking == {
        "holy_lance": ("good", "neutral"), "holy_grail": ("good", "neutral"), "runesword": ("neutral", "evil"),
    }  # fmt: skip


@pytest.mark.clause("TAL-C13", "TAL-6.18.2c")
def test_persons_of_events_and_strangers_can_be_evaded_but_not_the_weather() -> None:
    events = {card.id for card in BOX if card.kind == "event" and card.evadable}
    assert events == {"angel", "cursed_by_a_hag", "devil", "imp", "mephistopheles", "poltergeist", "raiders"}
    strangers = {card.id for card in BOX if card.kind == "stranger" and not card.evadable}
    assert strangers == {"siren"}


@pytest.mark.parametrize("card_id", list(CARDS))
def test_every_card_has_a_name_and_a_face(card_id: str) -> None:
    card = CARDS[card_id]
    assert str(card.name).strip() == str(card.name) != ""
    assert str(card.face).endswith(".")
    assert "{" not in str(card.face)


def test_the_rulebook_repeats_the_name_and_the_face_of_every_card() -> None:
    book = load("talisman").clauses
    told = {card.id: book[clause_of(card)].text if clause_of(card) in book else "" for card in CARDS.values()}
    unlike = {
        clause_of(card): f"{card.name}: {card.face}"
        for card in CARDS.values()
        if not told[card.id].startswith(str(card.name)) or str(card.face) not in told[card.id]
    }
    assert not unlike, "not so in assets/rulebook/en/talisman.md"


def test_the_rulebook_has_no_card_that_is_not_in_the_game() -> None:
    named = {clause for clause in load("talisman").clauses if clause.startswith(("TAL-A.", "TAL-S."))}
    assert named <= {clause_of(card) for card in CARDS.values()}


@pytest.mark.parametrize("card_id", [card.id for card in CARDS.values() if card.table])
def test_a_die_table_has_a_row_for_every_number(card_id: str) -> None:
    table = CARDS[card_id].table
    assert table is not None
    faces = [face for row in table.rows for face in row.faces]
    assert faces == list(range(table.dice, 6 * table.dice + 1))
    assert all(str(row.text).endswith(".") for row in table.rows)
    assert table.row(99) is table.rows[-1]


@pytest.mark.clause("TAL-6.9a")
def test_every_spell_says_when_it_is_cast() -> None:
    moments = {card.id: card.timing for card in BOX if card.kind == SPELL}
    any_time = ("any_time",)
    start = ("turn_start",)
    assert moments == {
        "acquisition": start, "alchemy": start, "counterspell": ("in_answer_to_spell",),
        "destroy_magic": ("turn_start", "turn_end"), "destruction": ("turn_start", "after_move"),
        "divination": start, "healing": any_time, "hex": start,
        "immobility": ("any_turn_start", "when_encountering_or_attacked"),
        "invisibility": ("when_encountering_or_attacked",), "mesmerism": start, "nullify": any_time,
        "preservation": ("when_life_follower_or_enemy_would_be_lost",), "psionic_blast": ("before_battle",),
        "random": any_time, "teleport": ("instead_of_move_roll",), "temporal_warp": start,
    }  # fmt: skip
