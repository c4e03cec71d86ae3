"""Choosing who goes, where a magician has more demons than room."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from game.demons.adviser.worth import best_that_fit
from game.demons.referee.keeping import order_of_release, room_for
from game.demons.view import DemonsView
from game.engine.decision import Decision, Option, Text, text
from game.engine.ids import name_of
from game.ui.tables.common.outcomes import Changed, Chosen, Outcome
from game.ui.tables.common.pieces import Piece
from game.ui.tables.demons.controller import DemonsController
from game.ui.tables.demons.pieces.thrones import seated
from game.ui.tables.demons.places import THRONE

WHO_GOES = Text(
    "You hold {n} demon and have room for {room}. Who goes?",
    plural="You hold {n} demons and have room for {room}. Who goes?",
)
ONE_OF_THEM = Text(
    "Click who goes: {n} more has to. He never comes back. A hint proposes a choice.",
    plural="Click who goes: {n} more have to. They never come back. A hint proposes a choice.",
)
SETTLED = Text("Click another to change it, or the button below.")
TOO_MANY = Text("More go than have to: click one to call him back.")
KEEP = Text("Keep this one, release {gone}", plural="Keep these {n}, release {gone}")
AND = "+"


class KeepController(DemonsController):
    """Clicks on demons send them away, or call them back; one button then releases all who go."""

    def __init__(
        self, decision: Decision, pieces: Sequence[Piece], view: DemonsView, hex_under: Callable[[], str | None]
    ) -> None:
        self.going: tuple[int, ...] = ()
        self.held = demons_asked_about(decision)
        super().__init__(decision, pieces, view, hex_under)

    @property
    def kept(self) -> tuple[int, ...]:
        """Those who stay."""
        return tuple(demon for demon in self.held if demon not in self.going)

    def click(self, piece: Piece) -> Outcome:
        """Send a demon away, or call him back; on a throne, whoever sits there."""
        if piece.kind == THRONE:
            number = int(piece.face)
            return self._toggle(self.kept[number]) if number < len(self.kept) and self._together() else Changed()
        options = self.options_of(piece)
        return self.intend(options[0]) if len(options) == 1 else super().click(piece)

    def press(self, key: str) -> Outcome:
        """The button of all together answers; a single demon is sent away, or called back."""
        together = self._together()
        option = self.decision.option(key)
        return Chosen(key) if option is None or (together and together.key == key) else self.intend(option)

    def intend(self, option: Option) -> Outcome:
        """Send a demon away, or call him back; one more than has to go takes the place of the last."""
        return self._toggle(int(name_of(option.key)))

    def _toggle(self, demon: int) -> Outcome:
        if demon in self.going:
            self.going = tuple(other for other in self.going if other != demon)
            return Changed()
        instead = (*self.going[:-1], demon)
        enough = self._together() is not None and self._answer_for(instead) is not None
        self.going = instead if enough and not self._answer_for((*self.going, demon)) else (*self.going, demon)
        return Changed()

    def lay_out(self, option: Option) -> None:
        """Send all away but those who are worth most without the demon whose release is advised."""
        own = self.view.magicians[self.decision.seat]
        others = tuple(demon for demon in self.held if demon != int(name_of(option.key)))
        kept = best_that_fit(others, own.wounds + own.curses)
        self.going = tuple(demon for demon in self.held if demon not in kept)

    def clear(self) -> bool:
        """Send nobody away yet; False if nobody was sent."""
        had, self.going = bool(self.going), ()
        return super().clear() or had

    def marked(self) -> frozenset[str]:
        """Those who go."""
        places = {f"demon:{demon}" for demon in self.going}
        return frozenset(piece.id for piece in self.pieces if piece.place in places)

    def is_lit(self, piece: Piece) -> bool:
        """A throne is no answer: the demons are."""
        return piece.kind != THRONE and super().is_lit(piece)

    def buttons(self) -> list[Option]:
        """The answer for all who go, as soon as the others have room."""
        together = self._together()
        return [together] if together is not None else []

    def stands_at_the_edge(self, option: Option) -> bool:
        """It stands where a choice of several is always ended."""
        return True

    def confirmable(self) -> list[Option]:
        """What releases all who go."""
        return self.buttons()

    def meant(self, key: str) -> Chosen:
        """One after the other."""
        first, *others = key.split(AND)
        return Chosen(first, tuple(others))

    def question(self) -> Text:
        """Who goes, though the rules ask for one after the other."""
        return text(WHO_GOES.message, plural=WHO_GOES.plural, n=len(self.held), room=room_for(self.kept or self.held))

    def hint(self) -> Text | None:
        """How many more have to go, or that too many do."""
        more = len(self.kept) - room_for(self.kept)
        if more > 0:
            return text(ONE_OF_THEM.message, plural=ONE_OF_THEM.plural, n=more)
        return SETTLED if self._together() is not None else TOO_MANY

    def _together(self) -> Option | None:
        """The answer for all who go; None as long as more have to."""
        return self._answer_for(self.going)

    def _answer_for(self, going: Collection[int]) -> Option | None:
        kept = [demon for demon in self.held if demon not in going]
        gone = order_of_release(self.held, kept)
        if not kept or not gone:
            return None
        words = text(KEEP.message, plural=KEEP.plural, n=len(kept), gone=len(gone))
        return Option(AND.join(f"release:{demon}" for demon in gone), words, clause=self.decision.clause)


def demons_asked_about(decision: Decision) -> tuple[int, ...]:
    """The demons of whom some have to go, in the order in which they lie; empty for every other question."""
    if decision.kind != "release":
        return ()
    return seated([int(name_of(option.key)) for option in decision.options])
