"""Buildings drawn for Talisman: houses, towers, a mill, birch trunks, bridges, tents. Places are fractions."""

import math
from collections.abc import Sequence
from itertools import pairwise

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from art.materials import Array, colour, enlarge, mix, noise, relief, ridges
from art.painting import Painting
from art.shapes import smooth_path

Place = tuple[float, float]
LAMP = "#ffd070"


def panel(
    p: Painting,
    points: Sequence[Place],
    tone: str,
    light: float = 1.0,
    *,
    grain: str = "plaster",
    low: float = 0.75,
    smooth: bool = False,
) -> None:
    """A lit surface with an outline of places; `low` darkens its foot.

    `grain` is plaster, stone, rock, thatch, wood or plain.
    """
    spots = [(x * p.width, y * p.height) for x, y in points]
    if smooth:
        spots = smooth_path(spots, 8)
    left, right = int(min(x for x, _ in spots)) - 2, int(max(x for x, _ in spots)) + 3
    top, bottom = int(min(y for _, y in spots)) - 2, int(max(y for _, y in spots)) + 3
    left, top, right, bottom = max(left, 0), max(top, 0), min(right, p.width), min(bottom, p.height)
    if right - left < 2 or bottom - top < 2:
        return
    width, height = right - left, bottom - top
    mask = Image.new("L", (width * 3, height * 3))
    ImageDraw.Draw(mask).polygon([((x - left) * 3, (y - top) * 3) for x, y in spots], fill=255)
    alpha = np.asarray(mask.resize((width, height), Image.Resampling.BOX), np.float32) / 255
    rim = alpha - np.asarray(
        mask.resize((width, height), Image.Resampling.BOX).filter(ImageFilter.MinFilter(3)), np.float32
    ) / 255  # fmt: skip
    down = np.linspace(1.08, low, height, dtype=np.float32)[:, None]
    body = colour(tone) * (_grain(p, width, height, grain) * down * light)[..., None]
    body = body * (1 - 0.42 * np.clip(rim, 0, 1))[..., None]
    p.canvas[top:bottom, left:right] = mix(p.canvas[top:bottom, left:right], body, alpha)


