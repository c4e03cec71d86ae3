"""What all motions of this table have in common: one event between two tables, dice, light, banners."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.demons.view import DemonsView
from game.engine.decision import Event, Fact
from game.ui.kit.animation import Animation, Flash, Proclamation
from game.ui.kit.painting.glow import halo
from game.ui.tables.common.pieces import Piece, TableLayout
from game.ui.tables.demons.motion.walking import ThrownDie
from game.ui.tables.demons.pieces.art import Tint
from game.ui.tables.demons.table import DemonsTable

if TYPE_CHECKING:
    from game.ui.kit.painting.store import PictureStore


@dataclass
class Moment:
    """One event with the tables and views around it; motions are added to ``animation``."""

    animation: Animation
    event: Event
    facts: dict[str, Fact]
    before: TableLayout
    after: TableLayout
    was: DemonsView
    view: DemonsView


class MotionParts:
    """Dice, light and banners."""

    def __init__(self, pictures: PictureStore, table: DemonsTable) -> None:
        self._pictures, self._table = pictures, table

    def _die(self, moment: Moment, at: tuple[float, float], delay: float, length: float, lingers: float = 0.0) -> float:
        """Throw the die of an event; how long that takes, 0 without one."""
        roll = moment.facts.get("roll")
        if not isinstance(roll, int) or not 1 <= roll <= 6:
            return 0.0
        size = max(26, self._table.camera.area.height // 24)
        face = self._pictures.picture(f"warlocks_duel/dice/d6_{roll}.png", (size, size))
        blurred = [
            self._pictures.picture(f"warlocks_duel/dice/blur{number}.png", (size, size)) for number in range(1, 5)
        ]
        moment.animation.motions.append(ThrownDie(blurred, face, at, length, delay, lingers=lingers))
        moment.animation.sounds += ("dice_roll",) if not moment.animation.sounds else ()
        return delay + length

    def _light(self, moment: Moment, piece: Piece | None, tint: Tint, delay: float = 0.0) -> None:
        """Light that flares up over a piece."""
        if piece is not None:
            light = halo(piece.rect.size, min(piece.rect.size) // 2, 26, tint, 255).copy()
            moment.animation.motions.append(Flash(light, piece.rect.center, 0.8, delay))

    def _banner(self, moment: Moment, picture: pygame.Surface, length: float, sound: str) -> None:
        """A banner across the map."""
        centre = moment.after.centre
        moment.animation.motions.append(
            Proclamation(picture, (centre.centerx, centre.top + centre.height * 2 // 5), length)
        )
        moment.animation.sounds += (sound,) if sound else ()
