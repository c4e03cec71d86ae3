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


_SPEAKER = "M48 190H136L248 96V416L136 322H48Z"
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
    "hamburger-menu": "M56 96H456V160H56ZM56 224H456V288H56ZM56 352H456V416H56Z",
    "speaker": _SPEAKER + "M336 186A90 90 0 0 1 336 326L362 356A130 130 0 0 0 362 156ZM396 120A180 180 0 "
    "0 1 396 392L424 424A222 222 0 0 0 424 88Z",
    "speaker-off": _SPEAKER
    + "M340 206L372 174L410 212L448 174L480 206L442 244L480 282L448 314L410 276L372 314L340 282L378 244Z",
    "reed": (
        "M128 480C132 380 124 300 112 212C92 208 84 188 86 150C88 104 98 72 112 40L118 "
        "40C136 72 144 104 144 150C144 190 138 208 122 212"
        "C138 300 142 380 142 480ZM244 480C248 350 252 250 262 170C244 164 238 144 242 "
        "108C246 70 256 48 268 24L274 26C288 58 296 84 292 118"
        "C288 152 284 168 272 172C262 260 260 360 258 480ZM196 480C190 400 172 330 150 "
        "270C190 330 206 400 208 480ZM320 480C330 380 360 300 420 230"
        "C376 310 346 390 334 480ZM300 480C300 420 314 340 340 290C322 350 314 420 312 "
        "480ZM60 480C66 420 52 360 24 310C64 360 76 420 72 480Z"
    ),
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
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><path fill="#fff"{rule} '
            f'd="{path}"/></svg>\n',
            encoding="utf-8",
        )
