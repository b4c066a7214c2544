-- What the organiser of a tournament tells players: its parts as JSON, and how the organiser is reached.
CREATE TABLE prospectuses (
    tournament_id INTEGER PRIMARY KEY NOT NULL REFERENCES tournaments(id),
    prospectus TEXT NOT NULL,
    email TEXT NOT NULL DEFAULT '',
    phone TEXT NOT NULL DEFAULT '',
    written_by TEXT NOT NULL,
    written_at TEXT NOT NULL,
    version INTEGER NOT NULL DEFAULT 1
) STRICT;
