"""What a seat may see: everything but the order of the decks and the others' Spells (TAL-HID)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.engine.decision import Text
from game.engine.game import Seat
from game.engine.view import SeatView, TableView
from game.talisman.box.board import SPACES
from game.talisman.box.characters import CHARACTERS, gift
from game.talisman.box.register import CARD_OF, ORIGIN, PURCHASE_STOCK, SPELL, TALISMAN_STOCK
from game.talisman.rules.fights.scores import Item, defending_side, fighting_side, result
from game.talisman.rules.magic.stops import stops_of
from game.talisman.rules.table.sheet import allowance, counted_objects, craft, strength
from game.talisman.state import CHOOSING, OVER, Fight, Lasting, Loss, SpellCast, TalismanState, Trade, at_space

STAGES = {
    CHOOSING: Text("The Characters are drawn"),
    OVER: Text("The match is over"),
}
TURN_STAGE = Text("Turn {turn}")


@dataclass(frozen=True, slots=True)
class SpaceView:
    """A space with what lies and stands on it. ``points`` are what is left on cards that hold points."""

    id: str
    cards: tuple[str, ...]
    gold: int
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class HeroView:
    """A Character's sheet. ``spells`` are faces only for those who may see them; ``spell_count`` is public.

    ``strength`` and ``craft`` are totals outside Combat, ``own_...`` without cards, ``printed_...`` the card's.
    """

    seat: SeatView
    character: str
    space: str
    alignment: str
    strength: int
    craft: int
    own_strength: int
    own_craft: int
    printed_strength: int
    printed_craft: int
    lives: int
    gold: int
    spell_count: int
    spell_allowance: int
    spells: tuple[str, ...]
    objects: tuple[str, ...]
    counted_objects: int
    followers: tuple[str, ...]
    trophies: tuple[str, ...]
    raft: str
    quest: str
    toad: int
    missed: int
    offer: str
    enslaved: bool
    held: str
    held_by: int
    evading: tuple[str, ...]
    stops: tuple[str, ...] | None = None
    """The moments at which the viewer himself is asked for Spells, if he shares the screen; None for all others."""


@dataclass(frozen=True, slots=True)
class FightView:
    """A fight under way, or the last one of this turn. Places ("seat:1", "card:bear#1", "enemy:sentinel") fight.

    ``faces`` are the dice already thrown (empty before); ``score`` and ``foe_score`` are 0 before.
    The victim of an Assassin throws no die.
    """

    kind: str
    seat: int
    foe: int
    enemies: tuple[str, ...]
    value: int
    foe_value: int
    enemy_bonus: int
    weapons: tuple[str, ...]
    foe_weapons: tuple[str, ...]
    thrown: tuple[int, ...]
    foe_thrown: int
    score: int
    foe_score: int
    foe_throws: bool = True
    dice: int = 1
    """How many ``seat`` throws: the highest counts."""
    items: tuple[Item, ...] = ()
    foe_items: tuple[Item, ...] = ()
    """What makes up ``value`` and ``foe_value``: sources (own "strength", cards, Characters ...) and their points."""
    result: str = ""
    """By the dice thrown: "won", "lost" or "drawn" for ``seat``; nothing before."""


@dataclass(frozen=True, slots=True)
class MovementView:
    """The movement under way: the number thrown, the steps left, the direction (0: still open)."""

    thrown: int
    steps: int
    direction: int


@dataclass(frozen=True, slots=True)
class TalismanView(TableView):
    """The whole table. Cards are ids of copies ("bear#1"); ``game.talisman.box.register.card_of`` gives their print."""

    options: tuple[str, ...]
    turns: int
    phase: str
    crown_reached: bool
    heroes: tuple[HeroView, ...]
    spaces: tuple[SpaceView, ...]
    points: tuple[tuple[str, int], ...]
    adventure_deck: int
    adventure_discard: tuple[str, ...]
    spell_deck: int
    spell_discard: tuple[str, ...]
    stock: tuple[tuple[str, int], ...]
    """Purchase items and how many are left."""
    talismans: int
    """Talismans left in the stack."""
    unused_characters: tuple[str, ...]
    lasting: tuple[Lasting, ...]
    deck_seen: tuple[str, ...]
    """The top of the Adventure deck, as far as this seat has looked at it."""
    movement: MovementView
    dealing: str
    """The card being dealt with (show it large)."""
    waiting: tuple[str, ...]
    """The cards of the space still to come, in order."""
    meeting: tuple[str, ...]
    window: str
    fight: FightView | None
    loss: Loss | None
    casting: tuple[SpellCast, ...]
    """Spells announced and not yet carried out."""
    trade: Trade | None
    """The deal being laid out on Market Day, without the Spells that this seat may not see."""


def stage_text(state: TalismanState) -> Text:
    """Where the match stands, in words."""
    return STAGES.get(state.stage) or Text(TURN_STAGE.message, (("turn", state.turns),))


def view(state: TalismanState, seat: int | None, seats: tuple[Seat, ...]) -> TalismanView:
    """What ``seat`` sees."""
    return TalismanView(
        game="talisman",
        seat=seat,
        seats=tuple([seat_view(state, number, player) for number, player in enumerate(seats)]),
        active=None if state.stage in (CHOOSING, OVER) else state.turn,
        stage=stage_text(state),
        options=state.options,
        turns=state.turns,
        phase=state.stage,
        crown_reached=state.crown_reached,
        heroes=tuple([hero_view(state, number, seat, player) for number, player in enumerate(seats)]),
        spaces=tuple([space_view(state, space) for space in SPACES]),
        points=tuple(state.points.items()),
        adventure_deck=len(state.adventure),
        adventure_discard=state.adventure.discard,
        spell_deck=len(state.spells),
        spell_discard=state.spells.discard,
        stock=stock_view(state),
        talismans=sum(ORIGIN[card] == TALISMAN_STOCK for card in state.stock),
        unused_characters=state.unused,
        lasting=state.lasting,
        deck_seen=next((cards for viewer, cards in state.known if viewer == seat), ()),
        movement=MovementView(state.thrown, state.steps, state.direction),
        dealing=state.dealing,
        waiting=state.waiting,
        meeting=state.meeting,
        window=state.window,
        fight=fight_view(state, state.fight) if state.fight is not None else None,
        loss=state.loss,
        casting=state.casting,
        trade=trade_view(state.trade, seat),
    )


def open_view(state: TalismanState, seats: tuple[Seat, ...]) -> TalismanView:
    """What an onlooker sees when every Spell is laid open."""
    closed = view(state, None, seats)
    heroes = tuple([replace(hero, spells=state.heroes[hero.seat.seat].spells) for hero in closed.heroes])
    return replace(closed, heroes=heroes, trade=replace(state.trade) if state.trade is not None else None)


def trade_view(trade: Trade | None, seat: int | None) -> Trade | None:
    """A deal without its Spells, unless the seat has laid it out or is being asked (TAL-6.9.2)."""
    if trade is None:
        return None
    if seat == trade.seat or (seat == trade.partner and trade.offered):
        return replace(trade)
    open_cards = tuple([card for card in trade.gives if CARD_OF[card].kind != SPELL])
    return replace(trade, gives=open_cards, takes=tuple([card for card in trade.takes if CARD_OF[card].kind != SPELL]))


def seat_view(state: TalismanState, number: int, seat: Seat) -> SeatView:
    """A player's name and mark, and whether he is out of the game."""
    return SeatView(number, seat.name, seat.player, seat.colour, seat.shape, state.heroes[number].out)


