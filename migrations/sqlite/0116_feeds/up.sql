-- Where the moves of electronic boards are read. The place may hold a key, so it stands in no deed. `answer` says what came of the
-- last reading; whoever reads holds the source until `held_until` (UTC).
CREATE TABLE feeds (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    tournament_id INTEGER NOT NULL REFERENCES tournaments(id),
    kind TEXT NOT NULL,
    place TEXT NOT NULL CHECK (place <> ''),
    state TEXT NOT NULL,
    made_by TEXT NOT NULL,
    made_at TEXT NOT NULL,
    due_at TEXT NOT NULL,
    held_until TEXT,
    fails INTEGER NOT NULL DEFAULT 0 CHECK (fails >= 0),
    read_at TEXT,
    answer TEXT NOT NULL DEFAULT '',
    boards INTEGER NOT NULL DEFAULT 0 CHECK (boards >= 0),
    moves INTEGER NOT NULL DEFAULT 0 CHECK (moves >= 0),
    taken_back INTEGER NOT NULL DEFAULT 0 CHECK (taken_back >= 0)
) STRICT;

CREATE INDEX feeds_tournament_id ON feeds (tournament_id);
CREATE INDEX feeds_state ON feeds (state, due_at);

-- What stood in the way at the last reading, board by board.
CREATE TABLE feed_troubles (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    feed_id INTEGER NOT NULL REFERENCES feeds(id),
    trouble TEXT NOT NULL,
    board INTEGER,
    pairing_id INTEGER REFERENCES pairings(id),
    ply INTEGER,
    written TEXT NOT NULL,
    line INTEGER,
    column_number INTEGER,
    noticed_at TEXT NOT NULL
) STRICT;

CREATE INDEX feed_troubles_feed_id ON feed_troubles (feed_id);
CREATE INDEX feed_troubles_pairing_id ON feed_troubles (pairing_id);

CREATE TRIGGER feeds_words_new BEFORE INSERT ON feeds BEGIN
    SELECT RAISE(ABORT, 'feeds.kind: not a word of this version')
        WHERE NEW.kind NOT IN ('folder', 'address', 'cloud');
    SELECT RAISE(ABORT, 'feeds.state: not a word of this version')
        WHERE NEW.state NOT IN ('running', 'by-command', 'stopped');
END;
CREATE TRIGGER feeds_words_changed BEFORE
    UPDATE OF kind, state ON feeds BEGIN
    SELECT RAISE(ABORT, 'feeds.kind: not a word of this version')
        WHERE NEW.kind IS NOT OLD.kind AND NEW.kind NOT IN ('folder', 'address', 'cloud');
    SELECT RAISE(ABORT, 'feeds.state: not a word of this version')
        WHERE NEW.state IS NOT OLD.state AND NEW.state NOT IN ('running', 'by-command', 'stopped');
END;
CREATE TRIGGER feed_troubles_words_new BEFORE INSERT ON feed_troubles BEGIN
    SELECT RAISE(ABORT, 'feed_troubles.trouble: not a word of this version')
        WHERE NEW.trouble NOT IN
            ('illegal', 'unreadable', 'names', 'no-board', 'twice', 'other-position', 'by-hand', 'decided', 'adjourned',
             'broken');
END;
CREATE TRIGGER feed_troubles_words_changed BEFORE
    UPDATE OF trouble ON feed_troubles BEGIN
    SELECT RAISE(ABORT, 'feed_troubles.trouble: not a word of this version')
        WHERE NEW.trouble IS NOT OLD.trouble AND NEW.trouble NOT IN
            ('illegal', 'unreadable', 'names', 'no-board', 'twice', 'other-position', 'by-hand', 'decided', 'adjourned',
             'broken');
END;
