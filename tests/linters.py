"""Whether what judges style and types is installed: a Python that only runs the program lacks it."""

from __future__ import annotations

from importlib.util import find_spec


def linters_installed() -> bool:
    """Whether ruff and mypy are there."""
    return find_spec("ruff") is not None and find_spec("mypy") is not None