def _grain(p: Painting, width: int, height: int, kind: str) -> Array:
    seed = p.fresh_seed()
    if kind == "thatch":
        straw = enlarge(noise(height // 6 + 2, width, max(p.height / 90, 3), seed, 3), height, width)
        return (0.62 + 0.76 * straw).astype(np.float32)
    if kind == "wood":
        return (0.7 + 0.6 * enlarge(noise(height // 10 + 2, width, p.height / 60, seed, 3), height, width)).astype(
            np.float32
        )
    if kind == "stone":
        course = p.height / 30
        rows, columns = np.mgrid[0:height, 0:width].astype(np.float32)
        row = np.floor(rows / course)
        column = np.floor(columns / (course * 1.8) + (row % 2) * 0.5)
        value = np.sin(row * 12.9898 + column * 78.233 + seed) * 43758.5453
        joint = np.minimum(rows % course, (columns + (row % 2) * 0.9 * course) % (course * 1.8))
        stones = 0.86 + 0.26 * (value - np.floor(value)) - 0.3 * (joint < max(course * 0.1, 1))
        laid: Array = (stones * (0.85 + 0.3 * noise(height, width, course, seed, 3))).astype(np.float32)
        return laid
    if kind == "rock":
        crest = ridges(height, width, p.height / 9, seed, 6)
        rough: Array = np.clip(relief(crest * p.height / 14, 0.8), 0.35, 1.7).astype(np.float32)
        return rough
    if kind == "plain":
        return np.ones((height, width), np.float32)
    return (0.84 + 0.32 * noise(height, width, p.height / 14, seed, 5)).astype(np.float32)


def window(
    p: Painting, x: float, y: float, width: float, height: float, tone: str = LAMP, arched: bool = False
) -> None:
    """A framed window, shining softly."""
    across, down = width / 2, height / 2
    frame = 0.16 * width
    panel(p, [(x - across - frame, y - down - frame), (x + across + frame, y - down - frame), (x + across + frame,
        y + down + frame), (x - across - frame, y + down + frame)], "#4a3322", 1, grain="wood")  # fmt: skip
    shape = [(x - across, y + down), (x - across, y - down), (x + across, y - down), (x + across, y + down)]
    if arched:
        shape[1:3] = [(x - across, y - down * 0.4), (x, y - down * 1.3), (x + across, y - down * 0.4)]
    panel(p, shape, tone, 1.0, grain="plain")
    panel(p, [(x - frame / 3, y - down), (x + frame / 3, y - down), (x + frame / 3, y + down), (x - frame / 3,
        y + down)], "#4a3322", 1, grain="plain")  # fmt: skip
    p.glow(x, y, height * 1.1, tone, 0.22)


def house(
    p: Painting,
    x: float,
    foot: float,
    width: float,
    height: float,
    *,
    wall: str = "#e8d4b0",
    roof: str = "#c08c48",
    grain: str = "thatch",
    beams: bool = True,
    lamp: str = LAMP,
    stone: bool = False,
    flip: bool = False,
    chimney: bool = True,
) -> None:
    """A gabled house: gable to the viewer's left and eaves to the right, or the other way round."""
    sign = -1 if flip else 1
    eaves, ridge = foot - height * 0.5, foot - height

    def at(across: float, y: float) -> Place:
        return x + sign * across * width, y

    p.ground_shadow(x, foot, width * 0.75, 0.5)
    kind = "stone" if stone else "plaster"
    if chimney:
        panel(p, [at(0.24, ridge + 0.1 * height), at(0.24, ridge - 0.14 * height), at(0.34, ridge - 0.14 * height),
                  at(0.34, ridge + 0.2 * height)], "#9a8070", 0.9, grain="stone")  # fmt: skip
    panel(p, [at(-0.12, foot), at(-0.12, eaves), at(0.5, eaves), at(0.5, foot * 0.998)], wall, 0.74, grain=kind)
    panel(p, [at(-0.5, foot), at(-0.5, eaves), at(-0.31, ridge), at(-0.12, eaves), at(-0.12, foot)], wall, 1.08,
        grain=kind)  # fmt: skip
    if beams:
        for one, two in (((-0.5, eaves), (-0.12, eaves)), ((-0.31, ridge), (-0.31, eaves)), ((-0.5, foot), (-0.5,
            eaves)), ((-0.12, foot), (-0.12, eaves)), ((0.5, foot), (0.5, eaves)), ((0.19, foot), (0.19, eaves)),
            ((-0.5, foot), (-0.4, eaves)), ((0.19, foot), (0.34, eaves))):  # fmt: skip
            _beam(p, at(*one), at(*two), width * 0.03)
    panel(p, [at(-0.36, ridge - 0.02 * height), at(0.44, ridge), at(0.58, eaves + 0.05 * height), at(-0.1,
        eaves + 0.06 * height)], roof, 0.95, grain=grain)  # fmt: skip
    panel(p, [at(-0.31, ridge - 0.05 * height), at(-0.26, ridge - 0.02 * height), at(-0.52, eaves + 0.06 * height),
        at(-0.58, eaves + 0.05 * height)], roof, 1.2, grain=grain)  # fmt: skip
    panel(p, [at(-0.31, ridge - 0.05 * height), at(-0.36, ridge - 0.02 * height), at(-0.12, eaves + 0.08 * height),
        at(-0.05, eaves + 0.06 * height)], roof, 0.7, grain=grain)  # fmt: skip
    panel(p, [at(-0.37, foot), at(-0.37, foot - 0.28 * height), at(-0.25, foot - 0.28 * height), at(-0.25, foot)],
        "#5a3a22", 1, grain="wood")  # fmt: skip
    for across in (0.06, 0.35):
        window(p, *at(across, foot - 0.27 * height), width * 0.1, height * 0.16, lamp)
    window(p, *at(-0.31, eaves - 0.1 * height), width * 0.08, height * 0.12, lamp)


def _beam(p: Painting, one: Place, two: Place, thick: float) -> None:
    length = max(math.dist(one, two), 1e-6)
    aside = (-(two[1] - one[1]) / length * thick / 2, (two[0] - one[0]) / length * thick / 2)
    panel(p, [(one[0] + aside[0], one[1] + aside[1]), (two[0] + aside[0], two[1] + aside[1]), (two[0] - aside[0],
        two[1] - aside[1]), (one[0] - aside[0], one[1] - aside[1])], "#5a3c24", 1, grain="wood")  # fmt: skip


def tower(
    p: Painting,
    x: float,
    top: float,
    foot: float,
    width: float,
    *,
    wall: str = "#b0a898",
    roof: str = "",
    lamp: str = LAMP,
    side: float = -1.0,
    windows: int = 2,
    flag: str = "",
) -> None:
    """A round tower of dressed stone with battlements, or a pointed roof if its colour is given."""
    half = width / 2
    if flag:
        _beam(p, (x, top - width * (1.5 if roof else 0.9)), (x, top), width * 0.05)
        high = top - width * (1.5 if roof else 0.9)
        panel(p, [(x, high), (x + width * 0.8, high + width * 0.12), (x + width * 0.55, high + width * 0.24), (x,
            high + width * 0.38)], flag, 1.1)  # fmt: skip
    strips = 14
    for strip in range(strips):
        one, two = -math.cos(math.pi * strip / strips), -math.cos(math.pi * (strip + 1) / strips)
        middle = (one + two) / 2
        light = min(max(0.92 + 0.42 * side * middle - 0.3 * middle**2, 0.3), 1.4)
        sag = width * 0.12 * math.sqrt(max(1 - middle**2, 0))
        _strip(p, (x + one * half, x + two * half), (top + sag, foot + sag * 0.6), wall, light, strip)
        if not roof:
            for low, high, reach in ((top + width * 0.08 + sag, top - width * 0.1 + sag, 1.14),):
                panel(p, [(x + one * half * reach, low), (x + one * half * reach, high), (x + two * half * reach, high),
                          (x + two * half * reach, low)], wall, light * 1.06, grain="plain", low=0.9)  # fmt: skip
            if strip % 3 != 2:
                high = top - width * 0.28 + sag
                panel(p, [(x + one * half * 1.14, top + sag), (x + one * half * 1.14, high), (x + two * half * 1.14,
                    high), (x + two * half * 1.14, top + sag)], wall, light * 1.1, grain="plain",
                    low=0.9)  # fmt: skip
        else:
            panel(p, [(x, top - width * 1.15), (x + one * half * 1.22, top + sag * 1.1), (x + two * half * 1.22,
                top + sag * 1.1)], roof, light * 1.02, grain="plain", low=0.85)  # fmt: skip
    for number in range(windows):
        y = top + (foot - top) * (0.22 + 0.34 * number)
        window(p, x + (0.16 if number % 2 else -0.14) * width, y, width * 0.15, width * 0.26, lamp, True)


def _strip(p: Painting, across: Place, down: Place, wall: str, light: float, number: int) -> None:
    course = p.height / 34
    panel(p, [(across[0], down[1]), (across[0], down[0]), (across[1] + 0.0015, down[0]), (across[1] + 0.0015, down[1])],
          wall, light, grain="plaster", low=0.72)  # fmt: skip
    y = down[0] * p.height + (number % 2) * course * 0.5
    left, right = round(across[0] * p.width), max(round(across[1] * p.width), round(across[0] * p.width) + 1)
    while y < min(down[1] * p.height, p.height - 1):
        if y >= 0:
            p.canvas[int(y) : int(y) + 1, max(left, 0) : max(right, 0)] *= 0.72
        y += course


def mill(p: Painting, x: float, foot: float, size: float) -> None:
    """A windmill: a tapering tower with a cap and four latticed sails."""
    p.ground_shadow(x, foot, size * 0.3, 0.5)
    for strip in range(12):
        one, two = -math.cos(math.pi * strip / 12), -math.cos(math.pi * (strip + 1) / 12)
        light = 1.02 - 0.36 * (one + two) / 2
        panel(p, [(x + one * size * 0.17, foot), (x + one * size * 0.1, foot - size * 0.55), (x + two * size * 0.1,
            foot - size * 0.55), (x + two * size * 0.17, foot)], "#f0e6d0", light)  # fmt: skip
    panel(p, [(x - size * 0.12, foot - size * 0.53), (x - size * 0.06, foot - size * 0.66), (x + size * 0.06,
        foot - size * 0.66), (x + size * 0.12, foot - size * 0.53)], "#a04c34", 1.0, grain="thatch")  # fmt: skip
    panel(p, [(x - size * 0.035, foot), (x - size * 0.035, foot - size * 0.15), (x + size * 0.035,
        foot - size * 0.15), (x + size * 0.035, foot)], "#5a3a22", 1, grain="wood")  # fmt: skip
    for across, down in ((-0.03, 0.28), (0.04, 0.42)):
        window(p, x + across * size, foot - down * size, size * 0.04, size * 0.06)
    hub = (x, foot - size * 0.56)
    for turn in range(4):
        angle = math.radians(28 + 90 * turn)
        along, aside = (math.sin(angle), -math.cos(angle)), (math.cos(angle), math.sin(angle))
        sail = [(0.08, 0), (0.08, 0.075), (0.46, 0.095), (0.46, 0)]
        panel(p, [(hub[0] + (along[0] * a + aside[0] * b) * size,
            hub[1] + (along[1] * a + aside[1] * b) * size) for a, b in sail], "#fbf4e2", 1.0, low=0.9)  # fmt: skip
        for bar in range(5):
            reach = 0.12 + 0.08 * bar
            ends = [(hub[0] + (along[0] * reach + aside[0] * b) * size,
                hub[1] + (along[1] * reach + aside[1] * b) * size) for b in (0, 0.085)]  # fmt: skip
            _beam(p, ends[0], ends[1], size * 0.009)
        _beam(p, hub, (hub[0] + along[0] * size * 0.48, hub[1] + along[1] * size * 0.48), size * 0.02)


def birch(p: Painting, x: float, foot: float, width: float, lean: float = 0.0) -> None:
    """A white trunk with dark scars, rising out of the picture."""
    for strip in range(8):
        one, two = strip / 8 - 0.5, (strip + 1) / 8 - 0.5
        light = 1.1 - 0.55 * (strip / 8) ** 1.3
        panel(p, [(x + one * width * 1.25, foot), (x + lean + one * width, -0.03), (x + lean + two * width, -0.03),
                  (x + two * width * 1.25, foot)], "#f6f0e4", light, low=0.9)  # fmt: skip
    for _ in range(16):
        y, half = p.chance.random() * foot, width * (0.1 + 0.22 * p.chance.random())
        at = x + lean * (1 - y / foot) + (p.chance.random() - 0.5) * width * 0.6
        thick = 0.004 + 0.006 * p.chance.random()
        panel(p, [(at - half, y), (at, y - thick), (at + half, y), (at, y + thick)], "#3a322c", 1, grain="plain",
            smooth=True)  # fmt: skip


def arch_bridge(p: Painting, left: float, right: float, deck: float, low: float, tone: str = "#b8ac98") -> None:
    """A stone bridge with one wide arch."""
    middle, half = (left + right) / 2, (right - left) / 2
    arch = [(middle + half * 0.62 * math.cos(turn),
        low - (low - deck) * 0.74 * math.sin(turn)) for turn in np.linspace(math.pi, 0, 18)]  # fmt: skip
    crown = [(left + (right - left) * share,
        deck + (low - deck) * 0.3 * (2 * share - 1) ** 2) for share in np.linspace(0, 1, 18)]  # fmt: skip
    panel(p, [(left, low), *crown, (right, low), *arch[::-1]], tone, 1.0, grain="stone")
    for one, two in pairwise(crown):
        panel(p, [(one[0], one[1] - 0.035), (two[0], two[1] - 0.035), (two[0], two[1] + 0.01), (one[0],
            one[1] + 0.01)], tone, 1.2, low=0.9)  # fmt: skip


def needle(p: Painting, x: float, foot: float, size: float, width: float, tone: str = "#b4aca8") -> None:
    """A rock needle of lit and shaded facets."""
    p.ground_shadow(x + width * 0.2, foot, width, 0.5)
    left, right, crest = x - width / 2, x + width / 2, foot - size
    ridge = [(x + width * 0.02, crest), (x + width * 0.1, foot - size * 0.6), (x - width * 0.02, foot - size * 0.3),
        (x + width * 0.06, foot)]  # fmt: skip
    lit = [(left, foot), (left + width * 0.1, foot - size * 0.34), (left + width * 0.24, foot - size * 0.42),
        (left + width * 0.32, foot - size * 0.76)]  # fmt: skip
    dark = [(right, foot), (right - width * 0.08, foot - size * 0.28), (right - width * 0.22, foot - size * 0.5),
        (right - width * 0.3, foot - size * 0.82)]  # fmt: skip
    panel(p, [*lit, *ridge], tone, 1.15, grain="rock", low=0.6)
    panel(p, [*dark, *ridge], tone, 0.6, grain="rock", low=0.6)
    panel(p, [lit[1], lit[2], lit[3], ridge[0], ridge[1]], tone, 1.3, grain="rock", low=0.8)
    panel(p, [dark[1], dark[2], ridge[2], ridge[1]], tone, 0.76, grain="rock", low=0.7)


def cross(p: Painting, x: float, top: float, size: float, tone: str = "#ffe08a") -> None:
    """A Latin cross."""
    thick = size * 0.14
    _beam(p, (x, top), (x, top + size), thick)
    panel(p, [(x - thick / 2, top), (x + thick / 2, top), (x + thick / 2, top + size), (x - thick / 2, top + size)],
        tone, 1.1, grain="plain")  # fmt: skip
    low = top + size * 0.26
    panel(p, [(x - size * 0.32, low), (x + size * 0.32, low), (x + size * 0.32, low + thick), (x - size * 0.32,
        low + thick)], tone, 1.0, grain="plain")  # fmt: skip
    p.glow(x, top + size * 0.3, size * 0.9, tone, 0.35)
