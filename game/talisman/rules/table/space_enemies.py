"""Enemies made by spaces: they leave no card and never join Enemy cards in one fight (board file, chapter 6)."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.decision import Text
from game.talisman.box.ability import Ability
from game.talisman.box.register import DRAGON, MONSTER, SPIRIT

SENTINEL, FARMER, BRIGAND, CRAGS_SPIRIT, LIZARDMAN, WEREWOLF = (
    "sentinel", "farmer", "brigand", "crags_spirit", "lizardman", "werewolf",
)  # fmt: skip
DEATH = "death"


@dataclass(frozen=True, slots=True)
class SpaceEnemy:
    """An Enemy without a card; it can be evaded in the Outer and Middle Region only (TAL-6.18.3)."""

    name: Text
    creature: str
    strength: int = 0
    craft: int = 0
    assassin: bool = False
    """Whether the Assassin may surprise it."""
    clause: str = "TAL-6.16.2"
    ability: Ability | None = None
    """How it fights beside its number, if in a way of its own."""

    @property
    def fights_with(self) -> str:
        """The ability it fights with."""
        return "craft" if self.craft else "strength"


SPACE_ENEMIES: dict[str, SpaceEnemy] = {
    SENTINEL: SpaceEnemy(Text("Sentinel"), MONSTER, strength=9, assassin=True, clause="TAL-6.11.11a"),
    FARMER: SpaceEnemy(Text("Farmer"), MONSTER, strength=3),
    BRIGAND: SpaceEnemy(Text("Brigand"), MONSTER, strength=4),
    CRAGS_SPIRIT: SpaceEnemy(Text("Spirit of the Crags"), SPIRIT, craft=4, clause="TAL-6.17.1a"),
    LIZARDMAN: SpaceEnemy(Text("Lizardman"), MONSTER, strength=4, clause="TAL-6.14.8b"),
    WEREWOLF: SpaceEnemy(Text("Werewolf"), MONSTER, clause="TAL-6.14.7b"),
    "cave_dragon": SpaceEnemy(Text("Dragon of the Cave"), DRAGON, strength=7),
    "cave_goblin": SpaceEnemy(Text("Goblin of the Cave"), MONSTER, strength=2),
}
"""By id; the Werewolf's Strength is thrown anew for every Character (TAL-6.14.7)."""
