"""The board: 49 spaces in three rings, the river, the bridge, the Portal (TAL-2.1 and the board file)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from game.engine.decision import Text

OUTER, MIDDLE, INNER = "outer", "middle", "inner"
REGIONS = {OUTER: Text("Outer Region"), MIDDLE: Text("Middle Region"), INNER: Text("Inner Region")}
RING_SIZES = {OUTER: 24, MIDDLE: 16, INNER: 8}
DRAWING = {
    1: Text("Draw up to 1 card in total."),
    2: Text("Draw up to 2 cards in total."),
    3: Text("Draw up to 3 cards in total."),
}


@dataclass(frozen=True, slots=True)
class Space:
    """A space of the board.

    ``ring`` counts clockwise within the Region, ``grid`` is the row and column of the picture. ``draw`` is how many
    Adventure cards the space must hold when a Character encounters it (TAL-6.13.4).
    """

    id: str
    name: Text
    region: str
    ring: int
    grid: tuple[int, int]
    terrain: str
    draw: int = 0
    enemy_die_bonus: int = 0

    @property
    def says(self) -> Text:
        """The instructions in short."""
        return SAYS.get(self.id) or SAYS.get(self.terrain) or DRAWING[self.draw]


# fmt: off
ROWS = (
    Space("outer_00_village", Text("Village"), OUTER, 0, (0, 0), "village"),
    Space("outer_01_fields", Text("Fields"), OUTER, 1, (0, 1), "fields", draw=1),
    Space("outer_02_graveyard", Text("Graveyard"), OUTER, 2, (0, 2), "graveyard"),
    Space("outer_03_woods", Text("Woods"), OUTER, 3, (0, 3), "woods", draw=1),
    Space("outer_04_sentinel", Text("Sentinel"), OUTER, 4, (0, 4), "sentinel", draw=1),
    Space("outer_05_hills", Text("Hills"), OUTER, 5, (0, 5), "hills", draw=1),
    Space("outer_06_chapel", Text("Chapel"), OUTER, 6, (0, 6), "chapel"),
    Space("outer_07_fields", Text("Fields"), OUTER, 7, (1, 6), "fields", draw=1),
    Space("outer_08_crags", Text("Crags"), OUTER, 8, (2, 6), "crags"),
    Space("outer_09_plains", Text("Plains"), OUTER, 9, (3, 6), "plains", draw=1),
    Space("outer_10_woods", Text("Woods"), OUTER, 10, (4, 6), "woods", draw=1),
    Space("outer_11_fields", Text("Fields"), OUTER, 11, (5, 6), "fields", draw=1),
    Space("outer_12_city", Text("City"), OUTER, 12, (6, 6), "city"),
    Space("outer_13_fields", Text("Fields"), OUTER, 13, (6, 5), "fields", draw=1),
    Space("outer_14_hills", Text("Hills"), OUTER, 14, (6, 4), "hills", draw=1),
    Space("outer_15_plains", Text("Plains"), OUTER, 15, (6, 3), "plains", draw=1),
    Space("outer_16_woods", Text("Woods"), OUTER, 16, (6, 2), "woods", draw=1),
    Space("outer_17_plains", Text("Plains"), OUTER, 17, (6, 1), "plains", draw=1),
    Space("outer_18_tavern", Text("Tavern"), OUTER, 18, (6, 0), "tavern"),
    Space("outer_19_fields", Text("Fields"), OUTER, 19, (5, 0), "fields", draw=1),
    Space("outer_20_ruins", Text("Ruins"), OUTER, 20, (4, 0), "ruins", draw=2),
    Space("outer_21_plains", Text("Plains"), OUTER, 21, (3, 0), "plains", draw=1),
    Space("outer_22_forest", Text("Forest"), OUTER, 22, (2, 0), "forest"),
    Space("outer_23_fields", Text("Fields"), OUTER, 23, (1, 0), "fields", draw=1),
    Space("middle_00_portal_of_power", Text("Portal of Power"), MIDDLE, 0, (1, 1), "portal", draw=1),
    Space("middle_01_black_knight", Text("Black Knight"), MIDDLE, 1, (1, 2), "black_knight"),
    Space("middle_02_hidden_valley", Text("Hidden Valley"), MIDDLE, 2, (1, 3), "hidden_valley", draw=3),
    Space("middle_03_hills", Text("Hills"), MIDDLE, 3, (1, 4), "hills", draw=1),
    Space("middle_04_cursed_glade", Text("Cursed Glade"), MIDDLE, 4, (1, 5), "cursed_glade", draw=1),
    Space("middle_05_runes", Text("Runes"), MIDDLE, 5, (2, 5), "runes", draw=1, enemy_die_bonus=3),
    Space("middle_06_chasm", Text("Chasm"), MIDDLE, 6, (3, 5), "chasm"),
    Space("middle_07_runes", Text("Runes"), MIDDLE, 7, (4, 5), "runes", draw=1, enemy_die_bonus=2),
    Space("middle_08_warlocks_cave", Text("Warlock's Cave"), MIDDLE, 8, (5, 5), "warlocks_cave"),
    Space("middle_09_desert", Text("Desert"), MIDDLE, 9, (5, 4), "desert"),
    Space("middle_10_oasis", Text("Oasis"), MIDDLE, 10, (5, 3), "oasis", draw=2),
    Space("middle_11_desert", Text("Desert"), MIDDLE, 11, (5, 2), "desert"),
    Space("middle_12_temple", Text("Temple"), MIDDLE, 12, (5, 1), "temple"),
    Space("middle_13_woods", Text("Woods"), MIDDLE, 13, (4, 1), "woods", draw=1),
    Space("middle_14_runes", Text("Runes"), MIDDLE, 14, (3, 1), "runes", draw=1, enemy_die_bonus=2),
    Space("middle_15_castle", Text("Castle"), MIDDLE, 15, (2, 1), "castle"),
    Space("inner_00_plain_of_peril", Text("Plain of Peril"), INNER, 0, (2, 2), "plain_of_peril"),
    Space("inner_01_mines", Text("Mines"), INNER, 1, (2, 3), "mines"),
    Space("inner_02_vampires_tower", Text("Vampire's Tower"), INNER, 2, (2, 4), "vampires_tower"),
    Space("inner_03_pits", Text("Pits"), INNER, 3, (3, 4), "pits"),
    Space("inner_04_valley_of_fire", Text("Valley of Fire"), INNER, 4, (4, 4), "valley_of_fire"),
    Space("inner_05_werewolf_den", Text("Werewolf Den"), INNER, 5, (4, 3), "werewolf_den"),
    Space("inner_06_dice_with_death", Text("Dice with Death"), INNER, 6, (4, 2), "dice_with_death"),
    Space("inner_07_crypt", Text("Crypt"), INNER, 7, (3, 2), "crypt"),
    Space("inner_08_crown_of_command", Text("Crown of Command"), INNER, 8, (3, 3), "crown"),
)
# fmt: on
SAYS: dict[str, Text] = {
    "village": Text("Heal for 1 Gold a Life, buy from the Blacksmith, or ask the Mystic."),
    "graveyard": Text("Good: lose 1 Life. Neutral: nothing. Evil: you may throw a die to call the dead."),
    "sentinel": Text("Draw up to 1 card. Whoever crosses the bridge from here must face the Sentinel (Strength 9)."),
    "chapel": Text("Evil: lose 1 Life. Neutral: healing for 1 Gold a Life. Good: free healing, or pray."),
    "crags": Text("Throw a die: 1 a Spirit attacks (Craft 4), 2-3 miss a turn, 4-5 safe, 6 gain 1 Strength."),
    "city": Text("Visit the Enchantress, sell to the Alchemist, or be healed by the Doctor."),
    "tavern": Text("Throw a die: 1 miss a turn, 2 a Farmer fights (Strength 3), 3-4 lose or win 1 Gold, 5-6 a trip."),
    "forest": Text("Throw a die: 1 a Brigand attacks (Strength 4), 2-3 miss a turn, 4-5 safe, 6 gain 1 Craft."),
    "portal": Text("Draw up to 1 card. To pass inwards, throw 2 dice: no more than your Strength or Craft."),
    "black_knight": Text("Pay 1 Gold or lose 1 Life."),
    "middle_03_hills": Text("Draw up to 1 card. The bridge leads to the Sentinel; nobody attacks on the way out."),
    "cursed_glade": Text(
        "Draw up to 1 card. Objects give no Strength or Craft here, Magic Objects and Spells do nothing."
    ),
    "middle_05_runes": Text("Draw up to 1 card. Enemies add 3 to their die here."),
    "chasm": Text("Throw a die for yourself and for each Follower: 1 or 2 costs a Life, or the Follower."),
    "runes": Text("Draw up to 1 card. Enemies add 2 to their die here."),
    "warlocks_cave": Text("You may accept a quest; its reward is a Talisman."),
    "desert": Text("Lose 1 Life, unless you have a Water Bottle."),
    "temple": Text("You may pray: throw 2 dice."),
    "castle": Text("Healing for 1 Gold a Life."),
    "plain_of_peril": Text("Whoever enters the Inner Region stops here."),
    "mines": Text("Throw 3 dice and subtract your Craft: that is where you come out."),
    "vampires_tower": Text(
        "Throw a die for the Lives the Vampire takes: 1-2 one, 3-4 two, 5-6 three. Followers will do instead."
    ),
    "pits": Text("Throw a die: so many Lizardmen (Strength 4) attack, one after another."),
    "valley_of_fire": Text("Only with a Talisman. From here the way leads to the Crown of Command."),
    "werewolf_den": Text("Throw 2 dice for the Werewolf's Strength and fight it."),
    "dice_with_death": Text(
        "Throw 2 dice for yourself and 2 for Death. Lower: lose 1 Life. Not higher: play again next turn."
    ),
    "crypt": Text("Throw 3 dice and subtract your Strength: that is where you come out."),
    "crown": Text("Alone: cast the Command Spell every turn. Not alone: fight."),
}
SPACES: dict[str, Space] = {space.id: space for space in ROWS}
"""All spaces by id, in the order of the rings, the Crown of Command last."""


def _neighbours(step: int) -> dict[str, str]:
    rings = {
        region: [space.id for space in ROWS if space.region == region and space.ring < size]
        for region, size in RING_SIZES.items()
    }
    return {ids[place]: ids[(place + step) % len(ids)] for ids in rings.values() for place in range(len(ids))}


CLOCKWISE, COUNTER_CLOCKWISE = 1, -1
NEXT: dict[int, dict[str, str]] = {CLOCKWISE: _neighbours(1), COUNTER_CLOCKWISE: _neighbours(-1)}
"""The next space in the same ring, clockwise and counter-clockwise; the Crown of Command is on no ring."""

VILLAGE, GRAVEYARD, SENTINEL = "outer_00_village", "outer_02_graveyard", "outer_04_sentinel"
CHAPEL, CRAGS, CITY = "outer_06_chapel", "outer_08_crags", "outer_12_city"
TAVERN, RUINS, FOREST = "outer_18_tavern", "outer_20_ruins", "outer_22_forest"
PORTAL, BLACK_KNIGHT, HIDDEN_VALLEY = "middle_00_portal_of_power", "middle_01_black_knight", "middle_02_hidden_valley"
BRIDGE_HILLS, CURSED_GLADE, CHASM = "middle_03_hills", "middle_04_cursed_glade", "middle_06_chasm"
WARLOCKS_CAVE, OASIS, TEMPLE = "middle_08_warlocks_cave", "middle_10_oasis", "middle_12_temple"
CASTLE = "middle_15_castle"
PLAIN_OF_PERIL, MINES, VAMPIRES_TOWER = "inner_00_plain_of_peril", "inner_01_mines", "inner_02_vampires_tower"
PITS, VALLEY_OF_FIRE, WEREWOLF_DEN = "inner_03_pits", "inner_04_valley_of_fire", "inner_05_werewolf_den"
DICE_WITH_DEATH, CRYPT, CROWN = "inner_06_dice_with_death", "inner_07_crypt", "inner_08_crown_of_command"


def _across() -> dict[str, tuple[str, ...]]:
    at = {space.grid: space for space in ROWS}
    found: dict[str, tuple[str, ...]] = {}
    for space in ROWS:
        row, column = space.grid
        places = ((row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1))
        beside = [at.get(place) for place in places]
        banks = [other.id for other in beside if other and {space.region, other.region} == {OUTER, MIDDLE}]
        found[space.id] = tuple(banks)
    return found


ACROSS = _across()
"""The spaces straight over the Storm River from each space: one, for a Middle corner two, elsewhere none."""
BRIDGE = {SENTINEL: BRIDGE_HILLS, BRIDGE_HILLS: SENTINEL}
"""The two ends of the bridge over the Storm River (TAL-6.11.8b)."""
MEETING_PLACES = (PLAIN_OF_PERIL, VALLEY_OF_FIRE, CROWN)
"""The spaces of the Inner Region where Characters meet (TAL-6.14.1)."""
RAFT_TERRAIN = ("woods", "forest")


def region_of(space: str) -> str:
    """The Region of a space."""
    return SPACES[space].region


@cache
def spaces_of(region: str) -> tuple[str, ...]:
    """The spaces of a Region, in ring order."""
    return tuple(space.id for space in ROWS if space.region == region)


def counted_from(space: str, steps: int, direction: int) -> str:
    """The space ``steps`` further along the ring."""
    for _ in range(steps):
        space = NEXT[direction][space]
    return space
