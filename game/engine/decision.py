"""What rules say to the outside: questions with their legal answers, refusals, and things that happened."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import dataclass
from enum import Enum, auto
from fractions import Fraction
from typing import Protocol

import msgspec

Fact = object
"""A value shown inside a sentence: a number, a string, another :class:`Text`, or a :class:`Named` thing."""


@dataclass(frozen=True, slots=True)
class Text:
    """Words for a player, translated only when shown.

    ``message`` is the English sentence with ``{named}`` holes and at the same time the key of its translations.
    ``plural`` is the English sentence for every number but one; the fact ``n`` then decides which is used.

    >>> spark = Text("Spark")
    >>> print(Text("{who} casts {spell}", (("who", "Ann"), ("spell", spark))))
    Ann casts Spark
    >>> [str(Text("{n} die", (("n", n),), "{n} dice")) for n in (1, 2)]
    ['1 die', '2 dice']
    """

    message: str
    facts: tuple[tuple[str, Fact], ...] = ()
    plural: str | None = None

    def __str__(self) -> str:
        """The English sentence, for tests, tools and the command line."""
        facts = dict(self.facts)
        message = self.plural if self.plural is not None and facts.get("n") != 1 else self.message
        return message.format(**{name: _Plain(fact) for name, fact in facts.items()})


class _Plain(str):
    """A fact in words, whatever form of it the sentence asks for."""

    def __format__(self, form: str) -> str:
        return str(self)


def text(message: str, *, plural: str | None = None, **facts: Fact) -> Text:
    """Build a :class:`Text` from a sentence and its facts.

    >>> print(text("{who} loses {n} power", who="Bob", n=3))
    Bob loses 3 power
    """
    return Text(message, tuple(facts.items()), plural)


@dataclass(frozen=True, slots=True)
class Named:
    """A thing mentioned in a sentence: its words, and the place it links to ("spell:doom", "seat:1")."""

    words: Text | str
    place: str

    def __str__(self) -> str:
        return str(self.words)


@dataclass(frozen=True, slots=True)
class Option:
    """One legal answer to a decision.

    ``key`` is what a save records ("cast:spark"). ``place`` is the one thing to click for it ("spell:spark"); an
    option without a place is a button. ``picks`` describes an answer that is a *selection* of pieces: one pattern
    ``"<zone>:<picture>"`` per piece, where ``*`` as the picture stands for any piece of that zone.

    >>> Option("move:chapel", Text("Go to the Chapel"), place="space:chapel").place
    'space:chapel'
    """

    key: str
    text: Text
    place: str | None = None
    clause: str | None = None
    picks: tuple[str, ...] = ()
    tooltip: Text | None = None


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a place cannot be chosen now, in words, and the clause that says so."""

    text: Text
    clause: str


class Tone(Enum):
    """Whether a result is good for the seat that answers, bad, or neither."""

    GOOD = auto()
    NEUTRAL = auto()
    BAD = auto()


@dataclass(frozen=True, slots=True)
class Loss:
    """What a result costs that does not easily come back: a Life, a mage.

    ``words`` name it as in "this costs a Life". ``final``: with it the match is lost for the seat, or all but lost.
    ``slight``: it comes back in time, but nobody gives it away knowingly (dice that could pay for a spell).
    """

    words: Text
    final: bool = False
    slight: bool = False


@dataclass(frozen=True, slots=True)
class Outcome:
    """One result that chance may bring, with its exact probability; ``value`` orders outcomes of one kind."""

    text: Text
    share: Fraction
    value: int = 0
    tone: Tone = Tone.NEUTRAL
    loss: Loss | None = None


@dataclass(frozen=True, slots=True)
class Odds:
    """The exact chances of an option. The shares of ``outcomes`` add up to 1 when ``exclusive`` is true."""

    about: Text
    outcomes: tuple[Outcome, ...]
    exclusive: bool = True
    clause: str | None = None

    def __iter__(self) -> Iterator[Outcome]:
        return iter(self.outcomes)


