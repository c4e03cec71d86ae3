"""What the log says: who attacks and tortures, what was lost, and nothing twice."""

import pytest

from game.demons.box.mortals import HOME
from game.demons.box.ranks import RANKS
from tests.demons.scene import OPEN, PLAIN, Scene, mortals_fight, mortals_move, use

KARIN, ERZINJAN = 4, 3


def words(scene: Scene, kind: str) -> list[str]:
    """The sentences of one kind of event."""
    return [str(event.text) for event in scene.told(kind)]


def penniless(scene: Scene) -> Scene:
    """Nothing is left to conjure."""
    scene.state.pools = dict.fromkeys(RANKS, ())
    scene.state.released = tuple(range(1, 73))
    scene.state.ring_gone = True
    scene.checkpoint()
    return scene


@pytest.mark.clause("DEM-8.2i")
def test_a_captive_at_home_is_not_reported_every_turn() -> None:
    at_home = mortals_move({"captor_unit": KARIN}, units={KARIN: HOME[KARIN]})
    assert not at_home.told("unit_carried")
    assert str(at_home.view().mortal_turn[0].explanation) == "The Emir of Karin holds its captive at home."
    on_the_way = mortals_move({"captor_unit": KARIN}, units={KARIN: 1015})
    assert len(on_the_way.told("unit_carried")) == 1
    assert "points along the cheapest route home" in str(on_the_way.view().mortal_turn[0].explanation)


@pytest.mark.clause("DEM-5.7f", "DEM-8.2m")
@pytest.mark.parametrize("start", [711, 1015])
def test_a_unit_that_waits_beside_its_home_says_so_when_it_comes(start: int) -> None:
    waiting = mortals_move({"hex": HOME[KARIN]}, {"captor_unit": KARIN}, units={KARIN: start})
    arrived = waiting.state.report[-1].what == "waited"
    assert arrived or start == 1015
    assert bool(waiting.told("unit_fled")) is (arrived and start == 1015)


@pytest.mark.clause("DEM-7.0b", "DEM-6.0d")
def test_searchers_and_attackers_are_named() -> None:
    scene = mortals_fight({"hex": OPEN}, units={KARIN: 1011, ERZINJAN: 1013}, dice=(6, 3)).play_phase()
    both = "the Emir of Erzinjan and the Emir of Karin"
    searched = f"Ann is searched for by {both}, strength 9: the die shows 6. Ann is discovered!"
    assert words(scene, "searched") == [searched]
    assert words(scene, "mortals_attack") == [f"Ann is attacked by {both}: strength 9."]


@pytest.mark.clause("DEM-5.8c")
def test_the_terrain_is_told_where_it_changes_the_die() -> None:
    scene = mortals_fight({"hex": PLAIN}, units={KARIN: OPEN}, dice=(4,)).play_phase()
    assert "the die shows 4, and -1 for the terrain. Ann is not found." in words(scene, "searched")[0]


@pytest.mark.clause("DEM-7.3d")
def test_the_demons_on_both_sides_are_named() -> None:
    scene = use({"hex": OPEN, "demons": (35,)}, {"hex": 1011, "demons": (2, 18)}, dice=(5,))
    scene.answer("attack:1011", "all").play_phase()
    assert words(scene, "magician_attacks") == ["Ann attacks Bob in 1011 near Karin with Marchosias."]
    assert words(scene, "magician_defends") == ["Bob defends with Agares and Bathin."]


@pytest.mark.clause("DEM-7.3c")
def test_a_demon_who_defends_without_a_question_is_named_and_why_there_was_none() -> None:
    scene = use({"hex": OPEN, "demons": (35,)}, {"hex": 1011, "demons": (2,)}, dice=(5,))
    scene.answer("attack:1011").play_phase()
    alone = "Bob has no other demon, so there is no choice: Agares defends alone."
    assert words(scene, "only_demon_defends") == [alone]


@pytest.mark.clause("DEM-8.2a", "DEM-8.2e")
@pytest.mark.parametrize(
    ("roll", "defender", "ending"),
    [
        (1, (), "the attack fails, and the demons used are lost"),
        (3, (), "the defender stands fast and has nothing to lose"),
        (6, (), "the defender is captured"),
        (3, (72,), "the attack fails, and the demons used are lost"),
        (5, (72,), "the defender stands fast, but the demons used are lost"),
        (1, (72,), "the attacker is captured"),
    ],
)
def test_magicians_are_never_driven_back(roll: int, defender: tuple[int, ...], ending: str) -> None:
    scene = use({"hex": OPEN, "demons": (2,)}, {"hex": 1011, "demons": defender}, dice=(roll,))
    scene.answer("attack:1011").play_phase()
    assert words(scene, "combat")[0].endswith(f"{ending}.")


