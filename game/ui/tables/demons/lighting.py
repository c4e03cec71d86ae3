"""What an open question changes on the table: lit hexes with their notes, an opened display, where the camera is."""

from __future__ import annotations

from fractions import Fraction

from game.demons.rules.walking.movement import LEAVE
from game.demons.view import DemonsView
from game.engine.decision import Decision, Option
from game.ui.tables.common.answers.option_places import verb_of
from game.ui.tables.demons.controller import rank_of_option
from game.ui.tables.demons.hand import hand_of
from game.ui.tables.demons.keeping import demons_asked_about
from game.ui.tables.demons.map import sheet
from game.ui.tables.demons.map.danger import danger_of, holders_to_come
from game.ui.tables.demons.map.fight_sight import FightSight
from game.ui.tables.demons.map.highlights import HexNote
from game.ui.tables.demons.places import CONTROL, GRID, KEEPING, SHIELDS
from game.ui.tables.demons.table import DemonsTable
from game.ui.tables.demons.words.states import GROUND_OF_A_RANK
from game.words import say

HUNTING_ROWS = 5.6
"""Rows above and below the magician that the first close look shows: nearly everybody who may be activated."""
NEAR_THE_EDGE, AT_THE_EDGE = 0.16, 0.06
"""How much of the map's width and height counts as its edge where one may walk, and where one stays: a map on which the
magician is not so near to the edge is left as its user, or what happened, has put it."""
TREASURE_QUESTIONS = frozenset({"surrender", "offer", "bid", "pay_ring", "gain"})
WALKING = frozenset({"first_phase", "enter", "evade", "escape", "freed"})
"""Questions whose hexes are where the magician will stand."""


ANYWHERE = frozenset({"transport", "familiars", "city"})
"""Questions whose answers lie all over the map."""


