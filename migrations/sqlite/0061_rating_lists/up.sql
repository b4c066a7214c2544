-- Rating lists that were taken in. The players of each are in a file of their own beside this one, FILE.list-DATA, which is
-- written once and never changed.
CREATE TABLE rating_lists (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    source TEXT NOT NULL CHECK (length(source) BETWEEN 1 AND 40),
    kind TEXT NOT NULL,
    valid_from TEXT NOT NULL,
    data INTEGER NOT NULL CHECK (data > 0),
    sha256 TEXT NOT NULL CHECK (length(sha256) = 64),
    players INTEGER NOT NULL CHECK (players > 0),
    imported_at TEXT NOT NULL,
    UNIQUE (source, kind, valid_from),
    UNIQUE (data)
) STRICT;

CREATE TRIGGER rating_lists_words_new BEFORE INSERT ON rating_lists BEGIN
    SELECT RAISE(ABORT, 'rating_lists.kind: not a word of this version')
        WHERE NEW.kind NOT IN ('combined', 'standard', 'rapid', 'blitz');
END;
CREATE TRIGGER rating_lists_words_changed BEFORE
    UPDATE OF kind ON rating_lists BEGIN
    SELECT RAISE(ABORT, 'rating_lists.kind: not a word of this version')
        WHERE NEW.kind IS NOT OLD.kind AND NEW.kind NOT IN
            ('combined', 'standard', 'rapid', 'blitz');
END;
