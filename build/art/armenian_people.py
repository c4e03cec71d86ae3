"""Portraits of the people of Armenia: four magicians and the nine kinds of mortals who hunt them."""

from PIL import Image

from art.armenian_dress import BROWN, DARK, GOLD, HATS, STEEL, Person, head, robe
from art.demon_scenes import SCENES, Palette
from art.effects import ring, sparks
from art.files import save_painting
from art.painting import Painting
from art.places import PICTURES
from art.portrait import HEIGHT, WIDTH

FOLDER = PICTURES / "demons"
SIZE = (320, 400)
QUALITY = 80
NIGHT = Palette("#05081c", "#16305a", "#4a70a0", "#0c1830", "#cfe0ff", "#60a0ff")
DUSK = Palette("#1a0a24", "#5a2450", "#c87060", "#2a1430", "#ffd0b0", "#ff8090")
GREEN = Palette("#04140e", "#124a38", "#58a070", "#0a2a20", "#c8ffd8", "#40e090")
VIOLET = Palette("#100420", "#3c1860", "#8850a8", "#1c0c30", "#e8c8ff", "#c070ff")
DAY = Palette("#28405e", "#7a98b0", "#e8d8b0", "#5a5a48", "#fff4d8", "#ffe0a0")
EVENING = Palette("#2a1820", "#8a4a40", "#f0b078", "#4a2c24", "#fff0d0", "#ffc070")
GREY, WHITE, BLACK, RED = (
    ("#b8bcc8", "#4a4e5a", "#ffffff"),
    ("#f4f6fa", "#98a4b8", "#ffffff"),
    ("#3a3028", "#0c0806", "#a89078"),
    ("#b05028", "#48180a", "#ffb890"),
)
MAGICIANS: dict[str, Person] = {
    "alaric": Person(
        "moor",
        NIGHT,
        ("#3a62a0", "#0c1c40", "#a8d0ff"),
        ("#1c2c50", "#080e20", "#80a8e0"),
        "hood",
        ("#44689e", "#0e1c3c", "#c0dcff"),
        eyes="#3a78c0",
        brows="#c8ccd4",
        beard=GREY,
        long_beard=True,
        held="crescent-staff",
        held_tones=("#d8e0f0", "#3a4660", "#ffffff"),
        magic="#60a0ff",
    ),
    "basil": Person(
        "palace",
        VIOLET,
        ("#6a2a8a", "#200a34", "#e0b0ff"),
        ("#c09030", "#4a2c08", "#ffe8a0"),
        "skullcap",
        ("#7a3098", "#260c3c", "#e8c0ff"),
        skin=BROWN,
        brows="#1a100a",
        beard=BLACK,
        held="open-book",
        held_tones=("#f0e0b0", "#5a3a14", "#fff8e0"),
        magic="#c070ff",
    ),
    "cyprian": Person(
        "cave",
        GREEN,
        ("#2a6a4a", "#081e14", "#a8ffd0"),
        ("#14301f", "#050c08", "#80d0a0"),
        "hood",
        ("#1c4a34", "#06140d", "#90f0c0"),
        eyes="#40c080",
        brows="#1a140e",
        lips="#8a5048",
        held="candle-skull",
        held_tones=("#e8f0c8", "#3a4420", "#ffffe0"),
        magic="#40e090",
    ),
    "theodora": Person(
        "garden",
        DUSK,
        ("#a02848", "#340818", "#ffb0c0"),
        ("#d8a848", "#5a340c", "#fff0b0"),
        "diadem",
        GOLD,
        eyes="#58803a",
        brows="#6a2c14",
        lips="#c83848",
        hair=RED,
        held="crystal-ball",
        held_tones=("#ffd0e8", "#6a1c48", "#ffffff"),
        magic="#ff8090",
    ),
}
MORTALS: dict[str, Person] = {
    "duke": Person(
        "battlefield",
        DAY,
        ("#8a2a20", "#2c0a08", "#ff9880"),
        STEEL,
        "helmet",
        STEEL,
        beard=BLACK,
        held="broadsword",
        held_tones=STEEL,
    ),
    "metropolitan": Person(
        "hall",
        VIOLET,
        ("#6a2a7a", "#200a2c", "#e8b8ff"),
        GOLD,
        "mitre",
        ("#f0e8d8", "#8a7040", "#ffffff"),
        brows="#d8d8dc",
        beard=WHITE,
        long_beard=True,
        held="crescent-staff",
    ),
    "emir": Person(
        "palace",
        EVENING,
        ("#1c6a60", "#06221e", "#90f0e0"),
        ("#e8d8b0", "#6a5020", "#fff8e0"),
        "turban",
        ("#f4ecd8", "#8a7a50", "#ffffff"),
        skin=BROWN,
        beard=BLACK,
        held="crescent-blade",
        held_tones=STEEL,
    ),
    "bishop": Person(
        "hall",
        DAY,
        ("#b08a3a", "#3c2808", "#fff0b0"),
        ("#7a1c1c", "#280606", "#ff9080"),
        "mitre",
        ("#c8a040", "#4a3008", "#fff0b0"),
        brows="#8a7a6a",
        beard=GREY,
        held="jerusalem-cross",
    ),
    "abbot": Person(
        "mountains",
        DAY,
        ("#2c2a30", "#0a0a0e", "#a8a8b8"),
        ("#3c3a42", "#101014", "#b0b0c0"),
        "klobuk",
        ("#2a282e", "#0a0a0c", "#a0a0b0"),
        brows="#c8c8cc",
        beard=WHITE,
        long_beard=True,
        held="open-book",
    ),
    "mullah": Person(
        "desert",
        EVENING,
        ("#3a4a3a", "#101810", "#b8d0b0"),
        ("#d8d0b8", "#5a5440", "#ffffff"),
        "turban",
        ("#3c5a4a", "#12241a", "#c0e8d0"),
        skin=DARK,
        brows="#a8a098",
        beard=GREY,
        long_beard=True,
        held="tied-scroll",
    ),
    "king": Person(
        "hall",
        DUSK,
        ("#2a4a9a", "#0a1638", "#a8c8ff"),
        ("#f0e8e0", "#8a8078", "#ffffff"),
        "crown",
        GOLD,
        beard=RED,
        held="winged-scepter",
    ),
    "prince": Person(
        "woods",
        GREEN,
        ("#6a5a1c", "#241c06", "#f0e090"),
        ("#2a5a7a", "#0a1c2a", "#a0d8ff"),
        "diadem",
        GOLD,
        hair=BLACK,
        held="hawk-emblem",
    ),
    "baron": Person(
        "battlefield",
        EVENING,
        ("#5a2c1a", "#1c0c06", "#e0a080"),
        STEEL,
        "helmet",
        ("#a89070", "#3a2c1c", "#fff0d8"),
        beard=RED,
        held="sharp-halberd",
        held_tones=STEEL,
    ),
}


