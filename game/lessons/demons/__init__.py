"""The lesson of Demons: one whole match alone, from the choice of a shield to a treasure carried out of Armenia."""

from __future__ import annotations

from game.demons import GAME
from game.demons.box.charts import DISCOVERED, EVADES, SIDES
from game.demons.box.displays import LEAST_ROOM
from game.demons.box.mortals import HOME, STRENGTH
from game.demons.box.naming import hex_name, treasure_name, unit_name
from game.demons.box.ranks import COPPER, LEVEL, MARQUIS, MOST_CONTROLLED, PRESIDENT, PRINCE, SHIELD_LEVEL, TIN
from game.demons.box.treasures import TREASURES, worth_of
from game.demons.rules.scoring import net_worth, shield_cost, treasure_worth
from game.demons.state import DEADLY, MAGICIAN_POINTS
from game.engine.boards.hexes import distance, printed
from game.engine.decision import Text
from game.engine.seating import Seat
from game.lessons.demons.facts import DESTROYED, FRIENDS, added_for, faces_for, move_of, room
from game.lessons.demons.table import (
    AMID,
    BARON_OF_SASUN,
    BESIDE,
    BUER,
    EMIR_OF_AMID,
    ENTRY,
    FACES,
    FORAS,
    IPOS,
    LEARNER,
    MARBAS,
    SEERE,
    SITRI,
    TREASURY,
    before_the_shields,
)
from game.lessons.facts import always
from game.lessons.lesson import InAnyOrder, Lesson, Scene, Step

