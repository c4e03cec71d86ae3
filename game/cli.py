"""The command line: `four-grimoires` alone opens the app."""

from __future__ import annotations

import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit status."""
    print("four-grimoires: there is no app in this version yet.", file=sys.stderr)
    return 1
