-- Two values for one board: what somebody wanted to write over what somebody else had written meanwhile. Open until
-- `settled` says how it ended: `chosen`, `agreed`, `replaced` by the same person, `withdrawn`. The keys are those of
-- the requests that opened and settled it, so that taking a request back undoes this too.
CREATE TABLE result_conflicts (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    tournament_id INTEGER NOT NULL REFERENCES tournaments(id),
    pairing_id INTEGER NOT NULL REFERENCES pairings(id),
    wanted TEXT,
    wanted_by TEXT NOT NULL,
    wanted_by_user INTEGER REFERENCES users(id),
    wanted_at TEXT NOT NULL,
    stood TEXT,
    stood_by TEXT NOT NULL,
    request_key TEXT,
    settled TEXT,
    settled_by TEXT,
    settled_at TEXT,
    settled_key TEXT
) STRICT;

CREATE INDEX result_conflicts_tournament_id ON result_conflicts (tournament_id);
CREATE INDEX result_conflicts_pairing_id ON result_conflicts (pairing_id);

-- The row of the audit trail that the request left.
ALTER TABLE idempotency ADD COLUMN audit_id INTEGER;
CREATE INDEX idempotency_audit_id ON idempotency (audit_id);
