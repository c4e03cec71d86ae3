"""What a finished match of Demons comes to."""
