"""The recipes of Talisman: spaces, scenes of cards, portraits, tokens, empty cards."""

from collections.abc import Mapping
from functools import partial
from pathlib import Path

from art import (
    talisman_beasts,
    talisman_charms,
    talisman_enemies,
    talisman_events,
    talisman_fighters,
    talisman_followers,
    talisman_fronts,
    talisman_guardians,
    talisman_heroes,
    talisman_inner,
    talisman_kinds,
    talisman_lands,
    talisman_middle,
    talisman_midlands,
    talisman_mystics,
    talisman_objects,
    talisman_outer,
    talisman_outskirts,
    talisman_spells,
    talisman_strangers,
    talisman_tempests,
    talisman_tokens,
    talisman_treasures,
    talisman_wanderers,
)
from art.manifest import modules_behind, relative
from art.recipe import Recipe, icon_files, icons_named_in
from art.talisman_files import FOLDER, Scene, paint_card, paint_hero, paint_space

HERE = Path(__file__).resolve().parent
SPACES: Mapping[str, Mapping[str, Scene]] = {
    "talisman_outer": talisman_outer.SCENES,
    "talisman_outskirts": talisman_outskirts.SCENES,
    "talisman_middle": talisman_middle.SCENES,
    "talisman_midlands": talisman_midlands.SCENES,
    "talisman_inner": talisman_inner.SCENES,
}
CARDS: Mapping[str, Mapping[str, Scene]] = {
    "talisman_events": talisman_events.SCENES,
    "talisman_tempests": talisman_tempests.SCENES,
    "talisman_beasts": talisman_beasts.SCENES,
    "talisman_enemies": talisman_enemies.SCENES,
    "talisman_strangers": talisman_strangers.SCENES,
    "talisman_followers": talisman_followers.SCENES,
    "talisman_treasures": talisman_treasures.SCENES,
    "talisman_objects": talisman_objects.SCENES,
    "talisman_lands": talisman_lands.SCENES,
    "talisman_spells": talisman_spells.SCENES,
    "talisman_charms": talisman_charms.SCENES,
    "talisman_guardians": talisman_guardians.SCENES,
}
KINDS: Mapping[str, Mapping[str, Scene]] = {"talisman_kinds": talisman_kinds.SCENES}
CHARACTERS: Mapping[str, Mapping[str, Scene]] = {
    "talisman_heroes": talisman_heroes.HEROES,
    "talisman_wanderers": talisman_wanderers.HEROES,
    "talisman_mystics": talisman_mystics.HEROES,
    "talisman_fighters": talisman_fighters.HEROES,
}


def _icons(module: str) -> tuple[str, ...]:
    """The files of the icons named in a module or in the other Talisman modules it is painted with."""
    near = [name for name in modules_behind(module) if name.startswith("talisman_")]
    return icon_files(*sorted({icon for name in near for icon in icons_named_in(HERE / f"{name}.py")}))


def _scenes() -> list[Recipe]:
    """One recipe per picture, depending only on the module of its scene."""
    made = []
    for folder, modules, paint in (
        ("spaces", SPACES, paint_space),
        ("cards", CARDS, paint_card),
        ("kinds", KINDS, talisman_kinds.paint_kind),
        ("characters", CHARACTERS, paint_hero),
    ):
        for module, scenes in modules.items():
            materials = _icons(module)
            for name, scene in scenes.items():
                output = (relative(FOLDER / folder / f"{name}.jpg"),)
                parts = (module, "talisman_files")
                made.append(Recipe(f"talisman {folder} {name}", parts, output, partial(paint, name, scene), materials))
    return made


def talisman_recipes() -> list[Recipe]:
    """Return every recipe of Talisman."""
    cards = [f"front_{kind}.png" for kind in talisman_fronts.KINDS]
    cards += [*(f"back_{deck}.png" for deck in talisman_fronts.BACKS), "layout.json"]
    signs = {sign for _, _, sign in talisman_fronts.KINDS.values()} | {
        back[3] for back in talisman_fronts.BACKS.values()
    }
    emblems = {emblem for emblem, *_ in talisman_tokens.TOKENS.values()}
    return [
        Recipe(
            "talisman fronts",
            ("talisman_fronts",),
            tuple(relative(talisman_fronts.FOLDER / name) for name in cards),
            talisman_fronts.paint_fronts,
            icon_files(*sorted(signs)),
        ),
        Recipe(
            "talisman tokens",
            ("talisman_tokens",),
            tuple(relative(talisman_tokens.FOLDER / f"{name}.png") for name in talisman_tokens.TOKENS),
            talisman_tokens.paint_tokens,
            icon_files(*sorted(emblems)),
        ),
        *_scenes(),
    ]