@pytest.mark.clause("DEM-8.2b", "DEM-8.2l")
@pytest.mark.parametrize(("roll", "side"), [(1, "Ax"), (6, "Df")])
def test_mortals_flee_or_are_destroyed(roll: int, side: str) -> None:
    scene = mortals_fight({"hex": OPEN, "found": True, "demons": (9,)}, units={KARIN: 1011}, dice=(roll,)).play_phase()
    assert scene.state.fight[0].result == side
    ending = "the attacking mortals are destroyed." if side == "Ax" else "the demons used are lost."
    assert words(scene, "combat")[0].endswith(ending)


@pytest.mark.clause("DEM-8.2n")
def test_what_is_spent_by_winning_is_told_apart_from_what_is_lost() -> None:
    won = use({"hex": OPEN, "demons": (18, 35)}, {"hex": 2010}, units={KARIN: 1011}, dice=(6,))
    won.answer("attack:1011", "all").play_phase()
    assert words(won, "demon_released") == ["Bathin has fought for Ann and is released."]
    lost = use({"hex": OPEN, "demons": (18,)}, {"hex": 2010}, units={KARIN: 1011}, dice=(3,))
    lost.answer("attack:1011").play_phase()
    assert words(lost, "demon_released") == ["Ann loses Bathin."]


@pytest.mark.clause("DEM-16.0c", "DEM-16.2b", "DEM-16.2d")
def test_the_torturer_is_named_and_what_buys_him_off() -> None:
    home = HOME[KARIN]
    by_unit = mortals_fight({"captor_unit": KARIN}, {"hex": 2010}, units={KARIN: home}, dice=(1,)).play_phase()
    assert words(by_unit, "tortured") == ["The Emir of Karin tortures Ann: the die shows 1, 2 wounds."]
    by_magician = use({"hex": OPEN}, {"captor_seat": 0}, dice=(6,))
    by_magician.answer("torture:1").play_phase()
    assert words(by_magician, "tortured") == ["Ann tortures Bob: the die shows 6, no wound."]
    bought = mortals_fight({"captor_unit": KARIN}, {"hex": 2010}, units={KARIN: home}).own(0, 35)
    bought.answer("give:35").settle()
    assert words(bought, "treasure_given_up") == ["Ann gives Regalia of Ani to the Emir of Karin and is not tortured."]


@pytest.mark.clause("DEM-16.6a", "DEM-16.6b")
def test_what_the_dead_leave_is_told() -> None:
    home = HOME[KARIN]
    dead = {"captor_unit": KARIN, "wounds": 3, "demons": (2, 18), "ring": True}
    scene = mortals_fight(dead, {"hex": 2010}, units={KARIN: home}, dice=(2,)).own(0, 35).find(11, 72)
    scene.answer("endure").settle()
    assert words(scene, "died") == ["Ann dies under torture by the Emir of Karin."]
    assert words(scene, "treasures_inherited") == ["The Emir of Karin takes what Ann owned: Regalia of Ani."]
    assert words(scene, "ring_gone") == ["Solomon's ring falls to the Emir of Karin."]
    assert words(scene, "demons_gone") == ["The demons of Ann are released: Agares and Bathin."]
    assert words(scene, "treasures_lost")[0].startswith("What the demons of Ann discovered is lost again: ")


@pytest.mark.clause("DEM-4.3b", "DEM-5.6b", "DEM-11.0d")
def test_whoever_leaves_tells_what_he_takes_along() -> None:
    rich = Scene({"hex": 113, "ring": True, "demons": (2,)}, {"hex": 2010}).own(0, 35)
    rich.answer("leave").settle()
    assert words(rich, "left") == ["Ann leaves Armenia with treasure worth 38000 ducats."]
    assert words(rich, "ring_gone") == ["Solomon's ring leaves Armenia with Ann."]
    assert words(rich, "demons_gone") == ["The demons of Ann are released: Agares."]
    poor = Scene({"hex": 113}, {"hex": 2010})
    poor.answer("leave").settle()
    assert words(poor, "left") == ["Ann leaves Armenia without treasure."]


@pytest.mark.clause("DEM-12.3g")
def test_a_theft_names_the_victim() -> None:
    stolen = use({"hex": OPEN, "demons": (26,)}, {"hex": 2010}).own(1, 35)
    stolen.answer("power:26:G").settle()
    assert words(stolen, "power_used") == ["Ann uses Bune: Gain treasure."]
    assert words(stolen, "treasure_gained") == ["Bune steals Regalia of Ani from Bob for Ann, worth 38000 ducats."]
    fetched = use({"hex": OPEN, "demons": (26,)}, {"hex": 2010}, units={KARIN: 2011}).stash(KARIN, 35)
    fetched.answer("power:26:G").settle()
    assert "from the home of the Emir of Karin to Ann" in words(fetched, "treasure_gained")[0]


