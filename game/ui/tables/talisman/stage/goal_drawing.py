"""Draws destinations: where a way leads, what waits there, and what must be met on it."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.engine.decision import Decision
from game.talisman.box.board import SPACES
from game.talisman.box.register import CARD_OF
from game.talisman.view import SpaceView, TalismanView
from game.ui.kit.painting.glow import panel
from game.ui.kit.painting.lettering import one_line, paragraph
from game.ui.kit.painting.painter import Painter
from game.ui.kit.painting.store import PictureStore
from game.ui.kit.painting.theme import Theme
from game.ui.tables.common.dice import DicePictures
from game.ui.tables.common.pieces import Piece
from game.ui.tables.common.seats import colour_of
from game.ui.tables.talisman.board.tokens import TokenPictures
from game.ui.tables.talisman.cards.faces import CardFaces
from game.ui.tables.talisman.doors import Onwards, onwards
from game.ui.tables.talisman.words.dangers import Danger, danger_at
from game.ui.tables.talisman.words.destinations import note_for
from game.ui.tables.talisman.words.spaces import is_shared, neighbours_line, onwards_words
from game.words import _, say

PAPER, FAINT, GILT, WARNING = (243, 223, 174), (206, 182, 140), (250, 226, 168), (255, 179, 92)
Ink = tuple[int, int, int]
LEAST_LETTERS = 10
"""Pixels below which a line is rather broken into two."""
SCENE_BESIDE = 0.34
"""Part of a wide card that its scene takes, so that the words beside it can be read."""
SCENE_ABOVE, LITTLE_SCENE_ABOVE = 0.46, 0.28
"""Part of a tall card that its scene takes, and of one that has more to say."""
NOTE_SHARE, DANGER_SHARE = 0.5, 0.55
"""Parts of the room below the name that a note, and a danger, may take."""
LONG = 36
"""The letters of a note above which the scene leaves it room."""
NARROW = 4
"""Widths of a sign below which a card has no room for it beside the words."""
LEAST = 16
"""The height of a row of pictures, or of a line, below which it is left out."""


@dataclass(frozen=True)
class Waiting:
    """What waits at a destination: the note on it, the spaces whose cards and figures are shown, and what is said
    where there are none.
    """

    note: str
    spaces: tuple[SpaceView, ...]
    empty: str


class GoalDrawing(Painter):
    """Draws the cards of destinations, and the title above them."""

    def __init__(
        self, theme: Theme, pictures: PictureStore, cards: CardFaces, tokens: TokenPictures, dice: DicePictures
    ) -> None:
        super().__init__(theme, pictures)
        self._cards, self._tokens, self._dice = cards, tokens, dice

    def title(self, surface: pygame.Surface, view: TalismanView, decision: Decision | None, box: pygame.Rect) -> None:
        """The number thrown, and what to do."""
        thrown = thrown_for(view, decision)
        words = say(decision.question) if decision is not None else ""
        if thrown:
            words = _("You threw {n}. Where do you go?", n=thrown)
        size = round(box.height * 0.66)
        room = box.width - 24 - (size + 8 if thrown else 0)
        drawn = one_line(self._theme, words, "heading", box.height * 0.42, room, GILT)
        left = box.centerx - (drawn.get_width() + (size + 8 if thrown else 0)) // 2
        if 1 <= thrown <= 6:
            die = pygame.Rect(left, box.centery - size // 2, size, size)
            self._dice.blit(surface, f"d6_{thrown}", die)
            left = die.right + 8
        surface.blit(drawn, drawn.get_rect(midleft=(left, box.centery)))

    def goal(self, surface: pygame.Surface, view: TalismanView, piece: Piece, decision: Decision | None) -> None:
        """A destination: its scene, its name, and what waits there or on the way."""
        space, rect = piece.face, piece.rect
        surface.blit(panel(rect.size, 6, (34, 20, 12, 255), (150, 110, 54, 255), 1), rect)
        further = onwards(view, decision, space)
        lying = next(found.cards or found.gold for found in view.spaces if found.id == space)
        danger = danger_at(decision, piece.place, view)
        there = self._waiting(view, decision, space, further)
        much = further is not None or lying or danger is not None or len(there.note) > LONG
        scene, below = _halves(rect, LITTLE_SCENE_ABOVE if much else SCENE_ABOVE)
        surface.blit(self._pictures.cover(f"talisman/spaces/{space}.jpg", scene.size), scene)
        pygame.draw.rect(surface, (214, 166, 84), scene, 1)
        top = self._heading(surface, space, below, further)
        box = pygame.Rect(below.left, top, below.width, below.bottom - top)
        self._waiting_there(surface, view, there, box, danger)

    def _heading(self, surface: pygame.Surface, space: str, below: pygame.Rect, further: Onwards | None) -> int:
        """What a destination is called; returns where its notes begin."""
        line = round(max(15, min(26 * self._theme.density, below.height * 0.2)))
        name = _("Over the bridge") if further is not None else say(SPACES[space].name)
        title = paragraph(self._theme, name, "title", line * 0.82, (below.width, 2 * line), GILT, line * 0.5)
        title = title or one_line(self._theme, name, "title", line * 0.82, below.width, GILT)
        surface.blit(title, title.get_rect(midtop=(below.centerx, below.top)))
        top = below.top + max(line, title.get_height())
        if further is not None or not is_shared(space):
            return top
        room, least = (below.width, round(min(line * 1.9, below.height / 3))), LEAST_LETTERS * self._theme.density
        words = paragraph(self._theme, neighbours_line(space), "sans_italic", line * 0.58, room, FAINT, least)
        if words is None:  # too small to be read it is left to the tooltip
            return top
        surface.blit(words, words.get_rect(midtop=(below.centerx, top - 2)))
        return top + words.get_height()

    def _waiting(
        self, view: TalismanView, decision: Decision | None, space: str, further: Onwards | None
    ) -> Waiting:
        """What is to be said and shown of a destination; of a way over the bridge what is true of its ends."""
        ends = (space,) if further is None else further.ends
        shown = tuple(found for found in view.spaces if found.id in ends)
        if further is None:
            note = note_for(view, decision, space)
            return Waiting(note, shown, _("Nobody is there"))
        return Waiting(onwards_words(further.steps, further.ends), shown, "")

    def _in_lines(self, words: str, style: str, pixels: float, room: tuple[int, int], colour: Ink) -> pygame.Surface:
        """Words in as few lines as they need to be read, if need be in more room; else in one."""
        least = LEAST_LETTERS * self._theme.density
        broken = paragraph(self._theme, words, style, pixels, room, colour, least)
        broken = broken or paragraph(self._theme, words, style, least, (room[0], 3 * room[1]), colour, least * 0.85)
        return broken or one_line(self._theme, words, style, pixels, room[0], colour)

    def _waiting_there(
        self, surface: pygame.Surface, view: TalismanView, there: Waiting, box: pygame.Rect, danger: Danger | None
    ) -> None:
        """What must be met, which nothing crowds out, the instructions in short, the cards and who else is there."""
        height = round(max(13, min(20 * self._theme.density, box.height // 4)))
        top = self._danger(surface, danger, box, height) if danger is not None else box.top
        if box.bottom - top >= height:
            top = self._note(surface, there.note, pygame.Rect(box.left, top, box.width, box.bottom - top), height)
        left = pygame.Rect(box.left, top, box.width, box.bottom - top)
        pictures = [picture for shown in there.spaces for picture in self._lying_there(view, shown, left)]
        if pictures:
            in_a_row(surface, pictures, left)
        elif danger is None and left.height >= LEAST:
            words = one_line(self._theme, there.empty, "sans_italic", height * 0.78, box.width, FAINT)
            surface.blit(words, words.get_rect(midtop=(box.centerx, top)))

    def _note(self, surface: pygame.Surface, note: str, box: pygame.Rect, height: int) -> int:
        """The instructions in short; returns where the next line begins."""
        room = box.width, min(box.height, max(2 * height, round(box.height * NOTE_SHARE)))
        words = self._in_lines(note, "sans", height * 0.82, room, PAPER)
        if words.get_height() > box.height:
            return box.top
        surface.blit(words, words.get_rect(midtop=(box.centerx, box.top)))
        return box.top + max(height, words.get_height()) + 2

    def _danger(self, surface: pygame.Surface, danger: Danger, box: pygame.Rect, height: int) -> int:
        """The line of a danger with its sign, in a few lines if need be; returns where the next begins."""
        side = height if danger.sign and box.width >= NARROW * height else 0
        wide = box.width - side - 6
        rooms = ((wide, high) for high in (2 * height + 4, round(box.height * DANGER_SHARE), box.height))
        drawn = (paragraph(self._theme, danger.words, "sans_bold", height * 0.78, room, WARNING, 8) for room in rooms)
        words = next(filter(None, drawn), None)
        if words is None:
            return box.top
        left = box.centerx - (words.get_width() + side) // 2
        if side:
            self.draw_icon(surface, danger.sign, side - 2, WARNING, midleft=(left, box.top + words.get_height() // 2))
        surface.blit(words, (left + side + 2, box.top))
        return box.top + words.get_height() + 2

    def _lying_there(self, view: TalismanView, shown: SpaceView, box: pygame.Rect) -> list[pygame.Surface]:
        """Pictures of the cards, the Characters and the Gold of a space, as large as the box allows."""
        height = box.height
        if height < LEAST:
            return []
        width = max(14, min(round(height / 1.44), box.width // 3))
        pictures = [self._cards.face(CARD_OF[card].id, width) for card in shown.cards]
        for hero in (view.heroes[seat] for seat in shown.seats if seat != view.active):
            size = min(height, box.width // 3) - 6
            pictures.append(self._tokens.token(hero.character, colour_of(hero.seat), hero.seat.shape or "round", size))
        if shown.gold:
            pictures.append(self._pictures.icon("coins", max(12, min(height, 34) - 6), pygame.Color(240, 196, 70)))
        return pictures


def thrown_for(view: TalismanView, decision: Decision | None) -> int:
    """The number thrown for a choice of ways; 0 where a part of those steps is gone, or nothing was thrown."""
    afresh = decision is not None and decision.kind == "way" and view.movement.steps == view.movement.thrown
    return view.movement.thrown if afresh else 0


def _halves(rect: pygame.Rect, above: float) -> tuple[pygame.Rect, pygame.Rect]:
    """The place of the scene and that of the words: beside each other on a wide card, else with that part above."""
    scene = rect.inflate(-8, -8)
    if rect.width > rect.height * 1.15:
        scene.width = round(scene.width * SCENE_BESIDE)
        return scene, pygame.Rect(scene.right + 6, scene.top, rect.right - 6 - scene.right - 6, scene.height)
    scene.height = round(scene.height * above)
    return scene, pygame.Rect(scene.left, scene.bottom + 3, scene.width, rect.bottom - 6 - scene.bottom - 3)


def in_a_row(surface: pygame.Surface, pictures: list[pygame.Surface], box: pygame.Rect) -> None:
    """Pictures beside each other in the middle of a box; they overlap where it is too narrow."""
    whole = sum(picture.get_width() + 3 for picture in pictures) - 3
    step = min(1.0, box.width / max(1, whole))
    left = box.centerx - min(whole, box.width) / 2
    for picture in pictures:
        surface.blit(picture, picture.get_rect(midleft=(round(left), box.centery)))
        left += (picture.get_width() + 3) * step
