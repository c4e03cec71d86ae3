"""What every motion of Devil's Circle is made of: tokens, lights, beams, dice, rising words, banners and scenes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.devils_circle.box.board import FIELD_NAMES
from game.devils_circle.box.pieces import DEMONS, MAGES
from game.devils_circle.view import CircleView
from game.engine.decision import Event
from game.ui.kit.animation import Beam, Flash, Flight, Motion, Proclamation, Rise, glowing_spark
from game.ui.kit.painting.drawing import Drawing, put
from game.ui.kit.painting.glow import GAINED, LOST, Colour, halo, panel
from game.ui.kit.painting.lettering import one_line
from game.ui.tables.common.dice import DicePictures
from game.ui.tables.common.motions import shaded_words
from game.ui.tables.devils_circle.geometry import Geometry
from game.ui.tables.devils_circle.table import CircleTable

if TYPE_CHECKING:
    from game.ui.kit.painting.store import PictureStore
    from game.ui.kit.painting.theme import Theme

STEP, LEAP, ROLL, REST, RISE, STRIKE, PROCLAIM, SCENE = 0.24, 0.5, 0.55, 0.6, 1.0, 0.55, 1.1, 2.6
VIOLET, RED, WHITE, GREEN, BLUE, GOLD = (
    (190, 90, 255),
    (255, 70, 40),
    (236, 246, 255),
    (120, 240, 130),
    (110, 190, 255),
    (255, 210, 100),
)
SHADE: Colour = (10, 2, 6)
SHIFTS = ((1, 1), (5, 5), (1, 5), (5, 1), (3, 5))
"""Of the dark copies below words that rise."""


class Effects(Drawing):
    """Collects the motions between two views. ``_after`` is when the next one begins, in seconds."""

    _was: CircleView
    _view: CircleView
    _geometry: Geometry
    _side: int
    """Of a square, in pixels."""

    def __init__(self, theme: Theme, pictures: PictureStore, table: CircleTable) -> None:
        super().__init__(theme, pictures)
        self._table = table
        self._dice = DicePictures(pictures)
        self._motions: list[Motion] = []
        self._hidden: set[str] = set()
        self._risen: dict[tuple[int, int], int] = {}
        self._after = 0.0

    def _begin(self, was: CircleView, view: CircleView, area: pygame.Rect) -> None:
        """Nothing moves yet."""
        self._motions, self._hidden, self._risen, self._after = [], set(), {}, 0.0
        self._was, self._view = was, view
        self._geometry = Geometry(area)
        self._side = round(self._geometry.square)

    def _centre(self, field: object) -> tuple[int, int]:
        """The middle of a field given by number."""
        return self._geometry.field(FIELD_NAMES[int(str(field))]).center

    def _of(self, event: Event) -> tuple[str, str]:
        """The id of the piece an event is about, and its picture."""
        facts = dict(event.facts)
        if "demon" in facts:
            return f"demon:{DEMONS[int(str(facts['demon']))]}", DEMONS[int(str(facts["demon"]))]
        return f"mage:{MAGES[int(str(facts['mage']))]}", MAGES[int(str(facts["mage"]))]

    def _spot(self, piece: str, view: CircleView | None = None) -> tuple[int, int] | None:
        """Where a mage or demon stands."""
        kind, _colon, name = piece.partition(":")
        shown = view if view is not None else self._view
        pieces = shown.mages if kind == "mage" else shown.demons
        field = next((found.field for found in pieces if found.id == name), None)
        return self._geometry.field(field).center if field is not None else None

    def _token(self, name: str) -> pygame.Surface:
        return self._table.figures.picture(name, self._side)

    def _beam(self, start: tuple[int, int] | None, end: tuple[int, int] | None, colour: Colour) -> None:
        if start is None or end is None:
            return
        spark = glowing_spark(max(14, self._side // 2), colour)
        self._motions.append(Beam(spark, start, end, STRIKE, self._after, bow=self._side * 0.5))
        self._flash(end, colour, STRIKE, self._after + STRIKE * 0.8)

    def _tumble(self, dice: tuple[int, ...], spot: tuple[int, int], *, below: bool = False) -> None:
        """Dice fall above a square, or below it, and lie there for a moment."""
        size = max(20, round(self._side * 0.62))
        board = self._geometry.board
        middle_x = min(max(spot[0], board.left + size * 2), board.right - size * 2)
        above = spot[1] - self._side > board.top + size
        if below:
            above = spot[1] + self._side > board.bottom - size
        middle_y = spot[1] - self._side if above else spot[1] + self._side
        wide = round(size * 1.3 * len(dice) + size * 0.5)
        ground = panel((wide, round(size * 1.6)), size // 4, (14, 8, 20, 220), (214, 170, 92, 255), 2)
        self._motions.append(
            Flight((ground,), (middle_x, middle_y), (middle_x, middle_y), ROLL + REST, self._after, waits=False)
        )
        for number, face in enumerate(dice):
            x = middle_x + (number - (len(dice) - 1) / 2) * size * 1.3
            frames = self._dice.tumble(f"d6_{face}", size, number % 4)
            start, end = (x - size * 2, middle_y - size), (x, float(middle_y))
            self._motions.append(Flight(frames, start, end, ROLL, self._after, waits=False))
            still = (self._dice.die(f"d6_{face}", size, 0),)
            self._motions.append(Flight(still, end, end, REST, self._after + ROLL, waits=False))

    def _change(self, change: int, name: str, spot: tuple[int, int], *, neutral: bool = False) -> None:
        if change:
            colour = (190, 200, 230) if neutral else LOST if change < 0 else GAINED
            self._number(f"{change:+d} {name}", colour, spot)

    def _number(self, words: str, colour: Colour, spot: tuple[int, int]) -> None:
        rank = self._risen.get(spot, 0)
        self._risen[spot] = rank + 1
        self._word(words, colour, (spot[0], spot[1] - rank * round(self._side * 0.42)))

    def _word(self, words: str, colour: Colour, spot: tuple[int, int]) -> None:
        size = max(15, self._side * 0.4)
        picture = shaded_words(self._theme, words, "sans_bold", size, colour, SHADE, SHIFTS)
        self._motions.append(
            Rise(picture, (spot[0], spot[1] - self._side * 0.3), RISE, self._after, height=self._side * 0.8)
        )

    def _flash(
        self, spot: tuple[int, int], colour: Colour, length: float, delay: float = 0.0, size: float = 1.0
    ) -> None:
        side = round(self._side * 0.7 * size)
        light = halo((side, side), side // 2, max(6, round(self._side * 0.5 * size)), colour, 255).copy()
        self._motions.append(Flash(light, spot, length, delay))

    def _banner(self, words: str, below: str, share: float = 0.13, delay: float = 0.0) -> Proclamation:
        board = self._geometry.board
        width, height = round(board.width * 0.72), round(board.height * share)
        picture = panel((width, height), height // 3, (22, 6, 30, 238), (232, 190, 104, 255), 2).copy()
        title = one_line(
            self._theme, words, "title", height * (0.42 if below else 0.5), width - height, (250, 226, 168)
        )
        small = one_line(self._theme, below, "italic", height * 0.24, width - height, (226, 206, 240))
        middle = height // 2 - (small.get_height() // 2 if below else 0)
        put(picture, title, center=(width // 2, middle))
        if below:
            put(picture, small, midtop=(width // 2, middle + title.get_height() // 2 - 2))
        return Proclamation(picture, board.center, PROCLAIM, delay)

    def _scene(self, name: str, words: str, below: str) -> None:
        """A picture over the board, with words."""
        board = self._geometry.board
        size = (round(board.width * 0.86), round(board.width * 0.86 * 0.625))
        picture = self._pictures.cover(f"devils_circle/{name}.jpg", size).copy()
        strip = pygame.Surface((size[0], round(size[1] * 0.3)), pygame.SRCALPHA)
        strip.fill((12, 4, 16, 190))
        picture.blit(strip, (0, size[1] - strip.get_height()))
        title = one_line(self._theme, words, "title", strip.get_height() * 0.4, size[0] - 40, (252, 230, 172))
        small = one_line(self._theme, below, "italic", strip.get_height() * 0.21, size[0] - 60, (236, 222, 246))
        top = size[1] - strip.get_height() + round(strip.get_height() * 0.1)
        put(picture, title, midtop=(size[0] // 2, top))
        put(picture, small, midtop=(size[0] // 2, top + title.get_height()))
        frame = self._pictures.nine_slice("chrome/frame.png", size, max(12, size[0] // 24))
        picture.blit(frame, (0, 0))
        self._motions.append(Proclamation(picture, board.center, SCENE))
