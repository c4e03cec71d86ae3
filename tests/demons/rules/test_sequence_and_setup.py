"""DEM-3 and DEM-4: the sequence of play, setting up, leaving the map, victory."""

import pytest

from game.demons.box.mortals import HOME, UNITS
from game.demons.box.ranks import RANKS
from game.demons.state import DEMON_USE, FIRST_PHASE, MORTAL_COMBAT, MORTAL_MOVEMENT, OVER, SHIELD_CHOICE
from game.engine.dice import LoadedDice
from game.engine.game import SetupError
from game.engine.match import Match
from tests.demons.scene import GAME, NAMES, OPEN, PLAIN, Scene, mortals_fight, mortals_move, use


def fresh(players: int, *faces: int) -> Match:
    return GAME.new_match(NAMES[:players], seed=4, dice=LoadedDice(*faces, seed=4))


@pytest.mark.clause("DEM-1.0a")
def test_one_to_four_play() -> None:
    for players in range(1, 5):
        assert len(fresh(players).state.magicians) == players
    with pytest.raises(SetupError):
        GAME.new_match([])
    with pytest.raises(SetupError):
        GAME.new_match([*NAMES, "Eve"])


@pytest.mark.clause("DEM-4.0a", "DEM-4.0b")
def test_units_start_at_home_and_each_rank_has_its_own_shuffled_pool() -> None:
    match = fresh(1)
    match.next_decision()
    assert [match.state.units.hex[unit] for unit in UNITS] == list(HOME[1:])
    assert [len(match.state.pools[rank]) for rank in RANKS] == [26, 7, 10, 8, 14, 8]
    other = GAME.new_match(["Ann"], seed=5)
    other.next_decision()
    assert other.state.pools["duke"] != match.state.pools["duke"]
    assert sorted(other.state.pools["duke"]) == sorted(match.state.pools["duke"])


@pytest.mark.clause("DEM-4.0d", "DEM-4.0e")
def test_the_highest_die_goes_first_and_ties_roll_again() -> None:
    match = fresh(4, 3, 6, 6, 1, 2, 5)
    decision = match.next_decision()
    assert match.state.order == (2, 1, 0, 3)
    assert decision is not None
    assert decision.seat == 2


@pytest.mark.clause("DEM-4.0f", "DEM-4.1a", "DEM-4.1b")
def test_players_choose_any_shield_in_order_even_the_same() -> None:
    match = fresh(2, 2, 5)
    first = match.next_decision()
    assert first is not None
    assert (first.seat, len(first.options)) == (1, 6)
    match.choose("shield:gold")
    second = match.next_decision()
    assert second is not None
    assert (second.seat, len(second.options)) == (0, 6)
    match.choose("shield:gold")
    match.next_decision()
    assert [magician.shield for magician in match.state.magicians] == [6, 6]


@pytest.mark.clause("DEM-4.0h", "DEM-4.0j")
def test_turn_one_has_no_mortal_turn_and_begins_with_entering() -> None:
    match = fresh(1)
    match.next_decision()
    match.choose("shield:tin")
    decision = match.next_decision()
    assert decision is not None
    assert (decision.kind, match.state.stage, match.state.game_turn) == ("enter", FIRST_PHASE, 1)
    assert match.state.report == ()
    match.choose("to:113")
    decision = match.next_decision()
    assert decision is not None
    assert decision.kind == "first_phase"
    assert any(key.startswith("move:") for key in tuple(decision.keys()))
    assert decision.option("conjure:earl") is not None
    assert match.state.magicians[0].hex == 113


@pytest.mark.clause("DEM-4.0i")
def test_magicians_enter_on_free_land_of_column_one() -> None:
    scene = Scene({"status": "waiting", "hex": 0}, {"hex": 110}, units={3: 111})
    decision = scene.question("enter")
    assert set(decision.keys()) == {f"to:{hex_id}" for hex_id in range(106, 121)} - {"to:110", "to:111"}
    assert scene.refusal("hex:0101").clause == "DEM-5.8d"
    assert scene.refusal("hex:0412").clause == "DEM-4.0i"
    assert scene.refusal("hex:0111").clause == "DEM-5.4a"
    scene.answer("to:112")
    assert not any(key.startswith("move:") for key in scene), "he starts next to the unit in 0111"


@pytest.mark.clause("DEM-3.0b", "DEM-3.0s")
def test_a_game_turn_goes_through_its_four_steps_for_each_magician() -> None:
    scene = Scene({"demons": (4,)}, {"hex": 512, "demons": (24,)}, stage=MORTAL_MOVEMENT)
    seen = []
    while scene.state.game_turn == 3:
        seen.append((scene.state.stage, scene.state.turn))
        scene.play_phase()
    assert seen == [
        (MORTAL_MOVEMENT, 0), (MORTAL_COMBAT, 0), (FIRST_PHASE, 0), (DEMON_USE, 0), (FIRST_PHASE, 1), (DEMON_USE, 1),
    ]  # fmt: skip
    assert scene.state.stage == MORTAL_MOVEMENT


