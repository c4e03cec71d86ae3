"""How the table gets from one view to the next: figures walk, cards are dealt and taken, dice roll, numbers rise."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.engine.decision import Event
from game.talisman.view import HeroView, TalismanView
from game.ui.kit.animation import Animation, Beam, Flash, Flight, Motion, Proclamation, Rise, glowing_spark
from game.ui.kit.painting.glow import GAINED, LOST, Colour, glare, panel
from game.ui.kit.painting.lettering import one_line
from game.ui.kit.painting.theme import Theme
from game.ui.tables.common.motions import shaded_words, sounds_of, turning_over
from game.ui.tables.common.pieces import CARD, Piece, TableLayout
from game.ui.tables.common.seats import colour_of, shape_of
from game.ui.tables.talisman.board.routes import route
from game.ui.tables.talisman.board.tokens import TOAD
from game.ui.tables.talisman.cards.faces import SHAPE, card_height
from game.ui.tables.talisman.kinds import SHEET, TOKEN
from game.ui.tables.talisman.motion.figures import Puff, Reveal, Still, Walk
from game.ui.tables.talisman.motion.happenings import PROCLAIMED, SOUNDS
from game.ui.tables.talisman.sheets.drawing import COLOURS
from game.ui.tables.talisman.stage.parts import FIGHT, FIGHT_DICE, side_boxes
from game.ui.tables.talisman.table import TalismanTable
from game.words import _, say

STEP, FLY, DEAL, DRAWN, ROLL, SHOW, RISE, PROCLAIM, STRIKE = 0.2, 0.6, 0.42, 1.7, 0.75, 0.75, 1.1, 1.3, 0.6
LONGEST_WALK = 1.5
CARRIED = frozenset({"transported", "carried"})
"""Events after which a figure flies instead of walking."""
GREEN: Colour = (130, 230, 90)
SHADE: Colour = (12, 4, 4)
SHIFTS = ((1, 1), (4, 4), (1, 4), (4, 1), (5, 3))
"""Of the dark copies below words that rise."""
NUMBERS = ("lives", "strength", "craft", "gold")


class TalismanMotion:
    """Makes the animation between two views of the same table."""

    def __init__(self, theme: Theme, table: TalismanTable) -> None:
        self._theme = theme
        self._table = table
        self._hidden: set[str] = set()
        self._motions: list[Motion] = []
        self._begun = 0.0

    def between(
        self, events: Sequence[Event], before: TableLayout, after: TableLayout, was: TalismanView, view: TalismanView
    ) -> Animation:
        """The animation for events that led from one view to the next."""
        self._hidden, self._motions, self._begun = set(), [], 0.0
        for event in events:
            self._dice(event, after, view)
        self._figures(events, before, after, was, view)
        self._cards(before, after)
        for event in events:
            self._event(event, after, view)
        self._numbers(after, was, view)
        return Animation(self._motions, frozenset(self._hidden), sounds_of(events, SOUNDS))

    # -- dice ---------------------------------------------------------------------------------------------

    def _dice(self, event: Event, after: TableLayout, view: TalismanView) -> None:
        """Dice that were thrown tumble over the middle of the board and lie there for a moment."""
        facts = dict(event.facts)
        if event.kind == "fight_thrown" and self._fight_dice(view):
            return
        rows = [_faces(facts.get("faces")), _faces(facts.get("foe_faces")) or _faces(facts.get("foe_number"))]
        rows = [row for row in rows if row]
        if not rows:
            return
        size = max(30, round(after.centre.width * 0.062))
        wide = max(len(row) for row in rows)
        box = pygame.Rect(0, 0, round(size * (1.35 * wide + 0.9)), round(size * (1.35 * len(rows) + 0.6)))
        box.center = after.centre.center
        ground = panel(box.size, size // 3, (16, 8, 6, 228), (214, 170, 92, 255), 2)
        self._motions.append(Still(ground.copy(), box.center, ROLL + SHOW, self._begun))
        for line, row in enumerate(rows):
            y = box.centery + (line - (len(rows) - 1) / 2) * size * 1.35
            for number, face in enumerate(row):
                x = box.centerx + (number - (len(row) - 1) / 2) * size * 1.35
                self._die(face, size, (round(x), round(y)), number + line)
        self._begun += ROLL + SHOW * 0.8

    def _fight_dice(self, view: TalismanView) -> bool:
        """The dice of a fight tumble on the stage, where they will lie; False if it is not shown there."""
        stage, fight = self._table.stage_shown, view.fight
        if stage is None or stage.kind != FIGHT or fight is None:
            return False
        self._hidden.add(FIGHT_DICE)
        for name, face in (("one", max(fight.thrown, default=0)), ("other", fight.foe_thrown)):
            boxes = side_boxes(stage.boxes[name])
            size = round(min(boxes["value"].width - 4, boxes["value"].height - 4, 62) * 0.84)
            if face:
                spot = boxes["die"].center
                frames = self._table.dice.tumble(f"d6_{face}", size, len(self._motions) % 4)
                start = (spot[0] - size * 1.5, spot[1] - size)
                self._motions.append(Flight(frames, start, spot, ROLL, self._begun, arc=size * 0.5))
        self._begun += ROLL
        return True

    def _die(self, face: int, size: int, spot: tuple[int, int], number: int) -> None:
        name = f"d6_{face}"
        frames = self._table.dice.tumble(name, size, number % 4)
        start = (spot[0] - size * 2.2, spot[1] - size)
        self._motions.append(Flight(frames, start, spot, ROLL, self._begun, arc=size * 0.5, waits=False))
        rest = self._table.dice.die(name, size, 0).copy()
        self._motions.append(Still(rest, spot, SHOW, self._begun + ROLL))

    # -- figures ------------------------------------------------------------------------------------------

    def _figures(
        self, events: Sequence[Event], before: TableLayout, after: TableLayout, was: TalismanView, view: TalismanView
    ) -> None:
        """Figures on other spaces than before walk there, or fly if they were carried."""
        carried = any(event.kind in CARRIED for event in events)
        for old, new in zip(was.heroes, view.heroes, strict=True):
            figure = after.find(f"token:{new.seat.seat}")
            if figure is None:
                continue
            if bool(old.toad) != bool(new.toad):
                self._puff(figure.rect.center, after)
            if old.space == new.space or not old.space:
                continue
            gone = before.find(f"token:{new.seat.seat}")
            if gone is not None:
                self._travel(gone, figure, old, new, after, carried)

    def _travel(
        self, gone: Piece, figure: Piece, old: HeroView, new: HeroView, after: TableLayout, carried: bool
    ) -> None:
        self._hidden.add(figure.id)
        name = TOAD if new.toad else new.character
        picture = self._table.tokens.token(
            name, colour_of(new.seat), shape_of(new.seat), max(figure.rect.width, gone.rect.width)
        )
        way = route(old.space, new.space)
        if carried or len(way) < 2:
            flight = Flight((picture,), gone.rect.center, figure.rect.center, FLY, self._begun, arc=60.0)
            self._motions.append(flight)
            return
        middles = [after.find(f"space:{space}") for space in way[1:-1]]
        points = [gone.rect.center, *(piece.rect.center for piece in middles if piece is not None), figure.rect.center]
        length = min(LONGEST_WALK, STEP * (len(points) - 1) + 0.1)
        self._motions.append(Walk(picture, tuple(points), length, self._begun, hop=figure.rect.width * 0.22))

    def _puff(self, centre: tuple[int, int], after: TableLayout) -> None:
        """The cloud of a transformation."""
        cloud = glare((after.centre.width // 12, after.centre.width // 12), GREEN)
        self._motions.append(Puff(cloud.copy(), centre, 0.9, self._begun))

    # -- cards --------------------------------------------------------------------------------------------

    def _cards(self, before: TableLayout, after: TableLayout) -> None:
        """Cards fly from where they lay to where they lie; new ones come from the deck, gone ones are put away."""
        old = {piece.place: piece for piece in before.pieces if _is_lying(piece)}
        new = {piece.place: piece for piece in after.pieces if _is_lying(piece)}
        dealt = 0
        for place, piece in new.items():
            origin = old.get(place)
            if origin is not None:
                if origin.zone != piece.zone:
                    self._fly(piece, origin.rect, 0.0)
            elif piece.zone.startswith(("space:", "spells:", "objects:", "followers:")):
                pile = after.find("pile:spells" if piece.zone.startswith("spells:") else "pile:adventure")
                if pile is not None and before.pieces:
                    if piece.zone.startswith("space:") and not dealt:
                        self._reveal(piece, pile.rect, after)
                    else:
                        self._fly(piece, pile.rect, dealt * 0.14, turned_up=True)
                    dealt += 1
        for place, piece in old.items():
            if place not in new and place in _gone_for_good(before, after):
                self._put_away(piece, after)

    def _fly(self, piece: Piece, origin: pygame.Rect, delay: float, *, turned_up: bool = False) -> None:
        self._hidden.add(piece.id)
        face = self._table.cards.face(piece.face, piece.rect.width)
        frames: tuple[pygame.Surface, ...] = (face,)
        if turned_up:
            deck = "spell" if piece.zone.startswith("spells:") else "adventure"
            frames = turning_over(self._table.cards.back(deck, piece.rect.width), face)
        self._motions.append(Flight(frames, origin.center, piece.rect.center, DEAL, self._begun + delay, arc=24.0))

    def _reveal(self, piece: Piece, pile: pygame.Rect, after: TableLayout) -> None:
        """A card just drawn is shown large before it lies on its space (TAL-6.13.4b)."""
        self._hidden.add(piece.id)
        height = round(after.centre.height * 0.46)
        held = pygame.Rect(0, 0, round(height / SHAPE), card_height(round(height / SHAPE)))
        held.center = after.centre.center
        large = self._table.cards.face(piece.face, held.width)
        back = self._table.cards.back("adventure", held.width)
        self._motions.append(Reveal(large, back, pile, held, piece.rect, DRAWN, self._begun))

    def _put_away(self, piece: Piece, after: TableLayout) -> None:
        """A card that left the table flies to its discard pile."""
        spell = piece.zone.startswith("spells:")
        pile = after.find("pile:spell_discard" if spell else "pile:adventure_discard")
        if pile is not None:
            face = self._table.cards.face(piece.face, piece.rect.width)
            self._motions.append(
                Flight((face,), piece.rect.center, pile.rect.center, DEAL, self._begun, lingers=0.5, waits=False)
            )

    # -- numbers ------------------------------------------------------------------------------------------

    def _numbers(self, after: TableLayout, was: TalismanView, view: TalismanView) -> None:
        """Lives, Strength, Craft and Gold gained and lost rise from the figure and from the sheet."""
        for old, new in zip(was.heroes, view.heroes, strict=True):
            if not old.character or old.character != new.character:
                continue
            seat = new.seat.seat
            spots = [piece for piece in (after.find(f"token:{seat}"), _sheet_of(after, seat)) if piece is not None]
            row = 0
            for name in NUMBERS:
                change = getattr(new, name) - getattr(old, name)
                if change and not (old.toad != new.toad and name in ("strength", "craft")):
                    for piece in spots:
                        self._rise(f"{change:+d}", name, change, piece.rect, row)
                    row += 1

    def _rise(self, words: str, name: str, change: int, rect: pygame.Rect, row: int) -> None:
        size = max(22, min(rect.height, 90) * 0.5)
        colour = COLOURS[name] if name != "lives" else (GAINED if change > 0 else LOST)
        picture = shaded_words(self._theme, words, "title", size, colour, SHADE, SHIFTS)
        delay = self._begun + row * 0.18
        spot = (rect.centerx + row * round(size * 0.7), rect.centery - round(size * 0.2))
        self._motions.append(Rise(picture, spot, RISE, delay, height=size * 1.1, lingers=0.6))
        if name == "lives" and row == 0:
            light = glare(rect.size, GAINED if change > 0 else LOST).copy()
            self._motions.append(Flash(light, rect.center, RISE * 0.5, delay, lingers=0.9))

    # -- events -------------------------------------------------------------------------------------------

    def _event(self, event: Event, after: TableLayout, view: TalismanView) -> None:
        """What an event shows of its own."""
        if event.kind == "spell_cast":
            self._strike(event, after)
        elif event.kind in PROCLAIMED:
            self._proclaim(say(PROCLAIMED[event.kind]), after)
        elif event.kind in ("died", "player_out"):
            seat = dict(event.facts).get("who")
            name = view.heroes[seat].seat.name if isinstance(seat, int) else ""
            self._proclaim(_("{name} has fallen", name=name), after)
        elif event.kind in ("fight_won", "fight_lost"):
            self._clash(after)

    def _strike(self, event: Event, after: TableLayout) -> None:
        """Sparks from the caster to the target of a Spell."""
        who, target = event.fact("who"), str(event.fact("target"))
        source = after.find(f"token:{who}") or _sheet_of(after, who)
        goals = after.of_place(target) or [piece for piece in after.pieces if f"token:{target[5:]}" == piece.id]
        if source is None or not goals or goals[0].id == source.id:
            return
        spark = glowing_spark(max(18, after.area.height // 26), (150, 110, 255))
        beam = Beam(spark, source.rect.center, goals[0].rect.center, STRIKE, self._begun, bow=after.area.height * 0.06)
        self._motions.append(beam)
        light = glare(goals[0].rect.size, (190, 150, 255)).copy()
        self._motions.append(Flash(light, goals[0].rect.center, 0.5, self._begun + STRIKE * 0.85))

    def _clash(self, after: TableLayout) -> None:
        """A short flash over the stage of a fight."""
        ground = after.find("ground:fight")
        if ground is not None:
            light = glare((ground.rect.width // 2, ground.rect.height // 2), (255, 190, 90)).copy()
            self._motions.append(Flash(light, ground.rect.center, 0.5, self._begun))

    def _proclaim(self, words: str, after: TableLayout) -> None:
        """A banner across the board."""
        width, height = round(after.centre.width * 0.78), round(after.centre.width * 0.13)
        picture = panel((width, height), height // 3, (52, 14, 8, 240), (232, 190, 104, 255), 3).copy()
        title = one_line(self._theme, words, "title", height * 0.42, width - height, (250, 226, 168))
        picture.blit(title, title.get_rect(center=(width // 2, height // 2)))
        self._motions.append(Proclamation(picture, after.centre.center, PROCLAIM, self._begun))


def _faces(fact: object) -> list[int]:
    """The dice of a fact, if they are dice."""
    numbers = fact if isinstance(fact, tuple) else (fact,)
    return [number for number in numbers if isinstance(number, int) and 1 <= number <= 6]


def _is_lying(piece: Piece) -> bool:
    """Whether a card lies with somebody or on a space, and is no copy on the stage or an open panel."""
    return piece.kind == CARD and piece.id == piece.place


def _gone_for_good(before: TableLayout, after: TableLayout) -> set[str]:
    """The places of cards that lie nowhere any more."""
    still = {piece.place for piece in after.pieces if piece.kind == CARD}
    return {piece.place for piece in before.pieces if _is_lying(piece)} - still


def _sheet_of(layout: TableLayout, seat: object) -> Piece | None:
    """The sheet or the compact line of a player."""
    for piece in layout.pieces:
        if piece.id in (f"plate:{seat}", f"sheet:{seat}"):
            if piece.kind != SHEET:
                return piece
            head = pygame.Rect(piece.rect.left, piece.rect.top, piece.rect.width, piece.rect.width // 2)
            return Piece(piece.id, piece.place, TOKEN, head, "", piece.zone)
    return None
