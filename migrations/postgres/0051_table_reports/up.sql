-- The key of a tournament from which the codes of its seats are made: a secret of this machine.
CREATE TABLE seat_keys (
    tournament_id INTEGER PRIMARY KEY NOT NULL REFERENCES tournaments(id),
    secret TEXT NOT NULL DEFAULT replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
);

INSERT INTO seat_keys (tournament_id) SELECT id FROM tournaments;

-- What a player said at the board of how the game ended, with the code of the seat: provisional until an arbiter takes it.
CREATE TABLE seat_reports (
    id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tournament_id INTEGER NOT NULL REFERENCES tournaments(id),
    pairing_id INTEGER NOT NULL REFERENCES pairings(id),
    is_white BOOLEAN NOT NULL,
    result TEXT NOT NULL,
    reported_at TIMESTAMP NOT NULL,
    UNIQUE (pairing_id, is_white)
);

CREATE INDEX seat_reports_tournament_id ON seat_reports (tournament_id);

ALTER TABLE seat_reports
    ADD CONSTRAINT seat_reports_result_word
        CHECK (result IN ('1-0', '1/2-1/2', '0-1')) NOT VALID;

-- That a player asks for an arbiter at the board, for a bye in `round`, or to withdraw; open until an arbiter answers.
CREATE TABLE seat_calls (
    id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tournament_id INTEGER NOT NULL REFERENCES tournaments(id),
    pairing_id INTEGER NOT NULL REFERENCES pairings(id),
    is_white BOOLEAN NOT NULL,
    kind TEXT NOT NULL,
    round INTEGER,
    called_at TIMESTAMP NOT NULL,
    answered_by TEXT,
    answered_at TIMESTAMP
);

CREATE INDEX seat_calls_tournament_id ON seat_calls (tournament_id);

ALTER TABLE seat_calls
    ADD CONSTRAINT seat_calls_kind_word
        CHECK (kind IN ('arbiter', 'bye', 'withdrawal')) NOT VALID;
