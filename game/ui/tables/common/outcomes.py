"""What comes of a click on the table: an answer, a selection, or a reason why not."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.decision import Refusal


@dataclass(frozen=True)
class Chosen:
    """A click that answers the question; ``then`` is what it also answers, if the same seat is asked that next."""

    key: str
    then: tuple[str, ...] = ()


@dataclass(frozen=True)
class Changed:
    """A click that changed the selection, or asks for one of several options shown as buttons."""


@dataclass(frozen=True)
class Refused:
    """A click that means nothing now, and why."""

    refusal: Refusal


@dataclass(frozen=True)
class Before:
    """A click that means nothing now, but perhaps something at the question before: the last choice is taken back then.

    ``refusal`` is the reason why not, where that question had no answer there, or the choice cannot be taken back.
    With ``leaves`` the place is not clicked then: the question before is asked anew.
    """

    place: str
    refusal: Refusal
    leaves: bool = False


Outcome = Chosen | Changed | Refused | Before
