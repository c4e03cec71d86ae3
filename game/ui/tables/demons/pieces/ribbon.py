"""A ribbon over the map: the combat under way, the counters just drawn, or a summary of the mortal turn."""

from __future__ import annotations

import pygame

from game.demons.box.mortals import MORTALS
from game.demons.rules.explanations import CARRIED, FLED, HELD, HOME, HUNTED, LED, ROSE, SLEPT, STUCK, WAITED
from game.demons.state import FIRST_PHASE, strength_of
from game.demons.view import CombatView, DemonsView
from game.ui.kit.painting.glow import panel
from game.ui.kit.painting.lettering import one_line
from game.ui.kit.painting.painter import Painter
from game.ui.kit.painting.store import PictureStore
from game.ui.kit.painting.theme import Theme
from game.ui.tables.common.pieces import CARD, Piece
from game.ui.tables.common.seats import colour_of
from game.ui.tables.demons.pieces.counters import Counters, portrait_of
from game.ui.tables.demons.pieces.demon_cards import DemonCards
from game.ui.tables.demons.pieces.fighters import fight_of
from game.ui.tables.demons.places import SHAPE, TOOL, Places, tool_size
from game.words import _, ngettext_, say

INK = (243, 223, 174)
GOLD = (246, 221, 148)
WOKE = frozenset({HUNTED, HELD, STUCK, ROSE, LED})
RAN = frozenset({FLED, HOME, WAITED})


def summary(view: DemonsView) -> str:
    """The mortal turn in one line."""
    did = [move.what for move in view.mortal_turn]
    woke, ran = sum(what in WOKE for what in did), sum(what in RAN for what in did)
    slept, led = did.count(SLEPT), did.count(CARRIED)
    parts = []
    if woke:
        parts.append(ngettext_("{n} unit hunted", "{n} units hunted", woke))
    if ran:
        parts.append(ngettext_("{n} fled", "{n} fled", ran))
    if led:
        parts.append(ngettext_("{n} led a captive home", "{n} led captives home", led))
    if slept:
        parts.append(ngettext_("{n} slept on", "{n} slept on", slept))
    return " · ".join(parts) or _("nobody stirred")


