"""What the app tells before a choice: exact odds, reasons, and what a sensible magician would do."""

from fractions import Fraction

import pytest

from game.demons.adviser.demon_use import lesser_power
from game.demons.adviser.worth import best_kept
from game.demons.box.powers import FAMILIARS
from game.engine.decision import Option, Text
from game.engine.match import Match
from game.players import Glimpse, make_player
from game.simulation import matches as simulation
from tests.demons.scene import FOREST, GAME, OPEN, PLAIN, Scene, mortals_fight, use

SIXTH = Fraction(1, 6)


def shares(scene: Scene, key: str) -> dict[int, Fraction]:
    return {outcome.value: outcome.share for outcome in scene.odds(key)}


# -- odds -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("DEM-9.0e", "DEM-9.5a")
def test_a_conjuration_lists_every_net_result() -> None:
    scene = Scene({"hex": PLAIN, "shield": 2})
    assert shares(scene, "conjure:prince") == dict.fromkeys(range(6), SIXTH)
    captive = Scene({"captor_unit": 4, "wounds": 1, "shield": 2}, units={4: PLAIN})
    assert shares(captive, "conjure:prince") == dict.fromkeys(range(-2, 4), SIXTH)


@pytest.mark.clause("DEM-9.4b", "DEM-9.0i")
def test_the_chance_of_death_by_curses_is_told() -> None:
    scene = Scene({"hex": PLAIN, "curses": 1, "demons": (35,)})
    odds = scene.odds("conjure:king")
    deadly = [outcome for outcome in odds if "deadly" in str(outcome.text).lower()]
    assert not odds.exclusive
    assert [outcome.share for outcome in deadly] == [Fraction(2, 6)], "net -5 and -4 beat one friendly demon"


@pytest.mark.clause("DEM-8.3a")
def test_the_odds_of_a_fight_against_units_are_exact() -> None:
    scene = use({"hex": OPEN, "demons": (18, 35)}, units={4: 1011})
    assert sum(outcome.share for outcome in scene.odds("attack:1011")) == 1
    scene.answer("attack:1011")
    weak = shares(scene, "with:18")
    assert weak == {-2: SIXTH, -1: Fraction(3, 6), 1: Fraction(2, 6)}
    scene.answer("with:18")
    assert shares(scene, "fight") == weak
    assert shares(scene, "with:35")[2] == Fraction(2, 6)


@pytest.mark.clause("DEM-7.3c")
def test_the_odds_against_a_magician_show_what_depends_on_his_choice() -> None:
    scene = use({"hex": OPEN, "demons": (9,)}, {"hex": 1011, "demons": (35, 18)})
    odds = scene.odds("attack:1011")
    assert not odds.exclusive
    assert "18" not in repr(odds)
    bare = use({"hex": OPEN, "demons": (9,)}, {"hex": 1011})
    assert bare.odds("attack:1011").exclusive


@pytest.mark.clause("DEM-7.3d")
def test_the_odds_of_a_defence_count_every_demon_chosen() -> None:
    scene = mortals_fight({"hex": OPEN, "found": True, "demons": (9, 18)}, units={4: 1011})
    assert shares(scene, "with:18")[2] == SIXTH
    assert shares(scene, "all") == {-1: Fraction(2, 6), -2: Fraction(4, 6)}


@pytest.mark.clause("DEM-13.0f", "DEM-14.0c", "DEM-16.0c", "DEM-13.0c")
def test_the_odds_of_seizures_shields_torture_and_discoveries() -> None:
    seizing = use({"hex": 1608, "demons": (10, 62)}).find(35, 70)
    assert shares(seizing, "seize:35")[1] == Fraction(2, 6)
    assert sum(shares(seizing, "power:62:D").values()) == 1
    shield = Scene({"demons": (35, 37)}).own(0, 36)
    assert [outcome.share for outcome in shield.odds("raise")] == [Fraction(2, 6), Fraction(3, 6)]
    shield.answer("raise")
    assert shares(shield, "offer:36")[1] == Fraction(3, 6)
    assert shares(shield, "roll")[1] == Fraction(2, 6)
    captive = mortals_fight({"captor_unit": 4, "captured_in": 1}, units={4: 810}).own(0, 35)
    assert shares(captive, "endure") == {0: Fraction(2, 6), -1: Fraction(3, 6), -2: SIXTH}


@pytest.mark.clause("DEM-3.0c", "DEM-6.3a")
def test_the_danger_of_a_walk_names_who_may_wake() -> None:
    scene = Scene({"hex": 1015}, units={4: 1011, 3: 1020})
    odds = scene.odds("move:1013")
    told = {str(outcome.text): outcome.share for outcome in odds}
    assert told["Emir of Karin wakes and comes, 2 away"] == Fraction(5, 6)
    assert not any("Erzinjan" in words for words in told)
    beside = scene.odds("move:1012")
    assert beside.outcomes[0].share == Fraction(2, 6), "strength 5 in open country discovers on 5 and 6"


