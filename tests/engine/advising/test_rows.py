"""The rows of an adviser: what judges, what speaks for an answer, what haste would take."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from game.engine.advising.rows import Advice, QuestionKind, Unjudged, UnknownQuestion
from game.engine.decision import Decision, Option, Text

OPTIONS = tuple([Option(key, Text(key)) for key in ("walk", "run", "wait")])
SPOKEN, ELSE = Text("Running is quick."), Text("Nothing else is to be had.")


def asked(kind: str) -> Decision:
    return Decision(0, kind, Text("How?"), OPTIONS, "X-1")


def judge(state: list[float], decision: Decision) -> Sequence[float]:
    return state


def of_running(state: list[float], decision: Decision, option: Option) -> Text | None:
    return SPOKEN if option.key == "run" else None


def otherwise(state: list[float], decision: Decision, option: Option) -> Text | None:
    return ELSE if option.key == "wait" else None


ROWS = {
    "silent": QuestionKind(judge),
    "spoken": QuestionKind(judge, of_running),
    "hurried": QuestionKind(judge, hurry=lambda state, decision: 2),
}


@pytest.mark.parametrize(
    ("advice", "kind", "said"),
    [
        (Advice(ROWS), "silent", [None, None, None]),
        (Advice(ROWS), "spoken", [None, SPOKEN, None]),
        (Advice(ROWS, otherwise), "silent", [None, None, ELSE]),
        (Advice(ROWS, otherwise), "spoken", [None, SPOKEN, ELSE]),
    ],
)
def test_the_reason_of_a_row_comes_before_what_is_said_otherwise(
    advice: Advice[list[float]], kind: str, said: list[Text | None]
) -> None:
    assert [advice.reason([], asked(kind), option) for option in OPTIONS] == said


def test_haste_takes_the_first_of_the_best_unless_a_row_knows_a_shorter_way() -> None:
    advice = Advice(ROWS)
    assert [advice.hurried(worths, asked("silent")) for worths in ([1.0, 3, 3], [2.0, 1, 0], [0.0, 0, 1])] == [1, 0, 2]
    assert advice.hurried([9, 0, 0], asked("hurried")) == 2
    assert advice.preferences([1, 3, 3], asked("hurried")) == [1, 3, 3]


def test_what_needs_no_judging_is_worth_the_same_and_what_nobody_knows_is_an_error() -> None:
    assert Unjudged("one is as good as the other")(None, asked("any")) == [0.0, 0.0, 0.0]
    with pytest.raises(UnknownQuestion, match="no row for the question 'riddle'"):
        Advice(ROWS).reason([], asked("riddle"), OPTIONS[0])
