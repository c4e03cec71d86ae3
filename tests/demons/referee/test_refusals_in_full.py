"""Why a click means nothing, question by question: each reason once, and none for what is no part of the table."""

from __future__ import annotations

from typing import Any

import pytest

from game.demons.referee.refusals import RULES, refusal
from game.demons.state import DemonsState
from game.engine.decision import Decision, Option, Text
from tests.demons.scene import FOREST, OPEN, PLAIN, Scene, use

KARIN, ANI, TWENTY, TWELVE = 4, 35, 43, 46
AT_ANI = 1608
CLAUSE = "DEM-20.1"


def why(state: DemonsState, kind: str, place: str, about: str | None = None) -> tuple[str, str]:
    """The clause and the words of a refusal to the first magician; no clause if it is no part of the question."""
    asked = Decision(0, kind, Text("Well?"), (Option("yes", Text("Yes")),), CLAUSE, about=about)
    found = refusal(state, asked, place)
    words = str(found.text)
    return ("", "") if words == "This is not part of the question: Well?" else (found.clause, words)


NONSENSE = {
    "hex": ("x", "0", "0100", "0121", "2821", "9999", "0000"), "demon": ("x", "0", "73"), "box": ("x:1", "4:0"),
    "pool": ("x",), "shield": ("x",), "treasure": ("x", "17", "10"), "seat": ("x", "4"), "unit": ("x", "0", "20"),
}  # fmt: skip


@pytest.mark.parametrize("kind", sorted({kind for kind, _ in RULES} - {""}))
def test_what_does_not_exist_is_no_part_of_any_question(kind: str) -> None:
    state = Scene({}, {"hex": OPEN}, {"hex": 2010}, {"hex": 2210}).state
    for thing, names in NONSENSE.items():
        for name in names:
            assert why(state, kind, f"{thing}:{name}", "treasure:35") == ("", ""), f"{thing}:{name}"


def test_the_corners_of_the_map_are_hexes() -> None:
    state = Scene({"hex": PLAIN}).state
    for hex_id in ("0101", "0120", "2801", "2820"):
        assert why(state, "first_phase", f"hex:{hex_id}")[0]


# -- hexes ----------------------------------------------------------------------------------------------------


def walking(place: str, *, units: dict[int, int] | None = None, **ann: Any) -> tuple[str, str]:
    others = {"hex": 1213}, {"hex": 2210}
    return why(Scene({"hex": PLAIN, **ann}, *others, units=units or {}).state, "first_phase", place)


def test_a_walk_is_refused_for_the_nearest_reason() -> None:
    assert walking("hex:1011") == ("DEM-5.0f", "You stand there already. Doing nothing is a choice of its own.")
    assert walking("hex:1012", captor_unit=KARIN, units={KARIN: 1510})[0] == "DEM-16.8c"
    assert walking("hex:0101")[0] == "DEM-5.8d"
    assert walking("hex:1013", units={KARIN: 1013}) == (
        "DEM-5.4a", "The Emir of Karin stands in 1013 near Bingol: no enemy may be entered.",
    )  # fmt: skip
    assert walking("hex:1213") == ("DEM-5.4b", "Another magician stands in 1213 near Khlat.")
    assert walking("hex:1112", units={KARIN: OPEN})[0] == "DEM-5.5b"
    assert walking("hex:1212", hex=1212) == walking("hex:1011")
    held = walking("hex:1112", hex=1113)
    assert held == ("DEM-5.5d", "Another magician stands next to you and holds you.")
    assert walking("hex:2010")[0] == "DEM-5.2b"
    blocked = walking("hex:1014", units={KARIN: 1113, 3: 913})
    assert blocked[0] == "DEM-5.5a"


