"""What a duel says in words: pieces, phases, statuses, numbers, and what can still be cast."""
