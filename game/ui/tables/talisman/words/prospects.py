"""What a destination's card tells: where it lies, what must be met there, what it brings, and who and what is there."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.decision import Decision, Option
from game.talisman.box.board import SPACES
from game.talisman.box.register import CARD_OF
from game.talisman.view import SpaceView, TalismanView
from game.ui.kit.rich_text import RichText, Run
from game.ui.tables.common.prospect import Prospect
from game.ui.tables.talisman.doors import Onwards, onwards, told_on_cards
from game.ui.tables.talisman.words.dangers import Danger, danger_at
from game.ui.tables.talisman.words.destinations import note_for
from game.ui.tables.talisman.words.spaces import is_shared, neighbours_line, onwards_words
from game.words import _, ngettext_, say

FAINT, WARNING = (206, 182, 140), (255, 179, 92)


def prospect_of(view: TalismanView, decision: Decision, option: Option) -> Prospect | None:
    """The card of an answer that leads to a space; None for other answers."""
    if option not in told_on_cards(view, decision):
        return None
    space = (option.place or "").partition(":")[2]
    further = onwards(view, decision, space)
    title = say(SPACES[space].name) if further is None else _("Over the bridge")
    danger = danger_at(decision, option.place or "", view)
    known = danger.words if danger is not None else ""
    lines = (_where(space, further), _warning(danger), _note(view, decision, space, further),
             *_found_there(view, space, further, known))  # fmt: skip
    return Prospect(f"talisman/spaces/{space}.jpg", title, tuple(filter(None, lines)))


def _where(space: str, further: Onwards | None) -> RichText:
    """Its neighbours, where others are called the same."""
    if further is not None or not is_shared(space):
        return ()
    return (Run(neighbours_line(space), style="sans_italic", colour=FAINT),)


def _warning(danger: Danger | None) -> RichText:
    """What must be met there or on the way, with its sign."""
    if danger is None:
        return ()
    words = Run(danger.words, style="sans_bold", colour=WARNING)
    return (Run("", icon=danger.sign, colour=WARNING), Run(" "), words) if danger.sign else (words,)


def _note(view: TalismanView, decision: Decision, space: str, further: Onwards | None) -> RichText:
    """Its instructions in short; over the bridge, how the walk goes on."""
    return (Run(note_for(view, decision, space) if further is None else onwards_words(further.steps, further.ends)),)


def _found_there(view: TalismanView, space: str, further: Onwards | None, known: str) -> Iterator[RichText]:
    """The cards, the Gold and the Characters there, at the ends of a walk that goes on; but what is ``known``."""
    ends = (space,) if further is None else further.ends
    for found in (found for found in view.spaces if found.id in ends):
        things = ", ".join(thing for thing in _things(view, found) if thing not in known)
        if things and further is None:
            yield (Run(_("There: {things}", things=things), colour=FAINT),)
        elif things:
            yield (Run(f"{say(SPACES[found.id].name)}: {things}", colour=FAINT),)


def _things(view: TalismanView, found: SpaceView) -> Iterator[str]:
    """What lies and who stands on a space, but for who is to go."""
    yield from (say(CARD_OF[card].name) for card in found.cards)
    if found.gold:
        yield ngettext_("{n} Gold", "{n} Gold", found.gold)
    yield from (view.heroes[seat].seat.name for seat in found.seats if seat != view.active)
