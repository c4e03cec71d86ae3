"""Dice and coins thrown in the middle of a spell, as pictures."""

from __future__ import annotations

from game.engine.decision import Event


def thrown_faces(event: Event) -> list[str]:
    """The pictures of what was thrown."""
    if event.kind == "element_dice_thrown":
        dice = event.fact("dice")
        return [str(face) for face in dice] if isinstance(dice, tuple) else []
    rolls = event.fact("rolls")
    numbers = [int(roll) for roll in rolls] if isinstance(rolls, tuple) else []
    if event.kind == "coin_flipped":
        return ["coin_heads" if roll >= 4 else "coin_tails" for roll in numbers]
    return [f"d6_{roll}" for roll in numbers]
