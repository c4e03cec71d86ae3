"""Whole people of Talisman: bodies, arms, heads, hair and hats put together from a few words."""

from PIL import Image

from art.painting import Painting
from art.shapes import Point
from art.talisman_dolls import Doll, mirror
from art.talisman_hats import put_hat
from art.talisman_looks import GOLD, LEATHER, Person
from art.talisman_sculpt import lay_lit

ARMS: dict[str, list[Point]] = {
    "down": [(64, 39), (70, 55), (71, 73)],
    "raise": [(64, 39), (79, 42), (85, 21)],
    "up": [(64, 38), (75, 26), (78, 4)],
    "out": [(64, 39), (79, 47), (95, 43)],
    "staff": [(64, 39), (77, 54), (82, 60)],
    "breast": [(64, 39), (73, 56), (54, 59)],
    "hip": [(64, 39), (78, 53), (63, 68)],
    "offer": [(64, 39), (74, 56), (88, 58)],
    "hail": [(64, 39), (80, 50), (90, 30)],
}
ROBE = [(36, 33), (50, 30), (64, 33), (67, 58), (73, 98), (81, 136), (50, 139), (19, 136), (27, 98), (33, 58)]
GOWN = [
    (38, 34), (50, 33), (62, 34), (60, 50), (57, 64), (67, 86), (78, 116), (84, 136), (50, 139), (16, 136), (22, 116),
    (33, 86), (43, 64), (40, 50),
]  # fmt: skip
TUNIC = [(35, 34), (50, 31), (65, 34), (65, 54), (62, 68), (69, 94), (50, 97), (31, 94), (38, 68), (35, 54)]
CHEST = [(35, 35), (50, 31), (65, 35), (67, 48), (61, 66), (50, 70), (39, 66), (33, 48)]
CLOAK = [(36, 32), (64, 32), (77, 66), (88, 132), (70, 137), (50, 134), (30, 137), (12, 132), (23, 66)]
BULKY = [(28, 38), (50, 30), (72, 38), (78, 62), (74, 92), (70, 104), (50, 108), (30, 104), (26, 92), (22, 62)]


def _legs(doll: Doll, who: Person, plated: bool) -> None:
    tones = who.plate if plated else who.under
    boots = who.plate if plated else LEATHER
    for turn in (list, mirror):
        doll.limb(turn([(57, 84), (59, 108), (60, 130)]), 7.4, tones, tip=0.8)
        doll.limb(turn([(60, 116), (60, 130)]), 6.6, boots)
        doll.limb(turn([(60, 133), (66, 135)]), 4.6, boots)
        if plated:
            doll.ball(59 if turn is list else 41, 108, 6.5, who.plate)


def _body(doll: Doll, who: Person) -> None:
    if who.cloak:
        doll.part(CLOAK, who.cloak, folds=0.9)
    if who.body == "robe":
        doll.part(ROBE, who.cloth, folds=1.0)
        doll.part([(47, 36), (53, 36), (55, 137), (45, 137)], who.under, folds=0.6, cast=0.2)
    elif who.body == "gown":
        doll.part(GOWN, who.cloth, folds=1.0)
        doll.part([(42, 35), (50, 43), (58, 35), (55, 33), (45, 33)], who.skin, cast=0.2)
    elif who.body == "tail":
        doll.part([(52, 120), (36, 132), (30, 124), (40, 112), (54, 108), (70, 108), (80, 120), (72, 132)], who.cloth)
        doll.limb([(50, 62), (56, 84), (50, 100), (54, 116)], 13, who.cloth, tip=0.3, folds=0.8)
        doll.part([(37, 34), (50, 32), (63, 34), (60, 50), (58, 66), (50, 72), (42, 66), (40, 50)], who.skin)
        doll.part([(40, 42), (50, 46), (60, 42), (59, 51), (50, 50), (41, 51)], who.cloth)
    elif who.body == "bulky":
        for turn in (list, mirror):
            doll.limb(turn([(60, 98), (62, 118), (62, 132)]), 10, who.skin, tip=0.8)
            doll.limb(turn([(61, 134), (71, 136)]), 5.5, who.skin)
        doll.part(BULKY, who.skin)
        doll.part([(26, 88), (50, 94), (74, 88), (76, 112), (62, 106), (50, 116), (38, 106), (24, 112)], who.cloth)
        doll.limb([(30, 42), (48, 64), (72, 88)], 3.2, LEATHER)
    else:
        _legs(doll, who, who.body == "armour")
        doll.part(TUNIC, who.cloth, folds=0.7)
        if who.body == "armour":
            doll.part(CHEST, who.plate)
            doll.limb([(50, 36), (50, 66)], 0.7, (who.plate[2], who.plate[0], who.plate[2]))
    if who.belt and who.body != "bulky":
        doll.limb([(36, 67), (50, 70), (64, 67)] if who.body != "gown" else [(42, 64), (50, 66), (58, 64)], 2.4,
            who.belt)  # fmt: skip
        doll.ball(50, 69.5, 3, GOLD)


