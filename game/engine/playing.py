"""The playing of a match forwards: runs a game's rules, asks, records the choices, keeps checkpoints."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from game.engine.decision import Decision, Event, Odds, Option, Refusal
from game.engine.dice import Dice, LoadedDice
from game.engine.keeping import save_format
from game.engine.keeping.copying import copier
from game.engine.keeping.record import KEPT_CHECKPOINTS, Checkpoint, RecordedChoice
from game.engine.seating import OptionValue, Seat, SetupError
from game.engine.table import MatchOver
from game.engine.view import TableView

if TYPE_CHECKING:
    from game.engine.game import Game, Result

STANDING = "standing"
"""The kind of the record's entries that changed a standing choice while a question was open, which stays open."""

new_tuple = tuple.__new__
"""Makes a named tuple without the Python-level constructor, which is felt at every choice."""


class IllegalChoice(ValueError):
    """A choice that was not offered."""


class BrokenRules(RuntimeError):
    """A game's rules did what no rules may do, such as asking a question without an answer."""


class Playing:
    """A game being played: what has been chosen, how it stands, and what is asked now; it only goes forwards."""

    __slots__ = (
        "_answer",
        "_copy",
        "_rules",
        "branched",
        "checkpoints",
        "decision",
        "dice",
        "dropped",
        "game",
        "loaded_faces",
        "options",
        "origin",
        "over",
        "played",
        "record",
        "seats",
        "seed",
        "state",
        "table",
        "told",
    )

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
        self.played = 0
        self.branched: int | None = None
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
