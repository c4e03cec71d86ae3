"""The Places of the Adventure deck."""

from art.backdrops import cavern, hills, peaks, pines, plain, stars, water
from art.effects import BLUE_FIRE, plume, rays, ring, smoke, sparks, streaks, swirl
from art.painting import Painting
from art.talisman_buildings import house, panel
from art.talisman_looks import FAIR, GOLD, LEATHER, STEEL, TAN, Held, Person
from art.talisman_nature import (
    blossoms,
    bush,
    column,
    daylight,
    leafy,
    masonry,
    meadow,
    road,
    rock,
)
from art.talisman_outer import NOON, TIMBER, WHITE
from art.talisman_people import stand
from art.talisman_sculpt import creature, prop
from art.talisman_tempests import stall

BONE = ("#fbf2e0", "#a8987c", "#ffffff")


def cave(p: Painting) -> None:
    """A dripping cave full of crystals and bats."""
    p.sky((0, "#6a98c8"), (1, "#d8ecf0"))
    hills(p, ("#8ab0a0", "#78a070"), "#f4ffd8", 0.5, 0.12, 0.1)
    cavern(p, "#7c7684", (0.5, 0.48, 0.3, 0.34), "#e8f0ff")
    for x in (0.12, 0.24, 0.38, 0.62, 0.74, 0.88):
        tip = 0.22 + 0.14 * p.chance.random()
        panel(p, [(x - 0.04, -0.02), (x, tip), (x + 0.04, -0.02)], "#8c8694", 0.9, grain="rock")
        panel(p, [(x - 0.05, 1.02), (x + 0.01, 1.0 - tip * 0.7), (x + 0.05, 1.02)], "#8c8694", 1.0, grain="rock")
    for x, y, size, tone in ((0.14, 0.72, 0.3, "#60d8ff"), (0.86, 0.7, 0.34, "#d080ff"), (0.3, 0.88, 0.2, "#80ffd0")):
        creature(p, "crystal-growth", x, y, size, (tone, tone, "#ffffff"), ink="#284868", glow=1.2)
    for x, y, size in ((0.42, 0.3, 0.12), (0.56, 0.22, 0.09), (0.64, 0.36, 0.13)):
        creature(p, "bat", x, y, size, ("#3c3444", "#18141c", "#d0c0e0"), glow=0)
    one = Person("tunic", ("#8a4a2c", "#2c140a", "#ffc8a0"), LEATHER, TAN, left="hip", right="hail", held=(("right",
        Held("torch", 30, -20, 2, -10, LEATHER)),))  # fmt: skip
    stand(p, one, 0.5, 0.92, 0.36, tone="#ffc070")
    p.glow(0.56, 0.62, 0.1, "#ffb050", 0.9)


def fountain_of_wisdom(p: Painting) -> None:
    """A marble fountain in a cloister garden."""
    daylight(p, ((0, "#4a88d0"), (0.5, "#c0e0f0"), (0.8, "#fff4d8")), None, WHITE)
    masonry(p, (0.0, 0.4, 1.0, 0.74), "#d8ccb8", "#8a7c68", 0.07)
    for k in range(6):
        column(p, 0.06 + 0.176 * k, 0.34, 0.76, 0.07, "#f0e8d8", "#ffffff")
    panel(p, [(-0.02, 0.34), (-0.02, 0.27), (1.02, 0.27), (1.02, 0.34)], "#f4ecdc", 1.1, grain="stone")
    meadow(p, 0.74, "#7ab058", "#458038", waves=0.01)
    for x in (0.1, 0.9):
        bush(p, x, 0.84, 0.16, "#3a7a34", "#b0e070")
    p.glow(0.5, 0.5, 0.4, "#c0f0ff", 0.4)
    prop(p, "water-fountain", 0.5, 0.98, 0.88, ("#fffcf4", "#8a94a8", "#ffffff"), ink="#50b8f0", glow=0.6, rough=0.3,
         patches=((50, 24, 34, 12, "#a8dcff"), (22, 52, 10, 36, "#a8dcff"), (78, 52, 10, 36, "#a8dcff"),
                  (50, 92, 60, 6, "#70c0f0")))  # fmt: skip
    for side in (-1, 1):
        streaks(p, [[(0.5, 0.2), (0.5 + side * 0.05, 0.14), (0.5 + side * 0.1, 0.3), (0.5 + side * 0.11, 0.5)]],
            "#e0f8ff", 4, 0.9)  # fmt: skip
    creature(p, "book-aura", 0.5, 0.14, 0.2, ("#fff4c8", "#d8a848", "#ffffff"), glow=1.2)
    sparks(p, 0.5, 0.4, 0.2, "#f0fbff", 140, 2.6)
    blossoms(p, 0.8, 1, ("#ff90b8", "#ffffff", "#c8a0ff"), 70)


