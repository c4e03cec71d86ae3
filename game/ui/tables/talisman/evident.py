"""Questions of Talisman to which only one answer makes sense: the screen gives it, and nobody has to click."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from game.engine.decision import Decision
from game.engine.ids import kind_of, name_of
from game.engine.keeping.record import RecordedChoice
from game.talisman.box.board import SPACES
from game.talisman.box.register import BEFORE_BATTLE, CARD_OF, GOLD
from game.talisman.rules.encounter import SPACE
from game.talisman.rules.fights.combat import FIGHT
from game.talisman.rules.fights.crown import COMMAND
from game.talisman.rules.magic.windows import PASS
from game.talisman.rules.taking import TAKE_GOLD
from game.talisman.rules.turn import END
from game.talisman.rules.walking.steps import CCW, CROSS, CW, INWARDS, ON
from game.talisman.view import TalismanView

SETTLED_BY_THE_WAY = frozenset({CW, CCW})
"""The ways whose destination was clicked with all other ways, over the bridge and through the Portal, in sight."""
IDLE = frozenset({"leave", "exchange", "become"})
"""Verbs of what serves nobody who rules from the Crown."""
PREPARATIONS = frozenset({"weapon", "raised"})
"""Kinds of questions between saying that one fights and fighting."""


def evident_answer(
    view: TalismanView, decision: Decision, record: Sequence[RecordedChoice], *,
    alone: bool, stops_at_end: bool, commanding: Collection[int] = (),
) -> str:  # fmt: skip
    """The key of the only sensible answer, "" if there are several.

    ``record`` are the choices made so far, ``alone`` tells that nobody else shares the screen; the seats ``commanding``
    want to cast the Command Spell until the end.
    """
    if decision.kind == "end_turn":
        return "" if stops_at_end else _end_of_turn(view, decision, alone=alone)
    if decision.kind == "encounter":
        return "" if stops_at_end else _meet_what_is_drawn(view, decision)
    if decision.kind == "take":
        return _gold_alone(decision)
    if decision.kind == "crown":
        return _command_again(decision) if decision.seat in commanding else ""
    if decision.kind == "window" and _gains_from_the_loss(view, decision.seat):
        return "" if stops_at_end else PASS.key
    if decision.kind == "way":
        return _straight_on(decision, record)
    return FIGHT.key if decision.kind == "fight" and _wanted_to_fight(record, decision.seat) else ""


def _end_of_turn(view: TalismanView, decision: Decision, *, alone: bool) -> str:
    """Ending the turn, where nothing else could be done but to leave something behind.

    Among others nobody with a Spell is passed over: whoever is asked then would be known to be able to cast it.
    """
    if not alone and view.heroes[decision.seat].spells:
        return ""
    others = (option for option in decision.options if option.key != END.key)
    return END.key if all(kind_of(option.key) == "leave" for option in others) else ""


def _meet_what_is_drawn(view: TalismanView, decision: Decision) -> str:
    """Drawing where nothing lies yet: what helps in a fight is asked about before the fight, and is kept till then."""
    space = view.heroes[decision.seat].space
    lying = any(shown.cards for shown in view.spaces if shown.id == space)
    draws = bool(space) and SPACES[space].draw > 0 and not lying
    others = [option.key for option in decision.options if option.key != SPACE.key]
    waits = draws and len(others) < len(decision.options) and all(_has_its_time(key) for key in others)
    return SPACE.key if waits and any(kind_of(key) == "use" for key in others) else ""


def _has_its_time(key: str) -> bool:
    """Whether an answer would be given before a fight, or leaves something."""
    if kind_of(key) != "use":
        return kind_of(key) in ("leave", "exchange")
    ability = CARD_OF[name_of(key)].ability
    return ability is not None and BEFORE_BATTLE in ability.use_windows


def _command_again(decision: Decision) -> str:
    """Casting the Command Spell once more, where nothing could be done besides that serves whoever rules."""
    serves_no_ruler = all(kind_of(option.key) in IDLE for option in decision.options if option.key != COMMAND.key)
    return COMMAND.key if serves_no_ruler and decision.option(COMMAND.key) is not None else ""


def _gains_from_the_loss(view: TalismanView, seat: int) -> bool:
    """Whether what is about to be lost is an Enemy that this seat has just beaten: to save it would cost the trophy."""
    return view.loss is not None and view.loss.what == "enemy" and view.loss.seat == seat


def _gold_alone(decision: Decision) -> str:
    """Taking Gold, which weighs nothing, where nothing else can be taken."""
    takes = [option.key for option in decision.options if kind_of(option.key) == "take"]
    changes = any(kind_of(option.key) == "become" for option in decision.options)
    return takes[0] if takes and not changes and all(_is_gold(key) for key in takes) else ""


def _is_gold(key: str) -> bool:
    return key == TAKE_GOLD.key or CARD_OF[name_of(key)].kind == GOLD


def _straight_on(decision: Decision, record: Sequence[RecordedChoice]) -> str:
    """Going on past the Sentinel and the Portal to the destination clicked."""
    passes_a_door = any(option.key in (CROSS, INWARDS) for option in decision.options)
    answers = (choice for choice in reversed(record) if (choice.kind, choice.key) != ("way", ON))
    first = next(answers, None)
    own = first is not None and first.seat == decision.seat and first.kind == "way"
    clicked = own and first is not None and first.key in SETTLED_BY_THE_WAY
    return ON if clicked and passes_a_door and decision.option(ON) is not None else ""


def _wanted_to_fight(record: Sequence[RecordedChoice], seat: int) -> bool:
    """Whether this player has just said that he fights, and did nothing since but prepare for it."""
    for choice in reversed(record):
        if choice.seat != seat or choice.kind not in PREPARATIONS:
            return choice.seat == seat and choice.kind == "face" and choice.key == FIGHT.key
    return False
