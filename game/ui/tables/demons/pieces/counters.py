"""The counters on the map: mortal units whose shape tells their state, magicians in the shape of their seat."""

from __future__ import annotations

import pygame

from game.demons.state import CAPTIVE
from game.demons.view import ACTIVE, CAPTOR, FLEEING, INACTIVE, MagicianView, UnitView
from game.ui.kit.painting.glow import panel
from game.ui.kit.painting.lettering import pixel_font
from game.ui.kit.painting.painter import Painter
from game.ui.tables.common.seats import pure_colour, shape_of
from game.ui.tables.demons.pieces.art import Points, Tint, burst, finer, lit_plate, outline_of, shade

NOBLE, MOSLEM, CHURCH, CROWN = (134, 34, 26), (22, 92, 84), (86, 46, 120), (30, 70, 134)
TITLES: tuple[tuple[str, str, Tint, str], ...] = (
    ("Metropolitan", "pope-crown", CHURCH, "metropolitan"),
    ("Bishop", "jerusalem-cross", CHURCH, "bishop"),
    ("Abbot", "prayer", CHURCH, "abbot"),
    ("Mullah", "tied-scroll", MOSLEM, "mullah"),
    ("Duke", "crested-helmet", NOBLE, "duke"),
    ("King", "crown", CROWN, "king"),
    ("Prince", "jewel-crown", CROWN, "prince"),
    ("Baron", "visored-helm", NOBLE, "baron"),
    ("Emir", "turban", MOSLEM, "emir"),
)
"""Title, sign, cloth and picture of the kinds of mortals."""
GILT: Tint = (246, 221, 148)
DULL: Tint = (150, 132, 104)
PALE: Tint = (255, 246, 214)
ALARM: Tint = (224, 52, 30)
INNER = 0.14


def title_of(unit: UnitView) -> tuple[str, str, Tint, str]:
    """What kind of mortal a unit is, by the first word of its name."""
    name = unit.name.message
    return next((title for title in TITLES if name.startswith(title[0])), TITLES[-1])


def portrait_of(magician: MagicianView) -> str:
    """The picture of a magician."""
    return f"demons/magicians/{('alaric', 'basil', 'cyprian', 'theodora')[magician.seat.seat % 4]}.jpg"


