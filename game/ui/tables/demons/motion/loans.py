"""Who is lent and comes back, in words for the two magicians concerned."""

from __future__ import annotations

from typing import NamedTuple

from game.demons.box.naming import demon_name
from game.demons.view import DemonsView, MagicianView
from game.engine.decision import Event, Text, text

LENT = Text("{who} has borrowed {demon} from you: he comes back when the demons of {who} act again.")
BORROWED = Text("{demon} serves you until your demons act again.")
BACK = Text("{demon} is back with you.")


class Loan(NamedTuple):
    """What is said about a demon who is lent."""

    words: Text
    demon: int


def loan_told(was: DemonsView, view: DemonsView, event: Event) -> Loan | None:
    """What a loan or its end means to the viewer; None if it does not concern him."""
    if view.seat is None:
        return None
    if event.kind == "demon_returned":
        back = sorted(known_demons(view.magicians[view.seat]) - known_demons(was.magicians[view.seat]))
        return Loan(text(BACK.message, demon=demon_name(back[0])), back[0]) if back else None
    demon = dict(event.facts).get("demon")
    for holder in view.magicians:
        if isinstance(demon, int) and any(loan.demon == demon for loan in holder.borrowed):
            if holder.seat.seat == view.seat:
                return Loan(text(BORROWED.message, demon=demon_name(demon)), demon)
            return Loan(text(LENT.message, who=holder.seat.name, demon=demon_name(demon)), demon)
    return None


def known_demons(magician: MagicianView) -> set[int]:
    """The demons in a magician's boxes that the viewer sees."""
    return {box.demon for box in magician.boxes if box.demon is not None}
