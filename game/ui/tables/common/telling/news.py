"""What happened since a person acted last, as the panel tells it in the place of the log."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.engine.decision import Text
from game.ui.kit.rich_text import RichText, Run, runs

BULLET = "\u2022 "


@dataclass(frozen=True)
class News:
    """A heading, and a line for each thing that happened, in its order."""

    title: Text
    lines: Sequence[Text]

    @property
    def text(self) -> RichText:
        """All lines below each other; what they name are links."""
        told: list[Run] = []
        for line in self.lines:
            told += [*([Run("\n")] if told else []), Run(BULLET), *runs(line)]
        return tuple(told)
