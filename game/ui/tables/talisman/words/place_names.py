"""The names of places of the table, in words."""

from __future__ import annotations

from game.engine.decision import Text
from game.talisman.box.board import SPACES
from game.talisman.box.characters import CHARACTERS
from game.talisman.box.register import CARD_OF, CARDS, SPELL
from game.talisman.rules.table.space_enemies import SPACE_ENEMIES
from game.talisman.view import TalismanView


def name_of(view: TalismanView, place: str) -> Text | str:
    """What a place is called; the place itself if nobody knows it."""
    kind, _colon, rest = place.partition(":")
    if kind == "seat" and rest.isdigit():
        return view.heroes[int(rest)].seat.name
    if kind in ("card", "spell") and rest in CARD_OF:
        return CARD_OF[rest].name
    if kind == "item" and rest in CARDS:
        return CARDS[rest].name
    if kind == "space" and rest in SPACES:
        return SPACES[rest].name
    if kind == "enemy" and rest in SPACE_ENEMIES:
        return SPACE_ENEMIES[rest].name
    if kind == "character" and rest in CHARACTERS:
        return CHARACTERS[rest].name
    return place


def clause_of_card(card: str) -> str:
    """The clause that a card's copy or print stands in ("bear#1", "sword")."""
    known = CARD_OF[card] if card in CARD_OF else CARDS[card]
    return f"TAL-{'S' if known.kind == SPELL else 'A'}.{known.id.replace('_', '-')}"
