"""Warlock's Duel: dice, spells and counter-attacks for two to four mages."""

from __future__ import annotations

from collections.abc import Coroutine, Mapping, Sequence
from typing import Any, ClassVar

from game.engine.advising.aim import Aim
from game.engine.advising.first_match import FirstMatch
from game.engine.advising.first_times import FirstTime
from game.engine.decision import Decision, Odds, Option, Refusal, Text
from game.engine.dice import Dice
from game.engine.game import Game, GameOption, OptionValue, Result, Seat
from game.warlocks_duel import view
from game.warlocks_duel.adviser import evaluation, imagination
from game.warlocks_duel.adviser.aim import aim
from game.warlocks_duel.adviser.first_times import FIRST_TIMES
from game.warlocks_duel.adviser.questions import QUESTIONS
from game.warlocks_duel.box.cards import MAGES, SPELLS
from game.warlocks_duel.referee import audit, odds, refusals
from game.warlocks_duel.referee.ledger import DuelLedger
from game.warlocks_duel.rules import antimagic_shield, ending, gathering, incantations, setup, tidying
from game.warlocks_duel.rules.attacks import casting
from game.warlocks_duel.rules.duel import Duel
from game.warlocks_duel.rules.modules import chain_reaction, power_drain, sacrifice
from game.warlocks_duel.rules.payment import proposed_payment
from game.warlocks_duel.state import CASTING, CHOOSING, GATHERING, INCANTATIONS, OVER, TIDYING, DuelState

STEPS = {
    CHOOSING: setup.choose_mage,
    GATHERING: gathering.gather_turn,
    INCANTATIONS: incantations.incantation_turn,
    CASTING: casting.casting_turn,
    TIDYING: tidying.tidy_up,
}

MODULES = (
    GameOption(
        chain_reaction.MODULE,
        Text("Chain reaction"),
        Text("Spells of level 0, 1 and 2 cast on three turns in a row give dice back."),
        False,
        "WD-7.1",
    ),
    GameOption(
        antimagic_shield.MODULE,
        Text("Antimagic shield"),
        Text("In phase 1 a die may be put on a shield that weakens all spells of its school, your heals too."),
        False,
        "WD-8.1",
    ),
    GameOption(
        power_drain.MODULE,
        Text("Power Drain"),
        Text("Once per game, answer an attack by giving up a reserve die: all others lose 2, you gain 1 for each."),
        False,
        "WD-9.1",
    ),
    GameOption(
        ending.MAGIC_LESSON,
        Text("Magic lesson"),
        Text("The game lasts 15 rounds; then the most power wins."),
        False,
        "WD-10.1",
    ),
    GameOption(
        sacrifice.MODULE,
        Text("Sacrifice of power"),
        Text("Once per game, a player without power may give up an unused basic card and return with 10."),
        False,
        "WD-11.1",
    ),
    GameOption(
        ending.ALTERNATIVE_ENDING,
        Text("Alternative ending"),
        Text("The game ends one round after the first elimination; then the most power wins."),
        False,
        "WD-12.1",
    ),
)
STARTING_PLAYER = GameOption(
    "starting_player",
    Text("Starting player"),
    Text("Who acts first in round 1; later the weakest player starts."),
    setup.RANDOM_STARTER,
    "WD-1.10",
    (
        (setup.RANDOM_STARTER, Text("drawn at random")),
        *((str(seat), Text("seat {n}", (("n", seat),))) for seat in range(1, 5)),
    ),
)


