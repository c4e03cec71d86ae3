"""What lies in the box, as rows: board, characters, quests, die tables, and the register of all cards."""
