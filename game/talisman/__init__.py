"""Talisman: two to six heroes on the way to the Crown of Command."""

from __future__ import annotations

from collections.abc import Coroutine, Mapping, Sequence
from typing import Any, ClassVar

from game.engine.advising.aim import Aim
from game.engine.advising.first_match import FirstMatch
from game.engine.advising.first_times import FirstTime
from game.engine.decision import Decision, Odds, Option, Refusal, Text
from game.engine.dice import Dice
from game.engine.game import Game, GameOption, OptionValue, Result, Seat
from game.talisman import view
from game.talisman.adviser import evaluation, imagination
from game.talisman.adviser.aim import aim
from game.talisman.adviser.carelessness import careless
from game.talisman.adviser.casting import unkind
from game.talisman.adviser.choosing import UNWISE
from game.talisman.adviser.first_times import FIRST_TIMES
from game.talisman.adviser.questions import QUESTIONS, reason
from game.talisman.box.characters import CHARACTERS
from game.talisman.cards import adventure, spells
from game.talisman.referee import audit, odds, refusals
from game.talisman.referee.ledger import TalismanLedger
from game.talisman.rules import encounter, ending, turn
from game.talisman.rules.hero import death, setup
from game.talisman.rules.magic import stops
from game.talisman.rules.magic.hands import FREE_SPELLS
from game.talisman.rules.table.land import Land
from game.talisman.rules.table.places import lay_down, remove_from
from game.talisman.rules.table.sheet import forbids, is_bound
from game.talisman.rules.walking import choices, steps
from game.talisman.state import (
    ARRIVING,
    CARRYING_ON,
    CHOOSING,
    ENDING,
    MEETING,
    MOVING,
    OVER,
    STARTING,
    UNDER_WAY,
    TalismanState,
    living,
)
from game.talisman.view import TalismanView

DECKS = (adventure, spells)
"""Importing the decks registers their cards."""
STEPS = {
    CHOOSING: setup.prepare,
    STARTING: turn.start,
    MOVING: choices.move,
    CARRYING_ON: steps.carry_on,
    ARRIVING: encounter.arrive,
    MEETING: encounter.meet,
    ENDING: turn.end,
}
OPTIONS = (
    GameOption(
        setup.CHOICE,
        Text("Choose Characters"),
        Text("Every player chooses a Character instead of drawing one, if all agree."),
        False,
        "TAL-3c",
    ),
    GameOption(
        FREE_SPELLS,
        Text("Spells come with Craft"),
        Text(
            "Who gains Craft draws Spells for the new places at once. Switched off, only cards and spaces give Spells."
        ),
        True,
        "TAL-6.2.7c",
    ),
    GameOption(
        setup.PUBLISHED,
        Text("Published figures"),
        Text("Belt, Ring and the Spell deck as published editions print them, where this rulebook differs."),
        False,
        "TAL-2.3",
    ),
    GameOption(
        stops.DISCREET,
        Text("Discreet questions"),
        Text(
            "When people share a screen, nobody can tell from the questions who could cast a Spell. "
            "Everybody chooses on their own sheet at which moments to be asked."
        ),
        True,
        "TAL-HID-3",
    ),
    GameOption(
        setup.SHORT_GAME,
        Text("House rule: a short game"),
        Text("No rule of the box: everybody begins with 3 Strength and 3 Craft more."),
        False,
        "TAL-3f",
    ),
)

TITLE = "Talisman"
"""Of the game, the same in every language; the card of that name is translated."""
QUESTIONS_A_STEP = 7
"""How many questions a step asks before it ends: each end is a copy of the state, and forks start from the last."""


async def one_step(land: Land) -> None:
    """Stages of turns until a copy is worth making; the dead are followed by new Characters (TAL-6.4.3f-R).

    Between two stages the state alone tells the whole story; a step for each of them would cost more than the stage.
    """
    land.begin_step()
    while land.asked < QUESTIONS_A_STEP:
        await STEPS[land.state.stage](land)
        if land.state.ended and land.state.stage in UNDER_WAY:
            land.state.stage = ENDING  # whatever ended the turn, and in whatever stage: nothing more of it happens
        if land.mourning:
            await death.bring_back_the_dead(land)


