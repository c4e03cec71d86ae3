"""How the table gets from one view to the next, event by event."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.demons.box.goetia import DEMONS
from game.demons.box.treasures import TREASURES as BOX_TREASURES
from game.demons.state import FREE
from game.engine.boards.hexes import printed
from game.engine.decision import Event
from game.ui.kit.animation import Flight, Proclamation, Walk
from game.ui.kit.painting.glow import halo
from game.ui.tables.common.pieces import TableLayout
from game.ui.tables.common.spectacle import SUNNY
from game.ui.tables.demons.map import sheet
from game.ui.tables.demons.motion.event_kinds import (
    BURSTS,
    CONJURES,
    DRAWS,
    FALLS,
    FIGHTS,
    GOES,
    LEAVES,
    LOANS,
    PROCLAIMED,
    PROCLAIMED_SOUNDS,
    REMEMBERED,
    SEARCHES,
    SHINES,
    SLEEPS,
    TREASURES,
    WALKS,
)
from game.ui.tables.demons.motion.fights import CombatPictures
from game.ui.tables.demons.motion.loans import loan_told
from game.ui.tables.demons.motion.parts import ALARM, CALM, GOLD, MapMotion
from game.ui.tables.demons.motion.walking import REST_SECONDS, STEP_SECONDS, Appearing
from game.ui.tables.demons.pieces.counters import portrait_of
from game.ui.tables.demons.table import DemonsTable
from game.words import say

if TYPE_CHECKING:
    from game.ui.kit.painting.store import PictureStore
    from game.ui.kit.painting.theme import Theme

LOAN_SECONDS = 2.6
DRAW_SECONDS, DRAW_AFTER = 0.95, 0.18
"""How long a demon who comes is shown, and how long after him the next of the same conjuration comes."""
LEAVE_SECONDS = 0.85
FOUND_SECONDS = 3.2
"""How long it is said what was found, and the map shows where, before the camera goes back."""
SEIZING_SECONDS, LARGE = 1.2, 3.0
"""Of the die of a seizure before what it decides is held up, and how many times as large as others it is."""


class DemonsMotion(MapMotion):
    """Makes an animation of each kind of event."""

    def __init__(self, theme: Theme, pictures: PictureStore, table: DemonsTable) -> None:
        super().__init__(theme, pictures, table)
        self._fights = CombatPictures(theme, pictures, table)
        for kinds, show in (
            (WALKS, self._walk),
            (SLEEPS, self._sleep),
            (BURSTS, self._burst),
            (FIGHTS, self._fight),
            (PROCLAIMED, self._proclaim),
            (GOES, self._go),
            (SHINES, self._shine),
            (SEARCHES, self._search),
            (CONJURES, self._conjure),
            (DRAWS, self._draw),
            (LEAVES, self._leave),
            (LOANS, self._loan),
            (TREASURES, self._treasure),
            (FALLS, self._city),
        ):
            self._shown_by.update(dict.fromkeys(kinds, show))

    def _begin(self, before: TableLayout, after: TableLayout) -> None:
        super()._begin(before, after)
        self._row, self._drawn = 1, 0

    def _show(self, events: Sequence[Event]) -> None:
        """Demons who come together are shown side by side."""
        self._row = max(1, sum(event.kind in DRAWS for event in events))
        super()._show(events)

    # -- mortal units -------------------------------------------------------------------------------------

    def _walk(self, event: Event) -> None:
        """A unit walks its path, after its die if it rolled one."""
        facts = dict(event.facts)
        unit = next((unit for unit in self._view.units if unit.number == facts.get("unit")), None)
        piece = self._after.find(f"unit:{facts.get('unit')}")
        camera, hexes = self._table.camera, [printed(hex_id) for hex_id in _numbers(facts.get("path"))]
        path = tuple(camera.shown(sheet.centre(hex_id)) for hex_id in hexes)
        if unit is None or piece is None or not any(camera.free.collidepoint(place) for place in path):
            return
        picture = self._table.counters.unit(unit, piece.rect.width)
        delay = self._die(event, (path[0][0], path[0][1] - piece.rect.height), 0.0, 0.42)
        if len(path) > 1:
            length = STEP_SECONDS * (len(path) - 1)
            if delay:
                self._add(Walk(picture, path[:1], delay))
            self._add(Walk(picture, path, length, delay, hop=6.0, softly=True), piece.id)
            self._add(Walk(picture, path[-1:], REST_SECONDS, delay + length))
            self._sounds.append("die_set")

    def _sleep(self, event: Event) -> None:
        piece = self._after.find(f"unit:{dict(event.facts).get('unit')}")
        if piece is not None:
            self._die(event, (piece.rect.centerx, piece.rect.top - 6), 0.0, 0.4, lingers=0.4)

    def _burst(self, event: Event) -> None:
        """Light over a unit that flees or falls."""
        self._light(self._before.find(f"unit:{dict(event.facts).get('unit')}"), BURSTS[event.kind])
        self._sounds.append("die_set")

    def _fight(self, event: Event) -> None:
        """Both sides, the die and the verdict, held up over the map."""
        shown = self._view.combat
        if shown is None or not shown.roll:
            self._proclaim(event)
            return
        self._hold(self._fights.held(self._view, shown, self._after.centre))
        self._sounds.append("dice_roll")

    def _proclaim(self, event: Event) -> None:
        """A banner with the sentence of the log; a moment worth remembering has a picture of its own."""
        if event.kind in REMEMBERED:
            words, light = REMEMBERED[event.kind]
            self._hold_up(self._scene(event), say(words), say(event.text), light)
            self._sounds.append(PROCLAIMED_SOUNDS[event.kind])
            return
        self._hang(self._banners.plain(event, event.kind), 1.25, PROCLAIMED_SOUNDS.get(event.kind, ""))

    # -- magicians ----------------------------------------------------------------------------------------

    def _go(self, event: Event) -> None:
        seat = dict(event.facts).get("who")
        piece = self._after.find(f"seat:{seat}")
        if piece is None or not isinstance(seat, int) or self._view.magicians[seat].status != FREE:
            return
        start, end = self._was.magicians[seat].hex, piece.rect.center
        here = self._before.find(f"seat:{seat}")
        if start is None and here is None:
            self._light(piece, GOLD)
            return
        begin = here.rect.center if here is not None else self._table.camera.shown(sheet.centre(str(start)))
        picture = self._table.counters.magician(self._view.magicians[seat], piece.rect.width)
        length = max(0.3, min(0.9, pygame.Vector2(begin).distance_to(end) / max(60.0, piece.rect.width * 7)))
        self._add(Walk(picture, (begin, end), length, hop=14, softly=True), piece.id)
        self._sounds.append("card_slide")

    def _shine(self, event: Event) -> None:
        seat = dict(event.facts).get("who")
        piece = self._after.find(f"seat:{seat}") or self._after.find(f"plate:{seat}")
        if piece is not None:
            self._light(piece, SHINES[event.kind])
            self._tell(event, piece.rect.midtop, 1.5)
            self._die(event, (piece.rect.centerx, piece.rect.top - 30), 0.0, 0.7)

    def _search(self, event: Event) -> None:
        facts = dict(event.facts)
        piece = self._after.find(f"seat:{facts.get('who')}")
        if piece is None:
            return
        delay = self._die(event, (piece.rect.centerx, piece.rect.top - 14), 0.0, 0.8)
        self._light(piece, ALARM if facts.get("result") == "D" else CALM, delay * 0.6)
        self._tell(event, piece.rect.midtop, 1.6, delay * 0.6)

    # -- demons -------------------------------------------------------------------------------------------

    def _conjure(self, event: Event) -> None:
        """The seal flares up, the die falls."""
        facts = dict(event.facts)
        own = self._after.find(f"seat:{facts.get('who')}") or self._after.find(f"plate:{facts.get('who')}")
        centre = own.rect.center if own is not None else self._after.centre.center
        size = self._after.area.height // 3
        seal = self._banners.seal(str(facts.get("rank_id")), size).copy()
        self._add(Appearing(seal, centre, centre, 1.25))
        self._die(event, (centre[0], centre[1] - size // 3), 0.1, 1.0)
        self._light(self._after.find(f"pool:{facts.get('rank_id')}"), GOLD)
        self._sounds.append("spell_ward")

    def _draw(self, event: Event) -> None:
        """A counter comes from its pool, is shown large, and goes to its place."""
        demon, centre = dict(event.facts).get("demon"), self._after.centre
        piece = self._after.find(f"card:demon:{demon}")
        if not isinstance(demon, int) or (piece is None and demon == 0):
            return
        picture = self._table.cards.face(demon, max(70, centre.height // 5)).copy()
        hidden = (piece.id,) if piece is not None else ()
        start, apart = self._pool_of(demon).center, min(picture.get_width() + 8, centre.width // self._row)
        end = (centre.centerx + round((self._drawn - (self._row - 1) / 2) * apart), centre.centery)
        delay = DRAW_AFTER * self._drawn
        length = DRAW_SECONDS + DRAW_AFTER * (self._row - 1) - delay
        self._drawn += 1
        self._add(Appearing(picture, start, end, length, delay, fades=piece is None), *hidden)
        self._sounds.append("card_slide")

    def _leave(self, event: Event) -> None:
        """A counter goes up in smoke; faster where it is not one's own."""
        demon, height = dict(event.facts).get("demon"), self._after.centre.height
        if isinstance(demon, int) and demon in DEMONS:
            piece = self._before.find(f"card:demon:{demon}")
            picture = self._table.cards.face(demon, max(60, height // 6)).copy()
            x, y = piece.rect.center if piece is not None else self._pool_of(demon).center
            length = LEAVE_SECONDS if piece is not None else LEAVE_SECONDS / 2
            self._add(Appearing(picture, (x, y), (x, y - height // 4), length, DRAW_AFTER * self._drawn, lingers=0.2))

    def _loan(self, event: Event) -> None:
        """A demon goes to another magician or comes back: his card, for the two who may see it."""
        loan = loan_told(self._was, self._view, event)
        if loan is None:
            self._tell(event, self._after.centre.center, 1.5)
            return
        card = self._table.cards.face(loan.demon, max(70, self._after.centre.height // 6))
        self._hang(self._banners.demon(say(loan.words), card), LOAN_SECONDS, "card_slide")

    # -- treasures ----------------------------------------------------------------------------------------

    def _scene(self, event: Event) -> pygame.Surface:
        """The ring, or the magician who dies or is captured."""
        height = max(8, self._after.centre.height * 2 // 5)
        if event.kind not in ("captured", "died"):
            return self._pictures.cover("demons/ring.jpg", (height, height))
        seat = dict(event.facts).get("who")
        magician = self._view.magicians[seat if isinstance(seat, int) else 0]
        portrait = self._pictures.cover(portrait_of(magician), (height * 3 // 4, height))
        return pygame.transform.grayscale(portrait) if event.kind == "died" else portrait

    def _seized(self, event: Event, cell: int) -> None:
        """A demon has torn a treasure from its guards: its picture in the light of gold, which flies to its owner."""
        height, centre = max(8, self._after.centre.height * 2 // 5), self._after.centre
        picture = self._pictures.cover(f"demons/treasures/{cell}.jpg", (height * 4 // 3, height))
        self._begun += self._die(event, centre.center, 0.0, SEIZING_SECONDS, share=LARGE)
        self._hold_up(picture, say(BOX_TREASURES[cell].name), say(event.text), SUNNY)
        plate = self._after.find(f"plate:{dict(event.facts).get('who')}")
        if plate is not None:
            small = self._pictures.cover(f"demons/treasures/{cell}.jpg", (height // 3, height // 4))
            self._add(Flight((small,), centre.center, plate.rect.center, 0.7, self._begun))
        self._sounds.append("treasure_seized")

    def _not_seized(self, event: Event, picture: pygame.Surface) -> None:
        """The die, large, and then that it was too high."""
        centre = self._after.centre
        delay = self._die(event, (centre.centerx, centre.centery), 0.0, SEIZING_SECONDS, share=LARGE)
        self._add(Proclamation(picture, (centre.centerx, centre.top + centre.height * 2 // 5), 1.9, delay))

    def _treasure(self, event: Event) -> None:
        cell, centre = dict(event.facts).get("cell"), self._after.centre
        if event.kind == "treasure_seized" and isinstance(cell, int):
            self._seized(event, cell)
            return
        picture = self._banners.treasure(event, cell if isinstance(cell, int) else 0)
        if event.kind == "seizure_failed":
            self._not_seized(event, picture)
            return
        found = event.kind == "treasure_discovered"
        if found:
            self._light(self._after.find(f"treasure:{cell}"), GOLD, 1.0)
        self._hang(picture, FOUND_SECONDS if found else 1.9, "round")
        self._die(event, (centre.centerx, centre.centery - centre.height // 7), 0.1, 1.0)

    def _city(self, event: Event) -> None:
        hex_id = dict(event.facts).get("hex")
        if isinstance(hex_id, int):
            place = self._table.camera.shown(sheet.centre(printed(hex_id)))
            self._flash(halo((60, 60), 30, 60, (255, 110, 30), 255), place, 1.4)
        self._tell(event, self._table.camera.free.center, 1.6)


def _numbers(fact: object) -> tuple[int, ...]:
    return tuple(number for number in fact if isinstance(number, int)) if isinstance(fact, tuple) else ()
