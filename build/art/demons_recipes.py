"""What paints the pictures of Demons."""

from collections.abc import Callable, Iterable
from typing import TypeVar

from art import armenia_map, armenian_people, demon_treasures, spirit_pictures
from art.manifest import relative
from art.places import FONTS, ICONS, PICTURES, ROOT

FOLDER = PICTURES / "demons"
T = TypeVar("T")
K = TypeVar("K", str, int)


def _icons(*modules: str) -> tuple[str, ...]:
    """The committed icons that the modules name."""
    text = "".join((ROOT / "build" / "art" / f"{module}.py").read_text(encoding="utf-8") for module in modules)
    return tuple(relative(icon) for icon in sorted(ICONS.glob("*.svg")) if f'"{icon.stem}"' in text)


def _fonts(*names: str) -> tuple[str, ...]:
    return tuple(relative(FONTS / f"{name}.ttf") for name in names)


def _files(folder: str, names: Iterable[str], ending: str = "jpg") -> tuple[str, ...]:
    return tuple(relative(FOLDER / folder / f"{name}.{ending}") for name in names)


def _each(paint: Callable[[K], None], names: Iterable[K]) -> Callable[[], None]:
    """A painter of several pictures."""

    def paint_all() -> None:
        for name in names:
            paint(name)

    return paint_all


def demons_recipes(recipe: Callable[..., T]) -> list[T]:
    """One recipe per kind of picture; ``recipe`` takes name, modules, outputs, painter and further materials."""
    ground = ("game/demons/box/armenia.py", *_fonts("CinzelDecorative-Bold", "Cinzel-Bold", "EBGaramond-Italic"))
    spirits = range(1, len(spirit_pictures.ALL) + 1)
    seen = (*_icons("spirits", "spirits_2", "demon_scenes", "spirit_pictures"), *_fonts("Cinzel-Bold"))
    people = _icons("armenian_people", "armenian_dress", "demon_scenes")
    things = _icons("demon_treasures", "demon_scenes")
    magicians, mortals = armenian_people.MAGICIANS, armenian_people.MORTALS
    cells, metals = demon_treasures.TREASURES, demon_treasures.METALS
    return [
        recipe("demons map", ("armenia_map",), (relative(FOLDER / "map.jpg"),), armenia_map.paint_map,
               (*ground, *_icons("armenia_map"))),
        recipe("demons spirits", ("spirit_pictures",), _files("spirits", (f"{one:02d}" for one in spirits)),
               _each(spirit_pictures.paint_spirit, spirits), seen),
        recipe("demons magicians", ("armenian_people",), _files("magicians", magicians),
               _each(armenian_people.paint_magician, magicians), people),
        recipe("demons mortals", ("armenian_people",), _files("mortals", mortals),
               _each(armenian_people.paint_mortal, mortals), people),
        recipe("demons treasures", ("demon_treasures",), _files("treasures", map(str, cells)),
               _each(demon_treasures.paint_treasure, cells), things),
        recipe("demons shields", ("demon_treasures",), _files("shields", metals, "png"),
               _each(demon_treasures.paint_shield, metals), things),
        recipe("demons ring", ("demon_treasures",),
               (relative(FOLDER / "ring.jpg"), relative(FOLDER / "ring_small.png")), demon_treasures.paint_ring),
    ]  # fmt: skip
