"""What paints the pictures of fights: figures, and the places where they meet."""

from functools import partial

from art import fight_figures, fight_lights, fight_places
from art.manifest import modules_behind, relative
from art.places import PICTURES, ROOT
from art.recipe import Recipe, icon_files, icons_named_in

HERE = ROOT / "build" / "art"


def _icons(module: str) -> tuple[str, ...]:
    """The committed icons named in a module or in those that it is painted with."""
    behind = modules_behind(module)
    return icon_files(*sorted({icon for name in behind for icon in icons_named_in(HERE / f"{name}.py")}))


def _light(name: str) -> str:
    return relative(PICTURES / "fights" / f"{name}.webp")


def fight_recipes() -> list[Recipe]:
    """One recipe per place, those of the lights, and one per game for its figures."""
    made = [
        Recipe(
            f"fight place {name}",
            ("fight_places",),
            (relative(PICTURES / f"{name}.webp"),),
            partial(fight_places.paint_place, name),
            _icons("fight_places"),
        )
        for name in fight_places.PLACES
    ]
    made += [
        Recipe("fight glory", ("fight_lights",), (_light("glory"),), fight_lights.paint_glory),
        Recipe("fight circle", ("fight_lights",), (_light("circle"),), fight_lights.paint_circle),
        Recipe(
            "fight wounds", ("fight_lights",), tuple(_light(name) for name in fight_lights.WOUNDS),
            fight_lights.paint_wounds,
        ),
    ]  # fmt: skip
    for game in ("talisman", "demons", "devils_circle", "warlocks_duel"):
        files = [file for file in fight_figures.FIGURES if file.startswith(f"{game}/")]
        outputs = tuple(relative(PICTURES / file) for file in files)
        paint = partial(fight_figures.paint_figures, tuple(files))
        made.append(Recipe(f"fight figures {game}", ("fight_figures",), outputs, paint, _icons("fight_figures")))
    return made
