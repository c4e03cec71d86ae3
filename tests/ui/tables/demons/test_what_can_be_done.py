"""What a new player meets: a treasure under one's own counter, hints out of sight, questions about the whole map."""

from __future__ import annotations

import pygame
import pytest

from game.demons.box.goetia import DEMONS, RANK_OF
from game.demons.box.ranks import DUKE
from game.demons.box.treasures import TREASURES
from game.engine.boards.hexes import printed
from game.engine.decision import Tone
from game.ui.kit.rich_text import RichText
from game.ui.kit.widgets import Button
from game.ui.match.panel.question import option_in_hand
from game.ui.tables.common.tabletop import Reaction
from game.ui.tables.common.telling.percentages import percent
from game.ui.tables.demons.controller import DemonsController
from game.ui.tables.demons.map import sheet
from game.ui.tables.demons.map.camera import Camera
from game.ui.tables.demons.places import CONTROL
from game.ui.tables.demons.words import explanations
from game.words import say
from tests.demons.scene import OPEN, Scene, use
from tests.ui.conftest import OpenApp
from tests.ui.tables.demons.table_driver import DemonsDriver

CELL = 24
HEX = TREASURES[CELL].hex


def texts_of(words: RichText) -> str:
    return "".join(run.words for run in words)


@pytest.fixture
def above_a_treasure(open_app: OpenApp) -> DemonsDriver:
    """A magician in the hex of a discovered treasure, with a demon that outranks its finder."""
    scene = Scene({"hex": HEX, "demons": (10,)}, stage="demon_use").find(CELL, 62)
    driver = DemonsDriver(open_app().app, match=scene.match)
    driver.to_question()
    driver.step(60)
    return driver


