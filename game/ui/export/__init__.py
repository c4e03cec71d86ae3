"""The export: a match, its log, its pictures and clips as files, drawn and written beside the window."""
