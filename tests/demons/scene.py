"""A table of Demons set up in a few words, and a hand to play it with loaded dice."""

from __future__ import annotations

from collections.abc import Coroutine, Iterator, Mapping, Sequence
from typing import Any, cast

from game.catalogue import GAMES
from game.demons.box.displays import arranged
from game.demons.box.goetia import RANK_OF
from game.demons.box.mortals import UNITS
from game.demons.box.ranks import ADDED_TO_DIE, LEVEL, SHIELD_LEVEL
from game.demons.rules.phases import phase as one_phase
from game.demons.rules.table import DemonsTable
from game.demons.state import (
    CAPTIVE,
    DEMON_USE,
    FIRST_PHASE,
    FREE,
    MORTAL_COMBAT,
    MORTAL_MOVEMENT,
    OVER,
    DemonsState,
    Magician,
)
from game.demons.view import DemonsView
from game.engine.decision import Decision, Event, Odds, Refusal
from game.engine.dice import LoadedDice
from game.engine.keeping.record import Checkpoint

GAME = GAMES["demons"]
NAMES = ["Ann", "Bob", "Cid", "Dee"]
FOREST, OPEN, PLAIN = 113, 1012, 1011
"""A forest hex in column 01, an open hex, and rough country beside it, far from every city and home."""


