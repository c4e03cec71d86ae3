"""What a game tells those who choose: its aims, its advice by kind of question, and what a newcomer should know."""
