"""What a seat may see of a duel: everything but the deck's order and the steps others have not shown yet (WD-0.15)."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.decision import Text
from game.engine.game import Seat
from game.engine.view import SeatView, TableView
from game.warlocks_duel.box.cards import CARDS, SPELLS, is_scroll
from game.warlocks_duel.box.elements import DiceFaces
from game.warlocks_duel.rules.payment import missing_dice, was_paid
from game.warlocks_duel.state import (
    CASTING,
    CHOOSING,
    GATHERING,
    INCANTATIONS,
    OVER,
    TIDYING,
    DuelState,
    Ward,
)

STAGES = {
    CHOOSING: Text("Choosing mages"),
    GATHERING: Text("Round {round}, phase 1: gathering mana, turn {turn}"),
    INCANTATIONS: Text("Round {round}, phase 2: incantations"),
    CASTING: Text("Round {round}, phase 3: casting"),
    TIDYING: Text("Round {round}, phase 4: tidying up"),
    OVER: Text("The match is over"),
}
IN_HAND, ACTIVE, USED, LOST = "in_hand", "active", "used", "lost"


@dataclass(frozen=True, slots=True)
class SpellView:
    """A spell on a card: its status, the dice that lie on it, and how many dice the owner's pool lacks to pay it."""

    id: str
    status: str
    dice: DiceFaces
    missing: int


@dataclass(frozen=True, slots=True)
class CardView:
    """A card of a player or of the market. ``on_table`` once dice were put on it, ``turned`` when fully used."""

    id: str
    spells: tuple[SpellView, ...]
    scroll: bool
    on_table: bool
    turned: bool


@dataclass(frozen=True, slots=True)
class LaterView:
    """What a spell still does to a player when the casting ends (WD-4.24): power lost, or gained if it ``heals``."""

    spell: str
    points: int
    heals: bool


@dataclass(frozen=True, slots=True)
class DuelistView:
    """A player's side of the table.

    ``committed`` says only whether the secret step has been chosen, ``learned`` whether a scroll was taken this round,
    ``held`` whether he has held since a spell was cast last.
    """

    seat: SeatView
    mage: str
    power: int
    hand: DiceFaces
    reserve: int
    pool: DiceFaces
    shield: DiceFaces
    aside: DiceFaces
    removed: int
    cards: tuple[CardView, ...]
    wards: tuple[Ward, ...]
    later: tuple[LaterView, ...]
    committed: bool
    learned: bool
    passed: bool
    held: bool
    silenced: bool
    protected: bool
    drain_used: bool
    sacrifice_used: bool

    @property
    def active(self) -> tuple[str, ...]:
        """The spells that are paid and not cast yet."""
        return tuple([spell.id for card in self.cards for spell in card.spells if spell.status == ACTIVE])


@dataclass(frozen=True, slots=True)
class AttackView:
    """The attack being resolved: who casts what at whom, and its strength so far."""

    caster: int
    spell: str
    target: int
    strength: int


@dataclass(frozen=True, slots=True)
class DuelView(TableView):
    """The whole table of a duel. The deck is only a number of cards."""

    phase: str
    round: int
    gather_turn: int
    starter: int
    modules: tuple[str, ...]
    duelists: tuple[DuelistView, ...]
    market: tuple[CardView, ...]
    deck: int
    discard: tuple[str, ...]
    attack: AttackView | None

    def targets(self, caster: int) -> tuple[DuelistView, ...]:
        """The living opponents who are not protected: whom an attack may strike (WD-4.4, WD-11.2)."""
        others = [one for one in self.duelists if one.seat.seat != caster and not one.seat.out]
        return tuple([one for one in others if not one.protected])

    def still_to_hold(self, seat: int) -> tuple[DuelistView, ...]:
        """Who must hold besides that seat before the casting ends (WD-4.3); nobody where it ends by that."""
        others = [one for one in self.duelists if one.seat.seat != seat and not one.seat.out]
        return tuple([one for one in others if one.active and not one.held])


def stage_text(state: DuelState) -> Text:
    """Where the match stands, in words."""
    return Text(STAGES[state.stage].message, (("round", state.round), ("turn", max(1, state.gather_turn))))


def view(state: DuelState, seat: int | None, seats: tuple[Seat, ...]) -> DuelView:
    """What ``seat`` sees; it is the same for all, but for whose eyes they are."""
    seat_views = tuple(seat_view(state, number, player) for number, player in enumerate(seats))
    attack = AttackView(state.caster, state.spell, state.target, state.strength) if state.spell else None
    reader = seat if seat is not None else state.turn
    return DuelView(
        game="warlocks_duel",
        seat=seat,
        seats=seat_views,
        active=state.turn if state.stage in (CHOOSING, INCANTATIONS, CASTING) else None,
        stage=stage_text(state),
        phase=state.stage,
        round=state.round,
        gather_turn=state.gather_turn,
        starter=state.starter,
        modules=state.modules,
        duelists=tuple(duelist_view(state, number, seat_views[number]) for number in range(len(seats))),
        market=tuple(card_view(state, reader % len(seats), card) for card in state.market),
        deck=len(state.deck),
        discard=state.deck.discard,
        attack=attack,
    )


def seat_view(state: DuelState, number: int, seat: Seat) -> SeatView:
    """A player's name and mark, and whether he is out of the game."""
    return SeatView(number, seat.name, seat.player, seat.colour, seat.shape, not state.duelists[number].alive)


def duelist_view(state: DuelState, number: int, seat: SeatView) -> DuelistView:
    """A player's side of the table."""
    duelist = state.duelists[number]
    return DuelistView(
        seat=seat,
        mage=duelist.mage,
        power=duelist.power,
        hand=duelist.hand,
        reserve=duelist.reserve,
        pool=duelist.pool,
        shield=duelist.shield,
        aside=duelist.aside,
        removed=duelist.removed,
        cards=tuple(card_view(state, number, card) for card in duelist.cards),
        wards=duelist.wards,
        later=tuple([LaterView(one.spell, one.points, one.heals) for one in state.delayed if one.seat == number]),
        committed=bool(duelist.committed),
        learned=duelist.learned,
        passed=duelist.passed,
        held=state.stage == CASTING and number in state.holds,
        silenced=duelist.silenced,
        protected=duelist.protected,
        drain_used=duelist.drain_used,
        sacrifice_used=duelist.sacrifice_used,
    )


def card_view(state: DuelState, number: int, card: str) -> CardView:
    """A card as it lies before a player, or as he would have to pay for it in the market."""
    spells = tuple(spell_view(state, number, spell) for spell in CARDS[card])
    paid = [spell for spell in spells if spell.status != IN_HAND]
    spent = [spell for spell in paid if spell.status != ACTIVE]
    return CardView(card, spells, is_scroll(card), bool(paid), bool(paid) and len(paid) == len(spent))


def spell_view(state: DuelState, number: int, spell: str) -> SpellView:
    """A spell's status and dice."""
    duelist = state.duelists[number]
    status = IN_HAND
    if was_paid(duelist, spell):
        status = ACTIVE if spell in duelist.active else USED if spell in duelist.used else LOST
    dice = duelist.paid.get(spell, ())
    return SpellView(spell, status, dice, missing_dice(duelist.pool, SPELLS[spell].cost))
