"""People who share a screen: nobody learns from the questions who could cast a Spell (TAL-HID-3)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pytest

from game.catalogue import GAMES, load_match
from game.engine.decision import Decision, Event
from game.engine.dice import Dice
from game.engine.game import Seat
from game.engine.match import Match
from game.engine.playing import IllegalChoice
from game.talisman.box.register import CARD_OF, SPELL, SPELL_DECK, instances
from game.talisman.rules.magic.stops import FIRST_STOPS, STOPS
from game.talisman.state import TalismanState
from tests.random_play import RandomChooser
from tests.talisman.scene import Scene, arriving, figure, moving, starting

GAME = GAMES["talisman"]
TOGETHER = {"sharing": (0, 1), "stops": (FIRST_STOPS, FIRST_STOPS)}
ALWAYS = {"sharing": (0, 1), "stops": (STOPS, STOPS)}
NEXT_SPELLS = 6
"""So many Spells at most are drawn while two worlds are followed: computer players draw the same in both."""
PEOPLE = (Seat("Ada"), Seat("Bo"), Seat("Zoltar", "greedy"), Seat("Cy", ""))


def match_of(seats: tuple[Seat, ...], seed: int, **options: bool) -> Match:
    """A match about to begin."""
    return GAME.new_match(seats, options, seed)


# -- two worlds ------------------------------------------------------------------------------------------


def names_a_spell(key: str) -> bool:
    """Whether an answer means a Spell: only its owner is offered it."""
    return any(part in CARD_OF and CARD_OF[part].kind == SPELL for part in key.split(":"))


def seen(match: Match) -> Iterator[Event | Decision]:
    """What all at the screen see until the next question, and that question."""
    while (item := match.step()) is not None:
        if isinstance(item, Decision):
            yield item
            return
        if item.seats is None:
            yield item


def as_others_see(item: Event | Decision, match: Match) -> tuple[object, ...]:
    """An event in its words; of a question who is asked, whether the screen is passed on, and what is no secret."""
    if isinstance(item, Event):
        return item.kind, str(item.text)
    private = item.secret or bool(match.state.heroes[item.seat].spells)
    public = [option.key for option in item.options if not names_a_spell(option.key)]
    return item.seat, item.kind, private, public


def other_spells(match: Match, seat: int, chance: Dice) -> Match:
    """The same table, but a seat holds other Spells; which, only it can know. The next ones to be drawn stay."""
    twin = match.fork()
    hero, deck = twin.state.heroes[seat], twin.state.spells
    pool = chance.shuffled((*hero.spells, *deck.cards[NEXT_SPELLS:]))
    count = len(hero.spells)
    hero.spells, deck.cards = pool[:count], (*deck.cards[:NEXT_SPELLS], *pool[count:])
    return twin


def a_spell_is_offered(match: Match) -> bool:
    """Whether an answer of this step named a Spell: the other world's owner could not have given it."""
    return any(names_a_spell(choice.key) for choice in match.record[match.checkpoints[-1].after :])


def follow(one: Match, other: Match, chance: Dice, most: int) -> int:
    """Play two worlds alike without casting, as long as no Spell comes to light; returns how many questions agreed."""
    for number in range(most):
        here, there = list(seen(one)), list(seen(other))
        told = [as_others_see(item, one) for item in here]
        if sorted(one.state.spells.discard) != sorted(other.state.spells.discard):
            return number
        assert [as_others_see(item, other) for item in there] == told
        if one.decision is None or other.decision is None:
            return number
        keys = [option.key for option in one.decision.options if not names_a_spell(option.key)]
        if not keys:
            return number
        key = keys[chance.below(len(keys))]
        for world in (one, other):
            world.choose(key)
    return most


def wish_something(match: Match, chance: Dice) -> None:
    """Now and then somebody changes at which moments to be asked."""
    seat = chance.below(len(match.seats))
    keys = match.game.standing_choices(match.state, seat)
    if keys and chance.below(5) == 0:
        match.stand(seat, keys[chance.below(len(keys))])


@pytest.mark.clause("TAL-HID-3", "TAL-HID-3a", "TAL-HID-3b")
@pytest.mark.parametrize("seed", [0, *range(2, 9)])
def test_two_worlds_that_differ_in_somebodys_spells_ask_alike(seed: int) -> None:
    match = match_of(PEOPLE[: 2 + seed % 3], seed, short_game=bool(seed % 2))
    chance, chooser = Dice(seed), RandomChooser(seed)
    compared = 0
    for number in range(700):
        decision = match.next_decision()
        if decision is None:
            break
        wish_something(match, chance)
        holders = [seat for seat in match.state.sharing if match.state.heroes[seat].spells and seat != decision.seat]
        if holders and number % 4 == 0 and not a_spell_is_offered(match):
            seat = holders[chance.below(len(holders))]
            compared += follow(match.fork(), other_spells(match, seat, chance), chance, 12)
        match.choose(chooser.choose(decision))
    assert compared > 100


