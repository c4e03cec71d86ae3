"""How pygame-gui's elements look: our colours and letters, in pixels."""

from __future__ import annotations

from typing import Any

from pygame import Color

from game.ui.kit.painting.theme import Theme

MARKED = "#6e4a1e"
"""The ground of selected letters."""
NOTHING = "#00000000"


def look_of_lines(pixels: int) -> dict[str, Any]:
    """A theme for lines to type in: letters so many pixels tall, on no ground and without a rim."""
    bare = {"border_width": "0", "shadow_width": "0", "shape": "rectangle", "shape_corner_radius": "0"}
    return {
        "text_entry_line": {
            "colours": {
                "dark_bg": NOTHING,
                "disabled_dark_bg": NOTHING,
                "normal_border": NOTHING,
                "disabled_border": NOTHING,
                "normal_text": hexadecimal(Theme.ink),
                "disabled_text": hexadecimal(Theme.off),
                "selected_text": hexadecimal(Theme.ink),
                "selected_bg": MARKED,
                "text_cursor": hexadecimal(Theme.gold_light),
            },
            "font": {"name": "sans", "size": str(pixels)},
            "misc": {**bare, "padding": "0,0", "text_horiz_alignment": "left", "text_horiz_alignment_padding": "0"},
        },
    }


def hexadecimal(colour: Color) -> str:
    """A colour as its themes write it."""
    return f"#{colour.r:02x}{colour.g:02x}{colour.b:02x}"
