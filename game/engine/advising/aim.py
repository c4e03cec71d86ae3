"""What a seat needs next, in a line, as a sensible player would put it."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.decision import Named, Text

NOTHING = Text("")


@dataclass(frozen=True, slots=True)
class Aim:
    """What a seat needs next, and the place of the table where it is to be had ("space:portal"), if there is one.

    It says nothing that the seat may not know.
    """

    text: Text
    place: str | None = None

    def linked(self) -> Text | Named:
        """The words, as a link where they name a place."""
        return self.text if self.place is None else Named(self.text, self.place)


@dataclass(frozen=True, slots=True)
class ExplainedAim(Aim):
    """The same, with how and where it is done, for who does not know yet."""

    how: Text = NOTHING
