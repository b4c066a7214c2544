-- What whoever holds the link of a request asks the arbiters to correct, where it would alter a tournament that was paired:
-- `proposed` is the person as typed, as JSON; `taken` says what was decided, NULL while nobody did.
CREATE TABLE entry_corrections (
    request_id INTEGER PRIMARY KEY NOT NULL REFERENCES entry_requests(id),
    tournament_id INTEGER NOT NULL REFERENCES tournaments(id),
    proposed TEXT NOT NULL,
    sent_at TEXT NOT NULL,
    taken INTEGER CHECK (taken IN (0, 1)),
    decided_at TEXT
) STRICT;

CREATE INDEX entry_corrections_tournament_id ON entry_corrections (tournament_id);
