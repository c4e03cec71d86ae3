"""The title: grimoires on a walnut table by candle light."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import BLEND_RGB_ADD, Rect, Surface
from pygame.event import Event

import game
from game.catalogue import GAMES, SHELF
from game.grimoires import OWN
from game.keeping.disk import SaveError
from game.saves import SavedMatch, latest_autosave
from game.ui.kit.arrange import place_rows, rows_height, rows_that_fit
from game.ui.kit.painting.glow import halo
from game.ui.kit.rich_text import RichText, Run
from game.ui.kit.screens.screen import Screen
from game.ui.kit.widgets import Button, Label, Widget
from game.ui.screens.book import Book, places_of_books
from game.ui.screens.saves.words import say_match
from game.words import _

if TYPE_CHECKING:
    from game.ui.kit.application import Application

LOGO = (1800, 248)
"""The size of the picture of the logo."""

ABOVE_FRAME = 0.05
"""How much of the window's height lies below the menu: there the painted frame of the table runs."""
LIGHT, SHINE = 0.13, 42
"""How far the light of a book reaches, in shares of its height, and how strong it is, of 255."""
MENU_SIZES = (18.0, 16.0, 14.0, 12.5)
"""Sizes of the menu's words, below those of large windows."""


class TitleScreen(Screen):
    """Where the program begins: open a grimoire, continue, load, or look around."""

    name = "title"
    music, ambience = "title", "fire"

    def __init__(self, app: Application) -> None:
        super().__init__(app)
        self.autosave: SavedMatch | None = None
        self.books: list[Book] = []
        self._logo = Rect(0, 0, 0, 0)
        self._lifts: dict[str, float] = {}
        self.first_focus = f"book:{SHELF[0].id}"

    # -- layout

    def layout(self, size: tuple[int, int]) -> None:
        """Logo and motto above, the books in the middle, the menu below."""
        self.autosave = self._latest()
        theme = self.app.theme
        edge, gap = theme.px(22), theme.px(12)
        below = max(edge, round(size[1] * ABOVE_FRAME))
        rows, menu = self._menu_rows(size[0] - 2 * edge, gap)
        menu_high = rows_height(rows, gap)
        place_rows(rows, Rect(edge, size[1] - below - menu_high, size[0] - 2 * edge, menu_high), gap)
        motto = self._place_logo(size, edge)
        books = self._place_books(size, rows)
        self.widgets = [*motto, *books, *menu, self._version(size, motto[0].rect, books[0].rect.top)]

    def _menu_rows(self, width: int, gap: int) -> tuple[list[list[Widget]], list[Widget]]:
        """The menu in as few rows as the smallest words make possible, in the largest words that need no more."""
        largest = min(26.0, max(MENU_SIZES[0], self.app.size[1] * 0.0205 / self.app.theme.scale))
        fewest = len(rows_that_fit(self._menu(MENU_SIZES[-1]), width, gap))
        menus = (self._menu(letters) for letters in (largest, *MENU_SIZES))
        made = ((rows_that_fit(menu, width, gap), menu) for menu in menus)
        return next(found for found in made if len(found[0]) <= fewest)

    def _latest(self) -> SavedMatch | None:
        try:
            return latest_autosave(GAMES)
        except SaveError as error:
            self.app.warn(str(error))
            return None

    def _place_logo(self, size: tuple[int, int], edge: int) -> list[Widget]:
        theme = self.app.theme
        share = 0.155 if size[1] / theme.scale >= 520 else 0.12
        wide = min(round(size[0] * 0.66), round(size[1] * share * LOGO[0] / LOGO[1]))
        high = wide * LOGO[1] // LOGO[0]
        self._logo = Rect((size[0] - wide) // 2, max(edge, round(size[1] * 0.045)), wide, high)
        motto = Label(
            self.app,
            "label:motto",
            _("Four worlds · one table") if len(SHELF) == len(OWN) else _("Many worlds · one table"),
            style="italic",
            size=min(27.0, size[1] * 0.033 / theme.scale),
            align="center",
            shadow=True,
        )
        motto.place(Rect(edge, self._logo.bottom, size[0] - 2 * edge, motto.preferred_size()[1]))
        return [motto]

    def _place_books(self, size: tuple[int, int], rows: list[list[Widget]]) -> list[Widget]:
        theme = self.app.theme
        top = self._logo.bottom + round(size[1] * 0.07)
        bottom = rows[0][0].rect.top - theme.px(12)
        room = Rect(theme.px(16), top, size[0] - theme.px(32), max(40, bottom - top))
        self._lifts.update({book.id: book.lift for book in self.books})
        self.books = [Book(self.app, grimoire) for grimoire in SHELF]
        for book, place in zip(self.books, places_of_books(len(self.books), room, round(size[1] * 0.62)), strict=True):
            book.lift = self._lifts.get(book.id, 0.0)
            book.place(place)
            book.on_click = lambda book=book: self._open(book)
        return list(self.books)

    def _version(self, size: tuple[int, int], motto: Rect, books: int) -> Widget:
        """The version and the most important keys, below the motto; at its right where the books leave no room."""
        theme = self.app.theme
        words = _("? keys · F1 rules · F11 full screen · version {version}", version=game.__version__)
        label = Label(self.app, "label:version", words, size=15, colour=theme.dim, align="right", style="sans")
        wide, high = label.preferred_size()
        label.place(Rect((size[0] - wide) // 2, motto.bottom + theme.px(4), wide, high))
        if label.rect.bottom + theme.px(4) > books:
            label.place(Rect(size[0] - wide - theme.px(34), motto.bottom - high, wide, high))
        return label

    def _menu(self, letters: float) -> list[Widget]:
        app = self.app
        menu: list[Widget] = []
        if self.autosave is not None:
            menu.append(self._continue_button(self.autosave, letters))
        for name, icon, words, tooltip, action in (
            ("load", "load", _("Load"), _("Open a saved match"), self._load),
            (
                "open_file",
                "open-treasure-chest",
                _("Open a file"),
                _("Open the file of a match that lies anywhere on the disk"),
                app.doors.choose_file,
            ),
            (
                "chronicle",
                "scroll-unfurled",
                _("Chronicle"),
                _("Matches that were played: watch them again, and see what everybody has achieved"),
                self._chronicle,
            ),
            ("rulebook", "open-book", _("Rulebook"), _("Read and search the rules (F1)"), self.open_rules),
            ("settings", "cog", _("Settings"), _("Language, size, sound, animation"), self._settings),
            (
                "credits",
                "feather",
                _("Credits"),
                _("Who made the icons, the fonts and the rest"),
                self._credits,
            ),
            ("quit", "cross", _("Quit"), _("Close Four Grimoires"), self.back),
        ):
            menu.append(Button(app, f"button:{name}", words, icon=icon, tooltip=tooltip, on_click=action, size=letters))
        return menu

    def _continue_button(self, saved: SavedMatch, letters: float) -> Button:
        return Button(
            self.app,
            "button:continue",
            _("Continue"),
            detail=say_match(saved),
            size=letters,
            icon="hourglass",
            tooltip=self._continue_tooltip(saved),
            on_click=self._continue,
        )

    def _continue_tooltip(self, saved: SavedMatch) -> RichText:
        when = saved.saved.astimezone().strftime("%Y-%m-%d %H:%M")
        lines = [
            Run(_("Go on with your last match"), "sans_bold"),
            Run(f"\n{say_match(saved)}"),
            Run("\n" + _("Players: {names}", names=", ".join(saved.seats))),
            Run("\n" + _("Saved: {when}", when=when)),
        ]
        if saved.problem is not None:
            lines.append(
                Run("\n" + _("The newest autosave is damaged; this is the one before."), colour=(255, 179, 92))
            )
        return tuple(lines)

    # -- drawing and time

    def draw_background(self, surface: Surface) -> None:
        """The table with the logo: what never moves."""
        app, size = self.app, surface.get_size()
        places = tuple(tuple(book.rect) for book in self.books)
        key = ("title", size, app.theme.scale, app.language, places)
        surface.blit(app.pictures.made(key, lambda: self._table(size)), (0, 0))

    def _table(self, size: tuple[int, int]) -> Surface:
        pictures = self.app.pictures
        table = pictures.cover("menu/table.jpg", size).copy()
        table.blit(pictures.picture("menu/logo.png", self._logo.size), self._logo)
        for book in self.books:
            reach = round(book.rect.height * LIGHT)
            light = halo(book.rect.size, reach, reach, book.light(), SHINE).premul_alpha()
            table.blit(light, light.get_rect(center=book.rect.center), special_flags=BLEND_RGB_ADD)
        return table

    def update(self, dt: float) -> None:
        """Let the books rise and sink."""
        self.busy = max([book.rises(dt) for book in self.books])

    # -- what the menu does

    def shortcut(self, event: Event) -> bool:
        """No keys of its own."""
        return False

    def back(self) -> None:
        """Esc asks before it closes the program."""
        self.app.confirm(_("Close Four Grimoires?"), _("Quit"), _("Stay"), self.app.quit)

    def _open(self, book: Book) -> None:
        self.app.doors.new_match(book.grimoire.game)

    def _continue(self) -> None:
        if self.autosave is not None:
            self.app.doors.resume(self.autosave)

    def _load(self) -> None:
        self.app.doors.saved_matches()

    def _chronicle(self) -> None:
        self.app.doors.chronicle()

    def _settings(self) -> None:
        self.app.doors.settings()

    def _credits(self) -> None:
        self.app.doors.credits()
