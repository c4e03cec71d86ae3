"""What is to be written: said to the process that does it, and what it answers."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path

from game.chronicle.viewpoint import Viewpoint
from game.ui.export.clip.stage import SIZE, Look

Size = tuple[int, int]


class Kind(Enum):
    """What can be exported."""

    MATCH = "match"
    TABLE = "table"
    WINDOW = "window"
    CLIP = "clip"
    LOG = "log"
    REVIEW = "review"


@dataclass(frozen=True)
class Order:
    """What is written where. The ending of the path says in which format.

    ``match`` is a save. ``stretch`` are the first and the last moment of a clip, by their numbers in the recording;
    of a picture of the table the last one counts. ``size`` is that of the picture, or of a clip's frames.
    ``pixels`` are those of a window (RGB). ``review`` is the review as JSON.
    """

    kind: Kind
    path: Path
    match: bytes
    viewpoint: Viewpoint = field(default_factory=Viewpoint)
    stretch: tuple[int, int] = (0, 0)
    size: Size = SIZE
    look: Look = field(default_factory=Look)
    language: str = "en"
    pixels: bytes = b""
    review: bytes = b""


@dataclass(frozen=True)
class Report:
    """How far the work is, from 0 to 1; how many bytes were written once it is done, or what went wrong."""

    share: float = 0.0
    written: int = 0
    problem: str = ""

    @property
    def ended(self) -> bool:
        """Whether nothing more comes."""
        return bool(self.written or self.problem)