@pytest.mark.clause("DEM-3.0m")
def test_the_first_phase_is_for_one_thing_or_nothing() -> None:
    scene = Scene({"hex": OPEN, "shield": 6, "demons": (2,)})
    keys = scene.keys()
    assert {"conjure:duke", "raise", "rest"} - set(keys) == {"raise"}, "gold cannot be raised"
    scene = Scene({"hex": OPEN, "demons": (2,)})
    assert {"conjure:duke", "raise", "rest", "move:1011"} <= set(scene.keys())
    scene.answer("rest").settle()
    assert scene.state.stage != FIRST_PHASE or scene.state.game_turn == 4


@pytest.mark.clause("DEM-3.0n")
def test_attack_and_powers_exclude_each_other() -> None:
    scene = use({"hex": PLAIN, "demons": (15, 62)}, units={3: 1012}, dice=(6, 1, 2))
    assert {"attack:1012", "power:15:D", "power:62:D"} <= set(scene.keys())
    scene.answer("power:62:D")
    assert not any(key.startswith("attack") for key in scene)
    assert scene.refusal("hex:1012").clause == "DEM-3.0n"
    scene = use({"hex": PLAIN, "demons": (35, 8)}, units={3: 1012}, dice=(2,))
    scene.answer("attack:1012", "with:35", "fight").settle()
    assert scene.state.stage != DEMON_USE, "nothing but powers would be left"


@pytest.mark.clause("DEM-3.0o", "DEM-3.0p", "DEM-16.4a")
def test_torture_goes_with_powers_and_with_an_attack() -> None:
    scene = use({"demons": (35, 62)}, {"captor_seat": 0, "captured_in": 1}, units={3: 1012}, dice=(5, 5, 3))
    scene.answer("torture:1")
    assert {"attack:1012", "power:62:D"} <= set(scene.keys())
    scene.answer("attack:1012", "with:35", "fight")
    scene.settle()
    assert scene.told("tortured")
    assert scene.told("combat")


@pytest.mark.clause("DEM-3.0q", "DEM-14.0a")
def test_a_shield_is_raised_in_the_first_phase_only() -> None:
    scene = use({"demons": (2, 3)})
    assert "raise" not in scene
    assert scene.refusal("shield:tin").clause == "DEM-14.0a"


@pytest.mark.clause("DEM-3.0r")
def test_a_magician_without_demons_cannot_attack() -> None:
    scene = use({"curses": 1}, {"hex": 1012, "demons": (2,)}, units={3: 1010})
    scene.settle()
    assert scene.state.stage != DEMON_USE or scene.state.turn == 1


@pytest.mark.clause("DEM-3.0t", "DEM-4.2a", "DEM-4.3e")
def test_the_match_ends_when_no_magician_is_in_play() -> None:
    scene = Scene({"hex": 1120, "status": "free"}, {"status": "dead", "hex": 0})
    scene.answer("leave").settle()
    assert scene.state.stage == OVER
    assert scene.match.over
    waiting = Scene({"hex": 120}, {"captor_unit": 3}, units={3: 1510})
    waiting.answer("leave").settle()
    assert not waiting.match.over, "a captive is still in play"


@pytest.mark.clause("DEM-3.0u")
def test_there_is_no_turn_limit_unless_agreed() -> None:
    assert GAME.new_match(["Ann"]).state.turn_limit == 0
    scene = Scene({"hex": PLAIN}, options={"turn_limit": 30}, game_turn=30, stage=FIRST_PHASE)
    scene.answer("rest")
    assert scene.go() is None
    assert (scene.state.ending, scene.state.winners) == ("turn_limit", ())


@pytest.mark.clause("DEM-4.3c")
def test_any_edge_can_be_left_by_and_costs_nothing_more() -> None:
    assert "leave" in Scene({"hex": 113})
    assert "leave" in Scene({"hex": 2815})
    assert "leave" in Scene({"hex": 1519}), "the edge is one step away"
    scene = Scene({"hex": PLAIN})
    assert "leave" not in scene
    assert scene.refusal("exit").clause == "DEM-4.3b"
    held = Scene({"hex": 113}, units={3: 112})
    assert "leave" not in held
    assert held.refusal("exit").clause == "DEM-5.5b"
    stopped = Scene({"hex": 412}, units={3: 111})
    assert 112 not in stopped.moves() or "leave" not in stopped


