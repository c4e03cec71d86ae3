"""Builds a match of Talisman in the middle of a turn, plays choices by their keys, and lets tests look at the table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from game.catalogue import GAMES
from game.engine.decision import Event, Odds
from game.engine.dice import LoadedDice
from game.engine.match import Match
from game.talisman.box.board import SPACES
from game.talisman.box.characters import CHARACTERS
from game.talisman.box.register import ADVENTURE_DECK, ORIGIN, SPELL_DECK, instances, is_published
from game.talisman.state import ARRIVING, ENDING, MOVING, STARTING, Hero, TalismanState
from game.talisman.view import TalismanView
from tests.table_scene import TableScene

HARMLESS = ("healer#1", "mage#1", "phantom#1")
"""Cards on top of the deck, unless a test says otherwise: they do nothing to most Characters."""
NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo")


@dataclass
class Figure:
    """A Character on the board as a test wants it; what is not said is as on its card."""

    character: str
    space: str = ""
    objects: str = ""
    followers: str = ""
    spells: str = ""
    trophies: str = ""
    lives: int = 4
    gold: int = 1
    more: dict[str, Any] = field(default_factory=dict)

    def hero(self) -> Hero:
        """The state of the Character."""
        card = CHARACTERS[self.character]
        values: dict[str, Any] = {
            "alignment": card.alignment, "strength": card.strength, "craft": card.craft, **self.more,
        }  # fmt: skip
        return Hero(
            self.character,
            space_id(self.space) if self.space else card.start,
            lives=self.lives,
            gold=self.gold,
            objects=tuple(self.objects.split()),
            followers=tuple(self.followers.split()),
            spells=tuple(self.spells.split()),
            trophies=tuple(self.trophies.split()),
            **values,
        )


def figure(character: str, space: str = "", **more: Any) -> Figure:
    """A Character; anything that is no field of Figure is a field of Hero (``strength=5``, ``toad=2``)."""
    known = {name: more.pop(name) for name in tuple(more) if name in Figure.__dataclass_fields__}
    return Figure(character, space, more=more, **known)


def space_id(name: str) -> str:
    """A space by its id or the end of it ("desert" is the first Desert)."""
    if name in SPACES:
        return name
    return next(space for space in SPACES if space.partition("_")[2].partition("_")[2] == name)


class Scene(TableScene):
    """A match that begins with a given table. Questions with a single answer are answered at once."""

    def __init__(
        self,
        stage: str,
        *figures: Figure,
        dice: Iterable[int] = (),
        turn: int = 0,
        lying: Mapping[str, str] | None = None,
        gold: Mapping[str, int] | None = None,
        deck: str = "",
        spell_deck: str = "",
        options: Mapping[str, bool] | None = None,
        state: Mapping[str, Any] | None = None,
        patient: bool = False,
        seed: int = 7,
    ) -> None:
        people = figures if len(figures) > 1 else (*figures, self.bystander(figures))
        loaded = LoadedDice(*dice, seed=seed)
        self.patient = patient
        self.match: Match = GAMES["talisman"].new_match(NAMES[: len(people)], dict(options or {}), seed, loaded)
        self.events: list[Event] = []
        self.forced: list[str] = []
        table = self.state
        table.stage, table.turn, table.turns = stage, turn, 1
        table.heroes = [person.hero() for person in people]
        table.unused = tuple(name for name in CHARACTERS if name not in {person.character for person in people})
        table.cards = {space_id(space): tuple(cards.split()) for space, cards in (lying or {}).items()}
        table.gold = {space_id(space): bags for space, bags in (gold or {}).items()}
        for name, value in (state or {}).items():
            assert hasattr(table, name), name
            setattr(table, name, value)
        placed = {card for cards in table.cards.values() for card in cards}
        for hero in table.heroes:
            placed |= {*hero.objects, *hero.followers, *hero.spells, *hero.trophies, hero.raft}
        placed |= {*table.aside}
        table.stock = tuple(card for card in table.stock if card not in placed)
        if "published_figures" in table.options:
            decks = (*instances(ADVENTURE_DECK), *instances(SPELL_DECK))
            placed |= {card for card in decks if not is_published(card)}
        table.adventure.cards = self.pile(ADVENTURE_DECK, deck, placed | {*table.adventure.discard})
        table.spells.cards = self.pile(SPELL_DECK, spell_deck, placed | {*table.spells.discard})
        self.begin_here()
        self.settle()

    @staticmethod
    def bystander(figures: tuple[Figure, ...]) -> Figure:
        """Somebody far away, so that there is a match."""
        name = "troll" if figures[0].character != "troll" else "dwarf"
        return figure(name, "outer_13_fields")

    @staticmethod
    def pile(deck: str, top: str, placed: set[str]) -> tuple[str, ...]:
        """The named cards on top, the rest of the deck below."""
        first = tuple(top.split())
        assert all(ORIGIN[card] == deck for card in first), first
        rest = [card for card in instances(deck) if card not in placed and card not in first]
        return (*first, *sorted(rest, key=lambda card: card not in HARMLESS))

    # -- looking ------------------------------------------------------------------------------------------

    @property
    def state(self) -> TalismanState:
        """The table as plain data."""
        state: TalismanState = self.match.state
        return state

    def hero(self, seat: int = 0) -> Hero:
        """A Character."""
        return self.state.heroes[seat]

    def lying(self, space: str) -> tuple[str, ...]:
        """The cards on a space."""
        return self.state.cards.get(space_id(space), ())

    @property
    def offered(self) -> Sequence[str]:
        """The keys of all answers now offered."""
        return self.open().keys()

    def was_asked(self, kind: str) -> bool:
        """Whether a question of this kind was asked, answered or still open."""
        still = self.decision is not None and self.open().kind == kind
        return still or kind in self.forced or any(choice.kind == kind for choice in self.match.record)

    def odds(self, key: str) -> dict[str, str]:
        """The chances of an option: outcomes and their shares."""
        found: Odds | None = self.open().odds(key)
        assert found is not None, f"{key} has no odds"
        return {str(outcome.text): str(outcome.share) for outcome in found if outcome.share}

    def refusal(self, place: str) -> tuple[str, str]:
        """Why a place cannot be chosen, and the clause."""
        refusal = self.open().refusals(place)
        return str(refusal.text), refusal.clause

    def view(self, seat: int | None) -> TalismanView:
        """What a seat sees."""
        view = self.match.view(seat)
        assert isinstance(view, TalismanView)
        return view

    @property
    def turn(self) -> int:
        """Whose turn it is."""
        return self.state.turn

    # -- playing ------------------------------------------------------------------------------------------

    def settle(self) -> None:
        """Let everything happen up to the next question with a choice."""
        while (decision := self.decision) is not None and len(decision.options) == 1 and not self.patient:
            self.forced.append(decision.kind)
            self.match.choose(decision.options[0].key)

    def choose(self, *keys: str) -> Scene:
        """Answer the open questions one after the other."""
        for key in keys:
            decision = self.open()
            assert decision.option(key), f"{key!r} is not among {decision.keys()} ({decision.kind})"
            self.match.choose(key)
            self.settle()
        return self

    def decline(self, *kinds: str) -> Scene:
        """Answer questions of these kinds by their last option ("Done", "Pass", "Nothing") while they are open."""
        while self.decision is not None and self.open().kind in kinds:
            last = self.open().options[-1].key
            self.choose("pass" if last == "pass:turn" else last)
        return self

    def end_turn(self) -> Scene:
        """End the turn of the active player, if he is asked about it."""
        if self.decision is not None and self.open().kind == "end_turn":
            self.choose("end")
        return self


starting = partial(Scene, STARTING)
"""A scene that begins with a turn."""
moving = partial(Scene, MOVING)
"""A scene that begins with the choice of how to move."""
arriving = partial(Scene, ARRIVING, state={"moved": True})
"""A scene that begins when the active Character's move has ended on its space."""
ending = partial(Scene, ENDING)
"""A scene that begins at the end of a turn."""
