"""Saves, undo and forks: a copy at any moment plays on exactly as the original does."""

import pytest

from game.engine.decision import Event
from game.engine.match import Match
from game.warlocks_duel.state import INCANTATIONS
from tests.warlocks_duel.random_play import RandomChooser, decisions, new_match
from tests.warlocks_duel.scene import casting, gathering, incantations
from tests.warlocks_duel.table import Player


def position(match: Match) -> tuple[object, ...]:
    """What two copies must have in common: state and dice, and the open question."""
    decision = match.next_decision()
    asked = (decision.seat, decision.kind, decision.options) if decision else None
    return match.fingerprint(), match.dice.state, asked, match.result


def play_on(matches: list[Match], seed: int, steps: int) -> None:
    """The same choices in all matches; they stay alike at every decision."""
    chooser = RandomChooser(seed)
    for _ in range(steps):
        first, *others = [position(match) for match in matches]
        assert all(other == first for other in others)
        decision = matches[0].decision
        if decision is None:
            return
        key = chooser.choose(decision)
        for match in matches:
            match.choose(key)


@pytest.mark.clause("WD-13.5")
@pytest.mark.parametrize("mix", [0, 9, 22, 38, 63])
def test_a_fork_and_a_loaded_save_play_on_like_the_original(mix: int) -> None:
    match = new_match(mix, 2 + mix % 3, seed=mix)
    for number, _ in enumerate(decisions(match, seed=mix)):
        if number % 7 == 0:
            fork, loaded = match.fork(), Match.load(match.save())
            assert position(fork) == position(loaded) == position(match)
            play_on([fork, loaded], seed=number, steps=9)


@pytest.mark.parametrize("mix", [5, 63])
def test_a_fork_between_two_events_stands_at_the_same_event(mix: int) -> None:
    match = new_match(mix, 3, seed=mix)
    chooser = RandomChooser(mix)
    for number in range(700):
        item = match.step()
        if item is None:
            break
        if number % 11 == 0:
            fork = match.fork()
            assert fork.fingerprint() == match.fingerprint()
            assert repr(fork.fork().step()) == repr(fork.step())
        if item is match.decision:
            match.choose(chooser.choose(match.decision))


@pytest.mark.parametrize("mix", [5, 63])
def test_the_history_holds_every_event_that_was_told(mix: int) -> None:
    match = new_match(mix, 3, seed=mix)
    chooser = RandomChooser(mix)
    told: list[Event] = []
    for number in range(900):
        item = match.step()
        if isinstance(item, Event):
            told.append(item)
        if number % 40 == 0 or item is None:
            assert list(match.history()) == told
            assert list(match.fork().history()) == told
        if item is None:
            break
        if match.decision is not None:
            match.choose(chooser.choose(match.decision))


def test_the_history_of_a_match_played_without_listening_is_whole() -> None:
    match, listener = new_match(63, 3, seed=6), new_match(63, 3, seed=6)
    chooser = RandomChooser(6)
    told: list[Event] = []
    while (decision := match.next_decision()) is not None:
        key = chooser.choose(decision)
        while isinstance(item := listener.step(), Event):
            told.append(item)
        match.choose(key)
        listener.choose(key)
    while isinstance(item := listener.step(), Event):
        told.append(item)
    assert list(match.history()) == told
    assert told[-1].kind == "match_over"
    assert match.fork().result == match.result == listener.result


@pytest.mark.clause("WD-13.5")
@pytest.mark.parametrize("mix", [0, 17, 63])
def test_a_match_played_again_from_its_seed_is_the_same(mix: int) -> None:
    match = new_match(mix, 2 + mix % 3, seed=77 + mix)
    for _ in decisions(match, seed=mix):
        pass
    assert match.verify()
    loaded = Match.load(match.save())
    assert position(loaded) == position(match)
    assert loaded.verify()


@pytest.mark.clause("WD-13.5")
def test_another_seed_is_another_match() -> None:
    prints = set()
    for seed in range(10):
        match = new_match(0, 2, seed=seed)
        for decision in decisions(match, seed=1):
            if decision.kind == "gather":
                break
        prints.add(match.fingerprint())
    assert len(prints) == 10


@pytest.mark.parametrize("mix", [0, 22, 63])
def test_undo_goes_back_to_the_very_position_of_the_last_choice(mix: int) -> None:
    match = new_match(mix, 2 + mix % 3, seed=mix)
    past: dict[int, tuple[object, ...]] = {}
    undone = 0
    for _ in decisions(match, seed=21):
        past[len(match.record)] = position(match)
        if match.undo_refusal() is None:
            twin = match.fork()
            taken_back = [choice.key for choice in twin.record]
            assert twin.undo()
            assert position(twin) == past[len(twin.record)]
            assert len(twin.record) < len(taken_back)
            for key in taken_back[len(twin.record) :]:
                twin.next_decision()
                twin.choose(key)
            assert position(twin) == past[len(match.record)], "the same choices lead here again"
            undone += 1
    assert undone > 20


@pytest.mark.parametrize("mix", [0, 63])
def test_undo_never_takes_back_dice_or_revealed_secrets(mix: int) -> None:
    match = new_match(mix, 3, seed=mix + 5)
    refused = 0
    for _ in decisions(match, seed=22):
        seat_choices = [
            n for n, choice in enumerate(match.record) if match.decision and choice.seat == match.decision.seat
        ]
        if not seat_choices:
            assert match.undo_refusal() is not None
            continue
        rolled = match.record[seat_choices[-1]].stamp[0] != match.dice.draws
        if rolled:
            before = position(match)
            assert match.undo_refusal() is not None
            assert not match.undo()
            assert position(match) == before
            refused += 1
    assert refused > 10


@pytest.mark.clause("WD-2.5")
def test_a_step_cannot_be_taken_back_once_the_others_were_shown() -> None:
    scene = gathering(Player(reserve=0), Player(reserve=7), market="doom")
    scene.choose(scene.open().keys()[1])
    scene.choose("gather_up")
    assert scene.state.stage == INCANTATIONS or scene.decision is None
    assert not scene.match.undo()


@pytest.mark.clause("WD-2.5", "WD-2.14")
def test_a_step_that_ended_the_match_cannot_be_taken_back_since_all_steps_were_shown() -> None:
    scene = gathering(Player(power=1, reserve=0), Player(reserve=7), dice=("FFFFF", "WWWWW"))
    scene.choose("set_aside:fire")
    scene.choose("gather_up")
    assert scene.decision is None
    assert scene.match.undo_refusal() is not None
    assert not scene.match.undo()
    assert scene.power == [0, 35]


def test_a_payment_can_be_taken_back_while_nobody_else_has_acted() -> None:
    scene = incantations(Player(mage="alonora", pool="FFF"), Player(mage="albus"), market="")
    scene.choose("play:spark")
    assert scene.asked == (0, "incantation")
    assert scene.match.undo()
    assert scene.asked == (0, "incantation")
    assert scene.player(0).active == ()
    assert "play:spark" in scene.offered


def test_a_casting_with_a_rolled_strength_cannot_be_taken_back() -> None:
    scene = casting(Player(active="forked_bolt static_jolt"), Player(), dice=(3,))
    scene.cast("forked_bolt", at=1)
    assert not scene.match.undo()