def test_a_treasure_under_ones_own_counter_is_seized_by_a_click_on_the_counter(above_a_treasure: DemonsDriver) -> None:
    driver = above_a_treasure
    counter = next(piece for piece in driver.pieces("magician") if piece.zone == "magician")
    assert driver.table.controller is not None
    assert counter.id in driver.table.controller.lit()
    point = counter.rect.move(counter.rect.width // 4, counter.rect.height // 4).center
    driver.click(point)
    assert driver.table.find(f"option:seize:{CELL}").chosen  # type: ignore[attr-defined]  # a button
    driver.step(40)
    driver.click(point)
    assert driver.match.record[-1].key == f"seize:{CELL}"


def test_a_seizure_has_a_button_too_which_names_the_only_demon_and_his_chance(above_a_treasure: DemonsDriver) -> None:
    driver, key = above_a_treasure, f"option:seize:{CELL}"
    words = say(driver.table.find(key).words)  # type: ignore[attr-defined]  # a button
    assert words.endswith(f"costs Buer, {TREASURES[CELL].guard * 100 / 6:.0f} %")
    driver.click(key)
    assert not driver.match.record, "he is the only one: nobody is asked again"
    driver.step(40)
    driver.click(key)
    assert driver.match.record[-1].key == f"seize:{CELL}"


def test_whoever_gives_up_the_demon_for_whose_rank_the_others_stay_is_asked_once_more(open_app: OpenApp) -> None:
    dukes = [demon for demon in DEMONS if RANK_OF[demon] == DUKE and demon > 62][:3]
    scene = Scene({"hex": HEX, "demons": (10, *dukes)}, stage="demon_use").find(CELL, 62)
    driver = DemonsDriver(open_app().app, match=scene.match)
    driver.to_question()
    driver.table.choose(f"seize:{CELL}")
    assert driver.app.screen.name == "confirm"
    driver.click("button:no")
    assert not driver.match.record
    driver.table.choose(next(option.key for option in driver.decision.options if option.key.startswith("power:")))
    assert driver.app.screen.name != "confirm", "the others keep their room without him"


def test_whoever_carries_treasure_may_be_carried_home_without_a_question_about_his_other_demons(
    open_app: OpenApp,
) -> None:
    dukes = [demon for demon in DEMONS if RANK_OF[demon] == DUKE][:3]
    for owned, asked in (((), True), ((CELL,), False)):
        scene = Scene({"hex": OPEN, "demons": (65, *dukes)}, stage="demon_use").own(0, *owned)
        driver = DemonsDriver(open_app().app, match=scene.match)
        driver.to_question()
        driver.table.choose("power:65:T")
        assert (driver.app.screen.name == "confirm") is asked


def test_a_chest_lies_above_counters_and_beside_the_name_of_the_place(above_a_treasure: DemonsDriver) -> None:
    order = [piece.kind for piece in above_a_treasure.table.table.pieces]
    chest = above_a_treasure.pieces("treasure")[0]
    middle = above_a_treasure.tabletop.table.camera.shown(sheet.centre(printed(HEX)))
    assert order.index("treasure") > order.index("magician")
    assert chest.rect.bottom <= middle[1] + 2, "names are written below the middle"


def test_the_chances_of_a_fight_are_shown_before_anything_is_in_hand(open_app: OpenApp) -> None:
    scene = Scene({"hex": 1010, "demons": (10, 5)}, units={4: 1011}, stage="demon_use")
    driver = DemonsDriver(open_app().app, match=scene.match)
    driver.to_question()
    driver.table.answer("attack:1011")
    driver.to_question()
    assert driver.decision.kind == "attack_with"
    controller = driver.table.controller
    assert isinstance(controller, DemonsController)
    assert [option.key for option in (controller.foremost(),) if option] == ["all"]
    driver.table.answer("with:10")
    driver.to_question()
    assert isinstance(driver.table.controller, DemonsController)
    assert [option.key for option in (driver.table.controller.foremost(),) if option] == ["fight"]
    advised = driver.decision.option("with:5")
    assert option_in_hand(driver.table.controller, (None, None), advised) is advised, "a hint comes with its chances"


def test_a_question_about_the_whole_map_shows_it_and_gives_the_close_look_back(open_app: OpenApp) -> None:
    scene = Scene({"hex": 1010, "demons": (65,)}, stage="demon_use")
    driver = DemonsDriver(open_app().app, match=scene.match)
    driver.to_question()
    camera = driver.tabletop.table.camera
    near = camera.step
    assert near > 0
    driver.table.answer("power:65:T")
    driver.to_question()
    assert driver.decision.kind == "transport"
    assert camera.step == 0
    driver.table.answer("to:2010")
    driver.to_question()
    assert camera.step == near


def test_whoever_calls_familiars_sees_the_units_and_has_buttons_for_the_demons(open_app: OpenApp) -> None:
    scene = Scene({"hex": 1010, "demons": (9,)}, {"hex": 2010, "demons": (5, 10)}, units={4: 2510}, stage="demon_use")
    driver = DemonsDriver(open_app().app, match=scene.match)
    driver.to_question()
    driver.table.answer("power:9:F")
    driver.to_question()
    assert driver.decision.kind == "familiars"
    assert driver.tabletop.table.opened == ""
    controller = driver.table.controller
    assert controller is not None
    assert [option.key for option in controller.buttons()] == ["borrow:1:0", "borrow:1:1"]
    driver.key("d")
    assert driver.tabletop.table.opened == CONTROL
    assert "bewitch:4" in [option.key for option in controller.buttons()], "what the display covers gets a button"
    driver.key("esc")
    point = driver.point_of("unit:4")
    assert point is not None
    driver.click(point)
    assert driver.match.record[-1].key == "bewitch:4"


def test_what_a_hint_or_a_link_points_at_is_brought_into_sight(open_app: OpenApp) -> None:
    scene = Scene({"hex": 1010, "demons": (65,)}, units={4: 2510}, stage="demon_use").find(65, 62)
    driver = DemonsDriver(open_app().app, match=scene.match)
    driver.to_question()
    driver.step(60)
    tabletop = driver.tabletop
    camera = tabletop.table.camera
    for place, hex_id in (("hex:0212", "0212"), ("unit:4", "2510"), ("seat:0", "1010"), ("treasure:65", "2517")):
        assert not camera.sees(sheet.centre(hex_id))
        assert tabletop.look_at(driver.seen, place) is Reaction.MOVED
        driver.step(60)
        assert camera.sees(sheet.centre(hex_id), 0.0)
    assert tabletop.look_at(driver.seen, "demon:65") is Reaction.NONE


def test_certain_death_is_called_so_before_it_is_chosen(open_app: OpenApp) -> None:
    scene = Scene({"shield": 1, "captor_unit": 4, "wounds": 3}, units={4: 810})
    assert "Deadly, whatever the die shows" in [str(outcome.text) for outcome in scene.odds("conjure:king")]
    driver = DemonsDriver(open_app().app, match=scene.match)
    driver.to_question()
    option = driver.decision.option("conjure:king")
    assert option is not None
    assert driver.table.controller is not None
    assert str(driver.table.controller.risk(option)).startswith("This costs your life.")


def test_the_grid_stays_closed_where_only_the_ring_can_be_given_up(open_app: OpenApp) -> None:
    scene = Scene({"captor_unit": 4, "ring": True}, units={4: 810}, stage="mortal_combat")
    driver = DemonsDriver(open_app().app, match=scene.match)
    driver.to_question()
    assert driver.decision.kind == "surrender"
    assert driver.tabletop.table.opened == ""


def test_a_click_on_the_desk_beside_the_map_says_nothing(open_app: OpenApp) -> None:
    driver = DemonsDriver(open_app((1920, 1080)).app, match=Scene({"hex": 1010}).match)
    driver.to_question()
    camera = driver.tabletop.table.camera
    camera.whole()
    driver.table.settle()
    driver.step(2)
    driver.click((camera.origin[0] - 40, camera.free.centery))
    assert driver.table.bubble is None
    driver.click(camera.shown(sheet.centre("2010")))
    assert driver.table.bubble is not None


def test_where_hunters_wake_but_cannot_arrive_no_search_is_told() -> None:
    view = Scene({"hex": 1010}, units={4: 1014}).view(0)
    words = texts_of(explanations.of_hex(view, "1010", 0))
    assert "Nobody gets near enough to find you here before your next turn." in words
    assert "slip away" not in words


def test_the_whole_map_keeps_clear_of_the_plates_if_there_is_room() -> None:
    camera = Camera()
    area = pygame.Rect(0, 0, 1612, 1080)
    free = pygame.Rect(0, 0, 1612, 916)
    camera.fill(area, free)
    middle = camera.shown((sheet.WIDTH / 2, 0))[0]
    camera.keep_clear(336, 70)
    assert camera.shown((0, 0))[0] >= 335
    assert camera.shown((sheet.WIDTH, 0))[0] <= 1612 - 70
    camera.keep_clear(0, 70)
    assert camera.shown((sheet.WIDTH / 2, 0))[0] == middle
    camera.fill(area, pygame.Rect(0, 0, 1100, 916))
    camera.keep_clear(336, 70)
    assert camera.shown((sheet.WIDTH / 2, 0))[0] == pytest.approx(550, abs=1), "without room it stays in the middle"


def test_a_pool_says_how_many_there_is_room_for_and_an_empty_one_that_it_stays_empty() -> None:
    scene = Scene({"hex": 1010, "demons": (31,)})
    assert "Room for 7 demons in all" in texts_of(explanations.of_pool(scene.view(0), "king", 0))
    assert "Room for 4 demons in all" in texts_of(explanations.of_pool(scene.view(0), "duke", 0))
    scene.state.pools["duke"] = ()
    words = texts_of(explanations.of_pool(scene.view(0), "duke", 0))
    assert words.endswith("None is left: demons who have gone never come back into a pool.")


def test_what_a_treasure_is_seized_on_is_its_own_number() -> None:
    scene = Scene({"hex": 1010}).find(35, 56)
    treasure = next(one for one in scene.view(0).treasures if one.cell == 35)
    words = texts_of(explanations.of_treasure(scene.view(0), treasure))
    assert "Seized on 2 or less: 33 %" in words
    assert "Mortals add nothing to that number." in words
    assert "lost for everybody" not in words


def test_of_a_treasure_that_a_rival_has_found_it_is_told_that_it_goes_with_him() -> None:
    scene = Scene({"hex": 1010}, {"hex": 2010}).find(35, 56, seat=1)
    treasure = next(one for one in scene.view(0).treasures if one.cell == 35)
    assert "Lost for everybody if Bob dies." in texts_of(explanations.of_treasure(scene.view(0), treasure))


def test_where_nobody_has_a_demon_to_lend_only_mortal_units_are_spoken_of(open_app: OpenApp) -> None:
    for rival, below in (((), False), ((37,), True)):
        scene = use({"hex": OPEN, "demons": (21, 5)}, {"hex": 2010, "demons": rival}, units={4: 1013})
        driver = DemonsDriver(open_app().app, match=scene.answer("power:21:F").match)
        driver.to_question()
        assert driver.decision.kind == "familiars"
        assert driver.table.controller is not None
        assert ("below" in str(driver.table.controller.hint())) == below


def test_buttons_say_beforehand_what_they_rule_out_afterwards() -> None:
    scene = Scene({"hex": 1608, "demons": (2, 5), "curses": 1}, stage="demon_use").find(35, 56)
    decision = scene.question("demon_use")
    tips = {option.key: say(option.tooltip) for option in decision.options if option.tooltip is not None}
    assert tips["seize:35"].endswith("One try a turn, and no attack in it afterwards.")
    assert "It is no power, so you may still attack; Healing is one" in tips["lift:5"]


def test_a_captives_pool_tells_his_own_die_and_no_more_than_are_left() -> None:
    free = Scene({"shield": 5, "hex": 1010}).pool("prince")
    free.state.pools["prince"] = free.state.pools["prince"][:2]
    words = texts_of(explanations.of_pool(free.view(0), "prince", 0))
    assert "Your shield adds +1 to the die." in words
    assert "On average 2.0 drawn" in words
    captive = Scene({"shield": 6, "captor_unit": 4, "wounds": 1}, units={4: 810})
    words = texts_of(explanations.of_pool(captive.view(0), "president", 0))
    assert "Your shield adds nothing." in words
    assert "you subtract 2" in words
    assert "Cursed: 17 %" in words


@pytest.mark.parametrize(("shield", "words"), [(1, "Conjure Dukes (die as rolled)"), (2, "Conjure Dukes (die +1)")])
def test_what_is_added_to_the_die_is_said_without_a_plus_nought(shield: int, words: str) -> None:
    scene = Scene({"shield": shield, "hex": 1010})
    option = scene.question("first_phase").option("conjure:duke")
    assert option is not None
    assert say(option.text) == words


def test_after_a_power_the_attack_stays_among_the_answers_grey_and_says_why(open_app: OpenApp) -> None:
    scene = use({"hex": OPEN, "demons": (1, 31)}, {"hex": 2010}, units={4: 1013})
    driver = DemonsDriver(open_app().app, match=scene.match)
    driver.to_question()
    attack = next(option for option in driver.decision.options if option.key.startswith("attack:"))
    assert f"closed:{attack.key}" not in driver.ids()
    driver.table.choose("power:1:I")
    driver.to_question()
    closed = driver.table.find(f"closed:{attack.key}")
    assert isinstance(closed, Button)
    assert say(closed.words) == say(attack.text)
    assert not closed.enabled
    assert "attack or powers, not both" in str(closed.why_disabled)


def test_the_button_of_an_attack_says_how_likely_it_succeeds_with_all_demons(open_app: OpenApp) -> None:
    scene = use({"hex": OPEN, "demons": (1, 31)}, {"hex": 2010}, units={4: 1013})
    driver = DemonsDriver(open_app().app, match=scene.match)
    driver.to_question()
    attack = next(option for option in driver.decision.options if option.key.startswith("attack:"))
    odds = driver.decision.odds(attack)
    button = driver.table.find(f"option:{attack.key}")
    assert odds is not None
    assert isinstance(button, Button)
    slain, fled = (one.share for one in odds if one.tone is Tone.GOOD)
    lost = 1 - slain - fled
    told = f"{percent(lost)} lost" if lost else f"{percent(fled)} fled"
    assert (button.chance, say(button.chance_of)) == (f"{percent(slain)} slain", told), "who flees comes back"
    others = (one for one in driver.table.panel.answers if isinstance(one, Button) and one is not button)
    assert not any(one.chance for one in others)
    driver.app.settings.language = "pl"
    driver.app.restyle()
    button = driver.table.find(f"option:{attack.key}")
    assert isinstance(button, Button)
    assert "%" in button.chance
    assert " %" not in button.chance, "in the language in use"


def test_on_the_whole_map_counters_leave_the_names_below_them_free(open_app: OpenApp) -> None:
    driver = DemonsDriver(open_app().app, match=use({"hex": OPEN, "demons": (1,)}, units={4: 1013}).match)
    driver.to_question()
    driver.tabletop.table.camera.whole()
    driver.table.settle()
    driver.step()
    camera, counter = driver.tabletop.table.camera, driver.pieces("unit")[0]
    usual = round(sheet.RADIUS * 1.16 * camera.zoom)
    assert counter.rect.height > usual
    assert counter.rect.bottom <= camera.shown(sheet.centre("1013"))[1] + usual // 2 + 1
