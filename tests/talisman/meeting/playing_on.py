"""What scenes of rules that meet share: going on until something is asked, thrown or over, and what came of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tests.talisman.scene import Scene

ENOUGH = 80
"""No scene asks more questions than that on its way."""
CONTENT = ("pass", "fight", "yes", "space", "no_offer", "done", "throw")
"""Answers that let things take their course, the first one offered first."""
IDLE = ("pass", "end", "fight", "space", "safe", "throw", "cw", "no_offer", "done", "nothing", "no")
"""Answers that change as little as they can, the first one offered first."""


def idle(scene: Scene) -> None:
    """Answer one question so that as little as possible is done."""
    _answer(scene, IDLE, scene.offered[0])


def step(scene: Scene) -> None:
    """Answer one question so that things take their course."""
    _answer(scene, CONTENT, scene.offered[-1])


def first_of(*beginnings: str) -> Callable[[Scene], None]:
    """Answers by the first option that begins so, or else by the first of all."""

    def answer(scene: Scene) -> None:
        wanted = (key for key in scene.offered if key.startswith(beginnings))
        scene.choose(next(wanted, scene.offered[0]))

    return answer


def _answer(scene: Scene, order: Sequence[str], otherwise: str) -> None:
    scene.choose(next((answer for answer in order if answer in scene.offered), otherwise))


def until(scene: Scene, reached: Callable[[], bool], answer: Callable[[Scene], None]) -> Scene:
    """Answer one question after the other until something is reached, or the match is over."""
    for _ in range(ENOUGH):
        if scene.decision is None or reached():
            break
        answer(scene)
    return scene


def idle_till(scene: Scene, key: str) -> Scene:
    """Do as little as possible until a key is offered; then choose it."""
    return until(scene, lambda: key in scene.offered, idle).choose(key)


def go_on(scene: Scene, key: str) -> Scene:
    """Let things take their course until a key is offered; then choose it."""
    return until(scene, lambda: key in scene.offered, step).choose(key)


def on_turn(scene: Scene, seat: int) -> Scene:
    """Let things take their course until it is that seat's turn."""
    return until(scene, lambda: scene.turn == seat, step)


def idle_until_turn_of(scene: Scene, seat: int) -> set[str]:
    """Do as little as possible until it is that seat's turn; all that was offered to anybody on the way."""
    seen: set[str] = set()

    def look(scene: Scene) -> None:
        seen.update(scene.offered)
        idle(scene)

    until(scene, lambda: scene.turn == seat, look)
    return seen


def finish(scene: Scene, seat: int) -> Scene:
    """Play on by last answers until the turn of a seat is over."""
    return until(
        scene,
        lambda: scene.turn != seat,
        lambda scene: _answer(scene, ("end", "throw"), scene.offered[-1]),
    )


def to_the_dice(scene: Scene) -> tuple[int, int]:
    """Let things take their course until the dice of a fight are thrown; both scores."""
    until(scene, lambda: bool(scene.told("fight_thrown")), step)
    mine, theirs = (scene.told("fight_thrown")[0].fact(name) for name in ("score", "foe_score"))
    assert isinstance(mine, int)
    assert isinstance(theirs, int)
    return mine, theirs


def drawn(scene: Scene) -> list[object]:
    """The cards drawn so far."""
    return [event.fact("card") for event in scene.told("card_drawn")]


def advised(scene: Scene) -> str:
    """What a computer player answers."""
    worths = [*scene.match.game.preferences(scene.state, scene.open())]
    return scene.offered[worths.index(max(worths))]
