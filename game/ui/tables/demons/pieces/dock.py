"""The dock along the lower edge: own plate, own demons, the pools of the ranks; and the tools at the right."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from game.demons.box.goetia import DEMONS
from game.demons.state import DEAD, GONE
from game.demons.view import DemonsView
from game.ui.kit.painting.glow import shadow
from game.ui.kit.painting.lettering import one_line
from game.ui.kit.painting.painter import Painter
from game.ui.kit.painting.store import PictureStore
from game.ui.kit.painting.theme import Theme
from game.ui.tables.common.pieces import CARD, Piece
from game.ui.tables.demons.pieces.demon_cards import METALS, DemonCards
from game.ui.tables.demons.pieces.thrones import Thrones
from game.ui.tables.demons.places import CHOOSING, EXIT, THRONE, TOKEN, TOOL, Places
from game.words import _, ngettext_

INK = (243, 223, 174)
DIM = (190, 164, 120)
GOLD = (246, 221, 148)
FAINT = (132, 112, 84)
LEATHER = (27, 15, 8)
ABOVE_NAME, SMALL = 0.18, 60
"""Where a pool's name begins above its foot, in heights of it; the height, in usual pixels, of one that is small."""
SEAL_AT = 0.44
"""Where the middle of the seal on a pool lies, in heights of it."""
CROWN, CROWN_AT = 0.22, 0.52
"""The crown of the demon who controls the others: its width and where its middle lies, in widths of his card."""


def leading(view: DemonsView) -> frozenset[str]:
    """The places of the demons who control others."""
    return frozenset(
        f"demon:{box.demon}"
        for magician in view.magicians
        if magician.demons > 1
        for box in magician.boxes
        if box.controlling and box.demon is not None
    )


