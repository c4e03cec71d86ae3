"""The plates beside the board: mages with what they carry, demons with their powers, the price list, the stock."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Color

from game.devils_circle.view import CircleView, DemonView, MageView
from game.engine.decision import Text
from game.engine.view import SeatView
from game.ui.kit.painting.glow import GOLD, blit_halo, halo, panel
from game.ui.kit.painting.lettering import one_line, pixel_font
from game.ui.kit.painting.painter import Painter
from game.ui.kit.painting.store import PictureStore
from game.ui.kit.painting.theme import Theme
from game.ui.kit.painting.without_waiting.patience import remembered
from game.ui.tables.common.pieces import Piece
from game.ui.tables.common.seats import colour_of, icon_of
from game.ui.tables.devils_circle.board.badges import ACTION, COUNT, FREEDOM, MATERIALITY, POWER, STRENGTH, Badges
from game.ui.tables.devils_circle.deeds import BY_ID, GOODS
from game.words import _, say

INK, DIM, WARN = (246, 228, 186), (196, 174, 136), (255, 170, 120)
GROUND, RIM, LIT_RIM = (20, 12, 16, 226), (128, 96, 48, 255), (246, 205, 110, 255)
DEMON_GROUND = (28, 8, 26, 226)
COUNT_SHARE, COUNT_LEAST = 0.66, 17
"""How large the number of things of a kind is: a share of its box, and at least so many pixels."""
STATUS = {"neutralised": Text("in hell"), "left": Text("withdrawn"), "waiting": Text("not yet here")}


class Plates(Painter):
    """Draws everything in the two columns but the clock."""

    def __init__(self, theme: Theme, pictures: PictureStore, badges: Badges) -> None:
        super().__init__(theme, pictures)
        self._badges = badges
        self._portrait = remembered(40)(self._make_portrait)

    def _make_portrait(self, name: str, size: tuple[int, int], gone: bool) -> pygame.Surface:
        """The head of a portrait, cut to a size."""
        source = self._pictures.picture(f"devils_circle/portraits/{name}.jpg")
        shape = size[1] / size[0]
        width = min(source.get_width() * 0.82, source.get_height() * 0.66 / shape)
        part = pygame.Rect(0, 0, round(width), round(width * shape))
        part.midtop = (source.get_width() // 2, round(source.get_height() * (0.2 if name == "flicker" else 0.06)))
        part.clamp_ip(source.get_rect())
        picture = pygame.transform.smoothscale(source.subsurface(part), size)
        if gone:
            picture = pygame.transform.grayscale(picture)
            picture.fill((110, 100, 110), special_flags=pygame.BLEND_RGB_MULT)
        return picture

    def portrait(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """A mage's or demon's head, as he was in life."""
        return self._portrait(name, size, False)

    # -- mages --------------------------------------------------------------------------------------------

    def mage(
        self, surface: pygame.Surface, view: CircleView, mage: MageView, rect: pygame.Rect, items_top: int
    ) -> None:
        """Portrait, name, strength and power, action points; what he carries is drawn piece by piece."""
        self._ground(surface, rect, GROUND, active=mage.active)
        height = items_top - rect.top - 4
        width = min(round(rect.width * 0.46), round(height * 0.86))
        self._picture(surface, mage.id, pygame.Rect(rect.left + 3, rect.top + 3, width, height), gone=not mage.alive)
        box = pygame.Rect(rect.left + width + 7, rect.top + 3, rect.width - width - 11, height)
        self._name(surface, mage.name, view.seats[mage.seat], box)
        size = min(round(box.height * 0.44), round(box.width * 0.46))
        row = box.top + round(box.height * 0.5)
        if mage.alive:
            self._badges.blit(surface, STRENGTH, mage.strength, size, (box.left + size // 2, row))
            self._badges.blit(surface, POWER, mage.power, size, (box.left + round(size * 1.62), row))
        self._mage_state(
            surface, mage, pygame.Rect(box.left, row + size // 2 + 2, box.width, box.bottom - row - size // 2 - 2)
        )

    def _mage_state(self, surface: pygame.Surface, mage: MageView, box: pygame.Rect) -> None:
        """Action points as coins, or what has become of him."""
        if not mage.alive:
            self._line(surface, _("fallen"), box, DIM)
        elif mage.possessed_by is not None:
            self._line(surface, _("possessed by {demon}", demon=mage.possessed_by.capitalize()), box, WARN)
        else:
            size = max(7, min(box.height - 1, round(box.width / 5.2)))
            for number in range(mage.points):
                self._badges.blit(
                    surface, ACTION, "", size, (box.left + size // 2 + number * (size + 1), box.top + size // 2)
                )

    def item(self, surface: pygame.Surface, piece: Piece) -> None:
        """A thing that is carried, with how many; faint if there is none."""
        rect = piece.rect
        size = round(min(rect.size) * 1.06)
        picture = self._goods(piece.face, size, piece.count > 0)
        surface.blit(picture, picture.get_rect(center=rect.center))
        if piece.count > 1:
            badge = max(COUNT_LEAST, round(min(rect.size) * COUNT_SHARE))
            self._badges.blit(surface, COUNT, piece.count, badge, (rect.right - badge // 2, rect.bottom - badge // 2))

    def _goods(self, name: str, size: int, there: bool) -> pygame.Surface:
        def make() -> pygame.Surface:
            picture = pygame.transform.grayscale(self._pictures.picture(f"{GOODS}{name}.png", (size, size)))
            picture.fill((120, 110, 110, 90), special_flags=pygame.BLEND_RGBA_MULT)
            return picture

        if there:
            return self._pictures.picture(f"{GOODS}{name}.png", (size, size))
        return self._pictures.made(("faint goods", name, size), make)

    # -- demons -------------------------------------------------------------------------------------------

    def demon(self, surface: pygame.Surface, view: CircleView, demon: DemonView, rect: pygame.Rect) -> None:
        """Portrait, name, materiality and power, freedom points, rescue move."""
        self._ground(surface, rect, DEMON_GROUND, active=demon.active)
        height = rect.height - 6
        width = min(round(rect.width * 0.45), round(height * 0.8))
        self._picture(
            surface,
            demon.id,
            pygame.Rect(rect.left + 3, rect.top + 3, width, height),
            gone=demon.status in ("neutralised", "left"),
        )
        box = pygame.Rect(rect.left + width + 7, rect.top + 3, rect.width - width - 11, height)
        self._name(surface, demon.name, view.seats[demon.seat], box)
        size = min(round(box.height * 0.34), round(box.width * 0.44))
        row = box.top + round(box.height * 0.47)
        if demon.status in ("on_board", "waiting"):
            self._badges.blit(surface, MATERIALITY, demon.materiality, size, (box.left + size // 2, row))
            self._badges.blit(surface, POWER, max(0, demon.power), size, (box.left + round(size * 1.62), row))
        self._demon_state(
            surface,
            demon,
            pygame.Rect(box.left, box.bottom - round(box.height * 0.29), box.width, round(box.height * 0.29)),
        )

    def _demon_state(self, surface: pygame.Surface, demon: DemonView, box: pygame.Rect) -> None:
        """Freedom points in its turn, where it is when it is away, and whether its rescue move is left."""
        if demon.status != "on_board":
            self._line(surface, say(STATUS[demon.status]), box, DIM)
            return
        left = box.left
        side = min(box.height, round(box.width / 3.3))
        if demon.active:
            self._badges.blit(surface, FREEDOM, demon.points, side, (left + side // 2, box.centery))
            left += side + 2
        if demon.rescue_left:
            self.draw_icon(surface, "feather", round(side * 0.86), (200, 224, 255), midleft=(left, box.centery))
            left += side + 2
        if demon.holds is not None:
            token = self._pictures.picture(f"devils_circle/tokens/{demon.holds}.png", (side, side))
            surface.blit(token, token.get_rect(midleft=(left, box.centery)))

    def threat(self, surface: pygame.Surface, words: str, rect: pygame.Rect) -> None:
        """How likely a demon reaches the Princess, on its portrait: a crown and the chance."""
        size = round(max(12, min(16 * self._theme.density, rect.height * 0.16)))
        letters = one_line(self._theme, words, "sans_bold", size, round(rect.width * 0.34), (255, 226, 206))
        crown = self._pictures.icon("queen-crown", round(size * 1.1), Color(255, 214, 96))
        box = pygame.Rect(0, 0, letters.get_width() + crown.get_width() + 7, size + 5)
        box.bottomleft = (rect.left + 4, rect.bottom - 4)
        surface.blit(panel(box.size, 4, (30, 4, 6, 225), (255, 84, 60, 255)), box)
        surface.blit(crown, crown.get_rect(midleft=(box.left + 2, box.centery)))
        surface.blit(letters, letters.get_rect(midright=(box.right - 3, box.centery)))

    # -- the price list and the stock ---------------------------------------------------------------------

    def price_list(self, surface: pygame.Surface, rect: pygame.Rect, title: str) -> None:
        """The ground of the price list."""
        surface.blit(panel(rect.size, 6, GROUND, RIM), rect)
        size = max(11, round(rect.height * 0.052))
        words = one_line(self._theme, title, "small_caps", size, rect.width - 8, (240, 206, 132))
        surface.blit(words, words.get_rect(midtop=(rect.centerx, rect.top + 2)))

    def size_of_deeds(self, pieces: Sequence[Piece]) -> float:
        """The size of letters at which every line of the price list fits."""
        size = min(18 * self._theme.density, pieces[0].rect.height * 0.78)
        for piece in pieces:
            room = piece.rect.width - 2 * (piece.rect.height - 2) - 8
            words = say(BY_ID[piece.face].name)
            while size > 9 and pixel_font(self._theme, "sans_bold", size).size(words)[0] > room:
                size -= 0.5
        return size

    def deed(self, surface: pygame.Surface, piece: Piece, letters: float, *, freedom: bool, surcharge: int) -> None:
        """One line of the price list, in letters of that size."""
        deed, rect = BY_ID[piece.face], piece.rect
        surface.blit(self._pictures.nine_slice("chrome/button.png", rect.size, max(5, rect.height // 3)), rect)
        side = rect.height - 2
        sign = self._sign(deed.picture, side)
        surface.blit(sign, sign.get_rect(center=(rect.left + side // 2 + 1, rect.centery)))
        room = rect.width - 2 * side - 8
        words = one_line(self._theme, say(deed.name), "sans_bold", letters, room, INK)
        surface.blit(words, words.get_rect(midleft=(rect.left + side + 4, rect.centery)))
        if deed.price is not None:
            price = deed.price + surcharge
            kind = FREEDOM if freedom else ACTION
            self._badges.blit(surface, kind, price, max(12, side), (rect.right - side // 2 - 1, rect.centery))

    def _sign(self, picture: str, side: int) -> pygame.Surface:
        if "." in picture:
            grown = round(side * 1.25)
            return self._pictures.picture(picture, (grown, grown))
        return self._pictures.icon(picture, round(side * 0.9), Color(240, 206, 132))

    def stock(self, surface: pygame.Surface, piece: Piece) -> None:
        """One kind of supplies, with how many are left."""
        surface.blit(
            panel(piece.rect.inflate(-2, 0).size, 4, (20, 12, 16, 190), (96, 70, 34, 255)), piece.rect.inflate(-2, 0)
        )
        size = round(min(piece.rect.size) * 0.98)
        picture = self._goods(piece.face, size, piece.count > 0)
        surface.blit(picture, picture.get_rect(center=piece.rect.center))
        badge = max(COUNT_LEAST, round(min(piece.rect.size) * COUNT_SHARE))
        spot = (piece.rect.right - badge // 2 - 1, piece.rect.bottom - badge // 2)
        self._badges.blit(surface, COUNT, piece.count, badge, spot)

    def button(self, surface: pygame.Surface, piece: Piece) -> None:
        """The scroll that tells what the demons did."""
        surface.blit(panel(piece.rect.size, 4, (40, 24, 12, 230), RIM), piece.rect)
        sign = self._pictures.icon("scroll-unfurled", round(piece.rect.width * 0.8), Color(246, 221, 148))
        surface.blit(sign, sign.get_rect(center=piece.rect.center))

    # -- parts --------------------------------------------------------------------------------------------

    def _ground(
        self, surface: pygame.Surface, rect: pygame.Rect, tone: tuple[int, int, int, int], *, active: bool
    ) -> None:
        if active:
            blit_halo(surface, halo(rect.size, 6, 10, GOLD, 190), rect)
        surface.blit(panel(rect.size, 6, tone, LIT_RIM if active else RIM, 2 if active else 1), rect)

    def _picture(self, surface: pygame.Surface, name: str, rect: pygame.Rect, *, gone: bool) -> None:
        surface.blit(self._portrait(name, rect.size, gone), rect)
        pygame.draw.rect(surface, (20, 10, 4), rect.inflate(2, 2), 2, border_radius=3)
        pygame.draw.rect(surface, (176, 132, 62), rect, 1)

    def _name(self, surface: pygame.Surface, name: str, seat: SeatView, box: pygame.Rect) -> None:
        """The piece's name, and the mark of whose it is."""
        size = round(max(11, min(22 * self._theme.density, box.height * 0.24, box.width * 0.24)))
        side = round(size * 0.72)
        sign = self._pictures.icon(icon_of(seat), side, Color(colour_of(seat)))
        words = self.draw_words(surface, name, "heading", size, box.width - side - 3, INK, topleft=(box.left, box.top))
        surface.blit(sign, sign.get_rect(midright=(box.right, box.top + words.height // 2)))

    def _line(self, surface: pygame.Surface, words: str, box: pygame.Rect, tone: tuple[int, int, int]) -> None:
        size = max(10, min(16 * self._theme.density, box.height * 0.6, box.width * 0.22))
        line = one_line(self._theme, words, "sans", size, box.width, tone)
        surface.blit(line, line.get_rect(topleft=box.topleft))
