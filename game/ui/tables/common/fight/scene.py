"""Composes a fight that is held up over a table: both sides large, what the die may show, and the verdict."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pygame import SRCALPHA, Rect, Surface, draw, transform

from game.ui.kit.painting.glow import GAINED, LOST, Colour, Tint, shadow
from game.ui.kit.painting.painter import Painter, box_at, put
from game.ui.tables.common.dice import DicePictures
from game.ui.tables.common.fight.arena import arena
from game.ui.tables.common.fight.drawing import FightDrawing
from game.ui.tables.common.fight.form import Fight
from game.ui.tables.common.fight.held import FallenDie, HeldFight, HeldPictures
from game.ui.tables.common.fight.ladder import LadderDrawing, Rung, lay_out_rungs
from game.ui.tables.common.fight.places import FightPlaces, SidePlaces, lay_out_fight

if TYPE_CHECKING:
    from game.ui.kit.painting.store import PictureStore
    from game.ui.kit.painting.theme import Theme

WIDEST, TALLEST, TALLEST_WITHOUT_DIE = 800, 600, 500
"""Of the whole, in usual pixels."""
SIDES, SIDES_WITHOUT_DIE, LINE, LADDER = 0.58, 0.74, 0.06, 0.17
"""Heights of the sides, of the line below them and of what the die may show, in heights of the whole."""
VEIL: Tint = (8, 4, 4, 150)
"""What lies over the rungs that were not hit."""
FALLING = 2.4
"""How much larger the die is that falls than those that stand for what it may show."""
LEAST_SHARE, APART = 0.5, 0.78
"""How small fighters become at most, in shares of what one alone may be, and how much of each of several is seen."""
PAPER = (243, 223, 174)
SOUNDS: dict[Colour, str] = {GAINED: "fight_won", LOST: "fight_lost"}
"""What a verdict sounds like for whoever looks on, by its colour."""
Fighters = Callable[[int, Rect], Sequence[Surface]]
"""The pictures of those who fight on a side (0 or 1), none larger than a box."""


@dataclass(frozen=True)
class SceneColours:
    """What is seen behind a fight, out of focus (a picture such as "demons/map.jpg"), the outer and the inner rim."""

    behind: str
    rim: Tint
    inner: Tint


@dataclass(frozen=True)
class DieScale:
    """What a die may show: a line above, the rungs, and the number that was thrown."""

    line: str
    rungs: tuple[Rung, ...]
    roll: int


SWORDS = 16
"""Logical pixels by which those of the second side keep clear of the crossed swords."""


class FightScene(Painter):
    """Makes what is held up of a fight, in the colours of a table."""

    def __init__(self, theme: Theme, pictures: PictureStore, colours: SceneColours) -> None:
        super().__init__(theme, pictures)
        self._colours = colours
        self._dice = DicePictures(pictures)
        self._sides = FightDrawing(theme, pictures, self._dice)
        self._ladder = LadderDrawing(theme, pictures, self._dice)

    def held(self, fight: Fight, fighters: Fighters, free: Rect, scale: DieScale | None = None) -> HeldFight:
        """The fight over the free part of a table; without a scale no die decides it, and the verdict comes sooner."""
        px = self._theme.px
        tall, share = (TALLEST, SIDES) if scale is not None else (TALLEST_WITHOUT_DIE, SIDES_WITHOUT_DIE)
        size = (min(px(WIDEST), free.width - px(24)), min(px(tall), free.height - px(4)))
        place = box_at(size, midtop=(free.centerx, free.top + px(2)))
        ground, box = Surface(size, SRCALPHA), Rect((0, 0), size)
        self._frame(ground, box)
        upper = Rect(0, px(8), box.width, round(box.height * share) - px(8))
        places = lay_out_fight(fight, upper, px(10))
        self._sides.draw(ground, fight.before_the_verdict(), places)
        drawn = self._draw_fighters(ground, fighters, places)
        beaten = [] if fight.winner is None else drawn[1 - fight.winner]
        line = Rect(px(16), upper.bottom, box.width - px(32), round(box.height * LINE))
        bottom, die = upper.bottom, None
        if scale is not None:
            self.draw_words(ground, scale.line, "sans", line.height * 0.66, line.width, PAPER, center=line.center)
            ladder = Rect(line.left, line.bottom, line.width, round(box.height * LADDER))
            bottom, die = ladder.bottom, self._scale(ground, scale, ladder, place)
        below = Rect(line.left, bottom, line.width, box.bottom - bottom - px(16))
        verdict = Surface(below.size, SRCALPHA)
        self._sides.draw_held_verdict(verdict, fight, verdict.get_rect())
        paled = [(transform.grayscale(picture), at.move(place.topleft).center) for picture, at in beaten]
        pictures = HeldPictures(ground, place, die, verdict, below.move(place.topleft).center, paled)
        length, rolls = HeldFight.times(with_die=die is not None)
        return HeldFight(pictures, length, rolls, SOUNDS.get(fight.ink, "hit"))

    def _scale(self, ground: Surface, scale: DieScale, ladder: Rect, place: Rect) -> FallenDie:
        """What the die may show, and where on the screen it falls."""
        boxes = lay_out_rungs(scale.rungs, ladder)
        self._ladder.draw(ground, scale.rungs, boxes)
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
        return FallenDie(frames, lands.center, decided, ladder.move(place.topleft).center)

    def _frame(self, ground: Surface, box: Rect) -> None:
        radius = max(7, box.width // 40)
        put(ground, shadow(box.size, radius, 4, 180), center=box.center)
        ground.blit(arena(self._pictures, self._colours.behind, box.size, radius), box)
        draw.rect(ground, self._colours.rim, box, 2, border_radius=radius)
        draw.rect(ground, self._colours.inner, box.inflate(-8, -8), 1, border_radius=radius)

    def _draw_fighters(
        self, ground: Surface, fighters: Fighters, places: FightPlaces
    ) -> list[list[tuple[Surface, Rect]]]:
        """Draw both sides; tells their pictures and where they lie."""
        drawn: list[list[tuple[Surface, Rect]]] = [[], []]
        for number, side in enumerate(places.sides):
            box = _left_of_the_seal(side, self._theme.px(8))
            if number:  # clear of the swords
                box = Rect(box.left + self._theme.px(SWORDS), box.top, box.width - self._theme.px(SWORDS), box.height)
            pictures = _fitted(fighters(number, box), box.width)
            total = sum(picture.get_width() for picture in pictures)
            gap = min(6, (box.width - total) // max(1, len(pictures) - 1))
            left = box.left + max(0, (box.width - total - gap * (len(pictures) - 1)) // 2)
            for picture in pictures:
                drawn[number].append((picture, put(ground, picture, midleft=(left, box.centery))))
                left += picture.get_width() + gap
        return drawn


def _left_of_the_seal(side: SidePlaces, gap: int) -> Rect:
    """The room for those who fight: neither dice nor totals stand beside the seal here, if it stands beside them."""
    if side.seal.top >= side.picture.bottom:
        return side.picture.copy()
    return Rect(side.picture.topleft, (side.seal.left - side.picture.left - gap, side.picture.height))


def _fitted(pictures: Sequence[Surface], width: int) -> Sequence[Surface]:
    """Several fighters smaller, if that shows more of each: they overlap by a quarter at most, or are half as large."""
    total = sum(picture.get_width() for picture in pictures)
    share = max(LEAST_SHARE, width / (total * APART)) if total else 1.0
    return [transform.smoothscale_by(picture, share) for picture in pictures] if share < 1 else pictures