def test_entering_and_stepping_aside_have_their_own_reasons() -> None:
    state = Scene({"hex": PLAIN}, {"hex": OPEN}, units={KARIN: FOREST}).state
    assert why(state, "enter", "hex:0210")[0] == "DEM-4.0i"
    assert why(state, "enter", "hex:0113") == (
        "DEM-5.4a", "The Emir of Karin stands in 0113 near Kamakh: no enemy may be entered.",
    )  # fmt: skip
    assert why(state, "enter", "hex:0114") == ("", "")
    for kind in ("evade", "freed", "escape"):
        assert why(state, kind, "hex:1011") == (CLAUSE, "You stand there now.")
        assert why(state, kind, "hex:1012")[0] == "DEM-5.4b"
        assert why(state, kind, "hex:1014") == (CLAUSE, "Only a hex right beside is near enough.")
    assert why(state, "transport", "hex:1012")[0] == "DEM-5.4b"
    assert why(state, "transport", "hex:1014") == ("", "")
    assert why(state, "lead", "hex:1012") == ("DEM-5.4a", "A magician stands in 1012 near Bingol.")
    assert why(state, "lead", "hex:0101")[0] == "DEM-5.8d"
    assert why(state, "lead", "hex:1014")[0] == "DEM-5.0c"


def test_cities_that_fell_and_hexes_that_are_none_are_not_chosen() -> None:
    state = Scene({}, destroyed_cities=(810,)).state
    assert why(state, "city", "hex:0810") == ("DEM-12.3x", "This city is destroyed.")
    assert why(state, "city", "hex:1012") == (CLAUSE, "1012 near Bingol is not a city.")
    assert why(state, "city", f"hex:{AT_ANI}") == ("", "")


def attacking(place: str = "hex:1012", bob: dict[str, Any] | None = None, **fields: Any) -> str:
    ann = {"hex": PLAIN, "demons": (9,), **fields.pop("ann", {})}
    return why(use(ann, {"hex": OPEN, **(bob or {})}, **fields).state, "demon_use", place)[0]


def test_an_attack_is_refused_for_the_nearest_reason() -> None:
    assert attacking(ann={"captor_unit": KARIN}, units={KARIN: 1510}) == "DEM-16.8c"
    assert attacking("hex:1011") == "DEM-7.0g"
    assert attacking("hex:1010") == "DEM-7.0c"
    assert attacking("hex:1014", units={KARIN: 1014}) == "DEM-7.0g"
    assert attacking("unit:4", units={KARIN: 1014}) == "DEM-7.0g"
    assert attacking("unit:4") == "DEM-8.2f"
    assert attacking(ann={"demons": ()}) == "DEM-3.0r"
    assert attacking(attacked=True) == "DEM-7.4a"
    assert attacking(used_powers=True) == "DEM-3.0n"
    assert attacking(used_powers=True, tried_cells=(ANI,)) == "DEM-3.0p"
    assert attacking(bob={"invisible": True}) == "DEM-12.3i"
    assert attacking(bob={"reconciled": True}) == "DEM-12.3r"
    assert attacking() == attacking("seat:1") == "DEM-7.0c"
    assert attacking("hex:1010", units={KARIN: 1010}) == "", "nothing speaks against it"


def test_the_map_is_left_while_moving() -> None:
    state = Scene({"hex": PLAIN}, {"hex": 2010}, units={KARIN: 1510}).state
    assert [why(state, kind, "exit")[0] for kind in ("evade", "demon_use", "first_phase")] == [
        "DEM-6.0h", "DEM-4.3c", "DEM-4.3b",
    ]  # fmt: skip
    assert why(Scene({"hex": PLAIN}, {"hex": OPEN}).state, "first_phase", "exit")[0] == "DEM-5.5d"
    held = Scene({"captor_unit": KARIN}, {"hex": 2010}, units={KARIN: 1510}).state
    assert why(held, "first_phase", "exit")[0] == "DEM-16.8c"


# -- demons ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "kind", ["demon_use", "first_phase", "seize_with", "curse", "attack_with", "defend_with", "gain"]
)
def test_a_demon_one_does_not_control_says_where_he_is(kind: str) -> None:
    state = Scene({"demons": (35,)}, {"demons": (60,)}).find(ANI, 56).own(1, TWENTY).state
    state.grid.marker[TWENTY], state.released = 54, (49,)
    clauses = [why(state, kind, f"demon:{demon}", f"treasure:{ANI}")[0] for demon in (60, 56, 54, 49, 71)]
    assert clauses == ["DEM-12.0a", "DEM-13.0d", "DEM-13.1c", "DEM-15.4a", "DEM-12.0a"]


