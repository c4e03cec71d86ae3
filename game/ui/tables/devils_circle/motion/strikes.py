"""Exorcisms, curses, attacks, deaths: the lights and beams of everything that strikes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import pygame

from game.devils_circle.box.pieces import DEMONS, MAGES
from game.devils_circle.state import LEFT, NEUTRALISED
from game.engine.decision import Event, Text
from game.ui.kit.animation import Flight, Rise
from game.ui.kit.painting.glow import LOST, Colour
from game.ui.tables.common.fight.held import HeldFight
from game.ui.tables.common.spectacle import COLD, GRIM, SUNNY
from game.ui.tables.devils_circle.deeds import GOODS
from game.ui.tables.devils_circle.motion.clashes import (
    Clash,
    ClashPictures,
    by_the_demon,
    by_the_mage,
    clash_of,
    on_the_mind,
)
from game.ui.tables.devils_circle.motion.effects import (
    BLUE,
    GOLD,
    GREEN,
    LEAP,
    RED,
    REST,
    RISE,
    ROLL,
    STRIKE,
    VIOLET,
    WHITE,
    Effects,
    number_of,
)
from game.ui.tables.devils_circle.table import CircleTable
from game.words import _, say

if TYPE_CHECKING:
    from game.ui.kit.painting.store import PictureStore
    from game.ui.kit.painting.theme import Theme

SECOND_ROLL = 0.4
"""Seconds after the dice of the stars when the die of freedom falls."""
NONE_LEFT = Text("No demon walks the keep any more.")
EMBER = (255, 132, 40)


class Strikes(Effects):
    """The motions of what harms somebody, or fails to."""

    def __init__(self, theme: Theme, pictures: PictureStore, table: CircleTable) -> None:
        super().__init__(theme, pictures, table)
        self._clashes = ClashPictures(theme, pictures)
        self.clash: Clash | None = None
        """Who attacked whom last, as both were before."""

    # -- attacks held up ----------------------------------------------------------------------------------

    def _attack_of_a_demon(self, event: Event) -> None:
        """The die after a demon's attack, and what both have lost (DK-11.34)."""
        clash = self.clash
        if clash is None or clash.demon.id != DEMONS[number_of(event, "demon")]:
            self._one_die(event)
            return
        fight = by_the_demon(clash, number_of(event, "die"))
        self._hold_clash(self._clashes.held(fight, clash, self._geometry.board, by_demon=True), clash)

    def _hold_clash(self, held: HeldFight, clash: Clash) -> None:
        """Hold an attack up; until its verdict the plates of both tell what they were before."""
        self._hold(held)
        plates, seconds = self._table.plates, held.delay + held.decided
        mage, demon = self._before.find(f"plate:{clash.mage.id}"), self._before.find(f"plate:{clash.demon.id}")
        items = self._before.find(f"item:{clash.mage.id}:wand")
        if demon is not None:
            was = pygame.Surface(demon.rect.size, pygame.SRCALPHA)
            plates.demon(was, self._was, clash.demon, was.get_rect())
            self._add(Flight((was,), demon.rect.center, demon.rect.center, seconds, waits=False))
        if mage is not None:
            high = (items.rect.top if items is not None else mage.rect.bottom) - mage.rect.top
            was = pygame.Surface((mage.rect.width, high), pygame.SRCALPHA)
            plates.mage(was, self._was, clash.mage, pygame.Rect((0, 0), mage.rect.size), high)
            middle = (mage.rect.centerx, mage.rect.top + high // 2)
            self._add(Flight((was,), middle, middle, seconds, waits=False))

    def _attack_of_a_mage(self, events: Iterable[Event]) -> None:
        """What both have lost after a mage's attack, unless the demon has fled from it (DK-8.20)."""
        clash = self.clash
        if clash is not None and any(event.kind == "demon_power" and event.clause == "DK-8.20" for event in events):
            held = self._clashes.held(by_the_mage(clash), clash, self._geometry.board, by_demon=False)
            self._begun = max(self._begun, STRIKE * 1.2)
            self._hold_clash(held, clash)

    def _one_die(self, event: Event) -> None:
        spot = self._spot(self._of(event)[0])
        if spot is not None:
            second = self._begun > 0
            self._begun = SECOND_ROLL if second else 0.0
            self._tumble((number_of(event, "die"),), spot, below=second)

    # -- life and death -----------------------------------------------------------------------------------

    def _burst(self, event: Event) -> None:
        """Fire: pale in its middle, red at its rim."""
        spot = self._centre(event.fact("field"))
        for colour, size in ((RED, 1.8), (EMBER, 1.15), (GOLD, 0.6)):
            self._light(spot, colour, STRIKE * 1.8, size=size)

    def _sink(self, event: Event) -> None:
        piece, name = self._of(event)
        spot = self._spot(piece, self._was)
        if spot is None:
            return
        frames = tuple(
            pygame.transform.smoothscale_by(
                pygame.transform.rotate(self._token(name), step * 24), max(0.06, 1 - step / 10)
            )
            for step in range(10)
        )
        self._add(Flight(frames, spot, spot, LEAP * 1.6, waits=False))
        self._light(spot, RED, LEAP * 2, LEAP, size=2.4)
        self._begun += LEAP * 1.6
        last = all(demon.id == name or demon.status in (NEUTRALISED, LEFT) for demon in self._was.demons)
        self._remember(name, say(event.text), SUNNY if last else COLD, say(NONE_LEFT) if last else "")

    def _rising_demon(self, event: Event) -> None:
        piece, name = self._of(event)
        spot = self._centre(event.fact("field"))
        self._tumble(dice_of(event), spot)
        frames = tuple(
            pygame.transform.smoothscale_by(self._token(name), max(0.06, step / 10)) for step in range(1, 11)
        )
        self._hidden.add(piece)
        self._add(Flight(frames, spot, spot, LEAP, ROLL + REST, waits=False))
        self._light(spot, GREEN, LEAP * 2, ROLL + REST, size=2.4)

    def _dies(self, event: Event) -> None:
        piece, name = self._of(event)
        spot = self._spot(piece, self._was)
        if spot is not None:
            picture = pygame.transform.grayscale(self._token(name))
            self._add(Rise(picture, spot, LEAP * 2.4, height=self._side, lingers=0.2))
            self._light(spot, RED, LEAP * 2)
        self._begun += LEAP
        self._remember(name, say(event.text), GRIM)

    def _remember(self, name: str, words: str, light: Colour, below: str = "") -> None:
        """A demon that sinks into hell or a mage who dies: the portrait, held up in light, with a line below."""
        board = self._geometry.board
        height = board.height * 42 // 100
        portrait = self._pictures.cover(f"devils_circle/portraits/{name}.jpg", (height * 4 // 5, height))
        self._hold_up(pygame.transform.grayscale(portrait), words, below, light, board)

    # -- strikes ------------------------------------------------------------------------------------------

    def _pair(self, event: Event) -> tuple[tuple[int, int] | None, tuple[int, int] | None]:
        """Where the mage and the demon of an event stood when it happened."""
        mage, demon = f"mage:{MAGES[number_of(event, 'mage')]}", f"demon:{DEMONS[number_of(event, 'demon')]}"
        return self._spot(mage, self._was), self._spot(demon, self._was)

    def _exorcism(self, event: Event) -> None:
        mage, demon = self._pair(event)
        self._strike(mage, demon, WHITE)

    def _drops(self, event: Event) -> None:
        mage, demon = self._pair(event)
        self._strike(mage, demon, GREEN)

    def _mage_attack(self, event: Event) -> None:
        self.clash = clash_of(event, self._was)
        mage, demon = self._pair(event)
        self._strike(mage, demon, GOLD)

    def _psychic(self, event: Event) -> None:
        mage, demon = self._pair(event)
        self._strike(demon, mage, VIOLET)
        self._begun = STRIKE
        clash = clash_of(event, self._was)
        fight, scale = on_the_mind(clash, number_of(event, "die"), number_of(event, "points"))
        self._hold_clash(self._clashes.held(fight, clash, self._geometry.board, scale, by_demon=True), clash)

    def _possession(self, event: Event) -> None:
        mage, demon = self._pair(event)
        self._strike(demon, mage, VIOLET)

    def _curse(self, event: Event) -> None:
        """A violet cross over the square and those beside it."""
        x, y = self._centre(event.fact("field"))
        for across, down in ((0, 0), (1, 0), (-1, 0), (0, 1), (0, -1)):
            self._light((x + across * self._side, y + down * self._side), VIOLET, STRIKE * 1.6, 0.1)

    def _sear(self, event: Event) -> None:
        star = self._star_of(event, self._view)
        mage = self._spot(f"mage:{MAGES[number_of(event, 'mage')]}", self._was)
        self._strike(self._geometry.field(star.field).center if star is not None else None, mage, RED)

    def _princess(self, event: Event) -> None:
        spot = self._geometry.field(self._view.cradle).center
        self._number("-1", LOST, spot)
        self._light(spot, VIOLET, STRIKE * 1.6, size=2.0)

    def _princess_well(self, event: Event) -> None:
        self._light(self._geometry.field(self._view.cradle).center, GREEN, STRIKE * 1.6, size=2.0)

    def _supplies(self, event: Event) -> None:
        self._light(self._geometry.field("g7").center, RED, STRIKE * 2, size=2.4)

    def _ward(self, event: Event) -> None:
        self._light(self._centre(event.fact("field")), BLUE, STRIKE * 1.4, size=2.0)

    def _fails(self, event: Event) -> None:
        spot = self._spot(self._of(event)[0])
        if spot is not None:
            self._word(_("fails"), (200, 220, 255), spot)

    def _shielded(self, event: Event) -> None:
        spot = self._spot(self._of(event)[0])
        if spot is not None:
            self._light(spot, BLUE if event.kind != "recovered" else GREEN, STRIKE)

    def _book_burns(self, event: Event) -> None:
        spot = self._spot(self._of(event)[0], self._was)
        if spot is not None:
            side = round(self._side * 0.8)
            picture = self._pictures.picture(f"{GOODS}book.png", (side, side)).copy()
            self._add(Rise(picture, spot, RISE, self._begun, height=self._side * 1.2))

    def _pale(self, event: Event) -> None:
        for mage in self._view.mages:
            spot = self._spot(f"mage:{mage.id}")
            if spot is not None:
                self._light(spot, GOLD, STRIKE)


def dice_of(event: Event) -> tuple[int, ...]:
    """The dice of an event that throws several."""
    dice = event.fact("dice")
    assert isinstance(dice, tuple)
    return tuple(int(die) for die in dice)
