"""The course of a match on the screen: who is asked next, who answers, what is written down, what can be undone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol

from pygame import Color

from game import saves
from game.chronicle import archive
from game.chronicle.table_clock import TableClock
from game.engine.decision import Decision, Event, Text
from game.engine.match import Match
from game.engine.playing import STANDING
from game.engine.taking_back import ReplayDiffers
from game.keeping.disk import SaveError
from game.players import PERSON
from game.ui.match.opponents import Opponents
from game.ui.match.panel.log import LogLine, line_of, remark
from game.ui.match.telling.playback import Group, Playback
from game.ui.match.thinking import OpponentFailed
from game.ui.tables.common.tabletop import Tabletop
from game.words import _


class Onlooker(Protocol):
    """Who shows the course: the match screen."""

    def show(self, group: Group) -> bool:
        """Show events; True if that takes a while, and the course has to wait for it."""
        ...

    def ask(self, decision: Decision) -> None:
        """Put a question to a person."""
        ...

    def wait_for(self, decision: Decision) -> None:
        """Show that a computer player thinks."""
        ...

    def over(self) -> None:
        """Show the end."""
        ...

    def warn(self, message: str) -> None:
        """Say what went wrong without harm."""
        ...


class MatchCourse:
    """Plays a match step by step. ``eyes`` is the seat whose view is shown (None: an onlooker's).

    Without an ``autosave_id`` nothing is written down by itself. ``heard`` is told each answer of a person.
    """

    _saved_in: Text | None = None
    """Where the match stood when it was last saved."""

    def __init__(
        self,
        match: Match,
        players: Sequence[str],
        autosave_id: str,
        opponents: Opponents,
        tabletop: Tabletop,
        colour_of: Callable[[int], Color],
    ) -> None:
        self.match = match
        self.players = tuple(player or PERSON for player in players)
        self.persons = frozenset(seat for seat, player in enumerate(self.players) if player == PERSON)
        self.eyes: int | None = min(self.persons, default=None)
        self.decision: Decision | None = None
        """The question open to a person."""
        self.finished = False
        self.heard: Callable[[str], object] = lambda key: None
        self.evident: Callable[[Decision], str] = lambda decision: ""
        """The key of the only sensible answer to a person's question, "" where the person is to be asked."""
        self.given_along: set[int] = set()
        """Which choices of the record were given along with the click that gave the one before."""
        self.wish = ""
        """What a person wants to do in the middle of a computer player's turn, as soon as that is possible."""
        self._thought_of = -1
        """After how many choices it was looked who is asked next."""
        self._written: list[LogLine] = []
        self._new_statistics = tabletop.statistics
        self.statistics = tabletop.statistics()
        self.opponents = opponents
        self._owners = tabletop.owners(match.view(None))
        self._autosave_id = autosave_id
        self._colour_of = colour_of
        self._playback = Playback(match, tabletop.together)
        self.kept_at: Path | None = None
        """Where the match lies in the chronicle, once it was put away."""
        self._clock = TableClock()
        if match.record:
            self._recall()

    def _recall(self) -> None:
        """Count and write down anew what has happened so far."""
        self.statistics = self._new_statistics()
        events = self._history()
        self._written = [remark(text) for text in self.match.prologue()]
        for event in events:
            self.note(event)

    def _history(self) -> list[Event]:
        """What has happened as far as the present rules can tell it, whatever wrote the save."""
        try:
            return list(self.match.history())
        except ReplayDiffers:
            self.match.find_origin()
            return list(self.match.history())

    def note(self, event: Event) -> LogLine:
        """Put an event into log and statistics."""
        self.statistics.note(event)
        line = line_of(event, self._colour_of, self._owners)
        self._written.append(line)
        return line

    @property
    def written(self) -> list[LogLine]:
        """Every line of the log, whoever may read it."""
        return self._written

    @property
    def lines(self) -> list[LogLine]:
        """Every line that the seat whose view is shown may read."""
        return [line for line in self._written if line.readable_to(self.eyes)]

    def begin(self) -> None:
        """Wake the computer players up before they are needed."""
        if any(player != PERSON for player in self.players):
            self.opponents.start()

    def claim(self) -> bool:
        """Keep other copies of the program from saving over this match; False if one of them plays it.

        It then goes on under a name of its own.
        """
        asked, self._autosave_id = self._autosave_id, saves.claim_autosave(self._autosave_id)
        return self._autosave_id == asked

    def advance(self, onlooker: Onlooker) -> None:
        """Go on until something moves on the screen, somebody is asked, or the match is over."""
        while self.decision is None and not self.finished and not self.opponents.thinking:
            item = self._playback.next(self.eyes)
            if item is None:
                self._end(onlooker)
            elif isinstance(item, Group):
                if onlooker.show(item):
                    self._think_ahead()
                    return
            elif self.players[item.seat] == PERSON:
                self._autosave_elsewhere(onlooker)
                self.decision, self.wish = item, ""
                onlooker.ask(item)
            elif self._grant(item):
                self.autosave(onlooker)
            else:
                self._autosave_elsewhere(onlooker)
                self.opponents.ask(self.match, self.players[item.seat])
                onlooker.wait_for(item)

    def _think_ahead(self) -> None:
        """While something moves, the computer player who is asked next begins to think."""
        if self._thought_of == len(self.match.record) or self.wish or not self.opponents.in_process:
            return
        self._thought_of = len(self.match.record)
        ahead = self.match.fork()
        decision = ahead.next_decision()
        if decision is not None and self.players[decision.seat] != PERSON:
            self.opponents.ask_ahead(ahead, self.players[decision.seat])

    def answer(self, key: str, onlooker: Onlooker) -> None:
        """A person's answer to the open question."""
        self.match.choose(key)
        self.decision = None
        self.heard(key)
        self.autosave(onlooker)

    def stand(self, key: str, onlooker: Onlooker) -> bool:
        """Change a standing choice of the person whose view is shown; False while no question is open to anybody.

        The question stays open, and a computer player that thinks goes on thinking.
        """
        if self.match.decision is None or self.eyes is None or self.eyes not in self.persons or self.finished:
            return False
        self.match.stand(self.eyes, key)
        self.autosave(onlooker)
        return True

    def look_for_answer(self, onlooker: Onlooker) -> bool:
        """Take a computer player's answer if it is there; True if the match can go on."""
        try:
            key = self.opponents.poll()
        except OpponentFailed as error:
            decision = self.match.next_decision()
            key = decision.options[0].key if decision is not None else None
            onlooker.warn(_("A computer player failed and took its first option. ({reason})", reason=str(error)))
        if key is None:
            return False
        self.match.choose(key)
        self.autosave(onlooker)
        return True

    def wish_for(self, key: str, onlooker: Onlooker) -> None:
        """A person wants to step in with that answer when a computer player is asked next; twice is never mind.

        A computer player that is thinking is interrupted at once.
        """
        self.wish = "" if self.wish == key else key
        decision = self.match.decision
        if self.opponents.thinking and decision is not None and self._grant(decision):
            self.opponents.forget()
            self.autosave(onlooker)

    def _grant(self, decision: Decision) -> bool:
        """Give the answer wished for, if the question offers it."""
        if not self.wish or decision.option(self.wish) is None:
            return False
        self.match.choose(self.wish)
        self.wish = ""
        return True

    def autosave(self, onlooker: Onlooker) -> None:
        """Have the match written down; a full disk is said, not suffered."""
        if self._autosave_id:
            self._clock.tick(self.match)
            self._saved_in = self.match.game.summary(self.match.state)
            saves.autosave_soon(self._autosave_id, self.match.snapshot().encode)
        self.tell_failures(onlooker)

    def _autosave_elsewhere(self, onlooker: Onlooker) -> None:
        """An answer was saved before it led to another round: the save names the one in which it goes on."""
        if self._saved_in is not None and self._saved_in != self.match.game.summary(self.match.state):
            self.autosave(onlooker)

    def tell_failures(self, onlooker: Onlooker) -> None:
        """Say which autosaves could not be written."""
        for words in saves.autosave_failures():
            onlooker.warn(words)

    def close(self, onlooker: Onlooker) -> None:
        """The match is left: nobody thinks about it any more, and its last autosave is on the disk."""
        if self._autosave_id:
            saves.release_autosave(self._autosave_id)
        self.opponents.close()
        self.tell_failures(onlooker)

    def _end(self, onlooker: Onlooker) -> None:
        """The match is over: it goes into the chronicle, and its autosave goes."""
        self.finished = True
        try:
            self.put_away()
        except SaveError as error:
            onlooker.warn(str(error))
        onlooker.over()

    @property
    def can_be_put_away(self) -> bool:
        """Whether it is a match that is written down by itself and still runs."""
        return bool(self._autosave_id) and not self.finished

    def put_away(self) -> None:
        """Keep the match in the chronicle instead of its autosave, ended or not.

        Raises SaveError; then the autosave is still there.
        """
        if self._autosave_id:
            self._clock.tick(self.match)
            self.kept_at = archive.keep(self.match, self._autosave_id)
            saves.forget_autosave(self._autosave_id)

    # -- undo ---------------------------------------------------------------------------------------------

    def undo_refusal(self) -> Text | None:
        """Why nothing can be taken back now, or None if it can."""
        seat = self._seat_of_undo()
        if seat is None:
            return Text("You can take back a choice when you are asked, or while a computer player thinks.")
        refusal = self.match.undo_refusal(seat)
        index = self.match.undo_index(seat)
        if refusal is not None or index is None:
            return refusal
        made = [choice.seat for choice in self.match.record[index:] if choice.kind != STANDING]
        others = {*made} & self.persons - {seat}
        if others:
            names = ", ".join(self.match.seats[seat].name for seat in sorted(others))
            return Text("{name} has chosen since your last choice: it cannot be taken back.", (("name", names),))
        return None

    def can_undo(self, seat: int) -> bool:
        """Whether the last choice of all was this seat's and can be taken back."""
        index = self.match.undo_index(seat)
        return index is not None and index == len(self.match.record) - 1 and self.match.undo_refusal(seat) is None

    def others_undone(self) -> list[int]:
        """The seats whose answers an undo would take back with the last choice of the person at the screen."""
        seat = self._seat_of_undo()
        index = self.match.undo_index(seat) if seat is not None else None
        made = self.match.record[index:] if index is not None else ()
        return sorted({choice.seat for choice in made if choice.kind != STANDING} - {seat})

    def began_a_deed(self, decision: Decision) -> bool:
        """Whether the choice before an open question only began what it asks about, and can be taken back."""
        record = self.match.record
        return bool(record) and record[-1].kind != decision.kind and self.can_undo(decision.seat)

    def was_offered(self, place: str) -> bool:
        """Whether the last choice was made by the person asked now, can be undone, and might have been at a place."""
        if self.decision is None or self.undo_refusal() is not None:
            return False
        seat, before = self.decision.seat, self.match.fork()
        if before.undo_index(seat) != len(before.record) - 1 or not before.undo(seat):
            return False
        question = before.next_decision()
        return question is not None and bool(question.options_at(place))

    def _answers_itself(self) -> bool:
        """Whether the open question was never put to anybody; where nothing before it can be undone, it is now."""
        if len(self.match.record) in self.given_along:
            return True
        return self.decision is not None and bool(self.evident(self.decision))

    def _seat_of_undo(self) -> int | None:
        """Whose choice would be taken back: the person's who is asked, or who looks on while a computer thinks."""
        if self.decision is not None:
            return self.decision.seat
        return self.eyes if self.opponents.thinking and self.eyes in self.persons else None

    def undo(self, onlooker: Onlooker) -> bool:
        """Take back the last choice of the person who is asked; False if that is not possible."""
        if self.undo_refusal() is not None or not self.match.undo(self._seat_of_undo()):
            return False
        self.opponents.forget()
        self._thought_of = -1
        self._playback.forget()
        self.decision = self.match.next_decision()
        while self._answers_itself() and self.undo_refusal() is None and self.match.undo(self._seat_of_undo()):
            self.decision = self.match.next_decision()
        self.given_along = {number for number in self.given_along if number < len(self.match.record)}
        self._recall()
        self.autosave(onlooker)
        return True
