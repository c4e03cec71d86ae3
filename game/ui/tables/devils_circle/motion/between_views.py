"""How the table gets from one view to the next: who walks, what burns, which dice fall, which numbers rise."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from game.devils_circle.box.pieces import MAGES
from game.devils_circle.state import MAGES as MAGES_ACT
from game.devils_circle.view import time_of_day
from game.engine.decision import Event, Text
from game.ui.kit.animation import Flight, Rise
from game.ui.tables.common.fight.held import HeldFight
from game.ui.tables.devils_circle.deeds import GOODS
from game.ui.tables.devils_circle.motion.clashes import clash_of
from game.ui.tables.devils_circle.motion.effects import (
    BLUE,
    GOLD,
    GREEN,
    LEAP,
    RED,
    ROLL,
    STEP,
    STRIKE,
    VIOLET,
    WHITE,
    number_of,
)
from game.ui.tables.devils_circle.motion.event_kinds import RISING, SOUNDS
from game.ui.tables.devils_circle.motion.strikes import Strikes, dice_of
from game.ui.tables.devils_circle.table import CircleTable
from game.words import _, ngettext_, say

if TYPE_CHECKING:
    from game.ui.kit.painting.store import PictureStore
    from game.ui.kit.painting.theme import Theme


class CircleMotion(Strikes):
    """Makes the animation between two views of the same table."""

    sounds = SOUNDS

    def __init__(self, theme: Theme, pictures: PictureStore, table: CircleTable) -> None:
        super().__init__(theme, pictures, table)
        self._shown_by |= {
            "mage_moved": self._walk, "demon_moved": self._walk, "demon_attacks": self._charge,
            "cradle_moved": self._push,
            "fire_passage": self._walk, "mage_placed": self._place, "demon_placed": self._place,
            "pentagram_moved": self._star, "pentagram_thrown": self._thrown, "pentagram_exploded": self._burst,
            "pentagram_left": self._gone_star, "pentagram_washed": self._gone_star, "hole_opened": self._burst,
            "neutralised": self._sink, "resurrected": self._rising_demon, "mage_died": self._dies,
            "stars": self._two_dice, "freedom": self._one_die, "stays_below": self._below, "clock": self._clock_dice,
            "prayed": self._prayer, "psychic_attack": self._psychic, "curse_roll": self._one_die,
            "attack_roll": self._attack_of_a_demon,
            "curse": self._curse, "exorcism": self._exorcism, "drops_used": self._drops,
            "mage_attacks": self._mage_attack,
            "possessed": self._possession, "pentagram_harms": self._sear, "supplies_destroyed": self._supplies,
            "torch_set": self._set, "herbs_set": self._set, "wand_laid": self._set, "garlic_hung": self._set,
            "salt_poured": self._salt, "salt_swallowed": self._salt, "salt_broken": self._salt,
            "wand_trampled": self._set, "wand_taken": self._set,
            "torch_burnt_out": self._set, "herbs_burnt": self._set,
            "garlic_taken": self._set, "warded": self._ward, "phase_began": self._phase, "dawn": self._dawn,
            "sunrise": self._sunrise, "night_began": self._night, "match_over": self._end, "demon_left": self._leaves,
            "fled": self._flees, "handed_over": self._hands_over, "curse_failed": self._fails,
            "curse_avoided": self._shielded,
            "psychic_failed": self._shielded, "freed": self._shielded, "supplied": self._shielded,
            "book_destroyed": self._book_burns, "mages_pale": self._pale, "recovered": self._shielded,
            "princess_cursed": self._princess, "princess_well": self._princess_well, "action_failed": self._fails,
        }  # fmt: skip

    @property
    def kinds(self) -> frozenset[str]:
        """The kinds of events that are shown; numbers alone rise by themselves."""
        return frozenset(self._shown_by) | RISING

    def _show(self, events: Sequence[Event]) -> None:
        super()._show(events)
        self._attack_of_a_mage(events)
        if not any(isinstance(motion, HeldFight) for motion in self._motions):
            self._numbers()  # a fight held up says at its end what was lost, and not before

    def _heard(self, events: Iterable[Event]) -> tuple[str, ...]:
        """The first two sounds."""
        return super()._heard(events)[:2]

    # -- moving -------------------------------------------------------------------------------------------

    def _walk(self, event: Event) -> None:
        """Square after square to where it goes."""
        piece, name = self._of(event)
        facts = dict(event.facts)
        path = facts.get("path") or (facts["field"],)
        assert isinstance(path, tuple)
        places = [self._centre(facts["start"]), *(self._centre(field) for field in path)]
        self._hidden.add(piece)
        leap = event.kind == "fire_passage"
        length = LEAP if leap else STEP
        for number, (start, end) in enumerate(pairwise(places)):
            flight = Flight((self._token(name),), start, end, length, self._begun + number * length, waits=False)
            self._add(flight)
        self._begun += length * (len(places) - 1)
        if leap:
            for place in places:
                self._light(place, RED, LEAP * 1.6)
        if self._view_has(piece):
            self._stay(name, places[-1])

    def _stay(self, name: str, place: tuple[int, int]) -> None:
        """The token waits where it came to until everything else is over."""
        length = max((motion.delay + motion.length for motion in self._motions), default=0.0) - self._begun + 0.02
        self._add(Flight((self._token(name),), place, place, max(0.05, length), self._begun, waits=False))

    def _view_has(self, piece: str) -> bool:
        return self._spot(piece) is not None

    def _charge(self, event: Event) -> None:
        """A demon throws itself on a mage and falls back."""
        self.clash = clash_of(event, self._was)
        _piece, name = self._of(event)
        start, end = self._centre(event.fact("start")), self._centre(event.fact("field"))
        self._add(Flight((self._token(name),), start, end, STEP * 1.4, arc=self._side * 0.4, waits=False))
        self._begun += STEP * 1.4
        self._light(end, RED, STRIKE)

    def _push(self, event: Event) -> None:
        start, end = self._centre(event.fact("start")), self._centre(event.fact("field"))
        self._add(Flight((self._token("cradle"),), start, end, LEAP), "cradle")
        self._light(end, GOLD, LEAP * 2)

    def _place(self, event: Event) -> None:
        """A piece comes down onto its square."""
        piece, name = self._of(event)
        x, y = self._centre(event.fact("field"))
        self._add(Flight((self._token(name),), (x, y - self._side * 2), (x, y), LEAP * 0.7, waits=False), piece)
        self._light((x, y), VIOLET if piece.startswith("demon") else GOLD, LEAP * 1.4, LEAP * 0.5)

    def _star(self, event: Event) -> None:
        now = self._star_of(event, self._view) or self._star_of(event, self._was)
        picture = self._table.board.star_picture(self._side, now.direction if now is not None else None)
        start, end = self._centre(event.fact("start")), self._centre(event.fact("field"))
        self._add(Flight((picture,), start, end, STEP * 1.5), f"pentagram:{event.fact('marker')}")

    def _thrown(self, event: Event) -> None:
        self._light(self._centre(event.fact("field")), RED, STRIKE * 1.5)

    def _gone_star(self, event: Event) -> None:
        star = self._star_of(event, self._was)
        if star is not None:
            self._light(
                self._geometry.field(star.field).center, BLUE if event.kind == "pentagram_washed" else RED, STRIKE
            )

    def _flees(self, event: Event) -> None:
        piece, _name = self._of(event)
        spot = self._spot(piece, self._was)
        if spot is not None:
            self._light(spot, BLUE, STRIKE)
            self._number(_("Rescue move"), BLUE, spot)
        demon = self._was.demons[number_of(event, "demon")].name
        if self._was.phase == MAGES_ACT:
            self._proclaim(_("{demon} flees", demon=demon), _("Its rescue move: once a night, paid with power"))

    def _leaves(self, event: Event) -> None:
        piece, name = self._of(event)
        spot = self._spot(piece, self._was)
        if spot is not None:
            self._add(Rise(self._token(name).copy(), spot, LEAP * 2, height=self._side * 1.6, lingers=0.2))
            self._light(spot, GOLD, STRIKE)

    # -- things -------------------------------------------------------------------------------------------

    def _set(self, event: Event) -> None:
        self._light(self._centre(event.fact("field")), GREEN if event.kind == "herbs_set" else GOLD, STRIKE)

    def _salt(self, event: Event) -> None:
        edges = set(self._was.salt) ^ set(self._view.salt)
        for edge in edges:
            self._light(self._geometry.edge(edge).center, WHITE, STRIKE * 1.4)

    def _hands_over(self, event: Event) -> None:
        start, end = (self._spot(f"mage:{MAGES[number_of(event, who)]}") for who in ("mage", "other"))
        if start is not None and end is not None:
            side = round(self._side * 0.7)
            picture = self._pictures.picture(f"{GOODS}{event.fact('item')}.png", (side, side))
            self._add(Flight((picture,), start, end, LEAP, arc=self._side * 0.5, waits=False))

    # -- dice ---------------------------------------------------------------------------------------------

    def _two_dice(self, event: Event) -> None:
        piece = self._of(event)[0]
        demon = next(demon for demon in self._view.demons if piece == f"demon:{demon.id}")
        field = demon.field or demon.hole
        if field is not None:
            self._tumble(dice_of(event), self._geometry.field(field).center)
            self._begun = ROLL

    def _below(self, event: Event) -> None:
        """Dice over the hole of each demon that does not rise, all at once."""
        self._two_dice(event)
        self._begun = 0.0

    def _clock_dice(self, event: Event) -> None:
        """Beside the clock: the Princess stays in sight."""
        self._tumble(dice_of(event), self._geometry.field("a1").center)
        minutes = ngettext_("{n} minute passes", "{n} minutes pass", number_of(event, "minutes"))
        self._proclaim(f"{minutes} · {time_of_day(self._view.clock.now)}", "", 0.07, ROLL * 0.8, row=2)

    def _prayer(self, event: Event) -> None:
        spot = self._spot(self._of(event)[0])
        if spot is not None:
            self._tumble((number_of(event, "die"),), spot)
            self._begun = ROLL
            if event.fact("heard"):
                self._light(spot, GOLD, STRIKE * 1.5, ROLL, size=1.8)

    # -- numbers and lights -------------------------------------------------------------------------------

    def _numbers(self) -> None:
        """Strength, power and materiality gained or lost rise from the tokens."""
        for was, now in zip(self._was.mages, self._view.mages, strict=True):
            spot = self._spot(f"mage:{now.id}") or self._spot(f"mage:{now.id}", self._was)
            if spot is not None and was.field is not None:
                self._change(now.power - was.power, _("power"), spot)
                self._change(now.strength - was.strength, _("strength"), spot)
        for before, after in zip(self._was.demons, self._view.demons, strict=True):
            spot = self._spot(f"demon:{after.id}") or self._spot(f"demon:{after.id}", self._was)
            if spot is not None and before.field is not None and after.status != "waiting":
                self._change(max(0, after.power) - max(0, before.power), _("power"), spot)
                self._change(after.materiality - before.materiality, _("materiality"), spot, neutral=True)

    # -- banners ------------------------------------------------------------------------------------------

    def _phase(self, event: Event) -> None:
        demons = str(event.fact("phase")) == "demons"
        if not demons and self._table.report:
            return  # the summary in the panel says it
        words = _("The demons come") if demons else _("The mages act")
        clock = self._view.clock
        below = _("Night {night}, {time}", night=clock.night, time=time_of_day(clock.now))
        self._proclaim(words, below)

    def _night(self, event: Event) -> None:
        words = _("Night {night}", night=self._view.clock.night)
        below = _("Dawn breaks at {time}", time=time_of_day(self._view.clock.dawn))
        self._proclaim(words, below)

    def _dawn(self, event: Event) -> None:
        self._scene("dawn", say(Text("Dawn!")), _("The mages weaken, the pentagrams burst; demons may leave."))

    def _sunrise(self, event: Event) -> None:
        self._scene("aixel", _("The sun rises"), _("Night {night} is over", night=self._was.clock.night))

    def _end(self, event: Event) -> None:
        if self._view.winner == "circle":
            self._scene("circle", _("The Circle closes"), _("The Princess is lost"))
        else:
            self._scene("aixel", _("The Princess lives"), _("The mages have kept the watch"))
