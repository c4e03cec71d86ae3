"""The credits file shown in the program and the icons' list, written from `assets/icons/CREDITS.csv`."""

import csv
from collections.abc import Mapping

from art.drawn_icons import PATHS
from art.places import ASSETS, ICONS

FONT_CREDITS: tuple[tuple[str, str, str], ...] = (
    (
        "Alegreya SC (Medium; figures made lining)",
        "The Alegreya Project Authors, Juan Pablo del Peral, Huerta Tipografica",
        "AlegreyaSC-OFL.txt",
    ),
    (
        "Alegreya Sans (Medium, Bold, Italic; figures made lining)",
        "The Alegreya Sans Project Authors, Juan Pablo del Peral, Huerta Tipografica",
        "AlegreyaSans-OFL.txt",
    ),
    ("Cinzel (Regular, SemiBold, Bold)", "The Cinzel Project Authors, Natanael Gama", "Cinzel-OFL.txt"),
    ("Cinzel Decorative (Bold)", "Natanael Gama", "CinzelDecorative-OFL.txt"),
    (
        "EB Garamond (Medium, Bold, Italic)",
        "The EB Garamond Project Authors, Georg Duffner, Octavio Pardo",
        "EBGaramond-OFL.txt",
    ),
    ("Grenze Gotisch (Bold)", "The Grenze Gotisch Project Authors, Omnibus-Type", "GrenzeGotisch-OFL.txt"),
)
MEANINGS: Mapping[str, str] = {
    "flame": "school of Fire", "water-drop": "school of Water", "oak-leaf": "school of Earth",
    "power-lightning": "school of Air", "pentacle": "school of Magic", "whirlwind": "whirlwind die",
    "hearts": "power", "shield": "shield", "crossed-swords": "attack", "heart-plus": "healing",
    "magic-shield": "ward", "hourglass": "waiting, round", "rolling-dices": "dice, roll",
    "anticlockwise-rotation": "undo", "clockwise-rotation": "redo, again", "hamburger-menu": "menu",
    "cog": "settings", "spell-book": "spells", "open-book": "rulebook", "scroll-unfurled": "scroll, log",
    "help": "question, help", "speaker": "sound on", "speaker-off": "sound off", "save": "save", "load": "load",
    "crown": "leader, starting player", "laurel-crown": "victory", "trophy": "statistics, achievements",
    "death-skull": "defeat", "robot-golem": "computer player", "character": "human player", "padlock": "closed",
    "padlock-open": "open", "sight-disabled": "hidden", "eye": "visible", "crossed-chains": "silenced, bound",
    "breaking-chain": "cancelled", "linked-rings": "chain reaction", "magnifying-glass": "inspect, zoom",
    "flying-flag": "surrender, end of turn", "shape-round": "player 1", "shape-shield": "player 2",
    "shape-hexagon": "player 3", "shape-square": "player 4", "shape-diamond": "player 5",
    "shape-octagon": "player 6", "arrow-up": "up", "arrow-right": "right, next", "arrow-down": "down",
    "arrow-left": "left, back", "plus": "more", "minus": "less", "cross": "close, cancel", "check": "confirm",
}  # fmt: skip


def icon_authors() -> list[tuple[str, str, str]]:
    """Return icon, author and licence of every icon that is not our own."""
    with (ICONS / "CREDITS.csv").open(encoding="utf-8", newline="") as stream:
        return [(row["icon"], row["author"], row["licence"]) for row in csv.DictReader(stream)]


def _credits() -> str:
    fonts = "".join(
        f"| {name} | {author} | [SIL Open Font License 1.1](fonts/{licence}) |\n"
        for name, author, licence in FONT_CREDITS
    )
    icons = icon_authors()
    thanks = "".join(f"- Icons made by {author}.\n" for author in sorted({author for _, author, _ in icons}))
    rows = "".join(f"| {name} | {author} | {licence} |\n" for name, author, licence in icons)
    return (
        "# Credits\n\nPictures, music and sounds of Four Grimoires are our own: painted, composed and played by "
        "the programs in `build/art`. Some pictures are composed with the icons below.\n\n"
        f"## Fonts\n\n| font | authors | licence |\n| --- | --- | --- |\n{fonts}\n"
        f"## Icons\n\nFrom game-icons.net, recoloured and composed into pictures.\n\n{thanks}\n"
        "CC BY 3.0: Creative Commons Attribution 3.0 Unported, https://creativecommons.org/licenses/by/3.0/\n\n"
        f"| icon | author | licence |\n| --- | --- | --- |\n{rows}\n"
        f"Drawn for this game: {', '.join(PATHS)}.\n"
    )


def _list() -> str:
    rows = "".join(f"| `{name}` | {meaning} |\n" for name, meaning in MEANINGS.items())
    others = ", ".join(name for name, _, _ in icon_authors() if name not in MEANINGS)
    return (
        "# Icons\n\nWhite single-path SVGs on a grid of 512 units; the program recolours "
        "them. Authors: `CREDITS.csv`.\n\n"
        f"## For screens\n\n| icon | meaning |\n| --- | --- |\n{rows}\n## Composed into pictures\n\n{others}.\n"
    )


def write_credits() -> None:
    """Write `assets/CREDITS.md` and `assets/icons/README.md`."""
    (ASSETS / "CREDITS.md").write_text(_credits(), encoding="utf-8")
    (ICONS / "README.md").write_text(_list(), encoding="utf-8")
