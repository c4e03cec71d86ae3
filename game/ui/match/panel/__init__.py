"""The side panel: phases, log, chances, the question with its answers, hints."""
