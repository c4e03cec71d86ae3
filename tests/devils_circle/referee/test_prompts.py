"""DK-16, the view, odds and refusals: what players are asked, shown and told."""

from __future__ import annotations

from fractions import Fraction

import pytest

from game.catalogue import GAMES, SHELF
from game.devils_circle.box.board import field_number
from game.devils_circle.referee.odds import resurrection_chance
from game.engine.ids import name_of
from game.engine.match import Match
from game.players import Glimpse, make_player
from tests.devils_circle.scene import NAMES, Scene, edges, fields

GAME = GAMES["devils_circle"]


@pytest.mark.clause("DK-16.1")
def test_every_roll_is_told_with_the_reading_applied_to_it() -> None:
    scene = Scene({"orlan": {"at": "f5"}}, {"gorm": {"at": "c3"}, "vasha": {"hole": "c5"}}, holes=fields("c5"),
                  dice=(6, 1, 2, 6, 1, 4))  # fmt: skip
    scene.choose("pray:power", "finish", "demon:gorm")
    prayer, below, stars, freedom = (scene.told(kind)[0] for kind in ("prayed", "stays_below", "stars", "freedom"))
    assert (prayer.fact("die"), str(prayer.text)) == (6, "Orlan prays for power, 8 against 8: in vain.")
    assert (below.fact("dice"), str(below.text)) == ((1, 2), "Vasha stays below: two dice show 3, and 10 are needed.")
    assert (stars.fact("dice"), str(stars.text)) == ((6, 1), "The stars over Gorm: power 10, materiality 4.")
    assert (freedom.fact("die"), str(freedom.text)) == (4, "Gorm rolls for freedom: 4, and 2 more: 6.")


@pytest.mark.clause("DK-16.2")
def test_every_question_names_the_seat_that_answers() -> None:
    match: Match = GAME.new_match(NAMES[:6], {}, seed=5)
    asked = set()
    player = make_player("random", 4)
    for _ in range(600):
        decision = match.next_decision()
        if decision is None:
            break
        owner = match.state.mage_seats if decision.kind in ("mage", "place_mage") else match.state.demon_seats
        names = (
            ("orlan", "mirel", "tobin", "sefa")
            if owner is match.state.mage_seats
            else ("gorm", "vasha", "ulk", "flicker")
        )
        if decision.kind in ("place_mage", "place_demon", "play"):
            assert decision.seat == owner[names.index(name_of(str(decision.about)))]
        asked.add(decision.seat)
        match.choose(player.answer(decision, Glimpse(match, decision.seat)))
    assert asked == {0, 1, 2, 3, 4, 5}


@pytest.mark.clause("DK-16.3", "DK-16.4")
def test_no_prompt_opens_for_a_demon_that_is_not_the_target() -> None:
    scene = Scene({"orlan": {"at": "h8"}}, {"gorm": {"at": "h9"}, "vasha": {"at": "g9"}})
    scene.choose("drops:gorm")
    assert scene.open().about == "demon:gorm"
    assert {key.split(":")[1] for key in scene.offered if key != "stay"} == {"gorm"}
    scene.choose("stay", "walk:h7", "hang")
    assert scene.asked == (0, "mage")


@pytest.mark.clause("DK-16.5")
def test_raising_and_lowering_without_effect_is_legal() -> None:
    scene = Scene({"orlan": {"at": "l12"}}, {"gorm": {"at": "c3", "materiality": 0}}, turn="gorm", points=7)
    scene.choose("lower_materiality")
    assert (scene.demon().materiality, scene.state.points) == (0, 1)


