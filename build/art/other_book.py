"""The book of a game that a package brings without a cover of its own: brown leather, brass, an open book."""

from art.book_states import lit_book
from art.books import Binding, book
from art.files import save_sprite
from art.places import PICTURES
from art.shapes import GOLD

BINDING = Binding("open-book", "#7a5228", "#2c1a0b", GOLD, GOLD, "#1d1006", "#ffc864", 16, 73)


def paint_other_book() -> None:
    """Write both states of the book."""
    folder = PICTURES / "menu"
    plain = book(BINDING)
    save_sprite(plain, folder / "book_other.png", 6)
    save_sprite(lit_book(plain), folder / "book_other_lit.png", 6)
