"""What the engine promises about questions, replays and hexes."""

from __future__ import annotations

import pytest

from game.catalogue import GAMES
from game.engine.advising.evaluation import shares
from game.engine.boards.hexes import HexGrid, at, column_of, distance, printed, row_of
from game.engine.decision import Decision, Event, Option, Text
from game.engine.game import Game, Seat, SetupError
from game.engine.keeping.record import RecordedChoice
from game.engine.match import Match
from game.engine.playing import STANDING, IllegalChoice
from game.engine.seating import seat_of
from game.engine.taking_back import ReplayDiffers
from tests.toy_game import GoldRush


def begun() -> Match:
    """A duel after some decisions."""
    match = GAMES["warlocks_duel"].new_match(["Ada", "Bo"], {}, 5)
    for _ in range(6):
        decision = match.next_decision()
        assert decision is not None
        match.choose(decision.options[0].key)
    return match


def test_a_question_is_open_to_all_unless_the_rules_call_it_secret() -> None:
    match = GAMES["talisman"].new_match(["Ada", "Bo"], {}, 5)
    decision = match.next_decision()
    while decision is not None and decision.kind not in ("move", "way"):
        match.choose(decision.options[0].key)
        decision = match.next_decision()
    assert decision is not None
    assert decision.secret is False


def test_a_match_that_was_tampered_with_is_not_verified() -> None:
    match = begun()
    assert match.verify()
    match.dice.state ^= 1
    assert not match.verify()


def test_a_match_whose_choices_do_not_fit_any_more_is_not_verified() -> None:
    match = begun()
    match.record[0] = match.record[0]._replace(key="mage:nobody")
    assert match.verify() is False


def test_a_question_hides_nothing_unless_the_rules_say_so() -> None:
    table = begun().table
    yes = (Option("yes", Text("Yes")),)
    plain, hidden = (
        table.ask(1, "dare", Text("Do you?"), yes, "X-1"),
        table.ask(1, "dare", Text("Do you?"), yes, "X-1", secret=True, about="seat:0"),
    )
    assert isinstance(plain, Decision)
    assert isinstance(hidden, Decision)
    assert (plain.seat, plain.kind, plain.clause, plain.secret, plain.about) == (1, "dare", "X-1", False, None)
    assert (hidden.secret, hidden.about) == (True, "seat:0")


def test_a_hex_is_its_column_and_its_row() -> None:
    assert (at(4, 12), column_of(412), row_of(412), printed(412)) == (412, 4, 12, "0412")
    assert (at(4, 99), column_of(499), row_of(499)) == (499, 4, 99)
    assert (at(12, 4), column_of(1204), row_of(1204), printed(1204)) == (1204, 12, 4, "1204")


def test_hexes_apart_are_as_many_steps_apart_as_on_the_map() -> None:
    apart = {(404, 404): 0, (404, 403): 1, (404, 304): 1, (404, 305): 1, (404, 303): 2, (404, 504): 1, (404, 505): 1,
             (404, 604): 2, (101, 501): 4, (101, 503): 4, (101, 504): 5, (101, 110): 9}  # fmt: skip
    assert {pair: distance(*pair) for pair in apart} == apart
    assert all(distance(other, one) == steps for (one, other), steps in apart.items())


def test_hexes_touch_exactly_those_one_step_away_and_the_grid_ends_at_its_rim() -> None:
    grid = HexGrid(5, 4)
    for one in grid.hexes:
        assert set(grid.neighbours[one]) == {other for other in grid.hexes if distance(one, other) == 1}
    assert grid.neighbours[302] == (301, 401, 402, 303, 202, 201)
    assert grid.neighbours[202] == (201, 302, 303, 203, 103, 102)
    assert (grid.holds(1, 1), grid.holds(5, 4)) == (True, True)
    assert not any(grid.holds(*place) for place in ((0, 1), (1, 0), (6, 1), (1, 5)))
    inside = {column * 100 + row for column in (2, 3, 4) for row in (2, 3)}
    assert {one for one in grid.hexes if not grid.is_edge(one)} == inside


def test_an_option_is_found_by_its_key_alone() -> None:
    decision = begun().next_decision()
    assert decision is not None
    assert [decision.option(option.key) for option in decision.options] == list(decision.options)
    assert decision.option("no such key") is None


def test_a_setting_that_is_not_offered_is_refused() -> None:
    switch, number = GoldRush.options
    assert (switch.check(True), switch.check(False)) == (True, False)
    assert (number.check(10), number.check(20)) == (10, 20)
    for option, value in ((switch, "perhaps"), (switch, 1), (switch, 0), (number, 15), (number, "10"), (number, True)):
        with pytest.raises(SetupError, match=f"'{option.id}' cannot be {value!r}; choose one of: "):
            option.check(value)


def test_a_seat_is_written_as_one_as_a_name_or_as_its_fields_and_in_no_other_way() -> None:
    ada = Seat("Ada", "greedy", "red", "star")
    assert seat_of(ada) is ada
    assert seat_of("Ada") == Seat("Ada")
    assert seat_of({"name": "Ada", "player": "greedy", "colour": "red", "shape": "star"}) == ada
    nickname, nothing = {"nickname": "Ada"}, dict[str, str]()
    wrongs: list[tuple[object, str]] = [(7, "not 7"), (None, "not None"), (nickname, "nickname"), (nothing, "a name")]
    for wrong, words in wrongs:
        with pytest.raises(SetupError, match=words):
            seat_of(wrong)  # type: ignore[arg-type]  # what a careless caller gives


def test_only_a_person_at_the_screen_is_one() -> None:
    players = {"person": True, "": True, "greedy": False, "master:40": False}
    assert {player: Seat("Ada", player).is_person for player in players} == players