@pytest.mark.clause("DEM-4.3c", "DEM-5.5a")
def test_whoever_has_to_stop_on_the_edge_does_not_leave() -> None:
    guarded = dict(zip(range(1, 12), range(110, 121), strict=True))
    scene = Scene({"hex": 313}, units=guarded)
    assert any(hex_id // 100 == 2 for hex_id in scene.moves())
    assert "leave" not in scene


@pytest.mark.clause("DEM-5.6b")
def test_a_magician_who_left_is_out_but_keeps_his_treasure() -> None:
    scene = Scene({"hex": 113, "demons": (8,)}, {"hex": PLAIN}).own(0, 24).find(25, 62)
    scene.answer("leave").settle()
    magician = scene.magician()
    assert (magician.status, magician.demons) == ("gone", ())
    assert 8 in scene.state.released
    assert scene.state.grid.owner[24] == 0
    assert scene.state.grid.finder[25] == 62, "others may still seize what he discovered"
    assert scene.go() is not None
    assert scene.match.decision is not None
    assert scene.match.decision.seat == 1


@pytest.mark.clause("DEM-4.4a", "DEM-4.4b", "DEM-4.5a", "DEM-21.8")
def test_the_highest_net_total_wins_even_a_negative_one() -> None:
    scene = Scene({"hex": 113, "shield": 5}, {"hex": 0, "status": "gone", "shield": 6}).own(0, 35, 41)
    scene.state.grid.owner[41] = -1
    scene.own(0, 36)
    scene.answer("leave").settle()
    result = scene.match.result
    assert result is not None
    assert (result.winners, result.places) == ((0,), (1, 2))
    assert [one.score for one in scene.view().magicians] == [38_000 + 8_000 - 60_000, -75_000]


@pytest.mark.clause("DEM-21.8", "DEM-4.6a", "DEM-4.6b")
def test_the_worked_example_of_the_score() -> None:
    pair = Scene({"shield": 5}, {"hex": 112}).own(0, 35, 34)
    assert pair.view().magicians[0].score == 5_000
    alone = Scene({"shield": 5, "hex": 113}).own(0, 35, 34)
    assert alone.view().magicians[0].score == -35_000
    alone.answer("leave").settle()
    assert alone.match.result is not None
    assert alone.match.result.winners == ()


@pytest.mark.clause("DEM-4.6b", "DEM-4.6c")
@pytest.mark.parametrize(("cells", "wins"), [((43,), False), ((43, 36), True), ((), False)])
def test_alone_only_more_than_nothing_wins(cells: tuple[int, ...], wins: bool) -> None:
    scene = Scene({"hex": 113, "shield": 1}).own(0, *cells)
    scene.answer("leave").settle()
    assert scene.match.result is not None
    assert (scene.match.result.winners == (0,)) is wins


@pytest.mark.clause("DEM-4.4c")
def test_equal_totals_share_the_win_and_without_survivors_nobody_wins() -> None:
    scene = Scene({"hex": 113}, {"hex": 0, "status": "gone"}).own(0, 46).own(1, 66)
    scene.state.grid.owner[66] = -1
    scene.state.grid.owner[46] = -1
    scene.checkpoint()
    scene.answer("leave").settle()
    assert scene.match.result is not None
    assert scene.match.result.winners == (0, 1)
    dead = Scene({"curses": 3}, {"hex": 0, "status": "dead"}, dice=(1,))
    dead.answer("conjure:king").settle()
    assert dead.match.result is not None
    assert (dead.match.result.winners, dead.match.result.places) == ((), (2, 2))


@pytest.mark.clause("DEM-4.7a")
def test_the_dead_do_not_win() -> None:
    scene = Scene({"curses": 3}, dice=(1,)).own(0, 65, 35)
    scene.answer("conjure:king")
    assert scene.go() is None
    assert scene.match.result is not None
    assert (scene.match.result.winners, scene.match.result.clause) == ((), "DEM-4.7a")


@pytest.mark.clause("DEM-3.0h")
def test_mortal_units_are_handled_in_the_order_of_the_list_without_a_player() -> None:
    scene = mortals_move({"hex": PLAIN}, units={9: 1411, 2: 1410}, dice=(6, 6))
    assert [move.unit for move in scene.state.report] == [2, 9]


@pytest.mark.clause("DEM-1.0c")
def test_without_demons_a_magician_has_no_strength_to_defend_with() -> None:
    scene = mortals_fight({"hex": PLAIN, "found": True}, units={3: 1012}, dice=(5,)).play_phase()
    assert scene.state.fight[0].defence == 0
    assert scene.magician().status == "captive"


def test_setup_stage_comes_first() -> None:
    match = fresh(2, 1, 2)
    match.next_decision()
    assert match.state.stage == SHIELD_CHOICE
