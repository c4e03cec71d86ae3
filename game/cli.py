"""The command line: `four-grimoires` alone opens the app."""

from __future__ import annotations

from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit status."""
    raise NotImplementedError
