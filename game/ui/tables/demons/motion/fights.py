"""A combat held up over the map: demons and mortals on both sides, the table's row, the die and how it ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.demons.view import CombatView, DemonsView
from game.engine.decision import Event
from game.ui.tables.common.fight.held import HeldFight
from game.ui.tables.common.fight.scene import DieScale, FightScene, SceneColours
from game.ui.tables.demons.pieces.counters import portrait_of
from game.ui.tables.demons.places import SHAPE
from game.ui.tables.demons.table import DemonsTable
from game.ui.tables.demons.words import combat

if TYPE_CHECKING:
    from game.ui.kit.painting.store import PictureStore
    from game.ui.kit.painting.theme import Theme

COLOURS = SceneColours("demons/map.jpg", (214, 166, 84, 255), (104, 74, 34, 255))
PORTRAIT = 0.8
"""A portrait's width for its height."""
LARGEST_COUNTER = 120
"""Of a mortal unit, in usual pixels."""


class CombatPictures:
    """Makes what is held up of a combat."""

    def __init__(self, theme: Theme, pictures: PictureStore, table: DemonsTable) -> None:
        self._theme, self._pictures, self._table = theme, pictures, table
        self._scene = FightScene(theme, pictures, COLOURS)

    def held(self, view: DemonsView, shown: CombatView, event: Event, free: pygame.Rect) -> HeldFight:
        """The combat whose die was thrown, over the free part of the map."""
        scale = DieScale(combat.difference(shown), combat.rungs(shown, view.seat), shown.roll or 0)
        fight = combat.fight_of(view, event)
        return self._scene.held(fight, lambda side, box: self._fighters(view, shown, side, box), free, scale)

    def _fighters(self, view: DemonsView, shown: CombatView, side: int, box: pygame.Rect) -> list[pygame.Surface]:
        """A magician's portrait with his demons, or mortals."""
        seat = shown.defender if side else shown.attacker
        units = shown.defending_units if side else shown.attacking_units
        demons = shown.defending_demons if side else shown.attacking_demons
        pictures = [self._unit(view, unit, box) for unit in units]
        pictures += [self._table.cards.face(demon, min(box.width, round(box.height / SHAPE))) for demon in demons]
        if seat is not None:
            size = (round(box.height * PORTRAIT), box.height)
            pictures.insert(0, self._pictures.cover(portrait_of(view.magicians[seat]), size))
        return [picture for picture in pictures if picture is not None]

    def _unit(self, view: DemonsView, number: int, box: pygame.Rect) -> pygame.Surface | None:
        """A unit's counter, if it is still on the map."""
        unit = next((unit for unit in view.units if unit.number == number), None)
        side = min(box.width, box.height, self._theme.px(LARGEST_COUNTER))
        return self._table.counters.unit(unit, side) if unit is not None else None
