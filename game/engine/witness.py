"""Holds what a match tells against what it does: faults that no single state can show.

A game's :class:`Ledger` names what is counted on its table (Lives, Gold, where a card is) and what each event says
about it. A :class:`Witness` follows a match and keeps these books: at every question the sums must add up, and turns
must have passed in their order.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple, TypeAlias

from game.engine.decision import Decision, Event

Account: TypeAlias = tuple[str, int | str]
"""What is counted and whose it is: ("gold", 0) is the Gold of seat 0, ("card", "sword#1") where that card is."""

Value: TypeAlias = int | str


class Entry(NamedTuple):
    """What an event says about an account: that it changed ``by`` so much, or that it is ``now`` so much, or both.

    With neither, the account may have changed in any way until the next question. An entry must say something new,
    unless ``may_stay``.
    """

    account: Account
    by: int | None = None
    now: Value | None = None
    may_stay: bool = False


class Ledger:
    """How one game keeps its books; this one keeps none. It holds nothing of a match."""

    def balances(self, state: Any) -> Mapping[Account, Value]:
        """All accounts as they stand in a state; one that is not listed stands at 0."""
        return {}

    def entries(self, state: Any, event: Event, told: Mapping[Account, Value]) -> Iterable[Entry]:
        """What an event says about accounts.

        ``state`` is the one at the moment when it is told, ``told`` what was said of all accounts before.
        """
        return ()

    def broken_order(self, state: Any, event: Event, before: Event | None) -> str | None:
        """What is wrong about who has the turn, if ``event`` begins one; ``before`` began the last one."""
        return None

    def begins_turn(self, event: Event) -> bool:
        """Whether an event says whose turn begins."""
        return False

    def untold(self, state: Any) -> frozenset[str]:
        """The names of accounts that may change without a word, in this state."""
        return frozenset()


class Witness:
    """Follows a match: shown every event and question in turn, it names each fault in words."""

    def __init__(self, ledger: Ledger, state: Any) -> None:
        self.ledger = ledger
        self._turn: Event | None = None
        self._begin(dict(ledger.balances(state)))

    def _begin(self, balances: dict[Account, Value]) -> None:
        self._before = balances
        self._told = dict(balances)
        self._free: set[Account] = set()
        self._said: list[str] = []

    def see(self, item: Event | Decision | None, state: Any) -> list[str]:
        """The faults that an event, a question or the end of the match (None) shows; ``state`` is the one then."""
        if isinstance(item, Event):
            return [*self._hear(item, state), *self._follow(item, state)]
        return list(self._balance(state))

    def _hear(self, event: Event, state: Any) -> Iterator[str]:
        """Enter what an event says; it must say something that was not so before."""
        self._said.append(event.kind)
        for account, by, now, may_stay in tuple(self.ledger.entries(state, event, self._told)):
            if by is None and now is None:
                self._free.add(account)
                continue
            before = self._told.get(account, 0)
            if by is not None:
                assert isinstance(before, int), f"{account} cannot change by a number"
                self._told[account] = before + by
            if now is not None:
                if by is not None and self._told[account] != now and account not in self._free:
                    yield f"{said(event)}: {name(account)} was {before}, and {by:+} does not make {now}"
                self._told[account] = now
            if self._told[account] == before and account not in self._free and not may_stay:
                yield f"{said(event)}: {name(account)} was {before} before"

    def _follow(self, event: Event, state: Any) -> Iterator[str]:
        """Turns pass in their order."""
        if self.ledger.begins_turn(event):
            broken = self.ledger.broken_order(state, event, self._turn)
            self._turn = event
            if broken is not None:
                yield f"{said(event)}: {broken}"

    def _balance(self, state: Any) -> Iterator[str]:
        """What was told since the last question must be what happened."""
        balances = dict(self.ledger.balances(state))
        untold = self.ledger.untold(state)
        for account in balances.keys() | self._told.keys():
            now, told = balances.get(account, 0), self._told.get(account, 0)
            if now != told and account not in self._free and account[0] not in untold:
                before = self._before.get(account, 0)
                yield f"{name(account)} was {before} and is {now}, but was told to be {told} ({', '.join(self._said)})"
        self._begin(balances)


def said(event: Event) -> str:
    """An event in words."""
    return f"{event.kind} ({event.text})"


def name(account: Account) -> str:
    """An account in words."""
    return f"{account[0]} of {account[1]}"
