"""What is said of a match that is watched: its log from a viewpoint, and the words on the present moment."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from pygame import Color

from game.chronicle.showing import Showing
from game.ui.kit.rich_text import RichText, Run, runs
from game.ui.match.panel.log import LogLine, line_of

Line = tuple[int, LogLine]
"""A line of the log, and the place of the stop at which it is told."""


def story(showing: Showing, colour_of: Callable[[int], Color], owners: Mapping[str, int]) -> list[Line]:
    """Every line that is told from the viewpoint, in its order."""
    moments = showing.recording.moments
    found: list[Line] = []
    for place, number in enumerate(showing.stops):
        event = moments[number].event
        if event is not None:
            found.append((place, line_of(event, colour_of, owners)))
    return found


def words_of_moment(showing: Showing) -> RichText:
    """What has just happened, or the question that was answered with the answer below."""
    event, answered = showing.moment.event, showing.answered()
    if event is not None:
        return runs(event.text)
    if answered is None:
        return ()
    decision, option = answered
    name = Run(showing.match.seats[decision.seat].name, colour=(246, 221, 148))
    question = [Run(run.words, "sans_italic", 15, run.colour, run.link, run.icon) for run in runs(decision.question)]
    return (name, Run("\n"), *question, Run("\n"), *runs(option.text))
