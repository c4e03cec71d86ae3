"""How the table gets from one view to the next, event by event."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.demons.box.goetia import DEMONS
from game.demons.state import FREE
from game.demons.view import DemonsView
from game.engine.boards.hexes import printed
from game.engine.decision import Event
from game.ui.kit.animation import Animation, Flash, Rise
from game.ui.kit.painting.glow import halo
from game.ui.tables.common.pieces import TableLayout
from game.ui.tables.demons.map import sheet
from game.ui.tables.demons.motion.banners import Banners
from game.ui.tables.demons.motion.moments import Moment, MotionParts
from game.ui.tables.demons.motion.walking import REST_SECONDS, STEP_SECONDS, Appearing, Standing, Walk
from game.ui.tables.demons.table import DemonsTable

if TYPE_CHECKING:
    from game.ui.kit.painting.store import PictureStore
    from game.ui.kit.painting.theme import Theme

SILENT = frozenset(
    {"order_die", "order_rolled", "player_turn", "power_used", "shield_chosen", "bid_opened", "search_again", "love"}
    | {"ring_given_up", "ring_gone", "magician_defends", "demons_gone", "treasures_inherited", "treasures_lost"}
    | {"pool_exhausted", "rested", "order_tied"}
)
"""Events that the log tells, and nothing moves for."""
SLEEPS, FIGHTS, CONJURES = frozenset({"unit_slept"}), frozenset({"combat"}), frozenset({"conjured"})
DRAWS, SEARCHES, FALLS = frozenset({"demon_drawn"}), frozenset({"searched"}), frozenset({"city_destroyed"})
WALKS = frozenset({"unit_hunted", "unit_fled", "unit_carried", "unit_led", "unit_home", "unit_rose"})
GOES = frozenset({"moved", "entered", "evaded", "escaped", "freed", "transported"})
LEAVES = frozenset({"demon_released", "demon_turned_away", "curse_stopped", "curse_lifted", "demon_returned"})
TREASURES = frozenset(
    {
        "treasure_discovered",
        "treasure_seized",
        "treasure_gained",
        "treasure_claimed",
        "treasure_given_up",
        "seizure_failed",
    }
)
TREASURE_SOUNDS = {"seizure_failed": "", "treasure_seized": "treasure_seized"}
PROCLAIMED_SOUNDS = {
    "captured": "captive", "died": "death", "ring_drawn": "solomons_ring", "ring_bought": "solomons_ring",
    "ring_taken": "solomons_ring",
}  # fmt: skip
PROCLAIMED = frozenset(
    {
        "captured",
        "died",
        "left",
        "ring_drawn",
        "ring_bought",
        "ring_taken",
        "turn_lost",
        "game_turn",
        "magician_attacks",
        "mortals_attack",
        "auction_called",
        "auction_failed",
        "naked",
        "nothing_happens",
        "match_over",
    }
)
SHINES = {
    "healed": (169, 217, 138),
    "invisible": (150, 190, 255),
    "reconciled": (169, 217, 138),
    "cursed": (190, 90, 255),
    "tortured": (255, 60, 40),
    "shield_raised": (246, 221, 148),
    "shield_not_raised": (150, 124, 92),
    "borrowed": (255, 120, 220),
    "bewitched": (255, 120, 220),
    "storm": (120, 190, 255),
    "borrowed_demon": (255, 120, 220),
}
"""Light over a magician, by event."""
BURSTS = {"fled": (255, 176, 74), "destroyed": (255, 70, 40)}
"""Light over a mortal unit."""


SHOWN = frozenset().union(
    WALKS, SLEEPS, GOES, FIGHTS, CONJURES, DRAWS, LEAVES, TREASURES, SEARCHES, BURSTS, FALLS, PROCLAIMED, SHINES
)
"""Every event that something moves for."""


class DemonsMotion(MotionParts):
    """Makes animations; it draws with what the table draws with."""

    def __init__(self, theme: Theme, pictures: PictureStore, table: DemonsTable) -> None:
        super().__init__(pictures, table)
        self._banners = Banners(theme, pictures, table)

    def between(
        self, events: Sequence[Event], before: TableLayout, after: TableLayout, was: DemonsView, view: DemonsView
    ) -> Animation:
        """The animation of a group of events."""
        animation = Animation()
        for event in events:
            self._add(Moment(animation, event, dict(event.facts), before, after, was, view))
        return animation

    def _add(self, moment: Moment) -> None:
        """Add the motions of one event."""
        kind = moment.event.kind
        for kinds, show in (
            (WALKS, self._walk),
            (SLEEPS, self._sleep),
            (GOES, self._go),
            (FIGHTS, self._fight),
            (CONJURES, self._conjure),
            (DRAWS, self._draw),
            (LEAVES, self._leave),
            (TREASURES, self._treasure),
            (SEARCHES, self._search),
            (frozenset(BURSTS), self._burst),
            (FALLS, self._city),
            (PROCLAIMED, self._proclaim),
            (frozenset(SHINES), self._shine),
        ):
            if kind in kinds:
                show(moment)

    # -- mortal units -------------------------------------------------------------------------------------

    def _walk(self, moment: Moment) -> None:
        """A unit walks its path, after its die if it rolled one."""
        unit = next((one for one in moment.view.units if one.number == moment.facts.get("unit")), None)
        piece = moment.after.find(f"unit:{moment.facts.get('unit')}")
        hexes = [printed(hex_id) for hex_id in _numbers(moment.facts.get("path"))]
        if unit is None or piece is None or not hexes:
            return
        picture = self._table.counters.unit(unit, piece.rect.width)
        path = tuple(_point(self._table.camera.shown(sheet.centre(hex_id))) for hex_id in hexes)
        if not any(self._table.camera.free.collidepoint(place) for place in path):
            return
        delay = self._die(moment, (path[0][0], path[0][1] - piece.rect.height), 0.0, 0.42)
        if len(path) > 1:
            length = STEP_SECONDS * (len(path) - 1)
            if delay:
                moment.animation.motions.append(Standing(picture, path[0], delay))
            moment.animation.motions.append(Walk(picture, path, length, delay))
            moment.animation.motions.append(Standing(picture, path[-1], REST_SECONDS, delay + length))
            moment.animation.hidden |= {piece.id}
            moment.animation.sounds += ("die_set",)

    def _sleep(self, moment: Moment) -> None:
        piece = moment.after.find(f"unit:{moment.facts.get('unit')}")
        if piece is not None:
            self._die(moment, (piece.rect.centerx, piece.rect.top - 6), 0.0, 0.4, lingers=0.4)

    # -- magicians ----------------------------------------------------------------------------------------

    def _go(self, moment: Moment) -> None:
        seat = moment.facts.get("who")
        piece = moment.after.find(f"seat:{seat}")
        if piece is None or not isinstance(seat, int) or moment.view.magicians[seat].status != FREE:
            return
        start = moment.was.magicians[seat].hex
        here = moment.before.find(f"seat:{seat}")
        if start is None and here is None:
            self._light(moment, piece, (246, 221, 148))
            return
        begin = here.rect.center if here is not None else self._table.camera.shown(sheet.centre(str(start)))
        picture = self._table.counters.magician(moment.view.magicians[seat], piece.rect.width)
        away = pygame.Vector2(begin).distance_to(piece.rect.center)
        length = max(0.3, min(0.9, away / max(60.0, piece.rect.width * 7)))
        moment.animation.motions.append(Walk(picture, (_point(begin), _point(piece.rect.center)), length, hop=14))
        moment.animation.hidden |= {piece.id}
        moment.animation.sounds += ("card_slide",)

    def _shine(self, moment: Moment) -> None:
        seat = moment.facts.get("who")
        piece = moment.after.find(f"seat:{seat}") or moment.after.find(f"plate:{seat}")
        self._light(moment, piece, SHINES[moment.event.kind])
        if piece is not None:
            at = (piece.rect.centerx, piece.rect.top)
            words = self._banners.note(moment.event)
            moment.animation.motions.append(Rise(words, at, 1.5, lingers=0.3))
            if "roll" in moment.facts:
                self._die(moment, (piece.rect.centerx, piece.rect.top - 30), 0.0, 0.7)

    def _search(self, moment: Moment) -> None:
        piece = moment.after.find(f"seat:{moment.facts.get('who')}")
        if piece is None:
            return
        delay = self._die(moment, (piece.rect.centerx, piece.rect.top - 14), 0.0, 0.8)
        found = moment.facts.get("result") == "D"
        self._light(moment, piece, (255, 60, 40) if found else (169, 217, 138), delay * 0.6)
        moment.animation.motions.append(
            Rise(self._banners.note(moment.event), (piece.rect.centerx, piece.rect.top), 1.6, delay * 0.6, lingers=0.3)
        )

    def _burst(self, moment: Moment) -> None:
        """Light over a unit that flees or falls."""
        piece = moment.before.find(f"unit:{moment.facts.get('unit')}")
        self._light(moment, piece, BURSTS[moment.event.kind])
        moment.animation.sounds += ("die_set",)

    def _fight(self, moment: Moment) -> None:
        """The banner of a fight with its die."""
        self._banner(moment, self._banners.combat(moment.event), 2.1, "hit")
        self._die(moment, moment.after.centre.center, 0.1, 1.2)

    def _proclaim(self, moment: Moment) -> None:
        """A banner with the sentence of the log."""
        self._banner(
            moment,
            self._banners.plain(moment.event, moment.event.kind),
            1.25,
            PROCLAIMED_SOUNDS.get(moment.event.kind, ""),
        )

    # -- demons -------------------------------------------------------------------------------------------

    def _conjure(self, moment: Moment) -> None:
        """The seal flares up, the die falls."""
        pool = moment.after.find(f"pool:{moment.facts.get('rank_id')}")
        own = moment.after.find(f"seat:{moment.facts.get('who')}")
        centre = own.rect.center if own is not None else moment.after.centre.center
        size = moment.after.area.height // 3
        seal = self._banners.seal(str(moment.facts.get("rank_id")), size).copy()
        moment.animation.motions.append(Appearing(seal, _point(centre), _point(centre), 1.25))
        self._die(moment, (centre[0], centre[1] - size // 3), 0.1, 1.0)
        self._light(moment, pool, (246, 221, 148))
        moment.animation.sounds += ("spell_ward",)

    def _draw(self, moment: Moment) -> None:
        """A counter comes from its pool, is shown large, and goes to its place."""
        demon = moment.facts.get("demon")
        piece = moment.after.find(f"card:demon:{demon}")
        if not isinstance(demon, int) or (piece is None and demon == 0):
            return
        pool = self._pool_of(demon, moment.after)
        wide = max(70, moment.after.centre.height // 5)
        picture = self._table.cards.face(demon, wide)
        start = pool.center if pool is not None else moment.after.centre.center
        centre = _point(moment.after.centre.center)
        moment.animation.motions.append(Appearing(picture.copy(), _point(start), centre, 0.95, fades=piece is None))
        if piece is not None:
            moment.animation.hidden |= {piece.id}
        moment.animation.sounds += ("card_slide",)

    def _leave(self, moment: Moment) -> None:
        """A counter goes up in smoke."""
        demon = moment.facts.get("demon")
        if not isinstance(demon, int) or demon not in range(1, 73):
            return
        piece = moment.before.find(f"card:demon:{demon}")
        pool = self._pool_of(demon, moment.after)
        start = (
            piece.rect.center if piece is not None else pool.center if pool is not None else moment.after.centre.center
        )
        wide = max(60, moment.after.centre.height // 6)
        picture = self._table.cards.face(demon, wide).copy()
        end = (start[0], start[1] - moment.after.centre.height // 4)
        moment.animation.motions.append(Appearing(picture, _point(start), _point(end), 0.85, lingers=0.2))

    def _pool_of(self, demon: int, after: TableLayout) -> pygame.Rect | None:
        pool = after.find(f"pool:{DEMONS[demon].rank}") if demon in DEMONS else None
        return pool.rect if pool is not None else None

    # -- treasures ----------------------------------------------------------------------------------------

    def _treasure(self, moment: Moment) -> None:
        cell = moment.facts.get("cell")
        picture = self._banners.treasure(moment.event, cell if isinstance(cell, int) else 0)
        self._banner(moment, picture, 1.9, TREASURE_SOUNDS.get(moment.event.kind, "round"))
        if "roll" in moment.facts:
            self._die(
                moment,
                (moment.after.centre.centerx, moment.after.centre.centery - moment.after.centre.height // 7),
                0.1,
                1.0,
            )

    def _city(self, moment: Moment) -> None:
        hex_id = moment.facts.get("hex")
        if isinstance(hex_id, int):
            x, y = self._table.camera.shown(sheet.centre(printed(hex_id)))
            light = halo((60, 60), 30, 60, (255, 110, 30), 255).copy()
            moment.animation.motions.append(Flash(light, (x, y), 1.4))
        moment.animation.motions.append(Rise(self._banners.note(moment.event), self._table.camera.free.center, 1.6))


def _point(position: Sequence[float]) -> tuple[float, float]:
    return float(position[0]), float(position[1])


def _numbers(fact: object) -> tuple[int, ...]:
    return tuple(number for number in fact if isinstance(number, int)) if isinstance(fact, tuple) else ()
