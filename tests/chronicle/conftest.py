"""Pictures and clips of matches: they need the same pictures again and again."""

from __future__ import annotations

from tests.pictures_once import pictures_read_once

__all__ = ["pictures_read_once"]
