"""The table of Warlock's Duel, as the match screen uses it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence

import pygame

from game.engine.decision import Decision, Event, Option, Text
from game.engine.game import Result
from game.engine.keeping.record import RecordedChoice
from game.ui.kit.painting.store import PictureStore
from game.ui.kit.painting.theme import Theme
from game.ui.kit.rich_text import RichText
from game.ui.tables.common.cards import SHAPE
from game.ui.tables.common.controller import TableController
from game.ui.tables.common.pieces import CARD, DIE, SEAT, Piece
from game.ui.tables.common.tabletop import Tabletop
from game.ui.tables.common.telling.ending import Curve, Ending
from game.ui.tables.common.telling.statistics import EventCount
from game.ui.tables.warlocks_duel.cards.clauses import clause_of_spell
from game.ui.tables.warlocks_duel.controller import DuelController
from game.ui.tables.warlocks_duel.evident import evident_answer
from game.ui.tables.warlocks_duel.motion import DuelMotion, belongs_to
from game.ui.tables.warlocks_duel.rehearsal import rehearse
from game.ui.tables.warlocks_duel.table import DuelTable
from game.ui.tables.warlocks_duel.tension import tension
from game.ui.tables.warlocks_duel.words.doubts import Doubts
from game.ui.tables.warlocks_duel.words.explanations import EXPLANATIONS, of_card
from game.ui.tables.warlocks_duel.words.phases import PHASES, TURN_WORDS
from game.ui.tables.warlocks_duel.words.statistics import DuelStatistics
from game.warlocks_duel.box.cards import CARDS, MAGES, SPELLS
from game.warlocks_duel.state import CASTING, GATHERING, INCANTATIONS, MOST_POWER
from game.warlocks_duel.view import DuelView

COLUMNS = (
    (Text("Power"), "hearts"),
    (Text("Dealt"), "crossed-swords"),
    (Text("Lost"), "crowned-skull"),
    (Text("Healed"), "heart-plus"),
    (Text("Spells"), "spell-book"),
    (Text("Scrolls"), "scroll-unfurled"),
)
COUNTED = (("power_lost", "points"), ("power_gained", "points"), ("spell_cast", ""), ("scroll_learned", ""))
"""What the last columns count: kinds of events, and their fact."""


class DuelTabletop(Tabletop):
    """Warlock's Duel."""

    waiting_clause = "WD-13.2"
    turn_words = TURN_WORDS
    banner_height = 0.42
    held = frozenset({"round_began", "eliminated"})
    phases = PHASES
    explanations = EXPLANATIONS

    table: DuelTable
    moving: DuelMotion

    def __init__(self, theme: Theme, pictures: PictureStore) -> None:
        self.table = DuelTable(theme, pictures)
        self.moving = DuelMotion(theme, self.table)
        self._doubts = Doubts()

    def together(self, group: Sequence[Event], event: Event) -> bool:
        """Rolls, steps and losses of several players are shown together."""
        return belongs_to(group, event)

    def holds(self, event: Event, view: DuelView, persons: Collection[int]) -> bool:
        """Also the blow that ends a mage: whoever hurries must not miss what it was."""
        if event.kind == "power_lost":
            return not view.duelists[int(str(event.fact("who")))].power
        return super().holds(event, view, persons)

    def controller(self, view: DuelView, decision: Decision, pieces: Sequence[Piece]) -> TableController:
        """The gestures of the duel."""
        return DuelController(decision, pieces, view, self._doubts)

    def evident_answer(
        self, view: DuelView, decision: Decision, record: Sequence[RecordedChoice], *, alone: bool, stops_at_end: bool
    ) -> str:
        """To roll again where no die is worth a thought."""
        key = evident_answer(view, decision, stops_at_end=stops_at_end)
        self.moving.unasked = bool(key)
        return key

    def asked(self, decision: Decision | None) -> None:
        """Nothing has come by itself, and what may still be answered has not struck."""
        if decision is not None:
            self.moving.unasked = False
            if decision.kind == "response":
                self.table.may_be_answered()

    def take_over(self, former: Tabletop) -> None:
        """The same table in another language or size: what was asked about is not asked again."""
        super().take_over(former)
        if isinstance(former, DuelTabletop):
            self._doubts = former._doubts

    def phase(self, view: DuelView) -> str:
        """The present phase."""
        return view.phase

    def turn(self, view: DuelView, seat: int) -> str:
        """The phase, as long as the seat takes part in it."""
        duelist = view.duelists[seat]
        done = not duelist.power or (view.phase == INCANTATIONS and duelist.passed)
        return "" if done or view.phase not in (GATHERING, INCANTATIONS, CASTING) else view.phase

    def tension(self, view: DuelView) -> float:
        """How much danger is in the air."""
        return tension(view)

    def clause_of(self, view: DuelView, piece: Piece, bottom: int) -> str | None:
        """Of a spell what it does; of a card what its first spell does."""
        kind, _colon, rest = piece.place.partition(":")
        name = rest.partition(":")[0]
        if kind == "spell" and name in SPELLS:
            return clause_of_spell(name)
        return clause_of_spell(CARDS[rest][0]) if rest in CARDS else super().clause_of(view, piece, bottom)

    def preview(self, view: DuelView, place: str, height: int) -> tuple[pygame.Surface, RichText] | None:
        """A card shown large, with what can be said of it now."""
        kind, _colon, rest = place.partition(":")
        spell = SPELLS.get(rest.partition(":")[0]) if kind == "spell" else None
        card = spell.card if spell is not None else rest
        if card not in CARDS or (spell is None and kind != "card"):
            return None
        return self.table.cards.face(card, max(150, round(height / SHAPE))), of_card(view, card)

    def picture_of(self, view: DuelView, option: Option) -> str:
        """A spell, a mage, or whom a spell is cast at."""
        kind, _colon, rest = (option.place or "").partition(":")
        name = rest.partition(":")[0]
        if kind == "spell" and name in SPELLS:
            return f"warlocks_duel/spells/{name}.jpg"
        if kind == "mage" and name in MAGES:
            return f"warlocks_duel/mages/{name}.jpg"
        return self.portrait(view, int(name)) if kind == "seat" else ""

    def compared(self, view: DuelView, area: pygame.Rect, bottom: int, at: pygame.Rect) -> Sequence[pygame.Rect]:
        """The dice in one's own hand, or the pool once that is empty; the cards beside that card; one's own power."""
        pieces = self.layout(view, area, bottom).pieces
        zone = f"hand:{bottom}" if view.duelists[bottom].hand else f"pool:{bottom}"
        dice = [piece.rect for piece in pieces if piece.kind == DIE and piece.zone == zone]
        row = [piece.rect for piece in pieces if piece.kind == CARD and piece.rect.top < at.bottom <= piece.rect.bottom]
        plate = [piece.rect for piece in pieces if piece.kind == SEAT and piece.place == f"seat:{bottom}"]
        return [rects[0].unionall(rects[1:]) for rects in (dice, row, plate) if rects]

    def rehearse(self, view: DuelView, area: pygame.Rect, bottom: int) -> Iterator[Callable[[], object]]:
        """The tables that may come next."""
        return rehearse(self.table, view, area, bottom)

    def portrait(self, view: DuelView, seat: int) -> str:
        """The mage."""
        mage = view.duelists[seat].mage
        return f"warlocks_duel/mages/{mage}.jpg" if mage else ""

    def statistics(self) -> DuelStatistics:
        """Counts what everybody deals, loses and gains."""
        return DuelStatistics()

    def ending(self, view: DuelView, statistics: EventCount, result: Result) -> Ending:
        """The numbers of everybody, and the winner's portrait."""
        assert isinstance(statistics, DuelStatistics)
        rows = [
            (duelist.power, statistics.dealt[seat], *statistics.row(seat, COUNTED))
            for seat, duelist in enumerate(view.duelists)
        ]
        alive = any(not view.duelists[seat].seat.out for seat in result.winners)
        return Ending(
            Text("{n} round was played.", (("n", view.round),), "{n} rounds were played."),
            self.portrait(view, result.winners[0]) if result.winners else "",
            COLUMNS,
            rows,
            None if alive else Text("A draw: nobody is left"),
            Curve(Text("Power from round to round"), statistics.curves([row[0] for row in rows]), MOST_POWER),
        )
