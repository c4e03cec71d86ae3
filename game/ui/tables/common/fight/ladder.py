"""What a die may show in a fight that a table decides, and what each number means: the row it hits lights up."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from pygame import SRCALPHA, Rect, Surface, draw

from game.ui.kit.painting.glow import Colour, Tint
from game.ui.kit.painting.lettering import paragraph
from game.ui.kit.painting.painter import Painter, box_at, put
from game.ui.kit.painting.store import PictureStore
from game.ui.kit.painting.theme import Theme
from game.ui.tables.common.dice import DicePictures

INK: Colour = (243, 223, 174)
RIM: Tint = (150, 112, 60, 255)
LIT: Tint = (255, 226, 140, 255)
BRIGHTER = 1.75
"""How much lighter than others the rung is that was hit: in its own colour, which says for whom it is good."""
LARGEST_DIE, LARGEST_WORDS = 48, 24


@dataclass(frozen=True)
class Rung:
    """Numbers of the die that mean the same, what they mean, and the ground on which that stands."""

    dice: tuple[int, ...]
    words: str
    ground: Tint


def rungs_of(meaning: Mapping[int, str], words: Mapping[str, str], grounds: Mapping[str, Tint]) -> tuple[Rung, ...]:
    """Numbers beside each other that mean the same share a rung."""
    groups: list[tuple[str, list[int]]] = []
    for number in sorted(meaning):
        if groups and groups[-1][0] == meaning[number]:
            groups[-1][1].append(number)
        else:
            groups.append((meaning[number], [number]))
    return tuple(Rung(tuple(numbers), words[code], grounds[code]) for code, numbers in groups)


def lay_out_rungs(rungs: tuple[Rung, ...], rect: Rect) -> tuple[Rect, ...]:
    """A box for each rung, side by side; what more numbers mean is wider, but never twice as wide as the least."""
    weights = [1 + len(rung.dice) / 3 for rung in rungs]
    gap = max(4, rect.width // 90)
    room = rect.width - gap * (len(rungs) - 1)
    boxes, left = [], float(rect.left)
    for weight in weights:
        width = room * weight / sum(weights)
        boxes.append(Rect(round(left), rect.top, round(width), rect.height))
        left += width + gap
    return tuple(boxes)


class LadderDrawing(Painter):
    """Draws rungs: the dice above, what they mean below."""

    def __init__(self, theme: Theme, pictures: PictureStore, dice: DicePictures) -> None:
        super().__init__(theme, pictures)
        self._dice = dice

    def draw(self, surface: Surface, rungs: tuple[Rung, ...], boxes: tuple[Rect, ...]) -> None:
        """All rungs, none of them lit."""
        for rung, box in zip(rungs, boxes, strict=True):
            self._rung(surface, rung, box, rung.ground, RIM)

    def lit(self, rung: Rung, size: tuple[int, int], roll: int) -> Surface:
        """The rung that was hit, as a picture of that size: the number thrown stands out."""
        picture = Surface(size, SRCALPHA)
        red, green, blue = (min(255, round(shade * BRIGHTER) + 12) for shade in rung.ground[:3])
        self._rung(picture, rung, picture.get_rect(), (red, green, blue, 245), LIT, roll)
        return picture

    def place_of(self, rung: Rung, box: Rect, roll: int) -> Rect:
        """Where a number stands in the box of its rung."""
        die = self._die_size(rung, box)
        aside = rung.dice.index(roll) - (len(rung.dice) - 1) / 2
        return box_at((die, die), center=(box.centerx + round(aside * die * 1.25), box.top + round(die * 0.8)))

    def _rung(self, surface: Surface, rung: Rung, box: Rect, ground: Tint, rim: Tint, roll: int = 0) -> None:
        plate = Surface(box.size, SRCALPHA)
        draw.rect(plate, ground, plate.get_rect(), border_radius=8)
        draw.rect(plate, rim, plate.get_rect(), 3 if rim == LIT else 1, border_radius=8)
        surface.blit(plate, box)
        die = self._die_size(rung, box)
        for face in rung.dice:
            place = self.place_of(rung, box, face)
            if face == roll:
                draw.rect(surface, LIT, place.inflate(8, 8), border_radius=8)
            self._dice.blit(surface, f"d6_{face}", place)
            if roll and face != roll:
                veil = Surface(place.size, SRCALPHA)
                veil.fill((*ground[:3], 170))
                surface.blit(veil, place)
        below = Rect(box.left + 6, box.top + round(die * 1.45), box.width - 12, box.height - round(die * 1.5))
        size = min(self._theme.px(LARGEST_WORDS), below.height // 2)
        words = paragraph(self._theme, rung.words, "sans", size, below.size, INK)
        put(surface, words, center=below.center)

    def _die_size(self, rung: Rung, box: Rect) -> int:
        room = (box.width - 12) / (len(rung.dice) * 1.25)
        return max(12, min(round(room), box.height * 2 // 5, self._theme.px(LARGEST_DIE)))
