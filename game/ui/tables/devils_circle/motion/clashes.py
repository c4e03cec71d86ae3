"""Attacks held up over the board: body against power, mind against mind, what counts and how it ended (DK-8, DK-11)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.devils_circle.box.board import RING, field_number
from game.devils_circle.box.pieces import DEMONS, MAGES
from game.devils_circle.rules.demons.psychic import NEEDED
from game.devils_circle.view import CircleView, DemonView, MageView
from game.engine.decision import Event, Text
from game.ui.kit.painting import glow
from game.ui.kit.painting.glow import Colour, Tint
from game.ui.tables.common.fight.fighters.figures import FigurePictures
from game.ui.tables.common.fight.fighters.ranks import Fighters
from game.ui.tables.common.fight.form import BLAST, CLAWS, GILT, MIND, SWORD, Counted, Fight, FightSide
from game.ui.tables.common.fight.held import HeldFight
from game.ui.tables.common.fight.ladder import Rung, rungs_of
from game.ui.tables.common.fight.scene import DieScale, FightScene, SceneColours
from game.ui.tables.devils_circle.motion.effects import number_of
from game.words import _, say

if TYPE_CHECKING:
    from game.ui.kit.painting.store import PictureStore
    from game.ui.kit.painting.theme import Theme

COLOURS = SceneColours((168, 120, 220, 255), (84, 50, 120, 255))
BODY_SEAL, MIND_SEAL = (150, 40, 30), (96, 50, 150)
"""The colours of the seals."""
FOR_MAGE, FOR_DEMON = (30, 62, 40, 225), (74, 22, 16, 225)
"""The ground of a row by whom it is good for."""
DIRECT_ATTACK, ATTACK_ON_MIND = Text("Direct attack"), Text("Psychic attack")
SOLIDITY, POWER, WAND, DIE = Text("Solid body"), Text("Power"), Text("Wand"), Text("The die")
DIE_SIDES = 6
LIGHTS: dict[str, Colour] = {
    "orlan": (255, 190, 90), "mirel": (90, 220, 210), "tobin": (255, 130, 60), "sefa": (120, 160, 255),
    "gorm": (255, 84, 40), "vasha": (255, 80, 190), "ulk": (90, 255, 120), "flicker": (90, 190, 255),
}  # fmt: skip
"""The light behind each of those who fight: that of their own magic."""


@dataclass(frozen=True)
class Clash:
    """A mage and a demon as they were when one of them attacked the other."""

    mage: MageView
    demon: DemonView


def clash_of(event: Event, view: CircleView) -> Clash:
    """The mage and the demon of an event, as a view shows them."""
    mage, demon = MAGES[number_of(event, "mage")], DEMONS[number_of(event, "demon")]
    return Clash(
        next(found for found in view.mages if found.id == mage),
        next(found for found in view.demons if found.id == demon),
    )


def _resistance(mage: MageView) -> tuple[Counted, ...]:
    """A mage's power, twice while he holds a wand (DK-7.9)."""
    power = Counted(say(POWER), mage.power)
    return (power, Counted(say(WAND), mage.power)) if mage.item("wand") and mage.power else (power,)


def _points(rows: tuple[Counted, ...]) -> int:
    return sum(row.points for row in rows)


def by_the_demon(clash: Clash, die: int) -> Fight:
    """A demon threw itself on a mage: he loses its materiality, it loses his power less a die (DK-11.33, DK-11.34)."""
    mage, demon = clash.mage, clash.demon
    resistance = _resistance(mage)
    hurt, drained = min(demon.materiality, mage.strength), min(max(0, _points(resistance) - die), demon.power)
    materiality = (Counted(say(SOLIDITY), demon.materiality),)
    attacker = FightSide(demon.name, demon.materiality, materiality, dice=None, light=LIGHTS[demon.id])
    rows = (*resistance, Counted(say(DIE), -die))
    strength = _points(resistance)
    victim = FightSide(mage.name, strength, rows, dice=(die,), total=drained, light=LIGHTS[mage.id])
    verdict, ink = _harm(mage, hurt, dies=demon.materiality >= mage.strength)
    cause = _drain(demon, drained)
    return Fight(say(DIRECT_ATTACK), BODY_SEAL, (attacker, victim), None, verdict, cause, ink, CLAWS)


