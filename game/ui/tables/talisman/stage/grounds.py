"""On what ground a fight takes place: the painted place for each kind of space."""

from __future__ import annotations

GROUNDS = {
    "fields": "meadow", "plains": "meadow", "hidden_valley": "meadow", "woods": "woods", "forest": "woods",
    "cursed_glade": "woods", "hills": "crags", "crags": "crags", "sentinel": "crags", "chasm": "crags",
    "desert": "desert", "oasis": "desert", "ruins": "ruins", "runes": "ruins", "black_knight": "ruins",
    "portal_of_power": "ruins", "graveyard": "graveyard", "village": "street", "city": "street", "tavern": "street",
    "chapel": "hall", "castle": "hall", "temple": "hall", "vampires_tower": "hall", "crypt": "hall",
    "warlocks_cave": "abyss", "plain_of_peril": "abyss", "mines": "abyss", "pits": "abyss", "valley_of_fire": "abyss",
    "werewolf_den": "abyss", "dice_with_death": "abyss", "crown_of_command": "abyss",
}  # fmt: skip
"""By the name within a space's id: "outer_16_woods" is in the woods."""


def ground_of(space: str) -> str:
    """The picture of the ground on which a space's fights take place."""
    name = "_".join(space.split("_")[2:])
    return f"talisman/fights/{GROUNDS.get(name, 'meadow')}.webp"
