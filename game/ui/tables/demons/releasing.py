"""Letting go of several demons at once, where more than one has to leave the display."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.demons.box.displays import is_over_limit
from game.demons.box.naming import demon_name
from game.demons.view import DemonsView
from game.engine.decision import Decision, Option, Text, text
from game.engine.ids import name_of
from game.engine.listing import listed
from game.ui.tables.common.controller import Changed, Chosen, Outcome
from game.ui.tables.common.pieces import Piece
from game.ui.tables.demons.controller import DemonsController

SEVERAL = Text("Click the demons that you let go: {n} of {held} so far. Then release them; none ever comes back.")
TOGETHER = Text("Release {demons}")
AND = "+"


class ReleaseController(DemonsController):
    """Clicks choose demons until the rest fits; the button then releases them one after the other.

    Each has a button of his own as well, which lets him go at once.
    """

    def __init__(
        self, decision: Decision, pieces: Sequence[Piece], view: DemonsView, hex_under: Callable[[], str | None]
    ) -> None:
        self._picked: tuple[str, ...] = ()
        super().__init__(decision, pieces, view, hex_under)

    def click(self, piece: Piece) -> Outcome:
        """Choose a demon, or keep him after all; one too many takes the place of the last."""
        options = self.options_of(piece)
        if len(options) != 1:
            return super().click(piece)
        key = options[0].key
        if key in self._picked:
            self._picked = tuple(other for other in self._picked if other != key)
        else:
            kept = self._picked[:-1] if self._together() is not None else self._picked
            self._picked = (*kept, key)
        return Changed()

    def intend(self, option: Option) -> Outcome:
        """A key that stands for a button lets one go at once."""
        return Chosen(option.key)

    def clear(self) -> bool:
        """Keep all after all; False if none was chosen."""
        had, self._picked = bool(self._picked), ()
        return super().clear() or had

    def marked(self) -> frozenset[str]:
        """The demons chosen."""
        places = {f"demon:{name_of(key)}" for key in self._picked}
        return frozenset(piece.id for piece in self.pieces if piece.place in places)

    def buttons(self) -> list[Option]:
        """As soon as the rest fits, the one for all that are chosen; then one for each demon, the chosen ones first."""
        each = sorted(super().buttons(), key=lambda option: option.key not in self._picked)
        together = self._together()
        return [together, *each] if together is not None else each

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
        return text(SEVERAL.message, n=len(self._picked), held=len(self.decision.options))

    def _together(self) -> Option | None:
        """The answer for all that are chosen; None as long as they are too few, or where one is enough."""
        held = tuple(int(name_of(option.key)) for option in self.decision.options)
        for count in range(2, len(self._picked) + 1):
            gone = tuple(int(name_of(key)) for key in self._picked[:count])
            if not is_over_limit(tuple(demon for demon in held if demon not in gone)):
                words = text(TOGETHER.message, demons=listed([demon_name(demon) for demon in gone]))
                return Option(AND.join(self._picked[:count]), words, clause=self.decision.clause)
        return None


def are_several(decision: Decision) -> bool:
    """Whether a question is about demons of which more than one must go, whichever goes first."""
    if decision.kind != "release":
        return False
    held = tuple(int(name_of(option.key)) for option in decision.options)
    return all(is_over_limit(tuple(other for other in held if other != demon)) for demon in held)