def _arm(doll: Doll, who: Person, pose: str, right: bool) -> None:
    turn = list if right else mirror
    line = turn(ARMS[pose])
    hand = line[-1]
    held = [thing for side, thing in who.held if (side == "right") == right]
    sign = 1 if right else -1
    for thing in held:
        doll.thing(
            thing.name, hand[0] + sign * thing.across, hand[1] + thing.down, thing.size, thing.tones, sign * thing.turn,
            flip=thing.flip,
        )  # fmt: skip
    bulk = who.body == "bulky"
    sleeve = who.skin if bulk or who.body == "tail" else who.plate if who.body == "armour" else who.cloth
    if bulk:
        line = [(line[0][0] + sign * 6, line[0][1] + 6), (line[1][0] + sign * 5, line[1][1] + 4), hand]
    wide = 8.5 if bulk else 6.2
    flare = 1.25 if who.body in ("robe",) else 0.75
    doll.limb(line, wide, sleeve, tip=flare, folds=0.5 if not bulk else 0)
    if who.body == "armour":
        doll.ball(66 if right else 34, 38, 8.4, who.plate, 0.85)
    doll.ball(hand[0], hand[1], 5.6 if bulk else 4.2, who.skin)
    for finger in range(3):
        doll.ball(hand[0] - 2 + 2.2 * finger, hand[1] + 1.5, 1.7, who.skin, cast=0.3)


def _face(doll: Doll, who: Person) -> None:
    doll.limb([(50, 26), (50, 35)], 4.4, who.skin)
    doll.ball(50, 18, 9.2, who.skin, 1.22)
    if who.style in ("long", "wild", "bun", "braids"):
        return
    for turn in (list, mirror):
        doll.ball(59.2 if turn is list else 40.8, 19, 1.9, who.skin, 1.4)


def _features(doll: Doll, who: Person) -> None:
    dark = who.skin[1]
    for sign in (-1, 1):
        doll.stain(50 + sign * 3.9, 18.2, 2.7, 1.8, dark, 0.55)
        doll.stain(50 + sign * 3.9, 18.6, 2.0, 1.15, "#f4efe4", 0.95)
        doll.stain(50 + sign * 3.8, 18.6, 1.0, 1.15, who.eyes)
        doll.limb([(50 + sign * 1.8, 15.9), (50 + sign * 4, 15.0), (50 + sign * 6.4, 16.0)], 0.65, (who.hair[1],) * 3,
            cast=0)  # fmt: skip
        doll.stain(50 + sign * 5, 22.4, 2.4, 1.6, "#d0604a", 0.22)
    doll.limb([(50, 18), (49.2, 22), (50.8, 23)], 0.8, (who.skin[0], dark, who.skin[2]), cast=0.4)
    doll.limb([(47.4, 25.4), (50, 26), (52.6, 25.4)], 0.6, ("#7a2c24", "#7a2c24", "#a04438"), cast=0)


