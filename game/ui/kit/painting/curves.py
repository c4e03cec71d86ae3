"""Lines that show how numbers went: one for each player, with his mark at its end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import pygame

from game.ui.kit.painting.lettering import one_line
from game.ui.kit.painting.theme import Theme

GRID, PART, GROUND = (84, 64, 40), (140, 104, 56), (10, 6, 4, 130)
SIGNS = 4
"""How often a player's sign stands on his line, roughly: lines are told apart without their colours."""
STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000)
"""By how much a scale may rise from line to line."""
LINES = 4
"""How many lines of the scale there are at most."""


@dataclass(frozen=True)
class CurveLine:
    """The numbers of one player, his colour, and the sign that stands at the end of his line."""

    values: Sequence[int]
    colour: pygame.Color
    mark: pygame.Surface


def draw_curves(
    surface: pygame.Surface,
    box: pygame.Rect,
    lines: Sequence[CurveLine],
    most: int,
    theme: Theme,
    parts: Sequence[tuple[int, str]] = (),
) -> None:
    """Draw the lines into a box, over a scale from 0 to ``most``.

    ``parts`` are stretches with a name each: the number of the value with which it begins, and the name.
    """
    ground = pygame.Surface(box.size, pygame.SRCALPHA)
    pygame.draw.rect(ground, GROUND, ground.get_rect(), border_radius=theme.px(6))
    surface.blit(ground, box)
    plot = box.inflate(-theme.px(16), -theme.px(18))
    plot.left, plot.width = plot.left + theme.px(24), plot.width - theme.px(50)
    _draw_scale(surface, plot, most, theme)
    if parts:
        last = len(lines[0].values) - 1
        edges = [plot.left + round(plot.width * begin / last) for begin, _name in parts]
        _draw_parts(surface, plot, edges, [name for _begin, name in parts], theme)
    for line in lines:
        points = points_of(line.values, plot, most)
        pygame.draw.lines(surface, (12, 7, 4), False, points, theme.px(5))
        pygame.draw.lines(surface, line.colour, False, points, max(2, theme.px(3)))
    for place, line in enumerate(lines):
        apart = max(2, round(len(line.values) / SIGNS))
        for number, point in enumerate(points_of(line.values, plot, most)[1:-1], 1):
            if number % apart == place % apart:
                surface.blit(line.mark, line.mark.get_rect(center=point))
    for line, middle in zip(lines, _apart(lines, plot, most), strict=True):
        end = plot.right, _height(line.values[-1], plot, most)
        pygame.draw.line(surface, line.colour, end, (plot.right + theme.px(6), middle), max(1, theme.px(2)))
        surface.blit(line.mark, line.mark.get_rect(midleft=(plot.right + theme.px(6), middle)))


def points_of(values: Sequence[int], plot: pygame.Rect, most: int) -> list[tuple[int, int]]:
    """Where the numbers lie, from the left edge to the right one."""
    step = plot.width / max(1, len(values) - 1)
    return [(round(plot.left + number * step), _height(value, plot, most)) for number, value in enumerate(values)]


def _height(value: int, plot: pygame.Rect, most: int) -> int:
    return round(plot.bottom - plot.height * min(max(0, value), most) / most)


def round_up(value: float) -> int:
    """The lowest end of a scale that has room for a value and a line at its very top."""
    step = _step_of(value)
    return max(step, -(-int(value) // step) * step)


def _step_of(most: float) -> int:
    """From line to line of a scale that reaches so far."""
    return next((step for step in STEPS if most <= step * LINES), STEPS[-1])


def _draw_scale(surface: pygame.Surface, plot: pygame.Rect, most: int, theme: Theme) -> None:
    step = _step_of(most)
    for value in range(0, most + 1, step):
        y = _height(value, plot, most)
        pygame.draw.line(surface, GRID, (plot.left, y), (plot.right, y))
        words = one_line(theme, str(value), "sans", theme.px(15), theme.px(26), theme.dim)
        surface.blit(words, words.get_rect(midright=(plot.left - theme.px(5), y)))


def _draw_parts(
    surface: pygame.Surface, plot: pygame.Rect, edges: Sequence[int], names: Sequence[str], theme: Theme
) -> None:
    """A line before every stretch but the first, and the names at the upper edge."""
    for name, left, right in zip(names, edges, [*edges[1:], plot.right], strict=True):
        if left > plot.left:
            pygame.draw.line(surface, PART, (left, plot.top), (left, plot.bottom), max(1, theme.px(2)))
        words = one_line(theme, name, "italic", theme.px(15), right - left - theme.px(8), theme.dim)
        surface.blit(words, (left + theme.px(6), plot.top))


def _apart(lines: Sequence[CurveLine], plot: pygame.Rect, most: int) -> list[int]:
    """The heights of the signs: beside the ends of their lines, but not over each other."""
    order = sorted(range(len(lines)), key=lambda number: -lines[number].values[-1])
    places = [_height(line.values[-1], plot, most) for line in lines]
    for above, below in pairwise(order):
        places[below] = max(places[below], places[above] + lines[above].mark.get_height())
    lowest = plot.bottom
    for number in reversed(order):
        places[number] = min(places[number], lowest)
        lowest = places[number] - lines[number].mark.get_height()
    return places
