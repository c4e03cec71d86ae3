"""What Devil's Circle tells in words: what pieces are, the phases, what was counted."""