class Talisman(Game):
    """The game as the catalogue lists it."""

    id: ClassVar[str] = "talisman"
    name: ClassVar[Text] = Text("{title}", (("title", TITLE),))
    subtitle: ClassVar[Text] = Text("the Crown beyond the fire")
    longest_wait: ClassVar[int] = 100
    rules_version: ClassVar[int] = 8
    first_times: ClassVar[Sequence[FirstTime]] = FIRST_TIMES
    first_match: ClassVar[FirstMatch | None] = FirstMatch(
        2, "apprentice", {setup.CHOICE: True, setup.SHORT_GAME: True}, {"character": "character:warrior"}
    )
    state_type: ClassVar[type] = TalismanState
    fewest_seats: ClassVar[int] = 2
    most_seats: ClassVar[int] = 6
    options: ClassVar[tuple[GameOption, ...]] = OPTIONS
    horizon: ClassVar[int] = 60
    unwise: ClassVar[float] = UNWISE
    slips: ClassVar[float] = 0.5

    def unkind(self, state: TalismanState, decision: Decision) -> frozenset[str]:
        """Harmful Spells, before everybody has had two turns."""
        return unkind(state, decision)

    def careless(self, state: TalismanState, decision: Decision, worths: Sequence[float]) -> frozenset[str]:
        """What throws something dear away, or passes by what costs nothing and helps."""
        return careless(decision, worths)

    def new_state(self, seats: int, options: Mapping[str, OptionValue]) -> TalismanState:
        """The table before Characters are drawn."""
        return setup.new_state(seats, options)

    def table(self, state: TalismanState, dice: Dice, seats: tuple[Seat, ...]) -> Land:
        """The verbs of the land."""
        return Land(state, dice, seats)

    def step(self, table: Land) -> Coroutine[Any, Any, None]:
        """One stage of a turn."""
        return one_step(table)

    def is_over(self, state: TalismanState) -> bool:
        """Whether only one Character is left."""
        return state.stage == OVER

    def result(self, state: TalismanState) -> Result | None:
        """Winner and places."""
        return ending.result(state)

    def view(self, state: TalismanState, seat: int | None, seats: tuple[Seat, ...]) -> TalismanView:
        """What a seat may see."""
        return view.view(state, seat, seats)

    def open_view(self, state: TalismanState, seats: tuple[Seat, ...]) -> TalismanView:
        """What an onlooker sees when everybody has laid his cards open."""
        return view.open_view(state, seats)

    def imagine(self, state: TalismanState, seat: int, dice: Dice) -> None:
        """Shuffle what the seat cannot see."""
        imagination.imagine(state, seat, dice)

    def problems(self, state: TalismanState) -> list[str]:
        """Everything impossible about the state."""
        return audit.problems(state)

    def ledger(self) -> TalismanLedger:
        """The books of a match."""
        return TalismanLedger()

    def standing_choices(self, state: TalismanState, seat: int) -> Sequence[str]:
        """At which moments a seat is asked for Spells."""
        return stops.standing_choices(state, seat)

    def stand(self, state: TalismanState, seat: int, key: str) -> None:
        """Ask a seat at a moment from now on, or don't."""
        stops.stand(state, seat, key)

    def refusal(self, state: TalismanState, decision: Decision, place: str) -> Refusal:
        """Why a place cannot be chosen."""
        return refusals.refusal(state, decision, place)

    def odds(self, state: TalismanState, decision: Decision, option: Option) -> Odds | None:
        """The chances of an option."""
        return odds.odds(state, decision, option)

    def preferences(self, state: TalismanState, decision: Decision) -> Sequence[float]:
        """How good each option looks to a sensible player."""
        return QUESTIONS.preferences(state, decision)

    def reason(self, state: TalismanState, decision: Decision, option: Option) -> Text | None:
        """What speaks for an option, in a sentence."""
        return reason(state, decision, option)

    def turns_ahead(self, state: TalismanState) -> int:
        """To the end of the Character's next turn, when everybody has had his own."""
        return 1 + len(living(state))

    def value(self, state: TalismanState, seat: int) -> float:
        """The seat's share of the chances."""
        return evaluation.value(state, seat)

    def adopt(self, state: TalismanState) -> None:
        """Nobody but her follows whom the Hag follows; the first version let raised Enemies do so."""
        for seat, hero in enumerate(state.heroes):
            for card in hero.followers:
                if hero.space and not is_bound(card) and forbids(state, seat, card):
                    remove_from(state, seat, card)
                    lay_down(state, hero.space, card)

    def aim(self, state: TalismanState, seat: int) -> Aim | None:
        """What the seat needs next."""
        return aim(state, seat)

    def is_in_play(self, state: TalismanState, seat: int) -> bool:
        """Whether the player is not out of the game (TAL-6.4.3g)."""
        return not state.heroes[seat].out

    def figure(self, state: TalismanState, seat: int) -> Text | None:
        """The Character, the last one of whoever is out; None before one is drawn."""
        character = state.heroes[seat].character
        return CHARACTERS[character].name if character else None

    def summary(self, state: TalismanState) -> Text:
        """The turn."""
        return view.stage_text(state)

    def length(self, state: TalismanState) -> int:
        """Turns."""
        return state.turns


GAME = Talisman()
