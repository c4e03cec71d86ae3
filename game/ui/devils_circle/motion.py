"""How the table gets from one view to the next: who walks, what burns, which dice fall, which numbers rise."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

import pygame

from game.devils_circle.board import FIELD_NAMES
from game.devils_circle.pieces import DEMONS, MAGES
from game.devils_circle.view import CircleView, time_of_day
from game.engine.decision import Event, Text
from game.ui.animation import Animation, Beam, Flash, Flight, Motion, Proclamation, Rise, glowing_spark
from game.ui.devils_circle.deeds import GOODS
from game.ui.devils_circle.geometry import Geometry
from game.ui.devils_circle.table import CircleTable
from game.ui.renderer.dice import DicePictures
from game.ui.renderer.glow import GAINED, LOST, Colour, halo, panel
from game.ui.renderer.lettering import one_line
from game.ui.renderer.pieces import TableLayout
from game.words import _, say

if TYPE_CHECKING:
    from game.ui.pictures_store import PictureStore
    from game.ui.theme import Theme

STEP, LEAP, ROLL, REST, RISE, STRIKE, PROCLAIM, SCENE = 0.24, 0.5, 0.55, 0.6, 1.0, 0.55, 1.1, 2.6
VIOLET, RED, WHITE, GREEN, BLUE, GOLD = (
    (190, 90, 255),
    (255, 70, 40),
    (236, 246, 255),
    (120, 240, 130),
    (110, 190, 255),
    (255, 210, 100),
)
SOUNDS = {
    "mage_moved": "card_slide", "demon_moved": "card_slide", "mage_placed": "die_set", "demon_placed": "die_set",
    "cradle_moved": "card_slide", "garlic_hung": "die_set", "garlic_taken": "die_set", "salt_poured": "card_slide",
    "salt_broken": "counter", "torch_set": "spell_attack", "herbs_set": "spell_attack", "wand_laid": "die_set",
    "wand_taken": "die_set", "wand_trampled": "counter", "drops_used": "spell_heal", "pentagram_washed": "spell_heal",
    "handed_over": "card_slide", "supplied": "card_slide", "exorcism": "spell_attack", "prayed": "dice_roll",
    "mage_attacks": "counter", "demon_attacks": "counter", "strength_lost": "hit", "power_lost": "hit",
    "demon_power": "hit",
    "mage_died": "eliminated", "neutralised": "eliminated", "hole_opened": "spell_attack",
    "resurrected": "spell_attack",
    "stays_below": "dice_roll", "stars": "dice_roll", "freedom": "dice_roll", "curse": "spell_attack",
    "curse_roll": "dice_roll", "attack_roll": "dice_roll", "curse_avoided": "shield", "curse_failed": "shield",
    "princess_cursed": "hit", "pentagram_thrown": "spell_attack", "pentagram_harms": "hit",
    "psychic_attack": "dice_roll",
    "psychic_failed": "shield", "possessed": "spell_attack", "freed": "spell_heal", "clock": "dice_roll",
    "dawn": "round",
    "sunrise": "round", "night_began": "round", "phase_began": "round", "match_over": "victory", "fled": "card_slide",
    "fire_passage": "spell_attack", "supplies_destroyed": "hit", "pentagram_exploded": "spell_attack",
    "book_destroyed": "card_turn", "demon_left": "card_slide", "warded": "shield", "pentagram_moved": "card_slide",
}  # fmt: skip
TOGETHER = frozenset({
    "demon_materiality", "demon_power", "power_lost", "strength_lost", "book_destroyed", "recovered", "curse_avoided",
    "mages_pale", "supplied", "princess_cursed", "hole_opened", "freed", "demon_grows", "action_failed",
})  # fmt: skip
"""Kinds of events that are shown together with what caused them."""
RISING = frozenset({"demon_power", "demon_materiality", "demon_grows", "power_lost", "strength_lost"})
"""Kinds of events that only change numbers."""
ALIKE = frozenset({"pentagram_moved", "demon_placed"})


def belongs_to(group: Sequence[Event], event: Event) -> bool:
    """Whether an event is shown together with those before it."""
    if not group:
        return False
    return event.kind in TOGETHER or (event.kind in ALIKE and group[-1].kind == event.kind)


class CircleMotion:
    """Makes the animation between two views of the same table."""

    def __init__(self, theme: Theme, pictures: PictureStore, table: CircleTable) -> None:
        self._theme = theme
        self._pictures = pictures
        self._table = table
        self._dice = DicePictures(pictures)
        self._motions: list[Motion] = []
        self._hidden: set[str] = set()
        self._risen: dict[tuple[int, int], int] = {}
        self._after = 0.0
        self._makers: dict[str, Callable[[Event], None]] = {
            "mage_moved": self._walk, "demon_moved": self._walk, "demon_attacks": self._charge,
            "cradle_moved": self._push,
            "fire_passage": self._walk, "mage_placed": self._place, "demon_placed": self._place,
            "pentagram_moved": self._star, "pentagram_thrown": self._thrown, "pentagram_exploded": self._burst,
            "pentagram_left": self._gone_star, "pentagram_washed": self._gone_star, "hole_opened": self._burst,
            "neutralised": self._sink, "resurrected": self._rising_demon, "mage_died": self._dies,
            "stars": self._two_dice, "freedom": self._one_die, "stays_below": self._two_dice, "clock": self._clock_dice,
            "prayed": self._prayer, "psychic_attack": self._psychic, "curse_roll": self._one_die,
            "attack_roll": self._one_die,
            "curse": self._curse, "exorcism": self._exorcism, "drops_used": self._drops,
            "mage_attacks": self._mage_attack,
            "possessed": self._possession, "pentagram_harms": self._sear, "supplies_destroyed": self._supplies,
            "torch_set": self._set, "herbs_set": self._set, "wand_laid": self._set, "garlic_hung": self._set,
            "salt_poured": self._salt, "salt_broken": self._salt, "wand_trampled": self._set, "wand_taken": self._set,
            "garlic_taken": self._set, "warded": self._ward, "phase_began": self._phase, "dawn": self._dawn,
            "sunrise": self._sunrise, "night_began": self._night, "match_over": self._end, "demon_left": self._leaves,
            "fled": self._flees, "handed_over": self._hands_over, "curse_failed": self._fails,
            "curse_avoided": self._shielded,
            "psychic_failed": self._shielded, "freed": self._shielded, "supplied": self._shielded,
            "book_destroyed": self._book_burns, "mages_pale": self._pale, "recovered": self._shielded,
            "princess_cursed": self._princess, "action_failed": self._fails,
        }  # fmt: skip

    @property
    def kinds(self) -> frozenset[str]:
        """The kinds of events that are shown; numbers alone rise by themselves."""
        return frozenset(self._makers) | RISING

    def between(
        self, events: Sequence[Event], before: TableLayout, after: TableLayout, was: CircleView, view: CircleView
    ) -> Animation:
        """The animation for events that led from one view to the next."""
        self._motions, self._hidden, self._risen, self._after = [], set(), {}, 0.0
        self._was, self._view = was, view
        self._geometry = Geometry(after.area)
        self._side = round(self._geometry.square)
        for event in events:
            maker = self._makers.get(event.kind)
            if maker is not None:
                maker(event)
        self._numbers()
        sounds = tuple(dict.fromkeys(SOUNDS[event.kind] for event in events if event.kind in SOUNDS))
        return Animation(self._motions, frozenset(self._hidden), sounds[:2])

    # -- where --------------------------------------------------------------------------------------------

    def _centre(self, field: object) -> tuple[int, int]:
        """The middle of a field given by number."""
        return self._geometry.field(FIELD_NAMES[int(str(field))]).center

    def _of(self, event: Event) -> tuple[str, str]:
        """The id of the piece an event is about, and its picture."""
        facts = dict(event.facts)
        if "demon" in facts:
            return f"demon:{DEMONS[int(str(facts['demon']))]}", DEMONS[int(str(facts["demon"]))]
        return f"mage:{MAGES[int(str(facts['mage']))]}", MAGES[int(str(facts["mage"]))]

    def _spot(self, piece: str, view: CircleView | None = None) -> tuple[int, int] | None:
        """Where a mage or demon stands."""
        kind, _colon, name = piece.partition(":")
        shown = view if view is not None else self._view
        pieces = shown.mages if kind == "mage" else shown.demons
        field = next((found.field for found in pieces if found.id == name), None)
        return self._geometry.field(field).center if field is not None else None

    # -- moving -------------------------------------------------------------------------------------------

    def _token(self, name: str) -> pygame.Surface:
        return self._table.figures.picture(name, self._side)

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
            flight = Flight((self._token(name),), start, end, length, self._after + number * length, waits=False)
            self._motions.append(flight)
        self._after += length * (len(places) - 1)
        if leap:
            for place in places:
                self._flash(place, RED, LEAP * 1.6)
        if self._view_has(piece):
            self._stay(name, places[-1])

    def _stay(self, name: str, place: tuple[int, int]) -> None:
        """The token waits where it came to until everything else is over."""
        length = max((motion.delay + motion.length for motion in self._motions), default=0.0) - self._after + 0.02
        self._motions.append(Flight((self._token(name),), place, place, max(0.05, length), self._after, waits=False))

    def _view_has(self, piece: str) -> bool:
        return self._spot(piece) is not None

    def _charge(self, event: Event) -> None:
        """A demon throws itself on a mage and falls back."""
        _piece, name = self._of(event)
        start, end = self._centre(event.fact("start")), self._centre(event.fact("field"))
        self._motions.append(Flight((self._token(name),), start, end, STEP * 1.4, arc=self._side * 0.4, waits=False))
        self._after += STEP * 1.4
        self._flash(end, RED, STRIKE)

    def _push(self, event: Event) -> None:
        start, end = self._centre(event.fact("start")), self._centre(event.fact("field"))
        self._hidden.add("cradle")
        self._motions.append(Flight((self._token("cradle"),), start, end, LEAP))
        self._flash(end, GOLD, LEAP * 2)

    def _place(self, event: Event) -> None:
        """A piece comes down onto its square."""
        piece, name = self._of(event)
        x, y = self._centre(event.fact("field"))
        self._hidden.add(piece)
        self._motions.append(Flight((self._token(name),), (x, y - self._side * 2), (x, y), LEAP * 0.7, waits=False))
        self._flash((x, y), VIOLET if piece.startswith("demon") else GOLD, LEAP * 1.4, LEAP * 0.5)

    def _star(self, event: Event) -> None:
        marker = int(str(event.fact("marker")))
        star = next((star for star in self._was.pentagrams if star.marker == marker), None)
        now = next((star for star in self._view.pentagrams if star.marker == marker), star)
        picture = self._table.board.star_picture(self._side, now.direction if now is not None else None)
        start, end = self._centre(event.fact("start")), self._centre(event.fact("field"))
        self._hidden.add(f"pentagram:{marker}")
        self._motions.append(Flight((picture,), start, end, STEP * 1.5))

    def _thrown(self, event: Event) -> None:
        self._flash(self._centre(event.fact("field")), RED, STRIKE * 1.5)

    def _gone_star(self, event: Event) -> None:
        marker = int(str(event.fact("marker")))
        star = next((star for star in self._was.pentagrams if star.marker == marker), None)
        if star is not None:
            self._flash(
                self._geometry.field(star.field).center, BLUE if event.kind == "pentagram_washed" else RED, STRIKE
            )

    def _flees(self, event: Event) -> None:
        piece, _name = self._of(event)
        spot = self._spot(piece, self._was)
        if spot is not None:
            self._flash(spot, BLUE, STRIKE)

    def _leaves(self, event: Event) -> None:
        piece, name = self._of(event)
        spot = self._spot(piece, self._was)
        if spot is not None:
            self._motions.append(Rise(self._token(name).copy(), spot, LEAP * 2, height=self._side * 1.6, lingers=0.2))
            self._flash(spot, GOLD, STRIKE)

    # -- life and death -----------------------------------------------------------------------------------

    def _burst(self, event: Event) -> None:
        self._flash(self._centre(event.fact("field")), RED, STRIKE * 1.8, size=2.2)

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
        self._motions.append(Flight(frames, spot, spot, LEAP * 1.6, waits=False))
        self._flash(spot, RED, LEAP * 2, LEAP, size=2.4)

    def _rising_demon(self, event: Event) -> None:
        piece, name = self._of(event)
        spot = self._centre(event.fact("field"))
        self._tumble(_dice_of(event), spot)
        frames = tuple(
            pygame.transform.smoothscale_by(self._token(name), max(0.06, step / 10)) for step in range(1, 11)
        )
        self._hidden.add(piece)
        self._motions.append(Flight(frames, spot, spot, LEAP, ROLL + REST, waits=False))
        self._flash(spot, GREEN, LEAP * 2, ROLL + REST, size=2.4)

    def _dies(self, event: Event) -> None:
        piece, name = self._of(event)
        spot = self._spot(piece, self._was)
        if spot is not None:
            picture = pygame.transform.grayscale(self._token(name))
            self._motions.append(Rise(picture, spot, LEAP * 2.4, height=self._side, lingers=0.2))
            self._flash(spot, RED, LEAP * 2)

    # -- strikes ------------------------------------------------------------------------------------------

    def _beam(self, start: tuple[int, int] | None, end: tuple[int, int] | None, colour: Colour) -> None:
        if start is None or end is None:
            return
        spark = glowing_spark(max(14, self._side // 2), colour)
        self._motions.append(Beam(spark, start, end, STRIKE, self._after, bow=self._side * 0.5))
        self._flash(end, colour, STRIKE, self._after + STRIKE * 0.8)

    def _pair(self, event: Event) -> tuple[tuple[int, int] | None, tuple[int, int] | None]:
        """Where the mage and the demon of an event stood when it happened."""
        mage, demon = f"mage:{MAGES[int(str(event.fact('mage')))]}", f"demon:{DEMONS[int(str(event.fact('demon')))]}"
        return self._spot(mage, self._was), self._spot(demon, self._was)

    def _exorcism(self, event: Event) -> None:
        mage, demon = self._pair(event)
        self._beam(mage, demon, WHITE)

    def _drops(self, event: Event) -> None:
        mage, demon = self._pair(event)
        self._beam(mage, demon, GREEN)

    def _mage_attack(self, event: Event) -> None:
        mage, demon = self._pair(event)
        self._beam(mage, demon, GOLD)

    def _psychic(self, event: Event) -> None:
        mage, demon = self._pair(event)
        if demon is not None:
            self._tumble((int(str(event.fact("die"))),), demon)
        self._after = ROLL
        self._beam(demon, mage, VIOLET)

    def _possession(self, event: Event) -> None:
        mage, demon = self._pair(event)
        self._beam(demon, mage, VIOLET)

    def _curse(self, event: Event) -> None:
        """A violet cross over the square and those beside it."""
        x, y = self._centre(event.fact("field"))
        for across, down in ((0, 0), (1, 0), (-1, 0), (0, 1), (0, -1)):
            self._flash((x + across * self._side, y + down * self._side), VIOLET, STRIKE * 1.6, 0.1)

    def _sear(self, event: Event) -> None:
        marker = int(str(event.fact("marker")))
        star = next((star for star in self._view.pentagrams if star.marker == marker), None)
        mage = self._spot(f"mage:{MAGES[int(str(event.fact('mage')))]}", self._was)
        self._beam(self._geometry.field(star.field).center if star is not None else None, mage, RED)

    def _princess(self, event: Event) -> None:
        spot = self._geometry.field(self._view.cradle).center
        self._number("-1", LOST, spot)
        self._flash(spot, VIOLET, STRIKE * 1.6, size=2.0)

    def _supplies(self, event: Event) -> None:
        self._flash(self._geometry.field("g7").center, RED, STRIKE * 2, size=2.4)

    def _ward(self, event: Event) -> None:
        self._flash(self._centre(event.fact("field")), BLUE, STRIKE * 1.4, size=2.0)

    def _fails(self, event: Event) -> None:
        spot = self._spot(self._of(event)[0])
        if spot is not None:
            self._word(_("fails"), (200, 220, 255), spot)

    def _shielded(self, event: Event) -> None:
        spot = self._spot(self._of(event)[0])
        if spot is not None:
            self._flash(spot, BLUE if event.kind != "recovered" else GREEN, STRIKE)

    def _book_burns(self, event: Event) -> None:
        spot = self._spot(self._of(event)[0], self._was)
        if spot is not None:
            side = round(self._side * 0.8)
            picture = self._pictures.picture(f"{GOODS}book.png", (side, side)).copy()
            self._motions.append(Rise(picture, spot, RISE, self._after, height=self._side * 1.2))

    def _pale(self, event: Event) -> None:
        for mage in self._view.mages:
            spot = self._spot(f"mage:{mage.id}")
            if spot is not None:
                self._flash(spot, GOLD, STRIKE)

    # -- things -------------------------------------------------------------------------------------------

    def _set(self, event: Event) -> None:
        self._flash(self._centre(event.fact("field")), GREEN if event.kind == "herbs_set" else GOLD, STRIKE)

    def _salt(self, event: Event) -> None:
        edges = set(self._was.salt) ^ set(self._view.salt)
        for edge in edges:
            self._flash(self._geometry.edge(edge).center, WHITE, STRIKE * 1.4)

    def _hands_over(self, event: Event) -> None:
        start, end = (self._spot(f"mage:{MAGES[int(str(event.fact(who)))]}") for who in ("mage", "other"))
        if start is not None and end is not None:
            side = round(self._side * 0.7)
            picture = self._pictures.picture(f"{GOODS}{event.fact('item')}.png", (side, side))
            self._motions.append(Flight((picture,), start, end, LEAP, arc=self._side * 0.5, waits=False))

    # -- dice ---------------------------------------------------------------------------------------------

    def _tumble(self, dice: tuple[int, ...], spot: tuple[int, int]) -> None:
        """Dice fall beside a square and lie there for a moment."""
        size = max(20, round(self._side * 0.62))
        board = self._geometry.board
        middle_x = min(max(spot[0], board.left + size * 2), board.right - size * 2)
        middle_y = spot[1] - self._side if spot[1] - self._side > board.top + size else spot[1] + self._side
        wide = round(size * 1.3 * len(dice) + size * 0.5)
        ground = panel((wide, round(size * 1.6)), size // 4, (14, 8, 20, 220), (214, 170, 92, 255), 2)
        self._motions.append(
            Flight((ground,), (middle_x, middle_y), (middle_x, middle_y), ROLL + REST, self._after, waits=False)
        )
        for number, face in enumerate(dice):
            x = middle_x + (number - (len(dice) - 1) / 2) * size * 1.3
            frames = self._dice.tumble(f"d6_{face}", size, number % 4)
            start, end = (x - size * 2, middle_y - size), (x, float(middle_y))
            self._motions.append(Flight(frames, start, end, ROLL, self._after, waits=False))
            still = (self._dice.die(f"d6_{face}", size, 0),)
            self._motions.append(Flight(still, end, end, REST, self._after + ROLL, waits=False))

    def _one_die(self, event: Event) -> None:
        spot = self._spot(self._of(event)[0])
        if spot is not None:
            self._tumble((int(str(event.fact("die"))),), spot)

    def _two_dice(self, event: Event) -> None:
        piece = self._of(event)[0]
        demon = next(demon for demon in self._view.demons if piece == f"demon:{demon.id}")
        field = demon.field or demon.hole
        if field is not None:
            self._tumble(_dice_of(event), self._geometry.field(field).center)
            self._after = ROLL

    def _clock_dice(self, event: Event) -> None:
        self._tumble(_dice_of(event), self._geometry.board.center)
        minutes = _("{n} minutes pass", n=int(str(event.fact("minutes"))))
        self._motions.append(self._banner(f"{minutes} · {time_of_day(self._view.clock.now)}", "", 0.07, ROLL * 0.8))

    def _prayer(self, event: Event) -> None:
        spot = self._spot(self._of(event)[0])
        if spot is not None:
            self._tumble((int(str(event.fact("die"))),), spot)
            self._after = ROLL
            if event.fact("heard"):
                self._flash(spot, GOLD, STRIKE * 1.5, ROLL, size=1.8)

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
            if spot is not None and before.field is not None:
                self._change(max(0, after.power) - max(0, before.power), _("power"), spot)
                self._change(after.materiality - before.materiality, _("materiality"), spot, neutral=True)

    def _change(self, change: int, name: str, spot: tuple[int, int], *, neutral: bool = False) -> None:
        if change:
            colour = (190, 200, 230) if neutral else LOST if change < 0 else GAINED
            self._number(f"{change:+d} {name}", colour, spot)

    def _number(self, words: str, colour: Colour, spot: tuple[int, int]) -> None:
        rank = self._risen.get(spot, 0)
        self._risen[spot] = rank + 1
        self._word(words, colour, (spot[0], spot[1] - rank * round(self._side * 0.42)))

    def _word(self, words: str, colour: Colour, spot: tuple[int, int]) -> None:
        size = max(15, self._side * 0.4)
        face = one_line(self._theme, words, "sans_bold", size, 400, colour)
        shade = one_line(self._theme, words, "sans_bold", size, 400, (10, 2, 6))
        picture = pygame.Surface((face.get_width() + 6, face.get_height() + 6), pygame.SRCALPHA)
        for shift in ((1, 1), (5, 5), (1, 5), (5, 1), (3, 5)):
            picture.blit(shade, shift)
        picture.blit(face, (3, 3))
        self._motions.append(
            Rise(picture, (spot[0], spot[1] - self._side * 0.3), RISE, self._after, height=self._side * 0.8)
        )

    def _flash(
        self, spot: tuple[int, int], colour: Colour, length: float, delay: float = 0.0, size: float = 1.0
    ) -> None:
        side = round(self._side * 0.7 * size)
        light = halo((side, side), side // 2, max(6, round(self._side * 0.5 * size)), colour, 255).copy()
        self._motions.append(Flash(light, spot, length, delay))

    # -- banners ------------------------------------------------------------------------------------------

    def _banner(self, words: str, below: str, share: float = 0.13, delay: float = 0.0) -> Proclamation:
        board = self._geometry.board
        width, height = round(board.width * 0.72), round(board.height * share)
        picture = panel((width, height), height // 3, (22, 6, 30, 238), (232, 190, 104, 255), 2).copy()
        title = one_line(
            self._theme, words, "title", height * (0.42 if below else 0.5), width - height, (250, 226, 168)
        )
        small = one_line(self._theme, below, "italic", height * 0.24, width - height, (226, 206, 240))
        middle = height // 2 - (small.get_height() // 2 if below else 0)
        picture.blit(title, title.get_rect(center=(width // 2, middle)))
        if below:
            picture.blit(small, small.get_rect(midtop=(width // 2, middle + title.get_height() // 2 - 2)))
        return Proclamation(picture, board.center, PROCLAIM, delay)

    def _phase(self, event: Event) -> None:
        demons = str(event.fact("phase")) == "demons"
        words = _("The demons come") if demons else _("The mages act")
        clock = self._view.clock
        below = _("Night {night}, {time}", night=clock.night, time=time_of_day(clock.now))
        self._motions.append(self._banner(words, below))

    def _night(self, event: Event) -> None:
        words = _("Night {night}", night=self._view.clock.night)
        below = _("Dawn will fall at {time}", time=time_of_day(self._view.clock.dawn))
        self._motions.append(self._banner(words, below))

    def _dawn(self, event: Event) -> None:
        self._scene("dawn", say(Text("Dawn!")), _("The mages weaken, the pentagrams burst; demons may leave."))

    def _sunrise(self, event: Event) -> None:
        self._scene("aixel", _("The sun rises"), _("Night {night} is over", night=self._was.clock.night))

    def _end(self, event: Event) -> None:
        if self._view.winner == "circle":
            self._scene("circle", _("The Circle closes"), _("The Princess is lost"))
        else:
            self._scene("aixel", _("The Princess lives"), _("Aixel has kept the watch"))

    def _scene(self, name: str, words: str, below: str) -> None:
        """A picture over the board, with words."""
        board = self._geometry.board
        size = (round(board.width * 0.86), round(board.width * 0.86 * 0.625))
        picture = self._pictures.cover(f"devils_circle/{name}.jpg", size).copy()
        strip = pygame.Surface((size[0], round(size[1] * 0.3)), pygame.SRCALPHA)
        strip.fill((12, 4, 16, 190))
        picture.blit(strip, (0, size[1] - strip.get_height()))
        title = one_line(self._theme, words, "title", strip.get_height() * 0.4, size[0] - 40, (252, 230, 172))
        small = one_line(self._theme, below, "italic", strip.get_height() * 0.21, size[0] - 60, (236, 222, 246))
        top = size[1] - strip.get_height() + round(strip.get_height() * 0.1)
        picture.blit(title, title.get_rect(midtop=(size[0] // 2, top)))
        picture.blit(small, small.get_rect(midtop=(size[0] // 2, top + title.get_height())))
        frame = self._pictures.nine_slice("chrome/frame.png", size, max(12, size[0] // 24))
        picture.blit(frame, (0, 0))
        self._motions.append(Proclamation(picture, board.center, SCENE))


def _dice_of(event: Event) -> tuple[int, ...]:
    dice = event.fact("dice")
    assert isinstance(dice, tuple)
    return tuple(int(die) for die in dice)
