"""Our letters for pygame-gui, which would bring 44 MB of its own: set like all other words, so that they look alike."""

from __future__ import annotations

import pygame
from pygame import Color, Rect, Surface
from pygame_gui.core import ui_appearance_theme
from pygame_gui.core.interfaces.gui_font_interface import IGUIFontInterface
from pygame_gui.core.ui_font_dictionary import DefaultFontData, UIFontDictionary
from pygame_gui.core.utility import FontResource

from game.ui.kit.painting.typesetting import FONT_FILES, face, line, width

PLAIN = "sans"
"""The style for what the theme names no style of ours for."""

Metrics = tuple[int, int, int, int, int]


class Letters(IGUIFontInterface):
    """A style of type in a size in pixels, as pygame-gui asks for it."""

    underline = False
    underline_adjustment = 0.0

    def __init__(self, style: str, pixels: int) -> None:
        self.style = style
        self.pixels = pixels

    def size(self, text: str) -> tuple[int, int]:
        """The size of one line of words."""
        return width(self.style, self.pixels, text), face(self.style, self.pixels).font.get_height()

    def get_rect(self, text: str) -> Rect:
        """The same; its top tells where the base line is."""
        return Rect((0, face(self.style, self.pixels).font.get_ascent()), self.size(text)) if text else Rect(0, 0, 0, 0)

    def render_premul(self, text: str, text_color: Color) -> Surface:
        """The words with their colours multiplied by their alpha."""
        picture = line(text, self.style, self.pixels, text_color)
        return picture.convert_alpha().premul_alpha() if all(picture.get_size()) else picture

    def render_premul_to(
        self, text: str, text_colour: Color, surf_size: tuple[int, int], surf_position: tuple[int, int]
    ) -> Surface:
        """The same on a sheet of a size, the base line at a point."""
        sheet = Surface(surf_size, pygame.SRCALPHA, 32)
        top = surf_position[1] - face(self.style, self.pixels).font.get_ascent()
        words = self.render_premul(text, text_colour)
        sheet.blit(words, (surf_position[0], top), special_flags=pygame.BLEND_PREMULTIPLIED)
        return sheet

    def get_metrics(self, text: str) -> list[Metrics]:
        """Never None: a letter that our fonts do not have may be typed all the same, it is a name's own."""
        return [(0, *self.size(letter), 0, width(self.style, self.pixels, letter)) for letter in text]

    def get_point_size(self) -> int:
        """The size in pixels."""
        return self.pixels

    def get_padding_height(self) -> int:
        """The room below the base line."""
        return 1 - face(self.style, self.pixels).font.get_descent()

    def get_direction(self) -> int:
        """From left to right."""
        return pygame.DIRECTION_LTR


class OurFonts(UIFontDictionary):
    """Finds our letters for every name; pygame-gui's own files are never read, and need not be there."""

    def _load_default_font(self, font: DefaultFontData) -> None:
        self.loaded_fonts[font.idx] = _resource(font.name, font.size)

    def preload_font(self, font_size: int, font_name: str, *_style: object, **_more: object) -> None:
        """Nothing is read ahead: letters are kept by size already."""

    def find_font_resource(self, font_size: int, font_name: str, *_style: object, **_more: object) -> FontResource:
        """The letters of a style, so many pixels tall."""
        return self.loaded_fonts.setdefault(f"{font_name} {font_size}", _resource(font_name, font_size))


def _resource(name: str, pixels: int) -> FontResource:
    style = name if name in FONT_FILES else PLAIN
    resource = FontResource(f"{name} {pixels}", pixels, {}, (FONT_FILES[style], False))
    resource.loaded_font = Letters(style, pixels)
    return resource


def use_our_letters() -> None:
    """Have every theme made with them: it makes its dictionary of fonts itself, and cannot be given one."""
    vars(ui_appearance_theme)["UIFontDictionary"] = OurFonts
