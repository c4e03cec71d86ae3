"""What befalls a magician is explained when he is asked next: captivity, curses, the ring, a rival's theft."""

from __future__ import annotations

from game.engine.decision import Event, Text
from game.engine.first_times import Moment
from tests.demons.scene import GAME, OPEN, Scene, use

NOTES = {note.id: note for note in GAME.first_times}
ANI = 35


def fitting(scene: Scene, *events: Event) -> set[str]:
    """The notes without a question of their own that fit the next question."""
    decision = scene.go()
    assert decision is not None
    moment = Moment(decision, scene.view(decision.seat), events)
    return {note.id for note in NOTES.values() if note.when is not None and note.when(moment)}


def test_a_free_magician_without_harm_needs_no_explanation() -> None:
    assert fitting(Scene({}, {"hex": OPEN})) == set()


def test_captivity_curses_and_the_ring_are_explained() -> None:
    assert "captive" in fitting(Scene({"captor_unit": 6, "demons": (2,)}, {"hex": OPEN}, units={6: 1608}))
    assert "captors" in fitting(Scene({}, {"captor_unit": 6}, units={6: 1608}))
    assert "cursed" in fitting(Scene({"curses": 1}, {"hex": OPEN}))
    assert "cursed" in fitting(Scene({"wounds": 1}, {"hex": OPEN}))
    assert "cursed" not in fitting(Scene({}, {"hex": OPEN, "wounds": 1}))
    assert "ring" in fitting(Scene({}, {"hex": OPEN, "ring": True}))


def test_a_rival_who_takes_what_one_has_found_is_explained_to_the_finder() -> None:
    def seized(finder: int, thief: int) -> set[str]:
        scene = Scene({}, {"hex": OPEN}).find(ANI, 56, finder)
        facts = (("who", thief), ("cell", ANI))
        return fitting(scene, Event("treasure_seized", "DEM-13.0f", Text("Seized"), facts))

    assert "rival_took_a_find" in seized(finder=0, thief=1)
    assert "rival_took_a_find" not in seized(finder=1, thief=1)
    assert "rival_took_a_find" not in seized(finder=0, thief=0)


def test_a_real_theft_leaves_the_finders_name_on_the_treasure() -> None:
    scene = use({"hex": 1608, "demons": (2, 53)}, {}, dice=(1,)).find(ANI, 56, 1)
    scene.go()
    scene.answer(f"seize:{ANI}")
    while (decision := scene.go()) is not None and decision.kind == "seize_with":
        scene.answer(decision.options[0].key)
    assert scene.state.grid.owner[ANI] == 0
    told = tuple(scene.told("treasure_seized"))
    view = scene.view(1)
    assert decision is not None
    robbed = Moment(type(decision)(1, "first_phase", Text("What now?"), decision.options, "DEM-3.0m"), view, told)
    assert NOTES["rival_took_a_find"].fits(robbed)
