"""The phases of a round, as the head of the side panel shows them."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.decision import Text


@dataclass(frozen=True)
class Phase:
    """One phase: its id in the game's view, an icon, its name, and what one does in it and why."""

    id: str
    icon: str
    name: Text
    purpose: Text
