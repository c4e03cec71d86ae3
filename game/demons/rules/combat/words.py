"""How a combat ended, in words: mortal units flee or fall, magicians stand fast or are captured (DEM-8.2)."""

from __future__ import annotations

from game.demons.box.charts import ATTACKER_ELIMINATED, ATTACKER_FLEES, DEFENDER_ELIMINATED, DEFENDER_FLEES
from game.demons.state import NOBODY, Fight
from game.engine.decision import Text

OF_UNITS = {
    ATTACKER_FLEES: Text("the attacking mortals are put to flight"),
    DEFENDER_FLEES: Text("the defending mortals are put to flight"),
    ATTACKER_ELIMINATED: Text("the attacking mortals are destroyed"),
    DEFENDER_ELIMINATED: Text("the defending mortals are destroyed"),
}
OF_MAGICIANS = {
    ATTACKER_FLEES: Text("the attack fails, and the demons used are lost"),
    DEFENDER_FLEES: Text("the defender stands fast, but the demons used are lost"),
    ATTACKER_ELIMINATED: Text("the attacker is captured"),
    DEFENDER_ELIMINATED: Text("the defender is captured"),
}
NOTHING_LOST = Text("the defender stands fast and has nothing to lose")


def outcome(code: str, attacker: int, defender: int, defended: bool) -> Text:
    """What a result means for the side that loses: a seat, or NOBODY for mortal units.

    ``defended`` says whether a magician who is attacked uses demons.
    """
    loser = attacker if code in (ATTACKER_FLEES, ATTACKER_ELIMINATED) else defender
    if loser == NOBODY:
        return OF_UNITS[code]
    return NOTHING_LOST if code == DEFENDER_FLEES and not defended else OF_MAGICIANS[code]


def result_words(fight: Fight) -> Text:
    """How a combat has ended."""
    return outcome(fight.result, fight.attacker, fight.defender, bool(fight.defending_demons))
