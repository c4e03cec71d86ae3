"""How a card is written, and the register of all cards.

    Only numbers: a row.  A sentence: a function.  It stays with you: a class.

A card has an ``id`` ("bear"); each copy of it is an *instance* ("bear#1", from the Purchase stock "sword#p1", from the
Talisman deck "talisman#t1"). State, options and events hold instances only; :func:`card_of` gives the printed card.
``name`` and ``face`` are English Texts: what the player reads on the card.

**Rows** (nothing to program)::

    enemy("bear", Text("Bear"), number=2, strength=3, creature=ANIMAL)
    stranger("witch", Text("Witch"), Text("Throw a die: ..."), table=DieTable(1, (
        Row((1,), Text("Become a Toad."), effects.toad), ...)))
    kept(OBJECT, "sword", Text("Sword"), Text("..."), weapon=1, copies=2, purchase=3, village=2, market=1)

A card with a ``table`` throws it when met (``optional=True``: the player may decline first), and the exact odds are
shown before the throw. ``placed=(space, ...)`` (six spaces) sends the card elsewhere when drawn (Ghost, Hermit).

**Functions**: ``async def card(you)`` is what happens when the card is dealt with; ``you`` (you.py) is the Character
who meets it, with the rulebook's verbs: ``await you.gain_life()``, ``await you.throw(1)``, ... ::

    @event("angel", Text("Angel"), Text("..."), evadable=True)
    async def angel(you: You) -> None:
        if you.alignment == GOOD:
            await you.gain_life()
        elif you.alignment == EVIL:
            await you.lose_life()

Events are discarded afterwards unless the card has gone elsewhere; Strangers and Places stay until the function says
``await you.discard_card()``. A function must not hold a Hero or the state in a local variable across an ``await``
(the tests look into paused frames); ask ``you`` again instead. Everything after a death, a transport or the end of the
turn is harmless: verbs do nothing for a Character that has left the board.

**Classes** stay with somebody (Follower, Object, Character, lasting effect)::

    @kept(MAGIC_OBJECT, "wand", Text("Wand"), Text("..."), worth=4)
    class Wand(Ability):
        fewest_spells = 1

Lasting effects are Abilities too: ``@lasting("blizzard", Text("Blizzard")) class Blizzard(Ability): move_cap = 1``,
laid on by ``you.last("blizzard", seat=EVERYBODY, until="turns", left=...)``.

**Spells** are classes or functions registered with :func:`spell`; see :class:`SpellAbility`.

An Ability overrides only the moments it changes (see the class for all of them). Sources are switched off in one
place (``abilities.py``): the Cursed Glade, Destroy Magic and being a Toad are known nowhere else.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar

from game.engine.decision import Text

if TYPE_CHECKING:
    from game.talisman.state import TalismanState
    from game.talisman.you import You

EVENT, ENEMY, STRANGER, FOLLOWER, OBJECT, MAGIC_OBJECT, GOLD, PLACE, SPELL = (
    "event", "enemy", "stranger", "follower", "object", "magic_object", "gold", "place", "spell",
)  # fmt: skip
ANIMAL, MONSTER, DRAGON, SPIRIT = "animal", "monster", "dragon", "spirit"
ADVENTURE_DECK, SPELL_DECK, PURCHASE_STOCK, TALISMAN_STOCK = "adventure", "spell", "purchase", "talisman"

(
    TURN_START, ANY_TURN_START, INSTEAD_OF_MOVE_ROLL, AFTER_MOVE, WHEN_ENCOUNTERING, BEFORE_BATTLE,
    WHEN_LOST, IN_ANSWER_TO_SPELL, TURN_END, ANY_TIME,
) = (
    "turn_start", "any_turn_start", "instead_of_move_roll", "after_move", "when_encountering_or_attacked",
    "before_battle", "when_life_follower_or_enemy_would_be_lost", "in_answer_to_spell", "turn_end", "any_time",
)  # fmt: skip
"""When a Spell fits (TAL-FLOW, W1 to W8). WHEN_ENCOUNTERING asks only who meets or is attacked, ``state.meeting`` says
what; BEFORE_BATTLE only who fights, ``state.fight`` says whom; WHEN_LOST anybody, ``state.loss`` says what."""

Effect = Callable[["You"], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a die table: the numbers thrown, what they bring in words, and the rule."""

    faces: tuple[int, ...]
    text: Text
    effect: Effect | None = None
    spaces: tuple[str, ...] = ()
    """Where the row may send the Character, for screens."""


