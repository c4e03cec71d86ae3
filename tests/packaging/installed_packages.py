"""Small packages that bring games, laid into a folder as an installer would."""

from __future__ import annotations

from pathlib import Path

GAME = """\
from pathlib import Path
from typing import ClassVar

from game.engine.decision import Text
from game.grimoire import Grimoire
from tests.toy_game import GoldRush

HERE = Path(__file__).parent


class Rush(GoldRush):
    id = "{id}"
    name = Text("{title}")
    subtitle = Text("gold in the hills")


GRIMOIRE = Grimoire(Rush(), rulebook=HERE / "rulebook", words=HERE / "words", pictures=HERE / "pictures")
"""
RULES = """\
# {title}
## 1 The aim
- **GR-1.1** In a long match the goal is doubled.
- **GR-1.2** The goal is the gold that was agreed on.
## 2 A turn
- **GR-2.1** Take one gold, or throw a die for three.
## 3 The end
- **GR-3.1** Who reaches the goal first wins.
"""


def install(folder: Path, package: str, source: str) -> Path:
    """Lay a package with that source into the folder, with an entry point of its name; returns where it lies."""
    home = folder / package
    home.mkdir()
    (home / "__init__.py").write_text(source, encoding="utf-8")
    about = folder / f"{package}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8")
    entry = f"[four_grimoires.games]\n{package} = {package}:GRIMOIRE\n"
    (about / "entry_points.txt").write_text(entry, encoding="utf-8")
    return home


def install_game(folder: Path, game_id: str = "gold_fever", title: str = "Gold Fever") -> Path:
    """Lay a whole game into the folder: rules, rulebook, words of one language, a picture."""
    home = install(folder, f"{game_id}_package", GAME.format(id=game_id, title=title))
    (home / "rulebook" / "en").mkdir(parents=True)
    (home / "rulebook" / "en" / f"{game_id}.md").write_text(RULES.format(title=title), encoding="utf-8")
    (home / "words").mkdir()
    (home / "pictures").mkdir()
    return home
