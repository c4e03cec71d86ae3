"""Walls of dressed stone, doors with posts and leaves, gates with a portcullis."""

import numpy as np
from PIL import Image, ImageDraw

from art.circle_plan import SQUARE, WALL, WHOLE, Edge, edges
from art.materials import Array, blur, colour, mix, noise
from art.shapes import paste, shadow, vector

DOOR = 66
"""Width of a doorway in pixels."""
GATE = 92
HALF = WALL / 2


def wall_mask() -> Array:
    """1 where a wall stands, 0 elsewhere; doorways and gates are open."""
    mask = Image.new("L", (WHOLE, WHOLE))
    drawing = ImageDraw.Draw(mask)
    for edge in edges():
        x, y = edge.middle
        half = SQUARE / 2 + HALF
        box = (x - HALF, y - half, x + HALF, y + half) if edge.upright else (x - half, y - HALF, x + half, y + HALF)
        drawing.rectangle(box, fill=255)
    for edge in edges("+G"):
        x, y = edge.middle
        open_half = (DOOR if edge.kind == "+" else GATE) / 2
        if edge.upright:
            drawing.rectangle((x - HALF - 1, y - open_half, x + HALF + 1, y + open_half), fill=0)
        else:
            drawing.rectangle((x - open_half, y - HALF - 1, x + open_half, y + HALF + 1), fill=0)
    return np.asarray(mask, np.float32) / 255


def masonry(seed: int) -> tuple[Array, Array]:
    """Colour and joints (0..1) of dressed blocks, two courses to a wall."""
    rows, columns = np.mgrid[0:WHOLE, 0:WHOLE].astype(np.float32)
    wobble = (noise(WHOLE, WHOLE, 24, seed, 3) - 0.5) * 5
    x, y = columns + wobble, rows - wobble
    column = np.floor(x / 37).astype(int)
    row = np.floor((y + 3) / 21 + (column % 2) * 0.5).astype(int)
    value = np.random.default_rng(seed).random((200, 200)).astype(np.float32)[row % 200, column % 200]
    inside = np.minimum.reduce([x % 37, 37 - x % 37, ((y + 3) / 21 + (column % 2) * 0.5) % 1 * 21])
    joint = np.clip(inside / 2.6, 0, 1).astype(np.float32)
    body = mix(np.broadcast_to(colour("#a4957c"), (WHOLE, WHOLE, 3)), colour("#7e766a"), value)
    body = mix(body, colour("#b8a47e"), np.clip(value * 4 - 3, 0, 1))
    body = body * (0.74 + 0.5 * noise(WHOLE, WHOLE, 15, seed + 1, 4))[..., None]
    return body * (0.5 + 0.5 * joint)[..., None], joint


def raise_walls(body: Array, height: Array, mask: Array) -> tuple[Array, Array]:
    """Put the walls onto the floors: their colour, and their height of 30 pixels with a bevelled rim."""
    stone, joint = masonry(61)
    cover = blur(mask, 0.8)
    body = mix(body, stone, cover)
    crown = blur(mask, 2.4) * 30 + joint * 2.4 + noise(WHOLE, WHOLE, 8, 67, 3) * 3.6
    return body, height * (1 - cover) + crown * cover


def contact_shade(mask: Array) -> Array:
    """Factor that darkens the floor along the walls, deeper to the lower right of them."""
    near = blur(mask, 15)
    thrown = np.roll(np.roll(blur(mask, 6), 9, 0), 7, 1)
    shade: Array = (1 - 0.42 * np.clip(near * 1.5, 0, 1)) * (1 - 0.42 * np.clip(thrown, 0, 1))
    return shade


def _leaf(long: int) -> str:
    """A door leaf seen from above, half open: planks and iron bands; hinge at the left."""
    boards = "".join(f'<rect x="0" y="{2 + 3 * n}" width="{long}" height="2.6" fill="{tone}"/>'
                     for n, tone in enumerate(("#a8682e", "#8a5222", "#9a5e28", "#7c481c")))  # fmt: skip
    studs = "".join(f'<circle cx="{x}" cy="8" r="1.7" fill="#e8c870"/>' for x in range(6, long - 2, 9))
    return (
        f'<rect x="-1" y="0.6" width="{long + 2}" height="14.8" rx="3" fill="#2a1608"/>{boards}'
        f'<rect x="4" y="0.6" width="4" height="14.8" fill="#3c3a40"/>'
        f'<rect x="{long - 9}" y="0.6" width="4" height="14.8" fill="#3c3a40"/>{studs}'
    )


