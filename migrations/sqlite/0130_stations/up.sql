-- Devices of the staff: tablets and phones that may do one thing in a tournament. Of the code that pairs one, and of the token
-- that it gets then, a hash alone is kept; whoever revokes it takes the row away.
CREATE TABLE stations (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    tournament_id INTEGER NOT NULL REFERENCES tournaments(id),
    name TEXT NOT NULL CHECK (name <> ''),
    duty TEXT NOT NULL,
    first_board INTEGER,
    last_board INTEGER,
    code_hash TEXT UNIQUE,
    code_until TEXT NOT NULL,
    token_hash TEXT UNIQUE,
    device TEXT NOT NULL DEFAULT '',
    made_by TEXT NOT NULL,
    made_at TEXT NOT NULL,
    paired_at TEXT,
    seen_at TEXT,
    expires_at TEXT NOT NULL,
    UNIQUE (tournament_id, name),
    CHECK ((first_board IS NULL) = (last_board IS NULL)),
    CHECK (first_board IS NULL OR (first_board >= 1 AND last_board >= first_board))
) STRICT;

CREATE TRIGGER stations_words_new BEFORE INSERT ON stations BEGIN
    SELECT RAISE(ABORT, 'stations.duty: not a word of this version')
        WHERE NEW.duty NOT IN ('results', 'floor', 'look');
END;
CREATE TRIGGER stations_words_changed BEFORE
    UPDATE OF duty ON stations BEGIN
    SELECT RAISE(ABORT, 'stations.duty: not a word of this version')
        WHERE NEW.duty IS NOT OLD.duty AND NEW.duty NOT IN ('results', 'floor', 'look');
END;