def magic_portal(p: Painting) -> None:
    """A portal of blue fire between standing stones."""
    daylight(p, ((0, "#24306c"), (0.5, "#6c78b0"), (0.8, "#d0b8c8")), None)
    stars(p, 160)
    hills(p, ("#5c6490", "#4a5474"), "#c8d8ff", 0.66, 0.09, 0.1)
    meadow(p, 0.76, "#54706c", "#30443f", "#c8f0f0", 0.02)
    p.glow(0.5, 0.48, 0.4, "#40b0ff", 0.7)
    plume(p, (0.5, 0.9), (0.5, -0.02), 0.26, BLUE_FIRE, 0.8)
    swirl(p, 0.5, 0.5, 0.4, 0.5)
    p.over("#0a1c48", ((0.16 - p.distance(0.5, 0.52, 0.62)) * 14).clip(0, 1) * 0.9)
    stars(p, 40, 0.8)
    ring(p, 0.5, 0.52, 0.22, "#a0e8ff", 0.62, 0.008, 1.2)
    for x, wide in ((0.28, 0.06), (0.72, 0.06)):
        panel(p, [(x - wide, 0.96), (x - wide * 0.8, 0.16), (x + wide * 0.7, 0.14), (x + wide, 0.96)], "#8088a8", 1.0,
            grain="rock", low=0.6)  # fmt: skip
    panel(p, [(0.18, 0.2), (0.2, 0.08), (0.8, 0.06), (0.83, 0.18)], "#9098b8", 1.1, grain="rock")
    sparks(p, 0.5, 0.5, 0.26, "#c8f0ff", 170, 2.6)


def magic_stream(p: Painting) -> None:
    """A glowing stream winds through a night wood."""
    daylight(p, ((0, "#1f3c60"), (0.5, "#5c9c98"), (0.8, "#c8e8c8")), (0.74, 0.16, 0.07, "#f8fff4"))
    pines(p, "#3c6c70", 0.6, 0.36, 14, "#c8f0e8")
    for x, foot, size in ((0.1, 0.8, 0.8), (0.92, 0.78, 0.76)):
        leafy(p, x, foot, size, "#2c645c", "#88d0b0")
    meadow(p, 0.62, "#4c8870", "#2a5848", "#d8fff0", 0.02)
    line = [(0.56, 0.62, 0.015), (0.42, 0.7, 0.05), (0.6, 0.8, 0.09), (0.44, 1.03, 0.2)]
    road(p, line, "#28a8e8", "#e8fcff")
    for x, y, size in ((0.5, 0.66, 0.06), (0.46, 0.72, 0.1), (0.56, 0.8, 0.12), (0.48, 0.94, 0.16)):
        p.glow(x, y, size, "#70e8ff", 0.5, 1.6)
    streaks(p, [[(0.56, 0.63), (0.43, 0.71), (0.58, 0.8), (0.44, 1.0)], [(0.56, 0.63), (0.46, 0.72), (0.63, 0.82),
        (0.52, 1.0)]], "#f0ffff", 4, 0.8)  # fmt: skip
    for x, foot, size in ((0.3, 0.86, 0.12), (0.74, 0.9, 0.14), (0.28, 0.98, 0.1)):
        rock(p, x, foot, size, "#6c8888", "#e8fff8")
    prop(p, "deer", 0.76, 0.78, 0.3, ("#d8e8e0", "#7c98a0", "#ffffff"), flip=True, glow=0.8)
    sparks(p, 0.5, 0.7, 0.2, "#d0ffff", 170, 2.6, 0.1)


def market(p: Painting) -> None:
    """Two stalls heaped with arms and gear."""
    daylight(p, NOON, (0.5, 0.12, 0.05, "#fff4c0"), WHITE)
    house(p, 0.5, 0.72, 0.3, 0.44, roof="#a84c3c")
    meadow(p, 0.7, "#c0a478", "#94744c", "#fff4d0", 0.01)
    stall(p, 0.26, 0.92, 0.42, "#3a6ab0", "#f8f4e8")
    stall(p, 0.76, 0.92, 0.42, "#3a8a4a", "#f8f4e8")
    for x, name, tones in ((0.12, "visored-helm", STEEL), (0.21, "round-shield", ("#c84838", "#5a1410", "#ffd0c0")),
        (0.31, "battle-axe", STEEL), (0.4, "broadsword", STEEL), (0.63, "water-flask", LEATHER), (0.73, "breastplate",
        STEEL), (0.83, "swap-bag", ("#d8a860", "#6a4418", "#fff0b0")), (0.91, "amphora", ("#d88850", "#6a3014",
        "#ffe0b0"))):  # fmt: skip
        creature(p, name, x, 0.63, 0.17, tones, ink="#2c2018")
    one = Person("tunic", ("#c8a040", "#5a400c", "#fff0a8"), LEATHER, FAIR, ("#3c2414", "#140a06", "#b08860"),
        "short", "short", "turban", ("#d83c34", "#6a1010", "#ffc0b0"), left="offer", right="offer")  # fmt: skip
    stand(p, one, 0.51, 0.98, 0.64)
    prop(p, "barrel", 0.08, 0.99, 0.2, TIMBER, ink="#4a3020")
    prop(p, "basket", 0.92, 0.99, 0.18, ("#d8a460", "#7a4c20", "#fff0c0"), ink="#6a9a38")


