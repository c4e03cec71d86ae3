"""The words of a setting: its name, and below it in smaller letters what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.kit.rich_text import RichText, Run

if TYPE_CHECKING:
    from game.ui.kit.application import Application

LETTERS = 15


def setting_words(app: Application, name: str, meaning: str) -> RichText:
    """The name of a setting, and below it what it does."""
    dim = app.theme.dim
    return (Run(name, "sans_bold"), Run("\n" + meaning, size=LETTERS, colour=(dim.r, dim.g, dim.b)))
