"""A match: runs a game's rules, records the choices, keeps checkpoints, undoes and forks."""

from __future__ import annotations

from collections.abc import Coroutine, Iterator
from typing import TYPE_CHECKING, Any

from game.engine import save_format
from game.engine.copying import copier
from game.engine.decision import Decision, Event, Odds, Option, Refusal, Text
from game.engine.dice import Dice, LoadedDice
from game.engine.record import KEPT_CHECKPOINTS, Checkpoint, RecordedChoice, Snapshot
from game.engine.save_format import SaveFormatError
from game.engine.seating import OptionValue, Seat, SetupError
from game.engine.table import MatchOver
from game.engine.view import TableView

if TYPE_CHECKING:
    from game.engine.game import Game, Result

IMAGINED = "imagined"
"""The kind of the record's entries that replaced the unseen; their seat is the one imagining, their key the seed."""
STANDING = "standing"
"""The kind of the record's entries that changed a standing choice while a question was open, which stays open."""


TOLD_FROM = Text("This match was begun with other rules of the game. It can be told from here on: {stage}.")
DROPPED = Text(
    "The last choice does not fit the present rules any more and is asked again.",
    plural="The last {n} choices do not fit the present rules any more and are asked again.",
)

new_tuple = tuple.__new__
"""Makes a named tuple without the Python-level constructor, which is felt at every choice."""


class IllegalChoice(ValueError):
    """A choice that was not offered."""


class BrokenRules(RuntimeError):
    """A game's rules did what no rules may do, such as asking a question without an answer."""


class ReplayDiffers(SaveFormatError):
    """The recorded choices do not fit the rules any more."""


def misfit(choice: RecordedChoice) -> Text:
    """What to say of a choice that the rules do not offer any more."""
    return Text(
        "the recorded choice {key} at the question {kind} does not fit the rules any more",
        (("key", choice.key), ("kind", choice.kind)),
    )


