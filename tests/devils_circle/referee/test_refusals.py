"""Every reason for which a mage or a demon cannot do what was clicked: the nearest to being overcome is told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from game.catalogue import GAMES
from game.devils_circle.box.board import field_number
from game.devils_circle.box.pieces import MAGES
from game.devils_circle.state import LIMITS
from game.players import Glimpse, make_player
from tests.devils_circle.scene import NAMES, Scene, edges, fields

Traits = Mapping[str, Any]
NO_STOCK = dict.fromkeys(("garlic", "salt", "drops", "torch", "herb"), 0)
OPEN_EDGES = "c3-d3 c3-c4 b3-c3 c2-c3"
"""The edges of C3, in the middle of the Library."""
WALLED = "b2-b3 a2-b2"
DAWN = {"at_dawn": True, "clock": 250}
BESIDE, TWO_OFF = {"at": "c4"}, {"at": "d4"}
STAR = {"pentagrams": ((1, field_number("k3"), 0),)}
SIX_STARS = tuple((marker, field_number("k3"), 0) for marker in range(1, 7))
FREE_HAND = "Elven drops need a free hand."
DROPS_FOR = "Drops are for a demon or a pentagram right beside: there is none."
BOTH_HANDS = "This needs both hands; lay the wand down first."
COSTS_TWO = "This costs 2 action points."
NO_ROOM = "There is no free square beside."
ALL_LYING = {"holes": fields("b3 d3 c2 c4")}
FULL_HANDS = "Tobin can carry nothing more of what could be handed over."
POSSESSED = "A possessed mage only walks, and handles wands, garlic and the cradle."


def refused(scene: Scene, place: str) -> tuple[str, str]:
    """The words and the clause of a refusal."""
    found = scene.why_not(place)
    return str(found.text), found.clause


def orlan_acts(mage: Traits, others: Traits, table: Traits) -> Scene:
    """Orlan in the Library, with these other mages and demons (Gorm is the demon)."""
    traits = {"at": "c3", "wand": 0, **mage}
    mages = {"orlan": traits, **{name: what for name, what in others.items() if name != "gorm"}}
    scene = Scene(mages, {"gorm": others["gorm"]} if "gorm" in others else {}, **table)
    scene.mage().points = mage.get("points", scene.mage().points)
    scene.state.pushed = table.get("pushed", False)
    scene.begin_here()
    return scene


@pytest.mark.clause(
    "DK-6.9", "DK-7.1", "DK-7.5", "DK-7.8", "DK-7.19", "DK-7.24", "DK-7.34", "DK-7.35", "DK-7.40", "DK-7.41", "DK-7.47",
    "DK-7.50", "DK-8.2", "DK-8.3", "DK-8.9", "DK-8.14", "DK-8.15", "DK-8.16", "DK-8.17", "DK-8.18",
)  # fmt: skip
@pytest.mark.parametrize(
    ("mage", "others", "table", "place", "words", "clause"),
    [
        # exorcisms
        ({}, {"gorm": {"hole": "k3"}}, {"holes": fields("k3")}, "demon:gorm", "Gorm is not on the board.", "DK-12.1"),
        ({}, {"gorm": {"at": "e4"}}, {}, "demon:gorm",
         "Gorm is too far: an exorcism reaches two steps on foot, everything else one.", "DK-8.1"),
        ({"power": 20}, {"gorm": TWO_OFF}, DAWN, "demon:gorm", "No exorcism is possible at dawn.", "DK-8.9"),
        ({"points": 1}, {"gorm": TWO_OFF}, {}, "demon:gorm", "An exorcism costs 2 action points.", "DK-6.9"),
        ({"book": 0}, {"gorm": TWO_OFF}, {}, "demon:gorm",
         "An exorcism needs a book and at least one bundle of herbs.", "DK-8.3"),
        ({"herb": 0}, {"gorm": TWO_OFF}, {}, "demon:gorm",
         "An exorcism needs a book and at least one bundle of herbs.", "DK-8.3"),
        ({"wand": 2}, {"gorm": TWO_OFF}, {}, "demon:gorm",
         "An exorcism needs a free hand; both hold wands.", "DK-8.3"),
        ({"power": 6}, {"gorm": TWO_OFF}, {}, "demon:gorm",
         "An exorcism needs power 7; there is only 6.", "DK-8.2"),
        ({"wand": 1, "power": 3}, {"gorm": TWO_OFF}, {}, "demon:gorm",
         "An exorcism needs power 4; there is only 3.", "DK-8.2"),
        ({"points": 2, "power": 6}, {"gorm": TWO_OFF}, {}, "demon:gorm",
         "An exorcism needs power 7; there is only 6.", "DK-8.2"),
        ({"points": 2, "power": 7}, {}, {}, "item:orlan:book",
         "The book is for exorcisms: no demon is in reach.", "DK-8.1"),
        # things in his hands
        ({"wand": 2}, {}, {}, "item:orlan:garlic", "Hanging garlic needs a free hand.", "DK-7.19"),
        ({}, {}, {"garlic": fields("c3")}, "item:orlan:garlic", "Garlic hangs here already.", "DK-3.9"),
        ({"wand": 2}, {}, {}, "item:orlan:salt", "Pouring salt needs a free hand.", "DK-7.24"),
        ({}, {}, {"salt": edges(OPEN_EDGES)}, "item:orlan:salt",
         "Every open edge of this square has its salt.", "DK-3.9"),
        ({"points": 1}, {}, {}, "item:orlan:herb", COSTS_TWO, "DK-6.9"),
        ({"points": 1}, {}, {}, "item:orlan:torch", COSTS_TWO, "DK-6.9"),
        ({"points": 2, "wand": 1}, {}, {}, "item:orlan:herb", BOTH_HANDS, "DK-7.41"),
        ({"points": 2, "wand": 1}, {}, {}, "item:orlan:torch", BOTH_HANDS, "DK-7.35"),
        ({}, {}, ALL_LYING, "item:orlan:herb", NO_ROOM, "DK-3.8"),
        ({}, {}, ALL_LYING, "item:orlan:torch", NO_ROOM, "DK-3.8"),
        ({}, {}, DAWN, "item:orlan:torch", "Torches cannot be lit at dawn.", "DK-7.40"),
        ({"torch": 0}, {}, DAWN, "item:orlan:torch", "Torches cannot be lit at dawn.", "DK-7.40"),
        ({"book": 0}, {}, DAWN, "item:orlan:book", "No exorcism is possible at dawn.", "DK-8.9"),
        ({"wand": 1}, {}, ALL_LYING, "item:orlan:wand",
         "There is no square beside where a wand could lie.", "DK-7.11"),
        ({}, {"mirel": TWO_OFF}, {}, "item:mirel:salt", "These things belong to another mage.", "DK-7.5"),
        ({}, {}, {}, "item:orlan:cake", "Orlan has none left of this: cake.", "DK-7.1"),
        # the cradle
        ({"by_cradle": True}, {}, {"cradle": field_number("c4"), "pushed": True}, "cradle",
         "The cradle has been pushed in this phase; once is all.", "DK-8.17"),
        ({"at": "c2"}, {}, {"cradle": field_number("c4")}, "cradle",
         "Only a mage who stood beside the cradle when the phase began may push it.", "DK-8.14"),
        ({"wand": 1}, {}, {"cradle": field_number("c4")}, "cradle",
         "Pushing the cradle needs both hands; lay the wand down first.", "DK-8.15"),
        ({"points": 1}, {}, {"cradle": field_number("c4")}, "cradle",
         "Pushing the cradle costs 2 action points.", "DK-6.9"),
        ({}, {}, {"cradle": field_number("c4"), "holes": fields("b4 d4 c5")}, "cradle",
         "There is no free square that the cradle could be pushed to.", "DK-8.16"),
        ({"points": 2}, {}, {"cradle": field_number("c4"), "holes": fields("b4 d4 c5")}, "cradle",
         "There is no free square that the cradle could be pushed to.", "DK-8.16"),
        # drops, attacks, gifts, supplies
        ({"drops": 0}, {}, STAR, "pentagram:1", "Orlan has no elven drops left.", "DK-7.34"),
        ({"wand": 2}, {}, STAR, "pentagram:1", FREE_HAND, "DK-7.30"),
        ({"wand": 1}, {}, STAR, "pentagram:1",
         "Drops reach a pentagram on the mage's own square or beside it, with no wall between.", "DK-7.34"),
        ({"wand": 1}, {}, {}, "item:orlan:drops", DROPS_FOR, "DK-7.30"),
        ({"points": 1}, {}, {}, "act:pray", "A prayer costs 2 action points.", "DK-6.9"),
        ({"strength": 6}, {"gorm": BESIDE}, {}, "attack:gorm",
         "An attack needs strength 7; there is only 6.", "DK-8.18"),
        ({"at": "h2"}, {"gorm": {"at": "h1"}}, {}, "attack:gorm",
         "A demon in the outer ring cannot be attacked.", "DK-8.18"),
        ({"at": "b6"}, {"gorm": {"at": "a6"}}, {}, "attack:gorm",
         "A demon in the outer ring cannot be attacked.", "DK-8.18"),
        ({"at": "b2"}, {"gorm": {"at": "a2"}}, {}, "attack:gorm",
         "A wall is between here and Gorm.", "DK-8.18"),
        ({"strength": 7}, {"gorm": TWO_OFF}, {}, "attack:gorm",
         "An attack needs a demon right beside, with no wall between.", "DK-8.18"),
        ({"strength": 7}, {"gorm": {"hole": "k3"}}, {"holes": fields("k3")}, "attack:gorm",
         "Gorm is not on the board.", "DK-12.1"),
        ({}, {"mirel": {"at": "c4", "salt": 3, "garlic": 2, "drops": 5, "torch": 2, "herb": 3, "wand": 2}}, {},
         "give:mirel", "Mirel can carry nothing more of what could be handed over.", "DK-7.5"),
        ({}, {"mirel": TWO_OFF}, {}, "give:mirel",
         "Things are handed to a mage right beside, with no wall between.", "DK-7.5"),
        ({}, {"mirel": BESIDE, "gorm": {"at": "k3", "holds": "mirel"}}, {}, "give:mirel",
         "Nothing is handed over by or to a possessed mage.", "DK-7.8"),
        ({"at": "g7"}, {}, {"stock": NO_STOCK}, "act:resupply", "Nothing is left of the supplies.", "DK-7.50"),
        ({}, {}, {}, "act:resupply", "Supplies are taken standing on the supply square, G7.", "DK-7.47"),
        ({"at": "g7", "points": 1}, {}, {}, "act:resupply", "Taking supplies costs 2 action points.", "DK-6.9"),
        # other mages
        ({}, {"mirel": {"at": "k3", "points": 0}}, {}, "mage:orlan", "Orlan is being played already.", "DK-6.4"),
        # edges
        ({}, {}, {}, "edge:a3-b3", "A wall: mages never cross it; most demons do.", "DK-3.2"),
        ({}, {}, {"salt": edges("c3-d3")}, "edge:c3-d3",
         "A line of magic salt: mages step over it and leave it whole.", "DK-7.29"),
        ({}, {}, {}, "edge:c3-d3", "To pour salt, choose the salt first.", "DK-7.24"),
    ],
)  # fmt: skip
def test_a_mage_is_told_why_he_cannot(
    mage: Traits, others: Traits, table: Traits, place: str, words: str, clause: str
) -> None:
    assert refused(orlan_acts(mage, others, table), place) == (words, clause)


@pytest.mark.clause("DK-11.28")
@pytest.mark.parametrize(
    ("place", "words", "clause"),
    [
        ("demon:vasha", "A possessed mage cannot fight demons.", "DK-11.28"),
        ("attack:vasha", "A possessed mage cannot fight demons.", "DK-11.28"),
        ("item:orlan:salt", POSSESSED, "DK-11.28"),
        ("item:orlan:torch", POSSESSED, "DK-11.28"),
        ("item:orlan:herb", POSSESSED, "DK-11.28"),
        ("act:pray", POSSESSED, "DK-11.28"),
        ("give:mirel", "Nothing is handed over by or to a possessed mage.", "DK-7.8"),
    ],
)
def test_a_possessed_mage_is_told_what_he_cannot_do(place: str, words: str, clause: str) -> None:
    mages = {"orlan": {"at": "c3", "wand": 0, "book": 0}, "mirel": BESIDE}
    scene = Scene(mages, {"gorm": {"at": "k3", "holds": "orlan"}, "vasha": {"at": "d3"}})
    while scene.asked[1] == "mage" and scene.open().about != "mage:orlan":
        scene.choose("finish")
    assert refused(scene, place) == (words, clause)


@pytest.mark.clause("DK-6.2", "DK-6.3", "DK-6.5", "DK-15.7")
def test_a_mage_of_somebody_else_or_without_points_or_possessed_cannot_be_played() -> None:
    mages = {"orlan": {"at": "c3"}, "mirel": {"at": "k3"}}
    scene = Scene(mages)
    scene.mage("mirel").points = 0
    scene.begin_here()
    assert refused(scene, "mage:mirel") == ("Mirel has no action points left.", "DK-6.5")
    for points in (0, 4):
        shared = Scene(mages | {"tobin": TWO_OFF}, seats=4)
        assert shared.state.mage_seats[0] != shared.state.mage_seats[2]
        shared.mage("tobin").points = points
        shared.begin_here()
        assert refused(shared, "mage:tobin") == ("Tobin belongs to another player.", "DK-6.3")
    held = Scene(mages, {"gorm": {"at": "l4", "holds": "mirel"}})
    held.mage("mirel").points = 0
    held.begin_here()
    assert refused(held, "mage:mirel") == ("Mirel is possessed.", "DK-6.2")
    assert refused(held, "give:mirel") == ("Nothing is handed over by or to a possessed mage.", "DK-7.8")


@pytest.mark.clause("DK-7.5")
@pytest.mark.parametrize(("at", "words"), [("c4", FULL_HANDS), ("d4", "Tobin belongs to another player.")])
def test_only_a_mage_beside_can_have_his_hands_too_full_for_a_gift(at: str, words: str) -> None:
    full = {"at": at, **LIMITS}
    scene = Scene({"orlan": {"at": "c3"}, "tobin": full}, seats=4)
    assert str(scene.why_not("mage:tobin").text) == words


@pytest.mark.clause("DK-15.7")
def test_in_a_shorter_match_the_last_mage_is_missing() -> None:
    match = GAMES["devils_circle"].new_match(NAMES[:2], {"length": "quick"}, 1)
    player = make_player("random", 1)
    while (decision := match.next_decision()) is not None and decision.kind != "mage":
        match.choose(player.answer(decision, Glimpse(match, decision.seat)))
    assert decision is not None
    missing = MAGES[len(match.state.mages)]
    assert str(decision.refusals(f"mage:{missing}").text) == "This mage is not in the game."


@pytest.mark.clause("DK-11.28")
def test_a_possessed_mage_takes_no_supplies() -> None:
    scene = Scene({"orlan": {"at": "g7"}}, {"gorm": {"at": "k3", "holds": "orlan"}})
    assert refused(scene, "act:resupply") == (POSSESSED, "DK-11.28")


@pytest.mark.clause("DK-7.24", "DK-3.9")
@pytest.mark.parametrize(
    ("place", "words", "clause"),
    [
        ("edge:b2-b3", "Only the edges of the mage's own square can be salted.", "DK-7.24"),
        ("edge:a3-b3", "Salt lies on open edges only; garlic guards walls.", "DK-7.24"),
        ("edge:c3-d3", "Salt lies there already.", "DK-3.9"),
        ("field:c4", "Only the edges of the mage's own square can be salted.", "DK-7.24"),
    ],
)
def test_who_pours_salt_is_told_where_it_cannot_lie(place: str, words: str, clause: str) -> None:
    scene = orlan_acts({}, {}, {"salt": edges("c3-d3")}).choose("pour")
    assert refused(scene, place) == (words, clause)


@pytest.mark.clause("DK-7.3", "DK-7.48")
def test_who_takes_supplies_is_told_what_he_cannot_take() -> None:
    stock = NO_STOCK | {"salt": 12, "herb": 9}
    scene = orlan_acts({"at": "g7", "salt": 3, "herb": 0, "torch": 0}, {}, {"stock": stock}).choose("resupply")
    assert refused(scene, "stock:torch") == ("None is left in the stock.", "DK-7.48")
    assert refused(scene, "stock:wand") == ("None is left in the stock.", "DK-7.48")
    assert refused(scene, "stock:salt") == ("Orlan carries 3 already; more is not possible.", "DK-7.3")


# -- demons ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("DK-9.15", "DK-9.26", "DK-10.16", "DK-10.18", "DK-10.22", "DK-10.24", "DK-11.12", "DK-14.14")
@pytest.mark.parametrize(
    ("demon", "points", "table", "place", "words", "clause"),
    [
        ({}, 4, DAWN, "play:psychic", "That costs 5, and 4 freedom points are left.", "DK-9.15"),
        ({"holds": "orlan"}, 4, {}, "play:psychic",
         "It holds Orlan already.", "DK-11.26"),
        ({"holds": "orlan"}, 5, DAWN, "play:psychic",
         "It holds Orlan already.", "DK-11.26"),
        ({}, 3, {"pentagrams": SIX_STARS}, "play:pentagram", "All six pentagrams are on the board.", "DK-11.12"),
        ({}, 1, {}, "play:psychic", "That costs 4, and 1 freedom point is left.", "DK-9.15"),
        ({}, 5, DAWN, "play:raise_power", "That costs 6, and 5 freedom points are left.", "DK-9.15"),
        ({}, 1, {}, "play:curse", "That costs 2, and 1 freedom point is left.", "DK-9.15"),
        ({}, 2, {}, "play:pentagram", "That costs 3, and 2 freedom points are left.", "DK-9.15"),
        ({}, 3, {"plays": ("curse",)}, "play:curse", "Once a turn is all.", "DK-11.2"),
        ({}, 3, {}, "play:curse", "Neither a mage nor the Princess is on an adjacent square.", "DK-11.1"),
        ({}, 3, {}, "play:leave", "Demons leave the board at dawn only.", "DK-14.14"),
        ({}, 3, DAWN | {"plays": ("walk",)}, "play:leave",
         "It can leave only before any other play of its turn.", "DK-14.14"),
        ({"rescue_left": False}, 3, {}, "play:rescue", "Its rescue move of this night is used up.", "DK-10.22"),
        ({"power": 1}, 3, {}, "play:rescue",
         "No rescue move that it can pay for with power leads anywhere.", "DK-10.24"),
        ({"at": "a5"}, 3, {}, "play:curse",
         "In the ring a demon can only take steps; it must enter the keep to do harm.", "DK-9.26"),
        ({"at": "f4", "power": 4}, 3, {}, "play:fireplace",
         "Passing through the fire needs more than 4 power.", "DK-10.16"),
        ({"at": "f4", "power": 5}, 3, {"plays": ("walk",)}, "play:fireplace",
         "Passing through the fire must be the only play of a turn that began on a hearth.", "DK-10.18"),
        ({}, 1, {}, "field:c2", "That step costs 2, and 1 freedom point is left.", "DK-9.15"),
        ({}, 1, {}, "field:e9", "With 1 freedom point it cannot get there.", "DK-9.15"),
        ({"at": "f4", "power": 20}, 3, {}, "field:e9", "With 3 freedom points it cannot get there.", "DK-9.15"),
        ({}, 3, {}, "field:j6", "With 3 freedom points it cannot get there.", "DK-9.15"),
        ({}, 3, {}, "field:l12", "A direct attack is a step onto a mage on the next square.", "DK-11.30"),
        ({"at": "k12"}, 0, {}, "field:l12", "That step costs 2, and 0 freedom points are left.", "DK-9.15"),
        ({"at": "l11", "materiality": 7}, 9, {"wands": fields("k12")}, "field:l12",
         "It would have no square to retreat to, back or aside.", "DK-11.31"),
        ({"at": "k12"}, 9, {"plays": ("attack",)}, "field:l12",
         "It has made its direct attack this turn.", "DK-11.32"),
        ({}, 3, {}, "field:m13", "Another demon stands there.", "DK-10.10"),
    ],
)  # fmt: skip
def test_a_demon_is_told_why_it_cannot(
    demon: Traits, points: int, table: Traits, place: str, words: str, clause: str
) -> None:
    demons = {"gorm": {"at": "c3", **demon}, "vasha": {"at": "m13"}, "ulk": {"at": "l13"}}
    scene = Scene({"orlan": {"at": "l12"}}, demons, turn="gorm", points=points, **table)
    assert refused(scene, place) == (words, clause)


@pytest.mark.clause("DK-10.10", "DK-10.24")
def test_a_demon_in_flight_is_told_who_stands_there() -> None:
    scene = Scene({"orlan": {"at": "c4"}}, {"gorm": {"at": "c3", "power": 20}, "vasha": {"at": "d3"}})
    scene.choose("attack:gorm")
    assert refused(scene, "field:d3") == ("Another demon stands there.", "DK-10.10")
    too_far = "A rescue move is one step: that square is not right beside."
    assert refused(scene, "field:m1") == (too_far, "DK-10.23")
