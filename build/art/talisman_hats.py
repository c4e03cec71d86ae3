"""Hats, helmets, crowns and veils on the heads of people."""

from art.talisman_dolls import Doll, mirror
from art.talisman_looks import Person


def put_hat(doll: Doll, who: Person) -> None:
    """Lay what the person wears on the head."""
    cloth, metal = who.cloth, who.crown
    if who.hat == "hood":
        doll.part([(50, 0), (60, 5), (65, 18), (66, 34), (60, 38), (60.5, 24), (57, 11), (50, 8.4), (43, 11), (39.5,
            24), (40, 38), (34, 34), (35, 18), (40, 5)], who.cloak or cloth, folds=0.6)  # fmt: skip
    elif who.hat == "pointy":
        doll.part([(39, 11), (44, -4), (52, -21), (58, -24), (56, -14), (59, 0), (61, 11), (50, 13)], cloth, folds=0.5)
        doll.part([(30, 13), (40, 8.5), (50, 10.5), (60, 8.5), (70, 13), (60, 15.5), (50, 16), (40, 15.5)], cloth)
        doll.limb([(39.5, 8), (50, 10.5), (60.5, 8)], 1.4, metal)
    elif who.hat == "brim":
        doll.part([(41, 10), (43, 0), (50, -2), (57, 0), (59, 10), (50, 12)], cloth)
        doll.part([(32, 11), (42, 8), (58, 8), (68, 11), (58, 14.5), (42, 14.5)], cloth)
    elif who.hat == "feather":
        doll.part([(38, 11), (42, 2), (54, -2), (62, 6), (62, 11), (50, 13)], cloth)
        doll.limb([(58, 8), (66, -2), (76, -10)], 3, metal, tip=0.15, folds=1.2)
    elif who.hat == "helm":
        doll.part([(40, 20), (39.5, 9), (44, 2), (50, 0), (56, 2), (60.5, 9), (60, 20), (57.5, 14), (50, 12.4), (42.5,
            14)], metal)  # fmt: skip
        doll.limb([(50, 10), (50, 21)], 1.3, metal)
    elif who.hat == "horns":
        doll.part([(40, 16), (40, 7), (45, 1), (50, 0), (55, 1), (60, 7), (60, 16), (50, 13)], metal)
        for turn in (list, mirror):
            doll.limb(turn([(59, 8), (68, 6), (71, -6)]), 3.4, ("#f0e4c8", "#8a744c", "#ffffff"), tip=0.2)
    elif who.hat == "crown":
        doll.part([(40, 11), (38.5, 0), (43.5, 5), (46, -3), (50, 4), (54, -3), (56.5, 5), (61.5, 0), (60, 11), (50,
            13)], metal, smooth=False)  # fmt: skip
        doll.ball(50, 8, 1.7, ("#ff7060", "#801010", "#ffffff"))
    elif who.hat == "tiara":
        doll.part([(41, 11), (45, 8), (50, 2), (55, 8), (59, 11), (50, 10)], metal)
        doll.ball(50, 7.6, 1.6, ("#a8e0ff", "#1c5a90", "#ffffff"))
    elif who.hat == "cap":
        doll.part([(39.5, 13), (41, 4), (50, -1), (62, -6), (60, 4), (60.5, 13), (50, 11)], cloth, folds=0.5)
    elif who.hat == "turban":
        doll.part([(38, 12), (38, 3), (46, -4), (56, -3), (62, 4), (62, 12), (50, 14)], cloth, folds=1.2)
        doll.ball(50, 4, 2.6, metal)
    elif who.hat == "band":
        doll.limb([(41, 11), (50, 9), (59, 11)], 1.2, metal)
        doll.ball(50, 9.2, 1.8, metal)
    elif who.hat == "wreath":
        for number in range(9):
            doll.ball(41 + number * 2.25, 11 - 3 * (1 - abs(number - 4) / 4), 1.9, metal, cast=0.3)
    elif who.hat == "veil":
        doll.part([(50, 1), (60, 6), (64, 22), (68, 52), (59, 50), (59.5, 18), (56, 9), (50, 7), (44, 9), (40.5, 18),
            (41, 50), (32, 52), (36, 22), (40, 6)], metal, folds=0.8)  # fmt: skip
    elif who.hat == "mask":
        doll.part([(40.5, 15.5), (50, 14.5), (59.5, 15.5), (59, 21), (54, 21.5), (50, 20), (46, 21.5), (41, 21)], metal)
        for sign in (-1, 1):
            doll.stain(50 + sign * 3.9, 18.4, 1.9, 1.1, "#f4efe4", 1)
            doll.stain(50 + sign * 3.9, 18.4, 0.9, 1.1, who.eyes)
