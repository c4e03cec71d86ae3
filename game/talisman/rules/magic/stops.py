"""When people who share a screen are asked whether they cast a Spell (TAL-HID-3).

Whoever is asked at a moment shows everybody at the screen that he is asked. So it must not depend on the Spells that he
holds in secret: he is asked, or not, by what is open to all - how many Spells he holds, which of them can still be in
anybody's hand, what is happening - and by the moments at which he himself wishes to be stopped. That wish stands until
he changes it, at any question; nobody else sees it.
"""

from __future__ import annotations

from game.engine.decision import Text
from game.engine.ids import parted
from game.talisman.box.register import (
    AFTER_MOVE,
    ANY_TIME,
    ANY_TURN_START,
    BEFORE_BATTLE,
    CARD_OF,
    IN_ANSWER_TO_SPELL,
    INSTEAD_OF_MOVE_ROLL,
    TURN_END,
    TURN_START,
    WHEN_ENCOUNTERING,
    WHEN_LOST,
)
from game.talisman.rules.table.land import COMMAND_SPELL
from game.talisman.state import SpellCast, TalismanState

DISCREET = "discreet_questions"
OWN, OTHERS = "own", "others"
MOMENTS: dict[str, tuple[str, Text, Text]] = {
    "start": (ANY_TURN_START, Text("Your turn begins"), Text("Another turn begins")),
    "moved": (AFTER_MOVE, Text("You have moved"), Text("Somebody else has moved")),
    "meeting": (WHEN_ENCOUNTERING, Text("You meet something, or are attacked"), Text("Others meet something")),
    "fight": (BEFORE_BATTLE, Text("Your fight begins"), Text("A fight of others begins")),
    "loss": (WHEN_LOST, Text("You are about to lose something"), Text("Others are about to lose something")),
    "spell": (IN_ANSWER_TO_SPELL, Text("A Spell aims at you"), Text("A Spell aims elsewhere")),
    "end": (TURN_END, Text("Your turn ends"), Text("Another turn ends")),
}
"""The kinds of moments: the window, and what it is called when it concerns oneself, and when it concerns others."""
STOPS: tuple[str, ...] = tuple(
    f"{whose}:{moment}" for moment in MOMENTS for whose in (OWN, OTHERS) if (whose, moment) != (OWN, "start")
)
"""Every moment at which one may wish to be stopped; at the start of the own turn everybody is asked how to move."""
FIRST_STOPS = ("own:meeting", "own:fight", "own:loss", "own:spell")
"""Where people who share a screen are stopped until they say otherwise: where their own skin is at stake."""
IN_OWN_TURN = frozenset({TURN_START, INSTEAD_OF_MOVE_ROLL, ANY_TIME})
MOMENT_OF_WINDOW = {window: moment for moment, (window, _, _) in MOMENTS.items()}


def stop_name(stop: str) -> Text:
    """What a moment is called."""
    whose, moment = parted(stop)
    _, own, others = MOMENTS[moment]
    return own if whose == OWN else others


# -- the standing choice ---------------------------------------------------------------------------------


def share_the_screen(state: TalismanState, persons: tuple[int, ...]) -> None:
    """Two or more people play at one screen: from now on their questions are discreet, if the match says so."""
    if len(persons) > 1 and DISCREET in state.options:
        state.sharing = persons
        state.stops = tuple([FIRST_STOPS if seat in persons else STOPS for seat in range(len(state.heroes))])


def stops_of(state: TalismanState, seat: int) -> tuple[str, ...]:
    """The moments at which a seat wishes to be stopped; computer players, and who sits alone, at all of them."""
    return state.stops[seat] if state.stops else STOPS


def standing_choices(state: TalismanState, seat: int) -> tuple[str, ...]:
    """What somebody who shares the screen can change at any question: "stop:own:fight", or "pass:own:fight"."""
    if seat not in state.sharing:
        return ()
    chosen = state.stops[seat]
    return tuple([f"pass:{stop}" if stop in chosen else f"stop:{stop}" for stop in STOPS])


def stand(state: TalismanState, seat: int, key: str) -> None:
    """Be stopped at a moment from now on, or be passed over."""
    verb, stop = parted(key)
    before = state.stops[seat]
    after = tuple([one for one in STOPS if (one in before and one != stop) or (verb == "stop" and one == stop)])
    state.stops = (*state.stops[:seat], after, *state.stops[seat + 1 :])


# -- who is asked ----------------------------------------------------------------------------------------


def is_stopped(state: TalismanState, seat: int) -> bool:
    """Whether a seat wishes to be asked in the window now open."""
    moment = MOMENT_OF_WINDOW.get(state.window)
    if moment is None:
        return True
    return f"{OWN if concerns(state, seat, moment) else OTHERS}:{moment}" in stops_of(state, seat)


def concerns(state: TalismanState, seat: int, moment: str) -> bool:
    """Whether a moment is a seat's own: its turn, encounter, fight or loss, or a Spell that aims at it."""
    if moment == "meeting":
        return seat == state.met_by or f"seat:{seat}" in state.meeting
    if moment == "fight":
        return state.fight is not None and seat in (state.fight.seat, state.fight.foe)
    if moment == "loss":
        return state.loss is not None and state.loss.seat == seat
    if moment == "spell":
        announced = state.casting[-1] if state.casting else SpellCast(-1, "")
        return announced.card == COMMAND_SPELL or announced.target == f"seat:{seat}"
    return state.turn == seat


def unseen_spells(state: TalismanState) -> tuple[str, ...]:
    """The Spells that lie in the deck or in anybody's hand: nobody but their owners knows which is where."""
    held = [card for hero in state.heroes for card in hero.spells]
    return tuple(sorted((*state.spells.cards, *held)))


def missing_stop(state: TalismanState, seat: int, card: str) -> str:
    """A moment of a Spell at which its owner is not asked, though it is the Spell's own; nothing if there is none.

    Spells that are cast in the own turn, or at any time, need no stop: their owner can cast them when he moves.
    """
    timing = CARD_OF[card].timing
    if seat not in state.sharing or not IN_OWN_TURN.isdisjoint(timing):
        return ""
    chosen = stops_of(state, seat)
    wanted = [f"{OTHERS if window == ANY_TURN_START else OWN}:{MOMENT_OF_WINDOW[window]}" for window in timing]
    return next((stop for stop in wanted if stop not in chosen), "")
