"""What an adviser knows of the questions of a game: one row for each kind, so that none is judged by accident."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from game.engine.decision import Decision, Option, Text

StateType = TypeVar("StateType", contravariant=True)


class UnknownQuestion(LookupError):
    """A question of a kind that no row tells how to judge."""


@dataclass(frozen=True, slots=True)
class QuestionKind(Generic[StateType]):
    """How the adviser of a game answers one kind of question.

    ``judge`` gives the worth of each option in the order offered, ``reason`` the sentence that speaks for an option,
    if one can be said shortly, and ``hurry`` the place of the best option at a glance, where judging all is dear.
    """

    judge: Callable[[StateType, Decision], Sequence[float]]
    reason: Callable[[StateType, Decision, Option], Text | None] | None = None
    hurry: Callable[[StateType, Decision], int] | None = None


@dataclass(frozen=True, slots=True)
class Unjudged:
    """A judge for questions whose answers need no judging, and why; every option is worth the same.

    >>> roll = Decision(0, "roll", Text("Roll the dice"), (Option("roll", Text("Roll")),), "WD-1.1")
    >>> Unjudged("there is one answer only")(None, roll)
    [0.0]
    """

    why: str

    def __call__(self, state: Any, decision: Decision) -> list[float]:
        return [0.0] * len(decision.options)


class Advice(dict[str, QuestionKind[StateType]]):
    """The rows of a game by the kind of the question; a kind without a row raises UnknownQuestion.

    >>> advice: Advice[None] = Advice(roll=QuestionKind(Unjudged("there is one answer only")))
    >>> advice.preferences(None, Decision(0, "raise", Text("Do you raise?"), (), "WD-1.1"))
    Traceback (most recent call last):
        ...
    game.engine.advising.rows.UnknownQuestion: the adviser has no row for the question 'raise'
    """

    def __init__(
        self,
        rows: Mapping[str, QuestionKind[StateType]] | None = None,
        otherwise: Callable[[StateType, Decision, Option], Text | None] | None = None,
        **named: QuestionKind[StateType],
    ) -> None:
        """``otherwise`` is what is said where the row of a kind has no reason for an option."""
        super().__init__(rows or {}, **named)
        self._otherwise = otherwise

    def __missing__(self, kind: str) -> QuestionKind[StateType]:
        raise UnknownQuestion(f"the adviser has no row for the question {kind!r}")

    def preferences(self, state: StateType, decision: Decision) -> Sequence[float]:
        """The worth of each option, in the order offered."""
        return self[decision.kind].judge(state, decision)

    def reason(self, state: StateType, decision: Decision, option: Option) -> Text | None:
        """What speaks for an option; None where nothing can be said shortly."""
        find = self[decision.kind].reason
        found = find(state, decision, option) if find is not None else None
        if found is None and self._otherwise is not None:
            return self._otherwise(state, decision, option)
        return found

    def hurried(self, state: StateType, decision: Decision) -> int:
        """The place among the options of what is taken at a glance, the first of those equally good."""
        kind = self[decision.kind]
        if kind.hurry is not None:
            return kind.hurry(state, decision)
        worths = kind.judge(state, decision)
        return max(range(len(worths)), key=worths.__getitem__)
