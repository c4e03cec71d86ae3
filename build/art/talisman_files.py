"""Where the pictures of Talisman are and how its scenes are written."""

from pathlib import Path

from PIL import Image

from art.places import PICTURES

FOLDER = PICTURES / "talisman"


def save_scene(image: Image.Image, path: Path, quality: int = 84) -> None:
    """Write a small scene as JPEG with halved colour."""
    path.parent.mkdir(parents=True, exist_ok=True)
    image.convert("RGB").save(path, quality=quality, subsampling="4:2:0", optimize=True)
