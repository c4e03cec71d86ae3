"""Clicks on the board of Devil's Circle: the price list stands for what can be clicked, and says why not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from game.devils_circle.rules.demons.options import END, RAISE_MATERIALITY, RESCUE
from game.devils_circle.rules.mages.offers import FINISH
from game.devils_circle.rules.mages_phase import POINTS_WHEN_WEAK
from game.devils_circle.state import ACTION_POINTS, ON_BOARD
from game.devils_circle.view import CircleView
from game.engine.decision import Decision, Option, Refusal, Text, Tone, text
from game.ui.tables.common.answers.option_places import verb_of
from game.ui.tables.common.controller import TableController
from game.ui.tables.common.outcomes import Changed, Chosen, Outcome, Refused
from game.ui.tables.common.pieces import Piece
from game.ui.tables.devils_circle.deeds import BY_ID, Deed
from game.ui.tables.devils_circle.evident import is_for_a_computer
from game.ui.tables.devils_circle.exorcisms import telling
from game.ui.tables.devils_circle.layout import DEED, FIGURE, ITEM, PLATE, STOCK

HINTS = {
    "place_cradle": Text("Click a lit square for the cradle, or the cradle itself to leave it there."),
    "place_mage": Text("Click any square with a frame. The Princess is safest with mages beside her."),
    "place_demon": Text("Click a square of the ring. Near a gate, or opposite the cradle, the way in is short."),
    "mage": Text(
        "Click a lit square to walk, a lit thing on the plate to use it, a demon near by to fight it, or another mage "
        "to go on with that one."
    ),
    "lay_wand": Text("Click the lit square on which the wand is to lie."),
    "set_torch": Text("Click the lit square on which the torch is to burn."),
    "set_herbs": Text("Click a lit square, then say how many bundles."),
    "pour_salt": Text("Click one of the lit sides of the square."),
    "push_cradle": Text("Click the lit square to which the cradle goes."),
    "give_item": Text("Elven drops are never handed over."),
    "resupply": Text("Click the supplies below the clock one by one, or take all."),
    "withdraw": Text("Click where the demon is driven to."),
    "rescue": Text("Click a lit square to flee there, paid with power; or stay."),
    "demon": Text("Click the demon that acts next."),
    "play": Text(
        "Click a lit square to step, a lit play on the list at the right, a lit mage to attack, or end the turn."
    ),
    "throw": Text("Click the lit square towards which it flies."),
    "psychic": Text("Click the mage whose mind is attacked."),
    "retreat": Text("Click the square to which the demon steps back."),
}
SPENT = Text("It can do no more. Click the demon that acts next, or a free play.")
USED_ON_SOMEBODY = {"drops": "drops", "book": "exorcise"}
"""The line of the price list that a thing stands for, where its use is clicked on somebody."""
TAKE_DOWN = "take_down"
ATTACK, EXORCISE = "attack", "exorcise"
SELECT = "select:"
NOTHING_DONE = Text("None of your mages has done anything yet. End the phase all the same?")
IN_VAIN = Text("No die can answer this prayer. Pray all the same?")
FREE = (END.key, RESCUE, RAISE_MATERIALITY)
"""What a demon without freedom points may still do."""
CHOOSE = Text("Choose below what to do.")
NO_STEP = Text("No step is possible: every way is blocked, or costs more than is left.")
NOBODY = {
    "demon": Text("No demon is on the board."),
    "mage": Text("No other mage is on the board."),
    "move": NO_STEP,
    "step": NO_STEP,
}
"""Why a line of the price list is dark, where nobody is there whom the rules could be asked about."""
WITH_A_REASON = Text("{words} {reason}")
WHERE = Text("Click a lit square of the board: the coin on it shows the price.")
NOT_NOW = Text("That is not possible now.")
NOBODY_ACTIVE = Text("First the open question must be answered.")


class CircleController(TableController):
    """The generic gestures, and lines of the price list that stand for what must be clicked elsewhere."""

    hints = HINTS
    weighty = frozenset({"attack", "exorcise", "drops"})
    chances_told = MappingProxyType({"pray": Text("heard"), "attack": Text("unharmed")})
    in_words: Mapping[str, tuple[str, ...]] = {
        "play": ("seize",), "mage": (ATTACK, EXORCISE, "pray", TAKE_DOWN), "give_item": (),
    }  # fmt: skip
    """Whom one can strike, or else drive away, is the chance of a turn: a button says so, for an exorcism with as few
    herbs as it takes; the demon itself offers all that can be done.

    What is handed over is named by buttons, too.

    A prayer is for strength or for power: two buttons say it at once, the line of the price list asks which.

    One that no die can answer has no button of its own.
    """

    def __init__(self, decision: Decision, pieces: Sequence[Piece], view: CircleView) -> None:
        super().__init__(decision, pieces)
        self._view = view

    def buttons(self) -> list[Option]:
        """Without the Circle's rescue move where a computer plays it: it is asked when a demon is threatened.

        An exorcism and drops say what they take.
        """
        shown = [option for option in super().buttons() if not is_for_a_computer(self._view, option)]
        return [telling(self._view, option) for option in shown]

    def hint(self) -> Text | None:
        """What to do at this kind of question."""
        if not self.offered and any(map(self._goes_on_with, self.pieces)):
            return SPENT
        return self._with_what_lacks(CHOOSE) if self.offered else super().hint()

    def hint_when_chosen(self) -> Text:
        """What to do once a weighty answer is chosen."""
        return self._with_what_lacks(super().hint_when_chosen())

    def _with_what_lacks(self, words: Text) -> Text:
        """With why a demon right beside cannot be attacked, where drops are offered and an attack is not."""
        sprinkled = next((option for option in self.offered if option.key.startswith("drops:")), None)
        kind, _colon, demon = (sprinkled.place or "").partition(":") if sprinkled is not None else ("", "", "")
        if kind != "demon" or self.decision.option(f"attack:{demon}") is not None:
            return words
        return text(WITH_A_REASON.message, words=words, reason=self.decision.refusals(f"attack:{demon}").text)

    def options_of(self, piece: Piece) -> tuple[Option, ...]:
        """Those of its place; for a line of the price list, all that it stands for, but prayers that are in vain."""
        if piece.kind == DEED:
            found = self._beginning_with(BY_ID[piece.face].keys) if self._acting() else ()
            return tuple(option for option in found if not self._is_vain(option)) or found
        return self._of_place(piece) or self._meant_by(piece)

    def _of_place(self, piece: Piece) -> tuple[Option, ...]:
        """What lies at its place. A click on a mage means to go on with that one, or, where he is the one in turn or
        another's, whatever else can be done with him; never the garlic on the square below.
        """
        found = super().options_of(piece)
        if piece.kind == FIGURE:
            found = tuple(option for option in found if option.key != TAKE_DOWN)
        chosen = tuple(option for option in found if option.key.startswith(SELECT))
        return chosen or found

    def risk(self, option: Option) -> Text | None:
        """Also the end of a phase in which no mage has done anything yet: such a click was meant for something else.

        And a prayer that no die can answer.
        """
        if self._is_vain(option):
            return IN_VAIN
        untouched = self.decision.kind == "mage" and option.key == FINISH.key and self._nobody_has_acted()
        return NOTHING_DONE if untouched and len(self.decision.options) > 1 else super().risk(option)

    def chance(self, option: Option) -> str:
        """Not of what no die decides: the attack of a mage."""
        return "" if self.decision.kind == "mage" and verb_of(option) == ATTACK else super().chance(option)

    def is_said_in_words(self, option: Option) -> bool:
        """Only what may come of something; an exorcism with the fewest herbs, of whom one cannot strike."""
        if verb_of(option) == EXORCISE and option != self._foremost_against(option.place):
            return False
        return super().is_said_in_words(option) and not self._is_vain(option)

    def _foremost_against(self, demon: str | None) -> Option | None:
        """The attack on a demon, else the exorcism that burns the fewest herbs."""
        those = [option for option in self.decision.options if option.place == demon]
        strikes = [option for option in those if verb_of(option) == ATTACK]
        drives = [option for option in those if verb_of(option) == EXORCISE]
        return next(iter(strikes or sorted(drives, key=lambda one: int(one.key.rpartition(":")[2]))), None)

    def _is_vain(self, option: Option) -> bool:
        """Whether it is a prayer that no roll of the die answers (DK-8.12)."""
        odds = self.odds(option) if verb_of(option) == "pray" else None
        return odds is not None and not any(one.tone is Tone.GOOD and one.share for one in odds.outcomes)

    def _nobody_has_acted(self) -> bool:
        return all(
            mage.points == (POINTS_WHEN_WEAK if mage.limited else ACTION_POINTS)
            for mage in self._view.mages
            if mage.controller == self.decision.seat and mage.field is not None and mage.possessed_by is None
        )

    def _meant_by(self, piece: Piece) -> tuple[Option, ...]:
        """What a click on a thing means that is used by a click on somebody else: drops, the book, the supplies."""
        if self.decision.kind != "mage" or piece.kind not in (ITEM, STOCK):
            return ()
        deed = "resupply" if piece.kind == STOCK else USED_ON_SOMEBODY.get(piece.face)
        own = piece.kind == STOCK or f"mage:{piece.zone}" == self._view.active_piece
        return self._beginning_with(BY_ID[deed].keys) if deed is not None and own else ()

    def _beginning_with(self, keys: tuple[str, ...]) -> tuple[Option, ...]:
        return tuple(option for option in self.decision.options if option.key.startswith(keys))

    def _is_spent(self) -> bool:
        """Whether the demon has nothing left to do that costs freedom points: the next one may be clicked at once."""
        return self.decision.kind == "play" and all(option.key in FREE for option in self.decision.options)

    def _goes_on_with(self, piece: Piece) -> str:
        """The key by which a demon that waits for its turn is chosen next, or ""."""
        if not self._is_spent() or not piece.place.startswith("demon:"):
            return ""
        waiting = (demon for demon in self._view.demons if demon.seat == self.decision.seat and not demon.acted)
        found = any(demon.id == piece.face and demon.status == ON_BOARD and not demon.active for demon in waiting)
        return piece.place if found else ""

    def can_click(self, piece: Piece) -> bool:
        """Also a demon that acts next, once the one in turn is spent."""
        return bool(self._goes_on_with(piece)) or super().can_click(piece)

    def _acting(self) -> bool:
        return self.decision.kind in ("mage", "play")

    def is_lit(self, piece: Piece) -> bool:
        """A line of the price list is lit if it can be done now, and something may come of it."""
        if piece.kind == DEED:
            return not all(self._is_vain(option) for option in self.options_of(piece))
        return bool(self._meant_by(piece)) or super().is_lit(piece)

    def click(self, piece: Piece) -> Outcome:
        """A line that stands for many squares only says what to click."""
        if piece.kind == DEED and piece.face in ("move", "step"):
            options = self.options_of(piece)
            if options:
                return Refused(Refusal(WHERE, options[0].clause or self.decision.clause))
        if self._is_in_turn(piece) and not self.options_of(piece):
            self.clear()
            return Changed()
        following = self._goes_on_with(piece)
        return Chosen(END.key, (following,)) if following else super().click(piece)

    def _is_in_turn(self, piece: Piece) -> bool:
        """Whether it is the mage who is played already, or his plate: a click there is no mistake."""
        return piece.kind in (FIGURE, PLATE) and self.decision.kind == "mage" and piece.place == self.decision.about

    def refused(self, piece: Piece) -> Refused:
        """The rules' own reason; for a line without a place, that of whom it would concern."""
        place = piece.place
        if place.startswith(("deed:", "item:-:")):
            deed = BY_ID.get(piece.face)
            if deed is None or not self._acting():
                return Refused(Refusal(NOBODY_ACTIVE, self.decision.clause))
            return self._nearest(deed)
        if piece.kind == DEED and not self._acting():
            return Refused(Refusal(NOBODY_ACTIVE, self.decision.clause))
        return super().refused(piece)

    def why_not(self, piece: Piece) -> Refusal | None:
        """What a line of the price list lacks."""
        is_grey = piece.kind == DEED and self._acting() and not self.is_lit(piece)
        return self.refused(piece).refusal if is_grey else None

    def _nearest(self, deed: Deed) -> Refused:
        """Why a line concerns nobody: said of the one who is nearest."""
        near = deed.near
        own = next(
            (piece for piece in self.pieces if piece.place == self._view.active_piece and piece.zone == "board"), None
        )
        there = [
            piece
            for piece in self.pieces
            if piece.place.startswith(f"{near}:") and piece.zone == "board" and piece is not own
        ]
        if own is None or not near or not there:
            words = NOBODY.get(near or deed.id, NOT_NOW)
            return Refused(Refusal(words, self.decision.clause))
        x, y = own.rect.center
        nearest = min(there, key=lambda piece: abs(piece.rect.centerx - x) + abs(piece.rect.centery - y))
        return Refused(self.decision.refusals(f"{deed.id}:{nearest.face}" if deed.refused else nearest.place))
