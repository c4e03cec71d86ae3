"""The table of Talisman as plain data: numbers, words and card ids, so that it is copied fast."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from game.engine.deck import Deck

GOOD, NEUTRAL, EVIL = "good", "neutral", "evil"
LIVES_AT_START = 4
GOLD_AT_START = 1
OBJECT_LIMIT = 4
TOAD_TURNS = 3
STRENGTH_FOR_A_POINT = 7
COMBAT, PSYCHIC = "combat", "psychic"
"""The two kinds of fights (TAL-6.16, TAL-6.17)."""
TURN_LIMIT = 2000

CHOOSING, STARTING, MOVING, CARRYING_ON, ARRIVING, MEETING, ENDING, OVER = (
    "choosing", "starting", "moving", "carrying_on", "arriving", "meeting", "ending", "over",
)  # fmt: skip
"""Where a turn stands: every stage is one step of the game, and the state alone tells the whole story between them."""
UNDER_WAY = frozenset({MOVING, CARRYING_ON, ARRIVING, MEETING})
"""The stages of a turn that are left out once the turn has ended early."""

EVERYBODY = -1
"""The seat of a lasting effect that lies on all Characters."""


class Lasting(NamedTuple):
    """An effect that lasts. ``id`` names its Ability; ``seat`` is whom it concerns (EVERYBODY: all).

    ``until`` says when it ends: "fight", "turn" (this turn's end), "turns" (after ``left`` turns of seat ``by``, or of
    anybody if that is nobody, as in matches of earlier rules) or "own_turn" (at the start of the ``left``-th turn from
    now of seat ``by``). It lies on ``space`` or ``card``, if on either.
    """

    id: str
    seat: int
    until: str
    left: int = 0
    by: int = -1
    value: int = 0
    card: str = ""
    space: str = ""


class Loss(NamedTuple):
    """Something about to be lost: ``what`` is "life", "follower" or "enemy"; ``cards`` are the cards concerned."""

    what: str
    seat: int
    cards: tuple[str, ...] = ()
    cause: str = ""


class SpellCast(NamedTuple):
    """A Spell announced and not yet carried out; the newest comes last in the state's ``casting``."""

    seat: int
    card: str
    target: str = ""


@dataclass(slots=True)
class Hero:
    """A player's Character and everything before him (TAL-6.1 to TAL-6.9). Cards are ids such as "sword#2"."""

    character: str = ""
    space: str = ""
    alignment: str = NEUTRAL
    strength: int = 0
    craft: int = 0
    lives: int = 0
    gold: int = 0
    spells: tuple[str, ...] = ()
    objects: tuple[str, ...] = ()
    followers: tuple[str, ...] = ()
    trophies: tuple[str, ...] = ()
    raft: str = ""
    """The Raft's card, or "built" for one made with an Axe (TAL-6.11.16)."""
    raft_due: bool = False
    quest: str = ""
    awarded: tuple[str, ...] = ()
    """Cards that already gave their free Spell (TAL-6.2.7c-R)."""
    toad: int = 0
    """Turns left as a Toad; the two numbers after it are its own Strength and Craft (TAL-6.19.3)."""
    toad_strength: int = 1
    toad_craft: int = 1
    missed: int = 0
    offer: str = ""
    """What the Tavern offered for the next turn: "lift" or "ferry"."""
    enslaved: bool = False
    held: str = ""
    """What holds the Character in the Inner Region: "werewolf", "lizardman" or "death" ..."""
    held_by: int = 0
    """... and the Werewolf's Strength or the Lizardmen left (TAL-6.14.7, TAL-6.14.8)."""
    charm_used: bool = False

    # Marks of this turn, cleared when the next one begins.
    changed: bool = False
    """Whether the Alignment has changed this turn (TAL-6.7.2)."""
    healed: int = 0
    evading: tuple[str, ...] = ()
    """What the Character evaded this turn: places such as "card:bear#1" and "seat:2"; "everything": may evade any."""
    quiet: bool = False
    """Asked not to be asked again this turn."""

    out: bool = False
    """The player is out of the game; ``character`` is then the last one."""


@dataclass(slots=True)
class Fight:
    """A fight under way (TAL-6.16, TAL-6.17). ``foe`` is the defending seat, or -1 when ``enemies`` fight."""

    kind: str
    seat: int
    foe: int = -1
    enemies: tuple[str, ...] = ()
    """Enemy cards, or the id of a space's Enemy ("sentinel"), or of a card's own ("cave:dragon")."""
    creatures: tuple[str, ...] = ()
    """The kinds of the Enemies: "animal", "monster", "dragon", "spirit"."""
    value: int = 0
    """The Enemies' Strength or Craft."""
    enemy_bonus: int = 0
    """What the Runes add to the Enemies' die."""
    no_die_for_foe: bool = False
    """The Assassin's victim adds no die."""
    weapons: tuple[str, ...] = ()
    foe_weapons: tuple[str, ...] = ()
    bonus: int = 0
    foe_bonus: int = 0
    """What else is added in this one fight."""
    helpers: tuple[str, ...] = ()
    foe_helpers: tuple[str, ...] = ()
    """Raised Enemies that fight, add their Strength and crumble afterwards."""
    thrown: tuple[int, ...] = ()
    foe_thrown: int = 0
    score: int = 0
    foe_score: int = 0


