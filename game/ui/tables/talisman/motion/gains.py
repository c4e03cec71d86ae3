"""What a Character gains and loses: numbers that rise from its figure and its sheet, and the card that did it."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.engine.decision import Event, Text
from game.talisman.view import TalismanView
from game.ui.kit.painting.glow import GAINED, LOST, Colour, glare
from game.ui.kit.painting.lettering import one_line
from game.ui.kit.painting.theme import Theme
from game.ui.tables.common.between_views import BetweenViews
from game.ui.tables.common.fight.stamp import Stamp
from game.ui.tables.common.pieces import Piece
from game.ui.tables.talisman.kinds import SHEET, TOKEN
from game.ui.tables.talisman.motion.changes import changes_somebody, held_up, pictured, words_of
from game.ui.tables.talisman.sheets.drawing import COLOURS
from game.ui.tables.talisman.table import TalismanTable
from game.words import say

RISE, FEAST = 1.1, 1.7
NAMES = {"lives": None, "strength": Text("Strength"), "craft": Text("Craft"), "gold": Text("Gold")}
"""What is written beside a change; that of Lives says enough by its colour and its light."""
DEATH, GILT = Text("Death"), (250, 226, 168)
GROWTH = frozenset({"strength", "craft"})
GROWN: Colour = (255, 226, 140)
"""Of Strength and Craft gained, which is what a Character lives for."""


class Gains(BetweenViews[TalismanView]):
    """Shows numbers that have changed."""

    def __init__(self, theme: Theme, table: TalismanTable) -> None:
        super().__init__(theme)
        self._table = table
        self._revealed = 0.0
        """When a card just drawn lies at its place."""

    def _throwers(self, event: Event, size: int) -> list[pygame.Surface]:
        """Whose dice are which, where somebody throws against Death; else nothing, for all are one's own."""
        if event.kind != "death_thrown":
            return []
        hero = self._view.heroes[int(str(event.fact("who")))]
        names = (hero.seat.name, say(DEATH))
        return [one_line(self._theme, name, "sans_bold", size * 0.5, size * 3, GILT) for name in names]

    def _numbers(self) -> None:
        """Lives, Strength, Craft and Gold gained and lost rise from the figure and from the sheet."""
        for old, new in zip(self._was.heroes, self._view.heroes, strict=True):
            if not old.character or old.character != new.character:
                continue
            seat = new.seat.seat
            spots = [piece for piece in (self._after.find(f"token:{seat}"), self._sheet_of(seat)) if piece is not None]
            row = 0
            for name in NAMES:
                change = getattr(new, name) - getattr(old, name)
                if change and not (old.toad != new.toad and name in GROWTH):
                    for piece in spots:
                        self._number(name, change, piece.rect, row)
                    row += 1

    def _hold_change(self, events: Sequence[Event]) -> None:
        """What a card does to the one who looks on is held up with the card, to be read."""
        seats = () if self._view.seat is None else (self._view.seat,)
        told = [event for event in events if changes_somebody(event, self._view, seats)]
        if told:
            board = self._after.centre
            face_of = pictured(self._table.cards, self._table.pictures, self._view, told)
            picture = held_up(self._theme, face_of, words_of(told, self._view), board)
            begins = max(self._begun, self._revealed)
            self._add(Stamp(picture, board.center, delay=begins, until_click=True))

    def _number(self, name: str, change: int, rect: pygame.Rect, row: int) -> None:
        """What has changed, in words; Strength and Craft gained are a feast, Lives are seen from afar."""
        size, delay = max(20, min(rect.height, 90) * 0.38), self._begun + row * 0.18
        feast = change > 0 and name in GROWTH
        colour = GROWN if feast else LOST if change < 0 else GAINED if name == "lives" else COLOURS[name]
        spot = (rect.centerx, rect.centery + round((row - 0.2) * size))
        said, length = NAMES[name], FEAST if feast else RISE
        words = f"{change:+d}" if said is None else f"{change:+d} {say(said)}"
        self._rise(words, colour, size, spot, length, size * 1.3, delay=delay, lingers=0.6)
        if feast or (name == "lives" and row == 0):
            self._flash(glare(rect.size, colour), rect.center, length * 0.5, delay, lingers=0.9)

    def _sheet_of(self, seat: object) -> Piece | None:
        """The sheet or the compact line of a player."""
        for piece in self._after.pieces:
            if piece.id in (f"plate:{seat}", f"sheet:{seat}"):
                if piece.kind != SHEET:
                    return piece
                head = pygame.Rect(piece.rect.topleft, (piece.rect.width, piece.rect.width // 2))
                return Piece(piece.id, piece.place, TOKEN, head, "", piece.zone)
        return None
