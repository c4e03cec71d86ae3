"""The land of Talisman being played: the table with its names for seats, cards and spaces."""

from __future__ import annotations

import types
from collections.abc import Awaitable, Callable, Generator
from functools import cache, lru_cache
from typing import TYPE_CHECKING, ClassVar

from game.engine.decision import Decision, Fact, Named, Option, Text
from game.engine.dice import Dice
from game.engine.game import Seat
from game.engine.ids import parted
from game.engine.listing import listed
from game.engine.table import SILENCE, Table
from game.talisman.box.board import SPACES
from game.talisman.box.characters import CHARACTERS
from game.talisman.box.quests import QUESTS
from game.talisman.box.register import CARD_OF, LASTING_NAMES
from game.talisman.rules.table.space_enemies import SPACE_ENEMIES
from game.talisman.state import TalismanState

if TYPE_CHECKING:
    from game.talisman.rules.you import You

SEAT_AT = {f"seat:{seat}": seat for seat in range(6)}
"""The seat that a place means, if it means one."""
ALIGNMENTS = {"good": Text("Good"), "neutral": Text("Neutral"), "evil": Text("Evil")}
NOTHING: Awaitable[None] = SILENCE
"""What a rule gives back to be awaited when there is nothing to tell, ask or wait for."""
COMMAND_SPELL = "command_spell"
"""Stands for a card while the Command Spell is being cast: it is none (TAL-6.9.8c-R)."""
DONE = Option("done", Text("Nothing more"))
YES, NO = "yes", "no"
"""The keys of answers to what may be done or left."""


class Land(Table[TalismanState]):
    """A match of Talisman. Seats are numbers from 0, cards and spaces are ids.

    ``asked`` and ``mourning`` tell the step under way how often it asked, and whose Characters died, in that order.
    """

    __slots__ = ("asked", "mourning", "spoken")

    people: ClassVar[type[You]]
    """The class of the verbs. It needs the land, so it settles here itself when it is defined."""

    def __init__(self, state: TalismanState, dice: Dice, seats: tuple[Seat, ...]) -> None:
        super().__init__(state, dice, seats)
        self.spoken = 0
        self.begin_step()

    def begin_step(self) -> None:
        """Nobody has been asked yet in this step, and nobody has died."""
        self.asked = 0
        self.mourning: tuple[int, ...] = ()

    @types.coroutine
    def ask(
        self, seat: int, kind: str, question: Text, options: tuple[Option, ...], clause: str, *, secret: bool = False,
        about: str | None = None,
    ) -> Generator[Decision, str, str]:  # fmt: skip
        """Ask a seat; awaiting it gives the key of the option chosen."""
        self.asked += 1
        return (yield Decision(seat, kind, question, options, clause, secret, about))

    def tell(
        self, kind: str, clause: str, message: str, seats: tuple[int, ...] | None = None, **facts: Fact
    ) -> Awaitable[None]:
        """Tell what happened, and count that something was told, even if nobody listens."""
        self.spoken += 1
        return super().tell(kind, clause, message, seats, **facts) if self.listening else NOTHING

    def you(self, seat: int, card: str = "") -> You:
        """The Character of a seat with the verbs of the rulebook; ``card`` is what acts on him."""
        return self.people(self, seat, card)

    def word(self, name: str, fact: Fact) -> Fact:
        """Seats, cards, spaces, Characters by name, linked to their place on the table."""
        if isinstance(fact, int):
            return self.name(fact) if name in ("who", "whom") and not isinstance(fact, bool) else fact
        if isinstance(fact, str):
            if name == "target":
                return self.place_name(fact)
            maker = WORDS.get(name)
            return maker(fact) if maker else fact
        if isinstance(fact, tuple):
            return listed([self.word(name, part) for part in fact])
        return fact

    def place_name(self, place: str) -> Fact:
        """What stands at a place, by name ("seat:1", "card:bear#1", "space:outer_00_village", "enemy:sentinel")."""
        seat = SEAT_AT.get(place)
        return place_name(place) if seat is None else self.name(seat)

    def name(self, seat: int) -> Named:
        """A seat's name, linked to its place."""
        return seat_name(self.seats[seat].name, seat)


@lru_cache(maxsize=100)
def seat_name(name: str, seat: int) -> Named:
    """A player's name, linked to the seat."""
    return Named(name, f"seat:{seat}")


@cache
def card_name(card: str) -> Named:
    """A card's name, linked to it; a space's Enemy by its own name."""
    if card in SPACE_ENEMIES:
        return Named(SPACE_ENEMIES[card].name, f"enemy:{card}")
    if card == COMMAND_SPELL:
        return Named(Text("Command Spell"), "space:inner_08_crown_of_command")
    return Named(CARD_OF[card].name, f"card:{card}")


@cache
def space_name(space: str) -> Named:
    """A space's name, linked to it."""
    return Named(SPACES[space].name, f"space:{space}")


def character_name(character: str) -> Named:
    """A Character's name, linked to its card."""
    return Named(CHARACTERS[character].name, f"character:{character}")


@cache
def yes_or_no(yes: Text, no: Text) -> tuple[Option, Option]:
    """The answers to what may be done or left, each in the words of what comes of it."""
    return Option(YES, yes), Option(NO, no)


def place_name(place: str) -> Fact:
    """What stands at a place that is no seat, by name."""
    kind, rest = parted(place)
    return PLACES[kind](rest) if kind in PLACES else rest


WORDS: dict[str, Callable[[str], Fact]] = {
    "card": card_name,
    "cards": card_name,
    "space": space_name,
    "character": character_name,
    "alignment": lambda alignment: ALIGNMENTS[alignment],
    "quest": lambda quest: QUESTS[quest],
    "effect": lambda effect: LASTING_NAMES[effect],
}
PLACES: dict[str, Callable[[str], Fact]] = {
    "card": card_name,
    "enemy": card_name,
    "space": space_name,
    "character": character_name,
}
