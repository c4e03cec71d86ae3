"""What the match screen needs of each game: a table that draws itself, motion between views, and gestures."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from enum import Enum, auto
from typing import Any, Protocol

import pygame

from game.engine.decision import Decision, Event, Option, Text
from game.engine.game import Result
from game.engine.keeping.record import RecordedChoice
from game.ui.kit.animation import Animation
from game.ui.kit.rich_text import RichText
from game.ui.tables.common.controller import TableController
from game.ui.tables.common.pieces import Marks, Piece, TableLayout
from game.ui.tables.common.prospect import Prospect
from game.ui.tables.common.telling.ending import Ending
from game.ui.tables.common.telling.explanations import Explanations
from game.ui.tables.common.telling.news import News
from game.ui.tables.common.telling.phases import Phase
from game.ui.tables.common.telling.statistics import EventCount
from game.ui.tables.common.telling.turns import TurnWords

CARD_HEIGHT = 300
"""In pixels, of a card that is only asked for what is said of it."""
LOCAL = "ui:"
"""How the places begin that concern the screen alone: a panel to open, a list to scroll. See :meth:`Tabletop.use`."""


class Reaction(Enum):
    """What an event did to the table: nothing, moved its picture, or changed what lies where.

    While the picture MOVES (a map is dragged, a camera glides) the table is only drawn anew; its pieces are laid out
    again when it has come to rest, or at once after CHANGED.
    """

    NONE = auto()
    MOVED = auto()
    CHANGED = auto()


class DrawnTable(Protocol):
    """What lays out and draws the views of a game; see :class:`Tabletop`."""

    def layout(self, view: Any, area: pygame.Rect, bottom: int) -> TableLayout:
        """Where everything of a view lies."""

    def draw(
        self, surface: pygame.Surface, view: Any, area: pygame.Rect, bottom: int, marks: Marks, hidden: Collection[str]
    ) -> TableLayout:
        """Draw the table; pieces whose id is ``hidden`` are left out (they are on their way)."""


class TableMotion(Protocol):
    """What moves the pieces of a game; see :meth:`Tabletop.motion`."""

    def between(
        self, events: Sequence[Event], before: TableLayout, after: TableLayout, was: Any, view: Any
    ) -> Animation:
        """How the table gets from one view to the next."""


class Tabletop(ABC):
    """A game's table on the screen. ``bottom`` is the seat whose side is nearest to the player."""

    table: DrawnTable
    moving: TableMotion
    phases: Sequence[Phase] = ()
    """The phases of a round; none for games without phases."""
    waiting_clause: str
    """The clause that says that one waits for one's turn."""
    turn_words: TurnWords = TurnWords()
    """What is said when a turn comes, and when it ends by itself."""
    banner_height: float = 0.25
    """How far down the table the banner slides that says whose turn it is: where nothing has just happened."""
    leaves_undo: bool = False
    """Whether no answer is given for a person while the one before can be taken back: what follows would end that."""
    announces: bool = True
    """Whether it is held up that a turn has come, and what others did before: not where a voice says what counts."""
    held: frozenset[str] = frozenset()
    """Kinds of events that are shown even to somebody who hurries: he has to click once more."""
    in_turn: frozenset[str] = frozenset()
    """Kinds of questions about one of a seat's figures after another: that the next one is asked about is told."""
    begun: frozenset[str] = frozenset()
    """Kinds of questions in the middle of a deed: while it can be undone, an answer more leaves it."""
    explanations: Explanations
    """What explains its pieces."""
    revision: int = 0
    """Raise it whenever the table must be drawn anew though neither the view nor the marks changed."""

    # -- drawing ------------------------------------------------------------------------------------------

    def layout(self, view: Any, area: pygame.Rect, bottom: int) -> TableLayout:
        """Where everything of a view lies."""
        return self.table.layout(view, area, bottom)

    def draw(
        self, surface: pygame.Surface, view: Any, area: pygame.Rect, bottom: int, marks: Marks, hidden: Collection[str]
    ) -> TableLayout:
        """Draw the table on a surface of the area's size."""
        return self.table.draw(surface, view, area, bottom, marks, hidden)

    def motion(
        self, events: Sequence[Event], before: TableLayout, after: TableLayout, was: Any, view: Any
    ) -> Animation:
        """How the table gets from one view to the next."""
        return self.moving.between(events, before, after, was, view)

    @abstractmethod
    def together(self, group: Sequence[Event], event: Event) -> bool:
        """Whether an event is shown together with those before it."""

    def rehearse(self, view: Any, area: pygame.Rect, bottom: int) -> Iterator[Callable[[], object]]:
        """What makes the pictures ahead that may be needed after this view, each time a small one."""
        return iter(())

    def holds(self, event: Event, view: Any, persons: Collection[int]) -> bool:
        """Whether an event is shown even if one of these persons hurries."""
        return event.kind in self.held

    # -- gestures -----------------------------------------------------------------------------------------

    def asked(self, decision: Decision | None) -> None:  # noqa: B027 - a table may do without
        """The question now open to a person, or None once it is answered: told before the table is laid out for it.

        A table may then lay out what is asked about (goods to buy, cards to choose from) as pieces.
        """

    def also(self, view: Any, decision: Decision) -> Sequence[Option]:
        """What the table adds to the answers of a question, to stand beside those that pass."""
        return ()

    def pressed(self, view: Any, key: str) -> str:
        """A button was pressed: the answer given for one of :meth:`also`, with all hurried after it; "" for others."""
        return ""

    def takes_over(self, former: str, now: str) -> Text | None:
        """What is said when a question :attr:`in_turn` is about another figure, which nobody has chosen."""
        return None

    def is_private(self, view: Any) -> bool:
        """Whether a view shows its seat what the others may not see: people who share a screen then pass it first."""
        return False

    def interruptions(self, view: Any, persons: Collection[int]) -> Sequence[Option]:
        """Answers that persons may give in the place of a computer player whose turn it is, shown as buttons."""
        return ()

    def closed(self, view: Any, decision: Decision) -> Sequence[Option]:
        """What a question of that kind has among its answers at other times, shown grey: the refusal of its place says
        why not now.
        """
        return ()

    def evident_answer(
        self, view: Any, decision: Decision, record: Sequence[RecordedChoice], *, alone: bool, stops_at_end: bool
    ) -> str:
        """The key of the only answer that makes sense for a person, which the screen gives by itself; "" if there is
        none. ``record`` are the choices so far; ``alone``: nobody else shares the screen; ``stops_at_end``: whoever
        could do anything at the end of a turn wants to be asked.
        """
        return ""

    def pointed_out(self, view: Any, piece: Piece, area: pygame.Rect) -> Sequence[pygame.Rect]:
        """What is marked on the table while the mouse is on a piece: its tooltip keeps clear of that."""
        return ()

    @abstractmethod
    def controller(self, view: Any, decision: Decision, pieces: Sequence[Piece]) -> TableController:
        """The gestures that answer a decision."""

    def use(self, view: Any, piece: Piece) -> Reaction:
        """A click on a piece whose place begins with ``ui:``: open or close a panel, turn a page."""
        return Reaction.NONE

    def standing_choice(self, view: Any, piece: Piece) -> str:
        """The key of the standing choice of the viewer that a click on a piece changes; nothing for other pieces."""
        return ""

    def handle(self, event: pygame.event.Event, view: Any, area: pygame.Rect) -> Reaction:
        """Use a mouse or key event before the widgets get it: wheel, dragging, the keys of the map.

        A press of the left button should be left to the pieces (NONE); a drag that follows is no click any more.
        """
        return Reaction.NONE

    def look_at(self, view: Any, place: str) -> Reaction:
        """Bring a place into sight that is pointed at, by a hint or by a link of the log."""
        return Reaction.NONE

    def follow(self, events: Sequence[Event], view: Any) -> bool:
        """Bring what is about to be shown into sight; True if everything lies elsewhere now."""
        return False

    def glide(self, seconds: float) -> Reaction:
        """Let a gliding camera go on; MOVED as long as it glides, CHANGED when it arrives."""
        return Reaction.NONE

    def take_over(self, former: Tabletop) -> None:
        """The same table in another language or size: keep where the camera was and what was open."""
        self.revision, self.announces = former.revision, former.announces

    def news(self, view: Any) -> News | None:
        """What others did before the open question, as long as the panel is to tell it."""
        return None

    def close_panel(self) -> Reaction:
        """Esc: close what :meth:`use` opened last; NONE if nothing is open."""
        return Reaction.NONE

    def tension(self, view: Any) -> float:
        """How much danger is in the air for whom the view shows the table, from 0 to 1: the music tells it."""
        return 0.0

    # -- words --------------------------------------------------------------------------------------------

    def phase(self, view: Any) -> str:
        """The id of the present phase."""
        return ""

    def is_out(self, view: Any, seat: int) -> bool:
        """Whether a seat will never be asked again, though others play on."""
        return False

    def turn(self, view: Any, seat: int) -> str:
        """The id of the turn that a seat has now ("" if it has none): another id is another turn."""
        return "turn" if view.active == seat else ""

    def explain(self, view: Any, piece: Piece, bottom: int) -> RichText | None:
        """What a piece is, for its tooltip."""
        return self.explanations.tell(view, piece)

    def clause_of(self, view: Any, piece: Piece, bottom: int) -> str | None:
        """The clause of the rulebook that a piece is about, if any: the first that is named where it is explained."""
        told = [self.explain(view, piece, bottom) or ()]
        shown = self.preview(view, piece.place, CARD_HEIGHT)
        told += [shown[1]] if shown is not None else []
        clauses = (run.link.clause for words in told for run in words if run.link is not None)
        return next((clause for clause in clauses if clause is not None), None)

    @abstractmethod
    def preview(self, view: Any, place: str, height: int) -> tuple[pygame.Surface, RichText] | None:
        """A card shown large, with what is to be said of it; None for what is no card."""

    def compared(self, view: Any, area: pygame.Rect, bottom: int, at: pygame.Rect) -> Sequence[pygame.Rect]:
        """What a card shown large, of what lies ``at`` a place, is compared with: the most important first.

        All of it is kept clear where there is room, else what comes first.
        """
        return ()

    def preview_room(self, area: pygame.Rect) -> pygame.Rect:
        """The part of the table where a card shown large hides nothing that is needed beside it."""
        return area

    def shortcuts(self) -> list[tuple[str, str]]:
        """This table's own keys and what they do, for the keyboard help."""
        return []

    def portrait(self, view: Any, seat: int) -> str:
        """The picture of whom a seat plays, under assets/pictures; "" if it has none, or none that all may see."""
        return ""

    def picture_of(self, view: Any, option: Option) -> str:
        """What an answer is about, shown small on its button: a picture under assets/pictures ("a/b.jpg") or an icon
        ("hearts"); "" where words say it all.
        """
        return ""

    def prospect_of(self, view: Any, decision: Decision, option: Option) -> Prospect | None:
        """What an answer leads to, told on a card in place of its button; None for a plain button."""
        return None

    # -- the end ------------------------------------------------------------------------------------------

    def owners(self, view: Any) -> Mapping[str, int]:
        """The seats of pieces that sentences name, by the pieces' places: whose lines these are in the log."""
        return {}

    def statistics(self) -> EventCount:
        """A new count for a match."""
        return EventCount()

    @abstractmethod
    def ending(self, view: Any, statistics: EventCount, result: Result) -> Ending:
        """What the last screen tells."""
