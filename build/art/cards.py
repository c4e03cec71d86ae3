"""Empty spell cards of Warlock's Duel: the program sets title, scene, type line, text and cost into their boxes."""

import json
from collections.abc import Mapping

import numpy as np
from PIL import Image, ImageChops, ImageDraw

from art.books import BINDINGS, medallion
from art.duel import rune_ring
from art.files import save_sprite
from art.icons import icon_mask
from art.materials import colour, grid, leather, mix, noise, parchment, picture
from art.places import DUEL
from art.shapes import (
    GOLD,
    bevel,
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
FOLDER = DUEL / "cards"
Box = tuple[int, int, int, int]
ACCENTS = {"fire": "#a32414", "water": "#1d64a0", "earth": "#356f2b", "air": "#b98212", "magic": "#5b2a94"}
# For titles on the pale ribbon: at least 5.5 to 1.
INKS = {"fire": "#8a1c10", "water": "#164e80", "earth": "#285820", "air": "#7a5206", "magic": "#4a2080"}
SIGNS = {"fire": "flame", "water": "water-drop", "earth": "oak-leaf", "air": "power-lightning", "magic": "pentacle"}
# Boxes in pixels of the full card: left, top, right, bottom.
SINGLE: Mapping[str, Box] = {
    "title": (66, 26, 434, 78),
    "scene": (40, 100, 460, 362),
    "type": (120, 374, 380, 404),
    "text": (52, 412, 448, 600),
    "cost": (76, 622, 424, 686),
}
FIRST: Mapping[str, Box] = {
    "title": (66, 24, 434, 68),
    "scene": (32, 84, 272, 234),
    "type": (284, 84, 470, 112),
    "cost": (284, 118, 470, 234),
    "text": (38, 244, 462, 346),
}
SECOND: Mapping[str, Box] = {part: (box[0], box[1] + 348, box[2], box[3] + 348) for part, box in FIRST.items()}


def layout() -> dict[str, object]:
    """The boxes as fractions of the card's size: [left, top, width, height]."""

    def fractions(boxes: Mapping[str, Box]) -> dict[str, list[float]]:
        return {
            part: [
                round(left / WIDTH, 4),
                round(top / HEIGHT, 4),
                round((right - left) / WIDTH, 4),
                round((bottom - top) / HEIGHT, 4),
            ]
            for part, (left, top, right, bottom) in boxes.items()
        }

    return {
        "size": [WIDTH, HEIGHT],
        "boxes": "left, top, width, height as fractions of the card",
        "single": fractions(SINGLE),
        "split": [fractions(FIRST), fractions(SECOND)],
        "ink": INKS,
    }


def _sheet(school: str, seed: int) -> Image.Image:
    """The parchment of a card, washed with the school's colour at its rim, with the school's sign as a watermark."""
    paper = parchment(HEIGHT, WIDTH, seed, "#efe1bd", "#b08a55", 0.4, 0.6)
    rows, columns = grid(HEIGHT, WIDTH)
    border = np.minimum.reduce([rows, columns, HEIGHT - 1 - rows, WIDTH - 1 - columns])
    wash = np.exp(-border / 44) * (0.62 + 0.5 * noise(HEIGHT, WIDTH, 70, seed + 3, 4))
    return picture(mix(paper, colour(ACCENTS[school]), np.clip(wash * 0.95, 0, 0.86))).convert("RGBA")


def _watermark(card: Image.Image, school: str, box: Box, size: int) -> None:
    sign = Image.new("RGBA", (size, size), rgb(ACCENTS[school]))
    sign.putalpha(icon_mask(SIGNS[school], size))
    paste(card, fade(sign, 0.085), ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2))


def _window(card: Image.Image, box: Box) -> None:
    """A dark opening with a gilt frame around the place of the scene."""
    left, top, right, bottom = box
    rim = 6
    size = (right - left + 2 * rim, bottom - top + 2 * rim)
    hole = Image.new("RGBA", size, (14, 10, 16, 255))
    framed = gilt_frame(hole, 9, rim, GOLD)
    paste(card, shadow(framed, 4, (1, 3), 0.6), ((left + right) / 2, (top + bottom) / 2))


