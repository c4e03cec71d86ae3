"""Brings into sight what lies elsewhere on the map: what is asked for, pointed at, or happens there."""

from __future__ import annotations

from collections.abc import Sequence

from game.demons.view import DemonsView
from game.engine.decision import Event
from game.ui.tables.common.tabletop import Reaction
from game.ui.tables.demons.map import sheet
from game.ui.tables.demons.map.following import hex_to_see
from game.ui.tables.demons.table import DemonsTable


class MapLook:
    """Moves the camera of a table; not away from an open display."""

    def __init__(self, table: DemonsTable) -> None:
        self._table = table

    def go_to(self, view: DemonsView, what: str, own: int) -> None:
        """Look at a unit of the report, or at one's ``own`` magician, from near enough."""
        hex_id = view.magicians[own].hex
        if what.startswith("unit:"):
            hex_id = next((unit.hex for unit in view.units if unit.place == what), hex_id)
            self._table.opened = ""
        camera = self._table.camera
        if hex_id is None:
            return
        if camera.step < 3:
            camera.zoom_at(camera.free.center, 3 - camera.step)
            camera.jump_to(sheet.centre(hex_id))
        else:
            camera.glide_to(sheet.centre(hex_id))

    def look_at(self, view: DemonsView, place: str) -> Reaction:
        """Point at a place, and go to its hex if that is out of sight."""
        table, camera = self._table, self._table.camera
        hex_id = _hex_of(view, place)
        if hex_id is None or table.opened:
            return Reaction.NONE
        before, table.pointed = table.pointed, place if place.startswith("hex:") else ""
        if not camera.step or (camera.sees(sheet.centre(hex_id)) and not camera.gliding):
            return Reaction.CHANGED if table.pointed != before else Reaction.NONE
        camera.glide_to(sheet.centre(hex_id))
        return Reaction.MOVED

    def follow(self, events: Sequence[Event], view: DemonsView) -> bool:
        """Go where something happens out of sight; False if nothing does."""
        hex_id, camera = hex_to_see(events, view), self._table.camera
        if hex_id is None or not camera.step or self._table.opened or camera.sees(sheet.centre(hex_id)):
            return False
        camera.jump_to(sheet.centre(hex_id))
        return True


def _hex_of(view: DemonsView, place: str) -> str | None:
    kind, _colon, rest = place.partition(":")
    if kind == "hex":
        return rest
    here: dict[str, str | None] = {unit.place: unit.hex for unit in view.units}
    here |= {magician.place: magician.hex for magician in view.magicians}
    here |= {treasure.place: treasure.hex for treasure in view.treasures}
    return here.get(place)