class QuestionLight:
    """Prepares the table for a question, and puts it back once that is answered."""

    def __init__(self, table: DemonsTable) -> None:
        self._table = table
        self._opened = ""
        """The display that a question opened by itself."""
        self.compared = False
        """The lit hexes are where one may stand: whoever looks at one compares it with the others."""
        self._looked = False
        """Whether the camera has once gone to the magician by itself."""
        self._came_from: tuple[int, sheet.Point] | None = None
        """How near the camera was, and where, before a question about the whole map."""
        self.fight = FightSight(table)
        self._marched = self._turn = 0
        """The last turn whose marches were seen, and that of the open question."""

    def take_over(self, former: QuestionLight) -> None:
        """Go on where the light of a former table was."""
        self._opened, self._looked, self._came_from = former._opened, former._looked, former._came_from
        self.compared = former.compared
        self.fight.take_over(former.fight)
        self._marched = former._marched

    def prepare(self, view: DemonsView, decision: Decision) -> None:
        """A question will be put over this view."""
        hexes = [option for option in decision.options if option.place and option.place.startswith("hex:")]
        self._table.answers = tuple(dict.fromkeys(option.place for option in hexes if option.place))
        leave = decision.option(LEAVE.key)
        self._table.leaving = _points_of(leave) if leave is not None else None
        named = {ground.place for ground in view.hexes if ground.name is not None}
        self._table.notes = {}
        for option in hexes:
            place, found, held = option.place or "", Fraction(0), False
            if decision.kind in WALKING:
                hex_id = int(place.removeprefix("hex:"))
                found = danger_of(view, decision.seat, hex_id).found
                held = bool(holders_to_come(view, decision.seat, hex_id))
            self._table.notes[place] = HexNote(_points_of(option), found, place in named, held)
        self.compared = decision.kind in WALKING
        self._table.pool_notes = pool_notes(view, decision)
        self._table.summoned = tuple(
            int(option.place.removeprefix("demon:"))
            for option in decision.options
            if option.place and option.place.startswith("demon:")
        )
        self._table.keeping.held = demons_asked_about(decision)
        letting_go = decision.kind == "release"
        slots = tuple(card.own for card in hand_of(view, decision.seat, self._table.summoned)) if letting_go else ()
        self._table.slots = (self._table.slots or slots) if letting_go else ()
        self._point_out(view, decision)
        self._open_for(decision)
        self._look_at(view, decision)

    def _point_out(self, view: DemonsView, decision: Decision) -> None:
        """Whom one may attack; and how far hunters have come, until a question after their march is answered."""
        threats = self._table.threats
        attacks = [option.place for option in decision.options if verb_of(option) == "attack" and option.place]
        threats.attacks, threats.attacker = tuple(attacks), decision.seat
        threats.hunted = bool(view.mortal_turn) and self._marched != view.game_turn
        self._turn = view.game_turn

    def _open_for(self, decision: Decision) -> None:
        """Open the display that the answers lie on; what another question opened goes, if that was taken back."""
        wanted = ""
        if self._table.keeping.held:
            wanted = KEEPING
        elif decision.kind == "shield":
            wanted = SHIELDS
        elif decision.kind in TREASURE_QUESTIONS:
            treasures = any((option.place or "").startswith("treasure:") for option in decision.options)
            wanted = GRID if treasures else ""
        elif all((option.place or "box:").startswith("box:") for option in decision.options):
            boxes = any(option.place for option in decision.options)
            wanted = CONTROL if boxes else ""
        if self._opened and self._opened != wanted and self._table.opened == self._opened:
            self._table.opened = self._opened = ""
        if wanted and not self._table.opened:
            self._table.opened = self._opened = wanted

    def _look_at(self, view: DemonsView, decision: Decision) -> None:
        """Bring what the question is about into sight; the first time, come near enough to see who hunts."""
        camera = self._table.camera
        if self.fight.look(view):
            return
        if decision.kind in ANYWHERE:
            self._came_from = self._came_from or (camera.step, camera.middle)
            camera.whole()
            return
        about = next((unit.hex for unit in view.units if unit.place == decision.about), None)
        hex_id = about or view.magicians[decision.seat].hex
        if not hex_id:
            return
        point, lit = sheet.centre(hex_id), []
        if decision.kind in WALKING:
            lit = [sheet.centre(place.removeprefix("hex:")) for place in self._table.answers]
        edge = NEAR_THE_EDGE if lit else AT_THE_EDGE
        if not self._looked and camera.step == 0 and camera.area.width > 1:
            camera.step = camera.step_for(HUNTING_ROWS)
            camera.jump_to(point, lit)
        elif camera.step and not (camera.sees(point, edge) and all(camera.sees(one, 0) for one in lit)):
            camera.glide_to(point, lit)
        self._looked = True

    def end(self) -> None:
        """The question is answered, and what it opened goes with it."""
        self._table.answers, self._table.summoned, self._table.leaving = (), (), None
        self._table.keeping.held = ()
        if self._table.threats.hunted:
            self._marched = self._turn
        self._table.threats.attacks, self._table.threats.hunted = (), False
        self._table.pointed = ""
        self._table.notes, self._table.pool_notes = {}, {}
        self.compared = False
        camera = self._table.camera
        if self._came_from is not None and camera.step == 0:
            camera.step = self._came_from[0]
            camera.jump_to(self._came_from[1])
        self._came_from = None
        if self._opened and self._table.opened == self._opened:
            self._table.opened = ""
        self._opened = ""


def pool_notes(view: DemonsView, decision: Decision) -> dict[str, str]:
    """What is added to the die for each rank that can be conjured, and where the others could be."""
    notes = {
        option.place: str(dict(option.text.facts).get("added", ""))
        for option in decision.options
        if option.place and rank_of_option(option)
    }
    if not notes:
        return {}
    left = {f"pool:{rank}": GROUND_OF_A_RANK[rank] for rank, count in view.pools if count and rank in GROUND_OF_A_RANK}
    return {place: say(words) for place, words in left.items()} | notes


def _points_of(option: Option) -> int:
    """What a walk costs."""
    cost = dict(option.text.facts).get("n", 0)
    return cost if isinstance(cost, int) else 0
