"""What was chosen on the screen as an order, and what its file is called."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import pygame
from pygame import Surface

from game.chronicle.export.files import free_path, stem_of
from game.chronicle.review.weighed import Review
from game.chronicle.viewpoint import Viewpoint
from game.ui.export.clip.stage import SIZE, Look
from game.ui.export.order import Kind, Order
from game.ui.export.subject import Subject
from game.ui.kit.widgets.choice import Value

if TYPE_CHECKING:
    from game.ui.kit.application import Application


@dataclass(frozen=True)
class Wishes:
    """Whose eyes, the formats chosen, the first and the last moment, and what is there of window and review."""

    viewpoint: Viewpoint
    chosen: Mapping[str, Value]
    stretch: tuple[int, int]
    window: Surface | None
    review: Review | None


def order_of(app: Application, subject: Subject, kind: Kind, folder: Path, wishes: Wishes) -> Order:
    """The order for one kind of export into a folder."""
    match = subject.match
    order = Order(
        kind,
        free_path(folder, f"{stem_of(match)}{_part(subject, kind, wishes)}", _ending(kind, wishes)),
        match.save(),
        wishes.viewpoint,
        wishes.stretch,
        subject.area.size if subject.area is not None else app.size,
        Look(app.theme.scale, app.settings.colour_blind_patterns),
        app.language,
    )
    if kind is Kind.WINDOW and wishes.window is not None:
        return replace(order, pixels=pygame.image.tobytes(wishes.window, "RGB"), size=wishes.window.get_size())
    if kind is Kind.CLIP:
        return replace(order, size=clip_size(int(wishes.chosen["width"])), look=Look(1.0, order.look.patterns))
    if kind is Kind.REVIEW and wishes.review is not None:
        return replace(order, review=msgspec.json.encode(wishes.review))
    return order


def clip_size(width: int) -> tuple[int, int]:
    """The size of a clip's frames with a width."""
    return width, width * SIZE[1] // SIZE[0]


def _part(subject: Subject, kind: Kind, wishes: Wishes) -> str:
    """What of the match the file shows, for its name: the turns in it."""
    first, last = (subject.recording.moments[number].turn for number in wishes.stretch) if kind in TURNS else (0, 0)
    if kind is Kind.CLIP and first != last:
        return f"_{first}-{last}"
    if kind is Kind.REVIEW and wishes.review is not None:
        return f"_review-{wishes.review.seat + 1}"
    return f"_{last}" if kind in TURNS else {Kind.LOG: "_log"}.get(kind, "")


TURNS = (Kind.TABLE, Kind.WINDOW, Kind.CLIP)


def _ending(kind: Kind, wishes: Wishes) -> str:
    endings = {Kind.MATCH: ".json", Kind.CLIP: wishes.chosen["clip"], Kind.LOG: wishes.chosen["log"],
               Kind.REVIEW: ".html"}  # fmt: skip
    return str(endings.get(kind, ".png"))
