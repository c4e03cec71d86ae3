"""What a card, a gift or a space is when nothing is said of it, and what computer players think each card is worth."""

from __future__ import annotations

from dataclasses import MISSING, fields
from typing import Any

import pytest

from game.engine.decision import Text
from game.talisman.box.ability import Ability
from game.talisman.box.board import ACROSS, CLOCKWISE, COUNTER_CLOCKWISE, NEXT, RING_SIZES, ROWS, SPACES, Space
from game.talisman.box.characters import CHARACTERS, Character, CharacterAbility
from game.talisman.box.die_tables import DieTable, Row
from game.talisman.box.register import (
    ADVENTURE_DECK,
    CARDS,
    EVENT,
    PURCHASE_STOCK,
    SPELL_DECK,
    TALISMAN_STOCK,
    Card,
    instances,
    is_published,
)
from game.talisman.rules.table.space_enemies import SPACE_ENEMIES, SpaceEnemy
from game.talisman.view import FightView

WORTHS = {
    8: "talisman",
    4: "maiden unicorn magic_belt ring runesword solomons_crown wand armour",
    3: (
        "gnome prince princess cross holy_grail holy_lance mule counterspell acquisition temporal_warp immobility"
        " preservation"
    ),
    2: (
        "alchemist guide mercenary pixie amulet axe shield sword healing nullify random destroy_magic destruction hex"
        " mesmerism teleport invisibility psionic_blast"
    ),
    1: "orb_of_knowledge potion_of_strength helmet raft water_bottle alchemy divination",
}
"""What a computer player, to whom nothing else matters, would give for a card."""


def said_of_nothing(kind: Any) -> dict[str, Any]:
    """The fields of a class that are something even when nothing is said of them."""
    return {
        field.name: field.default for field in fields(kind) if field.default not in (MISSING, None, 0, "", (), False)
    }


def test_a_card_of_which_nothing_is_said_is_one_harmless_copy_for_everybody() -> None:
    assert said_of_nothing(Card) == {"copies": 1, "alignments": ("good", "neutral", "evil")}
    card = Card("nothing", Text("Nothing"), Text("Nothing."), EVENT)
    assert (card.number, card.strength, card.craft, card.worth, card.points, card.bribe) == (0,) * 6
    assert (card.purchase, card.talismans, card.evadable, card.optional) == (0, 0, False, False)
    assert card.published_copies is None


def test_tables_spaces_characters_and_enemies_say_nothing_of_themselves() -> None:
    for kind in (DieTable, Row, Character):
        assert said_of_nothing(kind) == {}
    assert said_of_nothing(SpaceEnemy) == {"clause": "TAL-6.16.2"}
    assert said_of_nothing(FightView) == {"foe_throws": True, "dice": 1}
    found = Space._field_defaults if hasattr(Space, "_field_defaults") else {}
    assert not any(found.values())


@pytest.mark.parametrize(
    ("kind", "expected"), [(Ability, {"pairs": True, "combat_dice": 1}), (CharacterAbility, {"combat_weapons": 1})]
)
def test_an_ability_changes_nothing_of_itself(kind: type, expected: dict[str, Any]) -> None:
    plain = {name: value for name, value in vars(kind).items() if not callable(value) and not name.startswith("_")}
    assert {name: value for name, value in plain.items() if value and not isinstance(value, staticmethod)} == expected


def test_every_card_is_worth_to_computer_players_what_they_think_of_it() -> None:
    expected = {card: worth for worth, cards in WORTHS.items() for card in cards.split()}
    assert {card.id: card.worth for card in CARDS.values() if card.worth} == expected


@pytest.mark.clause("TAL-6.11.11a", "TAL-6.14.8b")
def test_enemies_without_a_card_are_as_strong_as_the_board_says() -> None:
    found = {enemy: (card.strength, card.craft, card.fights_with) for enemy, card in SPACE_ENEMIES.items()}
    assert found == {
        "sentinel": (9, 0, "strength"), "farmer": (3, 0, "strength"), "brigand": (4, 0, "strength"),
        "crags_spirit": (0, 4, "craft"), "lizardman": (4, 0, "strength"), "werewolf": (0, 0, "strength"),
        "cave_dragon": (7, 0, "strength"), "cave_goblin": (2, 0, "strength"),
    }  # fmt: skip
    assert [enemy for enemy, card in SPACE_ENEMIES.items() if card.assassin] == ["sentinel"]


def test_a_number_beyond_a_table_is_its_nearest_end() -> None:
    low, middle, high = (
        Row(faces, Text(name)) for faces, name in (((2, 3), "low"), ((4,), "middle"), ((5, 6), "high"))
    )
    table = DieTable(1, (low, middle, high))
    assert [table.row(number) for number in range(1, 9)] == [low, low, low, middle, high, high, high, high]


def test_all_copies_lie_in_their_decks_or_only_those_of_published_editions() -> None:
    assert any(not is_published(card) for card in (*instances(ADVENTURE_DECK), *instances(SPELL_DECK)))
    for deck in (ADVENTURE_DECK, SPELL_DECK, PURCHASE_STOCK, TALISMAN_STOCK):
        cards = instances(deck)
        assert instances(deck, published=True) == tuple(card for card in cards if is_published(card))
        assert instances(deck, published=False) == cards


# -- the board -------------------------------------------------------------------------------------------


def test_every_space_stands_in_its_ring_at_its_number() -> None:
    for place, space in enumerate(ROWS):
        region, ring, _ = space.id.split("_", 2)
        assert (space.region, space.ring) == (region, int(ring)), space.id
        assert ROWS[place] is SPACES[space.id]
    assert RING_SIZES == {"outer": 24, "middle": 16, "inner": 8}
    bonuses = {space.id: space.enemy_die_bonus for space in ROWS if space.enemy_die_bonus}
    assert bonuses == {"middle_05_runes": 3, "middle_07_runes": 2, "middle_14_runes": 2}


def test_both_ways_round_a_ring_lead_to_the_neighbours() -> None:
    for space in ROWS:
        size = RING_SIZES[space.region]
        if space.ring >= size:
            continue
        for way, step in ((CLOCKWISE, 1), (COUNTER_CLOCKWISE, -1)):
            other = SPACES[NEXT[way][space.id]]
            assert (other.region, other.ring) == (space.region, (space.ring + step) % size)


def test_the_far_bank_lies_right_beside_on_the_board() -> None:
    for space, others in ACROSS.items():
        here = SPACES[space]
        beside = {
            other.id for other in ROWS
            if abs(other.grid[0] - here.grid[0]) + abs(other.grid[1] - here.grid[1]) == 1
            and {other.region, here.region} == {"outer", "middle"}
        }  # fmt: skip
        assert {*others} == beside, space


def test_characters_begin_with_the_spells_on_their_cards() -> None:
    spells = {name: card.spells for name, card in CHARACTERS.items() if card.spells}
    assert set(spells) <= {"druid", "prophetess", "sorceress", "wizard", "monk", "priest", "elf", "minstrel", "ghoul"}
    assert all(card.strength + card.craft >= 4 for card in CHARACTERS.values())
