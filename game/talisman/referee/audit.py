"""Everything that is impossible about a state, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

from game.talisman.box.board import SPACES
from game.talisman.box.characters import CHARACTERS
from game.talisman.box.register import (
    CARD_OF,
    ENEMY,
    FOLLOWER,
    ORIGIN,
    PURCHASE_STOCK,
    SPELL_DECK,
    TALISMAN_STOCK,
    is_object,
    is_published,
)
from game.talisman.rules.belongings.possessions import is_overloaded
from game.talisman.rules.hero.setup import PUBLISHED
from game.talisman.rules.table.sheet import allowance, counted_objects, forbids, is_bound
from game.talisman.state import CHOOSING, OVER, Hero, TalismanState


def problems(state: TalismanState) -> list[str]:
    """Everything impossible; empty for every state the rules can reach."""
    found = [*card_problems(state), *place_problems(state), *turn_problems(state)]
    for seat, hero in enumerate(state.heroes):
        if hero.space:
            found += [f"seat {seat}: {problem}" for problem in hero_problems(hero)]
            found += [f"seat {seat}: {problem}" for problem in possession_problems(state, seat)]
    return found


def piles(state: TalismanState) -> list[tuple[str, tuple[str, ...]]]:
    """Every place that holds cards, with its cards."""
    found = [
        ("Adventure deck", state.adventure.cards),
        ("Adventure discards", state.adventure.discard),
        ("Spell deck", state.spells.cards),
        ("Spell discards", state.spells.discard),
        ("stock", state.stock),
        ("aside", state.aside),
        ("being cast", tuple([cast.card for cast in state.casting if cast.card in CARD_OF])),
        ("helping in a fight", (*state.fight.helpers, *state.fight.foe_helpers) if state.fight is not None else ()),
        *state.cards.items(),
    ]
    for seat, hero in enumerate(state.heroes):
        raft = (hero.raft,) if hero.raft in CARD_OF else ()
        found.append((f"seat {seat}", (*hero.spells, *hero.objects, *hero.followers, *hero.trophies, *raft)))
    return found


@cache
def cards_of_match(published: bool, known: int) -> frozenset[str]:
    """All cards of a match; ``known`` is the size of the register, so that it may grow."""
    return frozenset(card for card in ORIGIN if not published or is_published(card))


def card_problems(state: TalismanState) -> list[str]:
    """Every card is in exactly one place."""
    if state.stage == CHOOSING and not state.adventure.cards:
        return []
    expected = cards_of_match(PUBLISHED in state.options, len(ORIGIN))
    cards: list[str] = []
    for _, pile in piles(state):
        cards += pile
    if len(cards) == len(expected) and expected.issuperset(cards) and len(set(cards)) == len(cards):
        return []
    return misplaced(state, Counter(cards), expected)


def misplaced(state: TalismanState, places: Counter[str], expected: frozenset[str]) -> list[str]:
    """What is wrong about the places of cards, in words."""
    found = []
    for card, count in places.items():
        if count > 1:
            where = [place for place, pile in piles(state) if card in pile]
            found.append(f"{card} is in {count} places: {', '.join(where)}")
        if card not in expected:
            found.append(f"{card} is no card of this match")
    known = {CARD_OF[card].id for card in places if card in CARD_OF}
    return found + [f"{card} is nowhere" for card in sorted(expected - places.keys()) if not came_later(card, known)]


def came_later(card: str, known: set[str]) -> bool:
    """Whether no copy of a card of our own is in the match: the match may have begun before there was such a card."""
    printed = CARD_OF.get(card)
    return printed is None or (printed.published_copies == 0 and printed.id not in known)


DECKS = {
    "Adventure deck": {"adventure"},
    "Adventure discards": {"adventure"},
    "Spell deck": {SPELL_DECK},
    "Spell discards": {SPELL_DECK},
    "stock": {PURCHASE_STOCK, TALISMAN_STOCK},
}


@cache
def cards_for(place: str, known: int) -> frozenset[str]:
    """The cards that may lie in a deck or the stock."""
    return frozenset(card for card, origin in ORIGIN.items() if origin in DECKS[place])


def place_problems(state: TalismanState) -> Iterator[str]:
    """Cards and Gold lie on spaces of the board; decks hold what belongs to them."""
    for place, pile in piles(state):
        if place in DECKS and not cards_for(place, len(ORIGIN)).issuperset(pile):
            yield f"the {place} holds what does not belong there: {pile}"
    yield from (f"there is no space {space}" for space in (*state.cards, *state.gold) if space not in SPACES)
    yield from (f"no card lies on {space}, yet it is listed" for space, cards in state.cards.items() if not cards)
    yield from (f"{bags} Gold on {space}" for space, bags in state.gold.items() if bags < 1)
    yield from (
        f"{left} points on {card}" for card, left in state.points.items() if not 0 < left <= CARD_OF[card].points
    )
    yield from (f"{card} is charmed, but follows nobody" for card in state.charmed
                if not any(card in hero.followers for hero in state.heroes))  # fmt: skip


def hero_problems(hero: Hero) -> Iterator[str]:
    """A Character's numbers."""
    card = CHARACTERS.get(hero.character)
    if card is None:
        yield f"there is no Character {hero.character!r}"
        return
    if hero.space not in SPACES:
        yield f"there is no space {hero.space!r}"
    if hero.out:
        yield "is out of the game and on the board"
    if hero.lives < 1:
        yield f"{hero.lives} Lives on the board"
    if hero.gold < 0 or hero.missed < 0:
        yield f"{hero.gold} Gold, {hero.missed} turns to miss"
    if hero.strength < card.strength or hero.craft < card.craft:
        yield f"Strength {hero.strength} or Craft {hero.craft} below the printed value"
    if not 0 <= hero.toad <= 4 or min(hero.toad_strength, hero.toad_craft) < 1:
        yield f"a Toad for {hero.toad} turns with {hero.toad_strength} and {hero.toad_craft}"
    if hero.toad and (hero.objects or hero.followers or hero.gold or hero.raft):
        yield "a Toad that carries something"


