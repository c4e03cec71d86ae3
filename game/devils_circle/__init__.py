"""Devil's Circle: four mages guard a cradle against demons, over three nights.

The questions, by kind, and the keys of their answers; places are listed in :mod:`game.devils_circle.view`.

    place_cradle    captain of Aixel: "cradle:e7" (field), "keep"
    place_mage      about mage: "at:e7" (field)
    place_demon     about demon: "at:a1" (field)
    mage            about the mage chosen; Aixel, or the Circle for a possessed mage:
                    "walk:e7" (field), "pick_up:e7" (field), "take_down" (own field), "select:mirel" (mage),
                    "give:mirel" (mage), "attack:gorm", "drops:gorm", "exorcise:gorm:2" (demon),
                    "drops:3" (pentagram), "push" (cradle), "hang", "lay_wand", "pour", "torch", "herbs" (item),
                    "pray:strength", "pray:power" (act:pray), "resupply" (act:resupply),
                    "flight:2" (button of the Circle: seat 2 may make a rescue move now), "finish" (button)
    lay_wand, set_torch     "at:e7" (field)
    set_herbs       "at:e7:2" (field; 2 bundles)
    pour_salt       "edge:e7-f7" (edge)
    push_cradle     "to:e7" (field)
    give_item       "item:torch" (item)
    resupply        "all", "enough" (buttons), "item:torch" (stock)
    withdraw        about demon, to the exorcist: "to:e7" (field)
    rescue          about demon, or several, to their seat: "flee:gorm:e7" (field), "stay" (button)
    demon           which demon acts next: "demon:gorm" (demon)
    play            about demon: "walk:e7" (field), "step:e7" (field: tramples a wand or breaks salt),
                    "attack:orlan" (mage), "seize" (cradle), "curse", "pentagram", "psychic", "raise_power",
                    "raise_materiality", "lower_materiality", "rescue", "leave" (play:...), "fireplace:f4" (field),
                    "end" (button)
    throw           direction of a pentagram: "throw:north" (field beside the demon)
    psychic         "mage:orlan" (mage)
    retreat         "to:e7" (field)
"""

from __future__ import annotations

from collections.abc import Coroutine, Mapping, Sequence
from typing import Any, ClassVar

from game.devils_circle import viewing
from game.devils_circle.adviser import evaluation
from game.devils_circle.adviser.aim import aim
from game.devils_circle.adviser.carelessness import wasted_flights
from game.devils_circle.adviser.first_times import FIRST_TIMES
from game.devils_circle.adviser.questions import QUESTIONS
from game.devils_circle.adviser.worths import UNWISE
from game.devils_circle.referee import audit, odds, refusals
from game.devils_circle.referee.ledger import CircleLedger
from game.devils_circle.rules import demons_phase, ending, mages_phase, nights, setup
from game.devils_circle.rules.circle import Circle
from game.devils_circle.rules.demons import turn
from game.devils_circle.state import (
    CLOCK,
    DEMONS,
    MAGES,
    ON_BOARD,
    OVER,
    PLACING_CRADLE,
    PLACING_DEMONS,
    PLACING_MAGES,
    TURN,
    CircleState,
)
from game.devils_circle.view import CircleView
from game.engine.advising.aim import Aim
from game.engine.advising.first_match import FirstMatch
from game.engine.advising.first_times import FirstTime
from game.engine.decision import Decision, Odds, Option, Refusal, Text
from game.engine.dice import Dice
from game.engine.game import Game, GameOption, OptionValue, Result, Seat

AIXEL, CIRCLE = Text("the mages"), Text("the demons")

STEPS = {
    PLACING_CRADLE: nights.place_cradle,
    PLACING_MAGES: nights.place_mage,
    PLACING_DEMONS: nights.place_demon,
    MAGES: mages_phase.mage_action,
    DEMONS: demons_phase.next_turn,
    TURN: turn.play,
    CLOCK: nights.clock_phase,
}