def space_view(state: TalismanState, space: str) -> SpaceView:
    """A space with what lies and stands on it."""
    return SpaceView(space, state.cards.get(space, ()), state.gold.get(space, 0), at_space(state, space))


def stock_view(state: TalismanState) -> tuple[tuple[str, int], ...]:
    """Purchase items and how many are left of each."""
    left: dict[str, int] = {}
    for card, origin in ORIGIN.items():
        if origin == PURCHASE_STOCK:
            item = CARD_OF[card].id
            left[item] = left.get(item, 0) + (card in state.stock)
    return tuple(left.items())


def may_see_spells(state: TalismanState, viewer: int | None, owner: int) -> bool:
    """Own Spells; the Prophetess also those of the others (TAL-6.9.2)."""
    if viewer is None or state.heroes[viewer].out:
        return False
    hero = state.heroes[viewer]
    return viewer == owner or (bool(hero.space) and gift(hero.character, hero.toad).reads_minds)


def hero_view(state: TalismanState, number: int, viewer: int | None, seat: Seat) -> HeroView:
    """A Character's sheet as the viewer may see it."""
    hero = state.heroes[number]
    card = CHARACTERS.get(hero.character)
    return HeroView(
        seat=seat_view(state, number, seat),
        character=hero.character,
        space=hero.space,
        alignment=hero.alignment,
        strength=strength(state, number),
        craft=craft(state, number),
        own_strength=hero.toad_strength if hero.toad else hero.strength,
        own_craft=hero.toad_craft if hero.toad else hero.craft,
        printed_strength=card.strength if card else 0,
        printed_craft=card.craft if card else 0,
        lives=hero.lives,
        gold=hero.gold,
        spell_count=len(hero.spells),
        spell_allowance=allowance(state, number),
        spells=hero.spells if may_see_spells(state, viewer, number) else (),
        objects=hero.objects,
        counted_objects=len(counted_objects(state, number)),
        followers=hero.followers,
        trophies=hero.trophies,
        raft=hero.raft,
        quest=hero.quest,
        toad=hero.toad,
        missed=hero.missed,
        offer=hero.offer,
        enslaved=hero.enslaved,
        held=hero.held,
        held_by=hero.held_by,
        evading=hero.evading,
        stops=stops_of(state, number) if number == viewer and state.stops and seat.is_person else None,
    )


def fight_view(state: TalismanState, fight: Fight) -> FightView:
    """A fight as everybody sees it."""
    mine, theirs = fighting_side(state, fight), defending_side(state, fight)
    return FightView(
        kind=fight.kind,
        seat=fight.seat,
        foe=fight.foe,
        enemies=fight.enemies,
        value=mine.value,
        foe_value=theirs.value,
        enemy_bonus=fight.enemy_bonus,
        weapons=fight.weapons,
        foe_weapons=fight.foe_weapons,
        thrown=fight.thrown,
        foe_thrown=fight.foe_thrown,
        score=fight.score,
        foe_score=fight.foe_score,
        foe_throws=theirs.dice > 0,
        dice=mine.dice,
        items=mine.items,
        foe_items=theirs.items,
        result=result(state, fight, fight.score, fight.foe_score) if fight.thrown else "",
    )
