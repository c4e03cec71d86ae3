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
from game.ui.kit.widgets import Button, Choice, Panel, ScrollArea, Widget
from game.ui.kit.widgets.choice import ChoiceItem, Value
from game.ui.screens.invitation import Invitation
from game.ui.screens.records.person_banner import PersonBanner
from game.ui.screens.records.record_blocks import largest_numbers, record_blocks
from game.ui.screens.records.tiles import Tiles
from game.ui.screens.records.trophy_wall import TrophyWall
from game.words import _, ngettext_

if TYPE_CHECKING:
    from game.ui.kit.application import Application

GAP, EDGE = 12, 14
"""Between the grounds of plots, and within them; in usual pixels."""
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
        gap = self.app.theme.px(GAP)
        banner.place(Rect(room.x, room.y, *banner.preferred_size(room.width)))
        framed = self._framed(wall, room.x, banner.rect.bottom + gap, room.width)
        room.y = framed[0].rect.bottom + gap
        blocks, bottom = self._place_blocks(record_blocks(self.app, record), room)
        scrolled.fill([banner, *framed, *blocks], bottom - area.y)
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
        """The way to have a name erased, for whoever has a record."""
        return self._forget_button() if self.record() is not None else None

    def _framed(self, block: Widget, left: int, top: int, width: int) -> list[Widget]:
        """Place a block on a ground of its own; the ground is the first of both."""
        if isinstance(block, Tiles):  # each has a ground already
            block.place(Rect(left, top, width, block.preferred_size(width)[1]))
            return [block]
        edge = self.app.theme.px(EDGE)
        inside = width - 2 * edge
        block.place(Rect(left + edge, top + edge - self.app.theme.px(4), inside, block.preferred_size(inside)[1]))
        ground = Panel(self.app, f"ground:{block.id}", material="glass")
        ground.place(Rect(left, top, width, block.rect.bottom + edge - top))
        return [ground, block]

    def _place_blocks(self, blocks: list[Widget], room: Rect) -> tuple[list[Widget], int]:
        """Place the blocks, each in the column that is shorter so far; they, and where the longest column ends."""
        gap = self.app.theme.px(GAP)
        columns = 2 if room.width >= self.app.theme.px(TWO_COLUMNS) else 1
        wide = (room.width - gap * (columns - 1)) // columns
        ends, placed = [room.y] * columns, list[Widget]()
        for block in blocks:
            column = ends.index(min(ends))
            framed = self._framed(block, room.x + column * (wide + gap), ends[column], wide)
            ends[column] = framed[0].rect.bottom + gap
            placed += framed
        return placed, max(ends) - gap

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
        made = Button(self.app, "button:forget", _("Erase this name"), icon="cross", size=17)
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
            "Erase the name {name}? Its records and trophies go. The matches stay in the chronicle, without the name. "
            "This cannot be taken back.",
            name=self.person,
        )
        self.app.confirm(question, _("Erase"), _("Keep it"), partial(self._forget, self.person))

    def _forget(self, name: str) -> None:
        try:
            forget_name(name)
            count = archive.forget_person(name)
            self.app.notify(ngettext_("Erased from {n} match.", "Erased from {n} matches.", count))
        except SaveError as error:
            self.app.notify(str(error))
        self._read()
        self._renew()
