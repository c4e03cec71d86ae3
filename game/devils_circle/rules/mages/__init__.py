"""What mages do: deeds, things used, and their prices (DK-6 to DK-8)."""
