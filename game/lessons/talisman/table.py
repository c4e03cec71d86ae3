"""The tables of the scenes: who stands where with what, what lies on the board, what the decks bring next."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.talisman.box.characters import CHARACTERS
from game.talisman.box.register import ADVENTURE_DECK, CARD_OF, SPELL_DECK, instances
from game.talisman.state import (
    ARRIVING,
    CARRYING_ON,
    ENDING,
    GOLD_AT_START,
    LIVES_AT_START,
    MOVING,
    STARTING,
    Hero,
    TalismanState,
)

YOU, RIVAL = 0, 1
"""The seats."""

RUINS, WOODS, PLAINS, FIELDS, VILLAGE, GRAVEYARD, SENTINEL, CITY, HILLS, FAR_FIELDS = (
    "outer_20_ruins", "outer_16_woods", "outer_21_plains", "outer_23_fields", "outer_00_village",
    "outer_02_graveyard", "outer_04_sentinel", "outer_12_city", "middle_03_hills", "outer_07_fields",
)  # fmt: skip
PORTAL, PLAIN_OF_PERIL = "middle_00_portal_of_power", "inner_00_plain_of_peril"
CAVE, CRYPT = "middle_08_warlocks_cave", "inner_07_crypt"
VALLEY, CROWN = "inner_04_valley_of_fire", "inner_08_crown_of_command"
"""Spaces."""

GOBLIN, GIANT, SPECTRE, FOUNTAIN = "goblin#1", "giant#1", "spectre#1", "fountain_of_wisdom#1"
SWORD, TALISMAN, UNICORN, BAGS = "sword#1", "talisman#t1", "unicorn#1", "two_bags_of_gold#1"
SECOND_TALISMAN = "talisman#t2"
DESTRUCTION, COUNTERSPELL, HIS_COUNTERSPELL, HIS_SPELL = (
    "destruction#1", "counterspell#1", "counterspell#2", "temporal_warp#1",
)  # fmt: skip
HARMLESS = ("mage#1", "maze#1")
"""Cards that do nothing to the rival who draws them: he is evil, and learned."""


# -- the scenes ------------------------------------------------------------------------------------------


def a_dream(state: TalismanState) -> None:
    """The end of the way: the Warrior on the Crown, the rival at his last Life."""
    _seat(state, _seasoned(CROWN, strength=8, craft=6), _hero("wizard", CITY, lives=1, spells=(HIS_SPELL,)))
    _lay(state, _LATE)
    state.stage, state.turns, state.moved, state.crown_reached = ENDING, 70, True, True


def first_turn(state: TalismanState) -> None:
    """Both where their Characters begin; a Goblin and the Sword that it guards are drawn next."""
    _seat(state, _hero("warrior"), _hero("wizard", spells=(HIS_COUNTERSPELL, HIS_SPELL)))
    _lay(state, {}, deck=(GOBLIN, SWORD))
    state.stage, state.turns = STARTING, 0


def before_the_spectre(state: TalismanState) -> None:
    """Some turns later on the Plains, with two trophies and a first Spell; the rival has found a Talisman."""
    you = _hero("warrior", PLAINS, gold=2, objects=(SWORD,), trophies=(GOBLIN, GIANT), spells=(COUNTERSPELL,))
    _seat(state, you, _hero("wizard", FAR_FIELDS, objects=(TALISMAN,), spells=(HIS_COUNTERSPELL, HIS_SPELL)))
    lying = {PLAINS: (SPECTRE,), FIELDS: (FOUNTAIN,), "outer_14_hills": ("marsh#1",)}
    _lay(state, lying, deck=HARMLESS, spell_deck=(DESTRUCTION,))
    state.points = {FOUNTAIN: CARD_OF[FOUNTAIN].points}
    state.stage, state.turns, state.moved = ARRIVING, 9, True


def before_the_bridge(state: TalismanState) -> None:
    """Many turns later: a throw has brought the Warrior to the bridge, with one step left."""
    _seat(state, _seasoned(SENTINEL, strength=7, craft=5), _hero("wizard", CITY, spells=(HIS_SPELL,)))
    _lay(state, _LATE, deck=(BAGS,))
    state.stage, state.turns, state.moved = CARRYING_ON, 41, True
    state.thrown, state.steps, state.direction = 2, 1, 1


def at_the_cave(state: TalismanState) -> None:
    """Across the river: a throw has brought the Warrior to the Warlock."""
    _seat(state, _seasoned(CAVE, strength=7, craft=6), _hero("wizard", CITY, lives=2, spells=(HIS_SPELL,)))
    _lay(state, _LATE)
    state.stage, state.turns, state.moved = ARRIVING, 49, True


def before_the_portal(state: TalismanState) -> None:
    """Some turns later: a throw has brought the Warrior to the Portal, with a step left."""
    you = _seasoned(PORTAL, strength=8, craft=6, **_REWARDED)
    _seat(state, you, _hero("wizard", CITY, lives=2, spells=(HIS_SPELL,)))
    _lay(state, _LATE)
    state.stage, state.turns, state.moved = CARRYING_ON, 57, True
    state.thrown, state.steps, state.direction = 2, 1, 1


def before_the_trials(state: TalismanState) -> None:
    """In the Inner Region: between Mines and Crypt."""
    you = _seasoned(PLAIN_OF_PERIL, strength=8, craft=6, **_REWARDED)
    _seat(state, you, _hero("wizard", CITY, lives=2, spells=(HIS_SPELL,)))
    _lay(state, _LATE)
    state.stage, state.turns = MOVING, 59


def before_the_crown(state: TalismanState) -> None:
    """At last in the Valley of Fire; the rival has lost all Lives but the last on the way."""
    you = _seasoned(VALLEY, strength=8, craft=6, **_REWARDED)
    _seat(state, you, _hero("wizard", CITY, lives=1, spells=(HIS_SPELL,)))
    _lay(state, _LATE)
    state.stage, state.turns = MOVING, 67


# -- the parts of a table --------------------------------------------------------------------------------

_LATE: Mapping[str, tuple[str, ...]] = {
    "outer_03_woods": ("maze#1",),
    "outer_05_hills": ("mage#1",),
    "outer_14_hills": ("marsh#1",),
    "middle_10_oasis": ("healer#1",),
}
"""What has gathered on the board late in the match."""


_REWARDED: Mapping[str, Any] = {"gold": 1, "objects": (SWORD, TALISMAN, SECOND_TALISMAN)}
"""What the Warrior owns after he has paid the Warlock."""


def _hero(character: str, space: str = "", **more: Any) -> Hero:
    """A Character as on its card, but for what is said."""
    card = CHARACTERS[character]
    values: dict[str, Any] = {
        "alignment": card.alignment, "strength": card.strength, "craft": card.craft,
        "lives": LIVES_AT_START, "gold": GOLD_AT_START, **more,
    }  # fmt: skip
    return Hero(character, space or card.start, **values)


def _seasoned(
    space: str, strength: int, craft: int, gold: int = 3, objects: tuple[str, ...] = (SWORD, TALISMAN)
) -> Hero:
    """The Warrior after many adventures."""
    return _hero("warrior", space, strength=strength, craft=craft, gold=gold, objects=objects, followers=(UNICORN,))


def _seat(state: TalismanState, *heroes: Hero) -> None:
    """These Characters are in play, the learner's turn is on."""
    state.heroes = list(heroes)
    state.turn = YOU
    playing = {hero.character for hero in heroes}
    state.unused = tuple([name for name in CHARACTERS if name not in playing])


def _lay(
    state: TalismanState,
    lying: Mapping[str, tuple[str, ...]],
    deck: tuple[str, ...] = (),
    spell_deck: tuple[str, ...] = (),
) -> None:
    """Cards on the board, and decks of all the others; what is drawn first is named."""
    state.cards = dict(lying)
    placed = {card for cards in lying.values() for card in cards}
    for hero in state.heroes:
        placed |= {*hero.objects, *hero.followers, *hero.spells, *hero.trophies}
    state.stock = tuple([card for card in state.stock if card not in placed])
    state.adventure.cards = _pile(ADVENTURE_DECK, deck, placed)
    state.spells.cards = _pile(SPELL_DECK, spell_deck, placed)


def _pile(deck: str, first: tuple[str, ...], placed: set[str]) -> tuple[str, ...]:
    """A deck without the cards that lie elsewhere."""
    return (*first, *[card for card in instances(deck) if card not in placed and card not in first])