def portrait(name: str, person: Person) -> Image.Image:
    """The finished portrait, 320 by 400 pixels."""
    p = Painting(f"person {name}", WIDTH, HEIGHT)
    SCENES[person.scene](p, person.colours)
    p.glow(0.5, 0.36, 0.34, person.colours.glow, 0.3)
    if person.magic:
        for radius in (0.27, 0.35):
            ring(p, 0.5, 0.36, radius, person.magic, 1.0, 0.003, 0.6)
        p.actor("pentacle", 0.5, 0.36, 0.7, (person.magic, person.colours.high, person.magic), glow=0.3, share=0.22)
    robe(p, person)
    head(p, person)
    HATS[person.hat](p, person.hat_tones)
    if person.held:
        p.actor(person.held, 0.83, 0.62, 0.34, person.held_tones, glow=0.5)
    if person.magic:
        sparks(p, 0.5, 0.6, 0.36, person.magic, 110, 2.6)
    return p.finished(SIZE, 0.45)


def paint_magician(name: str) -> None:
    """Write the portrait of a magician."""
    save_painting(portrait(name, MAGICIANS[name]), FOLDER / "magicians" / f"{name}.jpg", QUALITY)


def paint_mortal(name: str) -> None:
    """Write the portrait of a kind of mortal."""
    save_painting(portrait(name, MORTALS[name]), FOLDER / "mortals" / f"{name}.jpg", QUALITY)