@pytest.mark.clause("DEM-9.3a", "DEM-9.0h", "DEM-9.0g")
def test_exhausted_ranks_curses_and_failures_are_told() -> None:
    few = Scene({"hex": OPEN, "shield": 6}, dice=(6,))
    few.state.released = few.state.pools["prince"][1:]
    few.state.pools["prince"] = few.state.pools["prince"][:1]
    few.checkpoint()
    few.answer("conjure:prince").settle()
    assert words(few, "pool_exhausted") == ["The Princes are exhausted: of 7 only 1 can be drawn."]
    cursed = Scene({"hex": OPEN}, {"hex": 2010}, dice=(5,))
    cursed.answer("conjure:king").settle()
    assert words(cursed, "cursed") == ["Ann is struck by 1 curse."]
    vain = Scene({"hex": OPEN}, {"hex": 2010}, dice=(1,))
    vain.answer("conjure:prince").settle()
    assert words(vain, "conjured") == ["Ann conjures Princes: the die shows 1, net 0. Nothing comes."]


@pytest.mark.clause("DEM-4.0d", "DEM-4.0e")
def test_ties_and_the_whole_order_are_told() -> None:
    scene = Scene({"hex": PLAIN}, {"hex": 2010}, {"hex": 1510}, stage="order", dice=(4, 6, 4, 1, 2))
    scene.settle()
    assert words(scene, "order_tied") == ["Ann and Cid roll again."]
    assert words(scene, "order_rolled") == ["The order of play is Bob, Cid and Ann."]


@pytest.mark.clause("DEM-3.0m")
def test_whoever_does_nothing_is_said_to_stay_unless_he_had_no_choice() -> None:
    free = Scene({"hex": PLAIN}, {"hex": 2010})
    free.answer("rest").settle()
    assert words(free, "rested") == ["Ann stays in 1011 near Karin."]
    captive = penniless(Scene({"hex": PLAIN}, {"captor_seat": 0}))
    captive.answer("rest", "done").settle()
    assert captive.state.game_turn == 4, "the captive's turn has passed"
    assert not [event for event in captive.told("player_turn") + captive.told("rested") if event.fact("who") == 1]
    waiting = Scene({"captor_seat": 1}, {"hex": PLAIN})
    waiting.answer("rest").settle()
    assert words(waiting, "rested") == ["Ann remains a captive."]
    armed = penniless(Scene({"captor_seat": 1, "demons": (8,)}, {"hex": PLAIN}))
    armed.state.released = tuple(demon for demon in armed.state.released if demon != 8)
    armed.checkpoint()
    armed.settle()
    assert [event.fact("who") for event in armed.told("player_turn")][:1] == [0], "his demon may still help him"


def test_an_auction_is_shown_from_the_call_for_bids_until_they_lie_open() -> None:
    scene = Scene({"hex": PLAIN}, {"hex": 2010}, units={KARIN: 1510}, ring_unit=KARIN).own(0, 35, 11).own(1, 12)
    scene.state.pools["duke"] = tuple(counter for counter in scene.state.pools["duke"] if counter)
    scene.checkpoint()
    assert scene.go() is not None
    assert not scene.view().auction
    scene.answer("auction")
    assert scene.go() is not None
    assert scene.view().auction
    scene.answer("close", "close").settle()
    assert not scene.view().auction


@pytest.mark.clause("DEM-11.0e")
def test_bids_and_the_price_of_the_ring_are_named() -> None:
    scene = Scene({"hex": PLAIN}, {"hex": 2010}, units={KARIN: 1510}, ring_unit=KARIN).own(0, 35, 11).own(1, 12)
    scene.state.pools["duke"] = tuple(counter for counter in scene.state.pools["duke"] if counter)
    scene.checkpoint()
    scene.answer("auction", "bid:35", "close", "close").settle()
    assert words(scene, "auction_called") == ["Ann calls for bids for Solomon's ring."]
    assert words(scene, "bid_opened") == ["Ann has bid 38000 ducats: Regalia of Ani.", "Bob has bid nothing."]
    assert words(scene, "ring_bought") == ["Ann gets Solomon's ring from the Emir of Karin for Regalia of Ani."]


@pytest.mark.clause("DEM-12.3f")
@pytest.mark.parametrize(
    ("key", "told"), [("stay", "Ann leaves the Emir of Karin in 1012 near Bingol."), ("", "leads")]
)
def test_a_bewitched_unit_that_stays_is_not_said_to_be_led(key: str, told: str) -> None:
    scene = Scene({"hex": 1510, "bewitched": (KARIN,)}, {"hex": 2010}, units={KARIN: 1012}, stage="mortal_movement")
    scene.answer(key or scene.question("lead").keys()[0]).settle()
    assert told in words(scene, "unit_led")[0]