class Scene:
    """A match set up at some phase. Mortal units that are not mentioned are off the map."""

    def __init__(
        self,
        *magicians: Mapping[str, Any],
        stage: str = FIRST_PHASE,
        dice: Sequence[int] = (),
        units: Mapping[int, int] | None = None,
        seed: int = 1,
        options: Mapping[str, Any] | None = None,
        **fields: Any,
    ) -> None:
        loaded = LoadedDice(*dice, seed=seed)
        self.match = GAME.new_match(NAMES[: len(magicians) or 1], options, seed, dice=loaded)
        state: DemonsState = self.match.state
        state.order = tuple(range(len(state.magicians)))
        state.stage, state.phase, state.game_turn = stage, 7, 3
        for unit in UNITS:
            state.units.hex[unit] = (units or {}).get(unit, 0)
        for magician, given in zip(state.magicians, magicians or ({},), strict=True):
            magician.status, magician.hex = FREE, PLAIN
            for name, value in given.items():
                setattr(magician, name, value)
            magician.demons = arranged(magician.demons)
            self._take(state, magician)
        for name, value in fields.items():
            setattr(state, name, value)
        self._note_captives(state)
        state.opened = stage == DEMON_USE
        self.checkpoint()
        self.events: list[Event] = []

    def checkpoint(self) -> None:
        """Let forks begin from the table as it lies."""
        copy, dice = self.match._copy(self.match.state), self.match.dice.copy()
        self.match.checkpoints[:] = [Checkpoint(0, copy, dice, 0)]

    @staticmethod
    def _take(state: DemonsState, magician: Magician) -> None:
        for demon in magician.demons + tuple(demon for demon, _ in magician.borrowed):
            take_from_pool(state, demon)
        if magician.ring:
            take_from_pool(state, 0)
            magician.had_ring = True

    @staticmethod
    def _note_captives(state: DemonsState) -> None:
        for magician in state.magicians:
            if magician.captor_unit:
                magician.status = CAPTIVE
                state.units.captives[magician.captor_unit] += 1
                magician.hex = state.units.hex[magician.captor_unit]
            if magician.captor_seat >= 0:
                magician.status = CAPTIVE
                magician.hex = state.magicians[magician.captor_seat].hex

    # -- the table ----------------------------------------------------------------------------------------

    @property
    def state(self) -> DemonsState:
        state: DemonsState = self.match.state
        return state

    def magician(self, seat: int = 0) -> Magician:
        return self.state.magicians[seat]

    def find(self, cell: int, finder: int, seat: int = 0) -> Scene:
        """A treasure that is discovered by a demon."""
        take_from_pool(self.state, finder)
        self.state.grid.finder[cell] = finder
        self.state.grid.discoverer[cell] = seat
        self.checkpoint()
        return self

    def own(self, seat: int, *cells: int) -> Scene:
        """Treasures a magician owns."""
        for cell in cells:
            self.state.grid.owner[cell] = seat
        self.checkpoint()
        return self

    def stash(self, unit: int, *cells: int) -> Scene:
        """Treasures at a mortal unit's home."""
        for cell in cells:
            self.state.grid.stash[cell] = unit
        self.checkpoint()
        return self

    def pool(self, rank: str, *counters: int) -> Scene:
        """Put these counters on top of a pool."""
        rest = tuple(counter for counter in self.state.pools[rank] if counter not in counters)
        self.state.pools[rank] = (*counters, *rest)
        self.checkpoint()
        return self

    # -- playing ------------------------------------------------------------------------------------------

    def go(self) -> Decision | None:
        """Play on to the next question; the state must be possible there."""
        while isinstance(item := self.match.step(), Event):
            self.events.append(item)
        assert self.match.problems() == []
        return item

    def question(self, kind: str) -> Decision:
        """The next question, which must be of that kind."""
        decision = self.go()
        assert decision is not None
        assert decision.kind == kind, f"{decision.kind}: {decision.keys()}"
        return decision

    def answer(self, *keys: str) -> Scene:
        """Answer the next questions."""
        for key in keys:
            decision = self.go()
            assert decision is not None, f"no question is left for {key}"
            self.match.choose(key)
        return self

    def until(self, kind: str) -> Decision:
        """Answer with the last option until a question of that kind comes."""
        for _ in range(200):
            decision = self.go()
            assert decision is not None
            if decision.kind == kind:
                return decision
            self.match.choose(decision.keys()[-1])
        raise AssertionError(f"no question {kind}")

    def play_phase(self) -> Scene:
        """Play to the end of the phase, answering with the last option (rest, done, stay, endure, ...)."""
        phase = self.state.phase
        self.match.table.listening = True
        while self.state.phase == phase and self.state.stage != OVER:
            rules = self.match._rules or one_phase(cast(DemonsTable, self.match.table))
            answer, self.match._answer = self.match._answer, None
            self.match._rules = self.match.decision = None
            self._finish(rules, answer)
        return self

    def _finish(self, rules: Coroutine[Any, Any, None], answer: str | None) -> None:
        """Carry one step of the rules to its end, or to the first word of the next phase."""
        phase = self.state.phase
        while True:
            try:
                item = rules.send(answer)
            except StopIteration:
                return
            answer = None
            if self.state.phase != phase:
                return
            if isinstance(item, Event):
                self.events.append(item)
            else:
                answer = item.keys()[-1]

    def expect(self, kind: str) -> Scene:
        """Play on to the next question, which must be of that kind."""
        assert self.question(kind).kind == kind
        return self

    def skip_to(self, kind: str) -> Scene:
        """Answer with the last option until a question of that kind comes."""
        assert self.until(kind).kind == kind
        return self

    def settle(self) -> Scene:
        """Play on to the next question without looking at it."""
        assert self.go() is None or self.match.decision is not None
        return self

    def told(self, kind: str) -> list[Event]:
        """What was told of one kind."""
        return [event for event in self.events if event.kind == kind]

    def keys(self) -> tuple[str, ...]:
        """The answers now offered; none if nothing is asked."""
        decision = self.go()
        return decision.keys() if decision else ()

    def __contains__(self, key: str) -> bool:
        """Whether an answer is offered now."""
        return key in self.keys()

    def __iter__(self) -> Iterator[str]:
        return iter(self.keys())

    def moves(self) -> dict[int, int]:
        """The hexes the magician can walk to, with their cost."""
        decision = self.question("first_phase")
        return {
            int(option.key.removeprefix("move:")): int(str(dict(option.text.facts)["n"]))
            for option in decision.options
            if option.key.startswith("move:")
        }

    def refusal(self, place: str) -> Refusal:
        """Why a place cannot be chosen now."""
        decision = self.go()
        assert decision is not None
        assert not decision.options_at(place), f"{place} is offered"
        return decision.refusals(place)

    def odds(self, key: str) -> Odds:
        """The odds of an answer now offered."""
        decision = self.go()
        assert decision is not None
        assert decision.option(key) is not None, decision.keys()
        odds = decision.odds(key)
        assert odds is not None
        return odds

    def view(self, seat: int | None = 0) -> DemonsView:
        view = self.match.view(seat)
        assert isinstance(view, DemonsView)
        return view


def take_from_pool(state: DemonsState, counter: int) -> None:
    """Take a counter out of its pool."""
    rank = RANK_OF[counter] if counter else "duke"
    state.pools[rank] = tuple(other for other in state.pools[rank] if other != counter)


def die_for(net: int, rank: str, shield: int = SHIELD_LEVEL["copper"]) -> int:
    """The die with which a free magician's conjuration comes to that net result by the present table."""
    return net - ADDED_TO_DIE[shield][LEVEL[rank] - 1]


def use(*magicians: Mapping[str, Any], **fields: Any) -> Scene:
    """A scene in the first magician's demon use phase."""
    return Scene(*magicians, stage=DEMON_USE, **fields)


def mortals_move(*magicians: Mapping[str, Any], **fields: Any) -> Scene:
    """A mortal movement phase, played to its end."""
    return Scene(*magicians, stage=MORTAL_MOVEMENT, **fields).play_phase()


def mortals_fight(*magicians: Mapping[str, Any], **fields: Any) -> Scene:
    """A mortal discovery and combat phase about to begin."""
    return Scene(*magicians, stage=MORTAL_COMBAT, **fields)
