"""People built from lit parts: bodies, arms, heads, hats. Places are in a box of 100 by 140, feet at 138."""

from collections.abc import Sequence

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from art.icons import shifted
from art.materials import Array, colour, enlarge, mix, noise, picture, relief
from art.shapes import Point, smooth_path
from art.talisman_sculpt import Tones, sculpted, slope, softened

MARGIN = 30
Points = Sequence[Point]


def mirror(points: Points) -> list[Point]:
    """The points reflected at the middle of the box."""
    return [(100 - x, y) for x, y in points]


class Doll:
    """A figure in the making: parts are laid over each other, each rounded and lit from one side."""

    def __init__(self, height: int, seed: int, side: float = -1.0) -> None:
        self.unit = height / 140
        self.side = side
        self.chance_seed = seed
        self.size = (round((140 + MARGIN) * self.unit), round((100 + 2 * MARGIN) * self.unit))
        self.rgb: Array = np.zeros((*self.size, 3), np.float32)
        self.alpha: Array = np.zeros(self.size, np.float32)

    def _seed(self) -> int:
        self.chance_seed += 17
        return self.chance_seed

    def place(self, x: float, y: float) -> Point:
        """Turn a place of the box into pixels."""
        return (x + MARGIN) * self.unit, (y + MARGIN - 2) * self.unit

    def mask(self) -> Image.Image:
        """An empty grey layer of twice the size."""
        return Image.new("L", (self.size[1] * 2, self.size[0] * 2))

    def _twice(self, points: Points) -> list[Point]:
        return [(x * 2, y * 2) for x, y in (self.place(*point) for point in points)]

    def part(self, points: Points, tones: Tones, *, smooth: bool = True, folds: float = 0.0, cast: float = 0.5) -> None:
        """Lay a closed outline."""
        layer = self.mask()
        outline = self._twice(points)
        ImageDraw.Draw(layer).polygon(smooth_path(outline, 8) if smooth else outline, fill=255)
        self._lay(layer, tones, folds, cast)

    def limb(
        self, points: Points, width: float, tones: Tones, *, tip: float = 1.0, folds: float = 0.0, cast: float = 0.5
    ) -> None:
        """Lay a curved limb; `tip` is the share of the width at its end."""
        layer = self.mask()
        drawing = ImageDraw.Draw(layer)
        curve = smooth_path(self._twice(points), 26, closed=False)
        for at, (x, y) in enumerate(curve):
            radius = width * self.unit * (1 + (tip - 1) * at / len(curve))
            drawing.ellipse((x - radius, y - radius, x + radius, y + radius), fill=255)
        self._lay(layer, tones, folds, cast)

    def ball(self, x: float, y: float, radius: float, tones: Tones, squash: float = 1.0, cast: float = 0.5) -> None:
        """Lay an ellipse."""
        layer = self.mask()
        at_x, at_y = self._twice([(x, y)])[0]
        across, down = radius * self.unit * 2, radius * squash * self.unit * 2
        ImageDraw.Draw(layer).ellipse((at_x - across, at_y - down, at_x + across, at_y + down), fill=255)
        self._lay(layer, tones, 0, cast)

    def stain(self, x: float, y: float, across: float, down: float, tone: str, share: float = 1.0) -> None:
        """Colour a soft ellipse on what is already there."""
        at_x, at_y = self.place(x, y)
        reach = int(max(across, down) * self.unit * 1.3) + 2
        rows = slice(max(int(at_y) - reach, 0), int(at_y) + reach)
        columns = slice(max(int(at_x) - reach, 0), int(at_x) + reach)
        row, column = np.mgrid[rows, columns].astype(np.float32)
        near = np.hypot((column - at_x) / (across * self.unit), (row - at_y) / (down * self.unit))
        under = self.rgb[rows, columns]
        near = near[: under.shape[0], : under.shape[1]]
        self.rgb[rows, columns] = mix(under, colour(tone), np.clip((1.15 - near) * 4, 0, 1) * share)

    def thing(
        self, name: str, x: float, y: float, size: float, tones: Tones, turn: float = 0, *, flip: bool = False,
        ink: str = "#140c0a",
    ) -> None:  # fmt: skip
        """Lay a modelled icon centred on a place; `size` in units of the box."""
        image = sculpted(name, max(round(size * self.unit), 6), tones, self._seed(), ink=ink, side=self.side)
        if flip:
            image = image.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
        if turn:
            image = image.rotate(turn, expand=True, resample=Image.Resampling.BICUBIC)
        at_x, at_y = self.place(x, y)
        layer = Image.new("RGBA", (self.size[1], self.size[0]))
        layer.paste(image, (round(at_x - image.width / 2), round(at_y - image.height / 2)))
        values = np.asarray(layer, np.float32)
        self._compose(values[..., :3], values[..., 3] / 255, 0.35, (slice(None), slice(None)))

    def _compose(self, body: Array, alpha: Array, cast: float, window: tuple[slice, slice]) -> None:
        dark = softened(shifted(alpha, (1.2 - 0.6 * self.side) * self.unit, 1.8 * self.unit), 2.2 * self.unit)
        below = self.rgb[window] * (1 - cast * dark)[..., None]
        self.rgb[window] = mix(below, body, alpha)
        self.alpha[window] = np.maximum(self.alpha[window], alpha)

    def _lay(self, layer: Image.Image, tones: Tones, folds: float, cast: float) -> None:
        box = layer.getbbox()
        if not box:
            return
        margin = int(9 * self.unit)
        left, top = max(box[0] // 2 - margin, 0), max(box[1] // 2 - margin, 0)
        right, low = min(box[2] // 2 + margin, self.size[1]), min(box[3] // 2 + margin, self.size[0])
        cut = layer.crop((left * 2, top * 2, right * 2, low * 2)).resize(
            (right - left, low - top), Image.Resampling.BOX
        )
        alpha = np.asarray(cut, np.float32) / 255
        height, width = alpha.shape
        down = np.clip((np.arange(height) - margin) / max(height - 2 * margin, 1), 0, 1).astype(np.float32)[:, None]
        body = mix(np.broadcast_to(colour(tones[0]), (height, width, 3)), colour(tones[1]), down + 0 * alpha)
        body = body * self._light(alpha, (box[2] - box[0]) / 2, folds)[..., None]
        self._compose(self._edged(body, alpha, tones[2]), alpha, cast, (slice(top, low), slice(left, right)))

    def _light(self, alpha: Array, wide: float, folds: float) -> Array:
        """Light on a rounded part, with a little texture and hanging folds."""
        height, width = alpha.shape
        broad = min(max(wide / 7, 1.5 * self.unit), 5 * self.unit)
        light = slope(softened(alpha, broad), self.side) * broad * 1.15
        texture = 0.84 + 0.32 * noise(height, width, 12 * self.unit, self._seed(), 3)
        shading = (1 + np.clip(light, -0.65, 0.7)) * texture
        if folds:
            hanging = enlarge(noise(height // 6 + 2, width, 11 * self.unit, self._seed(), 3), height, width)
            shading = shading * np.clip(relief(softened(hanging, self.unit) * 20 * folds, 1.0), 0.55, 1.5)
        lit: Array = np.clip(shading, 0.2, 1.9).astype(np.float32)
        return lit

    def _edged(self, body: Array, alpha: Array, rim: str) -> Array:
        """The light edge on the lit side and the dark one on the other."""
        thin = max(self.unit * 0.5, 0.7)
        edge = np.clip(alpha - shifted(alpha, -self.side * thin, thin), 0, 1)
        soft = np.clip(alpha - softened(shifted(alpha, -self.side * thin * 3, thin * 3), thin * 2), 0, 1)
        dark = np.clip(alpha - shifted(alpha, self.side * thin, -thin), 0, 1)
        return mix(body * (1 - 0.45 * dark)[..., None], colour(rim), np.clip(edge * 0.6 + soft * 0.28, 0, 1))

    def image(self) -> Image.Image:
        """The figure as a cut-out; the box of 100 by 140 lies within margins of 30 at the sides and 28 above."""
        result = picture(self.rgb).convert("RGBA")
        result.putalpha(Image.fromarray(np.clip(self.alpha * 255, 0, 255).astype(np.uint8)))
        return result.filter(ImageFilter.UnsharpMask(1, 40, 2))
