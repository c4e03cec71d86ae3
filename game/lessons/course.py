"""The course of a lesson: which step is open, what is expected now, who answers what meanwhile."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.decision import Decision, Text
from game.engine.match import Match
from game.lessons.lesson import UNDO, Lesson, Scene, Step


class LessonFault(ValueError):
    """A lesson that does not fit the game's rules; the message says which step, and why."""


class LessonCourse:
    """A lesson under way. ``number`` is the open step; ``match`` stands where that step wants it.

    ``chosen`` keeps what the learner answered at each step, so that going back finds his own match again.
    """

    def __init__(self, lesson: Lesson, number: int = 0, chosen: Mapping[int, list[str]] | None = None) -> None:
        self.lesson = lesson
        self.chosen = {step: list(answers) for step, answers in (chosen or {}).items()}
        self.number = 0
        self.match: Match
        self._given: list[str] = []
        self._others: list[str] = []
        self.go_to(number)

    # -- where it stands ----------------------------------------------------------------------------------

    @property
    def step(self) -> Step:
        """The open step."""
        return self.lesson.steps[self.number]

    @property
    def scene(self) -> Scene:
        """The scene of the open step."""
        return self.lesson.place_of(self.number)[0]

    @property
    def is_last(self) -> bool:
        """Whether no step follows."""
        return self.number == len(self.lesson.steps) - 1

    @property
    def ends_scene(self) -> bool:
        """Whether the next step belongs to another scene, or there is none."""
        scene, within = self.lesson.place_of(self.number)
        return within == len(scene.steps) - 1

    @property
    def expected(self) -> tuple[str, ...]:
        """The answers that the open step waits for now; none if there is only something to read."""
        return self.step.expected(self._given)

    @property
    def done(self) -> bool:
        """Whether the learner has done what the open step asks for."""
        return not self.expected

    @property
    def under_way(self) -> bool:
        """Whether a part of what the open step asks for is done: what it points at may be gone by then."""
        return bool(self._given)

    def objection(self, key: str) -> Text | None:
        """What to say of an answer that the open step does not wait for; None if it does."""
        if key in self.expected:
            return None
        if self.expected:
            return Text("First: {step}. In a match of your own you may do this.", (("step", self.step.title),))
        return Text("First read on: {step}. In a match of your own you may do this.", (("step", self.step.title),))

    # -- what happens -------------------------------------------------------------------------------------

    def took(self, key: str) -> None:
        """The learner gave an answer that was expected; raises LessonFault for any other."""
        if key not in self.expected:
            raise self._fault(f"{key!r} is not expected, but {self.expected}")
        self._given.append(key)
        self.chosen[self.number] = self._given[:]

    def answer_of(self, decision: Decision) -> str:
        """What another seat answers now, as written; raises LessonFault if nothing, or nothing offered, is written."""
        if not self._others:
            raise self._fault(f"nothing is written for seat {decision.seat} at {decision.kind}: {decision.keys()}")
        key = self._others.pop(0)
        if decision.option(key) is None:
            raise self._fault(f"seat {decision.seat} cannot answer {key!r} at {decision.kind}: {decision.keys()}")
        return key

    def advance(self) -> bool:
        """Open the next step; True if it belongs to another scene, whose match is then another one."""
        if self._others:
            raise self._fault(f"nobody was asked for {self._others}")
        before = self.scene
        self._open(self.number + 1)
        if self.scene is before:
            return False
        self._set_the_scene()
        return True

    def go_to(self, number: int) -> None:
        """Put the match where a step begins: what the learner answered before is answered again, the rest as written.

        Raises IndexError if the lesson has no such step.
        """
        _scene, within = self.lesson.place_of(number)
        self._open(number - within)
        self._set_the_scene()
        while self.number < number:
            self._play_step()
            self._open(self.number + 1)

    def _open(self, number: int) -> None:
        self.number = number
        self._given = []
        self._others = list(self.step.meanwhile)

    def _set_the_scene(self) -> None:
        self.match = self.lesson.begin(self.scene)
        for key in self.scene.opening:
            decision = self.match.next_decision()
            if decision is None or decision.option(key) is None:
                raise self._fault(f"the opening cannot answer {key!r}: {decision.keys() if decision else 'over'}")
            self.match.choose(key)
        self.match.next_decision()

    def _play_step(self) -> None:
        """Take a step without showing it: the learner's answers as before, or the first that will do."""
        earlier = self.chosen.get(self.number, [])
        while not self.done:
            key = earlier[len(self._given)] if len(self._given) < len(earlier) else self.expected[0]
            self.give(key)
        self.let_others_answer()

    def give(self, key: str) -> None:
        """Answer the open question for the learner, and take the answer as the step's."""
        self.let_others_answer()
        if key == UNDO:
            if not self.match.undo(self.lesson.learner):
                raise self._fault("nothing can be taken back")
        else:
            self._choose(key)
        self.took(key)

    def _choose(self, key: str) -> None:
        decision = self.match.next_decision()
        if decision is None or decision.seat != self.lesson.learner or decision.option(key) is None:
            asked = f"seat {decision.seat}, {decision.kind}: {decision.keys()}" if decision else "nobody, it is over"
            raise self._fault(f"the answer {key!r} is not offered; asked is {asked}")
        self.match.choose(key)

    def let_others_answer(self) -> None:
        """Let the other seats answer as written until the learner is asked, or the match is over."""
        decision = self.match.next_decision()
        while decision is not None and decision.seat != self.lesson.learner:
            self.match.choose(self.answer_of(decision))
            decision = self.match.next_decision()

    def _fault(self, reason: str) -> LessonFault:
        return LessonFault(f"{self.lesson.game.id}, step {self.number + 1} ({self.step.title}): {reason}")
