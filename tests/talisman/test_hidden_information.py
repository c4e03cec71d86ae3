"""What a seat may not know: the faces of Spells, and looks at the deck (TAL-HID)."""

from __future__ import annotations

import pytest

from game.engine.decision import Event
from tests.talisman.random_play import RandomChooser, new_match
from tests.talisman.scene import arriving, figure, moving


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
        offer = match.state.trade
        if offer is not None and offer.offered and offer.partner == 0:
            hidden -= set(offer.gives)  # whoever is offered a Spell is shown it
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


def test_who_has_looked_at_the_deck_knows_the_rest_when_its_top_is_drawn() -> None:
    looked = ((0, ("maze#1",)), (1, ("maze#1", "cave#1")))
    scene = arriving(
        figure("elf", "outer_01_fields"), figure("dwarf", "crags"), deck="maze#1 cave#1", state={"known": looked}
    )
    assert [event.fact("card") for event in scene.told("card_met")] == ["maze#1"]
    assert scene.state.adventure.cards[0] == "cave#1"
    assert scene.state.known == ((1, ("cave#1",)),)
