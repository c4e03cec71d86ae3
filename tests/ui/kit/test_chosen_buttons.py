"""A button that is chosen looks otherwise than one that the mouse is on."""

from __future__ import annotations

import pygame
import pytest

from game.ui.kit.widgets import Button
from tests.ui.conftest import OpenApp


def picture(open_app: OpenApp, *, chosen: bool, hovered: bool, size: tuple[int, int]) -> bytes:
    app = open_app().app
    button = Button(app, "button:test", "Hold", pygame.Rect(20, 20, *size))
    button.screen, button.chosen = app.screen, chosen
    app.screen.hovered = button if hovered else None
    surface = pygame.Surface((size[0] + 40, size[1] + 40))
    button.draw(surface)
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.parametrize("size", [(220, 44), (90, 40), (42, 42)])
def test_usual_hovered_chosen_and_both_can_be_told_apart(open_app: OpenApp, size: tuple[int, int]) -> None:
    looks = [
        picture(open_app, chosen=chosen, hovered=hovered, size=size)
        for chosen, hovered in ((False, False), (False, True), (True, False))
    ]
    assert len(set(looks)) == 3
