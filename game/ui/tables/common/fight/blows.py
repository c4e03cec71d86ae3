"""What a blow looks like on its way and where it lands: steel, claws, a ray of thought, a charge, a burst of magic."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

import pygame
from pygame import BLEND_RGB_ADD, SRCALPHA, Surface, Vector2

from game.ui.kit.animation import Point, eased
from game.ui.kit.flash import glowing_spark
from game.ui.kit.painting.glow import Colour
from game.ui.kit.painting.painter import put
from game.ui.kit.painting.without_waiting.patience import remembered
from game.ui.tables.common.fight.form import BLAST, CLAWS, MIND, RUSH, SWORD

LANDS = 0.45
"""The share of its length after which a blow lands."""
COLOURS: dict[str, Colour] = {
    SWORD: (255, 236, 190), CLAWS: (255, 90, 60), MIND: (190, 110, 255), RUSH: (255, 170, 70), BLAST: (255, 200, 80),
}  # fmt: skip
STEPS, SPARKS = 6, 22
"""Pictures of a stroke that is drawn, and sparks that fly where it lands."""
SWEEP = 150
"""Degrees of the bow that a blade cuts."""


@dataclass(frozen=True)
class Blow:
    """A blow from one middle to another over things ``size`` pixels tall; it lands after the share LANDS."""

    kind: str
    start: Point
    end: Point
    size: int
    tint: Colour | None = None
    """The colour of its light, if it is not that of its kind."""

    @property
    def colour(self) -> Colour:
        """The colour of its light."""
        return self.tint or COLOURS[self.kind]

    def draw(self, surface: Surface, share: float) -> None:
        """Draw it on its way, or the sparks where it has landed."""
        if share < LANDS:
            DRAWN[self.kind](self, surface, share / LANDS)
        else:
            self._impact(surface, (share - LANDS) / (1 - LANDS))

    def _impact(self, surface: Surface, share: float) -> None:
        """A flash, a ring that widens and sparks that fly outwards and fall; the stroke itself glows on for a while."""
        if self.kind in (SWORD, CLAWS) and share < 0.5:
            stroke = _stroke(self.kind, self.size, STEPS, self.end[0] > self.start[0]).copy()
            stroke.set_alpha(round(255 * (1 - 2 * share)))
            put(surface, stroke, center=self.end)
        fades = max(0.0, 1 - share)
        ring = _ring(round(self.size * (0.25 + 0.75 * eased(share)) / 12) * 12 + 12, self.colour, round(fades * 5))
        put_light(surface, ring, self.end)
        if share < 0.4:
            put_light(surface, glowing_spark(round(self.size * (0.9 - share)) // 8 * 8 + 8, self.colour), self.end)
        for number in range(SPARKS):
            way = Vector2(0, -1).rotate(number * 137.5)
            reach = self.size * (0.15 + 0.06 * (number % 6)) * (1 - (1 - share) ** 3) * 1.7
            side = max(3, round(self.size / 13 * fades * (0.6 + number % 3 * 0.3)))
            at = (self.end[0] + way.x * reach, self.end[1] + way.y * reach + self.size * 0.25 * share * share)
            put_light(surface, glowing_spark(side, self.colour), at)


@dataclass
class FlyingBlow:
    """A blow as a motion of its own, over the whole table; what comes next begins while its sparks still fly."""

    blow: Blow
    length: float
    delay: float = 0.0
    lingers: float = 0.3

    def draw(self, surface: Surface, share: float) -> None:
        """Draw it on its way, or its sparks."""
        self.blow.draw(surface, share)


def put_light(surface: Surface, light: Surface, at: Point) -> None:
    """Add a light to what lies below it."""
    surface.blit(light, light.get_rect(center=(round(at[0]), round(at[1]))), special_flags=BLEND_RGB_ADD)


def _draw_stroke(blow: Blow, surface: Surface, share: float) -> None:
    """A blade or claws come down over who is struck."""
    step = max(1, math.ceil(share * STEPS))
    put(surface, _stroke(blow.kind, blow.size, step, blow.end[0] > blow.start[0]), center=blow.end)


def _draw_ray(blow: Blow, surface: Surface, share: float) -> None:
    """Three waves of thought wind round each other towards the other mind."""
    start, way = Vector2(blow.start), Vector2(blow.end) - Vector2(blow.start)
    across = way.rotate(90).normalize() if way else Vector2(0, 1)
    for wave in range(3):
        for number in range(26):
            along = number / 26
            if along > share:
                break
            swing = math.sin(along * 14 + wave * 2.1 - share * 6) * blow.size * 0.1 * math.sin(math.pi * along)
            at = start + way * along + across * swing
            side = max(8, round(blow.size * (0.06 + 0.07 * along)))
            put_light(surface, glowing_spark(side, blow.colour if wave else (255, 210, 255)), (at.x, at.y))


def _draw_charge(blow: Blow, surface: Surface, share: float) -> None:
    """Streaks of fire and dust rush ahead."""
    start, way = Vector2(blow.start), Vector2(blow.end) - Vector2(blow.start)
    for number in range(30):
        along = share * (0.7 + number % 7 * 0.06) - number % 5 * 0.04
        if not 0 <= along <= 1:
            continue
        at = start + way * along + Vector2(0, (number * 29 % 17 / 17 - 0.5) * blow.size * 0.8)
        put_light(surface, _streak(round(blow.size * 0.32), blow.colour), (at.x, at.y))


def _draw_bolt(blow: Blow, surface: Surface, share: float) -> None:
    """A ball of light with a tail."""
    for number in range(12):
        along = eased(share) - number * 0.035
        if along < 0:
            break
        x = blow.start[0] + (blow.end[0] - blow.start[0]) * along
        y = blow.start[1] + (blow.end[1] - blow.start[1]) * along - blow.size * 0.35 * 4 * along * (1 - along) * 0.5
        put_light(surface, glowing_spark(max(6, round(blow.size * (0.34 - number * 0.022))), blow.colour), (x, y))


DRAWN: dict[str, Callable[[Blow, Surface, float], None]] = {
    SWORD: _draw_stroke, CLAWS: _draw_stroke, MIND: _draw_ray, RUSH: _draw_charge, BLAST: _draw_bolt,
}  # fmt: skip


@remembered(40)
def _stroke(kind: str, size: int, steps: int, rightwards: bool) -> Surface:
    """The bow of a blade, or four claws, as far as so many steps of them are done."""
    picture = Surface((size, size), SRCALPHA)
    share, colour = steps / STEPS, COLOURS[kind]
    for tone, wide in (((*colour, 90), 2.2), ((*colour, 190), 1.3), ((255, 255, 255, 255), 0.6)):
        if kind == SWORD:
            pygame.draw.polygon(picture, tone, _crescent(size, share, wide))
            continue
        for claw in range(4):
            pygame.draw.polygon(picture, tone, _furrow(size, claw, share, wide))
    return picture if rightwards else pygame.transform.flip(picture, flip_x=True, flip_y=False)


def _furrow(size: int, claw: int, share: float, thick: float) -> list[tuple[float, float]]:
    """What one of four claws tears, from the upper left to the lower right: pointed at both ends, bent a little."""
    edges: tuple[list[tuple[float, float]], list[tuple[float, float]]] = ([], [])
    reach = 0.62 + 0.08 * (claw in (1, 2))
    for step in range(17):
        along = step / 16
        width = size * 0.02 * thick * math.sin(math.pi * along)
        x = size * (0.1 + 0.15 * claw + 0.34 * along * share)
        y = size * (0.22 - 0.04 * claw + reach * along * share - 0.06 * math.sin(math.pi * along))
        for edge, side in zip(edges, (1, -1), strict=True):
            edge.append((x + side * width, y - side * width * 0.5))
    return [*edges[0], *reversed(edges[1])]


def _crescent(size: int, share: float, thick: float) -> list[tuple[float, float]]:
    """A thin bow from the upper left to the lower right, thickest in its middle."""
    edges: tuple[list[tuple[float, float]], list[tuple[float, float]]] = ([], [])
    for step in range(25):
        along = step / 24 * share
        angle = math.radians(200 + SWEEP * along)
        width = size * 0.055 * thick * math.sin(math.pi * min(1.0, along + 0.04)) ** 0.8
        for edge, side in zip(edges, (1, -1), strict=True):
            radius = size * 0.44 + side * width / 2
            x = size * 0.5 + math.cos(angle) * radius
            edge.append((x, size * 0.72 + math.sin(angle) * radius * 0.9 + size * 0.35 * (along - 0.3)))
    return [*edges[0], *reversed(edges[1])]


@remembered(60)
def _ring(size: int, colour: Colour, strength: int) -> Surface:
    """A ring of light, fainter with each of five steps."""
    ring = Surface((size, size))
    for width, share in ((size // 9, 0.25), (size // 18, 0.5), (max(2, size // 40), 1.0)):
        tone = [round(part * share * strength / 5) for part in colour]
        pygame.draw.circle(ring, tone, (size // 2, size // 2), size // 2 - size // 18 + width // 2, max(1, width))
    return ring


@remembered(8)
def _streak(length: int, colour: Colour) -> Surface:
    """A spark drawn out in the direction of its flight."""
    return pygame.transform.smoothscale(glowing_spark(max(8, length // 2), colour), (length, max(4, length // 9)))
