"""What a good player would do: the judgement of computer players."""