def _cost_tray(card: Image.Image, school: str, box: Box) -> None:
    """A sunken tray in the school's colour where the dice of the cost lie."""
    left, top, right, bottom = box[0] - 8, box[1] - 5, box[2] + 8, box[3] + 5
    width, height = right - left, bottom - top
    felt = leather(height, width, 41, ACCENTS[school], "#120a10", 5) * 0.42
    mask = round_mask(width, height, 14)
    felt = felt * (1 - 0.8 * bevel(mask, 7))[..., None]
    tray = picture(felt).convert("RGBA")
    tray.putalpha(mask)
    tray.alpha_composite(struck(ring_mask(width, height, 14, 2.6), 42, 1.3, GOLD))
    paste(card, fade(tray, 0.94), ((left + right) / 2, (top + bottom) / 2))


def _title_ribbon(card: Image.Image, school: str, box: Box) -> None:
    left, top, right, bottom = box
    pale = "#" + "".join(f"{int(value):02x}" for value in mix(colour("#f3e6c2"), colour(ACCENTS[school]), 0.10))
    tail = "#" + "".join(f"{int(value):02x}" for value in mix(colour("#a8824a"), colour(ACCENTS[school]), 0.62))
    band = ribbon(right - left + 84, int((bottom - top) * 1.22), 44, pale, tail, "#4a2f14")
    paste(card, shadow(band, 4, (0, 4), 0.6), ((left + right) / 2, (top + bottom) / 2 + (bottom - top) * 0.08))


def _type_ornament(card: Image.Image, school: str, box: Box) -> None:
    """Two tapering lines with a lozenge on either side of the type line."""
    y, tone = (box[1] + box[3]) / 2, ACCENTS[school]
    drawing = ImageDraw.Draw(card)
    for outer, inner in ((44, box[0] - 8), (WIDTH - 44, box[2] + 8)):
        drawing.line((outer, y, inner, y), fill=rgb(tone, 210), width=2)
        drawing.polygon([(inner - 5, y), (inner, y - 5), (inner + 5, y), (inner, y + 5)], fill=rgb(tone))


def _gem(school: str) -> Image.Image:
    """A cabochon of the school's colour in a gilt setting, 44 pixels."""
    size = 176
    rows, columns = grid(size, size)
    x, y = (columns - size / 2) / (size / 2), (rows - size / 2) / (size / 2)
    stone = (
        np.broadcast_to(colour(ACCENTS[school]), (size, size, 3))
        * (1.15 + 0.35 * (x + y) - 0.5 * np.hypot(x, y))[..., None]
    )
    light = np.exp(-(((x + 0.32) / 0.28) ** 2) - ((y + 0.36) / 0.2) ** 2)
    stone = mix(
        stone + np.exp(-(((x - 0.3) / 0.4) ** 2) - ((y - 0.4) / 0.3) ** 2)[..., None] * colour(ACCENTS[school]) * 0.9,
        colour("#ffffff"),
        light * 0.8,
    )
    gem = picture(stone).convert("RGBA")
    gem.putalpha(round_mask(size, size, size / 2))
    gem.alpha_composite(struck(ring_mask(size, size, size / 2, 26, 2), 45, 8, GOLD))
    return gem.resize((44, 44), Image.Resampling.LANCZOS)


def _bound(card: Image.Image, school: str) -> Image.Image:
    """Gilt frame, thin inner line and four gems."""
    framed = gilt_frame(card, 26, 11)
    line = struck(ring_mask(WIDTH - 40, HEIGHT - 40, 12, 1.6), 46, 1, GOLD)
    paste(framed, fade(line, 0.85), (WIDTH / 2, HEIGHT / 2))
    gem = shadow(_gem(school), 3, (1, 2), 0.7)
    for x in (21, WIDTH - 21):
        for y in (21, HEIGHT - 21):
            paste(framed, gem, (x, y))
    framed.putalpha(ImageChops.multiply(framed.getchannel("A"), round_mask(WIDTH, HEIGHT, 26)))
    return framed


