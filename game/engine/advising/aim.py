"""What a seat needs next, in a line, as a sensible player would put it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.engine.decision import Fact, Named, Text

RIVAL = "rival"

NOTHING = Text("")


@dataclass(frozen=True, slots=True)
class Aim:
    """What a seat needs next, and the place of the table where it is to be had ("space:portal"), if there is one.

    It says nothing that the seat may not know. ``of_the_moment``: it is true only until the seat has answered, and is
    not shown while others act after that.
    """

    text: Text
    place: str | None = None
    of_the_moment: bool = False

    def calling(self, names: Sequence[str]) -> Aim:
        """The aim with its "rival" called by the name of the player who sits there, as everywhere at the table."""
        return replace(self, text=calling(self.text, names))

    def linked(self) -> Text | Named:
        """The words, as a link where they name a place."""
        return self.text if self.place is None else Named(self.text, self.place)


def calling(words: Text, names: Sequence[str]) -> Text:
    """A sentence with every "rival" in it called by the name of the player who sits there, as at the table."""
    facts = tuple((name, _called(name, fact, names)) for name, fact in words.facts)
    return replace(words, facts=facts)


def _called(name: str, fact: Fact, names: Sequence[str]) -> Fact:
    """A fact of a sentence, with the rival's name if it is one; sentences in it are called likewise."""
    return calling(fact, names) if isinstance(fact, Text) else _by_name(fact, names) if name == RIVAL else fact


def _by_name(fact: Fact, names: Sequence[str]) -> Fact:
    """A seat by the name of its player."""
    if not isinstance(fact, Named) or not fact.place.startswith("seat:"):
        return fact
    return Named(names[int(fact.place.removeprefix("seat:"))], fact.place)


@dataclass(frozen=True, slots=True)
class ExplainedAim(Aim):
    """The same, with how and where it is done, for who does not know yet."""

    how: Text = NOTHING
