"""Moments of a match for pictures: its beginning, and its middle after some decisions of sensible players."""

from __future__ import annotations

from game.catalogue import find_game
from game.engine.game import Seat
from game.engine.match import Match
from game.players import PERSON, Glimpse, make_player
from game.ui.app.application import App
from game.ui.match.opponents import Opponents
from game.ui.match.screen import MatchScreen
from game.ui.match.thinking import Question

NAMES = ("Marcin", "Zoltar", "Ysolde", "Grimbold", "Ishara", "Balthus")
MOST_STEPS_TO_A_PERSON = 60


def show_start(app: App, game_id: str, _after: int, seed: int) -> None:
    """The first question of a match."""
    _show(app, _match(game_id, 2, seed))


def show_midgame(app: App, game_id: str, after: int, seed: int) -> None:
    """The match after that many decisions, and on to the next question for the first seat."""
    match = _match(game_id, 2, seed)
    play_on(match, after, seed)
    _show(app, match)


def play_on(match: Match, decisions: int, seed: int) -> None:
    """Let greedy players make that many decisions, and those up to the next one of the first seat."""
    players = [make_player("greedy", seed + seat) for seat in range(len(match.seats))]
    for made in range(decisions + MOST_STEPS_TO_A_PERSON):
        decision = match.next_decision()
        if decision is None or (made >= decisions and decision.seat == 0):
            return
        match.choose(players[decision.seat].answer(decision, Glimpse(match, decision.seat)))


def _match(game_id: str, seats: int, seed: int) -> Match:
    players = [Seat(name, PERSON if number == 0 else "greedy") for number, name in enumerate(NAMES[:seats])]
    return find_game(game_id).new_match(players, {}, seed)


def _show(app: App, match: Match) -> None:
    screen = MatchScreen(app, match, [seat.player for seat in match.seats], "picture", opponents=_Silent())
    app.go(screen)


class _Silent(Opponents):
    """Computer players of a picture: they never begin to think."""

    def __init__(self) -> None:
        super().__init__(processes=False)

    def ask(self, match: Match, player: str) -> None:
        """Think for ever."""
        self._question = Question(0, b"", player, 0)

    def poll(self) -> str | None:
        """No answer."""
        return None