def test_an_event_has_the_facts_it_was_told_with_and_no_others() -> None:
    event = Event("power_lost", "X-1", Text("Ada loses 3."), (("who", 0), ("n", 3)))
    assert (event.fact("who"), event.fact("n")) == (0, 3)
    with pytest.raises(KeyError, match="whom"):
        event.fact("whom")


def test_an_event_is_seen_by_everybody_or_by_those_it_is_for() -> None:
    for seats, seen in ((None, [True, True, True]), ((1,), [False, False, True]), ((0, 1), [False, True, True])):
        event = Event("drawn", "X-1", Text("Somebody draws."), seats=seats)
        assert [event.visible_to(seat) for seat in (None, 0, 1)] == seen


def test_what_is_not_offered_has_no_chances_and_neither_has_a_question_that_no_match_asks() -> None:
    match = GAMES["talisman"].new_match(["Ada", "Bo"], {}, 5)
    while (asked := match.next_decision()) is not None and asked.option("throw") is None:
        match.choose(asked.options[0].key)
    assert asked is not None
    assert asked.odds("no such key") is None
    option = Option("throw", Text("Throw"))
    alone = Decision(0, "move", Text("Where do you go?"), (option,), "X-1")
    assert (alone.secret, alone.about) == (False, None)
    assert (alone.odds("throw"), alone.odds(option), alone.proposal()) == (None, None, None)


def test_a_step_tells_what_happened_and_an_open_question_stays_open() -> None:
    match = GAMES["warlocks_duel"].new_match(["Ada", "Bo"], {}, 5)
    told: list[Event] = []
    item = match.step()
    while not told or isinstance(item, Event):
        if isinstance(item, Event):
            told.append(item)
        elif item is not None:
            match.choose(item.options[0].key)
        item = match.step()
    assert match.told == len(told)
    assert match.step() is item is match.decision is match.next_decision()


def test_chances_of_all_parties_add_up_and_who_is_out_has_none() -> None:
    found = shares((1.0, 2.0), {0: (1.0, 0.0), 1: (0.0, 0.5), 2: None})
    assert found == {0: 0.5, 1: 0.5, 2: 0.0}
    with pytest.raises(ValueError, match="argument"):
        shares((1.0, 2.0), {0: (1.0,)})


def test_only_one_choice_was_made_and_that_one_can_be_taken_back() -> None:
    match = GAMES["talisman"].new_match(["Ada", "Bo"], {}, 5)
    decision = match.next_decision()
    assert decision is not None
    match.choose(decision.options[0].key)
    assert match.undo_index(decision.seat) == 0
    assert match.undo_index(1 - decision.seat) is None


def standing(match: Match) -> str:
    """A standing choice of the first seat that would change something."""
    match.next_decision()
    return match.game.standing_choices(match.state, 0)[0]


def test_a_standing_choice_changes_only_while_a_question_is_open() -> None:
    match = GAMES["talisman"].new_match(["Ada", "Bo"], {}, 5)
    key = standing(match)
    assert match.decision is not None
    match.choose(match.decision.options[0].key)
    before, record = match.fingerprint(), list(match.record)
    with pytest.raises(IllegalChoice, match="no question is open"):
        match.stand(0, key)
    assert (match.fingerprint(), match.record) == (before, record)


def test_a_recorded_standing_choice_that_is_not_offered_is_not_passed_over_in_a_replay() -> None:
    match = GAMES["talisman"].new_match(["Ada", "Bo"], {}, 5)
    match.stand(0, standing(match))
    assert match.verify()
    match.record[-1] = RecordedChoice(0, STANDING, "no such key", match.record[-1].stamp)
    with pytest.raises(ReplayDiffers):
        list(match.history())


@pytest.mark.parametrize("game", [GoldRush(), *GAMES.values()], ids=lambda game: game.id)
@pytest.mark.parametrize("told", [True, False])
def test_the_copy_of_a_match_that_is_over_is_over_with_the_same_result(game: Game, told: bool) -> None:
    match = game.new_match(["Ada", "Bo"], {}, 3)
    while (item := match.step() if told else match.next_decision()) is not None:
        if isinstance(item, Decision):
            worths = list(game.preferences(match.state, item))
            match.choose(item.options[worths.index(max(worths))].key)
    twin = match.fork()
    assert twin.result == match.result is not None
    assert (twin.over, twin.fingerprint()) == (True, match.fingerprint())
    assert len(list(twin.history())) == len(list(match.history()))


def test_a_history_ends_where_the_match_stands_though_more_is_to_be_told() -> None:
    match = begun()
    told = list[Event]()
    while len(told) < 2:  # two are told in a row somewhere: the match stands after the first of them
        told = list[Event]()
        decision = match.next_decision()
        assert decision is not None
        match.choose(decision.options[0].key)
        ahead = match.fork()
        while isinstance(event := ahead.step(), Event):
            told.append(event)
    before = len(list(match.history()))
    assert match.step() == told[0]
    assert list(match.history())[before:] == told[:1]


def test_a_match_put_at_an_earlier_moment_has_made_so_many_choices_again() -> None:
    match = begun()
    for choices in range(len(match.record) + 1):
        assert [choice.key for choice in match.stood(None, choices).record] == [
            choice.key for choice in match.record[:choices]
        ]


def test_a_match_without_a_seed_is_that_of_the_seed_nought() -> None:
    game = GAMES["warlocks_duel"]
    assert game.new_match(["Ada", "Bo"]).seed == 0
    assert game.new_match(["Ada", "Bo"]).save() == game.new_match(["Ada", "Bo"], {}, 0).save()
