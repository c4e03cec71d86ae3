"""Icons drawn for this game: player shapes and plain signs on the 512-unit grid of the other icons."""

import math

from art.places import ICONS


def _polygon(points: list[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z"


def _regular(sides: int, radius: float, turn: float) -> str:
    angles = [math.radians(turn + 360 / sides * corner) for corner in range(sides)]
    return _polygon([(256 + radius * math.sin(angle), 256 - radius * math.cos(angle)) for angle in angles])


def _arrow(turn: float) -> str:
    corners = [(256, 40), (440, 248), (326, 248), (326, 472), (186, 472), (186, 248), (72, 248)]
    sine, cosine = math.sin(math.radians(turn)), math.cos(math.radians(turn))
    turned = [((x - 256) * cosine - (y - 256) * sine, (x - 256) * sine + (y - 256) * cosine) for x, y in corners]
    return _polygon([(256 + x, 256 + y) for x, y in turned])


PATHS: dict[str, str] = {
    "shape-round": "M256 36a220 220 0 1 0 0 440a220 220 0 1 0 0-440Z",
    "shape-shield": "M256 26C322 72 390 88 452 88C458 268 402 408 256 488C110 408 54 268 60 88C122 88 190 72 256 26Z",
    "shape-hexagon": _regular(6, 236, 0),
    "shape-square": "M84 64H428A20 20 0 0 1 448 84V428A20 20 0 0 1 428 448H84A20 20 0 0 1 64 428V84A20 20 0 0 1 84 64Z",
    "shape-diamond": _regular(4, 248, 0),
    "shape-octagon": _regular(8, 236, 22.5),
    "arrow-up": _arrow(0),
    "arrow-right": _arrow(90),
    "arrow-down": _arrow(180),
    "arrow-left": _arrow(270),
    "plus": "M206 64H306V206H448V306H306V448H206V306H64V206H206Z",
    "minus": "M64 206H448V306H64Z",
    "cross": "M130 59L256 185L382 59L453 130L327 256L453 382L382 453L256 327L130 453L59 382L185 256L59 130Z",
    "check": "M52 272L124 198L206 284L392 72L464 142L208 434Z",
    "eye": (
        "M256 104C140 104 58 190 22 256C58 322 140 408 256 408C372 408 454 322 490 256C454 190 372 104 256 104Z"
        "M256 156A100 100 0 1 1 256 356A100 100 0 1 1 256 156Z"
        "M256 206A50 50 0 1 0 256 306A50 50 0 1 0 256 206Z"
    ),
}


def write_drawn_icons() -> None:
    """Write every drawn icon as a white single-path SVG."""
    for name, path in PATHS.items():
        rule = ' fill-rule="evenodd"' if name == "eye" else ""
        (ICONS / f"{name}.svg").write_text(
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><path fill="#fff"{rule} d="{path}"/></svg>\n',
            encoding="utf-8",
        )