SHIELD = Step(
    Text("Treasure and shield"),
    Text(
        "Welcome, magician. Find a treasure in Armenia and carry it off the map: if it is worth more than your shield"
        " costs, you win. A dearer shield makes conjuring safer, but copper costs only {cost} ducats. Click the copper"
        " shield."
    ),
    f"shield:{COPPER}",
    (f"shield:{COPPER}",),
    clauses=("DEM-4.1c", "DEM-4.6a"),
    facts={"cost": always(shield_cost(SHIELD_LEVEL[COPPER], alone=True))},
)
ENTER = Step(
    Text("Enter from the west"),
    Text(
        "This is Armenia. Every counter is an emir, a king or a bishop who hunts magicians; the number is his strength."
        " You come from the west: click the marked hex, {hex}."
    ),
    f"hex:{printed(ENTRY)}",
    (f"to:{ENTRY}",),
    clauses=("DEM-4.0h", "DEM-3.0c"),
    facts={"hex": always(hex_name(ENTRY))},
)
CONJURE = Step(
    Text("Conjure your first demons"),
    Text(
        "A die says how many demons come, and your shield changes it: {added} for Presidents. With a President you may"
        " hold {room} demons, with Dukes alone {few}. Dukes come only in open country, Earls only in a forest. Click"
        " the pool of Presidents."
    ),
    f"pool:{PRESIDENT}",
    (f"conjure:{PRESIDENT}",),
    clauses=("DEM-9.0e", "DEM-9.0f", "DEM-10.0g"),
    facts={
        "added": added_for(PRESIDENT),
        "room": always(MOST_CONTROLLED[LEVEL[PRESIDENT]]),
        "few": always(LEAST_ROOM),
    },
)
SIGNS = Step(
    Text("What a card says"),
    Text(
        "Malphas left at once: he was unfriendly, a red sign. A dove is friendly; black and white is neutral, and"
        " leaves after any fight. The red number is strength. Of the numbers above, the lower outranks. The crown"
        " leads the others."
    ),
    f"demon:{MARBAS}",
    clauses=("DEM-10.0f", "DEM-10.0g", "DEM-13.0e"),
)
SEARCH = Step(
    Text("Find a treasure"),
    Text(
        "The signs at the foot of a card are its powers, and a demon who uses one is spent. Foras can discover a"
        " treasure: the dice say where. Click Foras, then Discover treasure."
    ),
    f"demon:{FORAS}",
    (f"power:{FORAS}:D",),
    clauses=("DEM-12.0c", "DEM-13.0c", "DEM-13.0d"),
)
MORTALS = Step(
    Text("The mortals wake"),
    Text(
        "Foras found the {treasure}: {value} ducats, enough to win. But its Emir lives {distance} hexes from you, and"
        " a die that shows {distance} or more wakes him. Click End the turn, and watch him."
    ),
    f"unit:{EMIR_OF_AMID}",
    ("done",),
    clauses=("DEM-3.0a", "DEM-3.0c"),
    facts={
        "treasure": always(treasure_name(TREASURY)),
        "value": always(worth_of(TREASURY)),
        "distance": always(distance(ENTRY, HOME[EMIR_OF_AMID])),
    },
)
HELD = Step(
    Text("Held, but not helpless"),
    Text(
        "The Emir rolled {roll}, marched here and searched with {search}: {finds} or more finds you, {slips} or less"
        " lets you slip away, else nothing happens. The strong find more, in forests less. Beside him you cannot walk:"
        " conjure, then attack. Click the pool of Princes."
    ),
    f"pool:{PRINCE}",
    (f"conjure:{PRINCE}",),
    clauses=("DEM-5.5b", "DEM-6.0d"),
    facts={
        "roll": lambda match: move_of(match, EMIR_OF_AMID).roll,
        "search": lambda match: match.state.searches[-1].roll,
        "finds": lambda match: min(faces_for(match, DISCOVERED)),
        "slips": lambda match: max(faces_for(match, EVADES)),
    },
)
ROOM = Step(
    Text("One demon too many"),
    Text(
        "Your highest demon controls the others. A President has room for {room} demons, himself included; a King for"
        " {most}. Ipos has no power, so you need him least. Click Ipos, then the button that releases him."
    ),
    f"demon:{IPOS}",
    (f"release:{IPOS}",),
    clauses=("DEM-15.0b", "DEM-15.3b", "DEM-17.0"),
    facts={"room": room, "most": always(max(MOST_CONTROLLED))},
)
ATTACK = Step(
    Text("Attack the Emir"),
    Text(
        "Only friendly demons, those with a dove, survive a victory. Marbas, Buer and Seere have a strength of"
        " {friends}, the Emir {strength}: {chance} of the {sides} faces of the die destroy him. Click the Emir, then"
        " these demons, then Attack; that ends your turn."
    ),
    f"unit:{EMIR_OF_AMID}",
    (f"attack:{BESIDE}", InAnyOrder((f"with:{MARBAS}", f"with:{BUER}", f"with:{SEERE}")), "fight"),
    clauses=("DEM-8.0a", "DEM-8.2f", "DEM-8.2n"),
    facts={
        "friends": always(FRIENDS),
        "strength": always(STRENGTH[EMIR_OF_AMID]),
        "chance": always(int(DESTROYED * SIDES)),
        "sides": always(SIDES),
    },
)
WALK = Step(
    Text("The way is free"),
    Text(
        "The Emir is gone, and nobody guards his treasury. You have {points} points to walk; the number on a hex is"
        " its price. The more flames, the likelier you are found there before your next turn. Click {hex}."
    ),
    f"hex:{printed(AMID)}",
    (f"move:{AMID}",),
    clauses=("DEM-5.0c", "DEM-5.8a", "DEM-13.5"),
    facts={"points": always(MAGICIAN_POINTS), "hex": always(hex_name(AMID))},
)
SEIZE = Step(
    Text("Seize the treasure"),
    Text(
        "A demon whose number is lower than the {finder} of Foras can seize it. He is gone for good then, and the die"
        " must show {guard} or less. Click Seize, then Sitri, and confirm it."
    ),
    f"option:seize:{TREASURY}",
    (f"seize:{TREASURY}", f"with:{SITRI}"),
    clauses=("DEM-13.0e", "DEM-13.0f"),
    facts={"finder": always(FORAS), "guard": always(TREASURES[TREASURY].guard)},
)
OWNED = Step(
    Text("Yours, if you come home"),
    Text("The treasure is yours: {value} ducats, once you have left Armenia alive. Click End the turn."),
    "option:done",
    ("done",),
    clauses=("DEM-4.3a", "DEM-13.1c"),
    facts={"value": always(worth_of(TREASURY))},
)
DEFEND = Step(
    Text("Found and attacked"),
    Text(
        "The {unit} has found you and attacks with a strength of {strength}. If he wins by much, he leads you away"
        " captive. Then each turn he takes a treasure or tortures you. Your demons all have a dove: click Defend with"
        " all."
    ),
    "option:all",
    ("all",),
    clauses=("DEM-7.6a", "DEM-8.2g", "DEM-8.2n"),
    facts={"unit": always(unit_name(BARON_OF_SASUN)), "strength": always(STRENGTH[BARON_OF_SASUN])},
)
CURSE = Step(
    Text("A taste of danger"),
    Text(
        "The Baron flees. Before you go home, taste danger once: Marquises have room for {room} demons, but {added}"
        " may take the die below zero. Then curses fall, and {deadly} of them kill. Click the pool of Marquises, and"
        " bear the curse."
    ),
    f"pool:{MARQUIS}",
    (f"conjure:{MARQUIS}", "suffer"),
    clauses=("DEM-9.0h", "DEM-9.0i", "DEM-9.4b"),
    facts={
        "room": always(MOST_CONTROLLED[LEVEL[MARQUIS]]),
        "added": added_for(MARQUIS),
        "deadly": always(DEADLY),
    },
)
HOME_AGAIN = Step(
    Text("Powers carry you home"),
    Text(
        "From the rim you may walk off the map, but powers are faster. Click Marbas, and let him lift your curse. Then"
        " click Seere, who transports you, and leave Armenia for good."
    ),
    f"demon:{MARBAS}",
    ((f"lift:{MARBAS}", f"lift:{BUER}", f"power:{MARBAS}:C", f"power:{BUER}:C"), f"power:{SEERE}:T", "leave"),
    clauses=("DEM-12.3c", "DEM-12.3t", "DEM-4.3b"),
)
WON = Step(
    Text("You have won"),
    Text(
        "Your treasure is worth {value} ducats, your shield cost {cost}: you win with {net} to spare. Now play against"
        " others: they may steal a treasure until its owner has left, and shields are cheaper there, copper free and"
        " tin {tin} ducats."
    ),
    clauses=("DEM-4.6a", "DEM-4.6b"),
    facts={
        "value": lambda match: treasure_worth(match.state, LEARNER),
        "cost": lambda match: shield_cost(match.state.magicians[LEARNER].shield, alone=True),
        "net": lambda match: net_worth(match.state, LEARNER),
        "tin": always(shield_cost(SHIELD_LEVEL[TIN], alone=False)),
    },
)

STEPS = (
    SHIELD, ENTER, CONJURE, SIGNS, SEARCH, MORTALS, HELD, ROOM, ATTACK, WALK, SEIZE, OWNED, DEFEND, CURSE,
    HOME_AGAIN, WON,
)  # fmt: skip
LESSON = Lesson(
    GAME,
    Text("The treasury of Amid"),
    Text("Conjure demons, fight an Emir and carry his treasure out of Armenia."),
    10,
    (Seat("Alaric"),),
    (Scene(STEPS, before_the_shields, faces=FACES),),
    Text("Theodora"),
    "demons/magicians/theodora.jpg",
)
