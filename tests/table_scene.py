"""A table set up by a test: what the scenes of all games share."""

from __future__ import annotations

from game.engine.decision import Decision, Event
from game.engine.keeping.record import Checkpoint
from game.engine.match import Match
from game.engine.witness import Witness


class TableScene:
    """A match whose table was laid by hand, and what has been told since."""

    match: Match
    events: list[Event]

    def begin_here(self) -> None:
        """Make the table as it lies now the beginning of the match."""
        match = self.match
        match.checkpoints = [Checkpoint(0, match._copy(match.state), match.dice.copy(), 0)]
        assert match.problems() == []
        self.keep_books()

    def keep_books(self) -> None:
        """Follow from here on whether what is told is what happens."""
        self.witness = Witness(self.match.game.ledger(), self.match.state)
        self.answered = len(self.match.record)

    @property
    def decision(self) -> Decision | None:
        """The open question, after everything that happens before it; None when the match is over."""
        if len(self.match.record) < self.answered:  # something was taken back
            self.keep_books()
        item = self.match.step()
        while isinstance(item, Event):
            self.events.append(item)
            assert self.witness.see(item, self.match.state) == []
            self.look_on(item)
            item = self.match.step()
        self.answered = len(self.match.record)
        assert self.witness.see(item, self.match.state) == []
        assert self.match.problems() == []
        return item

    def look_on(self, event: Event) -> None:
        """Check the table after an event, where the game's rules tell only what is complete."""

    def open(self) -> Decision:
        """The open question; the match must go on."""
        decision = self.decision
        assert decision is not None, f"the match is over: {self.match.result}"
        return decision

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked now, and the kind of question."""
        decision = self.open()
        return decision.seat, decision.kind

    def told(self, kind: str) -> list[Event]:
        """The events of one kind so far."""
        return [event for event in self.events if event.kind == kind]
