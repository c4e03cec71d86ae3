"""How the table gets from one view to the next, event by event."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.demons.state import FREE
from game.demons.view import DemonsView
from game.engine.decision import Event
from game.engine.hexes import printed
from game.ui.animation import Animation, Flash, Proclamation, Rise
from game.ui.demons import sheet
from game.ui.demons.banners import Banners
from game.ui.demons.table import DemonsTable
from game.ui.demons.walking import REST_SECONDS, STEP_SECONDS, Appearing, Standing, ThrownDie, Walk
from game.ui.renderer.glow import halo
from game.ui.renderer.pieces import TableLayout

if TYPE_CHECKING:
    from game.ui.pictures_store import PictureStore
    from game.ui.theme import Theme

WALKS = frozenset({"unit_hunted", "unit_fled", "unit_carried", "unit_led", "unit_home", "unit_rose"})
GOES = frozenset({"moved", "entered", "evaded", "escaped", "freed", "transported"})
LEAVES = frozenset({"demon_released", "demon_turned_away", "curse_stopped", "curse_lifted", "demon_returned"})
TREASURES = frozenset(
    {"treasure_discovered", "treasure_seized", "treasure_gained", "treasure_claimed", "treasure_given_up", "seizure_failed"}
)
PROCLAIMED = frozenset(
    {"captured", "died", "left", "ring_drawn", "ring_bought", "ring_taken", "turn_lost", "game_turn", "magician_attacks",
     "mortals_attack", "auction_called", "auction_failed", "naked", "match_over"}
)  # fmt: skip
SHINES = {
    "healed": (169, 217, 138), "invisible": (150, 190, 255), "reconciled": (169, 217, 138), "cursed": (190, 90, 255),
    "tortured": (255, 60, 40), "shield_raised": (246, 221, 148), "shield_not_raised": (150, 124, 92),
    "borrowed": (255, 120, 220), "bewitched": (255, 120, 220), "storm": (120, 190, 255), "borrowed_demon": (255, 120, 220),
}  # fmt: skip
"""Light over a magician, by event."""
BURSTS = {"fled": (255, 176, 74), "destroyed": (255, 70, 40)}
"""Light over a mortal unit."""


class DemonsMotion:
    """Makes animations; it draws with what the table draws with."""

    def __init__(self, theme: Theme, pictures: PictureStore, table: DemonsTable) -> None:
        self._theme, self._pictures, self._table = theme, pictures, table
        self._banners = Banners(theme, pictures, table)

    def between(
        self, events: Sequence[Event], before: TableLayout, after: TableLayout, was: DemonsView, view: DemonsView
    ) -> Animation:
        """The animation of a group of events."""
        animation = Animation()
        for event in events:
            self._add(animation, event, before, after, was, view)
        return animation

    def _add(
        self, animation: Animation, event: Event, before: TableLayout, after: TableLayout, was: DemonsView, view: DemonsView
    ) -> None:
        facts = dict(event.facts)
        kind = event.kind
        if kind in WALKS:
            self._walk(animation, facts, after, view)
        elif kind == "unit_slept":
            self._sleep(animation, facts, after)
        elif kind in GOES:
            self._go(animation, facts, before, after, was, view)
        elif kind == "combat":
            self._banner(animation, self._banners.combat(event, view), 2.1, after, "hit")
            self._die(animation, facts, after.centre.center, 0.1, 1.2)
        elif kind == "conjured":
            self._conjure(animation, facts, after)
        elif kind in ("demon_drawn",):
            self._draw(animation, facts, before, after)
        elif kind in LEAVES:
            self._leave(animation, facts, before, after)
        elif kind in TREASURES:
            self._treasure(animation, event, facts, after)
        elif kind == "searched":
            self._search(animation, event, facts, after)
        elif kind in BURSTS:
            self._light(animation, before.find(f"unit:{facts['unit']}"), BURSTS[kind])
            animation.sounds += ("die_set",)
        elif kind == "city_destroyed":
            self._city(animation, event, facts)
        elif kind in PROCLAIMED:
            self._banner(animation, self._banners.plain(event, kind), 1.25, after, "")
        if kind in SHINES:
            self._shine(animation, event, facts, after)

    # -- mortal units -------------------------------------------------------------------------------------

    def _walk(self, animation: Animation, facts: dict[str, object], after: TableLayout, view: DemonsView) -> None:
        """A unit walks its path, after its die if it rolled one."""
        unit = next((one for one in view.units if one.number == facts.get("unit")), None)
        piece = after.find(f"unit:{facts.get('unit')}")
        hexes = [printed(hex_id) for hex_id in _numbers(facts.get("path"))]
        if unit is None or piece is None or not hexes:
            return
        picture = self._table.counters.unit(unit, piece.rect.width)
        path = tuple(_point(self._table.camera.shown(sheet.centre(hex_id))) for hex_id in hexes)
        delay = self._die(animation, facts, (path[0][0], path[0][1] - piece.rect.height), 0.0, 0.42)
        if len(path) > 1:
            length = STEP_SECONDS * (len(path) - 1)
            if delay:
                animation.motions.append(Standing(picture, path[0], delay))
            animation.motions.append(Walk(picture, path, length, delay))
            animation.motions.append(Standing(picture, path[-1], REST_SECONDS, delay + length))
            animation.hidden |= {piece.id}
            animation.sounds += ("die_set",)

    def _sleep(self, animation: Animation, facts: dict[str, object], after: TableLayout) -> None:
        piece = after.find(f"unit:{facts.get('unit')}")
        if piece is not None:
            self._die(animation, facts, (piece.rect.centerx, piece.rect.top - 6), 0.0, 0.4, lingers=0.4)

    # -- magicians ----------------------------------------------------------------------------------------

    def _go(
        self, animation: Animation, facts: dict[str, object], before: TableLayout, after: TableLayout, was: DemonsView,
        view: DemonsView,
    ) -> None:  # fmt: skip
        seat = facts.get("who")
        piece = after.find(f"seat:{seat}")
        if piece is None or not isinstance(seat, int) or view.magicians[seat].status != FREE:
            return
        start = was.magicians[seat].hex
        here = before.find(f"seat:{seat}")
        if start is None and here is None:
            self._light(animation, piece, (246, 221, 148))
            return
        begin = here.rect.center if here is not None else self._table.camera.shown(sheet.centre(str(start)))
        picture = self._table.counters.magician(view.magicians[seat], piece.rect.width)
        away = pygame.Vector2(begin).distance_to(piece.rect.center)
        length = max(0.3, min(0.9, away / max(60.0, piece.rect.width * 7)))
        animation.motions.append(Walk(picture, (_point(begin), _point(piece.rect.center)), length, hop=14))
        animation.hidden |= {piece.id}
        animation.sounds += ("card_slide",)

    def _shine(self, animation: Animation, event: Event, facts: dict[str, object], after: TableLayout) -> None:
        seat = facts.get("who")
        piece = after.find(f"seat:{seat}") or after.find(f"plate:{seat}")
        self._light(animation, piece, SHINES[event.kind])
        if piece is not None:
            at = (piece.rect.centerx, piece.rect.top)
            words = self._banners.note(event)
            animation.motions.append(Rise(words, at, 1.5, lingers=0.3))
            if "roll" in facts:
                self._die(animation, facts, (piece.rect.centerx, piece.rect.top - 30), 0.0, 0.7)

    def _search(self, animation: Animation, event: Event, facts: dict[str, object], after: TableLayout) -> None:
        piece = after.find(f"seat:{facts.get('who')}")
        if piece is None:
            return
        delay = self._die(animation, facts, (piece.rect.centerx, piece.rect.top - 14), 0.0, 0.8)
        found = facts.get("result") == "D"
        self._light(animation, piece, (255, 60, 40) if found else (169, 217, 138), delay * 0.6)
        animation.motions.append(Rise(self._banners.note(event), (piece.rect.centerx, piece.rect.top), 1.6, delay * 0.6, lingers=0.3))

    # -- demons -------------------------------------------------------------------------------------------

    def _conjure(self, animation: Animation, facts: dict[str, object], after: TableLayout) -> None:
        """The seal flares up, the die falls."""
        pool = after.find(f"pool:{facts.get('rank_id')}")
        own = after.find(f"seat:{facts.get('who')}")
        centre = own.rect.center if own is not None else after.centre.center
        size = after.area.height // 4
        seal = self._banners.seal(str(facts.get("rank_id")), size)
        animation.motions.append(Appearing(seal, _point(centre), _point(centre), 1.25))
        self._die(animation, facts, (centre[0], centre[1] - size // 3), 0.1, 1.0)
        self._light(animation, pool, (246, 221, 148))
        animation.sounds += ("spell_ward",)

    def _draw(self, animation: Animation, facts: dict[str, object], before: TableLayout, after: TableLayout) -> None:
        """A counter comes from its pool, is shown large, and goes to its place."""
        demon = facts.get("demon")
        piece = after.find(f"card:demon:{demon}")
        if not isinstance(demon, int) or (piece is None and demon == 0):
            return
        pool = self._pool_of(demon, after)
        wide = max(70, after.centre.height // 5)
        picture = self._table.cards.face(demon, wide)
        start = pool.center if pool is not None else after.centre.center
        centre = _point(after.centre.center)
        animation.motions.append(Appearing(picture.copy(), _point(start), centre, 0.95, fades=piece is None))
        if piece is not None:
            animation.hidden |= {piece.id}
        animation.sounds += ("card_slide",)

    def _leave(self, animation: Animation, facts: dict[str, object], before: TableLayout, after: TableLayout) -> None:
        """A counter goes up in smoke."""
        demon = facts.get("demon")
        if not isinstance(demon, int) or demon not in range(1, 73):
            return
        piece = before.find(f"card:demon:{demon}")
        pool = self._pool_of(demon, after)
        start = piece.rect.center if piece is not None else pool.center if pool is not None else after.centre.center
        wide = max(60, after.centre.height // 6)
        picture = self._table.cards.face(demon, wide).copy()
        end = (start[0], start[1] - after.centre.height // 4)
        animation.motions.append(Appearing(picture, _point(start), _point(end), 0.85, lingers=0.2))

    def _pool_of(self, demon: int, after: TableLayout) -> pygame.Rect | None:
        from game.demons.goetia import DEMONS

        pool = after.find(f"pool:{DEMONS[demon].rank}") if demon in DEMONS else None
        return pool.rect if pool is not None else None

    # -- treasures ----------------------------------------------------------------------------------------

    def _treasure(self, animation: Animation, event: Event, facts: dict[str, object], after: TableLayout) -> None:
        cell = facts.get("cell")
        picture = self._banners.treasure(event, cell if isinstance(cell, int) else 0)
        self._banner(animation, picture, 1.9, after, "round" if event.kind != "seizure_failed" else "")
        if "roll" in facts:
            self._die(animation, facts, (after.centre.centerx, after.centre.centery - after.centre.height // 7), 0.1, 1.0)

    def _city(self, animation: Animation, event: Event, facts: dict[str, object]) -> None:
        hex_id = facts.get("hex")
        if isinstance(hex_id, int):
            x, y = self._table.camera.shown(sheet.centre(printed(hex_id)))
            light = halo((60, 60), 30, 60, (255, 110, 30), 255).copy()
            animation.motions.append(Flash(light, (x, y), 1.4))
        animation.motions.append(Rise(self._banners.note(event), self._table.camera.free.center, 1.6))

    # -- parts --------------------------------------------------------------------------------------------

    def _die(
        self, animation: Animation, facts: dict[str, object], at: tuple[float, float], delay: float, length: float,
        lingers: float = 0.0,
    ) -> float:  # fmt: skip
        """Throw the die of an event; how long that takes, 0 without one."""
        roll = facts.get("roll")
        if not isinstance(roll, int) or not 1 <= roll <= 6:
            return 0.0
        size = max(26, self._table.camera.area.height // 24)
        face = self._pictures.picture(f"warlocks_duel/dice/d6_{roll}.png", (size, size))
        blurred = [self._pictures.picture(f"warlocks_duel/dice/blur{number}.png", (size, size)) for number in range(1, 5)]
        animation.motions.append(ThrownDie(blurred, face, at, length, delay, lingers=lingers))
        animation.sounds += ("dice_roll",) if not animation.sounds else ()
        return delay + length

    def _light(self, animation: Animation, piece: object, tint: tuple[int, int, int], delay: float = 0.0) -> None:
        rect = getattr(piece, "rect", None)
        if rect is not None:
            light = halo(rect.size, min(rect.size) // 2, 26, tint, 255).copy()
            animation.motions.append(Flash(light, rect.center, 0.8, delay))

    def _banner(self, animation: Animation, picture: pygame.Surface, length: float, after: TableLayout, sound: str) -> None:
        centre = (after.centre.centerx, after.centre.top + after.centre.height * 2 // 5)
        animation.motions.append(Proclamation(picture, centre, length))
        animation.sounds += (sound,) if sound else ()


def _point(position: Sequence[float]) -> tuple[float, float]:
    return float(position[0]), float(position[1])


def _numbers(fact: object) -> tuple[int, ...]:
    return tuple(number for number in fact if isinstance(number, int)) if isinstance(fact, tuple) else ()


