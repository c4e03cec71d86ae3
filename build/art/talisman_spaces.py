"""The 49 spaces of the board: one square picture each."""

from collections.abc import Callable

from art import talisman_inner, talisman_middle, talisman_outer, talisman_outskirts
from art.painting import Painting
from art.talisman_files import FOLDER, save_scene

SCENES: dict[str, Callable[[Painting], None]] = (
    talisman_outer.SCENES | talisman_outskirts.SCENES | talisman_middle.SCENES | talisman_inner.SCENES
)


def paint_space(name: str) -> None:
    """Write the picture of a space."""
    painting = Painting(name, 640, 640)
    SCENES[name](painting)
    save_scene(painting.finished((400, 400), 0.3), FOLDER / "spaces" / f"{name}.jpg")
