"""The four games as the tests of what all of them promise play them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pytest

from game.demons.adviser import imagination as demons_imagination
from game.demons.state import DemonsState, Magician, MortalUnits, TreasureGrid
from game.devils_circle.state import CircleState, Demon, Mage
from game.engine.decision import Decision, Event
from game.engine.deck import Deck
from game.engine.dice import Dice
from game.engine.match import Match
from game.talisman.adviser.imagination import imagine as imagine_talisman
from game.talisman.box.ability import Ability
from game.talisman.state import Fight, Hero, TalismanState, Trade
from game.warlocks_duel.rules.gathering import gather_options
from game.warlocks_duel.state import Delayed, Duelist, DuelState
from tests.demons import random_play as demons
from tests.devils_circle import random_play as devils_circle
from tests.random_play import RandomChooser, asked, happening
from tests.talisman import random_play as talisman
from tests.warlocks_duel import random_play as warlocks_duel


@dataclass(frozen=True)
class PlayedGame:
    """A game, matches of it drawn from a number, and how often tests of a long match look at it."""

    id: str
    new_match: Callable[[int], Match]
    chooser: Callable[[int], RandomChooser]
    mixes: tuple[int, ...]
    every: int
    """Decisions from one look to the next."""
    most: int
    """Decisions of a match that are played."""
    parts_of_the_state: tuple[type, ...]
    """What no paused rule may hold."""
    other_world: Callable[[Match, int, int], Match]
    """The same position for a seat, but with other secrets, drawn from a number."""
    has_secrets: Callable[[Match, int], bool]
    """Whether anything but dice and piles is hidden from a seat."""
    places: tuple[str, ...]
    """Places whose refusals a seat may ask for."""
    cards_with_rules: tuple[type, ...] = ()
    """Things that are shared and never change."""

    def decisions(self, match: Match, seed: int, most: int = 0) -> Iterator[Decision]:
        """Play a match at random, pausing at every decision."""
        return asked(match, self.chooser(seed), most or self.most)

    def looks(self, match: Match, seed: int, times: int = 1) -> Iterator[tuple[int, Decision]]:
        """The same, pausing only now and then; with the number of the decision."""
        for number, decision in enumerate(self.decisions(match, seed)):
            if number % (self.every * times) == 0:
                yield number, decision

    def happening(self, match: Match, seed: int, most: int) -> Iterator[Event | Decision]:
        """Play a match at random, pausing at every event and decision."""
        return happening(match, self.chooser(seed), most)


def other_dice(match: Match, seed: int) -> Match:
    """The same position, but other dice to come."""
    twin = match.fork()
    twin.dice.state = Dice(seed).below(2**63)
    return twin


def other_duel(match: Match, seat: int, seed: int) -> Match:
    """Other dice, another order of the deck, and other steps that are not shown yet."""
    twin, chance = other_dice(match, seed), Dice(seed)
    twin.state.deck.cards = chance.shuffled(twin.state.deck.cards)
    for other, duelist in enumerate(twin.state.duelists):
        if other != seat and duelist.committed:
            options = gather_options(twin.state, other)
            duelist.committed = options[chance.below(len(options))].key
    return twin


def other_demons(match: Match, seat: int, seed: int) -> Match:
    """Other dice, pools in another order, and other demons face down."""
    twin = other_dice(match, seed)
    demons_imagination.imagine(twin.state, seat, Dice(seed))
    return twin


def other_talisman(match: Match, seat: int, seed: int) -> Match:
    """Other dice, decks in another order, and other Spells in the hands of the others."""
    twin = other_dice(match, seed)
    imagine_talisman(twin.state, seat, Dice(seed))
    return twin


TALISMAN = PlayedGame(
    "talisman",
    lambda mix: talisman.new_match(mix, 2 + mix % 5, seed=mix),
    talisman.RandomChooser,
    mixes=(0, 9, 22, 31),
    every=11,
    most=600,
    parts_of_the_state=(TalismanState, Hero, Fight, Trade, Deck),
    other_world=other_talisman,
    has_secrets=lambda match, seat: any(
        hero.spells for other, hero in enumerate(match.state.heroes) if other != seat
    ),
    places=("seat:0", "seat:1", "space:outer_00_village", "card:bear#1", "card:hex#1", "card:sword#1", "dice:movement"),
    cards_with_rules=(Ability,),
)  # fmt: skip
DEMONS = PlayedGame(
    "demons",
    lambda mix: demons.new_match(1 + mix % 4, seed=mix),
    demons.RandomChooser,
    mixes=(0, 5, 14, 47),
    every=3,
    most=600,
    parts_of_the_state=(DemonsState, Magician, MortalUnits, TreasureGrid),
    other_world=other_demons,
    has_secrets=lambda match, seat: any(
        magician.demons for other, magician in enumerate(match.state.magicians) if other != seat
    ),
    places=(
        "hex:0412", "unit:4", "seat:0", "seat:1", "box:0:6", "box:1:6", "pool:duke", "treasure:35", "ring", "exit",
    ),
)  # fmt: skip
DEVILS_CIRCLE = PlayedGame(
    "devils_circle",
    lambda mix: devils_circle.new_match(mix, seed=mix),
    devils_circle.RandomChooser,
    mixes=(0, 5, 9, 14),
    every=23,
    most=1500,
    parts_of_the_state=(CircleState, Mage, Demon),
    other_world=lambda match, seat, seed: other_dice(match, seed),
    has_secrets=lambda match, seat: False,
    places=("field:e7", "edge:e7-f7", "mage:orlan", "demon:gorm", "cradle", "pentagram:3", "item:orlan:torch", "clock"),
)
WARLOCKS_DUEL = PlayedGame(
    "warlocks_duel",
    lambda mix: warlocks_duel.new_match(mix, 2 + mix % 3, seed=mix),
    RandomChooser,
    mixes=(0, 9, 22, 38, 63),
    every=7,
    most=600,
    parts_of_the_state=(DuelState, Duelist, Delayed),
    other_world=other_duel,
    has_secrets=lambda match, seat: any(
        duelist.committed for other, duelist in enumerate(match.state.duelists) if other != seat
    ),
    places=(
        "seat:0", "seat:1", "spell:doom", "spell:spark", "pool:0:fire", "hand:0:fire", "reserve:1", "deck", "card:x",
    ),
)  # fmt: skip
GAMES = (TALISMAN, DEMONS, DEVILS_CIRCLE, WARLOCKS_DUEL)

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
every_mix = pytest.mark.parametrize(
    ("game", "mix"), [pytest.param(game, mix, id=f"{game.id}-{mix}") for game in GAMES for mix in game.mixes]
)
