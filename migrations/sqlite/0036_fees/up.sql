-- The bands of the entry fee, as they were typed.
CREATE TABLE fee_tables (
    tournament_id INTEGER PRIMARY KEY NOT NULL REFERENCES tournaments(id),
    bands TEXT NOT NULL,
    version INTEGER NOT NULL
) STRICT;

-- What an arbiter said of the fee of an entry, in cents, and why; and of the membership. Without a row the bands count,
-- and what a list said.
CREATE TABLE entry_fees (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    tournament_id INTEGER NOT NULL REFERENCES tournaments(id),
    entry_id INTEGER NOT NULL UNIQUE REFERENCES entries(id),
    due INTEGER CHECK (due BETWEEN 0 AND 999999),
    reason TEXT NOT NULL,
    membership TEXT NOT NULL
) STRICT;

CREATE INDEX entry_fees_tournament_id ON entry_fees (tournament_id);

CREATE TRIGGER entry_fees_words_new BEFORE INSERT ON entry_fees BEGIN
    SELECT RAISE(ABORT, 'entry_fees.membership: not a word of this version')
        WHERE NEW.membership NOT IN ('to-check', 'checked', 'missing');
END;
CREATE TRIGGER entry_fees_words_changed BEFORE
    UPDATE OF membership ON entry_fees BEGIN
    SELECT RAISE(ABORT, 'entry_fees.membership: not a word of this version')
        WHERE NEW.membership IS NOT OLD.membership AND NEW.membership NOT IN ('to-check', 'checked', 'missing');
END;

-- What was paid, in cents: a row a receipt, whose number is one of the event. It stays when it is cancelled, and when the
-- entry is removed.
CREATE TABLE payments (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    tournament_id INTEGER NOT NULL REFERENCES tournaments(id),
    entry_id INTEGER REFERENCES entries(id),
    receipt INTEGER NOT NULL CHECK (receipt >= 1),
    name TEXT NOT NULL,
    cents INTEGER NOT NULL CHECK (cents BETWEEN 0 AND 999999),
    method TEXT NOT NULL,
    taken_by TEXT NOT NULL,
    taken_at TEXT NOT NULL,
    cancelled_by TEXT,
    cancelled_at TEXT,
    reason TEXT NOT NULL,
    UNIQUE (tournament_id, receipt)
) STRICT;

CREATE INDEX payments_entry_id ON payments (entry_id);

CREATE TRIGGER payments_words_new BEFORE INSERT ON payments BEGIN
    SELECT RAISE(ABORT, 'payments.method: not a word of this version')
        WHERE NEW.method NOT IN ('cash', 'card', 'transfer', 'waived');
END;
CREATE TRIGGER payments_words_changed BEFORE
    UPDATE OF method ON payments BEGIN
    SELECT RAISE(ABORT, 'payments.method: not a word of this version')
        WHERE NEW.method IS NOT OLD.method AND NEW.method NOT IN ('cash', 'card', 'transfer', 'waived');
END;
