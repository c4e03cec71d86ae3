"""What the side panel is given to show of a moment of the match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from game.engine.decision import Odds, Option, Text
from game.ui.kit.rich_text import AnyText, RichText


@dataclass
class Asked:
    """What the panel shows below the log: words, a hint, answers, chances."""

    words: AnyText = ""
    hint: Text | None = None
    options: Sequence[Option] = ()
    confirmed: frozenset[str] = frozenset()
    """The keys of answers that the pieces in hand stand for, or that are advised."""
    passing: frozenset[str] = frozenset()
    """The keys of answers that pass or end the turn: they stand at the lower edge, apart from the others."""
    odds: Odds | None = None
    tooltips: dict[str, RichText] = field(default_factory=dict)
