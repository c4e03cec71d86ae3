"""A small illustration in the making: a canvas with skies, lights and cut-out actors laid over each other."""

import zlib

import numpy as np
from PIL import Image, ImageFilter

from art.icons import icon_mask, lit_cutout
from art.materials import Array, blur, colour, gradient, grid, mix, noise, picture, pixels, vignette
from art.shapes import halo

Stops = tuple[tuple[float, str], ...]
Tones = tuple[str, str, str]


class Painting:
    """A canvas of 1280 by 800 pixels. Places are fractions of width and height, sizes fractions of the height."""

    def __init__(self, name: str, width: int = 1280, height: int = 800) -> None:
        self.width, self.height = width, height
        self.seed = zlib.crc32(name.encode()) % 100_000
        self.chance = np.random.default_rng(self.seed)
        rows, columns = grid(height, width)
        self.x: Array = columns / width
        self.y: Array = rows / height
        self.canvas: Array = np.zeros((height, width, 3), np.float32)
        self._layers = 0

    def fresh_seed(self) -> int:
        """Return a new seed for the next texture."""
        self._layers += 1
        return self.seed + 131 * self._layers

    def noise(self, scale: float, octaves: int = 5) -> Array:
        """Noise over the whole canvas; `scale` as fraction of the height."""
        return noise(self.height, self.width, scale * self.height, self.fresh_seed(), octaves)

    def distance(self, x: float, y: float, squash: float = 1.0) -> Array:
        """Distance of every pixel from a place, in heights; `squash` above 1 flattens circles."""
        across = (self.x - x) * self.width / self.height
        distance: Array = np.hypot(across, (self.y - y) * squash).astype(np.float32)
        return distance

    def sky(self, *stops: tuple[float, str]) -> None:
        """Fill the canvas with a vertical gradient."""
        self.canvas = gradient(self.height, self.width, stops)

    def over(self, tone: Array | str, share: Array) -> None:
        """Cover with a colour or texture where `share` (0..1 per pixel) says so."""
        paint = colour(tone) if isinstance(tone, str) else tone
        self.canvas = mix(self.canvas, np.broadcast_to(paint, self.canvas.shape), np.clip(share, 0, 1))

    def add(self, tone: str, amount: Array) -> None:
        """Add light of a colour."""
        self.canvas = self.canvas + amount[..., None] * colour(tone)

    def shade(self, factor: Array) -> None:
        """Multiply the brightness per pixel."""
        self.canvas = self.canvas * factor[..., None]

    def glow(self, x: float, y: float, radius: float, tone: str, power: float = 1.0, squash: float = 1.0) -> None:
        """Add a round glow."""
        self.add(tone, np.exp(-((self.distance(x, y, squash) / radius) ** 2)) * power)

    def lay(self, image: Image.Image, x: float, y: float) -> None:
        """Lay an image centred on a place."""
        layer = Image.new("RGBA", (self.width, self.height))
        layer.paste(image, (round(x * self.width - image.width / 2), round(y * self.height - image.height / 2)))
        values = pixels(layer)
        self.over(values[..., :3], values[..., 3] / 255)

    def mask_layer(self, image: Image.Image) -> Array:
        """Turn a full-size grey image into a field 0..1."""
        return np.asarray(image, np.float32) / 255

    def actor(
        self,
        name: str | Image.Image,
        x: float,
        y: float,
        size: float,
        tones: Tones,
        *,
        turn: float = 0.0,
        flip: bool = False,
        side: float = -1.0,
        glow: float = 0.6,
        share: float = 1.0,
        soft: float = 0.0,
    ) -> None:
        """Lay a lit silhouette: an icon's name or a mask; tones are top, bottom and rim."""
        pixel_size = round(size * self.height)
        mask = icon_mask(name, pixel_size) if isinstance(name, str) else _fit(name, pixel_size)
        if flip:
            mask = mask.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
        if turn:
            mask = mask.rotate(turn, expand=True, resample=Image.Resampling.BICUBIC)
        cutout = lit_cutout(
            mask, tones[0], tones[1], tones[2], self.fresh_seed(), max(1.6, pixel_size / 150), 0.85, side
        )
        if glow:
            cutout = halo(cutout, tones[2], max(pixel_size / 22, 4), glow)
        if soft:
            cutout = cutout.filter(ImageFilter.GaussianBlur(soft))
        if share < 1:
            cutout.putalpha(cutout.getchannel("A").point(lambda value: int(value * share)))
        self.lay(cutout, x, y)

    def ground_shadow(self, x: float, y: float, radius: float, strength: float = 0.6) -> None:
        """Darken the ground under an actor's feet."""
        self.shade(1 - strength * np.exp(-((self.distance(x, y, 4.0) / radius) ** 2)))

    def fog(self, y: float, depth: float, tone: str, strength: float = 0.6) -> None:
        """A drifting band of fog around a height."""
        band = np.exp(-(((self.y - y) / depth) ** 2)) * (0.35 + 1.0 * self.noise(0.5))
        self.over(tone, band * strength)

    def finished(self, size: tuple[int, int] = (640, 400), dark: float = 0.5) -> Image.Image:
        """Return the finished picture with bloom, grain and vignette."""
        bright = np.clip(self.canvas.max(axis=2) - 190, 0, 160) / 160
        soft = blur(bright, self.height / 55)
        tint = np.clip(self.canvas, 0, 255) / 255
        canvas = self.canvas + soft[..., None] * tint * 70
        canvas = canvas * (0.95 + 0.1 * self.noise(0.006, 2))[..., None] * vignette(self.height, self.width, dark, 2.4)
        return picture(canvas).resize(size, Image.Resampling.LANCZOS)


def _fit(mask: Image.Image, height: int) -> Image.Image:
    width = max(1, round(mask.width * height / mask.height))
    return mask.resize((width, height), Image.Resampling.LANCZOS)
