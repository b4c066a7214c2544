-- Rating lists that were taken in. The players of each are in partitions of their own (list_players_DATA), which are
-- written once and never changed.
CREATE TABLE rating_lists (
    id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    source TEXT NOT NULL CHECK (length(source) BETWEEN 1 AND 40),
    kind TEXT NOT NULL,
    valid_from DATE NOT NULL,
    data INTEGER NOT NULL CHECK (data > 0),
    sha256 TEXT NOT NULL CHECK (length(sha256) = 64),
    players INTEGER NOT NULL CHECK (players > 0),
    imported_at TIMESTAMP NOT NULL,
    UNIQUE (source, kind, valid_from),
    UNIQUE (data)
);

ALTER TABLE rating_lists
    ADD CONSTRAINT rating_lists_kind_word
        CHECK (kind IN ('combined', 'standard', 'rapid', 'blitz')) NOT VALID;

CREATE TABLE list_players (
    list_id INTEGER NOT NULL,
    no INTEGER NOT NULL,
    fide_id BIGINT,
    national_id TEXT,
    name TEXT NOT NULL,
    federation TEXT NOT NULL,
    sex TEXT,
    title TEXT,
    birth_year INTEGER,
    standard INTEGER,
    standard_k INTEGER,
    rapid INTEGER,
    rapid_k INTEGER,
    blitz INTEGER,
    blitz_k INTEGER,
    inactive BOOLEAN NOT NULL
) PARTITION BY LIST (list_id);

-- Each word of a folded name, followed by the others; compared byte by byte, as SQLite does.
CREATE TABLE list_words (
    list_id INTEGER NOT NULL,
    key TEXT COLLATE "C" NOT NULL,
    no INTEGER NOT NULL,
    federation TEXT NOT NULL,
    small BOOLEAN NOT NULL
) PARTITION BY LIST (list_id);

-- The words of all names with the number of their names, an fst; and the federations with few players.
CREATE TABLE list_vocabularies (
    list_id INTEGER NOT NULL,
    words BYTEA NOT NULL,
    small TEXT NOT NULL
) PARTITION BY LIST (list_id);
