"""Draws the numbers of a fight: Strength or Craft, the dice, and what they add up to (TAL-6.16.4)."""

from __future__ import annotations

from dataclasses import replace

import pygame

from game.talisman.box.characters import CHARACTERS
from game.talisman.box.register import CARD_OF
from game.talisman.rules.table.space_enemies import SPACE_ENEMIES
from game.talisman.view import FightView, TalismanView
from game.ui.kit.painting.glow import Colour
from game.ui.kit.painting.lettering import embossed, one_line
from game.ui.kit.painting.painter import Painter
from game.ui.kit.painting.store import PictureStore
from game.ui.kit.painting.theme import Theme
from game.ui.tables.common.dice import DicePictures
from game.ui.tables.talisman.cards.faces import CRAFT_COLOUR, STRENGTH_COLOUR, seal
from game.ui.tables.talisman.stage.parts import Stage, side_boxes
from game.words import say

PAPER, FAINT, GILT = (243, 223, 174), (206, 182, 140), (250, 226, 168)


class FightDrawing(Painter):
    """Draws fights."""

    def __init__(self, theme: Theme, pictures: PictureStore, dice: DicePictures) -> None:
        super().__init__(theme, pictures)
        self._dice = dice

    def draw(
        self, surface: pygame.Surface, view: TalismanView, fight: FightView, stage: Stage, *, known: bool = True
    ) -> None:
        """Draw the names, values, ``known`` dice and scores of both sides; their pictures are pieces."""
        if not known:
            fight = replace(fight, thrown=(), foe_thrown=0, score=0, foe_score=0)
        colour = STRENGTH_COLOUR if fight.kind == "combat" else CRAFT_COLOUR
        one, other = side_boxes(stage.boxes["one"]), side_boxes(stage.boxes["other"])
        self._name(surface, self._seat_name(view, fight.seat), one["name"])
        if fight.foe >= 0:
            self._name(surface, self._seat_name(view, fight.foe), other["name"])
        else:
            self._name(surface, _foes(fight), other["name"])
        won = fight.score > fight.foe_score
        over = bool(fight.score or fight.foe_score)
        self._numbers(surface, one, fight.value, max(fight.thrown, default=0), fight.score, colour, over and won)
        lost = over and fight.foe_score > fight.score
        foe_die = fight.foe_thrown if fight.foe_throws else None
        self._numbers(surface, other, fight.foe_value, foe_die, fight.foe_score, colour, lost)
        middle = stage.boxes["one"].union(stage.boxes["other"]).center
        size = max(18, round(min(stage.rect.size) * 0.11))
        for tint, shift in (((20, 8, 4), 2), (GILT, 0)):
            self.draw_icon(surface, "crossed-swords", size, tint, center=(middle[0] + shift, middle[1] + shift))

    def _seat_name(self, view: TalismanView, seat: int) -> str:
        hero = view.heroes[seat]
        return say(CHARACTERS[hero.character].name) if hero.character else hero.seat.name

    def _numbers(
        self, surface: pygame.Surface, boxes: dict[str, pygame.Rect], value: int, die: int | None, score: int,
        colour: Colour, won: bool,
    ) -> None:  # fmt: skip
        """Strength or Craft on a seal, the die (0: not yet thrown, None: there is none), and the sum once known."""
        size = min(boxes["value"].width - 4, boxes["value"].height - 4, 62)
        spot = pygame.Rect(0, 0, size, size)
        spot.center = boxes["value"].center
        seal(surface, spot, colour)
        self._big(surface, str(value), spot.center, size * 0.62, (255, 244, 214))
        if die:
            spot.center = boxes["die"].center
            self._dice.blit(surface, f"d6_{die}", spot.inflate(-size // 6, -size // 6))
        elif die is not None:
            self.draw_words(surface, "+ ?", "title", size * 0.4, boxes["die"].width, FAINT, center=boxes["die"].center)
        if score:
            ink = (255, 226, 120) if won else (226, 206, 176)
            self._big(surface, f"= {score}", boxes["score"].center, size * (0.6 if won else 0.5), ink)

    def _big(self, surface: pygame.Surface, words: str, centre: tuple[int, int], size: float, ink: Colour) -> None:
        face = one_line(self._theme, words, "title", size, 400, ink)
        shade = one_line(self._theme, words, "title", size, 400, (24, 8, 4))
        drawn = embossed(face, shade, max(1, round(size / 24)))
        surface.blit(drawn, drawn.get_rect(center=centre))

    def _name(self, surface: pygame.Surface, words: str, box: pygame.Rect) -> None:
        self.draw_words(surface, words, "sans", box.height * 0.8, box.width, PAPER, center=box.center)


def _foes(fight: FightView) -> str:
    names = []
    for enemy in fight.enemies:
        card = enemy.removeprefix("card:")
        if card in CARD_OF:
            names.append(say(CARD_OF[card].name))
        else:
            found = SPACE_ENEMIES.get(enemy.removeprefix("enemy:"))
            names.append(say(found.name) if found is not None else enemy)
    return ", ".join(names)
