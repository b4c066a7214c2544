-- Tokens with which programs read more of a tournament than everybody. Of the token itself a hash alone is kept; whoever
-- revokes it takes the row away.
CREATE TABLE api_tokens (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    tournament_id INTEGER NOT NULL REFERENCES tournaments(id),
    name TEXT NOT NULL CHECK (name <> ''),
    scope TEXT NOT NULL,
    token_hash TEXT NOT NULL UNIQUE,
    made_by TEXT NOT NULL,
    made_at TEXT NOT NULL
) STRICT;

CREATE INDEX api_tokens_tournament_id ON api_tokens (tournament_id);

CREATE TRIGGER api_tokens_words_new BEFORE INSERT ON api_tokens BEGIN
    SELECT RAISE(ABORT, 'api_tokens.scope: not a word of this version')
        WHERE NEW.scope NOT IN ('results', 'entries');
END;
CREATE TRIGGER api_tokens_words_changed BEFORE
    UPDATE OF scope ON api_tokens BEGIN
    SELECT RAISE(ABORT, 'api_tokens.scope: not a word of this version')
        WHERE NEW.scope IS NOT OLD.scope AND NEW.scope NOT IN ('results', 'entries');
END;
