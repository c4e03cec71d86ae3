"""How the table of a duel gets from one view to the next: which dice fly, which cards turn, which numbers rise."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import pygame

from game.engine.decision import Event, Text, text
from game.ui.kit.animation import Beam, Flight, Proclamation
from game.ui.kit.painting.glow import GAINED, LOST, panel
from game.ui.kit.painting.theme import Theme
from game.ui.kit.painting.without_waiting.patience import remembered
from game.ui.tables.common.between_views import (
    SPACING,
    TRAY_RIM,
    BannerStyle,
    RisingStyle,
    follows,
    turning_over,
)
from game.ui.tables.common.pieces import CARD, DIE, Piece
from game.ui.tables.common.spectacle import GRIM
from game.ui.tables.warlocks_duel.attack import STRENGTH
from game.ui.tables.warlocks_duel.attack_motion import AttackMotion
from game.ui.tables.warlocks_duel.evident import pays_for_nothing
from game.ui.tables.warlocks_duel.round_end import FALLEN, HELD, RoundEnd
from game.ui.tables.warlocks_duel.table import DuelTable
from game.ui.tables.warlocks_duel.thrown import thrown_faces
from game.warlocks_duel.state import GATHERING
from game.warlocks_duel.view import DuelView
from game.words import _, say

ROLL, FLY, SLIDE, TURN, PROCLAIM, SHOW = 0.75, 0.42, 0.36, 0.34, 1.0, 1.1
HELD_BACK = 1.6
"""Seconds for which it is said whom a counter-strike has hit, or why somebody was not asked."""
PHASES = {
    "gathering": Text("Gathering mana"),
    "incantations": Text("Incantations"),
    "casting": Text("Casting"),
    "tidying": Text("Tidying up"),
}
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


def is_blow(event: Event, target: int) -> bool:
    """Whether an event is the harm that an attack does to its target; a counter-strike or a price is none."""
    return event.kind == "power_lost" and event.fact("cause") == "spell" and event.fact("who") == target


def belongs_to(group: Sequence[Event], event: Event) -> bool:
    """Whether an event is shown together with those before it."""
    if group and event.kind in STEPS:
        return group[-1].kind in STEPS
    return follows(group, event, alike=ALIKE)


class DuelMotion(AttackMotion):
    """Makes the animation between two views of the same table."""

    sounds = SOUNDS
    banner_style = BannerStyle((20, 8, 44, 236), 2, 0.4, (0.4, 0.22))
    rising_style = RisingStyle("title", (12, 4, 4), ((2, 2), (4, 4), (2, 4), (4, 2)))

    def __init__(self, theme: Theme, table: DuelTable) -> None:
        super().__init__(theme, table)
        self._round_end = RoundEnd(theme)
        self.unasked = False
        """Whether the screen has just rolled on for the person who looks on."""
        self._shown_by |= dict.fromkeys(UNDETERMINED - {"spell_cast"}, self._thrown)
        self._shown_by |= {"eliminated": self._eliminated, "power_lost": self._struck_back}
        self._shown_by |= {"phase_began": self._phase, "round_began": self._round}
        self._shown_by |= {"gathered_up": self._gathered_up, "passed": self._passed}

    def _show(self, events: Sequence[Event]) -> None:
        self._dice(events)
        self._cards()
        if self._view.attack is not None and any(event.kind in UNDETERMINED for event in events):
            self._hidden.add(STRENGTH)
        attack = self._view.attack
        if attack is not None and any(is_blow(event, attack.target) for event in events):
            self._table.has_struck(self._view)
        super()._show(events)
        self._power()
        self._strength()

    def _heard(self, events: Iterable[Event]) -> tuple[str, ...]:
        """A Spell that strikes nobody heals."""
        cast = any(event.kind == "spell_cast" for event in events)
        if cast and not any(isinstance(motion, Beam) for motion in self._motions):
            return ("spell_heal",)
        return super()._heard(events)

    # -- dice ---------------------------------------------------------------------------------------------

    def _dice(self, events: Sequence[Event]) -> None:
        """Dice that were rolled tumble, those that changed their zone fly."""
        rolling = {f"hand:{event.fact('who')}" for event in events if event.kind == "dice_rolled"}
        for zone in rolling:
            for number, piece in enumerate(piece for piece in self._after.pieces if piece.zone == zone):
                self._tumble(piece, number)
        thrown = {f"pool:{event.fact('who')}" for event in events if event.kind == "last_roll"}
        for gone, come in self._moved():
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
        self._add(Flight(frames, start, piece.rect.center, ROLL - 0.04 * (number % 3), arc=size * 0.5), piece.id)

    def _fly(self, piece: Piece, start: tuple[int, int], frames: tuple[pygame.Surface, ...], length: float) -> None:
        distance = abs(start[0] - piece.rect.centerx) + abs(start[1] - piece.rect.centery)
        self._add(Flight(frames, start, piece.rect.center, length, arc=min(40.0, distance * 0.12)), piece.id)

    def _moved(self) -> list[tuple[Piece, Piece]]:
        """Pairs of where a die was and where it is now, for every die that is not where it was."""
        still = {piece.id: piece for piece in self._before.pieces if piece.kind == DIE}
        pairs, new = [], []
        for piece in self._after.pieces:
            if piece.kind != DIE:
                continue
            old = still.pop(piece.id, None)
            if old is None:
                new.append(piece)
            elif old.rect.center != piece.rect.center:
                pairs.append((old, piece))
        gone = list(still.values())
        owners = _owners(self._was)
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

    def _cards(self) -> None:
        """Cards slide and turn; new scrolls of the market come from the deck. A card takes the dice on it along."""
        old = {piece.id: piece for piece in self._before.pieces if piece.kind == CARD}
        deck = next((piece for piece in self._after.pieces if piece.zone == "deck"), None)
        dealt = 0
        for piece in self._after.pieces:
            if piece.kind != CARD:
                continue
            was, end, along = old.get(piece.id), piece.rect.center, (piece.id, *self._dice_on(piece))
            if was is None and piece.zone == "market" and deck is not None:
                frames = turning_over(self._table.cards.back(piece.rect.width), self._face(piece))
                self._add(Flight(frames, deck.rect.center, end, SLIDE, dealt * 0.12, waits=False), *along)
                dealt += 1
            elif was is not None and was.rect != piece.rect:
                frames = self._turning(piece) if was.turned != piece.turned else (self._face(piece),)
                self._add(Flight(frames, was.rect.center, end, TURN), *along)

    def _dice_on(self, card: Piece) -> Iterator[str]:
        return (piece.id for piece in self._after.pieces if card.place in piece.also and piece.kind == DIE)

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

    # -- numbers and lights -------------------------------------------------------------------------------

    def _power(self) -> None:
        """Power lost and gained rises from the plates."""
        for old, new in zip(self._was.duelists, self._view.duelists, strict=True):
            change = new.power - old.power
            plate = self._after.find(f"seat:{new.seat.seat}")
            if change and plate is not None and old.mage:
                struck = change < 0 and self._was.attack is not None and self._was.attack.target == new.seat.seat
                lands = self._lands(plate.rect) if struck else 0.0
                self._number(f"{change:+d}", LOST if change < 0 else GAINED, plate.rect, lands)

    # -- events -------------------------------------------------------------------------------------------

    def _phase(self, event: Event) -> None:
        if event.fact("phase") != GATHERING:  # the round's banner names that one
            self._proclaim(say(PHASES[str(event.fact("phase"))]))

    def _round(self, event: Event) -> None:
        """The round before is summed up; the first one, or one that was not seen, is only named."""
        view = self._view
        if self._round_end.knows(view):
            starter = view.seats[int(str(event.fact("who")))].name
            picture = self._round_end.picture(view, starter, self._after.area)
            self._add(Proclamation(picture, self._after.area.center, HELD))
        else:
            self._proclaim(say(Text(ROUND.message, (("round", view.round),))), say(PHASES["gathering"]))
        self._round_end.begin(view)

    def _eliminated(self, event: Event) -> None:
        """A mage falls: the portrait without colour, in red light."""
        seat = event.fact("who")
        plate = self._after.find(f"seat:{seat}")
        if plate is not None:
            self._light_up(plate.rect, LOST, 1.2)
        fallen = self._view.duelists[seat] if isinstance(seat, int) else None
        if fallen is not None and fallen.mage:
            height = max(8, self._after.area.height * 2 // 5)
            picture = self._table.pictures.cover(f"warlocks_duel/mages/{fallen.mage}.jpg", (height * 3 // 4, height))
            words = say(text(FALLEN.message, who=fallen.seat.name))
            self._hold_up(pygame.transform.grayscale(picture), words, say(event.text), GRIM, self._after.area)

    def _gathered_up(self, event: Event) -> None:
        """Somebody rolls again: why the one who looks on was not asked, if nothing was left to choose."""
        seat = event.fact("who")
        if seat == self._was.seat and self.unasked:
            why = _("Nothing left to choose: no spell has use for any of these dice.")
            self._proclaim(_("Rolled on"), why, HELD_BACK)

    def _passed(self, event: Event) -> None:
        """Somebody pays for nothing more: why the one who looks on was not asked, if his dice pay for nothing."""
        seat = event.fact("who")
        if seat == self._was.seat and isinstance(seat, int) and pays_for_nothing(self._was, self._was.duelists[seat]):
            self._proclaim(_("Passed"), _("Nothing left to choose: your dice pay for nothing more."), HELD_BACK)

    def _struck_back(self, event: Event) -> None:
        """A counter-strike takes by surprise: whose power is lost, and why."""
        if dict(event.facts).get("cause") == "counter":
            self._proclaim(_("Counter-strike"), say(event.text), HELD_BACK)

    def _thrown(self, event: Event) -> None:
        """Dice or a coin thrown in the middle: they tumble, and lie there for a moment."""
        band, faces = self._after.centre, thrown_faces(event)
        size = max(34, round(band.height * 0.34))
        room = (round(size * SPACING * len(faces) + size), round(size * 1.9))
        # Below the attack, which says what they are thrown for.
        centre = (band.centerx, band.bottom + room[1] // 2 if self._view.attack is not None else band.centery)
        tray = panel(room, 18, (12, 6, 26, 220), TRAY_RIM, 2)
        self._throw(self._table.dice, faces, size, tray, centre, (ROLL, SHOW * 0.6))

    def _proclaim(self, words: str, below: str = "", length: float = PROCLAIM) -> None:
        """A banner across the middle."""
        size = (round(self._after.area.width * 0.62), round(self._after.area.height * 0.15))
        self._banner(words, below, size, self._after.centre.center, length)


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
