-- What there is to win, as the chief arbiter typed it (JSON), and what was decided by hand: whom a special prize goes to,
-- who gets none.
CREATE TABLE prize_funds (
    tournament_id INTEGER PRIMARY KEY NOT NULL REFERENCES tournaments(id),
    fund TEXT NOT NULL,
    decisions TEXT NOT NULL,
    version INTEGER NOT NULL DEFAULT 1
);

-- The prizes as they were given, a row a version: what changes afterwards makes another, and this one stays.
CREATE TABLE prize_lists (
    id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tournament_id INTEGER NOT NULL REFERENCES tournaments(id),
    number INTEGER NOT NULL,
    list TEXT NOT NULL,
    closed_by TEXT NOT NULL,
    closed_at TIMESTAMP NOT NULL,
    UNIQUE (tournament_id, number)
);

-- One receipt for each prize of a version. A prize that did not change keeps its number and its signature.
CREATE TABLE prize_receipts (
    id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tournament_id INTEGER NOT NULL REFERENCES tournaments(id),
    list_number INTEGER NOT NULL,
    position INTEGER NOT NULL,
    number INTEGER NOT NULL,
    signed_by TEXT,
    signed_at TIMESTAMP,
    UNIQUE (tournament_id, list_number, position)
);
