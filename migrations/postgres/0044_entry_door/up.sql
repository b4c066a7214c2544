-- How players enter themselves: while `is_open`, until `closes_at` (UTC), `places` (NULL: as many as come). Below
-- `guardian_below` years a guardian confirms. Fees are paid to the account `iban` of `payee`.
CREATE TABLE entry_doors (
    tournament_id INTEGER PRIMARY KEY REFERENCES tournaments(id),
    is_open BOOLEAN NOT NULL,
    closes_at TIMESTAMP,
    places INTEGER,
    guardian_below INTEGER NOT NULL,
    payee TEXT NOT NULL,
    iban TEXT NOT NULL,
    version INTEGER NOT NULL
);

-- What the form says about the data, in the organiser's words, as it was from `written_at` on.
CREATE TABLE entry_notices (
    id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tournament_id INTEGER NOT NULL REFERENCES tournaments(id),
    number INTEGER NOT NULL,
    said TEXT NOT NULL,
    written_at TIMESTAMP NOT NULL,
    UNIQUE (tournament_id, number)
);

-- Requests to take part. `secret_hash` and `guardian_hash` are those of the links with which a request is looked at and
-- a guardian confirms. `club_door` is the club whose secretary sent it; `notice` the version of the notice that was
-- shown; `byes` are rounds, with commas.
CREATE TABLE entry_requests (
    id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tournament_id INTEGER NOT NULL REFERENCES tournaments(id),
    player_id INTEGER REFERENCES players(id),
    club_door INTEGER REFERENCES clubs(id),
    entry_id INTEGER REFERENCES entries(id),
    last_name TEXT NOT NULL,
    first_name TEXT NOT NULL,
    sex TEXT,
    birth_year INTEGER,
    birth_date DATE,
    federation TEXT NOT NULL,
    fide_id TEXT,
    national_id TEXT,
    title TEXT,
    rating INTEGER,
    club_name TEXT NOT NULL,
    state TEXT NOT NULL,
    byes TEXT NOT NULL,
    name_shown TEXT NOT NULL,
    publication TEXT NOT NULL,
    notice INTEGER NOT NULL,
    email TEXT NOT NULL,
    guardian_name TEXT NOT NULL,
    guardian_email TEXT NOT NULL,
    guardian_at TIMESTAMP,
    guardian_how TEXT NOT NULL,
    secret_hash TEXT NOT NULL UNIQUE,
    guardian_hash TEXT NOT NULL UNIQUE,
    reason TEXT NOT NULL,
    sent_at TIMESTAMP NOT NULL,
    state_at TIMESTAMP NOT NULL,
    version INTEGER NOT NULL
);

CREATE INDEX entry_requests_tournament_id ON entry_requests (tournament_id);
CREATE INDEX entry_requests_entry_id ON entry_requests (entry_id);

ALTER TABLE entry_requests
    ADD CONSTRAINT entry_requests_sex_word
        CHECK (sex IN ('m', 'w')) NOT VALID,
    ADD CONSTRAINT entry_requests_title_word
        CHECK (title IN ('GM', 'IM', 'WGM', 'FM', 'WIM', 'CM', 'WFM', 'WCM', 'WH')) NOT VALID,
    ADD CONSTRAINT entry_requests_state_word
        CHECK (state IN ('requested', 'guardian', 'waiting', 'confirmed', 'refused', 'withdrawn')) NOT VALID,
    ADD CONSTRAINT entry_requests_name_shown_word
        CHECK (name_shown IN ('unsaid', 'whole', 'initial')) NOT VALID,
    ADD CONSTRAINT entry_requests_publication_word
        CHECK (publication IN ('hall', 'web', 'federation')) NOT VALID;

-- Requests are counted by where they come from.
ALTER TABLE attempts DROP CONSTRAINT attempts_kind_word;
ALTER TABLE attempts
    ADD CONSTRAINT attempts_kind_word
        CHECK (kind IN ('log-in', 'old-password', 'noted', 'club', 'entry')) NOT VALID;
