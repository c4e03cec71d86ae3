"""Composes a fight that is held up over a table: both sides large, what the die may show, and the verdict."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pygame import SRCALPHA, Rect, Surface, draw

from game.ui.kit.painting.glow import GAINED, LOST, Colour, Tint, panel
from game.ui.kit.painting.painter import Painter, box_at
from game.ui.tables.common.dice import DicePictures
from game.ui.tables.common.fight.arena import arena
from game.ui.tables.common.fight.blows import COLOURS, Blow
from game.ui.tables.common.fight.drawing import FightDrawing
from game.ui.tables.common.fight.exchange import Exchange
from game.ui.tables.common.fight.figures import Standing, beaten, breast_of, stand_side_by_side, white_hot
from game.ui.tables.common.fight.form import Fight
from game.ui.tables.common.fight.held import FallenDie, HeldFight, HeldPictures
from game.ui.tables.common.fight.ladder import LadderDrawing, Rung, lay_out_rungs
from game.ui.tables.common.fight.places import FightPlaces, lay_out_fight

if TYPE_CHECKING:
    from game.ui.kit.painting.store import PictureStore
    from game.ui.kit.painting.theme import Theme

WIDEST, TALLEST = 1700, 1200
"""Of the whole, in usual pixels."""
SIDES, LINE, LADDER = 0.75, 0.055, 0.17
"""Heights of the sides, of the line below them and of what the die may show, in heights of the whole."""
VEIL: Tint = (8, 4, 4, 150)
"""What lies over the rungs that were not hit."""
FALLING = 2.6
"""How much larger the die is that falls than those that stand for what it may show."""
PAPER = (243, 223, 174)
SOUNDS: dict[Colour, str] = {GAINED: "fight_won", LOST: "fight_lost"}
"""What a verdict sounds like for whoever looks on, by its colour."""
Fighters = Callable[[int, Rect], Sequence[Surface]]
"""The figures of those who fight on a side (0 or 1), none larger than a box; the first one stands in front."""
SUNK, WIDER = 0.35, 0.26
"""How far figures stand behind the upper edge of their plate, in heights of its name, and how much wider they may be
than it, in its widths.
"""


@dataclass(frozen=True)
class SceneColours:
    """The outer and the inner rim of a fight."""

    rim: Tint
    inner: Tint


@dataclass(frozen=True)
class DieScale:
    """What a die may show: a line above, the rungs, and the number that was thrown."""

    line: str
    rungs: tuple[Rung, ...]
    roll: int


class FightScene(Painter):
    """Makes what is held up of a fight, in the colours of a table."""

    def __init__(self, theme: Theme, pictures: PictureStore, colours: SceneColours) -> None:
        super().__init__(theme, pictures)
        self._colours = colours
        self._dice = DicePictures(pictures)
        self._sides = FightDrawing(theme, pictures, self._dice)
        self._ladder = LadderDrawing(theme, pictures, self._dice)

    def held(
        self, fight: Fight, fighters: Fighters, behind: str, free: Rect, scale: DieScale | None = None
    ) -> HeldFight:
        """The fight in the place shown by the picture ``behind``, over the free part of a table.

        Without a scale no die decides it, and the verdict comes sooner.
        """
        px = self._theme.px
        size = (min(px(WIDEST), free.width - px(24)), min(px(TALLEST), free.height - px(4)))
        place = box_at(size, midtop=(free.centerx, free.top + px(2)))
        box, front = Rect((0, 0), size), Surface(size, SRCALPHA)
        upper = Rect(0, px(8), size[0], round(size[1] * (SIDES if scale is not None else 1)) - px(14))
        places = lay_out_fight(fight, upper, px(12))
        sides = self._stand(fight, fighters, places, place)
        self._sides.draw(front, fight.before_the_verdict(), places)
        die = self._scale(front, scale, Rect(px(16), upper.bottom, size[0] - px(32), 0), place) if scale else None
        self._rims(front, box)
        verdict = self._sides.banner.picture(fight, places.verdict.size, held=True).copy()
        loser = None if fight.winner is None else 1 - fight.winner
        at = places.verdict.move(place.topleft).center
        lights = (fight.sides[0].light, fight.sides[1].light)
        ground = arena(self._pictures, behind, size, _radius(box), lights).copy()
        exchange = Exchange(sides, loser, _blows(fight, places, place), size[0])
        glory = self._sides.banner.glory(fight, round(max(size) * 1.2))
        pictures = HeldPictures(ground, front, place, exchange, die, verdict, at, glory)
        length, rolls = HeldFight.times(with_die=die is not None)
        return HeldFight(pictures, length, rolls, SOUNDS.get(fight.ink, "hit"))

    def _stand(
        self, fight: Fight, fighters: Fighters, places: FightPlaces, place: Rect
    ) -> tuple[Sequence[Standing], Sequence[Standing]]:
        """Both sides on their feet, behind the upper edge of their plates."""
        sides: list[Sequence[Standing]] = []
        for number, where in enumerate(places.sides):
            box = where.picture.move(place.topleft)
            box.height += round(where.name.height * SUNK)
            box.inflate_ip(round(box.width * WIDER), 0)
            mirrored, colour = number == 1, COLOURS[fight.blow]
            stood = stand_side_by_side(fighters(number, box), box, mirrored=mirrored)
            sides.append([
                Standing(figure, white_hot(figure, colour), beaten(figure, colour, mirrored=mirrored), at.midbottom)
                for figure, at in stood
            ])  # fmt: skip
        return sides[0], sides[1]

    def _scale(self, front: Surface, scale: DieScale, line: Rect, place: Rect) -> FallenDie:
        """What the die may show, and where on the screen it falls."""
        line.height = round(place.height * LINE)
        plaque = line.inflate(0, -4)
        front.blit(panel(plaque.size, plaque.height // 3, (20, 10, 8, 214), (0, 0, 0, 0)), plaque)
        self.draw_words(front, scale.line, "sans_bold", line.height * 0.66, line.width - 16, PAPER, center=line.center)
        ladder = Rect(line.left, line.bottom, line.width, round(place.height * LADDER))
        boxes = lay_out_rungs(scale.rungs, ladder)
        self._ladder.draw(front, scale.rungs, boxes)
        hit = next(number for number, rung in enumerate(scale.rungs) if scale.roll in rung.dice)
        rung, there = scale.rungs[hit], boxes[hit].move(place.topleft)
        lands = self._ladder.place_of(rung, there, scale.roll)
        frames = self._dice.tumble(f"d6_{scale.roll}", round(lands.width * FALLING), 0)
        decided = Surface(ladder.size, SRCALPHA)
        for number, box in enumerate(boxes):
            spot = box.move(-ladder.left, -ladder.top)
            if number != hit:
                draw.rect(decided, VEIL, spot, border_radius=8)
            else:
                decided.blit(self._ladder.lit(rung, spot.size, scale.roll), spot)
        begins = (place.centerx, place.top + place.height // 4)
        return FallenDie(frames, begins, lands.center, decided, ladder.move(place.topleft).center)

    def _rims(self, front: Surface, box: Rect) -> None:
        draw.rect(front, self._colours.rim, box, 3, border_radius=_radius(box))
        draw.rect(front, self._colours.inner, box.inflate(-8, -8), 1, border_radius=_radius(box))


def _radius(box: Rect) -> int:
    return max(7, box.width // 40)


def _blows(fight: Fight, places: FightPlaces, place: Rect) -> Sequence[Blow]:
    """A blow of the winner, or one of each side."""
    middles = [breast_of(side.picture.move(place.topleft)) for side in places.sides]
    size = round(min(places.sides[0].picture.size) * 0.95)
    strikers = (0, 1) if fight.winner is None else (fight.winner,)
    return [Blow(fight.blow, middles[striker], middles[1 - striker], size) for striker in strikers]
