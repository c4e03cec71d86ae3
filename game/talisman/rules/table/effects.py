"""Rows of die tables that many cards and spaces share: small rules ready to be named in a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.talisman.box.die_tables import Effect

if TYPE_CHECKING:
    from game.talisman.rules.you import You


def lose_life(n: int = 1) -> Effect:
    """Lose Lives."""

    async def effect(you: You) -> None:
        await you.lose_life(n)

    return effect


def gain_life(n: int = 1) -> Effect:
    """Gain Lives."""

    async def effect(you: You) -> None:
        await you.gain_life(n)

    return effect


def heal(n: int = 1) -> Effect:
    """Heal Lives."""

    async def effect(you: You) -> None:
        await you.heal(n)

    return effect


def gain_strength(n: int = 1) -> Effect:
    """Gain own Strength."""

    async def effect(you: You) -> None:
        await you.gain_strength(n)

    return effect


def lose_strength(n: int = 1) -> Effect:
    """Lose own Strength."""

    async def effect(you: You) -> None:
        await you.lose_strength(n)

    return effect


def gain_craft(n: int = 1) -> Effect:
    """Gain own Craft."""

    async def effect(you: You) -> None:
        await you.gain_craft(n)

    return effect


def lose_craft(n: int = 1) -> Effect:
    """Lose own Craft."""

    async def effect(you: You) -> None:
        await you.lose_craft(n)

    return effect


def gain_gold(n: int = 1) -> Effect:
    """Gain Gold."""

    async def effect(you: You) -> None:
        await you.gain_gold(n)

    return effect


def lose_gold(n: int = 1) -> Effect:
    """Lose Gold."""

    async def effect(you: You) -> None:
        await you.lose_gold(n)

    return effect


def gain_spell(n: int = 1) -> Effect:
    """Gain Spells."""

    async def effect(you: You) -> None:
        await you.gain_spell(n)

    return effect


def miss_turn(n: int = 1) -> Effect:
    """Miss the next turns."""

    async def effect(you: You) -> None:
        await you.miss_turn(n)

    return effect


def become(alignment: str) -> Effect:
    """Change Alignment."""

    async def effect(you: You) -> None:
        if not await you.become(alignment) and you.alive:
            await you.stay_as_is(alignment)

    return effect


def go_to(space: str) -> Effect:
    """Be set on a space and encounter it."""

    async def effect(you: You) -> None:
        await you.go_to(space)

    return effect


def fight(enemy: str) -> Effect:
    """Fight an Enemy without a card."""

    async def effect(you: You) -> None:
        await you.fight(enemy)

    return effect


async def toad(you: You) -> None:
    """Become a Toad."""
    await you.become_toad()


async def gain_talisman(you: You) -> None:
    """Receive a Talisman, if one is left."""
    await you.gain_talisman()
