"""How much the chronicle may keep, for the settings."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, Any

from game.chronicle import archive
from game.keeping.disk import SaveError, size_of
from game.ui.kit.rich_text import AnyText
from game.ui.kit.widgets import Choice, Paragraph, Widget
from game.ui.kit.widgets.choice import ChoiceItem
from game.ui.screens.setting_words import setting_words
from game.words import _, grouped, ngettext_

if TYPE_CHECKING:
    from game.ui.kit.application import Application

NO_LIMIT = 0
MATCHES = (50, 100, 200, 500, 1000, 2000, 5000, NO_LIMIT)
MEGABYTES = (10, 20, 50, 100, 200, 500, 1000, NO_LIMIT)


def chronicle_limits(app: Application, change: Callable[[str, Any], object]) -> list[tuple[AnyText | None, Widget]]:
    """The two limits, and how much is kept now; ``change`` is told the name of a setting and its value."""
    settings = app.settings
    matches = [
        ChoiceItem(limit, ngettext_("{count} match", "{count} matches", limit, count=grouped(limit)))
        for limit in _with(MATCHES, settings.kept_matches)
        if limit
    ]
    room = [
        ChoiceItem(limit, _("{n} MB", n=grouped(limit))) for limit in _with(MEGABYTES, settings.kept_megabytes) if limit
    ]
    made = [
        (
            setting_words(app, _("Matches at most"), _("The oldest go first, after a match.")),
            Choice(
                app,
                "choice:kept_matches",
                [*matches, ChoiceItem(NO_LIMIT, _("All matches"))],
                settings.kept_matches,
                on_change=partial(change, "kept_matches"),
                drop_down=True,
                tooltip=_("When a match ends and there are more, the oldest ones are removed for good."),
            ),
        ),
        (
            setting_words(app, _("Disk space at most"), _("The oldest go first, after a match.")),
            Choice(
                app,
                "choice:kept_megabytes",
                [*room, ChoiceItem(NO_LIMIT, _("Any size"))],
                settings.kept_megabytes,
                on_change=partial(change, "kept_megabytes"),
                drop_down=True,
                tooltip=_("When a match ends and they take more, the oldest ones are removed for good."),
            ),
        ),
    ]
    return [*made, (None, Paragraph(app, "text:kept", kept_so_far(), size=15, colour=app.theme.dim))]


def kept_so_far() -> str:
    """How much the chronicle holds now, or why that cannot be told."""
    try:
        matches = archive.kept_matches()
    except SaveError as error:
        return str(error)
    size = size_of(sum(match.size for match in matches))
    return ngettext_(
        "The chronicle holds {n} match of {size} now.",
        "The chronicle holds {n} matches of {size} now.",
        len(matches),
        size=size,
    )


def _with(limits: Iterable[int], own: int) -> list[int]:
    """The usual limits, and the one that is set."""
    return sorted({*limits, own})