@dataclass(frozen=True, slots=True)
class DieTable:
    """What a throw of ``dice`` dice brings. A ``prayer`` may be raised by 1 after the throw by those who can."""

    dice: int
    rows: tuple[Row, ...]
    prayer: bool = False

    def row(self, number: int) -> Row:
        """The row of a number thrown; beyond the table counts as its end."""
        for row in self.rows:
            if number in row.faces:
                return row
        return self.rows[-1] if number > self.rows[-1].faces[-1] else self.rows[0]


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
    value_in_combat: bool = False
    """A lasting effect that adds its ``value`` in Combat (Psionic Blast)."""
    suspends_magic: bool = False
    """While it lasts nobody casts Spells or uses Magic Objects."""
    does_nothing: bool = False
    """The Character can do nothing while it lasts (Immobility)."""
    use_windows: tuple[str, ...] = ()
    """Windows in which ``use`` is offered besides the owner's own actions: BEFORE_BATTLE, ANY_TIME ..."""

    def spares(self, state: TalismanState, seat: int, terrain: str) -> bool:
        """Whether the owner loses no Life by the instruction of a space of that terrain."""
        return False

    def able(self, state: TalismanState, seat: int) -> bool:
        """Whether ``use`` is possible now, in the owner's own turn outside a fight or in ``use_windows``."""
        return False

    async def use(self, you: You) -> None:
        """Use the card at its owner's wish; ``you.card`` is the card itself."""

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

    async def cast(self, you: You, target: str) -> None:
        """Carry the Spell out; it has been announced, and nobody countered it. ``you.card`` is the Spell."""


@dataclass(frozen=True, slots=True)
class Card:
    """A printed card."""

    id: str
    name: Text
    face: Text
    kind: str
    number: int = 0
    copies: int = 1
    creature: str = ""
    strength: int = 0
    craft: int = 0
    evadable: bool = False
    alignments: tuple[str, ...] = ("good", "neutral", "evil")
    """Who may own it."""
    worth: int = 0
    placed: tuple[str, ...] = ()
    table: DieTable | None = None
    optional: bool = False
    points: int = 0
    """Points it holds when revealed (Fountain, Stream, Pool)."""
    bribe: int = 0
    """Gold for which the Enemy stands aside."""
    timing: tuple[str, ...] = ()
    purchase: int = 0
    talismans: int = 0
    published_copies: int | None = None
    """Copies in published editions, if fewer."""
    prices: tuple[tuple[str, int], ...] = ()
    """Its price by shop: (("village", 2), ("market", 1))."""
    meets: Effect | None = None
    ability: Ability | None = None

    @property
    def fights_with(self) -> str:
        """The ability an Enemy fights with: "strength" or "craft"."""
        return "strength" if self.number == 2 else "craft"


CARDS: dict[str, Card] = {}
"""All printed cards by id."""
CARD_OF: dict[str, Card] = {}
"""The printed card of each instance."""
ORIGIN: dict[str, str] = {}
"""The deck or stock each instance came from and returns to."""
LASTING: dict[str, Ability] = {}
LASTING_NAMES: dict[str, Text] = {}


def card_of(instance: str) -> Card:
    """The printed card of an instance; raises KeyError for what is no card."""
    return CARD_OF[instance]


@cache
def clause_of(instance: str) -> str:
    """The clause that a card is in the rulebook: its face and all its details."""
    known = CARD_OF[instance]
    return f"TAL-{'S' if known.kind == SPELL else 'A'}.{known.id.replace('_', '-')}"


def register(card: Card) -> Card:
    """Put a printed card and all its copies into the register."""
    if card.id in CARDS:
        raise ValueError(f"there is already a card {card.id!r}")
    CARDS[card.id] = card
    deck = SPELL_DECK if card.kind == SPELL else ADVENTURE_DECK
    for letter, copies, origin in (
        ("", card.copies, deck),
        ("p", card.purchase, PURCHASE_STOCK),
        ("t", card.talismans, TALISMAN_STOCK),
    ):
        for number in range(1, copies + 1):
            instance = f"{card.id}#{letter}{number}"
            CARD_OF[instance] = card
            ORIGIN[instance] = origin
    return card


