"""Everybody who fights, without the place of the portrait: mages, demons, Characters, Enemies, magicians, mortals."""

from collections.abc import Callable
from functools import partial

from art import (
    armenian_people,
    circle_figures,
    mages,
    talisman_beasts,
    talisman_enemies,
    talisman_fighters,
    talisman_guardians,
    talisman_heroes,
    talisman_mystics,
    talisman_wanderers,
    talisman_wild,
)
from art.armenian_dress import HATS, Person, head, robe
from art.cutouts import Painter, cut_out, save_figure, without_crumbs, without_ground
from art.painting import Painting
from art.places import PICTURES
from art.portrait import HEIGHT, WIDTH

PORTRAIT, SCENE = (WIDTH, HEIGHT), (960, 600)
"""The canvases of portraits and of the scenes of cards, in pixels."""
TALL, TALL_BEAST = 600, 440
"""How tall figures are written, in pixels."""
GUARDIANS = (
    "sentinel", "farmer", "brigand", "crags_spirit", "lizardman", "werewolf", "death", "black_knight", "vampire",
)  # fmt: skip
Paint = Callable[[], None]


def _figure(file: str, seed: str, painter: Painter, canvas: tuple[int, int], tall: int) -> Paint:
    """What writes one figure; ``seed`` names its textures."""

    def paint() -> None:
        figure = cut_out(seed, painter, canvas)
        save_figure(without_crumbs(figure) if canvas == SCENE else figure, PICTURES / file, tall)

    return paint


def _portraits() -> dict[str, Paint]:
    made = {}
    for name, painter in {**circle_figures.MAGES, **circle_figures.DEMONS}.items():
        file = f"devils_circle/figures/{name}.webp"
        made[file] = _figure(file, name, without_ground(painter), PORTRAIT, TALL)
    for module in (talisman_heroes, talisman_wanderers, talisman_mystics, talisman_fighters):
        for name, painter in module.HEROES.items():
            file = f"talisman/figures/{name}.webp"
            made[file] = _figure(file, f"hero {name}", without_ground(painter), PORTRAIT, TALL)
    for name, painter in mages.MAGES.items():
        file = f"warlocks_duel/figures/{name}.webp"
        made[file] = _figure(file, name, without_ground(painter), PORTRAIT, TALL)
    return made


def _enemies() -> dict[str, Paint]:
    scenes = {**talisman_beasts.SCENES, **talisman_enemies.SCENES}
    scenes |= {name: talisman_guardians.SCENES[name] for name in GUARDIANS}
    made = {}
    for name, scene in scenes.items():
        file = f"talisman/figures/{name}.webp"
        made[file] = _figure(file, name, without_ground(scene), SCENE, TALL_BEAST)
    for name, beast in talisman_wild.BEASTS.items():
        file = f"talisman/figures/{name}.webp"
        made[file] = _figure(file, f"beast {name}", beast, PORTRAIT, TALL)
    return made


def _person(person: Person, p: Painting) -> None:
    """One of the people of Armenia."""
    robe(p, person)
    head(p, person)
    HATS[person.hat](p, person.hat_tones)
    if person.held:
        p.actor(person.held, 0.83, 0.62, 0.34, person.held_tones, glow=0.5)


def _armenia() -> dict[str, Paint]:
    made = {}
    for name, person in {**armenian_people.MAGICIANS, **armenian_people.MORTALS}.items():
        file = f"demons/figures/{name}.webp"
        made[file] = _figure(file, f"person {name}", partial(_person, person), PORTRAIT, TALL)
    return made


FIGURES: dict[str, Paint] = {**_portraits(), **_enemies(), **_armenia()}
"""By file: what paints it."""


def paint_figures(files: tuple[str, ...]) -> None:
    """Write some of them."""
    for file in files:
        FIGURES[file]()