def single_card(school: str) -> Image.Image:
    """An empty card for one spell."""
    card = _sheet(school, 20 + list(ACCENTS).index(school))
    _watermark(card, school, SINGLE["text"], 176)
    _window(card, SINGLE["scene"])
    _type_ornament(card, school, SINGLE["type"])
    _cost_tray(card, school, SINGLE["cost"])
    card = _bound(card, school)
    _title_ribbon(card, school, SINGLE["title"])
    return card


def split_card(school: str) -> Image.Image:
    """An empty card for two spells, one above the other."""
    card = _sheet(school, 30 + list(ACCENTS).index(school))
    for half in (FIRST, SECOND):
        _watermark(card, school, half["text"], 96)
        _window(card, half["scene"])
        _cost_tray(card, school, half["cost"])
    bar = struck(round_mask(WIDTH - 22, 7, 3), 47, 2, GOLD)
    card = _bound(card, school)
    paste(card, shadow(bar, 3, (0, 3), 0.7), (WIDTH / 2, 357))
    for half in (FIRST, SECOND):
        _title_ribbon(card, school, half["title"])
    return card


def card_back() -> Image.Image:
    """The back: violet leather, a rune wheel of gold and the burning eye."""
    hide = leather(HEIGHT, WIDTH, 51, "#4a2680", "#180a30", 7)
    rows, columns = grid(HEIGHT, WIDTH)
    glow = np.exp(-((columns - WIDTH / 2) ** 2 + (rows - HEIGHT / 2) ** 2) / 210**2)
    card = picture(hide * 0.8 + glow[..., None] * colour("#7a3ac8") * 0.5).convert("RGBA")
    petals = "".join(
        f'<path transform="rotate({30 * k} 500 500)" stroke-width="4" '
        'd="M500 60C560 190 560 260 500 330C440 260 440 190 500 60Z"/>'
        for k in range(12)
    )
    rings = "".join(
        f'<circle cx="500" cy="500" r="{r}" stroke-width="{w}"/>' for r, w in ((480, 9), (456, 3), (376, 3))
    )
    style = 'fill="none" stroke="#fff" stroke-linejoin="round" stroke-linecap="round"'
    wheel = vector(f"<g {style}>{rings}{rune_ring(416, 24, 1.3, 7)}{petals}</g>", 864, box="0 0 1000 1000")
    gold = struck(wheel.getchannel("A"), 52, 2, GOLD, 0.9).resize((432, 432), Image.Resampling.LANCZOS)
    paste(card, halo(gold, "#9040ff", 6, 0.9), (WIDTH / 2, HEIGHT / 2))
    paste(card, shadow(medallion(BINDINGS["warlocks_duel"], 84), 6, (2, 4), 0.9), (WIDTH / 2, HEIGHT / 2))
    corner = vector(
        '<path fill="none" stroke="#fff" stroke-width="3" '
        'd="M6 6H74M6 6V74M14 14C60 14 40 34 62 62C34 40 14 60 14 14M14 14l26 26"/>',
        220,
    )
    piece = struck(corner.getchannel("A"), 53, 2, GOLD, 0.9).resize((110, 110), Image.Resampling.LANCZOS)
    for turn, x, y in ((0, 84, 84), (270, WIDTH - 84, 84), (180, WIDTH - 84, HEIGHT - 84), (90, 84, HEIGHT - 84)):
        paste(card, piece.rotate(turn), (x, y))
    return _bound(card, "magic")


def paint_cards() -> None:
    """Write the fronts, split fronts, the back and the layout."""
    for school in ACCENTS:
        save_sprite(single_card(school), FOLDER / f"front_{school}.png", 4)
        save_sprite(split_card(school), FOLDER / f"split_{school}.png", 4)
    save_sprite(card_back(), FOLDER / "back.png", 4)
    (FOLDER / "layout.json").write_text(json.dumps(layout(), indent=1) + "\n", encoding="utf-8")