def possession_problems(state: TalismanState, seat: int) -> Iterator[str]:
    """What a Character holds."""
    hero = state.heroes[seat]
    for card in hero.objects:
        if not is_object(card):
            yield f"{card} is no Object"
        if forbids(state, seat, card):
            yield f"may not own {card}"
    for card in hero.followers:
        if not is_bound(card) and forbids(state, seat, card):
            yield f"may not be followed by {card}"
        if CARD_OF[card].kind not in (FOLLOWER, ENEMY) and not getattr(CARD_OF[card].ability, "bound", False):
            yield f"{card} is no Follower"
    for card in hero.trophies:
        if CARD_OF[card].kind != ENEMY or CARD_OF[card].number != 2:
            yield f"{card} is no Enemy to be kept"
    for card in hero.spells:
        if ORIGIN[card] != SPELL_DECK:
            yield f"{card} is no Spell"
    if state.settling < 0:
        yield from surplus_problems(state, seat)


def surplus_problems(state: TalismanState, seat: int) -> Iterator[str]:
    """Too much of anything; limits are kept at once, so nobody is asked anything else before (TAL-6.2.8a, 6.5.5b)."""
    if is_overloaded(state, seat):
        yield f"carries {len(counted_objects(state, seat))} Objects"
    hero = state.heroes[seat]
    if not hero.toad and len(hero.spells) > allowance(state, seat):
        yield f"holds {len(hero.spells)} Spells, {allowance(state, seat)} allowed"


def turn_problems(state: TalismanState) -> Iterator[str]:
    """Whose turn it is, and the end of the match."""
    if not 0 <= state.turn <= len(state.heroes):
        yield f"the turn of seat {state.turn}"
    elif state.stage not in (CHOOSING, OVER) and state.heroes[state.turn].out and not state.buried:
        yield f"seat {state.turn} has the turn, but is out"
    left = sum(not hero.out for hero in state.heroes)
    if (state.stage == OVER) != (left == 1 and bool(state.winners)):
        yield f"the match is {state.stage} with {left} players left"
    characters = [hero.character for hero in state.heroes if hero.character]
    if len(set(characters)) < len(characters):
        yield f"two seats play the same Character: {characters}"
    yield from (f"{name} is both in play and unused" for name in state.unused if name in characters)
