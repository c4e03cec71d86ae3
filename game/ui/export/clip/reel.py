"""The frames of a clip, kept as what changed from each to the next, and written as an animated GIF or WebP by Pillow.

Pillow is imported here and nowhere else in the app, when a clip is made: the start must not wait for it.
"""

from __future__ import annotations

import io
import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from PIL import Image, ImageChops, features

COLOURS = 255
"""Of a GIF; one more is for what stays as it was."""
SAMPLES, SAMPLE_SIZE = (6, 6), (160, 120)
"""From so many frames, each that small, the colours of a GIF are chosen."""
QUALITY = 80
"""Of a WebP, from 0 to 100."""
TRIES = 2
"""How hard WebP tries, from 0 to 6: with 4 it takes a third longer for a tenth less."""
FAST = 1
"""How hard zlib tries: it is undone soon."""

Size = tuple[int, int]
Box = tuple[int, int, int, int]


class Unreadable(Exception):
    """Pillow here cannot write what is asked for; the message says so."""


@dataclass(frozen=True, slots=True)
class Change:
    """The part of a frame that differs from the one before, as packed RGB, and how long the frame is seen."""

    box: Box
    pixels: bytes
    milliseconds: int


class Reel:
    """Frames of one size, one after the other. Frames that look alike become one that is seen longer."""

    def __init__(self, size: Size) -> None:
        self.size = size
        self._changes: list[Change] = []
        self._last: Image.Image | None = None

    def __len__(self) -> int:
        return len(self._changes)

    @property
    def durations(self) -> list[int]:
        """Of all frames, in milliseconds."""
        return [change.milliseconds for change in self._changes]

    def add(self, pixels: bytes, milliseconds: int) -> None:
        """Add a frame, given as the bytes of its pixels (RGB, row by row)."""
        picture = Image.frombytes("RGB", self.size, pixels)
        box: Box | None = (0, 0, *self.size)
        if self._last is not None:
            box = ImageChops.difference(self._last, picture).getbbox()
        if box is None:
            last = self._changes[-1]
            self._changes[-1] = Change(last.box, last.pixels, last.milliseconds + milliseconds)
            return
        self._changes.append(Change(box, zlib.compress(picture.crop(box).tobytes(), FAST), milliseconds))
        self._last = picture

    def pictures(self) -> Iterator[tuple[Image.Image, Box]]:
        """Every frame in its order, and where it differs from the one before. The picture is drawn on again."""
        picture = Image.new("RGB", self.size)
        for change in self._changes:
            picture.paste(_part(change), change.box[:2])
            yield picture, change.box


def _part(change: Change) -> Image.Image:
    left, top, right, bottom = change.box
    return Image.frombytes("RGB", (right - left, bottom - top), zlib.decompress(change.pixels))


Told = Callable[[float], object]
"""Told how far the work is, from 0 to 1; it may raise to end it."""


def as_gif(reel: Reel, told: Told = lambda _share: None) -> bytes:
    """The frames as a GIF that goes on for ever."""
    frames = _indexed(reel, told)
    first = next(frames)
    written = io.BytesIO()
    first.save(
        written,
        "GIF",
        save_all=True,
        append_images=frames,
        duration=reel.durations,
        loop=0,
        optimize=True,
        disposal=1,
    )
    return written.getvalue()


def _indexed(reel: Reel, told: Told) -> Iterator[Image.Image]:
    """The frames in one palette. What stays the same keeps its colours, else its grain would move."""
    palette = _palette(reel)
    shown = Image.new("P", reel.size)
    shown.putpalette(palette.getpalette() or [])
    before = Image.new("RGB", reel.size)
    for number, (picture, box) in enumerate(reel.pictures()):
        part = picture.crop(box)
        painted = part.quantize(palette=palette, dither=Image.Dither.FLOYDSTEINBERG)
        changed = None
        if number:
            difference = ImageChops.difference(part, before.crop(box))
            red, green, blue = difference.split()
            changed = ImageChops.lighter(ImageChops.lighter(red, green), blue).point(lambda value: 255 if value else 0)
        shown.paste(painted, box, changed)
        before.paste(part, box)
        told(number / len(reel))
        yield shown.copy()


def _palette(reel: Reel) -> Image.Image:
    """The colours that suit the frames best, from samples over all of them."""
    columns, rows = SAMPLES
    wide, high = SAMPLE_SIZE
    sheet = Image.new("RGB", (columns * wide, rows * high))
    wanted = {round(place * (len(reel) - 1) / (columns * rows - 1)) for place in range(columns * rows)}
    numbers = sorted(wanted)
    found = {
        number: picture.resize(SAMPLE_SIZE, Image.Resampling.NEAREST)
        for number, (picture, _box) in enumerate(reel.pictures())
        if number in wanted
    }
    for place in range(columns * rows):
        sample = found[numbers[place % len(numbers)]]
        sheet.paste(sample, (place % columns * wide, place // columns * high))
    return sheet.quantize(COLOURS, method=Image.Quantize.MEDIANCUT, kmeans=2)


class _Film(Image.Image):
    """All frames as one picture with many, of which only one is there at a time."""

    def __init__(self, reel: Reel, told: Told) -> None:
        super().__init__()
        blank = Image.new("RGB", reel.size)
        self.im, self._mode, self._size = blank.im, blank.mode, blank.size
        self.n_frames = len(reel)
        self._reel, self._told = reel, told
        self._frames: Iterator[tuple[Image.Image, Box]] = iter(())
        self._at = -1

    def tell(self) -> int:
        """The number of the frame that is there."""
        return max(0, self._at)

    def seek(self, frame: int) -> None:
        """Show a frame: a later one is drawn over what is there, an earlier one from the beginning on."""
        if frame == self._at:
            return
        forwards = frame > self._at >= 0
        if not forwards:
            self._at, self._frames = -1, self._reel.pictures()
        while self._at < frame:
            picture, box = next(self._frames)
            self.paste(picture.crop(box), box)
            self._at += 1
        if forwards:
            self._told(frame / self.n_frames)


def as_webp(reel: Reel, told: Told = lambda _share: None) -> bytes:
    """The frames as a WebP that goes on for ever. Raises Unreadable where Pillow was built without it.

    Only the first frame is whole (``kmax`` 0): with key frames between the file is three times as large.
    """
    if not features.check("webp"):
        raise Unreadable("this Pillow was built without WebP")
    written = io.BytesIO()
    _Film(reel, told).save(
        written, "WEBP", save_all=True, duration=reel.durations, loop=0, quality=QUALITY, method=TRIES, kmin=0, kmax=0
    )
    return written.getvalue()
