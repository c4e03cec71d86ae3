"""Soft light and shade round pieces: halos, shadows, trays. Everything is drawn once per size and kept."""

from __future__ import annotations

import pygame

from game.ui.kit.painting.without_waiting.patience import remembered

Colour = tuple[int, int, int]
Tint = tuple[int, int, int, int]
GOLD: Colour = (246, 205, 110)
PALE: Colour = (255, 246, 214)
SHADOW: Colour = (4, 2, 10)
WIDE = 20
"""Pixels of spread from which on a light is so soft that half the size shows all of it."""
FAINT_RIM = 96
"""How strong the line between two brackets is, of 255."""
LOST: Colour = (255, 96, 76)
GAINED: Colour = (150, 232, 120)
"""Power lost and gained."""


@remembered(256)
def halo(size: tuple[int, int], radius: int, spread: int, colour: Colour, strength: int) -> pygame.Surface:
    """A soft light round a rounded rectangle of ``size``; larger than it by ``spread`` pixels on each side.

    Blurring takes long: of a large rectangle only the corners are blurred, and the edges between them stretched.
    """
    enough = 2 * (radius + 2 * spread) + 2
    corner = enough // 2 + spread
    blurred = _blurred((min(size[0], enough), min(size[1], enough)), radius, spread, colour, strength)
    return _stretched(blurred, (size[0] + 2 * spread, size[1] + 2 * spread), corner)


def _blurred(size: tuple[int, int], radius: int, spread: int, colour: Colour, strength: int) -> pygame.Surface:
    """The same, blurred as a whole; wide lights, where nobody sees it, in half the size."""
    if spread >= WIDE:
        whole = (size[0] + 2 * spread, size[1] + 2 * spread)
        half = _blurred((size[0] // 2, size[1] // 2), radius // 2, spread // 2, colour, strength)
        return pygame.transform.smoothscale(half, whole)
    width, height = size[0] + 2 * spread, size[1] + 2 * spread
    shape = pygame.Surface((width, height), pygame.SRCALPHA)
    inner = pygame.Rect(spread // 2, spread // 2, width - spread, height - spread)
    pygame.draw.rect(shape, (*colour, strength), inner, border_radius=radius + spread // 2)
    return pygame.transform.gaussian_blur(_clear_to(shape, colour), max(1, spread // 3))


def _stretched(source: pygame.Surface, size: tuple[int, int], corner: int) -> pygame.Surface:
    """A picture whose middle column and row are drawn as often as it takes to fill a size."""
    if source.get_size() == size:
        return source
    stretched = pygame.Surface(size, pygame.SRCALPHA)
    for x, from_x, wide, from_wide in _thirds(source.get_width(), size[0], corner):
        for y, from_y, high, from_high in _thirds(source.get_height(), size[1], corner):
            part = source.subsurface((from_x, from_y, from_wide, from_high))
            if (wide, high) != (from_wide, from_high):
                part = pygame.transform.scale(part, (wide, high))
            stretched.blit(part, (x, y), special_flags=pygame.BLEND_RGBA_MAX)  # as it is, without blending
    return stretched


def _thirds(source: int, length: int, corner: int) -> list[tuple[int, int, int, int]]:
    """A side in parts: where each begins, where it begins in the source, how long it is, how long in the source."""
    more = length - source
    if more <= 0:
        return [(0, 0, length, length)]
    end = source - corner
    return [(0, 0, corner, corner), (corner, corner, more, 1), (corner + more, corner, end, end)]


def _clear_to(surface: pygame.Surface, colour: Colour) -> pygame.Surface:
    """The same picture with its transparent parts in ``colour``, so that blurring does not darken the edges."""
    ground = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
    ground.fill((*colour, 0))
    ground.blit(surface, (0, 0), special_flags=pygame.BLEND_RGBA_MAX)
    return ground


def glare(size: tuple[int, int], colour: Colour) -> pygame.Surface:
    """The light over a plate that something happens to."""
    return halo(size, 10, 22, colour, 255)


def shadow(size: tuple[int, int], radius: int, spread: int, strength: int = 150) -> pygame.Surface:
    """The shadow of a piece."""
    return halo(size, radius, spread, SHADOW, strength)


def blit_halo(
    surface: pygame.Surface, light: pygame.Surface, rect: pygame.Rect, shift: tuple[int, int] = (0, 0)
) -> None:
    """Lay a halo or shadow centred on a rectangle."""
    place = light.get_rect(center=rect.center)
    surface.blit(light, place.move(shift))


@remembered(128)
def panel(size: tuple[int, int], radius: int, fill: Tint, rim: Tint, width: int = 1) -> pygame.Surface:
    """A translucent rounded panel with a rim."""
    surface = pygame.Surface(size, pygame.SRCALPHA)
    rect = surface.get_rect()
    pygame.draw.rect(surface, fill, rect, border_radius=radius)
    pygame.draw.rect(surface, rim, rect, width, border_radius=radius)
    return surface


@remembered(64)
def brackets(size: tuple[int, int], colour: Colour, width: int) -> pygame.Surface:
    """Four corner brackets: the mark of a piece that can be chosen, told by shape and not by colour alone.

    A faint rim joins them, so that no gap shows what lies below.
    """
    surface = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(surface, (*colour, FAINT_RIM), surface.get_rect(), width)
    arm = max(5, min(size) // 5)
    right, bottom = size[0] - 1 - width // 2, size[1] - 1 - width // 2
    near = width // 2
    for x, dx in ((near, arm), (right, -arm)):
        for y, dy in ((near, arm), (bottom, -arm)):
            pygame.draw.lines(surface, colour, False, [(x + dx, y), (x, y), (x, y + dy)], width)
    return surface
