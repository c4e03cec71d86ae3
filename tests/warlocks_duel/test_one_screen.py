"""WD-13: several people at one screen, computer players, chance, and what the program offers."""

import ast
from pathlib import Path

import pytest

import game
from game.engine.playing import IllegalChoice
from game.warlocks_duel.box.scrolls import SCROLLS
from tests.warlocks_duel.random_play import GAME, decisions, new_match
from tests.warlocks_duel.scene import casting, gathering, incantations
from tests.warlocks_duel.table import Player

SOURCES = Path(game.__file__).parent


@pytest.mark.clause("WD-13.1", "WD-2.5")
def test_each_player_is_asked_for_a_secret_step_from_the_starting_player_on_then_all_are_shown() -> None:
    scene = gathering(*[Player(reserve=7)] * 3, dice=("FFWEA", "MMMMM", "WWWWW"), starter=1)
    asked = []
    for _ in range(3):
        decision = scene.open()
        assert decision.secret, "a cover is drawn before a secret question"
        asked.append(decision.seat)
        assert all(len(duelist.hand) == 5 for duelist in scene.view(decision.seat).duelists), "all rolls show"
        assert scene.told("gathered_up") == []
        scene.choose("gather_up")
    assert asked == [1, 2, 0]
    assert len(scene.told("gathered_up")) == 3


@pytest.mark.clause("WD-13.2")
def test_only_gathering_is_secret_and_a_question_waits_for_one_player() -> None:
    match = new_match(63, 4, seed=2)
    for decision in decisions(match, seed=2):
        assert decision.secret is (decision.kind == "gather")
        duelist = match.state.duelists[decision.seat]
        active = match.view(None).active
        assert duelist.alive
        if decision.kind == "response":
            assert decision.seat == match.state.target
        elif decision.kind in {"incantation", "payment", "cast", "target", "chain_dice", "name_spell", "cancel_spell"}:
            assert decision.seat == match.state.turn == active
        elif decision.kind == "sacrifice":
            assert duelist.power == 0


@pytest.mark.clause("WD-13.3")
def test_computer_players_draw_no_dice_of_the_match() -> None:
    match = new_match(63, 3, seed=3)
    for decision in decisions(match, seed=3):
        before = match.dice.state, match.dice.draws, match.fingerprint()
        GAME.preferences(match.state, decision)
        assert (match.dice.state, match.dice.draws, match.fingerprint()) == before


@pytest.mark.clause("WD-13.4")
def test_no_rule_reads_a_clock() -> None:
    clocks = {"time", "datetime", "threading", "asyncio", "sched", "signal"}
    for path in [*(SOURCES / "engine").rglob("*.py"), *(SOURCES / "warlocks_duel").rglob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            used = {name.partition(".")[0] for name in names} & clocks
            assert not used, f"{path.name} imports {used}"


@pytest.mark.clause("WD-13.5")
@pytest.mark.parametrize("mix", [0, 63])
def test_the_same_seed_and_choices_give_the_same_match(mix: int) -> None:
    prints = []
    for _ in range(2):
        match = new_match(mix, 3, seed=5)
        prints.append([match.fingerprint() for _ in decisions(match, seed=5)])
    assert prints[0] == prints[1]


@pytest.mark.clause("WD-13.5")
def test_all_chance_comes_from_the_dice_of_the_match() -> None:
    for path in [*(SOURCES / "engine").rglob("*.py"), *(SOURCES / "warlocks_duel").rglob("*.py")]:
        source = path.read_text(encoding="utf-8")
        assert "import random" not in source, path.name
        assert "import secrets" not in source, path.name


@pytest.mark.clause("WD-13.6")
@pytest.mark.parametrize("mix", [0, 63])
def test_what_is_not_offered_is_refused_and_changes_nothing(mix: int) -> None:
    match = new_match(mix, 3, seed=8)
    every_key: set[str] = set()
    for number, decision in enumerate(decisions(match, seed=8)):
        every_key |= set(decision.keys())
        if number % 9 == 0:
            before = match.fingerprint(), len(match.record), match.decision
            for key in [*sorted(every_key - set(decision.keys()))[::7], "", "cheat", decision.keys()[0] + " "]:
                with pytest.raises(IllegalChoice, match="not offered"):
                    match.choose(key)
            assert (match.fingerprint(), len(match.record), match.decision) == before


@pytest.mark.clause("WD-13.6")
def test_the_table_shows_how_many_dice_each_spell_still_lacks() -> None:
    scene = incantations(Player(mage="alonora", pool="FA@"), Player(mage="albus"), market="doom coin_flip")
    view = scene.view(0)
    scene.settle()
    missing = {spell.id: spell.missing for card in (*view.duelists[0].cards, *view.market) for spell in card.spells}
    assert missing == {
        "spark": 0, "fire_bolt": 0, "searing_gust": 0, "ember_balm": 0, "conflagration": 2, "doom": 3, "coin_flip": 0,
    }  # fmt: skip


@pytest.mark.clause("WD-13.6", "WD-4.16")
def test_the_strength_after_step_3_shows_before_the_target_answers() -> None:
    scene = casting(
        Player(active="thunderbolt"),
        Player(pool="F", wards="magic_shield"),
    )
    scene.attack("thunderbolt", at=1)
    for seat in (0, 1, None):
        attack = scene.view(seat).attack
        assert attack is not None
        assert (attack.caster, attack.spell, attack.target, attack.strength) == (0, "thunderbolt", 1, 4)
    assert "4" in str(scene.open().question)


@pytest.mark.clause("WD-13.6")
def test_every_click_on_something_not_offered_is_answered_with_words_and_a_clause() -> None:
    match = new_match(63, 3, seed=10)
    places = [
        *(f"spell:{spell}" for spell in [*SCROLLS][::5]), "spell:spark", "spell:nonsense",
        *(f"{zone}:{seat}:fire" for zone in ("pool", "hand", "shield", "aside") for seat in range(3)),
        *(f"seat:{seat}" for seat in range(4)), "card:alonora-1", "mage:albus", "reserve:0:*", "deck", "", "::",
    ]  # fmt: skip
    reasons: set[str] = set()
    for decision in decisions(match, seed=10):
        for place in places:
            if not decision.options_at(place):
                refusal = decision.refusals(place)
                reasons.add(refusal.text.message)
                assert str(refusal.text)
                assert "{" not in str(refusal.text)
                assert refusal.clause.startswith("WD-")
    assert len(reasons) > 20, "the answers tell what is the matter"


@pytest.mark.clause("WD-13.6")
def test_every_answer_offered_can_be_given() -> None:
    match = new_match(63, 3, seed=11)
    for number, decision in enumerate(decisions(match, seed=11)):
        if number % 8 == 0:
            for key in decision.keys()[:: max(1, len(decision.keys()) // 8)]:
                fork = match.fork()
                fork.choose(key)
                fork.next_decision()
                assert fork.problems() == []
