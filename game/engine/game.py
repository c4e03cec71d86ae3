"""What a game must offer to be played: the interface between the engine and the games."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Coroutine, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from game.engine.advising.aim import Aim
from game.engine.advising.first_match import FirstMatch
from game.engine.advising.first_times import FirstTime
from game.engine.decision import Decision, Odds, Option, Refusal, Text
from game.engine.dice import Dice
from game.engine.match import Match
from game.engine.seating import GameOption, OptionValue, Seat, SetupError, seat_of
from game.engine.view import TableView
from game.engine.witness import Ledger

if TYPE_CHECKING:
    from game.engine.table import Table

__all__ = ["Game", "GameOption", "OptionValue", "Result", "Seat", "SetupError"]


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended. ``places`` gives each seat's rank, 1 for the winners; equal ranks are shared."""

    winners: tuple[int, ...]
    places: tuple[int, ...]
    reason: Text
    clause: str


class Game(ABC):
    """One of the games in the catalogue. It holds no match: everything about one lies in its state."""

    id: ClassVar[str]
    name: ClassVar[Text]
    subtitle: ClassVar[Text]
    rules_version: ClassVar[int]
    """Rises by one whenever decks, rules or the shape of the state change, so that saves know by which rules they were
    played. Those of earlier versions go on from their checkpoints: a new field of the state needs a default, and none
    is renamed. `dev.py rules` writes down what a version is, `dev.py saves` keeps saves of it."""
    state_type: ClassVar[type]
    fewest_seats: ClassVar[int]
    most_seats: ClassVar[int]
    options: ClassVar[tuple[GameOption, ...]] = ()
    horizon: ClassVar[int] = 16
    """How many decisions a thinking player looks ahead at most before it judges by :meth:`value`."""

    checkpoint_every: ClassVar[int] = 5
    """Choices between two checkpoints at least: fewer make forks faster and play slower."""

    has_dice: ClassVar[bool] = True
    """Whether chance has a part in it: dice are rolled, or decks and piles shuffled."""

    has_secrets: ClassVar[bool] = True
    """Whether a seat may know what another may not, besides the order of decks and piles."""

    longest_wait: ClassVar[int] = 0
    """For how long, in the unit of :meth:`length`, a seat that still plays may be asked nothing; 0: nobody looks."""

    unwise: ClassVar[float] = -math.inf
    """Options of this preference or less are not worth a thought while there are others."""

    slips: ClassVar[float] = 0.25
    """How often a beginner takes another answer than the one that looks best; more where luck evens much out."""

    worst_slip: ClassVar[float] = math.inf
    """By how much an answer may look worse than the best to be given by such a slip."""

    first_times: ClassVar[Sequence[FirstTime]] = ()
    """What a newcomer is told when something comes up for the first time; rare moments come before usual ones."""

    first_match: ClassVar[FirstMatch | None] = None
    """What is good for a first match of the game."""

    @abstractmethod
    def new_state(self, seats: int, options: Mapping[str, OptionValue]) -> Any:
        """The table before anybody has done anything."""

    def reason(self, state: Any, decision: Decision, option: Option) -> Text | None:
        """What speaks for an option, in a sentence that a hint adds to its numbers; None where they must do.

        It says nothing that the seat asked may not know.
        """
        return None

    def aim(self, state: Any, seat: int) -> Aim | None:
        """What a seat needs next, by the same judgement as hints; None where a game doesn't say, or it plays no more.

        It says nothing that the seat may not know.
        """
        return None

    def role(self, seat: int, seats: int, options: Mapping[str, OptionValue]) -> Text | None:
        """Which side a seat will play, where seats differ from the start; None where they don't.

        Raises SetupError for seats or options that the game does not have.
        """
        return None

    @abstractmethod
    def table(self, state: Any, dice: Dice, seats: tuple[Seat, ...]) -> Table[Any]:
        """The verbs of this game over a state."""

    @abstractmethod
    def step(self, table: Any) -> Coroutine[Any, Any, None]:
        """The rules from one checkpoint to the next; when it returns, the state alone tells the whole story.

        A rule that ends the match says so in the state; it may raise MatchOver to leave everything under way.
        """

    @abstractmethod
    def is_over(self, state: Any) -> bool:
        """Whether the match has ended."""

    @abstractmethod
    def result(self, state: Any) -> Result | None:
        """Winners, places, reason and clause once the match is over."""

    @abstractmethod
    def view(self, state: Any, seat: int | None, seats: tuple[Seat, ...]) -> TableView:
        """What a seat (None: an onlooker) may see, as plain data."""

    def open_view(self, state: Any, seats: tuple[Seat, ...]) -> TableView:
        """What an onlooker sees when everybody has laid his cards open; decks stay closed.

        For matches that are over. A game that lets seats hide something from each other shows it here.
        """
        return self.view(state, None, seats)

    @abstractmethod
    def imagine(self, state: Any, seat: int, dice: Dice) -> None:
        """Replace in place everything ``seat`` cannot see by something equally possible."""

    @abstractmethod
    def problems(self, state: Any) -> list[str]:
        """Everything that is impossible about a state, in words; empty for every state the rules can reach."""

    def ledger(self) -> Ledger:
        """The books by which a witness proves that events tell the truth."""
        return Ledger()

    @abstractmethod
    def refusal(self, state: Any, decision: Decision, place: str) -> Refusal:
        """Why a place cannot be chosen at that decision."""

    def odds(self, state: Any, decision: Decision, option: Option) -> Odds | None:
        """The exact chances of an option, or None if nothing is left to chance."""
        return None

    def standing_choices(self, state: Any, seat: int) -> Sequence[str]:
        """The keys of what a seat may change at any question, its own or not, without answering it; none by default.

        Such a choice stands until it is changed (when to be asked, what to do by itself) and is the seat's secret.
        """
        return ()

    def stand(self, state: Any, seat: int, key: str) -> None:
        """Change a standing choice in place; the key is one of :meth:`standing_choices`."""
        raise NotImplementedError(f"{self.id} has no standing choices")

    def proposal(self, state: Any, decision: Decision) -> str | None:
        """The key of the answer to lay out for the player to accept or change, or None."""
        return None

    @abstractmethod
    def preferences(self, state: Any, decision: Decision) -> Sequence[float]:
        """How good each option looks to a sensible player who sees only what the seat may see."""

    def unkind(self, state: Any, decision: Decision) -> frozenset[str]:
        """The keys of answers that strike somebody who has hardly begun: a friendly beginner does not give them."""
        return frozenset()

    def careless(self, state: Any, decision: Decision, worths: Sequence[float]) -> frozenset[str]:
        """The keys of answers that not even a beginner gives, by their preferences: what throws something dear away."""
        least = max(worths) - self.worst_slip
        return frozenset(
            option.key
            for option, worth in zip(decision.options, worths, strict=True)
            if worth <= self.unwise or worth < least
        )

    def hurried(self, state: Any, decision: Decision) -> int:
        """The place among the options of what a sensible player would take at a glance, in imagined continuations.

        It is asked thousands of times a second; where :meth:`preferences` are dear, a game has something cheaper.
        """
        preferences = self.preferences(state, decision)
        return max(range(len(preferences)), key=preferences.__getitem__)

    def turns_ahead(self, state: Any) -> int:
        """How many turns, in the unit of :meth:`length`, a thinking player looks ahead from a position.

        All that it compares has then come equally far; 0 for no other end than :attr:`horizon`.
        """
        return 0

    def caution(self, state: Any) -> float:
        """By how many standard errors an answer must have done better than the favourite to take its place.

        Much caution suits games in which luck hides what an answer is worth; a little was best in most.
        """
        return 0.5

    def value(self, state: Any, seat: int) -> float:
        """About how likely a seat is to win from here, from 0 to 1; asked only of imagined states."""
        return 0.5

    def reward(self, result: Result, seat: int) -> float:
        """What the end of a match is worth to a seat, from 0 to 1; those who win together share, unless as one side."""
        return 1.0 / len(result.winners) if seat in result.winners else 0.0

    def adopt(self, state: Any) -> None:
        """Bring a state of earlier rules in order, where these rules forbid what those allowed."""
        return

    def is_in_play(self, state: Any, seat: int) -> bool:
        """Whether a seat still takes part: it has neither been thrown out nor left for good."""
        return True

    def figure(self, state: Any, seat: int) -> Text | None:
        """Whom or what a seat plays, in a word for lists of matches ("Troll"); None where seats are all alike."""
        return None

    def score(self, state: Any, seat: int) -> int | None:
        """What a seat has gathered of what the game counts at its end; None where it counts nothing."""
        return None

    @abstractmethod
    def summary(self, state: Any) -> Text:
        """Where the match stands, in a few words for a list of saves ("Round 3, casting")."""

    @abstractmethod
    def length(self, state: Any) -> int:
        """How long the match has lasted, in the game's own unit (rounds, turns)."""

    def check_setup(
        self, seats: Sequence[Seat | str | Mapping[str, str]], options: Mapping[str, OptionValue] | None
    ) -> tuple[tuple[Seat, ...], dict[str, OptionValue]]:
        """Seats and options in full, checked; raises SetupError with what is allowed."""
        full = tuple(seat_of(seat) for seat in seats)
        if not self.fewest_seats <= len(full) <= self.most_seats:
            raise SetupError(f"{self.name} is for {self.fewest_seats} to {self.most_seats} seats, not {len(full)}")
        known = {option.id: option for option in self.options}
        for name in options or {}:
            if name not in known:
                raise SetupError(f"{self.name} has no option {name!r}; it has: {', '.join(known) or 'none'}")
        chosen = dict(options or {})
        return full, {name: option.check(chosen.get(name, option.default)) for name, option in known.items()}

    def new_match(
        self,
        seats: Sequence[Seat | str | Mapping[str, str]],
        options: Mapping[str, OptionValue] | None = None,
        seed: int = 0,
        dice: Dice | None = None,
    ) -> Match:
        """A match about to begin.

        ``seats`` are :class:`Seat` objects, names, or mappings with the fields of a seat. The same seed and choices
        give the same match on every platform. ``dice`` replaces the dice made from the seed (for tests).
        Raises SetupError for seats or options the game does not have.
        """
        full, chosen = self.check_setup(seats, options)
        return Match(self, full, chosen, seed, dice)
