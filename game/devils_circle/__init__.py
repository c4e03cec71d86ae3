"""Devil's Circle: four mages guard a cradle against demons, over three nights.

The questions, by kind, and the keys of their answers; places are listed in :mod:`game.devils_circle.view`.

    place_cradle    captain of Aixel: "cradle:e7" (field), "keep"
    place_mage      about mage: "at:e7" (field)
    place_demon     about demon: "at:a1" (field)
    mage            about the mage chosen; Aixel, or the Circle for a possessed mage:
                    "walk:e7" (field), "pick_up:e7" (field), "take_down" (own field), "select:mirel", "give:mirel" (mage),
                    "attack:gorm", "drops:gorm", "exorcise:gorm:2" (demon), "drops:3" (pentagram), "push" (cradle),
                    "hang", "lay_wand", "pour", "torch", "herbs" (item), "pray:strength", "pray:power" (act:pray),
                    "resupply" (act:resupply), "flee:gorm" (button of the Circle: that demon may make its rescue
                    move now), "finish" (button)
    lay_wand, set_torch     "at:e7" (field)
    set_herbs       "at:e7:2" (field; 2 bundles)
    pour_salt       "edge:e7-f7" (edge)
    push_cradle     "to:e7" (field)
    give_item       "item:torch" (item)
    resupply        "all", "enough" (buttons), "item:torch" (stock)
    withdraw        about demon, to the exorcist: "to:e7" (field)
    rescue          about demon, to its seat: "flee:e7" (field), "stay" (button)
    demon           which demon acts next: "demon:gorm" (demon)
    play            about demon: "walk:e7" (field), "step:e7" (field: tramples a wand or breaks salt),
                    "attack:orlan" (mage), "seize" (cradle), "curse", "pentagram", "psychic", "raise_power",
                    "raise_materiality", "lower_materiality", "rescue", "leave" (play:...), "fireplace:f4" (field),
                    "end" (button)
    throw           direction of a pentagram: "throw:north" (field beside the demon)
    psychic         "mage:orlan" (mage)
    retreat         "to:e7" (field)
"""
