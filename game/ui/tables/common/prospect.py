"""What an answer leads to, where that is told on a card in place of a plain button."""

from __future__ import annotations

from dataclasses import dataclass

from game.ui.kit.rich_text import RichText


@dataclass(frozen=True)
class Prospect:
    """The name of a painting under assets/pictures, a title, and what is to be known, a line each."""

    scene: str
    title: str
    lines: tuple[RichText, ...]
