"""Positions that play hardly ever reaches: the table of a match disarranged by chance, as far as the audit allows."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any, TypeVar

from game.demons.box.armenia import LAND
from game.demons.box.displays import arranged
from game.demons.box.goetia import DEMONS as ALL_DEMONS
from game.demons.box.goetia import RING_COUNTER
from game.demons.box.mortals import UNITS
from game.demons.box.ranks import RANKS, SHIELDS
from game.demons.box.treasures import CELLS
from game.demons.state import DEADLY, DEMON_USE, FIRST_PHASE, FREE, NOBODY, DemonsState
from game.devils_circle.box.board import BOARD, MAGE_GROUND
from game.devils_circle.state import (
    HERB_MINUTES,
    LIMITS,
    MAGES,
    MARKERS,
    ON_BOARD,
    PRINCESS_STRENGTH,
    TORCH_MINUTES,
    CircleState,
)
from game.engine.boards.rooms import members
from game.engine.dice import Dice
from game.engine.keeping.record import Checkpoint
from game.engine.match import Match
from game.talisman.box.board import SPACES
from game.talisman.box.register import CARD_OF, FOLLOWER, is_object
from game.talisman.rules.table.places import give_to, lay_down
from game.talisman.state import EVIL, GOOD, NEUTRAL, STARTING, TOAD_TURNS, Hero, TalismanState
from game.warlocks_duel.state import GATHERING, MOST_POWER, DuelState
from tests.every_game.games import PlayedGame

Item = TypeVar("Item")
Change = Callable[[Any, Dice], None]
"""Disarranges one thing of a state; may leave it impossible, then it is taken back."""


def one(dice: Dice, things: tuple[Item, ...] | list[Item]) -> Item:
    """One of several things."""
    return things[dice.below(len(things))]


# -- Talisman ---------------------------------------------------------------------------------------------


def hero_of(state: TalismanState, dice: Dice) -> Hero:
    """Somebody's Character on the board."""
    return one(dice, [hero for hero in state.heroes if hero.space])


def other_numbers(state: TalismanState, dice: Dice) -> None:
    hero = hero_of(state, dice)
    hero.lives, hero.gold = 1 + dice.below(6), dice.below(7)
    hero.strength += dice.below(4)
    hero.craft += dice.below(4)


def other_space(state: TalismanState, dice: Dice) -> None:
    hero_of(state, dice).space = one(dice, list(SPACES))


def other_alignment(state: TalismanState, dice: Dice) -> None:
    hero_of(state, dice).alignment = one(dice, (GOOD, NEUTRAL, EVIL))


def other_state(state: TalismanState, dice: Dice) -> None:
    hero = hero_of(state, dice)
    what = dice.below(3)
    if what == 0:
        hero.missed = dice.below(3)
    elif what == 1:
        hero.toad, hero.gold, hero.objects, hero.followers, hero.raft = 1 + dice.below(TOAD_TURNS), 0, (), (), ""
    else:
        hero.enslaved, hero.space = True, next(space for space in SPACES if space.endswith("temple"))


def card_for_somebody(state: TalismanState, dice: Dice) -> None:
    piles = [state.adventure.cards, state.stock]
    card = one(dice, one(dice, [pile for pile in piles if pile]))
    if not (is_object(card) or CARD_OF[card].kind == FOLLOWER):
        return
    state.adventure.cards = tuple(other for other in state.adventure.cards if other != card)
    state.stock = tuple(other for other in state.stock if other != card)
    give_to(state, state.heroes.index(hero_of(state, dice)), card)


def card_on_a_space(state: TalismanState, dice: Dice) -> None:
    cards = [card for card in state.adventure.cards if CARD_OF[card].kind != "event"]
    if not cards:
        return
    card = one(dice, cards)
    state.adventure.cards = tuple(other for other in state.adventure.cards if other != card)
    lay_down(state, hero_of(state, dice).space if dice.below(2) else one(dice, list(SPACES)), card)


def spell_for_somebody(state: TalismanState, dice: Dice) -> None:
    if not state.spells.cards:
        return
    card = one(dice, state.spells.cards)
    state.spells.cards = tuple(other for other in state.spells.cards if other != card)
    hero = hero_of(state, dice)
    hero.spells = (*hero.spells, card)


# -- Demons -----------------------------------------------------------------------------------------------


def other_hurts(state: DemonsState, dice: Dice) -> None:
    magician = one(dice, state.magicians)
    magician.wounds = dice.below(DEADLY)
    magician.curses = dice.below(DEADLY - magician.wounds)
    magician.shield = 1 + dice.below(len(SHIELDS))


def other_hex(state: DemonsState, dice: Dice) -> None:
    free = [magician for magician in state.magicians if magician.status == FREE]
    if free:
        one(dice, free).hex = one(dice, sorted(LAND))


def other_unit(state: DemonsState, dice: Dice) -> None:
    unit = one(dice, list(UNITS))
    if state.units.hex[unit] and not state.units.captives[unit]:
        free = [magician.hex for magician in state.magicians if magician.status == FREE]
        near = [place for place in sorted(LAND) if any(abs(place - other) < 205 for other in free)]
        state.units.hex[unit] = one(dice, near or sorted(LAND))
        state.units.fleeing[unit] = bool(dice.below(2))


def demon_for_somebody(state: DemonsState, dice: Dice) -> None:
    rank = one(dice, list(RANKS))
    demons = [demon for demon in state.pools[rank] if demon != RING_COUNTER]
    free = [magician for magician in state.magicians if magician.status == FREE]
    if demons and free:
        demon = one(dice, demons)
        state.pools[rank] = tuple(other for other in state.pools[rank] if other != demon)
        magician = one(dice, free)
        magician.demons = arranged((*magician.demons, demon))