class DevilsCircle(Game):
    """The game as the catalogue lists it."""

    id: ClassVar[str] = "devils_circle"
    has_secrets: ClassVar[bool] = False
    name: ClassVar[Text] = Text("Devil's Circle")
    subtitle: ClassVar[Text] = Text("three nights by the cradle")
    longest_wait: ClassVar[int] = 12
    rules_version: ClassVar[int] = 3
    first_times: ClassVar[Sequence[FirstTime]] = FIRST_TIMES
    worst_slip: ClassVar[float] = 20.0
    first_match: ClassVar[FirstMatch | None] = FirstMatch(2, "apprentice", {"length": "quick"})
    state_type: ClassVar[type] = CircleState
    fewest_seats: ClassVar[int] = 2
    most_seats: ClassVar[int] = 6
    options: ClassVar[tuple[GameOption, ...]] = setup.OPTIONS
    horizon: ClassVar[int] = 90
    checkpoint_every: ClassVar[int] = 9
    unwise: ClassVar[float] = UNWISE

    def new_state(self, seats: int, options: Mapping[str, OptionValue]) -> CircleState:
        """The first night before the demons are placed."""
        return setup.new_state(seats, options)

    def role(self, seat: int, seats: int, options: Mapping[str, OptionValue]) -> Text | None:
        """Which mages or demons the seat plays."""
        return setup.role(seat, seats, options)

    def table(self, state: CircleState, dice: Dice, seats: tuple[Seat, ...]) -> Circle:
        """The verbs of the game."""
        return Circle(state, dice, seats)

    def step(self, table: Circle) -> Coroutine[Any, Any, None]:
        """One action of a mage, one play of a demon, one piece placed, or the clock phase."""
        return STEPS[table.state.stage](table)

    def is_over(self, state: CircleState) -> bool:
        """Whether a side has won."""
        return state.stage == OVER

    def result(self, state: CircleState) -> Result | None:
        """Winners and places."""
        return ending.result(state)

    def view(self, state: CircleState, seat: int | None, seats: tuple[Seat, ...]) -> CircleView:
        """What a seat may see: everything (DK-1.11)."""
        return viewing.view(state, seat, seats)

    def imagine(self, state: CircleState, seat: int, dice: Dice) -> None:
        """Nothing on the table is hidden (DK-1.11); only the dice to come are new, and they are the match's."""

    def problems(self, state: CircleState) -> list[str]:
        """Everything impossible about the state."""
        return audit.problems(state)

    def ledger(self) -> CircleLedger:
        """The books of a match."""
        return CircleLedger()

    def refusal(self, state: CircleState, decision: Decision, place: str) -> Refusal:
        """Why a place cannot be chosen."""
        return refusals.refusal(state, decision, place)

    def odds(self, state: CircleState, decision: Decision, option: Option) -> Odds | None:
        """The chances of an option."""
        return odds.odds(state, decision, option)

    def proposal(self, state: CircleState, decision: Decision) -> str | None:
        """Taking all supplies is what is wanted nearly always (DK-7.47)."""
        return "all" if decision.kind == "resupply" else None

    def preferences(self, state: CircleState, decision: Decision) -> Sequence[float]:
        """How good each option looks to a sensible player."""
        return QUESTIONS.preferences(state, decision)

    def careless(self, state: CircleState, decision: Decision, worths: Sequence[float]) -> frozenset[str]:
        """Also the one rescue move of a night where it is not the best that can be done."""
        return super().careless(state, decision, worths) | wasted_flights(decision, worths)

    def reason(self, state: CircleState, decision: Decision, option: Option) -> Text | None:
        """What speaks for an option, in a sentence."""
        return QUESTIONS.reason(state, decision, option)

    def hurried(self, state: CircleState, decision: Decision) -> int:
        """The mages' deeds by a glance, everything else as the greedy player does."""
        return QUESTIONS.hurried(state, decision)

    def turns_ahead(self, state: CircleState) -> int:
        """To the end of this stage of the night and through another one."""
        return 2

    def value(self, state: CircleState, seat: int) -> float:
        """How likely the seat's side is to win."""
        return evaluation.value(state, seat)

    def reward(self, result: Result, seat: int) -> float:
        """The seats of a side win together (DK-1.12)."""
        return float(seat in result.winners)

    def aim(self, state: CircleState, seat: int) -> Aim | None:
        """What the seat needs next."""
        return aim(state, seat)

    def is_in_play(self, state: CircleState, seat: int) -> bool:
        """Whether a mage of the seat lives and obeys nobody else, or a demon of it is on the board."""
        mages = any(
            owner == seat and mage.alive and mage.held_by < 0
            for owner, mage in zip(state.mage_seats, state.mages, strict=False)
        )
        return mages or any(
            owner == seat and demon.status == ON_BOARD
            for owner, demon in zip(state.demon_seats, state.demons, strict=False)
        )

    def figure(self, state: CircleState, seat: int) -> Text | None:
        """The side."""
        return AIXEL if seat in state.mage_seats else CIRCLE

    def summary(self, state: CircleState) -> Text:
        """Night and hour."""
        return viewing.stage_text(state)

    def length(self, state: CircleState) -> int:
        """Stages."""
        return state.stages


GAME = DevilsCircle()