def test_the_view_shows_reach_prices_barriers_and_everything_that_lies_about() -> None:
    scene = Scene(
        {"orlan": {"at": "f5"}},
        {"gorm": {"at": "d2", "materiality": 7}},
        garlic=fields("e2"),
        wands=fields("c3 c3"),
        salt=edges("d2-d3"),
        torches=((field_number("b3"), 30),),
        herbs=((field_number("b4"), 2, 12),),
        holes=fields("l2"),
        pentagrams=((2, field_number("k3"), 1),),
    )
    scene.settle()
    view = scene.view
    reach = {entry.field: (entry.price, entry.unit) for entry in view.reach}
    assert (reach["f6"], reach["f8"]) == ((1, "action"), (3, "action"))
    assert view.active_piece == "mage:orlan"
    by_name = {field.id: field for field in view.fields}
    assert (by_name["c3"].wands, by_name["b3"].torch, by_name["b4"].herbs, by_name["b4"].herb_minutes) == (2, 30, 2, 12)
    assert (by_name["l2"].hole, by_name["k3"].pentagrams, by_name["e2"].garlic) == (True, (2,), True)
    barriers = {barrier.edge: barrier.clause for barrier in view.demons[0].barriers}
    assert barriers == {"d1-d2": "DK-10.7", "d2-e2": "DK-7.21", "d2-d3": "DK-7.25"}
    turn = Scene({"orlan": {"at": "l12"}}, {"gorm": {"at": "c3"}}, turn="gorm", points=4).view
    assert {entry.field: entry.price for entry in turn.reach}["d3"] == 4
    assert (turn.demons[0].points, turn.demons[0].active, turn.active) == (4, True, 1)


@pytest.mark.parametrize(
    ("place", "clause"),
    [
        ("field:f5", "DK-6.11"), ("mage:orlan", "DK-6.4"), ("mage:tobin", "DK-8.26"), ("demon:ulk", "DK-8.1"),
        ("item:orlan:herb", "DK-7.41"), ("item:orlan:drops", "DK-7.30"),
        ("stock:herb", "DK-7.47"), ("act:resupply", "DK-7.47"), ("edge:d2-e2", "DK-3.2"), ("edge:f5-g5", "DK-7.24"),
        ("cradle", "DK-8.14"), ("field:z9", "DK-6.4"), ("clock", "DK-14.1"), ("item:orlan:book", "DK-8.1"),
    ],
)  # fmt: skip
def test_refusals_of_a_mages_question_name_their_clause(place: str, clause: str) -> None:
    scene = Scene({"orlan": {"at": "f5"}}, wands=())
    assert scene.why_not(place).clause == clause


@pytest.mark.parametrize(
    ("mage", "points", "attacked", "place", "words", "clause"),
    [
        ({}, 1, False, "act:pray", "A prayer costs 2 action points.", "DK-6.9"),
        ({"at": "g7"}, 1, False, "act:resupply", "Taking supplies costs 2 action points.", "DK-6.9"),
        ({"herb": 1}, 1, False, "item:orlan:book", "An exorcism costs 2 action points.", "DK-6.9"),
        ({"book": 0}, 4, False, "item:orlan:book", "Orlan has none left of this: book of magic.", "DK-7.1"),
        ({}, 4, False, "item:orlan:book", "The book is for exorcisms: no demon is in reach.", "DK-8.1"),
        ({}, 4, False, "item:orlan:drops", "Drops are for a demon or a pentagram right beside: there is none.",
         "DK-7.30"),
        ({"drops": 1, "wand": 2}, 4, False, "item:orlan:drops", "Elven drops need a free hand.", "DK-7.30"),
        ({"strength": 6}, 4, False, "attack:gorm", "An attack needs strength 7; there is only 6.", "DK-8.18"),
        ({"strength": 7}, 4, False, "attack:gorm", "An attack needs a demon right beside, with no wall between.",
         "DK-8.18"),
        ({}, 4, False, "attack:gorm", "An attack needs a demon right beside, with no wall between.", "DK-8.18"),
        ({}, 4, True, "attack:gorm", "One attack in a phase is all.", "DK-8.19"),
        ({}, 4, False, "give:mirel", "Things are handed to a mage right beside, with no wall between.", "DK-7.5"),
        ({}, 1, False, "field:l12", "L12 is too far: Orlan has 1 action point left.", "DK-6.7"),
        ({"torch": 0}, 4, False, "item:orlan:torch",
         "Orlan has none left of this: torch of the Temple of Ithilien.", "DK-7.1"),
    ],
)  # fmt: skip
def test_a_refusal_tells_the_very_thing_that_is_missing(
    mage: dict[str, object], points: int, attacked: bool, place: str, words: str, clause: str
) -> None:
    scene = Scene({"orlan": {"at": "f5", "wand": 0, **mage}, "mirel": {"at": "i6"}}, {"gorm": {"at": "c3"}})
    scene.mage().points, scene.mage().attacked = points, attacked
    scene.begin_here()
    found = scene.why_not(place)
    assert (str(found.text), found.clause) == (words, clause)


