"""The table of Talisman, as the match screen uses it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence

import pygame

from game.engine.decision import Decision, Event, Option, Text
from game.engine.game import Result
from game.engine.keeping.record import RecordedChoice
from game.talisman.box.register import BEFORE_BATTLE, CARD_OF
from game.talisman.rules.fights.crown import COMMAND
from game.talisman.rules.fights.scores import COMBAT
from game.talisman.view import TalismanView
from game.ui.kit.letters import is_alone
from game.ui.kit.painting.store import PictureStore
from game.ui.kit.painting.theme import Theme
from game.ui.kit.rich_text import RichText
from game.ui.tables.common.controller import TableController
from game.ui.tables.common.pieces import Piece
from game.ui.tables.common.prospect import Prospect
from game.ui.tables.common.tabletop import Reaction, Tabletop
from game.ui.tables.common.telling.ending import Ending
from game.ui.tables.common.telling.statistics import EventCount
from game.ui.tables.common.telling.turns import TurnWords
from game.ui.tables.talisman.answer_pictures import picture_of
from game.ui.tables.talisman.controller import TalismanController
from game.ui.tables.talisman.doors import doors_on_the_way, told_on_cards
from game.ui.tables.talisman.evident import evident_answer
from game.ui.tables.talisman.explanations import EXPLANATIONS, of_space
from game.ui.tables.talisman.growth import GrowthStatistics
from game.ui.tables.talisman.kinds import GOAL_SHOWN, SPACE
from game.ui.tables.talisman.motion.between_views import TalismanMotion
from game.ui.tables.talisman.motion.changes import changes_somebody
from game.ui.tables.talisman.motion.happenings import VERDICTS, belongs_to
from game.ui.tables.talisman.previews import preview
from game.ui.tables.talisman.rehearsal import rehearse
from game.ui.tables.talisman.sheets.panels import CLOSE
from game.ui.tables.talisman.sheets.stops_panel import OPENED, standing_choice
from game.ui.tables.talisman.stage.parts import SHELVES
from game.ui.tables.talisman.table import TalismanTable
from game.ui.tables.talisman.tension import tension
from game.ui.tables.talisman.words.closed import closed_here
from game.ui.tables.talisman.words.prospects import prospect_of
from game.words import _

OPEN = "ui:open:"
COLUMNS = (
    (Text("Strength"), "broadsword"),
    (Text("Craft"), "pentacle"),
    (Text("Lives"), "hearts"),
    (Text("Fights won"), "crossed-swords"),
    (Text("Spells"), "spell-book"),
    (Text("Deaths"), "death-skull"),
)
TURN_WORDS = TurnWords(
    ends={
        "turn_missed": Text("Your turn is over: you miss it."),
        "turn_lost": Text("Your turn is over: it ends here, and counts as one that you miss."),
        "fight_lost": Text("Your turn is over: you lost the fight, and that ends it."),
        "fight_drawn": Text("Your turn is over: nobody won the fight, and that ends it."),
        "attacked": Text("Your turn is over: an attack on another Character ends it."),
        "quest_done": Text("Your turn is over: the way back to the Warlock ends it."),
        "portal_opened": Text("Your turn is over: it ends behind the Portal, and nothing on the Plain is taken in it."),
        "portal_shut": Text("Your turn is over: the Portal of Power stayed shut."),
        "died": Text("Your turn is over: your Character is dead."),
    },
    by_hand=frozenset({"end"}),
    repeats=False,
)
COUNTED = (("fight_won", ""), ("spell_cast", ""), ("died", ""))
"""What the last columns count: kinds of events."""


def lives_to_go(view: TalismanView) -> int:
    """How many Lives the others still have, while one rules from the Crown."""
    return sum(hero.lives for hero in view.heroes if hero.seat.seat != view.active and not hero.seat.out)


class TalismanTabletop(Tabletop):
    """Talisman."""

    waiting_clause = "TAL-6.10.2a"
    turn_words = TURN_WORDS
    held = VERDICTS
    explanations = EXPLANATIONS

    table: TalismanTable

    def __init__(self, theme: Theme, pictures: PictureStore) -> None:
        self.table = TalismanTable(theme, pictures)
        self.moving = TalismanMotion(theme, self.table)
        self._commanding: set[int] = set()
        """The seats that want to cast the Command Spell each turn without being asked."""

    # -- drawing ------------------------------------------------------------------------------------------

    def together(self, group: Sequence[Event], event: Event) -> bool:
        """Losses of several players and the like are shown together."""
        return belongs_to(group, event)

    def holds(self, event: Event, view: TalismanView, persons: Collection[int]) -> bool:
        """How a fight ends is held up to those who fight it, and what a card does to whom it does it.

        Nothing is to those who are out and only look on.
        """
        persons = [seat for seat in persons if not view.heroes[seat].seat.out]
        if changes_somebody(event, view, persons):
            return True
        fight = view.fight
        return (
            super().holds(event, view, persons)
            and fight is not None
            and not {fight.seat, fight.foe}.isdisjoint(persons)
        )

    def rehearse(self, view: TalismanView, area: pygame.Rect, bottom: int) -> Iterator[Callable[[], object]]:
        """Pictures that may be needed next."""
        return rehearse(self.table, view, area, bottom)

    # -- gestures -----------------------------------------------------------------------------------------

    def asked(self, decision: Decision | None) -> None:
        """A question lays out its goods; an open panel makes way for it."""
        if decision is not None and decision is not self.table.decision:
            self.table.opened = ""
        self.table.decision = decision
        self.revision += 1

    def is_private(self, view: TalismanView) -> bool:
        """Spells lie open before their owner (TAL-6.9.2)."""
        return view.seat is not None and bool(view.heroes[view.seat].spells)

    def closed(self, view: TalismanView, decision: Decision) -> Sequence[Option]:
        """The services of the space, and the goods of the shop, that cannot be had now."""
        return closed_here(view, decision)

    def evident_answer(
        self,
        view: TalismanView,
        decision: Decision,
        record: Sequence[RecordedChoice],
        *,
        alone: bool,
        stops_at_end: bool,
    ) -> str:
        """The end of a turn, Gold, the way clicked, and the fight chosen need no further click."""
        return evident_answer(
            view, decision, record, alone=alone, stops_at_end=stops_at_end, commanding=self._commanding
        )

    def controller(self, view: TalismanView, decision: Decision, pieces: Sequence[Piece]) -> TableController:
        """The gestures that answer a question."""
        in_combat = view.fight is not None and view.fight.kind == COMBAT
        spells = view.heroes[decision.seat].spells if in_combat else ()
        for_the_fight = next((card for card in spells if BEFORE_BATTLE in CARD_OF[card].timing), "")
        on = self._commanding if decision.option(COMMAND.key) is not None and lives_to_go(view) > 1 else None
        told = [option.key for option in told_on_cards(view, decision)]
        return TalismanController(decision, pieces, doors_on_the_way(view, decision), for_the_fight, on, told)

    def use(self, view: TalismanView, piece: Piece) -> Reaction:
        """Open and close full sheets, the stock and the discard piles."""
        if piece.place.startswith(OPEN):
            return self._show(piece.place.removeprefix(OPEN))
        return self._show("") if piece.place == CLOSE else Reaction.NONE

    def standing_choice(self, view: TalismanView, piece: Piece) -> str:
        """A line of the panel that says when to be asked for Spells."""
        return standing_choice(view, piece)

    def handle(self, event: pygame.event.Event, view: TalismanView, area: pygame.Rect) -> Reaction:
        """S opens and closes the panel that says when the player at the table is asked for Spells."""
        if event.type != pygame.KEYDOWN or event.key != pygame.K_s or not is_alone(event):
            return Reaction.NONE
        if view.seat is None or view.heroes[view.seat].stops is None:
            return Reaction.NONE
        return self._show(OPENED)

    def shortcuts(self) -> list[tuple[str, str]]:
        """The key of the panel of moments."""
        return [("S", _("at which moments you are asked for Spells, if others share the screen"))]

    def close_panel(self) -> Reaction:
        """Esc closes what is open."""
        return self._show("") if self.table.opened else Reaction.NONE

    def _show(self, panel: str) -> Reaction:
        self.table.opened = "" if panel == self.table.opened else panel
        self.revision += 1
        return Reaction.CHANGED

    def take_over(self, former: Tabletop) -> None:
        """Keep open what was open."""
        super().take_over(former)
        if isinstance(former, TalismanTabletop):
            self.table.opened = former.table.opened
            self.table.decision = former.table.decision
            self._commanding |= former._commanding

    # -- words --------------------------------------------------------------------------------------------

    def tension(self, view: TalismanView) -> float:
        """How much danger is in the air."""
        return tension(view)

    def explain(self, view: TalismanView, piece: Piece, bottom: int) -> RichText | None:
        """What a piece is; of a space also what going there means."""
        if piece.kind in (SPACE, GOAL_SHOWN):
            return of_space(view, piece.face, self.table.decision)
        return super().explain(view, piece, bottom)

    def preview(self, view: TalismanView, place: str, height: int) -> tuple[pygame.Surface, RichText] | None:
        """A card, figure or piece of goods shown large."""
        return preview(self.table, view, place, height)

    def compared(self, view: TalismanView, area: pygame.Rect, bottom: int, at: pygame.Rect) -> Sequence[pygame.Rect]:
        """The shelves of what may be taken: a card of theirs is read beside them."""
        stage = self.table.laid(view, area, bottom).stage
        on_shelves = stage is not None and stage.kind == SHELVES and stage.rect.contains(at)
        return (stage.rect,) if stage is not None and on_shelves else ()

    def portrait(self, view: TalismanView, seat: int) -> str:
        """The Character."""
        character = view.heroes[seat].character
        return f"talisman/characters/{character}.jpg" if character else ""

    def picture_of(self, view: TalismanView, option: Option) -> str:
        """A card, a Character, a space, or what is won."""
        return picture_of(view, option)

    def prospect_of(self, view: TalismanView, decision: Decision, option: Option) -> Prospect | None:
        """Where a way leads, and what waits there."""
        return prospect_of(view, decision, option)

    # -- the end ------------------------------------------------------------------------------------------

    def statistics(self) -> GrowthStatistics:
        """Counts what everybody does, and follows how all grow."""
        return GrowthStatistics()

    def ending(self, view: TalismanView, statistics: EventCount, result: Result) -> Ending:
        """Everybody's numbers, and the winner's portrait."""
        assert isinstance(statistics, GrowthStatistics)
        rows = [
            (hero.strength, hero.craft, hero.lives, *statistics.row(seat, COUNTED))
            for seat, hero in enumerate(view.heroes)
        ]
        return Ending(
            Text("{n} turn was played.", (("n", view.turns),), "{n} turns were played."),
            self.portrait(view, result.winners[0]) if result.winners else "",
            COLUMNS,
            rows,
            curve=statistics.curve(view),
        )
