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
laid on by ``you.last("blizzard", seat=EVERYBODY, until="turns", left=...,
by=you.seat)``.

**Enemies** are rows. One with a sentence of its own in the fight declares it as an Ability, and rules, odds and advice
see it alike::

    class Vampire(Ability):
        def adds(self, state, fight, seat):
            return 2 if state.heroes[seat].alignment == GOOD else 0

    enemy("vampire", Text("Vampire"), face=Text("..."), number=2, strength=4, creature=MONSTER, ability=Vampire())

**Spells** are classes or functions registered with :func:`spell`; see :class:`~game.talisman.box.ability.SpellAbility`.

An Ability overrides only the moments it changes (see the class for all of them). Sources are switched off in one
place (``abilities.py``): the Cursed Glade, Destroy Magic and being a Toad are known nowhere else.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar

from game.engine.decision import Text
from game.talisman.box.ability import Ability, SpellAbility
from game.talisman.box.die_tables import DieTable, Effect

if TYPE_CHECKING:
    pass

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
    """Copies in published editions, if fewer; 0 for a card of our own, which the box of TAL-2 does not have."""
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
    printed = CARD_OF[instance]
    return f"TAL-{'S' if printed.kind == SPELL else 'A'}.{printed.id.replace('_', '-')}"


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
    """An Enemy: number 2 fights with Strength, number 3 with Craft (TAL-6.15.5, TAL-6.15.6).

    ``ability=`` is an :class:`Ability` that says how it fights beside its number (``adds``, ``beats``,
    ``combat_dice``); such an Enemy is fought alone (TAL-6.16.5).
    """
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


def opens_valley(instance: str) -> bool:
    """Whether a card is a key to the Valley of Fire, even where it does not work just now (TAL-6.20)."""
    return getattr(CARD_OF[instance].ability, "opens_valley", False)


def instances(deck: str, published: bool = False) -> tuple[str, ...]:
    """All cards of a deck or stock, in the order of the register; or only those of the published deck."""
    cards = tuple(instance for instance, origin in ORIGIN.items() if origin == deck)
    return tuple([card for card in cards if is_published(card)]) if published else cards


def is_published(instance: str) -> bool:
    """Whether a copy belongs to the decks of published editions too."""
    copies = CARD_OF[instance].published_copies
    return copies is None or int(instance.partition("#")[2]) <= copies
