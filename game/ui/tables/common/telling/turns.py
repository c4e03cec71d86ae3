"""What is said when a turn comes, and when it ends without its player having ended it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from game.engine.decision import Event, Text

YOUR_TURN = Text("Your turn.")
NOTHING_LEFT = Text("Your turn is over: there is nothing left that you could do.")
AGAIN = Text("{over} Now it is your turn again.")


@dataclass(frozen=True)
class TurnWords:
    """The sentences of a game. ``begins`` greets a turn; None where turns are too short for that.

    ``over`` says by the kind of a turn (the first part of its id, "" for any) that it ended because nothing was left to
    do, ``ends`` why else it ended, by the kind of the event that ended it. ``by_hand`` are the keys of the answers that
    end it: whoever gave one need not be told. ``again`` tells both when the next turn has come after those of others;
    None where turns are phases, which follow each other whoever acts: then only why the last one is over is told.
    """

    begins: Text | None = YOUR_TURN
    over: Mapping[str, Text] = field(default_factory=dict)
    ends: Mapping[str, Text] = field(default_factory=dict)
    by_hand: frozenset[str] = frozenset()
    again: Text | None = AGAIN
    runs_out: bool = True
    """Whether it is told once more, when the next turn has come, that the last one just ran out."""
    repeats: bool = True
    """Whether that is told even if everything is shown at its usual speed: not where it was held up to be read."""

    def is_news(self, over: Text) -> bool:
        """Whether an end of a turn is told of an event or a kind of turn, and not of any turn that just ran out."""
        ran_out = self.runs_out and any(kind and words == over for kind, words in self.over.items())
        return ran_out or over in self.ends.values()

    def why_over(self, turn: str, told: list[Event], seat: int) -> Text:
        """Why a turn of that seat is over, after all that was told in it."""
        for event in reversed(told):
            if event.kind in self.ends and dict(event.facts).get("who", seat) == seat:
                return self.ends[event.kind]
        kind = turn.partition(":")[0]
        return self.over.get(kind) or self.over.get("", NOTHING_LEFT)
