"""Where a sensible Character goes: what each way and each visit brings, inside too, and when only the Crown counts."""
