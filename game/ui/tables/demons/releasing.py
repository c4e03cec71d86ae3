"""Letting go of several demons at once, where more than one has to leave the display."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from game.demons.box.displays import LEAST_ROOM, is_over_limit, limit_of
from game.demons.view import DemonsView
from game.engine.decision import Decision, Option, Text, text
from game.engine.ids import name_of
from game.ui.tables.common.controller import Changed, Chosen, Outcome
from game.ui.tables.common.pieces import Piece
from game.ui.tables.demons.controller import DemonsController

SEVERAL = Text("Click who goes: {n} of {needed} so far. None comes back.")
TOGETHER = Text("Release these {n} demons")
NAME = Text("{demon}")
AND = "+"


class ReleaseController(DemonsController):
    """Clicks on cards, or on the buttons of demons, choose until the rest fits; one button then releases them."""

    def __init__(
        self, decision: Decision, pieces: Sequence[Piece], view: DemonsView, hex_under: Callable[[], str | None]
    ) -> None:
        self._picked: tuple[str, ...] = ()
        super().__init__(decision, pieces, view, hex_under)

    def click(self, piece: Piece) -> Outcome:
        """Choose a demon, or keep him after all."""
        options = self.options_of(piece)
        return self.intend(options[0]) if len(options) == 1 else super().click(piece)

    def press(self, key: str) -> Outcome:
        """The button of one demon does what his card does."""
        option = self.decision.option(key)
        return self.intend(option) if option is not None else Chosen(key)

    def intend(self, option: Option) -> Outcome:
        """Choose a demon, or keep him after all; one too many takes the place of the last."""
        if option.key in self._picked:
            self._picked = tuple(other for other in self._picked if other != option.key)
        else:
            kept = self._picked[:-1] if self._together() is not None else self._picked
            self._picked = (*kept, option.key)
        return Changed()

    def lay_out(self, option: Option) -> None:
        """Choose the demon that is advised."""
        if option.key not in self._picked:
            self.intend(option)

    def clear(self) -> bool:
        """Keep all after all; False if none was chosen."""
        had, self._picked = bool(self._picked), ()
        return super().clear() or had

    def marked(self) -> frozenset[str]:
        """The demons chosen."""
        places = {f"demon:{name_of(key)}" for key in self._picked}
        return frozenset(piece.id for piece in self.pieces if piece.place in places)

    def buttons(self) -> list[Option]:
        """One for each demon, and below, as soon as the rest fits, the one for all that are chosen."""
        each = [replace(option, text=Text(NAME.message, option.text.facts)) for option in super().buttons()]
        together = self._together()
        return [*each, together] if together is not None else each

    def stands_at_the_edge(self, option: Option) -> bool:
        """What releases them appears where no demon's button stands: none moves away under the mouse."""
        return AND in option.key

    def stands_in_pairs(self, option: Option) -> bool:
        """The demons stand two in a row."""
        return option.place is not None

    def is_chosen(self, option: Option) -> bool:
        """Whether the button of a demon stands out: he is chosen."""
        return option.key in self._picked

    def confirmable(self) -> list[Option]:
        """What releases all that are chosen."""
        together = self._together()
        return [together] if together is not None else []

    def meant(self, key: str) -> Chosen:
        """One after the other."""
        first, *others = key.split(AND)
        return Chosen(first, tuple(others))

    def hint(self) -> Text | None:
        """What to do, and how many are chosen."""
        return text(SEVERAL.message, n=len(self._picked), needed=self._needed())

    def _needed(self) -> int:
        """How many have to go in all if those go that are chosen, and then the lowest."""
        staying = tuple(int(name_of(option.key)) for option in self.decision.options if option.key not in self._picked)
        return len(self._picked) + max(0, len(staying) - max(LEAST_ROOM, limit_of(staying)))

    def _together(self) -> Option | None:
        """The answer for all that are chosen; None as long as they are too few, or where one is enough."""
        held = tuple(int(name_of(option.key)) for option in self.decision.options)
        for count in range(2, len(self._picked) + 1):
            gone = tuple(int(name_of(key)) for key in self._picked[:count])
            if not is_over_limit(tuple(demon for demon in held if demon not in gone)):
                words = text(TOGETHER.message, n=count)
                return Option(AND.join(self._picked[:count]), words, clause=self.decision.clause)
        return None


def are_several(decision: Decision) -> bool:
    """Whether a question is about demons of which more than one must go, whichever goes first."""
    if decision.kind != "release":
        return False
    held = tuple(int(name_of(option.key)) for option in decision.options)
    return all(is_over_limit(tuple(other for other in held if other != demon)) for demon in held)
