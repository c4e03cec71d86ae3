"""Makes the pictures of a package smaller than those of the sources, without anybody seeing it.

A JPEG or a large PNG becomes a WebP where that is much smaller and differs from it by less than an eye can tell; other
PNGs become WebPs with the very same pixels, the rest stays. In a package `x.png` is then called `x.png.webp`, and
`game.assets.asset` finds it.
"""

from __future__ import annotations

import io
import math
import shutil
from pathlib import Path

from PIL import Image, ImageChops, ImageStat

KEPT = ("icon.png",)
"""Pictures that other programs read."""
AT_ONCE = "menu/"
"""Here JPEGs stay: they are read when the program begins, and a WebP takes two or three times as long."""
EFFORT = {"method": 2, "quality": 50}
"""How hard WebP tries to write the same pixels in fewer bytes: trying twice as long saves 3 % more."""
QUALITY = 88
"""Of a picture that is not written with the very same pixels, from 0 to 100."""
LEAST_SIZE, MOST_SHARE = {".jpg": 12_000, ".png": 60_000}, {".jpg": 0.8, ".png": 0.6}
"""A picture may be changed if it is so many bytes large, and if no more than that share of them is left."""
SAME = 40.0
"""Decibels of the signal over the difference (PSNR) from which on two pictures look alike."""
FORGIVEN = 7.0
"""So many decibels less do for colours, which are seen half as finely as light and dark."""


def make(pictures: Path, into: Path) -> dict[str, Path]:
    """Write what becomes smaller into a folder: the new file for each old path below ``pictures`` ("menu/x.png")."""
    shutil.rmtree(into, ignore_errors=True)
    made: dict[str, Path] = {}
    for path in sorted(pictures.rglob("*")):
        name = path.relative_to(pictures).as_posix()
        stays = path.name in KEPT or (path.suffix == ".jpg" and name.startswith(AT_ONCE))
        data = smaller(path) if path.suffix in (".png", ".jpg") and not stays else None
        if data is not None:
            target = into / f"{name}.webp"
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(data)
            made[name] = target
    return made


def smaller(path: Path) -> bytes | None:
    """The picture of a file as WebP, or None if it is to stay as it is."""
    with Image.open(path) as opened:
        picture = opened.convert("RGBA" if opened.mode in ("RGBA", "LA", "P") else "RGB")
    size = path.stat().st_size
    alike = _alike(picture, MOST_SHARE[path.suffix] * size) if size >= LEAST_SIZE[path.suffix] else None
    return alike or (_exact(picture, size) if path.suffix == ".png" else None)


def _exact(picture: Image.Image, size: int) -> bytes | None:
    """The same pixels in fewer bytes than ``size``."""
    written = io.BytesIO()
    picture.save(written, "WEBP", lossless=True, exact=True, **EFFORT)
    data = written.getvalue()
    return data if len(data) < size and _read(data, picture.mode).tobytes() == picture.tobytes() else None


def _alike(picture: Image.Image, most: float) -> bytes | None:
    """A picture that looks the same in at most so many bytes; how much shines through is kept exactly."""
    written = io.BytesIO()
    picture.save(written, "WEBP", quality=QUALITY, alpha_quality=100, method=4)
    data = written.getvalue()
    return data if len(data) <= most and likeness(picture, _read(data, picture.mode)) >= SAME else None


def likeness(one: Image.Image, other: Image.Image) -> float:
    """How much alike two pictures of one size are on black, in decibels: in light and dark, or in their colours."""
    planes = [_on_black(picture).convert("YCbCr").split() for picture in (one, other)]
    light, *colours = zip(*planes, strict=True)
    return min(_decibels(*light), *(_decibels(*(plane.reduce(2) for plane in pair)) + FORGIVEN for pair in colours))


def _decibels(one: Image.Image, other: Image.Image) -> float:
    squares = sum(ImageStat.Stat(ImageChops.difference(one, other)).sum2)
    return math.inf if not squares else 10 * math.log10(255**2 * one.width * one.height / squares)


def _on_black(picture: Image.Image) -> Image.Image:
    if picture.mode == "RGB":
        return picture
    ground = Image.new("RGBA", picture.size, "black")
    return Image.alpha_composite(ground, picture).convert("RGB")


def _read(data: bytes, mode: str) -> Image.Image:
    return Image.open(io.BytesIO(data)).convert(mode)
