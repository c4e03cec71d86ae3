"""The cards of the seed's worked examples, with exactly the values printed there (TAL-EX)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from game.engine.decision import Text
from game.talisman.box.ability import Ability, SpellAbility
from game.talisman.box.register import CARD_OF, CARDS, FOLLOWER, MAGIC_OBJECT, ORIGIN, SPELL, WHEN_LOST, Card, register
from game.talisman.rules.magic import fitting
from game.talisman.rules.table import abilities
from game.talisman.rules.you import You
from game.talisman.state import TalismanState


class Preservation(SpellAbility):
    """Prevents the loss of a Life."""

    def targets(self, state: TalismanState, seat: int) -> tuple[str, ...]:
        return (f"seat:{state.loss.seat}",) if state.loss is not None and state.loss.what == "life" else ()

    async def cast(self, you: You, target: str) -> None:
        you.save()


def ability(**values: object) -> Ability:
    """An Ability with these values."""
    made = type("Fixture", (Ability,), dict(values))()
    assert isinstance(made, Ability)
    return made


FIXTURES = (
    Card("fx_magic_belt", Text("Belt"), Text("+2 Strength."), MAGIC_OBJECT, 5, ability=ability(strength=2)),
    Card("fx_unicorn", Text("Unicorn"), Text("+1 Strength."), FOLLOWER, 5, ability=ability(strength=1)),
    Card("fx_crown_of_solomon", Text("Crown"), Text("+2 Craft."), MAGIC_OBJECT, 5, ability=ability(craft=2)),
    Card("fx_maiden", Text("Maiden"), Text("Follows."), FOLLOWER, 5, ability=ability()),
    Card("fx_magic_ring", Text("Ring"), Text("+2 Craft."), MAGIC_OBJECT, 5, ability=ability(craft=2, fewest_spells=1)),
    Card("fx_preservation", Text("Preservation"), Text("Saves."), SPELL, timing=(WHEN_LOST,), ability=Preservation()),
)


CACHES = (abilities.sources, fitting.fitting, fitting.usable_in)


@contextmanager
def example_cards() -> Iterator[None]:
    """The fixtures are in the register for the time of one test."""
    for card in FIXTURES:
        register(card)
    for cached in CACHES:
        cached.cache_clear()
    try:
        yield
    finally:
        for card in FIXTURES:
            del CARDS[card.id], CARD_OF[f"{card.id}#1"], ORIGIN[f"{card.id}#1"]
        for cached in CACHES:
            cached.cache_clear()
