"""The 72 demons of the Goetia and what each can do (DEM-12). Ranks, attitudes, strengths and powers are reconstructed.

``priority`` is the number at the counter's top left: a lower number is a higher priority (DEM-13.0e).
"""

from __future__ import annotations

from dataclasses import dataclass

from game.demons.box.ranks import DUKE, EARL, KING, LEVEL, MARQUIS, PRESIDENT, PRINCE, RANKS
from game.engine.decision import Text

FRIENDLY, NEUTRAL, UNFRIENDLY = "friendly", "neutral", "unfriendly"
ATTITUDE_NAMES = {FRIENDLY: Text("friendly"), NEUTRAL: Text("neutral"), UNFRIENDLY: Text("unfriendly")}


@dataclass(frozen=True, slots=True)
class Demon:
    """A demon as printed on its counter. ``powers`` are letters (DEM-12.3); ``office`` tells what he is known for."""

    priority: int
    name: str
    rank: str
    attitude: str
    strength: int
    powers: str
    legions: int
    office: Text
    other_name: str = ""


DEMONS: dict[int, Demon] = {
    demon.priority: demon
    for demon in (
        Demon(1, "Bael", KING, NEUTRAL, 7, "I", 66, Text("Makes the conjurer invisible.")),
        Demon(2, "Agares", DUKE, FRIENDLY, 3, "E", 31, Text("Causes earthquakes; comes mildly."), "Agreas"),
        Demon(
            3,
            "Vassago",
            PRINCE,
            FRIENDLY,
            3,
            "D",
            26,
            Text("Discovers things hidden or lost; said to be of good nature."),
        ),
        Demon(4, "Samigina", MARQUIS, NEUTRAL, 3, "", 30, Text("Teaches sciences, speaks for the dead."), "Gamigin"),
        Demon(5, "Marbas", PRESIDENT, FRIENDLY, 4, "C", 36, Text("Causes and cures diseases; healer.")),
        Demon(6, "Valefor", DUKE, UNFRIENDLY, 2, "FG", 10, Text("A familiar, but one who tempts to theft.")),
        Demon(7, "Amon", MARQUIS, NEUTRAL, 4, "BR", 40, Text("Stirs feuds and also settles quarrels between friends.")),
        Demon(
            8,
            "Barbatos",
            DUKE,
            FRIENDLY,
            3,
            "DR",
            30,
            Text("Breaks open hidden treasures; reconciles friends and rulers; keeps part of his angelic order."),
        ),
        Demon(9, "Paimon", KING, NEUTRAL, 10, "F", 200, Text("Gives good familiars, bends men to the conjurer.")),
        Demon(10, "Buer", PRESIDENT, FRIENDLY, 5, "CF", 50, Text("Heals all distempers; gives good familiars.")),
        Demon(11, "Gusion", DUKE, FRIENDLY, 4, "R", 40, Text("Reconciles friendships, confers honour.")),
        Demon(12, "Sitri", PRINCE, NEUTRAL, 6, "NP", 60, Text("Inflames love and makes people show themselves naked.")),
        Demon(
            13,
            "Beleth",
            KING,
            UNFRIENDLY,
            9,
            "P",
            85,
            Text("Causes all manner of love; furious, must be held off with a silver ring."),
            "Bileth",
        ),
        Demon(
            14,
            "Leraje",
            MARQUIS,
            UNFRIENDLY,
            5,
            "B",
            30,
            Text("Causes battles and contests; archer whose wounds putrefy."),
            "Leraikha",
        ),
        Demon(
            15,
            "Eligos",
            DUKE,
            NEUTRAL,
            8,
            "BD",
            60,
            Text("Knight; knows wars and how soldiers meet; discovers hidden things."),
        ),
        Demon(16, "Zepar", DUKE, NEUTRAL, 5, "P", 26, Text("Soldier in red; makes women love men.")),
        Demon(17, "Botis", EARL, FRIENDLY, 6, "R", 60, Text("Reconciles friends and foes.")),
        Demon(18, "Bathin", DUKE, NEUTRAL, 3, "T", 30, Text("Carries men suddenly from country to country.")),
        Demon(
            19,
            "Sallos",
            DUKE,
            FRIENDLY,
            3,
            "P",
            30,
            Text("Causes love between men and women; comes peaceably."),
            "Saleos",
        ),
        Demon(
            20, "Purson", KING, FRIENDLY, 5, "DF", 22, Text("Discovers treasure; brings good familiars; answers truly.")
        ),
        Demon(21, "Marax", EARL, FRIENDLY, 3, "F", 30, Text("Gives good and wise familiars.")),
        Demon(22, "Ipos", PRINCE, NEUTRAL, 4, "", 36, Text("Makes men witty and bold.")),
        Demon(23, "Aim", DUKE, NEUTRAL, 3, "X", 26, Text("Sets cities and castles on fire.")),
        Demon(24, "Naberius", MARQUIS, NEUTRAL, 3, "", 19, Text("Restores lost honours, teaches rhetoric.")),
        Demon(
            25,
            "Glasya-Labolas",
            PRESIDENT,
            UNFRIENDLY,
            6,
            "BI",
            36,
            Text("Author of bloodshed and slaughter; makes invisible."),
        ),
        Demon(26, "Bune", DUKE, FRIENDLY, 3, "G", 30, Text("Gives riches and true answers."), "Bime"),
        Demon(27, "Ronove", EARL, FRIENDLY, 3, "FR", 19, Text("Gives good servants; favour of friends and foes.")),
        Demon(
            28, "Berith", DUKE, UNFRIENDLY, 5, "", 26, Text("Liar who must be called with a ring; makes gold."), "Bofry"
        ),
        Demon(
            29,
            "Astaroth",
            DUKE,
            UNFRIENDLY,
            4,
            "",
            40,
            Text("Harmful breath kept off with the magical ring; tells secrets."),
        ),
        Demon(30, "Forneus", MARQUIS, FRIENDLY, 3, "R", 29, Text("Makes one loved by foes as by friends.")),
        Demon(
            31, "Foras", PRESIDENT, NEUTRAL, 3, "DI", 29, Text("Makes invisible; discovers treasures and lost things.")
        ),
        Demon(
            32,
            "Asmoday",
            DUKE,
            UNFRIENDLY,
            7,
            "D",
            72,
            Text("Shows where treasures lie and guards them; deceives the careless caller."),
            "Asmodeus",
        ),
        Demon(
            33,
            "Gaap",
            PRINCE,
            NEUTRAL,
            7,
            "FPT",
            66,
            Text("Takes familiars from other magicians; causes love; carries men swiftly."),
        ),
        Demon(
            34,
            "Furfur",
            EARL,
            UNFRIENDLY,
            3,
            "PS",
            26,
            Text("Liar unless held in the triangle; urges love; raises thunder and great storms."),
        ),
        Demon(35, "Marchosias", MARQUIS, FRIENDLY, 5, "", 30, Text("Strong fighter who hopes to return to heaven.")),
        Demon(36, "Stolas", PRINCE, NEUTRAL, 3, "C", 26, Text("Teaches the virtues of herbs."), "Stolos"),
        Demon(
            37, "Phenex", MARQUIS, FRIENDLY, 3, "", 20, Text("Willing poet who hopes to return to heaven."), "Pheynix"
        ),
        Demon(
            38,
            "Halphas",
            EARL,
            NEUTRAL,
            5,
            "B",
            26,
            Text("Furnishes towers with weapons and sends men of war."),
            "Malthus",
        ),
        Demon(
            39,
            "Malphas",
            PRESIDENT,
            UNFRIENDLY,
            4,
            "F",
            40,
            Text("Gives good familiars; deceives those who sacrifice to him."),
        ),
        Demon(
            40,
            "Raum",
            EARL,
            NEUTRAL,
            3,
            "GRX",
            30,
            Text("Steals treasure from kings' houses; destroys cities; love between friends and foes."),
        ),
        Demon(
            41,
            "Focalor",
            DUKE,
            FRIENDLY,
            5,
            "S",
            30,
            Text("Power over winds and seas; slays, but harms nobody if commanded so; longs for heaven."),
            "Furcalor",
        ),
        Demon(
            42, "Vepar", DUKE, UNFRIENDLY, 3, "S", 29, Text("Makes stormy seas; kills by putrefying wounds."), "Vephar"
        ),
        Demon(
            43,
            "Sabnock",
            MARQUIS,
            UNFRIENDLY,
            7,
            "F",
            50,
            Text("Armed soldier; afflicts with rotting wounds; gives good familiars."),
            "Savnok",
        ),
        Demon(
            44,
            "Shax",
            MARQUIS,
            UNFRIENDLY,
            3,
            "DFG",
            30,
            Text("Liar unless held in the triangle; steals money from kings; finds hidden things; may give familiars."),
            "Shaz",
        ),
        Demon(
            45,
            "Vine",
            KING,
            NEUTRAL,
            5,
            "DSX",
            36,
            Text("Discovers hidden things; makes storms; overthrows great walls."),
            "Vinea",
        ),
        Demon(46, "Bifrons", EARL, NEUTRAL, 6, "C", 60, Text("Teaches the virtues of stones, herbs and woods.")),
        Demon(
            47,
            "Uvall",
            DUKE,
            NEUTRAL,
            4,
            "PR",
            37,
            Text("Procures the love of women; friendship between friends and foes."),
            "Vual",
        ),
        Demon(48, "Haagenti", PRESIDENT, NEUTRAL, 3, "", 33, Text("Transmutes metals and wine.")),
        Demon(49, "Crocell", DUKE, NEUTRAL, 5, "S", 48, Text("Makes a roar as of rushing waters."), "Crokel"),
        Demon(50, "Furcas", DUKE, UNFRIENDLY, 4, "", 20, Text("Cruel old man with a sharp weapon.")),
        Demon(51, "Balam", KING, UNFRIENDLY, 5, "I", 40, Text("Terrible king; makes invisible."), "Balaam"),
        Demon(52, "Alloces", DUKE, NEUTRAL, 6, "F", 36, Text("Soldier; brings good familiars."), "Alocas"),
        Demon(53, "Caim", PRESIDENT, NEUTRAL, 3, "", 30, Text("Understands beasts and waters."), "Camio"),
        Demon(54, "Murmur", DUKE, NEUTRAL, 5, "", 30, Text("Warrior; compels the dead to answer."), "Murmus"),
        Demon(
            55,
            "Orobas",
            PRINCE,
            FRIENDLY,
            3,
            "R",
            20,
            Text("Very faithful; favour of friends and foes; lets no spirit tempt the conjurer."),
        ),
        Demon(
            56,
            "Gremory",
            DUKE,
            NEUTRAL,
            3,
            "DP",
            26,
            Text("Tells of hidden treasures; procures the love of women."),
            "Gamori",
        ),
        Demon(57, "Ose", PRESIDENT, NEUTRAL, 3, "I", 30, Text("Changes a man into any shape."), "Voso"),
        Demon(
            58,
            "Amy",
            PRESIDENT,
            NEUTRAL,
            4,
            "DF",
            36,
            Text("Betrays treasure kept by spirits; gives good familiars."),
            "Avnas",
        ),
        Demon(59, "Orias", MARQUIS, NEUTRAL, 3, "R", 30, Text("Favour of friends and foes."), "Oriax"),
        Demon(60, "Vapula", DUKE, NEUTRAL, 4, "", 36, Text("Teaches handicrafts."), "Naphula"),
        Demon(61, "Zagan", KING, NEUTRAL, 5, "", 33, Text("Turns metal into coin, wine into water.")),
        Demon(62, "Volac", PRESIDENT, NEUTRAL, 4, "D", 38, Text("Gives true answers about hidden treasures."), "Valac"),
        Demon(63, "Andras", MARQUIS, UNFRIENDLY, 5, "B", 30, Text("Sows discord; slays a careless conjurer.")),
        Demon(
            64,
            "Haures",
            DUKE,
            UNFRIENDLY,
            6,
            "R",
            36,
            Text("Liar unless held in the triangle; burns the conjurer's enemies; lets no other spirit tempt him."),
            "Flauros",
        ),
        Demon(65, "Andrealphus", MARQUIS, NEUTRAL, 3, "T", 30, Text("Turns a man into a bird.")),
        Demon(
            66,
            "Cimejes",
            MARQUIS,
            NEUTRAL,
            5,
            "D",
            30,
            Text("Valiant warrior; discovers things lost or hidden and treasures."),
            "Kimaris",
        ),
        Demon(67, "Amdusias", DUKE, NEUTRAL, 3, "F", 29, Text("Gives excellent familiars."), "Amdukias"),
        Demon(
            68,
            "Belial",
            KING,
            UNFRIENDLY,
            8,
            "FR",
            80,
            Text("Demands offerings and will not stay truthful; excellent familiars; favour of friends and foes."),
        ),
        Demon(69, "Decarabia", MARQUIS, NEUTRAL, 3, "F", 30, Text("Makes likenesses of birds attend the conjurer.")),
        Demon(
            70,
            "Seere",
            PRINCE,
            FRIENDLY,
            3,
            "DT",
            26,
            Text("Crosses the earth in an instant and carries anything; tells of theft and treasure; good-natured."),
            "Seir",
        ),
        Demon(71, "Dantalion", DUKE, NEUTRAL, 4, "P", 36, Text("Causes love; changes people's thoughts.")),
        Demon(
            72,
            "Andromalius",
            EARL,
            FRIENDLY,
            4,
            "DG",
            36,
            Text("Brings back thieves and stolen goods; discovers hidden treasure; punishes the wicked."),
        ),
    )
}
"""Every demon by its priority, 1 to 72."""
RING_COUNTER = 0
"""Solomon's ring among the Dukes: a counter, but no demon (DEM-11.0b)."""
RANK_OF = ("", *(demon.rank for demon in DEMONS.values()))
LEVEL_OF = (0, *(LEVEL[demon.rank] for demon in DEMONS.values()))
ATTITUDE_OF = ("", *(demon.attitude for demon in DEMONS.values()))
POWERS_OF = ("", *(demon.powers for demon in DEMONS.values()))
STRENGTH_OF = (0, *(demon.strength for demon in DEMONS.values()))
"""The same by priority, for quick looks; there is no demon 0."""
FRIENDS = frozenset(demon for demon in DEMONS if ATTITUDE_OF[demon] == FRIENDLY)
COUNTERS: dict[str, tuple[int, ...]] = {
    rank: ((RING_COUNTER,) if rank == DUKE else ()) + tuple(demon for demon in DEMONS if RANK_OF[demon] == rank)
    for rank in RANKS
}
"""The counters of each rank's pool at the start; the ring lies among the Dukes (DEM-4.0b, DEM-4.0c)."""