def _hair_behind(doll: Doll, who: Person) -> None:
    if who.style == "long":
        doll.part([(50, 4), (62, 10), (65, 26), (68, 46), (60, 50), (50, 40), (40, 50), (32, 46), (35, 26), (38, 10)],
            who.hair, folds=1.3)  # fmt: skip
    elif who.style == "wild":
        doll.part([(50, 0), (58, 6), (68, 4), (64, 14), (74, 22), (66, 28), (70, 42), (58, 40), (42, 40), (30, 42),
            (34, 28), (26, 22), (36, 14), (32, 4), (42, 6)], who.hair, folds=1.4)  # fmt: skip
    elif who.style == "braids":
        for turn in (list, mirror):
            doll.limb(turn([(58, 12), (64, 30), (62, 56)]), 4, who.hair, tip=0.5, folds=1.2)


def _hair_before(doll: Doll, who: Person) -> None:
    if who.style in ("short", "long", "wild", "braids", "bun"):
        doll.part([(41, 19), (40, 10), (45, 5), (50, 4), (56, 5), (60, 10), (59, 19), (56, 11), (50, 9.5), (44, 12)],
            who.hair, folds=1.0)  # fmt: skip
    if who.style == "bun":
        doll.ball(50, 3, 5, who.hair)
    if who.style == "monk":
        doll.part([(40.5, 18), (40, 12), (44, 9), (50, 10), (56, 9), (60, 12), (59.5, 18), (57, 13.5), (50, 13), (43,
            13.5)], who.hair)  # fmt: skip
    if who.beard == "long":
        doll.part([(41.5, 21), (46, 24), (54, 24), (58.5, 21), (60, 36), (55, 50), (50, 60), (45, 50), (40, 36)],
            who.hair, folds=1.6)  # fmt: skip
    elif who.beard == "short":
        doll.part([(41, 19), (44.5, 24), (55.5, 24), (59, 19), (58, 27), (54, 32), (46, 32), (42, 27)], who.hair,
            folds=1.4)  # fmt: skip
    elif who.beard == "point":
        doll.part([(46, 27), (54, 27), (52, 33), (50, 38), (48, 33)], who.hair, folds=1.0)
    if who.beard:
        doll.part([(43.5, 25), (47, 22.8), (50, 23.8), (53, 22.8), (56.5, 25), (53, 25.8), (50, 24.8), (47, 25.8)],
            who.hair)  # fmt: skip
        doll.limb([(48, 26.6), (52, 26.6)], 0.6, ("#6a241c",) * 3, cast=0)


def _ears(doll: Doll, who: Person) -> None:
    if who.style == "pointed" or who.body == "bulky":
        for turn in (list, mirror):
            doll.part(turn([(58, 21), (60, 15), (70, 9), (63, 21)]), who.skin)


def portray(who: Person, height: int, seed: int, side: float = -1.0) -> Image.Image:
    """The person as a cut-out; the body's box is `height` pixels high."""
    doll = Doll(height, seed, side)
    _hair_behind(doll, who)
    _body(doll, who)
    if who.head:
        doll.thing(who.head[0], 50, 15, who.head[1], who.head[2])
    else:
        _ears(doll, who)
        _face(doll, who)
        _features(doll, who)
        _hair_before(doll, who)
    put_hat(doll, who)
    for pose, right in ((who.left, False), (who.right, True)):
        if pose:
            _arm(doll, who, pose, right)
    image = doll.image()
    if who.girth != 1:
        image = image.resize((round(image.width * who.girth), image.height), Image.Resampling.LANCZOS)
    return image


def stand(
    p: Painting,
    who: Person,
    x: float,
    foot: float,
    size: float,
    *,
    side: float = -1.0,
    flip: bool = False,
    glow: float = 0.25,
    tone: str = "",
    share: float = 1.0,
    turn: float = 0.0,
    shade: float = 0.55,
) -> None:
    """Stand somebody with the feet at a height; `size` is the height of the box (feet to crown) in heights."""
    height = round(size * p.height)
    image = portray(who, height, p.fresh_seed(), -side if flip else side)
    if flip:
        image = image.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    if turn:
        image = image.rotate(turn, resample=Image.Resampling.BICUBIC)
    if shade:
        p.ground_shadow(x - side * 0.02, foot - 0.006, size * 0.26, shade)
    middle = foot - (138 - (170 / 2 - 28)) / 140 * size
    lay_lit(p, image, x, middle, tone or who.cloth[2], glow=glow, share=share)
