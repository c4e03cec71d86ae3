"""Demons: magicians, mortals and the spirits of the Goetia in Armenia, 1091; for one to four players."""

from __future__ import annotations

from collections.abc import Coroutine, Mapping, Sequence
from typing import Any, ClassVar

from game.demons import viewing
from game.demons.adviser import evaluation, imagination
from game.demons.adviser.aim import aim
from game.demons.adviser.first_times import FIRST_TIMES
from game.demons.adviser.questions import QUESTIONS
from game.demons.box.naming import shield_name
from game.demons.referee import audit, odds, refusals
from game.demons.referee.ledger import DemonsLedger
from game.demons.rules import ending, explanations, setup
from game.demons.rules.phases import step
from game.demons.rules.scoring import net_worth
from game.demons.rules.table import DemonsTable
from game.demons.state import IN_PLAY, OVER, SHIELD_CHOICE, DemonsState, solitaire
from game.demons.view import DemonsView
from game.engine.advising.aim import Aim
from game.engine.advising.first_match import FirstMatch
from game.engine.advising.first_times import FirstTime
from game.engine.decision import Decision, Odds, Option, Refusal, Text
from game.engine.dice import Dice
from game.engine.game import Game, GameOption, OptionValue, Result, Seat

TURN_LIMIT = GameOption(
    "turn_limit",
    Text("Turn limit"),
    Text("The rules have none. With a limit, magicians still in Armenia at its end do not win."),
    0,
    "DEM-3.0u",
    ((0, Text("none")), *((turns, Text("{n} turns", (("n", turns),))) for turns in (30, 60, 100, 200))),
)
SHOW_ODDS = GameOption(
    "show_odds",
    Text("Show odds"),
    Text("Shows the exact chances of a conjuration, a fight or a seizure before you decide."),
    True,
    "DEM-20.2",
)

TO_THE_END, SOME_TURNS = 80, 6
"""How many game turns thinking players look ahead."""
CAUTION_ALONE = 2.0
"""Alone, what an answer changes is small beside what luck does.

With 20 simulations and the six shields in turn the master won 74 of 84 matches, with a caution of 0.5 only 64, and the
greedy player 59 of the same. Looking on to the end of the match was no better and took twice the time.
"""


class Demons(Game):
    """The game as the catalogue lists it."""

    id: ClassVar[str] = "demons"
    name: ClassVar[Text] = Text("Demons")
    subtitle: ClassVar[Text] = Text("bound beneath Armenia")
    rules_version: ClassVar[int] = 2
    first_times: ClassVar[Sequence[FirstTime]] = FIRST_TIMES
    worst_slip: ClassVar[float] = 50.0
    first_match: ClassVar[FirstMatch | None] = FirstMatch(2, "apprentice", answers={"shield": "shield:tin"})
    state_type: ClassVar[type] = DemonsState
    fewest_seats: ClassVar[int] = 1
    most_seats: ClassVar[int] = 4
    options: ClassVar[tuple[GameOption, ...]] = (TURN_LIMIT, SHOW_ODDS)
    horizon: ClassVar[int] = 300
    longest_wait: ClassVar[int] = 100
    checkpoint_every: ClassVar[int] = 6

    def new_state(self, seats: int, options: Mapping[str, OptionValue]) -> DemonsState:
        """Every mortal unit at home, nobody on the map yet."""
        return setup.new_state(seats, options)

    def table(self, state: DemonsState, dice: Dice, seats: tuple[Seat, ...]) -> DemonsTable:
        """The verbs of the game."""
        return DemonsTable(state, dice, seats)

    def step(self, table: DemonsTable) -> Coroutine[Any, Any, None]:
        """One choice of shield, one phase with the Mortal Turn after it, or one thing done in the demon use phase."""
        return step(table)

    def is_over(self, state: DemonsState) -> bool:
        """Whether the last magician has left or died."""
        return state.stage == OVER

    def result(self, state: DemonsState) -> Result | None:
        """Winners and places."""
        return ending.result(state)

    def view(self, state: DemonsState, seat: int | None, seats: tuple[Seat, ...]) -> DemonsView:
        """What a seat may see."""
        return viewing.view(state, seat, seats)

    def open_view(self, state: DemonsState, seats: tuple[Seat, ...]) -> DemonsView:
        """What an onlooker sees when everybody has laid his cards open."""
        return viewing.open_view(state, seats)

    def imagine(self, state: DemonsState, seat: int, dice: Dice) -> None:
        """Shuffle the pools, deal others' face-down demons and open bids anew."""
        imagination.imagine(state, seat, dice)

    def problems(self, state: DemonsState) -> list[str]:
        """Everything impossible about the state."""
        return audit.problems(state)

    def ledger(self) -> DemonsLedger:
        """The books of a match."""
        return DemonsLedger()

    def refusal(self, state: DemonsState, decision: Decision, place: str) -> Refusal:
        """Why a place cannot be chosen."""
        return refusals.refusal(state, decision, place)

    def odds(self, state: DemonsState, decision: Decision, option: Option) -> Odds | None:
        """The chances of an option, unless the group plays without."""
        return odds.odds(state, decision, option) if state.show_odds else None

    def preferences(self, state: DemonsState, decision: Decision) -> Sequence[float]:
        """How good each option looks to a sensible magician."""
        return QUESTIONS.preferences(state, decision)

    def reason(self, state: DemonsState, decision: Decision, option: Option) -> Text | None:
        """What speaks for an option, in a sentence."""
        return QUESTIONS.reason(state, decision, option)

    def hurried(self, state: DemonsState, decision: Decision) -> int:
        """What the greedy player does; where to go is found faster."""
        return QUESTIONS.hurried(state, decision)

    def turns_ahead(self, state: DemonsState) -> int:
        """Some, since demons are spent long before the treasure is there; from the choice of a shield to the end."""
        return TO_THE_END if state.stage == SHIELD_CHOICE else SOME_TURNS

    def caution(self, state: DemonsState) -> float:
        """More for whoever plays alone."""
        return CAUTION_ALONE if solitaire(state) else super().caution(state)

    def value(self, state: DemonsState, seat: int) -> float:
        """About how likely the magician is to win."""
        return evaluation.value(state, seat)

    def aim(self, state: DemonsState, seat: int) -> Aim | None:
        """What the seat needs next."""
        return aim(state, seat)

    def is_in_play(self, state: DemonsState, seat: int) -> bool:
        """Whether the magician has neither left nor died; a captive plays on (DEM-4.2a)."""
        return state.magicians[seat].status in IN_PLAY

    def figure(self, state: DemonsState, seat: int) -> Text | None:
        """The shield."""
        return shield_name(state.magicians[seat].shield)

    def score(self, state: DemonsState, seat: int) -> int | None:
        """Ducats: the treasure less the cost of the shield (DEM-4)."""
        return net_worth(state, seat)

    def summary(self, state: DemonsState) -> Text:
        """Turn and phase."""
        return explanations.stage(state)

    def length(self, state: DemonsState) -> int:
        """Game turns."""
        return state.game_turn


GAME = Demons()
