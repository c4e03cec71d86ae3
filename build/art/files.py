"""How pictures are written: JPEG for opaque paintings, PNG for sprites."""

from pathlib import Path

import numpy as np
from PIL import Image


def save_painting(image: Image.Image, path: Path, quality: int = 91) -> None:
    """Write an opaque picture as JPEG without colour subsampling."""
    path.parent.mkdir(parents=True, exist_ok=True)
    image.convert("RGB").save(path, quality=quality, subsampling=0, optimize=True)


def save_sprite(image: Image.Image, path: Path, step: int = 1) -> None:
    """Write a picture with alpha as PNG.

    `step` rounds colours to its multiples: on grainy materials 4 cannot be seen and saves a third of the file.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    values = np.asarray(image.convert("RGBA"), np.uint8).copy()
    values[values[..., 3] < 3] = 0
    if step > 1:
        rounded = (values[..., :3].astype(np.int16) + step // 2) // step * step
        values[..., :3] = np.clip(rounded, 0, 255)
        values[values[..., 3] == 0] = 0
    Image.fromarray(values).save(path, optimize=True)
