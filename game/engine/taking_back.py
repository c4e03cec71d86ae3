"""Taking choices back: a playing returns to a checkpoint and makes the choices after it again."""

from __future__ import annotations

from game.engine.decision import Text
from game.engine.dice import Dice
from game.engine.keeping.record import RecordedChoice
from game.engine.keeping.save_format import SaveFormatError
from game.engine.playing import STANDING, IllegalChoice, Playing

IMAGINED = "imagined"
"""The kind of the record's entries that replaced the unseen; their seat is the one imagining, their key the seed."""


class ReplayDiffers(SaveFormatError):
    """The recorded choices do not fit the rules any more."""


def misfit(choice: RecordedChoice) -> Text:
    """What to say of a choice that the rules do not offer any more."""
    return Text(
        "the recorded choice {key} at the question {kind} does not fit the rules any more",
        (("key", choice.key), ("kind", choice.kind)),
    )


class Reversible(Playing):
    """A game being played whose last choices can be taken back, as far as neither chance nor secrets forbid."""

    __slots__ = ()

    def undo_index(self, seat: int | None = None) -> int | None:
        """Which recorded choice an undo would take back: the last one of a seat, of the one now asked if None."""
        if seat is None:
            seat = self.decision.seat if self.decision else (self.record[-1].seat if self.record else -1)
        for index in range(len(self.record) - 1, -1, -1):
            if self.record[index].kind == IMAGINED:
                return None
            if self.record[index].seat == seat:
                return index
        return None

    def undo_refusal(self, seat: int | None = None) -> Text | None:
        """Why nothing of a seat (None: of the one now asked) can be undone now, or None if it can."""
        index = self.undo_index(seat)
        if index is None:
            return Text("There is no choice of yours to take back.")
        draws, reveals = self.record[index].stamp
        if self.dice.draws != draws:
            return Text("Dice have been rolled or cards drawn since your last choice: it cannot be taken back.")
        if self.table.reveals != reveals:
            return Text("Something hidden has been shown since your last choice: it cannot be taken back.")
        if index < self.checkpoints[0].after:
            return Text("There is no choice of yours to take back.")
        return None

    def undo(self, seat: int | None = None) -> bool:
        """Go back to the last choice of a seat (None: of the one now asked); False, with nothing changed, if not."""
        index = self.undo_index(seat)
        if index is None or self.undo_refusal(seat) is not None:
            return False
        undone = self.record[index]
        standing = [choice for choice in self.record[index:] if choice.kind == STANDING and choice.seat != undone.seat]
        self._return_to(index)
        for choice in standing:
            self.stand(choice.seat, choice.key)
        return True

    def _return_to(self, index: int) -> None:
        while self.checkpoints[-1].after > index:
            self.checkpoints.pop()
        self._replay(self.record[:index])
        self.next_decision()

    def _replay(self, record: list[RecordedChoice]) -> None:
        """Restore the last checkpoint and make the choices after it again."""
        base = self.checkpoints[-1]
        self.dice = base.dice.copy()
        self._begin(self._copy(base.state))
        self.table.reveals = base.reveals
        self.told = base.told
        self.record = record[: base.after]
        for choice in record[base.after :]:
            self._make_again(choice)

    def _make_again(self, choice: RecordedChoice) -> None:
        decision = self.next_decision()
        if choice.kind == IMAGINED:
            self._imagine(choice.seat, int(choice.key))
            return
        if choice.kind == STANDING:
            self._stand_again(choice)
            return
        if decision is None or decision.seat != choice.seat or decision.kind != choice.kind:
            raise ReplayDiffers(misfit(choice))
        try:
            self.choose(choice.key)
        except IllegalChoice as error:
            raise ReplayDiffers(misfit(choice)) from error

    def _stand_again(self, choice: RecordedChoice) -> None:
        try:
            self.stand(choice.seat, choice.key)
        except IllegalChoice as error:
            raise ReplayDiffers(misfit(choice)) from error

    def _imagine(self, seat: int, seed: int) -> None:
        dice = Dice(seed)
        dice.draws = self.dice.draws
        self.game.imagine(self.state, seat, dice)
        self.dice = self.table.dice = dice
        stamp = (self.dice.draws, self.table.reveals)
        self.record.append(RecordedChoice(seat, IMAGINED, str(seed), stamp))