class WarlocksDuel(Game):
    """The game as the catalogue lists it."""

    id: ClassVar[str] = "warlocks_duel"
    name: ClassVar[Text] = Text("Warlock's Duel")
    subtitle: ClassVar[Text] = Text("dice, spell and will")
    longest_wait: ClassVar[int] = 3
    rules_version: ClassVar[int] = 2
    first_times: ClassVar[Sequence[FirstTime]] = FIRST_TIMES
    worst_slip: ClassVar[float] = 40.0
    first_match: ClassVar[FirstMatch | None] = FirstMatch(2, "apprentice", answers={"mage": "mage:alonora"})
    state_type: ClassVar[type] = DuelState
    fewest_seats: ClassVar[int] = 2
    most_seats: ClassVar[int] = 4
    options: ClassVar[tuple[GameOption, ...]] = (*MODULES, STARTING_PLAYER)

    def new_state(self, seats: int, options: Mapping[str, OptionValue]) -> DuelState:
        """The table before mages are chosen."""
        return setup.new_state(seats, options, tuple(module.id for module in MODULES))

    def table(self, state: DuelState, dice: Dice, seats: tuple[Seat, ...]) -> Duel:
        """The verbs of a duel."""
        return Duel(state, dice, seats)

    def step(self, table: Duel) -> Coroutine[Any, Any, None]:
        """One mage chosen, gather turn, incantation, casting turn, or Phase 4."""
        return STEPS[table.state.stage](table)

    def is_over(self, state: DuelState) -> bool:
        """Whether somebody has won."""
        return state.stage == OVER

    def result(self, state: DuelState) -> Result | None:
        """Winners and places."""
        return ending.result(state)

    def view(self, state: DuelState, seat: int | None, seats: tuple[Seat, ...]) -> view.DuelView:
        """What a seat may see."""
        return view.view(state, seat, seats)

    def imagine(self, state: DuelState, seat: int, dice: Dice) -> None:
        """Shuffle the deck, draw others' secret steps anew."""
        imagination.imagine(state, seat, dice)

    def problems(self, state: DuelState) -> list[str]:
        """Everything impossible about the state."""
        return audit.problems(state)

    def ledger(self) -> DuelLedger:
        """The books of a match."""
        return DuelLedger()

    def refusal(self, state: DuelState, decision: Decision, place: str) -> Refusal:
        """Why a place cannot be chosen."""
        return refusals.refusal(state, decision, place)

    def odds(self, state: DuelState, decision: Decision, option: Option) -> Odds | None:
        """The chances of an option."""
        return odds.odds(state, decision, option)

    def proposal(self, state: DuelState, decision: Decision) -> str | None:
        """The payment to lay out (WD-3.11)."""
        if decision.kind != "payment" or decision.about is None:
            return None
        cost = SPELLS[decision.about.removeprefix("spell:")].cost
        return f"pay:{','.join(proposed_payment(state.duelists[decision.seat], cost))}"

    def preferences(self, state: DuelState, decision: Decision) -> Sequence[float]:
        """How good each option looks to a sensible player."""
        return QUESTIONS.preferences(state, decision)

    def reason(self, state: DuelState, decision: Decision, option: Option) -> Text | None:
        """What speaks for an option, in a sentence."""
        return QUESTIONS.reason(state, decision, option)

    def hurried(self, state: DuelState, decision: Decision) -> int:
        """Dice kept by a glance, everything else as the greedy player does."""
        return QUESTIONS.hurried(state, decision)

    def value(self, state: DuelState, seat: int) -> float:
        """The seat's share of all strength."""
        return evaluation.value(state, seat)

    def aim(self, state: DuelState, seat: int) -> Aim | None:
        """What the seat needs next."""
        return aim(state, seat)

    def is_in_play(self, state: DuelState, seat: int) -> bool:
        """Whether the player has power left."""
        return state.duelists[seat].alive

    def figure(self, state: DuelState, seat: int) -> Text | None:
        """The mage; None before one is chosen."""
        mage = state.duelists[seat].mage
        return MAGES[mage].name if mage else None

    def score(self, state: DuelState, seat: int) -> int | None:
        """Power."""
        return state.duelists[seat].power

    def summary(self, state: DuelState) -> Text:
        """Round and phase."""
        return view.stage_text(state)

    def length(self, state: DuelState) -> int:
        """Rounds."""
        return state.round


GAME = WarlocksDuel()
