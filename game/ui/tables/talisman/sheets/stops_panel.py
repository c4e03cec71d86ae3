"""The panel on which people who share a screen say at which moments they are asked for Spells (TAL-HID-3c)."""

from __future__ import annotations

import pygame

from game.engine.decision import Text
from game.talisman.rules.magic.stops import OWN, STOPS, stop_name
from game.talisman.view import HeroView, TalismanView
from game.ui.kit.painting.glow import panel
from game.ui.kit.painting.lettering import one_line
from game.ui.kit.painting.painter import Painter
from game.ui.tables.common.pieces import Piece
from game.ui.tables.talisman.kinds import BELL, GROUND, STOP
from game.words import say

OPENED = "stops"
"""The name of the open panel."""
OPEN_STOPS = f"ui:open:{OPENED}"
TURN_OVER = "ui:stop:"
"""How the places of the panel's lines begin; the moment follows."""
TITLE = Text("When are you asked for Spells?")
BELOW = Text("Nobody else sees this. It stands until you change it.")
PAPER, FAINT, GILT = (243, 223, 174), (160, 138, 100), (246, 204, 78)
LINE_HEIGHT = 44


def bell_piece(hero: HeroView, prefix: str, label: pygame.Rect) -> list[Piece]:
    """The bell beside the heading of the own Spells, which opens the panel; none for who is always asked."""
    if hero.stops is None:
        return []
    box = pygame.Rect(0, 0, round(label.height * 2.6), label.height + 2)
    box.center = (label.left + round(label.width * 0.62), label.centery)
    return [Piece(f"{prefix}bell:{hero.seat.seat}", OPEN_STOPS, BELL, box, "", f"seat:{hero.seat.seat}",
                  count=len(hero.stops))]  # fmt: skip


def stops_pieces(view: TalismanView, rect: pygame.Rect) -> list[Piece]:
    """The panel: what concerns oneself on the left, what concerns others on the right."""
    chosen = view.heroes[view.seat].stops if view.seat is not None else None
    if chosen is None:
        return []
    columns = [[stop for stop in STOPS if stop.startswith(f"{OWN}:") is own] for own in (True, False)]
    lines = max(len(column) for column in columns)
    gap = max(6, rect.width // 60)
    height = min(LINE_HEIGHT, (rect.height - 6 * gap) // (lines + 3))
    ground = pygame.Rect(0, 0, rect.width, (lines + 3) * height + 2 * gap)
    ground.center = rect.center
    width = (ground.width - 3 * gap) // 2
    found = [Piece(f"ground:{OPENED}", f"ground:{OPENED}", GROUND, ground, OPENED, "panel")]
    for number, column in enumerate(columns):
        left = ground.left + gap + number * (width + gap)
        for line, stop in enumerate(column):
            box = pygame.Rect(left, ground.top + gap + (line * height) + round(height * 1.6), width, height - 5)
            found.append(
                Piece(f"stop:{stop}", f"{TURN_OVER}{stop}", STOP, box, stop, "panel", count=int(stop in chosen))
            )
    return found


def standing_choice(view: TalismanView, piece: Piece) -> str:
    """The standing choice that a click on a piece stands for; nothing if it is no line of the panel."""
    stop = piece.place.removeprefix(TURN_OVER)
    chosen = view.heroes[view.seat].stops if view.seat is not None else None
    if stop == piece.place or chosen is None:
        return ""
    return f"pass:{stop}" if stop in chosen else f"stop:{stop}"


class StopsDrawing(Painter):
    """Draws the bell on the sheet and the lines of the panel."""

    def bell(self, surface: pygame.Surface, piece: Piece) -> None:
        """A bell, and at how many moments it rings."""
        rect = piece.rect
        surface.blit(panel(rect.size, rect.height // 2, (58, 34, 22, 236), (*GILT, 200)), rect)
        size = round(rect.height * 0.8)
        self.draw_icon(surface, "ringing-bell", size, GILT, midleft=(rect.left + rect.height // 3, rect.centery))
        words = one_line(self._theme, str(piece.count), "sans_bold", rect.height * 0.78, rect.width // 2, PAPER)
        surface.blit(words, words.get_rect(midright=(rect.right - rect.height // 3, rect.centery)))

    def line(self, surface: pygame.Surface, piece: Piece) -> None:
        """A moment, with a bell that rings or a dark one."""
        rect, on = piece.rect, bool(piece.count)
        edge = (*GILT, 220) if on else (122, 90, 40, 120)
        surface.blit(panel(rect.size, rect.height // 4, (58, 34, 22, 236) if on else (20, 11, 7, 220), edge), rect)
        size = round(rect.height * 0.62)
        icon = self._pictures.icon("ringing-bell" if on else "minus", size, pygame.Color(GILT if on else FAINT))
        surface.blit(icon, icon.get_rect(midleft=(rect.left + rect.height // 4, rect.centery)))
        left = rect.left + rect.height // 2 + size
        words = one_line(
            self._theme, say(stop_name(piece.face)), "sans_bold" if on else "body", rect.height * 0.5,
            rect.right - left - rect.height // 4, PAPER if on else FAINT,
        )  # fmt: skip
        surface.blit(words, words.get_rect(midleft=(left, rect.centery)))

    def below(self, surface: pygame.Surface, ground: pygame.Rect) -> None:
        """The sentence under the lines."""
        words = one_line(self._theme, say(BELOW), "italic", LINE_HEIGHT * 0.42, ground.width - 40, PAPER)
        surface.blit(words, words.get_rect(midbottom=(ground.centerx, ground.bottom - 12)))
