"""What is happening now, shown large: goods and cards to choose from, a fight, a Spell, a card."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

import pygame

from game.engine.decision import Decision, Named, Option
from game.talisman.box.register import CARD_OF
from game.talisman.rules.encounter import SPACE
from game.talisman.view import FightView, TalismanView
from game.ui.kit.painting.painter import box_at
from game.ui.tables.common.cards import SHAPE
from game.ui.tables.common.pieces import CARD, Piece
from game.ui.tables.talisman.board.layout import BoardPlaces, TableFrame
from game.ui.tables.talisman.doors import COMMANDING, destinations
from game.ui.tables.talisman.kinds import FOE, GOAL_SHOWN, GROUND, ITEM, PORTRAIT, THROW
from game.ui.tables.talisman.stage.fights import FIGHT_WIDE, LEAST_FIGHT, fight_stage
from game.ui.tables.talisman.stage.parts import (
    BESIDE,
    DEALT,
    IDLE,
    PLACE_SHOWN,
    SPELL_CAST,
    THROWN,
    TRAY,
    Stage,
    cards_to,
    die_beside,
    largest_grid,
)
from game.ui.tables.talisman.stage.shelves import two_shelves

TAKING, TRADING, ANSWERING, EXCHANGING = "take", "trade", "trade_answer", "exchange"
"""Kinds of questions that show two shelves of cards."""
MEETING_KIND = "encounter"
SHOWN_AGAIN = frozenset({"discard_drawn", "order"})
"""Kinds of questions about cards that lie small on a space: they are shown large as well."""
MOST_ON_SHELVES = 2
SHELVES_WIDE, MANY_WIDE, PLACE_WIDE, CARD_WIDE = 0.55, 0.71, 0.52, 0.5
"""Sides, in widths of the board: of two shelves, with more cards than that on one, of a space or card shown large."""
SCENE_SHOWN = 1.3
"""The width of a space's scene for its height: a wider one would be cut above and below."""
CHOICES = {"card": CARD, "item": ITEM, "character": PORTRAIT, "enemy": FOE}
"""The kinds of places that a tray shows as pictures, and what kind of piece each becomes."""


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
        spaces = self._spaces_asked()
        if self.decision is not None and self.decision.kind == COMMANDING and spaces:
            return self._place_shown(spaces[0], ())
        if spaces:
            return self._beside_the_board()
        if self.view.casting:
            return self._large(SPELL_CAST, self.view.casting[-1].card)
        throws = [option.place for option in self.options if option.place and option.place.startswith("dice:")]
        if self.view.fight is not None:
            return self._fight(self.view.fight, throws)
        about = (self.decision.about or "") if self.decision is not None else ""
        card = about.removeprefix("card:") if about.startswith("card:") else self.view.dealing or self._met()
        card = card or self._asked_before()
        if card in CARD_OF:
            return self._large(DEALT, card, throws)
        if about.startswith("space:"):
            return self._place_shown(about.partition(":")[2], throws)
        return self._throw(throws[0]) if throws else self._beside_the_board()

    def _beside_the_board(self) -> Stage | None:
        """Whose turn it is, where that hides nothing of the board."""
        if self.box is None or self.view.active is None:
            return None
        return Stage(IDLE, self._portrait_box(self.box))

    def _here(self) -> str:
        """The space where the active Character stands; empty before the first turn."""
        return self.view.heroes[self.view.active].space if self.view.active is not None else ""

    def _met(self) -> str:
        """The card about to be met, while Spells may still be cast at it or against it."""
        cards = [thing.removeprefix("card:") for thing in self.view.meeting if thing.startswith("card:")]
        return cards[0] if cards and self.decision is not None else ""

    def _asked_before(self) -> str:
        """The card before which something may be done: the one that the question names, else the one met next."""
        decision = self.decision
        if decision is None or decision.kind != MEETING_KIND:
            return ""
        told = (decision.question, *[option.text for option in decision.options if option.key == SPACE.key])
        named = (fact for words in told for name, fact in words.facts if name == "card")
        places = (fact.place for fact in named if isinstance(fact, Named))
        return next((place.removeprefix("card:") for place in places), "")

    def _portrait_box(self, box: pygame.Rect) -> pygame.Rect:
        return pygame.Rect(box.left, box.top, box.width, min(box.height, round(box.width * 1.5)))

    def _throw(self, place: str) -> Stage:
        """The die that waits to be thrown: under the active Character, or in the middle of the board."""
        if self.box is None:
            rect = self._centre(0.17)
            return Stage(THROWN, rect, (Piece(place, place, THROW, rect, "", "dice"),))
        rect = self._portrait_box(self.box)
        size = max(40, min(round(self.box.width * 0.5), self.box.bottom - rect.bottom - self.frame.gap))
        die = box_at((size, size), midtop=(rect.centerx, min(rect.bottom + self.frame.gap, self.box.bottom - size)))
        return Stage(IDLE, rect, (Piece(place, place, THROW, die, "", "dice"),))

    # -- what is chosen from ------------------------------------------------------------------------------

    def off_table(self) -> list[str]:
        """The places asked about that lie nowhere on the table, or too small there, but can be shown as pictures."""
        places = dict.fromkeys(option.place for option in self.options if option.place is not None)
        again = self.decision is not None and self.decision.kind in SHOWN_AGAIN
        return [place for place in places if place.partition(":")[0] in CHOICES and (again or place not in self.laid)]

    def _spaces_asked(self) -> list[str]:
        """All spaces to choose from: they are clicked on the board, which nothing may hide then."""
        places = (option.place for option in destinations(self.view, self.decision) if option.place is not None)
        return list(dict.fromkeys(place.partition(":")[2] for place in places if place.startswith("space:")))

    # -- where --------------------------------------------------------------------------------------------

    def _centre(self, share: float = 0.36) -> pygame.Rect:
        """The stage's place: its own box, or the part of the board that hides the least of what matters."""
        return self.box if self.box is not None else self._over_the_board(share)

    def _over_the_board(self, share: float) -> pygame.Rect:
        """The part of the board that hides the least of what matters."""
        size = round(self.frame.board.width * share)
        box = pygame.Rect(0, 0, size, size)
        board = self.frame.board.inflate(-round(self.frame.board.width * 0.29), 0)
        board.height = round(self.frame.board.height * 0.71)
        board.center = self.frame.board.center
        left, right = board.left + size // 2, board.right - size // 2
        top, bottom = board.top + size // 2, board.bottom - size // 2
        spots = (board.center, (right, bottom), (left, bottom), (right, top), (left, top))
        busy = [self.places.tile(space) for space in self._busy_spaces()]
        for spot in spots:
            box.center = spot
            if box.collidelist(busy) < 0:
                return box.copy()
        box.center = self.frame.board.center
        return box

    def _busy_spaces(self) -> list[str]:
        """Spaces that must stay visible: where the active Character stands, and those asked about."""
        spaces = self._spaces_asked()
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
        wide, high = area.width - 2 * pad, area.height - title - 2 * pad
        columns, width = largest_grid(len(places), wide, high, pad, self.frame.density)
        rows = -(-len(places) // columns)
        height = round(width * SHAPE)
        rect = pygame.Rect(0, 0, columns * (width + pad) + pad, title + rows * (height + pad) + pad)
        rect.width = max(rect.width, area.width // 2)
        rect.center = self.frame.board.center
        pieces = [Piece("ground:tray", "ground:tray", GROUND, rect, "", "tray")]
        for number, place in enumerate(places):
            row, column = divmod(number, columns)
            here = min(columns, len(places) - row * columns)
            left = rect.centerx - (here * (width + pad) - pad) // 2 + column * (width + pad)
            box = pygame.Rect(left, rect.top + title + row * (height + pad), width, height)
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
            return self._two_shelves(here.cards, (*hero.objects, *hero.followers), space=hero.space)
        if decision.kind == EXCHANGING:
            return self._two_shelves(cards_to("back", self.options), cards_to("add", self.options))
        if decision.kind == TRADING and trade is not None and trade.partner >= 0:
            partner = self.view.heroes[trade.partner]
            chosen = frozenset((*trade.gives, *trade.takes))
            return self._two_shelves((*partner.objects, *partner.followers), own, chosen)
        if decision.kind == ANSWERING and trade is not None:
            return self._two_shelves(trade.gives, trade.takes, frozenset())
        return None

    def _two_shelves(
        self, upper: Sequence[str], lower: Sequence[str], chosen: frozenset[str] = frozenset(), space: str = ""
    ) -> Stage:
        wide = max(len(upper), len(lower)) > MOST_ON_SHELVES or (space and lower)
        rect = self._centre(MANY_WIDE if wide else SHELVES_WIDE)
        if self.box is not None:
            rect = pygame.Rect(rect.left, rect.top, rect.width, min(rect.height, round(rect.width * 1.7)))
        return two_shelves(rect, max(6, self.frame.gap // 2), upper, lower, chosen, space)

    def _place_shown(self, space: str, throws: Sequence[str]) -> Stage:
        """The space a question is about, large, with the die to throw."""
        rect = self._centre(PLACE_WIDE)
        if self.box is not None:
            rect = pygame.Rect(rect.left, rect.top, rect.width, min(rect.height, round(rect.width * 1.9)))
        pad = max(6, self.frame.gap // 2)
        inner = rect.inflate(-2 * pad, -2 * pad)
        high = min(inner.width, round(inner.height * 0.56))
        picture = box_at((min(inner.width, round(high * SCENE_SHOWN)), high), midtop=inner.midtop)
        below = pygame.Rect(inner.left, picture.bottom + pad, inner.width, inner.bottom - picture.bottom - pad)
        pieces = [Piece("ground:place", "ground:place", GROUND, rect, space, "place")]
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

    # -- what happens -------------------------------------------------------------------------------------

    def _fight(self, fight: FightView, throws: Sequence[str]) -> Stage:
        """Who fights, always as large as the inner board, and the die to throw."""
        box = self._over_the_board(max(FIGHT_WIDE, LEAST_FIGHT / self.frame.board.width))
        stage = fight_stage(self.view, fight, box, max(5, self.frame.gap // 2), throws)
        return stage if self.box is None else replace(stage, boxes={BESIDE: self._portrait_box(self.box)})

    def _large(self, kind: str, card: str, throws: Sequence[str] = ()) -> Stage:
        """One card as large as the stage allows, with room for a line below."""
        rect = self._centre(CARD_WIDE)
        pad = max(6, self.frame.gap // 2)
        line = max(18, round(rect.width * 0.09))
        width = min(rect.width - 2 * pad, round((rect.height - 2 * pad - line) / SHAPE))
        height = round(width * SHAPE)
        ground = box_at((max(width + 2 * pad, rect.width), height + 2 * pad + line), midtop=rect.midtop)
        box = box_at((width, height), midtop=(ground.centerx, ground.top + pad))
        pieces = [Piece(f"ground:{kind}", f"ground:{kind}", GROUND, ground, self._here(), kind)]
        if card in CARD_OF:
            pieces.append(Piece(f"stage:card:{card}", f"card:{card}", CARD, box, CARD_OF[card].id, kind))
        below = pygame.Rect(ground.left + pad, box.bottom, ground.width - 2 * pad, line + pad)
        if throws:
            pieces.append(Piece(throws[0], throws[0], THROW, die_beside(self.box, ground, box, pad), "", "dice"))
        return Stage(kind, ground, tuple(pieces), {"line": below})
