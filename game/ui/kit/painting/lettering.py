"""Words drawn to fit: shrunk to a width, or wrapped and shrunk into a box. Sizes are pixels, not logical units."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

import pygame

from game.ui.kit.painting.without_waiting.patience import remembered

if TYPE_CHECKING:
    from game.ui.kit.painting.theme import Theme

SMALLEST = 6


def pixel_font(theme: Theme, style: str, pixels: float) -> pygame.Font:
    """A font of that height in pixels, whatever the UI scale."""
    return theme.font(style, in_pixels(theme, pixels))


def one_line(
    theme: Theme, words: str, style: str, pixels: float, width: int, colour: pygame.typing.ColorLike
) -> pygame.Surface:
    """One line of text, shrunk until it is no wider than ``width`` pixels. Do not draw on it: it is kept."""
    return _one_line(theme, words, style, pixels, width, int(pygame.Color(colour)))


@remembered(700)
def _one_line(theme: Theme, words: str, style: str, pixels: float, width: int, ink: int) -> pygame.Surface:
    size = pixels
    while written_width(theme, words, style, size) > width and size > SMALLEST:
        size = max(SMALLEST, size - max(0.5, size * 0.04))
    return written(theme, words, style, size, pygame.Color(ink))


def written(theme: Theme, words: str, style: str, pixels: float, colour: pygame.typing.ColorLike) -> pygame.Surface:
    """One line of words that tall, whatever its width."""
    return theme.render(words, style, in_pixels(theme, pixels), pygame.Color(colour))


def written_width(theme: Theme, words: str, style: str, pixels: float) -> int:
    """How wide that line is in pixels."""
    return theme.measure(words, style, in_pixels(theme, pixels))


def in_pixels(theme: Theme, pixels: float) -> float:
    """The logical size of letters that are so many pixels tall, at least the smallest that can be read."""
    return max(SMALLEST, round(pixels)) / theme.scale


BREAKS = re.compile(r" (?!%(?:\W|$))")
"""Where a line may be broken: never before the sign of a percentage."""


def wrapped(words: str, width: int, measure: Callable[[str], int]) -> list[str]:
    """The words broken into lines no wider than ``width``; a word that is too long gets a line of its own."""
    lines: list[str] = []
    line = ""
    for word in BREAKS.split(words):
        longer = f"{line} {word}" if line else word
        if line and measure(longer) > width:
            lines.append(line)
            line = word
        else:
            line = longer
    return [*lines, line] if line else lines


def paragraph(
    theme: Theme,
    words: str,
    style: str,
    pixels: float,
    box: tuple[int, int],
    colour: pygame.typing.ColorLike,
    smallest: float = SMALLEST,
) -> pygame.Surface | None:
    """Centred lines that fill a box, shrunk to fit; None if they do not fit at the smallest size.

    Do not draw on them: they are kept.
    """  # fmt: skip
    return _paragraph(theme, words, style, pixels, box, int(pygame.Color(colour)), smallest)


@remembered(24)
def _paragraph(
    theme: Theme, words: str, style: str, pixels: float, box: tuple[int, int], ink: int, smallest: float
) -> pygame.Surface | None:
    size = pixels
    while size >= smallest:
        lines = _fitting(theme, words, style, size, box)
        if lines is not None:
            height = _height_of_line(pixel_font(theme, style, size))
            return _centred([_line(theme, line, style, size, ink) for line in lines], box[0], height)
        size -= 0.5
    return None


@remembered(2000)
def _fitting(theme: Theme, words: str, style: str, size: float, box: tuple[int, int]) -> tuple[str, ...] | None:
    """The lines into which the words fit at that size, or None if they don't."""

    def measure(line: str) -> int:
        return written_width(theme, line, style, size)

    lines = wrapped(words, box[0], measure)
    high = _height_of_line(pixel_font(theme, style, size)) * len(lines)
    return tuple(lines) if high <= box[1] and all(measure(line) <= box[0] for line in lines) else None


@remembered(60)
def _line(theme: Theme, words: str, style: str, size: float, ink: int) -> pygame.Surface:
    """One line of a paragraph."""
    return written(theme, words, style, size, pygame.Color(ink))


def _height_of_line(font: pygame.Font) -> int:
    return round(font.get_linesize() * 0.92)


def _centred(lines: list[pygame.Surface], width: int, height: int) -> pygame.Surface:
    """Lines of text below each other, ``height`` pixels apart."""
    below = max((line.get_height() - height for line in lines), default=0)
    surface = pygame.Surface((width, height * len(lines) + max(0, below)), pygame.SRCALPHA)
    for number, line in enumerate(lines):
        surface.blit(line, ((width - line.get_width()) // 2, number * height))
    return surface


def outlined(face: pygame.Surface, shade: pygame.Surface, shifts: Iterable[tuple[int, int]]) -> pygame.Surface:
    """A text that can be read over anything: the same words in a dark colour lie below, shifted from the corner."""
    surface = pygame.Surface((face.get_width() + 6, face.get_height() + 6), pygame.SRCALPHA)
    for shift in shifts:
        surface.blit(shade, shift)
    surface.blit(face, (3, 3))
    return surface


def embossed(face: pygame.Surface, shade: pygame.Surface, offset: int = 1) -> pygame.Surface:
    """A text with its shadow below it: the same words in two colours."""
    surface = pygame.Surface((face.get_width() + offset, face.get_height() + offset), pygame.SRCALPHA)
    surface.blit(shade, (offset, offset))
    surface.blit(face, (0, 0))
    return surface
