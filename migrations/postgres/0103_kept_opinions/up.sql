-- Answers of the public check of reports that somebody asked to keep: verdict, counts and codes; no name and no file. The
-- digest tells whoever has the report that it is this one. Whoever holds the secret may remove the answer.
CREATE TABLE kept_opinions (
    id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    code TEXT NOT NULL UNIQUE CHECK (length(code) = 16),
    secret_hash TEXT NOT NULL CHECK (length(secret_hash) = 64),
    verdict TEXT NOT NULL,
    system TEXT NOT NULL,
    players INTEGER NOT NULL CHECK (players >= 0),
    rounds INTEGER NOT NULL CHECK (rounds >= 0),
    boards_differ INTEGER NOT NULL CHECK (boards_differ >= 0),
    ranked_after INTEGER,
    tie_breaks TEXT NOT NULL,
    places_differ INTEGER NOT NULL CHECK (places_differ >= 0),
    sha256 TEXT NOT NULL CHECK (length(sha256) = 64),
    made_at TIMESTAMP NOT NULL
);

CREATE INDEX kept_opinions_made_at ON kept_opinions (made_at);

ALTER TABLE kept_opinions
    ADD CONSTRAINT kept_opinions_verdict_word
        CHECK (verdict IN ('verified', 'differs', 'incomplete')) NOT VALID;
