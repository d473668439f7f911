"""Several processes on one database: who has news, who is where, and the time they share."""
