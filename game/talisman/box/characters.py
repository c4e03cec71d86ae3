"""The 14 Characters and their special abilities (board file, chapter 8)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, TypeVar

from game.engine.decision import Text
from game.talisman.box.ability import Ability
from game.talisman.box.board import CHAPEL, CITY, CRAGS, FOREST, GRAVEYARD, TAVERN, VILLAGE
from game.talisman.box.register import ANIMAL, DRAGON, SPIRIT
from game.talisman.state import COMBAT, EVIL, GOOD, NEUTRAL, Fight, TalismanState


@dataclass(frozen=True, slots=True)
class Character:
    """A Character card: where it starts, with what, and its special abilities in words."""

    id: str
    name: Text
    start: str
    alignment: str
    strength: int
    craft: int
    spells: int
    says: tuple[Text, ...]
    ability: Ability
    forbidden: tuple[str, ...] = ()
    """Ids of Objects it may not own (TAL-6.5.2b-R)."""


CHARACTERS: dict[str, Character] = {}
"""All Characters by id, in alphabetical order."""
Kind = TypeVar("Kind", bound=type["CharacterAbility"])


GIFTS: dict[str, CharacterAbility] = {}
"""The special abilities of each Character."""


class CharacterAbility(Ability):
    """What only Characters can do, beside the moments of every Ability."""

    total_craft: ClassVar[staticmethod[[TalismanState, int], int]]
    """A Character's total Craft. The sheet, which adds it up from all abilities, puts it here itself."""

    assassinates: bool = False
    changes_alignment: bool = False
    steps_in_woods: bool = False
    psychic_attack: bool = False
    drains: bool = False
    raises_dead: bool = False
    friend_of: tuple[str, ...] = ()
    """Kinds of creatures that do not attack the Character unless he attacks them."""
    charms: tuple[str, ...] = ()
    takes_followers: tuple[str, ...] = ()
    """Ids of Followers the Character may take in place of attacking."""
    lures_followers_but: tuple[str, ...] = ()
    """May take one Follower besides attacking or beguiling, but not these."""
    ignores: tuple[str, ...] = ()
    """Ids of cards that have no effect on the Character (Siren, Maze, Hag)."""
    prayer_bonus: int = 0
    cave_bonus: int = 0
    no_axe_in_combat: bool = False
    reads_minds: bool = False
    beguiles: tuple[tuple[str, int], ...] = ()
    """The lowest throw that beguiles a victim of each Alignment."""
    steals: bool = False
    shoplifts: bool = False
    combat_weapons: int = 1


def character(
    character_id: str, name: Text, start: str, alignment: str, strength: int, craft: int, spells: int = 0,
    says: tuple[Text, ...] = (), forbidden: tuple[str, ...] = (),
) -> Callable[[Kind], Kind]:  # fmt: skip
    """Register a Character with its special abilities."""

    def decorate(kind: Kind) -> Kind:
        GIFTS[character_id] = ability = kind()
        card = Character(character_id, name, start, alignment, strength, craft, spells, says, ability, forbidden)
        CHARACTERS[character_id] = card
        return kind

    return decorate


@character("assassin", Text("Assassin"), CITY, EVIL, 3, 3, says=(
    Text("When you attack a Character, or fight an Enemy that already lay there, your victim adds no die."),
    Text("Beating a Character in this way you must take a Life."),
))  # fmt: skip
class Assassin(CharacterAbility):
    """May assassinate."""

    assassinates = True


@character("druid", Text("Druid"), FOREST, NEUTRAL, 2, 4, 1, says=(
    Text("You may change your Alignment, once per turn."),
))  # fmt: skip
class Druid(CharacterAbility):
    """Changes Alignment at will (TAL-6.7.2)."""

    changes_alignment = True


@character("dwarf", Text("Dwarf"), CRAGS, NEUTRAL, 3, 3, says=(
    Text("You need not throw in the Crags or the Chasm, and you may evade in the Hills."),
    Text("Add 1 in the Cave if you like; the Maze and the Siren have no effect on you."),
    Text("Throw 1 die at the Portal of Power by Craft, and 2 dice in the Mines."),
))  # fmt: skip
class Dwarf(CharacterAbility):
    """At home under the ground."""

    safe_terrain = ("crags", "chasm")
    evade_terrain = ("hills",)
    cave_bonus = 1
    fewer_dice = (("portal", "craft", 1), ("mines", "craft", 2))
    ignores = ("maze", "siren")


@character("elf", Text("Elf"), FOREST, GOOD, 3, 4, says=(
    Text("You need not throw in the Forest, you may evade in the Woods, and the Siren has no effect on you."),
    Text("Instead of throwing for movement you may step from Woods to any other Woods of the Region."),
))  # fmt: skip
class Elf(CharacterAbility):
    """At home among trees."""

    safe_terrain = ("forest",)
    evade_terrain = ("woods",)
    steps_in_woods = True
    ignores = ("siren",)


@character("ghoul", Text("Ghoul"), GRAVEYARD, EVIL, 2, 4, says=(
    Text("You may attack Characters in Psychic Combat; a Life you take so is added to your own."),
    Text("An Enemy you kill in Combat may follow you and add its Strength in one later Combat."),
    Text("The Siren has no effect on you."),
))  # fmt: skip
class Ghoul(CharacterAbility):
    """Feeds on Lives and raises the dead."""

    psychic_attack = True
    drains = True
    raises_dead = True
    ignores = ("siren",)


