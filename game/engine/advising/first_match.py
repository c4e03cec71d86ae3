"""What is good for somebody's first match of a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from game.engine.seating import OptionValue


@dataclass(frozen=True, slots=True)
class FirstMatch:
    """How many seats, against which computer player ("apprentice"), with which options.

    ``answers`` are the keys of good answers to questions asked at the beginning, by the kind of the question.
    """

    seats: int
    player: str
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    answers: Mapping[str, str] = field(default_factory=dict)
