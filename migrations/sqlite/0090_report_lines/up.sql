-- The lines of the report with which a tournament came, so that what nobody edited goes out again as it was. Those of a
-- participant name the entry.
CREATE TABLE report_lines (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    tournament_id INTEGER NOT NULL REFERENCES tournaments(id),
    entry_id INTEGER REFERENCES entries(id),
    number INTEGER NOT NULL,
    text TEXT NOT NULL
) STRICT;

CREATE INDEX report_lines_tournament_id ON report_lines (tournament_id);
CREATE INDEX report_lines_entry_id ON report_lines (entry_id);
