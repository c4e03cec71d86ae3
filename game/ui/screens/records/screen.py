"""The records: what everybody has achieved in each game, and the way to be forgotten."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect

from game.catalogue import GAMES
from game.chronicle import archive
from game.chronicle.records import Record, people, records_of
from game.chronicle.records.trophies import trophies_of
from game.chronicle.telling import game_of
from game.keeping.disk import SaveError
from game.setups import forget_name
from game.ui.kit.screens.framed import FramedScreen
from game.ui.kit.widgets import Button, Choice, ScrollArea, Widget
from game.ui.kit.widgets.choice import ChoiceItem, Value
from game.ui.screens.invitation import Invitation
from game.ui.screens.records.person_banner import PersonBanner
from game.ui.screens.records.record_blocks import largest_numbers, record_blocks
from game.ui.screens.records.trophy_wall import TrophyWall
from game.words import _, ngettext_

if TYPE_CHECKING:
    from game.ui.kit.application import Application

TWO_COLUMNS = 800
"""From which logical width on plots stand beside each other."""


class RecordsScreen(FramedScreen):
    """One person in one game; ``person`` is shown first, or who played most."""

    name = "records"

    def __init__(self, app: Application, person: str = "") -> None:
        super().__init__(app)
        self.records: list[Record] = []
        self.problem = ""
        self.person, self.game = person, ""
        self.invitation = Invitation(app)
        self._read()
        self.first_focus = "choice:person" if self.records else "button:back"

    def _read(self) -> None:
        try:
            self.records, self.problem = records_of(archive.kept_matches(GAMES)), ""
        except SaveError as error:
            self.records, self.problem = [], str(error)
        known = people(self.records)
        if self.person not in known:
            self.person = known[0] if known else ""
        self._choose_game(self.game)

    def _choose_game(self, game: str) -> None:
        """A game that the person has played: this one, or the one played most."""
        games = [record.game for record in self._of_person()]
        self.game = game if game in games else next(iter(games), "")

    def _of_person(self) -> list[Record]:
        return [record for record in self.records if record.name == self.person]

    def heading(self) -> str:
        """The name of the screen."""
        return _("Records")

    def record(self) -> Record | None:
        """What is shown."""
        return next((record for record in self._of_person() if record.game == self.game), None)

    # -- layout

    def fill(self, area: Rect) -> list[Widget]:
        """The person with the largest numbers, the trophies, and below them all plots."""
        record = self.record()
        if record is None:
            return self._without_records(area)
        self.invitation.leave()
        scrolled = ScrollArea(self.app, "scroll:record", area)
        room = Rect(area.x, area.y, scrolled.inner_width(), 0)
        numbers = largest_numbers(self.app, record)
        banner = PersonBanner(self.app, record, [self._persons(), self._games()], numbers)
        wall = TrophyWall(self.app, _("Trophies"), trophies_of(record))
        for widget in (banner, wall):
            widget.place(Rect(room.x, room.y, *widget.preferred_size(room.width)))
            room.y = widget.rect.bottom + self.app.theme.px(14)
        blocks = record_blocks(self.app, record)
        bottom = self._place_blocks(blocks, room)
        scrolled.fill([banner, wall, *blocks], bottom - area.y)
        self.content_bottom = min(area.bottom, bottom)
        return [scrolled]

    def _without_records(self, area: Rect) -> list[Widget]:
        """The books, of which each begins a first match, and what will stand here."""
        if self.problem:
            return [self.words_alone(area, self.problem)]
        nothing = _("There are no records yet. They count from the first match that comes to its end.")
        return self.invitation.place(area, _("The first page of your records is still blank."), nothing)

    def update(self, dt: float) -> None:
        """Let the books rise and sink."""
        self.busy = self.invitation.moves(dt)

    def corner(self) -> Button | None:
        """The way to be forgotten, for whoever has a record."""
        return self._forget_button() if self.record() is not None else None

    def _place_blocks(self, blocks: list[Widget], room: Rect) -> int:
        """Place the blocks, each in the column that is shorter so far; and where the longest one ends."""
        theme = self.app.theme
        gap = theme.px(30)
        columns = 2 if room.width >= theme.px(TWO_COLUMNS) else 1
        wide = (room.width - gap * (columns - 1)) // columns
        ends = [room.y] * columns
        for block in blocks:
            column = ends.index(min(ends))
            high = block.preferred_size(wide)[1]
            block.place(Rect(room.x + column * (wide + gap), ends[column], wide, high))
            ends[column] += high + theme.px(22)
        return max(ends)

    # -- controls

    def _persons(self) -> Choice:
        items = [ChoiceItem(name, name, "character") for name in people(self.records)]
        return Choice(
            self.app,
            "choice:person",
            items,
            self.person,
            on_change=self._set_person,
            drop_down=True,
            tooltip=_("Whose records are shown"),
        )

    def _games(self) -> Choice:
        items = []
        for record in self._of_person():
            count = record.total.matches
            words = ngettext_("{game}, {n} match", "{game}, {n} matches", count, game=game_of(record.game))
            items.append(ChoiceItem(record.game, words))
        return Choice(
            self.app,
            "choice:game",
            items,
            self.game,
            on_change=self._set_game,
            drop_down=True,
            tooltip=_("In which game"),
        )

    def _forget_button(self) -> Button:
        made = Button(self.app, "button:forget", _("Forget me"), icon="invisible", size=17)
        made.tooltip = _("Takes this name out of the chronicle, the records and the set-ups; the matches stay")
        made.on_click = self._ask_to_forget
        return made

    # -- changes

    def _set_person(self, value: Value) -> None:
        self.person = str(value)
        self._choose_game(self.game)
        self._renew()

    def _set_game(self, value: Value) -> None:
        self._choose_game(str(value))
        self._renew()

    def _renew(self) -> None:
        self.arrange(self.app.size)
        self.invalidate()

    def _ask_to_forget(self) -> None:
        question = _(
            "Forget {name}? The name goes out of every match of the chronicle, and the records with it. "
            "This cannot be taken back.",
            name=self.person,
        )
        self.app.confirm(question, _("Forget"), _("Cancel"), partial(self._forget, self.person))

    def _forget(self, name: str) -> None:
        try:
            forget_name(name)
            count = archive.forget_person(name)
            self.app.notify(ngettext_("Forgotten in {n} match.", "Forgotten in {n} matches.", count))
        except SaveError as error:
            self.app.notify(str(error))
        self._read()
        self._renew()
