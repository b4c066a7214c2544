-- Devices of the staff: tablets and phones that may do one thing in a tournament. Of the code that pairs one, and of the token
-- that it gets then, a hash alone is kept; whoever revokes it takes the row away.
CREATE TABLE stations (
    id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tournament_id INTEGER NOT NULL REFERENCES tournaments(id),
    name TEXT NOT NULL CHECK (name <> ''),
    duty TEXT NOT NULL,
    first_board INTEGER,
    last_board INTEGER,
    code_hash TEXT UNIQUE,
    code_until TIMESTAMP NOT NULL,
    token_hash TEXT UNIQUE,
    device TEXT NOT NULL DEFAULT '',
    made_by TEXT NOT NULL,
    made_at TIMESTAMP NOT NULL,
    paired_at TIMESTAMP,
    seen_at TIMESTAMP,
    expires_at TIMESTAMP NOT NULL,
    UNIQUE (tournament_id, name),
    CHECK ((first_board IS NULL) = (last_board IS NULL)),
    CHECK (first_board IS NULL OR (first_board >= 1 AND last_board >= first_board))
);

ALTER TABLE stations
    ADD CONSTRAINT stations_duty_word
        CHECK (duty IN ('results', 'floor', 'look')) NOT VALID;