@pytest.mark.parametrize(
    ("place", "clause"),
    [("field:c3", "DK-10.1"), ("field:m1", "DK-9.15"), ("mage:orlan", "DK-11.30"), ("mage:sefa", "DK-8.26"),
     ("play:psychic", "DK-9.15"), ("edge:c3-d3", "DK-10.7"), ("cradle", "DK-10.14")],
)  # fmt: skip
def test_refusals_of_a_demons_question_name_their_clause(place: str, clause: str) -> None:
    scene = Scene({"orlan": {"at": "l12"}}, {"gorm": {"at": "c3"}}, turn="gorm", points=3)
    assert scene.why_not(place).clause == clause


@pytest.mark.parametrize(
    ("place", "words", "clause"),
    [
        ("demon:gorm", "Gorm has its turn already.", "DK-9.5"),
        ("demon:vasha", "First the turn of Gorm must end.", "DK-9.5"),
        ("play:fireplace", "Passing through the fire must be the only play of a turn that began on a hearth.",
         "DK-10.18"),
        ("item:orlan:salt", "Things of the mages cannot be chosen now.", "DK-9.15"),
        ("stock:herb", "Supplies are taken by a mage on G7, as an action of its own.", "DK-7.47"),
        ("pentagram:1", "Pentagrams fly by themselves, at the beginning of each demons' phase.", "DK-9.2"),
    ],
)  # fmt: skip
def test_a_click_on_what_a_demon_cannot_use_is_told_why(place: str, words: str, clause: str) -> None:
    scene = Scene(
        {"orlan": {"at": "l12"}}, {"gorm": {"at": "c3"}}, turn="gorm", points=3,
        pentagrams=((1, field_number("c5"), 1),),
    )  # fmt: skip
    found = scene.why_not(place)
    assert (str(found.text), found.clause) == (words, clause)


def test_who_flees_or_throws_or_pours_is_told_what_else_cannot_be_clicked() -> None:
    scene = Scene({"orlan": {"at": "f5"}}, {"gorm": {"at": "g5"}})
    scene.choose("drops:gorm")
    assert scene.why_not("mage:orlan").clause == scene.why_not("cradle").clause == "DK-10.26"
    scene = Scene({"orlan": {"at": "l12"}}, {"gorm": {"at": "c3"}}, turn="gorm", points=3)
    scene.choose("pentagram")
    assert scene.why_not("field:m1").clause == "DK-11.10"
    scene = Scene({"orlan": {"at": "f5"}})
    scene.choose("pour")
    assert scene.why_not("field:m1").clause == "DK-7.24"


@pytest.mark.clause("DK-8.11", "DK-8.12")
def test_the_odds_of_a_prayer_name_what_the_value_becomes() -> None:
    odds = Scene({"orlan": {"at": "f5", "power": 6}}).odds("pray:power")
    assert str(odds.about) == "Die and 2 must be more than 6:"
    assert [(str(one.text), one.share, one.value) for one in odds] == [
        ("6 becomes 7", Fraction(2, 6), 1), ("no answer", Fraction(4, 6), 0),
    ]  # fmt: skip