@dataclass(slots=True)
class Trade:
    """A deal being laid out on Market Day: ``seat`` has the floor, cards are ids, Spells asked for are only counted."""

    seat: int
    partner: int = -1
    gives: tuple[str, ...] = ()
    takes: tuple[str, ...] = ()
    gold_given: int = 0
    gold_taken: int = 0
    spells_taken: int = 0
    offered: bool = False
    """Whether the partner is being asked: only then may he see the Spells among ``gives``."""
    proposals: int = 0
    """How many deals the seat has begun since it got the floor."""


@dataclass(slots=True)
class TalismanState:
    """Everything that lies on the table, and where the turn stands."""

    heroes: list[Hero]
    options: tuple[str, ...] = ()
    """The switches of the match that are on."""
    stage: str = CHOOSING
    turn: int = 0
    """Whose turn it is."""
    turns: int = 0
    """How many turns have been begun."""
    extra_turns: int = 0
    extra: bool = False
    """Whether the turn under way is one that a Temporal Warp gave."""
    unused: tuple[str, ...] = ()
    """Characters that have not yet taken part (TAL-6.4.3f)."""
    crown_reached: bool = False
    crowned: int = 0
    """In which turn somebody last came to the Crown."""

    adventure: Deck = field(default_factory=Deck)
    spells: Deck = field(default_factory=Deck)
    stock: tuple[str, ...] = ()
    """Purchase and Talisman cards that nobody has (TAL-6.20)."""
    cards: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """The face-up cards of each space that has any."""
    gold: dict[str, int] = field(default_factory=dict)
    """Gold lying on spaces."""
    points: dict[str, int] = field(default_factory=dict)
    """What is left on a card that holds points (Fountain, Stream, Pool)."""
    charmed: tuple[str, ...] = ()
    """Animals that the Minstrel charmed; other Enemy cards among Followers were raised by the Ghoul."""
    lasting: tuple[Lasting, ...] = ()
    aside: tuple[str, ...] = ()
    """Cards beside the board for as long as their effect lasts (Blizzard)."""
    known: tuple[tuple[int, tuple[str, ...]], ...] = ()
    """Cards of the top of the Adventure deck that a seat has looked at, until the deck changes."""

    # The turn under way.
    thrown: int = 0
    steps: int = 0
    direction: int = 0
    """1 clockwise, -1 counter-clockwise, 0 still free to choose."""
    crossed: bool = False
    """The bridge was crossed in this move; nobody turns round on it."""
    retreating: bool = False
    ended: bool = False
    """Nothing more happens in this turn."""
    moved: bool = False
    met: bool = False
    """Whether a Character has already been encountered in place of the space."""
    missing: bool = False
    """This turn is one that must be missed."""
    buried: bool = False
    """The active Character has died in this turn; the one that came back has its turn later."""
    dropped: tuple[str, ...] = ()
    """What a Character met by the active one dropped on its space (TAL-6.12.1g-R)."""
    drawn: tuple[str, ...] = ()
    """Adventure cards drawn in this turn (the Assassin cannot surprise them)."""
    waiting: tuple[str, ...] = ()
    """Cards of the space still to be dealt with, in order."""
    done: tuple[str, ...] = ()
    """What was dealt with on this space: card ids, and "drawn", "taken", "instructions"."""
    bought_off: tuple[str, ...] = ()
    """Enemies paid to stand aside in this encounter."""

    # What is happening at this moment, for windows, screens and odds.
    window: str = ""
    dealing: str = ""
    """The card being dealt with."""
    meeting: tuple[str, ...] = ()
    """What is about to be met: places such as "card:bear#1", "seat:2", "enemy:sentinel"."""
    met_by: int = -1
    """The seat that meets it."""
    wanted: str = ""
    """What the active Character has declared to want of the one who may evade: "attack", "psychic", "steal" ..."""
    fight: Fight | None = None
    loss: Loss | None = None
    trade: Trade | None = None
    casting: tuple[SpellCast, ...] = ()
    shown: tuple[tuple[int, str], ...] = ()
    """Spells of others that a seat is being shown at this moment: the seat and the card."""
    saved: bool = False
    """Whether the loss just announced was prevented."""
    settling: int = -1
    """The seat that is choosing which surplus Object or Spell to give up."""

    sharing: tuple[int, ...] = ()
    """The seats of people who share a screen: their questions betray nothing (TAL-HID-3)."""
    stops: tuple[tuple[str, ...], ...] = ()
    """For each seat the moments at which it wishes to be asked for Spells; none: everybody at all of them."""

    winners: tuple[int, ...] = ()
    ranks: tuple[tuple[int, ...], ...] = ()
    """Seats that left the game, in order."""


def living(state: TalismanState) -> tuple[int, ...]:
    """The seats still in the game, in seat order."""
    return tuple([seat for seat, hero in enumerate(state.heroes) if not hero.out])


def from_seat(state: TalismanState, first: int) -> tuple[int, ...]:
    """The seats with a Character on the board, clockwise from ``first`` (TAL-6.10.2)."""
    heroes = state.heroes
    count = len(heroes)
    return tuple([seat for seat in [(first + step) % count for step in range(count)] if heroes[seat].space])


def others_from(state: TalismanState, seat: int) -> tuple[int, ...]:
    """The other seats with a Character on the board, clockwise from that one."""
    return tuple([other for other in from_seat(state, seat) if other != seat])


def at_space(state: TalismanState, space: str) -> tuple[int, ...]:
    """The seats whose Characters stand on a space."""
    return tuple([seat for seat, hero in enumerate(state.heroes) if hero.space == space])
