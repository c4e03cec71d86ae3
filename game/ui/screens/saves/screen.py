"""Saved matches: open one, open the version before a damaged one, or delete it."""

from __future__ import annotations

from datetime import date
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from pygame import Rect

from game.catalogue import GAMES
from game.chronicle.days import day_said
from game.keeping.disk import SaveError
from game.saves import SavedMatch, delete_match, list_matches
from game.ui.kit.arrange import place_at_the_right
from game.ui.kit.files import open_file_button
from game.ui.kit.rich_text import Run
from game.ui.kit.screens.framed import FramedScreen
from game.ui.kit.widgets import Button, ListRow, ListView, Widget
from game.ui.screens.figures import of_game
from game.ui.screens.invitation import Invitation
from game.ui.screens.match_cards import LEAST_HIGH, MatchCards, MatchRow, scene_of
from game.ui.screens.match_preview import MatchPreview, largest_preview
from game.ui.screens.saves.words import say_match
from game.words import _

if TYPE_CHECKING:
    from game.ui.kit.application import Application


ROOM_FOR_BOTH = 820
"""From which logical width on the chosen match is shown beside the list."""
PREVIEW = 0.5
"""How much of the width it has there."""
BUTTONS = 70
"""The room of the buttons below both, in usual pixels."""


class LoadScreen(FramedScreen):
    """The list of every match on disk, the newest first."""

    name = "load"

    def __init__(self, app: Application) -> None:
        super().__init__(app)
        self.matches: list[SavedMatch] = []
        self.problem = ""
        self.chosen: Path | None = None
        self.preview = MatchPreview(app)
        self.invitation = Invitation(app)
        self._read()
        whole = [number for number, match in enumerate(self.matches) if match.problem is None]
        first = whole[0] if whole else 0
        if self.matches:
            self.chosen = self.matches[first].path
        self.first_focus = f"row:saves:{first}" if self.matches else "button:back"

    def _read(self) -> None:
        try:
            self.matches, self.problem = list_matches(GAMES), ""
        except SaveError as error:
            self.matches, self.problem = [], str(error)

    def heading(self) -> str:
        """The name of the screen."""
        return _("Saved matches")

    def corner(self) -> Button:
        """The way to files that lie elsewhere."""
        return open_file_button(self.app)

    def match(self) -> SavedMatch | None:
        """The match that is chosen."""
        return next((match for match in self.matches if match.path == self.chosen), None)

    # -- layout

    def fill(self, area: Rect) -> list[Widget]:
        """The list, and below it what can be done with the chosen match."""
        theme = self.app.theme
        self.invitation.leave()
        if self.problem:
            return [self.words_alone(area, self.problem)]
        if not self.matches:
            nothing = _("No match is saved yet. Every match saves itself after each decision.")
            return self.invitation.place(area, _("No match is waiting for you."), nothing)
        buttons = self._buttons()
        gap = theme.px(10)
        area = self._as_high_as_needed(area)
        _left, high = place_at_the_right(buttons, area, area.width - gap * (len(buttons) - 1), gap)
        saves = MatchCards(self.app, "list:saves", on_choose=self._choose, on_open=self._open_row)
        saves.rows = self._rows()
        saves.screen = self
        chosen = self.match()
        saves.chosen = str(self.matches.index(chosen)) if chosen is not None else None
        above = Rect(area.x, area.y, area.width, area.height - high - theme.px(16))
        beside = round(above.width * PREVIEW) if above.width >= theme.px(ROOM_FOR_BOTH) else 0
        saves.place(Rect(above.x, above.y, above.width - beside, above.height))
        self.preview.show(chosen)
        self.preview.screen = self
        if not beside:
            return [saves, *buttons]
        self.preview.place(Rect(saves.rect.right + gap * 2, above.y, beside - gap * 2, above.height))
        return [saves, self.preview, *buttons]

    def _as_high_as_needed(self, area: Rect) -> Rect:
        """In a large window the panel ends below the last match and whatever table lies beside them."""
        theme = self.app.theme
        cards = len(self.matches) * theme.px(LEAST_HIGH + 4)
        table = largest_preview(self.app, round(area.width * PREVIEW) - theme.px(20))
        high = min(area.height, max(cards, table) + theme.px(BUTTONS))
        self.content_bottom = area.y + high
        return Rect(area.x, area.y, area.width, high)

    def update(self, dt: float) -> None:
        """Let the books of an empty list rise and sink."""
        self.busy = self.invitation.moves(dt)

    def prepare(self) -> bool:
        """Paint the table of the chosen match."""
        return self.preview in self.widgets and self.preview.prepare()

    def _rows(self) -> list[ListRow]:
        return [self._row(number, match) for number, match in enumerate(self.matches)]

    def _row(self, number: int, match: SavedMatch) -> MatchRow:
        when = day_said(match.saved, date.today())
        if match.problem is not None:
            title = _("{name}: cannot be opened", name=self._name(match))
            detail = match.problem
            if match.previous is not None:
                detail += " " + _("The version before it is whole.")
            return MatchRow(str(number), title, detail, "death-skull", detail, "#ff9380", when=when)
        where, players = say_match(match), ", ".join(match.seats)
        title, below = (where, _("Autosave")) if match.automatic else (match.name, where)
        book = of_game(match.game)
        return MatchRow(
            str(number),
            title,
            below,
            "hourglass" if match.automatic else "save",
            f"{title} · {players} · {below} · {match.saved.astimezone():%Y-%m-%d %H:%M}",
            picture=book.picture if book is not None else None,
            players=(Run(players),),
            when=when,
            scene=scene_of(match.game, match.path.name),
        )

    def _name(self, match: SavedMatch) -> str:
        return _("Autosave") if match.automatic else match.name

    def _buttons(self) -> list[Button]:
        app, match = self.app, self.match()
        delete = Button(app, "button:delete", _("Delete"), icon="cross", on_click=self._ask_delete, size=17)
        delete.tooltip = _("Delete the chosen match for good")
        earlier = Button(app, "button:earlier", _("Open the version before"), icon="anticlockwise-rotation", size=17)
        earlier.on_click = self._open_earlier
        earlier.tooltip = _("Open what was saved before the chosen match was damaged")
        earlier.visible = match is not None and match.previous is not None
        opened = Button(app, "button:open", _("Open"), icon="load", on_click=self._open, size=22)
        opened.tooltip = _("Go on with the chosen match")
        opened.enabled = match is not None and match.problem is None
        opened.why_disabled = match.problem if match is not None else None
        return [delete, *([earlier] if earlier.visible else []), opened]

    # -- what is done

    def _choose(self, row: str) -> None:
        self.chosen = self.matches[int(row)].path
        offset = self._list().offset
        self.arrange(self.app.size)
        self._list().scroll_to(offset)

    def _list(self) -> ListView:
        found = self.find("list:saves")
        assert isinstance(found, ListView)
        return found

    def _open_row(self, row: str) -> None:
        self._choose(row)
        self._open()

    def _open(self) -> None:
        match = self.match()
        if match is not None and match.problem is None:
            self.app.doors.resume(match)

    def _open_earlier(self) -> None:
        from dataclasses import replace

        match = self.match()
        if match is not None and match.previous is not None:
            self.app.doors.resume(replace(match, path=match.previous, problem=None))

    def _ask_delete(self) -> None:
        match = self.match()
        if match is not None:
            question = _("Delete “{name}” for good?", name=self._name(match))
            self.app.confirm(question, _("Delete"), _("Keep it"), partial(self._delete, match))

    def _delete(self, match: SavedMatch) -> None:
        try:
            delete_match(match.path)
        except SaveError as error:
            self.app.notify(str(error))
        at = self.matches.index(match)
        self._read()
        left = self.matches[min(at, len(self.matches) - 1)] if self.matches else None
        self.chosen = left.path if left is not None else None
        self.arrange(self.app.size)
        self.invalidate()
