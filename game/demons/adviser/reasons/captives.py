"""What speaks for parting with a demon or a treasure, and for bearing wounds and curses."""

from __future__ import annotations

from game.demons.adviser.preferences import number
from game.demons.adviser.worth import best_kept, demon_worth
from game.demons.box.charts import TORTURE
from game.demons.state import DEADLY, DemonsState
from game.engine.decision import Decision, Option, Text

OTHERS_WORTH_MORE = Text("The demons that you keep are worth more to you.")
ELSE_DEADLY = Text("Else the curses would kill you.")
BORNE = Text(
    "Then you bear {n} wound or curse; {m} are deadly.", plural="Then you bear {n} wounds and curses; {m} are deadly."
)
SURVIVED = Text("You survive it, whatever the die shows.")
MAY_KILL = Text(
    "You bear {n} wound or curse already, and {m} are deadly.",
    plural="You bear {n} wounds and curses already, and {m} are deadly.",
)


def of_release(state: DemonsState, decision: Decision, option: Option) -> Text | None:
    """A demon that is not in the best set that fits."""
    demons = state.magicians[decision.seat].demons
    demon = number(option.key)
    return OTHERS_WORTH_MORE if demon in demons and demon not in best_kept(state, decision.seat, demons) else None


def of_seizer(state: DemonsState, decision: Decision, option: Option) -> Text | None:
    """The demon that is worth least of those that can seize."""
    worths = [demon_worth(state, decision.seat, number(other.key)) for other in decision.options if number(other.key)]
    demon = number(option.key)
    return OTHERS_WORTH_MORE if demon and demon_worth(state, decision.seat, demon) == min(worths) else None


def of_curses(state: DemonsState, decision: Decision, option: Option) -> Text | None:
    """What the curses that fall would do."""
    magician = state.magicians[decision.seat]
    total = magician.wounds + magician.curses + int(str(dict(decision.question.facts)["n"]))
    if option.key != "suffer":
        return ELSE_DEADLY if total >= DEADLY else None
    return Text(BORNE.message, (("n", total), ("m", DEADLY)), BORNE.plural) if total < DEADLY else None


def of_surrender(state: DemonsState, decision: Decision, option: Option) -> Text | None:
    """Whether torture can kill."""
    magician = state.magicians[decision.seat]
    hurt = magician.wounds + magician.curses
    deadly = hurt + max(TORTURE.values()) >= DEADLY
    if option.key == "endure":
        return None if deadly else SURVIVED
    return Text(MAY_KILL.message, (("n", hurt), ("m", DEADLY)), MAY_KILL.plural) if deadly else None
