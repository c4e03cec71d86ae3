"""Composes a fight that is held up over a table: both sides large, what the die may show, and the verdict."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pygame import SRCALPHA, Rect, Surface, draw

from game.ui.kit.painting.glow import GAINED, LOST, Colour, Tint, panel
from game.ui.kit.painting.painter import Painter, box_at
from game.ui.tables.common.dice import DicePictures
from game.ui.tables.common.fight.arena import arena, haze, shining_of
from game.ui.tables.common.fight.blows import COLOURS
from game.ui.tables.common.fight.drawing import FightDrawing
from game.ui.tables.common.fight.exchange import Exchange, exchange_of
from game.ui.tables.common.fight.fighters.beaten import beaten
from game.ui.tables.common.fight.fighters.figures import Standing, dimmed, white_hot
from game.ui.tables.common.fight.fighters.ranks import Fighters, Stood, stand
from game.ui.tables.common.fight.form import Fight
from game.ui.tables.common.fight.held import FallenDie, HeldFight, HeldPictures
from game.ui.tables.common.fight.ladder import LadderDrawing, Rung, lay_out_rungs
from game.ui.tables.common.fight.lifted import below_feet, lifted
from game.ui.tables.common.fight.places import FightPlaces, SidePlaces, lay_out_fight

if TYPE_CHECKING:
    from game.ui.kit.painting.store import PictureStore
    from game.ui.kit.painting.theme import Theme

WIDEST, TALLEST = 1700, 1200
"""Of the whole, in usual pixels."""
LINE, LADDER = 0.052, 0.124
"""Heights of the line below both sides and of what the die may show, in heights of the whole."""
LEAST_LINE, LEAST_LADDER = 28, 66
"""The same heights in pixels, at least."""
VEIL: Tint = (8, 4, 4, 150)
"""What lies over the rungs that were not hit."""
FALLING = 0.115
"""How large the die is that falls between both sides, in heights of the whole; there it hides nobody."""
PAPER = (243, 223, 174)
SOUNDS: dict[Colour, str] = {GAINED: "fight_won", LOST: "fight_lost"}
"""What a verdict sounds like for whoever looks on, by its colour."""
Muster = Callable[[int, Rect], Fighters]
"""Those who fight on a side (0 or 1), none of them larger than a box."""
Leavers = tuple[Collection[int], Collection[int]]
"""Which of the figures of both sides fly off after the fight."""
NOBODY: Leavers = ((), ())
SUNK, WIDER = 0.35, 0.2
"""How far figures stand behind the upper edge of their plate, in heights of its name, and how much wider they may be
than it, in its widths.
"""
CLEAR = 0.72
"""How much of the room of a side is above the haze before its feet, in heights."""
EDGE = 12
"""Pixels at both edges of the place that nobody stands before who is alone."""
GROUND, FOR_DIE = 0.035, 0.4
"""How much of their room the ground takes below those who are seen down to their feet, in heights, and what each of
several leaves to the die, in its sizes.
"""


@dataclass(frozen=True)
class SceneColours:
    """The outer and the inner rim of a fight."""

    rim: Tint
    inner: Tint


@dataclass(frozen=True)
class DieScale:
    """What a die may show: a line above, the rungs, the number that was thrown, and the line once it lies."""

    line: str
    rungs: tuple[Rung, ...]
    roll: int
    fallen: str


class FightScene(Painter):
    """Makes what is held up of a fight, in the colours of a table."""

    def __init__(self, theme: Theme, pictures: PictureStore, colours: SceneColours) -> None:
        super().__init__(theme, pictures)
        self._colours = colours
        self._dice = DicePictures(pictures)
        self._sides = FightDrawing(theme, pictures, self._dice)
        self._ladder = LadderDrawing(theme, pictures, self._dice)

    def held(
        self,
        fight: Fight,
        muster: Muster,
        behind: str,
        free: Rect,
        scale: DieScale | None = None,
        leavers: Leavers = NOBODY,
    ) -> HeldFight:
        """The fight in the place shown by the picture ``behind``, over the free part of a table.

        Without a scale no die decides it, and the verdict comes sooner.
        """
        px = self._theme.px
        size = (min(px(WIDEST), free.width - px(24)), min(px(TALLEST), free.height - px(4)))
        place = box_at(size, midtop=(free.centerx, free.top + px(2)))
        low = size[1] - self._die_band(size[1]) - px(10) if scale is not None else size[1] - px(6)
        places = lay_out_fight(fight, Rect(0, px(8), size[0], low - px(8)), px(12))
        front = self._kept("front", fight, size, lambda layer: self._paint_front(layer, fight, places))
        between = None  # where a die comes to rest
        if scale is None:
            between = self._kept("between", fight, size, lambda layer: self._sides.between(layer, fight, places))
        die = self._die(scale, Rect(px(16), low, size[0] - px(32), 0), places, place) if scale else None
        exchange = self._exchange(fight, muster, leavers, places, place)
        return self._put_together(fight, behind, places, place, (front, between), exchange, die)

    def _kept(self, name: str, key: Hashable, size: tuple[int, int], paint: Callable[[Surface], None]) -> Surface:
        """A layer of that size, painted once."""

        def make() -> Surface:
            layer = Surface(size, SRCALPHA)
            paint(layer)
            return layer

        return self._pictures.made((name, key, size, self._theme.scale, self._colours), make)

    def _paint_front(self, front: Surface, fight: Fight, places: FightPlaces) -> None:
        """What stands before those who fight: haze at their feet, their plates, the title, and the rim."""
        self._haze(front, fight, places)
        self._sides.plates(front, fight.before_the_verdict(), places)
        self._rims(front, front.get_rect())

    def _put_together(
        self,
        fight: Fight,
        behind: str,
        places: FightPlaces,
        place: Rect,
        layers: tuple[Surface, Surface | None],
        exchange: Exchange,
        die: FallenDie | None,
    ) -> HeldFight:
        """The layers with their ground and the verdict."""
        verdict = self._sides.banner.picture(fight, places.verdict.size, held=True).copy()
        ground = arena(self._pictures, behind, place.size, _radius(place), shining_of(fight)).copy()
        glory = self._sides.banner.glory(fight, (place.width, places.sides[0].plate.bottom))
        at = places.verdict.move(place.topleft).center
        pictures = HeldPictures(ground, layers[0], place, exchange, die, verdict, at, layers[1], glory)
        length, rolls = HeldFight.times(with_die=die is not None)
        return HeldFight(pictures, length, rolls, SOUNDS.get(fight.ink, "hit"))

    def _exchange(
        self, fight: Fight, muster: Muster, leavers: Leavers, places: FightPlaces, place: Rect
    ) -> Exchange:
        """Both sides on their feet, behind the upper edge of their plates, and the blow."""
        sides = [
            self._stand(fight, muster, side, set(leavers[side]), places.sides[side], place) for side in (0, 1)
        ]
        first, second = (side.picture.move(place.topleft) for side in places.sides)
        return exchange_of(fight, (sides[0], sides[1]), (first, second), place.width)

    def _stand(
        self, fight: Fight, muster: Muster, side: int, leavers: Collection[int], where: SidePlaces, place: Rect
    ) -> Sequence[Standing]:
        """Those of a side: one alone may reach beyond his plate, several leave the middle to the die."""
        box, mirrored = where.picture.move(place.topleft), side == 1
        room, wider = box.copy(), round(box.width * WIDER)
        room.height += round(where.name.height * SUNK)
        fighters = muster(side, room.inflate(wider, 0))
        if fighters.grounded:
            room.height = box.height - round(box.height * GROUND)
        alone = len(fighters.figures) + (fighters.leader is not None) == 1
        if alone:
            room.inflate_ip(wider, 0)
            room.clamp_ip(place.inflate(-EDGE, 0))
        else:
            die = round(place.height * FALLING * FOR_DIE)
            room.width -= die
            room.left += die if mirrored else 0
        return [
            self._standing(fight, side, stood, fighters, leaves=stood.number in leavers)
            for stood in stand(fighters, room, mirrored=mirrored)
        ]

    def _standing(self, fight: Fight, side: int, stood: Stood, fighters: Fighters, *, leaves: bool) -> Standing:
        """One of a side in its light, hit, beaten, and as it is seen when it leaves."""
        figure, light, mirrored = stood.figure, fight.sides[side].light, side == 1
        below = below_feet(figure) if fighters.grounded else 0
        seen = lifted(self._pictures, figure, light, below=below)
        leads = stood.number < 0 and len(fighters.figures) > 0  # at the edge of the stage, behind those whom he leads
        hurt = beaten(self._pictures, figure, fight.blow, mirrored=mirrored != leads, below=below)
        goes = hurt if fight.winner == 1 - side else seen
        gone = self._pictures.made(("dimmed", goes), lambda: dimmed(goes)).copy() if leaves else None
        hot, (x, y) = white_hot(self._pictures, seen, COLOURS[fight.blow]), stood.place.midbottom
        return Standing(seen, hot, hurt, (x, y + below), gone, cornered=leads)

    def _die_band(self, height: int) -> int:
        """How tall the line and the rungs are together."""
        least, ladder = self._theme.px(LEAST_LINE), self._theme.px(LEAST_LADDER)
        return max(least, round(height * LINE)) + max(ladder, round(height * LADDER))

    def _die(self, scale: DieScale, band: Rect, places: FightPlaces, place: Rect) -> FallenDie:
        """What the die may show, and where on the screen it falls."""
        band.height = self._die_band(place.height)
        line = Rect(0, 0, band.width, max(self._theme.px(LEAST_LINE), round(place.height * LINE)))
        boxes = lay_out_rungs(scale.rungs, Rect(0, line.bottom, band.width, band.height - line.height))
        still = self._kept("open die", scale, band.size, lambda layer: self._paint_open(layer, scale, line, boxes))
        fallen = self._kept("fallen die", scale, band.size, lambda layer: self._paint_fallen(layer, scale, line, boxes))
        there = band.move(place.topleft)
        hit = next(number for number, rung in enumerate(scale.rungs) if scale.roll in rung.dice)
        lands = self._ladder.place_of(scale.rungs[hit], boxes[hit].move(there.topleft), scale.roll)
        size = round(place.height * FALLING)
        frames = self._dice.tumble(f"d6_{scale.roll}", size, 0)
        rests = (place.centerx, place.top + places.sides[0].plate.top - size * 5 // 8)
        begins = (place.centerx, place.top + size)
        lying = self._dice.die(f"d6_{scale.roll}", size, 0)
        return FallenDie(frames, lying, begins, rests, lands, still, fallen, there.center)

    def _paint_open(self, picture: Surface, scale: DieScale, line: Rect, boxes: tuple[Rect, ...]) -> None:
        """The line and the rungs as long as the die falls."""
        self._say(picture, scale.line, line)
        self._ladder.draw(picture, scale.rungs, boxes)

    def _paint_fallen(self, picture: Surface, scale: DieScale, line: Rect, boxes: tuple[Rect, ...]) -> None:
        """The same once it lies: the rung that it hit is lit, the others lie in shade."""
        self._say(picture, scale.fallen, line)
        self._ladder.draw(picture, scale.rungs, boxes)
        for rung, box in zip(scale.rungs, boxes, strict=True):
            if scale.roll in rung.dice:
                picture.blit(self._ladder.lit(rung, box.size, scale.roll), box)
            else:
                picture.blit(panel(box.size, 8, VEIL, VEIL), box)

    def _say(self, surface: Surface, words: str, line: Rect) -> None:
        """A line on a dark ground."""
        plaque = line.inflate(0, -4)
        surface.blit(panel(plaque.size, plaque.height // 3, (20, 10, 8, 224), (0, 0, 0, 0)), plaque)
        self.draw_words(surface, words, "sans_bold", line.height * 0.66, line.width - 16, PAPER, center=line.center)

    def _haze(self, front: Surface, fight: Fight, places: FightPlaces) -> None:
        """What lies before the feet of both sides, down to their plates."""
        for side, where in zip(fight.sides, places.sides, strict=True):
            room = where.picture.inflate(self._theme.px(24), 0)
            room.top += round(room.height * CLEAR)
            room.height = where.plate.top + 6 - room.top
            front.blit(haze(room.size, side.light), room)

    def _rims(self, front: Surface, box: Rect) -> None:
        draw.rect(front, self._colours.rim, box, 3, border_radius=_radius(box))
        draw.rect(front, self._colours.inner, box.inflate(-8, -8), 1, border_radius=_radius(box))


def _radius(box: Rect) -> int:
    return max(7, box.width // 40)
