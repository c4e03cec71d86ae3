"""How pygame-gui's elements look: our colours and letters, in pixels."""

from __future__ import annotations

from typing import Any

from pygame import Color

from game.ui.kit.painting.theme import Theme

MARKED = "#6e4a1e"
"""The ground of selected letters."""
NOTHING = "#00000000"
DIALOG = "#file_dialog"
LIST = f"{DIALOG}.#file_display_list"
"""How its themes name the dialog for files, and the list in it."""


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


def look_of_lists(theme: Theme, size: float, indent: float) -> dict[str, Any]:
    """A theme for the list of a dialog for files: rows of words of a logical size, so far from the left; our bar."""
    bare = {"border_width": "0", "shadow_width": "0", "shape": "rectangle", "shape_corner_radius": "0"}
    font = {"name": "sans", "size": str(max(6, round(size * theme.scale)))}
    folders, files = ({**_states(ink), "font": font} for ink in (theme.gold_light, theme.ink))
    indented = {"text_horiz_alignment": "left", "text_horiz_alignment_padding": str(theme.px(indent))}
    radius = str(theme.px(5))
    return {
        DIALOG: {
            "colours": {"dark_bg": NOTHING, "normal_border": NOTHING},
            "misc": {**bare, "enable_title_bar": "0", "enable_close_button": "0"},
        },
        LIST: {
            "colours": {"dark_bg": NOTHING, "normal_border": NOTHING},
            "misc": {**bare, "list_item_height": str(theme.px(ROW))},
        },
        f"{LIST}.#file_list_item": {**files, "misc": {**bare, **indented}},
        f"{LIST}.#directory_list_item": {**folders, "misc": {**bare, **indented}},
        f"{LIST}.vertical_scroll_bar": {
            "colours": {"dark_bg": "#000000", "normal_border": hexadecimal(theme.gold_dark)},
            "misc": {
                "border_width": str(max(1, theme.px(1))),
                "shadow_width": "0",
                "shape": "rounded_rectangle",
                "shape_corner_radius": radius,
                "enable_arrow_buttons": "0",
            },
        },
        f"{LIST}.vertical_scroll_bar.#sliding_button": {
            "colours": {
                **{f"{state}_bg": hexadecimal(theme.gold) for state in ("normal", "selected", "disabled")},
                **{f"{state}_bg": hexadecimal(theme.gold_light) for state in ("hovered", "active")},
                **{f"{state}_border": NOTHING for state in STATES},
            },
            "misc": {**bare, "shape": "rounded_rectangle", "shape_corner_radius": radius},
        },
    }


STATES = ("normal", "hovered", "active", "selected", "disabled")
ROW = 34
"""How tall a row of a list of files is, in logical pixels."""


def _states(ink: Color) -> dict[str, Any]:
    """The colours of a row: chosen and hovered as in our other lists."""
    grounds = {"normal": NOTHING, "hovered": "#b8842f50", "active": "#b8842f96", "selected": "#b8842f96"}
    return {
        "colours": {
            **{f"{state}_bg": grounds.get(state, NOTHING) for state in STATES},
            **{f"{state}_border": NOTHING for state in STATES},
            **{f"{state}_text": hexadecimal(ink) for state in STATES},
        }
    }


def hexadecimal(colour: Color) -> str:
    """A colour as its themes write it."""
    return f"#{colour.r:02x}{colour.g:02x}{colour.b:02x}"
