"""What befalls a Character: Alignment, Toads, quests, throws, being set on a space, what lasts."""
