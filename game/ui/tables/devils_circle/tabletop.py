"""The table of Devil's Circle, as the match screen uses it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from functools import partial

import pygame

from game.devils_circle.box.pieces import MAGES as MAGE_IDS
from game.devils_circle.box.pieces import NAMED_MAGES
from game.devils_circle.rules.mages.offers import FINISH, flight_button
from game.devils_circle.state import ACTION_POINTS, MAGES
from game.devils_circle.view import CircleView
from game.engine.decision import Decision, Event, Option, Text
from game.engine.game import Result
from game.engine.keeping.record import RecordedChoice
from game.ui.kit.painting.kept import Kept
from game.ui.kit.painting.store import PictureStore
from game.ui.kit.painting.theme import Theme
from game.ui.kit.rich_text import RichText
from game.ui.tables.common.pieces import Piece, TableLayout
from game.ui.tables.common.tabletop import Reaction, Tabletop
from game.ui.tables.common.telling.ending import Ending
from game.ui.tables.common.telling.news import News
from game.ui.tables.common.telling.statistics import EventCount
from game.ui.tables.devils_circle.calm import PASS, is_calm, what_must_stay
from game.ui.tables.devils_circle.controller import CircleController
from game.ui.tables.devils_circle.deeds import picture_of
from game.ui.tables.devils_circle.end_table import COLUMNS, row_of
from game.ui.tables.devils_circle.evident import evident_answer
from game.ui.tables.devils_circle.layout import FIGURE, PLATE, SUMMARY
from game.ui.tables.devils_circle.motion.between_views import CircleMotion
from game.ui.tables.devils_circle.motion.clashes import clash_of
from game.ui.tables.devils_circle.motion.effects import number_of
from game.ui.tables.devils_circle.motion.event_kinds import HELD_UP, belongs_to
from game.ui.tables.devils_circle.on_the_board import ABOUT_SQUARES, BEGUN, aims_of, prices_of
from game.ui.tables.devils_circle.table import CircleTable, tells_of_exorcism
from game.ui.tables.devils_circle.telling.explanations import EXPLANATIONS
from game.ui.tables.devils_circle.telling.phases import PHASES, TURN_WORDS
from game.ui.tables.devils_circle.telling.statistics import CircleStatistics
from game.ui.tables.devils_circle.tension import tension

A_DEMON_FLED = Text("A demon flees")
WHAT_THE_DEMONS_DID = Text("What the demons did")


class CircleTabletop(Tabletop):
    """Devil's Circle."""

    waiting_clause = "DK-16.2"
    turn_words = TURN_WORDS
    phases = PHASES
    explanations = EXPLANATIONS
    held = HELD_UP

    table: CircleTable
    moving: CircleMotion
    leaves_undo = True
    begun = BEGUN
    in_turn = frozenset({"mage"})

    def __init__(self, theme: Theme, pictures: PictureStore) -> None:
        self.table = CircleTable(theme, pictures)
        self.moving = CircleMotion(theme, pictures, self.table)
        self._statistics = CircleStatistics()
        self._reported = 0
        self._passes: dict[int, tuple[object, ...]] = {}
        """What must stay as it is while phases are passed."""
        self._unasked = False
        """The summary opened by itself."""
        self._explained: Kept[dict[tuple[str, str], RichText | None]] = Kept()

    # -- drawing ------------------------------------------------------------------------------------------

    def layout(self, view: CircleView, area: pygame.Rect, bottom: int) -> TableLayout:
        """Where everything lies."""
        self._follow(view)
        return self.table.layout(view, area)

    def together(self, group: Sequence[Event], event: Event) -> bool:
        """Losses are shown with what caused them."""
        return belongs_to(group, event)

    def holds(self, event: Event, view: CircleView, persons: Collection[int]) -> bool:
        """How an attack ends is held up to those whose mage or demon is in it, a rescue move to those it escapes."""
        if not super().holds(event, view, persons):
            return False
        if event.kind == "fled":
            mages = {mage.seat for mage in view.mages}
            return view.phase == MAGES and bool(mages & set(persons)) and not _flees_from_hand(event, view, persons)
        clash = clash_of(event, view)
        return not {clash.mage.seat, clash.demon.seat}.isdisjoint(persons)

    # -- gestures -----------------------------------------------------------------------------------------

    def asked(self, decision: Decision | None) -> None:
        """Whom a question of placing is about; once it is answered, nothing is aimed at any more."""
        placed = decision is not None and decision.kind in ("place_mage", "place_demon")
        self.table.about = (decision.about or "").partition(":")[2] if decision is not None and placed else ""
        if decision is not None:
            self._passes.pop(decision.seat, None)
        if decision is None:
            self._statistics.flight = []
            self.table.aims, self.table.squares_asked = (), False

    def controller(self, view: CircleView, decision: Decision, pieces: Sequence[Piece]) -> CircleController:
        """The gestures on the board."""
        self.table.prices = prices_of(decision)
        self.table.aims = aims_of(view, decision)
        self.table.squares_asked = decision.kind in ABOUT_SQUARES
        return CircleController(decision, pieces, view)

    def takes_over(self, former: str, now: str) -> Text | None:
        """The mage before has no points left."""
        names = {f"mage:{mage}": name for mage, name in zip(MAGE_IDS, NAMED_MAGES, strict=True)}
        return Text("{mage} has no points left. Now {other} acts.", (("mage", names[former]), ("other", names[now])))

    def interruptions(self, view: CircleView, persons: Collection[int]) -> Sequence[Option]:
        """The Circle's button for a rescue move between two actions of the mages (DK-16.4)."""
        seats = {demon.seat for demon in view.demons if demon.rescue_left and demon.field is not None}
        owners = tuple(demon.seat for demon in view.demons)
        return [flight_button(seat, owners) for seat in sorted(seats & set(persons))] if view.phase == MAGES else ()

    def also(self, view: CircleView, decision: Decision) -> Sequence[Option]:
        """While nothing threatens: to pass until something does."""
        return (PASS,) if decision.kind == "mage" and is_calm(view) else ()

    def pressed(self, view: CircleView, key: str) -> str:
        """The end of a phase, and of all that follow as long as nothing threatens."""
        if key != PASS.key or view.seat is None:
            return ""
        self._passes[view.seat] = what_must_stay(view)
        return FINISH.key

    def evident_answer(
        self, view: CircleView, decision: Decision, record: Sequence[RecordedChoice], *, alone: bool, stops_at_end: bool
    ) -> str:
        """The end of a phase in which no mage can do anything any more, or of one that is passed."""
        passes = self._passes.get(decision.seat)
        if decision.kind == "mage" and passes and is_calm(view) and what_must_stay(view) == passes:
            return FINISH.key
        return evident_answer(view, decision, stops_at_end=stops_at_end)

    def use(self, view: CircleView, piece: Piece) -> Reaction:
        """Open or close the summary of the demons' phase."""
        if piece.id != SUMMARY:
            return Reaction.NONE
        if self.table.report:
            return self.close_panel()
        self.table.report, self._unasked = self._statistics.summary, False
        self._reported = self._statistics.stages
        return Reaction.CHANGED if self.table.report else Reaction.NONE

    def close_panel(self) -> Reaction:
        """Put the summary away, or who fled."""
        if self._statistics.flight:
            self._statistics.flight = []
            return Reaction.CHANGED
        if not self.table.report:
            return Reaction.NONE
        self.table.report = ()
        return Reaction.CHANGED

    def news(self, view: CircleView) -> News | None:
        """What the demons did, as long as it is open; who has just fled from the mages comes first."""
        if self._statistics.flight:
            return News(A_DEMON_FLED, tuple(self._statistics.flight))
        lines = tuple(line.words for line in self.table.report)
        return News(WHAT_THE_DEMONS_DID, lines) if lines else None

    def handle(self, event: pygame.event.Event, view: CircleView, area: pygame.Rect) -> Reaction:
        """Look which mage, demon or book the mouse is on: ways, reach and what stops it are shown."""
        if event.type == pygame.MOUSEMOTION:
            self._look(view, area, event.pos)
        return Reaction.NONE

    def _look(self, view: CircleView, area: pygame.Rect, position: tuple[int, int]) -> None:
        piece = self.table.layout(view, area).at(position) if area.collidepoint(position) else None
        told = piece is not None and (piece.kind in (FIGURE, PLATE) or tells_of_exorcism(piece))
        found = piece.id if piece is not None and told else ""
        if found != self.table.under_mouse:
            self.table.under_mouse = found
            self.revision += 1

    def pointed_out(self, view: CircleView, piece: Piece, area: pygame.Rect) -> Sequence[pygame.Rect]:
        """Of every figure, the whole board with the Princess; else the squares that an exorcism reaches."""
        if piece.kind in (FIGURE, PLATE):
            return [self.table.layout(view, area).centre]
        return self.table.exorcised(view, area)

    def take_over(self, former: Tabletop) -> None:
        """Keep what was open, and what is counted."""
        super().take_over(former)
        if isinstance(former, CircleTabletop):
            self._statistics, self._reported = former._statistics, former._reported
            self.table.report = former.table.report

    def _follow(self, view: CircleView) -> None:
        """Once in every mages' phase, tell a guardian of the Princess what the demons did before it, if anything.

        With his first action it goes by itself, unless he opened it himself.
        """
        told = self._statistics
        acting = view.phase != "mages" or not _is_fresh(view)
        if acting and self._unasked:
            self.table.report, self._unasked = (), False
        if not acting and told.complete and told.stages != self._reported:
            self._reported = told.stages
            guardian = view.seat is not None and view.sides[view.seat] == "aixel"
            worth_telling = guardian and any(not line.light for line in told.report)
            self.table.report = told.summary if worth_telling and self.announces else ()
            self._unasked = bool(self.table.report)

    # -- words --------------------------------------------------------------------------------------------

    def turn(self, view: CircleView, seat: int) -> str:
        """The phase of the mages that a seat plays, or the turn of one of its demons."""
        if any(mage.active and mage.controller == seat for mage in view.mages):
            return "mages"
        acting = (demon for demon in view.demons if demon.active and demon.seat == seat)
        return next((f"demon:{demon.id}" for demon in acting), "")

    def phase(self, view: CircleView) -> str:
        """The present phase; all places of a night are taken in one."""
        if view.phase.startswith("placing"):
            return "placing"
        return "demons" if view.phase == "turn" else view.phase

    def tension(self, view: CircleView) -> float:
        """How much danger is in the air."""
        return tension(view)

    def explain(self, view: CircleView, piece: Piece, bottom: int) -> RichText | None:
        """What a piece is; kept, since it is asked for in every frame and a demon's dangers take milliseconds."""
        told: dict[tuple[str, str], RichText | None] = self._explained.of(view, dict)
        key = piece.id, piece.face
        if key not in told:
            told[key] = super().explain(view, piece, bottom)
        return told[key]

    def preview(self, view: CircleView, place: str, height: int) -> tuple[pygame.Surface, RichText] | None:
        """Nothing here is a card."""
        return None

    def rehearse(self, view: CircleView, area: pygame.Rect, bottom: int) -> Iterator[Callable[[], object]]:
        """The keep by night and at dawn, in the size of the window."""
        for dawn in (False, True):
            yield partial(self.table.board.ground, area, dawn=dawn)

    def portrait(self, view: CircleView, seat: int) -> str:
        """The seat's piece that acts, else its first that is left."""
        mages = [(mage.active, mage.alive, mage.id) for mage in view.mages if mage.seat == seat]
        demons = [(demon.active, demon.field is not None, demon.id) for demon in view.demons if demon.seat == seat]
        pieces = mages or demons
        _active, _left, piece = max(pieces, key=lambda one: one[:2], default=(False, False, ""))
        return f"devils_circle/portraits/{piece}.jpg" if piece else ""

    def picture_of(self, view: CircleView, option: Option) -> str:
        """A mage, a demon, a thing, or the deed."""
        return picture_of(option)

    # -- the end ------------------------------------------------------------------------------------------

    def owners(self, view: CircleView) -> dict[str, int]:
        """Who plays which mage and which demon."""
        mages = {f"mage:{mage.id}": mage.seat for mage in view.mages}
        return mages | {f"demon:{demon.id}": demon.seat for demon in view.demons}

    def statistics(self) -> CircleStatistics:
        """Counts what both sides do; the summary of the demons' phase is told from it."""
        self._statistics = CircleStatistics()
        self._reported = 0
        return self._statistics

    def ending(self, view: CircleView, statistics: EventCount, result: Result) -> Ending:
        """Which side has won, and a few numbers of each."""
        assert isinstance(statistics, CircleStatistics)
        aixel = view.winner == "aixel"
        return Ending(
            Text("{n} turn was played.", (("n", view.clock.stages),), "{n} turns were played."),
            f"devils_circle/end_{view.winner}.jpg" if view.winner else "",
            COLUMNS,
            tuple(row_of(view, seat, statistics) for seat in range(len(view.seats))),
            Text("The mages win: the Princess lives") if aixel else Text("The Devil's Circle wins"),
            statistics.might.curve(view),
        )


def _flees_from_hand(event: Event, view: CircleView, persons: Collection[int]) -> bool:
    """Whether somebody at the screen lets the demon of an event flee."""
    return view.demons[number_of(event, "demon")].seat in persons


def _is_fresh(view: CircleView) -> bool:
    """Whether no mage has spent a point in this phase."""
    return all(mage.points >= (2 if mage.limited else ACTION_POINTS) for mage in view.mages if mage.alive)
