"""What every motion of Devil's Circle is made of: tokens, lights, beams, dice, rising words, banners and scenes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.devils_circle.box.board import FIELD_NAMES
from game.devils_circle.box.pieces import DEMONS, MAGES
from game.devils_circle.view import CircleView, PentagramView
from game.engine.decision import Event
from game.ui.kit.animation import Proclamation
from game.ui.kit.painting.glow import GAINED, LOST, Colour, halo, panel
from game.ui.kit.painting.lettering import one_line
from game.ui.kit.painting.painter import put
from game.ui.tables.common.between_views import SPACING, TRAY_RIM, BannerStyle, BetweenViews, RisingStyle
from game.ui.tables.common.dice import DicePictures
from game.ui.tables.common.pieces import TableLayout
from game.ui.tables.devils_circle.geometry import Geometry
from game.ui.tables.devils_circle.table import CircleTable

if TYPE_CHECKING:
    from game.ui.kit.painting.store import PictureStore
    from game.ui.kit.painting.theme import Theme

STEP, LEAP, ROLL, REST, RISE, STRIKE, PROCLAIM, SCENE = 0.24, 0.5, 0.55, 0.6, 1.0, 0.55, 1.1, 2.6
VIOLET, RED, WHITE = (190, 90, 255), (255, 70, 40), (236, 246, 255)
GREEN, BLUE, GOLD = (120, 240, 130), (110, 190, 255), (255, 210, 100)


class Effects(BetweenViews[CircleView]):
    """What happens on squares: lights, beams, dice and numbers, each at a square's size (``_side`` pixels)."""

    banner_style = BannerStyle((22, 6, 30, 238), 2, 0.5, (0.42, 0.24))
    rising_style = RisingStyle("sans_bold", (10, 2, 6), ((1, 1), (5, 5), (1, 5), (5, 1), (3, 5)))

    def __init__(self, theme: Theme, pictures: PictureStore, table: CircleTable) -> None:
        super().__init__(theme)
        self._pictures = pictures
        self._table = table
        self._dice = DicePictures(pictures)

    def _begin(self, before: TableLayout, after: TableLayout) -> None:
        super()._begin(before, after)
        self._risen: dict[tuple[int, int], int] = {}
        self._geometry = Geometry(after.area)
        self._side = round(self._geometry.square)

    def _centre(self, field: object) -> tuple[int, int]:
        """The middle of a field given by number."""
        return self._geometry.field(FIELD_NAMES[int(str(field))]).center

    def _of(self, event: Event) -> tuple[str, str]:
        """The id of the piece an event is about, and its picture."""
        facts = dict(event.facts)
        if "demon" in facts:
            return f"demon:{DEMONS[number_of(event, 'demon')]}", DEMONS[number_of(event, "demon")]
        return f"mage:{MAGES[number_of(event, 'mage')]}", MAGES[number_of(event, "mage")]

    def _spot(self, piece: str, view: CircleView | None = None) -> tuple[int, int] | None:
        """Where a mage or demon stands."""
        kind, _colon, name = piece.partition(":")
        shown = view if view is not None else self._view
        pieces = shown.mages if kind == "mage" else shown.demons
        field = next((found.field for found in pieces if found.id == name), None)
        return self._geometry.field(field).center if field is not None else None

    def _star_of(self, event: Event, view: CircleView) -> PentagramView | None:
        """The pentagram an event is about, if it lies on the board in a view."""
        return next((star for star in view.pentagrams if star.marker == number_of(event, "marker")), None)

    def _token(self, name: str) -> pygame.Surface:
        return self._table.figures.picture(name, self._side)

    def _strike(self, start: tuple[int, int] | None, end: tuple[int, int] | None, colour: Colour) -> None:
        """Sparks from one place to another, which lights up."""
        if start is not None and end is not None:
            self._beam(start, end, colour, max(14, self._side // 2), STRIKE, self._side * 0.5)
            self._light(end, colour, STRIKE, self._begun + STRIKE * 0.8)

    def _tumble(self, dice: tuple[int, ...], spot: tuple[int, int], *, below: bool = False) -> None:
        """Dice fall above a square, or below it, and lie there for a moment."""
        size = max(20, round(self._side * 0.62))
        board = self._geometry.board
        x = min(max(spot[0], board.left + size * 2), board.right - size * 2)
        above = spot[1] - self._side > board.top + size
        if below:
            above = spot[1] + self._side > board.bottom - size
        y = spot[1] - self._side if above else spot[1] + self._side
        room = (round(size * SPACING * len(dice) + size * 0.5), round(size * 1.6))
        tray = panel(room, size // 4, (14, 8, 20, 220), TRAY_RIM, 2)
        self._throw(self._dice, [f"d6_{face}" for face in dice], size, tray, (x, y), (ROLL, REST))

    def _change(self, change: int, name: str, spot: tuple[int, int], *, neutral: bool = False) -> None:
        if change:
            colour = (190, 200, 230) if neutral else LOST if change < 0 else GAINED
            self._number(f"{change:+d} {name}", colour, spot)

    def _number(self, words: str, colour: Colour, spot: tuple[int, int]) -> None:
        rank = self._risen.get(spot, 0)
        self._risen[spot] = rank + 1
        self._word(words, colour, (spot[0], spot[1] - rank * round(self._side * 0.42)))

    def _word(self, words: str, colour: Colour, spot: tuple[int, int]) -> None:
        start = (spot[0], spot[1] - self._side * 0.3)
        self._rise(words, colour, max(15, self._side * 0.4), start, RISE, self._side * 0.8, delay=self._begun)

    def _light(
        self, spot: tuple[int, int], colour: Colour, length: float, delay: float = 0.0, size: float = 1.0
    ) -> None:
        side, spread = round(self._side * 0.7 * size), max(6, round(self._side * 0.5 * size))
        self._flash(halo((side, side), side // 2, spread, colour, 255), spot, length, delay)

    def _proclaim(self, words: str, below: str, share: float = 0.13, delay: float = 0.0, row: int = 7) -> None:
        """A banner over a row of the board, of a share of its height."""
        board = self._geometry.board
        size = (round(board.width * 0.72), round(board.height * share))
        self._banner(words, below, size, self._geometry.field(f"g{row}").center, PROCLAIM, delay)

    def _scene(self, name: str, words: str, below: str) -> None:
        """A picture over the board, with words."""
        board = self._geometry.board
        size = (round(board.width * 0.86), round(board.width * 0.86 * 0.625))
        picture = self._pictures.cover(f"devils_circle/{name}.jpg", size).copy()
        strip = pygame.Surface((size[0], round(size[1] * 0.3)), pygame.SRCALPHA)
        strip.fill((12, 4, 16, 190))
        picture.blit(strip, (0, size[1] - strip.get_height()))
        top = size[1] - strip.get_height() + round(strip.get_height() * 0.1)
        title = one_line(self._theme, words, "title", strip.get_height() * 0.4, size[0] - 40, (252, 230, 172))
        small = one_line(self._theme, below, "italic", strip.get_height() * 0.21, size[0] - 60, (236, 222, 246))
        put(picture, title, midtop=(size[0] // 2, top))
        put(picture, small, midtop=(size[0] // 2, top + title.get_height()))
        frame = self._pictures.nine_slice("chrome/frame.png", size, max(12, size[0] // 24))
        picture.blit(frame, (0, 0))
        self._add(Proclamation(picture, board.center, SCENE))
        self._begun = SCENE  # what comes of it is told when the picture has gone


def number_of(event: Event, name: str) -> int:
    """A fact that is a number."""
    return int(str(event.fact(name)))
