"""The words of an open question: what is asked, what to do, and what is good for a first match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.kit.widgets import Paragraph
from game.ui.match.panel.asked import Asked, recommendation

if TYPE_CHECKING:
    from game.ui.kit.application import Application

SIZES = (19, 17, 15, 13)
"""Of the question: the first is the usual one, the others are for where there is too little room."""
GAP = 5
"""Below each paragraph, in logical pixels."""
Words = list[tuple[Paragraph, int]]


def words_of(app: Application, asked: Asked, width: int) -> Words:
    """All paragraphs, each with its height."""
    made = []
    if asked.words:
        made.append(_question(app, asked, SIZES[0]))
    if asked.hint is not None:
        dim = app.theme.dim
        made.append(Paragraph(app, "hint", asked.hint, style="sans_italic", size=15, colour=dim))
    if asked.recommended is not None:
        good = recommendation(asked.recommended)
        made.append(Paragraph(app, "recommended", good, style="sans_bold", size=15))
    return [(paragraph, paragraph.preferred_size(width)[1]) for paragraph in made]


def words_that_fit(app: Application, asked: Asked, width: int, room: int) -> Words:
    """The same in so much height: without what follows the question, and that in smaller letters, if need be."""
    words = words_of(app, asked, width)
    while len(words) > 1 and height_of(app, words) > room:
        words.pop()
    for size in SIZES[1:]:
        if asked.words and height_of(app, words) > room:
            question = _question(app, asked, size)
            words[0] = question, question.preferred_size(width)[1]
    return words


def height_of(app: Application, words: Words) -> int:
    """Of all of them, with their gaps."""
    return sum(height + app.theme.px(GAP) for _paragraph, height in words)


def _question(app: Application, asked: Asked, size: float) -> Paragraph:
    return Paragraph(app, "question", asked.words, style="body_bold", size=size)
