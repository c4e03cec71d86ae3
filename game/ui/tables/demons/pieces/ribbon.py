"""A ribbon over the map: the combat under way, the counters just drawn, or a summary of the mortal turn."""

from __future__ import annotations

import pygame

from game.demons.box.mortals import MORTALS
from game.demons.rules.explanations import CARRIED, FLED, HELD, HOME, HUNTED, LED, ROSE, SLEPT, STUCK, WAITED
from game.demons.state import DEMON_USE, FIRST_PHASE, MORTAL_COMBAT
from game.demons.view import CombatView, DemonsView
from game.ui.kit.painting.glow import panel
from game.ui.kit.painting.lettering import one_line, pixel_font
from game.ui.kit.painting.painter import Painter
from game.ui.kit.painting.store import PictureStore
from game.ui.kit.painting.theme import Theme
from game.ui.tables.common.pieces import CARD, Piece
from game.ui.tables.common.seats import colour_of
from game.ui.tables.demons.pieces.counters import Counters, portrait_of
from game.ui.tables.demons.pieces.demon_cards import DemonCards
from game.ui.tables.demons.places import TOOL, Places
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
        combat = self._combat(view)
        if combat is None:
            return [Piece("ui:report#ribbon", "ui:report", TOOL, rect, "", "ribbon")]
        pieces = []
        for side, demons in enumerate((combat.attacking_demons, combat.defending_demons)):
            for number, demon in enumerate(demons):
                pieces.append(
                    Piece(
                        f"fighter:{demon}", f"demon:{demon}", CARD, self._slot(rect, side, number), str(demon), "ribbon"
                    )
                )
        return [Piece("ribbon", "ribbon", "ground", rect, "", "ribbon"), *pieces]

    def rect(self, view: DemonsView, where: Places) -> pygame.Rect:
        """Where the ribbon is; empty without one."""
        free = where.free
        if self._combat(view) is not None:
            height = max(84, free.height // 7)
            width = min(free.width * 6 // 10, height * 6)
        elif view.mortal_turn and view.phase == FIRST_PHASE:
            height, width = max(24, free.height // 26), min(free.width // 2, round(560 * self._theme.density))
        else:
            return pygame.Rect(0, 0, 0, 0)
        rect = pygame.Rect(0, free.top + where.pad, width, height)
        rect.centerx = free.centerx
        return rect

    def _combat(self, view: DemonsView) -> CombatView | None:
        """The combat for which demons are still told off: how it ends is held up, and then the map is needed."""
        combat = view.combat if view.phase in (MORTAL_COMBAT, DEMON_USE) else None
        return combat if combat is not None and not combat.result else None

    def _slot(self, rect: pygame.Rect, side: int, number: int) -> pygame.Rect:
        height = round(rect.height * 0.62)
        width = round(height / 1.36)
        offset = number * round(width * 0.8)
        left = rect.left + 12 + offset if side == 0 else rect.right - 12 - width - offset
        return pygame.Rect(left, rect.bottom - height - 6, width, height)

    def draw(self, surface: pygame.Surface, view: DemonsView, where: Places) -> None:
        """Draw it, if there is anything to show."""
        rect = self.rect(view, where)
        if rect.width <= 1:
            return
        surface.blit(panel(rect.size, 9, (24, 13, 7, 238), (184, 132, 47, 255), 2), rect)
        combat = self._combat(view)
        if combat is not None:
            self._fight(surface, view, combat, rect)
            return
        self.draw_icon(surface, "tied-scroll", round(rect.height * 0.7), GOLD, midleft=(rect.left + 10, rect.centery))
        words = one_line(
            self._theme, _("Mortal turn: {summary}", summary=summary(view)), "sans", rect.height * 0.56,
            rect.width - rect.height - 24, INK,
        )  # fmt: skip
        surface.blit(words, words.get_rect(center=(rect.centerx + rect.height // 3, rect.centery)))

    def _fight(self, surface: pygame.Surface, view: DemonsView, combat: CombatView, rect: pygame.Rect) -> None:
        """Attackers at the left, defenders at the right, the difference in the middle."""
        self._side(surface, view, rect, 0, combat.attacker, combat.attacking_units, combat.attacking_demons)
        self._side(surface, view, rect, 1, combat.defender, combat.defending_units, combat.defending_demons)
        size = rect.height * 0.36
        font = pixel_font(self._theme, "title", size)
        swords = self._pictures.icon("crossed-swords", round(size), (240, 120, 70))
        surface.blit(swords, swords.get_rect(center=(rect.centerx, rect.top + round(rect.height * 0.28))))
        open_still = _defence_is_open(combat)
        for x, strength in ((-1, str(combat.attack)), (1, "?" if open_still else str(combat.defence))):
            words = font.render(strength, True, INK)
            surface.blit(
                words,
                words.get_rect(center=(rect.centerx + x * round(size * 1.25), rect.top + round(rect.height * 0.28))),
            )
        if open_still:
            return
        difference = combat.attack - combat.defence
        caption = _("difference {number}", number=f"{difference:+d}" if difference else "0")
        small = one_line(self._theme, caption, "sans", rect.height * 0.16, round(size * 4), GOLD)
        surface.blit(small, small.get_rect(center=(rect.centerx, rect.top + round(rect.height * 0.58))))
        if combat.roll:
            side = round(rect.height * 0.3)
            die = self._pictures.picture(f"warlocks_duel/dice/d6_{combat.roll}.png", (side, side))
            surface.blit(die, die.get_rect(center=(rect.centerx, rect.top + round(rect.height * 0.8))))

    def _side(
        self, surface: pygame.Surface, view: DemonsView, rect: pygame.Rect, side: int, seat: int | None,
        units: tuple[int, ...], demons: tuple[int, ...],
    ) -> None:  # fmt: skip
        names = {unit.number: unit for unit in view.units}
        title = view.seats[seat].name if seat is not None else _of_mortals(units)
        words = one_line(self._theme, title, "heading", rect.height * 0.17, rect.width // 3, GOLD)
        at = (rect.left + 12, rect.top + 8) if side == 0 else (rect.right - 12 - words.get_width(), rect.top + 8)
        surface.blit(words, at)
        if seat is not None and not demons:
            self._portrait(surface, view, rect, side, seat)
        for number, demon in enumerate(demons):
            slot = self._slot(rect, side, number)
            surface.blit(self._cards.face(demon, slot.width), slot)
        size = round(rect.height * 0.5)
        for number, unit in enumerate(units):
            if unit not in names:
                continue
            left = rect.left + 12 + number * size if side == 0 else rect.right - 12 - size - number * size
            surface.blit(self._counters.unit(names[unit], size), (left, rect.bottom - size - 8))

    def _portrait(self, surface: pygame.Surface, view: DemonsView, rect: pygame.Rect, side: int, seat: int) -> None:
        """The magician, as long as no demon fights for him."""
        size = round(rect.height * 0.56)
        left = rect.left + 12 if side == 0 else rect.right - 12 - size
        place = pygame.Rect(left, rect.bottom - size - 6, size, size)
        surface.blit(self._pictures.cover(portrait_of(view.magicians[seat]), place.size), place)
        pygame.draw.rect(surface, colour_of(view.seats[seat]), place, 2)


def _defence_is_open(combat: CombatView) -> bool:
    """Whether a magician still says with which demons he defends himself."""
    fights = combat.defending_demons or combat.defending_units
    return combat.defender is not None and not fights and not combat.roll


def _of_mortals(units: tuple[int, ...]) -> str:
    """The name of a unit that fights alone."""
    return say(MORTALS[units[0]].name) if len(units) == 1 else _("Mortals")
