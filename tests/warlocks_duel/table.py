"""The table of a scene: players described in a few words become duelists with every die in some zone.

Dice are written as letters: F fire, W water, E earth, A air, M magic, @ whirlwind.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from game.warlocks_duel.box.cards import MAGES, SPELLS, basic_cards
from game.warlocks_duel.box.elements import ANY, BLANK, FACES, FIRE, DiceFaces, in_order
from game.warlocks_duel.box.scrolls import SCROLLS
from game.warlocks_duel.state import HAND_SIZE, Duelist

LETTERS = dict(zip("FWEAM@", FACES, strict=True))
OWNED_DICE = {2: 12, 3: 12, 4: 11}
ABSORBED_AT_FIRST = {"protective_cloak": 3}


def faces(letters: str) -> DiceFaces:
    """The dice written as letters."""
    return in_order(tuple(LETTERS[letter] for letter in letters))


def rolls(*groups: str | int) -> tuple[int, ...]:
    """Numbers for loaded dice: a word of letters gives the faces of element dice, a number is a roll of the d6."""
    numbers: list[int] = []
    for group in groups:
        numbers += [group] if isinstance(group, int) else [1 + "FWEAM@".index(letter) for letter in group]
    return tuple(numbers)


@dataclass
class Player:
    """What lies before one player when a scene begins; dice not mentioned are laid aside."""

    power: int = 35
    active: str | Mapping[str, str] = ""
    """Paid spells, by name ("spark thunderbolt") or with the letters of the dice on them."""
    used: str = ""
    scrolls: str = ""
    wards: str = ""
    """Wards that lie on the player; their scrolls are his."""
    mage: str = ""
    pool: str = ""
    reserve: int = 0
    shield: str = ""
    removed: int = 0
    alive: bool = True
    flags: Mapping[str, object] = field(default_factory=dict)
    """Further fields of the duelist, such as ``silenced``."""


def printed_dice(spell: str) -> str:
    """Dice that pay the cost of a spell exactly; Fire for "any"."""
    letter = {face: letter for letter, face in LETTERS.items()}
    return "".join(letter[FIRE if face == ANY else face] for face in SPELLS[spell].cost)


def duelists(players: tuple[Player, ...], in_hand: bool) -> list[Duelist]:
    """The players' sides of the table."""
    taken = {mage_of(player) for player in players}
    free = [mage for mage in MAGES if mage not in taken]
    return [duelist(player, mage_of(player) or free.pop(0), len(players), in_hand) for player in players]


def mage_of(player: Player) -> str:
    """The mage named for a player, or the one whose basic spells he has paid for."""
    names = player.active.split() if isinstance(player.active, str) else list(player.active)
    mages = {SPELLS[spell].mage for spell in (*names, *player.used.split())} - {None}
    assert len(mages) <= 1, f"basic spells of several mages: {mages}"
    return player.mage or next((mage for mage in mages if mage), "")


def duelist(player: Player, mage: str, seats: int, in_hand: bool) -> Duelist:
    """One player's side of the table, with every die of his in some zone."""
    active = player.active
    if isinstance(active, str):
        active = {spell: printed_dice(spell) for spell in active.split()}
    paid = {spell: faces(letters) for spell, letters in active.items()}
    paid |= {spell: faces(printed_dice(spell)) for spell in player.used.split()}
    learned = dict.fromkeys(
        [card for card in (*paid, *player.scrolls.split(), *player.wards.split()) if card in SCROLLS]
    )
    made = Duelist(
        mage=mage,
        power=player.power,
        alive=player.alive,
        hand=(BLANK,) * HAND_SIZE if in_hand and player.alive else (),
        reserve=player.reserve,
        pool=faces(player.pool),
        shield=faces(player.shield),
        removed=player.removed,
        paid=paid,
        cards=(*basic_cards(mage), *learned),
        active=tuple(active),
        used=tuple(player.used.split()),
    )
    made.wards = tuple((ward, ABSORBED_AT_FIRST.get(ward, 0)) for ward in player.wards.split())
    for name, value in player.flags.items():
        assert hasattr(made, name), name
        setattr(made, name, value)
    lying = len(made.hand) + made.reserve + len(made.pool) + len(made.shield) + made.removed
    missing = OWNED_DICE[seats] - lying - sum(map(len, paid.values())) - len(made.aside)
    assert missing >= 0, f"{mage} has {-missing} dice too many"
    made.aside = in_order((*made.aside, *((BLANK,) * missing)))
    return made
