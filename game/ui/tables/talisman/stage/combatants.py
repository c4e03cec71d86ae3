"""Those who fight on the stage, as figures before the place where they meet, and the blow that ends it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import SRCALPHA, Rect, Surface

from game.talisman.view import FightView, TalismanView
from game.ui.kit.painting.painter import put
from game.ui.tables.common.cards import SHAPE
from game.ui.tables.common.fight.arena import arena, shining_of
from game.ui.tables.common.fight.blows import COLOURS
from game.ui.tables.common.fight.drawing import FightDrawing
from game.ui.tables.common.fight.exchange import ExchangeOnStage, exchange_of, thrown
from game.ui.tables.common.fight.fighters.beaten import beaten
from game.ui.tables.common.fight.fighters.figures import FigurePictures, Standing, framed, white_hot
from game.ui.tables.common.fight.form import Fight
from game.ui.tables.common.fight.lifted import lifted
from game.ui.tables.common.pieces import CARD, Piece
from game.ui.tables.talisman.board.tokens import TOAD
from game.ui.tables.talisman.kinds import FIGHTER
from game.ui.tables.talisman.stage.fights import fight_of
from game.ui.tables.talisman.stage.grounds import ground_of
from game.ui.tables.talisman.stage.losses import unsettled
from game.ui.tables.talisman.stage.parts import Stage

if TYPE_CHECKING:
    from game.ui.kit.painting.store import PictureStore
    from game.ui.tables.talisman.cards.faces import CardFaces

ALIKE = {"cave_dragon": "dragon", "cave_goblin": "goblin"}
"""Enemies made by spaces that look like those of the cards."""
EDGE = 12
"""Pixels at both edges of the stage that nobody stands before."""
WIDER, SUNK = 1.16, 0.02
"""How much wider than its place a figure may be, and how far it stands behind its plate, in heights of the stage."""


class Combatants:
    """Draws both sides of a fight."""

    def __init__(self, pictures: PictureStore, cards: CardFaces, fights: FightDrawing) -> None:
        self._pictures, self._cards, self._fights = pictures, cards, fights
        self._figures = FigurePictures(pictures)

    def ground(self, view: TalismanView, shown: FightView, size: tuple[int, int]) -> Surface:
        """The place of the fight in the lights of both sides."""
        radius, space = max(7, size[0] // 40), view.heroes[shown.seat].space
        return arena(self._pictures, ground_of(space), size, radius, shining_of(fight_of(view, shown)))

    def draw(self, surface: Surface, view: TalismanView, piece: Piece, stage: Stage) -> None:
        """One of those who fight; who has lost stands beaten."""
        shown = view.fight
        if shown is None or stage.fight is None:
            return
        side = 0 if piece in stage.sides[0] else 1
        fight = settled(view, shown)
        figure = self._figure(view, piece, stage.rect.height, mirrored=side == 1)
        foot = _foot(piece, figure, stage.rect)
        clip = surface.get_clip()
        surface.set_clip(stage.rect.inflate(-8, -8).clip(clip))
        if fight.winner == 1 - side:
            hurt = beaten(self._pictures, figure, fight.blow, mirrored=side == 1)
            put(surface, hurt, midbottom=thrown(foot, side, stage.rect.width))
        else:
            put(surface, lifted(self._pictures, figure, fight.sides[side].light), midbottom=foot)
        surface.set_clip(clip)

    def exchange(self, view: TalismanView, shown: FightView, stage: Stage, waits: float) -> ExchangeOnStage | None:
        """The blow that ends a fight, so many seconds from now; None where no fight is on the stage."""
        if stage.fight is None:
            return None
        fight, rect = settled(view, shown), stage.rect
        sides = [
            [self._standing(view, piece, number, rect, fight) for piece in pieces]
            for number, pieces in enumerate(stage.sides)
        ]
        plates = stage.fight.sides
        top, title = rect.top + 4, stage.fight.title
        room = Rect(rect.left + 4, top, rect.width - 8, plates[0].plate.top - top)
        ground = self.ground(view, shown, rect.size).subsurface(room.move(-rect.left, -rect.top))
        exchange = exchange_of(fight, (sides[0], sides[1]), (plates[0].picture, plates[1].picture), rect.width)
        front = Surface((room.width, title.bottom - top), SRCALPHA)
        self._fights.plaque(front, fight.title, title.move(-room.left, -top))
        glory = self._fights.banner.glory(fight, room.size)
        return ExchangeOnStage(exchange, ground, room, glory, front, waits)

    def _standing(self, view: TalismanView, piece: Piece, side: int, stage: Rect, fight: Fight) -> Standing:
        """A figure with its foot behind its plate, and the same beaten."""
        mirrored = side == 1
        figure = self._figure(view, piece, stage.height, mirrored=mirrored)
        hurt = beaten(self._pictures, figure, fight.blow, mirrored=mirrored)
        seen = lifted(self._pictures, figure, fight.sides[side].light)
        hot = white_hot(self._pictures, seen, COLOURS[fight.blow])
        return Standing(seen, hot, hurt, _foot(piece, figure, stage))

    def _figure(self, view: TalismanView, piece: Piece, tall: int, *, mirrored: bool) -> Surface:
        """The figure of a Character or an Enemy on a stage so tall; the card of an Enemy that has none."""
        size = (round(piece.rect.width * WIDER), piece.rect.height + round(tall * SUNK))
        if piece.kind == FIGHTER and view.heroes[int(piece.zone.partition(":")[2])].toad:
            side = min(size) * 3 // 4
            return self._pictures.picture(f"talisman/tokens/{TOAD}.png", (side, side))
        name = f"talisman/figures/{ALIKE.get(piece.face, piece.face)}.webp"
        if piece.kind == CARD and not self._figures.knows(name):
            width = min(size[0], round(size[1] / SHAPE))
            return framed(self._cards.face(piece.face, width), (214, 166, 84))
        return self._figures.figure(name, size, mirrored=mirrored)


def _foot(piece: Piece, figure: Surface, stage: Rect) -> tuple[int, int]:
    """Where somebody stands: a little behind the upper edge of the plate, and no part of him beyond the stage."""
    place = figure.get_rect(midbottom=(piece.rect.centerx, piece.rect.bottom + round(stage.height * SUNK)))
    return place.clamp(stage.inflate(-EDGE, 0)).centerx, place.bottom


def settled(view: TalismanView, shown: FightView) -> Fight:
    """The fight as far as it is decided: while a Spell may still save an Enemy, nobody has won."""
    fight = fight_of(view, shown)
    return fight if view.loss is None else unsettled(fight, view, view.loss)
