"""The table as the match screen holds it: pieces that can be clicked, previews, movement, refusals."""
