"""The table of Demons, as the match screen uses it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from functools import partial

import pygame

from game.demons.referee.closed import closed_attacks
from game.demons.state import DEMON_USE, FIRST_PHASE, IN_PLAY, MORTAL_MOVEMENT
from game.demons.view import DemonsView
from game.engine.decision import Decision, Event, Option
from game.engine.game import Result
from game.engine.keeping.record import RecordedChoice
from game.ui.kit.painting.kept import Kept
from game.ui.kit.painting.store import PictureStore
from game.ui.kit.painting.theme import Theme
from game.ui.kit.rich_text import RichText
from game.ui.tables.common.controller import TableController
from game.ui.tables.common.pieces import Piece, TableLayout
from game.ui.tables.common.tabletop import Reaction, Tabletop
from game.ui.tables.common.telling.ending import Ending
from game.ui.tables.common.telling.statistics import EventCount
from game.ui.tables.demons.comparing import beside, combat_to_join
from game.ui.tables.demons.controller import DemonsController
from game.ui.tables.demons.evident import evident_answer
from game.ui.tables.demons.gestures import MapGestures, tool_of_key
from game.ui.tables.demons.keeping import KeepController
from game.ui.tables.demons.lighting import QuestionLight
from game.ui.tables.demons.looking import MapLook
from game.ui.tables.demons.map.fight_sight import ROWS
from game.ui.tables.demons.motion.between_views import DemonsMotion
from game.ui.tables.demons.motion.event_kinds import FIGHTS
from game.ui.tables.demons.pieces.answer_pictures import picture_of
from game.ui.tables.demons.pieces.counters import portrait_of
from game.ui.tables.demons.pieces.fighters import fight_of
from game.ui.tables.demons.places import (
    CONTROL,
    GROUND,
    HEX,
    KEEPING,
    PANELS,
    POOL,
    TOOL,
)
from game.ui.tables.demons.table import DemonsTable
from game.ui.tables.demons.telling.ending import ending
from game.ui.tables.demons.telling.hoards import HoardStatistics
from game.ui.tables.demons.tension import tension
from game.ui.tables.demons.words.explanations import of_hex, of_pool
from game.ui.tables.demons.words.phases import PHASES, TURN_WORDS
from game.ui.tables.demons.words.pieces import EXPLANATIONS
from game.ui.tables.demons.words.previews import Previews
from game.words import _

SHARE, SHARE_BESIDE_COMBAT = 0.45, 0.33
"""How much of the map's height a card that is shown large may take, without the words below it."""
COMING = ("demon_drawn", "demon_turned_away")
"""Events of one conjuration, with nothing to decide between them."""
TREASURE_DICE = ("treasure_discovered", "treasure_seized", "seizure_failed")
"""Events of treasure that a die decides."""


