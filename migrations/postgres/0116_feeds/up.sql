-- Where the moves of electronic boards are read. The place may hold a key, so it stands in no deed. `answer` says what came of the
-- last reading; whoever reads holds the source until `held_until` (UTC).
CREATE TABLE feeds (
    id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tournament_id INTEGER NOT NULL REFERENCES tournaments(id),
    kind TEXT NOT NULL,
    place TEXT NOT NULL CHECK (place <> ''),
    state TEXT NOT NULL,
    made_by TEXT NOT NULL,
    made_at TIMESTAMP NOT NULL,
    due_at TIMESTAMP NOT NULL,
    held_until TIMESTAMP,
    fails INTEGER NOT NULL DEFAULT 0 CHECK (fails >= 0),
    read_at TIMESTAMP,
    answer TEXT NOT NULL DEFAULT '',
    boards INTEGER NOT NULL DEFAULT 0 CHECK (boards >= 0),
    moves INTEGER NOT NULL DEFAULT 0 CHECK (moves >= 0),
    taken_back INTEGER NOT NULL DEFAULT 0 CHECK (taken_back >= 0)
);

CREATE INDEX feeds_tournament_id ON feeds (tournament_id);
CREATE INDEX feeds_state ON feeds (state, due_at);

-- What stood in the way at the last reading, board by board.
CREATE TABLE feed_troubles (
    id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    feed_id INTEGER NOT NULL REFERENCES feeds(id),
    trouble TEXT NOT NULL,
    board INTEGER,
    pairing_id INTEGER REFERENCES pairings(id),
    ply INTEGER,
    written TEXT NOT NULL,
    line INTEGER,
    column_number INTEGER,
    noticed_at TIMESTAMP NOT NULL
);

CREATE INDEX feed_troubles_feed_id ON feed_troubles (feed_id);
CREATE INDEX feed_troubles_pairing_id ON feed_troubles (pairing_id);

ALTER TABLE feeds
    ADD CONSTRAINT feeds_kind_word
        CHECK (kind IN ('folder', 'address', 'cloud')) NOT VALID,
    ADD CONSTRAINT feeds_state_word
        CHECK (state IN ('running', 'by-command', 'stopped')) NOT VALID;
ALTER TABLE feed_troubles
    ADD CONSTRAINT feed_troubles_trouble_word
        CHECK (trouble IN
            ('illegal', 'unreadable', 'names', 'no-board', 'twice', 'other-position', 'by-hand', 'decided', 'adjourned',
             'broken')) NOT VALID;
