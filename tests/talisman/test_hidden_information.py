"""What a seat may not know never reaches it, nor any computer player that sits there (TAL-HID).

The tests compare two worlds that differ only in what a seat cannot know: the order of the decks, the dice to come,
and the faces of the Spells that others hold.
"""

from __future__ import annotations

import pytest

from game.engine.decision import Decision, Event
from game.engine.dice import Dice
from game.engine.match import Match
from game.players import Glimpse, make_player
from game.talisman.imagination import imagine
from tests.talisman.random_play import GAME, RandomChooser, decisions, new_match
from tests.talisman.scene import arriving, figure, moving

PLACES = ("seat:0", "seat:1", "space:outer_00_village", "card:bear#1", "card:hex#1", "card:sword#1", "dice:movement")


def other_world(match: Match, seat: int, seed: int) -> Match:
    """The same position for ``seat``, but everything it cannot know is different."""
    twin = match.fork()
    imagine(twin.state, seat, Dice(seed))
    twin.dice.state = Dice(seed).below(2**63)
    return twin


def known(match: Match, seat: int, decision: Decision) -> list[object]:
    """Everything a seat can learn from the match without breaking its rules."""
    odds = [repr(decision.odds(option)) for option in decision.options[:: max(1, len(decision.options) // 3)]]
    refusals = [decision.refusals(place) for place in PLACES]
    views = [repr(match.view(eyes)) for eyes in (seat, None)]
    return [views, decision.question, decision.options, odds, refusals, decision.proposal(), match.undo_refusal()]


@pytest.mark.clause("TAL-HID-1", "TAL-HID-2", "TAL-6.9.2", "TAL-3l")
@pytest.mark.parametrize("mix", range(4))
def test_two_worlds_that_differ_in_secrets_look_the_same_to_the_seat_asked(mix: int) -> None:
    match = new_match(mix * 5, 2 + mix, seed=mix + 40)
    secrets = 0
    for number, decision in enumerate(decisions(match, seed=5, most=1200)):
        if number % 4:
            continue
        twin = other_world(match, decision.seat, seed=number)
        assert twin.decision is not None
        assert known(twin, decision.seat, twin.decision) == known(match, decision.seat, decision)
        secrets += twin.fingerprint() != match.fingerprint()
    assert secrets > 100


@pytest.mark.clause("TAL-HID-4")
@pytest.mark.parametrize("mix", [1, 2])
def test_what_a_computer_player_prefers_does_not_depend_on_secrets(mix: int) -> None:
    match = new_match(mix, 4, seed=mix)
    for number, decision in enumerate(decisions(match, seed=6, most=900)):
        if number % 5:
            continue
        twin = other_world(match, decision.seat, seed=number)
        assert twin.decision is not None
        preferred = list(GAME.preferences(match.state, decision))
        assert list(GAME.preferences(twin.state, twin.decision)) == preferred
        assert len(preferred) == len(decision.options)


@pytest.mark.clause("TAL-HID-4")
@pytest.mark.parametrize("name", ["random", "apprentice", "greedy", "adept:20", "master:40"])
def test_a_computer_player_answers_the_same_in_both_worlds(name: str) -> None:
    match = new_match(1, 3, seed=31)
    for number, decision in enumerate(decisions(match, seed=31, most=500)):
        if number % 3:
            continue
        twin = other_world(match, decision.seat, seed=number)
        answers = []
        for world in (match, twin):
            assert world.decision is not None
            player = make_player(name, seed=number)
            answers.append(player.answer(world.decision, Glimpse(world, decision.seat)))
        assert answers[0] == answers[1]
        assert match.decision is decision, "thinking leaves the question open"


@pytest.mark.clause("TAL-HID-4")
@pytest.mark.parametrize("mix", [1, 3])
def test_an_imagined_fork_is_the_same_whatever_the_secrets_really_are(mix: int) -> None:
    match = new_match(mix, 2 + mix, seed=mix)
    for number, decision in enumerate(decisions(match, seed=7, most=900)):
        if number % 6:
            continue
        seat = decision.seat
        first, second = match.imagine(seat, 99), other_world(match, seat, seed=number)
        second._imagine(seat, 99)
        assert first.fingerprint() == second.fingerprint()
        assert repr(first.view(seat)) == repr(match.view(seat))
        assert first.fork().fingerprint() == first.fingerprint()
        assert first.problems() == []
        for thinking in (first, second):
            playing = RandomChooser(number)
            for _ in range(6):
                question = thinking.next_decision()
                if question is None:
                    break
                thinking.choose(playing.choose(question))
        assert first.fingerprint() == second.fingerprint(), "nor do the secrets show in what follows"
        assert first.problems() == []


@pytest.mark.clause("TAL-HID-1", "TAL-6.9.2")
def test_spell_faces_are_in_no_event_and_no_view_of_others() -> None:
    match = new_match(1, 4, seed=9)
    chooser = RandomChooser(3)
    told = 0
    for _ in range(6000):
        item = match.step()
        if item is None:
            break
        hidden = {card for seat, hero in enumerate(match.state.heroes) for card in hero.spells if seat != 0}
        hidden |= set(match.state.spells.cards)
        if item is match.decision:
            decision = match.decision
            if decision.seat == 0 and match.state.heroes[0].character != "prophetess" and not match.state.shown:
                text = repr(match.view(0))
                assert not [card for card in hidden if f"'{card}'" in text]
            match.choose(chooser.choose(decision))
        elif isinstance(item, Event) and item.visible_to(None):
            facts = {str(fact) for _, fact in item.facts}
            assert not facts & hidden, item.kind
            told += 1
    assert told > 1000


@pytest.mark.clause("TAL-HID-1")
def test_a_look_at_the_deck_is_the_lookers_alone() -> None:
    scene = moving(
        figure("thief", spells="divination#1"), figure("elf", "crags"), deck="bear#1 imp#1 maze#1 ape#1 lion#1"
    )
    scene.choose("cast:divination#1")
    assert scene.view(0).deck_seen == ("bear#1", "imp#1", "maze#1", "ape#1", "lion#1")
    assert scene.view(1).deck_seen == ()
    assert scene.view(None).deck_seen == ()
    assert not [event for event in scene.told("deck_seen") if event.visible_to(1)]
    thought = scene.match.imagine(0, 5)
    assert thought.state.adventure.cards[:5] == ("bear#1", "imp#1", "maze#1", "ape#1", "lion#1")


@pytest.mark.clause("TAL-HID-1", "TAL-6.16.9d-R")
def test_an_offered_spell_stays_what_it_is_in_the_winners_thoughts() -> None:
    scene = arriving(
        figure("wizard", "fields", strength=20, spells="hex#1"),
        figure("elf", "fields", spells="teleport#1"),
        dice=(6, 1),
    )
    scene.choose("attack:1", "life", "spell:teleport#1")
    for seed in range(8):
        thought = scene.match.imagine(0, seed)
        thought.choose("accept")
        thought.next_decision()
        assert "teleport#1" in thought.state.heroes[0].spells
        assert thought.problems() == []
