"""A combat held up over the map: demons and mortals on both sides, the table's row, the die and how it ends."""

from __future__ import annotations

from pathlib import PurePath
from typing import TYPE_CHECKING

import pygame

from game.demons.box.armenia import CITY, FOREST, MOUNTAIN, OPEN, ROUGH
from game.demons.view import CombatView, DemonsView
from game.ui.tables.common.fight.fighters.figures import FigurePictures
from game.ui.tables.common.fight.fighters.ranks import OF_ROBES, Fighters
from game.ui.tables.common.fight.fighters.standards import standard
from game.ui.tables.common.fight.held import HeldFight
from game.ui.tables.common.fight.scene import DieScale, FightScene, SceneColours
from game.ui.tables.demons.pieces.counters import portrait_of, title_of
from game.ui.tables.demons.table import DemonsTable
from game.ui.tables.demons.words import combat
from game.words import _

if TYPE_CHECKING:
    from game.ui.kit.painting.store import PictureStore
    from game.ui.kit.painting.theme import Theme

COLOURS = SceneColours((214, 166, 84, 255), (104, 74, 34, 255))
GROUNDS = {OPEN: "open", ROUGH: "mountain", MOUNTAIN: "mountain", FOREST: "forest", CITY: "city"}
"""The place in which a combat is shown, by the terrain of its hex."""


class CombatPictures:
    """Makes what is held up of a combat."""

    def __init__(self, theme: Theme, pictures: PictureStore, table: DemonsTable) -> None:
        self._table, self._pictures, self._figures = table, pictures, FigurePictures(pictures)
        self._scene = FightScene(theme, pictures, COLOURS)

    def held(self, view: DemonsView, shown: CombatView, free: pygame.Rect) -> HeldFight:
        """The combat whose die was thrown, over the free part of the map."""
        odds, roll = combat.strength_words(view, shown), shown.roll or 0
        scale = DieScale(
            _("{odds}: now the die decides", odds=odds), combat.rungs(shown, view.seat), roll,
            _("{odds}. The die: {die}", odds=odds, die=roll),
        )  # fmt: skip
        return self._scene.held(
            combat.fight_of(view), lambda side, box: self._fighters(view, shown, side, box),
            ground_of(view, shown.hex), free, scale, combat.leavers(shown),
        )  # fmt: skip

    def _fighters(self, view: DemonsView, shown: CombatView, side: int, box: pygame.Rect) -> Fighters:
        """Demons on their standards with their magician beside them, or mortals."""
        seat = shown.defender if side else shown.attacker
        units = shown.defending_units if side else shown.attacking_units
        demons = shown.defending_demons if side else shown.attacking_demons
        figures = [standard(self._pictures, f"demons/spirits/{demon:02d}.jpg", box.height) for demon in demons]
        figures += [
            self._figure(title_of(unit)[3], side, box.size) for unit in view.units if unit.number in units
        ]
        if seat is None:
            return Fighters(figures, overlap=OF_ROBES, grounded=True)
        leader = self._figure(PurePath(portrait_of(view.magicians[seat])).stem, side, box.size)
        return Fighters(figures, leader, grounded=True)

    def _figure(self, name: str, side: int, size: tuple[int, int]) -> pygame.Surface:
        return self._figures.figure(f"demons/figures/{name}.webp", size, mirrored=side == 1)


def ground_of(view: DemonsView, hex_id: str) -> str:
    """The picture of the land in which a combat takes place."""
    terrain = next((found.terrain for found in view.hexes if found.place == f"hex:{hex_id}"), OPEN)
    return f"demons/fights/{GROUNDS.get(terrain, 'open')}.webp"