class Ribbon(Painter):
    """Lays out and draws the ribbon."""

    def __init__(self, theme: Theme, pictures: PictureStore, cards: DemonCards, counters: Counters) -> None:
        super().__init__(theme, pictures)
        self._cards, self._counters = cards, counters

    def pieces(self, view: DemonsView, where: Places) -> list[Piece]:
        """What can be hovered or clicked on it."""
        rect = self.rect(view, where)
        if rect.width <= 1:
            return []
        combat = fight_of(view)
        if combat is None:
            return [Piece("ui:report#ribbon", "ui:report", TOOL, rect, "", "ribbon")]
        pieces = []
        for side, demons in enumerate((combat.attacking_demons, combat.defending_demons)):
            for number, demon in enumerate(demons):
                pieces.append(
                    Piece(
                        f"fighter:{demon}", f"demon:{demon}", CARD, _slot(rect, side, number, len(demons)), str(demon),
                        "ribbon",
                    )
                )
        return [Piece("ribbon", "ribbon", "ground", rect, "", "ribbon"), *pieces]

    def rect(self, view: DemonsView, where: Places) -> pygame.Rect:
        """Where the ribbon is; empty without one."""
        free = where.free
        if fight_of(view) is not None:
            height = max(84, free.height // 6)
            left = where.plate.right if len(view.seats) > 1 else free.left
            room = free.right - tool_size(self._theme, where.area) - left - 6 * where.pad
            rect = pygame.Rect(0, free.top + where.pad, min(room, round(height * 6.6)), height)
            rect.centerx = left + 2 * where.pad + room // 2
            return rect
        if view.mortal_turn and view.phase == FIRST_PHASE:
            height, width = max(24, free.height // 26), min(free.width // 2, round(560 * self._theme.density))
        else:
            return pygame.Rect(0, 0, 0, 0)
        rect = pygame.Rect(0, free.top + where.pad, width, height)
        rect.centerx = free.centerx
        return rect

    def draw(self, surface: pygame.Surface, view: DemonsView, where: Places) -> None:
        """Draw it, if there is anything to show."""
        rect = self.rect(view, where)
        if rect.width <= 1:
            return
        combat = fight_of(view)
        if combat is not None:
            surface.blit(self._pictures.made(("combat ribbon", rect.size), lambda: self._board(rect.size)), rect)
            self._fight(surface, view, combat, rect)
            return
        surface.blit(panel(rect.size, 9, (24, 13, 7, 238), (184, 132, 47, 255), 2), rect)
        self.draw_icon(surface, "tied-scroll", round(rect.height * 0.7), GOLD, midleft=(rect.left + 10, rect.centery))
        words = one_line(
            self._theme, _("Mortal turn: {summary}", summary=summary(view)), "sans", rect.height * 0.56,
            rect.width - rect.height - 24, INK,
        )  # fmt: skip
        surface.blit(words, words.get_rect(center=(rect.centerx + rect.height // 3, rect.centery)))

    def _board(self, size: tuple[int, int]) -> pygame.Surface:
        """Leather in a gilt frame, darker in the middle where the strengths stand."""
        board = pygame.Surface(size, pygame.SRCALPHA)
        board.blit(self._pictures.tiled("chrome/panel.jpg", size), (0, 0))
        board.blit(panel(size, 4, (14, 6, 4, 110), (14, 6, 4, 110)), (0, 0))
        middle = _middle(board.get_rect()).inflate(0, -size[1] // 7)
        board.blit(panel(middle.size, 10, (10, 5, 3, 150), (106, 78, 38, 200)), middle)
        board.blit(self._pictures.nine_slice("chrome/frame.png", size, max(12, size[1] // 7)), (0, 0))
        return board

    def _fight(self, surface: pygame.Surface, view: DemonsView, combat: CombatView, rect: pygame.Rect) -> None:
        """Attackers at the left, defenders at the right, both strengths and the difference in the middle."""
        attackers = (combat.attacker, combat.attacking_units, combat.attacking_demons)
        defenders = (combat.defender, combat.defending_units, combat.defending_demons)
        open_still = _defence_is_open(combat)
        strengths = (str(combat.attack), defence_to_choose(view, combat) if open_still else str(combat.defence))
        middle = _middle(rect)
        for side, (seat, units, demons) in enumerate((attackers, defenders)):
            self._side(surface, view, rect, side, seat, units, demons)
            half = pygame.Rect(middle.left + side * middle.width // 2, middle.top, middle.width // 2, middle.height)
            name = view.seats[seat].name if seat is not None else _of_mortals(units)
            self._strength(surface, half, strengths[side], name)
        swords = round(rect.height * 0.32)
        self.draw_icon(
            surface, "crossed-swords", swords, (240, 120, 70), center=(middle.centerx, rect.top + rect.height * 3 // 10)
        )
        if open_still:
            return
        difference = combat.attack - combat.defence
        caption = _("difference {number}", number=f"{difference:+d}" if difference else "0")
        below = (middle.centerx, rect.top + round(rect.height * 0.79))
        self.draw_words(surface, caption, "sans_bold", rect.height * 0.155, middle.width - 16, INK, center=below)

    def _strength(self, surface: pygame.Surface, half: pygame.Rect, strength: str, name: str) -> None:
        """How strong a side is, and who it is."""
        high = half.height
        self.draw_words(
            surface, strength, "title", high * 0.4, half.width // 2, INK, center=(half.centerx, half.top + high * 0.3)
        )
        self.draw_words(
            surface, name, "heading", high * 0.155, half.width - 12, GOLD, center=(half.centerx, half.top + high * 0.58)
        )

    def _side(
        self, surface: pygame.Surface, view: DemonsView, rect: pygame.Rect, side: int, seat: int | None,
        units: tuple[int, ...], demons: tuple[int, ...],
    ) -> None:  # fmt: skip
        """Who fights on a side: his magician as long as no demon does it for him."""
        shown = [unit for unit in view.units if unit.number in units]
        for number, demon in enumerate(demons):
            slot = _slot(rect, side, number, len(demons))
            surface.blit(self._cards.face(demon, slot.width), slot)
        for number, unit in enumerate(shown):
            slot = _slot(rect, side, number, len(shown))
            counter = self._counters.unit(unit, slot.width)
            surface.blit(counter, counter.get_rect(center=slot.center))
        if seat is not None and not demons:
            place = _slot(rect, side, 0, 1)
            surface.blit(self._pictures.cover(portrait_of(view.magicians[seat]), place.size), place)
            pygame.draw.rect(surface, colour_of(view.seats[seat]), place, 2)


def _middle(rect: pygame.Rect) -> pygame.Rect:
    """The part of the ribbon between both sides."""
    middle = pygame.Rect(rect.left, rect.top, min(round(rect.height * 2.2), rect.width * 42 // 100), rect.height)
    middle.centerx = rect.centerx
    return middle


def _slot(rect: pygame.Rect, side: int, number: int, count: int) -> pygame.Rect:
    """Where one of those who fight on a side lies: nearest to the middle the first, closer together where many."""
    edge = max(8, rect.height // 10)
    height = rect.height - 2 * edge
    width = round(height / SHAPE)
    room = (rect.width - _middle(rect).width) // 2 - 2 * edge
    step = min(width + 4, (room - width) // max(1, count - 1))
    first = _middle(rect).left - edge // 2 - width if side == 0 else _middle(rect).right + edge // 2
    left = first - number * step if side == 0 else first + number * step
    return pygame.Rect(left, rect.top + edge, width, height)


def _defence_is_open(combat: CombatView) -> bool:
    """Whether a magician still says with which demons he defends himself."""
    fights = combat.defending_demons or combat.defending_units
    return combat.defender is not None and not fights and not combat.roll


def defence_to_choose(view: DemonsView, combat: CombatView) -> str:
    """How strong a magician may be who still chooses his demons: with the weakest one alone, and with all of them.

    "?" where one of them lies face down.
    """
    assert combat.defender is not None
    magician = view.magicians[combat.defender]
    boxes = [box.demon for box in magician.boxes if box.occupied]
    able = [*boxes, *(loan.demon for loan in magician.borrowed)]
    strengths = [strength_of((), (demon,)) for demon in able if demon is not None]
    if not strengths or len(strengths) < len(able):
        return "?"
    least, most = min(strengths), sum(strengths)
    return str(most) if least == most else f"{least}–{most}"


def _of_mortals(units: tuple[int, ...]) -> str:
    """The name of a unit that fights alone."""
    return say(MORTALS[units[0]].name) if len(units) == 1 else _("Mortals")
