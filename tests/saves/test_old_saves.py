"""Saves of every version of the rules open for ever, in every kind of question, and the match goes on."""

from __future__ import annotations

import pytest

from game.catalogue import GAMES, load_match
from game.engine.match import Match
from tests.every_game.games import GAMES as PLAYED
from tests.every_game.games import PlayedGame
from tests.saves import archive
from tests.saves.archive import OldSave
from tests.saves.kinds import kinds_of

PLAYED_ON, EARLIER_PLAYED_ON = 90, 30
"""How many decisions a match goes on after opening: of the present version of the rules, and of earlier ones."""
SAVED_AGAIN = 6
"""Of so many matches of earlier rules one is saved once more and opened: that plays all of it again, to find out from
where on the present rules tell its story.
"""
AUDITED = 5
"""Of so many decisions after opening one is audited."""
TOLD_AGAIN, TAKEN_BACK = 16, 8
"""Of so many matches of the present rules one is told again, or has its last choice taken back."""
EARLIER = 3
"""So many times fewer of earlier rules."""
BY_ID: dict[str, PlayedGame] = {game.id: game for game in PLAYED}

every_version = pytest.mark.parametrize(("game", "version"), archive.versions())
every_game = pytest.mark.parametrize("game", sorted(BY_ID))


def wanted(save: OldSave) -> int:
    """How many decisions a match is played on."""
    return PLAYED_ON if save.version == GAMES[save.game].rules_version else EARLIER_PLAYED_ON


def play_on(save: OldSave, match: Match) -> int:
    """Go on with answers drawn by chance, to the end or as long as wanted; how many decisions there were."""
    number, most = -1, wanted(save)
    for number, _decision in enumerate(BY_ID[save.game].decisions(match, seed=len(save.data), most=most)):
        if number % AUDITED == 0:
            assert match.problems() == [], save.name
    match.next_decision()
    assert match.problems() == [], save.name
    return number + 1


def chosen(game: str, version: int) -> list[OldSave]:
    """All saves of the present rules; of earlier ones one for every question, of each version from another part."""
    saves = archive.read(game, version)
    if version == GAMES[game].rules_version:
        return saves
    kinds = {save.kind: [other for other in saves if other.kind == save.kind] for save in saves}
    return [same[version % len(same)] for same in kinds.values()]


def every(number: int, game: str, version: int) -> list[OldSave]:
    """One of so many saves; fewer of earlier rules, of each version others."""
    steps = number if version == GAMES[game].rules_version else number * EARLIER
    saves = archive.read(game, version)
    return saves[version % min(steps, len(saves)) :: steps]


@every_version
def test_a_match_in_any_question_is_opened_and_goes_on(game: str, version: int) -> None:
    present = version == GAMES[game].rules_version
    for number, save in enumerate(chosen(game, version)):
        match = load_match(save.data)
        assert match.problems() == [], save.name
        if present:
            assert match.decision is not None, save.name
            assert match.decision.kind == save.kind
        assert play_on(save, match) == wanted(save) or match.result is not None, save.name
        if present or number % SAVED_AGAIN == 0:
            again = load_match(match.save())
            assert again.fingerprint() == match.fingerprint(), save.name


@pytest.mark.one_seed("the matches were saved")
@every_version
def test_the_story_of_an_opened_match_can_be_told_again(game: str, version: int) -> None:
    for save in every(TOLD_AGAIN, game, version):
        match = load_match(save.data)
        assert match.verify(), save.name
        play_on(save, match)
        assert match.verify(), save.name
        told = list(match.history())
        assert told, save.name
        again = load_match(match.save())
        assert list(again.history()) == told, save.name
        assert again.told_from() == match.told_from(), save.name


@every_version
def test_choices_after_opening_can_be_taken_back(game: str, version: int) -> None:
    taken_back = 0
    for save in every(TAKEN_BACK, game, version):
        match = load_match(save.data)
        if match.decision is None:
            continue
        seat, before = match.decision.seat, match.fingerprint()
        match.choose(match.decision.options[-1].key)
        match.next_decision()
        if match.undo_refusal(seat) is None:
            assert match.undo(seat)
            assert match.fingerprint() == before, save.name
            taken_back += 1
    assert taken_back


@every_game
def test_the_source_names_every_kind_of_question_that_comes_up(game: str) -> None:
    played, known = BY_ID[game], kinds_of(game)
    for mix in played.mixes:
        assert {decision.kind for decision in played.decisions(played.new_match(mix), seed=mix)} <= known


def test_a_version_keeps_saves_early_in_the_middle_and_late_in_a_match() -> None:
    for game, version in archive.versions():
        parts = [save.name.rpartition("-")[2] for save in archive.read(game, version)]
        assert set(parts) == {"early", "middle", "late"}
