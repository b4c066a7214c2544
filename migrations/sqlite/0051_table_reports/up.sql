-- The key of a tournament from which the codes of its seats are made: a secret of this machine.
CREATE TABLE seat_keys (
    tournament_id INTEGER PRIMARY KEY NOT NULL REFERENCES tournaments(id),
    secret TEXT NOT NULL DEFAULT (lower(hex(randomblob(32))))
) STRICT;

INSERT INTO seat_keys (tournament_id) SELECT id FROM tournaments;

-- What a player said at the board of how the game ended, with the code of the seat: provisional until an arbiter takes it.
CREATE TABLE seat_reports (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    tournament_id INTEGER NOT NULL REFERENCES tournaments(id),
    pairing_id INTEGER NOT NULL REFERENCES pairings(id),
    is_white INTEGER NOT NULL CHECK (is_white IN (0, 1)),
    result TEXT NOT NULL,
    reported_at TEXT NOT NULL,
    UNIQUE (pairing_id, is_white)
) STRICT;

CREATE INDEX seat_reports_tournament_id ON seat_reports (tournament_id);

CREATE TRIGGER seat_reports_words_new BEFORE INSERT ON seat_reports BEGIN
    SELECT RAISE(ABORT, 'seat_reports.result: not a word of this version')
        WHERE NEW.result NOT IN ('1-0', '1/2-1/2', '0-1');
END;
CREATE TRIGGER seat_reports_words_changed BEFORE
    UPDATE OF result ON seat_reports BEGIN
    SELECT RAISE(ABORT, 'seat_reports.result: not a word of this version')
        WHERE NEW.result IS NOT OLD.result AND NEW.result NOT IN ('1-0', '1/2-1/2', '0-1');
END;

-- That a player asks for an arbiter at the board, for a bye in `round`, or to withdraw; open until an arbiter answers.
CREATE TABLE seat_calls (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    tournament_id INTEGER NOT NULL REFERENCES tournaments(id),
    pairing_id INTEGER NOT NULL REFERENCES pairings(id),
    is_white INTEGER NOT NULL CHECK (is_white IN (0, 1)),
    kind TEXT NOT NULL,
    round INTEGER,
    called_at TEXT NOT NULL,
    answered_by TEXT,
    answered_at TEXT
) STRICT;

CREATE INDEX seat_calls_tournament_id ON seat_calls (tournament_id);

CREATE TRIGGER seat_calls_words_new BEFORE INSERT ON seat_calls BEGIN
    SELECT RAISE(ABORT, 'seat_calls.kind: not a word of this version')
        WHERE NEW.kind NOT IN ('arbiter', 'bye', 'withdrawal');
END;
CREATE TRIGGER seat_calls_words_changed BEFORE
    UPDATE OF kind ON seat_calls BEGIN
    SELECT RAISE(ABORT, 'seat_calls.kind: not a word of this version')
        WHERE NEW.kind IS NOT OLD.kind AND NEW.kind NOT IN ('arbiter', 'bye', 'withdrawal');
END;
