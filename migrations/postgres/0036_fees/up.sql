-- The bands of the entry fee, as they were typed.
CREATE TABLE fee_tables (
    tournament_id INTEGER PRIMARY KEY NOT NULL REFERENCES tournaments(id),
    bands TEXT NOT NULL,
    version INTEGER NOT NULL
);

-- What an arbiter said of the fee of an entry, in cents, and why; and of the membership. Without a row the bands count,
-- and what a list said.
CREATE TABLE entry_fees (
    id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tournament_id INTEGER NOT NULL REFERENCES tournaments(id),
    entry_id INTEGER NOT NULL UNIQUE REFERENCES entries(id),
    due INTEGER CHECK (due BETWEEN 0 AND 999999),
    reason TEXT NOT NULL,
    membership TEXT NOT NULL
);

CREATE INDEX entry_fees_tournament_id ON entry_fees (tournament_id);

ALTER TABLE entry_fees
    ADD CONSTRAINT entry_fees_membership_word
        CHECK (membership IN ('to-check', 'checked', 'missing')) NOT VALID;

-- What was paid, in cents: a row a receipt, whose number is one of the event. It stays when it is cancelled, and when the
-- entry is removed.
CREATE TABLE payments (
    id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tournament_id INTEGER NOT NULL REFERENCES tournaments(id),
    entry_id INTEGER REFERENCES entries(id),
    receipt INTEGER NOT NULL CHECK (receipt >= 1),
    name TEXT NOT NULL,
    cents INTEGER NOT NULL CHECK (cents BETWEEN 0 AND 999999),
    method TEXT NOT NULL,
    taken_by TEXT NOT NULL,
    taken_at TIMESTAMP NOT NULL,
    cancelled_by TEXT,
    cancelled_at TIMESTAMP,
    reason TEXT NOT NULL,
    UNIQUE (tournament_id, receipt)
);

CREATE INDEX payments_entry_id ON payments (entry_id);

ALTER TABLE payments
    ADD CONSTRAINT payments_method_word
        CHECK (method IN ('cash', 'card', 'transfer', 'waived')) NOT VALID;
