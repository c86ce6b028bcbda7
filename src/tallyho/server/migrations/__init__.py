"""How the tables of the database came about, a file for each change."""
