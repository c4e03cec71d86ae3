"""A drawn picture written to a file."""

from __future__ import annotations

import io
from pathlib import Path

import pygame


def write_picture(surface: pygame.Surface, path: Path) -> None:
    """Write a surface as PNG; raises OSError if the file cannot be written."""
    encoded = io.BytesIO()
    pygame.image.save(surface, encoded, "picture.png")
    path.write_bytes(encoded.getvalue())
