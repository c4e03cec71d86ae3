"""What weighs on a player besides what can be counted: signs on plates and sheets, with words and clauses."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.engine.decision import Text
from game.ui.kit.painting.glow import Colour
from game.ui.kit.rich_text import RichText
from game.ui.tables.common.telling.explanations import with_clause


@dataclass(frozen=True)
class Status:
    """An icon and its colour, a short label with a number beside it or "", and the words of the tooltip."""

    id: str
    icon: str
    colour: Colour
    label: Text
    words: Text
    clause: str
    mark: str = ""


def told_status(statuses: Iterable[Status], id: str) -> RichText:
    """The one with that id in words; nothing if it has ended."""
    return next((with_clause(status.words, status.clause) for status in statuses if status.id == id), ())
