"""Texts broken into lines: what may be parted and what may not."""

from __future__ import annotations

import pytest

from game.engine.decision import Text
from game.ui.kit.painting.theme import Theme
from game.ui.kit.rich_text import Run, layout, runs

SENTENCES = (
    "Your chance to win looks like 33 %; the next best comes to 28 %.",
    "After 40 imagined continuations 100 % of them were won (95 % here).",
)


@pytest.mark.parametrize("sentence", SENTENCES)
@pytest.mark.parametrize("width", range(100, 400, 17))
def test_a_percent_sign_never_begins_a_line(sentence: str, width: int) -> None:
    block = layout(sentence, width, "body", Theme())
    lines = ["".join(span.words for span in line.spans) for line in block.lines]
    assert " ".join(lines) == sentence
    assert not any(line.startswith("%") for line in lines)


@pytest.mark.parametrize("width", range(100, 400, 17))
def test_nor_does_one_after_a_number_filled_in(width: int) -> None:
    sentence = Text(
        "Your chance looks like {share} %; the next best comes to {second} %.", (("share", 33), ("second", 8))
    )
    block = layout(sentence, width, "body", Theme())
    assert not any(line.spans[0].words.startswith("%") for line in block.lines)


def test_a_word_that_begins_with_a_percent_sign_is_a_word_of_its_own() -> None:
    block = layout("one %two", 40, "body", Theme())
    assert ["".join(span.words for span in line.spans) for line in block.lines] == ["one", "%two"]


@pytest.mark.parametrize("width", range(100, 400, 17))
def test_signs_of_rules_bound_to_the_last_word_never_begin_a_line(width: int) -> None:
    bound = Run("\N{NO-BREAK SPACE}")
    sentence = (*runs("Every seven points make you stronger for good."), bound, Run("§"), bound, Run("§"))
    block = layout(sentence, width, "body", Theme())
    lines = ["".join(span.words for span in line.spans) for line in block.lines]
    assert lines[-1].endswith("good.\N{NO-BREAK SPACE}§\N{NO-BREAK SPACE}§")
