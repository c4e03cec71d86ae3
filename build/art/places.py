"""Where the art is read from and written to."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ASSETS = ROOT / "assets"
FONTS = ASSETS / "fonts"
ICONS = ASSETS / "icons"
PICTURES = ASSETS / "pictures"
SOUNDS = ASSETS / "sounds"
DUEL = PICTURES / "warlocks_duel"