class Counters(Painter):
    """Draws counters, each once per size and state."""

    # -- mortal units -------------------------------------------------------------------------------------

    def unit(self, unit: UnitView, size: int) -> pygame.Surface:
        """A unit's counter, ``size`` pixels square."""
        key = (
            "counter",
            unit.number,
            unit.strength,
            unit.state,
            unit.disoriented,
            unit.bewitched_by,
            unit.ring,
            bool(unit.stash),
            size,
        )
        return self._pictures.made(key, lambda: self._unit(unit, size))

    def _unit(self, unit: UnitView, size: int) -> pygame.Surface:
        _title, icon, cloth, _picture = title_of(unit)
        fleeing, active = unit.state == FLEEING, unit.state == ACTIVE
        tint = (198, 186, 160) if fleeing else shade(cloth, 1.2) if active else shade(cloth, 0.82)
        rim = GILT if active or unit.state == CAPTOR else DULL if unit.state == INACTIVE else (96, 72, 44)
        points = {FLEEING: _slanted, ACTIVE: _pennant}.get(unit.state, _tile)(size * 3)

        def paint(surface: pygame.Surface, factor: int) -> None:
            shadow = [(x + size * 0.10, y + size * 0.12) for x, y in points]
            pygame.draw.polygon(surface, (10, 5, 0, 110), shadow)
            lit_plate(surface, points, tint, rim, max(2, size * factor // 18))

        picture = finer((size, size), paint)
        ink = (60, 34, 16) if fleeing else PALE
        sign = self._pictures.icon("run" if fleeing else icon, max(8, round(size * 0.46)), ink)
        picture.blit(sign, sign.get_rect(center=(round(size * 0.44), round(size * 0.37))))
        self._strength(picture, str(unit.strength), size, ink, fleeing)
        self._badges(picture, unit, size)
        return picture

    def _strength(self, picture: pygame.Surface, words: str, size: int, ink: Tint, fleeing: bool) -> None:
        font = pixel_font(self._theme, "sans_bold", size * 0.42)
        dark = font.render(words, True, (250, 240, 214) if fleeing else (20, 8, 4))
        number = font.render(words, True, ink)
        at = number.get_rect(center=(round(size * 0.47), round(size * 0.74)))
        for shift in ((1, 1), (-1, 0), (1, 0), (0, -1)):
            picture.blit(dark, at.move(shift))
        picture.blit(number, at)

    def _badges(self, picture: pygame.Surface, unit: UnitView, size: int) -> None:
        """Small signs at the corners: bars for a captor, a whirl for the disoriented, a heart, the ring, a hoard."""
        badges = []
        if unit.state == CAPTOR:
            badges.append(("imprisoned", (30, 14, 8), GILT))
        if unit.disoriented:
            badges.append(("tornado", (36, 60, 84), PALE))
        if unit.bewitched_by is not None:
            badges.append(("hearts", (120, 22, 60), PALE))
        if unit.ring:
            badges.append(("ring", (70, 44, 8), GILT))
        elif unit.stash:
            badges.append(("crown-coin", (70, 44, 8), GILT))
        side = max(9, round(size * 0.34))
        for number, (icon, ground, ink) in enumerate(badges):
            centre = (size - side // 2 - 1, side // 2 + 1 + number * round(side * 0.95))
            pygame.draw.circle(picture, ground, centre, side // 2)
            pygame.draw.circle(picture, ink, centre, side // 2, 1)
            self.draw_icon(picture, icon, round(side * 0.72), ink, center=centre)

    def blit_count(self, surface: pygame.Surface, count: int, rect: pygame.Rect) -> None:
        """How many counters share the hex, at the lower left of the first of them."""
        high = max(14, round(rect.width * 0.34))

        def paint() -> pygame.Surface:
            words = pixel_font(self._theme, "sans_bold", high * 0.86).render(f"×{count}", True, PALE)
            plate = panel((words.get_width() + high // 2, high), high // 2, (60, 8, 6, 240), (*GILT, 255))
            plate = plate.copy()
            plate.blit(words, words.get_rect(center=plate.get_rect().center))
            return plate

        plate = self._pictures.made(("counters in a hex", count, high), paint)
        surface.blit(plate, plate.get_rect(center=(rect.left + high // 5, rect.bottom - high // 3)))

    # -- magicians ----------------------------------------------------------------------------------------

    def magician(self, magician: MagicianView, size: int) -> pygame.Surface:
        """A magician's counter: the portrait in the seat's shape and colour; found ones stand in a red burst."""
        key = (
            "magician",
            magician.seat.seat,
            pure_colour(magician.seat),
            shape_of(magician.seat),
            magician.found,
            magician.invisible,
            magician.status,
            size,
        )
        return self._pictures.made(key, lambda: self._magician(magician, size))

    def _magician(self, magician: MagicianView, size: int) -> pygame.Surface:
        tint = pure_colour(magician.seat)
        if sum(tint) < 160:
            tint = (70, 70, 78)
        whole = size * 3
        inset = whole * (0.16 if magician.found else 0.06)
        points = outline_of(shape_of(magician.seat), whole, inset)

        def paint(surface: pygame.Surface, factor: int) -> None:
            if magician.found:
                pygame.draw.polygon(surface, (40, 4, 0), burst(whole, 14, 0.78))
                pygame.draw.polygon(surface, ALARM, [(x, y) for x, y in _within(burst(whole, 14, 0.78), whole, 0.94)])
            else:
                pygame.draw.polygon(surface, (10, 5, 0, 120), [(x + 4, y + 8) for x, y in points])
            lit_plate(surface, points, tint, GILT, max(3, size * factor // 22))
            self._face(surface, magician, whole, inset + whole * 0.085)
            if magician.status == CAPTIVE:
                for bar in range(5):
                    x = round(whole * (0.2 + 0.15 * bar))
                    pygame.draw.line(surface, (16, 10, 8), (x, whole * 0.08), (x, whole * 0.92), max(3, whole // 24))
            if magician.invisible:
                veil = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
                pygame.draw.polygon(veil, (190, 220, 255, 120), points)
                surface.blit(veil, (0, 0))

        return finer((size, size), paint)

    def _face(self, surface: pygame.Surface, magician: MagicianView, whole: int, inset: float) -> None:
        """The head of the portrait, cut to the shape."""
        inner = outline_of(shape_of(magician.seat), whole, inset)
        mask = pygame.Surface((whole, whole), pygame.SRCALPHA)
        pygame.draw.polygon(mask, (255, 255, 255, 255), inner)
        portrait = self._pictures.picture(portrait_of(magician))
        width = portrait.get_width()
        cut = pygame.Rect(round(width * 0.18), round(width * 0.10), round(width * 0.64), round(width * 0.64))
        head = pygame.transform.smoothscale(portrait.subsurface(cut.clip(portrait.get_rect())), (whole, whole))
        layer = pygame.Surface((whole, whole), pygame.SRCALPHA)
        layer.blit(head, (0, 0))
        layer.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        surface.blit(layer, (0, 0))


def _within(points: Points, size: float, share: float) -> Points:
    middle = size / 2
    return [(middle + (x - middle) * share, middle + (y - middle) * share) for x, y in points]


def _tile(size: float) -> Points:
    """A square with cut corners: at rest."""
    low, height, cut = size * 0.05, size * 0.86, size * 0.1
    return [
        (low + cut, low),
        (height - cut, low),
        (height, low + cut),
        (height, height - cut),
        (height - cut, height),
        (low + cut, height),
        (low, height - cut),
        (low, low + cut),
    ]


def _pennant(size: float) -> Points:
    """A heater shield with horns: up in arms."""
    return [
        (size * share_x, size * share_y)
        for share_x, share_y in (
            (0.02, 0.0),
            (0.2, 0.06),
            (0.455, 0.02),
            (0.71, 0.06),
            (0.89, 0.0),
            (0.89, 0.56),
            (0.79, 0.76),
            (0.455, 0.95),
            (0.12, 0.76),
            (0.02, 0.56),
        )
    ]


def _slanted(size: float) -> Points:
    """A leaning shape: on the run."""
    return [(size * x, size * y) for x, y in ((0.24, 0.05), (0.96, 0.05), (0.70, 0.86), (0.0, 0.86))]
