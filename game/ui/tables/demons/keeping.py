"""Choosing who stays, where more than one demon has to leave the display."""

from __future__ import annotations

from collections.abc import Callable, Sequence

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

WHO_STAYS = Text(
    "You hold {n} demon and have room for {room}. Whom do you keep?",
    plural="You hold {n} demons and have room for {room}. Whom do you keep?",
)
TAKEN = Text("Click those who stay: {n} of {room} thrones taken. Who goes never comes back. A hint proposes a choice.")
KEEP = Text("Keep this one, release {gone}", plural="Keep these {n}, release {gone}")
AND = "+"


class KeepController(DemonsController):
    """Clicks on demons give them a throne, or take it away; one button then releases all the others."""

    def __init__(
        self, decision: Decision, pieces: Sequence[Piece], view: DemonsView, hex_under: Callable[[], str | None]
    ) -> None:
        self.kept: tuple[int, ...] = ()
        self.held = demons_asked_about(decision)
        super().__init__(decision, pieces, view, hex_under)

    def click(self, piece: Piece) -> Outcome:
        """Keep a demon, or let him go after all; on a throne, whoever sits there."""
        if piece.kind == THRONE:
            number, here = int(piece.face), seated(self.kept)
            return self._toggle(here[number]) if number < len(here) else Changed()
        options = self.options_of(piece)
        return self.intend(options[0]) if len(options) == 1 else super().click(piece)

    def press(self, key: str) -> Outcome:
        """The button of all together answers; a single demon is kept, or let go after all."""
        option = self.decision.option(key)
        return self.intend(option) if option is not None else Chosen(key)

    def intend(self, option: Option) -> Outcome:
        """Keep a demon, or let him go after all; one too many takes the throne of the last."""
        return self._toggle(int(name_of(option.key)))

    def _toggle(self, demon: int) -> Outcome:
        if demon in self.kept:
            self.kept = tuple(other for other in self.kept if other != demon)
        else:
            full = len(self.kept) >= room_for((*self.kept, demon))
            self.kept = (*(self.kept[:-1] if full else self.kept), demon)
        return Changed()

    def lay_out(self, option: Option) -> None:
        """Keep those who are worth most without the demon whose release is advised."""
        own = self.view.magicians[self.decision.seat]
        others = tuple(demon for demon in self.held if demon != int(name_of(option.key)))
        kept = best_that_fit(others, own.wounds + own.curses)
        self.kept = tuple(demon for demon in self.held if demon in kept)

    def clear(self) -> bool:
        """Keep nobody yet; False if nobody was kept."""
        had, self.kept = bool(self.kept), ()
        return super().clear() or had

    def marked(self) -> frozenset[str]:
        """Those who stay."""
        places = {f"demon:{demon}" for demon in self.kept}
        return frozenset(piece.id for piece in self.pieces if piece.place in places)

    def is_lit(self, piece: Piece) -> bool:
        """A throne is no answer: the demons are."""
        return piece.kind != THRONE and super().is_lit(piece)

    def buttons(self) -> list[Option]:
        """The answer for all who go, as soon as all who stay are chosen."""
        together = self._together()
        return [together] if together is not None else []

    def stands_at_the_edge(self, option: Option) -> bool:
        """It stands where a choice of several is always ended."""
        return AND in option.key

    def confirmable(self) -> list[Option]:
        """What releases all who are not kept."""
        return self.buttons()

    def meant(self, key: str) -> Chosen:
        """One after the other."""
        first, *others = key.split(AND)
        return Chosen(first, tuple(others))

    def question(self) -> Text:
        """Who stays, though the rules ask for one after the other who goes."""
        return text(WHO_STAYS.message, plural=WHO_STAYS.plural, n=len(self.held), room=self._room())

    def hint(self) -> Text | None:
        """What to do, and how many thrones are taken."""
        return text(TAKEN.message, n=len(self.kept), room=self._room())

    def _room(self) -> int:
        """How many may stay with those who are kept; with the highest of all as long as he may still be needed."""
        room = room_for(self.kept or self.held)
        stuck = len(self.kept) >= room and self._together() is None
        return room_for(self.held) if stuck else room

    def _together(self) -> Option | None:
        """The answer for all who go; None as long as more may stay."""
        gone = order_of_release(self.held, self.kept)
        if not self.kept or not gone:
            return None
        words = text(KEEP.message, plural=KEEP.plural, n=len(self.kept), gone=len(gone))
        return Option(AND.join(f"release:{demon}" for demon in gone), words, clause=self.decision.clause)


def demons_asked_about(decision: Decision) -> tuple[int, ...]:
    """The demons of whom some have to go; empty for every other question."""
    if decision.kind != "release":
        return ()
    return tuple(int(name_of(option.key)) for option in decision.options)


def is_about_one(held: tuple[int, ...]) -> bool:
    """Whether it is enough, for some of these demons, if that one goes."""
    return any(order_of_release(held, [other for other in held if other != demon]) for demon in held)
