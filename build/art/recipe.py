"""What a recipe is: which function paints which files, and what they depend on."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from art.manifest import modules_behind, relative
from art.places import ICONS

Outputs = tuple[str, ...]


@dataclass(frozen=True)
class Recipe:
    """One thing to paint: its name, the modules that paint it, its files from the repository's top, and its painter.

    `materials` are further files it depends on.
    """

    name: str
    modules: tuple[str, ...]
    outputs: Outputs
    paint: Callable[[], None]
    materials: Outputs = ()

    def sources(self) -> list[str]:
        """Every file the outputs depend on."""
        modules = {part for module in self.modules for part in modules_behind(module)}
        return sorted({f"build/art/{module}.py" for module in modules} | set(self.materials))


def icon_files(*names: str) -> Outputs:
    """The committed files of icons."""
    return tuple(relative(ICONS / f"{name}.svg") for name in names)


def icons_named_in(module: Path) -> list[str]:
    """The icons whose names stand in a module."""
    source = module.read_text(encoding="utf-8")
    return [icon.stem for icon in sorted(ICONS.glob("*.svg")) if f'"{icon.stem}"' in source]
