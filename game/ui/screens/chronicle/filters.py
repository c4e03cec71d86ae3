"""Above the chronicle's table: what is searched, which game and which person, and the way to the records."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from pygame import Rect

from game.chronicle.kept import KeptMatch
from game.chronicle.sifting import Sieve, games_of, persons_of
from game.chronicle.telling import game_of
from game.ui.kit.widgets import Button, Choice, TextField, Widget
from game.ui.kit.widgets.choice import ChoiceItem
from game.words import _

if TYPE_CHECKING:
    from game.ui.kit.application import Application

LONGEST_SEARCH = 60
SHARES = (30, 24, 24, 22)
"""How the width is shared by search, game, person and records."""


class FilterRow:
    """Keeps what is asked for in ``sieve``; ``on_change`` is called after each change."""

    def __init__(self, app: Application, on_change: Callable[[], object]) -> None:
        self.app = app
        self.sieve = Sieve()
        self._on_change = on_change
        self.search = TextField(
            app,
            "field:search",
            longest=LONGEST_SEARCH,
            icon="magnifying-glass",
            on_change=lambda words: self.change(replace(self.sieve, words=words)),
        )

    def change(self, sieve: Sieve) -> None:
        """Ask for something else."""
        self.sieve = sieve
        self._on_change()

    def place(self, area: Rect, matches: Sequence[KeptMatch]) -> tuple[list[Widget], int]:
        """The widgets side by side at the top of an area, and where they end."""
        theme, gap = self.app.theme, self.app.theme.px(10)
        self.search.hint = _("Search the chronicle")
        self.search.tooltip = _("A name, a game, a Character, a day (Ctrl+F)")
        row = [self.search, self._games(matches), self._persons(matches), self._records()]
        high = max(theme.px(40), *(widget.preferred_size()[1] for widget in row))
        left, room = area.x, area.width - gap * (len(row) - 1)
        for widget, share in zip(row, SHARES, strict=True):
            wide = room * share // sum(SHARES)
            widget.place(Rect(left, area.y, wide, high))
            left += wide + gap
        return row, area.y + high + theme.px(10)

    def _games(self, matches: Sequence[KeptMatch]) -> Choice:
        items = [ChoiceItem("", _("All games"))]
        items += [ChoiceItem(game, game_of(game)) for game in games_of(matches)]
        return Choice(
            self.app,
            "choice:game",
            items,
            self.sieve.game,
            drop_down=True,
            tooltip=_("Show the matches of one game"),
            on_change=lambda game: self.change(replace(self.sieve, game=str(game))),
        )

    def _persons(self, matches: Sequence[KeptMatch]) -> Choice:
        items = [ChoiceItem("", _("Everybody"))]
        items += [ChoiceItem(name, name) for name in persons_of(matches)]
        return Choice(
            self.app,
            "choice:person",
            items,
            self.sieve.person,
            drop_down=True,
            tooltip=_("Show the matches of one person"),
            on_change=lambda person: self.change(replace(self.sieve, person=str(person))),
        )

    def _records(self) -> Button:
        return Button(
            self.app,
            "button:records",
            _("Records"),
            icon="laurel-crown",
            size=17,
            tooltip=_("What everybody has achieved so far"),
            on_click=lambda: self.app.doors.records(self.sieve.person),
        )
