"""A match: a game being played that can be taken back, forked for thinking, saved, and told again."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.decision import Event, Text
from game.engine.dice import LoadedDice
from game.engine.keeping.record import KEPT_CHECKPOINTS, Checkpoint, RecordedChoice, Snapshot
from game.engine.keeping.save_format import SaveFormatError
from game.engine.taking_back import ReplayDiffers, Reversible

TOLD_FROM = Text("This match was begun with other rules of the game. It can be told from here on: {stage}.")
DROPPED = Text(
    "The last choice does not fit the present rules any more and is asked again.",
    plural="The last {n} choices do not fit the present rules any more and are asked again.",
)


class Match(Reversible):
    """One playing of a game. Step through its events and decisions; answer decisions with :meth:`choose`.

    ``origin`` is where its story can be told from by the present rules: None for its seed, or a checkpoint if the
    match was begun under other rules. ``played`` are the seconds on a table, for whoever counts them. ``dropped``
    counts the last choices of the save it comes from that did not fit the present rules. ``branched`` is after how
    many choices it left another match; None for a match of its own.

    >>> from game.warlocks_duel import GAME
    >>> match = GAME.new_match(["Ann", "Bob"], seed=7)
    >>> decision = match.next_decision()
    >>> print(decision.seat, decision.question, decision.keys()[:2])
    0 Which mage do you play? ('mage:albus', 'mage:alonora')
    >>> match.choose("mage:alonora")
    >>> other = match.fork()
    >>> match.next_decision().seat, match.undo(0), match.decision.seat
    (1, True, 0)
    >>> match.choose("mage:gandalf")
    Traceback (most recent call last):
        ...
    game.engine.playing.IllegalChoice: 'mage:gandalf' was not offered; the options are: mage:albus, mage:alonora, ...
    >>> other.next_decision().seat, other.result
    (1, None)
    """

    __slots__ = ()

    # -- thinking -----------------------------------------------------------------------------------------

    def fork(self) -> Match:
        """A copy in the same position, secrets and coming dice included; each goes its own way."""
        twin = self._twin(self.checkpoints[:])
        twin._replay(self.record)
        if self._stands_at_the_next_decision():
            twin.next_decision()
        else:
            for _ in range(self.told - twin.told):
                twin.step()
        return twin

    def _twin(self, checkpoints: list[Checkpoint]) -> Match:
        """The same match without a position: it has to be put at one of the checkpoints."""
        twin = Match.__new__(Match)
        twin.game = self.game
        twin.seats = self.seats
        twin.options = self.options
        twin.seed = self.seed
        twin.loaded_faces = self.loaded_faces
        twin._copy = self._copy
        twin.origin = self.origin
        twin.dropped = self.dropped
        twin.played = self.played
        twin.branched = self.branched
        twin.checkpoints = checkpoints
        return twin

    def _stands_at_the_next_decision(self) -> bool:
        """Whether everything that follows the last choice has happened, told or not; else ``told`` events of it."""
        return self.decision is not None or self.over

    def imagine(self, seat: int, seed: int) -> Match:
        """A fork for thinking: all that ``seat`` cannot see, and the dice to come, are replaced from ``seed``."""
        twin = self.fork()
        twin._imagine(seat, seed)
        return twin

    def begin_here(self) -> None:
        """Make the table as it lies now the beginning: for positions laid by hand, between two steps of the rules.

        Nothing may have been asked or told yet. The match is told, taken back and saved from here.
        """
        self.origin = Checkpoint(0, self._copy(self.state), self.dice.copy(), 0)
        self.checkpoints = [self.origin]
        self._replay([])

    # -- files --------------------------------------------------------------------------------------------

    def snapshot(self) -> Snapshot:
        """What a save of this moment holds, a few references made in no time; to be encoded later, in any thread."""
        return Snapshot(
            self.game,
            self.seats,
            self.options,
            self.seed,
            self.loaded_faces,
            self.game.summary(self.state),
            tuple(self.record),
            tuple(self.checkpoints[-KEPT_CHECKPOINTS:]),
            self.origin,
            self.played,
            self.branched,
        )

    def save(self) -> bytes:
        """The match as readable, checksummed JSON, for :func:`game.engine.match_file.load`."""
        return self.snapshot().encode()

    def resume(self, checkpoints: list[Checkpoint], record: list[RecordedChoice]) -> None:
        """Go on from saved checkpoints and choices; choices after the last checkpoint that do not fit are dropped."""
        self.checkpoints = checkpoints
        try:
            self._replay(record)
            self.next_decision()
        except ReplayDiffers:
            self.dropped = len(record) - checkpoints[-1].after
            self._replay(record[: checkpoints[-1].after])
            self.next_decision()

    def find_origin(self) -> None:
        """Let the story begin as early as the present rules lead from there to where the match stands.

        That is the seed, or else the oldest of the checkpoints; nothing before it can be undone any more.
        """
        self.origin = next(start for start in (None, self.origin, *self.checkpoints) if self._leads_here(start))
        first = self.origin.after if self.origin is not None else 0
        self.checkpoints = [point for point in self.checkpoints if point.after >= first]

    def _leads_here(self, start: Checkpoint | None) -> bool:
        if start is self.checkpoints[-1]:
            return True  # the match was resumed there
        try:
            return self._replayed_from(start).fingerprint() == self.fingerprint()
        except ReplayDiffers:
            return False

    def told_from(self) -> Text | None:
        """Where the match stood when its story begins, if that is not its beginning: other rules came before."""
        if self.origin is None or self.origin.after == 0:
            return None
        return self.game.summary(self.origin.state)

    def prologue(self) -> tuple[Text, ...]:
        """What is to be said before the story of a match that other rules began; nothing of any other match."""
        stage = self.told_from()
        said = [] if stage is None else [Text(TOLD_FROM.message, (("stage", stage),))]
        if self.dropped:
            said.append(Text(DROPPED.message, (("n", self.dropped),), DROPPED.plural))
        return tuple(said)

    def replay(self) -> Match:
        """The same match played again from its seed, or from its origin if it has one, by its choices.

        Raises ReplayDiffers where they do not fit.
        """
        return self._replayed_from(self.origin)

    def stood(self, start: Checkpoint | None, choices: int, told: int = 0) -> Match:
        """The same match as it stood after its first ``choices`` choices and ``told`` events told since then.

        ``start`` is a checkpoint of this match to begin at, not after that moment, or None for its very beginning.
        Nothing goes on by itself: the next step tells the event after those. Raises ReplayDiffers where the choices
        do not fit the rules.
        """
        twin = self._put_at(start)
        for choice in self.record[len(twin.record) : choices]:
            twin._make_again(choice)
        while twin.told < told:
            twin.step()
        return twin

    def make_again(self, choice: RecordedChoice) -> None:
        """Make a recorded choice of the same match: a step forwards of one that was put at an earlier moment."""
        self._make_again(choice)

    def _replayed_from(self, start: Checkpoint | None) -> Match:
        twin = self._put_at(start)
        for choice in self.record[len(twin.record) :]:
            twin._make_again(choice)
        if self.decision is not None or self.over:
            twin.next_decision()
        return twin

    def verify(self) -> bool:
        """Whether playing again from the seed, or from the origin, gives the same fingerprint."""
        try:
            return self.replay().fingerprint() == self.fingerprint()
        except SaveFormatError:
            return False

    def history(self) -> Iterator[Event]:
        """Every event of the match so far, from its beginning or its origin; raises ReplayDiffers as `replay` does."""
        twin = self._put_at(self.origin)
        for choice in self.record[len(twin.record) :]:
            item = twin.step()
            while isinstance(item, Event):
                yield item
                item = twin.step()
            twin._make_again(choice)
        everything = self._stands_at_the_next_decision()
        while everything or twin.told < self.told:
            item = twin.step()
            if not isinstance(item, Event):
                return
            yield item

    def _put_at(self, start: Checkpoint | None) -> Match:
        """The same match at a checkpoint, or at its very beginning."""
        if start is None:
            dice = LoadedDice(*self.loaded_faces, seed=self.seed) if self.loaded_faces else None
            return Match(self.game, self.seats, self.options, self.seed, dice)
        twin = self._twin([start])
        twin._replay(self.record[: start.after])
        return twin