def _doorway(wide: int) -> Image.Image:
    """A doorway in a level wall: sill, posts, and two leaves standing open."""
    half = wide / 2
    posts = "".join(
        f'<rect x="{60 + side * half - 9}" y="24" width="18" height="32" rx="3" fill="#3a2410"/>'
        f'<rect x="{60 + side * half - 7.5}" y="25.5" width="15" height="29" rx="2" fill="#c08a4a"/>'
        f'<rect x="{60 + side * half - 7.5}" y="25.5" width="15" height="8" rx="2" fill="#e6b86c"/>'
        f'<circle cx="{60 + side * half}" cy="40" r="3.4" fill="#f6dd94" stroke="#5a3410"/>'
        for side in (-1, 1)
    )
    sill = "".join(
        f'<rect x="{60 - half + 4}" y="{29 + 6 * n}" width="{wide - 8}" height="5.4" fill="{tone}"/>'
        for n, tone in enumerate(("#a06a34", "#8a5828", "#94602e", "#7a4c20"))
    )
    leaves = (
        f'<g transform="translate({60 - half + 6} 52) rotate(62)">{_leaf(28)}</g>'
        f'<g transform="translate({60 + half - 6} 52) rotate(118) scale(1 -1)">{_leaf(28)}</g>'
    )
    return vector(f"{sill}{leaves}{posts}", 120, 96, "0 0 120 96")


def _gateway() -> Image.Image:
    """A gate in a level wall: towers at its sides, chains, the teeth of the raised portcullis."""
    towers = "".join(
        f'<circle cx="{x}" cy="60" r="23" fill="#2a2622"/><circle cx="{x}" cy="60" r="21" fill="#7e725e"/>'
        f'<circle cx="{x}" cy="60" r="14" fill="#4a4238"/><circle cx="{x - 2}" cy="58" r="12" fill="#6c6252"/>'
        + "".join(
            f'<rect x="{x - 4}" y="38" width="8" height="8" rx="1" fill="#a09276" stroke="#2a241c" stroke-width="0.8" '
            f'transform="rotate({turn} {x} 60)"/>'
            for turn in range(0, 360, 45)
        )
        for x in (24, 156)
    )
    floor = "".join(
        f'<rect x="47" y="{44 + 8 * n}" width="86" height="7" fill="{tone}"/>'
        for n, tone in enumerate(("#7a6a56", "#6a5a48", "#74644e", "#62543f"))
    )
    bars = "".join(
        f'<rect x="{52 + 12 * n}" y="51" width="6" height="18" rx="2" fill="#16161a"/>'
        f'<rect x="{53 + 12 * n}" y="52" width="3" height="15" rx="1.5" fill="#7c808c"/>'
        for n in range(7)
    )
    beam = (
        '<rect x="46" y="57" width="88" height="6" rx="2" fill="#3c3e48"/><rect x="46" y="57.5" width="88" '
        'height="2" fill="#80869a"/>'
    )
    return vector(f"{floor}{bars}{beam}{towers}", 180, 120, "0 0 180 120")


def hang_doors(image: Image.Image) -> None:
    """Lay doors and gates into their openings; leaves open into the keep."""
    door, gate = shadow(_doorway(DOOR), 4, (3, 4), 0.75), shadow(_gateway(), 6, (4, 6), 0.8)
    for edge in edges("+G"):
        piece = door if edge.kind == "+" else gate
        turn = _turn(edge)
        paste(image, piece.rotate(turn, expand=True), _shifted(edge, 8 if edge.kind == "+" else 0, turn))


def _turn(edge: Edge) -> int:
    """Degrees by which a door of a level wall is turned; its leaves point away from the middle of the keep."""
    if edge.upright:
        return 90 if edge.column >= 6 else -90
    return 0 if edge.row >= 6 else 180


def _shifted(edge: Edge, distance: float, turn: int) -> tuple[float, float]:
    x, y = edge.middle
    step = {0: (0, 1), 180: (0, -1), 90: (1, 0), -90: (-1, 0)}[turn]
    return x + step[0] * distance, y + step[1] * distance