@pytest.mark.clause("DEM-5.7g", "DEM-5.7h")
def test_a_unit_that_flees_to_the_hex_finds_the_magician_there_without_a_roll() -> None:
    def told(unit_at: int, **ann: object) -> list[tuple[str, Fraction]]:
        scene = Scene({"hex": 517, **ann}, units={17: unit_at})
        scene.state.units.fleeing[17] = True
        decision = scene.question("first_phase")
        odds = scene.match.explain_odds(decision, Option("move:518", Text("Go")))
        return [(str(outcome.text), outcome.share) for outcome in odds] if odds is not None else []

    assert told(216) == [("The Emir of Amid comes home and finds you there without a roll", Fraction(1))]
    assert told(513) == [], "in the next mortal turn he does not get there"
    assert told(216, invisible=True) == []
    assert told(216, bewitched=(17,)) == []


@pytest.mark.clause("DEM-3.0e")
def test_the_danger_of_a_walk_leaves_out_who_hunts_somebody_nearer() -> None:
    scene = Scene({"hex": 1011}, {"hex": 810}, units={4: 809, 5: 1413})
    told = [str(outcome.text) for outcome in scene.odds("move:1012")]
    assert told == ["Bishop wakes and comes, 4 away"]


@pytest.mark.clause("DEM-12.3f")
def test_the_danger_of_a_walk_leaves_out_whom_the_magician_has_bewitched() -> None:
    scene = Scene({"hex": 1011, "bewitched": (4,)}, units={4: 810, 5: 1413})
    told = [str(outcome.text) for outcome in scene.odds("move:1012")]
    assert told == ["Bishop wakes and comes, 4 away"]


@pytest.mark.clause("DEM-8.3a")
def test_the_chances_of_all_demons_together_are_told_as_such() -> None:
    scene = Scene({"hex": 1010, "demons": (10, 5)}, units={4: 1011}, stage="demon_use")
    assert str(scene.odds("attack:1011").about) == "With all demons: your strength 9 against 5"
    scene.answer("attack:1011")
    assert str(scene.odds("all").about) == "With all demons: your strength 9 against 5"
    assert str(scene.odds("with:10").about) == "Your strength 5 against 5"


@pytest.mark.clause("DEM-7.0c")
def test_an_attack_says_whom_it_meets() -> None:
    scene = Scene(
        {"hex": 1010, "demons": (1, 2)}, {"hex": 1009}, units={4: 1011, 5: 910, 6: 910}, stage="demon_use", dice=(6,)
    )
    words = [str(option.text) for option in scene.question("demon_use").options if option.key.startswith("attack:")]
    assert words == ["Attack the Emir of Ani and 1 more unit", "Attack Bob", "Attack the Emir of Karin"]
    scene.answer("attack:1009", "all").play_phase()
    assert str(scene.told("magician_attacks")[0].text) == "Ann attacks Bob in 1009 near Karin with Bael and Agares."


def test_a_group_may_play_without_odds() -> None:
    scene = Scene({"hex": PLAIN}, show_odds=False)
    decision = scene.go()
    assert decision is not None
    assert decision.odds("conjure:prince") is None


# -- refusals -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "place", ["nonsense", "hex:", "hex:9999", "demon:x", "unit:99", "seat:9", "box:9:9", "treasure:1"]
)
def test_a_click_on_nonsense_is_answered_with_the_question(place: str) -> None:
    refusal = Scene({"hex": PLAIN}).refusal(place)
    assert "not part of the question" in str(refusal.text)


@pytest.mark.clause("DEM-11.0b", "DEM-11.0c", "DEM-12.3g")
def test_the_ring_says_where_it_is() -> None:
    assert Scene({"hex": PLAIN}).refusal("ring").clause == "DEM-11.0b"
    assert Scene({"hex": PLAIN, "ring": True}).refusal("ring").clause == "DEM-11.0c"
    assert Scene({"hex": PLAIN}, {"hex": 2010, "ring": True}).refusal("ring").clause == "DEM-12.3g"


@pytest.mark.clause("DEM-8.2f", "DEM-9.0b")
def test_destroyed_units_and_pools_in_the_wrong_phase_are_explained() -> None:
    assert Scene({"hex": PLAIN}).refusal("unit:4").clause == "DEM-8.2f"
    assert use({"hex": PLAIN, "demons": (8,)}).refusal("pool:prince").clause == "DEM-9.0b"
    assert use({"hex": PLAIN, "demons": (8,)}).refusal("exit").clause == "DEM-4.3c"


# -- advice ---------------------------------------------------------------------------------------------------


def advised(scene: Scene) -> str:
    decision = scene.go()
    assert decision is not None
    worths = GAME.preferences(scene.state, decision)
    return decision.options[max(range(len(worths)), key=worths.__getitem__)].key


def test_a_rich_magician_leaves_and_a_poor_one_stays() -> None:
    assert advised(Scene({"hex": FOREST}).own(0, 65, 35)) == "leave"
    assert advised(Scene({"hex": FOREST})) != "leave"


def test_a_captive_uses_what_sets_him_free() -> None:
    assert advised(use({"captor_unit": 4, "demons": (11, 35)}, units={4: OPEN})) == "power:11:R"
    assert advised(use({"captor_unit": 4, "demons": (18, 35)}, units={4: OPEN})) == "power:18:T"