@pytest.mark.clause("TAL-HID-3b")
@pytest.mark.parametrize("stage", ["end", "crown"])
def test_a_question_that_comes_for_spells_alone_comes_by_choice_alone(stage: str) -> None:
    def asked(spell: str, state: Mapping[str, object]) -> tuple[int, str]:
        if stage == "crown":
            ruler = figure("elf", "crown_of_command", spells=spell)
            hidden = figure("thief", "crown_of_command", evading=("everything",))
            scene = moving(ruler, hidden, state={**state, "crown_reached": True}, patient=True)
        else:
            scene = Scene("ending", figure("elf", "village", spells=spell), figure("thief", "crags"), state=state,
                          patient=True)  # fmt: skip
        return scene.asked

    for state in (TOGETHER, ALWAYS):
        assert asked("random#1", state) == asked("mesmerism#1", state)
    if stage == "end":
        assert asked("random#1", TOGETHER) != asked("random#1", ALWAYS)


# -- who is asked ----------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-HID-3a")
@pytest.mark.parametrize("spell", ["teleport#1", "random#1", "counterspell#1"])
def test_who_wishes_it_is_asked_whatever_the_spell(spell: str) -> None:
    scene = arriving(figure("thief", "village"), figure("elf", "outer_13_fields", spells=spell), state=ALWAYS)
    assert scene.asked == (1, "window")
    assert {"pass", "pass:turn"} <= set(scene.offered)


@pytest.mark.clause("TAL-HID-3a")
@pytest.mark.parametrize("spell", ["teleport#1", "random#1", "counterspell#1"])
def test_who_does_not_wish_it_is_passed_over_whatever_the_spell(spell: str) -> None:
    scene = arriving(figure("thief", "village"), figure("elf", "outer_13_fields", spells=spell), state=TOGETHER)
    assert scene.asked == (0, "service")


@pytest.mark.clause("TAL-HID-3a")
def test_who_can_hold_no_fitting_spell_for_all_to_see_is_not_asked() -> None:
    fits = {"in_answer_to_spell", "any_time"}
    answers = {card for card in instances(SPELL_DECK) if not fits.isdisjoint(CARD_OF[card].timing)} - {"random#1"}
    for gone in (set(), answers):
        scene = moving(figure("thief", "village", spells="random#1"), figure("elf", "crags", spells="teleport#1"),
                       state=ALWAYS, dice=(6,))  # fmt: skip
        table: TalismanState = scene.state
        table.spells.cards = tuple(card for card in table.spells.cards if card not in gone)
        table.spells.discard = tuple(gone)
        scene.choose("cast:random#1", "target:seat:1")
        assert (scene.hero(1).lives == 5) is bool(gone)


@pytest.mark.clause("TAL-HID-3a")
def test_nobody_without_spells_is_asked() -> None:
    scene = arriving(figure("thief", "village"), figure("elf", "outer_13_fields"), state=ALWAYS)
    assert scene.asked == (0, "service")


@pytest.mark.clause("TAL-HID-3a")
def test_who_loses_a_life_is_asked_even_before_he_has_chosen_anything() -> None:
    scene = arriving(figure("thief", "middle_09_desert", spells="mesmerism#1"), figure("elf", "crags"), state=TOGETHER)
    assert scene.asked == (0, "window")
    assert scene.state.loss is not None
    assert set(scene.offered) == {"pass", "pass:turn"}


@pytest.mark.clause("TAL-HID-3")
@pytest.mark.parametrize("seats", [PEOPLE[:1] + PEOPLE[2:3], (Seat("A", "greedy"), Seat("B", "random"))])
def test_who_sits_alone_or_is_a_computer_is_asked_for_castable_spells_only(seats: tuple[Seat, ...]) -> None:
    for seed in range(3):
        match, chooser = match_of(seats, seed), RandomChooser(seed)
        for _ in range(400):
            decision = match.next_decision()
            if decision is None:
                break
            assert not match.state.sharing
            assert decision.kind != "window" or len(decision.options) > 2
            match.choose(chooser.choose(decision))


@pytest.mark.clause("TAL-HID-3")
def test_computer_players_beside_people_are_asked_for_castable_spells_only() -> None:
    asked = 0
    for seed in range(4):
        match, chooser = match_of(PEOPLE[:3], seed), RandomChooser(seed)
        for _ in range(500):
            decision = match.next_decision()
            if decision is None:
                break
            if decision.kind == "window" and decision.seat == 2:
                assert len(decision.options) > 2
                asked += 1
            match.choose(chooser.choose(decision))
    assert asked


@pytest.mark.clause("TAL-HID-3")
def test_the_match_may_do_without() -> None:
    match = match_of(PEOPLE[:2], 3, discreet_questions=False)
    match.next_decision()
    assert match.state.sharing == ()


# -- the standing choice ---------------------------------------------------------------------------------


def playing() -> Match:
    """Two people at their first question."""
    match = match_of(PEOPLE[:2], 5)
    assert match.next_decision() is not None
    return match


