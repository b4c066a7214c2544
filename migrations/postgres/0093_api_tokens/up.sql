-- Tokens with which programs read more of a tournament than everybody. Of the token itself a hash alone is kept; whoever
-- revokes it takes the row away.
CREATE TABLE api_tokens (
    id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tournament_id INTEGER NOT NULL REFERENCES tournaments(id),
    name TEXT NOT NULL CHECK (name <> ''),
    scope TEXT NOT NULL,
    token_hash TEXT NOT NULL UNIQUE,
    made_by TEXT NOT NULL,
    made_at TIMESTAMP NOT NULL
);

CREATE INDEX api_tokens_tournament_id ON api_tokens (tournament_id);

ALTER TABLE api_tokens
    ADD CONSTRAINT api_tokens_scope_word
        CHECK (scope IN ('results', 'entries')) NOT VALID;
