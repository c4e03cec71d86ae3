"""Makes the figures of Alegreya lining, as tall as capitals: of the old-style ones that it has by default 0 reads as o.

Run once for font files as they are published: ``python build/lining_figures.py FILE...``. The Open Font
License allows changed versions; the credits say that these are changed.
"""

import sys

from fontTools.ttLib import TTFont

LINING = ".lf"
FIGURES = "0123456789"


def make_lining(path: str) -> None:
    """Let each figure stand for its lining glyph."""
    font = TTFont(path)
    known = set(font.getGlyphOrder())
    for table in font["cmap"].tables:
        for figure in FIGURES:
            glyph = table.cmap.get(ord(figure))
            if glyph is not None and glyph + LINING in known:
                table.cmap[ord(figure)] = glyph + LINING
    font.save(path)


if __name__ == "__main__":
    for name in sys.argv[1:]:
        make_lining(name)
