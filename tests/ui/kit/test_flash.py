"""A light that flares up shows what lies below it at every moment, and is gone at its end."""

from __future__ import annotations

import pygame
import pytest

from game.ui.kit.flash import Flash
from game.ui.kit.painting.glow import glare

SIZE = (120, 120)


def lit(share: float) -> pygame.Surface:
    """A board of dark and light fields in the light of a flash."""
    surface = pygame.Surface((200, 200))
    for field in range(100):
        tone = 30 if (field % 10 + field // 10) % 2 else 120
        surface.fill((tone, tone, tone), (field % 10 * 20, field // 10 * 20, 20, 20))
    Flash(glare(SIZE, (255, 190, 90)), (100, 100), 1.0).draw(surface, share)
    return surface


@pytest.mark.parametrize("share", [0.0, 0.2, 0.6])
def test_what_lies_below_a_light_can_be_told_apart(share: float) -> None:
    surface = lit(share)
    for x, y in ((90, 90), (110, 130), (70, 110)):
        one, beside = surface.get_at((x, y)), surface.get_at((x + 20, y))
        assert abs(one.r - beside.r) + abs(one.g - beside.g) + abs(one.b - beside.b) > 120


def test_it_is_light_at_first_and_nothing_is_left_at_the_end() -> None:
    assert lit(0.0).get_at((110, 90)).r > lit(0.6).get_at((110, 90)).r
    plain = lit(1.0)
    assert plain.get_at((150, 150)).r in (30, 120)


def test_sparks_fly_only_from_large_lights() -> None:
    def changed(size: tuple[int, int]) -> int:
        surface = pygame.Surface((300, 300))
        Flash(glare(size, (255, 190, 90)), (150, 150), 1.0).draw(surface, 0.9)
        return sum(surface.get_at((x, y)).r > 60 for x in range(0, 300, 2) for y in range(0, 300, 2))

    assert changed((120, 120)) > 0
    assert changed((30, 30)) == 0
