"""The books of this program: of each game what the title, the records, the rulebook and the music know of it."""

from __future__ import annotations

from game.grimoire import Grimoire
from game.grimoires.demons import GRIMOIRE as DEMONS
from game.grimoires.devils_circle import GRIMOIRE as DEVILS_CIRCLE
from game.grimoires.talisman import GRIMOIRE as TALISMAN
from game.grimoires.warlocks_duel import GRIMOIRE as WARLOCKS_DUEL

OWN: tuple[Grimoire, ...] = (TALISMAN, DEMONS, DEVILS_CIRCLE, WARLOCKS_DUEL)
"""In the order in which they lie on the table."""