class Explainer(Protocol):
    """Who can explain an open decision: the match that asked it."""

    def explain_refusal(self, decision: Decision, place: str) -> Refusal: ...

    def explain_odds(self, decision: Decision, option: Option) -> Odds | None: ...

    def propose(self, decision: Decision) -> str | None: ...


class Decision(msgspec.Struct, eq=False):
    """A question put to one seat, with every legal answer.

    ``kind`` names the question for programs ("payment"); it is recorded with the answer and checked in replays.
    ``secret`` questions are hidden from the other seats until all have answered: people who share a screen get a
    curtain first. ``about`` is the place the question is about, if any ("spell:doom").

    >>> there = Option("move:chapel", Text("Go to the Chapel"), place="space:chapel")
    >>> here = Option("stay", Text("Stay here"))
    >>> decision = Decision(0, "move", Text("Where do you go?"), (there, here), "TAL-6.11.1")
    >>> decision.keys()
    ('move:chapel', 'stay')
    >>> [option.key for option in decision.options_at("space:chapel")]
    ['move:chapel']
    >>> print(decision.refusals("space:castle").text)
    That is not possible now.
    """

    seat: int
    kind: str
    question: Text
    options: tuple[Option, ...]
    clause: str
    secret: bool = False
    about: str | None = None
    explainer: Explainer | None = None

    def __await__(self) -> Generator[Decision, str, str]:
        return (yield self)

    def __repr__(self) -> str:
        asked = (self.seat, self.kind, self.question, self.options, self.clause, self.secret, self.about)
        return f"Decision{asked}"  # without the match that explains it

    def option(self, key: str) -> Option | None:
        """The option with that key, or None if it was not offered."""
        for option in self.options:
            if option.key == key:
                return option
        return None

    def options_at(self, place: str) -> tuple[Option, ...]:
        """Every option that a click on ``place`` can mean."""
        return tuple(option for option in self.options if option.place == place)

    def keys(self) -> tuple[str, ...]:
        """The keys of all options, in the order offered."""
        return tuple(option.key for option in self.options)

    def refusals(self, place: str) -> Refusal:
        """Why a click on ``place`` means nothing now ("why can't I?")."""
        if self.explainer is None:
            return Refusal(Text("That is not possible now."), self.clause)
        return self.explainer.explain_refusal(self, place)

    def beside_the_point(self) -> Refusal:
        """The refusal of what no rule speaks of at this question."""
        return Refusal(text("This is not part of the question: {question}", question=self.question), self.clause)

    def odds(self, option: Option | str) -> Odds | None:
        """The exact chances of an option that leads to dice, or None if nothing is left to chance."""
        found = self.option(option) if isinstance(option, str) else option
        if found is None or self.explainer is None:
            return None
        return self.explainer.explain_odds(self, found)

    def proposal(self) -> str | None:
        """The key of the answer the rules would lay out for the player to accept or change, if any."""
        return self.explainer.propose(self) if self.explainer is not None else None


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened.

    ``kind`` names it for programs ("power_lost"), ``facts`` are its ids and numbers, ``text`` is the line of the
    log, ``clause`` the rule that made it happen. ``seats`` lists who may know it; None means everybody.
    """

    kind: str
    clause: str
    text: Text
    facts: tuple[tuple[str, Fact], ...] = ()
    seats: tuple[int, ...] | None = None

    def __await__(self) -> Generator[Event, str, None]:
        yield self

    def fact(self, name: str) -> Fact:
        """The fact of that name; raises KeyError if the event has none."""
        for key, value in self.facts:
            if key == name:
                return value
        raise KeyError(name)

    def visible_to(self, seat: int | None) -> bool:
        """Whether that seat (None: an onlooker) may know of it."""
        return self.seats is None or (seat is not None and seat in self.seats)