def marsh(p: Painting) -> None:
    """A foggy marsh with dead trees and wisps."""
    daylight(p, ((0, "#4c6468"), (0.5, "#98a888"), (0.7, "#c8c898")), (0.7, 0.2, 0.07, "#f8f4d0"))
    pines(p, "#5c7468", 0.56, 0.26, 16)
    creature(p, "dead-wood", 0.18, 0.4, 0.74, ("#54544c", "#24241f", "#e0e8b8"))
    creature(p, "dead-wood", 0.84, 0.44, 0.5, ("#5c5c52", "#2c2c26", "#e0e8b8"), flip=True)
    water(p, 0.6, "#4c5c3c", "#e8f0b8", 0.6)
    for x, y, wide in ((0.3, 0.74, 0.16), (0.76, 0.7, 0.14), (0.6, 0.88, 0.2), (0.1, 0.92, 0.16)):
        panel(p, [(x - wide, y), (x - wide * 0.5, y - 0.03), (x + wide * 0.4, y - 0.035), (x + wide, y), (x,
            y + 0.02)], "#6c7844", 1.0, smooth=True)  # fmt: skip
        for k in range(5):
            prop(p, "reed", x + wide * (0.3 * k - 0.6), y, 0.2 + 0.02 * k, ("#98a04c", "#444c20", "#f4f8b0"))
    creature(p, "frog", 0.62, 0.82, 0.12, ("#78a848", "#2c4c18", "#e8ffa8"), glow=0.2)
    for x, y in ((0.46, 0.5), (0.56, 0.42), (0.4, 0.6)):
        p.glow(x, y, 0.06, "#b0ff90", 0.8)
        plume(p, (x, y + 0.03), (x, y - 0.07), 0.02, BLUE_FIRE)
    p.fog(0.62, 0.08, "#d8e0b8", 0.7)
    p.fog(0.9, 0.06, "#d8e0b8", 0.4)


def maze(p: Painting) -> None:
    """A hedge maze seen from a hill, a wanderer inside."""
    daylight(p, ((0, "#4a6ca8"), (0.35, "#c8d0e0"), (0.5, "#fff0d0")), None, WHITE)
    hills(p, ("#88a898", "#789868"), "#f8ffd8", 0.3, 0.06, 0.08)
    plain(p, 0.36, "#8ab060", "#a8c078", 0.05)
    for row in range(7):
        y = 0.4 + 0.012 * row + 0.0105 * row * row
        high = 0.045 + 0.014 * row
        left = 0.22 - 0.035 * row
        step = (1 - 2 * left) / 12
        for k in range(12):
            if (k * 7 + row * 5) % 4 == 1 and row < 6:
                continue
            x = left + step * k
            panel(p, [(x, y + high), (x, y), (x + step * 1.02, y), (x + step * 1.02, y + high)], "#3c7a38",
                0.95 + 0.12 * ((k + row) % 2), grain="plaster", low=0.5)  # fmt: skip
            panel(p, [(x, y), (x + step * 0.08, y - high * 0.2), (x + step * 0.98, y - high * 0.2), (x + step * 1.02,
                y)], "#78b858", 1.1)  # fmt: skip
    one = Person("tunic", ("#c84838", "#4c100c", "#ffc8b8"), LEATHER, FAIR, left="raise", right="hip")
    stand(p, one, 0.52, 0.87, 0.24)
    prop(p, "stone-bust", 0.2, 0.98, 0.24, ("#e8e0d0", "#8c8474", "#ffffff"))
    prop(p, "stone-bust", 0.8, 0.98, 0.24, ("#e8e0d0", "#8c8474", "#ffffff"), flip=True)
    p.glow(0.5, 0.38, 0.1, "#fff0a0", 0.5)