def test_a_demon_of_ones_own_says_what_keeps_him_from_it() -> None:
    mine = {"demons": (38, 37, 60, 40), "borrowed": ((5, 1),)}
    scene = use({**mine, "shield": 6}, {"hex": 2010}).find(ANI, 30)
    state, about = scene.state, f"treasure:{ANI}"
    assert why(state, "demon_use", "demon:60")[0] == "DEM-12.0b"
    assert why(state, "demon_use", "demon:38") == (
        "DEM-12.3b", "No two mortal units beside you stand next to each other, too.",
    )  # fmt: skip
    assert why(state, "demon_use", "demon:5") == ("DEM-12.3c", "You have neither wound nor curse.")
    state.attacked = True
    assert why(state, "demon_use", "demon:38")[0] == "DEM-3.0n"
    assert why(state, "first_phase", "demon:60")[1].startswith("Demons act in the next phase. Only one")
    assert "controls the others now" in why(state, "first_phase", "demon:37")[1]
    equals = Scene({"demons": (8, 71)}).state
    assert "in their display (D)" in why(equals, "first_phase", f"demon:{equals.magicians[0].demons[1]}")[1]
    assert why(state, "seize_with", "demon:60", about)[0] == "DEM-13.0e"
    assert why(state, "curse", "demon:60")[0] == "DEM-10.0b"
    assert why(state, "curse", "demon:37") == ("", "")
    for kind in ("attack_with", "defend_with"):
        assert why(state, kind, "demon:60")[0] == CLAUSE
        assert why(state, kind, "demon:60")[1].endswith("fights already.")


def test_boxes_are_looked_into_by_their_owner_alone() -> None:
    state = Scene({"demons": (38,)}, {"demons": (60,)}, {"reconciled": True, "hex": 2010}).state
    assert why(state, "first_phase", "box:0:0") == (
        "DEM-15.0b", "Your display has room for 5, by the rank of your highest demon.",
    )  # fmt: skip
    assert [why(state, "first_phase", f"box:{seat}:0")[0] for seat in (1, 2)] == ["DEM-15.2a"] * 2
    assert [why(state, "familiars", f"box:{seat}:0")[0] for seat in (1, 2)] == ["DEM-15.2a", "DEM-12.3r"]


# -- pools, shields, treasures, the ring ----------------------------------------------------------------------


def test_pools_and_shields_say_when_and_where_they_serve() -> None:
    def first(place: str, hex_id: int = PLAIN, **ann: Any) -> str:
        return why(Scene({"hex": hex_id, **ann}).state, "first_phase", place)[0]

    assert [first("pool:duke"), first("pool:earl"), first("pool:king")] == ["DEM-9.2a", "DEM-9.1a", ""]
    assert [first("pool:duke", OPEN), first("pool:earl", FOREST)] == ["", ""]
    state = use({"hex": PLAIN}).state
    assert [why(state, "demon_use", place)[0] for place in ("pool:king", "shield:tin")] == ["DEM-9.0b", "DEM-14.0a"]
    state.pools["king"] = ()
    assert why(state, "first_phase", "pool:king")[0] == "DEM-9.3a"
    assert first("shield:gold", shield=6) == first("shield:mercury", shield=1) == "DEM-14.0a"
    assert first("shield:tin", shield=1) == "DEM-14.0b"
    assert first("shield:tin", shield=1, demons=(35,)) == ""


