"""A pedestal, a cushion and a standing sword for the pictures of treasures."""

from art.painting import Painting
from art.talisman_buildings import panel


def pedestal(p: Painting, x: float, top: float, width: float, tone: str) -> None:
    """A stepped stone pedestal; `top` is where things stand on it."""
    for k, (reach, high) in enumerate(((1.0, 0.1), (0.74, 0.26), (0.9, 0.06))):
        y = 1.0 - 0.0 * k
        upper = {0: 0.93, 1: top + 0.05, 2: top}[k]
        lower = {0: y + 0.02, 1: 0.94, 2: top + high}[k]
        panel(p, [(x - width * reach / 2, lower), (x - width * reach / 2, upper), (x + width * reach / 2, upper),
            (x + width * reach / 2, lower)], tone, 1.1 - 0.1 * (k == 1), grain="stone")  # fmt: skip


def cushion(p: Painting, x: float, y: float, width: float, tone: str) -> None:
    """A velvet cushion with tassels."""
    half = width / 2
    panel(p, [(x - half, y), (x - half * 1.06, y + 0.05), (x - half, y + 0.1), (x, y + 0.12), (x + half, y + 0.1),
        (x + half * 1.06, y + 0.05), (x + half, y), (x, y - 0.03)], tone, 1.1, smooth=True, low=0.5)  # fmt: skip
    for side in (-1, 1):
        panel(p, [(x + side * half, y + 0.07), (x + side * (half + 0.02), y + 0.13), (x + side * (half - 0.015),
            y + 0.13)], "#e8c050", 1.1)  # fmt: skip


def sword(p: Painting, x: float, top: float, tip: float, width: float, steel: tuple[str, str], grip: str) -> None:
    """A sword standing on its point: pommel at `top`; `steel` has the lit and the shaded side of the blade."""
    half, guard = width / 2, top + (tip - top) * 0.26
    for side, tone in ((-1, steel[0]), (1, steel[1])):
        panel(p, [(x, tip), (x + side * half * 0.8, tip - 0.1), (x + side * half, guard), (x, guard)], tone, 1.1,
            low=0.9)  # fmt: skip
    panel(p, [(x - 0.004, tip - 0.1), (x - 0.008, guard), (x + 0.008, guard), (x + 0.004, tip - 0.1)], steel[1], 0.7,
        grain="plain")  # fmt: skip
    panel(p, [(x - half * 0.42, guard), (x - half * 0.36, top + 0.04), (x + half * 0.36, top + 0.04),
        (x + half * 0.42, guard)], grip, 1.1, grain="wood")  # fmt: skip
    for k in range(5):
        y = top + 0.06 + (guard - top - 0.08) * k / 4
        panel(p, [(x - half * 0.42, y), (x + half * 0.42, y - 0.008), (x + half * 0.42, y), (x - half * 0.42,
            y + 0.008)], "#e8c060", 1.1, grain="plain")  # fmt: skip
    panel(p, [(x - width * 2.3, guard - 0.035), (x - width * 2.1, guard + 0.015), (x, guard + 0.03), (x + width * 2.1,
        guard + 0.015), (x + width * 2.3, guard - 0.035), (x, guard - 0.012)], "#e8b848", 1.15, smooth=True,
        low=0.7)  # fmt: skip
    panel(p, [(x - half * 0.7, top + 0.02), (x, top - 0.03), (x + half * 0.7, top + 0.02), (x, top + 0.07)],
        "#e8b848", 1.15, smooth=True, low=0.6)  # fmt: skip
