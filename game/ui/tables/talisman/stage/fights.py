"""A fight on the stage: both sides with their pictures, above or beside each other (TAL-6.16)."""

from __future__ import annotations

import pygame

from game.talisman.box.register import CARD_OF
from game.talisman.view import FightView, TalismanView
from game.ui.kit.painting.drawing import box_at
from game.ui.tables.common.pieces import CARD, Piece
from game.ui.tables.talisman.kinds import FIGHTER, FOE, GROUND
from game.ui.tables.talisman.stage.parts import FIGHT, SHAPE, Stage, side_boxes


def fight_stage(view: TalismanView, fight: FightView, rect: pygame.Rect, pad: int) -> Stage:
    """Lay out a fight."""
    title = max(22, round(min(rect.width, rect.height) * 0.1))
    inner = pygame.Rect(rect.left + pad, rect.top + title, rect.width - 2 * pad, rect.height - title - pad)
    if inner.height > inner.width * 1.2:
        high = (inner.height - max(pad, round(rect.width * 0.13))) // 2
        one = pygame.Rect(inner.left, inner.top, inner.width, high)
        other = pygame.Rect(inner.left, inner.bottom - high, inner.width, high)
    else:
        wide = (inner.width - pad) // 2
        one = pygame.Rect(inner.left, inner.top, wide, inner.height)
        other = pygame.Rect(inner.right - wide, inner.top, wide, inner.height)
    pieces = [Piece("ground:fight", "ground:fight", GROUND, rect, "", "fight")]
    pieces.append(_fighter(view, fight.seat, side_boxes(one)["picture"]))
    picture = side_boxes(other)["picture"]
    if fight.foe >= 0:
        pieces.append(_fighter(view, fight.foe, picture))
    else:
        pieces += _enemies(fight.enemies, picture)
    title_box = pygame.Rect(rect.left, rect.top, rect.width, title)
    return Stage(FIGHT, rect, tuple(pieces), {"title": title_box, "one": one, "other": other})


def _fighter(view: TalismanView, seat: int, box: pygame.Rect) -> Piece:
    """A Character's portrait."""
    width = min(box.width, round(box.height * 0.78))
    spot = box_at((width, round(width / 0.78)), center=box.center)
    figure = view.heroes[seat].character
    return Piece(f"fight:seat:{seat}", f"seat:{seat}", FIGHTER, spot, figure, f"seat:{seat}", enlarges=True)


def _enemies(enemies: tuple[str, ...], box: pygame.Rect) -> list[Piece]:
    """The cards of the Enemies that fight as one, overlapping as far as they must (TAL-6.16.5a)."""
    width = min(box.width, round(box.height / SHAPE))
    high = round(width * SHAPE)
    step = min((box.width - width) // max(1, len(enemies) - 1), width) if len(enemies) > 1 else 0
    left = box.left + (box.width - width - step * (len(enemies) - 1)) // 2
    found = []
    for number, enemy in enumerate(enemies):
        spot = pygame.Rect(left + number * step, box.top + (box.height - high) // 2, width, high)
        card = enemy.removeprefix("card:")
        if card in CARD_OF:
            found.append(Piece(f"fight:card:{card}", f"card:{card}", CARD, spot, CARD_OF[card].id, "fight"))
        else:
            name = enemy.removeprefix("enemy:")
            found.append(Piece(f"fight:enemy:{name}", f"enemy:{name}", FOE, spot, name, "fight", enlarges=True))
    return found
