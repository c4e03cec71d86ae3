"""How the table gets from one view to the next: figures walk, cards are dealt and taken, dice roll, numbers rise."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pygame

from game.engine.decision import Event
from game.talisman.box.board import CROWN, VALLEY_OF_FIRE
from game.talisman.box.characters import CHARACTERS
from game.talisman.box.register import CARD_OF
from game.talisman.view import HeroView
from game.ui.kit.animation import Flight, Walk
from game.ui.kit.painting.glow import Colour, glare, panel
from game.ui.kit.painting.painter import box_at
from game.ui.kit.painting.theme import Theme
from game.ui.tables.common.between_views import TRAY_RIM, BannerStyle, RisingStyle, turning_over
from game.ui.tables.common.cards import SHAPE, card_height
from game.ui.tables.common.pieces import CARD, Piece
from game.ui.tables.common.seats import colour_of, shape_of
from game.ui.tables.common.spectacle import GRIM, SUNNY
from game.ui.tables.talisman.board.routes import route
from game.ui.tables.talisman.board.tokens import TOAD
from game.ui.tables.talisman.motion.figures import Puff, Reveal, Still
from game.ui.tables.talisman.motion.happenings import CROWNED, ONE_STEP, PROCLAIMED, SOUNDS
from game.ui.tables.talisman.motion.verdicts import Verdicts
from game.ui.tables.talisman.stage.fights import fight_of
from game.ui.tables.talisman.stage.parts import FIGHT_DICE
from game.ui.tables.talisman.table import TalismanTable
from game.words import _, say

STEP, FLY, DEAL, DRAWN, ROLL, SHOW, PROCLAIM, STRIKE, BEAT = 0.2, 0.6, 0.42, 1.7, 0.75, 0.75, 1.3, 0.6, 0.5
LONGEST_WALK = 1.5
BELOW = 0.14
"""How far below the middle of the board dice fall that would else hide who stands on the Crown, in its heights."""
CARRIED = frozenset({"transported", "carried"})
"""Events after which a figure flies instead of walking."""
COMES = frozenset({"taken", "received", "given"})
"""Events with which a card comes to somebody."""
GREEN: Colour = (130, 230, 90)
GLINT: Colour = (250, 226, 168)


class TalismanMotion(Verdicts):
    """Makes the animation between two views of the same table."""

    sounds = SOUNDS
    banner_style = BannerStyle((52, 14, 8, 240), 3, 0.42)
    rising_style = RisingStyle("title", (12, 4, 4), ((1, 1), (4, 4), (1, 4), (4, 1), (5, 3)))

    def __init__(self, theme: Theme, table: TalismanTable) -> None:
        super().__init__(theme, table)
        self._shown_by |= {"spell_cast": self._strike, "died": self._dies, "player_out": self._fallen}
        self._shown_by["moved"] = self._enters_the_valley
        self._shown_by |= dict.fromkeys(CROWNED, self._crowned) | dict.fromkeys(COMES, self._finds)
        self._shown_by |= dict.fromkeys(PROCLAIMED, lambda event: self._proclaim(say(PROCLAIMED[event.kind])))

    def _show(self, events: Sequence[Event]) -> None:
        self._revealed = 0.0
        for event in events:
            self._dice(event)
        self._figures(events)
        self._cards()
        super()._show(events)
        self._hold_change(events)
        self._numbers()

    def _heard(self, events: Iterable[Event]) -> tuple[str, ...]:
        """A Talisman that comes to somebody is heard for itself."""
        told = list(events)
        found = any(event.kind in COMES and _is_talisman(dict(event.facts).get("card")) for event in told)
        if found:
            return ("talisman_found",)
        return tuple(sound for sound in super()._heard(told) if sound not in self._late_sounds)

    # -- dice ---------------------------------------------------------------------------------------------

    def _dice(self, event: Event) -> None:
        """Dice that were thrown tumble over the middle of the board and lie there for a moment."""
        facts = dict(event.facts)
        if event.kind == "fight_thrown" and self._fight_dice():
            return
        rows = [_faces(facts.get("faces")), _faces(facts.get("foe_faces")) or _faces(facts.get("foe_number"))]
        rows = [row for row in rows if row]
        if not rows:
            return
        centre, size = self._beside_the_crown(), max(30, round(self._after.centre.width * 0.062))
        longest = max(len(row) for row in rows)
        names = self._throwers(event, size)
        wide = max((name.get_width() + size // 2 for name in names), default=0)
        room = (round(size * (1.35 * longest + 0.9)) + wide, round(size * (1.35 * len(rows) + 0.6)))
        tray = panel(room, size // 3, (16, 8, 6, 228), TRAY_RIM, 2).copy()
        for line, name in enumerate(names):
            tray.blit(name, name.get_rect(midleft=(size // 2, round(size * (1.35 * line + 0.98)))))
        self._add(Still(tray, centre, ROLL + SHOW, self._begun))
        for line, row in enumerate(rows):
            y = centre[1] + (line - (len(rows) - 1) / 2) * size * 1.35
            for number, face in enumerate(row):
                x = centre[0] + wide / 2 + (number - (len(row) - 1) / 2) * size * 1.35
                self._die(f"d6_{face}", size, (round(x), round(y)), number + line)
        self._tell_after(self._begun + ROLL)
        self._begun += ROLL + SHOW * 0.8

    def _beside_the_crown(self) -> tuple[int, int]:
        """The middle of the board, or below it while whoever throws stands there, on the Crown."""
        middle, active = self._after.centre, self._view.active
        crowned = active is not None and self._view.heroes[active].space == CROWN
        return middle.centerx, middle.centery + (round(middle.height * BELOW) if crowned else 0)

    def _fight_dice(self) -> bool:
        """The dice of a fight tumble on the stage, where they will lie; False if it is not shown there."""
        stage, fight = self._table.stage_shown, self._view.fight
        if stage is None or stage.fight is None or fight is None:
            return False
        self._hidden.add(FIGHT_DICE)
        for side, places in zip(fight_of(self._view, fight).sides, stage.fight.sides, strict=True):
            size, dice = round(places.seal.width * 0.84), side.dice or ()
            for number, face in enumerate(dice):
                spot = places.die(number, len(dice), side.spare).center
                frames = self._table.dice.tumble(f"d6_{face}", size, len(self._motions) % 4)
                start = (spot[0] - size * 1.5, spot[1] - size)
                self._add(Flight(frames, start, spot, ROLL, self._begun, arc=size * 0.5))
            light = glare((size * 3 // 2, size * 3 // 2), GLINT)
            self._flash(light, places.dice.center, BEAT, self._begun + ROLL, lingers=0.0)
        self._begun += ROLL + BEAT
        self._tell_after(self._begun)
        return True

    def _die(self, face: str, size: int, spot: tuple[int, int], number: int) -> None:
        frames = self._table.dice.tumble(face, size, number % 4)
        start = (spot[0] - size * 2.2, spot[1] - size)
        self._add(Flight(frames, start, spot, ROLL, self._begun, arc=size * 0.5, waits=False))
        self._add(Still(self._table.dice.die(face, size, 0).copy(), spot, SHOW, self._begun + ROLL))

    # -- figures ------------------------------------------------------------------------------------------

    def _figures(self, events: Sequence[Event]) -> None:
        """Figures on other spaces than before walk there, or fly if they were carried."""
        carried = any(event.kind in CARRIED for event in events)
        for old, new in zip(self._was.heroes, self._view.heroes, strict=True):
            figure = self._after.find(f"token:{new.seat.seat}")
            if figure is None:
                continue
            if bool(old.toad) != bool(new.toad):
                cloud = glare((self._after.centre.width // 12, self._after.centre.width // 12), GREEN)
                self._add(Puff(cloud.copy(), figure.rect.center, 0.9, self._begun))
            gone = self._before.find(f"token:{new.seat.seat}")
            if gone is not None and old.space and old.space != new.space:
                self._travel(gone, figure, new, route(old.space, new.space), carried)

    def _travel(self, gone: Piece, figure: Piece, hero: HeroView, way: tuple[str, ...], carried: bool) -> None:
        name, width = TOAD if hero.toad else hero.character, max(figure.rect.width, gone.rect.width)
        picture = self._table.tokens.token(name, colour_of(hero.seat), shape_of(hero.seat), width)
        start, end = gone.rect.center, figure.rect.center
        if carried or len(way) < 2:
            self._add(Flight((picture,), start, end, FLY, self._begun, arc=60.0), figure.id)
            return
        middles = [self._after.find(f"space:{space}") for space in way[1:-1]]
        path = (start, *(piece.rect.center for piece in middles if piece is not None), end)
        length = min(LONGEST_WALK, STEP * (len(path) - 1) + 0.1)
        self._add(Walk(picture, path, length, self._begun, hop=figure.rect.width * 0.22), figure.id)

    # -- cards --------------------------------------------------------------------------------------------

    def _cards(self) -> None:
        """Cards fly from where they lay to where they lie; new ones come from the deck, gone ones are put away."""
        old = {piece.place: piece for piece in self._before.pieces if _is_lying(piece)}
        new = {piece.place: piece for piece in self._after.pieces if _is_lying(piece)}
        dealt = 0
        for place, piece in new.items():
            origin = old.get(place)
            if origin is not None:
                if origin.zone != piece.zone:
                    self._fly(piece, origin.rect, 0.0)
            elif piece.zone.startswith(("space:", "spells:", "objects:", "followers:")):
                pile = self._after.find("pile:spells" if piece.zone.startswith("spells:") else "pile:adventure")
                if pile is not None and self._before.pieces:
                    if not dealt and self._is_shown_large(piece):
                        self._reveal(piece, pile.rect)
                    else:
                        self._fly(piece, pile.rect, dealt * 0.14, turned_up=True)
                    dealt += 1
        still = {piece.place for piece in self._after.pieces if piece.kind == CARD}
        for place, piece in old.items():
            if place not in still:
                self._put_away(piece)

    def _fly(self, piece: Piece, origin: pygame.Rect, delay: float, *, turned_up: bool = False) -> None:
        face = self._table.cards.face(piece.face, piece.rect.width)
        frames: tuple[pygame.Surface, ...] = (face,)
        if turned_up:
            deck = "spell" if piece.zone.startswith("spells:") else "adventure"
            frames = turning_over(self._table.cards.back(deck, piece.rect.width), face)
        self._add(Flight(frames, origin.center, piece.rect.center, DEAL, self._begun + delay, arc=24.0), piece.id)

    def _is_shown_large(self, piece: Piece) -> bool:
        """A card drawn for a space (TAL-6.13.4b), and a Spell of the one who looks on."""
        return piece.zone.startswith("space:") or piece.zone == f"spells:{self._view.seat}"

    def _reveal(self, piece: Piece, pile: pygame.Rect) -> None:
        """A card just drawn is held up large before it lies at its place."""
        width = round(round(self._after.centre.height * 0.46) / SHAPE)
        held = box_at((width, card_height(width)), center=self._after.centre.center)
        deck = "spell" if piece.zone.startswith("spells:") else "adventure"
        large, back = self._table.cards.face(piece.face, width), self._table.cards.back(deck, width)
        self._add(Reveal(large, back, pile, held, piece.rect, DRAWN, self._begun), piece.id)
        self._revealed = self._begun + DRAWN

    def _put_away(self, piece: Piece) -> None:
        """A card that left the table flies to its discard pile."""
        spell = piece.zone.startswith("spells:")
        pile = self._after.find("pile:spell_discard" if spell else "pile:adventure_discard")
        if pile is not None:
            face, start, end = self._table.cards.face(piece.face, piece.rect.width), piece.rect.center, pile.rect.center
            self._add(Flight((face,), start, end, DEAL, self._begun, lingers=0.5, waits=False))

    # -- events -------------------------------------------------------------------------------------------

    def _finds(self, event: Event) -> None:
        """A Talisman comes to somebody."""
        if _is_talisman(dict(event.facts).get("card")):
            picture = self._table.cards.face("talisman", round(self._after.centre.height * 0.5 / SHAPE))
            self._hold_up(picture, _("A Talisman!"), say(event.text), SUNNY)

    def _enters_the_valley(self, event: Event) -> None:
        """Somebody comes to the Valley of Fire, a step before the Crown."""
        if event.fact("space") == VALLEY_OF_FIRE:
            height = max(8, self._after.centre.height * 44 // 100)
            picture = self._table.pictures.cover(f"talisman/spaces/{VALLEY_OF_FIRE}.jpg", (height * 4 // 3, height))
            self._hold_up(picture, say(ONE_STEP), say(event.text), SUNNY)

    def _crowned(self, event: Event) -> None:
        """Somebody reaches the Crown, or wins by it."""
        height = max(8, self._after.centre.height * 44 // 100)
        picture = self._table.pictures.cover(f"talisman/spaces/{CROWN}.jpg", (height * 4 // 3, height))
        self._hold_up(picture, say(CROWNED[event.kind]), say(event.text), SUNNY)

    def _dies(self, event: Event) -> None:
        """A Character dies: its card, in red light."""
        seat = dict(event.facts).get("who")
        character = self._was.heroes[seat].character if isinstance(seat, int) else ""
        if not character:
            return
        face = self._table.characters.face(character, round(self._after.centre.height * 0.5 / SHAPE))
        name = say(CHARACTERS[character].name)
        self._hold_up(pygame.transform.grayscale(face), _("{name} has fallen", name=name), say(event.text), GRIM)

    def _fallen(self, event: Event) -> None:
        seat = dict(event.facts).get("who")
        name = self._view.heroes[seat].seat.name if isinstance(seat, int) else ""
        self._proclaim(_("{name} has fallen", name=name))

    def _strike(self, event: Event) -> None:
        """Sparks from the caster to the target of a Spell."""
        who, target, height = event.fact("who"), str(event.fact("target")), self._after.area.height
        source = self._after.find(f"token:{who}") or self._sheet_of(who)
        figure = self._after.find(f"token:{target[5:]}")
        goals = self._after.of_place(target) or ([figure] if figure is not None else [])
        if source is None or not goals or goals[0].id == source.id:
            return
        goal = goals[0].rect
        self._beam(source.rect.center, goal.center, (150, 110, 255), max(18, height // 26), STRIKE, height * 0.06)
        self._flash(glare(goal.size, (190, 150, 255)), goal.center, 0.5, self._begun + STRIKE * 0.85)

    def _proclaim(self, words: str) -> None:
        """A banner across the board."""
        size = (round(self._after.centre.width * 0.78), round(self._after.centre.width * 0.13))
        self._banner(words, "", size, self._after.centre.center, PROCLAIM, self._begun)


def _is_talisman(card: object) -> bool:
    """Whether a fact is a Talisman."""
    printed = CARD_OF.get(str(card))
    return printed is not None and printed.id == "talisman"


def _faces(fact: object) -> list[int]:
    """The dice of a fact, if they are dice."""
    numbers = fact if isinstance(fact, tuple) else (fact,)
    return [number for number in numbers if isinstance(number, int) and 1 <= number <= 6]


def _is_lying(piece: Piece) -> bool:
    """Whether a card lies with somebody or on a space, and is no copy on the stage or an open panel."""
    return piece.kind == CARD and piece.id == piece.place
