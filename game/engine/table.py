"""The verbs every game has: ask, tell, roll, shuffle, reveal."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any, Generic, TypeVar

from game.engine.decision import Decision, Event, Fact, Named, Option, Text
from game.engine.dice import Dice
from game.engine.seating import Seat

StateType = TypeVar("StateType")


class MatchOver(Exception):
    """Raised by a rule once the state says that the match has ended; unwinds everything still under way."""


class _Silence(tuple[()]):
    """What telling costs when nobody listens: an awaitable that is ready at once, without running any Python."""

    __slots__ = ()
    __await__ = tuple.__iter__


SILENCE: Any = _Silence()


class Table(Generic[StateType]):
    """A state together with the verbs of its game. Rules hold the table and ids, never parts of the state.

    A rule awaits what it asks and tells; whoever drives it, as :class:`~game.engine.match.Match` does, sends answers:

    >>> async def drink(table):
    ...     key = await table.ask(0, "drink", Text("Do you drink?"), (Option("yes", Text("Yes")),), "TG-1")
    ...     await table.tell("drank", "TG-2", "{who} says {key}", who="Ann", key=key)
    >>> rule = drink(Table({}, Dice(7), ()))
    >>> print(rule.send(None).question)
    Do you drink?
    >>> print(rule.send("yes").text)
    Ann says yes
    """

    __slots__ = ("dice", "listening", "reveals", "seats", "state")

    def __init__(self, state: StateType, dice: Dice, seats: tuple[Seat, ...]) -> None:
        self.state = state
        self.dice = dice
        self.seats = seats
        self.listening = True
        self.reveals = 0

    def ask(
        self,
        seat: int,
        kind: str,
        question: Text,
        options: tuple[Option, ...],
        clause: str,
        *,
        secret: bool = False,
        about: str | None = None,
    ) -> Awaitable[str]:
        """Ask a seat; awaiting it gives the key of the option chosen."""
        return Decision(seat, kind, question, options, clause, secret, about)

    def tell(
        self, kind: str, clause: str, message: str, seats: tuple[int, ...] | None = None, **facts: Fact
    ) -> Awaitable[None]:
        """Tell everybody (or only ``seats``) what happened; next to free when nobody listens."""
        if not self.listening:
            silence: Awaitable[None] = SILENCE
            return silence
        words = Text(message, tuple((name, self.word(name, fact)) for name, fact in facts.items()))
        return Event(kind, clause, words, tuple(facts.items()), seats)

    def word(self, name: str, fact: Fact) -> Fact:
        """How a fact of an event appears in its sentence; games turn ids into names that link to their place.

        Of itself, ``who`` is a seat and becomes its player's name.
        """
        return Named(self.seats[fact].name, f"seat:{fact}") if name == "who" and isinstance(fact, int) else fact

    def reveal(self) -> None:
        """Note that something hidden became known: no choice made before can be undone."""
        self.reveals += 1
