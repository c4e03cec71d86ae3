"""Builds a duel in the middle of a round, plays choices by what they mean, and lets tests look at the table.

Dice are written as letters: F fire, W water, E earth, A air, M magic, @ whirlwind.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import partial

from game.catalogue import GAMES
from game.engine.decision import Decision, Event
from game.engine.dice import LoadedDice
from game.engine.match import Checkpoint, Match
from game.warlocks_duel.cards import MAGES, SPELLS, basic_cards
from game.warlocks_duel.elements import ANY, BLANK, FACES, FIRE, DiceFaces, in_order
from game.warlocks_duel.scrolls import SCROLLS
from game.warlocks_duel.state import (
    CASTING,
    GATHERING,
    HAND_SIZE,
    INCANTATIONS,
    TIDYING,
    Duelist,
    DuelState,
)

LETTERS = dict(zip("FWEAM@", FACES, strict=True))
OWNED_DICE = {2: 12, 3: 12, 4: 11}
NAMES = ("Ada", "Bo", "Cy", "Di")


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
    mage: str = ""
    pool: str = ""
    reserve: int = 0
    shield: str = ""
    removed: int = 0
    alive: bool = True
    flags: Mapping[str, object] = field(default_factory=dict)
    """Further fields of the duelist, such as ``wards`` or ``silenced``."""


def printed_dice(spell: str) -> str:
    """Dice that pay the cost of a spell exactly; Fire for "any"."""
    letter = {face: letter for letter, face in LETTERS.items()}
    return "".join(letter[FIRE if face == ANY else face] for face in SPELLS[spell].cost)


class Scene:
    """A match that begins with a given table."""

    def __init__(
        self,
        stage: str,
        *players: Player,
        modules: Iterable[str] = (),
        dice: Iterable[str | int] = (),
        starter: int = 0,
        round_number: int = 1,
        gather_turn: int = 0,
        market: str | None = None,
        deck: str | None = None,
        discard: str = "",
        seed: int = 7,
    ) -> None:
        options = dict.fromkeys(modules, True)
        loaded = LoadedDice(*rolls(*dice), seed=seed)
        self.match: Match = GAMES["warlocks_duel"].new_match(NAMES[: len(players)], options, seed, loaded)
        self.events: list[Event] = []
        state = self.state
        state.stage, state.starter, state.turn = stage, starter, starter
        state.first_starter, state.round, state.gather_turn = starter, round_number, gather_turn
        state.duelists = duelists(players, in_hand=stage == GATHERING)
        gone = tuple(seat for seat, player in enumerate(players) if not player.alive)
        state.fallen, state.first_fall = ((gone,), max(1, round_number - 1)) if gone else ((), 0)
        state.discard = tuple(discard.split())
        owned = {card for duelist in state.duelists for card in duelist.cards} | set(state.discard)
        free = [card for card in SCROLLS if card not in owned]
        named = (market or "").split() + (deck or "").split()
        rest = [card for card in free if card not in named]
        state.market = tuple(market.split()) if market is not None else tuple(rest[: len(players) + 1])
        rest = [card for card in rest if card not in state.market]
        state.deck = tuple(deck.split()) if deck is not None else tuple(rest)
        if deck is not None:
            state.discard += tuple(card for card in rest if card not in state.deck)
        self.begin_here()

    def begin_here(self) -> None:
        """Make the table as it lies now the beginning of the match."""
        match = self.match
        match.checkpoints = [Checkpoint(0, match._copy(match.state), match.dice.copy(), 0)]
        assert match.problems() == []

    # -- looking ------------------------------------------------------------------------------------------

    @property
    def state(self) -> DuelState:
        """The table as plain data."""
        state: DuelState = self.match.state
        return state

    @property
    def power(self) -> list[int]:
        """The power of every seat."""
        return [duelist.power for duelist in self.state.duelists]

    @property
    def alive(self) -> list[bool]:
        """Which seats are still in the game."""
        return [duelist.alive for duelist in self.state.duelists]

    def player(self, seat: int) -> Duelist:
        """What lies before a player now."""
        return self.state.duelists[seat]

    @property
    def decision(self) -> Decision | None:
        """The open question, after everything that happens before it; None when the match is over."""
        item = self.match.step()
        while isinstance(item, Event):
            assert self.match.problems() == [], f"after {item.kind}"
            self.events.append(item)
            item = self.match.step()
        assert self.match.problems() == []
        return item

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked now, and the kind of question."""
        decision = self.open()
        return decision.seat, decision.kind

    def open(self) -> Decision:
        """The open question; the match must go on."""
        decision = self.decision
        assert decision is not None, f"the match is over: {self.match.result}"
        return decision

    def keys(self) -> set[str]:
        """The keys of all answers now offered."""
        return set(self.open().keys())

    def told(self, kind: str) -> list[Event]:
        """The events of one kind so far."""
        return [event for event in self.events if event.kind == kind]

    # -- playing ------------------------------------------------------------------------------------------

    def choose(self, key: str) -> None:
        """Answer the open question, then let everything happen that needs no answer."""
        decision = self.open()
        assert key in decision.keys(), f"{key!r} is not among {decision.keys()} ({decision.kind})"
        self.match.choose(key)
        assert self.decision is self.match.decision

    def cast(self, spell: str, at: int, naming: str = "") -> None:
        """The player in turn casts an attack, and the target doesn't respond."""
        self.attack(spell, at, naming)
        self.decline()

    def attack(self, spell: str, at: int, naming: str = "") -> None:
        """The player in turn casts an attack; the next question is the target's, if there is any answer."""
        caster, kind = self.asked
        assert kind == "cast"
        self.choose(f"cast:{spell}")
        if self.is_asked("target"):
            self.choose(f"target:{at}")
        if self.is_asked("name_spell"):
            self.choose(f"name:{naming}")
        cast = self.told("spell_cast")[-1]
        assert (cast.fact("who"), cast.fact("spell"), cast.fact("target")) == (caster, spell, at)

    def cast_on_self(self, spell: str) -> None:
        """The player in turn casts a heal or a ward."""
        seat = self.asked[0]
        self.choose(f"cast:{spell}")
        cast = self.told("spell_cast")[-1]
        assert (cast.fact("who"), cast.fact("spell"), cast.fact("target")) == (seat, spell, seat)

    def hold(self) -> None:
        """The player in turn holds."""
        self.choose("hold")

    def decline(self) -> None:
        """The target doesn't respond, whether or not there is an answer to choose from."""
        if self.is_asked("response"):
            self.choose("decline")

    def heal_defence(self, spell: str) -> None:
        """The target answers with an active heal."""
        self.choose(f"heal:{spell}")

    def reserve_defence(self, dice: int) -> None:
        """The target answers with dice of the reserve."""
        self.choose(f"reserve:{dice}")

    def counter_strike(self, dice: int) -> None:
        """The target answers with dice of the pool."""
        self.choose(f"counter:{dice}")

    def responses(self) -> set[str]:
        """What the target of the attack under way may answer; empty if he is not asked."""
        return self.keys() if self.is_asked("response") else set()

    def is_asked(self, kind: str) -> bool:
        """Whether a question of this kind is open."""
        return self.decision is not None and self.decision.kind == kind

    def was_asked(self, seat: int, kind: str) -> bool:
        """Whether that seat has answered a question of this kind."""
        return any(choice.seat == seat and choice.kind == kind for choice in self.match.record)

    def targets(self, spell: str) -> set[int]:
        """Whom the player in turn could strike with the spell."""
        self.open()
        fork = self.match.fork()
        fork.choose(f"cast:{spell}")
        item = fork.step()
        while isinstance(item, Event) and item.kind != "spell_cast":
            item = fork.step()
        if isinstance(item, Event):
            target = item.fact("target")
            assert isinstance(target, int)
            return {target}
        assert item is not None
        assert item.kind == "target"
        return {int(key.removeprefix("target:")) for key in item.keys()}

    def turned_cards(self, seat: int) -> set[str]:
        """The cards of a player that lie sideways."""
        return {card.id for card in self.match.view(seat).duelists[seat].cards if card.turned}

    def end_casting(self) -> None:
        """Everybody holds and declines until Phase 3 is over."""
        while self.decision is not None and self.decision.kind in {"cast", "response"}:
            self.choose("hold" if self.decision.kind == "cast" else "decline")

    def lost(self, seat: int) -> dict[str, int]:
        """The power a player has lost so far, by cause."""
        return self._power_by_cause(seat, "power_lost")

    def gained(self, seat: int) -> dict[str, int]:
        """The power a player has gained so far, by cause."""
        return self._power_by_cause(seat, "power_gained")

    def _power_by_cause(self, seat: int, kind: str) -> dict[str, int]:
        total: dict[str, int] = {}
        for event in self.told(kind):
            cause, points = event.fact("cause"), event.fact("points")
            if event.fact("who") == seat and points:
                assert isinstance(points, int)
                total[str(cause)] = total.get(str(cause), 0) + points
        return total


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
    learned = dict.fromkeys([card for card in (*paid, *player.scrolls.split()) if card in SCROLLS])
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
    for name, value in player.flags.items():
        assert hasattr(made, name), name
        setattr(made, name, value)
    lying = len(made.hand) + made.reserve + len(made.pool) + len(made.shield) + made.removed
    missing = OWNED_DICE[seats] - lying - sum(map(len, paid.values())) - len(made.aside)
    assert missing >= 0, f"{mage} has {-missing} dice too many"
    made.aside = in_order((*made.aside, *((BLANK,) * missing)))
    return made


gathering = partial(Scene, GATHERING)
"""A scene that begins with a gather turn; hands hold five dice."""
incantations = partial(Scene, INCANTATIONS)
"""A scene that begins with Phase 2."""
casting = partial(Scene, CASTING)
"""A scene that begins with Phase 3."""
tidying = partial(Scene, TIDYING)
"""A scene that begins with Phase 4."""