@pytest.mark.clause("TAL-HID-3c")
def test_everybody_may_change_his_wishes_at_any_question() -> None:
    match = playing()
    asked = match.decision
    for seat in (0, 1):
        match.stand(seat, "stop:others:start")
        assert "others:start" in match.view(seat).heroes[seat].stops  # type: ignore[attr-defined]  # Talisman's view
        match.stand(seat, "pass:own:fight")
        assert "own:fight" not in match.state.stops[seat]
    assert match.decision is asked
    with pytest.raises(IllegalChoice):
        match.stand(0, "stop:others:start")


@pytest.mark.clause("TAL-HID-3c")
def test_nobody_sees_the_wishes_of_others() -> None:
    match = playing()
    before = [repr(match.view(eyes)) for eyes in (0, None)]
    match.stand(1, "stop:others:start")
    assert [repr(match.view(eyes)) for eyes in (0, None)] == before
    assert repr(match.imagine(0, 3).state.stops[1]) == repr(FIRST_STOPS)


@pytest.mark.clause("TAL-HID-4")
def test_who_looks_ahead_imagines_no_needless_questions() -> None:
    match, chooser = match_of(PEOPLE[:3], 5), RandomChooser(4)
    windows = 0
    for number in range(300):
        decision = match.next_decision()
        assert decision is not None
        if number % 10 == 0:
            thought, chance = match.imagine(2, number), RandomChooser(number)
            for later in range(20):
                asked = thought.next_decision()
                if asked is None:
                    break
                assert not later or asked.kind != "window" or len(asked.options) > 2
                windows += asked.kind == "window"
                thought.choose(chance.choose(asked))
        match.choose(chooser.choose(decision))
    assert windows


@pytest.mark.clause("TAL-HID-3c")
def test_wishes_are_saved_and_replayed() -> None:
    match, chooser = match_of(PEOPLE[:2], 5), RandomChooser(2)
    for number in range(60):
        decision = match.next_decision()
        assert decision is not None
        if number % 7 == 3:
            match.stand(number % 2, match.game.standing_choices(match.state, number % 2)[number % 5])
        match.choose(chooser.choose(decision))
    match.next_decision()
    wishes = match.state.stops
    assert wishes != (FIRST_STOPS, FIRST_STOPS)
    for twin in (load_match(match.save()), match.replay(), match.fork()):
        assert twin.state.stops == wishes
    assert match.verify()
    assert len([*match.history()]) > 10


@pytest.mark.clause("TAL-HID-3c")
def test_a_wish_is_taken_back_like_a_choice_but_never_with_that_of_somebody_else() -> None:
    match = playing()
    seat = match.decision.seat if match.decision is not None else 0
    other = 1 - seat
    match.stand(seat, "stop:others:start")
    match.stand(other, "stop:others:end")
    assert match.undo(seat)
    assert "others:start" not in match.state.stops[seat]
    assert "others:end" in match.state.stops[other]
    assert match.decision is not None


@pytest.mark.clause("TAL-HID-3c")
def test_wishes_outlive_the_character() -> None:
    scene = moving(figure("thief", lives=1), figure("elf", "crags"), state=TOGETHER)
    scene.match.stand(0, "stop:others:start")
    scene.hero(0).space = ""
    assert "others:start" in scene.state.stops[0]


@pytest.mark.clause("TAL-HID-3c")
def test_the_owner_of_a_new_spell_learns_that_he_is_not_asked_for_it() -> None:
    def told(wishes: tuple[str, ...]) -> list[Event]:
        scene = arriving(
            figure("wizard", "fields", craft=6, spells="hex#1"), figure("elf", "crags"), deck="book_of_spells#1",
            spell_deck="immobility#1 mesmerism#1", state={"sharing": (0, 1), "stops": (wishes, wishes)},
        )  # fmt: skip
        return scene.told("not_asked")

    assert {event.seats for event in told(FIRST_STOPS)} == {(0,)}
    assert not told(STOPS)


@pytest.mark.clause("TAL-HID-3a")
def test_immobility_can_stop_a_turn_of_somebody_else_at_the_same_screen() -> None:
    wishes = (FIRST_STOPS, (*FIRST_STOPS, "others:start"))
    scene = starting(figure("thief", "village"), figure("elf", "crags", spells="immobility#1"),
                     state={"sharing": (0, 1), "stops": wishes})  # fmt: skip
    assert scene.asked == (1, "window")
    scene.choose("cast:immobility#1")
    assert scene.turn == 1


def test_the_wishes_offer_every_moment_at_which_a_spell_can_be_cast() -> None:
    from game.talisman.rules.magic.stops import MOMENT_OF_WINDOW

    own_turn = {"turn_start", "instead_of_move_roll", "any_time"}
    windows = {window for card in instances(SPELL_DECK) for window in CARD_OF[card].timing} - own_turn
    assert windows <= MOMENT_OF_WINDOW.keys()
