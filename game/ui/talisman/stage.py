"""What is happening now, shown large: goods and cards to choose from, destinations, a fight, a Spell, the card dealt."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

import pygame

from game.engine.decision import Decision, Option
from game.talisman.cards import CARD_OF
from game.talisman.view import TalismanView
from game.ui.renderer.pieces import CARD, Piece
from game.ui.talisman.board_layout import BoardPlaces, TableFrame
from game.ui.talisman.kinds import FIGHTER, FOE, GOAL, GOAL_SHOWN, GROUND, ITEM, PORTRAIT, THROW
from game.ui.talisman.sheet_layout import cards_in

TRAY, GOALS, SHELVES, FIGHT, SPELL_CAST, DEALT, PLACE_SHOWN, IDLE, THROWN = (
    "tray", "goals", "shelves", "fight", "spell_cast", "dealt", "place_shown", "idle", "thrown",
)  # fmt: skip
TAKING, TRADING, ANSWERING = "take", "trade", "trade_answer"
"""Kinds of questions that show two shelves of cards."""
SHAPE = 1.44
MOST_GOALS = 6
CHOICES = {"card": CARD, "item": ITEM, "character": PORTRAIT, "enemy": FOE}
"""The kinds of places that a tray shows as pictures, and what kind of piece each becomes."""


@dataclass(frozen=True)
class Stage:
    """What is shown large, where, and the pieces on it. ``boxes`` are the parts of a fight."""

    kind: str
    rect: pygame.Rect
    pieces: tuple[Piece, ...] = ()
    boxes: dict[str, pygame.Rect] = field(default_factory=dict)


class StageLayout:
    """Chooses what is on the stage and lays it out: in its own box beside a wide board, else over the board."""

    def __init__(
        self, view: TalismanView, frame: TableFrame, places: BoardPlaces, box: pygame.Rect | None,
        decision: Decision | None, laid: Collection[str],
    ) -> None:  # fmt: skip
        self.view = view
        self.frame = frame
        self.places = places
        self.box = box
        self.decision = decision
        self.options: Sequence[Option] = decision.options if decision is not None else ()
        self.laid = laid

    def lay_out(self) -> Stage | None:
        """The stage for what goes on, or None if there is nothing to show."""
        shelves = self._shelves()
        if shelves is not None:
            return shelves
        offered = self.off_table()
        if offered:
            return self._tray(offered)
        goals = self.goals()
        if goals:
            return self._goals(goals)
        if self.view.casting:
            return self._cast()
        if self.view.fight is not None:
            return self._fight()
        about = (self.decision.about or "") if self.decision is not None else ""
        card = about.removeprefix("card:") if about.startswith("card:") else self.view.dealing
        if card in CARD_OF:
            return self._large(DEALT, card)
        throws = [option.place for option in self.options if option.place and option.place.startswith("dice:")]
        if about.startswith("space:"):
            return self._place_shown(about.partition(":")[2], throws)
        if throws:
            return self._throw(throws[0])
        if self.box is not None and self.view.active is not None:
            return Stage(IDLE, self._portrait_box(self.box))
        return None

    def _portrait_box(self, box: pygame.Rect) -> pygame.Rect:
        return pygame.Rect(box.left, box.top, box.width, min(box.height, round(box.width * 1.5)))

    def _throw(self, place: str) -> Stage:
        """The die that waits to be thrown: under the active Character, or in the middle of the board."""
        if self.box is None:
            rect = self._centre(0.17)
            return Stage(THROWN, rect, (Piece(place, place, THROW, rect, "", "dice"),))
        rect = self._portrait_box(self.box)
        size = max(40, min(round(self.box.width * 0.5), self.box.bottom - rect.bottom - self.frame.gap))
        die = pygame.Rect(0, 0, size, size)
        die.midtop = (rect.centerx, min(rect.bottom + self.frame.gap, self.box.bottom - size))
        return Stage(IDLE, rect, (Piece(place, place, THROW, die, "", "dice"),))

    # -- what is chosen from ------------------------------------------------------------------------------

    def off_table(self) -> list[str]:
        """The places asked about that lie nowhere on the table but can be shown as pictures."""
        places = dict.fromkeys(option.place for option in self.options if option.place is not None)
        return [place for place in places if place.partition(":")[0] in CHOICES and place not in self.laid]

    def goals(self) -> list[str]:
        """The spaces to choose from, if there are only a few."""
        spaces = dict.fromkeys(
            option.place for option in self.options if option.place is not None and option.place.startswith("space:")
        )
        return list(spaces) if 1 <= len(spaces) <= MOST_GOALS else []

    # -- where --------------------------------------------------------------------------------------------

    def _centre(self, share: float = 0.36) -> pygame.Rect:
        """The stage's place: its own box, or the part of the board that hides the least of what matters."""
        if self.box is not None:
            return self.box
        size = round(self.frame.board.width * share)
        box = pygame.Rect(0, 0, size, size)
        board = self.frame.board.inflate(-round(self.frame.board.width * 0.29), 0)
        board.height = round(self.frame.board.height * 0.71)
        board.center = self.frame.board.center
        spots = (
            self.frame.board.center, (board.right - size // 2, board.bottom - size // 2),
            (board.left + size // 2, board.bottom - size // 2), (board.right - size // 2, board.top + size // 2),
            (board.left + size // 2, board.top + size // 2),
        )  # fmt: skip
        busy = [self.places.tile(space) for space in self._busy_spaces()]
        for spot in spots:
            box.center = spot
            if box.collidelist(busy) < 0:
                return box.copy()
        box.center = self.frame.board.center
        return box

    def _busy_spaces(self) -> list[str]:
        """Spaces that must stay visible: where the active Character stands, and those asked about."""
        spaces = [goal.partition(":")[2] for goal in self.goals()]
        active = self.view.active
        if active is not None and self.view.heroes[active].space:
            spaces.append(self.view.heroes[active].space)
        if self.view.fight is not None and self.view.heroes[self.view.fight.seat].space:
            spaces.append(self.view.heroes[self.view.fight.seat].space)
        return spaces

    # -- the tray -----------------------------------------------------------------------------------------

    def _tray(self, places: list[str]) -> Stage:
        area = self.frame.board.inflate(-self.frame.board.width // 12, -self.frame.board.width // 5)
        pad, title = max(8, self.frame.gap), max(26, self.frame.board.width // 26)
        columns, width = _grid(len(places), area.width - 2 * pad, area.height - title - 2 * pad, pad)
        rows = -(-len(places) // columns)
        high = round(width * SHAPE)
        rect = pygame.Rect(0, 0, columns * (width + pad) + pad, title + rows * (high + pad) + pad)
        rect.width = max(rect.width, area.width // 2)
        rect.center = self.frame.board.center
        pieces = [Piece("ground:tray", "ground:tray", GROUND, rect, "", "tray")]
        for number, place in enumerate(places):
            row, column = divmod(number, columns)
            here = min(columns, len(places) - row * columns)
            left = rect.centerx - (here * (width + pad) - pad) // 2 + column * (width + pad)
            box = pygame.Rect(left, rect.top + title + row * (high + pad), width, high)
            kind, _colon, rest = place.partition(":")
            face = CARD_OF[rest].id if kind == "card" else rest
            pieces.append(Piece(f"tray:{place}", place, CHOICES[kind], box, face, "tray", enlarges=True))
        return Stage(TRAY, rect, tuple(pieces), {"title": pygame.Rect(rect.left, rect.top, rect.width, title)})

    # -- two shelves --------------------------------------------------------------------------------------

    def _shelves(self) -> Stage | None:
        """What lies here over what one carries; or what a partner has over what one has oneself."""
        decision, trade = self.decision, self.view.trade
        if decision is None:
            return None
        hero = self.view.heroes[decision.seat]
        own = (*hero.spells, *hero.objects, *hero.followers)
        if decision.kind == TAKING and hero.space:
            here = next(space for space in self.view.spaces if space.id == hero.space)
            return self._two_shelves(here.cards, (*hero.objects, *hero.followers))
        if decision.kind == TRADING and trade is not None and trade.partner >= 0:
            partner = self.view.heroes[trade.partner]
            chosen = frozenset((*trade.gives, *trade.takes))
            return self._two_shelves((*partner.objects, *partner.followers), own, chosen)
        if decision.kind == ANSWERING and trade is not None:
            return self._two_shelves(trade.gives, trade.takes, frozenset())
        return None

    def _two_shelves(
        self, upper: Sequence[str], lower: Sequence[str], chosen: frozenset[str] = frozenset()
    ) -> Stage:
        """Two rows of cards, one above the other, each with a line for its heading."""
        rect = self._centre(0.46)
        pad, title = max(6, self.frame.gap // 2), max(24, round(rect.width * 0.075))
        line = max(16, round(rect.width * 0.06))
        if self.box is not None:
            rect = pygame.Rect(rect.left, rect.top, rect.width, min(rect.height, round(rect.width * 1.7)))
        inner = pygame.Rect(rect.left + pad, rect.top + title, rect.width - 2 * pad, rect.height - title - pad)
        each = inner.height // 2
        pieces = [Piece("ground:shelves", "ground:shelves", GROUND, rect, "", "shelves")]
        boxes = {"title": pygame.Rect(rect.left, rect.top, rect.width, title)}
        for number, (name, cards) in enumerate((("upper", upper), ("lower", lower))):
            top = inner.top + number * each
            boxes[f"{name}_line"] = pygame.Rect(inner.left, top, inner.width, line)
            shelf = pygame.Rect(inner.left, top + line, inner.width, each - line - pad)
            boxes[name] = shelf
            for card, box in zip(cards, cards_in(shelf.inflate(-8, -6), len(cards)), strict=True):
                face = CARD_OF[card].id
                picked = card in chosen
                pieces.append(Piece(f"shelf:card:{card}", f"card:{card}", CARD, box, face, "shelves", count=int(picked)))
        return Stage(SHELVES, rect, tuple(pieces), boxes)

    def _place_shown(self, space: str, throws: Sequence[str]) -> Stage:
        """The space a question is about, large, with the die to throw."""
        rect = self._centre(0.4)
        if self.box is not None:
            rect = pygame.Rect(rect.left, rect.top, rect.width, min(rect.height, round(rect.width * 1.9)))
        pad = max(6, self.frame.gap // 2)
        inner = rect.inflate(-2 * pad, -2 * pad)
        picture = pygame.Rect(inner.left, inner.top, inner.width, min(inner.width, round(inner.height * 0.55)))
        below = pygame.Rect(inner.left, picture.bottom + pad, inner.width, inner.bottom - picture.bottom - pad)
        pieces = [Piece("ground:place", "ground:place", GROUND, rect, "", "place")]
        boxes = {"picture": picture, "words": below}
        if throws:
            size = min(below.height, round(inner.width * 0.3))
            die = pygame.Rect(below.right - size, below.top + (below.height - size) // 2, size, size)
            if self.box is not None:
                size = min(round(inner.width * 0.46), below.height // 2)
                die = pygame.Rect(below.centerx - size // 2, below.bottom - size, size, size)
                below.height -= size + pad
            else:
                below.width -= size + 2 * pad
            pieces.append(Piece(throws[0], throws[0], THROW, die, "", "dice"))
        pieces.append(Piece(f"shown:{space}", f"space:{space}", GOAL_SHOWN, picture, space, "place"))
        return Stage(PLACE_SHOWN, rect, tuple(pieces), boxes)

    # -- destinations -------------------------------------------------------------------------------------

    def _goals(self, places: list[str]) -> Stage:
        rect = self._centre(0.42)
        pad = max(5, self.frame.gap // 2)
        title = max(30, round(min(rect.width, rect.height) * 0.15))
        inner = pygame.Rect(rect.left + pad, rect.top + title, rect.width - 2 * pad, rect.height - title - pad)
        if self.box is not None:
            inner.height = min(inner.height, len(places) * round(rect.width * 0.86))
            rect = pygame.Rect(rect.left, rect.top, rect.width, inner.bottom + pad - rect.top)
        tall = inner.height > inner.width * 1.25
        columns = 1 if tall and len(places) <= 3 else 2 if len(places) in (2, 4) else min(3, len(places))
        rows = -(-len(places) // columns)
        wide, high = (inner.width + pad) // columns - pad, (inner.height + pad) // rows - pad
        pieces = [Piece("ground:goals", "ground:goals", GROUND, rect, "", "goals")]
        for number, place in enumerate(places):
            row, column = divmod(number, columns)
            box = pygame.Rect(inner.left + column * (wide + pad), inner.top + row * (high + pad), wide, high)
            pieces.append(Piece(f"goal:{place}", place, GOAL, box, place.partition(":")[2], "goals"))
        return Stage(GOALS, rect, tuple(pieces), {"title": pygame.Rect(rect.left, rect.top, rect.width, title)})

    # -- what happens -------------------------------------------------------------------------------------

    def _fight(self) -> Stage:
        fight = self.view.fight
        assert fight is not None
        rect = self._centre(0.42)
        pad = max(5, self.frame.gap // 2)
        title = max(22, round(min(rect.width, rect.height) * 0.1))
        if self.box is not None:
            rect = pygame.Rect(rect.left, rect.top, rect.width, min(rect.height, round(rect.width * 2.1)))
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
        pieces.append(self._fighter(fight.seat, side_boxes(one)["picture"]))
        picture = side_boxes(other)["picture"]
        if fight.foe >= 0:
            pieces.append(self._fighter(fight.foe, picture))
        else:
            pieces += self._enemies(fight.enemies, picture)
        title_box = pygame.Rect(rect.left, rect.top, rect.width, title)
        return Stage(FIGHT, rect, tuple(pieces), {"title": title_box, "one": one, "other": other})

    def _fighter(self, seat: int, box: pygame.Rect) -> Piece:
        width = min(box.width, round(box.height * 0.78))
        spot = pygame.Rect(0, 0, width, round(width / 0.78))
        spot.center = box.center
        figure = self.view.heroes[seat].character
        return Piece(f"fight:seat:{seat}", f"seat:{seat}", FIGHTER, spot, figure, f"seat:{seat}", enlarges=True)

    def _enemies(self, enemies: tuple[str, ...], box: pygame.Rect) -> list[Piece]:
        width = min(box.width, round(box.height / SHAPE))
        high = round(width * SHAPE)
        step = (box.width - width) // max(1, len(enemies) - 1) if len(enemies) > 1 else 0
        step = min(step, width)
        left = box.left + (box.width - width - step * (len(enemies) - 1)) // 2
        found = []
        for number, enemy in enumerate(enemies):
            spot = pygame.Rect(left + number * step, box.top + (box.height - high) // 2, width, high)
            card = enemy.partition(":")[2] if enemy.startswith("card:") else enemy
            if card in CARD_OF:
                found.append(Piece(f"fight:card:{card}", f"card:{card}", CARD, spot, CARD_OF[card].id, "fight"))
            else:
                name = enemy.partition(":")[2] or enemy
                found.append(Piece(f"fight:enemy:{name}", f"enemy:{name}", FOE, spot, name, "fight", enlarges=True))
        return found

    def _cast(self) -> Stage:
        return self._large(SPELL_CAST, self.view.casting[-1].card)

    def _large(self, kind: str, card: str) -> Stage:
        """One card as large as the stage allows, with room for a line below."""
        rect = self._centre(0.42)
        pad = max(6, self.frame.gap // 2)
        line = max(18, round(rect.width * 0.09))
        width = min(rect.width - 2 * pad, round((rect.height - 2 * pad - line) / SHAPE))
        high = round(width * SHAPE)
        ground = pygame.Rect(0, 0, max(width + 2 * pad, rect.width), high + 2 * pad + line)
        ground.midtop = rect.midtop
        box = pygame.Rect(0, 0, width, high)
        box.midtop = (ground.centerx, ground.top + pad)
        pieces = [Piece(f"ground:{kind}", f"ground:{kind}", GROUND, ground, "", kind)]
        if card in CARD_OF:
            pieces.append(Piece(f"stage:card:{card}", f"card:{card}", CARD, box, CARD_OF[card].id, kind))
        below = pygame.Rect(ground.left + pad, box.bottom, ground.width - 2 * pad, line + pad)
        return Stage(kind, ground, tuple(pieces), {"line": below})


def side_boxes(box: pygame.Rect) -> dict[str, pygame.Rect]:
    """One side of a fight: the picture with the name above it, then value, die and score."""
    name = pygame.Rect(box.left, box.top, box.width, max(15, round(min(box.size) * 0.12)))
    rest = pygame.Rect(box.left, name.bottom, box.width, box.bottom - name.bottom)
    if rest.width > rest.height * 0.95:
        picture = pygame.Rect(rest.left, rest.top, round(rest.width * 0.52), rest.height)
        numbers = pygame.Rect(picture.right, rest.top, rest.right - picture.right, rest.height)
        each = numbers.height // 3
        parts = [pygame.Rect(numbers.left, numbers.top + number * each, numbers.width, each) for number in range(3)]
    else:
        picture = pygame.Rect(rest.left, rest.top, rest.width, round(rest.height * 0.7))
        numbers = pygame.Rect(rest.left, picture.bottom, rest.width, rest.bottom - picture.bottom)
        each = numbers.width // 3
        parts = [pygame.Rect(numbers.left + number * each, numbers.top, each, numbers.height) for number in range(3)]
    return {"name": name, "picture": picture.inflate(-6, -6), "value": parts[0], "die": parts[1], "score": parts[2]}


def _grid(count: int, width: int, height: int, gap: int) -> tuple[int, int]:
    """The number of columns that gives the largest cards, and how wide they are then."""
    best = (1, 40)
    for columns in range(1, count + 1):
        rows = -(-count // columns)
        wide = min((width + gap) // columns - gap, round(((height + gap) // rows - gap) / SHAPE), 210)
        if wide > best[1]:
            best = (columns, wide)
    return best