def empty_pool(state: DemonsState, dice: Dice) -> None:
    rank = one(dice, list(RANKS))
    gone = tuple(demon for demon in state.pools[rank] if demon in ALL_DEMONS)
    state.released = (*state.released, *gone)
    state.pools[rank] = tuple(demon for demon in state.pools[rank] if demon not in gone)


def treasure_for_somebody(state: DemonsState, dice: Dice) -> None:
    cell = one(dice, CELLS)
    grid = state.grid
    if not grid.finder[cell] and grid.owner[cell] == NOBODY and not grid.stash[cell] and not grid.closed[cell]:
        grid.owner[cell] = dice.below(len(state.magicians))


# -- Devil's Circle ---------------------------------------------------------------------------------------


def free_field(dice: Dice) -> int:
    """Any field of the keep that a mage may stand on."""
    return one(dice, list(members(MAGE_GROUND)))


def other_mage(state: CircleState, dice: Dice) -> None:
    mage = one(dice, [mage for mage in state.mages if mage.alive])
    mage.field, mage.strength, mage.power = free_field(dice), 1 + dice.below(9), dice.below(10)
    item = one(dice, list(LIMITS))
    setattr(mage, item, dice.below(LIMITS[item] + 1))


def other_demon(state: CircleState, dice: Dice) -> None:
    demon = one(dice, state.demons)
    if demon.status == ON_BOARD and demon.holds < 0:
        demon.field = one(dice, list(BOARD.fields)) if dice.below(2) else free_field(dice)
        demon.power, demon.materiality = 1 + dice.below(25), dice.below(8)
        demon.rescue_left = bool(dice.below(2))


def something_on_the_floor(state: CircleState, dice: Dice) -> None:
    what, field = dice.below(6), free_field(dice)
    if what == 0:
        state.garlic = (*state.garlic, field)
    elif what == 1:
        state.salt = (*state.salt, one(dice, list(BOARD.edge_code)))
    elif what == 2:
        state.torches = (*state.torches, (field, 1 + dice.below(TORCH_MINUTES)))
    elif what == 3:
        state.herbs = (*state.herbs, (field, 1 + dice.below(3), 1 + dice.below(HERB_MINUTES)))
    elif what == 4:
        state.holes = (*state.holes, field)
    else:
        state.pentagrams = (*state.pentagrams, (1 + dice.below(MARKERS), field, dice.below(4)))


def other_time(state: CircleState, dice: Dice) -> None:
    state.clock = min(state.clock + dice.below(60), state.dawn - 1)
    state.princess = 1 + dice.below(PRINCESS_STRENGTH)
    state.cradle = free_field(dice)


# -- Warlock's Duel ---------------------------------------------------------------------------------------


def other_power(state: DuelState, dice: Dice) -> None:
    one(dice, [duelist for duelist in state.duelists if duelist.alive]).power = 1 + dice.below(MOST_POWER)


def scroll_for_somebody(state: DuelState, dice: Dice) -> None:
    if state.deck.cards:
        card = one(dice, state.deck.cards)
        state.deck.cards = tuple(other for other in state.deck.cards if other != card)
        duelist = one(dice, [duelist for duelist in state.duelists if duelist.alive])
        duelist.cards = (*duelist.cards, card)


def spent_deck(state: DuelState, dice: Dice) -> None:
    state.deck.discard = (*state.deck.discard, *state.deck.cards)
    state.deck.cards = ()


CHANGES: dict[str, tuple[Change, ...]] = {
    "talisman": (
        other_numbers, other_space, other_alignment, other_state, card_for_somebody, card_for_somebody,
        card_on_a_space, card_on_a_space, spell_for_somebody,
    ),
    "demons": (other_hurts, other_hex, other_unit, other_unit, demon_for_somebody, empty_pool, treasure_for_somebody),
    "devils_circle": (other_mage, other_demon, something_on_the_floor, something_on_the_floor, other_time),
    "warlocks_duel": (other_power, scroll_for_somebody, spent_deck),
}  # fmt: skip
BEGINNINGS = {
    "talisman": (STARTING,),
    "demons": (FIRST_PHASE, DEMON_USE),
    "devils_circle": (MAGES,),
    "warlocks_duel": (GATHERING,),
}
"""The stages at which a table may be disarranged: nothing is under way there."""


def odd_positions(game: PlayedGame, mix: int, seed: int, most: int = 1500) -> Iterator[Match]:
    """Matches that begin in odd positions, one for every so many decisions of a match played at random."""
    match = game.new_match(mix)
    seen = -1
    for decision in game.decisions(match, seed, most):
        checkpoint = match.checkpoints[-1]
        if checkpoint.state.stage in BEGINNINGS[game.id] and checkpoint.after >= seen + game.every:
            seen = checkpoint.after
            yield disarranged(game, match, Dice(seed * 10_000 + seen))
        assert decision.options


def disarranged(game: PlayedGame, match: Match, dice: Dice) -> Match:
    """A match whose table is that of another one's last checkpoint, but for some changes drawn by chance."""
    state = deepcopy(match.checkpoints[-1].state)
    for _ in range(4 + dice.below(20)):
        changed = deepcopy(state)
        one(dice, CHANGES[game.id])(changed, dice)
        if not match.game.problems(changed):
            state = changed
    odd = match.game.new_match(list(match.seats), match.options, match.seed)
    odd.checkpoints = [Checkpoint(0, state, Dice(dice.below(2**60)), 0)]
    odd.resume(odd.checkpoints, [])
    return odd
