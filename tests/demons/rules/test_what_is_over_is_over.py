"""What ends with a choice: it cannot be taken back once a hidden face was shown, and nothing clings to who has left."""

from __future__ import annotations

import pytest

from game.demons.box.treasures import CELLS
from game.demons.state import CAPTIVE, DEAD, FREE, GONE, SHIELD_CHOICE
from tests.demons.scene import FOREST, GAME, OPEN, PLAIN, Scene, die_for, use

SHOWN = "Something hidden has been shown since your last choice: it cannot be taken back."
KARIN, ANI, FIRST = 4, 35, CELLS[0]


def refusal(scene: Scene) -> str:
    """Why the first magician's last choice cannot be taken back."""
    scene.settle()
    return str(scene.match.undo_refusal(0))


@pytest.mark.clause("DEM-10.0c")
def test_the_demon_that_lifts_a_curse_is_shown() -> None:
    scene = use({"hex": OPEN, "demons": (35, 37), "curses": 2}, {"hex": 2010})
    scene.answer("lift:35")
    assert scene.question("demon_use").seat == 0
    assert refusal(scene) == SHOWN
    assert scene.magician().demons == (37,)


@pytest.mark.clause("DEM-15.6", "DEM-15.3b")
def test_the_demon_that_is_released_from_a_full_display_is_shown() -> None:
    scene = use({"hex": OPEN, "demons": (60, 54, 49, 71)}, {"hex": 2010}).answer("done")
    scene.expect("release").answer("release:60")
    assert scene.question("release").seat == 0
    assert refusal(scene) == SHOWN


@pytest.mark.clause("DEM-15.2a")
def test_alone_nobody_sees_the_demon_that_is_released_and_it_can_be_taken_back() -> None:
    scene = use({"hex": OPEN, "demons": (60, 54, 49, 71)}).answer("done")
    scene.expect("release").answer("release:60")
    assert scene.question("release").seat == 0
    assert scene.match.undo(0)
    assert scene.question("release").option("release:60") is not None
    assert 60 in scene.magician().demons


@pytest.mark.clause("DEM-15.2a")
def test_alone_nobody_sees_the_demon_that_lifts_a_curse_and_it_can_be_taken_back() -> None:
    scene = use({"hex": OPEN, "demons": (35, 37), "curses": 2}).answer("lift:35")
    assert scene.question("demon_use").seat == 0
    assert scene.match.undo(0)
    assert scene.magician().demons == (35, 37)


@pytest.mark.clause("DEM-12.3t")
@pytest.mark.parametrize("rivals", [(), ({"hex": 2010},)])
def test_a_power_can_be_taken_back_before_and_after_its_target_is_chosen(rivals: tuple[dict[str, int], ...]) -> None:
    scene = use({"hex": OPEN, "demons": (70, 1)}, *rivals).answer("power:70:T")
    assert scene.question("transport").seat == 0
    assert scene.match.undo(0)
    assert 70 in scene.magician().demons
    scene.expect("demon_use")
    scene.answer("power:70:T").answer(f"to:{FOREST}")
    scene.expect("demon_use")
    assert scene.match.undo(0)
    assert scene.question("transport").seat == 0
    assert scene.match.undo(0)
    assert scene.question("demon_use").option("power:70:T") is not None


@pytest.mark.clause("DEM-12.3f")
def test_whoever_has_seen_the_demon_that_he_borrows_keeps_to_it() -> None:
    familiar = 20
    scene = use({"hex": OPEN, "demons": (familiar,)}, {"hex": 2010, "demons": (5,)})
    demon = next(key for key in scene.question("demon_use").options if key.key.endswith(":F")).key
    scene.answer(demon)
    box = next(option.key for option in scene.question("familiars").options if option.key.startswith("borrow:"))
    scene.answer(box)
    assert refusal(scene) == SHOWN


@pytest.mark.clause("DEM-12.3i")
def test_alone_nobody_sees_the_demon_whose_power_is_used() -> None:
    scene = use({"hex": OPEN, "demons": (1, 31)}).answer("power:1:I")
    assert scene.question("demon_use").seat == 0
    assert scene.match.undo(0)


@pytest.mark.clause("DEM-12.0c")
def test_the_demon_whose_power_is_used_is_shown() -> None:
    scene = use({"hex": OPEN, "demons": (1, 31)}, {"hex": 2010}).answer("power:1:I")
    assert scene.question("demon_use").seat == 0
    assert refusal(scene) == SHOWN


@pytest.mark.clause("DEM-9.0i")
def test_the_demon_that_stops_a_curse_is_shown() -> None:
    scene = Scene({"hex": PLAIN, "demons": (35, 37)}, {"hex": 2010}, dice=(die_for(-2, "marquis", 1),))
    scene.magician().shield = 1
    scene.checkpoint()
    scene.answer("conjure:marquis").expect("curse").answer("release:35").expect("curse")
    assert refusal(scene) == SHOWN