def enemy(
    card_id: str, name: Text, *, number: int, creature: str, strength: int = 0, craft: int = 0, **more: Any
) -> None:
    """An Enemy: number 2 fights with Strength, number 3 with Craft (TAL-6.15.5, TAL-6.15.6)."""
    face = more.pop("face", Text("Attacks every Character who lands here. Stays until it is killed."))
    fields = {"number": number, "creature": creature, "strength": strength, "craft": craft, **more}
    register(Card(card_id, name, face, ENEMY, evadable=True, **fields))


Met = TypeVar("Met", bound=Effect)


def _met(kind: str, number: int, card_id: str, name: Text, face: Text, more: dict[str, Any]) -> Callable[[Met], Met]:
    by_function = more.pop("by_function", False)
    fields = {"number": number, **more}
    if fields.get("table") is not None and not by_function:
        register(Card(card_id, name, face, kind, **fields))
        return lambda function: function

    def decorate(function: Met) -> Met:
        register(Card(card_id, name, face, kind, meets=function, **fields))
        return function

    return decorate


def event(card_id: str, name: Text, face: Text, **more: Any) -> Callable[[Met], Met]:
    """Number 1, an Event: dealt with at once, then discarded (TAL-6.15.4).

    With ``table=`` it is a plain row; ``by_function=True`` registers a table for the odds and a function all the same.
    """
    return _met(EVENT, 1, card_id, name, face, more)


def stranger(card_id: str, name: Text, face: Text, **more: Any) -> Callable[[Met], Met]:
    """Number 4, a Stranger: met on every visit, stays (TAL-6.15.8)."""
    return _met(STRANGER, 4, card_id, name, face, {"evadable": True, **more})


def place(card_id: str, name: Text, face: Text, **more: Any) -> Callable[[Met], Met]:
    """Number 6, a Place: met on every visit, stays (TAL-6.15.10)."""
    return _met(PLACE, 6, card_id, name, face, more)


Kept = TypeVar("Kept", bound=type[Ability])

ABILITY_FIELDS = frozenset(name for name in vars(Ability) if not name.startswith("_"))


def kept(kind: str, card_id: str, name: Text, face: Text, **more: Any) -> Callable[[Kept], Kept]:
    """Number 5: a Follower, Object, Magic Object or Gold (TAL-6.15.9).

    Values of :class:`Ability` given here (``weapon=1``) make a plain row; without any, decorate a class.
    """
    values = {field: more.pop(field) for field in tuple(more) if field in ABILITY_FIELDS}
    prices = tuple((shop, more.pop(shop)) for shop in ("village", "market") if shop in more)
    fields: dict[str, Any] = {"number": 5, "prices": prices, **more}
    if values:
        plain = type(card_id, (Ability,), values)
        register(Card(card_id, name, face, kind, ability=plain(), **fields))
        return lambda made: made

    def decorate(made: Kept) -> Kept:
        register(Card(card_id, name, face, kind, ability=made(), **fields))
        return made

    return decorate


def spell(card_id: str, name: Text, face: Text, *, timing: tuple[str, ...], **more: Any) -> Callable[[Any], Any]:
    """A Spell card: decorate a :class:`SpellAbility`, or ``async def name(you, target)`` for one cast at oneself."""

    def decorate(made: Any) -> Any:
        kind = made if isinstance(made, type) else type(card_id, (SpellAbility,), {"cast": staticmethod(made)})
        ability = kind()
        register(Card(card_id, name, face, SPELL, timing=timing, ability=ability, **more))
        return made

    return decorate


def lasting(effect_id: str, name: Text) -> Callable[[Kept], Kept]:
    """An effect that lasts: an Ability laid on a Character, on everybody or on a space."""

    def decorate(made: Kept) -> Kept:
        LASTING[effect_id] = made()
        LASTING_NAMES[effect_id] = name
        return made

    return decorate


def is_object(instance: str) -> bool:
    """Whether a card is an Object, magic or not (TAL-6.5a)."""
    return CARD_OF[instance].kind in (OBJECT, MAGIC_OBJECT)


def instances(deck: str, published: bool = False) -> tuple[str, ...]:
    """All cards of a deck or stock, in the order of the register; or only those of the published deck."""
    cards = tuple(instance for instance, origin in ORIGIN.items() if origin == deck)
    return tuple([card for card in cards if is_published(card)]) if published else cards


def is_published(instance: str) -> bool:
    """Whether a copy belongs to the decks of published editions too."""
    copies = CARD_OF[instance].published_copies
    return copies is None or int(instance.partition("#")[2]) <= copies
