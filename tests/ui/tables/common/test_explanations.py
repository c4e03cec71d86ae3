"""Explanations are told line by line, each line in the colour of what it means."""

from __future__ import annotations

from collections.abc import Iterator

from pygame import Rect

from game.engine.decision import Text
from game.ui.kit.rich_text import RichText, Run
from game.ui.tables.common.pieces import Piece
from game.ui.tables.common.telling.explanations import (
    BAD,
    GOOD,
    Explanations,
    Line,
    bad,
    below_each_other,
    good,
    line_by_line,
    title,
    weighed,
    with_clause,
)


def words_of(text: RichText | None) -> str:
    return "".join(run.words for run in text or ())


def piece(kind: str) -> Piece:
    return Piece("it", "it", kind, Rect(0, 0, 1, 1), "", "")


def test_lines_stand_below_each_other_and_empty_ones_leave_no_gap() -> None:
    @line_by_line
    def tell(name: str) -> Iterator[Line]:
        yield title(name, "Ann")
        yield ()
        yield ""
        yield Text("It sleeps. WD-0.6")

    assert words_of(tell("Bear")) == "Bear  Ann\nIt sleeps. WD-0.6"
    assert tell("Bear")[-1].link is not None
    assert below_each_other(()) == ()


def test_what_helps_and_what_harms_have_colours_of_their_own() -> None:
    assert [run.colour for run in (*good("up"), *bad(Text("down")))] == [GOOD, BAD]
    assert [line[0].colour for line in weighed([(Text("down"), True), (Text("up"), False)])] == [BAD, GOOD]
    assert bad(Run("Lost", colour=GOOD)) == (Run("Lost", colour=GOOD),), "what has a colour keeps it"


def test_a_clause_at_the_end_of_a_line_is_a_link_and_none_in_a_players_name() -> None:
    assert [run.link is not None for run in with_clause("TAL-1", "TAL-6.9.2")] == [False, False, True]


def test_each_kind_of_piece_has_its_own_explanation_and_others_have_none() -> None:
    explanations = Explanations()

    @explanations.of("die", "coin")
    def explain(view: str, piece: Piece) -> Iterator[Line]:
        yield f"A {piece.kind} of {view}"

    assert words_of(explanations.tell("Ann", piece("coin"))) == "A coin of Ann"
    assert explanations.tell("Ann", piece("card")) is None