def test_odds_of_the_stars_before_a_demon_acts() -> None:
    scene = Scene({"orlan": {"at": "l12"}}, {"gorm": {"at": "c3"}})
    scene.demons_phase()
    odds = scene.odds("demon:gorm")
    power = {str(outcome.text): outcome.share for outcome in odds if str(outcome.text).startswith("power")}
    assert power == {
        "power 7": Fraction(2, 6),
        "power 8": Fraction(1, 6),
        "power 9": Fraction(2, 6),
        "power 10": Fraction(1, 6),
    }
    ring = scene.odds("demon:vasha")
    assert [outcome.share for outcome in ring] == [Fraction(1, 6)] * 6
    assert resurrection_chance() == Fraction(1, 6)
    assert not odds.exclusive, "power and materiality come together"
    assert ring.exclusive
    assert [outcome.value for outcome in ring] == [1, 2, 3, 4, 5, 6]
    assert {outcome.value: outcome.share for outcome in odds if "materiality" in str(outcome.text)} == {
        2: Fraction(2, 6), 3: Fraction(3, 6), 4: Fraction(1, 6),
    }  # fmt: skip


@pytest.mark.clause("DK-11.13")
@pytest.mark.parametrize(
    ("at", "way", "strikes"), [("h6", 3, True), ("i6", 3, False), ("h6", 1, False), ("f6", 1, True), ("g5", 2, False)]
)
def test_a_pentagram_that_strikes_the_cradle_next_is_shown_as_one(at: str, way: int, strikes: bool) -> None:
    scene = Scene({"orlan": {"at": "l12"}}, pentagrams=((2, field_number(at), way),))
    (star,) = scene.view.pentagrams
    assert (star.marker, star.field, star.direction, star.strikes) == (2, at, way, strikes)


def test_curse_odds_are_what_all_rolls_give() -> None:
    mages = {
        "orlan": {"at": "g4", "power": 4},
        "mirel": {"at": "f5", "power": 7},
        "tobin": {"at": "h5", "book": 0, "wand": 0},
    }
    scene = Scene(mages, {"gorm": {"at": "g5", "power": 5}}, turn="gorm", points=2)
    rolls = [(first, second) for first in range(1, 7) for second in range(1, 7)]
    holds = [pair for pair in rolls if max(pair) <= 5]
    fails, orlan, mirel, tobin, princess = (outcome.share for outcome in scene.odds("curse"))
    assert fails == Fraction(36 - len(holds), 36)
    assert orlan == Fraction(sum(roll[0] >= 4 for roll in holds), 36)
    assert mirel == Fraction(sum(roll[1] >= 7 for roll in holds), 36)
    assert tobin == princess == Fraction(len(holds), 36)


def test_the_game_stands_on_the_shelf_and_tells_where_it_is() -> None:
    assert next(book for book in SHELF if book.id == "devils_circle").game is GAME
    scene = Scene({"orlan": {"at": "f5"}}, night=2, clock=135)
    assert str(GAME.summary(scene.state)) == "Night 2, 02:15: the mages act"
    assert GAME.length(scene.state) == 1


def test_greedy_players_play_both_sides_to_the_end() -> None:
    winners = set()
    for seed in range(6):
        match = GAME.new_match(NAMES[:4], {"length": "two_nights"}, seed)
        players = [make_player("greedy", seat) for seat in range(4)]
        while (decision := match.next_decision()) is not None:
            match.choose(players[decision.seat].answer(decision, Glimpse(match, decision.seat)))
        assert match.result is not None
        winners.add(match.state.winner)
        assert match.problems() == []
    assert winners


def test_a_greedy_demon_takes_the_cradle_and_a_greedy_mage_saves_it() -> None:
    scene = Scene({"orlan": {"at": "l12"}}, {"gorm": {"at": "f6"}}, turn="gorm", points=6)
    assert make_player("greedy", 1).answer(scene.open(), Glimpse(scene.match, 1)) == "seize"
    near = Scene({"orlan": {"at": "f7"}}, pentagrams=((1, field_number("f6"), 1),))
    assert make_player("greedy", 1).answer(near.open(), Glimpse(near.match, 0)) == "drops:1"
