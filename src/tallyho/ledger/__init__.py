"""The rules of the games as rows with ids, and the rulings on them; data only, read by `tallyho.table.rules`."""