def test_naming_another_controlling_demon_shows_nothing_and_can_be_taken_back() -> None:
    scene = use({"hex": OPEN, "demons": (60, 54), "curses": 1}, {"hex": 2010}, units={KARIN: 1011})
    scene.answer("control:54").settle()
    assert scene.magician().demons == (54, 60)
    assert scene.match.undo(0)
    assert scene.magician().demons == (60, 54)


@pytest.mark.clause("DEM-16.10")
@pytest.mark.parametrize("stage", ["conjure_or_move", "demon_use"])
def test_a_captive_may_be_let_go_in_both_phases_of_a_turn(stage: str) -> None:
    scene = Scene({"hex": OPEN, "demons": (35,)}, {"captor_seat": 0, "captured_in": 1}, stage=stage)
    assert scene.magician(1).status == CAPTIVE
    scene.answer("free:1")
    decision = scene.question("freed")
    assert decision.seat == 1
    goal = decision.keys()[0]
    scene.answer(goal).settle()
    assert (scene.magician(1).status, scene.magician(1).captor_seat) == (FREE, -1)
    assert scene.magician(1).hex == int(goal.removeprefix("to:"))
    assert "free:1" not in scene


@pytest.mark.clause("DEM-13.2a")
def test_treasure_is_looked_for_as_long_as_any_cell_is_hidden() -> None:
    def offered(*found: int) -> bool:
        scene = use({"hex": OPEN, "demons": (62, 35)}, {"hex": 2010})
        for cell in found:
            scene.state.grid.closed[cell] = True
        return "power:62:D" in scene

    assert offered()
    assert offered(FIRST)
    assert offered(*CELLS[1:])
    assert offered(*CELLS[:-1])
    assert not offered(*CELLS)


@pytest.mark.clause("DEM-5.6b", "DEM-12.2b")
def test_no_power_clings_to_who_has_left() -> None:
    lasting = {"invisible": True, "reconciled": True, "naked": False, "storm": (KARIN,), "bewitched": (KARIN,)}
    scene = Scene({"hex": FOREST, **lasting}, {"hex": 2010}, units={KARIN: 1510}).answer("leave").settle()
    gone = scene.magician()
    assert gone.status == GONE
    assert (gone.invisible, gone.reconciled, gone.naked) == (False, False, False)
    assert (gone.storm, gone.bewitched, gone.demons, gone.found) == ((), (), (), False)
    assert scene.view().magicians[0].effects == ()


def test_only_who_is_on_the_map_or_held_has_a_hex() -> None:
    scene = Scene({"hex": PLAIN}, {"captor_seat": 0}, {"status": GONE, "hex": 0}, {"status": DEAD, "hex": 0})
    assert [magician.hex for magician in scene.view().magicians] == ["1011", "1011", None, None]
    assert [seat.out for seat in scene.view().seats] == [False, False, True, True]
    waiting = Scene({"status": "waiting", "hex": 0}, {"hex": OPEN})
    assert [magician.hex for magician in waiting.view().magicians] == [None, "1012"]


def test_players_look_to_the_end_from_the_choice_of_a_shield_and_then_six_turns_ahead() -> None:
    assert GAME.turns_ahead(Scene({}, stage=SHIELD_CHOICE).state) == 80
    assert GAME.turns_ahead(Scene({}).state) == GAME.turns_ahead(use({}).state) == 6
    assert (GAME.caution(Scene({}).state), GAME.caution(Scene({}, {"hex": OPEN}).state)) == (2.0, 0.5)
    assert (GAME.horizon, GAME.longest_wait, GAME.checkpoint_every) == (300, 100, 6)
    assert GAME.first_match is not None
    assert (GAME.first_match.seats, GAME.first_match.player) == (2, "apprentice")
    assert (GAME.fewest_seats, GAME.most_seats, GAME.has_dice, GAME.has_secrets) == (1, 4, True, True)


def test_a_match_is_over_only_when_it_is_and_the_options_are_those_of_the_rules() -> None:
    limit, odds = GAME.options
    assert [choice for choice, _ in limit.choices] == [0, 30, 60, 100, 200]
    assert [str(words) for _, words in limit.choices] == ["none", "30 turns", "60 turns", "100 turns", "200 turns"]
    assert (limit.default, odds.default, odds.choices) == (0, True, ())
    state = Scene({}, {"status": GONE, "hex": 0}, {"captor_seat": 0}, {"status": DEAD, "hex": 0}).state
    assert [GAME.is_in_play(state, seat) for seat in range(4)] == [True, False, True, False]
    assert not GAME.is_over(state)
    assert GAME.length(state) == 3
    state.stage = "over"
    assert GAME.is_over(state)
