"""Icons of macOS: one picture in every size from 16 to 1024 pixels, with those for screens of double density."""

import io
import struct
from pathlib import Path

from PIL import Image

PACKED = {16: (b"is32", b"s8mk"), 32: (b"il32", b"l8mk")}
"""The kinds of the two smallest, colours and mask: macOS does not show them as PNG in a bundle."""
PNG = {
    128: (b"ic07",),
    256: (b"ic08", b"ic13"),
    512: (b"ic09", b"ic14"),
    1024: (b"ic10",),
    32: (b"ic11",),
    64: (b"ic12",),
}
"""The kinds of the others by their pixels; the second of a pair is half as large on a screen of double density."""


def save_icns(image: Image.Image, double: Image.Image, path: Path) -> None:
    """Write a picture of 512 pixels, and the same painted at 1024, as an icon of all sizes."""
    parts: list[tuple[bytes, bytes]] = []
    for side, (colours, mask) in PACKED.items():
        small = image.resize((side, side), Image.Resampling.LANCZOS)
        red, green, blue, alpha = (channel.tobytes() for channel in small.split())
        parts += [(colours, run_lengths(red) + run_lengths(green) + run_lengths(blue)), (mask, alpha)]
    for side, kinds in PNG.items():
        source = double if side > image.width else image
        written = io.BytesIO()
        source.resize((side, side), Image.Resampling.LANCZOS).save(written, "PNG", optimize=True)
        parts += [(kind, written.getvalue()) for kind in kinds]
    body = b"".join(kind + struct.pack(">I", 8 + len(content)) + content for kind, content in parts)
    path.write_bytes(b"icns" + struct.pack(">I", 8 + len(body)) + body)


def run_lengths(channel: bytes) -> bytes:
    """Pack one colour as icons of macOS do: 3 to 130 equal bytes as two, up to 128 others with their number before."""
    packed, plain, place = bytearray(), bytearray(), 0
    while place < len(channel):
        end = place + 1
        while end < len(channel) and end - place < 130 and channel[end] == channel[place]:
            end += 1
        if end - place >= 3:
            packed += _plain(plain) + bytes((end - place + 125, channel[place]))
            plain.clear()
        else:
            plain += channel[place:end]
        place = end
    return bytes(packed + _plain(plain))


def _plain(content: bytearray) -> bytes:
    pieces = [bytes(content[start : start + 128]) for start in range(0, len(content), 128)]
    return b"".join(bytes((len(piece) - 1,)) + piece for piece in pieces)
