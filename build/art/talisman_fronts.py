"""Empty cards of Talisman, one per kind, and the backs of its decks; the program sets words and scenes into them."""

import json
from collections.abc import Mapping

import numpy as np
from PIL import Image, ImageChops, ImageDraw

from art.duel import rune_ring
from art.files import save_sprite
from art.icons import icon_mask
from art.materials import colour, grid, leather, mix, noise, parchment, picture
from art.places import PICTURES
from art.shapes import (
    GOLD,
    fade,
    gilt_frame,
    halo,
    paste,
    rgb,
    ribbon,
    ring_mask,
    round_mask,
    shadow,
    struck,
    vector,
)

WIDTH, HEIGHT = 500, 720
TALISMAN = PICTURES / "talisman"
FOLDER = TALISMAN / "cards"
Box = tuple[int, int, int, int]
# Accent, ink of the title (at least 5.5 to 1 on the pale ribbon) and watermark of each kind.
KINDS: Mapping[str, tuple[str, str, str]] = {
    "event": ("#b8740c", "#774606", "sunbeams"),
    "enemy": ("#a01a12", "#8a140e", "crossed-swords"),
    "stranger": ("#22609a", "#164c80", "hooded-figure"),
    "follower": ("#34782c", "#275c20", "three-friends"),
    "object": ("#80592c", "#62401a", "swap-bag"),
    "magic_object": ("#74309c", "#5a2080", "crystal-ball"),
    "place": ("#157a78", "#0c5a5a", "dolmen"),
    "spell": ("#2e3c9c", "#28348a", "pentacle"),
    "purchase": ("#8c7410", "#62500a", "coins"),
    "talisman": ("#c04a14", "#8c3208", "gem-pendant"),
    "alignment": ("#5a6068", "#44484e", "scales"),
}
BACKS: Mapping[str, tuple[str, str, str, str]] = {
    "adventure": ("#1f6a4a", "#07241a", "#38c088", "dragon-head"),
    "spell": ("#2c3aa0", "#0a0f38", "#6a7cff", "pentacle"),
}
BOXES: Mapping[str, Box] = {
    "title": (66, 26, 434, 78),
    "scene": (40, 100, 460, 362),
    "type": (108, 374, 392, 404),
    "text": (48, 412, 452, 612),
    "flavour": (112, 624, 372, 690),
    "number": (44, 634, 96, 686),
    "value": (388, 620, 460, 692),
}


def layout() -> dict[str, object]:
    """The boxes as fractions of the card's size: [left, top, width, height], and the ink of each kind's title."""
    fractions = {
        part: [
            round(left / WIDTH, 4),
            round(top / HEIGHT, 4),
            round((right - left) / WIDTH, 4),
            round((bottom - top) / HEIGHT, 4),
        ]
        for part, (left, top, right, bottom) in BOXES.items()
    }
    return {
        "size": [WIDTH, HEIGHT],
        "boxes": "left, top, width, height as fractions of the card",
        "single": fractions,
        "ink": {kind: ink for kind, (_, ink, _) in KINDS.items()},
        "accent": {kind: accent for kind, (accent, _, _) in KINDS.items()},
        "with_value": ["enemy"],
    }


def _blend(pale: str, accent: str, share: float) -> str:
    return "#" + "".join(f"{int(value):02x}" for value in mix(colour(pale), colour(accent), share))


def _sheet(accent: str, seed: int) -> Image.Image:
    """Parchment washed with the kind's colour at its rim."""
    paper = parchment(HEIGHT, WIDTH, seed, "#efe1bd", "#b08a55", 0.4, 0.6)
    rows, columns = grid(HEIGHT, WIDTH)
    border = np.minimum.reduce([rows, columns, HEIGHT - 1 - rows, WIDTH - 1 - columns])
    wash = np.exp(-border / 40) * (0.62 + 0.5 * noise(HEIGHT, WIDTH, 70, seed + 3, 4))
    return picture(mix(paper, colour(accent), np.clip(wash * 0.95, 0, 0.86))).convert("RGBA")


def _middle(box: Box) -> tuple[float, float]:
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2


def _window(card: Image.Image, box: Box) -> None:
    """A dark opening with a gilt frame around the place of the scene."""
    left, top, right, bottom = box
    framed = gilt_frame(Image.new("RGBA", (right - left + 12, bottom - top + 12), (14, 10, 16, 255)), 9, 6, GOLD)
    paste(card, shadow(framed, 4, (1, 3), 0.6), _middle(box))


def _ornament(card: Image.Image, accent: str, box: Box) -> None:
    """Two tapering lines with a lozenge on either side of the type line."""
    y = (box[1] + box[3]) / 2
    drawing = ImageDraw.Draw(card)
    for outer, inner in ((42, box[0] - 8), (WIDTH - 42, box[2] + 8)):
        drawing.line((outer, y, inner, y), fill=rgb(accent, 210), width=2)
        drawing.polygon([(inner - 5, y), (inner, y - 5), (inner + 5, y), (inner, y + 5)], fill=rgb(accent))


