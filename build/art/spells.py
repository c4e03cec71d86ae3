"""The illustrations of the spells: one painting each."""

from collections.abc import Callable

from art import scenes_air, scenes_earth, scenes_fire, scenes_magic, scenes_water
from art.files import save_painting
from art.painting import Painting
from art.places import DUEL

SCENES: dict[str, Callable[[Painting], None]] = (
    scenes_fire.SCENES | scenes_water.SCENES | scenes_earth.SCENES | scenes_air.SCENES | scenes_magic.SCENES
)


def paint_spell(name: str) -> None:
    """Write the illustration of a spell."""
    painting = Painting(name)
    SCENES[name](painting)
    save_painting(painting.finished(), DUEL / "spells" / f"{name}.jpg", 90)
