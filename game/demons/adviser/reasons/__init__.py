"""Why a good player would do it, in sentences: what hints say beside their numbers."""
