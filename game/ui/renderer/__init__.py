"""Drawing of boards, cards, dice and plates on any surface, without a window."""
