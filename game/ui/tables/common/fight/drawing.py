"""Draws a fight: both names, what counts for each side and its strength, the dice, and how it ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Color, Rect, Surface
from pygame.draw import line

from game.ui.kit.painting.glow import Colour
from game.ui.kit.painting.painter import Painter
from game.ui.tables.common.dice import DicePictures
from game.ui.tables.common.fight.form import GILT, Counted, Fight, FightSide
from game.ui.tables.common.fight.places import FightPlaces, SidePlaces
from game.ui.tables.common.seals import seal
from game.words import _

if TYPE_CHECKING:
    from game.ui.kit.painting.store import PictureStore
    from game.ui.kit.painting.theme import Theme

PAPER, FAINT = (243, 223, 174), (206, 182, 140)
ON_SEAL, OF_WINNER, OF_OTHERS, SHADE = (255, 244, 214), (255, 226, 120), (226, 206, 176), (24, 8, 4)
SPARE, OUT = 150, (226, 84, 64)
"""How strongly dice are drawn that do not count, of 255, and the colour in which they are crossed out."""
HINT, LEAST_HINT = 0.15, 13
"""The height of the words that tell how a verdict is put away, as a share of its box, and in pixels."""
WIDEST = 400
"""Of a number, in pixels."""


class FightDrawing(Painter):
    """Draws fights; the pictures of those who fight are pieces."""

    def __init__(self, theme: Theme, pictures: PictureStore, dice: DicePictures) -> None:
        super().__init__(theme, pictures)
        self._dice = dice

    def draw(self, surface: Surface, fight: Fight, places: FightPlaces) -> None:
        """Draw all that is known of a fight where it belongs."""
        title = places.title
        self.draw_title(
            surface, fight.title, title.height * 0.52, title.width - 24, (GILT, SHADE), 1, center=title.center
        )
        for number, (side, where) in enumerate(zip(fight.sides, places.sides, strict=True)):
            name = where.name
            self.draw_title(surface, side.name, name.height * 0.78, name.width, (PAPER, SHADE), 1, center=name.center)
            for counted, row in zip(side.counted, where.rows, strict=True):
                self._row(surface, counted, row)
            self._numbers(surface, side, where, fight.colour, won=fight.winner == number)
        self._swords(surface, places)
        if places.verdict.height and fight.verdict:
            self.draw_verdict(surface, fight, places.verdict)

    def draw_held_verdict(self, surface: Surface, fight: Fight, box: Rect) -> None:
        """The verdict while it is held up to be read, and that a click ends that."""
        size = max(LEAST_HINT, round(box.height * HINT))
        self.draw_verdict(surface, fight, Rect(box.left, box.top, box.width, box.height - size))
        at = (box.right - size // 2, box.bottom)
        self.draw_words(surface, _("Click to go on"), "italic", size, box.width // 3, FAINT, bottomright=at)

    def draw_verdict(self, surface: Surface, fight: Fight, box: Rect) -> None:
        """How the fight ended, large, and what decided it below."""
        upper = box.copy()
        upper.height = round(box.height * 0.6) if fight.cause else box.height
        below = Rect(box.left, upper.bottom, box.width, box.bottom - upper.bottom)
        self.draw_title(
            surface, fight.verdict, upper.height * 0.86, box.width, (fight.ink, SHADE), 2, center=upper.center
        )
        if fight.cause:
            size = below.height * 0.8
            self.draw_words(surface, fight.cause, "sans", size, below.width, PAPER, center=below.center)

    def _swords(self, surface: Surface, places: FightPlaces) -> None:
        """Crossed swords between both sides."""
        first, second = places.sides
        middle = first.box.union(second.box).center
        if first.box.top == second.box.top:  # beside each other: between the pictures, off the rows
            self._divide(surface, first, middle[0])
            middle = (middle[0], first.picture.centery)
        size = max(18, round(min(places.ground.size) * 0.11))
        for colour, shift in ((Color(20, 8, 4), 2), (Color(GILT), 0)):
            self.draw_icon(surface, "crossed-swords", size, colour, center=(middle[0] + shift, middle[1] + shift))

    def _divide(self, surface: Surface, side: SidePlaces, x: int) -> None:
        """A line between both sides, below the swords, where numbers stand beside numbers."""
        top, bottom = side.picture.bottom, side.box.bottom
        for shift, tone in ((1, (20, 8, 4)), (0, (150, 110, 54))):
            surface.fill(tone, Rect(x + shift, top, 1, bottom - top))

    def _row(self, surface: Surface, counted: Counted, row: Rect) -> None:
        """What counts at the left, and how much at the right."""
        points = self.draw_words(
            surface, f"{counted.points:+d}", "sans_bold", row.height * 0.8, row.width, PAPER, midright=row.midright
        )
        room = points.left - row.left - row.height // 2
        self.draw_words(surface, counted.words, "sans", row.height * 0.8, room, PAPER, midleft=row.midleft)

    def _numbers(self, surface: Surface, side: FightSide, where: SidePlaces, colour: Colour, *, won: bool) -> None:
        """The strength on its seal, the dice or that they are to come, and the total once it is known."""
        seal(surface, where.seal, colour)
        size = where.seal.width
        self._number(surface, str(side.strength), where.seal, size * 0.62, ON_SEAL)
        dice = side.dice or ()
        for number, face in enumerate(dice):
            counts = number < len(dice) - side.spare
            place = where.die(number, len(dice), side.spare)
            self._dice.blit(surface, f"d6_{face}", place, strength=255 if counts else SPARE)
            if not counts:
                line(surface, OUT, place.topleft, place.bottomright, max(2, place.width // 12))
        if side.dice == ():
            self.draw_words(surface, "+ ?", "title", size * 0.4, where.dice.width, FAINT, center=where.dice.center)
        if side.total:
            ink = OF_WINNER if won else OF_OTHERS
            self._number(surface, f"= {side.total}", where.total, size * (0.6 if won else 0.5), ink)

    def _number(self, surface: Surface, words: str, box: Rect, size: float, ink: Colour) -> None:
        self.draw_title(surface, words, size, WIDEST, (ink, SHADE), max(1, round(size / 24)), center=box.center)