class DemonsTabletop(Tabletop):
    """Demons."""

    waiting_clause = "DEM-3.0b"
    turn_words = TURN_WORDS
    phases = PHASES
    explanations = EXPLANATIONS
    held = FIGHTS

    table: DemonsTable

    def __init__(self, theme: Theme, pictures: PictureStore) -> None:
        self.table = DemonsTable(theme, pictures)
        self.moving = DemonsMotion(theme, pictures, self.table)
        self._previews = Previews(pictures, self.table.cards)
        self._light = QuestionLight(self.table)
        self._gestures = MapGestures(self.table)
        self._look = MapLook(self.table)
        self._question: Decision | None = None
        """A question that the table has not been laid out for yet."""
        self._bottom = 0
        self._explained: Kept[dict[str, RichText | None]] = Kept()

    # -- drawing ------------------------------------------------------------------------------------------

    def layout(self, view: DemonsView, area: pygame.Rect, bottom: int) -> TableLayout:
        """Where everything lies, prepared for a question that was just put."""
        self._bottom = bottom
        if self._question is not None:
            self._light.prepare(view, self._question)
            self._question = None
        return self.table.layout(view, area, bottom)

    def together(self, group: Sequence[Event], event: Event) -> bool:
        """Each event is shown for itself, but units that sleep on share a moment, and so do demons conjured at once."""
        if event.kind in COMING:
            return all(other.kind in COMING for other in group)
        return event.kind == "unit_slept" and all(other.kind == "unit_slept" for other in group) and len(group) < 4

    def holds(self, event: Event, view: DemonsView, persons: Collection[int]) -> bool:
        """How a combat ends is held up to those who fight it; what is found, and a seizure, to whose demon did it."""
        if event.kind in TREASURE_DICE:
            return dict(event.facts).get("who") in persons
        combat = view.combat
        return (
            super().holds(event, view, persons)
            and combat is not None
            and not {combat.attacker, combat.defender}.isdisjoint(persons)
        )

    def rehearse(self, view: DemonsView, area: pygame.Rect, bottom: int) -> Iterator[Callable[[], object]]:
        """The next zoom steps, one at a time; from afar rather that of a fight than the smaller one."""
        camera = self.table.camera
        near = camera.step_for(ROWS)
        for step in (near if near > camera.step > 0 else camera.step - 1, camera.step + 1):
            if 0 <= step <= camera.steps:
                yield partial(self.table.map.picture, camera.zoom_of(step), view.hexes)

    # -- questions ----------------------------------------------------------------------------------------

    def asked(self, decision: Decision | None) -> None:
        """What is asked will be lit, opened and brought into sight when the table is laid out."""
        self._question = decision
        if decision is None:
            self._light.end()
        self.revision += 1

    def controller(self, view: DemonsView, decision: Decision, pieces: Sequence[Piece]) -> TableController:
        """The gestures."""
        kind = KeepController if self.table.keeping.held else DemonsController
        return kind(decision, pieces, view, lambda: self.table.camera.hex_at(self._gestures.mouse))

    def evident_answer(
        self, view: DemonsView, decision: Decision, record: Sequence[RecordedChoice], *, alone: bool, stops_at_end: bool
    ) -> str:
        """The end of a turn in which nothing but letting captives go is left."""
        return evident_answer(view, decision, record, alone=alone, stops_at_end=stops_at_end)

    def closed(self, view: DemonsView, decision: Decision) -> Sequence[Option]:
        """The attacks that what was done in this phase has ruled out."""
        return closed_attacks(view, decision)

    # -- gestures -----------------------------------------------------------------------------------------

    def use(self, view: DemonsView, piece: Piece) -> Reaction:
        """Tools: open and close displays, zoom, look somewhere."""
        what = piece.place.removeprefix("ui:")
        if what == "close":
            return self.close_panel()
        if what == CONTROL and self.table.keeping.held:
            self.table.opened = "" if self.table.opened == KEEPING else KEEPING
        elif what in PANELS:
            self.table.opened = "" if self.table.opened == what else what
        elif what in ("in", "out"):
            self.table.camera.zoom_at(self.table.camera.free.center, 1 if what == "in" else -1)
            self.table.camera.chosen = True
        elif what == "whole":
            self.table.camera.whole()
            self.table.camera.chosen = True
        else:
            self._look.go_to(view, what, self._bottom)
        self.revision += 1
        return Reaction.CHANGED

    def handle(self, event: pygame.event.Event, view: DemonsView, area: pygame.Rect) -> Reaction:
        """Wheel, dragging with any button, and the keys of the map and the displays."""
        place = tool_of_key(event)
        if place:
            return self.use(view, Piece(place, place, TOOL, pygame.Rect(0, 0, 0, 0), "", TOOL))
        reaction = self._gestures.handle(event)
        self.revision += reaction is not Reaction.NONE
        return reaction

    def glide(self, seconds: float) -> Reaction:
        """Let the camera go on."""
        moving = self.table.camera.glide(seconds)
        if moving is None:
            return Reaction.NONE
        self.revision += 1
        return Reaction.MOVED if moving else Reaction.CHANGED

    def look_at(self, view: DemonsView, place: str) -> Reaction:
        """Go to a hex, or to the hex where a unit, a magician or a treasure is; not away from an open display."""
        reaction = self._look.look_at(view, place)
        self.revision += reaction is Reaction.MOVED
        return reaction

    def follow(self, events: Sequence[Event], view: DemonsView) -> bool:
        """Go to a fight, a capture or a treasure that happens out of sight; the next question leads back.

        Where mortals move, nobody stays as near as for the fight before.
        """
        left = view.phase in (MORTAL_MOVEMENT, FIRST_PHASE) and self._light.fight.leave()
        went = self._look.follow(events, view)
        self.revision += left + went
        return left or went

    def take_over(self, former: Tabletop) -> None:
        """Keep the camera and what is open."""
        super().take_over(former)
        if isinstance(former, DemonsTabletop):
            old = former.table
            self.table.camera, self.table.opened, self.table.summoned = old.camera, old.opened, old.summoned
            self.table.answers, self.table.notes, self.table.pool_notes = old.answers, old.notes, old.pool_notes
            self._light.take_over(former._light)

    def close_panel(self) -> Reaction:
        """Close the open display."""
        if not self.table.opened:
            return Reaction.NONE
        self.table.opened = ""
        self.revision += 1
        return Reaction.CHANGED

    # -- words --------------------------------------------------------------------------------------------

    def turn(self, view: DemonsView, seat: int) -> str:
        """Both phases of a magician are one turn."""
        own = view.active == seat and view.phase in (FIRST_PHASE, DEMON_USE)
        return f"turn:{view.game_turn}" if own else ""

    def is_out(self, view: DemonsView, seat: int) -> bool:
        """The dead, and those who have left Armenia."""
        return view.magicians[seat].status not in IN_PLAY

    def phase(self, view: DemonsView) -> str:
        """The present phase."""
        return view.phase

    def tension(self, view: DemonsView) -> float:
        """How much danger is in the air."""
        return tension(view)

    def explain(self, view: DemonsView, piece: Piece, bottom: int) -> RichText | None:
        """What a piece is; kept, since it is asked for in every frame."""
        told: dict[str, RichText | None] = self._explained.of(view, dict)
        key = f"hex:{self.table.camera.hex_at(self._gestures.mouse)}" if piece.id == GROUND else piece.id
        if key not in told:
            told[key] = self._explain(view, piece, bottom)
        return told[key]

    def _explain(self, view: DemonsView, piece: Piece, bottom: int) -> RichText | None:
        if piece.kind == POOL:
            return of_pool(view, piece.face, bottom)
        return self._explain_hex(view, piece) if piece.kind in (GROUND, HEX) else super().explain(view, piece, bottom)

    def _explain_hex(self, view: DemonsView, piece: Piece) -> RichText | None:
        """The hex of the piece, or that under the mouse; None where dock and ribbon lie."""
        under_mouse = self.table.camera.hex_at(self._gestures.mouse) if piece.id == GROUND else None
        hex_id = piece.place.removeprefix("hex:") if piece.kind == HEX else under_mouse
        if hex_id is None:
            return None
        note = self.table.notes.get(f"hex:{hex_id}")
        return of_hex(view, hex_id, note.cost if note is not None else 0)

    def pointed_out(self, view: DemonsView, piece: Piece, area: pygame.Rect) -> Sequence[pygame.Rect]:
        """Where one may go, who may stay: the danger of one hex, and one demon, are read beside the others."""
        return beside(self.table, view, piece, area, self._bottom, hexes_too=self._light.compared)

    def compared(self, view: DemonsView, area: pygame.Rect, bottom: int, at: pygame.Rect) -> Sequence[pygame.Rect]:
        """The combat that a demon may join: the ribbon, and whoever fights on the map."""
        return combat_to_join(self.table, view, area, bottom)

    def preview(self, view: DemonsView, place: str, height: int) -> tuple[pygame.Surface, RichText] | None:
        """A demon, a unit, a magician, a treasure or the ring, large; not as large beside a combat."""
        share = SHARE_BESIDE_COMBAT if fight_of(view) is not None else SHARE
        return self._previews.of(view, place, min(height, round(self.table.camera.free.height * share)))

    def preview_room(self, area: pygame.Rect) -> pygame.Rect:
        """Above the dock, so that the other demons stay in sight."""
        return self.table.places(area).free

    def shortcuts(self) -> list[tuple[str, str]]:
        """The keys of the map and the displays."""
        return [
            (_("Wheel, + and -"), _("Zoom the map")),
            (_("Drag, Shift and arrows"), _("Move the map")),
            (_("Home"), _("Show the whole map")),
            ("D, S, T, M", _("Demons, shields, treasures, what the mortals did")),
            ("C", _("Show my magician")),
        ]

    def portrait(self, view: DemonsView, seat: int) -> str:
        """The magician."""
        return portrait_of(view.magicians[seat])

    def picture_of(self, view: DemonsView, option: Option) -> str:
        """A demon, a mortal, a magician, a treasure, a shield."""
        return picture_of(view, option)

    # -- the end ------------------------------------------------------------------------------------------

    def statistics(self) -> HoardStatistics:
        """Counts what everybody does, and follows the treasures."""
        return HoardStatistics()

    def ending(self, view: DemonsView, statistics: EventCount, result: Result) -> Ending:
        """The worth of everybody, and the winner's portrait."""
        return ending(view, statistics, result)
