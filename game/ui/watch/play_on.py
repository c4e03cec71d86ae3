"""Who plays on from a moment of a match that is watched."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect

from game.chronicle.branch import branch
from game.engine.match import Match
from game.engine.seating import Seat
from game.players import PERSON, sign_of
from game.ui.kit.rich_text import Run, runs
from game.ui.kit.screens.framed import FramedScreen
from game.ui.kit.widgets import Button, Choice, Label, Paragraph, ScrollArea, TextField, Widget
from game.ui.kit.widgets.choice import ChoiceItem, Value
from game.ui.match.board.seat_signs import SeatSigns
from game.ui.screens.figures import of_figure
from game.ui.screens.new_match.plan import LONGEST_NAME
from game.ui.screens.new_match.seat_rows import who_may_sit
from game.words import _, say

if TYPE_CHECKING:
    from game.ui.kit.application import Application


class PlayOnScreen(FramedScreen):
    """Names and players of every seat, as they were until they are changed; ``match`` stands where it goes on.

    Of a match that has not ended nobody changes seats: whoever took another one would see what it hides.
    """

    name = "play_on"
    widest = 760
    grows = False

    def __init__(self, app: Application, match: Match, *, seats_change: bool = True) -> None:
        super().__init__(app)
        self.match = match
        self.game_id = match.game.id
        self.seats_change = seats_change
        self.seats = list(match.seats)
        self.signs = SeatSigns(match)
        self.first_focus = "button:begin"

    def heading(self) -> str:
        """What is done here."""
        return _("Play on from here")

    def fill(self, area: Rect) -> list[Widget]:
        """Where the match stands, a row for each seat, and the button that begins."""
        theme = self.app.theme
        gap = theme.px(12)
        words = Paragraph(self.app, "text:stage", self._explained(), style="body", size=18)
        words.place(Rect(area.left, area.top, area.width, words.preferred_size(area.width)[1]))
        begin = Button(self.app, "button:begin", _("Begin"), icon="crossed-swords", on_click=self.begin)
        begin.tooltip = _("The new match is saved by itself")
        high = begin.preferred_size()[1]
        room = Rect(area.left, words.rect.bottom + gap, area.width, 0)
        row_high = theme.px(46)
        needed = len(self.seats) * row_high
        room.height = min(needed, area.bottom - high - gap - room.top)
        rows = ScrollArea(self.app, "area:seats", room)
        inner = rows.inner_width() if needed > room.height else room.width
        children: list[Widget] = []
        for number in range(len(self.seats)):
            children += self._row(number, Rect(room.left, room.top + number * row_high, inner, theme.px(40)))
        rows.fill(children, needed)
        begin.place(Rect(area.right - theme.px(220), room.bottom + gap, theme.px(220), high))
        self.content_bottom = begin.rect.bottom
        return [words, rows, begin]

    def _explained(self) -> str:
        stage = say(self.match.game.summary(self.match.state))
        if self.seats_change:
            return _("{stage}: who plays on? A new match begins; the one you watched stays as it is.", stage=stage)
        return _("{stage}. The match has not ended: everybody keeps his seat.", stage=stage)

    def _row(self, number: int, box: Rect) -> list[Widget]:
        """The mark with whom it plays, the name and the player of a seat."""
        theme, seat = self.app.theme, self.seats[number]
        mark = self._mark(number)
        name, player = self._name(number, seat), self._player(number, seat)
        gap, side = theme.px(8), box.height
        wide = min(max(player.preferred_size()[0], theme.px(150)), box.width // 3)
        mark.place(Rect(box.left, box.top + theme.px(8), theme.px(170), side - theme.px(8)))
        player.place(Rect(box.right - wide, box.top, wide, side))
        left = mark.rect.right + gap
        name.place(Rect(left, box.top, player.rect.left - gap - left, side))
        return [mark, name, player]

    def _mark(self, number: int) -> Widget:
        """The sign of a seat, and whom it plays."""
        colour = self.signs.colour(number)
        figure = self.match.game.figure(self.match.state, number)
        sign = Run("", icon=f"shape-{self.signs.shape(number)}", colour=(colour.r, colour.g, colour.b))
        picture = of_figure(self.match.game.id, figure.message) if figure is not None else None
        before = (Run("  "), picture, Run("\u00a0")) if picture is not None else (Run("  "),)
        words = (*before, *runs(figure)) if figure is not None else ()
        return Paragraph(self.app, f"mark:{number + 1}", (sign, *words), size=17)

    def _name(self, number: int, seat: Seat) -> Widget:
        if not self.seats_change:
            return Label(self.app, f"label:name{number + 1}", seat.name, size=17)
        field = TextField(self.app, f"field:name{number + 1}", seat.name, longest=LONGEST_NAME, size=17)
        field.on_change, field.tooltip = partial(self._set_name, number), _("The name of this player")
        return field

    def _player(self, number: int, seat: Seat) -> Widget:
        items, sits = self._players(seat), seat.player or PERSON
        if not self.seats_change:
            title = next(item.text for item in items if item.value == sits)
            return Label(self.app, f"label:player{number + 1}", title, size=17, align="right")
        player = Choice(self.app, f"choice:player{number + 1}", items, sits, drop_down=True)
        player.on_change = partial(self._set_player, number)
        player.tooltip = _("Who answers for seat {n}: a person or a computer player", n=number + 1)
        return player

    def _players(self, seat: Seat) -> list[ChoiceItem]:
        """Everybody who may sit there, and who sat there with a measure of his own ("master:20")."""
        items = who_may_sit()
        if seat.player and seat.player not in {item.value for item in items}:
            sign = sign_of(seat.player.partition(":")[0])
            items.append(ChoiceItem(seat.player, sign.title, sign.icon, tooltip=sign.tooltip))
        return items

    def _set_name(self, number: int, name: str) -> None:
        self.seats[number] = replace(self.seats[number], name=name)

    def _set_player(self, number: int, player: Value) -> None:
        self.seats[number] = replace(self.seats[number], player=str(player))

    def begin(self) -> None:
        """Begin the new match."""
        for number, seat in enumerate(self.seats):
            if not seat.name.strip():
                self._set_name(number, self.match.seats[number].name)
        self.app.doors.play_on(branch(self.match, self.seats))
