"""The board as one kept picture: lands, river, mountains, every space with its scene and name, bridge and Portal."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.engine.decision import Text, text
from game.talisman.box.board import CROWN, SPACES, Space
from game.talisman.rules.drawing import counted
from game.ui.kit.painting.glow import blit_halo, halo, panel, shadow
from game.ui.kit.painting.lettering import one_line, paragraph, written_width
from game.ui.kit.painting.painter import Painter
from game.ui.kit.painting.store import PictureStore
from game.ui.kit.painting.theme import Theme
from game.ui.kit.painting.without_waiting.in_steps import Paintings, Steps
from game.ui.tables.talisman.board.layout import FRAME, BoardPlaces, is_noted, ribbon_of
from game.words import say

LEAST = 10
"""The smallest letters of a caption, in pixels of a usual monitor: longer names take two lines."""
LEAST_IN_LINES, LINES = 8.5, (1.8, 2.6)
"""The smallest letters of longer names; how high they may become, in heights of a caption of one line."""
SHORT = {CROWN: Text("The Crown")}
"""What is written where a name is too long for three lines."""
INK = (43, 21, 8)
PAINTED_SIDE = 1400
NOTES = {
    1: Text("Draw 1 card"), 2: Text("Draw 2 cards"), 3: Text("Draw 3 cards"),
    "village": Text("Visit"), "city": Text("Visit"), "castle": Text("Healing"), "graveyard": Text("Evil may pray"),
    "chapel": Text("Healing, prayer"), "temple": Text("Pray"), "tavern": Text("Throw 1 die"),
    "crags": Text("Throw 1 die"), "forest": Text("Throw 1 die"), "chasm": Text("Throw 1 die"),
    "desert": Text("Lose 1 Life"), "black_knight": Text("1 Gold or 1 Life"), "warlocks_cave": Text("Take a quest"),
    "mines": Text("3 dice – Craft"), "crypt": Text("3 dice – Strength"), "vampires_tower": Text("Throw 1 die"),
    "pits": Text("Lizardmen"), "werewolf_den": Text("Fight"), "dice_with_death": Text("2 dice each"),
    "valley_of_fire": Text("Talisman needed"), "plain_of_peril": Text("Stop here"), "crown": Text("Command Spell"),
}  # fmt: skip
"""What happens on a space in two or three words: by the cards it draws, else by its terrain."""


FULL = Text("No card is drawn: {n} lies here", plural="No card is drawn: {n} lie here")


def note_of(space: Space, lying: Sequence[str] = ()) -> Text:
    """The short note on a space; of the cards that it draws those are drawn that do not ``lie`` there yet."""
    found = NOTES.get(space.terrain)
    if found is not None:
        return found
    there = counted(lying)
    if there < space.draw:
        return NOTES[space.draw - there]
    return text(FULL.message, plural=FULL.plural, n=len(lying))


class BoardPicture(Painter):
    """Paints the board once per size and keeps the last two."""

    def __init__(self, theme: Theme, pictures: PictureStore) -> None:
        super().__init__(theme, pictures)
        self._paintings = Paintings(2)

    def of_side(self, side: int) -> pygame.Surface:
        """The board with everything that never moves."""
        return self._paintings.picture(side, lambda: self._begun(side))

    def _begun(self, side: int) -> Steps:
        """The steps of the painting, once what takes long to read is there."""
        places = BoardPlaces(pygame.Rect(0, 0, side, side), self._theme.density)
        for space in SPACES.values():
            self._scene(space, places.tile(space.id))
        return self._paint(self._pictures.own("talisman/board/board.jpg", (side, side)), side, places)

    def _paint(self, surface: pygame.Surface, side: int, places: BoardPlaces) -> Steps:
        """Space after space on the bare board."""
        for space in SPACES.values():
            self._paint_space(surface, space, places.tile(space.id))
            yield
        for name in ("bridge", "portal"):
            source = self._pictures.picture(f"talisman/board/{name}.png")
            share = side / PAINTED_SIDE
            size = (round(source.get_width() * share), round(source.get_height() * share))
            sprite = self._pictures.picture(f"talisman/board/{name}.png", size)
            surface.blit(sprite, sprite.get_rect(center=places.spot(name)))
            yield
        return surface

    def _scene(self, space: Space, tile: pygame.Rect) -> tuple[pygame.Surface, pygame.Rect]:
        """The scene of a space, and where inside of its frame it lies."""
        edge = max(1, round(tile.width * FRAME * 0.6))
        inner = tile.inflate(-2 * edge, -2 * edge)
        return self._pictures.picture(f"talisman/spaces/{space.id}.jpg", inner.size), inner

    def _paint_space(self, surface: pygame.Surface, space: Space, tile: pygame.Rect) -> None:
        radius = max(3, tile.width // 13)
        blit_halo(surface, shadow(tile.size, radius, max(5, tile.width // 12), 190), tile, (1, tile.width // 45))
        if space.id == CROWN:
            blit_halo(surface, halo(tile.size, radius, max(8, tile.width // 5), (255, 196, 84), 235), tile)
        scene, inner = self._scene(space, tile)
        surface.blit(scene, inner)
        frame = self._pictures.picture(f"talisman/board/frame_{space.region}.png", tile.size)
        surface.blit(frame, tile)
        self._paint_name(surface, space, tile)

    def _paint_name(self, surface: pygame.Surface, space: Space, tile: pygame.Rect) -> None:
        box, noted = ribbon_of(tile, self._theme.density), is_noted(tile, self._theme.density)
        name = say(space.name)
        if noted:
            # The corners of the ribbon are half its height: an odd height would leave a dark line between them.
            box.height -= box.height % 2
            band = self._pictures.nine_slice("chrome/ribbon.png", box.size, box.height // 2)
            blit_halo(surface, shadow((box.width - 8, box.height), 3, 6, 170), box, (0, 2))
            surface.blit(band, box)
            self._paint_note(surface, space, tile)
            box = pygame.Rect(box.left, box.top, box.width, round(box.height * 0.84))
        elif self._is_too_long(name, box):
            name, box = self._in_lines(space, box)
        if not noted:
            surface.blit(panel(box.size, 3, (240, 226, 188, 250), (92, 58, 26, 255)), box)
        words = self._name(name, box, noted)
        surface.blit(words, words.get_rect(center=box.center))

    def _is_too_long(self, name: str, box: pygame.Rect) -> bool:
        """Whether a name would be too small to read on one line, and so is written on two."""
        wide = written_width(self._theme, name, "sans_bold", LEAST * self._theme.density)
        return " " in name and wide > box.width - 4

    def _in_lines(self, space: Space, box: pygame.Rect) -> tuple[str, pygame.Rect]:
        """A name with room for it on two lines, or on three; the short one if its words are too long for that."""
        wide = box.width - 4
        for share in LINES:
            most = round(box.height * share)
            if paragraph(self._theme, say(space.name), "sans_bold", box.height * 0.84, (wide, most), INK, self._least):
                return say(space.name), pygame.Rect(box.left, box.bottom - most, box.width, most)
        return say(SHORT.get(space.id, space.name)), box

    @property
    def _least(self) -> float:
        """The smallest letters of a name on several lines."""
        return LEAST_IN_LINES * self._theme.density

    def _name(self, name: str, box: pygame.Rect, roomy: bool) -> pygame.Surface:
        """A name in the largest type that fits: capitals where there is room, else narrower letters."""
        if not roomy:
            inside = (box.width - 4, box.height)
            lines = paragraph(self._theme, name, "sans_bold", box.height * 0.84, inside, INK, self._least)
            return lines or one_line(self._theme, name, "sans_bold", box.height * 0.84, inside[0], INK)
        room = round(box.width * 0.86)
        capitals = one_line(self._theme, name, "title", box.height * 0.72, room, INK)
        narrow = one_line(self._theme, name, "sans_bold", box.height * 0.78, room, INK)
        return narrow if capitals.get_height() < narrow.get_height() * 0.8 else capitals

    def _paint_note(self, surface: pygame.Surface, space: Space, tile: pygame.Rect) -> None:
        """What one does there, in a few words below the name."""
        size = tile.height * 0.088
        words = one_line(self._theme, say(note_of(space)), "sans_bold", size, round(tile.width * 0.78), (255, 240, 200))
        pill = pygame.Rect(0, 0, words.get_width() + round(size * 1.3), round(size * 1.35))
        pill.midbottom = (tile.centerx, tile.bottom - 1)
        surface.blit(panel(pill.size, pill.height // 2, (20, 10, 4, 200), (120, 90, 44, 200)), pill)
        surface.blit(words, words.get_rect(center=pill.center))
