"""What the buttons of the side panel do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.ui.kit.rich_text import Link


@dataclass(frozen=True)
class PanelActions:
    """What the panel's buttons do."""

    choose: Callable[[str], object]
    follow: Callable[[Link], object]
    undo: Callable[[], object]
    hint: Callable[[], object]
    rules: Callable[[], object]
    menu: Callable[[], object]
    enlarge: Callable[[], object]
    filter: Callable[[int | None], object]
    close_note: Callable[[], object]
    close_news: Callable[[], object]
    skip: Callable[[], object]
    double: Callable[[], object]
