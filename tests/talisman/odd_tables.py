"""Odd tables: any Characters anywhere, with any legal possessions, so that rare rules meet each other at random."""

from __future__ import annotations

from game.engine.dice import Dice
from game.engine.keeping.record import Checkpoint
from game.engine.match import Match
from game.talisman.box.board import CROWN, INNER, SPACES
from game.talisman.box.characters import CHARACTERS
from game.talisman.box.quests import QUESTS
from game.talisman.box.register import ADVENTURE_DECK, CARD_OF, EVENT, FOLLOWER, ORIGIN, SPELL_DECK, is_object
from game.talisman.referee import audit
from game.talisman.rules.belongings.possessions import is_overloaded
from game.talisman.rules.table import sheet
from game.talisman.rules.table.places import is_trophy
from game.talisman.rules.table.sheet import is_bound
from game.talisman.state import EVIL, GOOD, NEUTRAL, STARTING, Hero, TalismanState
from tests.talisman.random_play import new_match

WANTED = 12
"""So many cards each Character is offered; what it may not own or carry it does without."""
CROWDED = ("outer_01_fields", "outer_20_ruins", "middle_02_hidden_valley", "outer_05_hills", "outer_03_woods")
"""Spaces on which Characters and cards meet."""


def odd_match(seed: int, options: int = 2) -> Match:
    """A match that begins in the middle, at a table of ``seed``'s making."""
    dice = Dice(seed * 7919 + 13)
    match = new_match(options, 2 + dice.below(4), seed)
    state: TalismanState = match.state
    state.stage, state.turns, state.turn = STARTING, 1, dice.below(len(state.heroes))
    characters = dice.shuffled(tuple(CHARACTERS))
    state.heroes = [somebody(dice, character) for character in characters[: len(state.heroes)]]
    few = characters[len(state.heroes) :][: dice.below(4)]
    state.unused = few if dice.below(2) else characters[len(state.heroes) :]
    state.crown_reached = any(hero.space == CROWN for hero in state.heroes)
    deal(state, dice)
    match.checkpoints = [Checkpoint(0, match._copy(match.state), match.dice.copy(), 0)]
    assert audit.problems(state) == [], (seed, audit.problems(state))
    return match


def somebody(dice: Dice, name: str) -> Hero:
    """A Character somewhere, after any number of adventures."""
    card = CHARACTERS[name]
    spaces = CROWDED if dice.below(2) else tuple(SPACES)
    hero = Hero(
        name,
        spaces[dice.below(len(spaces))],
        alignment=(GOOD, NEUTRAL, EVIL)[dice.below(3)] if dice.below(2) else card.alignment,
        strength=card.strength + dice.below(4),
        craft=card.craft + dice.below(4),
        lives=1 + dice.below(5),
        gold=dice.below(5),
    )
    if not dice.below(3):
        hero.quest = tuple(QUESTS)[dice.below(len(QUESTS))]
    if not dice.below(6):
        hero.toad, hero.gold = 1 + dice.below(3), 0
    if not dice.below(8):
        hero.missed = 1
    if not dice.below(8) and SPACES[hero.space].region != INNER:
        hero.offer = "lift"
    return hero


def deal(state: TalismanState, dice: Dice) -> None:
    """Cards into possession, onto spaces and into the decks."""
    cards = dice.shuffled(tuple(card for card in CARD_OF if ORIGIN[card] != SPELL_DECK))
    spells = dice.shuffled(tuple(card for card in CARD_OF if ORIGIN[card] == SPELL_DECK))
    state.stock = ()
    for seat in range(len(state.heroes)):
        owned, spells = hand(state, dice, seat, cards[:WANTED], spells)
        cards = (*cards[WANTED:], *[card for card in cards[:WANTED] if card not in owned])
    adventure = [card for card in cards if ORIGIN[card] == ADVENTURE_DECK]
    state.stock = tuple(card for card in cards if ORIGIN[card] != ADVENTURE_DECK)
    for space in CROWDED:
        lying = [card for card in adventure[: dice.below(4)] if CARD_OF[card].kind != EVENT]
        adventure = [card for card in adventure if card not in lying]
        if lying:
            state.cards[space] = tuple(lying)
    state.adventure.cards = tuple(adventure)
    state.spells.cards = spells


def hand(
    state: TalismanState, dice: Dice, seat: int, cards: tuple[str, ...], spells: tuple[str, ...]
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Give a Character what it may have of the cards, and as many Spells as it may hold; the cards given, the rest."""
    hero = state.heroes[seat]
    given: tuple[str, ...] = ()
    for card in cards:
        if hero.toad or not sheet.may_own(state, seat, card) or not has_use(card) or CARD_OF[card].id == "raft":
            continue
        before = (hero.objects, hero.followers)
        if is_object(card):
            hero.objects = (*hero.objects, card)
        else:
            hero.followers = (*hero.followers, card)
        if is_overloaded(state, seat):
            hero.objects, hero.followers = before
        else:
            given = (*given, card)
    bound = [card for card in cards if is_bound(card) and card not in given]
    if bound and not hero.toad and not (hero.followers and CARD_OF[bound[0]].id == "cursed_by_a_hag"):
        hero.followers, given = (*hero.followers, bound[0]), (*given, bound[0])
    hero.trophies = tuple([card for card in cards if is_trophy(card)][: dice.below(3)])
    number = max(sheet.fewest_spells(state, seat), sheet.allowance(state, seat) - dice.below(2))
    number = 0 if hero.toad else min(number, len(spells))
    hero.spells = spells[:number]
    return (*given, *hero.trophies), spells[number:]


def has_use(card: str) -> bool:
    """Whether a card is an Object or a Follower."""
    return is_object(card) or CARD_OF[card].kind == FOLLOWER
