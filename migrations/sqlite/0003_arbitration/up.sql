-- What an event settles about arbitration, and who settled it. No row: the defaults, chosen by nobody.
CREATE TABLE arbitration (
    tournament_id INTEGER PRIMARY KEY NOT NULL REFERENCES tournaments(id),
    supervision TEXT NOT NULL,
    open_points TEXT NOT NULL,
    period_switch TEXT NOT NULL,
    chosen_by TEXT NOT NULL,
    chosen_at TEXT NOT NULL,
    version INTEGER NOT NULL
) STRICT;

-- Decisions as data (JSON), worded in the reader's language. Older rows keep their sentences.
ALTER TABLE incidents ADD COLUMN detail TEXT;

-- Why a result is what it is. `result_reason` keeps the sentences of older rows.
ALTER TABLE pairings ADD COLUMN result_cause TEXT;
ALTER TABLE pairings ADD COLUMN result_article TEXT;
ALTER TABLE pairings ADD COLUMN result_incident INTEGER REFERENCES incidents(id);
