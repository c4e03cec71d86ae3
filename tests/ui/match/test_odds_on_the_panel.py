"""Chances on the panel: every outcome is written out in letters that can be read, however long it is."""

from __future__ import annotations

from fractions import Fraction

import pygame
import pytest

from game.engine.decision import Odds, Outcome, Text
from game.ui.match.panel.odds import LETTERS, SMALLER, OddsView
from tests.ui.conftest import OpenApp

SHORT = "You win."
LONG = "A wizard offers a flight to any space of the Outer Region instead of the next move, which may be refused."


def shown(open_app: OpenApp, *told: str, width: int = 270) -> OddsView:
    each = Fraction(1, len(told) + 1)
    outcomes = [Outcome(Text(words), each) for words in told]
    return OddsView(open_app().app, Odds(Text("The throw"), (*outcomes, Outcome(Text("Nothing."), each))), width)


@pytest.mark.parametrize("width", [180, 230, 270, 400])
def test_a_long_outcome_takes_more_lines_instead_of_smaller_letters(open_app: OpenApp, width: int) -> None:
    view = shown(open_app, SHORT, LONG, width=width)
    short, long = (view._words(outcome, width) for outcome in view.outcomes[:2])
    assert [line.spans[0].size for line in short.lines] == [LETTERS]
    assert len(long.lines) > 1
    assert {span.size for line in long.lines for span in line.spans} == {SMALLER}
    assert long.words.replace("\n", "").replace(" ", "") == LONG.replace(" ", "")
    assert long.width <= width


def test_its_bar_is_high_enough_for_them(open_app: OpenApp) -> None:
    without, with_it = shown(open_app, SHORT, SHORT), shown(open_app, SHORT, LONG)
    lines = with_it._words(with_it.outcomes[1], 270)
    assert with_it.rect.height - without.rect.height >= lines.height - without._words(without.outcomes[1], 270).height


def right_edge_of_the_first_line(open_app: OpenApp, certain: str, width: int) -> bytes:
    """What is drawn where the share of the first outcome stands."""
    outcomes = (Outcome(Text(certain), Fraction(1)), Outcome(Text(SHORT), Fraction(1, 2)))
    view = OddsView(open_app().app, Odds(Text("You could pay"), outcomes, exclusive=False), width)
    wide = view.app.theme.measure("100 %", "sans_bold", LETTERS) + view.app.theme.px(6)
    return pygame.image.tobytes(view._paint().subsurface((width - wide, 0, wide, 2 * LETTERS + 8)), "RGBA")


@pytest.mark.parametrize("width", [180, 230, 270, 400])
def test_the_share_of_what_is_certain_stands_clear_of_its_words(open_app: OpenApp, width: int) -> None:
    long, short = (right_edge_of_the_first_line(open_app, certain, width) for certain in (LONG, SHORT))
    assert long == short


def test_what_excludes_each_other_makes_a_hundred(open_app: OpenApp) -> None:
    shares = (Fraction(863, 1000), Fraction(73, 1000), Fraction(12, 1000), Fraction(52, 1000))
    outcomes = tuple(Outcome(Text(SHORT), share) for share in shares)
    view = OddsView(open_app().app, Odds(Text("The throw"), outcomes), 270)
    assert [view._share(outcome) for outcome in view.outcomes] == ["87 %", "7 %", "1 %", "5 %"]


def test_equal_shares_are_told_alike_even_if_they_miss_a_hundred(open_app: OpenApp) -> None:
    view = shown(open_app, SHORT, SHORT)
    assert {view._share(outcome) for outcome in view.outcomes} == {"33 %"}
