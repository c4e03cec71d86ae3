"""The shared rules engine. It knows no game and no screen.

Rules are coroutines: they ``await`` whatever they tell (:class:`~game.engine.decision.Event`) or ask
(:class:`~game.engine.decision.Decision`), so the code has the order of the rulebook. There is no asyncio;
:class:`~game.engine.match.Match` drives them. If it is a verb of the rulebook, await it.
"""

from game.engine.decision import Decision, Event, Named, Odds, Option, Outcome, Refusal, Text
from game.engine.dice import Dice, LoadedDice
from game.engine.game import Game, GameOption, Result, Seat
from game.engine.keeping.save_format import DamagedSave, GameNotInstalled, NewerSave, SaveFormatError
from game.engine.match import Match
from game.engine.playing import IllegalChoice

__all__ = [
    "DamagedSave",
    "Decision",
    "Dice",
    "Event",
    "Game",
    "GameNotInstalled",
    "GameOption",
    "IllegalChoice",
    "LoadedDice",
    "Match",
    "Named",
    "NewerSave",
    "Odds",
    "Option",
    "Outcome",
    "Refusal",
    "Result",
    "SaveFormatError",
    "Seat",
    "Text",
]
