"""The small part of Markdown that the credits are written in: headings, paragraphs, lists and tables."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

Kind = Literal["heading", "paragraph", "table"]
_LINK = re.compile(r"\[([^\]]+)\]\(([^)]+)\)")
_MARKS = re.compile(r"[*`]")


@dataclass(frozen=True, slots=True)
class MarkdownBlock:
    """A heading of a level, a paragraph (or item of a list), or a table whose first row is its heading."""

    kind: Kind
    text: str = ""
    level: int = 0
    rows: tuple[tuple[str, ...], ...] = ()


def blocks_of(source: str) -> list[MarkdownBlock]:
    """The blocks of a Markdown text, without its marks."""
    blocks: list[MarkdownBlock] = []
    for chunk in re.split(r"\n\s*\n|\n(?=#|- )", source):
        lines = [line.strip() for line in chunk.strip().splitlines()]
        if not lines:
            continue
        if lines[0].startswith("#"):
            marks, _space, title = lines[0].partition(" ")
            blocks.append(MarkdownBlock("heading", plain(title), len(marks)))
            lines = lines[1:]
        if lines and lines[0].startswith("|"):
            rows = [_cells(line) for line in lines if set(line) - set("|-: ")]
            blocks.append(MarkdownBlock("table", rows=tuple(rows)))
        elif lines:
            words = " ".join(lines)
            blocks.append(
                MarkdownBlock("paragraph", "• " + plain(words[2:]) if words.startswith("- ") else plain(words))
            )
    return blocks


def plain(words: str) -> str:
    """Words without marks; a link becomes its words with the address behind them."""

    def linked(found: re.Match[str]) -> str:
        return found[1] if found[1] == found[2] else f"{found[1]} ({found[2]})"

    return _MARKS.sub("", _LINK.sub(linked, words))


def _cells(line: str) -> tuple[str, ...]:
    return tuple(plain(cell.strip()) for cell in line.strip("|").split("|"))