class Match:
    """One playing of a game. Step through its events and decisions; answer decisions with :meth:`choose`.

    ``origin`` is where its story can be told from by the present rules: None for its seed, or a checkpoint if the
    match was begun under other rules. ``dropped`` counts the last choices of the save it comes from that did not fit
    the present rules.

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
    game.engine.match.IllegalChoice: 'mage:gandalf' was not offered; the options are: mage:albus, mage:alonora, ...
    >>> other.next_decision().seat, other.result
    (1, None)
    """

    __slots__ = (
        "_answer",
        "_copy",
        "_rules",
        "checkpoints",
        "decision",
        "dice",
        "dropped",
        "game",
        "loaded_faces",
        "options",
        "origin",
        "over",
        "record",
        "seats",
        "seed",
        "state",
        "table",
        "told",
    )  # fmt: skip

    def __init__(
        self,
        game: Game,
        seats: tuple[Seat, ...],
        options: dict[str, OptionValue],
        seed: int,
        dice: Dice | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.dice = dice.copy() if dice is not None else Dice(seed)
        self.loaded_faces = self.dice.faces if isinstance(self.dice, LoadedDice) else ()
        self._copy = copier(game.state_type)
        self._begin(game.new_state(len(seats), options))
        self.origin: Checkpoint | None = None
        self.dropped = 0
        self.checkpoints: list[Checkpoint] = [Checkpoint(0, self._copy(self.state), self.dice.copy(), 0)]

    def _begin(self, state: Any) -> None:
        self.state = state
        self.over = self.game.is_over(state)
        self.table = self.game.table(state, self.dice, self.seats)
        self.decision: Decision | None = None
        self.record: list[RecordedChoice] = []
        self.told = 0
        self._rules: Coroutine[Any, Any, None] | None = None
        self._answer: str | None = None

    # -- playing ------------------------------------------------------------------------------------------

    def step(self) -> Event | Decision | None:
        """The next event, the open decision, or None when the match is over."""
        if self.decision is not None:
            return self.decision
        self.table.listening = True
        return self._advance()

    def next_decision(self) -> Decision | None:
        """The next decision, stepping over events, or None when the match is over."""
        if self.decision is not None:
            return self.decision
        self.table.listening = False
        item = self._advance()
        while type(item) is Event:
            item = self._advance()
        return self.decision

    def choose(self, key: str) -> None:
        """Answer the open decision; raises IllegalChoice for anything not offered, and changes nothing then."""
        decision = self.decision
        if decision is None:
            raise IllegalChoice("no question is open: call step() or next_decision() first")
        for option in decision.options:
            if option.key == key:
                break
        else:
            raise IllegalChoice(f"{key!r} was not offered; the options are: {', '.join(decision.keys())}")
        stamp = (self.dice.draws, self.table.reveals)
        self.record.append(new_tuple(RecordedChoice, (decision.seat, decision.kind, key, stamp)))
        self.decision = None
        self.told = 0
        self._answer = key

    def stand(self, seat: int, key: str) -> None:
        """Change a standing choice of a seat while a question is open, whoever is asked; the question stays open.

        Raises IllegalChoice, and changes nothing, if no question is open or the game does not offer that.
        """
        if self.decision is None:
            raise IllegalChoice("no question is open: a standing choice changes between question and answer")
        if key not in self.game.standing_choices(self.state, seat):
            raise IllegalChoice(f"{key!r} is no standing choice of seat {seat} now")
        stamp = (self.dice.draws, self.table.reveals)
        self.record.append(RecordedChoice(seat, STANDING, key, stamp))
        self.game.stand(self.state, seat, key)

    def _advance(self) -> Event | Decision | None:
        while True:
            rules = self._rules
            if rules is None:
                if self.over:
                    return None
                if len(self.record) - self.checkpoints[-1].after >= self.game.checkpoint_every:
                    self._checkpoint()
                rules = self._rules = self.game.step(self.table)
            answer = self._answer
            self._answer = None
            try:
                item = rules.send(answer)
            except StopIteration:
                self._rules = None
                self.over = self.game.is_over(self.state)
                continue
            except MatchOver:
                self._rules = None
                self.over = self.game.is_over(self.state)
                if not self.over:
                    raise BrokenRules("the rules ended the match without saying so in the state") from None
                continue
            if type(item) is Decision:
                if not item.options:
                    raise BrokenRules(f"the question {item.kind!r} has no answer")
                item.explainer = self
                self.decision = item
                return item
            self.told += 1
            event: Event = item
            return event

    def _checkpoint(self) -> None:
        """Copy the state, and let go of the copies that no undo can return to any more.

        Nothing is undone past chance or secrets, so a checkpoint is needed only while the last choice before the one
        that follows it may still be taken back. A long match would otherwise keep a thousand states, to be walked
        through by every collection of garbage and copied by every fork.
        """
        state = self._copy(self.state)
        dice = self.dice.copy()
        checkpoints = self.checkpoints
        checkpoints.append(Checkpoint(len(self.record), state, dice, self.table.reveals, self.told))
        stamp = (dice.draws, self.table.reveals)
        while len(checkpoints) > KEPT_CHECKPOINTS and self.record[checkpoints[1].after - 1].stamp != stamp:
            del checkpoints[0]

    # -- looking ------------------------------------------------------------------------------------------

    @property
    def result(self) -> Result | None:
        """Winners, places, reason and clause; None while the match goes on."""
        return self.game.result(self.state) if self.over else None

    def view(self, seat: int | None) -> TableView:
        """What a seat may see; None is an onlooker, who sees what all seats see."""
        if seat is not None and not 0 <= seat < len(self.seats):
            raise SetupError(f"there is no seat {seat}; the seats are 0 to {len(self.seats) - 1}")
        return self.game.view(self.state, seat, self.seats)

    def problems(self) -> list[str]:
        """Everything impossible about the state; always empty unless the rules are broken."""
        return self.game.problems(self.state)

    def fingerprint(self) -> str:
        """A hash of the state and its dice, equal on every platform and Python version."""
        return save_format.fingerprint(self.state, self.dice.state)

    def explain_refusal(self, decision: Decision, place: str) -> Refusal:
        """Why a click on ``place`` means nothing at that decision."""
        return self.game.refusal(self.state, decision, place)

    def explain_odds(self, decision: Decision, option: Option) -> Odds | None:
        """The exact chances of an option."""
        return self.game.odds(self.state, decision, option)

    def propose(self, decision: Decision) -> str | None:
        """The answer to lay out for the player to accept or change."""
        return self.game.proposal(self.state, decision)

    # -- going back ---------------------------------------------------------------------------------------

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
        twin.checkpoints = checkpoints
        return twin

    def _stands_at_the_next_decision(self) -> bool:
        """Whether everything that follows the last choice has happened, told or not; else ``told`` events of it."""
        return self.decision is not None or (self.told == 0 and self.over)

    def imagine(self, seat: int, seed: int) -> Match:
        """A fork for thinking: all that ``seat`` cannot see, and the dice to come, are replaced from ``seed``."""
        twin = self.fork()
        twin._imagine(seat, seed)
        return twin

    def _imagine(self, seat: int, seed: int) -> None:
        dice = Dice(seed)
        dice.draws = self.dice.draws
        self.game.imagine(self.state, seat, dice)
        self.dice = self.table.dice = dice
        stamp = (self.dice.draws, self.table.reveals)
        self.record.append(RecordedChoice(seat, IMAGINED, str(seed), stamp))

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
