"""What to do at a question, where that depends on what lies on the table: only what is open is named."""

from __future__ import annotations

from game.engine.decision import Decision, Fact, Text, text
from game.engine.ids import name_of, parted
from game.engine.listing import listed
from game.ui.tables.warlocks_duel.words.hints import HINTS
from game.warlocks_duel.rules.attacks.defence import forbids_counter
from game.warlocks_duel.state import GATHER_TURN_LIMIT
from game.warlocks_duel.view import DuelView

NO_RESERVE = Text(
    "Your reserve is empty: each die you keep costs 1 power and ends the gathering. To keep none costs nothing; after "
    "roll {last} all five fall into your pool."
)
HOLDING_ENDS = Text("Click one of your glowing spells to cast it. To hold now ends the casting.")
IF_HE_HOLDS = Text("Click one of your glowing spells to cast it, or hold. If {who} holds too, the casting ends.")
IF_THEY_HOLD = Text("Click one of your glowing spells to cast it, or hold. If the others hold too, the casting ends.")
ANSWER_ONCE = Text("Answer once: click {ways}.")
ANSWER_WITHOUT_POOL = Text("Answer once: click {ways}. Nobody may strike back at this spell.")
WAYS = {
    "heal": Text("a heal"),
    "reserve": Text("dice of your reserve to weaken the spell"),
    "counter": Text("dice of your pool to strike back"),
    "power_drain": Text("Power Drain"),
}
OR = Text("{first} or {last}")


def what_to_do(view: DuelView, decision: Decision) -> Text | None:
    """The hint below a question."""
    if decision.kind == "gather" and not view.duelists[decision.seat].reserve:
        return text(NO_RESERVE.message, last=GATHER_TURN_LIMIT)
    if decision.kind == "cast":
        return to_cast_or_to_hold(view, decision.seat)
    if decision.kind == "response":
        return to_answer(view, decision)
    return HINTS.get(decision.kind)


def to_cast_or_to_hold(view: DuelView, seat: int) -> Text:
    """How to cast, and whether holding ends the casting (WD-4.3)."""
    others = view.still_to_hold(seat)
    if not others:
        return HOLDING_ENDS
    return text(IF_HE_HOLDS.message, who=others[0].seat.name) if len(others) == 1 else IF_THEY_HOLD


def to_answer(view: DuelView, decision: Decision) -> Text:
    """The ways to answer that are open, and why dice of the pool are none."""
    open_ways = {parted(option.key)[0] for option in decision.options}
    found: list[Fact] = [words for verb, words in WAYS.items() if verb in open_ways]
    barred = view.duelists[decision.seat].pool and forbids_counter(name_of(decision.about or ""))
    return text((ANSWER_WITHOUT_POOL if barred else ANSWER_ONCE).message, ways=listed(found, OR))
