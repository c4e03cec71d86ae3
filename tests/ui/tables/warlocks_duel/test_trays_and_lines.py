"""The trays of both sides have titles, which no raised die covers; what dice can pay for is said in few lines."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from game.engine.decision import Odds, Outcome, Text, Tone
from game.engine.seating import Seat
from game.players import PERSON
from game.ui.kit.painting.lettering import one_line
from game.ui.kit.painting.theme import Theme
from game.ui.tables.common.pieces import DIE
from game.ui.tables.warlocks_duel.table import LIFT
from game.ui.tables.warlocks_duel.words.payable import in_few_lines
from tests.ui.conftest import OpenApp
from tests.ui.match_driver import MatchDriver
from tests.warlocks_duel.scene import gathering
from tests.warlocks_duel.table import Player


@pytest.mark.parametrize("size", [(1280, 720), (1024, 640)])
def test_all_trays_have_titles_and_raised_dice_stay_below_them(open_app: OpenApp, size: tuple[int, int]) -> None:
    mine = Player(mage="alonora", reserve=2, pool="FFFWW")
    scene = gathering(mine, Player(mage="albus", pool="MMMMMMM"), dice=("FFWWM", "FFFFF"))
    scene.match.seats = tuple(Seat(seat.name, PERSON) for seat in scene.match.seats)
    driver = MatchDriver(open_app(size).app, match=scene.match)
    driver.to_question()
    layout = driver.table.table
    titles = {tray.zone: tray.label for tray in layout.trays}
    assert {titles[f"{zone}:{seat}"] for zone in ("reserve", "hand", "pool") for seat in (0, 1)} == {
        "Reserve", "Hand", "Roll 1 of 6", "Mana pool",
    }  # fmt: skip
    letters = max(11, round(driver.table.area.height * 0.021)) * 0.9
    for tray in layout.trays:
        for die in (piece.rect for piece in layout.pieces if piece.kind == DIE and piece.zone == tray.zone):
            assert die.top - LIFT * die.height * tray.zone.endswith(":0") >= tray.rect.top + letters - 2
            assert die.bottom <= tray.rect.bottom


def sure(name: str) -> Outcome:
    return Outcome(Text(name), Fraction(1), tone=Tone.GOOD)


def told(*outcomes: Outcome) -> list[str]:
    return [str(one.text) for one in in_few_lines(Odds(Text("dice"), outcomes, exclusive=False))]


def test_what_dice_pay_for_takes_few_lines_and_the_best_stands_first() -> None:
    together = Outcome(Text("All at once: {spells}", (("spells", "Doom, Spark"),)), Fraction(1), tone=Tone.GOOD)
    lucky = [Outcome(Text(name), Fraction(1, number)) for number, name in enumerate("abcdef", 2)]
    assert told(together, sure("Spark"), sure("Fire Bolt"), *lucky) == [
        "All at once: Doom, Spark", "or one of these: Spark, Fire Bolt", "a", "b", "c", "and 3 more, at most",
    ]  # fmt: skip
    assert told(sure("Spark"), sure("Doom")) == ["One of these: Spark, Doom"]
    assert told(together, sure("Spark"), *lucky[:4]) == ["All at once: Doom, Spark", "or Spark", "a", "b", "c", "d"]
    kept = in_few_lines(Odds(Text("dice"), tuple(lucky), exclusive=False)).outcomes[-1]
    assert kept.share == Fraction(1, 5), "the likeliest of those that are not named"


def test_a_mage_who_plays_under_his_own_name_wears_it_once(open_app: OpenApp) -> None:
    written: list[str] = []
    scene = gathering(Player(mage="alonora", reserve=7), Player(mage="albus", reserve=7), dice=("FFWWM", "FFFFF"))
    scene.match.seats = (Seat("Ann", PERSON), Seat("Albus", PERSON))
    driver = MatchDriver(open_app((1280, 720)).app, match=scene.match)
    driver.to_question()

    def noted(theme: Theme, words: str, *rest: Any) -> Any:
        written.append(words)
        return one_line(theme, words, *rest)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("game.ui.tables.warlocks_duel.plates.one_line", noted)
        driver.step()
    assert written.count("Albus") == 1
    assert written.count("Alonora") == 1
