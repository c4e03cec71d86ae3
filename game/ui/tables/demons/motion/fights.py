"""A combat held up over the map: demons and mortals on both sides, the table's row, the die and how it ends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.demons.view import CombatView, DemonsView
from game.engine.decision import Event
from game.ui.kit.painting.glow import panel, shadow
from game.ui.kit.painting.painter import Painter, box_at, put
from game.ui.tables.common.dice import DicePictures
from game.ui.tables.common.fight.drawing import FightDrawing
from game.ui.tables.common.fight.held import HeldFight, HeldPictures
from game.ui.tables.common.fight.ladder import LadderDrawing, lay_out_rungs
from game.ui.tables.common.fight.places import lay_out_fight
from game.ui.tables.demons.pieces.counters import portrait_of
from game.ui.tables.demons.pieces.demon_cards import SHAPE
from game.ui.tables.demons.table import DemonsTable
from game.ui.tables.demons.words import combat

if TYPE_CHECKING:
    from game.ui.kit.painting.store import PictureStore
    from game.ui.kit.painting.theme import Theme

WIDEST, TALLEST = 800, 580
"""Of the whole, in usual pixels."""
GROUND, RIM = (22, 11, 7, 244), (214, 166, 84, 255)
PAPER = (243, 223, 174)
SIDES, LINE, LADDER = 0.56, 0.06, 0.17
"""Heights of the sides, of the line below them and of what the die may show, in heights of the whole."""
PORTRAIT = 0.8
"""A portrait's width for its height."""


class CombatPictures(Painter):
    """Makes what is held up of a combat."""

    def __init__(self, theme: Theme, pictures: PictureStore, table: DemonsTable) -> None:
        super().__init__(theme, pictures)
        self._table = table
        self._dice = DicePictures(pictures)
        self._sides = FightDrawing(theme, pictures, self._dice)
        self._ladder = LadderDrawing(theme, pictures, self._dice)

    def held(self, view: DemonsView, shown: CombatView, event: Event, free: pygame.Rect) -> HeldFight:
        """The combat whose die was thrown, in the middle of the free part of the map."""
        px = self._theme.px
        size = (min(px(WIDEST), free.width - px(24)), min(px(TALLEST), free.height - px(16)))
        place = box_at(size, midtop=(free.centerx, free.top + px(2)))
        ground = pygame.Surface(size, pygame.SRCALPHA)
        box = ground.get_rect()
        self._frame(ground, box)
        fight = combat.fight_of(view, event)
        upper = pygame.Rect(0, 0, box.width, round(box.height * SIDES))
        places = lay_out_fight(fight, upper, px(10))
        self._sides.draw(ground, fight.before_the_verdict(), places)
        for fighters, side in zip(_fighters(shown), places.sides, strict=True):
            room = pygame.Rect(side.picture.topleft, (side.seal.left - side.picture.left - px(8), side.picture.height))
            self._fighters(ground, view, fighters, room)
        line = pygame.Rect(px(16), upper.bottom, box.width - px(32), round(box.height * LINE))
        self.draw_words(
            ground, combat.difference(shown), "sans", line.height * 0.66, line.width, PAPER, center=line.center
        )
        rungs = combat.rungs(shown)
        boxes = lay_out_rungs(rungs, pygame.Rect(line.left, line.bottom, line.width, round(box.height * LADDER)))
        self._ladder.draw(ground, rungs, boxes)
        roll = shown.roll or 0
        hit = next(number for number, rung in enumerate(rungs) if roll in rung.dice)
        below = pygame.Rect(line.left, boxes[0].bottom, line.width, box.bottom - boxes[0].bottom - px(16))
        verdict = pygame.Surface(below.size, pygame.SRCALPHA)
        self._sides.draw_verdict(verdict, fight, verdict.get_rect())
        hit_at = boxes[hit].move(place.topleft)
        lands = self._ladder.place_of(rungs[hit], hit_at, roll)
        frames = self._dice.tumble(f"d6_{roll}", round(lands.width * 1.5), 0)
        return HeldFight(
            HeldPictures(
                ground, place, frames, lands.center, self._ladder.lit(rungs[hit], hit_at.size, roll), hit_at,
                verdict, below.move(place.topleft).center,
            )
        )  # fmt: skip

    def _frame(self, ground: pygame.Surface, box: pygame.Rect) -> None:
        radius = max(7, box.width // 40)
        put(ground, shadow(box.size, radius, 4, 180), center=box.center)
        ground.blit(panel(box.size, radius, GROUND, RIM, 2), box)
        pygame.draw.rect(ground, (104, 74, 34), box.inflate(-8, -8), 1, border_radius=radius)

    def _fighters(
        self, ground: pygame.Surface, view: DemonsView, fighters: tuple[int | None, Sequence[int], Sequence[int]],
        box: pygame.Rect,
    ) -> None:  # fmt: skip
        """A magician's portrait with his demons, or mortals: side by side, overlapping as far as they must."""
        seat, units, demons = fighters
        pictures = [self._unit(view, unit, box) for unit in units]
        pictures += [self._table.cards.face(demon, min(box.width, round(box.height / SHAPE))) for demon in demons]
        if seat is not None:
            size = (round(box.height * PORTRAIT), box.height)
            pictures.insert(0, self._pictures.cover(portrait_of(view.magicians[seat]), size))
        found = [picture for picture in pictures if picture is not None]
        total = sum(picture.get_width() for picture in found)
        gaps = max(1, len(found) - 1)
        gap = min(6, (box.width - total) // gaps)
        left = box.left + max(0, (box.width - total - gap * (len(found) - 1)) // 2)
        for picture in found:
            put(ground, picture, midleft=(left, box.centery))
            left += picture.get_width() + gap

    def _unit(self, view: DemonsView, number: int, box: pygame.Rect) -> pygame.Surface | None:
        """A unit's counter, if it is still on the map."""
        unit = next((unit for unit in view.units if unit.number == number), None)
        side = min(box.width, box.height, self._theme.px(120))
        return self._table.counters.unit(unit, side) if unit is not None else None


def _fighters(shown: CombatView) -> tuple[tuple[int | None, tuple[int, ...], tuple[int, ...]], ...]:
    """Who fights on each side: the seat, the units, the demons."""
    return (
        (shown.attacker, shown.attacking_units, shown.attacking_demons),
        (shown.defender, shown.defending_units, shown.defending_demons),
    )
