"""What people look like: colours, things in hands, clothes, hair, hats."""

from dataclasses import dataclass, field

from art.talisman_sculpt import Tones

STEEL = ("#c8ccd8", "#4c505e", "#ffffff")
BRONZE = ("#d8a860", "#5a3a1c", "#fff0c0")
GOLD = ("#ffe08a", "#8a5a14", "#fff8d8")
LEATHER = ("#8a5c34", "#35200f", "#e8c08c")
FAIR = ("#f4cba6", "#a8694a", "#fff0dc")
TAN = ("#cf9468", "#6e4028", "#ffdcb4")
DARK = ("#8a5a3c", "#3c2214", "#e0b088")
GREEN = ("#9ab05a", "#3c4a1c", "#e8f4a8")
PALE = ("#d8d8cc", "#6c7068", "#ffffff")


@dataclass(frozen=True)
class Held:
    """A thing in a hand: icon, size in units of the box, turn, and how far its middle lies from the hand."""

    name: str
    size: float
    turn: float = 0.0
    across: float = 0.0
    down: float = 0.0
    tones: Tones = STEEL
    flip: bool = False


@dataclass(frozen=True)
class Person:
    """What somebody looks like; tones are top, bottom and rim of each part.

    `head` puts a modelled icon (name, size, tones) in place of a human face.
    """

    body: str = "robe"
    cloth: Tones = ("#5a4a8a", "#1c1638", "#c8b8ff")
    under: Tones = ("#4a3a2a", "#1c140c", "#c8a878")
    skin: Tones = FAIR
    hair: Tones = ("#6a4020", "#2a160a", "#d8a868")
    style: str = "short"
    beard: str = ""
    hat: str = ""
    crown: Tones = GOLD
    cloak: Tones | None = None
    left: str = "down"
    right: str = "down"
    belt: Tones | None = LEATHER
    eyes: str = "#1a1010"
    held: tuple[tuple[str, Held], ...] = field(default=())
    girth: float = 1.0
    plate: Tones = STEEL
    head: tuple[str, float, Tones] | None = None
