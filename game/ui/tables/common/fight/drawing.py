"""Draws what is said of a fight: names, what counts for each side and its strength, the dice, and how it ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Color, Rect, Surface, draw
from pygame.draw import line

from game.ui.kit.painting.glow import Colour, panel
from game.ui.kit.painting.painter import Painter
from game.ui.tables.common.dice import DicePictures
from game.ui.tables.common.fight.banner import VerdictBanner
from game.ui.tables.common.fight.form import GILT, Counted, Fight, FightSide
from game.ui.tables.common.fight.places import FightPlaces, SidePlaces
from game.ui.tables.common.seals import seal

if TYPE_CHECKING:
    from game.ui.kit.painting.store import PictureStore
    from game.ui.kit.painting.theme import Theme

PAPER, FAINT = (243, 223, 174), (206, 182, 140)
ON_SEAL, OF_WINNER, OF_OTHERS, SHADE = (255, 244, 214), (255, 226, 120), (226, 206, 176), (24, 8, 4)
SPARE, OUT = 150, (226, 84, 64)
"""How strongly dice are drawn that do not count, of 255, and the colour in which they are crossed out."""
PLATE, PLATE_RIM, STRIPE = (18, 10, 8, 222), (176, 132, 66, 255), (255, 236, 190, 16)


class FightDrawing(Painter):
    """Draws fights; those who fight are drawn before."""

    def __init__(self, theme: Theme, pictures: PictureStore, dice: DicePictures) -> None:
        super().__init__(theme, pictures)
        self._dice = dice
        self.banner = VerdictBanner(theme, pictures)

    def draw(self, surface: Surface, fight: Fight, places: FightPlaces, *, titled: bool = True) -> None:
        """Draw all that is known of a fight where it belongs; its title unless something else stands there.

        Where a verdict hangs, the title is seen below it.
        """
        self.plates(surface, fight, places, titled=titled and not fight.verdict)
        if fight.verdict:
            picture = self.banner.picture(fight, places.verdict.size, held=False)
            surface.blit(picture, picture.get_rect(center=places.verdict.center))
            if titled:
                self.plaque(surface, fight.title, places.title.move(0, places.verdict.bottom - places.title.top))
        else:
            self.between(surface, fight, places)

    def plates(self, surface: Surface, fight: Fight, places: FightPlaces, *, titled: bool = True) -> None:
        """The title, and what is said of both sides."""
        if titled:
            self.plaque(surface, fight.title, places.title)
        for number, (side, where) in enumerate(zip(fight.sides, places.sides, strict=True)):
            self._plate(surface, side, where)
            self._numbers(surface, side, where, fight.colour, won=fight.winner == number)

    def between(self, surface: Surface, fight: Fight, places: FightPlaces) -> None:
        """What stands between both sides until it is decided: crossed swords, or what the blow will bring."""
        if not fight.foretold:
            self._swords(surface, places)
            return
        line = places.foretold
        size, room = line.height * 0.62, line.width - 2 * line.height
        face = self.draw_title(surface, fight.foretold, size, room, (GILT, SHADE), 1, center=line.center)
        plaque = face.inflate(line.height, 0)
        plaque.height, plaque.centery = line.height, line.centery
        surface.blit(panel(plaque.size, plaque.height // 3, (24, 10, 8, 236), (214, 166, 84, 255), 2), plaque)
        self.draw_title(surface, fight.foretold, size, room, (GILT, SHADE), 1, center=line.center)

    def plaque(self, surface: Surface, words: str, box: Rect) -> None:
        """What kind of fight it is, on a small plaque at the top."""
        face = self.draw_title(surface, words, box.height * 0.56, box.width - 48, (GILT, SHADE), 1, center=box.center)
        plaque = face.inflate(box.height, round(box.height * 0.16)).clip(box.inflate(-12, 0))
        surface.blit(panel(plaque.size, plaque.height // 2, (24, 10, 8, 214), (214, 166, 84, 255), 1), plaque)
        self.draw_title(surface, words, box.height * 0.56, box.width - 48, (GILT, SHADE), 1, center=box.center)

    def _plate(self, surface: Surface, side: FightSide, where: SidePlaces) -> None:
        """The name and what counts, on a plate with a bar in the light of the side."""
        plate, name = where.plate, where.name
        surface.blit(panel(plate.size, 8, PLATE, PLATE_RIM, 1), plate)
        draw.rect(surface, side.light, Rect(plate.left + 8, plate.top, plate.width - 16, 3), border_radius=2)
        self.draw_title(surface, side.name, name.height * 0.84, name.width, (PAPER, SHADE), 1, center=name.center)
        for number, (counted, row) in enumerate(zip(side.counted, where.rows, strict=True)):
            if number % 2 == 0:
                surface.blit(panel(row.size, 3, STRIPE, (0, 0, 0, 0)), row)
            self._row(surface, counted, row.inflate(-8, 0))

    def _row(self, surface: Surface, counted: Counted, row: Rect) -> None:
        """What counts at the left, and how much at the right."""
        points = self.draw_words(
            surface, f"{counted.points:+d}", "sans_bold", row.height * 0.84, row.width, PAPER, midright=row.midright
        )
        room = points.left - row.left - row.height // 2
        self.draw_words(surface, counted.words, "sans", row.height * 0.84, room, PAPER, midleft=row.midleft)

    def _swords(self, surface: Surface, places: FightPlaces) -> None:
        """Crossed swords between both sides, in a ring of gold."""
        first, second = places.sides
        size = max(26, round(min(places.ground.size) * 0.1))
        middle = first.box.union(second.box).center
        if first.box.top == second.box.top:
            middle = (middle[0], first.picture.bottom - round(size * 0.75))
        draw.circle(surface, SHADE, (middle[0], middle[1] + 2), size // 2 + 4)
        draw.circle(surface, (214, 166, 84), middle, size // 2 + 3)
        draw.circle(surface, (70, 18, 12), middle, size // 2)
        for colour, shift in ((Color(20, 8, 4), 2), (Color(GILT), 0)):
            at = (middle[0] + shift, middle[1] + shift)
            self.draw_icon(surface, "crossed-swords", round(size * 0.74), colour, center=at)

    def _numbers(self, surface: Surface, side: FightSide, where: SidePlaces, colour: Colour, *, won: bool) -> None:
        """The strength on its seal, the dice or that they are to come, and the total once it is known."""
        seal(surface, where.seal, colour)
        size = where.seal.width
        self._number(surface, str(side.strength), where.seal.inflate(-size // 4, 0), size * 0.62, ON_SEAL)
        dice = side.dice or ()
        for number, face in enumerate(dice):
            counts = number < len(dice) - side.spare
            place = where.die(number, len(dice), side.spare)
            self._dice.blit(surface, f"d6_{face}", place, strength=255 if counts else SPARE)
            if not counts:
                line(surface, OUT, place.topleft, place.bottomright, max(2, place.width // 12))
        if side.dice == ():
            self.draw_words(surface, "+ ?", "title", size * 0.44, where.dice.width, FAINT, center=where.dice.center)
        if side.total:
            ink = OF_WINNER if won else OF_OTHERS
            self._number(surface, f"= {side.total}", where.total, size * (0.7 if won else 0.56), ink)

    def _number(self, surface: Surface, words: str, box: Rect, size: float, ink: Colour) -> None:
        self.draw_title(surface, words, size, box.width - 4, (ink, SHADE), max(1, round(size / 24)), center=box.center)
