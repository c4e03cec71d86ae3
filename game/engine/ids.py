"""Ids of things and answers, read in one way everywhere: a kind, a colon, a name ("card:bear#1", "cast:spark").

They are plain strings, since saves, options and events keep them; a name may hold colons of its own.
"""

from __future__ import annotations


def parted(key: str) -> tuple[str, str]:
    """The kind and the name in an id; without a colon it is all kind.

    >>> parted("exorcise:gorm:2")
    ('exorcise', 'gorm:2')
    >>> parted("pass")
    ('pass', '')
    """
    kind, _, name = key.partition(":")
    return kind, name


def kind_of(key: str) -> str:
    """What sort of thing an id means, or what an answer does.

    >>> kind_of("card:bear#1"), kind_of("pass")
    ('card', 'pass')
    """
    return key.partition(":")[0]


def name_of(key: str) -> str:
    """Which of its kind an id means; nothing if it is all kind.

    >>> name_of("card:bear#1"), name_of("pass")
    ('bear#1', '')
    """
    return key.partition(":")[2]