@character("minstrel", Text("Minstrel"), TAVERN, GOOD, 2, 4, says=(
    Text("Animals and Dragons do not attack you; you may attack them."),
    Text("Once in the game: throw above an Animal's Strength, and it follows you and adds its Strength in Combat."),
    Text("You may take the Maiden or the Princess from a Character you land on. The Hag's curse does not work on you."),
))  # fmt: skip
class Minstrel(CharacterAbility):
    """Charms animals and ladies."""

    friend_of = (ANIMAL, DRAGON)
    charms = (ANIMAL,)
    takes_followers = ("maiden", "princess")
    ignores = ("cursed_by_a_hag",)


@character("monk", Text("Monk"), VILLAGE, GOOD, 2, 3, says=(
    Text("You may add your Craft to your Strength in Combat."),
    Text("Add 1 to your prayers if you like."),
    Text("You use no Sword, Helmet, Shield or Armour, and no Axe in Combat."),
), forbidden=("sword", "runesword", "helmet", "shield", "armour"))  # fmt: skip
class Monk(CharacterAbility):
    """Inner strength instead of iron."""

    prayer_bonus = 1
    no_axe_in_combat = True

    def adds(self, state: TalismanState, fight: Fight, seat: int) -> int:
        """His total Craft, in Combat."""
        return self.total_craft(state, seat) if fight.kind == COMBAT else 0


@character("priest", Text("Priest"), CHAPEL, GOOD, 2, 4, 1, says=(
    Text("You destroy Spirits and Demons without a fight."),
    Text("Add 1 to your prayers if you like."),
    Text("You use no Sword, and no Axe in Combat."),
), forbidden=("sword", "runesword"))  # fmt: skip
class Priest(CharacterAbility):
    """Exorcises."""

    destroys_creatures = (SPIRIT,)
    prayer_bonus = 1
    no_axe_in_combat = True


@character("prophetess", Text("Prophetess"), CHAPEL, GOOD, 2, 4, 1, says=(
    Text("You always have at least one Spell."),
    Text("Drawing Adventure cards you may draw one more and discard one of them."),
    Text("You may look at the Spells of the others."),
))  # fmt: skip
class Prophetess(CharacterAbility):
    """Sees what is to come."""

    fewest_spells = 1
    extra_cards = 1
    reads_minds = True


@character("sorceress", Text("Sorceress"), GRAVEYARD, EVIL, 2, 4, 1, says=(
    Text("You may attack Characters in Psychic Combat."),
    Text("Instead you may beguile: 6 for Good, 5 for Neutral, 4 for Evil or more takes 1 Gold or 1 Object."),
    Text("Besides, you may take one Follower, but not the Maiden, the Unicorn, the Princess or a charmed Animal."),
))  # fmt: skip
class Sorceress(CharacterAbility):
    """Beguiles."""

    psychic_attack = True
    beguiles = ((GOOD, 6), (NEUTRAL, 5), (EVIL, 4))
    lures_followers_but = ("maiden", "unicorn", "princess")


@character("thief", Text("Thief"), CITY, NEUTRAL, 3, 3, says=(
    Text("Instead of attacking a Character you may take 1 Gold or 1 Object from it."),
    Text("Once per visit you may steal at the Market: throw a die for what you get."),
))  # fmt: skip
class Thief(CharacterAbility):
    """Steals."""

    steals = True
    shoplifts = True


@character("troll", Text("Troll"), CRAGS, NEUTRAL, 6, 1, says=(
    Text("You need not throw in the Crags. The Siren has no effect on you."),
))  # fmt: skip
class Troll(CharacterAbility):
    """Strong."""

    safe_terrain = ("crags",)
    ignores = ("siren",)


@character("warrior", Text("Warrior"), TAVERN, NEUTRAL, 4, 3, says=(
    Text("In Combat you may throw two dice and use the higher."),
    Text("You may use two weapons at once, but not with the Holy Lance, the Runesword or a Shield."),
))  # fmt: skip
class Warrior(CharacterAbility):
    """Fights with both hands."""

    combat_dice = 2
    combat_weapons = 2


@character("wizard", Text("Wizard"), GRAVEYARD, EVIL, 2, 5, 2, says=(
    Text("You always have at least one Spell."),
    Text("You may attack Characters in Psychic Combat."),
))  # fmt: skip
class Wizard(CharacterAbility):
    """Never without magic."""

    fewest_spells = 1
    psychic_attack = True


NO_ABILITY = CharacterAbility()
CHANGE_ALIGNMENT = frozenset([known for known, ability in GIFTS.items() if ability.changes_alignment])
STEP_IN_WOODS = frozenset([known for known, ability in GIFTS.items() if ability.steps_in_woods])
NEVER_WITHOUT_SPELLS = frozenset([known for known, ability in GIFTS.items() if ability.fewest_spells])
"""Who has the gifts that are asked about in every turn."""


def gift(character_id: str, toad: int) -> CharacterAbility:
    """A Character's own abilities; a Toad has none (TAL-6.19.8)."""
    return NO_ABILITY if toad else GIFTS.get(character_id, NO_ABILITY)
