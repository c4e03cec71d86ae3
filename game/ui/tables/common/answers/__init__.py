"""What is known of the answers to a question on any table: where they lie, which pass, which may cost the match."""
