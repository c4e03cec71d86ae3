"""What a table says of its pieces: lines below each other, in the colour of what they mean."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial, wraps
from typing import Any, ParamSpec, TypeAlias

from game.engine.decision import Named, Text
from game.ui.kit.rich_text import RichText, Run, runs
from game.ui.tables.common.pieces import Piece

Colour = tuple[int, int, int]
GOOD: Colour = (169, 217, 138)
BAD: Colour = (255, 179, 92)
FAINT: Colour = (195, 170, 124)
GILT: Colour = (246, 221, 148)
Line: TypeAlias = Run | Text | Named | str | RichText
"""One line of an explanation; a text that is told already may have several. Clauses in a ``str`` are no links."""
Explain: TypeAlias = Callable[[Any, Piece], Iterable[Line]]
"""Tells line by line what a piece of a view is; nothing of what has no words."""
Sentences = ParamSpec("Sentences")


class Explanations:
    """What explains the pieces of a table, by their kinds."""

    def __init__(self) -> None:
        self._by_kind: dict[str, Explain] = {}

    def of(self, *kinds: str) -> Callable[[Explain], Explain]:
        """Let a function explain the pieces of these kinds."""

        def register(explain: Explain) -> Explain:
            self._by_kind |= dict.fromkeys(kinds, explain)
            return explain

        return register

    def tell(self, view: Any, piece: Piece) -> RichText | None:
        """What a piece is; None if its kind has no words."""
        explain = self._by_kind.get(piece.kind)
        return below_each_other(explain(view, piece)) or None if explain is not None else None


def line_by_line(tell: Callable[Sentences, Iterator[Line]]) -> Callable[Sentences, RichText]:
    """Lines that are yielded become one text, each on a line of its own; empty ones are left out."""

    @wraps(tell)
    def told(*args: Sentences.args, **kwargs: Sentences.kwargs) -> RichText:
        return below_each_other(tell(*args, **kwargs))

    return told


def below_each_other(lines: Iterable[Line]) -> RichText:
    """One text of lines, without those that are empty."""
    words: RichText = ()
    for line in map(tinted, lines):
        words = (*words, Run("\n"), *line) if words and line else words or line
    return words


def tinted(line: Line, colour: Colour | None = None) -> RichText:
    """A line in a colour; what has colours already keeps them."""
    if isinstance(line, str):
        return (Run(line, colour=colour),) if line else ()
    return (line,) if isinstance(line, Run) else runs(line, colour)


good, bad, faint, gilt = (partial(tinted, colour=colour) for colour in (GOOD, BAD, FAINT, GILT))
"""Lines about what helps, what harms, what matters less, and what is precious."""


def weighed(sentences: Iterable[tuple[Text, bool]]) -> Iterator[RichText]:
    """Sentences, each given with whether it is bad, in the colour of that."""
    for sentence, is_bad in sentences:
        yield tinted(sentence, BAD if is_bad else GOOD)


def title(name: str, beside: str = "") -> RichText:
    """The name at the head of an explanation, and in small letters whose it is."""
    head = Run(name, "heading")
    return (head, Run(f"  {beside}", "italic", colour=FAINT)) if beside else (head,)


def with_clause(words: Line, clause: str) -> RichText:
    """A line that ends with the clause it follows."""
    return (*tinted(words), Run(" "), *runs(clause))