def by_the_mage(clash: Clash) -> Fight:
    """A mage attacked a demon: it loses his power and its materiality, and he its materiality if it stays (DK-8.20).

    Without power it sinks into hell (DK-12.1).
    """
    mage, demon = clash.mage, clash.demon
    rows = (*_resistance(mage), Counted(say(SOLIDITY), demon.materiality))
    drained = min(_points(rows), demon.power)
    falls = _points(rows) >= demon.power
    attacker = FightSide(mage.name, _points(rows), rows, dice=None, light=LIGHTS[mage.id])
    power = (Counted(say(POWER), demon.power),)
    sides = attacker, FightSide(demon.name, demon.power, power, dice=None, light=LIGHTS[demon.id])
    blow = BLAST if mage.item("wand") else SWORD
    hurt = 0 if falls else min(demon.materiality, mage.strength)
    foretold = _foretold(_points(rows) - demon.power, demon)
    if falls:
        verdict, cause = _("{demon} falls", demon=demon.name), _("{demon} sinks into hell", demon=demon.name)
        return Fight(say(DIRECT_ATTACK), BODY_SEAL, sides, 0, verdict, cause, glow.GAINED, blow, foretold)
    cause = _drain(demon, drained)
    verdict, ink = _harm(mage, hurt, dies=demon.materiality >= mage.strength)
    return Fight(say(DIRECT_ATTACK), BODY_SEAL, sides, None, verdict, cause, ink, blow, foretold)


def _foretold(more: int, demon: DemonView) -> str:
    """What the blow of a mage who has so much more than the demon will bring: no die decides it."""
    if more > 0:
        return _("{n} more: {demon} will fall", n=more, demon=demon.name)
    if not more:
        return _("As much: {demon} will fall", demon=demon.name)
    return _("{n} too little: {demon} will stand", n=-more, demon=demon.name)


def on_the_mind(clash: Clash, die: int, strength: int) -> tuple[Fight, DieScale]:
    """A demon attacked a mage's mind: on a 6 the stronger mind wins (DK-11.23 to DK-11.25)."""
    mage, demon = clash.mage, clash.demon
    rows = _resistance(mage)
    far = demon.power - strength - _points(rows)
    counted = (Counted(say(POWER), demon.power), Counted(_("Distance"), -far))
    attacker = FightSide(demon.name, demon.power - far, counted, dice=None, light=LIGHTS[demon.id])
    sides = attacker, FightSide(mage.name, _points(rows), rows, dice=None, light=LIGHTS[mage.id])
    taken, clear = _("{demon} possesses {mage}", demon=demon.name, mage=mage.name), _clear_head(mage)
    meaning = {face: "taken" if face >= NEEDED and strength >= 1 else "clear" for face in range(1, DIE_SIDES + 1)}
    grounds: dict[str, Tint] = {"taken": FOR_DEMON, "clear": FOR_MAGE}
    rungs: tuple[Rung, ...] = rungs_of(meaning, {"taken": taken, "clear": clear}, grounds)
    lost = meaning[die] == "taken"
    cause = _mind_cause(die, strength)
    fight = Fight(
        say(ATTACK_ON_MIND), MIND_SEAL, sides, 0 if lost else 1, taken if lost else clear, cause,
        glow.LOST if lost else glow.GAINED, MIND,
    )  # fmt: skip
    line = _("Only a {needed} lets the minds meet", needed=NEEDED)
    return fight, DieScale(line, rungs, die, line)


def _mind_cause(die: int, strength: int) -> str:
    if die < NEEDED:
        return _("The die shows {die}: the minds do not meet", die=die)
    return _("The stronger mind wins") if strength >= 1 else _("The demon's mind is not the stronger one")


def _clear_head(mage: MageView) -> str:
    return _("{mage} keeps a clear head", mage=mage.name)


def _harm(mage: MageView, points: int, *, dies: bool) -> tuple[str, Colour]:
    """What became of the mage."""
    if dies:
        return _("{mage} falls", mage=mage.name), glow.LOST
    if not points:
        return _("{mage} is not hurt", mage=mage.name), GILT
    return _("{mage} loses {n} strength", mage=mage.name, n=points), glow.LOST


def _drain(demon: DemonView, points: int) -> str:
    """What became of the demon."""
    if not points:
        return _("{demon} loses no power", demon=demon.name)
    return _("{demon} loses {n} power", demon=demon.name, n=points)


def place_of(clash: Clash) -> str:
    """The picture of where the mage stands: within the keep, or outside of its walls."""
    field = clash.mage.field
    outside = field is not None and field_number(field) in RING
    return f"devils_circle/fights/{'circle' if outside else 'keep'}.webp"


class ClashPictures:
    """Makes what is held up of an attack."""

    def __init__(self, theme: Theme, pictures: PictureStore) -> None:
        self._figures = FigurePictures(pictures)
        self._scene = FightScene(theme, pictures, COLOURS)

    def held(
        self, fight: Fight, clash: Clash, free: pygame.Rect, scale: DieScale | None = None, *, by_demon: bool
    ) -> HeldFight:
        """The attack over the board; who attacks stands at the left."""
        names = (clash.demon.id, clash.mage.id) if by_demon else (clash.mage.id, clash.demon.id)

        def figures(side: int, box: pygame.Rect) -> Fighters:
            name = f"devils_circle/figures/{names[side]}.webp"
            return Fighters([self._figures.figure(name, box.size, mirrored=side == 1)])

        return self._scene.held(fight, figures, place_of(clash), free, scale)
