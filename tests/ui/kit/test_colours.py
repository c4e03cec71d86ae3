"""Everybody can tell players apart and read every text."""

from __future__ import annotations

from itertools import combinations

import pytest
from pygame import Color

from game.ui.kit.painting.seat_marks import SEAT_MARKS
from game.ui.kit.painting.theme import Theme

Vector = tuple[float, float, float]
Matrix = tuple[Vector, Vector, Vector]

# Machado, Oliveira and Fernandes (2009), severity 1, for linear RGB.
BLINDNESS: dict[str, Matrix] = {
    "none": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
}
TO_XYZ: Matrix = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
SMALLEST_DISTANCE = 15.0


def times(matrix: Matrix, vector: Vector) -> Vector:
    x, y, z = (sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)
    return x, y, z


def linear(colour: Color) -> Vector:
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (channel / 255 for channel in (colour.r, colour.g, colour.b))
    )
    return red, green, blue


def lab(colour: Color, blindness: str) -> Vector:
    red, green, blue = (min(1.0, max(0.0, part)) for part in times(BLINDNESS[blindness], linear(colour)))
    x, y, z = (
        part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116
        for part in (
            share / white for share, white in zip(times(TO_XYZ, (red, green, blue)), (0.9505, 1.0, 1.089), strict=True)
        )
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def contrast(one: Color, two: Color) -> float:
    light, dark = sorted((times(TO_XYZ, linear(colour))[1] for colour in (one, two)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("blindness", BLINDNESS)
def test_the_colours_of_players_stay_apart(blindness: str) -> None:
    seen = [lab(Color(mark.colour), blindness) for mark in SEAT_MARKS]
    distances = [sum((a - b) ** 2 for a, b in zip(one, two, strict=True)) ** 0.5 for one, two in combinations(seen, 2)]
    assert min(distances) >= SMALLEST_DISTANCE


def test_every_player_has_a_shape_too() -> None:
    assert len({mark.shape for mark in SEAT_MARKS}) == len(SEAT_MARKS) == 6


@pytest.mark.parametrize("ground", ["panel", "well", "button"])
@pytest.mark.parametrize("ink", ["ink", "dim", "link", "warning", "danger", "gold_light"])
def test_words_can_be_read_on_every_dark_ground(ink: str, ground: str) -> None:
    assert contrast(getattr(Theme, ink), getattr(Theme, ground)) >= 6.5


def test_greyed_words_can_be_read_too() -> None:
    assert contrast(Theme.off, Theme.panel) >= 4


@pytest.mark.parametrize("ink", ["sepia", "sepia_dim", "oxblood", "gilt_on_parchment"])
def test_words_can_be_read_on_parchment(ink: str) -> None:
    assert contrast(getattr(Theme, ink), Theme.parchment) >= 6
