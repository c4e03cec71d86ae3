"""What the motions of Demons are made of: dice, light, banners, and notes that rise from the map."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import pygame

from game.demons.box.goetia import DEMONS
from game.demons.view import DemonsView
from game.engine.decision import Event
from game.ui.kit.animation import Proclamation, Rise
from game.ui.kit.painting.glow import Colour, halo
from game.ui.tables.common.between_views import BetweenViews
from game.ui.tables.common.pieces import Piece, TableLayout
from game.ui.tables.demons.motion.banners import Banners
from game.ui.tables.demons.motion.walking import TUMBLING, ThrownDie
from game.ui.tables.demons.table import DemonsTable

if TYPE_CHECKING:
    from game.ui.kit.painting.store import PictureStore
    from game.ui.kit.painting.theme import Theme

RISES = 40
"""Pixels that a note rises."""
GOLD, CALM, ALARM = (246, 221, 148), (169, 217, 138), (255, 60, 40)


class MapMotion(BetweenViews[DemonsView]):
    """Moves things over the map; it draws with what the table draws with."""

    def __init__(self, theme: Theme, pictures: PictureStore, table: DemonsTable) -> None:
        super().__init__(theme)
        self._pictures, self._table = pictures, table
        self._banners = Banners(theme, pictures, table)

    def _begin(self, before: TableLayout, after: TableLayout) -> None:
        super()._begin(before, after)
        self._sounds: list[str] = []

    def _heard(self, events: Iterable[Event]) -> tuple[str, ...]:
        """The sounds of what was added."""
        return tuple(self._sounds)

    def _die(
        self, event: Event, at: tuple[float, float], delay: float, length: float, lingers: float = 0.0, share: float = 1
    ) -> float:
        """Throw the die of an event, ``share`` times as large as usual; how long that takes, 0 without one."""
        roll = dict(event.facts).get("roll")
        if not isinstance(roll, int) or not 1 <= roll <= 6:
            return 0.0
        size = round(max(26, self._table.camera.area.height // 24) * share)
        files = (f"d6_{roll}", "blur1", "blur2", "blur3", "blur4")
        face, *blurred = (self._pictures.picture(f"warlocks_duel/dice/{file}.png", (size, size)) for file in files)
        self._add(ThrownDie(blurred, face, at, length, delay, lingers=lingers))
        self._tell_after(delay + length * TUMBLING)
        if not self._sounds:
            self._sounds.append("dice_roll")
        return delay + length

    def _light(self, piece: Piece | None, colour: Colour, delay: float = 0.0) -> None:
        """Light that flares up over a piece."""
        if piece is not None:
            light = halo(piece.rect.size, min(piece.rect.size) // 2, 26, colour, 255)
            self._flash(light, piece.rect.center, 0.8, delay)

    def _hang(self, banner: pygame.Surface, length: float, sound: str = "") -> None:
        """A banner across the map."""
        centre = self._after.centre
        self._add(Proclamation(banner, (centre.centerx, centre.top + centre.height * 2 // 5), length))
        if sound:
            self._sounds.append(sound)

    def _tell(self, event: Event, spot: tuple[int, int], length: float, delay: float = 0.0) -> None:
        """The sentence on a plate that rises from a spot, or so near to it that all of it lies on the map."""
        note, room = self._banners.note(event), self._table.camera.free
        place = note.get_rect(midtop=spot).clamp(room.left, room.top + RISES, room.width, room.height - RISES)
        self._add(Rise(note, place.midtop, length, delay, RISES, lingers=0.3))

    def _pool_of(self, demon: int) -> pygame.Rect:
        """Where a demon's pool is; the middle of the map for a demon without one."""
        pool = self._after.find(f"pool:{DEMONS[demon].rank}") if demon in DEMONS else None
        return pool.rect if pool is not None else self._after.centre
