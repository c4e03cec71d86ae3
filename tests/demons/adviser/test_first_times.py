"""What befalls a magician is explained when he is asked next: captivity, curses, the ring, a rival's theft."""

from __future__ import annotations

from game.demons.state import NOBODY
from game.engine.advising.first_times import Moment
from game.engine.decision import Event, Text
from tests.demons.scene import GAME, OPEN, Scene, mortals_fight, use

NOTES = {note.id: note for note in GAME.first_times}
ANI = 35
GAINER = 26


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
    holding = Scene({"demons": (2,)}, {"captor_seat": 0, "hex": OPEN})
    assert "captor" in fitting(holding)
    assert "captor" not in fitting(Scene({"demons": (2,)}, {"hex": OPEN}))
    assert "captors" in fitting(Scene({}, {"captor_unit": 6}, units={6: 1608}))
    assert "cursed" in fitting(Scene({"curses": 1}, {"hex": OPEN}))
    assert "cursed" in fitting(Scene({"wounds": 1}, {"hex": OPEN}))
    assert "cursed" not in fitting(Scene({}, {"hex": OPEN, "wounds": 1}))
    assert "ring" in fitting(Scene({}, {"hex": OPEN, "ring": True}))


def test_what_is_owned_among_others_and_who_is_put_to_flight_are_explained() -> None:
    assert "owner" in fitting(Scene({}, {"hex": OPEN}).own(0, ANI))
    assert "owner" not in fitting(Scene({}, {"hex": OPEN}).own(1, ANI))
    assert "owner" not in fitting(Scene({}).own(0, ANI)), "alone nobody steals"
    fled = Event("fled", "DEM-8.2b", Text("It flees"), (("unit", 6),))
    assert "put_to_flight" in fitting(Scene({}, {"hex": OPEN}), fled)


def test_a_rival_who_takes_what_one_has_found_is_explained_to_the_finder() -> None:
    def seized(finder: int, thief: int) -> set[str]:
        scene = Scene({}, {"hex": OPEN}).find(ANI, 56, finder)
        facts = (("who", thief), ("cell", ANI))
        return fitting(scene, Event("treasure_seized", "DEM-13.0f", Text("Seized"), facts))

    assert "rival_took_a_find" in seized(finder=0, thief=1)
    assert "rival_took_a_find" not in seized(finder=1, thief=1)
    assert "rival_took_a_find" not in seized(finder=0, thief=0)


def test_what_is_stolen_from_its_owner_was_no_find_that_belonged_to_nobody() -> None:
    def stolen(owner: int) -> set[str]:
        scene = Scene({}, {"hex": OPEN}, {"hex": 2010}).find(ANI, 56, 0)
        facts = (("who", 1), ("cell", ANI), ("owner", owner))
        return fitting(scene, Event("treasure_gained", "DEM-12.3g", Text("Stolen"), facts))

    assert stolen(owner=0) == {"robbed"}
    assert stolen(owner=2) == set()
    assert stolen(owner=NOBODY) == {"rival_took_a_find"}


def test_a_real_theft_tells_whose_the_treasure_was() -> None:
    scene = use({"hex": 1608, "demons": (GAINER,)}, {"hex": OPEN}).own(1, ANI)
    key = next(option.key for option in scene.question("demon_use").options if option.key.endswith(":G"))
    scene.answer(key)
    scene.go()
    assert dict(scene.told("treasure_gained")[0].facts)["owner"] == 1


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


def test_each_blow_has_its_own_note_and_only_for_whom_it_befell() -> None:
    lost = [Event("turn_lost", "DEM-12.3n", Text("Lost"), (("who", seat),)) for seat in (0, 1)]
    assert fitting(Scene({}, {"hex": OPEN}), lost[0]) == {"turn_lost"}
    assert fitting(Scene({}, {"hex": OPEN}), lost[1]) == set()
    assert fitting(Scene({"wounds": 1}, {"hex": OPEN})) == fitting(Scene({"curses": 1}, {"hex": OPEN})) == {"cursed"}
    assert fitting(Scene({}, {"captor_unit": 6}, units={6: 1608})) == {"captors"}
    found = mortals_fight({"hex": OPEN, "found": True, "demons": (9, 8)}, {"hex": 2010}, units={4: 1011}, dice=(6,))
    assert fitting(found) == {"discovered"}


def test_the_ring_is_explained_whoever_holds_it_and_not_before() -> None:
    assert fitting(Scene({"ring": True}, {"hex": OPEN})) == {"ring"}
    assert fitting(Scene({}, {"hex": OPEN, "ring": True})) == {"ring"}
    held = Scene({}, {"hex": OPEN}, units={6: 1608}, ring_unit=6)
    held.state.pools["duke"] = tuple(counter for counter in held.state.pools["duke"] if counter)
    assert fitting(held) == {"ring"}


def test_a_find_may_be_seized_or_gained_by_a_rival_and_other_events_are_no_theft() -> None:
    def told(kind: str, cell: int = ANI) -> set[str]:
        scene = Scene({}, {"hex": OPEN}).find(ANI, 56, 0)
        return fitting(scene, Event(kind, "DEM-13.0f", Text("Taken"), (("who", 1), ("cell", cell))))

    assert told("treasure_seized") == told("treasure_gained") == {"rival_took_a_find"}
    assert told("treasure_discovered") == told("treasure_seized", 36) == set()


def test_a_shield_that_friendly_demons_may_well_raise_is_explained_before_it_is_tried() -> None:
    friends = (5, 17, 21)
    assert "may_raise" in fitting(Scene({"demons": friends, "shield": 2}, {"hex": OPEN}))
    assert "may_raise" not in fitting(Scene({"demons": friends[:2], "shield": 2}, {"hex": OPEN}))
    assert "may_raise" not in fitting(Scene({"demons": friends, "shield": 6}, {"hex": OPEN})), "gold is the best"


def test_what_is_usual_with_a_power_is_told_while_its_demon_can_still_be_kept() -> None:
    scene = use({"demons": (70,)}, {"hex": OPEN})
    decision = scene.question("demon_use")
    moment = Moment(decision, scene.view(0), in_hand=("power:70:T",))
    assert [note.id for note in NOTES.values() if note.fits(moment)] == ["transport"]
