"""What may be done, with which chances, and why not; the books and the audit of a match."""