def test_a_treasure_says_whose_it_is_or_what_it_takes() -> None:
    def seizing(kind: str = "demon_use", *, finder: int = 56, **fields: Any) -> str:
        ann = {"hex": AT_ANI, "demons": (53,), **fields.pop("ann", {})}
        return why(use(ann, {"hex": 2010}, **fields).find(ANI, finder).state, kind, f"treasure:{ANI}")[0]

    state = Scene({}, {"hex": OPEN}, units={KARIN: 1510}).own(0, TWENTY).own(1, TWELVE).stash(KARIN, 36).state
    state.grid.closed[21] = True
    cells = (TWENTY, TWELVE, 36, 21, 11)
    assert [why(state, "first_phase", f"treasure:{cell}")[0] for cell in cells] == [
        "DEM-13.3", "DEM-12.3g", "DEM-16.7a", "DEM-9.4c", "DEM-13.0c",
    ]  # fmt: skip
    assert [why(state, "gain", f"treasure:{cell}")[0] for cell in cells] == [
        "DEM-13.3", "", "", "DEM-9.4c", "DEM-13.0c",
    ]  # fmt: skip
    for kind in ("surrender", "offer", "bid", "pay_ring"):
        assert why(state, kind, f"treasure:{TWELVE}")[1].endswith("is not yours to give.")
        assert why(state, kind, f"treasure:{TWENTY}")[1].endswith("is offered already.")
    assert seizing(ann={"captor_unit": KARIN}, units={KARIN: 1510}) == "DEM-13.0h"
    assert seizing(ann={"hex": PLAIN}) == "DEM-13.0e"
    assert seizing(tried_cells=(ANI,)) == "DEM-13.0f"
    assert seizing(attacked=True) == "DEM-3.0p"
    assert seizing(finder=52) == "DEM-13.0e"
    assert [seizing("first_phase"), seizing()] == ["DEM-13.1b", ""]


def test_the_ring_says_where_it_is_and_how_it_is_had() -> None:
    def ring(*magicians: dict[str, Any], cells: tuple[int, ...] = (), **fields: Any) -> str:
        return why(Scene(*magicians, **fields).stash(KARIN, *cells).state, "first_phase", "ring")[0]

    mortal: dict[str, Any] = {"units": {KARIN: 1510}, "ring_unit": KARIN}
    assert ring({}, ring_gone=True) == "DEM-11.0d"
    assert ring({"ring": True}, {"hex": OPEN}) == "DEM-11.0c"
    assert ring({}, {"hex": OPEN, "ring": True}) == "DEM-12.3g"
    assert ring({}, **mortal, cells=(ANI,)) == "DEM-11.0g"
    assert ring({}, {"hex": OPEN}) == "DEM-11.0b"


# -- magicians ------------------------------------------------------------------------------------------------


def test_a_magician_says_why_he_is_not_chosen() -> None:
    state = use({"hex": PLAIN}, {"hex": OPEN, "reconciled": True}, {"hex": 2010}).state
    assert why(state, "demon_use", "seat:0") == (CLAUSE, "This is your own magician.")
    assert [why(state, "naked", f"seat:{seat}")[0] for seat in (1, 2)] == ["DEM-12.3r", "DEM-12.3n"]
    assert why(state, "first_phase", "seat:1") == ("", "")


@pytest.mark.parametrize(
    ("captive", "fields", "clause"),
    [
        ({"captured_in": 7}, {}, "DEM-16.1a"), ({"captured_in": 1}, {"tortured": (1,)}, "DEM-16.2d"),
        ({"captured_in": 1, "wounds": 2}, {}, "DEM-16.3b"),
        ({"captured_in": 1, "wounds": 1, "curses": 1}, {}, "DEM-16.3b"),
        ({"captured_in": 1, "wounds": 1}, {}, ""), ({"captured_in": 1}, {"stage": "conjure_or_move"}, "DEM-16.0b"),
    ],
)  # fmt: skip
def test_a_captive_says_why_he_is_not_tortured_now(
    captive: dict[str, Any], fields: dict[str, Any], clause: str
) -> None:
    scene = Scene({}, {"captor_seat": 0, **captive}, **{"stage": "demon_use", **fields})
    assert why(scene.state, "demon_use", "seat:1")[0] == clause
