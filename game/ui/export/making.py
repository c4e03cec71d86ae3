"""How each kind of export is made: from an order to the bytes of its file."""

from __future__ import annotations

import io
from collections.abc import Callable

import msgspec
import pygame
from pygame import Surface

from game.catalogue import load_match
from game.chronicle.export.log import as_html, as_text
from game.chronicle.recording import whole_recording
from game.chronicle.review.report import page
from game.chronicle.review.weighed import Review
from game.chronicle.showing import Showing
from game.ui.export.clip.filming import Filming
from game.ui.export.clip.stage import SIZE, Stage
from game.ui.export.order import Kind, Order

Told = Callable[[float], object]
"""Told how far the work is, from 0 to 1; it may raise to end it."""

READ, DRAWN = 0.1, 0.7
"""The share of the work after which the match is read, and that of a clip after which its frames are drawn."""
PAGES = (".html", ".htm")


def made(order: Order, told: Told) -> bytes:
    """What is to be written."""
    if order.kind is Kind.MATCH:
        return order.match
    if order.kind is Kind.WINDOW:
        return as_png(pygame.image.frombytes(order.pixels, order.size, "RGB"))
    recording = whole_recording(load_match(order.match))
    told(READ)
    if order.kind is Kind.REVIEW:
        return page(recording, msgspec.json.decode(order.review, type=Review)).encode()
    showing = Showing(recording, order.viewpoint)
    if order.kind is Kind.LOG:
        return (as_html if order.path.suffix.lower() in PAGES else as_text)(showing).encode()
    stretch = (showing.place_of(order.stretch[0]), showing.place_of(order.stretch[1]))
    if order.kind is Kind.TABLE:
        showing.go_to(stretch[1])
        return as_png(table_picture(Stage(showing, order.size, strip=0, look=order.look)))
    stage = Stage(showing, SIZE, look=order.look)
    return clip_of(stage, stretch, order.size, order.path.suffix.lower(), lambda share: told(READ + share * (1 - READ)))


def table_picture(stage: Stage) -> Surface:
    """The table alone as it stands on a stage without words."""
    surface = Surface(stage.area.size).convert()
    stage.draw_table(surface)
    return surface


def clip_of(stage: Stage, stretch: tuple[int, int], size: tuple[int, int], ending: str, told: Told) -> bytes:
    """A stretch from one place to another as a moving picture: drawn in one size, shown in the size that is wanted."""
    from game.ui.export.clip.reel import Reel, as_gif, as_webp

    filming = Filming(stage, *stretch)
    reel = Reel(size)
    for surface, milliseconds in filming.frames():
        shown = surface if surface.get_size() == size else pygame.transform.smoothscale(surface, size)
        reel.add(pygame.image.tobytes(shown, "RGB"), milliseconds)
        told(filming.progress * DRAWN)
    write = as_webp if ending == ".webp" else as_gif
    return write(reel, lambda share: told(DRAWN + share * (1 - DRAWN)))


def as_png(surface: Surface) -> bytes:
    """A surface as the bytes of a PNG file."""
    encoded = io.BytesIO()
    pygame.image.save(surface, encoded, "picture.png")
    return encoded.getvalue()