def cabochon(accent: str, size: int, rim: int = 0) -> Image.Image:
    """A domed stone of a colour in a gilt setting."""
    big = size * 4
    rows, columns = grid(big, big)
    x, y = (columns - big / 2) / (big / 2), (rows - big / 2) / (big / 2)
    body = np.broadcast_to(colour(accent), (big, big, 3)) * (1.1 + 0.35 * (x + y) - 0.5 * np.hypot(x, y))[..., None]
    shine = np.exp(-(((x + 0.32) / 0.28) ** 2) - ((y + 0.4) / 0.2) ** 2)
    body = body + np.exp(-(((x - 0.3) / 0.4) ** 2) - ((y - 0.4) / 0.3) ** 2)[..., None] * colour(accent) * 0.8
    stone = picture(mix(body, colour("#ffffff"), shine * 0.7)).convert("RGBA")
    stone.putalpha(round_mask(big, big, big / 2, 2))
    stone.alpha_composite(struck(ring_mask(big, big, big / 2, rim or big * 0.14, 2), 45, 8, GOLD))
    return stone.resize((size, size), Image.Resampling.LANCZOS)


def _bound(card: Image.Image, accent: str) -> Image.Image:
    """Gilt frame, thin inner line and four gems."""
    framed = gilt_frame(card, 26, 11)
    line = struck(ring_mask(WIDTH - 40, HEIGHT - 40, 12, 1.6), 46, 1, GOLD)
    paste(framed, fade(line, 0.85), (WIDTH / 2, HEIGHT / 2))
    gem = shadow(cabochon(accent, 44), 3, (1, 2), 0.7)
    for x in (21, WIDTH - 21):
        for y in (21, HEIGHT - 21):
            paste(framed, gem, (x, y))
    framed.putalpha(ImageChops.multiply(framed.getchannel("A"), round_mask(WIDTH, HEIGHT, 26)))
    return framed


def front(kind: str) -> Image.Image:
    """An empty card of a kind."""
    accent, _, sign = KINDS[kind]
    seed = 60 + list(KINDS).index(kind)
    card = _sheet(accent, seed)
    mark = Image.new("RGBA", (184, 184), rgb(accent))
    mark.putalpha(icon_mask(sign, 184))
    paste(card, fade(mark, 0.085), _middle(BOXES["text"]))
    _window(card, BOXES["scene"])
    _ornament(card, accent, BOXES["type"])
    card = _bound(card, accent)
    left, top, right, bottom = BOXES["title"]
    band = ribbon(
        right - left + 84,
        int((bottom - top) * 1.22),
        44,
        _blend("#f3e6c2", accent, 0.10),
        _blend("#a8824a", accent, 0.62),
        "#4a2f14",
    )
    paste(card, shadow(band, 4, (0, 4), 0.6), (WIDTH / 2, (top + bottom) / 2 + 4))
    if kind == "enemy":
        paste(card, shadow(cabochon(accent, 78), 4, (1, 3), 0.7), _middle(BOXES["value"]))
    return card


def back(deck: str) -> Image.Image:
    """The back of a deck: leather, a gilt wheel of runes and a boss with the deck's sign."""
    light, dark, glow, sign = BACKS[deck]
    hide = leather(HEIGHT, WIDTH, 71 + len(deck), light, dark, 7)
    rows, columns = grid(HEIGHT, WIDTH)
    middle = np.exp(-((columns - WIDTH / 2) ** 2 + (rows - HEIGHT / 2) ** 2) / 210**2)
    card = picture(hide * 0.85 + middle[..., None] * colour(glow) * 0.4).convert("RGBA")
    tips = 8 if deck == "adventure" else 5
    petals = "".join(
        f'<path transform="rotate({360 / tips * k} 500 500)" stroke-width="4" d="M500 70L560 330L500 430L440 330Z"/>'
        for k in range(tips)
    )
    rings = "".join(f'<circle cx="500" cy="500" r="{r}" stroke-width="{w}"/>' for r, w in ((482, 9), (460, 3), (380,
        3)))  # fmt: skip
    style = 'fill="none" stroke="#fff" stroke-linejoin="round" stroke-linecap="round"'
    wheel = vector(f"<g {style}>{rings}{rune_ring(420, 24, 1.3, 9)}{petals}</g>", 864, box="0 0 1000 1000")
    gold = struck(wheel.getchannel("A"), 52, 2, GOLD, 0.9).resize((432, 432), Image.Resampling.LANCZOS)
    paste(card, halo(gold, glow, 6, 0.9), (WIDTH / 2, HEIGHT / 2))
    boss = cabochon(_blend(dark, light, 0.5), 190, 70)
    paste(card, shadow(boss, 6, (2, 4), 0.9), (WIDTH / 2, HEIGHT / 2))
    emblem = struck(icon_mask(sign, 240), 57, 4, GOLD, 0.9).resize((120, 120), Image.Resampling.LANCZOS)
    paste(card, halo(emblem, glow, 8, 0.8), (WIDTH / 2, HEIGHT / 2))
    curl = "M6 6H74M6 6V74M14 14C60 14 40 34 62 62C34 40 14 60 14 14"
    scroll = f'<path fill="none" stroke="#fff" stroke-width="3" d="{curl}"/>'
    corner = struck(vector(scroll, 220).getchannel("A"), 53, 2, GOLD, 0.9).resize((110, 110), Image.Resampling.LANCZOS)
    for turn, x, y in ((0, 84, 84), (270, WIDTH - 84, 84), (180, WIDTH - 84, HEIGHT - 84), (90, 84, HEIGHT - 84)):
        paste(card, corner.rotate(turn), (x, y))
    return _bound(card, light)


def paint_fronts() -> None:
    """Write the empty cards, the backs and the layout."""
    for kind in KINDS:
        save_sprite(front(kind), FOLDER / f"front_{kind}.png", 8)
    for deck in BACKS:
        save_sprite(back(deck), FOLDER / f"back_{deck}.png", 8)
    (FOLDER / "layout.json").write_text(json.dumps(layout(), indent=1) + "\n", encoding="utf-8")
