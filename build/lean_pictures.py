"""Makes the pictures of a package smaller than those of the sources, without anybody seeing it.

A PNG becomes a WebP with the very same pixels. A JPEG becomes a WebP where that is much smaller and differs from it by
less than an eye can tell; the others stay. In a package `x.png` is then called `x.png.webp`, and `game.assets.asset`
finds it.
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
QUALITY = 92
"""Of a picture that is not written with the very same pixels, from 0 to 100."""
LEAST_SIZE, MOST_SHARE = 60_000, 0.75
"""A JPEG is changed if it is so many bytes large, and if no more than that share of them is left."""
SAME = 40.0
"""Decibels of the signal over the difference (PSNR) from which on two pictures look alike."""


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
    if path.suffix == ".png":
        written = io.BytesIO()
        picture.save(written, "WEBP", lossless=True, exact=True, **EFFORT)
        data = written.getvalue()
        return data if len(data) < size and _read(data, picture.mode).tobytes() == picture.tobytes() else None
    if size < LEAST_SIZE:
        return None
    written = io.BytesIO()
    picture.save(written, "WEBP", quality=QUALITY, method=4)
    data = written.getvalue()
    return data if len(data) <= MOST_SHARE * size and likeness(picture, _read(data, "RGB")) >= SAME else None


def likeness(one: Image.Image, other: Image.Image) -> float:
    """How much alike two pictures of one size are, in decibels (PSNR over all three colours)."""
    squares = sum(ImageStat.Stat(ImageChops.difference(one, other)).sum2)
    return math.inf if not squares else 10 * math.log10(255**2 * 3 * one.width * one.height / squares)


def _read(data: bytes, mode: str) -> Image.Image:
    return Image.open(io.BytesIO(data)).convert(mode)
