"""What the second referee's scenes share: going on until something is asked, thrown or over."""

from __future__ import annotations

from tests.talisman.scene import Scene

ENOUGH = 40
"""No scene asks more questions than that on its way."""
CONTENT = ("pass", "fight", "yes", "space", "no_offer", "done")
"""Answers that let things take their course, the first one offered first."""


IDLE = ("pass", "end", "fight", "space", "safe", "throw", "cw", "no_offer", "done", "nothing", "no")
"""Answers that change as little as they can, the first one offered first."""


def idle(scene: Scene) -> None:
    """Answer one question so that as little as possible is done."""
    scene.choose(next((answer for answer in IDLE if answer in scene.offered), scene.offered[0]))


def idle_until_turn_of(scene: Scene, seat: int) -> set[str]:
    """Do as little as possible until it is that seat's turn; all that was offered to anybody on the way."""
    seen: set[str] = set()
    for _ in range(2 * ENOUGH):
        if scene.decision is None or scene.turn == seat:
            break
        seen |= {*scene.offered}
        idle(scene)
    return seen


def idle_till(scene: Scene, key: str) -> Scene:
    """Do as little as possible until a key is offered; then choose it."""
    for _ in range(ENOUGH):
        if key in scene.offered:
            break
        idle(scene)
    return scene.choose(key)


def finish(scene: Scene, seat: int) -> Scene:
    """Play on by last answers until the turn of a seat is over."""
    for _ in range(ENOUGH):
        if scene.decision is None or scene.turn != seat:
            break
        scene.choose("end" if "end" in scene.offered else scene.offered[-1])
    return scene


def step(scene: Scene) -> None:
    """Answer one question so that things take their course."""
    scene.choose(next((answer for answer in CONTENT if answer in scene.offered), scene.offered[-1]))


def go_on(scene: Scene, key: str) -> Scene:
    """Let things take their course until a key is offered; then choose it."""
    for _ in range(ENOUGH):
        if key in scene.offered:
            break
        step(scene)
    return scene.choose(key)


def to_the_dice(scene: Scene) -> tuple[int, int]:
    """Let things take their course until the dice of a fight are thrown; both scores."""
    for _ in range(ENOUGH):
        if scene.told("fight_thrown"):
            break
        step(scene)
    mine, theirs = (scene.told("fight_thrown")[0].fact(name) for name in ("score", "foe_score"))
    assert isinstance(mine, int)
    assert isinstance(theirs, int)
    return mine, theirs
