"""Draws the stage: frames and titles, destinations, fights with their dice, who casts what at whom."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

import pygame

from game.engine.decision import Decision, Odds
from game.talisman.box.board import SPACES
from game.talisman.box.characters import CHARACTERS
from game.talisman.box.register import CARD_OF
from game.talisman.rules.belongings.exchange import EXCHANGE
from game.talisman.view import FightView, TalismanView
from game.ui.kit.painting.glow import panel
from game.ui.kit.painting.lettering import one_line, paragraph
from game.ui.kit.painting.painter import Painter, box_at
from game.ui.kit.painting.store import PictureStore
from game.ui.kit.painting.theme import Theme
from game.ui.tables.common.dice import DicePictures
from game.ui.tables.common.fight.arena import arena
from game.ui.tables.common.fight.chances import ChancesDrawing
from game.ui.tables.common.fight.drawing import FightDrawing
from game.ui.tables.common.pieces import Piece
from game.ui.tables.common.seats import colour_of
from game.ui.tables.talisman.cards.faces import CardFaces
from game.ui.tables.talisman.kinds import GOAL_SHOWN, GROUND, THROW
from game.ui.tables.talisman.sheets.drawing import amount
from game.ui.tables.talisman.stage.combatants import Combatants, settled
from game.ui.tables.talisman.stage.contents import ANSWERING, EXCHANGING, TAKING, TRADING
from game.ui.tables.talisman.stage.grounds import ground_of
from game.ui.tables.talisman.stage.losses import loss_words
from game.ui.tables.talisman.stage.parts import (
    BESIDE,
    DEALT,
    FIGHT_DICE,
    FIGHT_VERDICT,
    IDLE,
    PLACE_SHOWN,
    SHELVES,
    SPELL_CAST,
    TRAY,
    Stage,
)
from game.ui.tables.talisman.words.place_names import name_of
from game.words import _, ngettext_, say

PAPER, FAINT, GILT = (243, 223, 174), (206, 182, 140), (250, 226, 168)
CHANCES = 0.9
"""How wide the chances are, in widths of the stage."""
GROUND_FILL, GROUND_RIM = (20, 11, 8, 238), (214, 166, 84, 255)


class StageDrawing(Painter):
    """Draws what stands on the stage besides its pieces."""

    def __init__(self, theme: Theme, pictures: PictureStore, cards: CardFaces, dice: DicePictures) -> None:
        super().__init__(theme, pictures)
        self._fights = FightDrawing(theme, pictures, dice)
        self._chances = ChancesDrawing(theme, pictures)
        self.combatants = Combatants(pictures, cards, self._fights)

    def draw_of_fight(self, surface: pygame.Surface, view: TalismanView, piece: Piece, stage: Stage) -> None:
        """The ground of a fight, or one of those who fight."""
        if piece.kind != GROUND:
            self.combatants.draw(surface, view, piece, stage)
        elif view.fight is not None:
            surface.blit(self.combatants.ground(view, view.fight, piece.rect.size), piece.rect)
            self._rims(surface, piece.rect)

    def ground(self, surface: pygame.Surface, rect: pygame.Rect, space: str = "") -> None:
        """The dark panel everything stands on, or the space where it happens."""
        radius = max(7, rect.width // 40)
        if space:
            surface.blit(arena(self._pictures, ground_of(space), rect.size, radius), rect)
        else:
            surface.blit(panel(rect.size, radius, GROUND_FILL, GROUND_RIM, 2), rect)
        self._rims(surface, rect)

    def _rims(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        pygame.draw.rect(surface, GROUND_RIM, rect, 2, border_radius=max(7, rect.width // 40))
        pygame.draw.rect(surface, (104, 74, 34), rect.inflate(-8, -8), 1, border_radius=max(5, rect.width // 48))

    def draw(
        self,
        surface: pygame.Surface,
        view: TalismanView,
        stage: Stage,
        decision: Decision | None,
        *,
        hidden: Collection[str] = (),
    ) -> None:
        """Draw titles and numbers but what is ``hidden``; the pieces are drawn before."""
        if stage.kind == TRAY:
            self._title(surface, say(decision.question) if decision is not None else "", stage.boxes["title"])
        elif stage.fight is not None and view.fight is not None:
            odds = _odds_of(decision, stage)
            self._fight(surface, view, view.fight, stage, hidden, titled=odds is None)
            if odds is not None:
                self._odds(surface, odds, stage.fight.title)
            if BESIDE in stage.boxes:
                self._idle(surface, view, stage.boxes[BESIDE])
        elif stage.kind == DEALT:
            self._line_on_ground(surface, self.dealt_words(view, stage), stage.boxes["line"])
        elif stage.kind == SPELL_CAST:
            self._line_on_ground(surface, self._cast_words(view), stage.boxes["line"])
        elif stage.kind == SHELVES and decision is not None:
            self._shelves(surface, view, decision, stage)
        elif stage.kind == PLACE_SHOWN:
            self._place_words(surface, stage)
        elif stage.kind == IDLE:
            self._idle(surface, view, stage.rect)

    def _fight(
        self,
        surface: pygame.Surface,
        view: TalismanView,
        shown: FightView,
        stage: Stage,
        hidden: Collection[str],
        *,
        titled: bool,
    ) -> None:
        """What is known of a fight at this moment; a die to be thrown lies where its number will stand."""
        assert stage.fight is not None
        fight = settled(view, shown)
        if any(piece.kind == THROW for piece in stage.pieces):
            own, foe = fight.sides
            fight = replace(fight, sides=(replace(own, dice=None), foe))
        if FIGHT_VERDICT in hidden:
            fight = fight.before_the_verdict()
        known = fight.before_the_dice() if FIGHT_DICE in hidden else fight
        self._fights.draw(surface, known, stage.fight, titled=titled)

    def _odds(self, surface: pygame.Surface, odds: Odds, title: pygame.Rect) -> None:
        """What the throw may bring, as long as it is to be made: above those who fight, where else the title stands."""
        size = (round(title.width * CHANCES), title.height - 2)
        self._chances.draw(surface, odds, box_at(size, midtop=(title.centerx, title.top + 4)))

    def end_of_fight(self, surface: pygame.Surface, view: TalismanView, stage: Stage, kept: str) -> None:
        """A fight that has ended, with what the winner has kept of it on its banner."""
        if view.fight is None or stage.fight is None:
            return
        for piece in stage.pieces:
            if piece.kind != THROW:
                self.draw_of_fight(surface, view, piece, stage)
        self._fights.draw(surface, replace(settled(view, view.fight), cause=kept), stage.fight)

    def verdict(self, view: TalismanView, shown: FightView, size: tuple[int, int]) -> pygame.Surface:
        """How a fight ended, as a picture of that size."""
        return self._fights.banner.picture(settled(view, shown), size, held=True).copy()

    def _title(self, surface: pygame.Surface, words: str, box: pygame.Rect) -> None:
        self.draw_words(surface, words, "heading", box.height * 0.52, box.width - 24, GILT, center=box.center)

    def _line(self, surface: pygame.Surface, words: str, box: pygame.Rect) -> None:
        self.draw_words(surface, words, "sans", box.height * 0.62, box.width, PAPER, center=box.center)

    def _line_on_ground(self, surface: pygame.Surface, words: str, box: pygame.Rect) -> None:
        """A line that is read over any place."""
        if words:
            surface.blit(panel(box.size, box.height // 3, (20, 10, 8, 200), (0, 0, 0, 0)), box)
        self._line(surface, words, box)

    def dealt_words(self, view: TalismanView, stage: Stage) -> str:
        if view.loss is not None:
            return loss_words(view, view.loss)
        shown = {piece.place for piece in stage.pieces}
        left = len([card for card in view.waiting if f"card:{card}" not in shown])
        if left:
            return ngettext_("{n} more card is waiting here", "{n} more cards are waiting here", left)
        space = view.heroes[view.active].space if view.active is not None else ""
        several = any(_met_in_turn(found.cards) > 1 for found in view.spaces if found.id == space)
        return _("The last card here") if several else ""

    def _cast_words(self, view: TalismanView) -> str:
        spell = view.casting[-1]
        caster = view.heroes[spell.seat].seat.name
        if not spell.target or spell.target == f"seat:{spell.seat}":
            return _("{who} casts a Spell", who=caster)
        return _("{who} casts it at {target}", who=caster, target=say(name_of(view, spell.target)))

    # -- shelves and places -------------------------------------------------------------------------------

    def _shelves(self, surface: pygame.Surface, view: TalismanView, decision: Decision, stage: Stage) -> None:
        """Headings over both rows of cards."""
        self._title(surface, self._shelf_title(view, decision), stage.boxes["title"])
        upper, lower = self._headings(view, decision)
        for name, words in (("upper", upper), ("lower", lower)):
            if name not in stage.boxes:
                continue
            self._line(surface, words, stage.boxes[f"{name}_line"])
            box = stage.boxes[name]
            pygame.draw.rect(surface, (104, 74, 34), box, 1, border_radius=5)

    def _shelf_title(self, view: TalismanView, decision: Decision) -> str:
        """What the two rows are about, short enough for a title."""
        if decision.kind == EXCHANGING:
            return say(EXCHANGE.text)
        if decision.kind == ANSWERING:
            return _("A deal is offered")
        if decision.kind == TRADING and view.trade is not None:
            return _("A deal with {name}", name=view.heroes[view.trade.partner].seat.name)
        return say(decision.question)

    def _headings(self, view: TalismanView, decision: Decision) -> tuple[str, str]:
        hero, trade = view.heroes[decision.seat], view.trade
        if decision.kind == EXCHANGING:
            return _("Handed in"), _("Kept")
        if decision.kind == TAKING or trade is None:
            carried = amount(hero, "objects", len(hero.objects))
            return _("Lying here"), _("You carry {n}", n=carried)
        if decision.kind == ANSWERING:
            return (
                _("You get: {goods}", goods=_goods(trade.gold_given, 0)),
                _("You give: {goods}", goods=_goods(trade.gold_taken, trade.spells_taken)),
            )
        partner = view.heroes[trade.partner]
        asked = _goods(trade.gold_taken, trade.spells_taken)
        return (
            _("{name} has: asked for {goods}", name=partner.seat.name, goods=asked),
            _("You have: offered {goods}", goods=_goods(trade.gold_given, 0)),
        )

    def _place_words(self, surface: pygame.Surface, stage: Stage) -> None:
        """The name and the instructions of a space shown large."""
        shown = next(piece for piece in stage.pieces if piece.kind == GOAL_SHOWN)
        space, box = SPACES[shown.face], stage.boxes["words"]
        line = max(18, round(box.height * 0.18))
        title = one_line(self._theme, say(space.name), "title", line * 0.9, box.width, GILT)
        surface.blit(title, title.get_rect(midtop=(box.centerx, box.top)))
        room = (box.width, box.height - title.get_height() - 4)
        words = paragraph(self._theme, say(space.says), "body", max(14, box.width * 0.08), room, PAPER, 8)
        if words is not None:
            surface.blit(words, words.get_rect(midtop=(box.centerx, box.top + title.get_height() + 4)))

    # -- whose turn it is ---------------------------------------------------------------------------------

    def _idle(self, surface: pygame.Surface, view: TalismanView, rect: pygame.Rect) -> None:
        """The active Character and where he stands."""
        if view.active is None:
            return
        hero = view.heroes[view.active]
        box = rect
        self.ground(surface, box)
        inner = box.inflate(-16, -16)
        picture = pygame.Rect(inner.left, inner.top, inner.width, round(inner.height * 0.68))
        if view.seat == view.active and hero.space:
            surface.blit(self._pictures.cover(f"talisman/spaces/{hero.space}.jpg", picture.size), picture)
        elif hero.character:
            surface.blit(self._pictures.cover(f"talisman/characters/{hero.character}.jpg", picture.size), picture)
        pygame.draw.rect(surface, colour_of(hero.seat), picture, max(2, box.width // 110))
        below = pygame.Rect(inner.left, picture.bottom, inner.width, inner.bottom - picture.bottom)
        line = below.height // 4
        title = pygame.Rect(below.left, below.top + 2, below.width, line)
        name = say(CHARACTERS[hero.character].name) if hero.character else hero.seat.name
        self._title(surface, _("{name}'s turn", name=hero.seat.name), title)
        self._line(surface, name, title.move(0, line))
        if hero.space:
            space = SPACES[hero.space]
            words = paragraph(
                self._theme, f"{say(space.name)}: {say(space.says)}", "sans", below.width * 0.058,
                (below.width - 8, below.bottom - title.bottom - line - 4), FAINT, 8,
            )  # fmt: skip
            if words is not None:
                surface.blit(words, words.get_rect(midtop=(below.centerx, title.bottom + line)))


def _met_in_turn(cards: Collection[str]) -> int:
    """How many of the cards of a space happen to whoever comes there: Objects and the like only lie there."""
    return sum(CARD_OF[card].number not in (0, 5) for card in cards)


def _odds_of(decision: Decision | None, stage: Stage) -> Odds | None:
    """The chances of a die on the stage that is to be thrown now, if one number says what matters."""
    dice = [piece.place for piece in stage.pieces if piece.kind == THROW]
    throws = decision.options_at(dice[0]) if decision is not None and dice else ()
    odds = decision.odds(throws[0]) if decision is not None and throws else None
    return odds if odds is not None and odds.exclusive else None


def _goods(gold: int, spells: int) -> str:
    """Gold and Spells of a deal in words; the cards are seen."""
    words = ngettext_("{n} Gold", "{n} Gold", gold)
    if spells:
        words = _("{gold}, {spells}", gold=words, spells=ngettext_("{n} Spell", "{n} Spells", spells))
    return words
