"""Notes for newcomers in a match: each is shown once, beside the question with which its moment came up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.engine.advising.first_times import FirstTime, Moment, note_for
from game.engine.decision import Decision, Event, Option
from game.keeping.disk import SaveError
from game.notes_seen import load_notes_seen, remember_note

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from game.engine.game import Game
    from game.ui.kit.application import Application


class FirstTimes:
    """Finds the note for each question put to one of these persons, and remembers on the disk that it was shown."""

    def __init__(self, app: Application, game: Game, persons: Collection[int]) -> None:
        self.app = app
        self.game = game
        self.note: FirstTime | None = None
        """The note beside the open question."""
        self.recommended: Option | None = None
        """The answer that is good for a first match, at a question never asked before."""
        self._told: dict[int, list[Event]] = {seat: [] for seat in persons}
        """By person: what he was told since he answered last."""
        self._shown: set[str] = set()
        """Notes shown in this match that could not be written down."""

    @property
    def shown(self) -> FirstTime | None:
        """The note, as long as notes are wanted."""
        return self.note if self.app.settings.first_times else None

    def hear(self, event: Event) -> None:
        """Something was told: to whom it concerns it may be the first time."""
        for seat, told in self._told.items():
            if event.visible_to(seat):
                told.append(event)

    def open(self, decision: Decision, view: Any) -> None:
        """A person is asked: find the note for it, if notes are wanted and there is one not yet seen."""
        self.note = self.recommended = None
        note = self._note_for(Moment(decision, view, tuple(self._told.get(decision.seat, ()))))
        if note is not None:
            self.note, self.recommended = note, self._recommended(decision)
            self._remember(note)

    def take_in_hand(self, decision: Decision, view: Any, chosen: Sequence[Option]) -> None:
        """A person has chosen one of these answers, but not given it: its note comes before it is too late."""
        keys = tuple(option.key for option in chosen)
        note = self._note_for(Moment(decision, view, in_hand=keys)) if keys else None
        if note is not None:
            self.note = note
            self._remember(note)

    def _note_for(self, moment: Moment) -> FirstTime | None:
        """The note that a moment calls for and that was not seen yet, if notes are wanted."""
        if not self.app.settings.first_times or moment.seat not in self._told:
            return None
        seen, warning = load_notes_seen()
        if warning is not None:
            self.app.warn(warning)
        return note_for(self.game.first_times, moment, seen.of(self.game.id) | self._shown)

    def _recommended(self, decision: Decision) -> Option | None:
        """What is good for a first match, if it is offered."""
        first = self.game.first_match
        key = first.answers.get(decision.kind) if first is not None else None
        return decision.option(key) if key is not None else None

    def close(self) -> None:
        """Take the note away."""
        self.note = None

    def answered(self, seat: int) -> None:
        """The question is answered: its note goes with it."""
        self.note = self.recommended = None
        if seat in self._told:
            self._told[seat].clear()

    def _remember(self, note: FirstTime) -> None:
        """Write down that the note was shown; on a full or locked disk it counts as shown for this match."""
        try:
            remember_note(self.game.id, note.id)
        except SaveError as error:
            self.app.warn(str(error))
            self._shown.add(note.id)
