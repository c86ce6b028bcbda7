"""The web application. Read `app` first, then `tables` (games in memory and in the database), then the `api_` files."""
