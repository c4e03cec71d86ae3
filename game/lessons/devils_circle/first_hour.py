"""The first hour of the lesson: the cradle is guarded, the demons come, and one of them slips away."""

from __future__ import annotations

from game.devils_circle.rules.moving.steps import BACK, FORWARD, SALT_LOSS, SALT_POWER, SIDE, WALL_MATERIALITY
from game.devils_circle.state import ACTION_POINTS
from game.engine.decision import Text
from game.lessons.devils_circle.facts import (
    demon,
    demon_power,
    exorcism_by,
    field,
    hour_of_sunrise,
    mage,
    materiality,
    price,
    price_of_a_square,
    princess,
    reach_of_an_exorcism,
)
from game.lessons.devils_circle.table import (
    FIRST_TURNS,
    GORM,
    MIREL,
    ORLAN,
)
from game.lessons.facts import always
from game.lessons.lesson import Step

FIRST_HOUR = (
    Step(
        Text("The Princess"),
        Text(
            "I am Sefa; tonight I advise you from afar. Here lies the Princess: guard her until the sun rises at "
            "{sunrise}. She is lost if a demon reaches the cradle, if a pentagram, a flying sign of fire, strikes it, "
            "or if curses take all her strength: {strength}."
        ),
        points_at="cradle",
        clauses=("DK-15.1", "DK-15.2", "DK-15.3"),
        facts={"sunrise": hour_of_sunrise, "strength": princess},
    ),
    Step(
        Text("To her wall"),
        Text(
            "A mage has {points} action points, and every square costs {cost}. Walls stop mages, doors do not. {mage} "
            "is to stand right behind the cradle's wall: click {field}."
        ),
        points_at="field:g5",
        answers=("walk:g5",),
        clauses=("DK-6.5", "DK-6.11", "DK-3.2"),
        facts={"points": always(ACTION_POINTS), "cost": price_of_a_square, "mage": mage(ORLAN), "field": field("g5")},
    ),
    Step(
        Text("Shut the wall"),
        Text(
            "Demons walk through walls as long as their materiality, the grey square, is below {limit}; {demon} has "
            "{materiality}. But garlic shuts every wall of its square, though not the doors. Click the garlic on "
            "{mage}'s plate."
        ),
        points_at="item:orlan:garlic",
        answers=("hang",),
        clauses=("DK-7.19", "DK-7.21", "DK-10.7"),
        facts={
            "limit": always(WALL_MATERIALITY),
            "demon": demon(GORM),
            "materiality": materiality(GORM),
            "mage": mage(ORLAN),
        },
    ),
    Step(
        Text("A line of salt"),
        Text(
            "{demon} has {power} power, the gold coin. A line of salt costs such a demon {loss} power, when it breaks "
            "through; one of power {limit} or less it stops. Click {mage}, then the salt on that plate, then the side "
            "of the square towards the cradle."
        ),
        points_at="mage:mirel",
        answers=("select:mirel", "pour", "edge:h6-i6"),
        clauses=("DK-7.24", "DK-7.25", "DK-7.26"),
        facts={
            "demon": demon(GORM),
            "power": demon_power(GORM),
            "limit": always(SALT_POWER),
            "loss": always(SALT_LOSS),
            "mage": mage(MIREL),
        },
    ),
    Step(
        Text("The demons' turn"),
        Text(
            "Next the demons move, each by the throw of a die. A step away from the cradle costs them {back}, aside "
            "{side}, towards it {forward}: they are slow where it matters. Click End the phase, and watch {demon}: the "
            "outer wall does not stop it."
        ),
        points_at="option:finish",
        answers=("finish",),
        meanwhile=FIRST_TURNS,
        clauses=("DK-9.11", "DK-9.17", "DK-9.21"),
        facts={"back": price(BACK), "side": price(SIDE), "forward": price(FORWARD), "demon": demon(GORM)},
    ),
    Step(
        Text("Exorcise it"),
        Text(
            "{demon} came straight through. With book and herbs {mage} can exorcise a demon at most {reach} steps on "
            "foot away. That takes his own power, doubled by the wand in his hand: {loss} of its {power}. Click "
            "{field}, then {demon}, and burn a single bundle: each makes its blows heavier."
        ),
        points_at="demon:gorm",
        answers=("walk:g4", "exorcise:gorm:1"),
        meanwhile=("flee:gorm:f2",),
        clauses=("DK-8.1", "DK-8.3", "DK-8.5"),
        facts={
            "demon": demon(GORM),
            "mage": mage(ORLAN),
            "reach": reach_of_an_exorcism,
            "loss": exorcism_by(ORLAN),
            "power": demon_power(GORM),
            "field": field("g4"),
        },
    ),
    Step(
        Text("Slipped away"),
        Text(
            "Out of reach, at the last moment. Such a rescue move costs a demon power and may come whenever it likes, "
            "also towards her; it has a single one in a night: the feather on its plate is gone. The herbs are burnt, "
            "but {mage} has lost nothing else."
        ),
        points_at="demon:gorm",
        clauses=("DK-10.22", "DK-10.23", "DK-10.28"),
        facts={"mage": mage(ORLAN)},
    ),
)
