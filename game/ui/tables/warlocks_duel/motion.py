"""How the table of a duel gets from one view to the next: which dice fly, which cards turn, which numbers rise."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.engine.decision import Event, Text
from game.ui.kit.animation import Animation, Beam, Flash, Flight, Motion, Proclamation, Rise, glowing_spark
from game.ui.kit.painting.glow import GAINED, LOST, Colour, glare, panel
from game.ui.kit.painting.lettering import one_line
from game.ui.kit.painting.patience import remembered
from game.ui.kit.painting.theme import Theme
from game.ui.tables.common.dice import SYMBOLS
from game.ui.tables.common.motions import shaded_words, sounds_of, turning_over
from game.ui.tables.common.pieces import CARD, DIE, Piece, TableLayout
from game.ui.tables.warlocks_duel.attack import STRENGTH
from game.ui.tables.warlocks_duel.table import DuelTable
from game.warlocks_duel.box.cards import SPELLS
from game.warlocks_duel.state import GATHERING
from game.warlocks_duel.view import DuelView
from game.words import say

ROLL, FLY, SLIDE, TURN, STRIKE, RISE, PROCLAIM, SHOW = 0.75, 0.42, 0.36, 0.34, 0.55, 1.0, 1.0, 1.1
PHASES = {
    "gathering": Text("Gathering mana"),
    "incantations": Text("Incantations"),
    "casting": Text("Casting"),
    "tidying": Text("Tidying up"),
}
SHADE: Colour = (12, 4, 4)
SHIFTS = ((2, 2), (4, 4), (2, 4), (4, 2))
"""Of the dark copies below words that rise."""
ROUND = Text("Round {round}")
SOUNDS = {
    "dice_rolled": "dice_roll", "last_roll": "last_die", "set_aside": "die_set", "gathered_up": "card_slide",
    "shield_raised": "shield", "spell_paid": "die_set", "scroll_learned": "card_slide", "spell_cast": "spell_attack",
    "heal_defence": "spell_heal", "reserve_defence": "shield", "counter_strike": "counter", "power_lost": "hit",
    "power_gained": "spell_heal", "strength_reduced": "shield", "eliminated": "death", "round_began": "round",
    "phase_began": "round", "market_dealt": "card_slide", "die_rolled": "dice_roll",
    "coin_flipped": "dice_roll", "element_dice_thrown": "dice_roll", "spell_cancelled": "card_turn",
}  # fmt: skip
UNDETERMINED = frozenset({"spell_cast", "die_rolled", "coin_flipped", "element_dice_thrown"})
"""Events after which the strength of an attack is not known yet."""
STEPS = frozenset({"set_aside", "gathered_up", "shield_raised"})
ALIKE = STEPS | {"dice_rolled", "last_roll", "power_lost", "power_gained"}
"""Kinds of events that are shown together when they follow each other."""


def belongs_to(group: Sequence[Event], event: Event) -> bool:
    """Whether an event is shown together with those before it."""
    if not group or event.kind not in ALIKE:
        return False
    same_step = {event.kind, group[-1].kind} <= STEPS
    return same_step or event.kind == group[-1].kind


class DuelMotion:
    """Makes the animation between two views of the same table."""

    def __init__(self, theme: Theme, table: DuelTable) -> None:
        self._theme = theme
        self._table = table
        self._hidden: set[str] = set()
        self._motions: list[Motion] = []

    def between(
        self, events: Sequence[Event], before: TableLayout, after: TableLayout, was: DuelView, view: DuelView
    ) -> Animation:
        """The animation for events that led from one view to the next."""
        self._hidden, self._motions = set(), []
        kinds = {event.kind for event in events}
        self._dice(events, before, after, was)
        self._cards(before, after)
        for event in events:
            self._event(event, after, view)
        self._power(after, was, view)
        self._strength(after, was, view)
        sounds = sounds_of(events, SOUNDS)
        if "spell_cast" in kinds and not any(isinstance(motion, Beam) for motion in self._motions):
            sounds = ("spell_heal",)
        return Animation(self._motions, frozenset(self._hidden), sounds)

    # -- dice ---------------------------------------------------------------------------------------------

    def _dice(self, events: Sequence[Event], before: TableLayout, after: TableLayout, view: DuelView) -> None:
        """Dice that were rolled tumble, those that changed their zone fly."""
        rolling = {f"hand:{event.fact('who')}" for event in events if event.kind == "dice_rolled"}
        for zone in rolling:
            for number, piece in enumerate(piece for piece in after.pieces if piece.zone == zone):
                self._tumble(piece, number)
        thrown = {f"pool:{event.fact('who')}" for event in events if event.kind == "last_roll"}
        for gone, come in self._moved(before, after, view):
            if come.zone in rolling:
                continue
            if come.zone in thrown:
                frames = self._table.dice.tumble(come.face, come.rect.width, len(self._motions) % 4)
                self._fly(come, gone.rect.center, frames, ROLL)
            else:
                length = FLY if gone.zone != come.zone else SLIDE * 0.6
                picture = self._table.dice.die(come.face, come.rect.width, come.angle)
                self._fly(come, gone.rect.center, (picture,), length)

    def _tumble(self, piece: Piece, number: int) -> None:
        frames = self._table.dice.tumble(piece.face, piece.rect.width, number % 4)
        size = piece.rect.width
        aside = size * (1.5 + number % 3)
        start = (piece.rect.centerx - aside, piece.rect.centery + size * ((number * 7) % 5 - 2) * 0.5)
        self._hidden.add(piece.id)
        self._motions.append(Flight(frames, start, piece.rect.center, ROLL - 0.04 * (number % 3), arc=size * 0.5))

    def _fly(self, piece: Piece, start: tuple[int, int], frames: tuple[pygame.Surface, ...], length: float) -> None:
        self._hidden.add(piece.id)
        distance = abs(start[0] - piece.rect.centerx) + abs(start[1] - piece.rect.centery)
        self._motions.append(Flight(frames, start, piece.rect.center, length, arc=min(40.0, distance * 0.12)))

    def _moved(self, before: TableLayout, after: TableLayout, view: DuelView) -> list[tuple[Piece, Piece]]:
        """Pairs of where a die was and where it is now, for every die that is not where it was."""
        still = {piece.id: piece for piece in before.pieces if piece.kind == DIE}
        pairs, new = [], []
        for piece in after.pieces:
            if piece.kind != DIE:
                continue
            old = still.pop(piece.id, None)
            if old is None:
                new.append(piece)
            elif old.rect.center != piece.rect.center:
                pairs.append((old, piece))
        gone = list(still.values())
        owners = _owners(view)
        for same_face in (True, False):
            for piece in new[:]:
                for old in gone:
                    if _owner(old, owners) == _owner(piece, owners) and (not same_face or old.face == piece.face):
                        pairs.append((old, piece))
                        gone.remove(old)
                        new.remove(piece)
                        break
        return pairs

    # -- cards --------------------------------------------------------------------------------------------

    def _cards(self, before: TableLayout, after: TableLayout) -> None:
        """Cards slide and turn; new scrolls of the market come from the deck."""
        old = {piece.id: piece for piece in before.pieces if piece.kind == CARD}
        deck = next((piece for piece in after.pieces if piece.zone == "deck"), None)
        dealt = 0
        for piece in after.pieces:
            if piece.kind != CARD:
                continue
            was = old.get(piece.id)
            if was is None and piece.zone == "market" and deck is not None:
                frames = self._turning_up(piece)
                self._hide_card(piece, after)
                self._motions.append(
                    Flight(frames, deck.rect.center, piece.rect.center, SLIDE, delay=dealt * 0.12, waits=False)
                )
                dealt += 1
            elif was is not None and was.rect != piece.rect:
                self._hide_card(piece, after)
                frames = self._turning(piece) if was.turned != piece.turned else (self._face(piece),)
                self._motions.append(Flight(frames, was.rect.center, piece.rect.center, TURN))

    def _hide_card(self, card: Piece, layout: TableLayout) -> None:
        """A card on its way takes the dice on it along."""
        self._hidden.add(card.id)
        self._hidden.update(piece.id for piece in layout.pieces if card.place in piece.also and piece.kind == DIE)

    def _face(self, piece: Piece) -> pygame.Surface:
        if piece.turned:
            return self._table.cards.turned(piece.face, piece.rect.height)
        return self._table.cards.face(piece.face, piece.rect.width)

    def _turning(self, piece: Piece) -> tuple[pygame.Surface, ...]:
        """A card that is turned sideways, or back upright."""
        width = piece.rect.height if piece.turned else piece.rect.width
        face = self._table.cards.face(piece.face, width)
        angles = [-90 * step // 6 for step in range(1, 7)]
        return tuple(_rotated(face, angle if piece.turned else -90 - angle) for angle in angles)

    def _turning_up(self, piece: Piece) -> tuple[pygame.Surface, ...]:
        """A card that is turned face up while it flies."""
        return turning_over(self._table.cards.back(piece.rect.width), self._face(piece))

    # -- numbers and lights -------------------------------------------------------------------------------

    def _power(self, after: TableLayout, was: DuelView, view: DuelView) -> None:
        """Power lost and gained rises from the plates."""
        for old, new in zip(was.duelists, view.duelists, strict=True):
            change = new.power - old.power
            plate = after.find(f"seat:{new.seat.seat}")
            if change and plate is not None and old.mage:
                self._rising(f"{change:+d}", LOST if change < 0 else GAINED, plate.rect)

    def _rising(self, words: str, colour: tuple[int, int, int], rect: pygame.Rect) -> None:
        size = max(26, min(rect.height, 120) * 0.5)
        picture = shaded_words(self._theme, words, "title", size, colour, SHADE, SHIFTS)
        self._motions.append(Rise(picture, (rect.centerx, rect.bottom - size * 1.1), RISE, height=size * 0.9))
        light = self._light(rect, colour)
        self._motions.append(Flash(light, rect.center, RISE * 0.5))

    def _light(self, rect: pygame.Rect, colour: Colour) -> pygame.Surface:
        """A light round a plate, and a veil of it over the plate through which everything can be read."""
        light = glare(rect.size, colour).copy()
        veil = pygame.Surface(rect.size, pygame.SRCALPHA)
        veil.fill((255, 255, 255, 70))
        inner = veil.get_rect(center=light.get_rect().center)
        light.blit(veil, inner, special_flags=pygame.BLEND_RGBA_MULT)
        return light

    def _strength(self, after: TableLayout, was: DuelView, view: DuelView) -> None:
        """What an attack loses on its way rises from the middle."""
        if was.attack is None or view.attack is None or was.attack.spell != view.attack.spell:
            return
        change = view.attack.strength - was.attack.strength
        if change < 0:
            box = after.centre
            spot = pygame.Rect(0, 0, box.height // 2, box.height // 2)
            spot.center = (box.left + round(box.width * 0.715), box.centery)
            self._rising(str(change), (150, 200, 255), spot)

    def _event(self, event: Event, after: TableLayout, view: DuelView) -> None:
        """What an event shows of its own."""
        if view.attack is not None and event.kind in UNDETERMINED:
            self._hidden.add(STRENGTH)
        if event.kind == "spell_cast":
            self._strike(event, after)
        elif event.kind in ("die_rolled", "coin_flipped", "element_dice_thrown"):
            self._thrown(event, after)
        elif event.kind == "phase_began" and event.fact("phase") != GATHERING:  # the round's banner names that one
            self._proclaim(say(PHASES[str(event.fact("phase"))]), after)
        elif event.kind == "round_began":
            self._proclaim(say(Text(ROUND.message, (("round", view.round),))), after, say(PHASES["gathering"]))
        elif event.kind == "eliminated":
            plate = after.find(f"seat:{event.fact('who')}")
            if plate is not None:
                self._motions.append(Flash(self._light(plate.rect, LOST), plate.rect.center, 1.2))

    def _strike(self, event: Event, after: TableLayout) -> None:
        """Sparks in the colour of the school, from the card to whom it strikes."""
        spell, target = str(event.fact("spell")), event.fact("target")
        card, plate = after.find(f"spell:{spell}"), after.find(f"seat:{target}")
        if card is None or plate is None:
            return
        colour = SYMBOLS[SPELLS[spell].school][1]
        spark = glowing_spark(max(22, after.area.height // 17), colour)
        if event.fact("who") != target:
            self._motions.append(Beam(spark, card.rect.center, plate.rect.center, STRIKE, bow=after.area.height * 0.08))
        light = self._light(plate.rect, colour)
        self._motions.append(Flash(light, plate.rect.center, 0.45, STRIKE * 0.85))

    def _thrown(self, event: Event, after: TableLayout) -> None:
        """Dice or a coin thrown in the middle: they tumble, and lie there for a moment."""
        box = after.centre
        size = max(34, round(box.height * 0.34))
        faces = _thrown_faces(event)
        room = (round(size * 1.3 * len(faces) + size), round(size * 1.9))
        ground = panel(room, 18, (12, 6, 26, 220), (214, 170, 92, 255), 2)
        self._motions.append(Flight((ground,), box.center, box.center, ROLL + SHOW * 0.6, waits=False))
        for number, face in enumerate(faces):
            x = box.centerx + (number - (len(faces) - 1) / 2) * size * 1.3
            frames = self._table.dice.tumble(face, size, number % 4)
            start, end = (x - size * 2, box.centery - size), (x, box.centery)
            self._motions.append(Flight(frames, start, end, ROLL, waits=False))
            still = (self._table.dice.die(face, size, 0),)
            self._motions.append(Flight(still, end, end, SHOW * 0.6, ROLL, waits=False))

    def _proclaim(self, words: str, after: TableLayout, below: str = "") -> None:
        """A banner across the middle."""
        width, height = round(after.area.width * 0.62), round(after.area.height * 0.15)
        picture = panel((width, height), height // 3, (20, 8, 44, 236), (232, 190, 104, 255), 2).copy()
        title = one_line(self._theme, words, "title", height * 0.4, width - height, (250, 226, 168))
        small = one_line(self._theme, below, "italic", height * 0.22, width - height, (226, 206, 240))
        middle = height // 2 - (small.get_height() // 2 if below else 0)
        picture.blit(title, title.get_rect(center=(width // 2, middle)))
        if below:
            picture.blit(small, small.get_rect(midtop=(width // 2, middle + title.get_height() // 2 - 2)))
        self._motions.append(Proclamation(picture, after.centre.center, PROCLAIM))


def _thrown_faces(event: Event) -> list[str]:
    """The pictures of what was thrown."""
    if event.kind == "element_dice_thrown":
        dice = event.fact("dice")
        return [str(face) for face in dice] if isinstance(dice, tuple) else []
    rolls = event.fact("rolls")
    numbers = [int(roll) for roll in rolls] if isinstance(rolls, tuple) else []
    if event.kind == "coin_flipped":
        return ["coin_heads" if roll >= 4 else "coin_tails" for roll in numbers]
    return [f"d6_{roll}" for roll in numbers]


def _owners(view: DuelView) -> dict[str, int]:
    """Which seat every spell on the table belongs to."""
    return {
        f"spell:{spell.id}": duelist.seat.seat
        for duelist in view.duelists
        for card in duelist.cards
        for spell in card.spells
    }


def _owner(piece: Piece, owners: dict[str, int]) -> int:
    """The seat whose die this is."""
    kind, _, rest = piece.zone.partition(":")
    if kind == "spell":
        return owners.get(piece.zone, -1)
    return int(rest) if rest.isdigit() else -1


@remembered(24)
def _rotated(face: pygame.Surface, angle: int) -> pygame.Surface:
    """A card on its way from upright to sideways."""
    return pygame.transform.rotate(face, angle)
