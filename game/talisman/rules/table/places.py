"""Where cards go: onto spaces, onto discard piles, back into the stock, from one Character to another."""

from __future__ import annotations

from game.talisman.box.register import ADVENTURE_DECK, CARD_OF, ENEMY, ORIGIN, SPELL_DECK
from game.talisman.rules.table.sheet import is_bound
from game.talisman.state import TalismanState


def put_away(state: TalismanState, card: str) -> None:
    """To the discard pile of the card's deck, or back into the stock (TAL-6.20.2b)."""
    origin = ORIGIN[card]
    if card in state.charmed:
        state.charmed = without(state.charmed, card)
    if origin == ADVENTURE_DECK:
        state.adventure.put_away(card)
    elif origin == SPELL_DECK:
        state.spells.put_away(card)
    else:
        state.stock = (*state.stock, card)
    state.points.pop(card, None)


def lay_down(state: TalismanState, space: str, card: str) -> None:
    """Face up on a space; a charmed Animal that is left is an Enemy again."""
    if card in state.charmed:
        state.charmed = without(state.charmed, card)
    state.cards[space] = (*state.cards.get(space, ()), card)


def leave_behind(state: TalismanState, seat: int, card: str) -> None:
    """Face up on the space, for others (TAL-6.12.1g): an Enemy that followed does not attack who left it."""
    lay_down(state, state.heroes[seat].space, card)
    if seat == state.turn and CARD_OF[card].kind == ENEMY:
        state.done = (*state.done, card)


def pick_up(state: TalismanState, space: str, card: str) -> None:
    """Away from a space, to wherever the rule puts it next."""
    rest = tuple([other for other in state.cards[space] if other != card])
    if rest:
        state.cards[space] = rest
    else:
        del state.cards[space]


def space_of(state: TalismanState, card: str) -> str:
    """The space a card lies on; nothing if it lies on none."""
    for space, cards in state.cards.items():
        if card in cards:
            return space
    return ""


def owner_of(state: TalismanState, card: str) -> int:
    """The seat that has a card as an Object or Follower; -1 if nobody has."""
    for seat, hero in enumerate(state.heroes):
        if card in hero.objects or card in hero.followers:
            return seat
    return -1


def remove_from(state: TalismanState, seat: int, card: str) -> bool:
    """Take a card out of a Character's possession; False if he does not have it."""
    hero = state.heroes[seat]
    if card in hero.objects:
        hero.objects = without(hero.objects, card)
    elif card in hero.followers:
        hero.followers = without(hero.followers, card)
    elif card in hero.spells:
        hero.spells = without(hero.spells, card)
    elif card in hero.trophies:
        hero.trophies = without(hero.trophies, card)
    elif card == hero.raft and card:
        hero.raft, hero.raft_due = "", False
    else:
        return False
    return True


def give_to(state: TalismanState, seat: int, card: str) -> None:
    """Into a Character's possession, among Followers, Objects or as his Raft."""
    hero = state.heroes[seat]
    printed = CARD_OF[card]
    if printed.id == "raft":
        discard_raft(state, seat)
        hero.raft, hero.raft_due = card, False
    elif printed.kind in ("object", "magic_object"):
        hero.objects = (*hero.objects, card)
    else:
        hero.followers = (*hero.followers, card)


def discard_raft(state: TalismanState, seat: int) -> None:
    """A Raft leaves the game; one built with an Axe has no card (TAL-6.11.19)."""
    raft = state.heroes[seat].raft
    if raft in ORIGIN:
        put_away(state, raft)
    state.heroes[seat].raft, state.heroes[seat].raft_due = "", False


def leave_everything(state: TalismanState, seat: int) -> None:
    """Objects, Followers and Gold onto the Character's space; what is bound and the Raft are discarded (TAL-6.4.3b)."""
    hero = state.heroes[seat]
    for card in (*hero.objects, *hero.followers):
        if is_bound(card):
            put_away(state, card)
        else:
            leave_behind(state, seat, card)
    hero.objects = hero.followers = ()
    if hero.gold:
        state.gold[hero.space] = state.gold.get(hero.space, 0) + hero.gold
        hero.gold = 0
    discard_raft(state, seat)


def is_trophy(card: str) -> bool:
    """Whether a defeated Enemy is kept for exchange (TAL-6.1.4)."""
    return CARD_OF[card].kind == ENEMY and CARD_OF[card].number == 2


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """The cards but that one."""
    return tuple([other for other in cards if other != card])
