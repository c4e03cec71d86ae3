"""Builds a duel in the middle of a round, plays choices by what they mean, and lets tests look at the table."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from game.catalogue import GAMES
from game.engine.decision import Event
from game.engine.dice import LoadedDice
from game.engine.match import Match
from game.warlocks_duel.box.scrolls import SCROLLS
from game.warlocks_duel.state import (
    CASTING,
    GATHERING,
    INCANTATIONS,
    TIDYING,
    Duelist,
    DuelState,
)
from game.warlocks_duel.view import DuelView
from tests.table_scene import TableScene
from tests.warlocks_duel.table import Player, duelists, rolls

NAMES = ("Ada", "Bo", "Cy", "Di")


def view_of(match: Match, seat: int | None) -> DuelView:
    """What a seat sees of a duel."""
    view = match.view(seat)
    assert isinstance(view, DuelView)
    return view


class Scene(TableScene):
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
        state.deck.discard = tuple(discard.split())
        owned = {card for duelist in state.duelists for card in duelist.cards} | set(state.deck.discard)
        free = [card for card in SCROLLS if card not in owned]
        named = (market or "").split() + (deck or "").split()
        rest = [card for card in free if card not in named]
        state.market = tuple(market.split()) if market is not None else tuple(rest[: len(players) + 1])
        rest = [card for card in rest if card not in state.market]
        state.deck.cards = tuple(deck.split()) if deck is not None else tuple(rest)
        if deck is not None:
            state.deck.discard += tuple(card for card in rest if card not in state.deck.cards)
        self.begin_here()

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

    def look_on(self, event: Event) -> None:
        """Each event of a duel tells something complete."""
        assert self.match.problems() == [], f"after {event.kind}"

    @property
    def offered(self) -> set[str]:
        """The keys of all answers now offered."""
        return set(self.open().keys())

    def settle(self) -> None:
        """Let everything happen up to the next question, if there is one."""
        assert self.decision is self.match.decision

    # -- playing ------------------------------------------------------------------------------------------

    def choose(self, key: str) -> None:
        """Answer the open question, then let everything happen that needs no answer."""
        decision = self.open()
        assert decision.option(key), f"{key!r} is not among {decision.keys()} ({decision.kind})"
        self.match.choose(key)
        self.settle()

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
        return self.offered if self.is_asked("response") else set()

    def is_asked(self, kind: str) -> bool:
        """Whether a question of this kind is open."""
        return self.decision is not None and self.decision.kind == kind

    def was_asked(self, seat: int, kind: str) -> bool:
        """Whether that seat was asked a question of this kind, answered or still open."""
        answered = any(choice.seat == seat and choice.kind == kind for choice in self.match.record)
        return answered or (self.is_asked(kind) and self.asked[0] == seat)

    def targets(self, spell: str) -> set[int]:
        """Whom the player in turn could strike with the spell."""
        self.settle()
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
        return {int(key.removeprefix("target:")) for key in (option.key for option in item.options)}

    def turned_cards(self, seat: int) -> set[str]:
        """The cards of a player that lie sideways."""
        return {card.id for card in self.view(seat).duelists[seat].cards if card.turned}

    def view(self, seat: int | None) -> DuelView:
        """What a seat sees."""
        return view_of(self.match, seat)

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


gathering = partial(Scene, GATHERING)
"""A scene that begins with a gather turn; hands hold five dice."""
incantations = partial(Scene, INCANTATIONS)
"""A scene that begins with Phase 2."""
casting = partial(Scene, CASTING)
"""A scene that begins with Phase 3."""
tidying = partial(Scene, TIDYING)
"""A scene that begins with Phase 4."""
