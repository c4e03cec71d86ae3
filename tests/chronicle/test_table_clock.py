"""How long a match was played."""

from __future__ import annotations

from game.chronicle.table_clock import LONGEST_THOUGHT, TableClock
from tests.chronicle.matches import played


def test_time_at_the_table_adds_up_and_absence_does_not() -> None:
    now = [100.0]
    match = played("warlocks_duel", most=1)
    clock = TableClock(lambda: now[0])
    for passed in (0.6, 0.6, 0.6, 10.0):
        now[0] += passed
        clock.tick(match)
    assert match.played == 11
    now[0] += 8 * 3600
    clock.tick(match)
    assert match.played == 11 + LONGEST_THOUGHT + 0
    assert match.fork().played == match.played