def test_familiars_free_from_a_mortal_captor_and_not_from_a_magician() -> None:
    mortals = use({"captor_unit": 4}, {"hex": OPEN}, units={4: OPEN})
    magician = use({"captor_seat": 1}, {"hex": OPEN}, units={4: 2010})
    held, bound = (lesser_power(scene.state, 0, FAMILIARS, True, False) for scene in (mortals, magician))
    assert held > 20 > bound


def test_nobody_risks_a_deadly_conjuration_for_nothing() -> None:
    assert advised(Scene({"hex": PLAIN, "curses": 3})) != "conjure:king"


def test_whoever_has_nothing_more_to_hope_for_leaves() -> None:
    assert advised(Scene({"hex": FOREST}, game_turn=81)) == "leave"
    assert advised(Scene({"hex": FOREST}, game_turn=41)) == "leave", "alone, without a demon"
    assert advised(Scene({"hex": FOREST, "demons": (8,)}, game_turn=41)) != "leave"


def test_two_magicians_who_hold_each_other_do_not_rest_for_ever() -> None:
    pair = {"hex": PLAIN, "curses": 3}, {"hex": OPEN}
    for turn, wanted in ((40, "rest"), (41, "conjure")):
        scene = Scene(*pair, game_turn=turn)
        for rank in ("prince", "president"):
            scene.state.released += scene.state.pools[rank]
            scene.state.pools[rank] = ()
        assert advised(scene).startswith(wanted)
    fighters = {"hex": PLAIN, "demons": (8,)}, {"hex": OPEN, "demons": (18, 23)}
    assert advised(use(*fighters, game_turn=81)) == f"attack:{OPEN}"
    assert advised(use(*fighters, game_turn=80)) != f"attack:{OPEN}"


@pytest.mark.parametrize(("players", "seed"), [(2, 2), (2, 32), (3, 1), (3, 20), (4, 7)])
def test_computer_magicians_end_a_match_without_a_turn_limit(players: int, seed: int) -> None:
    played = simulation.play(simulation.Plan("demons", ("greedy",) * players, 1, cap=3000), seed)
    assert played.fault is None
    assert not played.capped
    assert played.length < 150


def test_treasure_at_hand_is_seized() -> None:
    assert advised(use({"hex": 1608, "demons": (10,)}).find(35, 56)) == "seize:35"


@pytest.mark.clause("DEM-15.3b")
def test_the_best_set_fits_the_display() -> None:
    scene = Scene({"demons": (18,)})
    kept = best_kept(scene.state, 0, (18, 23, 26, 8))
    assert len(kept) == 2
    assert 26 in kept, "the demon that gains treasure is worth most"
    assert len(best_kept(scene.state, 0, (61, 18, 23, 26, 8))) == 5


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_greedy_magicians_play_whole_matches(players: int) -> None:
    for seed in range(3):
        match = GAME.new_match([f"greedy {seat}" for seat in range(players)], {"turn_limit": 60}, seed)
        sitting = [make_player("greedy", seed * 8 + seat) for seat in range(players)]
        glimpses = [Glimpse(match, seat) for seat in range(players)]
        while (decision := match.next_decision()) is not None:
            match.choose(sitting[decision.seat].answer(decision, glimpses[decision.seat]))
            assert match.problems() == []
        assert match.result is not None


def wins(shield: str, matches: int) -> int:
    """How often a greedy magician alone wins with a shield."""
    won = 0
    for seed in range(matches):
        match: Match = GAME.new_match([{"name": "Ann", "player": "greedy"}], {"turn_limit": 100}, seed)
        player, glimpse = make_player("greedy", seed), Glimpse(match, 0)
        while (decision := match.next_decision()) is not None:
            match.choose(f"shield:{shield}" if decision.kind == "shield" else player.answer(decision, glimpse))
        won += bool(match.result and match.result.winners)
    return won


@pytest.mark.parametrize("shield", ["copper", "gold"])
def test_a_greedy_magician_alone_wins_sometimes_and_loses_sometimes(shield: str) -> None:
    assert 2 <= wins(shield, 20) <= 19


def test_who_can_gain_nothing_more_leaves_those_who_wait_alone() -> None:
    def preferred(**traits: object) -> str:
        scene = Scene({"hex": 110, **traits}, {"hex": 2010})
        scene.find(35, 62)
        for rank, pool in scene.state.pools.items():
            scene.state.released += tuple(demon for demon in pool if demon)
            scene.state.pools[rank] = ()
        scene.state.ring_gone = True
        decision = scene.question("first_phase")
        worths = GAME.preferences(scene.state, decision)
        return decision.options[list(worths).index(max(worths))].key

    assert preferred() == "leave"
    assert preferred(demons=(67,)) == "leave", "no demon that outranks the finder"
    assert preferred(demons=(5,)) != "leave", "he may still seize what was found"
    assert preferred(demons=(72,)) != "leave", "he may still gain treasure by power"
