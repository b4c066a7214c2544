-- The arbiter's report of a tournament, as far as it is written by hand: its heading and its parts, as JSON. What the
-- program knows is read when the report is looked at.
CREATE TABLE tournament_reports (
    tournament_id INTEGER PRIMARY KEY NOT NULL REFERENCES tournaments(id),
    report TEXT NOT NULL,
    saved_by TEXT NOT NULL,
    saved_at TEXT NOT NULL,
    version INTEGER NOT NULL DEFAULT 1
) STRICT;
