"""What a group agrees on before a match: who sits where, and which options of the game are played."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.engine.decision import Text

OptionValue = bool | int | str


class SetupError(ValueError):
    """A match cannot be set up as asked; the message says what to do."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at the table: the name shown, who answers ("person" or a computer player), and the player's mark."""

    name: str
    player: str = "person"
    colour: str = ""
    shape: str = ""

    @property
    def is_person(self) -> bool:
        """Whether somebody at the screen answers, and no computer player."""
        return self.player in ("", "person")


@dataclass(frozen=True, slots=True)
class GameOption:
    """One thing a group may agree on before a match: a module, a house rule, a length."""

    id: str
    name: Text
    tooltip: Text
    default: OptionValue
    clause: str
    choices: tuple[tuple[OptionValue, Text], ...] = ()

    def check(self, value: OptionValue) -> OptionValue:
        """The value if it is allowed; raises SetupError otherwise."""
        allowed = [choice for choice, _ in self.choices] or [False, True]
        if not any(type(value) is type(choice) and value == choice for choice in allowed):
            listed = ", ".join(str(choice) for choice in allowed)
            raise SetupError(f"option {self.id!r} cannot be {value!r}; choose one of: {listed}")
        return value


def seat_of(given: Seat | str | Mapping[str, str]) -> Seat:
    """A seat however it was written: as one, as a name, or as a mapping with the fields of a seat."""
    if isinstance(given, Seat):
        return given
    if isinstance(given, str):
        return Seat(given)
    if isinstance(given, Mapping):
        try:
            return Seat(**given)
        except TypeError as error:
            raise SetupError(f"a seat has a name, player, colour and shape, not {sorted(given)}") from error
    raise SetupError(f"a seat is a name, a mapping or a Seat, not {given!r}")
