"""The table of Demons, as the match screen uses it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

import pygame

from game.demons.state import DEMON_USE, FIRST_PHASE, MORTAL_COMBAT, MORTAL_MOVEMENT
from game.demons.view import DemonsView
from game.engine.decision import Decision, Event, Text
from game.engine.game import Result
from game.ui.animation import Animation
from game.ui.controllers.base import TableController
from game.ui.demons import sheet
from game.ui.demons.controller import DemonsController, rank_of_option
from game.ui.demons.counters import portrait_of
from game.ui.demons.danger import danger_of
from game.ui.demons.explanations import Explanations
from game.ui.demons.highlights import HexNote
from game.ui.demons.motion import DemonsMotion
from game.ui.demons.places import (
    BOX,
    CELL,
    CONTROL,
    EXIT,
    GRID,
    GROUND,
    HEX,
    MAGICIAN,
    PANELS,
    PLATE,
    POOL,
    REPORT,
    SHEET,
    SHIELD,
    SHIELDS,
    TOKEN,
    TOOL,
    TREASURE,
    UNIT,
)
from game.ui.demons.previews import Previews
from game.ui.demons.statistics import DemonsStatistics
from game.ui.demons.table import DemonsTable
from game.ui.pictures_store import PictureStore
from game.ui.renderer.pieces import Marks, Piece, TableLayout
from game.ui.rich_text import RichText, Run, runs
from game.ui.tabletop import Ending, Reaction, Statistics, Tabletop
from game.ui.theme import Theme
from game.words import _

COLUMNS = (
    (Text("Ducats"), "crown-coin"),
    (Text("Treasures"), "open-treasure-chest"),
    (Text("Demons"), "daemon-skull"),
    (Text("Curses"), "cursed-star"),
    (Text("Wounds"), "drop"),
    (Text("Captured"), "imprisoned"),
)
KEYS = {
    pygame.K_d: f"ui:{CONTROL}", pygame.K_s: f"ui:{SHIELDS}", pygame.K_t: f"ui:{GRID}", pygame.K_m: f"ui:{REPORT}",
    pygame.K_h: "ui:mine",
}  # fmt: skip
ARROWS = {pygame.K_LEFT: (1, 0), pygame.K_RIGHT: (-1, 0), pygame.K_UP: (0, 1), pygame.K_DOWN: (0, -1)}
DRAG_FROM = 6
"""Pixels that the mouse moves with the button held until it is a drag and no click."""
HUNTING_ROWS = 6.6
"""Rows above and below the magician that the first close look shows: whoever may be activated."""
TREASURE_QUESTIONS = frozenset({"surrender", "offer", "bid", "pay_ring", "gain"})
WALKING = frozenset({"first_phase", "enter", "evade", "escape", "freed"})
"""Questions whose hexes are where the magician will stand."""
LEAVE_MAP = Text("Leave the map for good, with your treasures. Only from the rim. DEM-4.3b")
DOCK = Text("Your demons, and the pools of the six ranks.")


class DemonsTabletop(Tabletop):
    """Demons."""

    waiting_clause = "DEM-3.0b"
    phases = (
        (MORTAL_MOVEMENT, "turban", Text("Mortals move")),
        (MORTAL_COMBAT, "crossed-swords", Text("Mortals search and attack")),
        (FIRST_PHASE, "pentacle", Text("Conjure or move")),
        (DEMON_USE, "daemon-skull", Text("Use of demons")),
    )

    def __init__(self, theme: Theme, pictures: PictureStore) -> None:
        self.table = DemonsTable(theme, pictures)
        self._motion = DemonsMotion(theme, pictures, self.table)
        self._words = Explanations()
        self._previews = Previews(theme, pictures, self.table, self._words)
        self._asked_for: DemonsView | None = None
        self._by_itself = False
        self._mouse = (0, 0)
        self._held: tuple[int, int] | None = None
        self._dragging = False
        self._bottom = 0
        self._looked = False
        """Whether the camera has once gone to the magician by itself."""
        self._explained: tuple[DemonsView, dict[str, RichText | None]] | None = None

    # -- drawing ------------------------------------------------------------------------------------------

    def layout(self, view: DemonsView, area: pygame.Rect, bottom: int) -> TableLayout:
        """Where everything lies; what a question has opened goes with it."""
        self._bottom = bottom
        self._settle_question(view)
        return self.table.layout(view, area, bottom)

    def draw(
        self, surface: pygame.Surface, view: DemonsView, area: pygame.Rect, bottom: int, marks: Marks,
        hidden: Collection[str],
    ) -> TableLayout:  # fmt: skip
        """Draw the table."""
        return self.table.draw(surface, view, area, bottom, marks, hidden)

    def motion(
        self, events: Sequence[Event], before: TableLayout, after: TableLayout, was: DemonsView, view: DemonsView
    ) -> Animation:
        """How the table gets from one view to the next."""
        return self._motion.between(events, before, after, was, view)

    def together(self, group: Sequence[Event], event: Event) -> bool:
        """Each event is shown for itself, but units that sleep on share a moment."""
        return event.kind == "unit_slept" and all(other.kind == "unit_slept" for other in group) and len(group) < 4

    def rehearse(self, view: DemonsView, area: pygame.Rect, bottom: int) -> Iterator[None]:
        """The next zoom steps, one at a time."""
        camera = self.table.camera
        for step in (camera.step + 1, camera.step - 1):
            if 0 <= step <= camera.steps:
                self.table.map.picture(camera.zoom_of(step), view.hexes)
                yield

    # -- questions ----------------------------------------------------------------------------------------

    def prepare_question(self, view: DemonsView, decision: Decision) -> None:
        """Light the hexes that answer, open the display that is asked about, bring its place into sight."""
        self._asked_for = view
        hexes = [option for option in decision.options if option.place and option.place.startswith("hex:")]
        self.table.answers = tuple(dict.fromkeys(option.place for option in hexes if option.place))
        self.table.notes = {}
        for option in hexes:
            place = option.place or ""
            cost = dict(option.text.facts).get("n", 0)
            note = HexNote(cost if isinstance(cost, int) else 0)
            if decision.kind in WALKING:
                found = danger_of(view, decision.seat, int(place.removeprefix("hex:"))).found
                note = HexNote(note.cost, found)
            self.table.notes[place] = note
        self.table.pool_notes = {
            option.place: str(dict(option.text.facts).get("added", ""))
            for option in decision.options
            if option.place and rank_of_option(option)
        }
        self._open_for(decision)
        self._look_at(view, decision)

    def _open_for(self, decision: Decision) -> None:
        """Open the display that the answers lie on."""
        wanted = ""
        if decision.kind == "shield":
            wanted = SHIELDS
        elif decision.kind in TREASURE_QUESTIONS:
            wanted = GRID
        elif any((option.place or "").startswith("box:") for option in decision.options):
            wanted = CONTROL
        if wanted and not self.table.opened:
            self.table.opened, self._by_itself = wanted, True
            self.revision += 1

    def _look_at(self, view: DemonsView, decision: Decision) -> None:
        """Bring what the question is about into sight."""
        camera = self.table.camera
        hex_id = view.magicians[decision.seat].hex
        about = next((unit.hex for unit in view.units if unit.place == decision.about), None)
        point = sheet.centre(about or hex_id) if about or hex_id else None
        if point is None:
            return
        if not self._looked and camera.step == 0 and camera.area.width > 1:
            camera.step = camera.step_for(HUNTING_ROWS)
            camera.jump_to(point)
        elif camera.step and not camera.sees(point):
            camera.glide_to(point)
        self._looked = True
        self.revision += 1

    def _settle_question(self, view: DemonsView) -> None:
        """Another view: the question is answered."""
        if self._asked_for is not None and view is not self._asked_for:
            self._asked_for = None
            self.table.answers, self.table.notes, self.table.pool_notes = (), {}, {}
            if self._by_itself:
                self.table.opened, self._by_itself = "", False
                self.revision += 1

    def controller(self, view: DemonsView, decision: Decision, pieces: Sequence[Piece]) -> TableController:
        """The gestures."""
        return DemonsController(decision, pieces, view, lambda: self.table.camera.hex_at(self._mouse))

    # -- gestures -----------------------------------------------------------------------------------------

    def use(self, view: DemonsView, piece: Piece) -> Reaction:
        """Tools: open and close displays, zoom, look somewhere."""
        what = piece.place.removeprefix("ui:")
        if what == "close":
            return self.close_panel()
        if what in PANELS:
            self.table.opened = "" if self.table.opened == what else what
            self._by_itself = False
        elif what in ("in", "out"):
            self.table.camera.zoom_at(self.table.camera.free.center, 1 if what == "in" else -1)
        elif what == "whole":
            self.table.camera.whole()
        else:
            self._go_to(view, what)
        self.revision += 1
        return Reaction.CHANGED

    def _go_to(self, view: DemonsView, what: str) -> None:
        """Look at a unit of the report, or at one's own magician."""
        hex_id = view.magicians[self._bottom].hex
        if what.startswith("unit:"):
            hex_id = next((unit.hex for unit in view.units if unit.place == what), hex_id)
            self.table.opened = ""
        camera = self.table.camera
        if hex_id is None:
            return
        if camera.step < 3:
            camera.zoom_at(camera.free.center, 3 - camera.step)
            camera.jump_to(sheet.centre(hex_id))
        else:
            camera.glide_to(sheet.centre(hex_id))

    def handle(self, event: pygame.event.Event, view: DemonsView, area: pygame.Rect) -> Reaction:
        """Wheel, dragging with any button, arrow keys and the keys of the displays."""
        if event.type == pygame.MOUSEWHEEL:
            return self._wheel(event)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button in (1, 2, 3):
            self._held = event.pos if self._on_map(event.pos) else None
            self._dragging = False
        elif event.type == pygame.MOUSEMOTION:
            self._mouse = event.pos
            return self._drag(event)
        elif event.type == pygame.MOUSEBUTTONUP and event.button in (1, 2, 3):
            self._held = None
            if self._dragging:
                self._dragging = False
                return Reaction.CHANGED
        elif event.type == pygame.KEYDOWN:
            return self._key(event, view)
        return Reaction.NONE

    def _on_map(self, position: tuple[int, int]) -> bool:
        """Whether a place of the screen shows the map, and no open display."""
        where = self.table.places(self.table.camera.area)
        return where.free.collidepoint(position) and not (self.table.opened and where.panel.collidepoint(position))

    def _wheel(self, event: pygame.event.Event) -> Reaction:
        if not self._on_map(self._mouse) or not event.y:
            return Reaction.NONE
        if not self.table.camera.zoom_at(self._mouse, 1 if event.y > 0 else -1):
            return Reaction.NONE
        self.revision += 1
        return Reaction.CHANGED

    def _drag(self, event: pygame.event.Event) -> Reaction:
        if self._held is None or not any(event.buttons):
            self._held = None
            return Reaction.NONE
        if not self._dragging:
            moved = pygame.Vector2(event.pos).distance_to(self._held)
            if moved < DRAG_FROM:
                return Reaction.NONE
            self._dragging = True
        if self.table.camera.drag(event.rel):
            self.revision += 1
        return Reaction.MOVED

    def _key(self, event: pygame.event.Event, view: DemonsView) -> Reaction:
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            return Reaction.NONE
        camera = self.table.camera
        if event.key in ARROWS and camera.step and event.mod & pygame.KMOD_SHIFT:
            step = self.table.camera.free.height // 6
            changed = camera.drag((ARROWS[event.key][0] * step, ARROWS[event.key][1] * step))
        elif event.key in (pygame.K_PLUS, pygame.K_EQUALS, pygame.K_KP_PLUS):
            changed = camera.zoom_at(camera.free.center, 1)
        elif event.key in (pygame.K_MINUS, pygame.K_KP_MINUS):
            changed = camera.zoom_at(camera.free.center, -1)
        elif event.key == pygame.K_HOME:
            changed = camera.whole()
        elif event.key in KEYS:
            return self.use(view, Piece(KEYS[event.key], KEYS[event.key], TOOL, pygame.Rect(0, 0, 0, 0), "", TOOL))
        else:
            return Reaction.NONE
        if not changed:
            return Reaction.NONE
        self.revision += 1
        return Reaction.CHANGED

    def glide(self, seconds: float) -> Reaction:
        """Let the camera go on."""
        moving = self.table.camera.glide(seconds)
        if moving is None:
            return Reaction.NONE
        self.revision += 1
        return Reaction.MOVED if moving else Reaction.CHANGED

    def take_over(self, former: Tabletop) -> None:
        """Keep the camera and what is open."""
        super().take_over(former)
        if isinstance(former, DemonsTabletop):
            old = former.table
            self.table.camera, self.table.opened = old.camera, old.opened
            self.table.answers, self.table.notes, self.table.pool_notes = old.answers, old.notes, old.pool_notes
            self._asked_for, self._by_itself, self._looked = former._asked_for, former._by_itself, former._looked

    def close_panel(self) -> Reaction:
        """Close the open display."""
        if not self.table.opened:
            return Reaction.NONE
        self.table.opened, self._by_itself = "", False
        self.revision += 1
        return Reaction.CHANGED

    # -- words --------------------------------------------------------------------------------------------

    def phase(self, view: DemonsView) -> str:
        """The present phase."""
        return view.phase

    def explain(self, view: DemonsView, piece: Piece, bottom: int) -> RichText | None:
        """What a piece is; kept, since it is asked for in every frame."""
        if self._explained is None or self._explained[0] is not view:
            self._explained = view, {}
        known = self._explained[1]
        key = piece.id
        if piece.id == GROUND:
            key = f"hex:{self.table.camera.hex_at(self._mouse)}"
        if key not in known:
            known[key] = self._explain(view, piece, bottom)
        return known[key]

    def _explain(self, view: DemonsView, piece: Piece, bottom: int) -> RichText | None:
        kind, words = piece.kind, self._words
        if kind in (GROUND, HEX):
            return self._explain_ground(view, piece)
        if kind == UNIT:
            unit = next((one for one in view.units if one.number == int(piece.face)), None)
            return words.unit(view, unit) if unit is not None else None
        if kind in (MAGICIAN, PLATE):
            return words.magician(view, view.magicians[int(piece.face)])
        if kind in (TREASURE, CELL):
            treasure = next(one for one in view.treasures if one.place == piece.place)
            return words.treasure(view, treasure)
        if kind == POOL:
            return words.pool(view, piece.face, bottom)
        if kind == SHIELD or (kind == TOKEN and piece.face != "ring"):
            return words.shield(view, piece.face)
        if kind == TOKEN:
            return words.ring(view)
        if kind == EXIT:
            return runs(LEAVE_MAP)
        if kind == BOX:
            return (Run(_("A box of the display: a demon of this rank or lower")),) if not piece.face else None
        if kind == TOOL:
            return words.tool(piece.place)
        return None

    def _explain_ground(self, view: DemonsView, piece: Piece) -> RichText | None:
        if piece.id in ("dock", "ribbon") or piece.kind == SHEET:
            return None
        hex_id = piece.place.removeprefix("hex:") if piece.kind == HEX else self.table.camera.hex_at(self._mouse)
        if hex_id is None:
            return None
        note = self.table.notes.get(f"hex:{hex_id}")
        return self._words.hex(view, hex_id, note.cost if note is not None else 0)

    def preview(self, view: DemonsView, place: str, height: int) -> tuple[pygame.Surface, RichText] | None:
        """A demon, a unit, a magician, a treasure or the ring, large."""
        return self._previews.of(view, place, height)

    def shortcuts(self) -> list[tuple[str, str]]:
        """The keys of the map and the displays."""
        return [
            (_("Wheel, + and -"), _("Zoom the map")),
            (_("Drag, Shift and arrows"), _("Move the map")),
            (_("Home"), _("Show the whole map")),
            ("D, S, T, M", _("Demons, shields, treasures, what the mortals did")),
            ("H", _("Show my magician")),
        ]

    # -- the end ------------------------------------------------------------------------------------------

    def statistics(self, seats: int) -> DemonsStatistics:
        """Counts what everybody conjures, seizes and suffers."""
        return DemonsStatistics.of(seats)

    def ending(self, view: DemonsView, statistics: Statistics, result: Result) -> Ending:
        """The worth of everybody, and the winner's portrait."""
        assert isinstance(statistics, DemonsStatistics)
        rows = []
        for magician, counted in zip(view.magicians, statistics.seats, strict=True):
            score = f"{magician.score:,d}".replace(",", " ")
            rows.append((score, len(magician.treasures), counted.conjured, counted.curses, counted.wounds, counted.captured))
        best = result.winners[0] if result.winners else 0
        return Ending(
            Text("{n} turn was played.", (("n", view.game_turn),), "{n} turns were played."),
            portrait_of(view.magicians[best]),
            COLUMNS,
            tuple(tuple(str(number) for number in row) for row in rows),
        )
