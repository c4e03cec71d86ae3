"""How figures, cards and gold that share a space are arranged: all of them visible, none over the space's name."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

CARD_SHAPE = 1.4
"""A card's height for its width."""
LARGEST_TOKEN = 0.5
"""Of the tile's width."""
LEAST_SHOWN = 0.5
"""The share of a figure's width that always stays visible beside the next one."""


@dataclass(frozen=True)
class Arrangement:
    """Where everything on one space lies, in the order given; ``gold`` is the place of the bag of gold, if any."""

    cards: tuple[pygame.Rect, ...]
    tokens: tuple[pygame.Rect, ...]
    gold: pygame.Rect | None


def arranged(ground: pygame.Rect, cards: int, tokens: int, gold: bool) -> Arrangement:
    """Lay out so many cards and figures: cards along the upper edge, figures in front of them."""
    lying = cards + int(gold)
    card_height = round(ground.height * (0.56 if tokens else 0.74))
    places = _fan(pygame.Rect(ground.left, ground.top, ground.width, card_height), lying)
    if not tokens:
        standing: tuple[pygame.Rect, ...] = ()
    elif not lying:
        standing = _figures(ground, tokens, ground.width * LARGEST_TOKEN)
    else:
        top = ground.top + round(ground.height * 0.42)
        box = pygame.Rect(ground.left, top, ground.width, ground.bottom - top)
        standing = _figures(box, tokens, box.height, one_row=True)
    bag = places[-1] if gold else None
    if bag is not None:
        bag = pygame.Rect(0, 0, round(bag.width * 1.1), round(bag.width * 1.1))
        bag.midright = (places[-1].right, places[-1].centery)
    return Arrangement(tuple(places[:cards]), standing, bag)


def _fan(box: pygame.Rect, count: int) -> list[pygame.Rect]:
    """Cards side by side in the middle, overlapping as far as they must; small ones in two rows before that."""
    if not count:
        return []
    height, width = box.height, round(box.height / CARD_SHAPE)
    step = width + 2.0
    if count > 1:
        step = min(step, (box.width - width) / (count - 1))
    left = box.left + (box.width - width - step * (count - 1)) / 2
    return [pygame.Rect(round(left + step * number), box.top, width, height) for number in range(count)]


def _figures(box: pygame.Rect, count: int, largest: float, *, one_row: bool = False) -> tuple[pygame.Rect, ...]:
    """Figures as large as fits, in one row or two."""
    best: tuple[float, int] = (0.0, 1)
    for rows in (1,) if one_row or count == 1 else (1, 2):
        columns = -(-count // rows)
        across = box.width / (1 + (columns - 1) * LEAST_SHOWN)
        size = min(largest, box.height / rows, across)
        comfortable = min(size, box.width / columns * 1.15)
        best = max(best, (comfortable, rows))
    size, rows = int(best[0]), best[1]
    columns = -(-count // rows)
    found: list[pygame.Rect] = []
    for row in range(rows):
        here = min(columns, count - row * columns)
        step = min(size + 1.0, (box.width - size) / max(1, here - 1))
        left = box.left + (box.width - size - step * (here - 1)) / 2
        top = box.top + (box.height - rows * size) // 2 + row * size
        found += [pygame.Rect(round(left + step * place), round(top), size, size) for place in range(here)]
    return tuple(found)