def pool_of_life(p: Painting) -> None:
    """A shining pool under a flowering tree."""
    daylight(p, ((0, "#5aa0c8"), (0.5, "#d8f0d8"), (0.8, "#fffbd8")), None)
    rays(p, 0.5, -0.05, "#fffbd0", 16, 0.5, 1.0)
    hills(p, ("#90c0a0", "#78b078"), "#f4ffd8", 0.54, 0.08, 0.1)
    leafy(p, 0.16, 0.78, 0.86, "#e888b0", "#ffe0ec")
    leafy(p, 0.9, 0.74, 0.6, "#4a9a58", "#c0f090")
    meadow(p, 0.66, "#70b858", "#3c8440", waves=0.02)
    p.over("#1888b0", ((0.42 - p.distance(0.54, 0.84, 2.4)) * 50).clip(0, 1))
    p.over("#c0fcff", ((0.4 - p.distance(0.52, 0.83, 2.6)) * 6).clip(0, 1) * (0.25 + 0.5 * p.noise(0.08)))
    for radius in (0.12, 0.24, 0.36):
        ring(p, 0.54, 0.84, radius, "#f0ffff", 2.6, 0.005, 0.7)
    p.glow(0.54, 0.78, 0.2, "#b0fff0", 0.6, 1.4)
    creature(p, "shining-heart", 0.54, 0.5, 0.3, ("#ff7090", "#c01c48", "#ffffff"), glow=1.4, share=0.95)
    creature(p, "lotus", 0.38, 0.86, 0.16, ("#ffb0d0", "#d05890", "#ffffff"), glow=0.6)
    creature(p, "lotus", 0.7, 0.9, 0.18, ("#ffffff", "#c0a0d8", "#ffffff"), glow=0.6)
    prop(p, "heron", 0.84, 0.9, 0.26, ("#fbfdff", "#90a0b4", "#ffffff"), flip=True)
    blossoms(p, 0.72, 1, ("#ff90c0", "#ffffff", "#ffe870"), 110)
    sparks(p, 0.54, 0.6, 0.2, "#e8fff8", 150, 2.6, 0.1)


def shrine(p: Painting) -> None:
    """A wayside shrine on a mountain ledge."""
    daylight(p, ((0, "#6a6cb0"), (0.45, "#f0b8b0"), (0.72, "#ffe8b8")), (0.2, 0.4, 0.08, "#fff4d0"), ("#ffe0d8",
        "#8878a8"))  # fmt: skip
    peaks(p, "#8c86ac", "#ffe8f0", 0.74, 0.34, "#ffffff")
    meadow(p, 0.78, "#8c9460", "#5c643c", "#fff4c8", 0.04)
    for k in range(3):
        panel(p, [(0.24 - 0.04 * k, 0.84 + 0.05 * k), (0.76 + 0.04 * k, 0.84 + 0.05 * k), (0.76 + 0.04 * k,
            0.9 + 0.05 * k), (0.24 - 0.04 * k, 0.9 + 0.05 * k)], "#c8bca8", 1.05, grain="stone")  # fmt: skip
    panel(p, [(0.34, 0.84), (0.34, 0.36), (0.66, 0.36), (0.66, 0.84)], "#8a6c5c", 0.8, grain="stone")
    p.glow(0.5, 0.56, 0.24, "#ffd880", 0.8)
    creature(p, "ankh", 0.5, 0.5, 0.3, GOLD, glow=1.2, turn=-45)
    for x in (0.3, 0.7):
        column(p, x, 0.36, 0.85, 0.08, "#f0e4d0", "#ffffff")
    panel(p, [(0.5, 0.1), (0.2, 0.32), (0.8, 0.32)], "#b04c40", 1.1, grain="thatch")
    panel(p, [(0.22, 0.31), (0.78, 0.31), (0.78, 0.37), (0.22, 0.37)], "#f0e4d0", 1.1, grain="stone")
    prop(p, "candles", 0.5, 0.85, 0.18, ("#fffbe8", "#c8a878", "#ffffff"))
    one = Person("robe", ("#5a6a9a", "#1c2440", "#d0dcff"), ("#8a8a9c", "#34343f", "#e8e8f8"), FAIR, ("#7a4c28",
        "#2c180a", "#e8b888"), "short", "", "hood", left="breast", right="breast")  # fmt: skip
    stand(p, one, 0.86, 0.99, 0.56)
    smoke(p, 0.5, 0.7, 0.06, 0.4, "#fff0e0", 0.3)
    sparks(p, 0.5, 0.5, 0.16, "#fff0c0", 100, 2.4)


SCENES = {
    scene.__name__: scene
    for scene in (
        *(
            cave,
            fountain_of_wisdom,
            magic_portal,
            magic_stream,
            market,
            marsh,
        ),
        *(
            maze,
            pool_of_life,
            shrine,
        ),
    )
}
