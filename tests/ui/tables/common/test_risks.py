"""Which answers are asked about once more, in every game, and how often that is."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

import pytest

from game.catalogue import GAMES
from game.engine.decision import Decision, Loss, Odds, Option, Outcome, Refusal, Text, Tone
from game.engine.game import Seat
from game.players import PERSON, Glimpse, make_player
from game.talisman.state import MEETING
from game.ui.tables.common.answers.risks import risk_of
from tests.talisman.scene import Scene, figure
from tests.ui.conftest import OpenApp
from tests.ui.match_driver import MatchDriver, reach

LIFE, MATCH = Loss(Text("a Life")), Loss(Text("the match"), final=True)
MATCHES, QUESTIONS = 2, 300
SELDOM = Fraction(1, 15)


class Told:
    """Tells chances that a test makes up: per answer what it may cost, and how likely."""

    def __init__(self, costs: Mapping[str, tuple[Loss, Fraction]]) -> None:
        self.costs = costs

    def explain_refusal(self, decision: Decision, place: str) -> Refusal:
        """Nothing is refused."""
        return Refusal(Text("No."), decision.clause)

    def explain_odds(self, decision: Decision, option: Option) -> Odds | None:
        """What it costs, and the rest."""
        if option.key not in self.costs:
            return None
        loss, share = self.costs[option.key]
        outcomes = (Outcome(Text("lost"), share, 0, Tone.BAD, loss), Outcome(Text("kept"), 1 - share, 1, Tone.GOOD))
        return Odds(Text("The throw"), outcomes)

    def propose(self, decision: Decision) -> str | None:
        """Nothing is proposed."""
        return None


def asked(key: str, **costs: tuple[Loss, Fraction]) -> str:
    """The question asked before an answer where "go" and "stay" may cost so much; "" for none."""
    options = tuple(Option(name, Text("{name}", (("name", name),))) for name in ("go", "stay"))
    decision = Decision(0, "way", Text("Where?"), options, "TAL-1", explainer=Told(costs))
    option = decision.option(key)
    assert option is not None
    found = risk_of(decision, option)
    return str(found) if found is not None else ""


def test_nine_chances_in_ten_to_lose_a_life_are_asked_about_and_named() -> None:
    assert asked("go", go=(LIFE, Fraction(9, 10))).startswith("This costs a Life with a chance of 90 %.")
    assert not asked("go", go=(LIFE, Fraction(89, 100)))


def test_what_is_certain_is_told_without_a_chance() -> None:
    assert asked("go", go=(LIFE, Fraction(1))).startswith("This costs a Life. You can avoid it.")


def test_nothing_is_asked_where_every_answer_costs_the_same() -> None:
    assert not asked("go", go=(LIFE, Fraction(1)), stay=(LIFE, Fraction(95, 100)))


def test_the_match_is_asked_about_at_any_chance_that_another_answer_lowers() -> None:
    assert "with a chance of 17 %" in asked("go", go=(MATCH, Fraction(1, 6)))
    assert not asked("stay", go=(MATCH, Fraction(1, 6)))
    assert not asked("go", go=(MATCH, Fraction(1, 6)), stay=(MATCH, Fraction(1, 6)))


@pytest.mark.parametrize("game_id", ["talisman", "demons", "devils_circle", "warlocks_duel"])
def test_a_greedy_player_is_asked_at_most_once_in_fifteen_questions(game_id: str) -> None:
    questions = asked_about = 0
    for seed in range(MATCHES):
        match = GAMES[game_id].new_match(["Ann", "Bob"], {}, seed)
        players = [make_player("greedy", seat) for seat in range(2)]
        for _question in range(QUESTIONS):
            decision = match.next_decision()
            if decision is None:
                break
            key = players[decision.seat].answer(decision, Glimpse(match, decision.seat))
            option = decision.option(key)
            assert option is not None
            questions += len(decision.options) > 1
            asked_about += risk_of(decision, option) is not None
            match.choose(key)
    assert questions > 100
    assert Fraction(asked_about, questions) <= SELDOM


@pytest.mark.parametrize(("key", "asks"), [("life", True), ("gold", False)])
def test_a_life_given_to_the_black_knight_instead_of_gold_is_asked_about_on_the_screen(
    open_app: OpenApp, key: str, asks: bool
) -> None:
    scene = Scene(MEETING, figure("warrior", "middle_01_black_knight"), patient=True)
    scene.match.seats = tuple(Seat(seat.name, PERSON) for seat in scene.match.seats)
    driver = MatchDriver(open_app().app, match=scene.match)
    driver.to_question()
    assert driver.decision.kind == "toll"
    driver.click(f"option:{key}")
    assert (driver.app.screen.name == "confirm") is asks


def test_holding_is_asked_about_only_where_it_ends_the_casting(open_app: OpenApp) -> None:
    driver = reach(open_app().app, lambda decision: decision.kind == "cast")
    state = driver.match.state
    seat = driver.decision.seat
    hold = driver.decision.option("hold")
    assert hold is not None
    other = state.duelists[1 - seat]
    other.active, state.holds = ("spark",), ()
    assert risk_of(driver.decision, hold) is None
    other.active = ()
    assert "the cards stay" in str(risk_of(driver.decision, hold))


def test_a_mage_who_would_die_of_his_own_exorcism_is_asked_about() -> None:
    match = GAMES["devils_circle"].new_match(["Ann", "Bob"], {}, 3)
    players = [make_player("greedy", seat) for seat in range(2)]
    while (decision := match.next_decision()) is not None:
        exorcism = next((option for option in decision.options if option.key.startswith("exorcise:")), None)
        if exorcism is not None:
            for mage in match.state.mages:
                mage.strength = 1
            assert "This costs " in str(risk_of(decision, exorcism))
            return
        match.choose(players[decision.seat].answer(decision, Glimpse(match, decision.seat)))
    raise AssertionError("nobody exorcises")
