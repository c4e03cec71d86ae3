"""Where the pictures of Talisman are and how its scenes and portraits are written."""

from collections.abc import Callable
from pathlib import Path

from PIL import Image

from art.painting import Painting
from art.places import PICTURES

FOLDER = PICTURES / "talisman"
Scene = Callable[[Painting], None]


def save_scene(image: Image.Image, path: Path, quality: int = 77) -> None:
    """Write a small scene as JPEG with halved colour."""
    path.parent.mkdir(parents=True, exist_ok=True)
    image.convert("RGB").save(path, quality=quality, subsampling="4:2:0", optimize=True, progressive=True)


def paint_space(name: str, scene: Scene) -> None:
    """Write the square picture of a space of the board."""
    painting = Painting(name, 640, 640)
    scene(painting)
    save_scene(painting.finished((400, 400), 0.3), FOLDER / "spaces" / f"{name}.jpg")


def paint_card(name: str, scene: Scene) -> None:
    """Write the scene of a card or of a guardian of the board."""
    painting = Painting(name, 960, 600)
    scene(painting)
    save_scene(painting.finished((640, 400), 0.4), FOLDER / "cards" / f"{name}.jpg")


def paint_hero(name: str, hero: Scene) -> None:
    """Write the portrait of a Character: 640 by 800, its sides trimmed to 500 by 640."""
    painting = Painting(f"hero {name}", 1280, 1600)
    hero(painting)
    trimmed = painting.finished((640, 800), 0.4).crop((8, 0, 633, 800))
    save_scene(trimmed.resize((500, 640), Image.Resampling.LANCZOS), FOLDER / "characters" / f"{name}.jpg", 80)