class Dock(Painter):
    """Draws the dock and what lies on it."""

    def __init__(self, theme: Theme, pictures: PictureStore, cards: DemonCards) -> None:
        super().__init__(theme, pictures)
        self._cards = cards
        self._thrones = Thrones(theme, pictures)

    def ground(self, surface: pygame.Surface, where: Places, view: DemonsView, bottom: int) -> None:
        """Leather with a gilt line; words where no demon lies."""
        key = ("dock", where.dock.size)
        surface.blit(self._pictures.made(key, lambda: self._ground(where.dock.size)), where.dock)
        self._caption(surface, where)
        magician = view.magicians[bottom]
        if magician.demons or magician.borrowed or magician.status in (DEAD, GONE):
            return
        words = one_line(
            self._theme,
            _("Your demons will lie here. Conjure some from the pools."),
            "italic",
            where.cards.height * 0.14,
            where.cards.width,
            DIM,
        )
        surface.blit(words, words.get_rect(center=where.cards.center))

    def _caption(self, surface: pygame.Surface, where: Places) -> None:
        """What the pools are, between two lines below them."""
        high = where.pools.height - where.pool[1]
        foot = pygame.Rect(where.pools.left, where.pools.bottom - high, where.pools.width, high)
        if high < 18 * self._theme.density:
            return
        letters = min(foot.height * 0.6, 18 * self._theme.density)
        caption = one_line(self._theme, _("The seals of the spirits"), "small_caps", letters, foot.width - 60, DIM)
        place = caption.get_rect(center=foot.center)
        surface.blit(caption, place)
        for left, right in ((foot.left + 6, place.left - 8), (place.right + 8, foot.right - 6)):
            pygame.draw.line(surface, (106, 78, 38), (left, foot.centery), (right, foot.centery))

    def _ground(self, size: tuple[int, int]) -> pygame.Surface:
        ground = pygame.Surface(size)
        ground.blit(self._pictures.tiled("chrome/panel.jpg", size), (0, 0))
        veil = pygame.Surface(size)
        veil.fill((20, 10, 6))
        veil.set_alpha(120)
        ground.blit(veil, (0, 0))
        for line, tint in enumerate(((106, 68, 19), GOLD, (106, 68, 19))):
            pygame.draw.line(ground, tint, (0, line), (size[0], line))
        return ground

    def piece(self, surface: pygame.Surface, view: DemonsView, piece: Piece, notes: Mapping[str, str]) -> None:
        """Draw a card, a pool, a token or a tool."""
        if piece.kind == CARD:
            self._card(surface, piece, leads=piece.place in leading(view))
        elif piece.kind == TOOL:
            self.tool(surface, piece, lit=False)
        elif piece.kind == TOKEN:
            self._token(surface, piece)
        elif piece.kind == EXIT:
            self._exit(surface, piece)
        elif piece.kind == THRONE:
            self._thrones.draw(surface, piece.rect, wanted=piece.zone == CHOOSING)
        else:
            self._pool(surface, piece, notes.get(piece.place, ""))

    def _card(self, surface: pygame.Surface, piece: Piece, *, leads: bool) -> None:
        rect = piece.rect
        shade = shadow(rect.size, 6, 8, 150)
        surface.blit(shade, shade.get_rect(center=rect.center))
        lies, _colon, named = piece.zone.partition(":")
        face = self._cards.face(int(piece.face), rect.width) if piece.face else self._cards.back(named, rect.width)
        surface.blit(face, rect)
        if lies == "lent":
            self._lent(surface, rect, named)
        elif leads:
            side = round(rect.width * CROWN)
            crown = self._pictures.icon("imperial-crown", side, pygame.Color(*METALS[DEMONS[int(piece.face)].rank]))
            ground = pygame.Rect(0, 0, side + 4, side + 2)
            ground.midtop = (rect.left + round(rect.width * CROWN_AT), rect.top + 2)
            pygame.draw.rect(surface, LEATHER, ground, border_radius=4)
            surface.blit(crown, crown.get_rect(center=ground.center))

    def _lent(self, surface: pygame.Surface, rect: pygame.Rect, holder: str) -> None:
        """The place of a demon whom another magician has borrowed: dark, with a word of where he is."""
        veil = pygame.Surface(rect.size, pygame.SRCALPHA)
        veil.fill((*LEATHER, 190))
        surface.blit(veil, rect)
        pitch = max(11, round(rect.height * 0.14))
        for line, words in enumerate((_("lent to"), holder)):
            picture = one_line(self._theme, words, "sans_bold", pitch, rect.width - 4, GOLD)
            down = (2 * line - 1) * pitch * 2 // 3
            surface.blit(picture, picture.get_rect(center=(rect.centerx, rect.centery + down)))

    def _pool(self, surface: pygame.Surface, piece: Piece, note: str) -> None:
        """A pile of face-down counters, how many are left, and what is added to the die."""
        rect = piece.rect
        if not piece.count:
            surface.blit(self._pictures.made(("spent", piece.face, rect.size), lambda: self._spent(piece)), rect)
            return
        back = self._cards.back(piece.face, rect.width)
        for layer in range(min(3, 1 + piece.count // 8) - 1, -1, -1):
            surface.blit(back, rect.move(-layer * 2, -layer * 2))
        size = max(11, round(rect.height * 0.15))
        words = one_line(self._theme, str(piece.count), "sans_bold", size, rect.width, INK)
        tag = pygame.Rect(0, 0, words.get_width() + size, round(size * 1.25))
        tag.topright = (rect.right + 2, rect.top - 2)
        pygame.draw.rect(surface, LEATHER, tag, border_radius=tag.height // 3)
        pygame.draw.rect(surface, METALS[piece.face], tag, 1, border_radius=tag.height // 3)
        surface.blit(words, words.get_rect(center=tag.center))
        if note:
            self._note(surface, rect, note, size * 1.1)

    def _note(self, surface: pygame.Surface, rect: pygame.Rect, note: str, size: float) -> None:
        """What is added to the die, above a pool's name; on its seal where else it opens, if it is closed here.

        Where the name would be covered everything lies on the seal.
        """
        closed = not note.lstrip("+-").isdigit()
        label = one_line(self._theme, note, "sans_bold", size, rect.width - 4, DIM if closed else GOLD)
        place = label.get_rect(midbottom=(rect.centerx, rect.bottom - round(rect.height * ABOVE_NAME)))
        if closed or rect.height <= SMALL * self._theme.density:
            place.center = (rect.centerx, rect.top + round(rect.height * SEAL_AT))
        pygame.draw.rect(surface, LEATHER, place.inflate(8, 2), border_radius=4)
        surface.blit(label, place)

    def _spent(self, piece: Piece) -> pygame.Surface:
        """Where a pile has lain whose demons have all been conjured: its seal, burnt into the leather."""
        seal = pygame.transform.grayscale(self._cards.back(piece.face, piece.rect.width))
        seal.fill((88, 62, 44), special_flags=pygame.BLEND_RGB_MULT)
        seal.set_alpha(150)
        return seal

    def _token(self, surface: pygame.Surface, piece: Piece) -> None:
        rect = piece.rect
        if piece.face == "ring":
            surface.blit(self._pictures.picture("demons/ring_small.png", rect.size), rect)
        else:
            size = (round(rect.height * 0.83), rect.height)
            picture = self._pictures.picture(f"demons/shields/{piece.face}.png", size)
            surface.blit(picture, picture.get_rect(center=rect.center))

    def tool(self, surface: pygame.Surface, piece: Piece, *, lit: bool) -> None:
        """A round button with an icon."""
        rect = piece.rect
        button = self._pictures.nine_slice(
            "chrome/button_lit.png" if lit else "chrome/button.png", rect.size, rect.height // 4
        )
        surface.blit(button, rect)
        self.draw_icon(surface, piece.face, round(rect.height * 0.62), GOLD, center=rect.center)

    def _exit(self, surface: pygame.Surface, piece: Piece) -> None:
        """The plate for leaving, with what the way to the rim costs; grey where it cannot be done now."""
        rect, ink = piece.rect, INK if piece.face else FAINT
        surface.blit(self._pictures.nine_slice("chrome/button.png", rect.size, rect.height // 4), rect)
        sign = GOLD if piece.face else FAINT
        self.draw_icon(surface, "run", round(rect.height * 0.6), sign, midleft=(rect.left + 10, rect.centery))
        said = _("Leave the map")
        if piece.count:
            said = ngettext_("Leave the map: {n} point", "Leave the map: {n} points", piece.count)
        words = one_line(self._theme, said, "heading", rect.height * 0.42, rect.width - rect.height - 12, ink)
        surface.blit(words, words.get_rect(midleft=(rect.left + rect.height, rect.centery)))
