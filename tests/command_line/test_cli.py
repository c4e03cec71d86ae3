"""The command line: what each command prints, its exit status, and one clear line for every mistake."""

from __future__ import annotations

import errno
import json
import os
import subprocess
import sys
from contextlib import suppress
from itertools import combinations
from pathlib import Path

import pytest

from game import cli, saves
from game.catalogue import GAMES
from game.cli import main, parser
from game.engine.dice import Dice
from game.engine.game import Game, OptionValue, SetupError
from game.keeping.disk import home
from game.players import PLAYERS
from game.simulation import matches as simulation
from game.simulation.tally import Tally, wilson
from tests.toy_game import GoldRush

CLEAN = ("--seed", "7", "--matches", "12")


@pytest.fixture(autouse=True)
def gold_rush(monkeypatch: pytest.MonkeyPatch) -> GoldRush:
    """The catalogue has one more game, which no other test sees."""
    game = GoldRush()
    monkeypatch.setitem(GAMES, "gold_rush", game)
    return game


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Runner:
    return Runner(capsys)


class Runner:
    """Runs the command line; keeps what it printed."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys, self.out, self.err = capsys, "", ""

    def __call__(self, *arguments: str) -> int:
        try:
            status = main(arguments)
        except SystemExit as end:  # argparse ends the program after --help and after a mistake
            status = int(end.code or 0)
        self.out, self.err = self.capsys.readouterr()
        return status


def saved_match(name: str = "x", decisions: int = 9) -> Path:
    match = GAMES["gold_rush"].new_match(seats=["Ann", "Bob"], seed=3)
    for number in range(decisions):
        decision = match.next_decision()
        assert decision is not None
        match.choose(("take", "roll")[number % 2])
    match.next_decision()
    return saves.write_match(name, match.save())


def test_what_is_said_of_the_window_before_a_command_holds_for_it() -> None:
    said = parser().parse_args(["--software", "--trace", "a.txt", "play", "gold_rush"])
    assert (said.software, said.trace) == (True, "a.txt")
    again = parser().parse_args(["--trace", "a.txt", "play", "gold_rush", "--trace", "b.txt"])
    assert (again.software, again.trace) == (False, "b.txt")


MISTAKES = [
    ("chess",),
    ("play", "chess"),
    ("play", "gold_rush", "--players", "person"),
    ("play", "gold_rush", "--players", "person,alien"),
    ("simulate",),
    ("simulate", "chess"),
    ("simulate", "gold_rush", "--players", "greedy,person"),
    ("simulate", "gold_rush", "--players", "greedy"),
    ("simulate", "gold_rush", "--matches", "0"),
    ("simulate", "gold_rush", "--matches", "many"),
    ("simulate", "gold_rush", "--jobs", "-1"),
    ("simulate", "gold_rush", "--seed", "x"),
    ("simulate", "gold_rush", "--option", "short=true"),
    ("simulate", "gold_rush", "--option", "purse=11"),
    ("simulate", "gold_rush", "--option", "long"),
    ("simulate", "gold_rush", "--json", "no/such/folder/x.json"),
    ("simulate", "gold_rush", "--surprise"),
    ("replay", "gone.json"),
    ("review", "gone.json"),
    ("review", "gone.json", "--seat", "0"),
    ("rules", "chess"),
    ("rules", "warlocks_duel", "WD-99.1"),
    ("picture", "chess", "--out", "x.png"),
    ("picture", "gold_rush"),
    ("picture", "gold_rush", "--out", "x.jpg"),
    ("picture", "gold_rush", "--out", "no/such/folder/x.png"),
    ("picture", "gold_rush", "--out", "x.png", "--size", "big"),
    ("picture", "gold_rush", "--out", "x.png", "--size", "100x100"),
    ("picture", "gold_rush", "--out", "x.png", "--scene", "end"),
    ("picture", "gold_rush", "--out", "x.png", "--after", "-1"),
    ("picture", "gold_rush", "--out", "x.png", "--language", "qq"),
    ("rules", "warlocks_duel", "--language", "qq"),
]


@pytest.mark.parametrize("arguments", MISTAKES, ids=" ".join)
def test_a_mistake_is_told_in_one_line_with_status_2(run: Runner, arguments: tuple[str, ...]) -> None:
    assert run(*arguments) == 2
    assert run.out == ""
    assert len(run.err.splitlines()) == 1 or "rulebook" in run.err
    assert run.err.startswith("four-grimoires")
    assert "Traceback" not in run.err


@pytest.mark.parametrize(
    ("arguments", "listed"),
    [
        (("play", "chess"), "warlocks_duel"),
        (("play", "gold_rush", "--players", "person,alien"), "person, random, apprentice, greedy"),
        (("simulate", "gold_rush", "--players", "alien,greedy"), "random, apprentice, greedy"),
        (("simulate", "gold_rush", "--option", "short=true"), "long, purse"),
        (("simulate", "gold_rush", "--option", "purse=11"), "10, 20"),
        (("picture", "gold_rush", "--out", "x.png", "--scene", "end"), "midgame"),
        (("picture", "gold_rush", "--out", "x.png", "--language", "qq"), "en, pl, fr, nl"),
        (("chess",), "simulate"),
        (("rules", "chess"), "warlocks_duel"),
        (("rules", "warlocks_duel", "WD-99.1"), "WD-0.1"),
    ],
    ids=str,
)
def test_a_mistake_is_answered_with_what_there_is(run: Runner, arguments: tuple[str, ...], listed: str) -> None:
    assert run(*arguments) == 2
    assert listed in run.err


@pytest.mark.parametrize("command", ["", "play", "simulate", "replay", "review", "rules", "picture"])
def test_every_command_has_help(run: Runner, command: str) -> None:
    assert run(*filter(None, [command]), "--help") == 0
    assert "usage: four-grimoires" in run.out
    assert "==SUPPRESS==" not in run.out


def test_the_version_is_told(run: Runner) -> None:
    assert run("--version") == 0
    assert run.out.startswith("Four Grimoires 0.")


def test_a_game_of_two_sides_reports_how_each_player_did_on_each(run: Runner) -> None:
    call = ("simulate", "devils_circle", "--players", "random,random", "--option", "length=quick", "--matches", "6")
    assert run(*call, "--json", "-") == 0
    results = json.loads(run.out)
    assert [[matches for _wins, matches in seats] for seats in results["wins_by_seat"]] == [[3, 3], [3, 3]]
    for wins, seats in zip(results["wins"], results["wins_by_seat"], strict=True):
        assert sum(won for won, _matches in seats) == wins
    assert run(*call) == 0
    assert run.out.count("who guards the Princess") == run.out.count("who leads the demons") == 2


def test_a_simulation_reports_wins_with_intervals_and_speed(run: Runner) -> None:
    assert run("simulate", "gold_rush", *CLEAN) == 0
    assert "12 matches" in run.out
    assert "95%" in run.out
    assert "decisions per second" in run.out
    assert "faults       0" in run.out


def test_the_results_are_written_as_json(run: Runner, tmp_path: Path) -> None:
    path = tmp_path / "results.json"
    assert run("simulate", "gold_rush", *CLEAN, "--players", "greedy,random,random", "--json", str(path)) == 0
    results = json.loads(path.read_text(encoding="utf-8"))
    wanted = {"game", "players", "matches", "wins", "intervals", "length", "decisions"}
    assert wanted | {"decisions_per_second", "capped", "faults"} <= results.keys()
    assert results["players"] == ["greedy", "random", "random"]
    assert sum(results["wins"]) == pytest.approx(12)
    for wins, (low, high) in zip(results["wins"], results["intervals"], strict=True):
        assert low <= wins / 12 <= high
    assert results["decisions"] > 0
    assert results["faults"] == results["capped"] == []


def test_the_results_can_be_printed_for_a_program_to_read(run: Runner) -> None:
    assert run("simulate", "gold_rush", *CLEAN, "--json", "-") == 0
    assert json.loads(run.out)["matches"] == 12


def test_results_that_cannot_be_written_are_printed_and_not_lost(run: Runner, tmp_path: Path) -> None:
    assert run("simulate", "gold_rush", *CLEAN, "--json", str(tmp_path)) == 2
    assert '"matches": 12' in run.out
    assert "could not be written" in run.err


@pytest.mark.one_seed("other processes know nothing of the shift")
def test_the_same_seed_gives_the_same_results_in_one_process_or_two(run: Runner, tmp_path: Path) -> None:
    results = []
    for jobs in ("1", "2"):
        path = tmp_path / f"{jobs}.json"
        call = ("simulate", "warlocks_duel", "--players", "random,random", "--matches", "6", "--jobs", jobs)
        assert run(*call, "--mix-options", "--verify", "--json", str(path)) == 0
        results.append(json.loads(path.read_text(encoding="utf-8")))
    for name in ("wins", "decisions", "length", "faults"):
        assert results[0][name] == results[1][name]


def test_every_player_sits_in_every_seat() -> None:
    plan = simulation.Plan("gold_rush", ("greedy", "random", "random"), 3)
    seats = [
        [seat.player for seat in simulation.new_match(plan, seed, [(s + seed) % 3 for s in range(3)]).seats]
        for seed in range(3)
    ]
    assert [sitting.index("greedy") for sitting in seats] == [0, 2, 1]


def test_a_win_is_credited_to_the_player_and_not_to_the_seat() -> None:
    plan = simulation.Plan("gold_rush", ("greedy", "random"), 40)
    tally = Tally(plan, simulation.play_several(plan, range(40)))
    greedy, random = tally.wins()
    assert greedy + random == 40
    assert greedy > random


def test_mixed_options_are_drawn_by_the_seed(gold_rush: GoldRush) -> None:
    drawn = [simulation.mixed_options(gold_rush, 2, seed) for seed in range(40)]
    assert drawn == [simulation.mixed_options(gold_rush, 2, seed) for seed in range(40)]
    assert {(options["long"], options["purse"]) for options in drawn} == {
        (long, purse) for long in (False, True) for purse in (10, 20)
    }


def options_that_exclude_each_other(game: Game, seats: int) -> list[dict[str, OptionValue]]:
    """Pairs of values that so many seats allow each by itself, and not together."""

    def allowed(options: dict[str, OptionValue]) -> bool:
        with suppress(SetupError):
            return game.new_match([str(seat) for seat in range(seats)], options) is not None
        return False

    single = [{option.id: value} for option in game.options for value, _text in option.choices]
    single = [options for options in single if allowed(options)]
    return [a | b for a, b in combinations(single, 2) if a.keys() != b.keys() and not allowed(a | b)]


def test_mixed_options_go_together_where_two_that_are_allowed_exclude_each_other() -> None:
    game = GAMES["devils_circle"]
    seats = next(n for n in range(game.fewest_seats, game.most_seats + 1) if options_that_exclude_each_other(game, n))
    excluded = options_that_exclude_each_other(game, seats)[0]
    drawn = [simulation.drawn_options(game, seats, Dice(~seed)) for seed in range(400)]
    seed = next(seed for seed, options in enumerate(drawn) if excluded.items() <= options.items())
    with pytest.raises(SetupError):
        game.new_match([str(seat) for seat in range(seats)], drawn[seed])
    mixed = simulation.mixed_options(game, seats, seed)
    game.new_match([str(seat) for seat in range(seats)], mixed)
    assert mixed.keys() == {option.id for option in game.options}


def test_an_impossible_state_is_a_fault_with_its_seed_and_status_1(
    run: Runner, gold_rush: GoldRush, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gold_rush, "problems", lambda state: ["gold from nowhere"][: state.rounds // 3])
    assert run("simulate", "gold_rush", "--matches", "2", "--seed", "40", "--json", "-") == 1
    faults = json.loads(run.out)["faults"]
    assert [fault["seed"] for fault in faults] == [40, 41]
    assert "gold from nowhere" in faults[0]["what"]
    assert "faults       2" in run.err


def test_an_exception_of_the_rules_is_a_fault_and_the_next_match_is_played(
    run: Runner, gold_rush: GoldRush, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(state: object, decision: object) -> list[float]:
        raise ZeroDivisionError("nothing")

    monkeypatch.setattr(gold_rush, "preferences", fail)
    assert run("simulate", "gold_rush", "--matches", "2", "--json", "-") == 1
    faults = json.loads(run.out)["faults"]
    assert len(faults) == 2
    assert "ZeroDivisionError" in faults[0]["traceback"]


def test_a_match_that_does_not_end_is_reported_as_capped(run: Runner) -> None:
    assert run("simulate", "gold_rush", "--matches", "3", "--cap", "5", "--json", "-") == 0
    results = json.loads(run.out)
    assert results["capped"] == [0, 1, 2]
    assert results["wins"] == [0, 0]
    assert results["length"] == {}


def test_an_interruption_reports_what_was_finished(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    class Interrupting:
        def __init__(self, seed: int) -> None: ...

        def answer(self, decision: object, glimpse: object) -> str:
            played.append(1)
            if len(played) > 60:
                raise KeyboardInterrupt
            return "take"

    played: list[int] = []
    monkeypatch.setitem(PLAYERS, "greedy", Interrupting)
    assert run("simulate", "gold_rush", "--players", "greedy,greedy", "--json", "-") == 130
    assert json.loads(run.out)["matches"] == 3


@pytest.mark.parametrize(
    ("wins", "matches", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (500, 1000, 0.4691, 0.5309)],
)
def test_intervals_are_those_of_wilson(wins: int, matches: int, low: float, high: float) -> None:
    assert wilson(wins, matches) == pytest.approx((low, high), abs=0.0001)


def test_a_simulation_of_nothing_knows_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


@pytest.mark.parametrize("matches", [1, 7, 99, 1000, 12345])
@pytest.mark.parametrize("jobs", [2, 8])
def test_batches_have_every_seed_once(matches: int, jobs: int) -> None:
    plan = simulation.Plan("gold_rush", ("greedy", "random"), matches, seed=5)
    seeds = [seed for batch in simulation.batches(plan, jobs) for seed in batch]
    assert seeds == list(range(5, 5 + matches))


def test_a_replay_verifies_a_sound_match(run: Runner) -> None:
    assert run("replay", str(saved_match()), "--verify") == 0
    assert "the same" in run.out


def test_a_match_that_replays_differently_has_status_1(
    run: Runner, gold_rush: GoldRush, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = saved_match()
    original = gold_rush.new_state

    def other_rules(seats: int, options: dict[str, int]) -> object:
        state = original(seats, options)
        state.gold[0] = 1
        return state

    monkeypatch.setattr(gold_rush, "new_state", other_rules)
    assert run("replay", str(path), "--verify") == 1
    assert "DIFFERENT" in run.out


def test_a_replay_tells_how_the_match_stands(run: Runner) -> None:
    assert run("replay", str(saved_match())) == 0
    assert "(not finished: Round 5)" in run.out


def test_a_damaged_save_is_told_in_one_line(run: Runner) -> None:
    path = saved_match()
    path.write_bytes(path.read_bytes().replace(b"take", b"roll", 1))
    assert run("replay", str(path)) == 2
    assert "damaged" in run.err
    assert home().exists()


def test_rules_prints_one_clause_with_its_id(run: Runner) -> None:
    assert run("rules", "warlocks_duel", "wd-0.1") == 0
    assert run.out.startswith("WD-0.1 ")


def test_rules_prints_a_chapter_and_the_whole_book(run: Runner) -> None:
    assert run("rules", "warlocks_duel", "WD-4") == 0
    chapter = run.out
    assert run("rules", "warlocks_duel") == 0
    assert chapter in run.out
    assert max(map(len, chapter.splitlines())) <= 110


def test_rules_are_searched_by_words(run: Runner) -> None:
    assert run("rules", "warlocks_duel", "--search", "Whirlwind") == 0
    assert "WD-0.8" in run.out
    assert run("rules", "warlocks_duel", "--search", "xylophone") == 1
    assert "No clause" in run.out


@pytest.mark.skipif(sys.platform == "win32", reason="its pipes are tried with the program itself")
def test_output_into_a_pipe_is_utf8_whatever_the_system_writes() -> None:
    environment = {
        **os.environ,
        "PYTHONPATH": str(Path(__file__).resolve().parents[2]),
        "LC_ALL": "C",
        "PYTHONUTF8": "0",
        "PYTHONCOERCECLOCALE": "0",
    }
    environment.pop("PYTHONIOENCODING", None)
    program = "from game.cli import write_utf8; write_utf8(); print('\\u017bagiew')"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, env=environment, check=True)
    assert done.stdout.decode("utf-8").strip() == "Żagiew"


def test_a_reader_that_goes_away_is_no_fault() -> None:
    assert cli.reader_has_gone(BrokenPipeError())
    assert not cli.reader_has_gone(PermissionError(errno.EACCES, "no"))
    windows = OSError(errno.EINVAL, "Invalid argument")
    assert cli.reader_has_gone(windows) == (os.name == "nt")


def test_a_game_with_one_number_of_players_is_told_without_a_range(
    run: Runner, gold_rush: GoldRush, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert run("simulate", "gold_rush", "--players", "greedy") != 0
    assert f"is for {gold_rush.fewest_seats} to {gold_rush.most_seats} players, not 1" in run.err
    monkeypatch.setattr(gold_rush, "most_seats", gold_rush.fewest_seats)
    assert run("simulate", "gold_rush", "--players", "greedy") != 0
    assert f"is for {gold_rush.fewest_seats} players, not 1" in run.err
