"""What the side panel shows of one moment: the aim, notes, words, answers, chances."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from game.engine.advising.aim import Aim
from game.engine.advising.first_times import FirstTime
from game.engine.decision import Named, Odds, Option, Text
from game.ui.kit.rich_text import AnyText, RichText
from game.ui.tables.common.prospect import Prospect
from game.ui.tables.common.telling.news import News

GOOD_FIRST = Text("Good for a first match: {choice}")


@dataclass
class Asked:
    """What the panel shows beside the log: the aim, a note for newcomers, words, a hint, answers, chances."""

    words: AnyText = ""
    hint: Text | None = None
    options: Sequence[Option] = ()
    confirmed: frozenset[str] = frozenset()
    """The keys of answers that the pieces in hand stand for, or that are advised."""
    passing: frozenset[str] = frozenset()
    """The keys of answers that pass or end the turn: they stand at the lower edge, apart from the others."""
    aside: frozenset[str] = frozenset()
    """The keys of those among them that stand in the right half alone; with any, the others stand in the left one."""
    interposed: bool = False
    """Whether the question comes between two others: no answer stands where theirs are confirmed."""
    odds: Odds | None = None
    aim: Aim | None = None
    closed: Sequence[tuple[Option, Text]] = ()
    """What cannot be answered now though it can at other times, each with why: shown grey."""
    turn: Text | None = None
    """That the turn has come or is over, and why."""
    doubled: bool | None = None
    """While others act: whether they are shown at twice the speed; None while a person is asked."""
    nobody_left: bool = False
    """While others act: whether no person at the screen will be asked any more."""
    note: FirstTime | None = None
    news: News | None = None
    """What others did before the question: it stands in the place of the log."""
    recommended: Option | None = None
    tooltips: dict[str, RichText] = field(default_factory=dict)
    chances: dict[str, str] = field(default_factory=dict)
    """How likely answers succeed, by their keys, where a die decides: for their buttons."""
    chance_words: dict[str, Text] = field(default_factory=dict)
    """Of what these are the chances, in a word."""
    prospects: dict[str, Prospect] = field(default_factory=dict)
    """What answers lead to, by their keys, where a card tells it in place of a plain button."""
    pictures: dict[str, str] = field(default_factory=dict)
    """What answers are about, by their keys: the names of pictures or icons."""


def recommendation(option: Option) -> Text:
    """That an answer is good for a first match, with a link to where it is chosen."""
    choice = option.text if option.place is None else Named(option.text, option.place)
    return Text(GOOD_FIRST.message, (("choice", choice),))
