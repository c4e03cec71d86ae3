"""What a Character, a kept card, a lasting effect or a Spell can change, moment by moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.talisman.rules.you import You
    from game.talisman.state import Fight, TalismanState


class Ability:
    """What a Character, a kept card or a lasting effect changes. Override only what it changes.

    Plain values are class attributes. ``able`` and ``use`` make a card usable at its owner's wish.
    """

    strength: int = 0
    """Added to total Strength, always."""
    craft: int = 0
    """Added to total Craft, always."""
    published: tuple[tuple[str, int], ...] = ()
    """Strength or Craft that published editions print instead: (("craft", 1),)."""
    weapon: int = 0
    """A weapon's bonus in Combat; only one is used (two by the Warrior)."""
    weapon_against: tuple[tuple[str, int], ...] = ()
    """Bonuses that replace it when a creature of that kind is fought: ((DRAGON, 3),)."""
    pairs: bool = True
    """Whether the weapon may be one of two (Warrior)."""
    saves_on: tuple[int, ...] = ()
    """Protection: the numbers that save a Life lost in Combat."""
    safe_terrain: tuple[str, ...] = ()
    """Spaces where the owner need not throw ("crags", "forest", "chasm")."""
    evade_terrain: tuple[str, ...] = ()
    """Spaces where the owner may evade Enemies and Characters ("hills", "woods")."""
    fewer_dice: tuple[tuple[str, str, int], ...] = ()
    """Dice thrown instead of the printed number: (("portal", "craft", 1), ("mines", "craft", 2))."""
    unlimited_objects: bool = False
    fewest_spells: int = 0
    """The owner always has at least that many Spells, and may."""
    no_casting: bool = False
    immune_to: tuple[str, ...] = ()
    """Ids of Spells that have no effect on the owner."""
    seen_through: bool = False
    """Nobody can evade the owner by Invisibility."""
    no_followers: bool = False
    """The owner may take no Followers."""
    bound: bool = False
    """Cannot be left, given, taken or killed, and is discarded when the owner dies or becomes a Toad."""
    move_cap: int = 0
    """The owner moves exactly this far, without a die."""
    builds_rafts: bool = False
    opens_valley: bool = False
    """Lets its owner enter the Valley of Fire."""
    destroys: tuple[str, ...] = ()
    """Ids of Enemy cards that the owner may destroy without a fight."""
    destroys_creatures: tuple[str, ...] = ()
    """Kinds of Enemy cards likewise."""
    fee: int = 0
    """Gold to pay for taking the card from a space."""
    free_lives: int = 0
    """Lives healed free per visit at the Castle."""
    castle_price: int = 0
    """Gold for which the card may be given up at the Castle."""
    extra_cards: int = 0
    """Adventure cards drawn beyond the number, as many being discarded again (always offered, not used up)."""
    extra_cards_once: int = 0
    """The same, the card itself being discarded."""
    combat_dice: int = 1
    """How many dice its side throws in Combat, the highest counting; an Enemy with 0 throws none."""
    value_in_combat: bool = False
    """A lasting effect that adds its ``value`` in Combat (Psionic Blast)."""
    suspends_magic: bool = False
    """While it lasts nobody casts Spells or uses Magic Objects."""
    does_nothing: bool = False
    """The Character can do nothing while it lasts (Immobility)."""
    strength_needed: int = 0
    """Whoever meets the card with less Strength than that suffers from it (Marsh)."""
    sells: bool = False
    """``use`` turns Objects into Gold: it makes room for others and pays fees (Alchemist)."""
    use_windows: tuple[str, ...] = ()
    """Windows in which ``use`` is offered besides the owner's own actions: BEFORE_BATTLE, ANY_TIME ..."""

    def spares(self, state: TalismanState, seat: int, terrain: str) -> bool:
        """Whether the owner loses no Life by the instruction of a space of that terrain."""
        return False

    def adds(self, state: TalismanState, fight: Fight, seat: int) -> int:
        """What it adds to its side's score in that fight beside Strength, Craft and weapons; below 0 it takes away.

        ``seat`` is the Character it belongs to; for an Enemy, the Character it fights. Rules, odds and advice all ask
        here, so the answer follows from what lies open before the dice are thrown.
        """
        return 0

    def beats(self, state: TalismanState, fight: Fight, score: int, other: int) -> bool:
        """Whether its side wins with that score against the other side's; usually the higher score does."""
        return score > other

    def able(self, state: TalismanState, seat: int) -> bool:
        """Whether ``use`` is possible now, in the owner's own turn outside a fight or in ``use_windows``."""
        return False

    async def use(self, you: You) -> None:
        """Use the card at its owner's wish; ``you.card`` is the card itself."""

    def robs(self, state: TalismanState, seat: int) -> tuple[str, ...]:
        """What the card, about to be met, would take of what that Character may lay down first."""
        return ()

    def threatens(self, state: TalismanState, seat: int) -> tuple[str, ...]:
        """What a row of the card's table would take of what that Character may lay down before throwing."""
        return ()

    async def taken(self, you: You) -> None:
        """The owner has just got the card (Bag of Gold)."""

    async def on_landing(self, you: You) -> None:
        """A lasting effect that lies on a space: ``you`` has just ended a move there or was transported there."""

    async def won_with(self, you: You) -> None:
        """The owner won a fight with this weapon, and the loser really lost a Life."""

    async def crossed_river(self, you: You) -> None:
        """The owner crossed the Storm River by bridge, Raft or ferry."""

    async def visited_mystic(self, you: You) -> None:
        """The Mystic's die has been carried out for the owner."""

    async def ended(self, you: You) -> None:
        """A lasting effect has run out; ``you.card`` is the card that made it, if it lies on a space."""


class SpellAbility(Ability):
    """A Spell. ``targets`` lists what it can be cast at now, as places; nothing: it cannot be cast.

    Places are "seat:2", "card:bear#1", "space:outer_01_fields", "enemy:sentinel". Targets who evade or are immune are
    left out for it. A Spell without a target of its own returns ``("seat:<caster>",)``, as this class does.
    """

    def targets(self, state: TalismanState, seat: int) -> tuple[str, ...]:
        """What ``seat`` can cast the Spell at in the window now open (``state.window``)."""
        return (f"seat:{seat}",)

    def costs(self, state: TalismanState, seat: int, target: str) -> tuple[str, ...]:
        """The caster's other Spells that are lost if it is cast at that target."""
        return ()

    async def cast(self, you: You, target: str) -> None:
        """Carry the Spell out; it has been announced, and nobody countered it. ``you.card`` is the Spell."""
