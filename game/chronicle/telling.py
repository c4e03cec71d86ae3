"""A match of the archive in words: for the list of matches, and for what is searched in it."""

from __future__ import annotations

from game.catalogue import SHELF
from game.chronicle.archive import FORGOTTEN
from game.chronicle.days import date_said
from game.chronicle.kept import KeptMatch
from game.engine.decision import Text
from game.engine.keeping.saved_text import text_of
from game.words import _, ngettext_, say

MINUTE, HOUR = 60, 3600


def game_of(game_id: str) -> str:
    """The name of a game, or its id where it is not installed."""
    names = {grimoire.id: grimoire.name for grimoire in SHELF}
    return say(names[game_id]) if game_id in names else game_id


def name_of_seat(match: KeptMatch, seat: int) -> str:
    """Who sat there; somebody, where the person wanted to be forgotten."""
    name = match.seats[seat].name
    return _(FORGOTTEN) if name == FORGOTTEN else name


def moment_of(match: KeptMatch) -> str:
    """When it ended, by the clock of this computer."""
    return match.when.astimezone().strftime("%Y-%m-%d %H:%M")


def result_of(match: KeptMatch) -> str:
    """Who won; of a match that was left, where it stood."""
    if match.problem is not None:
        return match.problem
    if not match.finished:
        stage: Text | str = text_of(match.stage) or match.summary
        return _("Not finished: {stage}", stage=stage) if stage else _("Not finished")
    names = [name_of_seat(match, seat) for seat in match.winners]
    if not names:
        return _("Nobody wins")
    if len(names) == 1:
        return _("{name} wins", name=names[0])
    return _("{names} share the victory", names=", ".join(names))


def duration(seconds: int) -> str:
    """How long something took, to the minute."""
    if seconds < MINUTE:
        return ngettext_("{n} second", "{n} seconds", seconds)
    if seconds < HOUR:
        return ngettext_("{n} minute", "{n} minutes", seconds // MINUTE)
    return _("{hours} h {minutes} min", hours=seconds // HOUR, minutes=seconds % HOUR // MINUTE)


def searched_words(match: KeptMatch) -> str:
    """Everything of a match that the search looks through."""
    names = [name_of_seat(match, seat) for seat in range(len(match.seats))]
    figures = [_(figure) for figure in match.figures if figure]
    told = [moment_of(match), date_said(match.when), game_of(match.game), *names, *figures, result_of(match)]
    return " ".join([*told, match.path.name])
