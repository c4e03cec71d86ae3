"""What a lesson is: scenes of a real match, laid by hand, and steps that each say one thing and wait for one deed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from game.engine.decision import Fact, Text
from game.engine.dice import LoadedDice
from game.engine.game import Game
from game.engine.match import Match
from game.engine.seating import OptionValue, Seat

UNDO = "undo"
"""The answer of a step that wants the last choice taken back."""

FactOf = Callable[[Match], Fact]
"""Works out what a sentence says from the match as it stands, so that no number is written down twice."""


@dataclass(frozen=True)
class InAnyOrder:
    """Answers that are all to be given, whichever comes first."""

    keys: tuple[str, ...]


Answer = str | tuple[str, ...] | InAnyOrder
"""What a learner is to do: one thing, any one of several, or all of several."""


@dataclass(frozen=True)
class Step:
    """One idea: ``say`` tells it in words, with {holes} that ``facts`` fill from the match.

    ``points_at`` is the thing it is about: a place of the table ("space:tavern", "hex:0117"), or the id of a widget of
    the panel ("panel:question", "panel:log", "option:fight", "button:hint"); nothing for the whole table.

    ``answers`` are what the learner does, one after the other, each the key of an option of the open question, several
    keys in a tuple where each will do, :class:`InAnyOrder` where all will have to, or :data:`UNDO`; none where he only
    reads and goes on. ``meanwhile`` are
    the answers of the other seats, in the order in which they are asked, until the learner is asked again.
    ``clauses`` are the rules behind it. ``shows`` are further things it speaks of, which the voice does not lie over:
    places, or zones of the table ("pool:1").
    """

    title: Text
    say: Text
    points_at: str = ""
    answers: tuple[Answer, ...] = ()
    meanwhile: tuple[str, ...] = ()
    clauses: tuple[str, ...] = ()
    facts: Mapping[str, FactOf] = field(default_factory=dict)
    shows: tuple[str, ...] = ()

    def expected(self, given: Sequence[str]) -> tuple[str, ...]:
        """The answers that will do after those given; none once all are."""
        for answer in self.answers:
            wanted = (answer,) if isinstance(answer, str) else answer.keys if isinstance(answer, InAnyOrder) else answer
            count = len(wanted) if isinstance(answer, InAnyOrder) else 1
            if len(given) < count:
                return tuple(key for key in wanted if key not in given)
            given = given[count:]
        return ()

    def ways(self) -> Iterator[list[str]]:
        """The answers of one who always takes the first that will do, and of those who once take another."""
        first: list[str] = []
        while wanted := self.expected(first):
            first.append(wanted[0])
        yield first
        for place in range(len(first)):
            for other in self.expected(first[:place])[1:]:
                way = [*first[:place], other]
                while wanted := self.expected(way):
                    way.append(wanted[0])
                yield way

    def words(self, match: Match) -> Text:
        """What the step says at that moment of a match."""
        return Text(self.say.message, tuple((name, fact(match)) for name, fact in self.facts.items()), self.say.plural)


@dataclass(frozen=True)
class Scene:
    """A stretch of a match: how it begins, and the steps that are taken in it.

    ``arrange`` changes the state of a new match in place, between two steps of its rules; ``opening`` are answers
    given before the first step by whoever is asked; ``faces`` are the dice in the order in which they are rolled.
    """

    steps: tuple[Step, ...]
    arrange: Callable[[Any], None] | None = None
    opening: tuple[str, ...] = ()
    faces: tuple[int, ...] = ()
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    seed: int = 1


@dataclass(frozen=True)
class Lesson:
    """A first evening with a game. ``seats`` sit at the table, ``learner`` is the one at the mouse.

    ``voice`` is who speaks: a name; ``portrait`` is his picture, a name under assets/pictures.
    """

    game: Game
    title: Text
    about: Text
    minutes: int
    seats: tuple[Seat, ...]
    scenes: tuple[Scene, ...]
    voice: Text
    portrait: str
    learner: int = 0

    @property
    def steps(self) -> tuple[Step, ...]:
        """The steps of all scenes in order."""
        return tuple(step for scene in self.scenes for step in scene.steps)

    def place_of(self, number: int) -> tuple[Scene, int]:
        """The scene of a step of the lesson, and which of its steps it is."""
        for scene in self.scenes:
            if number < len(scene.steps):
                return scene, number
            number -= len(scene.steps)
        raise IndexError("the lesson has no such step")

    def begin(self, scene: Scene) -> Match:
        """The match of a scene at its beginning, before anything was told."""
        dice = LoadedDice(*scene.faces, seed=scene.seed)
        match = self.game.new_match(self.seats, scene.options, scene.seed, dice)
        if scene.arrange is not None:
            scene.arrange(match.state)
        match.begin_here()
        return match
