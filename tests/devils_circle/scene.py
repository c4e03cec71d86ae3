"""Builds a table in the middle of a night, plays choices by their keys, and lets tests look at what happened."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from game.catalogue import GAMES
from game.devils_circle.box.board import FIELD_NAMES, edge_number, field_number
from game.devils_circle.box.pieces import DEMONS, MAGES
from game.devils_circle.rules.mages_phase import ready_mages
from game.devils_circle.state import (
    CLOCK,
    LIMITS,
    ON_BOARD,
    TURN,
    CircleState,
    Demon,
    Mage,
)
from game.devils_circle.view import CircleView
from game.engine.decision import Event, Odds, Refusal
from game.engine.dice import LoadedDice
from game.engine.match import Match
from tests.table_scene import TableScene

NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo")
CORNERS = ("m13", "l13", "k13", "a13")
"""Where demons stand that a scene doesn't mention."""
Traits = Mapping[str, object]


class Scene(TableScene):
    """A match that begins with a given table; mages not mentioned are dead, demons not mentioned far away.

    ``mages`` and ``demons`` give traits by name, ``at`` being the field: ``{"orlan": {"at": "f5", "wand": 0}}``.
    """

    def __init__(
        self,
        mages: Mapping[str, Any] | None = None,
        demons: Mapping[str, Any] | None = None,
        *,
        turn: str = "",
        points: int = 0,
        clock_phase: bool = False,
        dice: Iterable[int] = (),
        seats: int = 2,
        options: Mapping[str, bool | int | str] | None = None,
        seed: int = 7,
        **table: object,
    ) -> None:
        self.match: Match = GAMES["devils_circle"].new_match(
            NAMES[:seats], dict(options or {}), seed, LoadedDice(*dice, seed=seed)
        )
        self.events: list[Event] = []
        for name, value in table.items():
            assert hasattr(self.state, name), name
            setattr(self.state, name, value)
        for number, mage in enumerate(self.state.mages):
            set_mage(mage, (mages or {}).get(MAGES[number]))
        for number, demon in enumerate(self.state.demons):
            set_demon(demon, (demons or {}).get(DEMONS[number]), CORNERS[number])
            if demon.holds >= 0 and demon.status == ON_BOARD and not (demons or {})[DEMONS[number]].get("resting"):
                self.state.mages[demon.holds].held_by = number
        ready_mages(self.state)
        if turn:
            self.state.stage, self.state.demon, self.state.points = TURN, DEMONS.index(turn), points
            self.state.began_on = self.demon(turn).field
            for mage in self.state.mages:
                mage.points = 0
        elif clock_phase:
            self.state.stage = CLOCK
        self.begin_here()

    # -- looking ------------------------------------------------------------------------------------------

    @property
    def state(self) -> CircleState:
        """The table as plain data."""
        state: CircleState = self.match.state
        return state

    def mage(self, name: str = "orlan") -> Mage:
        """A mage."""
        return self.state.mages[MAGES.index(name)]

    def demon(self, name: str = "gorm") -> Demon:
        """A demon."""
        return self.state.demons[DEMONS.index(name)]

    def where(self, name: str) -> str:
        """The field of a piece, or its status when it is not on the board."""
        piece = self.mage(name) if name in MAGES else self.demon(name)
        if piece.field >= 0:
            return FIELD_NAMES[piece.field]
        return piece.status if isinstance(piece, Demon) else "dead"

    @property
    def view(self) -> CircleView:
        """What an onlooker sees."""
        view = self.match.view(None)
        assert isinstance(view, CircleView)
        return view

    def settle(self) -> None:
        """Let everything happen up to the next question."""
        assert self.decision is self.match.decision

    @property
    def offered(self) -> set[str]:
        """The keys of all answers now offered."""
        return set(self.open().keys())

    def offers(self, beginning: str) -> set[str]:
        """What follows that beginning in the keys offered: the fields of "walk:", for example."""
        return {key.removeprefix(beginning) for key in self.offered if key.startswith(beginning)}

    @property
    def ending(self) -> str:
        """The clause of the result, or "" while the match goes on."""
        return self.match.result.clause if self.decision is None and self.match.result else ""

    def why_not(self, place: str) -> Refusal:
        """Why that place cannot be chosen."""
        return self.open().refusals(place)

    def odds(self, key: str) -> Odds:
        """The odds of an option."""
        odds = self.open().odds(key)
        assert odds is not None, key
        return odds

    # -- playing ------------------------------------------------------------------------------------------

    def choose(self, *keys: str) -> Scene:
        """Answer the open questions one after another."""
        for key in keys:
            decision = self.open()
            assert decision.option(key), f"{key!r} is not among {decision.keys()} ({decision.kind})"
            self.match.choose(key)
            _ = self.decision
        return self

    def demons_phase(self) -> Scene:
        """All seats end their mages' phase."""
        while self.asked[1] == "mage":
            self.choose("finish")
        return self


def set_mage(mage: Mage, traits: Traits | None) -> None:
    """Give a mage his traits, or let him be dead."""
    if traits is None:
        mage.field, mage.alive, mage.strength = -1, False, 0
        for item in LIMITS:
            setattr(mage, item, 0)
        return
    for name, value in traits.items():
        setattr(mage, "field" if name == "at" else name, field_number(str(value)) if name == "at" else value)


def set_demon(demon: Demon, traits: Traits | None, corner: str) -> None:
    """Give a demon its traits, or send it far away."""
    demon.status, demon.field = ON_BOARD, field_number(corner)
    for name, value in (traits or {}).items():
        if name == "at":
            demon.field = field_number(str(value))
        elif name == "hole":
            demon.status, demon.field, demon.power, demon.hole = "neutralised", -1, 0, field_number(str(value))
        elif name == "holds":
            demon.holds = MAGES.index(str(value))
        elif name == "status":
            demon.status, demon.field = str(value), -1
        elif name != "resting":
            assert hasattr(demon, name), name
            setattr(demon, name, value)


def fields(names: str) -> tuple[int, ...]:
    """The numbers of fields, for the tables of a scene: fields("e7 f7")."""
    return tuple(sorted(map(field_number, names.split())))


def edges(names: str) -> tuple[int, ...]:
    """The numbers of edges: edges("e7-f7")."""
    return tuple(sorted(map(edge_number, names.split())))
